"""Chapter: set-up (W1, W9.1, W9.2, T9 to T12)."""

import numpy as np

from ziggurat.games.wonders.action_space import BOARD, KEEP, SIDE
from ziggurat.games.wonders.age import start_age
from ziggurat.games.wonders.arrays import BOARDS, GUILDS
from ziggurat.games.wonders.city import cities
from ziggurat.games.wonders.hands import all_seats, ask
from ziggurat.games.wonders.limits import DIGS, FREE_CITY, NOBODY, NOTHING, OWN_TILES, SEATS, TILES, TURNS
from ziggurat.games.wonders.state import (
    ASK_BOARD,
    ASK_SIDE,
    ASK_TILE,
    SIDE_B,
    SIDES_CHOSEN,
    SIDES_RANDOM,
    WONDERS_CHOSEN,
)
from ziggurat.games.wonders.tower import draft_packet, keep_tile
from ziggurat.kernel.jit import rule, wide
from ziggurat.kernel.rng import below, shuffle

FIRST_COINS = 3


@rule
def deal(game: np.record) -> None:
    """W1 Set the table from the options and the key in the record."""
    for city in range(SEATS):
        game.board[city] = NOTHING
        game.copied[city] = NOTHING
    for age in range(len(game.project)):
        game.project[age] = NOTHING
        for turn in range(TURNS):
            game.drawn[age, turn] = NOTHING
    game.undo_seat = NOBODY
    game.digger = NOBODY
    for look in range(DIGS):
        game.dug[look] = NOTHING
    for city in range(cities(game)):
        game.coins[city] = FIRST_COINS
    shuffle_boards(game)
    draw_sides(game)
    if game.with_tower:
        deal_tiles(game)
    draw_guilds(game)
    ask_for_boards(game)


@rule
def shuffle_boards(game: np.record) -> None:
    """W1.5 All boards are shuffled; unless they are chosen, each city takes one from the top."""
    for board in range(BOARDS):
        game.boards[board] = board
    shuffle(game.rng, game.boards, BOARDS)
    if game.wonders != WONDERS_CHOSEN:
        for city in range(cities(game)):
            game.board[city] = game.boards[BOARDS - 1 - city]
        for board in range(BOARDS):
            game.boards[board] = 0


@rule
def draw_sides(game: np.record) -> None:
    """W1.5, W9.2 A side is drawn for each city; it holds where sides are random, and always for the Free City."""
    for city in range(cities(game)):
        side = below(game.rng, 2)
        if game.sides == SIDES_RANDOM or city >= game.players:
            game.side[city] = side
        elif game.sides == SIDE_B:
            game.side[city] = 1


@rule
def deal_tiles(game: np.record) -> None:
    """T9, T10 Three tiles to each seat; T39, R-T13 with two players the next one lies face down on the third space."""
    for tile in range(TILES):
        game.tower[tile] = tile + 1
    shuffle(game.rng, game.tower, TILES)
    top = TILES
    for seat in range(game.players):
        for _ in range(OWN_TILES):
            top -= 1
            put_in_draft(game, seat, wide(game.tower[top]))
    if game.players == 2:
        game.face_down = game.tower[top - 1]
    for tile in range(TILES):
        game.tower[tile] = 0


@rule
def put_in_draft(game: np.record, packet: int, tile: int) -> None:
    """T10 A tile comes into a packet, which is kept in order."""
    place = OWN_TILES - 1
    while game.draft[packet, place] == 0 and place > 0:
        place -= 1
    if game.draft[packet, place] > 0:
        place = min(place + 1, OWN_TILES - 1)
    while place > 0 and game.draft[packet, place - 1] > tile:
        game.draft[packet, place] = game.draft[packet, place - 1]
        place -= 1
    game.draft[packet, place] = tile


@rule
def draw_guilds(game: np.record) -> None:
    """W1.3, W9.1 Two more guilds than players are in, with two players as with three."""
    for guild in range(GUILDS):
        game.pile[guild] = guild
    shuffle(game.rng, game.pile, GUILDS)
    for place in range(GUILDS):
        if place >= GUILDS - (cities(game) + 2):
            game.guilds |= 1 << int(game.pile[place])
        game.pile[place] = 0


@rule
def ask_for_boards(game: np.record) -> None:
    """W1.5 Where boards are chosen, seat after seat takes one; W9.2 the Free City takes the top one left."""
    if game.wonders == WONDERS_CHOSEN:
        for seat in range(game.players):
            if game.board[seat] == NOTHING:
                ask(game, ASK_BOARD, 1 << seat)
                return
        if game.players == 2:
            take_top_board(game)
        for place in range(BOARDS):
            game.boards[place] = 0
    ask_for_sides(game)


@rule
def take_top_board(game: np.record) -> None:
    """W9.2 The Free City takes the top board of those left."""
    place = BOARDS - 1
    while place > 0 and game.boards[place] == NOTHING:
        place -= 1
    game.board[FREE_CITY] = game.boards[place]


@rule
def take_board(game: np.record, seat: int, board: int) -> None:
    """W1.5 A seat has chosen its board, one of those left."""
    for place in range(BOARDS):
        if game.boards[place] == board:
            game.board[seat] = board
            game.boards[place] = NOTHING


@rule
def ask_for_sides(game: np.record) -> None:
    """W1.5 Where sides are chosen, all seats choose at once."""
    if game.sides == SIDES_CHOSEN:
        ask(game, ASK_SIDE, all_seats(game))
    else:
        ask_for_tiles(game)


@rule
def ask_for_tiles(game: np.record) -> None:
    """T11 Twice each keeps one of the tiles before it, then the last one that comes; T12 then Age I starts."""
    if not game.with_tower:
        start_age(game)
    elif game.turn < OWN_TILES - 1:
        ask(game, ASK_TILE, all_seats(game))
    else:
        for seat in range(game.players):
            keep_tile(game, seat, wide(game.draft[draft_packet(game, seat), 0]))
        start_age(game)


@rule
def take_boards(game: np.record) -> None:
    """W1.5 The seat that was asked takes its board."""
    for seat in range(game.players):
        if (game.asked >> seat) & 1:
            take_board(game, seat, int(game.choice[seat]) - BOARD)
    ask_for_boards(game)


@rule
def take_sides(game: np.record) -> None:
    """W1.5 Every seat has chosen its side."""
    for seat in range(game.players):
        game.side[seat] = int(game.choice[seat]) - SIDE
    ask_for_tiles(game)


@rule
def keep_tiles(game: np.record) -> None:
    """T11 Everybody keeps a tile and passes the others on."""
    for seat in range(game.players):
        keep_tile(game, seat, int(game.choice[seat]) - KEEP + 1)
    game.turn += 1
    ask_for_tiles(game)
