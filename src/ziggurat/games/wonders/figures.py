"""Numbers that only the rules can tell, asked from Python: points, what actions cost, what has been passed on."""

import numpy as np
import numpy.typing as npt

from ziggurat.games.wonders.action_space import BOARD, DIG, FREE_DIG, FREE_SELL, form_of, kind_of
from ziggurat.games.wonders.arrays import BLUE, YELLOW
from ziggurat.games.wonders.building import bill_of, joins_by_colour, joins_with, payment_of
from ziggurat.games.wonders.choosing import city_asked
from ziggurat.games.wonders.knowledge import hand_shares_group, knows_place
from ziggurat.games.wonders.limits import DOWN, FREE_CITY, SEATS
from ziggurat.games.wonders.payment import payment, purchase
from ziggurat.games.wonders.score_parts import COLUMNS, MOST_PARTS, list_parts
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
from ziggurat.kernel.verbs import Actions

Figures = npt.NDArray[np.int64]

CATEGORIES = ("military", "coins", "wonder", "blue", "yellow", "guilds", "science", "tower", "projects")
NOT_JOINING, BY_COLOUR, BY_TOKEN = range(3)


@short_entry
def points_at(games: Games, index: int, figures: Figures) -> None:
    """Points of every seat by category, as if the game ended now."""
    game = games[index]
    for seat in range(game.players):
        figures[seat, 0] = military_points(game, seat)
        figures[seat, 1] = treasury_points(game, seat)
        figures[seat, 2] = wonder_points(game, seat) if game.board[seat] >= 0 else 0
        figures[seat, 3] = card_points(game, seat, BLUE)
        figures[seat, 4] = card_points(game, seat, YELLOW)
        figures[seat, 5] = guild_points(game, seat)
        figures[seat, 6] = science_points(game, seat)
        figures[seat, 7] = tower_points(game, seat)
        figures[seat, 8] = project_points(game, seat)


@short_entry
def parts_at(games: Games, index: int, seat: int, figures: Figures) -> int:
    """The parts of a seat's points, a row each; how many there are."""
    return int(list_parts(games[index], seat, figures))


@short_entry
def payments_at(games: Games, index: int, seat: int, actions: Actions, count: int, figures: Figures) -> None:
    """Coins to the left, to the right and to the bank for each of some actions, and how it joins the project."""
    game = games[index]
    for place in range(count):
        action = int(actions[place])
        if action < BOARD:
            form = form_of(action)
            city = FREE_CITY if FREE_SELL <= form < DIG or form == FREE_DIG else city_asked(game, seat)
            bill = bill_of(game, city, kind_of(action), form)
            bought = purchase(game, city, bill[1], bill[2], bill[3])
            figures[place, 0], figures[place, 1] = payment(game, city, bought, payment_of(form))
            figures[place, 2] = bill[0]
            if joins_with(form):
                figures[place, 3] = BY_COLOUR if game.age == 0 or joins_by_colour(game, kind_of(action)) else BY_TOKEN


@short_entry
def passed_at(games: Games, index: int, seat: int, figures: Figures) -> None:
    """1 for each face-down card that, as far as the seat can tell, may still be in the packet from which it came."""
    game = games[index]
    for at in range(game.down_size):
        if not knows_place(game, seat, at) and hand_shares_group(game, seat, at):
            figures[at, 0] = 1


def points_of(game: Plain) -> list[list[int]]:
    """Points by category, a row a seat."""
    figures = np.zeros((SEATS, len(CATEGORIES)), dtype=np.int64)
    points_at(game.record(STATE), 0, figures)
    rows: list[list[int]] = figures[: game["players"]].tolist()
    return rows


def parts_of(game: Plain) -> list[list[list[int]]]:
    """The parts of each seat's points, as rows of `score_parts`."""
    figures, record = np.zeros((MOST_PARTS, COLUMNS), dtype=np.int64), game.record(STATE)
    found: list[list[list[int]]] = []
    for seat in range(game["players"]):
        count = parts_at(record, 0, seat, figures)
        found.append(figures[:count].tolist())
    return found


def payments_of(game: Plain, seat: int, actions: list[int]) -> list[list[int]]:
    """Coins to the left, to the right and to the bank, and how it joins, a row an action."""
    figures = np.zeros((max(1, len(actions)), 4), dtype=np.int64)
    payments_at(game.record(STATE), 0, seat, np.array(actions, dtype=np.int16), len(actions), figures)
    rows: list[list[int]] = figures[: len(actions)].tolist()
    return rows


def may_be_in_hands(game: Plain, seat: int) -> list[bool]:
    """For each face-down card whether, as far as a seat can tell, it may still be in a hand."""
    figures = np.zeros((DOWN, 1), dtype=np.int64)
    passed_at(game.record(STATE), 0, seat, figures)
    return [bool(row[0]) for row in figures[: game["down_size"]].tolist()]
