"""What the record keeps although it follows from the rest: worked out anew, for a table that was set up by hand."""

import numpy as np

from ziggurat.games.wonders.arrays import (
    CARDS,
    COLOUR,
    COPIES_GUILD,
    FREE_EACH_AGE,
    PLAYS_SEVENTH,
    REWARD_THINGS,
    SHIELDS,
)
from ziggurat.games.wonders.choosing import note_payment
from ziggurat.games.wonders.city import cities, has_card, stage_of, take_gifts
from ziggurat.games.wonders.hands import all_seats, holder, seat_of
from ziggurat.games.wonders.limits import AGES
from ziggurat.games.wonders.production import look_at_market
from ziggurat.games.wonders.projects import choosers_of_losses
from ziggurat.games.wonders.same_turn import look_at_market_for_digging, look_at_market_for_seventh
from ziggurat.games.wonders.state import (
    ASK_BOARD,
    ASK_CARD,
    ASK_COPY,
    ASK_DIG,
    ASK_FREE_CITY,
    ASK_LOSS,
    ASK_SEVENTH,
    OVER,
)
from ziggurat.games.wonders.tower import look_at_building_rules
from ziggurat.kernel.jit import rule, wide


@rule
def work_out(game: np.record) -> None:
    """Everything that is kept, and the price of what is chosen."""
    for city in range(cities(game)):
        work_out_city(game, city)
    if game.age > 0:
        look_at_building_rules(game)
    if game.phase == ASK_DIG:
        look_at_market_for_digging(game)
    elif game.phase == ASK_SEVENTH:
        look_at_market_for_seventh(game)
    elif ASK_CARD <= game.phase <= ASK_FREE_CITY:
        look_at_market(game)
    if ASK_CARD <= game.phase <= ASK_FREE_CITY:
        for city in range(cities(game)):
            if game.choice[city] >= 0:
                note_payment(game, city, wide(game.choice[city]))


@rule
def work_out_city(game: np.record, city: int) -> None:
    """Colours, shields, symbols and powers of a city."""
    for kind in range(CARDS):
        if has_card(game, city, kind):
            game.colours[city, COLOUR[kind]] += 1
            take_gifts(game, city, kind, 1)
    for stage in range(game.stages[city]):
        thing = stage_of(game, city, stage)
        take_gifts(game, city, thing, 1)
        game.olympians |= int(FREE_EACH_AGE[thing]) << city
        game.sevenths |= int(PLAYS_SEVENTH[thing]) << city
        game.copiers |= int(COPIES_GUILD[thing]) << city
    for age in range(AGES):
        if game.rewards[city, age] > 0:
            game.shields[city] += int(game.rewards[city, age]) * int(SHIELDS[REWARD_THINGS + int(game.project[age])])


@rule
def seats_to_ask(game: np.record) -> int:
    """W2.2 The seats that have something to decide in this phase, as a bit mask."""
    phase = game.phase
    if phase == ASK_FREE_CITY:
        return 1 << holder(game)
    if phase == ASK_DIG:
        return 1 << seat_of(game, wide(game.digger))
    if phase == ASK_SEVENTH:
        return int(game.sevenths) & all_seats(game)
    if phase == ASK_LOSS:
        return choosers_of_losses(game) if game.with_projects and game.tokens > 0 else 0
    if phase == ASK_COPY:
        return int(game.copiers) & all_seats(game)
    return 0 if phase == OVER else first_without_board(game) if phase == ASK_BOARD else all_seats(game)


@rule
def first_without_board(game: np.record) -> int:
    """W1.5 The seat that chooses a board next, as a bit mask."""
    for seat in range(game.players):
        if game.board[seat] < 0:
            return 1 << seat
    return 0
