"""Chapter: the Great Projects (P63 to P94)."""

import numpy as np

from ziggurat.games.wonders.action_space import LOSE_TWO, higher_token, kind_of, lower_token
from ziggurat.games.wonders.arrays import (
    ANY_ONCE,
    COINS,
    DEFEATS,
    FREE_ONCE,
    JOIN_TOKENS,
    LOSE_CARD,
    LOSE_COINS,
    LOSE_START,
    LOSE_TOKENS,
    PENALTY,
    PENALTY_OF,
    REWARD_THINGS,
    SHIELDS,
    STAGE_ONCE,
    TILE_THINGS,
    UNPAID,
    VICTORY,
    VICTORY_BECOMES,
)
from ziggurat.games.wonders.building import joins_by_colour, running_project
from ziggurat.games.wonders.city import drop_card
from ziggurat.games.wonders.hands import lay_down
from ziggurat.games.wonders.limits import TURNS
from ziggurat.games.wonders.production import ACTIVE
from ziggurat.games.wonders.state import DISCARDED, FROM_PILE, PUBLIC
from ziggurat.kernel.jit import rule, wide


@rule
def reveal_project(game: np.record, project: int) -> None:
    """P63, P92 A project is revealed, with participation tokens on it."""
    game.project[game.age - 1] = project
    game.tokens = JOIN_TOKENS[game.players]


@rule
def join_project(game: np.record, seat: int, kind: int) -> None:
    """P64, P67 A seat takes a participation token, R-P3 of as many as needed; P85 one for any colour goes back."""
    if not joins_by_colour(game, kind):
        game.any_colours[seat] -= 1
    game.joins[seat] += 1
    game.joined |= 1 << seat
    if game.tokens > 0:
        game.tokens -= 1


@rule
def pay_rewards(game: np.record) -> None:
    """P72, R-P5 The project is finished: the reward, once for each participation token."""
    thing = REWARD_THINGS + running_project(game)
    for seat in range(game.players):
        for _ in range(game.joins[seat]):
            take_reward(game, seat, thing)
        game.rewards[seat, game.age - 1] = game.joins[seat]


@rule
def take_reward(game: np.record, seat: int, thing: int) -> None:
    """P82 to P88 Coins, shields (R-P13), victory tokens, and tokens to be handed back; others count at the end."""
    game.coins[seat] += COINS[thing]
    game.shields[seat] += SHIELDS[thing]
    game.free_builds[seat] += FREE_ONCE[thing]
    game.free_stages[seat] += STAGE_ONCE[thing]
    game.any_colours[seat] += ANY_ONCE[thing]
    if VICTORY[thing] > 0:
        take_victory(game, seat, wide(VICTORY[thing]))


@rule
def take_victory(game: np.record, city: int, value: int) -> None:
    """W6.2, T25, P94 A victory token that is due; tiles make it smaller, or nothing."""
    due = value
    for place in range(ACTIVE):
        if game.active[place] > 0:
            due = wide(VICTORY_BECOMES[game.active[place] - 1, due])
    if due > 0:
        game.victories[city, due // 2] += 1


@rule
def defeats_due(game: np.record) -> int:
    """W6.2, T24, P94 How many defeat tokens are taken for one."""
    due = 1
    for place in range(ACTIVE):
        if game.active[place] > 0:
            due = max(due, wide(DEFEATS[TILE_THINGS + int(game.active[place]) - 1]))
    return due


@rule
def is_punished(game: np.record, seat: int) -> bool:
    """P73 Whether a seat has no participation token."""
    return bool(game.joins[seat] == 0)


@rule
def can_choose_loss(game: np.record, seat: int) -> bool:
    """P77, P79, R-P7 Whether a seat has something to choose from: a card of the colour, or two victory tokens."""
    project = running_project(game)
    if PENALTY[project] == LOSE_CARD:
        return bool(game.colours[seat, PENALTY_OF[project]] > 0)
    if PENALTY[project] == LOSE_TOKENS:
        return int(game.victories[seat, 0]) + int(game.victories[seat, 1]) + int(game.victories[seat, 2]) >= 2
    return False


@rule
def choosers_of_losses(game: np.record) -> int:
    """P73, R-P19 The seats that are punished and choose what they lose, as a bit mask."""
    seats = 0
    for seat in range(game.players):
        if is_punished(game, seat) and can_choose_loss(game, seat):
            seats |= 1 << seat
    return seats


@rule
def pay_penalties(game: np.record) -> None:
    """P73, P74, R-P19 All who are punished lose something at once, or take a token instead."""
    for seat in range(game.players):
        if is_punished(game, seat) and not pay_penalty(game, seat):
            game.unpaid[seat] += defeats_due(game)
            game.penalties[seat] += defeats_due(game) * int(UNPAID[game.age - 1])


@rule
def pay_penalty(game: np.record, seat: int) -> bool:
    """P77 to P80, R-P7, R-P14 What is lost; false where there is nothing to lose."""
    penalty = PENALTY[running_project(game)]
    if penalty == LOSE_COINS:
        had_coins = bool(game.coins[seat] > 0)
        game.coins[seat] = 0
        return had_coins
    if penalty == LOSE_START:
        had_start = (int(game.lost_start) >> seat) & 1 == 0
        game.lost_start |= 1 << seat
        return had_start
    if game.choice[seat] < 0:
        return False
    lose_chosen(game, seat, wide(game.choice[seat]))
    return True


@rule
def lose_chosen(game: np.record, seat: int, action: int) -> None:
    """P77, R-P12 A card goes to the discard pile, for all to see; P79 two victory tokens go back."""
    if action >= LOSE_TWO:
        game.victories[seat, higher_token(action - LOSE_TWO)] -= 1
        game.victories[seat, lower_token(action - LOSE_TWO)] -= 1
    else:
        drop_card(game, seat, kind_of(action))
        lay_down(game, kind_of(action), DISCARDED, FROM_PILE, TURNS + 1, PUBLIC)
