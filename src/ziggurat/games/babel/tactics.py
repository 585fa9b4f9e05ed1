"""How good a position looks: the hand-written judgement behind the `greedy` opponent.

Everything is counted in tenths of a temple level. What counts, besides the temples: settlers that a temple can still
grow on, runs that threaten, cards in hand, and what the active seat could do where its token stands.
"""

import numpy as np

from ziggurat.games.babel.abilities import rob_obstacles, runs_at, runs_here, runs_of
from ziggurat.games.babel.action_space import ABILITY, BUILD, DISCARD, MIGRATE, SETTLE, TRAVEL
from ziggurat.games.babel.actions import land_of
from ziggurat.games.babel.cards import ASSYRIANS, HITTITES, LEVELS, NATIONS, PERSIANS, QUARRY, RUN
from ziggurat.games.babel.ending import score, value
from ziggurat.games.babel.state import RUNNING
from ziggurat.kernel.jit import rule
from ziggurat.kernel.verbs import Figures

WON = 1000.0
LEVEL = 10.0  # a level that stands
ROOM = 1.8  # a settler that the temple can still grow on
CROWD = 0.4  # a settler beyond level 6
THREAT = 3.0  # a run that could pay for an ability
HELD = 1.7  # each of the first cards in hand
SPARE = 0.9  # each further card in hand
KEPT = 3  # how many cards are worth keeping
SOON = 0.5  # what can be done at once, compared with what is done


# what is the seat's own, then what is its opponent's, for which the figures are below 0
COUNTS = (
    *("won", "levels", "settlers", "threats", "hand"),
    *("levels-theirs", "settlers-theirs", "threats-theirs", "hand-theirs", "chances"),
)
THEIRS = 4  # how far what is the opponent's stands behind what is the seat's own
CHANCES = 9


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
def weigh(game: np.record, seat: int, figures: Figures) -> None:
    """The same, each thing that counts by itself."""
    figures[:] = 0.0
    if game.ending != RUNNING:
        figures[0] = WON * score(game, seat)
        return
    for side in range(2):
        sign = 1.0 if side == seat else -1.0
        whose = 0 if side == seat else THEIRS
        figures[1 + whose] = sign * LEVEL * value(game, side)
        for land in range(NATIONS):
            figures[2 + whose] += sign * room(game, side, land)
            figures[3 + whose] += sign * threats(game, side, land)
        figures[4 + whose] = sign * held(game, side)
    if game.active == seat:
        figures[CHANCES] = SOON * opportunity(game, seat)


@rule
def strength(game: np.record, seat: int) -> float:
    """What a seat has on the table and in hand."""
    worth = LEVEL * value(game, seat) + held(game, seat)
    for land in range(NATIONS):
        worth += room(game, seat, land) + threats(game, seat, land)
    return worth


@rule
def held(game: np.record, seat: int) -> float:
    """What the cards in hand are good for."""
    cards = int(game.hand_size[seat])
    return HELD * min(cards, KEPT) + SPARE * max(cards - KEPT, 0)


@rule
def room(game: np.record, seat: int, land: int) -> float:
    """What the settlers at a land are good for: a temple can grow on them."""
    settlers = int(game.column_size[seat, land])
    height = int(game.height[seat, land])
    return ROOM * max(min(settlers, LEVELS) - height, 0) + CROWD * max(settlers - LEVELS, 0)


@rule
def threats(game: np.record, seat: int, land: int) -> float:
    """What the runs at a land threaten."""
    if game.column_size[seat, land] < RUN:
        return 0.0
    runs = runs_at(game, seat, land)
    worth = 0.0
    for nation in range(NATIONS):
        worth += THREAT * runs_of(runs, nation)
    return worth


@rule
def prefer(game: np.record, seat: int, action: int) -> float:
    """What mostly pays first: abilities and levels, then settlers, then going elsewhere; ending the turn last."""
    if action >= ABILITY:
        return 6.0
    if action >= DISCARD:
        return 1.0
    if action >= MIGRATE:
        return 1.5
    if action >= BUILD:
        return 8.0
    return 3.0 if action >= SETTLE else 1.5 if action >= TRAVEL else 1.0


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
