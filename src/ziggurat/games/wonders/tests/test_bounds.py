"""Lists that are full or empty, and cards that are not there: nothing is written beyond a list, whatever is asked for.

Interpreted: there rules are called one by one, and NumPy looks at every index.
"""

import random
from typing import Any

import numpy as np
import pytest

from ziggurat import Wonders
from ziggurat.games.wonders import (
    arrays,
    digs_redealt,
    engine,
    hands,
    legality,
    payment,
    production,
    same_turn,
    scoring,
    setup,
    tactics,
    tower,
    view,
)
from ziggurat.games.wonders.action_space import ACTIONS, BOARD, FREE_SELL, KEEP, SELL
from ziggurat.games.wonders.limits import DECK, DIGS, DOWN, HAND, NOTHING, STAGES, TILES
from ziggurat.games.wonders.tests.positions import KINDS, choose, city, position
from ziggurat.kernel.jit import INTERPRETED
from ziggurat.kernel.rng import key_from_seed, key_words

pytestmark = pytest.mark.skipif(not INTERPRETED, reason="rules are called one by one")

ROOMS = {"hand_size": HAND, "pile_size": DECK, "down_size": DOWN, "placed": TILES, "stages": STAGES}
ABSENT = 3


def sizes_are_possible(game: Any) -> bool:
    """Whether every list has a size that it has room for."""
    return all(0 <= np.min(game[name]) <= np.max(game[name]) <= room for name, room in ROOMS.items())


def begun(seed: int = 1, **options: str) -> Any:
    """The record of a game in its first turn."""
    return Wonders(seed, **{"tower": "no", "projects": "no"} | options).state[0]


def test_a_card_that_is_not_in_the_hand_leaves_it_as_it_is() -> None:
    game = begun()
    kind = next(kind for kind in range(arrays.CARDS) if kind not in game.hand[0])
    before = game.tobytes()
    hands.take_from_hand(game, 0, kind)
    assert game.tobytes() == before


def test_an_empty_hand_and_a_full_one_stay_as_they_are() -> None:
    game = begun()
    game.hand_size[0], game.hand_size[1] = 0, HAND
    before = game.tobytes()
    hands.take_from_hand(game, 0, 0)
    hands.put_in_hand(game, 1, 5)
    assert game.tobytes() == before


def test_an_empty_pile_stays_empty() -> None:
    game = begun()
    game.pile_size = 0
    hands.take_from_pile(game)
    assert game.pile_size == 0


def test_a_card_that_is_not_in_the_discard_pile_is_not_taken() -> None:
    game = begun()
    hands.lay_down(game, ABSENT, 0, 0, 1, 1)  # it marks a stage
    before = game.tobytes()
    hands.take_from_discards(game, ABSENT)
    assert game.tobytes() == before


def test_where_there_is_no_room_nothing_is_laid_down() -> None:
    game = begun()
    game.down_size = DOWN
    before = game.tobytes()
    hands.lay_down(game, 5, -1, 0, 1, 1)
    assert game.tobytes() == before


def test_a_full_packet_of_tiles_a_full_tower_and_no_boards() -> None:
    game = begun(tower="yes")
    setup.put_in_draft(game, 0, 24)
    game.placed = TILES
    game.tiles[0, 0] = -5
    tower.place_tiles(game)
    game.boards[:] = NOTHING
    setup.take_top_board(game)
    assert sizes_are_possible(game)


def test_looking_for_what_is_missing_ends() -> None:
    """Each round adds one of everything, no cost asks for as much as ENOUGH, and no supply is larger than that."""
    joining = [np.zeros_like(arrays.NEED[:1]), *arrays.JOIN_NEED.reshape(-1, 1, 3)]
    for first, second, third in np.concatenate([arrays.NEED + need for need in joining]).tolist():
        assert payment.missing_raw(0, 0, first, second) < arrays.ENOUGH
        assert payment.missing_goods(0, third) < arrays.ENOUGH
    game = begun(players="7")
    game.cards[:] = 0xFFFFFFFF  # every card stands everywhere
    production.look_at_market(game)
    for word in range(3):
        for lane in range(arrays.LANES):
            lanes = np.concatenate([game.makes[:, word], game.sells[:, word]]) >> arrays.LANE * lane & 127
            assert lanes.max() <= arrays.ENOUGH


def test_a_look_through_the_discard_pile_beyond_the_last_is_not_kept() -> None:
    game = begun()
    game.digs = DIGS
    before = game.tobytes()
    hands.show_discards(game, 0)
    assert game.tobytes() == before


