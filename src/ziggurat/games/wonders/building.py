"""Chapter: what a card can be used for, and what it costs (W3, W4.1, W4.12, T13, P64)."""

import numpy as np

from ziggurat.games.wonders.action_space import (
    BUILD,
    BUILD_JOIN,
    CHAIN,
    CHAIN_JOIN,
    DIG,
    DIG_JOIN,
    FREE_BUILD,
    FREE_CHAIN,
    FREE_DIG,
    FREE_OLYMPIA,
    FREE_SELL,
    FREE_STAGE,
    LOSE,
    OLYMPIA,
    OLYMPIA_JOIN,
    SELL,
    STAGE,
    STAGE_TOKEN,
    TILE,
    TOKEN,
    TOKEN_JOIN,
)
from ziggurat.games.wonders.arrays import (
    CHAIN_EVENT,
    CHAIN_FROM,
    COLOUR,
    COST_COINS,
    COST_UNITS,
    JOIN_COINS,
    JOIN_NEED,
    NEED,
    PROJECT_COLOUR,
    STAGE_EVENT,
)
from ziggurat.games.wonders.city import has_card, left_of, next_stage, right_of
from ziggurat.games.wonders.limits import NOTHING
from ziggurat.games.wonders.state import ASK_DIG
from ziggurat.kernel.jit import rule, wide

# ways of using a card
SOLD, FOR_TILE, STAGED, STAGED_BY_TOKEN, PAID, CHAINED, BY_OLYMPIA, BY_TOKEN, DUG = range(9)

Bill = tuple[int, int, int, int]  # coins to the bank, and three words of resources


@rule
def way_of(form: int) -> int:
    """W3.1 to W3.3, T13 What is done with the card, whoever's choice it is."""
    if form < CHAIN:
        return SOLD if form == SELL else PAID
    if form < STAGE:
        return CHAINED if form < OLYMPIA else BY_OLYMPIA if form < TOKEN else BY_TOKEN
    if form < FREE_SELL:
        return STAGED if form < STAGE_TOKEN else STAGED_BY_TOKEN if form < TILE else FOR_TILE
    return way_of_rare(form)


@rule
def way_of_rare(form: int) -> int:
    """W9.5, W5.6 The same for the Free City, and for cards of the discard pile."""
    if form >= DIG:
        return DUG
    if form < FREE_CHAIN:
        return SOLD if form == FREE_SELL else PAID
    return CHAINED if form == FREE_CHAIN else BY_OLYMPIA if form == FREE_OLYMPIA else STAGED


@rule
def is_discarded(way: int) -> bool:
    """W3.3, T13 Whether the card goes to the discard pile."""
    return way <= FOR_TILE


@rule
def is_stage(way: int) -> bool:
    """W3.2 Whether the card marks a stage."""
    return STAGED <= way <= STAGED_BY_TOKEN


@rule
def joins_with(form: int) -> bool:
    """P64 Whether a form joins the project."""
    if form < STAGE:
        return (
            BUILD_JOIN <= form < CHAIN
            or CHAIN_JOIN <= form < OLYMPIA
            or OLYMPIA_JOIN <= form < TOKEN
            or form >= TOKEN_JOIN
        )
    return DIG_JOIN <= form < FREE_DIG


@rule
def payment_of(form: int) -> int:
    """W4.7 The place on the list of payments that a form names."""
    if form < CHAIN:
        return form - BUILD_JOIN if form >= BUILD_JOIN else form - BUILD
    if form < STAGE:
        return payment_of_joining(form)
    if form < STAGE_TOKEN:
        return form - STAGE
    if FREE_BUILD <= form < FREE_CHAIN:
        return form - FREE_BUILD
    if FREE_STAGE <= form < DIG:
        return form - FREE_STAGE
    return form - DIG_JOIN if DIG_JOIN <= form < FREE_DIG else 0


@rule
def payment_of_joining(form: int) -> int:
    """P69 The place on the list of payments for joining alone, where the building is free."""
    if form >= TOKEN:
        return max(0, form - TOKEN_JOIN)
    if form >= OLYMPIA:
        return max(0, form - OLYMPIA_JOIN)
    return max(0, form - CHAIN_JOIN)


