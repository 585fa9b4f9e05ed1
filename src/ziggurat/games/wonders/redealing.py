"""A world that agrees with a view: all that is hidden is dealt anew, uniformly among what it could be.

What others have chosen in secret is not dealt but guessed: some use of some card that they could have chosen.
"""

import numpy as np

from ziggurat.games.wonders.arrays import BOARDS, CARD_AGE, CARDS, COPIES_IN, GUILDS, IS_GUILD
from ziggurat.games.wonders.city import cities, has_card
from ziggurat.games.wonders.digs_redealt import place_digs
from ziggurat.games.wonders.guessing import guess_choices
from ziggurat.games.wonders.hands import sort_hand
from ziggurat.games.wonders.knowledge import (
    POOL,
    age_of,
    drawing_packet,
    group_of,
    hand_shares_group,
    is_own_packet,
    knows_place,
    shares_group,
)
from ziggurat.games.wonders.limits import NOTHING, OWN_TILES, TILES, TURNS, UNKNOWN_TILE
from ziggurat.games.wonders.state import ASK_BOARD, DISCARDED, DUG
from ziggurat.kernel.jit import rule, wide
from ziggurat.kernel.rng import below, shuffle


@rule
def redeal_hidden(game: np.record, seat: int) -> None:
    """Fill all that is blank."""
    if game.phase == ASK_BOARD:
        shuffle(game.rng, game.boards, BOARDS)
    if game.with_tower:
        redeal_tiles(game, seat)
    if game.age < 3:
        redeal_guilds(game)
    place_digs(game, seat)
    shuffle_groups(game, seat)
    for age in range(1, int(game.age) + 1):
        fill_pool(game, seat, age)
    count_all_discards(game)
    guess_choices(game, seat)


@rule
def redeal_guilds(game: np.record) -> None:
    """W1.3 Before Age III any of the guilds can be in."""
    missing = cities(game) + 2
    for guild in range(GUILDS):
        if below(game.rng, GUILDS - guild) < missing:
            game.guilds |= 1 << guild
            missing -= 1


# -- tiles ---------------------------------------------------------------------------------------------------------


@rule
def redeal_tiles(game: np.record, seat: int) -> None:
    """T9 to T14 Tiles that the seat cannot tell, drawn from those that it has not seen."""
    if game.age > 0 and game.players > 2 and below(game.rng, 2) == 1:
        swap_passed_tiles(game, seat)
    left = unseen_tiles(game)
    for owner in range(game.players):
        for place in range(OWN_TILES):
            if game.tiles[owner, place] == UNKNOWN_TILE:
                tile = draw_tile(game, left)
                game.tiles[owner, place] = tile
                left &= ~(1 << tile)
        if owner != seat:
            put_some_down(game, owner)
    for packet in range(game.players):
        left = redeal_draft(game, packet, left)
    if game.face_down == UNKNOWN_TILE:
        game.face_down = draw_tile(game, left)


@rule
def swap_passed_tiles(game: np.record, seat: int) -> None:
    """T11 The two tiles passed on first are with the next two players in either order."""
    players = int(game.players)
    one, other = (seat - 1) % players, (seat - 2) % players
    if game.tiles[one, 1] > 0 and game.tiles[other, 2] > 0:
        tile = wide(game.tiles[one, 1])
        game.tiles[one, 1] = game.tiles[other, 2]
        game.tiles[other, 2] = tile


@rule
def unseen_tiles(game: np.record) -> int:
    """T7 The tiles that lie nowhere on view, as a set of numbers."""
    left = ((1 << TILES) - 1) << 1
    for place in range(game.placed):
        left &= ~(1 << int(game.tower[place]))
    for owner in range(game.players):
        for place in range(OWN_TILES):
            left &= ~(1 << without_mark(wide(game.tiles[owner, place])))
            left &= ~(1 << without_mark(wide(game.draft[owner, place])))
    return left


@rule
def without_mark(tile: int) -> int:
    """The number of a tile, 0 for one that is unknown."""
    return 0 if tile == UNKNOWN_TILE else abs(tile)


@rule
def draw_tile(game: np.record, left: int) -> int:
    """T9 One of some tiles by chance."""
    number = 0
    for tile in range(1, TILES + 1):
        number += (left >> tile) & 1
    drawn, wanted = 0, below(game.rng, number)
    for tile in range(1, TILES + 1):
        if (left >> tile) & 1:
            if wanted == 0:
                drawn = tile
            wanted -= 1
    return drawn


@rule
def redeal_draft(game: np.record, packet: int, left: int) -> int:
    """T10 A packet of tiles that the seat has not seen; returns what is left then."""
    for place in range(OWN_TILES):
        if game.draft[packet, place] == UNKNOWN_TILE:
            tile = draw_tile(game, left)
            left &= ~(1 << tile)
            at = place
            while at > 0 and game.draft[packet, at - 1] > tile:
                game.draft[packet, at] = game.draft[packet, at - 1]
                at -= 1
            game.draft[packet, at] = tile
    return left


@rule
def put_some_down(game: np.record, owner: int) -> None:
    """T14 As many tiles as somebody has put down face down this turn wait beside the board, whichever they are."""
    placed, kept = 0, 0
    for place in range(OWN_TILES):
        placed += 1 if game.tiles[owner, place] == 0 else 0
        kept += 1 if game.tiles[owner, place] != 0 else 0
    waiting = int(game.tiles_built[owner]) - placed if game.age > 0 else 0
    for place in range(OWN_TILES):
        if game.tiles[owner, place] != 0:
            if below(game.rng, kept) < waiting:
                game.tiles[owner, place] = -int(game.tiles[owner, place])
                waiting -= 1
            kept -= 1


