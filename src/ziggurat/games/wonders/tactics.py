"""How good a position looks: the hand-written judgement behind the `greedy` opponent, counted in points.

Choices are revealed together, so after a choice the table is mostly as it was before; what has been chosen for the own
city is therefore appraised by itself, and added.
"""

import numpy as np

from ziggurat.games.wonders.action_space import (
    BOARD,
    COPY_NOTHING,
    KEEP,
    LOSE,
    LOSE_TWO,
    form_of,
    higher_token,
    kind_of,
    lower_token,
)
from ziggurat.games.wonders.arrays import (
    ANY_ONCE,
    CARDS,
    CHAIN_FROM,
    COINS,
    COPIES_GUILD,
    DIGS,
    EACH_COINS,
    EACH_COINS_AT,
    EACH_COINS_OF,
    FREE_EACH_AGE,
    FREE_ONCE,
    GUARD_0,
    GUARD_2,
    LANE,
    MAKES,
    ONES_0,
    ONES_2,
    PLAYS_SEVENTH,
    PRICE_BITS,
    REWARD_THINGS,
    SHIELDS,
    STAGE_ONCE,
    SYMBOL,
    TILE_POINTS,
    VICTORY,
)
from ziggurat.games.wonders.building import (
    FOR_TILE,
    SOLD,
    bill_of,
    is_stage,
    joins_with,
    payment_of,
    running_project,
    way_of,
)
from ziggurat.games.wonders.choosing import city_asked
from ziggurat.games.wonders.city import counted, left_of, next_stage, right_of
from ziggurat.games.wonders.limits import AGES, NOTHING
from ziggurat.games.wonders.payment import payment, purchase
from ziggurat.games.wonders.scoring import CHOICE, SET_POINTS, points, score, thing_points
from ziggurat.games.wonders.state import OVER
from ziggurat.kernel.jit import rule, wide
from ziggurat.kernel.verbs import Figures

WON = 100.0
COIN = 0.45  # a coin while there is something to build
GIVEN = 0.12  # a coin in a neighbour's hands
MAKING = 1.1  # a source, for each Age that is still to come, the running one counted half
FIRST = 1.5  # how much more the first source of a resource is worth
CHEAPER = 0.9  # a lower price, likewise
CHAIN = 0.8  # a card that a chain leads to
SYMBOL_SOON = 1.3  # what a science symbol promises, for each Age to come
POWER = 3.5  # a power of a wonder
TOKEN = 2.5  # a token to be handed back
SALE = 3
CROWD = 0.5  # how much the best of the others counts
WARMTH = 1.0  # points that make a use e times as promising
STEPS = 8  # of a point
LOWEST = 15  # points below nothing, from where nothing is less promising
PROMISING = np.exp((np.arange(STEPS * (LOWEST + 30)) / STEPS - LOWEST) / WARMTH)

CHAINS_ON = np.array([np.sum(np.equal(CHAIN_FROM, kind)) for kind in range(CARDS)], dtype=np.int8)  # [kind]: cards

COUNTS = ("won", "points", "coins", "sources", "symbols", "tokens", "conflicts", "rival", "choice")


@rule
def appraise(game: np.record, seat: int) -> float:
    """A seat's prospects, less a part of the best of the others'; a finished game outweighs everything."""
    best = rival(game, seat)
    if game.phase == OVER:
        return final(game, seat, best)
    return strength(game, seat) - CROWD * strength(game, best) + promise(game, seat)


@rule
def weigh(game: np.record, seat: int, figures: Figures) -> None:
    """The same, each thing that counts by itself."""
    figures[:] = 0.0
    best = rival(game, seat)
    if game.phase == OVER:
        figures[0] = final(game, seat, best)
        return
    figures[1] = 1.0 * points(game, seat)
    figures[2] = (COIN - 1.0 / 3.0) * int(game.coins[seat])
    figures[3] = to_come(game) * MAKING * sources(game, seat)
    figures[4] = to_come(game) * SYMBOL_SOON * symbols(game, seat)
    figures[5] = tokens(game, seat)
    figures[6] = conflicts(game, seat, 0)
    figures[7] = -CROWD * strength(game, best)
    figures[8] = promise(game, seat)


@rule
def rival(game: np.record, seat: int) -> int:
    """The best of the others."""
    best = NOTHING
    for other in range(game.players):
        if other != seat and (best == NOTHING or score(game, other) > score(game, best)):
            best = other
    return best


@rule
def final(game: np.record, seat: int, best: int) -> float:
    """What a finished game is worth."""
    lead = score(game, seat) - score(game, best)
    return (WON if lead > 0 else -WON if lead < 0 else 0.0) + points(game, seat) - points(game, best)


