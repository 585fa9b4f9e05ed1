"""What a seat can tell of cards that it does not see (RULES.md, "What is hidden").

A packet of cards wanders, so a seat sees it now and then. What has been laid face down out of a packet between two
sightings, and what is left of it after the last one, a seat can tell as a whole, but not which card lies where: these
places are a *group*. Places of packets that it has never seen are the *pool* of their Age.
"""

import numpy as np

from ziggurat.games.wonders.hands import holder_in, packet_of
from ziggurat.games.wonders.state import DUG, FROM_PILE, PUBLIC
from ziggurat.kernel.jit import rule, wide

POOL = 0


@rule
def sightings(game: np.record, seat: int, age: int, packet: int, turn: int) -> int:
    """W2.3 How often a seat has had a packet in its hand before a turn; an onlooker (-1) never, nobody the pile."""
    if seat < 0 or packet == FROM_PILE:
        return 0
    seats = int(game.players)
    first = 1 + ((packet - seat) % seats if age == 2 else (seat - packet) % seats)
    return 0 if turn <= first else 1 + (turn - 1 - first) // seats


@rule
def knows_place(game: np.record, seat: int, at: int) -> bool:
    """W3.3, W5.6 Whether a seat has seen the card that lies there, or that was dug out there in a world made anew."""
    if game.down_at[at] == DUG:
        return True
    if game.down_known[at] & PUBLIC:
        return True
    return seat >= 0 and (int(game.down_known[at]) >> seat) & 1 == 1


@rule
def age_of(game: np.record, at: int) -> int:
    """The Age in which a card was laid down."""
    return int(game.down_turn[at]) // 8


@rule
def group_of(game: np.record, seat: int, at: int) -> int:
    """The group of a place that the seat does not know, among those of its packet; POOL for none."""
    turn = int(game.down_turn[at])
    return sightings(game, seat, turn // 8, wide(game.down_packet[at]), turn % 8)


@rule
def group_of_hand(game: np.record, seat: int, packet: int) -> int:
    """The group of what is left of a packet that the seat does not hold."""
    return sightings(game, seat, wide(game.age), packet, wide(game.turn))


@rule
def is_own_packet(game: np.record, seat: int, packet: int) -> bool:
    """Whether a seat has a packet in its hand."""
    return seat >= 0 and packet_of(game, seat) == packet


@rule
def shares_group(game: np.record, seat: int, at: int, other: int) -> bool:
    """Whether two places, neither of which the seat knows, are in the same group."""
    return (
        bool(game.down_packet[at] == game.down_packet[other])
        and age_of(game, at) == age_of(game, other)
        and group_of(game, seat, at) == group_of(game, seat, other)
    )


@rule
def hand_shares_group(game: np.record, seat: int, at: int) -> bool:
    """Whether what is left of its packet is in the same group as a place."""
    packet = wide(game.down_packet[at])
    if age_of(game, at) != game.age or packet == FROM_PILE or is_own_packet(game, seat, packet):
        return False
    return group_of_hand(game, seat, packet) == group_of(game, seat, at)


@rule
def drawing_packet(age: int) -> int:
    """W9.4, W9.5 With two players all draws of an Age go into the same packet, that of the first holder."""
    return 1 if age == 2 else 0


@rule
def has_drawn(seat: int, age: int, turn: int) -> bool:
    """W9.4 Whether a seat was the one who drew in a turn."""
    return holder_in(age, turn) == seat


@rule
def tile_was_seen(game: np.record, seat: int, owner: int, place: int) -> bool:
    """T11 Whether a tile that somebody kept was in a packet that the seat had seen before."""
    return seat >= 0 and (owner + place - seat) % int(game.players) < place
