"""Chapter: a city and what stands in it (W1.7, W3, W5.3)."""

import numpy as np

from ziggurat.games.wonders.arrays import (
    COLOUR,
    COLOUR_ROOM,
    COPIES_GUILD,
    COUNTS_DEFEATS,
    COUNTS_STAGES,
    DIGS,
    FREE_EACH_AGE,
    HERE,
    ON_THE_LEFT,
    ON_THE_RIGHT,
    PLAYS_SEVENTH,
    SHIELDS,
    STAGE_COUNT,
    STAGE_THINGS,
    START_THINGS,
    SYMBOL,
    TWIN,
)
from ziggurat.games.wonders.limits import BITS, STAGES
from ziggurat.kernel.jit import rule, wide


@rule
def cities(game: np.record) -> int:
    """W1.7, W9.2 How many cities sit in the ring: the players', with two players also the Free City."""
    return 3 if game.players == 2 else wide(game.players)


@rule
def left_of(game: np.record, city: int) -> int:
    """W1.7 The next city clockwise."""
    return city + 1 if city + 1 < cities(game) else 0


@rule
def right_of(game: np.record, city: int) -> int:
    """W1.7 The next city counter-clockwise."""
    return city - 1 if city > 0 else cities(game) - 1


@rule
def has_card(game: np.record, city: int, kind: int) -> bool:
    """W3.1 Whether a structure stands in a city."""
    return (wide(game.cards[city, kind // BITS]) >> (kind % BITS)) & 1 == 1


@rule
def has_name(game: np.record, city: int, kind: int) -> bool:
    """W3.5 Whether a structure of the same name stands in a city."""
    return has_card(game, city, kind) or has_card(game, city, wide(TWIN[kind]))


@rule
def side_of(game: np.record, city: int) -> int:
    """W1.5 The side of a board that a city plays on, among all sides."""
    return 2 * int(game.board[city]) + int(game.side[city])


@rule
def start_of(game: np.record, city: int) -> int:
    """W4.3 What a city's board gives from the start, as a thing."""
    return START_THINGS + side_of(game, city)


@rule
def stage_of(game: np.record, city: int, stage: int) -> int:
    """W3.6 A stage of a city's wonder, as a thing."""
    return STAGE_THINGS + STAGES * side_of(game, city) + stage


@rule
def has_next_stage(game: np.record, city: int) -> bool:
    """W3.6 Whether a stage is left to be built."""
    return bool(game.stages[city] < STAGE_COUNT[side_of(game, city)])


@rule
def next_stage(game: np.record, city: int) -> int:
    """W3.6 Stages go from left to right: the one to be built next, as a thing."""
    return stage_of(game, city, wide(game.stages[city]))


@rule
def add_card(game: np.record, city: int, kind: int) -> None:
    """W3.1, W5.3 A structure stands in a city."""
    game.cards[city, kind // BITS] = wide(game.cards[city, kind // BITS]) | (1 << (kind % BITS))
    game.colours[city, COLOUR[kind]] += 1
    take_gifts(game, city, kind, 1)


@rule
def toggle_card(game: np.record, city: int, kind: int) -> None:
    """W5.1 A structure is taken out of sight for a moment, or put back; nothing that it gives changes."""
    game.cards[city, kind // BITS] = wide(game.cards[city, kind // BITS]) ^ (1 << (kind % BITS))


@rule
def drop_card(game: np.record, city: int, kind: int) -> None:
    """P77, R-P12 A structure is gone, with its shields and symbols; coins that it gave stay."""
    game.cards[city, kind // BITS] = wide(game.cards[city, kind // BITS]) & ~(1 << (kind % BITS))
    game.colours[city, COLOUR[kind]] -= 1
    take_gifts(game, city, kind, -1)


@rule
def add_stage(game: np.record, city: int) -> None:
    """W3.2, W3.6 The next stage stands; W5.6, W5.7, W5.5, W7.8 and its power is there."""
    thing = next_stage(game, city)
    game.stages[city] = min(int(game.stages[city]) + 1, STAGES)
    take_gifts(game, city, thing, 1)
    if DIGS[thing]:
        game.digger = city
    if FREE_EACH_AGE[thing]:
        game.olympia[city] = 1
        game.olympians |= 1 << city
    if PLAYS_SEVENTH[thing]:
        game.sevenths |= 1 << city
    if COPIES_GUILD[thing]:
        game.copiers |= 1 << city


@rule
def take_gifts(game: np.record, city: int, thing: int, sign: int) -> None:
    """W6.1, W7.5 The shields and symbols of a thing come, or go."""
    game.shields[city] += sign * int(SHIELDS[thing])
    if SYMBOL[thing] > 0:
        game.symbols[city, SYMBOL[thing] - 1] += sign


@rule
def counted_here(game: np.record, city: int, what: int) -> int:
    """W5.4, W6.4, W7.7, R-P10 How many of the things named there are in one city; starts of boards are no cards."""
    number = 0
    for colour in range(COLOUR_ROOM):
        if (what >> colour) & 1:
            number += int(game.colours[city, colour])
    if what & COUNTS_STAGES:
        number += int(game.stages[city])
    if what & COUNTS_DEFEATS:
        number += int(game.defeats[city]) + int(game.unpaid[city])
    return number


@rule
def counted(game: np.record, city: int, what: int, where: int) -> int:
    """W5.4, W7.7 How many of the things named there are in a city, beside it, or both."""
    number = 0
    if where & HERE:
        number += counted_here(game, city, what)
    if where & ON_THE_LEFT:
        number += counted_here(game, left_of(game, city), what)
    if where & ON_THE_RIGHT:
        number += counted_here(game, right_of(game, city), what)
    return number
