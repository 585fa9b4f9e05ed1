"""All that can be done in a turn of Babel, looked through to the last position, without any agent's help."""

import itertools
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import numpy as np

from ziggurat import Babel
from ziggurat.kernel import entries, records
from ziggurat.kernel.game import View
from ziggurat.kernel.records import Games

END = 0
MOST = 20_000  # positions of a turn
KEY = np.arange(1, 9, dtype=np.uint32)  # of some world, where any will do
Position = bytes


class TooMany(Exception):
    """The turn has more positions than whoever asked wants to look at."""


@dataclass
class Turn:
    """Every position that a seat can reach before its turn ends, with what can be done there."""

    seat: int
    start: Position
    steps: dict[Position, dict[int, Position]]

    def leading_to(self, is_goal: Callable[[Position], bool]) -> set[int]:
        """The first actions after which the goal can still be reached."""
        before: dict[Position, list[Position]] = {}
        for position, steps in self.steps.items():
            for after in steps.values():
                before.setdefault(after, []).append(position)
        good = {position for position in {*self.steps, *before} if is_goal(position)}
        waiting = list(good)
        while waiting:
            for position in before.get(waiting.pop(), []):
                if position not in good:
                    good.add(position)
                    waiting.append(position)
        return {action for action, after in self.steps[self.start].items() if after in good}


def without_undo(games: Games) -> Position:
    """The bytes of a position, however it was reached."""
    games[0]["undoable"], games[0]["undo_seat"] = 1, 0
    return records.to_bytes(games)


def explore(view: View, most: int = MOST, *, cards: bool = True, past_halving: bool = False) -> Turn:
    """Look through a turn; without `cards`, through what needs no card from the hand. Halving ends it, or does not."""
    found = dict(look_through(view, most, cards, past_halving))
    return Turn(view.seat, next(iter(found)), found)


def look_through(
    view: View, most: int, cards: bool, past_halving: bool
) -> Iterator[tuple[Position, dict[int, Position]]]:
    """The positions of a turn one after another, the first one first, with what can be done there."""
    start = without_undo(records.clone(view.state))
    seen, waiting = {start}, [start]
    while waiting:
        position = waiting.pop()
        found = dict(steps(position, view, cards, past_halving))
        yield position, found
        new = [after for after in dict.fromkeys(found.values()) if after not in seen]
        seen.update(new)
        waiting += new
        if len(seen) > most:
            raise TooMany


def steps(position: Position, view: View, cards: bool, past_halving: bool) -> Iterator[tuple[int, Position]]:
    """What can be done in a position, other than ending the turn, and where it leads."""
    for number in legal(records.from_bytes(view.rulebook.state, position), view.seat):
        if number != END and (cards or number > 10):
            after = records.from_bytes(view.rulebook.state, position)
            entries.play_at(after, 0, view.seat, number)
            if past_halving and after[0]["owed"]:
                give_up(after, view.seat)
            yield number, without_undo(after)


def legal(games: Games, seat: int) -> list[int]:
    """What a seat can do."""
    actions = np.empty(Babel.rulebook.actions, dtype=np.int16)
    numbers: list[int] = actions[: entries.legal_at(games, 0, seat, actions)].tolist()
    return numbers


def give_up(games: Games, seat: int) -> None:
    """B37 The halved opponent of a seat discards what comes first in some world: it changes nothing on the table."""
    entries.redeal_at(games, 0, seat, KEY)
    while games[0]["owed"]:
        entries.play_at(games, 0, 1 - seat, legal(games, 1 - seat)[0])
    entries.blank_at(games, 0, seat)


def value(position: Position, seat: int) -> int:
    """B40 The value of a seat's temples."""
    return int(records.from_bytes(Babel.rulebook.state, position)[0]["height"][seat].sum())


def is_won(position: Position, seat: int) -> bool:
    """Whether a seat has won."""
    game = records.from_bytes(Babel.rulebook.state, position)[0]
    return bool(game["ending"] != 0 and game["winner"] == seat)


def has_threat(position: Position, seat: int) -> bool:
    """Whether the other seat, once this one ends its turn, can win without playing a card, by some draw at least."""
    games = records.from_bytes(Babel.rulebook.state, position)
    if games[0]["ending"] != 0:
        return not is_won(position, seat)
    entries.redeal_at(games, 0, seat, KEY)
    return any(ends_badly(world, seat) for world in draws(games))


def draws(games: Games) -> Iterator[Games]:
    """B12, B32 A world for each two temple cards that can be drawn next; razed ones lie on top and are known."""
    hidden = int(games[0]["yard_size"] - games[0]["razed"])
    levels = sorted(games[0]["yard"][:hidden].tolist())
    count = min(max(0, 2 - int(games[0]["razed"])), hidden)
    for drawn in sorted(set(itertools.combinations(levels, count))):
        world = records.clone(games)
        world[0]["yard"][:hidden] = [*(Counter(levels) - Counter(drawn)).elements(), *drawn]
        yield world


def ends_badly(games: Games, seat: int) -> bool:
    """Whether a seat that ends its turn loses thereby, or lets the other one win without playing a card."""
    entries.play_at(games, 0, seat, END)
    if games[0]["ending"] != 0:
        return not is_won(records.to_bytes(games), seat)
    entries.blank_at(games, 0, 1 - seat)
    found = look_through(Babel.view_class(games, 1 - seat), MOST, cards=False, past_halving=True)
    return any(is_won(after, 1 - seat) for _, steps in found for after in steps.values())
