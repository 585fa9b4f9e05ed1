"""Chapter: final scoring (W7, T20, P76, P89 to P91)."""

import numpy as np

from ziggurat.games.wonders.arrays import (
    BLUE,
    CARDS,
    COLOUR,
    COUNTS_SETS,
    EACH_POINTS,
    EACH_POINTS_AT,
    EACH_POINTS_OF,
    POINTS,
    PURPLE,
    REWARD_THINGS,
    SYMBOL,
    TILE_POINTS,
    YELLOW,
)
from ziggurat.games.wonders.city import counted, has_card, stage_of
from ziggurat.games.wonders.limits import AGES
from ziggurat.kernel.jit import rule, wide

COINS_A_POINT = 3
SET_POINTS = 7
CHOICE = 4  # a symbol chosen at the end, in SYMBOL
TIE_BREAK = 4096  # more than any treasury holds


@rule
def score(game: np.record, seat: int) -> int:
    """W7.9 Points first, then coins."""
    return TIE_BREAK * points(game, seat) + int(game.coins[seat])


@rule
def points(game: np.record, seat: int) -> int:
    """W7 All points of a seat."""
    total = military_points(game, seat) + treasury_points(game, seat) + wonder_points(game, seat)
    total += card_points(game, seat, BLUE) + card_points(game, seat, YELLOW) + guild_points(game, seat)
    return total + science_points(game, seat) + tower_points(game, seat) + project_points(game, seat)


@rule
def military_points(game: np.record, seat: int) -> int:
    """W7.1, R-P11 Victory tokens, less one for each defeat token of a conflict."""
    won = int(game.victories[seat, 0]) + 3 * int(game.victories[seat, 1]) + 5 * int(game.victories[seat, 2])
    return won - int(game.defeats[seat])


@rule
def treasury_points(game: np.record, seat: int) -> int:
    """W7.2 One point for every three coins."""
    return int(game.coins[seat]) // COINS_A_POINT


@rule
def wonder_points(game: np.record, seat: int) -> int:
    """W7.3 The points of the stages built."""
    total = 0
    for stage in range(game.stages[seat]):
        total += thing_points(game, seat, stage_of(game, seat, stage))
    return total


@rule
def card_points(game: np.record, seat: int, colour: int) -> int:
    """W7.4, W7.6, W7.7 The points of the cards of a colour, on the final table."""
    total = 0
    for kind in range(CARDS):
        if COLOUR[kind] == colour and has_card(game, seat, kind):
            total += thing_points(game, seat, kind)
    return total


@rule
def guild_points(game: np.record, seat: int) -> int:
    """W7.7 The points of guilds; W7.8 and of the one copied."""
    total = card_points(game, seat, PURPLE)
    if game.copied[seat] >= 0:
        total += thing_points(game, seat, wide(game.copied[seat]))
    return total


@rule
def thing_points(game: np.record, seat: int, thing: int) -> int:
    """W7.3 to W7.7 Plain points, and points for each of what is counted now; sets of symbols are counted elsewhere."""
    total = int(POINTS[thing])
    if EACH_POINTS[thing] > 0:
        number = counted(game, seat, wide(EACH_POINTS_OF[thing]), wide(EACH_POINTS_AT[thing]))
        total += int(EACH_POINTS[thing]) * number
    return total


@rule
def tower_points(game: np.record, seat: int) -> int:
    """T20 By tiles built."""
    return wide(TILE_POINTS[game.tiles_built[seat]])


@rule
def project_points(game: np.record, seat: int) -> int:
    """P74, P76, P90, P91 Penalties that could not be paid, and what rewards count; P89 sets of symbols among them."""
    total = int(game.penalties[seat]) + points_a_set(game, seat) * best_sets(game, seat)
    for age in range(AGES):
        if game.rewards[seat, age] > 0:
            total += int(game.rewards[seat, age]) * thing_points(game, seat, REWARD_THINGS + int(game.project[age]))
    return total


@rule
def points_a_set(game: np.record, seat: int) -> int:
    """P89, R-P15 What rewards of projects add for each set of three symbols."""
    total = 0
    for age in range(AGES):
        if game.rewards[seat, age] > 0:
            thing = REWARD_THINGS + int(game.project[age])
            if EACH_POINTS_OF[thing] & COUNTS_SETS:
                total += int(game.rewards[seat, age]) * int(EACH_POINTS[thing])
    return total


@rule
def chosen_symbols(game: np.record, seat: int) -> int:
    """W7.5, W7.8 How many symbols a seat chooses, with that of a copied guild."""
    copied = wide(game.copied[seat])
    return int(game.symbols[seat, 3]) + (1 if copied >= 0 and SYMBOL[copied] == CHOICE else 0)


@rule
def best_symbols(game: np.record, seat: int) -> tuple[int, int, int]:
    """W7.5, P89, R-P15 How many of each symbol there are with those chosen for the most points.

    What projects add for sets counts with them; of equal choices that with the fewest sets is taken.
    """
    chosen, each_set = chosen_symbols(game, seat), SET_POINTS + points_a_set(game, seat)
    own = (int(game.symbols[seat, 0]), int(game.symbols[seat, 1]), int(game.symbols[seat, 2]))
    best, most = own, -1
    for compasses in range(chosen + 1):
        for gears in range(chosen + 1 - compasses):
            found = (own[0] + compasses, own[1] + gears, own[2] + chosen - compasses - gears)
            worth = science_worth(found, each_set)
            if worth > most or (worth == most and sets_of(found) < sets_of(best)):
                best, most = found, worth
    return best


@rule
def sets_of(symbols: tuple[int, int, int]) -> int:
    """W7.5 Sets of three different symbols."""
    return min(symbols[0], symbols[1], symbols[2])


@rule
def science_worth(symbols: tuple[int, int, int], each_set: int) -> int:
    """W7.5 Squares, and points for each set of three."""
    squares = symbols[0] * symbols[0] + symbols[1] * symbols[1] + symbols[2] * symbols[2]
    return squares + each_set * sets_of(symbols)


@rule
def science_points(game: np.record, seat: int) -> int:
    """W7.5 Squares and sets, symbols chosen for the most points in all."""
    return science_worth(best_symbols(game, seat), SET_POINTS)


@rule
def best_sets(game: np.record, seat: int) -> int:
    """W7.5, R-P15 The sets of symbols, where these are chosen for the most points."""
    return sets_of(best_symbols(game, seat))
