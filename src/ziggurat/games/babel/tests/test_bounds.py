"""Lists that are full or empty, and cards that are not there: nothing is written beyond a list, whatever is asked for.

Interpreted: there rules are called one by one, and NumPy looks at every index.
"""

import random
from typing import Any

import numpy as np
import pytest

from ziggurat import Babel
from ziggurat.games.babel import abilities, actions, engine, legality, turn, view
from ziggurat.games.babel.action_space import ACTIONS
from ziggurat.games.babel.cards import NATION_CARDS, TEMPLE_CARDS
from ziggurat.kernel.jit import INTERPRETED
from ziggurat.kernel.rng import key_from_seed, key_words

pytestmark = pytest.mark.skipif(not INTERPRETED, reason="rules are called one by one")

ROOMS = {"pile": NATION_CARDS, "yard": TEMPLE_CARDS, "stock": TEMPLE_CARDS, "column": NATION_CARDS}


def sizes_are_possible(game: Any) -> bool:
    """Whether every list has a size that it has room for."""
    return all(0 <= np.min(game[f"{name}_size"]) <= np.max(game[f"{name}_size"]) <= ROOMS[name] for name in ROOMS)


def test_full_lists_stay_as_they_are() -> None:
    game = Babel(1).state[0]
    game.column_size[:] = NATION_CARDS
    game.stock_size[:] = game.yard_size = TEMPLE_CARDS
    before = game.tobytes()
    actions.add_to_column(game, 0, 2, 1)
    turn.lay_on_stock(game, 1, 3)
    abilities.lay_on_yard(game, 6)
    assert game.tobytes() == before


def test_at_the_quarry_nothing_is_settled_built_or_used() -> None:
    game = Babel(1).state[0]
    lands = bytes(game.columns) + bytes(game.temple)
    actions.settle(game, 0, 1)
    actions.build(game, 0, 0)
    abilities.use_ability(game, 0, 0, 0)
    assert bytes(game.columns) + bytes(game.temple) == lands


def test_more_discards_than_there_is_room_for_are_left_out() -> None:
    game = Babel(1).state[0]
    game.discard[:] = 30
    game.pile_size = 0
    turn.reshuffle(game)
    assert game.pile_size == NATION_CARDS


def test_hands_that_cannot_be_are_dealt_anew_within_the_lists() -> None:
    game = Babel(1).state[0]
    game.hand[:] = -9
    game.hand_size[:] = 99
    game.stock_size[:] = 0
    view.redeal(game, 0, key_words(key_from_seed(1)))
    assert sizes_are_possible(game)


@pytest.mark.parametrize("edition", ["de", "en", "ru", "hu"])
def test_actions_that_are_not_legal_write_nothing_beyond_a_list(edition: str) -> None:
    """Any action whatever, now and then in a game of legal ones; then all that is done with a game is done."""
    draw, listed = random.Random(edition), np.zeros(ACTIONS, dtype=np.int16)
    for seed in range(2):
        game = Babel(seed, edition=edition).state[0]
        for _ in range(150):
            seat = engine.decider(game)
            count = legality.legal(game, seat, listed)
            is_any = draw.random() < 0.2 or count == 0
            engine.play(game, seat, draw.randrange(ACTIONS) if is_any else int(draw.choice(listed[:count])))
            assert sizes_are_possible(game)
            world = game.copy()
            view.redeal(world, draw.randrange(2), key_words(key_from_seed(seed)))
            assert sizes_are_possible(world)
            if game.ending:
                break