def test_a_card_that_a_group_does_not_have_is_swapped_with_none() -> None:
    """Neither with the hand that is left of a packet, nor where a hand is one's own."""
    game = Wonders(1, players="4", tower="no", projects="no")
    while game.turn < 3:
        choose(game, game.to_act[0])
    record = game.state[0]
    (at,) = [at for at in range(record.down_size) if record.down_packet[at] == 1 and record.down_turn[at] == 8 + 2]
    absent = next(kind for kind in range(arrays.CARDS) if kind not in {*record.hand.ravel(), *record.down})
    before = record.tobytes()
    for seat in (1, 3):  # who passed it on, and who holds it now
        digs_redealt.swap_with(record, seat, at, absent)
    assert record.tobytes() == before


def test_where_nobody_has_chosen_nothing_is_used() -> None:
    game = begun(tower="yes")
    before = game.tobytes()
    same_turn.note_what_is_used(game)
    assert game.tobytes() == before


def test_behind_the_last_payment_one_buys_as_little_as_one_can_from_the_left() -> None:
    left, right = city("babylon", "press_age1"), city("ephesus", "clay_pool")
    game = position(city("rhodes", "clay_pit", coins=9), left, right, hands=["laboratory"]).state[0]
    card = KINDS["laboratory"]
    bought = payment.purchase(game, 0, *arrays.NEED[card].tolist())
    assert [payment.units_from_left(game, 0, bought, index) for index in range(4)] == [(0, 0), (0, 1), (1, 1), (0, 0)]


@pytest.mark.parametrize("cities", range(3, 9))
def test_a_deck_has_room_for_all_cards_that_could_be_in_it(cities: int) -> None:
    """With all guilds, which a redeal looks through."""
    for age in (1, 2, 3):
        of_age = age == arrays.CARD_AGE
        number = np.where(arrays.IS_GUILD, 1, arrays.COPIES_IN[cities])[of_age].sum()
        assert number <= DECK


def test_what_cannot_be_done_here_writes_nothing_beyond_a_list() -> None:
    """Now and then somebody does what could be done elsewhere, as a search in a wrong world would."""
    draw, listed = random.Random(7), np.zeros(ACTIONS, dtype=np.int16)
    for seed, players in enumerate("237"):
        game = Wonders(seed, players=players, sides="random").state[0]
        met: dict[int, set[int]] = {}
        while game.phase:
            seat = draw.choice([seat for seat in range(int(players)) if engine.to_act(game) >> seat & 1])
            count = legality.legal(game, seat, listed)
            numbers = [int(number) for number in listed[:count]]
            known = met.setdefault(int(game.phase), set())
            known.update(numbers)
            odd = count == 0 or draw.random() < 0.3
            engine.play(game, seat, draw.choice(sorted(known)) if odd else draw.choice(numbers))
            look_at_everything(game, seat, seed)


@pytest.mark.parametrize("players", ["2", "3", "5"])
def test_no_action_at_all_writes_beyond_a_list(players: str) -> None:
    """Any seat does anything whatever, now and then among legal actions; then all is done with it that can be."""
    draw, listed = random.Random(players), np.zeros(ACTIONS, dtype=np.int16)
    for seed in range(4):
        game = Wonders(seed, players=players, sides="chosen", wonders="chosen").state[0]
        for _ in range(60):
            asked = [seat for seat in range(int(players)) if engine.to_act(game) >> seat & 1]
            count = legality.legal(game, asked[0], listed) if asked else 0
            if count == 0 or draw.random() < 0.3:
                seat = draw.randrange(int(players))
                engine.play(game, seat, draw.choice((draw.randrange(ACTIONS), draw.randrange(BOARD, ACTIONS))))
            else:
                engine.play(game, asked[0], int(draw.choice(listed[:count])))
            look_at_everything(game, draw.randrange(int(players)), seed)


def test_what_nobody_has_asked_changes_nothing() -> None:
    game = begun(tower="yes")
    for seat, action in ((0, BOARD), (0, FREE_SELL), (0, SELL), (5, KEEP)):  # it is the draft of tiles, for three
        before = game.tobytes()
        engine.play(game, seat, action)
        assert game.tobytes() == before


def look_at_everything(game: Any, seat: int, seed: int) -> None:
    """Make a world of a record, and count what it is worth."""
    assert sizes_are_possible(game)
    world = game.copy()
    view.redeal(world, seat, key_words(key_from_seed(seed)))
    assert sizes_are_possible(world)
    tactics.appraise(game, seat)
    scoring.score(game, seat)
