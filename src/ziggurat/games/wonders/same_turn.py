"""Chapter: what the seventh card and digging find used already in their turn (W5.5.1, W5.6, R-T11, R-W1).

The seventh card is a small turn of its own, but for the units of tiles. Digging belongs to the turn whose stage allows
it: coins, sources and prices are those of its start, less what the stage has taken.
"""

import numpy as np

from ziggurat.games.wonders.action_space import BOARD, form_of, kind_of
from ziggurat.games.wonders.arrays import DIGS, IS_SOLD, MAKES, PLAYS_SEVENTH, TILE_THINGS, WORDS
from ziggurat.games.wonders.building import PAID, bill_of, is_discarded, is_stage, payment_of, way_of
from ziggurat.games.wonders.city import (
    cities,
    left_of,
    next_stage,
    right_of,
    toggle_card,
)
from ziggurat.games.wonders.limits import TURNS
from ziggurat.games.wonders.payment import missing_goods, missing_raw, purchase, units_from_left
from ziggurat.games.wonders.production import ACTIVE, look_at_market, look_at_sources, sources_under_tiles
from ziggurat.games.wonders.state import FIRST_RULINGS
from ziggurat.kernel.jit import rule, wide

EITHER = 1 << ACTIVE  # among spent units of tiles: one of the two that make raw materials


@rule
def note_what_is_used(game: np.record) -> None:
    """R-W1, R-T11 Before a reveal: what a stage that lets dig takes, and units of tiles before a seventh card."""
    if game.rulings == FIRST_RULINGS:
        return
    for city in range(cities(game)):
        if 0 <= game.choice[city] < BOARD:
            action = wide(game.choice[city])
            if is_stage(way_of(form_of(action))) and DIGS[next_stage(game, city)]:
                note_stage(game, city, action)
            if game.turn == TURNS and city < game.players and will_play_seventh(game, city, action):
                game.spent = spent_units(game, city, action)


@rule
def note_stage(game: np.record, city: int, action: int) -> None:
    """R-W1 The coins that are left after a stage, and how many units it takes from either side."""
    game.purse = int(game.coins[city]) - int(game.pay[city, 0]) - int(game.pay[city, 1]) - int(game.pay[city, 2])
    bill = bill_of(game, city, kind_of(action), form_of(action))
    bought = purchase(game, city, bill[1], bill[2], bill[3])
    raw, goods = units_from_left(game, city, bought, payment_of(form_of(action)))
    game.bought[0] = raw
    game.bought[1] = bought[0] - raw
    game.bought[2] = goods
    game.bought[3] = bought[3] - goods
    game.has_paid = 1 if bill[1] != 0 or bill[3] != 0 else 0
    note_fresh(game, city, 0)


@rule
def note_fresh(game: np.record, digger: int, place: int) -> None:
    """W4.6, R-W1 What is built beside the digger in this turn is not yet on sale."""
    for side in range(2):
        other = left_of(game, digger) if side == 0 else right_of(game, digger)
        if 0 <= game.choice[other] < BOARD:
            action = wide(game.choice[other])
            if way_of(form_of(action)) >= PAID and IS_SOLD[kind_of(action)]:
                game.fresh[side, place] = 1 + kind_of(action)


@rule
def forget_what_was_used(game: np.record) -> None:
    """W4.2 In the next turn everything is there again."""
    game.purse = 0
    game.has_paid = 0
    game.spent = 0
    for part in range(4):
        game.bought[part] = 0
    for side in range(2):
        game.fresh[side, 0] = 0
        game.fresh[side, 1] = 0


# -- the market ----------------------------------------------------------------------------------------------------


@rule
def look_at_market_for_seventh(game: np.record) -> None:
    """W5.5.1 All that stands by now makes and sells; R-T11 units of tiles that the sixth card took are not there."""
    look_at_market(game)
    if game.spent == 0:
        return
    for seat in range(game.players):
        if (int(game.asked) >> seat) & 1:
            for word in range(WORDS):
                game.makes[seat, word] = wide(game.makes[seat, word]) - spent_in(game, word)


@rule
def spent_in(game: np.record, word: int) -> int:
    """R-T11 What is missing of a word of sources; of either of two units, what only both together would serve."""
    missing, first, second = 0, 0, 0
    for place in range(ACTIVE):
        made = tile_makes(game, place, word)
        if (int(game.spent) >> place) & 1:
            missing += made
        elif made != 0 and first == 0:
            first = made
        elif made != 0:
            second = made
    return missing + (first & second) if game.spent & EITHER else missing


@rule
def tile_makes(game: np.record, place: int, word: int) -> int:
    """T32 What an active tile makes, as a word."""
    return wide(MAKES[TILE_THINGS + int(game.active[place]) - 1, word]) if game.active[place] > 0 else 0


