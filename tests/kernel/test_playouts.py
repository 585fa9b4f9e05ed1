"""Random games and batches, against the same done by hand."""

import numpy as np
import pytest

from tests.support.statistics import assert_uniform
from ziggurat.kernel import playouts, records, registry
from ziggurat.kernel.jit import entry
from ziggurat.kernel.playouts import Choosers, choose, first_seat
from ziggurat.kernel.rng import key_from_seed, key_words

MASK = 2**32 - 1


@entry
def choose_of(choosers: Choosers, index: int, n: int) -> int:
    return choose(choosers, index, n)


@entry
def first_seat_of(mask: int) -> int:
    return first_seat(mask)


def slow_xorshift(words: list[int]) -> int:
    """Marsaglia's xorshift128 as published, on plain integers."""
    t = words[0] ^ (words[0] << 11) & MASK
    words[:] = [*words[1:], words[3] ^ (words[3] >> 19) ^ t ^ (t >> 8)]
    return words[3]


def test_choices_are_marsaglias() -> None:
    """His start values give 3701687786 first."""
    choosers = np.array([[0] * 4, [123456789, 362436069, 521288629, 88675123]], dtype=np.uint32)
    words = choosers[1].tolist()
    assert slow_xorshift(words) == 3701687786
    words = choosers[1].tolist()
    for n in (2, 7, 100, 219) * 20:
        assert choose_of(choosers, 1, n) == slow_xorshift(words) * n >> 32
    assert not choosers[0].any()


def test_the_first_seat_of_a_mask_is_its_lowest_bit() -> None:
    for mask in range(1, 256):
        assert first_seat_of(mask) == next(seat for seat in range(8) if mask >> seat & 1)


def test_choices_are_uniform() -> None:
    from collections import Counter

    choosers = playouts.choosers_for(np.array([key_words(key_from_seed(1))]))
    assert_uniform(Counter(choose_of(choosers, 0, 7) for _ in range(7000)), range(7))


@pytest.mark.parametrize("name", registry.names())
def test_a_random_game_is_what_one_would_play_by_hand(name: str) -> None:
    kind = registry.find(name)
    keys = np.array([key_words(key_from_seed(seed)) for seed in range(3)])
    games = records.new(kind.rulebook.state, 3)
    games[:] = kind.blank_record()[0]
    buffer = np.zeros(kind.rulebook.actions, dtype=np.int16)
    decisions = playouts.random_games(games, keys, playouts.choosers_for(keys), buffer, 0, 3)
    played = 0
    for i in range(3):
        game, words = kind(i), playouts.choosers_for(keys)[i].tolist()
        while not game.is_over:
            legal = game.legal_for(game.to_act[0])
            game.play(legal[slow_xorshift(words) * len(legal) >> 32], game.to_act[0])
            played += 1
        assert game.state.tobytes() == games[i : i + 1].tobytes()
    assert played == decisions
