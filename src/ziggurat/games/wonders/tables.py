"""The material as it lies in the box, read from the four files beside this one, and checked."""

import re
import tomllib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Literal, NoReturn, TypeVar

import msgspec

from ziggurat.games.wonders.effects import Effect, Penalty, read_effect
from ziggurat.games.wonders.vocabulary import (
    AGES,
    COLOURS,
    NOTHING,
    NUMBER,
    TILE_KINDS,
    UNITS,
    read_units,
    say_number,
    say_units,
)
from ziggurat.kernel.errors import ZigguratError

FOLDER = Path(__file__).parent
MARKS = range(3, 8)  # on copies: from how many players on they are in
DRAWN = "drawn"
ID = "[a-z][a-z0-9_]*"

T = TypeVar("T")


class MaterialError(ZigguratError):
    """A file of cards, boards, tiles or projects that cannot be read."""

    def __init__(self, file: Path, line: int, what: str) -> None:
        self.file = file
        self.line = line
        super().__init__(f"{file}, line {line}: {what}. The README beside it describes every word.")


@dataclass(frozen=True)
class Cost:
    """Coins to the bank, and resources unit by unit."""

    coins: int
    resources: tuple[str, ...]

    def __str__(self) -> str:
        coins = [say_number(self.coins, "coin")] if self.coins else []
        units = [say_units(self.resources)] if self.resources else []
        return " ".join(coins + units) or NOTHING


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


class _Card(msgspec.Struct, forbid_unknown_fields=True):
    age: int
    colour: str
    cost: str
    gives: list[str]
    copies: list[int] | Literal["drawn"]
    name: str = ""
    chain_from: list[str] = []
    trade: bool = False


class _Stage(msgspec.Struct, forbid_unknown_fields=True):
    cost: str
    gives: list[str]


class _Side(msgspec.Struct, forbid_unknown_fields=True):
    start: list[str]
    stages: list[_Stage]


class _Board(msgspec.Struct, forbid_unknown_fields=True):
    A: Any
    B: Any


class _Tile(msgspec.Struct, forbid_unknown_fields=True):
    number: int
    kind: str
    gives: list[str]


class _TowerSide(msgspec.Struct, forbid_unknown_fields=True):
    players: list[int]
    spaces: int


class _Tower(msgspec.Struct, forbid_unknown_fields=True):
    points: list[int]
    closed_for_two: int
    sides: list[_TowerSide]


class _Project(msgspec.Struct, forbid_unknown_fields=True):
    age: int
    colour: str
    cost: str
    failed: list[str]
    done: list[str]


class _Joining(msgspec.Struct, forbid_unknown_fields=True):
    tokens: dict[str, int]
    unpaid: list[int]


