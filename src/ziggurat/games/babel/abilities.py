"""Chapter: abilities (B30 to B37). Each has its obstacles and its effect side by side."""

import numpy as np

from ziggurat.games.babel.action_space import (
    EXPEL,
    HALVE,
    LEAP_OWN,
    LEAP_THEIRS,
    OWN,
    RAZE,
    ROB,
    THEIRS,
    WIN_OVER,
)
from ziggurat.games.babel.actions import add_to_column, build, build_obstacles, discard_from_hand, land_of, raise_temple
from ziggurat.games.babel.cards import (
    ASSYRIANS,
    DE,
    HITTITES,
    HU,
    LEVELS,
    MEDES,
    NATIONS,
    PERSIANS,
    QUARRY,
    RUN,
    SUMERIANS,
    TEMPLE_CARDS,
)
from ziggurat.games.babel.ending import look_at_values
from ziggurat.games.babel.obstacles import (
    AT_QUARRY,
    HAND_TOO_SMALL,
    NO_CARD,
    NO_RUN,
    NO_SUCH_RUN,
    NOBODY_TO_EXPEL,
    NOBODY_TO_WIN_OVER,
    NOT_HIGHER,
    NOTHING_OWED,
    NOTHING_TO_RAZE,
    NOTHING_TO_ROB,
    TOO_FEW_SETTLERS,
)
from ziggurat.kernel.jit import rule, wide

# -- runs ----------------------------------------------------------------------------------------------------------
# The runs at the token's land are counted for all nations at once, four bits a nation: at most 12 each.


@rule
def runs_here(game: np.record, seat: int) -> int:
    """B30 How many runs of each nation can pay for an ability at the token's land, four bits a nation."""
    land = land_of(game, seat)
    return 0 if land == QUARRY else runs_at(game, seat, land)


@rule
def runs_at(game: np.record, seat: int, land: int) -> int:
    """B30 The same for any land."""
    return blocks_in(game, seat, land) if game.edition == HU else runs_in(game, seat, land)


@rule
def runs_in(game: np.record, seat: int, land: int) -> int:
    """B30 Rows of three or more equal cards in a column."""
    packed = 0
    length = 0
    last = -1
    for place in range(game.column_size[seat, land]):
        nation = int(game.columns[seat, land, place])
        length = length + 1 if nation == last else 1
        if length == RUN:
            packed += 1 << (4 * nation)
        last = nation
    return packed


@rule
def blocks_in(game: np.record, seat: int, land: int) -> int:
    """B30 hu, R-B5 The blocks of each nation that has three cards anywhere in a column."""
    blocks = 0
    cards = 0
    last = -1
    for place in range(game.column_size[seat, land]):
        nation = int(game.columns[seat, land, place])
        if nation != last:
            blocks += 1 << (4 * nation)
        cards += 1 << (4 * nation)
        last = nation
    for nation in range(NATIONS):
        if runs_of(cards, nation) < RUN:
            blocks &= ~(15 << (4 * nation))
    return blocks


@rule
def runs_of(packed: int, nation: int) -> int:
    """B30 The number for one nation among numbers packed four bits each."""
    return (packed >> (4 * nation)) & 15


@rule
def run_obstacles(game: np.record, seat: int, nation: int, run: int) -> int:
    """B30, R-B5 The token at a land, and there a run of that nation; a further run only if it is there."""
    if game.token[seat] == QUARRY:
        return AT_QUARRY
    runs = runs_of(runs_here(game, seat), nation)
    if runs == 0:
        return NO_RUN
    return NO_SUCH_RUN if run >= runs else 0


@rule
def pay(game: np.record, seat: int, nation: int, run: int) -> None:
    """B30 One card of a run is discarded and the run closes up."""
    land = land_of(game, seat)
    wanted = 1 if game.edition == HU else RUN
    place, length, left = -1, 0, run + 1
    last = int(game.column_size[seat, land]) - 1
    while place < last and left > 0:
        place += 1
        length = length + 1 if game.columns[seat, land, place] == nation else 0
        if length == wanted:
            left -= 1
    remove_from_column(game, seat, land, place)
    game.discard[nation] += 1


@rule
def remove_from_column(game: np.record, seat: int, land: int, place: int) -> None:
    """B30 Take one card out of a column; those behind it close up."""
    size = max(0, int(game.column_size[seat, land]) - 1)
    for i in range(max(0, place), size):
        game.columns[seat, land, i] = game.columns[seat, land, i + 1]
    game.columns[seat, land, size] = 0
    game.column_size[seat, land] = size


# -- what all abilities share --------------------------------------------------------------------------------------


@rule
def payer(ability: int) -> int:
    """B32 to B37 The nation whose run pays for an ability."""
    if ability == RAZE:
        return ASSYRIANS
    if ability == ROB:
        return HITTITES
    if ability < WIN_OVER:
        return MEDES
    if ability == WIN_OVER:
        return SUMERIANS
    if ability < HALVE:
        return PERSIANS
    return ability - HALVE


@rule
def effect_obstacles(game: np.record, seat: int, ability: int) -> int:
    """B31 to B37 What keeps an ability from having its effect, whoever pays; the token is at a land."""
    if ability == RAZE:
        return raze_obstacles(game, seat)
    if ability == ROB:
        return rob_obstacles(game, seat)
    if ability < WIN_OVER:
        return expel_obstacles(game, seat, ability - EXPEL)
    if ability == WIN_OVER:
        return win_over_obstacles(game, seat)
    if ability < HALVE:
        return build_obstacles(game, seat, OWN if ability == LEAP_OWN else THEIRS, 1)
    return halve_obstacles(game, seat)


