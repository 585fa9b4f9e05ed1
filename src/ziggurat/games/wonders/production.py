"""Chapter: what is made and what it costs to buy (W4.3 to W4.10, T28 to T36)."""

import numpy as np

from ziggurat.games.wonders.arrays import (
    ANY_NUMBER,
    ANY_NUMBER_OF,
    ENOUGH,
    GUARD_0,
    GUARD_1,
    GUARD_2,
    IS_SOLD,
    IS_TRADE,
    LANE,
    MAKES,
    NOTHING_OF,
    ONES_0,
    ONES_1,
    ONES_2,
    PRICE_BITS,
    PRICE_CARDS,
    PRICE_CHANGE_GOODS,
    PRICE_CHANGE_RAW,
    PRICE_COINS,
    PRICES,
    PRODUCERS,
    SHUTS_TRADE,
    SOURCE,
    TILE_THINGS,
    USUAL_PRICE,
    WORDS,
)
from ziggurat.games.wonders.city import cities, has_card, stage_of, start_of
from ziggurat.kernel.jit import rule, wide

ACTIVE = 4  # tiles at most


@rule
def look_at_market(game: np.record) -> None:
    """W5.1 What every city makes, sells and pays for a unit, on the table as it stands."""
    nothing, any_number, shut = sources_under_tiles(game)
    for city in range(cities(game)):
        look_at_sources(game, city, nothing, any_number, shut)
        look_at_prices(game, city, shut)


@rule
def close_market(game: np.record) -> None:
    """W2.5 Between the Ages nothing is made or sold."""
    for city in range(cities(game)):
        for word in range(WORDS):
            game.makes[city, word] = 0
            game.sells[city, word] = 0
        for price in range(PRICES):
            game.price[city, price] = 0


@rule
def sources_under_tiles(game: np.record) -> tuple[int, int, bool]:
    """T31, T33, T35 The groups of brown cards that make nothing, or any number; whether trade cards are shut."""
    nothing, any_number, shut = 0, 0, False
    for place in range(ACTIVE):
        tile = int(game.active[place]) - 1
        if tile >= 0:
            nothing |= int(NOTHING_OF[tile])
            any_number |= int(ANY_NUMBER_OF[tile])
            shut = shut or SHUTS_TRADE[TILE_THINGS + tile] == 1
    return nothing, any_number, shut


@rule
def look_at_sources(game: np.record, city: int, nothing: int, any_number: int, shut: bool) -> None:
    """W4.3, W4.6 What a city makes for itself, and what of it neighbours can buy."""
    for word in range(WORDS):
        game.makes[city, word] = 0
        game.sells[city, word] = 0
    if not (game.lost_start >> city) & 1:
        add_source(game, city, start_of(game, city), 1)
    for place in range(len(PRODUCERS)):
        kind = wide(PRODUCERS[place])
        if has_card(game, city, kind):
            add_card_source(game, city, kind, nothing, any_number, shut)
    for stage in range(game.stages[city]):
        add_source(game, city, stage_of(game, city, stage), 1)
    for place in range(ACTIVE):
        if game.active[place] > 0:
            add_source(game, city, TILE_THINGS + int(game.active[place]) - 1, 1)
    cut_supplies(game, city)


@rule
def add_card_source(game: np.record, city: int, kind: int, nothing: int, any_number: int, shut: bool) -> None:
    """T31, T33, R-T10 Cards that a tile shuts neither make nor sell; T35, T36 endless ones, no boards, any number."""
    if (shut and IS_TRADE[kind]) or (nothing >> SOURCE[kind]) & 1:
        return
    add_source(game, city, kind, ANY_NUMBER if (any_number >> SOURCE[kind]) & 1 else 1)


@rule
def add_source(game: np.record, city: int, thing: int, times: int) -> None:
    """W4.3, W4.6, W5.8, R-T11 A source is the owner's; what is marked so is also for sale."""
    for word in range(WORDS):
        made = times * MAKES[thing, word]
        game.makes[city, word] += made
        if IS_SOLD[thing]:
            game.sells[city, word] += made


@rule
def cut_supplies(game: np.record, city: int) -> None:
    """W4.5 More than any cost asks for is as good as enough of it."""
    game.makes[city, 0] = at_most_enough(wide(game.makes[city, 0]), ONES_0, GUARD_0)
    game.makes[city, 1] = at_most_enough(wide(game.makes[city, 1]), ONES_1, GUARD_1)
    game.makes[city, 2] = at_most_enough(wide(game.makes[city, 2]), ONES_2, GUARD_2)
    game.sells[city, 0] = at_most_enough(wide(game.sells[city, 0]), ONES_0, GUARD_0)
    game.sells[city, 1] = at_most_enough(wide(game.sells[city, 1]), ONES_1, GUARD_1)
    game.sells[city, 2] = at_most_enough(wide(game.sells[city, 2]), ONES_2, GUARD_2)


@rule
def at_most_enough(supply: int, ones: int, guard: int) -> int:
    """W4.5 Cut every lane of a word to ENOUGH."""
    above = ((supply + (64 - ENOUGH) * ones) & guard) >> (LANE - 1)
    cut = above * 127
    return (supply & ~cut) | (above * ENOUGH)


@rule
def look_at_prices(game: np.record, city: int, shut: bool) -> None:
    """W4.7, W4.10 2 coins a unit, or what a card or stage says; T28 to T30, R-T9 tiles add to it, never below 0."""
    for price in range(PRICES):
        game.price[city, price] = USUAL_PRICE
    for place in range(len(PRICE_CARDS)):
        kind = wide(PRICE_CARDS[place])
        if has_card(game, city, kind) and not (shut and IS_TRADE[kind]):
            set_prices(game, city, kind)
    for stage in range(game.stages[city]):
        set_prices(game, city, stage_of(game, city, stage))
    for place in range(ACTIVE):
        if game.active[place] > 0:
            change_prices(game, city, TILE_THINGS + int(game.active[place]) - 1)
    for price in range(PRICES):
        game.price[city, price] = max(0, int(game.price[city, price]))


@rule
def set_prices(game: np.record, city: int, thing: int) -> None:
    """W4.10 Discounts do not add up: the lowest price holds."""
    for price in range(PRICES):
        if (PRICE_BITS[thing] >> price) & 1:
            game.price[city, price] = min(int(game.price[city, price]), int(PRICE_COINS[thing]))


@rule
def change_prices(game: np.record, city: int, thing: int) -> None:
    """T28, R-T3 What tiles add or take adds up."""
    for side in range(2):
        game.price[city, 2 * side] += PRICE_CHANGE_RAW[thing]
        game.price[city, 2 * side + 1] += PRICE_CHANGE_GOODS[thing]