class _File:
    """A file while it is read: what stands in it, and on which line."""

    def __init__(self, file: Path, tables: set[str]) -> None:
        self.file = file
        self._lines = file.read_text(encoding="utf-8").splitlines()
        self.content = self._parse()
        for name in self.content.keys() ^ tables:
            self.refuse("", name, f"expected the tables {', '.join(sorted(tables))}, no more and no fewer")
        for name, table in self.content.items():
            if not isinstance(table, dict):
                self.refuse("", name, f"{name} is no table")

    def _parse(self) -> dict[str, Any]:
        try:
            return tomllib.loads("\n".join(self._lines))
        except tomllib.TOMLDecodeError as error:
            line = re.search(r"line (\d+)", str(error))
            raise MaterialError(self.file, int(line[1]) if line else len(self._lines), str(error)) from error

    def entry(self, section: str, kind: type[T]) -> T:
        """The entry under a header, in the form that it has to have."""
        found: Any = self.content
        for name in section.split("."):
            found = found[name]
        try:
            return msgspec.convert(found, kind)
        except msgspec.ValidationError as error:
            raise MaterialError(self.file, self._line(section, *_place(str(error))), str(error)) from error

    def entries(self, table: str, kind: type[T]) -> list[tuple[str, T]]:
        """All entries of a table, by id and in the order of the file."""
        return [(name, self.entry(f"{table}.{name}", kind)) for name in self._ids(table)]

    def _ids(self, table: str) -> list[str]:
        for name in self.content[table]:
            if not re.fullmatch(ID, name):
                self.refuse("", name, f"{name!r} is no id; give small letters, digits and _")
        return list(self.content[table])

    def refuse(self, section: str, word: str, what: str) -> NoReturn:
        """Say what is wrong with an entry, with the line on which the word stands."""
        raise MaterialError(self.file, self._line(section, word), what)

    def _line(self, section: str, word: str, place: int = 0) -> int:
        """The line of a word in a section, the first or a later one; where there is none, the section's first line."""
        start, end = self._extent(section)
        sought = re.compile(rf"(?<!\w){re.escape(word)}(?!\w)")
        found = [number for number in range(start, end) if sought.search(self._lines[number].partition("#")[0])]
        return (found[place] if place < len(found) else found[0] if found else start) + 1

    def _extent(self, section: str) -> tuple[int, int]:
        """Where a section begins and where the next one does; the whole file where it has no header."""
        heads = {number: line.strip("[] ") for number, line in enumerate(self._lines) if line.startswith("[")}
        own = [number for number, head in heads.items() if f"{head}.".startswith(f"{section}.")]
        if not own:
            return 0, len(self._lines)
        return own[0], min([number for number in heads if number > own[-1]], default=len(self._lines))

    def read(self, section: str, word: str, reader: Callable[[str], T]) -> T:
        """What a text means; one that means nothing is refused."""
        try:
            return reader(word)
        except ValueError as error:
            self.refuse(section, word, str(error))

    def gives(self, section: str, phrases: Iterable[str]) -> tuple[Effect, ...]:
        """Effects that are no penalties."""
        return tuple(self._effect(section, phrase, is_penalty=False) for phrase in phrases)

    def penalties(self, section: str, phrases: Iterable[str]) -> tuple[Effect, ...]:
        """Effects that are penalties."""
        return tuple(self._effect(section, phrase, is_penalty=True) for phrase in phrases)

    def _effect(self, section: str, phrase: str, *, is_penalty: bool) -> Effect:
        effect = self.read(section, phrase, read_effect)
        if isinstance(effect, Penalty) != is_penalty:
            self.refuse(section, phrase, f"{phrase!r} is {'no' if is_penalty else 'a'} penalty")
        return effect

    def check(self, section: str, field: str, given: object, known: Iterable[object]) -> None:
        """Refuse what is none of the known words or numbers."""
        known = list(known)
        if given not in known:
            self.refuse(section, field, f"{given!r} is no {field}; give {', '.join(str(word) for word in known)}")


def _place(message: str) -> tuple[str, int]:
    """The field of which a message speaks, and in which of a list: `… - at `$.stages[2].cost``."""
    path = re.findall(r"\.(\w+)(?:\[(\d+)\])?", message.partition("`$")[2])
    unknown = re.search(r"unknown field `(.+?)`", message)
    word = unknown[1] if unknown else path[-1][0] if path else ""
    return word, int(path[0][1] or 0) if len(path) > 1 else 0


def read_cost(text: str) -> Cost:
    """A cost as it is written; a `ValueError` says what is wrong with it."""
    match = re.fullmatch(rf"(?:{NOTHING}|(?:({NUMBER}) coins?)? ?({UNITS})?)", text)
    if not match:
        raise ValueError(f"{text!r} is no cost")
    cost = Cost(int(match[1] or 0), read_units(match[2] or ""))
    if str(cost) != text:
        raise ValueError(f"{text!r} is written {str(cost)!r}")
    return cost


def read_cards(file: Path) -> tuple[Card, ...]:
    """All kinds of cards, with their chains both ways."""
    reading = _File(file, {"cards"})
    entries = reading.entries("cards", _Card)
    ages = {name: entry.age for name, entry in entries}
    for name, entry in entries:
        _check_card(reading, name, entry, ages)
    return tuple(_card(reading, name, entry, entries) for name, entry in entries)


