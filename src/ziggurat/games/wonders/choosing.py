"""Chapter: choosing (W2.2): what is chosen is noted with its price, and can be changed until the last has chosen."""

import numpy as np

from ziggurat.games.wonders.action_space import BOARD, form_of, kind_of
from ziggurat.games.wonders.building import bill_of, payment_of
from ziggurat.games.wonders.limits import FREE_CITY
from ziggurat.games.wonders.payment import payment, purchase
from ziggurat.games.wonders.state import ASK_DIG, ASK_FREE_CITY
from ziggurat.kernel.jit import rule, wide


@rule
def city_asked(game: np.record, seat: int) -> int:
    """W2.2, W9.5, W9.12 The city for which a seat chooses now: its own, or the Free City."""
    if game.phase == ASK_DIG:
        return wide(game.digger)
    return FREE_CITY if game.phase == ASK_FREE_CITY else seat


@rule
def choose(game: np.record, seat: int, action: int) -> None:
    """W2.2 A choice, or another one instead."""
    note_for_undo(game, seat)
    city = city_asked(game, seat)
    game.choice[city] = action
    game.chosen |= 1 << seat
    if action < BOARD:
        note_payment(game, city, action)
    else:
        note_coins(game, city, 0, 0, 0)


@rule
def note_payment(game: np.record, city: int, action: int) -> None:
    """W4.7, W5.1 What a choice takes, by the table as it stands now."""
    form = form_of(action)
    bill = bill_of(game, city, kind_of(action), form)
    bought = purchase(game, city, bill[1], bill[2], bill[3])
    to_left, to_right = payment(game, city, bought, payment_of(form))
    note_coins(game, city, to_left, to_right, bill[0])


@rule
def note_coins(game: np.record, city: int, to_left: int, to_right: int, to_bank: int) -> None:
    """W5.2 Coins that are paid when all is revealed."""
    game.pay[city, 0] = to_left
    game.pay[city, 1] = to_right
    game.pay[city, 2] = to_bank


@rule
def note_for_undo(game: np.record, seat: int) -> None:
    """W2.2 A choice may be taken back until it is carried out, whoever has chosen meanwhile."""
    game.undoable += 1
    game.undo_seat = seat
