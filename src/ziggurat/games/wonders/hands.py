"""Chapter: hands, the pile and the discard pile (W2.1 to W2.4, W3.3, W9.3 to W9.6)."""

import numpy as np

from ziggurat.games.wonders.limits import DIGS, DOWN, FREE_CITY, HAND, NOBODY, NOTHING
from ziggurat.games.wonders.state import DISCARDED, DUG, PUBLIC
from ziggurat.kernel.jit import rule, wide


@rule
def packet_of(game: np.record, seat: int) -> int:
    """W2.3, W9.5 The packet that a seat holds: hands wander to the left, in Age II to the right."""
    passed = int(game.turn) - 1
    return (seat + passed) % int(game.players) if game.age == 2 else (seat - passed) % int(game.players)


@rule
def holder(game: np.record) -> int:
    """W9.4, W9.7 Who acts for the Free City this turn; its left neighbour begins, in Age II the right one."""
    return holder_in(wide(game.age), wide(game.turn))


@rule
def holder_in(age: int, turn: int) -> int:
    """W9.4, W9.7 Who acts for the Free City in a turn of an Age."""
    return (turn - 1 + (1 if age == 2 else 0)) % 2


@rule
def seat_of(game: np.record, city: int) -> int:
    """W9.4 Who acts for a city: its seat, or for the Free City the holder of its card."""
    return holder(game) if game.players == 2 and city == FREE_CITY else city


@rule
def put_in_hand(game: np.record, packet: int, kind: int) -> None:
    """W2.1, W9.4 A card comes into a hand, which is kept in order."""
    place = int(game.hand_size[packet])
    if place >= HAND:
        return
    while place > 0 and game.hand[packet, place - 1] > kind:
        game.hand[packet, place] = game.hand[packet, place - 1]
        place -= 1
    game.hand[packet, place] = kind
    game.hand_size[packet] += 1


@rule
def sort_hand(game: np.record, packet: int) -> None:
    """W2.2 A hand is kept in order."""
    for end in range(1, game.hand_size[packet]):
        place = end
        while place > 0 and game.hand[packet, place - 1] > game.hand[packet, place]:
            kind = game.hand[packet, place]
            game.hand[packet, place] = game.hand[packet, place - 1]
            game.hand[packet, place - 1] = kind
            place -= 1


@rule
def take_from_hand(game: np.record, packet: int, kind: int) -> None:
    """W2.2 A card leaves a hand, if it is there."""
    place, last = 0, int(game.hand_size[packet]) - 1
    while place <= last and game.hand[packet, place] != kind:
        place += 1
    if place > last:
        return
    game.hand_size[packet] = last
    for other in range(place, last):
        game.hand[packet, other] = game.hand[packet, other + 1]
    game.hand[packet, last] = 0


@rule
def take_from_pile(game: np.record) -> int:
    """W9.4 The top card of the pile."""
    game.pile_size = max(0, int(game.pile_size) - 1)
    kind = wide(game.pile[game.pile_size])
    game.pile[game.pile_size] = 0
    return kind


@rule
def lay_down(game: np.record, kind: int, place: int, packet: int, turn: int, seen: int) -> None:
    """W3.2, W3.3, W2.4 A card is laid face down: it marks a stage, or joins the discard pile."""
    at = game.down_size
    if at >= DOWN:
        return
    game.down[at] = kind
    game.down_at[at] = place
    game.down_packet[at] = packet
    game.down_turn[at] = 8 * int(game.age) + turn
    game.down_known[at] = seen
    game.down_size += 1
    if place == DISCARDED:
        game.discard[kind] += 1


@rule
def show_discards(game: np.record, seat: int) -> None:
    """W5.6 A seat looks at every card discarded so far; who looked, and when, is kept for views."""
    note_look(game, seat)
    for at in range(game.down_size):
        if game.down_at[at] == DISCARDED and not game.down_known[at] & PUBLIC:
            game.down_known[at] |= 1 << seat


@rule
def note_look(game: np.record, seat: int) -> None:
    """W5.6 Somebody looks through the discard pile, and may take a card of it."""
    look = int(game.digs)
    if look < DIGS:
        game.dug[look] = NOTHING
        game.dug_by[look] = seat
        game.dug_before[look] = game.down_size
        game.digs = look + 1


@rule
def take_from_discards(game: np.record, kind: int) -> None:
    """W5.6 A card leaves the discard pile; of equal ones the one that was laid there first. Its place is kept."""
    for at in range(game.down_size):
        if game.down[at] == kind and game.down_at[at] == DISCARDED:
            game.down_at[at] = DUG
            game.dug[max(0, int(game.digs) - 1)] = kind
            game.discard[kind] -= 1
            return


@rule
def forget_choices(game: np.record) -> None:
    """W2.2 Nothing is chosen any more."""
    for city in range(len(game.choice)):
        game.choice[city] = NOBODY
        for part in range(3):
            game.pay[city, part] = 0
    game.chosen = 0


@rule
def ask(game: np.record, phase: int, seats: int) -> None:
    """W2.2 These seats choose, all at once."""
    forget_choices(game)
    game.phase = phase
    game.asked = seats


@rule
def all_seats(game: np.record) -> int:
    """W2.2 Every seat, as a bit mask."""
    return (1 << int(game.players)) - 1