@rule
def look_at_market_for_digging(game: np.record) -> None:
    """R-W1 What is on sale is what was there at the start of the turn; by the first rules also what is new."""
    look_at_market(game)
    if game.rulings == FIRST_RULINGS:
        game.purse = game.coins[game.digger]
        return
    nothing, any_number, shut = sources_under_tiles(game)
    digger = wide(game.digger)
    for side in range(2):
        other = left_of(game, digger) if side == 0 else right_of(game, digger)
        hide_fresh(game, side, other)
        look_at_sources(game, other, nothing, any_number, shut)
        hide_fresh(game, side, other)


@rule
def hide_fresh(game: np.record, side: int, city: int) -> None:
    """W4.6 Take out the cards that are new on one side of the digger, or put them back."""
    for place in range(2):
        if game.fresh[side, place] > 0:
            toggle_card(game, city, int(game.fresh[side, place]) - 1)


# -- units of tiles ------------------------------------------------------------------------------------------------


@rule
def will_play_seventh(game: np.record, seat: int, action: int) -> bool:
    """W5.5 Whether a seat plays the seventh card, by a stage that stands or by that which it builds now."""
    if (int(game.sevenths) >> seat) & 1:
        return True
    return is_stage(way_of(form_of(action))) and bool(PLAYS_SEVENTH[next_stage(game, seat)])


@rule
def spent_units(game: np.record, seat: int, action: int) -> int:
    """R-T11 The units of tiles without which what was chosen could not be paid as it is, as bits by active tile."""
    form = form_of(action)
    if is_discarded(way_of(form)):
        return 0
    bill = bill_of(game, seat, kind_of(action), form)
    bought = purchase(game, seat, bill[1], bill[2], bill[3])
    raw, goods = units_from_left(game, seat, bought, payment_of(form))
    tiles = tiles_that_make(game, 2)
    spent = 0 if can_spare_goods(game, seat, bill[3], tiles, bought[3], goods) else tiles
    tiles = tiles_that_make(game, 0)
    if can_spare_raw(game, seat, bill[1], bill[2], tiles, bought[0], raw):
        return spent
    return spent | spent_raw(game, seat, bill[1], bill[2], bought[0], raw, tiles)


@rule
def spent_raw(game: np.record, seat: int, need_0: int, need_1: int, missing: int, from_left: int, tiles: int) -> int:
    """R-T11 The same for raw materials, where not all the tiles can be spared: one of them, either, or all."""
    spared = 0
    for place in range(ACTIVE):
        one = 1 << place
        if tiles & one and can_spare_raw(game, seat, need_0, need_1, one, missing, from_left):
            spared |= one
    if spared == 0:
        return tiles
    return EITHER if spared == tiles else tiles & ~spared


@rule
def tiles_that_make(game: np.record, word: int) -> int:
    """T32 The active tiles that make something of a class, as bits by their places."""
    found = 0
    for place in range(ACTIVE):
        found |= (1 << place) if tile_makes(game, place, word) != 0 else 0
    return found


@rule
def made_by(game: np.record, tiles: int, word: int) -> int:
    """T32 What some active tiles make together, as a word."""
    made = 0
    for place in range(ACTIVE):
        made += tile_makes(game, place, word) if (tiles >> place) & 1 else 0
    return made


@rule
def can_spare_raw(
    game: np.record, seat: int, need_0: int, need_1: int, tiles: int, missing: int, from_left: int
) -> bool:
    """R-T11 Whether raw materials could be paid just so without some tiles."""
    first = wide(game.makes[seat, 0]) - made_by(game, tiles, 0)
    second = wide(game.makes[seat, 1]) - made_by(game, tiles, 1)
    left, right = left_of(game, seat), right_of(game, seat)
    if missing_raw(first, second, need_0, need_1) != missing:
        return False
    fewest = missing_raw(first + wide(game.sells[right, 0]), second + wide(game.sells[right, 1]), need_0, need_1)
    most = missing - missing_raw(first + wide(game.sells[left, 0]), second + wide(game.sells[left, 1]), need_0, need_1)
    return fewest <= from_left <= most


@rule
def can_spare_goods(game: np.record, seat: int, need: int, tiles: int, missing: int, from_left: int) -> bool:
    """R-T11 Whether goods could be paid just so without some tiles."""
    supply = wide(game.makes[seat, 2]) - made_by(game, tiles, 2)
    if missing_goods(supply, need) != missing:
        return False
    fewest = missing_goods(supply + wide(game.sells[right_of(game, seat), 2]), need)
    most = missing - missing_goods(supply + wide(game.sells[left_of(game, seat), 2]), need)
    return fewest <= from_left <= most
