"""The material as arrays of numbers, for rules: made once from what `tables` has read.

Whatever gives something is a *thing*: cards first, then stages, starts of boards, tiles and rewards of projects.

Resources are counted in words of lanes. A lane of seven bits belongs to a set of resources and holds how many units of
any of them are needed, or how many sources could make one of them. By Hall's theorem a supply can pay for a need
exactly when in no lane it is smaller. Raw materials have 15 sets (two words), goods have 7 (one word).
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

import numpy as np
import numpy.typing as npt

from ziggurat.games.wonders import effects as e
from ziggurat.games.wonders.limits import BITS, KINDS, STAGES
from ziggurat.games.wonders.tables import material
from ziggurat.games.wonders.vocabulary import (
    BROWN_KINDS,
    CHAIN,
    COLOURS,
    DEFEAT_TOKEN,
    DOUBLE,
    GOODS,
    LEFT,
    MIXED,
    RAW_MATERIALS,
    RIGHT,
    SCIENCE_SET,
    SELF,
    SINGLE,
    SYMBOLS,
    WONDER_STAGE,
)

T = TypeVar("T", bound=e.Effect)
Bytes = npt.NDArray[np.int8]
Shorts = npt.NDArray[np.int16]
Words = npt.NDArray[np.int64]

MATERIAL = material()
CARDS = len(MATERIAL.cards)
BOARDS = len(MATERIAL.boards)
SIDES = 2 * BOARDS
PROJECTS = len(MATERIAL.projects)
GUILDS = sum(card.is_drawn for card in MATERIAL.cards)

# -- lanes ---------------------------------------------------------------------------------------------------------

LANE = 7  # bits; the highest guards the lane above
LANES = 8  # in a word
WORDS = 3  # raw materials in the first two, goods in the last
CLASSES = (RAW_MATERIALS, GOODS)
ENOUGH = 16  # more than any cost asks for; larger supplies are cut to it, so that three of them fit into a lane
ANY_NUMBER = 8  # units of a source that never runs out


def _spread(value: int, lanes: int) -> int:
    """The same number in all lanes of a word."""
    return sum(value << LANE * lane for lane in range(lanes))


ONES_0, ONES_1, ONES_2 = (_spread(1, lanes) for lanes in (8, 7, 7))
GUARD_0, GUARD_1, GUARD_2 = (_spread(1 << LANE - 1, lanes) for lanes in (8, 7, 7))


def lanes(unit_sets: Iterable[Iterable[str]]) -> list[int]:
    """Three words that count, for each set of resources, how many of these alternatives have something of it."""
    words = [0] * WORDS
    for alternatives in unit_sets:
        for first_word, family in ((0, RAW_MATERIALS), (2, GOODS)):
            mask = sum(1 << family.index(resource) for resource in set(alternatives) & set(family))
            for subset in range(1, 1 << len(family)):
                if mask & subset:
                    word, lane = divmod(subset - 1, LANES)
                    words[first_word + word] += 1 << LANE * lane
    return words


def _unit_words() -> Words:
    """For each resource, raw materials first, the two words of its class that ask for one unit of it."""
    classes = [(lanes([[raw]]), 0) for raw in RAW_MATERIALS] + [([*lanes([[goods]]), 0], 2) for goods in GOODS]
    return np.array([words[first : first + 2] for words, first in classes], dtype=np.int64)


UNIT = _unit_words()

# -- what is built, and after what something happens ---------------------------------------------------------------

COLOUR_ROOM = 9  # with black and white
BROWN, GREY, BLUE, YELLOW, RED, GREEN, PURPLE = range(len(COLOURS))
STAGE_EVENT = COLOUR_ROOM
CHAIN_EVENT = COLOUR_ROOM + 1
EVENTS = 12

# what is counted, as bits: colours of cards first
COUNTS_STAGES = 1 << COLOUR_ROOM
COUNTS_DEFEATS = 1 << COLOUR_ROOM + 1
COUNTS_SETS = 1 << COLOUR_ROOM + 2
HERE, ON_THE_LEFT, ON_THE_RIGHT = 1, 2, 4
_COUNTED = {colour: 1 << number for number, colour in enumerate(COLOURS)} | {
    WONDER_STAGE: COUNTS_STAGES, DEFEAT_TOKEN: COUNTS_DEFEATS, SCIENCE_SET: COUNTS_SETS,
}  # fmt: skip
_PLACES = {SELF: HERE, LEFT: ON_THE_LEFT, RIGHT: ON_THE_RIGHT}
_EVENTS = {colour: number for number, colour in enumerate(COLOURS)} | {WONDER_STAGE: STAGE_EVENT, CHAIN: CHAIN_EVENT}

# groups of sources
NO_SOURCE, SINGLE_SOURCE, DOUBLE_SOURCE, MIXED_SOURCE, OTHER_SOURCE = range(5)
_SOURCES = {SINGLE: SINGLE_SOURCE, DOUBLE: DOUBLE_SOURCE, MIXED: MIXED_SOURCE}


# -- things --------------------------------------------------------------------------------------------------------

STAGE_THINGS = CARDS  # + STAGES * side + stage; sides are 2 * board + (0 or 1)
START_THINGS = STAGE_THINGS + STAGES * SIDES  # + side
TILE_THINGS = START_THINGS + SIDES  # + number - 1
REWARD_THINGS = TILE_THINGS + len(MATERIAL.tiles)  # + project
THINGS = REWARD_THINGS + PROJECTS

_sides = [side for board in MATERIAL.boards for side in board.sides]
_stages = [side.stages[place] if place < len(side.stages) else None for side in _sides for place in range(STAGES)]
_gives: list[tuple[e.Effect, ...]] = [
    *(card.gives for card in MATERIAL.cards),
    *(stage.gives if stage else () for stage in _stages),
    *(side.start for side in _sides),
    *(tile.gives for tile in MATERIAL.tiles),
    *(project.done for project in MATERIAL.projects),
]
_costs = [card.cost for card in MATERIAL.cards] + [stage.cost if stage else None for stage in _stages]


def _refuse(what: str) -> None:
    """Material that the arrays cannot hold is refused when the game is loaded."""
    raise TypeError(f"the rules of 7 Wonders have no room for {what}; widen games/wonders/arrays.py")


def _of(gives: Sequence[e.Effect], kind: type[T]) -> list[T]:
    """The effects of one kind."""
    return [effect for effect in gives if isinstance(effect, kind)]


def _one(gives: Sequence[e.Effect], kind: type[T]) -> T | None:
    """The only effect of its kind, if there is one."""
    found = _of(gives, kind)
    if len(found) > 1:
        _refuse(f"two effects like {found[0]} on one thing")
    return found[0] if found else None


def _column(kind: type[T], read: Callable[[T], int]) -> Shorts:
    """For each thing a number of its only effect of a kind; 0 where it has none."""
    values = [read(effect) if (effect := _one(gives, kind)) else 0 for gives in _gives]
    return np.array(values, dtype=np.int16)


def _flags(kind: type[e.Effect], **parts: Any) -> Bytes:
    """For each thing whether it has an effect of a kind, with these parts."""
    return np.array(
        [
            any(all(getattr(effect, name) == part for name, part in parts.items()) for effect in _of(gives, kind))
            for gives in _gives
        ],
        dtype=np.int8,
    )


def _symbols(effect: e.Science) -> int:
    """A science symbol as 1, 2, 3; a free choice among all as 4."""
    if len(effect.symbols) == 1:
        return 1 + SYMBOLS.index(effect.symbols[0])
    if set(effect.symbols) != set(SYMBOLS):
        _refuse("a choice among some science symbols")
    return 4


def _things_counted(effect: e.CoinsForEach | e.PointsForEach) -> int:
    return sum(_COUNTED[thing] for thing in effect.things)


def _places(effect: e.CoinsForEach | e.PointsForEach) -> int:
    return sum(_PLACES[city] for city in effect.cities)


POINTS = _column(e.Points, lambda effect: effect.points)
COINS = _column(e.Coins, lambda effect: effect.coins)
SHIELDS = _column(e.Shields, lambda effect: effect.shields)
SYMBOL = _column(e.Science, _symbols)
VICTORY = _column(e.VictoryToken, lambda effect: effect.value)
EACH_COINS = _column(e.CoinsForEach, lambda effect: effect.coins)
EACH_COINS_OF = _column(e.CoinsForEach, _things_counted)
EACH_COINS_AT = _column(e.CoinsForEach, _places)
EACH_POINTS = _column(e.PointsForEach, lambda effect: effect.points)
EACH_POINTS_OF = _column(e.PointsForEach, _things_counted)
EACH_POINTS_AT = _column(e.PointsForEach, _places)
FREE_EACH_AGE = _flags(e.FreeBuild, times="age")
FREE_ONCE = _flags(e.FreeBuild, times="game")
STAGE_ONCE = _flags(e.FreeStage, times="game")
ANY_ONCE = _flags(e.JoinWithAnyColour, times="game")
DIGS = _flags(e.BuildDiscarded)
PLAYS_SEVENTH = _flags(e.SeventhCard)
COPIES_GUILD = _flags(e.CopyGuild)


def _units(effect: e.Makes) -> list[tuple[str, ...]]:
    """The sources of a production: each makes one unit a turn, one of its alternatives."""
    if len(effect.options) == 1:
        return [(unit,) for unit in effect.options[0]]
    if any(len(option) > 1 for option in effect.options):
        _refuse(f"alternatives of several units, {effect}")
    alternatives = tuple(option[0] for option in effect.options)
    if not any(set(alternatives) <= set(family) for family in CLASSES):
        _refuse(f"a choice between raw materials and goods, {effect}")
    return [alternatives]


def _source(thing: int, effect: e.Makes) -> int:
    """Which group of sources a thing belongs to; single, double and mixed are words for brown cards only."""
    is_brown = thing < CARDS and MATERIAL.cards[thing].colour == COLOURS[BROWN]
    return _SOURCES.get(effect.kind or "", OTHER_SOURCE) if is_brown else OTHER_SOURCE


def _makes() -> tuple[Words, Bytes, Bytes]:
    """What each thing makes, in lanes; its group of sources; whether it is sold."""
    words, groups, sold = np.zeros((THINGS, WORDS), np.int64), np.zeros(THINGS, np.int8), np.zeros(THINGS, np.int8)
    for thing, gives in enumerate(_gives):
        if effect := _one(gives, e.Makes):
            words[thing] = lanes(_units(effect))
            groups[thing], sold[thing] = _source(thing, effect), effect.is_sold
    return words, groups, sold


MAKES, SOURCE, IS_SOLD = _makes()

# -- prices --------------------------------------------------------------------------------------------------------

USUAL_PRICE = 2
PRICES = 4  # left raw, left goods, right raw, right goods


def _price_bits(effect: e.Price) -> int:
    """Which of the four prices an effect sets."""
    return sum(1 << 2 * (direction == RIGHT) + CLASSES.index(effect.resources) for direction in effect.directions)


PRICE_COINS = _column(e.Price, lambda effect: effect.coins)
PRICE_BITS = _column(e.Price, _price_bits)
PRICE_CHANGE_RAW = _column(e.PriceChange, lambda effect: effect.change if effect.resources == RAW_MATERIALS else 0)
PRICE_CHANGE_GOODS = _column(e.PriceChange, lambda effect: effect.change if effect.resources == GOODS else 0)

# -- cards and stages ----------------------------------------------------------------------------------------------

COLOUR = np.array([COLOURS.index(card.colour) for card in MATERIAL.cards], dtype=np.int8)
CARD_AGE = np.array([card.age for card in MATERIAL.cards], dtype=np.int8)
IS_GUILD = np.array([card.is_drawn for card in MATERIAL.cards], dtype=np.int8)
IS_TRADE = np.array([card.is_trade for card in MATERIAL.cards], dtype=np.int8)
COST_COINS = np.array([cost.coins if cost else 0 for cost in _costs], dtype=np.int8)
COST_UNITS = np.array([len(cost.resources) if cost else 0 for cost in _costs], dtype=np.int8)
NEED = np.array([lanes([unit] for unit in cost.resources) if cost else [0] * WORDS for cost in _costs], dtype=np.int64)
STAGE_COUNT = np.array([len(side.stages) for side in _sides], dtype=np.int8)
GUILD_KINDS = np.array([kind for kind, card in enumerate(MATERIAL.cards) if card.is_drawn], dtype=np.int16)

PRODUCERS = np.array([kind for kind in range(CARDS) if SOURCE[kind] != NO_SOURCE], dtype=np.int16)
PRICE_CARDS = np.array([kind for kind in range(CARDS) if PRICE_BITS[kind]], dtype=np.int16)


def _chains() -> Shorts:
    """For each kind the two kinds from which it chains; -1 for none."""
    kinds = {card.id: kind for kind, card in enumerate(MATERIAL.cards)}
    if max(len(card.chain_from) for card in MATERIAL.cards) > 2:
        _refuse("chains from three cards")
    rows = [[*(kinds[name] for name in card.chain_from), -1, -1][:2] for card in MATERIAL.cards]
    return np.array(rows, dtype=np.int16)


def _twins() -> Shorts:
    """For each kind the other kind of the same name; the kind itself where there is none."""
    kinds: dict[str, list[int]] = {}
    for kind, card in enumerate(MATERIAL.cards):
        kinds.setdefault(card.name, []).append(kind)
    if any(len(same) > 2 for same in kinds.values()):
        _refuse("three kinds of cards of one name")
    return np.array([sum(kinds[card.name]) - kind if len(kinds[card.name]) > 1 else kind
                     for kind, card in enumerate(MATERIAL.cards)], dtype=np.int16)  # fmt: skip


def _copies() -> Bytes:
    """[players, kind]: how many copies are in with that number of players, guilds apart."""
    return np.array([[card.copies_in(players) for card in MATERIAL.cards] for players in range(9)], dtype=np.int8)


CHAIN_FROM = _chains()
TWIN = _twins()
COPIES_IN = _copies()

# -- tiles ---------------------------------------------------------------------------------------------------------


def _by_event(kind: type[e.Effect], event: str, amount: Callable[[Any], Sequence[int]]) -> Bytes:
    """[tile, age - 1, event]: a number that a tile has for what is built."""
    table = np.zeros((len(MATERIAL.tiles), 3, EVENTS), dtype=np.int8)
    for tile, card in enumerate(MATERIAL.tiles):
        for effect in _of(card.gives, kind):
            table[tile, :, _EVENTS[getattr(effect, event)]] = amount(effect)
    return table


def _brown_mask(kind: type[e.MakeAnyNumber] | type[e.MakeNothing]) -> Bytes:
    """For each tile the groups of sources, as bits, of which an effect speaks."""
    return np.array(
        [sum(1 << _SOURCES[effect.brown_kind] for effect in _of(tile.gives, kind)) for tile in MATERIAL.tiles],
        dtype=np.int8,
    )


def _victories() -> Bytes:
    """[tile, value]: what a victory token that is due becomes."""
    table = np.tile(np.arange(6, dtype=np.int8), (len(MATERIAL.tiles), 1))
    for tile, card in enumerate(MATERIAL.tiles):
        for effect in _of(card.gives, e.VictoryTokenBecomes):
            table[tile, effect.value] = effect.becomes
    return table


TAX = _by_event(e.Tax, "build_or_chain", lambda effect: effect.coins_by_age)
BONUS = _by_event(e.Bonus, "event", lambda effect: effect.coins_by_age)
WAIVED = _by_event(e.NoResources, "build", lambda effect: (1, 1, 1))
INSTEAD = _by_event(e.CoinsInstead, "build", lambda effect: (effect.coins,) * 3)
ANY_NUMBER_OF = _brown_mask(e.MakeAnyNumber)
NOTHING_OF = _brown_mask(e.MakeNothing)
VICTORY_BECOMES = _victories()
DEFEATS = _column(e.DefeatTokenBecomes, lambda effect: effect.number)
SHUTS_TRADE = _flags(e.TradeCardsDoNothing)
CHAINS_BESIDE = _flags(e.ChainsFromBeside)

TILE_POINTS = np.array(MATERIAL.tower.points, dtype=np.int8)
SPACES = np.array([MATERIAL.tower.spaces.get(players, 0) - (MATERIAL.tower.closed_for_two if players == 2 else 0)
                   for players in range(9)], dtype=np.int8)  # fmt: skip

# -- projects ------------------------------------------------------------------------------------------------------

LOSE_CARD, LOSE_COINS, LOSE_TOKENS, LOSE_START = range(4)


def _penalty(gives: Sequence[e.Effect]) -> tuple[int, int]:
    """A penalty as its kind, and the colour or number that it names."""
    if len(gives) != 1:
        _refuse("a project with several penalties")
    match gives[0]:
        case e.LoseCard(colour):
            return LOSE_CARD, COLOURS.index(colour)
        case e.LoseVictoryTokens(number) if number == 2:
            return LOSE_TOKENS, number
        case e.LoseCoins():
            return LOSE_COINS, 0
        case e.LoseStart():
            return LOSE_START, 0
    raise TypeError(f"unknown penalty {gives[0]}; widen games/wonders/arrays.py")


PROJECT_AGE = np.array([project.age for project in MATERIAL.projects], dtype=np.int8)
PROJECT_COLOUR = np.array([COLOURS.index(project.colour) for project in MATERIAL.projects], dtype=np.int8)
JOIN_COINS = np.array([project.cost.coins for project in MATERIAL.projects], dtype=np.int8)
JOIN_NEED = np.array([lanes([unit] for unit in project.cost.resources) for project in MATERIAL.projects], np.int64)
PENALTY = np.array([_penalty(project.failed)[0] for project in MATERIAL.projects], dtype=np.int8)
PENALTY_OF = np.array([_penalty(project.failed)[1] for project in MATERIAL.projects], dtype=np.int8)
JOIN_TOKENS = np.array([MATERIAL.joining.tokens.get(players, 0) for players in range(9)], dtype=np.int8)
UNPAID = np.array(MATERIAL.joining.unpaid, dtype=np.int8)
FIRST_PROJECT = np.array([0] + [list(PROJECT_AGE).index(age) for age in (1, 2, 3)], dtype=np.int8)
PROJECTS_OF_AGE = np.array([0] + [list(PROJECT_AGE).count(age) for age in (1, 2, 3)], dtype=np.int8)

# -- what the record has room for ----------------------------------------------------------------------------------


def _check() -> None:
    """Refuse material for which the record or the action space is too small."""
    if CARDS > KINDS or KINDS % BITS:
        _refuse(f"{CARDS} kinds of cards")
    if any(len(side.stages) > STAGES for side in _sides):
        _refuse(f"more than {STAGES} stages")
    if any(len(project.cost.resources) > 1 for project in MATERIAL.projects):
        _refuse("a project that takes several resources")
    if list(PROJECT_AGE) != sorted(PROJECT_AGE) or list(CARD_AGE) != sorted(CARD_AGE):
        _refuse("cards or projects that are not ordered by Age")
    if set(BROWN_KINDS) != set(_SOURCES) or WORDS != 3:
        _refuse("other kinds of brown cards")
    if any(
        effect.things == (SCIENCE_SET,) for gives in _gives[:REWARD_THINGS] for effect in _of(gives, e.PointsForEach)
    ):
        _refuse("cards that count sets of science symbols")


_check()
