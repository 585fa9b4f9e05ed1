"""Whole games by uniform random choice, through the verbs: for benchmarks, for tests, and to learn what is typical."""

import numpy as np
import numpy.typing as npt

from ziggurat.kernel import verbs
from ziggurat.kernel.jit import entry, rule, wide
from ziggurat.kernel.records import Games
from ziggurat.kernel.rng import Generator, below, set_key


@rule
def first_seat(mask: int) -> int:
    """The lowest seat in a bit mask."""
    seat = 0
    while not (mask >> seat) & 1:
        seat += 1
    return seat


@rule
def play_randomly(game: np.record, rng: np.record, actions: verbs.Actions) -> int:
    """Play a game to its end, each decision uniform among all legal actions; return the number of decisions."""
    decisions = 0
    mask = verbs.to_act(game)
    while mask != 0:
        seat = first_seat(mask)
        count = verbs.legal(game, seat, actions)
        verbs.play(game, seat, wide(actions[below(rng, count)]))
        decisions += 1
        mask = verbs.to_act(game)
    return decisions


@entry
def random_games(
    games: Games, keys: npt.NDArray[np.uint32], generators: Generator, actions: verbs.Actions, start: int, stop: int
) -> int:
    """Deal and play the games from `start` to `stop`; each has its own deal key and its own generator of choices."""
    decisions = 0
    for i in range(start, stop):
        set_key(games[i].rng, keys[i])
        verbs.deal(games[i])
        decisions += play_randomly(games[i], generators[i], actions)
    return decisions
