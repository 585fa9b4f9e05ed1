"""How good a position looks: the hand-written judgement behind the `greedy` opponent, counted in points.

Choices are revealed together, so after a choice the table is mostly as it was before; what has been chosen for the own
city is therefore appraised by itself, and added.
"""

import math

import numpy as np
import numpy.typing as npt

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
    CARD_AGE,
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
    LANE,
    LOSE_CARD,
    LOSE_COINS,
    LOSE_START,
    LOSE_TOKENS,
    MAKES,
    NO_SOURCE,
    PENALTY,
    PENALTY_OF,
    PLAYS_SEVENTH,
    PRICE_BITS,
    PRICES,
    REWARD_THINGS,
    SHIELDS,
    SOURCE,
    STAGE_ONCE,
    SYMBOL,
    TILE_POINTS,
    USUAL_PRICE,
    VICTORY,
)
from ziggurat.games.wonders.building import (
    BY_OLYMPIA,
    BY_TOKEN,
    FOR_TILE,
    SOLD,
    STAGED_BY_TOKEN,
    bill_of,
    is_stage,
    joins_by_colour,
    joins_with,
    payment_of,
    running_project,
    way_of,
)
from ziggurat.games.wonders.choosing import city_asked
from ziggurat.games.wonders.city import counted, has_card, left_of, next_stage, right_of
from ziggurat.games.wonders.limits import AGES, NOTHING, OWN_TILES, TURNS
from ziggurat.games.wonders.payment import payment, purchase
from ziggurat.games.wonders.projects import can_choose_loss
from ziggurat.games.wonders.scoring import CHOICE, SET_POINTS, points, score, thing_points
from ziggurat.games.wonders.state import OVER
from ziggurat.kernel.jit import rule, wide
from ziggurat.kernel.verbs import Figures

WON = 100.0
COIN = 0.6  # a coin while there is something to build
PLENTY = 9  # coins beyond which one more is only worth its third of a point
GIVEN = 0.12  # a coin in a neighbour's hands
MAKING = 0.75  # a unit that a city makes, for each Age that is still to come
VARIETY = 0.6  # a resource that it makes at all, likewise
ENOUGH_RAW, ENOUGH_GOODS = 7, 3  # units beyond which more are worth nothing
CHEAPER = 0.45  # a price that is lower by a coin, likewise
CHAIN = 0.4  # a card that a chain leads to
SYMBOL_SOON = 0.6  # what a science symbol promises, for each Age to come
BEGUN = 0.5  # a symbol of a set that is not complete, likewise
POWER = 3.5  # a power of a wonder
TOKEN = 2.5  # a token to be handed back
LOST_CARD = 3.0  # a card that a failed project takes
JOINING = 0.13  # how often a seat joins in a turn
RESTLESS = 0.33  # how much the difference of shields between neighbours may change in a turn, squared
TILING = 1.0  # how much a point for tiles counts
STAGED_MORE = 0.3  # a stage built, besides what it gives: the next one comes nearer
SALE = 3
CROWD = 0.5  # how much the best of the others counts
DENIED = 0.1  # what a card would have been worth to whoever gets the hand next
WARMTH = 1.0  # points that make a use e times as promising
STEPS = 8  # of a point
LOWEST = 15  # points below nothing, from where nothing is less promising
PROMISING = np.exp((np.arange(STEPS * (LOWEST + 30)) / STEPS - LOWEST) / WARMTH)
MOST_AHEAD = 6  # shields: more make no difference

CHAINS_ON = np.array([np.sum(np.equal(CHAIN_FROM, kind)) for kind in range(CARDS)], dtype=np.int8)  # [kind]: cards

COUNTS = (
    "won", "points", "coins", "sources", "prices", "chains", "symbols", "powers", "tokens", "conflicts", "project",
    "rival", "choice",
)  # fmt: skip


def _fights() -> npt.NDArray[np.float64]:
    """[age - 1, turn - 1, lead + MOST_AHEAD]: points that conflicts with one neighbour may still bring."""
    table = np.zeros((AGES, TURNS, 2 * MOST_AHEAD + 1))
    for age, turn, place in np.ndindex(table.shape):
        for later in range(age, AGES):
            spread = math.sqrt(2 * RESTLESS * (TURNS * (later - age) + TURNS - turn))
            more = 0.5 + 0.5 * math.erf((place - MOST_AHEAD - 0.5) / spread)
            fewer = 0.5 + 0.5 * math.erf((MOST_AHEAD - place - 0.5) / spread)
            table[age, turn, place] += (2 * later + 1) * more - fewer
    return table


