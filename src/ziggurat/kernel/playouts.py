"""Whole games by uniform random choice, through the verbs: for benchmarks, for tests, and to learn what is typical.

The choices of a playout hide nothing, so they come from a generator that is cheaper than ChaCha8: Marsaglia's
xorshift128, four words of state for each game.
"""

import numpy as np
import numpy.typing as npt

from ziggurat.kernel import verbs
from ziggurat.kernel.jit import entry, rule, wide
from ziggurat.kernel.records import Games
from ziggurat.kernel.rng import WORD, set_key

MOST_SEATS = 8
MOST_DECISIONS = 1 << 20  # after which a game is left as it is: far more than any that ends

Choosers = npt.NDArray[np.uint32]  # [game, word]: never all zero


def choosers_for(keys: npt.NDArray[np.uint32]) -> Choosers:
    """For each deal key a generator of choices of its own."""
    return (keys[:, :4] ^ np.uint32(0x5A5A5A5A)) | np.uint32(1)


@rule
def choose(choosers: Choosers, index: int, n: int) -> int:
    """A number from 0 to n - 1, uniform but for a bias below n in 2**32."""
    mixed = wide(choosers[index, 0])
    mixed ^= (mixed << 11) & WORD
    last = wide(choosers[index, 3])
    for word in range(3):
        choosers[index, word] = choosers[index, word + 1]
    drawn = last ^ (last >> 19) ^ mixed ^ (mixed >> 8)
    choosers[index, 3] = drawn
    return (drawn * n) >> 32


@rule
def first_seat(mask: int) -> int:
    """The lowest seat in a bit mask, by a loop of fixed length, which a GPU's threads run in step."""
    lowest = mask & -mask
    seat = 0
    for place in range(MOST_SEATS - 1):
        seat += int(lowest > 1 << place)
    return seat


@rule
def play_randomly(game: np.record, choosers: Choosers, index: int, actions: verbs.Actions) -> int:
    """Play a game to its end, each decision uniform among all legal actions; return the number of decisions."""
    decisions = 0
    mask = verbs.to_act(game)
    while mask != 0 and decisions < MOST_DECISIONS:
        seat = first_seat(mask)
        count = verbs.legal(game, seat, actions)
        verbs.play(game, seat, wide(actions[choose(choosers, index, count)]))
        decisions += 1
        mask = verbs.to_act(game)
    return decisions


@entry
def random_games(
    games: Games, keys: npt.NDArray[np.uint32], choosers: Choosers, actions: verbs.Actions, start: int, stop: int
) -> int:
    """Deal and play the games from `start` to `stop`; each has its own deal key and its own chooser."""
    decisions = 0
    for i in range(start, stop):
        set_key(games[i].rng, keys[i])
        verbs.deal(games[i])
        decisions += play_randomly(games[i], choosers, i, actions)
    return decisions
