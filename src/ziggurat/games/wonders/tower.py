"""Chapter: the Tower of Babel (T9 to T40): the draft, placing tiles, and what those on view change for everybody."""

import numpy as np

from ziggurat.games.wonders.arrays import (
    BONUS,
    CHAINS_BESIDE,
    EVENTS,
    INSTEAD,
    SPACES,
    TAX,
    TILE_THINGS,
    WAIVED,
)
from ziggurat.games.wonders.limits import NOBODY, OWN_TILES, TILES
from ziggurat.games.wonders.production import ACTIVE
from ziggurat.kernel.jit import rule, wide


@rule
def draft_packet(game: np.record, seat: int) -> int:
    """T11 The packet of tiles before a seat: after each round what is left goes to the right."""
    return (seat + int(game.turn)) % int(game.players)


@rule
def keep_tile(game: np.record, seat: int, tile: int) -> None:
    """T11 A seat keeps a tile of the packet before it."""
    packet = draft_packet(game, seat)
    game.tiles[seat, game.turn] = tile
    found = 0
    for place in range(OWN_TILES):
        if game.draft[packet, place] == tile:
            found = place
    for place in range(found, OWN_TILES - 1):
        game.draft[packet, place] = game.draft[packet, place + 1]
    game.draft[packet, OWN_TILES - 1] = 0


@rule
def put_tile_down(game: np.record, seat: int, tile: int) -> None:
    """T14 A tile lies face down beside the board until the end of the turn."""
    for place in range(OWN_TILES):
        if game.tiles[seat, place] == tile:
            game.tiles[seat, place] = -tile
            game.tiles_built[seat] += 1


@rule
def place_tiles(game: np.record) -> None:
    """T15, T16, T18, R-T8 Last of all the tiles of this turn are placed, in ascending order."""
    waiting = waiting_tiles(game)
    if waiting == 0:
        return
    for tile in range(1, TILES + 1):
        if (waiting >> tile) & 1 and game.placed < TILES:
            game.tower[game.placed] = tile
            game.builder[game.placed] = builder_of(game, tile)
            game.placed += 1
    for seat in range(game.players):
        for place in range(OWN_TILES):
            game.tiles[seat, place] = max(0, int(game.tiles[seat, place]))


@rule
def builder_of(game: np.record, tile: int) -> int:
    """T15 The seat beside whose board a tile lies face down; all see it when the tile is turned up."""
    builder = NOBODY
    for seat in range(game.players):
        for place in range(OWN_TILES):
            if game.tiles[seat, place] == -tile:
                builder = seat
    return builder


@rule
def waiting_tiles(game: np.record) -> int:
    """T14 The tiles that lie face down beside the board, as a set of numbers."""
    waiting = 0
    for seat in range(game.players):
        for place in range(OWN_TILES):
            if game.tiles[seat, place] < 0:
                waiting |= 1 << -int(game.tiles[seat, place])
    return waiting


@rule
def look_at_tower(game: np.record) -> None:
    """T17, T19 The tiles on view are active: the last ones placed, as many as there are open spaces."""
    shown = min(wide(game.placed), wide(SPACES[game.players]))
    for place in range(ACTIVE):
        game.active[place] = game.tower[int(game.placed) - shown + place] if place < shown else 0
    look_at_building_rules(game)


@rule
def look_at_building_rules(game: np.record) -> None:
    """T21 to T27, T37, R-T3 What active tiles change about building; they all apply together."""
    for event in range(EVENTS):
        game.tax[event] = 0
        game.bonus[event] = 0
        game.waived[event] = 0
        game.instead[event] = 0
    game.chains_beside = 0
    for place in range(ACTIVE):
        if game.active[place] > 0:
            add_building_rules(game, int(game.active[place]) - 1)


@rule
def add_building_rules(game: np.record, tile: int) -> None:
    """T21 to T27, T37 What one active tile changes about building, in this Age."""
    age = int(game.age) - 1
    for event in range(EVENTS):
        game.tax[event] += TAX[tile, age, event]
        game.bonus[event] += BONUS[tile, age, event]
        game.waived[event] |= WAIVED[tile, age, event]
        game.instead[event] += INSTEAD[tile, age, event]
    game.chains_beside |= CHAINS_BESIDE[TILE_THINGS + tile]
