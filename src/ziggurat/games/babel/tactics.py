"""How good a position looks: the hand-written judgement behind the opponents.

Everything is counted in tenths of a temple level. What counts, besides the temples: settlers that a temple can still
grow on, runs that threaten, cards in hand, and what the seat whose turn it is could do at the lands that it can reach.
"""

import numpy as np
import numpy.typing as npt

from ziggurat.games.babel.abilities import runs_at, runs_of
from ziggurat.games.babel.actions import land_of
from ziggurat.games.babel.cards import (
    ASSYRIANS,
    END_PHASE_VALUE,
    HITTITES,
    HU,
    LEVELS,
    NATIONS,
    PERSIANS,
    RUN,
    SAFE_VALUE,
    WINNING_VALUE,
)
from ziggurat.games.babel.ending import score, value
from ziggurat.games.babel.state import RUNNING
from ziggurat.kernel.jit import rule
from ziggurat.kernel.verbs import Figures

Table = npt.NDArray[np.float64]

WON = 1000.0
SWING = 50.0  # what makes a win e times as likely as a loss; from games of `greedy` against itself
LEVEL = 10.0  # a level that stands
MARKS = ((9, 10.0), (12, 14.0))  # what it is worth to stand so high: almost safe, almost there
ROOM = 2.0  # a settler that the temple can still grow on
FITTING = 3.0  # the top of a stock that fits on a temple
RAZING = 2.0  # each level of a temple that a run of Assyrians faces
ROBBING = 3.5  # each level that a run of Hittites could gain
HOPE = 0.9  # what the seat can do in its own turn, compared with what is done
FEAR = 0.3  # the same of the opponent in his turn
AFTER = 0.35  # what the second best land adds to the best
FINISH = 80.0  # a chance that would win the game

# what a row of equal settlers is worth, by nation and length: threats, and what can become one
ROWS: Table = np.array(
    [
        [0.0, 1.5, 5.0, 13.0, 16.0, 18.0],  # Medes
        [0.0, 1.0, 16.0, 33.0, 37.0, 38.0],  # Sumerians
        [0.0, 2.0, 10.0, 19.0, 24.0, 26.0],  # Hittites
        [0.0, 3.0, 9.0, 15.0, 16.0, 17.0],  # Persians
        [0.0, 5.0, 11.0, 20.0, 26.0, 32.0],  # Assyrians
    ]
)
LONGEST_ROW = 5
HELD: Table = np.array([8.0, 13.0, 10.5, 9.0, 11.0])  # a card in hand, by nation


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
    active = int(game.active)
    chance = chances(game, active)
    return worth + HOPE * chance if active == seat else worth - FEAR * chance


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
        figures[1 + whose] = sign * standing(game, side)
        figures[2 + whose] = sign * prospects(game, side)
        figures[3 + whose] = sign * threats(game, side)
        figures[4 + whose] = sign * held(game, side)
    if game.active == seat:
        figures[CHANCES] = HOPE * chances(game, seat)
    else:
        figures[3 + THEIRS] -= FEAR * chances(game, 1 - seat)


@rule
def strength(game: np.record, seat: int) -> float:
    """What a seat has on the table and in hand."""
    return standing(game, seat) + prospects(game, seat) + threats(game, seat) + held(game, seat)


@rule
def standing(game: np.record, seat: int) -> float:
    """What the temples are worth, with something extra near the heights that decide."""
    levels = value(game, seat)
    worth = LEVEL * levels
    for mark, extra in MARKS:
        if levels >= mark:
            worth += extra
    return worth


@rule
def held(game: np.record, seat: int) -> float:
    """What the cards in hand are good for."""
    worth = 0.0
    for nation in range(NATIONS):
        worth += HELD[nation] * int(game.hand[seat, nation])
    return worth


@rule
def prospects(game: np.record, seat: int) -> float:
    """What temples can still grow on: settlers beneath them, and cards on top of the stocks that fit."""
    worth = 0.0
    fitting = 0
    own, their = top_of(game, seat), top_of(game, 1 - seat)
    for land in range(NATIONS):
        height = int(game.height[seat, land])
        worth += ROOM * max(min(int(game.column_size[seat, land]), LEVELS) - height, 0)
        fitting |= int(own == height + 1) | 2 * int(their == height + 1)
    return worth + FITTING * ((fitting & 1) + (fitting >> 1))