@rule
def can_chain(game: np.record, city: int, kind: int) -> bool:
    """W4.12 A card of the chain stands in the city; T23, R-T16 or beside it."""
    for place in range(2):
        origin = wide(CHAIN_FROM[kind, place])
        if origin >= 0:
            if has_card(game, city, origin):
                return True
            if game.chains_beside and (
                has_card(game, left_of(game, city), origin) or has_card(game, right_of(game, city), origin)
            ):
                return True
    return False


@rule
def can_join(game: np.record, seat: int, kind: int) -> bool:
    """P64, P66, P68, R-P2, R-P4 By the colour of the card, or P85, R-P8 else with the token for any colour."""
    if not game.can_join or (game.joined >> seat) & 1:
        return False
    return joins_by_colour(game, kind) or bool(game.any_colours[seat] > 0)


@rule
def running_project(game: np.record) -> int:
    """P63 The project of this Age, or NOTHING."""
    return wide(game.project[game.age - 1]) if game.age > 0 else NOTHING


@rule
def joins_by_colour(game: np.record, kind: int) -> bool:
    """P64 Whether a card has the colour of the project."""
    return bool(COLOUR[kind] == PROJECT_COLOUR[running_project(game)])


@rule
def card_bill(game: np.record, kind: int) -> Bill:
    """W4.1, T21 Its cost and the tax on its colour; T22 without resources, or T37, R-T1 with coins for each of them."""
    colour = COLOUR[kind]
    bank = int(COST_COINS[kind]) + int(game.tax[colour])
    if game.instead[colour] > 0:
        return bank + int(game.instead[colour]) * int(COST_UNITS[kind]), 0, 0, 0
    if game.waived[colour]:
        return bank, 0, 0, 0
    return bank, wide(NEED[kind, 0]), wide(NEED[kind, 1]), wide(NEED[kind, 2])


@rule
def coins_to_spend(game: np.record, city: int) -> int:
    """W4.11 The coins that a city has held since the turn began; R-W1 those of them that a stage has left, to dig."""
    return wide(game.purse) if game.phase == ASK_DIG else wide(game.coins[city])


@rule
def free_tax(game: np.record, kind: int, is_chain: bool) -> int:
    """R-T4, R-P9 Taxes are due on free buildings too: on the colour, and on a chain where it is one."""
    return int(game.tax[COLOUR[kind]]) + (int(game.tax[CHAIN_EVENT]) if is_chain else 0)


@rule
def stage_bill(game: np.record, city: int) -> Bill:
    """W3.2, T21, T22 What the next stage costs."""
    thing = next_stage(game, city)
    bank = int(COST_COINS[thing]) + int(game.tax[STAGE_EVENT])
    if game.waived[STAGE_EVENT]:
        return bank, 0, 0, 0
    return bank, wide(NEED[thing, 0]), wide(NEED[thing, 1]), wide(NEED[thing, 2])


@rule
def with_joining(game: np.record, bill: Bill) -> Bill:
    """P64, R-P1 Building and joining are paid together."""
    project = running_project(game)
    return (
        bill[0] + int(JOIN_COINS[project]),
        bill[1] + wide(JOIN_NEED[project, 0]),
        bill[2] + wide(JOIN_NEED[project, 1]),
        bill[3] + wide(JOIN_NEED[project, 2]),
    )


@rule
def bill_of(game: np.record, city: int, kind: int, form: int) -> Bill:
    """W4.1, W4.12, W5.7, P64, P87, P88 What a use of a card costs."""
    way = way_of(form)
    if is_stage(way):
        bank, first, second, third = stage_bill(game, city)
        return (bank, first, second, third) if way == STAGED else (bank, 0, 0, 0)
    if is_discarded(way) or form >= LOSE:
        return 0, 0, 0, 0
    bill = card_bill(game, kind) if way == PAID else (free_tax(game, kind, way == CHAINED), 0, 0, 0)
    return with_joining(game, bill) if joins_with(form) else bill