# -- cards ---------------------------------------------------------------------------------------------------------


@rule
def shuffle_groups(game: np.record, seat: int) -> None:
    """W2.3 The cards of a group lie in its places in any order."""
    for at in range(game.down_size):
        if not knows_place(game, seat, at) and group_of(game, seat, at) != POOL:
            swap_within_group(game, seat, at, below(game.rng, places_from(game, seat, at)))


@rule
def places_from(game: np.record, seat: int, at: int) -> int:
    """How many places a group has from one on."""
    number = 1
    for other in range(at + 1, game.down_size):
        number += 1 if not knows_place(game, seat, other) and shares_group(game, seat, at, other) else 0
    return number + (int(game.hand_size[game.down_packet[at]]) if hand_shares_group(game, seat, at) else 0)


@rule
def swap_within_group(game: np.record, seat: int, at: int, steps: int) -> None:
    """Swap the card at a place with that of the group's place so many steps further."""
    if steps == 0:
        return
    kind = game.down[at]
    for other in range(at + 1, game.down_size):
        if not knows_place(game, seat, other) and shares_group(game, seat, at, other):
            steps -= 1
            if steps == 0:
                game.down[at] = game.down[other]
                game.down[other] = kind
                return
    packet = game.down_packet[at]
    game.down[at] = game.hand[packet, steps - 1]
    game.hand[packet, steps - 1] = kind


@rule
def fill_pool(game: np.record, seat: int, age: int) -> None:
    """W1.2 to W1.4 All that the seat cannot tell of an Age is what it has not seen of its deck, in any order."""
    size = gather_unseen(game, age)
    wanted = unknown_places(game, age)
    if wanted < size:
        size = drop_guilds(game, size, size - wanted)
    shuffle(game.rng, game.pile, size)
    for at in range(game.down_size):
        if game.down[at] == NOTHING and age_of(game, at) == age:
            size = fill_place(game, seat, at, size)
    if age == game.age:
        fill_hands(game, seat, size)


@rule
def gather_unseen(game: np.record, age: int) -> int:
    """W1.2, W1.3 The cards of an Age that lie nowhere on view, in their order; of the guilds all that could be in."""
    count_all_seen(game)
    size = 0
    for kind in range(CARDS):
        if CARD_AGE[kind] == age:
            unseen = 1 if IS_GUILD[kind] else int(COPIES_IN[cities(game), kind])
            unseen -= int(game.discard[kind])
            for city in range(cities(game)):
                unseen -= 1 if has_card(game, city, kind) else 0
            for _ in range(unseen):
                game.pile[size] = kind
                size += 1
    return size


@rule
def count_all_seen(game: np.record) -> None:
    """How many cards of each kind can be told, face down or in hands; counted where discards are otherwise."""
    for kind in range(len(game.discard)):
        game.discard[kind] = 0
    for at in range(game.down_size):
        if game.down[at] >= 0 and game.down_at[at] != DUG:
            game.discard[game.down[at]] += 1
    for packet in range(game.players):
        for place in range(game.hand_size[packet]):
            if game.hand[packet, place] >= 0:
                game.discard[game.hand[packet, place]] += 1


@rule
def unknown_places(game: np.record, age: int) -> int:
    """How many cards of an Age one cannot tell: face down, in hands, in the pile."""
    number = int(game.pile_size) if age == game.age else 0
    for at in range(game.down_size):
        number += 1 if game.down[at] == NOTHING and age_of(game, at) == age else 0
    if age == game.age:
        for packet in range(game.players):
            for place in range(game.hand_size[packet]):
                number += 1 if game.hand[packet, place] == NOTHING else 0
    return number


@rule
def drop_guilds(game: np.record, size: int, number: int) -> int:
    """W1.3 So many of the guilds that could be in are not: those, at the end of the cards gathered, go by chance."""
    for _ in range(number):
        first = size
        while first > 0 and IS_GUILD[game.pile[first - 1]]:
            first -= 1
        gone = first + below(game.rng, size - first)
        size -= 1
        game.pile[gone] = game.pile[size]
        game.pile[size] = 0
    return size


@rule
def fill_place(game: np.record, seat: int, at: int, size: int) -> int:
    """A card face down that the seat cannot tell is the top one of those gathered; returns how many are left."""
    top = max(0, size - 1)
    game.down[at] = game.pile[top]
    game.pile[top] = 0
    if game.players == 2 and game.down_packet[at] == drawing_packet(age_of(game, at)):
        note_draw(game, age_of(game, at), min(TURNS, int(game.down_turn[at]) % 8), wide(game.down[at]))
    return top


@rule
def note_draw(game: np.record, age: int, turn: int, kind: int) -> None:
    """W9.4 With two players: what is unknown in a group was drawn by the other one in that turn."""
    game.drawn[age - 1, turn - 1] = kind


@rule
def fill_hands(game: np.record, seat: int, size: int) -> None:
    """Cards in hands that the seat cannot tell; with two players what remains is the pile."""
    for packet in range(game.players):
        if not is_own_packet(game, seat, packet):
            for place in range(game.hand_size[packet]):
                if game.hand[packet, place] == NOTHING:
                    size = max(0, size - 1)
                    game.hand[packet, place] = game.pile[size]
                    game.pile[size] = 0
                    if game.players == 2 and packet == drawing_packet(wide(game.age)):
                        note_draw(game, wide(game.age), wide(game.turn), wide(game.hand[packet, place]))
            sort_hand(game, packet)


@rule
def count_all_discards(game: np.record) -> None:
    """W5.6 The whole discard pile."""
    for kind in range(len(game.discard)):
        game.discard[kind] = 0
    for at in range(game.down_size):
        if game.down_at[at] == DISCARDED:
            game.discard[game.down[at]] += 1
