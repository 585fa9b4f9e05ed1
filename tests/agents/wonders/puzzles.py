"""Puzzles of 7 Wonders: position lines with the set of right answers, and the proof that they are right.

An answer is right when it wins whatever the others do, in every world that agrees with the line: proved by trying all
of it. Any other answer fails somewhere.
"""

import itertools
import re
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
    denies: str = ""  # the card that must not come to the neighbour to whom the hand is passed

    def game(self, world: int = 0) -> Wonders:
        """The position, in one of the worlds that agree with it."""
        return Wonders.from_position(self.position, seed=world)


def puzzles() -> list[Puzzle]:
    """All puzzles of the file."""
    found = tomllib.loads((Path(__file__).parent / "puzzles.toml").read_text(encoding="utf-8"))
    return [
        Puzzle(name, each["seat"], frozenset(each["right"]), each["why"], each["position"], each.get("denies", ""))
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


def spoiled(puzzle: Puzzle) -> set[str]:
    """Wrong answers that would win if nobody else could build the card that is to be denied."""
    game = puzzle.game()
    wrong = [action for action in game.legal_for(puzzle.seat) if str(action) not in puzzle.right]
    return {str(action) for action in wrong if wins(game.state, puzzle.seat, action.number, puzzle.denies)}


def own_points(puzzle: Puzzle, answer: str) -> int:
    """The own points after an answer while all others sell a card."""
    game = puzzle.game()
    for seat in game.to_act:
        game.play(answer if seat == puzzle.seat else f"sell:{(game.hand(seat) or ())[0]}", seat)
    return game.points(puzzle.seat)


def wins(games: Games, seat: int, action: int, barred: str = "") -> bool:
    """Whether an action wins whatever the others choose but building a barred card, if the seat goes on well."""
    others = [other for other in seats_to_act(games) if other != seat]
    return all(
        is_won(after(games, [*choices, (seat, action)]), seat, barred) for choices in together(games, others, barred)
    )


def is_won(games: Games, seat: int, barred: str = "") -> bool:
    """Whether a seat has won, or can win whatever the others do but building a barred card."""
    to_act = seats_to_act(games)
    if not to_act:
        scores = [entries.score_at(games, 0, other) for other in range(int(games[0]["players"]))]
        return scores.count(max(scores)) == 1 and scores[seat] == max(scores)
    if seat in to_act:
        return any(wins(games, seat, action, barred) for action in legal(games, seat))
    return all(is_won(after(games, choices), seat, barred) for choices in together(games, to_act, barred))


def together(games: Games, seats: list[int], barred: str) -> Iterable[tuple[tuple[int, int], ...]]:
    """All that some seats can choose at the same time but building a barred card."""
    return itertools.product(
        *([(seat, number) for number in legal(games, seat) if not builds(number, barred)] for seat in seats)
    )


def builds(number: int, card: str) -> bool:
    """Whether an action builds a card in some way; none builds no card."""
    text = Wonders.rulebook.action_text(number) if card else ""
    return bool(card and re.match(rf"(build|chain|olympia|token):{card}\b", text))


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
