"""The material as it lies in the box: cards, boards, tiles and projects, with all that a rule asks of them."""

import re
from collections.abc import Mapping
from dataclasses import dataclass

from ziggurat.games.wonders.effects import Effect
from ziggurat.games.wonders.vocabulary import NOTHING, NUMBER, UNITS, read_units, say_number, say_units


@dataclass(frozen=True)
class Cost:
    """Coins to the bank, and resources unit by unit."""

    coins: int
    resources: tuple[str, ...]

    def __str__(self) -> str:
        coins = [say_number(self.coins, "coin")] if self.coins else []
        units = [say_units(self.resources)] if self.resources else []
        return " ".join(coins + units) or NOTHING


def read_cost(text: str) -> Cost:
    """A cost as it is written; a `ValueError` says what is wrong with it."""
    match = re.fullmatch(rf"(?:{NOTHING}|(?:({NUMBER}) coins?)? ?({UNITS})?)", text)
    if not match:
        raise ValueError(f"{text!r} is no cost")
    cost = Cost(int(match[1] or 0), read_units(match[2] or ""))
    if str(cost) != text:
        raise ValueError(f"{text!r} is written {str(cost)!r}")
    return cost


@dataclass(frozen=True)
class Card:
    """A kind of card."""

    id: str
    name: str  # a city never has two of the same name
    age: int
    colour: str
    cost: Cost
    chain_from: tuple[str, ...]  # ids; any one of them makes this card free
    chain_to: tuple[str, ...]  # ids of the cards that this one makes free
    gives: tuple[Effect, ...]
    is_trade: bool
    is_drawn: bool  # a single copy, in when drawn from all of its colour
    copies: tuple[int, ...]  # marks, ascending; none on cards that are drawn

    def copies_in(self, players: int) -> int:
        """How many copies are in with this number of players, drawn cards apart."""
        return sum(mark <= players for mark in self.copies)


@dataclass(frozen=True)
class Stage:
    """A stage of a wonder."""

    cost: Cost
    gives: tuple[Effect, ...]


@dataclass(frozen=True)
class Side:
    """A side of a board."""

    start: tuple[Effect, ...]
    stages: tuple[Stage, ...]  # from left to right


@dataclass(frozen=True)
class Board:
    """A wonder board with its two sides."""

    id: str
    a: Side
    b: Side

    @property
    def sides(self) -> tuple[Side, Side]:
        """Both sides, A first."""
        return self.a, self.b


@dataclass(frozen=True)
class Tile:
    """A tile of the Tower of Babel."""

    id: str
    number: int
    kind: str  # boon, burden or mixed
    gives: tuple[Effect, ...]  # to everybody


@dataclass(frozen=True)
class Tower:
    """The board of the Tower of Babel."""

    points: tuple[int, ...]  # by tiles built
    spaces: Mapping[int, int]  # by players
    closed_for_two: int


@dataclass(frozen=True)
class Project:
    """A Great Project."""

    id: str
    age: int
    colour: str
    cost: Cost  # of joining
    failed: tuple[Effect, ...]
    done: tuple[Effect, ...]  # for each participation token


@dataclass(frozen=True)
class Joining:
    """What holds for all Great Projects."""

    tokens: Mapping[int, int]  # by players
    unpaid: tuple[int, ...]  # points by Age


@dataclass(frozen=True)
class Material:
    """Everything in the box, in the order in which it is shuffled."""

    cards: tuple[Card, ...]
    boards: tuple[Board, ...]
    tower: Tower
    tiles: tuple[Tile, ...]  # by number
    joining: Joining
    projects: tuple[Project, ...]