@rule
def strength(game: np.record, seat: int) -> float:
    """Points so far, and what the city promises: coins, sources, symbols, tokens, conflicts to come."""
    worth = 1.0 * points(game, seat) + (COIN - 1.0 / 3.0) * int(game.coins[seat])
    worth += to_come(game) * (MAKING * sources(game, seat) + SYMBOL_SOON * symbols(game, seat))
    return worth + tokens(game, seat) + conflicts(game, seat, 0)


@rule
def tokens(game: np.record, seat: int) -> float:
    """What tokens to be handed back are worth."""
    return TOKEN * (int(game.free_builds[seat]) + int(game.free_stages[seat]) + int(game.any_colours[seat]))


@rule
def prefer(game: np.record, seat: int, action: int) -> float:
    """What a use of a card brings at first sight, less its price; a point more is e times as promising."""
    if action >= BOARD:
        return promising(-tokens_worth(action - LOSE_TWO) if LOSE_TWO <= action < COPY_NOTHING else 0.0)
    form, kind = form_of(action), kind_of(action)
    if form >= LOSE:
        return promising(-card_worth(game, seat, kind) if form == LOSE else 1.0 * thing_points(game, seat, kind))
    city = city_asked(game, seat)
    if city != seat:
        return promising(0.5 * card_worth(game, seat, kind))
    return promising(use_worth(game, seat, kind, form) - price(game, city, kind, form))


@rule
def promising(worth: float) -> float:
    """A worth in points as a weight, in steps of an eighth."""
    return float(PROMISING[min(max(0, int(STEPS * (worth + LOWEST))), len(PROMISING) - 1)])


@rule
def price(game: np.record, city: int, kind: int, form: int) -> float:
    """What the coins of a use are worth."""
    bill = bill_of(game, city, kind, form)
    if bill[1] == 0 and bill[2] == 0 and bill[3] == 0:
        return COIN * bill[0]
    to_left, to_right = payment(game, city, purchase(game, city, bill[1], bill[2], bill[3]), payment_of(form))
    return COIN * (bill[0] + to_left + to_right) + GIVEN * (to_left + to_right)


@rule
def to_come(game: np.record) -> float:
    """How many Ages are to come, the running one by what is left of it."""
    return AGES - int(game.age) + max(0, 6 - int(game.turn)) / 6.0 if game.age > 0 else 3.0


@rule
def sources(game: np.record, city: int) -> int:
    """How many units a city makes, as far as it can use them: the lanes of all raw materials and of all goods."""
    raw = (wide(game.makes[city, 1]) >> (LANE * 6)) & 63
    goods = (wide(game.makes[city, 2]) >> (LANE * 6)) & 63
    return min(raw, 8) + min(goods, 3)


@rule
def symbols(game: np.record, city: int) -> int:
    """How many science symbols a city has."""
    return int(game.symbols[city, 0]) + int(game.symbols[city, 1]) + int(game.symbols[city, 2])


@rule
def conflicts(game: np.record, city: int, more: int) -> float:
    """What the conflict at the end of this Age would bring, with some more shields; a narrow lead is not safe."""
    if game.age == 0:
        return 0.0
    worth = 0.0
    for side in range(2):
        other = left_of(game, city) if side == 0 else right_of(game, city)
        lead = int(game.shields[city]) + more - int(game.shields[other])
        token = 2.0 * int(game.age) - 1.0
        worth += 0.7 * token if lead > 1 else 0.5 * token if lead == 1 else 0.0 if lead == 0 else -0.8
    return worth


# -- what has been chosen ------------------------------------------------------------------------------------------


@rule
def promise(game: np.record, seat: int) -> float:
    """What a choice that is not yet revealed will bring; it is looked at for the own city and for the Free City."""
    action = wide(game.choice[seat])
    if action < 0:
        return 0.0
    if action >= LOSE_TWO:
        return -tokens_worth(action - LOSE_TWO)
    if action >= BOARD:
        return 0.1 * (action - KEEP) if action >= KEEP else 0.0
    form, kind = form_of(action), kind_of(action)
    if form == LOSE:
        return -card_worth(game, seat, kind)
    return use_worth(game, seat, kind, form) - paid(game, seat)


@rule
def tokens_worth(pair: int) -> float:
    """The points of two victory tokens."""
    return 2.0 * (higher_token(pair) + lower_token(pair) + 1)


