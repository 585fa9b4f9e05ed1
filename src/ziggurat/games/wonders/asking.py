"""Questions that Python asks the rules about a position: what an action costs, what a city is worth."""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from ziggurat.games.wonders.action_space import BOARD, DIG, FREE_DIG, FREE_SELL, PAYMENTS, form_of, kind_of
from ziggurat.games.wonders.arrays import BLUE, YELLOW
from ziggurat.games.wonders.building import bill_of, joins_by_colour, joins_with, payment_of
from ziggurat.games.wonders.choosing import city_asked
from ziggurat.games.wonders.limits import FREE_CITY
from ziggurat.games.wonders.payment import payment, purchase
from ziggurat.games.wonders.scoring import (
    card_points,
    guild_points,
    military_points,
    project_points,
    science_points,
    tower_points,
    treasury_points,
    wonder_points,
)
from ziggurat.games.wonders.state import STATE
from ziggurat.kernel.jit import short_entry
from ziggurat.kernel.records import Games, Plain

CATEGORIES = ("military", "coins", "wonder", "blue", "yellow", "guilds", "science", "tower", "projects")
NOT_JOINING, BY_COLOUR, BY_TOKEN = range(3)


class Price(NamedTuple):
    """What an action takes: coins to the neighbours and to the bank, and how it joins the project."""

    left: int  # -1 where there is no such payment
    right: int
    bank: int
    joining: int

    @property
    def coins(self) -> int:
        """All coins together."""
        return self.left + self.right + self.bank


@short_entry
def price_at(games: Games, index: int, seat: int, action: int, out: npt.NDArray[np.int64]) -> None:
    """W4.7 What an action with a card takes: coins to the left, to the right, to the bank, and how it joins."""
    game, form = games[index], form_of(action)
    city = FREE_CITY if FREE_SELL <= form < DIG or form == FREE_DIG else city_asked(game, seat)
    bill = bill_of(game, city, kind_of(action), form)
    out[0], out[1] = payment(game, city, purchase(game, city, bill[1], bill[2], bill[3]), payment_of(form))
    out[2], out[3] = bill[0], NOT_JOINING
    if joins_with(form):
        out[3] = BY_COLOUR if joins_by_colour(game, kind_of(action)) else BY_TOKEN


@short_entry
def bill_at(games: Games, index: int, seat: int, action: int, out: npt.NDArray[np.int64]) -> int:
    """W4.1 What an action with a card needs: coins to the bank and three words of resources; returns its city."""
    game, form = games[index], form_of(action)
    city = FREE_CITY if FREE_SELL <= form < DIG or form == FREE_DIG else city_asked(game, seat)
    out[0], out[1], out[2], out[3] = bill_of(game, city, kind_of(action), form)
    return city


@short_entry
def payments_at(games: Games, index: int, seat: int, action: int, out: npt.NDArray[np.int64]) -> int:
    """W4.7, W4.13 All payments for what an action needs, to the left and to the right; returns how many there are."""
    game, form = games[index], form_of(action)
    city = FREE_CITY if FREE_SELL <= form < DIG or form == FREE_DIG else city_asked(game, seat)
    bill = bill_of(game, city, kind_of(action), form)
    bought = purchase(game, city, bill[1], bill[2], bill[3])
    for place in range(PAYMENTS):
        out[2 * place], out[2 * place + 1] = payment(game, city, bought, place)
        if out[2 * place] < 0:
            return place
    return PAYMENTS


@short_entry
def sheet_at(games: Games, index: int, seat: int, out: npt.NDArray[np.int64]) -> None:
    """W7 The points of a city by category, as if the game ended now."""
    game = games[index]
    out[0] = military_points(game, seat)
    out[1] = treasury_points(game, seat)
    out[2] = wonder_points(game, seat)
    out[3] = card_points(game, seat, BLUE)
    out[4] = card_points(game, seat, YELLOW)
    out[5] = guild_points(game, seat)
    out[6] = science_points(game, seat)
    out[7] = tower_points(game, seat)
    out[8] = project_points(game, seat)


def record_of(game: Plain) -> Games:
    """The record behind its plain form, for entries."""
    return game.record(STATE)


def price_of(game: Plain, seat: int, action: int) -> Price:
    """What an action takes, as the table stands; nothing without a card."""
    if action >= BOARD:
        return Price(0, 0, 0, NOT_JOINING)
    out = np.zeros(4, dtype=np.int64)
    price_at(record_of(game), 0, seat, action, out)
    return Price(*out.tolist())


def bill_of_action(game: Plain, seat: int, action: int) -> list[int]:
    """W4.1 Coins to the bank and three words of resources that an action with a card needs."""
    out = np.zeros(4, dtype=np.int64)
    bill_at(record_of(game), 0, seat, action, out)
    bill: list[int] = out.tolist()
    return bill


def payments_of_action(game: Plain, seat: int, action: int) -> list[tuple[int, int]]:
    """W4.7, W4.13 All payments, to the left and to the right, for what an action with a card needs."""
    out = np.zeros(2 * PAYMENTS + 2, dtype=np.int64)
    count = payments_at(record_of(game), 0, seat, action, out)
    return [(int(out[2 * place]), int(out[2 * place + 1])) for place in range(count)]


def sheet_of(games: Games, seat: int) -> dict[str, int]:
    """The points of a city by category, with the total."""
    out = np.zeros(len(CATEGORIES), dtype=np.int64)
    sheet_at(games, 0, seat, out)
    points: dict[str, int] = dict(zip(CATEGORIES, out.tolist(), strict=True))
    return points | {"total": sum(points.values())}