FIGHTS = _fights()


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
    figures[2] = treasury(game, wide(game.coins[seat])) - int(game.coins[seat]) / 3.0
    figures[3] = to_come(game) * sources(
        wide(game.makes[seat, 0]), wide(game.makes[seat, 1]), wide(game.makes[seat, 2])
    )
    figures[4] = to_come(game) * CHEAPER * lower_prices(game, seat)
    figures[5] = CHAIN * chains(game, seat)
    figures[6] = to_come(game) * science_hopes(game, seat)
    figures[7] = powers(game, seat)
    figures[8] = tokens(game, seat)
    figures[9] = conflicts(game, seat, 0)
    figures[10] = project_hopes(game, seat, 0)
    figures[11] = -CROWD * strength(game, best)
    figures[12] = promise(game, seat)


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
    """Points so far, and what the city promises."""
    worth = 1.0 * points(game, seat) + treasury(game, wide(game.coins[seat])) - int(game.coins[seat]) / 3.0
    made = sources(wide(game.makes[seat, 0]), wide(game.makes[seat, 1]), wide(game.makes[seat, 2]))
    worth += to_come(game) * (made + CHEAPER * lower_prices(game, seat) + science_hopes(game, seat))
    worth += CHAIN * chains(game, seat) + powers(game, seat) + tokens(game, seat)
    return worth + conflicts(game, seat, 0) + project_hopes(game, seat, 0)


@rule
def treasury(game: np.record, coins: int) -> float:
    """What coins are worth: a third of a point, and more while there is something to build."""
    return coins / 3.0 + (COIN - 1.0 / 3.0) * min(coins, PLENTY) * min(1.0, to_come(game))


@rule
def a_coin(game: np.record) -> float:
    """What one coin is worth."""
    return 1.0 / 3.0 + (COIN - 1.0 / 3.0) * min(1.0, to_come(game))


@rule
def tokens(game: np.record, seat: int) -> float:
    """What tokens to be handed back are worth, while there is time for it."""
    return a_token(game) * (int(game.free_builds[seat]) + int(game.free_stages[seat]) + int(game.any_colours[seat]))


@rule
def a_token(game: np.record) -> float:
    """What a token to be handed back is worth."""
    return TOKEN * min(1.0, to_come(game))


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
        return a_coin(game) * bill[0]
    to_left, to_right = payment(game, city, purchase(game, city, bill[1], bill[2], bill[3]), payment_of(form))
    return a_coin(game) * (bill[0] + to_left + to_right) + GIVEN * (to_left + to_right)


@rule
def to_come(game: np.record) -> float:
    """How many Ages are to come, the running one by what is left of it."""
    return AGES - int(game.age) + max(0, 6 - int(game.turn)) / 6.0 if game.age > 0 else 3.0


@rule
def sources(first: int, second: int, third: int) -> float:
    """What is made is worth an Age: units, from the lanes of all raw materials and of all goods, and variety."""
    raw, goods = lane(second, 6), lane(third, 6)
    kinds = is_made(first, 0) + is_made(first, 1) + is_made(first, 3) + is_made(first, 7)
    kinds += is_made(third, 0) + is_made(third, 1) + is_made(third, 3)
    return MAKING * (min(raw, ENOUGH_RAW) + min(goods, ENOUGH_GOODS)) + VARIETY * kinds


@rule
def lane(word: int, place: int) -> int:
    """How much there is in a lane."""
    return (word >> (LANE * place)) & 63


@rule
def is_made(word: int, place: int) -> int:
    """1 where there is something in a lane."""
    return 1 if lane(word, place) > 0 else 0


@rule
def lower_prices(game: np.record, city: int) -> int:
    """By how many coins a city buys cheaper than usual, over all four prices."""
    lower = 0
    for place in range(PRICES):
        lower += USUAL_PRICE - int(game.price[city, place]) if game.price[city, place] > 0 else 0
    return lower


@rule
def chains(game: np.record, city: int) -> int:
    """How many cards of later Ages a city can build by chain."""
    number = 0
    for kind in range(CARDS):
        if CARD_AGE[kind] > game.age:
            for place in range(2):
                number += (
                    1 if CHAIN_FROM[kind, place] >= 0 and has_card(game, city, wide(CHAIN_FROM[kind, place])) else 0
                )
    return number


@rule
def science_hopes(game: np.record, city: int) -> float:
    """What the science symbols of a city promise an Age."""
    return hopes_of(wide(game.symbols[city, 0]), wide(game.symbols[city, 1]), wide(game.symbols[city, 2]))


