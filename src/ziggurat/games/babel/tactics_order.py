"""What looks promising before it is tried: the order in which opponents look at actions, and how playouts go."""

import numpy as np

from ziggurat.games.babel.abilities import payer, runs_at, runs_of
from ziggurat.games.babel.action_space import (
    ABILITIES,
    ABILITY,
    BUILD,
    DISCARD,
    HALVE,
    MIGRATE,
    RAZE,
    ROB,
    SETTLE,
    TRAVEL,
    WIN_OVER,
)
from ziggurat.games.babel.actions import land_of
from ziggurat.games.babel.cards import ASSYRIANS, LEVELS, RUN
from ziggurat.games.babel.tactics import HELD, LEVEL, LONGEST_ROW, ROOM, ROWS, levels_within_reach, top_of
from ziggurat.kernel.jit import rule


@rule
def prefer(game: np.record, seat: int, action: int) -> float:
    """Levels first, then whatever seems to gain more than it costs; what seems to lose, hardly ever."""
    if action < TRAVEL:
        return 1.0
    if BUILD <= action < MIGRATE:
        return 100.0
    gain = promise(game, seat, action)
    if gain <= 0.0:
        return 0.03
    return (0.3 + gain / 4.0) * (0.3 + gain / 4.0)


@rule
def promise(game: np.record, seat: int, action: int) -> float:
    """What an action seems to gain, counted as the tactics do; nothing for what is only a question of luck."""
    if action < SETTLE:
        return travelling(game, seat, action - TRAVEL)
    if action < BUILD:
        return settling(game, seat, action - SETTLE)
    if action < DISCARD:
        return 0.5
    if action < ABILITY:
        return 16.0 - float(HELD[action - DISCARD])
    return ability(game, seat, (action - ABILITY) % ABILITIES)


@rule
def travelling(game: np.record, seat: int, land: int) -> float:
    """To where levels can be built or a temple can be razed, less the card."""
    gain = -float(HELD[land])
    if has_fitting(game, seat, land):
        gain += LEVEL * levels_within_reach(game, seat, land, int(game.hand_size[seat]) - 1, 0)
    can_raze = game.column_size[seat, land] >= RUN and runs_of(runs_at(game, seat, land), ASSYRIANS) > 0
    return gain + LEVEL * int(game.height[1 - seat, land]) if can_raze else gain


@rule
def settling(game: np.record, seat: int, nation: int) -> float:
    """A settler that a level waits for, or one that makes a row longer, less the card."""
    land = land_of(game, seat)
    size = int(game.column_size[seat, land])
    length = row_at_end(game, seat, land, size, nation)
    longer, now = min(length + 1, LONGEST_ROW), min(length, LONGEST_ROW)
    gain = float(ROWS[nation, longer] - ROWS[nation, now] - HELD[nation])
    if int(game.height[seat, land]) == size and has_fitting(game, seat, land):
        gain += LEVEL
    return gain + 1.5 * ROOM if size < LEVELS else gain


@rule
def row_at_end(game: np.record, seat: int, land: int, size: int, nation: int) -> int:
    """How many cards of a nation lie last in a column."""
    length = 0
    while length < size and game.columns[seat, land, size - 1 - length] == nation:
        length += 1
    return length


@rule
def ability(game: np.record, seat: int, ability: int) -> float:
    """What the opponent loses and the seat gains, less the card that pays."""
    land = land_of(game, seat)
    nation = payer(ability)
    gain = float(ROWS[nation, RUN - 1] - ROWS[nation, RUN])
    their = int(game.height[1 - seat, land])
    if ability == RAZE:
        return gain + LEVEL * their
    if ability == ROB:
        return gain + LEVEL * (their - int(game.height[seat, land]) + 1)
    if ability < WIN_OVER:
        return 1.0
    if ability == WIN_OVER:
        size = int(game.column_size[1 - seat, land])
        last = int(game.columns[1 - seat, land, size - 1])
        return gain + 8.0 + float(ROWS[last, min(row_at_end(game, 1 - seat, land, size, last), LONGEST_ROW)])
    if ability < HALVE:
        return gain + 2.0 * LEVEL
    return gain + LEVEL * (int(game.hand_size[1 - seat]) // 2)


@rule
def has_fitting(game: np.record, seat: int, land: int) -> bool:
    """Whether the next level of the temple at a land lies on top of a stock."""
    level = int(game.height[seat, land]) + 1
    if level == 1 and game.starting[seat]:
        return True
    return bool(top_of(game, seat) == level) or bool(top_of(game, 1 - seat) == level)
