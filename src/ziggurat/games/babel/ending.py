"""Chapter: value and end (B40 to B43)."""

import numpy as np

from ziggurat.games.babel.cards import EN, END_PHASE_VALUE, HU, NATIONS, RU, SAFE_VALUE, WINNING_VALUE
from ziggurat.games.babel.state import FALL, NOBODY, RUNNING, SUPREMACY, TWENTY, YARD_EMPTY
from ziggurat.kernel.jit import rule


@rule
def value(game: np.record, seat: int) -> int:
    """B40 The sum of the heights of a seat's temples."""
    total = 0
    for land in range(NATIONS):
        total += int(game.height[seat, land])
    return total


@rule
def look_at_values(game: np.record, seat: int) -> None:
    """B40, R-B9 After an action that changed temples: see whether the end phase begins or the seat wins."""
    own = value(game, seat)
    their = value(game, 1 - seat)
    if own >= END_PHASE_VALUE and their >= SAFE_VALUE:
        game.end_phase = 1
    if game.end_phase:
        if own >= WINNING_VALUE:
            win(game, seat, TWENTY)
        elif has_fallen(game, own, their):
            win(game, seat, FALL)
    elif own >= END_PHASE_VALUE:
        win(game, seat, SUPREMACY)


@rule
def has_fallen(game: np.record, own: int, their: int) -> bool:
    """B42 Whether the opponent's value has fallen far enough, in the end phase, for the acting seat to win."""
    if game.edition == HU:
        return their <= SAFE_VALUE
    if (game.edition == EN or game.edition == RU) and own < END_PHASE_VALUE:
        return False
    return their < SAFE_VALUE


@rule
def win(game: np.record, seat: int, ending: int) -> None:
    """B41, B42 The game ends at once."""
    game.ending = ending
    game.winner = seat


@rule
def end_by_yard(game: np.record) -> None:
    """B43 The yard has run out: the higher value wins, then the larger hand; R-B3 otherwise a draw."""
    game.ending = YARD_EMPTY
    lead = value(game, 0) - value(game, 1)
    if lead == 0:
        lead = int(game.hand_size[0]) - int(game.hand_size[1])
    game.winner = NOBODY if lead == 0 else 0 if lead > 0 else 1


@rule
def score(game: np.record, seat: int) -> int:
    """B41 to B43 1 for a win, 0 for a draw or a running game, -1 for a loss."""
    if game.ending == RUNNING or game.winner == NOBODY:
        return 0
    return 1 if game.winner == seat else -1
