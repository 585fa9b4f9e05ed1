"""Chapter: actions (B20 to B27). Each has its obstacles and its effect side by side."""

import numpy as np

from ziggurat.games.babel.action_space import OWN, STARTING
from ziggurat.games.babel.cards import NATION_CARDS, QUARRY, RUN
from ziggurat.games.babel.ending import look_at_values
from ziggurat.games.babel.obstacles import (
    ALREADY_THERE,
    AT_QUARRY,
    COLUMN_TOO_SHORT,
    HAS_MIGRATED,
    NO_CARD,
    NO_STARTING_CARD,
    ONLY_STARTING_CARD,
    STOCK_EMPTY,
    TOO_FEW_SETTLERS,
    WRONG_LEAP,
    WRONG_LEVEL,
)
from ziggurat.games.babel.turn import only_starting_card
from ziggurat.kernel.jit import rule, wide


@rule
def land_of(game: np.record, seat: int) -> int:
    """B05, B20 The land where a seat's token stands, or QUARRY."""
    return wide(game.token[seat])


@rule
def travel_obstacles(game: np.record, seat: int, nation: int) -> int:
    """B20, R-B1 A card of that nation in the hand, and another land than where the token is."""
    found = 0
    if game.hand[seat, nation] == 0:
        found |= NO_CARD
    if game.token[seat] == nation:
        found |= ALREADY_THERE
    return found


@rule
def travel(game: np.record, seat: int, nation: int) -> None:
    """B20 Discard a nation card; the token moves to that nation's land."""
    discard_from_hand(game, seat, nation)
    game.token[seat] = nation


@rule
def discard_from_hand(game: np.record, seat: int, nation: int) -> None:
    """B04 A card goes from the hand to the open discard pile."""
    take_from_hand(game, seat, nation)
    game.discard[nation] += 1


@rule
def take_from_hand(game: np.record, seat: int, nation: int) -> None:
    """B13, R-B14 A card leaves the hand in the open: of those of its nation that were known, one less is left."""
    game.hand[seat, nation] -= 1
    game.hand_size[seat] -= 1
    if game.known[seat, nation] > 0:
        game.known[seat, nation] -= 1


@rule
def settle_obstacles(game: np.record, seat: int, nation: int) -> int:
    """B21 A card of that nation in the hand, and the token at a land."""
    found = 0
    if game.hand[seat, nation] == 0:
        found |= NO_CARD
    if game.token[seat] == QUARRY:
        found |= AT_QUARRY
    return found


@rule
def settle(game: np.record, seat: int, nation: int) -> None:
    """B21 Lay a card from the hand at the end of the own column at the token's land."""
    take_from_hand(game, seat, nation)
    if game.token[seat] != QUARRY:
        add_to_column(game, seat, land_of(game, seat), nation)


@rule
def add_to_column(game: np.record, seat: int, land: int, nation: int) -> None:
    """B21 Lay a card at the end of a column, which has room for all that there are."""
    if game.column_size[seat, land] < NATION_CARDS:
        game.columns[seat, land, game.column_size[seat, land]] = nation
        game.column_size[seat, land] += 1


@rule
def offered_level(game: np.record, seat: int, source: int) -> int:
    """B22, B23 The level of the card that a source offers: starting card, own stock, their stock; 0 for none."""
    if source == STARTING:
        return int(game.starting[seat])
    owner = seat if source == OWN else 1 - seat
    size = int(game.stock_size[owner])
    return int(game.stock[owner, size - 1]) if size > 0 else 0


@rule
def build_obstacles(game: np.record, seat: int, source: int, skipped: int) -> int:
    """B22, B23, B25, B36 A card that fits on the own temple here, and settlers enough; `skipped` is 1 for a leap."""
    if game.token[seat] == QUARRY:
        return AT_QUARRY
    found = 0
    if source != STARTING and only_starting_card(game):
        found |= ONLY_STARTING_CARD
    level = offered_level(game, seat, source)
    if level == 0:
        return found | (NO_STARTING_CARD if source == STARTING else STOCK_EMPTY)
    land = land_of(game, seat)
    if level != int(game.height[seat, land]) + 1 + skipped:
        found |= WRONG_LEAP if skipped else WRONG_LEVEL
    if int(game.column_size[seat, land]) < level:
        found |= TOO_FEW_SETTLERS
    return found


@rule
def build(game: np.record, seat: int, source: int) -> None:
    """B22, B40 Put the card that a source offers on the own temple at the token's land."""
    level = offered_level(game, seat, source)
    if level == 0 or game.token[seat] == QUARRY:
        return
    if source == STARTING:
        game.starting[seat] = 0
    else:
        owner = seat if source == OWN else 1 - seat
        game.stock_size[owner] -= 1
        game.stock[owner, game.stock_size[owner]] = 0
    raise_temple(game, seat, land_of(game, seat), level)
    look_at_values(game, seat)


@rule
def raise_temple(game: np.record, seat: int, land: int, level: int) -> None:
    """B22 A temple card becomes the top of a temple; B24 nothing but a raid takes it away again."""
    game.temple[seat, land] |= (1 << level) >> 1
    game.height[seat, land] = level


@rule
def migrate_obstacles(game: np.record, seat: int, source: int) -> int:
    """B26 Once a turn, and from a column of three or more."""
    found = 0
    if game.migrated:
        found |= HAS_MIGRATED
    if game.column_size[seat, source] < RUN:
        found |= COLUMN_TOO_SHORT
    return found


@rule
def migrate(game: np.record, seat: int, source: int, target: int) -> None:
    """B26 The last three cards of one own column go, in the same order, onto the end of another."""
    size = wide(game.column_size[seat, source])
    start = max(0, size - RUN)
    for place in range(start, size):
        add_to_column(game, seat, target, wide(game.columns[seat, source, place]))
        game.columns[seat, source, place] = 0
    game.column_size[seat, source] = start
    game.migrated = 1