@rule
def paid(game: np.record, seat: int) -> float:
    """What the coins of a choice are worth."""
    given = int(game.pay[seat, 0]) + int(game.pay[seat, 1])
    return COIN * (given + int(game.pay[seat, 2])) + GIVEN * given


@rule
def use_worth(game: np.record, seat: int, kind: int, form: int) -> float:
    """What a use of a card brings."""
    way = way_of(form)
    if way == SOLD:
        return COIN * SALE
    if way == FOR_TILE:
        built = int(game.tiles_built[seat])
        return 1.0 * (int(TILE_POINTS[built + 1]) - int(TILE_POINTS[built]))
    if is_stage(way):
        return thing_worth(game, seat, next_stage(game, seat))
    return card_worth(game, seat, kind) + (reward_worth(game) if joins_with(form) else 0.0)


@rule
def card_worth(game: np.record, seat: int, kind: int) -> float:
    """What a card brings to a city, with the chains that lead on from it."""
    return thing_worth(game, seat, kind) + CHAIN * int(CHAINS_ON[kind])


@rule
def thing_worth(game: np.record, seat: int, thing: int) -> float:
    """What a card or a stage gives: points, coins, shields, symbols, sources, prices and powers."""
    worth = 1.0 * thing_points(game, seat, thing) + COIN * int(COINS[thing])
    if EACH_COINS[thing] > 0:
        number = counted(game, seat, wide(EACH_COINS_OF[thing]), wide(EACH_COINS_AT[thing]))
        worth += COIN * int(EACH_COINS[thing]) * number
    if SHIELDS[thing] > 0:
        worth += conflicts(game, seat, wide(SHIELDS[thing])) - conflicts(game, seat, 0)
        worth += 0.5 * int(SHIELDS[thing]) * (AGES - int(game.age) + 1)
    if SYMBOL[thing] > 0:
        worth += symbol_worth(game, seat, int(SYMBOL[thing]) - 1)
    worth += to_come(game) * (source_worth(game, seat, thing) + (CHEAPER if PRICE_BITS[thing] > 0 else 0.0))
    return worth + power_worth(game, thing)


@rule
def symbol_worth(game: np.record, seat: int, symbol: int) -> float:
    """What one more science symbol brings now, and what it promises."""
    if symbol == CHOICE - 1:
        return 6.0
    number = int(game.symbols[seat, symbol])
    lowest = min(int(game.symbols[seat, 0]), int(game.symbols[seat, 1]), int(game.symbols[seat, 2]))
    is_lowest = number == lowest
    fewest = 0
    for other in range(3):
        fewest += 1 if game.symbols[seat, other] == lowest else 0
    worth = 2.0 * number + 1.0 + SYMBOL_SOON * to_come(game)
    return worth + (1.0 * SET_POINTS / fewest if is_lowest else 0.0)


@rule
def source_worth(game: np.record, seat: int, thing: int) -> float:
    """What a source is worth an Age: more where the city makes nothing of the kind."""
    raw = (wide(MAKES[thing, 1]) >> (LANE * 6)) & 63
    goods = (wide(MAKES[thing, 2]) >> (LANE * 6)) & 63
    if raw + goods == 0:
        return 0.0
    new_raw = covers_new(wide(MAKES[thing, 0]), wide(game.makes[seat, 0]), ONES_0, GUARD_0)
    is_first = new_raw or covers_new(wide(MAKES[thing, 2]), wide(game.makes[seat, 2]), ONES_2, GUARD_2)
    return MAKING * (raw + goods) * (FIRST if is_first else 1.0)


@rule
def covers_new(made: int, before: int, ones: int, guard: int) -> bool:
    """Whether something is made in a lane that was empty."""
    return (made + 63 * ones) & ~(before + 63 * ones) & guard != 0


@rule
def power_worth(game: np.record, thing: int) -> float:
    """What the power of a stage is worth."""
    worth = POWER * (int(DIGS[thing]) + int(COPIES_GUILD[thing]))
    ages = AGES - int(game.age) + 1
    return worth + POWER * ages * int(FREE_EACH_AGE[thing]) + 0.5 * POWER * ages * int(PLAYS_SEVENTH[thing])


@rule
def reward_worth(game: np.record) -> float:
    """What a participation token is worth, while nobody knows whether the project will be finished."""
    thing = REWARD_THINGS + running_project(game)
    worth = COIN * int(COINS[thing]) + 1.0 * int(VICTORY[thing]) + 2.0 * int(SHIELDS[thing])
    worth += TOKEN * (int(FREE_ONCE[thing]) + int(STAGE_ONCE[thing]) + int(ANY_ONCE[thing]))
    return 1.0 + 0.6 * worth