def _check_card(reading: _File, name: str, entry: _Card, ages: dict[str, int]) -> None:
    section = f"cards.{name}"
    reading.check(section, "age", entry.age, AGES)
    reading.check(section, "colour", entry.colour, COLOURS)
    for other in entry.chain_from:
        if ages.get(other) != entry.age - 1:
            reading.refuse(section, other, f"{other!r} is no card of the Age before")
    if entry.name and not re.fullmatch(ID, entry.name):
        reading.refuse(section, "name", f"{entry.name!r} is no name; give small letters, digits and _")
    if entry.copies != DRAWN:
        _check_marks(reading, section, list(entry.copies))


def _check_marks(reading: _File, section: str, marks: list[Any]) -> None:
    if not marks or marks != sorted(set(marks)):
        reading.refuse(section, "copies", "the marks of copies ascend, and there is at least one")
    for mark in marks:
        reading.check(section, "copies", mark, MARKS)


def _card(reading: _File, name: str, entry: _Card, entries: list[tuple[str, _Card]]) -> Card:
    section = f"cards.{name}"
    return Card(
        id=name,
        name=entry.name or name,
        age=entry.age,
        colour=entry.colour,
        cost=reading.read(section, entry.cost, read_cost),
        chain_from=tuple(entry.chain_from),
        chain_to=tuple(other for other, later in entries if name in later.chain_from),
        gives=reading.gives(section, entry.gives),
        is_trade=entry.trade,
        is_drawn=entry.copies == DRAWN,
        copies=() if entry.copies == DRAWN else tuple(int(mark) for mark in entry.copies),
    )


def read_boards(file: Path) -> tuple[Board, ...]:
    """All boards."""
    reading = _File(file, {"boards"})
    names = [name for name, _ in reading.entries("boards", _Board)]
    return tuple(Board(name, _side(reading, f"boards.{name}.A"), _side(reading, f"boards.{name}.B")) for name in names)


def _side(reading: _File, section: str) -> Side:
    entry = reading.entry(section, _Side)
    stages = [
        Stage(reading.read(section, stage.cost, read_cost), reading.gives(section, stage.gives))
        for stage in entry.stages
    ]
    return Side(reading.gives(section, entry.start), tuple(stages))


def read_tower(file: Path) -> tuple[Tower, tuple[Tile, ...]]:
    """The board of the tower, and its tiles."""
    reading = _File(file, {"tower", "tiles"})
    entry = reading.entry("tower", _Tower)
    spaces = {players: side.spaces for side in entry.sides for players in side.players}
    tiles = tuple(_tile(reading, name, tile) for name, tile in reading.entries("tiles", _Tile))
    for place, tile in enumerate(tiles, start=1):
        if tile.number != place:
            reading.refuse(f"tiles.{tile.id}", "number", f"the tile in place {place} has the number {tile.number}")
    return Tower(tuple(entry.points), spaces, entry.closed_for_two), tiles


def _tile(reading: _File, name: str, entry: _Tile) -> Tile:
    section = f"tiles.{name}"
    reading.check(section, "kind", entry.kind, TILE_KINDS)
    return Tile(name, entry.number, entry.kind, reading.gives(section, entry.gives))


def read_projects(file: Path) -> tuple[Joining, tuple[Project, ...]]:
    """What holds for all projects, and the projects."""
    reading = _File(file, {"joining", "projects"})
    entry = reading.entry("joining", _Joining)
    tokens = {reading.read("joining", players, int): number for players, number in entry.tokens.items()}
    projects = [_project(reading, name, project) for name, project in reading.entries("projects", _Project)]
    return Joining(tokens, tuple(entry.unpaid)), tuple(projects)


def _project(reading: _File, name: str, entry: _Project) -> Project:
    section = f"projects.{name}"
    reading.check(section, "age", entry.age, AGES)
    reading.check(section, "colour", entry.colour, COLOURS)
    cost = reading.read(section, entry.cost, read_cost)
    failed, done = reading.penalties(section, entry.failed), reading.gives(section, entry.done)
    return Project(name, entry.age, entry.colour, cost, failed, done)


@cache
def material() -> Material:
    """The material of the game; whatever is wrong with its files raises `MaterialError`."""
    tower, tiles = read_tower(FOLDER / "tiles.toml")
    joining, projects = read_projects(FOLDER / "projects.toml")
    cards, boards = read_cards(FOLDER / "cards.toml"), read_boards(FOLDER / "boards.toml")
    return Material(cards, boards, tower, tiles, joining, projects)
