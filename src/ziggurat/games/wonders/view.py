"""What a seat may know (RULES.md, "What is hidden"), and worlds that agree with it."""

import numpy as np
import numpy.typing as npt

from ziggurat.games.wonders.arrays import BOARDS
from ziggurat.games.wonders.hands import holder, sort_hand
from ziggurat.games.wonders.knowledge import (
    POOL,
    drawing_packet,
    group_of,
    group_of_hand,
    hand_shares_group,
    has_drawn,
    is_own_packet,
    knows_place,
    shares_group,
    tile_was_seen,
)
from ziggurat.games.wonders.limits import AGES, FREE_CITY, NOTHING, OWN_TILES, SEATS, TURNS, UNKNOWN_TILE
from ziggurat.games.wonders.redealing import redeal_hidden
from ziggurat.games.wonders.state import ASK_BOARD, DISCARDED, DUG, PUBLIC
from ziggurat.kernel.jit import rule, wide
from ziggurat.kernel.rng import forget, set_key


@rule
def blank(game: np.record, seat: int) -> None:
    """Blank what a seat may not know; seat -1 is an onlooker. A group's cards lie in its places in ascending order."""
    forget(game.rng)
    game.guilds = 0
    hide_digs(game, seat)
    blank_choices(game, seat)
    blank_boards(game)
    blank_tiles(game, seat)
    blank_draws(game, seat)
    blank_down(game, seat)
    blank_hands(game, seat)
    count_discards(game, seat)


@rule
def redeal(game: np.record, seat: int, key: npt.NDArray[np.uint32]) -> None:
    """Deal all that the seat cannot know anew, uniformly, from another key; what others have chosen is guessed."""
    blank(game, seat)
    set_key(game.rng, key)
    redeal_hidden(game, seat)


@rule
def blank_choices(game: np.record, seat: int) -> None:
    """W2.2 What others have chosen is hidden until all have; W9.5 so is the choice for the Free City."""
    for city in range(SEATS):
        chooser = holder(game) if game.players == 2 and city == FREE_CITY else city
        if chooser != seat:
            game.choice[city] = NOTHING
            for part in range(3):
                game.pay[city, part] = 0


@rule
def blank_boards(game: np.record) -> None:
    """W9.2 While boards are chosen, nobody knows in which order the others lie."""
    if game.phase == ASK_BOARD:
        for board in range(BOARDS):
            game.boards[board] = board
        for city in range(SEATS):
            if game.board[city] >= 0:
                game.boards[game.board[city]] = NOTHING


# -- tiles ---------------------------------------------------------------------------------------------------------


@rule
def blank_tiles(game: np.record, seat: int) -> None:
    """T11, T14, T39 Tiles of others, but for what a seat has passed on; those that wait; the one on the third space."""
    if not game.with_tower:
        return
    for other in range(game.players):
        if other != seat:
            blank_own_tiles(game, seat, other)
        if seat < 0 or (other - seat) % int(game.players) > game.turn or game.age > 0:
            blank_draft(game, other)
    if seat >= 0 and game.age > 0 and game.players > 2:
        order_passed_tiles(game, seat)
    if game.face_down > 0:
        game.face_down = UNKNOWN_TILE


@rule
def blank_own_tiles(game: np.record, seat: int, owner: int) -> None:
    """T11, T14 Of tiles that the seat has not seen, it can tell only how many are placed."""
    placed = 0
    for place in range(OWN_TILES):
        game.tiles[owner, place] = abs(int(game.tiles[owner, place]))
        if is_placed(game, owner, place) and not tile_was_seen(game, seat, owner, place):
            placed += 1
    for place in range(OWN_TILES):
        if is_kept(game, place) and not tile_was_seen(game, seat, owner, place):
            game.tiles[owner, place] = 0 if placed > 0 else UNKNOWN_TILE
            placed -= 1


@rule
def is_kept(game: np.record, place: int) -> bool:
    """T11 Whether the draft has come past a round."""
    return bool(game.age > 0 or place < game.turn)


@rule
def is_placed(game: np.record, owner: int, place: int) -> bool:
    """T15 Whether a tile that was kept has been placed."""
    return is_kept(game, place) and bool(game.tiles[owner, place] == 0)


@rule
def blank_draft(game: np.record, packet: int) -> None:
    """T11 Tiles of a packet that the seat has not seen."""
    for place in range(OWN_TILES):
        if game.draft[packet, place] > 0:
            game.draft[packet, place] = UNKNOWN_TILE


