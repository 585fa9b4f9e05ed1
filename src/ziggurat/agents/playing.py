"""Play that is quick and mostly sensible: each decision drawn by what looks promising at first sight."""

import numpy as np

from ziggurat.kernel import verbs
from ziggurat.kernel.jit import rule, wide
from ziggurat.kernel.playouts import MOST_DECISIONS, Choosers, choose, first_seat

FINE = 1 << 30  # steps of a draw between nothing and all


@rule
def is_listed(action: int, actions: verbs.Actions, count: int) -> bool:
    """Whether an action is among the first so many of a list."""
    found = False
    for i in range(count):
        found = found or bool(actions[i] == action)
    return found


@rule
def is_legal(game: np.record, seat: int, action: int, actions: verbs.Actions) -> bool:
    """Whether a seat can do something in this world."""
    return is_listed(action, actions, verbs.legal(game, seat, actions))


@rule
def lean(
    game: np.record, seat: int, actions: verbs.Actions, weights: verbs.Figures, choosers: Choosers, index: int
) -> int:
    """One of the legal actions of a seat, drawn in proportion to what each looks like at first sight."""
    count = verbs.legal(game, seat, actions)
    total = 0.0
    for i in range(count):
        total += verbs.prefer(game, seat, wide(actions[i]))
        weights[i] = total
    drawn = total * choose(choosers, index, FINE) / FINE
    at = 0
    while at < count - 1 and drawn >= weights[at]:
        at += 1
    return wide(actions[at])


@rule
def play_out(game: np.record, actions: verbs.Actions, weights: verbs.Figures, choosers: Choosers, index: int) -> int:
    """Play a game to its end that way; return the number of decisions."""
    decisions = 0
    mask = verbs.to_act(game)
    while mask != 0 and decisions < MOST_DECISIONS:
        seat = first_seat(mask)
        verbs.play(game, seat, lean(game, seat, actions, weights, choosers, index))
        decisions += 1
        mask = verbs.to_act(game)
    return decisions


@rule
def share(game: np.record, seat: int, seats: int) -> float:
    """The share of a win that a finished game gives to a seat: all of it, or a part of a tie for the first place."""
    own = verbs.score(game, seat)
    equal = 0
    for other in range(seats):
        score = verbs.score(game, other)
        if score > own:
            return 0.0
        equal += int(score == own)
    return 1.0 / equal
