"""Chapter: a turn (B10 to B13)."""

import numpy as np

from ziggurat.games.babel.cards import HU, NATION_CARDS, NATION_DRAW, NATIONS, TEMPLE_CARDS
from ziggurat.games.babel.ending import end_by_yard
from ziggurat.games.babel.obstacles import STARTING_CARD_DUE
from ziggurat.games.babel.state import FIRST_RULINGS
from ziggurat.kernel.jit import rule, wide
from ziggurat.kernel.rng import shuffle


@rule
def begin_turn(game: np.record, seat: int) -> None:
    """B10 A turn begins with the draw of three nation cards, the first turn too."""
    game.turn += 1
    game.active = seat
    for _ in range(NATION_DRAW):
        draw_nation_card(game, seat)


@rule
def draw_nation_card(game: np.record, seat: int) -> None:
    """B11 Draw one nation card, from a reshuffled discard pile if need be; with none left, draw nothing.

    R-B14 Whoever sees the last card go can tell the other hand.
    """
    if game.pile_size == 0:
        reshuffle(game)
    if game.pile_size == 0:
        return
    game.pile_size -= 1
    nation = game.pile[game.pile_size]
    game.pile[game.pile_size] = 0
    game.hand[seat, nation] += 1
    game.hand_size[seat] += 1
    if game.pile_size == 0:
        tell_hands(game)


@rule
def reshuffle(game: np.record) -> None:
    """B11, R-B4 The discard pile, ordered by nation, is shuffled into a new draw pile."""
    tell_hands(game)
    for nation in range(NATIONS):
        for _ in range(min(wide(game.discard[nation]), NATION_CARDS - wide(game.pile_size))):
            game.pile[game.pile_size] = nation
            game.pile_size += 1
        game.discard[nation] = 0
    shuffle(game.rng, game.pile, wide(game.pile_size))


@rule
def tell_hands(game: np.record) -> None:
    """R-B14 With no card left to draw, whatever a player does not see is in the other hand."""
    for seat in range(2):
        for nation in range(NATIONS):
            game.known[seat, nation] = game.hand[seat, nation]


@rule
def end_obstacles(game: np.record, seat: int, other_actions: int) -> int:
    """B25, R-B2 The turn cannot end before the starting card is built, unless nothing else can be done."""
    if game.starting[seat] and other_actions > 0 and must_build_starting_card(game):
        return STARTING_CARD_DUE
    return 0


@rule
def must_build_starting_card(game: np.record) -> bool:
    """B25, R-B15 Nobody is obliged to in the Hungarian edition; by the first version of these rules everybody was."""
    return bool(game.edition != HU or game.rulings == FIRST_RULINGS)


@rule
def end_turn(game: np.record, seat: int) -> None:
    """B10, B12, B43 Draw temple cards; if the yard has run out the game ends, otherwise the other seat begins."""
    draw_temple_cards(game, seat)
    game.migrated = 0
    if game.yard_size == 0:
        end_by_yard(game)
    else:
        begin_turn(game, 1 - seat)


@rule
def draw_temple_cards(game: np.record, seat: int) -> None:
    """B12 Two temple cards are turned over and laid on the own stock, the higher first; or the one that is left."""
    one = draw_from_yard(game)
    if game.yard_size == 0:
        lay_on_stock(game, seat, one)
        return
    other = draw_from_yard(game)
    lay_on_stock(game, seat, max(one, other))
    lay_on_stock(game, seat, min(one, other))


@rule
def draw_from_yard(game: np.record) -> int:
    """B12, B32 Take the top card of the yard; if it was a razed one, one less is known there."""
    game.yard_size = max(0, int(game.yard_size) - 1)
    level = wide(game.yard[game.yard_size])
    game.yard[game.yard_size] = 0
    if game.razed > 0:
        game.razed -= 1
    return level


@rule
def lay_on_stock(game: np.record, seat: int, level: int) -> None:
    """B12 Lay a temple card on top of a stock, which has room for all that there are."""
    if game.stock_size[seat] < TEMPLE_CARDS:
        game.stock[seat, game.stock_size[seat]] = level
        game.stock_size[seat] += 1


@rule
def is_first_turn(game: np.record) -> bool:
    """B25 Whether the running turn is the first one of its player."""
    return bool(game.turn <= 2)


@rule
def only_starting_card(game: np.record) -> bool:
    """B25, R-B7 In the Hungarian edition nothing but the starting card is built in a first turn."""
    return bool(game.edition == HU) and is_first_turn(game)
