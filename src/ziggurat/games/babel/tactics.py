"""How good a position looks: the hand-written judgement behind the `greedy` opponent.

Everything is counted in tenths of a temple level. What counts, besides the temples: settlers that a temple can still
grow on, runs that threaten, cards in hand, and what the active seat could do where its token stands.
"""

import numpy as np

from ziggurat.games.babel.abilities import rob_obstacles, runs_at, runs_here, runs_of
from ziggurat.games.babel.actions import land_of
from ziggurat.games.babel.cards import ASSYRIANS, HITTITES, LEVELS, NATIONS, PERSIANS, QUARRY
from ziggurat.games.babel.ending import score, value
from ziggurat.games.babel.state import RUNNING
from ziggurat.kernel.jit import rule

WON = 1000.0
LEVEL = 10.0  # a level that stands
ROOM = 1.8  # a settler that the temple can still grow on
CROWD = 0.4  # a settler beyond level 6
THREAT = 3.0  # a run that could pay for an ability
HELD = 1.7  # each of the first cards in hand
SPARE = 0.9  # each further card in hand
KEPT = 3  # how many cards are worth keeping
SOON = 0.5  # what can be done at once, compared with what is done


@rule
def appraise(game: np.record, seat: int) -> float:
    """The seat's prospects less the opponent's; a finished game outweighs everything."""
    if game.ending != RUNNING:
        return WON * score(game, seat)
    worth = strength(game, seat) - strength(game, 1 - seat)
    if game.active == seat:
        worth += SOON * opportunity(game, seat)
    return worth


@rule
def strength(game: np.record, seat: int) -> float:
    """What a seat has on the table and in hand."""
    held = int(game.hand_size[seat])
    worth = LEVEL * value(game, seat) + HELD * min(held, KEPT) + SPARE * max(held - KEPT, 0)
    for land in range(NATIONS):
        worth += settlement(game, seat, land)
    return worth


@rule
def settlement(game: np.record, seat: int, land: int) -> float:
    """What the settlers at a land are good for."""
    settlers = int(game.column_size[seat, land])
    height = int(game.height[seat, land])
    worth = ROOM * max(min(settlers, LEVELS) - height, 0) + CROWD * max(settlers - LEVELS, 0)
    if settlers >= 3:
        runs = runs_at(game, seat, land)
        for nation in range(NATIONS):
            worth += THREAT * runs_of(runs, nation)
    return worth


@rule
def opportunity(game: np.record, seat: int) -> float:
    """The best that the active seat could do at once where its token stands."""
    land = land_of(game, seat)
    if land == QUARRY:
        return 0.0
    worth = LEVEL * levels_within_reach(game, seat, land)
    runs = runs_here(game, seat)
    their_height = int(game.height[1 - seat, land])
    if runs_of(runs, ASSYRIANS) > 0:
        worth = max(worth, LEVEL * their_height)
    if runs_of(runs, HITTITES) > 0 and rob_obstacles(game, seat) == 0:
        worth = max(worth, LEVEL * (their_height - int(game.height[seat, land]) + 1))
    return worth


@rule
def levels_within_reach(game: np.record, seat: int, land: int) -> int:
    """How many levels the temple here could grow now, with the stocks as they lie and all cards in hand settled."""
    settlers = int(game.column_size[seat, land]) + int(game.hand_size[seat])
    leaps = 1 if runs_of(runs_here(game, seat), PERSIANS) > 0 else 0
    own = int(game.stock_size[seat]) - 1
    their = int(game.stock_size[1 - seat]) - 1
    start = int(game.height[seat, land])
    height = start
    if height == 0 and game.starting[seat] and settlers > 0:
        height = 1
    while height < LEVELS and height < settlers:
        if own >= 0 and height < game.stock[seat, own] <= height + 1 + leaps:
            height = int(game.stock[seat, own])
            own -= 1
        elif their >= 0 and height < game.stock[1 - seat, their] <= height + 1 + leaps:
            height = int(game.stock[1 - seat, their])
            their -= 1
        else:
            break
    return height - start