@rule
def hopes_of(a: int, b: int, c: int) -> float:
    """What so many symbols promise an Age: more of the same, and sets that are begun."""
    fewest = min(a, b, c)
    begun = int(a > fewest) + int(b > fewest) + int(c > fewest)
    return SYMBOL_SOON * (a + b + c) + BEGUN * begun


@rule
def powers(game: np.record, city: int) -> float:
    """What the powers of a city's wonder are still worth."""
    ages = AGES - int(game.age)
    worth = POWER * ((int(game.olympians) >> city) & 1) * ages + free_build_worth(game) * int(game.olympia[city])
    worth += 0.5 * POWER * ((int(game.sevenths) >> city) & 1) * (ages + 1)
    worth += POWER * ((int(game.copiers) >> city) & 1)
    return worth + (POWER if game.digger == city else 0.0)


@rule
def free_build_worth(game: np.record) -> float:
    """What the free building of this Age is worth: less from turn to turn."""
    return POWER * (TURNS - int(game.turn)) / TURNS


@rule
def conflicts(game: np.record, city: int, more: int) -> float:
    """What all conflicts to come may bring, with some more shields."""
    if game.age == 0:
        return 0.0
    return against(game, city, left_of(game, city), more) + against(game, city, right_of(game, city), more)


@rule
def against(game: np.record, city: int, other: int, more: int) -> float:
    """The same against one neighbour."""
    lead = int(game.shields[city]) + more - int(game.shields[other])
    lead = min(MOST_AHEAD, max(-MOST_AHEAD, lead))
    return float(FIGHTS[game.age - 1, min(TURNS, max(1, wide(game.turn))) - 1, lead + MOST_AHEAD])


@rule
def project_hopes(game: np.record, seat: int, more: int) -> float:
    """What a project that is running may bring or cost, if the seat joins so many times more now."""
    if game.age == 0 or running_project(game) == NOTHING or (game.tokens == 0 and more + int(game.joins[seat]) == 0):
        return 0.0
    done = chance_of_success(game, more)
    joins = int(game.joins[seat]) + more
    if joins == 0:
        return -(1.0 - done) * penalty_worth(game, seat)
    return done * joins * reward_worth(game, seat)


@rule
def chance_of_success(game: np.record, more: int) -> float:
    """How likely a project will be finished, if somebody joins now."""
    missing = int(game.tokens) - more
    if missing <= 0:
        return 1.0
    expected = JOINING * int(game.players) * (TURNS + 1 - int(game.turn))
    return min(0.95, max(0.05, 0.5 + 0.4 * (expected - missing)))


@rule
def penalty_worth(game: np.record, seat: int) -> float:
    """What the penalty of the running project costs."""
    project = running_project(game)
    penalty = PENALTY[project]
    if penalty == LOSE_COINS and game.coins[seat] > 0:
        return a_coin(game) * int(game.coins[seat])
    if penalty == LOSE_START and not (game.lost_start >> seat) & 1:
        return MAKING * to_come(game)
    if penalty == LOSE_CARD and game.colours[seat, PENALTY_OF[project]] > 0:
        return LOST_CARD
    if penalty == LOSE_TOKENS and can_choose_loss(game, seat):
        return LOST_CARD
    return 1.0 * int(game.age)


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
    return a_coin(game) * (given + int(game.pay[seat, 2])) + GIVEN * given


@rule
def use_worth(game: np.record, seat: int, kind: int, form: int) -> float:
    """What a use of a card brings, and a little for the card that the next one does not get."""
    way = way_of(form)
    denied = DENIED * thing_worth(game, next_holder(game, seat), kind)
    if way == SOLD:
        return a_coin(game) * SALE + denied
    if way == FOR_TILE:
        built = int(game.tiles_built[seat])
        return TILING * (int(TILE_POINTS[min(built + 1, OWN_TILES)]) - int(TILE_POINTS[built])) + denied
    if is_stage(way):
        return thing_worth(game, seat, next_stage(game, seat)) + STAGED_MORE + denied - spent(game, way)
    return card_worth(game, seat, kind) + denied + join_worth(game, seat, kind, form) - spent(game, way)


@rule
def join_worth(game: np.record, seat: int, kind: int, form: int) -> float:
    """What joining with a card brings, less the token for any colour where it takes one."""
    if not joins_with(form):
        return 0.0
    worth = project_hopes(game, seat, 1) - project_hopes(game, seat, 0)
    return worth - (0.0 if joins_by_colour(game, kind) else a_token(game))


