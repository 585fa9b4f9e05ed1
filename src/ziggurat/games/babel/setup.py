"""Chapter: material and set-up (B01 to B05)."""

import numpy as np

from ziggurat.games.babel.cards import CARDS_PER_NATION, FIRST_HAND, LEVELS, NATION_CARDS, NATIONS, QUARRY, YARD_CARDS
from ziggurat.games.babel.state import NOBODY
from ziggurat.games.babel.turn import begin_turn, draw_nation_card
from ziggurat.kernel.jit import rule
from ziggurat.kernel.rng import below, shuffle


@rule
def temple_count(level: int) -> int:
    """B01 How many temple cards of a level there are: 10, 9, 8, 7, 6, 5."""
    return 11 - level


@rule
def deal(game: np.record) -> None:
    """B01 to B05 Set the table from the options and the key in the record, and begin the first turn."""
    first = below(game.rng, 2) if game.by_lot else 0
    shuffle_nation_cards(game)
    shuffle_yard(game)
    for seat in range(2):
        set_seat(game, seat)
    game.winner = NOBODY
    game.undo_seat = NOBODY
    begin_turn(game, first)


@rule
def shuffle_nation_cards(game: np.record) -> None:
    """B04 All nation cards, ordered by nation, are shuffled into the draw pile."""
    for place in range(NATION_CARDS):
        game.pile[place] = place // CARDS_PER_NATION
    game.pile_size = NATION_CARDS
    shuffle(game.rng, game.pile, NATION_CARDS)


@rule
def shuffle_yard(game: np.record) -> None:
    """B03 All temple cards but the two starting cards, ordered by level, are shuffled into the yard."""
    size = 0
    for level in range(1, LEVELS + 1):
        for _ in range(temple_count(level) - (2 if level == 1 else 0)):
            game.yard[size] = level
            size += 1
    game.yard_size = size
    shuffle(game.rng, game.yard, YARD_CARDS)


@rule
def set_seat(game: np.record, seat: int) -> None:
    """B03, B04, B05 A seat gets its starting card and five nation cards; its token stands on the quarry."""
    game.starting[seat] = 1
    game.token[seat] = QUARRY
    for _ in range(FIRST_HAND):
        draw_nation_card(game, seat)


@rule
def nation_cards_unseen(game: np.record, nation: int) -> int:
    """B01 How many cards of a nation lie neither in a column, nor in a known hand, nor in the discard pile."""
    unseen = CARDS_PER_NATION - int(game.discard[nation])
    for seat in range(2):
        unseen -= int(game.hand[seat, nation])
        for land in range(NATIONS):
            for place in range(game.column_size[seat, land]):
                if game.columns[seat, land, place] == nation:
                    unseen -= 1
    return unseen


@rule
def temple_cards_unseen(game: np.record, level: int) -> int:
    """B01 How many cards of a level lie neither on a site, nor in a stock, nor known on top of the yard."""
    unseen = temple_count(level)
    for seat in range(2):
        if level == 1:
            unseen -= int(game.starting[seat])
        for place in range(game.stock_size[seat]):
            if game.stock[seat, place] == level:
                unseen -= 1
        for land in range(NATIONS):
            unseen -= (int(game.temple[seat, land]) >> (level - 1)) & 1
    for place in range(game.yard_size - game.razed, game.yard_size):
        if game.yard[place] == level:
            unseen -= 1
    return unseen
