"""From where cards may have been dug out: a view knows which and when, a world needs a place for each (W5.6).

A place is as likely as the card is to have lain there. In a group it counts how many of the group's cards are of the
kind, in the pool how many of those that cannot be told.
"""

import numpy as np

from ziggurat.games.wonders.arrays import CARD_AGE, COPIES_IN, IS_GUILD
from ziggurat.games.wonders.city import cities, has_card
from ziggurat.games.wonders.hands import sort_hand
from ziggurat.games.wonders.knowledge import (
    age_of,
    drawing_packet,
    hand_shares_group,
    knows_place,
    shares_group,
)
from ziggurat.games.wonders.limits import NOTHING, TURNS
from ziggurat.games.wonders.state import DISCARDED, DUG
from ziggurat.kernel.jit import rule, wide
from ziggurat.kernel.rng import below

CERTAIN = 5040  # the weight of a place where the card surely lay; divisible by all small numbers


@rule
def place_digs(game: np.record, seat: int) -> None:
    """W5.6 Each card that was dug out gets a place, those with the fewest possible places first."""
    done = 0
    for _ in range(game.digs):
        best, fewest = -1, 0
        for look in range(game.digs):
            if game.dug[look] >= 0 and not (done >> look) & 1:
                places = possible_places(game, seat, look, done)
                if best < 0 or places < fewest:
                    best, fewest = look, places
        if best >= 0:
            place_dig(game, seat, best, done)
            done |= 1 << best


@rule
def possible_places(game: np.record, seat: int, look: int, done: int) -> int:
    """W5.6 How many places a card that was dug out may have had."""
    number, in_pool = 0, weight_in_pool(game, look, done)
    for at in range(game.dug_before[look]):
        number += 1 if weight_at(game, seat, look, at, in_pool) > 0 else 0
    return number


@rule
def place_dig(game: np.record, seat: int, look: int, done: int) -> None:
    """W5.6 One of the places that a card that was dug out may have had; nobody knows any more what lay there before."""
    total, in_pool = 0, weight_in_pool(game, look, done)
    for at in range(game.dug_before[look]):
        total += weight_at(game, seat, look, at, in_pool)
    wanted = below(game.rng, total) if total > 0 else 0
    for at in range(game.dug_before[look]):
        weight = weight_at(game, seat, look, at, in_pool)
        if 0 <= wanted < weight:
            put_there(game, seat, at, wide(game.dug[look]))
        wanted -= weight


@rule
def weight_at(game: np.record, seat: int, look: int, at: int, in_pool: int) -> int:
    """W5.6 How likely a card that was dug out lay in a place."""
    kind = wide(game.dug[look])
    if game.down_at[at] != DISCARDED:
        return 0
    if knows_place(game, seat, at):
        return CERTAIN if game.down[at] == kind and is_first(game, seat, at, kind) else 0
    if game.down[at] == NOTHING:
        return in_pool if age_of(game, at) == CARD_AGE[kind] else 0
    return weight_in_group(game, seat, at, kind)


@rule
def is_first(game: np.record, seat: int, at: int, kind: int) -> bool:
    """W5.6 Of equal cards that a seat has seen, that which was laid there first is dug out."""
    for other in range(at):
        if game.down_at[other] == DISCARDED and game.down[other] == kind and knows_place(game, seat, other):
            return False
    return True


@rule
def weight_in_group(game: np.record, seat: int, at: int, kind: int) -> int:
    """W2.3 The share of a kind among the cards of a group."""
    size, found = 0, 0
    for other in range(game.down_size):
        if not knows_place(game, seat, other) and shares_group(game, seat, at, other):
            size += 1
            found += 1 if game.down[other] == kind else 0
    if hand_shares_group(game, seat, at):
        packet = game.down_packet[at]
        for place in range(game.hand_size[packet]):
            size += 1
            found += 1 if game.hand[packet, place] == kind else 0
    return CERTAIN * found // max(1, size)


@rule
def weight_in_pool(game: np.record, look: int, done: int) -> int:
    """W1.2 The share of a kind among the cards of its Age that cannot be told; dug cards stand in cities by now."""
    kind = wide(game.dug[look])
    age, places = wide(CARD_AGE[kind]), 0
    copies = 1 if IS_GUILD[kind] else int(COPIES_IN[cities(game), kind])
    for city in range(cities(game)):
        copies -= 1 if has_card(game, city, kind) else 0
    for other in range(game.digs):
        copies += 1 if game.dug[other] == kind and not (done >> other) & 1 else 0
    for at in range(game.down_size):
        if game.down_at[at] != DUG:
            copies -= 1 if game.down[at] == kind else 0
            places += 1 if game.down[at] == NOTHING and age_of(game, at) == age else 0
    for packet in range(game.players):
        for place in range(game.hand_size[packet]):
            copies -= 1 if game.hand[packet, place] == kind else 0
            places += 1 if game.hand[packet, place] == NOTHING and age == game.age else 0
    places += int(game.pile_size) if age == game.age else 0
    return max(1, CERTAIN * copies // max(1, places)) if copies > 0 else 0


@rule
def put_there(game: np.record, seat: int, at: int, kind: int) -> None:
    """W5.6 The card lay there: in a group another one takes its place, in the pool none does."""
    if game.down[at] == NOTHING and game.players == 2 and game.down_packet[at] == drawing_packet(age_of(game, at)):
        game.drawn[age_of(game, at) - 1, min(TURNS, int(game.down_turn[at]) % 8) - 1] = kind
    if game.down[at] != NOTHING and game.down[at] != kind:
        swap_with(game, seat, at, kind)
    game.down[at] = kind
    game.down_at[at] = DUG


@rule
def swap_with(game: np.record, seat: int, at: int, kind: int) -> None:
    """W2.3 The card at a place goes where the group has one of a kind."""
    for other in range(game.down_size):
        if game.down[other] == kind and not knows_place(game, seat, other) and shares_group(game, seat, at, other):
            game.down[other] = game.down[at]
            return
    packet = wide(game.down_packet[at])
    if hand_shares_group(game, seat, at):
        for place in range(game.hand_size[packet]):
            if game.hand[packet, place] == kind:
                game.hand[packet, place] = game.down[at]
                sort_hand(game, packet)
                return
