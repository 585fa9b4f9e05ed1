"""What a seat may know (RULES.md, "What is hidden"), and worlds that agree with it."""

import numpy as np
import numpy.typing as npt

from ziggurat.games.babel.cards import LEVELS, NATION_CARDS, NATIONS, TEMPLE_CARDS
from ziggurat.games.babel.setup import nation_cards_unseen, temple_cards_unseen
from ziggurat.kernel.jit import rule
from ziggurat.kernel.rng import forget, set_key, shuffle


@rule
def blank(game: np.record, seat: int) -> None:
    """Blank the other hand, the draw pile, the yard below the razed cards (B32), and the key. Seat -1 sees no hand."""
    forget(game.rng)
    for other in range(2):
        if other != seat:
            for nation in range(NATIONS):
                game.hand[other, nation] = 0
    if seat < 0:
        forget_known(game)
    for place in range(game.pile_size):
        game.pile[place] = 0
    for place in range(game.yard_size - game.razed):
        game.yard[place] = 0


@rule
def forget_known(game: np.record) -> None:
    """R-B14 What a player can tell of the other hand, an onlooker who sees neither cannot."""
    for seat in range(2):
        for nation in range(NATIONS):
            game.known[seat, nation] = 0


@rule
def redeal(game: np.record, seat: int, key: npt.NDArray[np.uint32]) -> None:
    """Deal all that the seat cannot know anew, uniformly, from another key."""
    blank(game, seat)
    set_key(game.rng, key)
    redeal_nation_cards(game, seat)
    redeal_yard(game)


@rule
def redeal_nation_cards(game: np.record, seat: int) -> None:
    """Shuffle the nation cards that the seat cannot tell; the unknown hands come off the top, the rest is the pile."""
    for other in range(2):
        if other != seat:
            for nation in range(NATIONS):
                game.hand[other, nation] = game.known[other, nation]
    size = 0
    for nation in range(NATIONS):
        for _ in range(min(nation_cards_unseen(game, nation), NATION_CARDS - size)):
            game.pile[size] = nation
            size += 1
    shuffle(game.rng, game.pile, size)
    for other in range(2):
        if other != seat:
            for _ in range(min(int(game.hand_size[other]) - known_cards(game, other), size)):
                size -= 1
                game.hand[other, game.pile[size]] += 1
                game.pile[size] = 0


@rule
def known_cards(game: np.record, seat: int) -> int:
    """R-B14 How many cards of a hand the other seat can tell."""
    count = 0
    for nation in range(NATIONS):
        count += int(game.known[seat, nation])
    return count


@rule
def redeal_yard(game: np.record) -> None:
    """Shuffle the temple cards that nobody has seen; they lie below the razed ones."""
    size = 0
    for level in range(1, LEVELS + 1):
        for _ in range(min(temple_cards_unseen(game, level), TEMPLE_CARDS - size)):
            game.yard[size] = level
            size += 1
    shuffle(game.rng, game.yard, size)
