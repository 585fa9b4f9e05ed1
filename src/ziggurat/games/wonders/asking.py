"""Questions that Python asks the rules about one action: what it needs, and all ways to pay for it."""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from ziggurat.games.wonders.action_space import DIG, FREE_DIG, FREE_SELL, PAYMENTS, form_of, kind_of
from ziggurat.games.wonders.building import bill_of
from ziggurat.games.wonders.choosing import city_asked
from ziggurat.games.wonders.figures import payments_of
from ziggurat.games.wonders.limits import FREE_CITY
from ziggurat.games.wonders.payment import payment, purchase
from ziggurat.games.wonders.state import STATE
from ziggurat.kernel.jit import short_entry
from ziggurat.kernel.records import Games, Plain


class Price(NamedTuple):
    """What an action takes: coins to the neighbours and to the bank, and how it joins the project."""

    left: int  # -1 where there is no such payment
    right: int
    bank: int
    joining: int  # as in figures


def price_of(game: Plain, seat: int, action: int) -> Price:
    """What an action takes, as the table stands; nothing without a card."""
    return Price(*payments_of(game, seat, [action])[0])


@short_entry
def bill_at(games: Games, index: int, seat: int, action: int, marks: npt.NDArray[np.int64]) -> int:
    """W4.1 What an action with a card needs: coins to the bank and three words of resources; returns its city."""
    game, form = games[index], form_of(action)
    city = FREE_CITY if FREE_SELL <= form < DIG or form == FREE_DIG else city_asked(game, seat)
    marks[0], marks[1], marks[2], marks[3] = bill_of(game, city, kind_of(action), form)
    return city


@short_entry
def payments_at(games: Games, index: int, seat: int, action: int, marks: npt.NDArray[np.int64]) -> int:
    """W4.7, W4.13 All payments for what an action needs, to the left and to the right; returns how many there are."""
    game, form = games[index], form_of(action)
    city = FREE_CITY if FREE_SELL <= form < DIG or form == FREE_DIG else city_asked(game, seat)
    bill = bill_of(game, city, kind_of(action), form)
    bought = purchase(game, city, bill[1], bill[2], bill[3])
    count = 0
    for place in range(PAYMENTS):
        marks[2 * place], marks[2 * place + 1] = payment(game, city, bought, place)
        count += 1 if marks[2 * place] >= 0 else 0
    return count


def bill_of_action(game: Plain, seat: int, action: int) -> list[int]:
    """W4.1 Coins to the bank and three words of resources that an action with a card needs."""
    marks = np.zeros(4, dtype=np.int64)
    bill_at(game.record(STATE), 0, seat, action, marks)
    bill: list[int] = marks.tolist()
    return bill


def payments_of_action(game: Plain, seat: int, action: int) -> list[tuple[int, int]]:
    """W4.7, W4.13 All payments, to the left and to the right, for what an action with a card needs."""
    marks = np.zeros(2 * PAYMENTS + 2, dtype=np.int64)
    count = payments_at(game.record(STATE), 0, seat, action, marks)
    return [(int(marks[2 * place]), int(marks[2 * place + 1])) for place in range(count)]