@rule
def top_of(game: np.record, seat: int) -> int:
    """The level of the card on top of a stock; 0 for an empty one."""
    size = int(game.stock_size[seat])
    return int(game.stock[seat, size - 1]) if size > 0 else 0


@rule
def threats(game: np.record, seat: int) -> float:
    """What the rows of equal settlers can do or may do once, and the temples that they face."""
    worth = 0.0
    for land in range(NATIONS):
        size = int(game.column_size[seat, land])
        if size > 0:
            worth += rows_together(game, seat, land) if game.edition == HU else rows_apart(game, seat, land, size)
        if size >= RUN:
            worth += raids(game, seat, land)
    return worth


@rule
def rows_apart(game: np.record, seat: int, land: int, size: int) -> float:
    """The rows in a column, one after the other."""
    worth = 0.0
    length = 1
    for place in range(1, size + 1):
        nation = int(game.columns[seat, land, place - 1])
        if place < size and game.columns[seat, land, place] == nation:
            length += 1
        else:
            worth += ROWS[nation, min(length, LONGEST_ROW)]
            length = 1
    return worth


@rule
def rows_together(game: np.record, seat: int, land: int) -> float:
    """B30 hu Cards of a nation count wherever they lie in the column."""
    worth = 0.0
    for nation in range(NATIONS):
        length = 0
        for place in range(game.column_size[seat, land]):
            length += int(game.columns[seat, land, place] == nation)
        worth += ROWS[nation, min(length, LONGEST_ROW)]
    return worth


@rule
def raids(game: np.record, seat: int, land: int) -> float:
    """What the runs at a land could take from the temple that they face."""
    their = int(game.height[1 - seat, land])
    if their == 0:
        return 0.0
    runs = runs_at(game, seat, land)
    worth = 0.0
    if runs_of(runs, ASSYRIANS) > 0:
        worth += RAZING * their
    if runs_of(runs, HITTITES) > 0:
        worth += ROBBING * max(their - int(game.height[seat, land]), 0)
    return worth


@rule
def chances(game: np.record, seat: int) -> float:
    """What the seat could do in the running turn: the best land that it can reach, and a share of the second best."""
    best = 0.0
    second = 0.0
    for land in range(NATIONS):
        worth = chance_at(game, seat, land)
        if worth > best:
            second = best
            best = worth
        elif worth > second:
            second = worth
    return best + AFTER * second


@rule
def chance_at(game: np.record, seat: int, land: int) -> float:
    """What the seat could do at once at a land, less the card for the journey; nothing where it cannot go."""
    journey = 0 if land_of(game, seat) == land else 1
    if journey == 1 and game.hand[seat, land] == 0:
        return 0.0
    runs = runs_at(game, seat, land) if game.column_size[seat, land] >= RUN else 0
    cards = int(game.hand_size[seat]) - journey
    levels = levels_within_reach(game, seat, land, cards, 1 if runs_of(runs, PERSIANS) > 0 else 0)
    worth = LEVEL * levels
    taken = 0
    if runs_of(runs, ASSYRIANS) > 0:
        taken = int(game.height[1 - seat, land])
        worth += LEVEL * taken
    elif runs_of(runs, HITTITES) > 0 and can_rob(game, seat, land):
        taken = 1
        worth += LEVEL * (int(game.height[1 - seat, land]) - int(game.height[seat, land]))
    if (levels > 0 or taken > 0) and would_win(game, seat, levels, taken):
        worth += FINISH
    return max(worth - float(HELD[land]) * journey, 0.0)


@rule
def can_rob(game: np.record, seat: int, land: int) -> bool:
    """Whether the opponent's top card at a land would fit on the own temple there."""
    level = int(game.height[1 - seat, land])
    return bool(level > game.height[seat, land]) and bool(game.column_size[seat, land] >= level)


@rule
def would_win(game: np.record, seat: int, levels: int, taken: int) -> bool:
    """Whether so many levels more, and so many taken from the opponent, end the game."""
    own = value(game, seat) + levels
    their = value(game, 1 - seat) - taken
    if game.end_phase:
        return bool(own >= WINNING_VALUE) or bool(their < SAFE_VALUE)
    return bool(own >= END_PHASE_VALUE) and (bool(their < SAFE_VALUE) or bool(own >= WINNING_VALUE))


@rule
def levels_within_reach(game: np.record, seat: int, land: int, cards: int, leaps: int) -> int:
    """How many levels the temple at a land could grow now, with the stocks as they lie and so many cards settled."""
    settlers = int(game.column_size[seat, land]) + cards
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
