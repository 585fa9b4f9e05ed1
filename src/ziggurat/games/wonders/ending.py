"""Chapter: the end of an Age and of the game (W6, W7.8, P71 to P75, R-T2)."""

import numpy as np

from ziggurat.games.wonders.action_space import COPY_NOTHING, kind_of
from ziggurat.games.wonders.age import start_age
from ziggurat.games.wonders.city import cities, left_of, right_of
from ziggurat.games.wonders.hands import all_seats, ask
from ziggurat.games.wonders.limits import AGES, NOBODY, NOTHING
from ziggurat.games.wonders.production import close_market
from ziggurat.games.wonders.projects import choosers_of_losses, defeats_due, pay_penalties, pay_rewards, take_victory
from ziggurat.games.wonders.state import ASK_COPY, ASK_LOSS, LATE_TILES_COUNT, OVER
from ziggurat.games.wonders.tower import look_at_tower
from ziggurat.kernel.jit import rule, wide


@rule
def end_age(game: np.record) -> None:
    """P71, R-T2 The project is settled, then the conflicts; tiles of the last turn count for both, or do not."""
    game.digger = NOBODY
    close_market(game)
    if game.with_tower and game.late_tiles == LATE_TILES_COUNT:
        look_at_tower(game)
    losers = 0
    if game.with_projects and game.tokens == 0:
        pay_rewards(game)
    elif game.with_projects:
        losers = choosers_of_losses(game)
    ask(game, ASK_LOSS, losers)
    if losers == 0:
        end_project(game)


@rule
def end_project(game: np.record) -> None:
    """P73, P75 Penalties are paid, participation tokens go back; then come the conflicts."""
    if game.with_projects:
        if game.tokens > 0:
            pay_penalties(game)
        for seat in range(game.players):
            game.joins[seat] = 0
        game.tokens = 0
        game.can_join = 0
        game.joined = 0
    for city in range(cities(game)):
        fight(game, city, left_of(game, city))
        fight(game, city, right_of(game, city))
    if game.age < AGES:
        start_age(game)
    else:
        ask_for_copies(game)


@rule
def fight(game: np.record, city: int, other: int) -> None:
    """W6.1, W6.2, W9.13 One city's token from its conflict with a neighbour."""
    if game.shields[city] > game.shields[other]:
        take_victory(game, city, 2 * int(game.age) - 1)
    elif game.shields[city] < game.shields[other]:
        game.defeats[city] += defeats_due(game)


@rule
def ask_for_copies(game: np.record) -> None:
    """W7.8 Who has the power names a guild that stands beside; then the game is over."""
    copiers = int(game.copiers) & all_seats(game)
    ask(game, ASK_COPY if copiers else OVER, copiers)


@rule
def copy_guilds(game: np.record) -> None:
    """W7.8 The guild counts as one's own."""
    for seat in range(game.players):
        if (game.asked >> seat) & 1:
            action = wide(game.choice[seat])
            game.copied[seat] = NOTHING if action == COPY_NOTHING else kind_of(action)
    ask(game, OVER, 0)
