"""Puzzles of 7 Wonders: position lines with the set of right answers, and the proof that they are right.

An answer is right when it wins whatever the others do, in every world that agrees with the line: proved by trying all
of it. Any other answer fails somewhere.
"""

import itertools
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from ziggurat import Wonders
from ziggurat.kernel import entries, records
from ziggurat.kernel.records import Games

WORLDS = 2


@dataclass(frozen=True)
class Puzzle:
    """A position as a seat sees it, and what it should do."""

    name: str
    seat: int
    right: frozenset[str]
    why: str
    position: str

    def game(self, world: int = 0) -> Wonders:
        """The position, in one of the worlds that agree with it."""
        return Wonders.from_position(self.position, seed=world)


def puzzles() -> list[Puzzle]:
    """All puzzles of the file."""
    found = tomllib.loads((Path(__file__).parent / "puzzles.toml").read_text(encoding="utf-8"))
    return [
        Puzzle(name, each["seat"], frozenset(each["right"]), each["why"], each["position"])
        for name, each in found.items()
    ]


def winning(puzzle: Puzzle) -> set[str]:
    """All actions that win whatever the others do, in some worlds that agree with the line."""
    games = [puzzle.game(world) for world in range(WORLDS)]
    return {
        str(action)
        for action in games[0].legal_for(puzzle.seat)
        if all(wins(game.state, puzzle.seat, action.number) for game in games)
    }


def wins(games: Games, seat: int, action: int) -> bool:
    """Whether an action wins whatever is chosen at the same time, if the seat goes on well."""
    others = [other for other in seats_to_act(games) if other != seat]
    return all(
        is_won(after(games, [*zip(others, choices, strict=True), (seat, action)]), seat)
        for choices in itertools.product(*(legal(games, other) for other in others))
    )


def is_won(games: Games, seat: int) -> bool:
    """Whether a seat has won, or can win whatever the others do."""
    to_act = seats_to_act(games)
    if not to_act:
        scores = [entries.score_at(games, 0, other) for other in range(int(games[0]["players"]))]
        return scores.count(max(scores)) == 1 and scores[seat] == max(scores)
    if seat in to_act:
        return any(wins(games, seat, action) for action in legal(games, seat))
    return all(
        is_won(after(games, zip(to_act, choices, strict=True)), seat)
        for choices in itertools.product(*(legal(games, other) for other in to_act))
    )


def after(games: Games, choices: Iterable[tuple[int, int]]) -> Games:
    """A copy in which these choices have been made."""
    copy = records.clone(games)
    for seat, action in choices:
        entries.play_at(copy, 0, seat, action)
    return copy


def seats_to_act(games: Games) -> list[int]:
    """The seats that have something to decide."""
    mask = entries.to_act_at(games, 0)
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


def legal(games: Games, seat: int) -> list[int]:
    """What a seat can do."""
    actions = np.empty(2000, dtype=np.int16)
    numbers: list[int] = actions[: entries.legal_at(games, 0, seat, actions)].tolist()
    return numbers
