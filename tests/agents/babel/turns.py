"""All that can be done in a turn of Babel, looked through to the last position, without any agent's help."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import numpy as np

from ziggurat import Babel
from ziggurat.kernel import entries, records
from ziggurat.kernel.game import View
from ziggurat.kernel.records import Games

END = 0
Position = bytes


class TooMany(Exception):
    """The turn has more positions than whoever asked wants to look at."""


@dataclass
class Turn:
    """Every position that a seat can reach before its turn ends, with what can be done there."""

    seat: int
    start: Position
    steps: dict[Position, dict[int, Position]] = field(default_factory=dict)

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


def explore(view: View, most: int = 20_000, *, cards: bool = True) -> Turn:
    """Look through a turn; without `cards`, through what needs no card from the hand. A halved hand ends it."""
    turn = Turn(view.seat, without_undo(records.clone(view.state)))
    actions = np.zeros(view.rulebook.actions, dtype=np.int16)
    waiting = [turn.start]
    while waiting:
        position = waiting.pop()
        if position in turn.steps:
            continue
        turn.steps[position] = dict(steps(position, view, actions, cards))
        waiting += turn.steps[position].values()
        if len(turn.steps) > most:
            raise TooMany
    return turn


def steps(position: Position, view: View, actions: np.ndarray, cards: bool) -> Iterator[tuple[int, Position]]:
    """What can be done in a position, other than ending the turn, and where it leads."""
    games = records.from_bytes(view.rulebook.state, position)
    for number in actions[: entries.legal_at(games, 0, view.seat, actions)].tolist():
        if number != END and (cards or number > 10):
            after = records.from_bytes(view.rulebook.state, position)
            entries.play_at(after, 0, view.seat, number)
            yield number, without_undo(after)


def value(position: Position, seat: int) -> int:
    """B40 The value of a seat's temples."""
    return int(records.from_bytes(Babel.rulebook.state, position)[0]["height"][seat].sum())


def is_won(position: Position, seat: int) -> bool:
    """Whether a seat has won."""
    game = records.from_bytes(Babel.rulebook.state, position)[0]
    return bool(game["ending"] != 0 and game["winner"] == seat)


def has_threat(position: Position, seat: int, key: np.ndarray) -> bool:
    """Whether the other seat, once this one ends its turn, can win without playing a card."""
    game = records.from_bytes(Babel.rulebook.state, position)
    if game[0]["ending"] != 0:
        return not is_won(position, seat)
    entries.redeal_at(game, 0, seat, key)
    entries.play_at(game, 0, seat, END)
    if game[0]["ending"] != 0:
        return not is_won(records.to_bytes(game), seat)
    entries.blank_at(game, 0, 1 - seat)
    found = explore(Babel.view_class(game, 1 - seat), cards=False)
    return any(is_won(after, 1 - seat) for steps in found.steps.values() for after in steps.values())