@rule
def use_ability(game: np.record, seat: int, ability: int, run: int) -> None:
    """B30 to B37 Discard the card that pays and take the effect, for which it counted when this was found legal."""
    if game.token[seat] == QUARRY:
        return
    pay(game, seat, payer(ability), run)
    if ability == RAZE:
        raze(game, seat)
    elif ability == ROB:
        rob(game, seat)
    elif ability < WIN_OVER:
        expel(game, seat, ability - EXPEL)
    elif ability == WIN_OVER:
        win_over(game, seat)
    elif ability == LEAP_OWN:
        build(game, seat, OWN)
    elif ability == LEAP_THEIRS:
        build(game, seat, THEIRS)
    else:
        game.owed = game.hand_size[1 - seat] // 2


# -- the six abilities ---------------------------------------------------------------------------------------------


@rule
def raze_obstacles(game: np.record, seat: int) -> int:
    """B31, B32 There is a temple to raze."""
    return NOTHING_TO_RAZE if game.height[1 - seat, game.token[seat]] == 0 else 0


@rule
def raze(game: np.record, seat: int) -> None:
    """B32 The opponent's temple here goes onto the yard, highest card first; both have seen these cards."""
    land = land_of(game, seat)
    for level in range(LEVELS, 0, -1):
        if int(game.temple[1 - seat, land]) & (1 << (level - 1)):
            lay_on_yard(game, level)
    game.temple[1 - seat, land] = 0
    game.height[1 - seat, land] = 0
    look_at_values(game, seat)


@rule
def lay_on_yard(game: np.record, level: int) -> None:
    """B32 A razed card becomes the top one of the yard, which has room for all that there are."""
    if game.yard_size < TEMPLE_CARDS:
        game.yard[game.yard_size] = level
        game.yard_size += 1
        game.razed += 1


@rule
def rob_obstacles(game: np.record, seat: int) -> int:
    """B31, B33 A top card higher than the own one, and as many settlers; the discarded Hittite still counts."""
    land = land_of(game, seat)
    level = int(game.height[1 - seat, land])
    if level == 0:
        return NOTHING_TO_ROB
    found = 0
    if level <= game.height[seat, land]:
        found |= NOT_HIGHER
    if game.column_size[seat, land] < level:
        found |= TOO_FEW_SETTLERS
    return found


@rule
def rob(game: np.record, seat: int) -> None:
    """B33 The top card of the opponent's temple here moves onto the own one."""
    land = land_of(game, seat)
    level = int(game.height[1 - seat, land])
    game.temple[1 - seat, land] &= ~((1 << level) >> 1)
    game.height[1 - seat, land] = top_level(wide(game.temple[1 - seat, land]))
    raise_temple(game, seat, land, level)
    look_at_values(game, seat)


@rule
def top_level(temple: int) -> int:
    """B40 The highest level among those that stand on a site; 0 for an empty one."""
    top = 0
    for level in range(1, LEVELS + 1):
        if temple & (1 << (level - 1)):
            top = level
    return top


@rule
def expel_obstacles(game: np.record, seat: int, nation: int) -> int:
    """B31, B34 The opponent has a card of that nation here."""
    land = land_of(game, seat)
    for place in range(game.column_size[1 - seat, land]):
        if game.columns[1 - seat, land, place] == nation:
            return 0
    return NOBODY_TO_EXPEL


@rule
def expel(game: np.record, seat: int, nation: int) -> None:
    """B34 The opponent discards all cards of a nation from the column here."""
    game.discard[nation] += take_out(game, 1 - seat, land_of(game, seat), nation, 0)


@rule
def take_out(game: np.record, seat: int, land: int, nation: int, start: int) -> int:
    """B34, B35 Remove all cards of a nation from a column, from place `start` on; return how many."""
    kept = start
    size = int(game.column_size[seat, land])
    for place in range(start, size):
        if game.columns[seat, land, place] != nation:
            game.columns[seat, land, kept] = game.columns[seat, land, place]
            kept += 1
    for place in range(kept, size):
        game.columns[seat, land, place] = 0
    game.column_size[seat, land] = kept
    return size - kept


@rule
def win_over_obstacles(game: np.record, seat: int) -> int:
    """B31, B35 The opponent has a card here."""
    return NOBODY_TO_WIN_OVER if game.column_size[1 - seat, game.token[seat]] == 0 else 0


@rule
def win_over(game: np.record, seat: int) -> None:
    """B35 The equal cards at the end of the opponent's column join the own column; en, ru, hu: all of that nation."""
    land = land_of(game, seat)
    size = int(game.column_size[1 - seat, land])
    nation = wide(game.columns[1 - seat, land, size - 1])
    start = 0
    if game.edition == DE:
        start = max(0, size - 1)
        while start > 0 and game.columns[1 - seat, land, start - 1] == nation:
            start -= 1
    for _ in range(take_out(game, 1 - seat, land, nation, start)):
        add_to_column(game, seat, land, nation)


@rule
def halve_obstacles(game: np.record, seat: int) -> int:
    """B31, B37 A hand of two or more; a smaller one would stay as it is."""
    return HAND_TOO_SMALL if game.hand_size[1 - seat] < 2 else 0


@rule
def discard_obstacles(game: np.record, seat: int, nation: int) -> int:
    """B37 A discard is owed, and the card is in the hand."""
    found = 0
    if game.owed == 0:
        found |= NOTHING_OWED
    if game.hand[seat, nation] == 0:
        found |= NO_CARD
    return found


@rule
def discard_halved(game: np.record, seat: int, nation: int) -> None:
    """B37, R-B6 The halved player gives up one card of his choice."""
    discard_from_hand(game, seat, nation)
    game.owed -= 1