@rule
def spent(game: np.record, way: int) -> float:
    """What a way of building uses up: a token, or the free building of this Age."""
    if way == BY_OLYMPIA:
        return free_build_worth(game)
    return a_token(game) if way in (BY_TOKEN, STAGED_BY_TOKEN) else 0.0


@rule
def next_holder(game: np.record, seat: int) -> int:
    """Who gets the hand next: with two players the other one, else the neighbour in the direction of the Age."""
    if game.players == 2:
        return 1 - seat
    return right_of(game, seat) if game.age == 2 else left_of(game, seat)


@rule
def card_worth(game: np.record, seat: int, kind: int) -> float:
    """What a card brings to a city, with the chains that lead on from it."""
    return thing_worth(game, seat, kind) + CHAIN * int(CHAINS_ON[kind])


@rule
def thing_worth(game: np.record, seat: int, thing: int) -> float:
    """What a card or a stage gives: points, coins, shields, symbols, sources, prices and powers."""
    worth = 1.0 * thing_points(game, seat, thing) + a_coin(game) * int(COINS[thing])
    if EACH_COINS[thing] > 0:
        number = counted(game, seat, wide(EACH_COINS_OF[thing]), wide(EACH_COINS_AT[thing]))
        worth += a_coin(game) * int(EACH_COINS[thing]) * number
    if SHIELDS[thing] > 0:
        worth += conflicts(game, seat, wide(SHIELDS[thing])) - conflicts(game, seat, 0)
    if SYMBOL[thing] > 0:
        worth += symbol_worth(game, seat, int(SYMBOL[thing]) - 1)
    if SOURCE[thing] != NO_SOURCE:
        worth += to_come(game) * source_worth(game, seat, thing)
    if PRICE_BITS[thing] > 0:
        worth += to_come(game) * CHEAPER * price_worth(game, seat, wide(PRICE_BITS[thing]))
    return worth + power_worth(game, thing)


@rule
def symbol_worth(game: np.record, seat: int, symbol: int) -> float:
    """What one more science symbol brings now, and what it promises; one to be chosen is the best of all."""
    a, b, c = int(game.symbols[seat, 0]), int(game.symbols[seat, 1]), int(game.symbols[seat, 2])
    before = science_worth(game, a, b, c)
    one = science_worth(game, a + 1, b, c) - before
    two = science_worth(game, a, b + 1, c) - before
    three = science_worth(game, a, b, c + 1) - before
    if symbol == CHOICE - 1:
        return max(one, two, three)
    return one if symbol == 0 else two if symbol == 1 else three


@rule
def science_worth(game: np.record, a: int, b: int, c: int) -> float:
    """Points of so many symbols, and what they promise."""
    return a * a + b * b + c * c + SET_POINTS * min(a, b, c) + to_come(game) * hopes_of(a, b, c)


@rule
def source_worth(game: np.record, seat: int, thing: int) -> float:
    """What a source adds, an Age."""
    first, second, third = wide(game.makes[seat, 0]), wide(game.makes[seat, 1]), wide(game.makes[seat, 2])
    more = sources(first + wide(MAKES[thing, 0]), second + wide(MAKES[thing, 1]), third + wide(MAKES[thing, 2]))
    return more - sources(first, second, third)


@rule
def price_worth(game: np.record, city: int, bits: int) -> int:
    """How many prices become lower."""
    lower = 0
    for place in range(PRICES):
        lower += 1 if (bits >> place) & 1 and game.price[city, place] >= USUAL_PRICE else 0
    return lower


@rule
def power_worth(game: np.record, thing: int) -> float:
    """What the power of a stage is worth."""
    worth = POWER * (int(DIGS[thing]) + int(COPIES_GUILD[thing]))
    ages = AGES - int(game.age) + 1
    return worth + POWER * ages * int(FREE_EACH_AGE[thing]) + 0.5 * POWER * ages * int(PLAYS_SEVENTH[thing])


@rule
def reward_worth(game: np.record, seat: int) -> float:
    """What the reward of the running project is worth."""
    thing = REWARD_THINGS + running_project(game)
    worth = a_coin(game) * int(COINS[thing]) + int(VICTORY[thing]) + 1.0 * thing_points(game, seat, thing)
    if SHIELDS[thing] > 0:
        worth += conflicts(game, seat, wide(SHIELDS[thing])) - conflicts(game, seat, 0)
    return worth + TOKEN * (int(FREE_ONCE[thing]) + int(STAGE_ONCE[thing]) + int(ANY_ONCE[thing]))
