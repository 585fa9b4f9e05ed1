"""What looks promising before it is tried: the order in which opponents look at actions, and how playouts go."""

import numpy as np

from ziggurat.games.babel.abilities import runs_at, runs_of
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
from ziggurat.games.babel.tactics import levels_within_reach, top_of
from ziggurat.kernel.jit import rule


@rule
def prefer(game: np.record, seat: int, action: int) -> float:
    """What mostly pays first: levels and raids, then what makes them possible; ending the turn last."""
    if action >= ABILITY:
        return prefer_ability(game, seat, (action - ABILITY) % ABILITIES)
    if action >= DISCARD:
        return 1.0
    if action >= MIGRATE:
        return 0.08
    if action >= BUILD:
        return 100.0
    if action >= SETTLE:
        return prefer_settling(game, seat, action - SETTLE)
    if action >= TRAVEL:
        return prefer_travel(game, seat, action - TRAVEL)
    return 3.0 / (1.0 + int(game.hand_size[seat]))


@rule
def prefer_ability(game: np.record, seat: int, ability: int) -> float:
    """Raids by what they take; to win over or to leap is mostly good, to expel or to halve now and then."""
    land = land_of(game, seat)
    if ability == RAZE:
        return 12.0 * int(game.height[1 - seat, land])
    if ability == ROB:
        return 60.0
    if ability < WIN_OVER:
        return 0.3
    if ability == WIN_OVER:
        return 1.0
    return 100.0 if ability < HALVE else 0.05 * int(game.hand_size[1 - seat])


@rule
def prefer_settling(game: np.record, seat: int, nation: int) -> float:
    """Settlers that a level waits for, then those that make a row."""
    land = land_of(game, seat)
    size = int(game.column_size[seat, land])
    worth = 1.0 if size < LEVELS else 0.2
    if size > 0 and game.columns[seat, land, size - 1] == nation:
        worth *= 3.0
    if int(game.height[seat, land]) == size and has_fitting(game, seat, land):
        worth += 8.0
    return worth


@rule
def prefer_travel(game: np.record, seat: int, land: int) -> float:
    """To where levels can be built or a temple can be razed."""
    worth = 0.3
    if has_fitting(game, seat, land):
        worth += 4.0 * levels_within_reach(game, seat, land, int(game.hand_size[seat]) - 1, 0)
    if game.height[1 - seat, land] > 1 and game.column_size[seat, land] >= RUN:
        if runs_of(runs_at(game, seat, land), ASSYRIANS) > 0:
            worth += 6.0 * int(game.height[1 - seat, land])
    return worth


@rule
def has_fitting(game: np.record, seat: int, land: int) -> bool:
    """Whether the next level of the temple at a land lies on top of a stock."""
    level = int(game.height[seat, land]) + 1
    if level == 1 and game.starting[seat]:
        return True
    return bool(top_of(game, seat) == level) or bool(top_of(game, 1 - seat) == level)
