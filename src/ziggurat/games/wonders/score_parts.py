"""Chapter: how the points of a seat come about, part by part (W7, T20, P74 to P91)."""

import numpy as np

from ziggurat.games.wonders.arrays import (
    BLUE,
    CARDS,
    COLOUR,
    COUNTS_SETS,
    EACH_POINTS,
    EACH_POINTS_OF,
    PURPLE,
    REWARD_THINGS,
    YELLOW,
    Words,
)
from ziggurat.games.wonders.city import has_card, stage_of
from ziggurat.games.wonders.limits import AGES, KINDS
from ziggurat.games.wonders.scoring import (
    SET_POINTS,
    best_sets,
    best_symbols,
    sets_of,
    thing_points,
    tower_points,
    treasury_points,
)
from ziggurat.kernel.jit import rule, wide

# categories, in the order of the score sheet (figures.CATEGORIES)
MILITARY, COINS, WONDER, BLUE_CARDS, YELLOW_CARDS, GUILDS, SCIENCE, TOWER, PROJECTS = range(9)

# what a part is of, and what `which` means
OF_VICTORIES, OF_DEFEATS, OF_COINS, OF_STAGE, OF_CARD, OF_COPIED, OF_SYMBOLS, OF_SETS, OF_TILES = range(9)
OF_PROJECT, OF_UNPAID = 9, 10

COLUMNS = 6  # category, of what, which, how many, of which chosen, points
MOST_PARTS = KINDS + 32  # every card once, and what is no card


@rule
def list_parts(game: np.record, seat: int, parts: Words) -> int:
    """W7 Everything that brings a seat points or costs it some, as if the game ended now; how many parts there are."""
    size = list_military(game, seat, parts, 0)
    size = add_part(parts, size, COINS, OF_COINS, 0, wide(game.coins[seat]), 0, treasury_points(game, seat))
    size = list_stages(game, seat, parts, size)
    size = list_cards(game, seat, parts, size, BLUE, BLUE_CARDS)
    size = list_cards(game, seat, parts, size, YELLOW, YELLOW_CARDS)
    size = list_cards(game, seat, parts, size, PURPLE, GUILDS)
    size = list_copied(game, seat, parts, size)
    size = list_science(game, seat, parts, size)
    size = add_part(parts, size, TOWER, OF_TILES, 0, wide(game.tiles_built[seat]), 0, tower_points(game, seat))
    return list_projects(game, seat, parts, size)


@rule
def add_part(
    parts: Words, size: int, category: int, of_what: int, which: int, count: int, chosen: int, points: int
) -> int:
    """W7 One part more, where it changes the sum."""
    if points == 0:
        return size
    parts[size, 0], parts[size, 1], parts[size, 2] = category, of_what, which
    parts[size, 3], parts[size, 4], parts[size, 5] = count, chosen, points
    return size + 1


@rule
def list_military(game: np.record, seat: int, parts: Words, size: int) -> int:
    """W7.1 Victory tokens by value, and defeat tokens."""
    for place in range(3):
        value, count = 2 * place + 1, wide(game.victories[seat, place])
        size = add_part(parts, size, MILITARY, OF_VICTORIES, value, count, 0, value * count)
    defeats = wide(game.defeats[seat])
    return add_part(parts, size, MILITARY, OF_DEFEATS, 0, defeats, 0, -defeats)


@rule
def list_stages(game: np.record, seat: int, parts: Words, size: int) -> int:
    """W7.3 The stages built."""
    for stage in range(game.stages[seat]):
        size = add_part(
            parts, size, WONDER, OF_STAGE, stage + 1, 1, 0, thing_points(game, seat, stage_of(game, seat, stage))
        )
    return size


@rule
def list_cards(game: np.record, seat: int, parts: Words, size: int, colour: int, category: int) -> int:
    """W7.4, W7.6, W7.7 The cards of a colour."""
    for kind in range(CARDS):
        if COLOUR[kind] == colour and has_card(game, seat, kind):
            size = add_part(parts, size, category, OF_CARD, kind, 1, 0, thing_points(game, seat, kind))
    return size


@rule
def list_copied(game: np.record, seat: int, parts: Words, size: int) -> int:
    """W7.8 The guild that is copied."""
    copied = wide(game.copied[seat])
    if copied < 0:
        return size
    return add_part(parts, size, GUILDS, OF_COPIED, copied, 1, 0, thing_points(game, seat, copied))


@rule
def list_science(game: np.record, seat: int, parts: Words, size: int) -> int:
    """W7.5 Each symbol with those chosen, and the sets."""
    symbols = best_symbols(game, seat)
    for symbol in range(3):
        count = symbols[symbol]
        chosen = count - int(game.symbols[seat, symbol])
        size = add_part(parts, size, SCIENCE, OF_SYMBOLS, symbol, count, chosen, count * count)
    sets = sets_of(symbols)
    return add_part(parts, size, SCIENCE, OF_SETS, 0, sets, 0, SET_POINTS * sets)


@rule
def list_projects(game: np.record, seat: int, parts: Words, size: int) -> int:
    """P74, P76, P89 to P91 The rewards that bring points, and penalties that could not be paid."""
    for age in range(AGES):
        times = wide(game.rewards[seat, age])
        if times > 0:
            project = wide(game.project[age])
            size = add_part(
                parts, size, PROJECTS, OF_PROJECT, project, times, 0, times * reward_points(game, seat, project)
            )
    return add_part(parts, size, PROJECTS, OF_UNPAID, 0, wide(game.unpaid[seat]), 0, wide(game.penalties[seat]))


@rule
def reward_points(game: np.record, seat: int, project: int) -> int:
    """P76, P89 What the reward of a project brings at the end, once."""
    thing = REWARD_THINGS + project
    total = thing_points(game, seat, thing)
    if EACH_POINTS_OF[thing] & COUNTS_SETS:
        total += int(EACH_POINTS[thing]) * best_sets(game, seat)
    return total