@rule
def order_passed_tiles(game: np.record, seat: int) -> None:
    """T11 Of the two tiles passed on first, the seat cannot tell which of the next two players has which."""
    players = int(game.players)
    one, other = (seat - 1) % players, (seat - 2) % players
    lower, higher = wide(game.tiles[one, 1]), wide(game.tiles[other, 2])
    if lower > higher > 0:
        game.tiles[one, 1] = higher
        game.tiles[other, 2] = lower


# -- cards ---------------------------------------------------------------------------------------------------------


@rule
def blank_draws(game: np.record, seat: int) -> None:
    """W9.4 With two players: a card that the other one drew, and that has not come to light."""
    if game.players != 2:
        return
    for age in range(1, AGES + 1):
        for turn in range(1, TURNS + 1):
            if game.drawn[age - 1, turn - 1] >= 0 and not has_drawn(seat, age, turn):
                blank_stranger(game, seat, age, turn)
                game.drawn[age - 1, turn - 1] = NOTHING


@rule
def blank_stranger(game: np.record, seat: int, age: int, turn: int) -> None:
    """W9.4 The other one's draw becomes unknown where it lies: face down, or still in the hand."""
    kind, packet = wide(game.drawn[age - 1, turn - 1]), drawing_packet(age)
    for at in range(game.down_size):
        when = int(game.down_turn[at])
        in_time = when == 8 * age + turn or (turn == TURNS and when == 8 * age + TURNS + 1)
        if in_time and game.down_packet[at] == packet and game.down[at] == kind and not knows_place(game, seat, at):
            game.down[at] = NOTHING
            return
    if age == game.age and turn == game.turn:
        for place in range(game.hand_size[packet]):
            if game.hand[packet, place] == kind:
                game.hand[packet, place] = NOTHING
                return


@rule
def blank_down(game: np.record, seat: int) -> None:
    """W3.2, W3.3 Cards of the pool are unknown; those of a group are put in order."""
    for at in range(game.down_size):
        if not knows_place(game, seat, at):
            if group_of(game, seat, at) == POOL:
                game.down[at] = NOTHING
            else:
                put_lowest_here(game, seat, at)


@rule
def hide_digs(game: np.record, seat: int) -> None:
    """W5.6 Which cards were dug out is public, from which place is not: the places stay, as if nothing was taken."""
    for at in range(game.down_size):
        if game.down_at[at] == DUG:
            game.down_at[at] = DISCARDED
        if game.down_at[at] == DISCARDED and not game.down_known[at] & PUBLIC:
            for look in range(game.digs):
                if at < game.dug_before[look] and game.dug_by[look] != seat:
                    game.down_known[at] |= 1 << int(game.dug_by[look])


@rule
def put_lowest_here(game: np.record, seat: int, at: int) -> None:
    """The lowest card of the rest of a group is put where the first of its places is."""
    for other in range(at + 1, game.down_size):
        if age_is_past(game, at, other):
            break
        is_hidden = game.down[other] < game.down[at] and not knows_place(game, seat, other)
        if is_hidden and shares_group(game, seat, at, other):
            kind = game.down[at]
            game.down[at] = game.down[other]
            game.down[other] = kind
    if hand_shares_group(game, seat, at):
        packet = game.down_packet[at]
        for place in range(game.hand_size[packet]):
            if game.hand[packet, place] < game.down[at]:
                kind = game.down[at]
                game.down[at] = game.hand[packet, place]
                game.hand[packet, place] = kind


@rule
def age_is_past(game: np.record, at: int, other: int) -> bool:
    """Whether a place belongs to a later Age than another."""
    return int(game.down_turn[other]) // 8 > int(game.down_turn[at]) // 8


@rule
def blank_hands(game: np.record, seat: int) -> None:
    """W2.2 Other hands: unknown, or in order; W9.3 and the pile."""
    for place in range(game.pile_size):
        game.pile[place] = NOTHING
    if game.age == 0:
        return
    for packet in range(game.players):
        if not is_own_packet(game, seat, packet):
            if group_of_hand(game, seat, packet) == POOL:
                for place in range(game.hand_size[packet]):
                    game.hand[packet, place] = NOTHING
            sort_hand(game, packet)


@rule
def count_discards(game: np.record, seat: int) -> None:
    """W5.6 The discard pile, as far as the seat has seen it, without what was dug out."""
    for kind in range(len(game.discard)):
        game.discard[kind] = 0
    for at in range(game.down_size):
        if game.down_at[at] == DISCARDED and knows_place(game, seat, at):
            game.discard[game.down[at]] += 1
    for look in range(game.digs):
        if game.dug[look] >= 0 and game.discard[game.dug[look]] > 0:
            game.discard[game.dug[look]] -= 1
