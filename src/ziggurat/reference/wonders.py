"""7 Wonders with the Tower of Babel and the Great Projects, played naively: plain lists and dicts, one small function
for each paragraph.

A docstring begins with the id of the paragraph or ruling that the function carries out. What cards, boards, tiles and
projects do is read from the phrases of the TOML files whenever it is needed. Cities 0, 1, … sit clockwise; with two
players city 2 is the Free City. The end of a list is the top of a pile.
"""

import re
import tomllib
from collections.abc import Callable, Iterable
from copy import deepcopy
from itertools import combinations, product
from pathlib import Path
from typing import Any, NamedTuple

# ---- words and tables ------------------------------------------------------------------------------------------------

RAW_MATERIALS = ("wood", "stone", "clay", "ore")
GOODS = ("glass", "cloth", "papyrus")
RESOURCES = RAW_MATERIALS + GOODS
SYMBOLS = ("compass", "gear", "tablet")

OPTIONS = {
    "players": ("2", "3", "4", "5", "6", "7"),
    "tower": ("no", "yes"),
    "projects": ("no", "yes"),
    "sides": ("A", "B", "random", "chosen"),
    "wonders": ("dealt", "chosen"),
    "late_tiles": ("count", "next_age"),
}
FREE_CITY = 2  # with two players only

FREE_BUILDING = "once, build a card free"
FREE_STAGE = "once, build a wonder stage without resources"
ANY_COLOUR = "once, join with any colour"
FREE_EVERY_AGE = "once an age, build a card free"
SEVENTH_CARD = "play the seventh card"
DIGGING = "build a discarded card free"
COPYING = "copy a guild beside"

FOLDER = Path(__file__).parents[1] / "games" / "wonders"


class Card(NamedTuple):
    """What is printed on a card."""

    name: str
    age: int
    colour: str
    cost: str
    chain_from: list[str]
    gives: list[str]
    trade: bool
    copies: list[int]  # the marks of the copies; empty for guilds


class Stage(NamedTuple):
    """What is printed on a stage of a wonder."""

    cost: str
    gives: list[str]


class Side(NamedTuple):
    """What is printed on one side of a board."""

    start: list[str]
    stages: list[Stage]


class Project(NamedTuple):
    """What is printed on a Great Project."""

    age: int
    colour: str
    cost: str
    failed: list[str]
    done: list[str]


def read(file: str) -> dict[str, Any]:
    """Read one of the four files."""
    return tomllib.loads((FOLDER / file).read_text(encoding="utf-8"))


def read_card(name: str, entry: dict[str, Any]) -> Card:
    """W3.5: the id is the name for the rule of equal names, where the entry gives no other."""
    copies = [] if entry["copies"] == "drawn" else entry["copies"]
    return Card(
        name=entry.get("name", name),
        age=entry["age"],
        colour=entry["colour"],
        cost=entry["cost"],
        chain_from=entry.get("chain_from", []),
        gives=entry["gives"],
        trade=entry.get("trade", False),
        copies=copies,
    )


def read_side(entry: dict[str, Any]) -> Side:
    """W3.6: a board's corner, and its stages from left to right."""
    return Side(entry["start"], [Stage(stage["cost"], stage["gives"]) for stage in entry["stages"]])


CARDS = {name: read_card(name, entry) for name, entry in read("cards.toml")["cards"].items()}
BOARDS = {
    board: {side: read_side(entry) for side, entry in sides.items()}
    for board, sides in read("boards.toml")["boards"].items()
}
TOWER: dict[str, Any] = read("tiles.toml")["tower"]
TILES: dict[int, list[str]] = {entry["number"]: entry["gives"] for entry in read("tiles.toml")["tiles"].values()}
PROJECTS = {name: Project(**entry) for name, entry in read("projects.toml")["projects"].items()}
JOINING: dict[str, Any] = read("projects.toml")["joining"]


# ---- phrases ---------------------------------------------------------------------------------------------------------


def read_cost(text: str) -> tuple[int, list[str]]:
    """W4.1: a cost as coins for the bank, and the units of resources."""
    coins = 0
    units: list[str] = []
    number = 1
    for word in text.split():
        if word.isdigit():
            number = int(word)
            continue
        if word in ("coin", "coins"):
            coins += number
        elif word in RESOURCES:
            units += [word] * number
        else:
            assert word == "nothing", text
        number = 1
    return coins, units


def alternatives_made(phrase: str) -> list[list[str]]:
    """W4.4: the alternatives of a phrase that makes resources, each as its units; none for any other phrase."""
    alternatives = phrase.removesuffix(", not sold").split(" / ")
    words = " ".join(alternatives).split()
    if not all(word in RESOURCES or word.isdigit() for word in words):
        return []
    return [read_cost(alternative)[1] for alternative in alternatives]


def is_sold(phrase: str) -> bool:
    """W4.6: neighbours can buy what a phrase makes, unless it says otherwise."""
    return not phrase.endswith(", not sold")


def amount_of(phrase: str, things: str) -> int:
    """The number in a phrase that is nothing but 'N coins', 'N points' or 'N shields'; else 0."""
    match = re.fullmatch(rf"(\d+) {things}s?", phrase)
    return int(match[1]) if match else 0


def symbols_offered(phrase: str) -> list[str]:
    """W7.5: the science symbols of which a phrase gives one; none for any other phrase."""
    symbols = phrase.split(" / ")
    return symbols if all(symbol in SYMBOLS for symbol in symbols) else []


# ---- randomness ------------------------------------------------------------------------------------------------------

Words = Callable[[], int]


def below(words: Words, number: int) -> int:
    """From the key to the deal: a uniform number below the given one."""
    while True:
        word = words()
        if word * number % 2**32 >= 2**32 % number:
            return word * number // 2**32


def shuffle(words: Words, things: list[Any]) -> None:
    """From the key to the deal: from the last index down to 1, swap entry i with entry below(i + 1)."""
    for i in range(len(things) - 1, 0, -1):
        j = below(words, i + 1)
        things[i], things[j] = things[j], things[i]


# ---- the table -------------------------------------------------------------------------------------------------------


class City:
    """A city: a player's, or the Free City."""

    def __init__(self) -> None:
        """W1.6: three coins and nothing else."""
        self.board: str = ""
        self.side: str = ""
        self.coins: int = 3
        self.cards: list[str] = []  # in the order in which they were built
        self.markers: list[str] = []  # the cards under the stages that are built
        self.victories: list[int] = []  # victory tokens
        self.defeats: int = 0  # defeat tokens of conflicts, -1 each
        self.unpaid: list[int] = []  # tokens of -1, -2, -3 for penalties that could not be paid
        self.rewards: list[str] = []  # phrases of projects: shields, points, and tokens that are handed back
        self.start_lost: bool = False  # P80
        self.free_building_used: bool = False  # W5.7, in this Age
        self.tiles: list[int] = []  # in hand
        self.built_tiles: list[int] = []
        self.copied: str = ""  # W7.8, the guild

    def stages(self) -> list[Stage]:
        """W3.6: the stages that are built."""
        return BOARDS[self.board][self.side].stages[: len(self.markers)]

    def next_stage(self) -> Stage | None:
        """W3.6: the stage that can be built next, if any."""
        stages = BOARDS[self.board][self.side].stages
        return stages[len(self.markers)] if len(self.markers) < len(stages) else None

    def names(self) -> list[str]:
        """W3.5: the names of the structures."""
        return [CARDS[card].name for card in self.cards]

    def powers(self) -> list[str]:
        """W3.6: the phrases of the stages that are built."""
        return [phrase for stage in self.stages() for phrase in stage.gives]


class Deal(NamedTuple):
    """What the key has laid down for one Age."""

    project: str  # "" without projects
    hands: list[list[str]]
    pile: list[str]  # W9.3


class Plan(NamedTuple):
    """One decision about a card, taken apart."""

    use: str
    card: str
    left: int = 0
    right: int = 0
    join: str = ""  # "", "join" or "any"
    tile: int = 0


class Game:
    """A game: the table, and what is asked of whom."""

    def __init__(self, options: dict[str, str]) -> None:
        """W1.1: nothing is dealt yet."""
        self.options: dict[str, str] = options
        self.players: int = int(options["players"])
        self.cities: list[City] = [City() for _ in range(max(3, self.players))]
        self.age: int = 0
        self.turn: int = 0
        self.boards: list[str] = []  # shuffled
        self.random_sides: list[str] = []  # by city
        self.deals: list[Deal] = []  # by Age
        self.hands: list[list[str]] = [[] for _ in range(self.players)]
        self.pile: list[str] = []  # W9.3
        self.holder: int | None = None  # W9.4
        self.discard: list[str] = []

        self.passing: list[list[int]] = []  # T11, the tiles before each seat
        self.spaces: list[list[int]] = []  # T16, the tiles on each space that is open
        self.closed_tile: int = 0  # T39, face down for the whole game
        self.waiting: list[int] = []  # T14, beside the board
        self.active: list[int] = []  # T19

        self.project: str = ""
        self.tokens_left: int = 0  # participation tokens on the project
        self.project_open: bool = False  # R-P2, in this turn
        self.participation: list[int] = [0] * self.players
        self.joined: list[int] = []  # R-P4, the seats that joined in this turn

        self.phase: str = ""
        self.deciders: list[int] = []  # the seats that are asked
        self.chosen: dict[int, str] = {}
        self.own_choices: dict[int, str] = {}  # W9.5, while the holder decides for the Free City
        self.digger: int | None = None  # W5.6, the city whose stage was built in this turn

        self.before: list[City] = []  # W5.1, the cities as they stood when this turn was revealed
        self.paid: dict[int, int] = {}  # W5.6, by city, the coins for the card of this turn
        self.spent: dict[int, set[Spent]] = {}  # R-T11, W5.6, by city, once for each way in which it can have been paid


def left_of(game: Game, city: int) -> int:
    """W1.7: the next city clockwise."""
    return (city + 1) % len(game.cities)


def right_of(game: Game, city: int) -> int:
    """W1.7: the next city counter-clockwise."""
    return (city - 1) % len(game.cities)


def beside(game: Game, city: int) -> list[City]:
    """W1.7: both neighbouring cities."""
    return [game.cities[left_of(game, city)], game.cities[right_of(game, city)]]


def has_free_city(game: Game) -> bool:
    """W9.2: two players sit with a third city."""
    return game.players == 2


# ---- the deal --------------------------------------------------------------------------------------------------------


def deal(options: dict[str, str], words: Words) -> Game:
    """From the key to the deal: boards, sides, tiles, guilds, then each Age; words() is the next 32-bit word."""
    game = Game(checked(options))
    deal_boards(game, words)
    deal_sides(game, words)
    if game.options["tower"] == "yes":
        deal_tiles(game, words)
    guilds = draw_guilds(game, words)
    for age in (1, 2, 3):
        game.deals.append(deal_age(game, age, guilds, words))
    ask_for_boards(game)
    return game


def checked(options: dict[str, str]) -> dict[str, str]:
    """The first value of each option where none is given, three players; a value that does not exist is refused."""
    full = {name: values[0] for name, values in OPTIONS.items()} | {"players": "3"} | options
    for name, value in full.items():
        if value not in OPTIONS.get(name, ()):
            raise ValueError(f"no such option: {name} = {value!r}")
    return full


def deal_boards(game: Game, words: Words) -> None:
    """W1.5, W9.2: shuffle all boards; unless they are chosen, seat 0 takes the top, then seat 1 and so on."""
    game.boards = list(BOARDS)
    shuffle(words, game.boards)
    if game.options["wonders"] == "dealt":
        for city in game.cities:
            city.board = game.boards.pop()


def deal_sides(game: Game, words: Words) -> None:
    """W1.5: a side is drawn for each city, whether it is used or not."""
    game.random_sides = ["AB"[below(words, 2)] for _ in game.cities]


def deal_tiles(game: Game, words: Words) -> None:
    """T9, T10: three tiles to each seat. T39: with two players the next one lies face down on the third space."""
    tiles = sorted(TILES)
    shuffle(words, tiles)
    game.passing = [[tiles.pop() for _ in range(3)] for _ in range(game.players)]
    if has_free_city(game):
        game.closed_tile = tiles.pop()
    game.spaces = [[] for _ in range(open_spaces(game))]


def open_spaces(game: Game) -> int:
    """T5, T6: three spaces for up to four players, else four. T39, R-T13: with two players one of them is closed."""
    spaces = next(int(side["spaces"]) for side in TOWER["sides"] if game.players in side["players"])
    if has_free_city(game):
        spaces -= int(TOWER["closed_for_two"])
    return spaces


def players_of_decks(game: Game) -> int:
    """W9.1: two players use the cards for three."""
    return max(3, game.players)


def draw_guilds(game: Game, words: Words) -> list[str]:
    """W1.3: players + 2 of the guilds; those that are in, in the order of the file."""
    guilds = [card for card in CARDS if CARDS[card].colour == "purple"]
    shuffled = list(guilds)
    shuffle(words, shuffled)
    drawn = [shuffled.pop() for _ in range(players_of_decks(game) + 2)]
    return [guild for guild in guilds if guild in drawn]


def age_deck(game: Game, age: int, guilds: list[str]) -> list[str]:
    """W1.2, W1.4: the copies whose mark is at most the number of players; in Age III the guilds that are in."""
    deck = []
    for name, card in CARDS.items():
        if card.age == age:
            deck += [name for mark in card.copies if mark <= players_of_decks(game)]
    if age == 3:
        deck += guilds
    return deck


def deal_age(game: Game, age: int, guilds: list[str], words: Words) -> Deal:
    """P63, W2.1, W9.3: a project, then seven cards to each seat; with two players the rest is the pile."""
    project = ""
    if game.options["projects"] == "yes":
        projects = [name for name in PROJECTS if PROJECTS[name].age == age]
        project = projects[below(words, len(projects))]
    deck = age_deck(game, age, guilds)
    shuffle(words, deck)
    hands = [[deck.pop() for _ in range(7)] for _ in range(game.players)]
    return Deal(project, hands, deck)


# ---- what is asked, and of whom --------------------------------------------------------------------------------------


def ask(game: Game, phase: str, deciders: list[int]) -> None:
    """W2.2: these seats choose, all at once."""
    game.phase = phase
    game.deciders = deciders
    game.chosen = {}


def to_act(game: Game) -> tuple[int, ...]:
    """W2.2: the seats that are asked and have not chosen yet."""
    return tuple(seat for seat in game.deciders if seat not in game.chosen)


def is_over(game: Game) -> bool:
    """W7.9: nothing is asked any more."""
    return game.phase == "over"


def legal(game: Game, seat: int) -> list[str]:
    """W2.2: what the seat may choose, each once, sorted; also when it has chosen, as it may choose again."""
    if seat not in game.deciders:
        return []
    choices = {
        "boards": legal_boards,
        "sides": legal_sides,
        "draft": legal_tiles_to_keep,
        "turn": legal_uses,
        "seventh": legal_uses,
        "free": legal_uses_of_free_city,
        "dig": legal_digs,
        "lose": legal_losses,
        "copy": legal_copies,
    }[game.phase](game, seat)
    return sorted(set(choices))


def choose(game: Game, seat: int, text: str) -> None:
    """W2.2: choose, or choose again; when the last has chosen, all is revealed and carried out."""
    if text not in legal(game, seat):
        raise ValueError(f"seat {seat} cannot choose {text!r} now")
    game.chosen[seat] = text
    if not to_act(game):
        carry_out(game)


def carry_out(game: Game) -> None:
    """W2.2: everybody has chosen; go on to what is asked next."""
    {
        "boards": take_board,
        "sides": take_sides,
        "draft": keep_and_pass_tiles,
        "turn": end_of_own_choices,
        "free": reveal,
        "seventh": reveal_seventh,
        "dig": dig,
        "lose": pay_penalties,
        "copy": copy_guilds,
    }[game.phase](game)


# ---- set-up choices --------------------------------------------------------------------------------------------------


def ask_for_boards(game: Game) -> None:
    """W1.5: where boards are chosen, seat after seat takes one of those left; the Free City takes from the top."""
    for seat in range(game.players):
        if not game.cities[seat].board:
            ask(game, "boards", [seat])
            return
    if has_free_city(game) and not game.cities[FREE_CITY].board:
        game.cities[FREE_CITY].board = game.boards.pop()
    ask_for_sides(game)


def legal_boards(game: Game, seat: int) -> list[str]:
    """W1.5: the boards that are left."""
    return ["board:" + board for board in game.boards]


def take_board(game: Game) -> None:
    """W1.5: the seat has its board."""
    for seat, text in game.chosen.items():
        board = text.removeprefix("board:")
        game.boards.remove(board)
        game.cities[seat].board = board
    ask_for_boards(game)


def ask_for_sides(game: Game) -> None:
    """W1.5, W9.2: one side for all, or by lot, or chosen; the Free City's is always drawn."""
    for number, city in enumerate(game.cities):
        by_lot = game.options["sides"] == "random" or number >= game.players
        city.side = game.random_sides[number] if by_lot else game.options["sides"]
    if game.options["sides"] == "chosen":
        ask(game, "sides", list(range(game.players)))
    else:
        ask_for_tiles(game)


def legal_sides(game: Game, seat: int) -> list[str]:
    """W1.5: the sides of the board."""
    return ["side:" + side for side in BOARDS[game.cities[seat].board]]


def take_sides(game: Game) -> None:
    """W1.5: every seat has its side."""
    for seat, text in game.chosen.items():
        game.cities[seat].side = text.removeprefix("side:")
    ask_for_tiles(game)


def ask_for_tiles(game: Game) -> None:
    """T11: each keeps one of the tiles before it. T12: when there are no more, Age I starts."""
    if not game.passing:
        start_age(game, 1)
    elif len(game.passing[0]) > 1:
        ask(game, "draft", list(range(game.players)))
    else:
        for seat in range(game.players):
            game.cities[seat].tiles += game.passing[seat]
        game.passing = []
        start_age(game, 1)


def legal_tiles_to_keep(game: Game, seat: int) -> list[str]:
    """T11: any of the tiles before the seat."""
    return [f"keep:{tile}" for tile in game.passing[seat]]


def keep_and_pass_tiles(game: Game) -> None:
    """T11: one is kept, the others go to the player on the right."""
    for seat, text in game.chosen.items():
        tile = int(text.removeprefix("keep:"))
        game.passing[seat].remove(tile)
        game.cities[seat].tiles.append(tile)
    game.passing = game.passing[1:] + game.passing[:1]
    ask_for_tiles(game)


# ---- Ages and turns --------------------------------------------------------------------------------------------------


def start_age(game: Game, age: int) -> None:
    """P63, W2.1, W9.3: the project is revealed, then hands are dealt. W5.7: free building is fresh."""
    dealt = game.deals[age - 1]
    game.age = age
    game.turn = 0
    game.project = dealt.project
    if game.project:
        game.tokens_left = int(JOINING["tokens"][str(game.players)])
    game.hands = [list(hand) for hand in dealt.hands]
    game.pile = list(dealt.pile)
    for city in game.cities:
        city.free_building_used = False
    start_turn(game)


def start_turn(game: Game) -> None:
    """W2.2: everybody picks. T19: the tiles on view are active. R-P2: whether one can join is looked at now."""
    game.turn += 1
    game.active = tiles_on_view(game)
    game.project_open = game.tokens_left > 0
    game.joined = []
    game.digger = None
    game.spent = {}
    if has_free_city(game):
        hand_over_free_city(game)
    ask(game, "turn", list(range(game.players)))


def hand_over_free_city(game: Game) -> None:
    """W9.4, W9.7: who holds the Free City's card draws; Ages I and III start with its left, Age II with its right."""
    first = right_of(game, FREE_CITY) if game.age == 2 else left_of(game, FREE_CITY)
    if game.turn == 1:
        game.holder = first
    else:
        assert game.holder is not None
        game.holder = 1 - game.holder
    game.hands[game.holder].append(game.pile.pop())


def pass_hands(game: Game) -> None:
    """W2.3: to the left in Ages I and III, to the right in Age II. W9.5: two players swap."""
    if game.age == 2:
        game.hands = game.hands[1:] + game.hands[:1]
    else:
        game.hands = game.hands[-1:] + game.hands[:-1]


# ---- what tiles do ---------------------------------------------------------------------------------------------------


def tiles_on_view(game: Game) -> list[int]:
    """T17: the top tile of every open space."""
    return [space[-1] for space in game.spaces if space]


def rules_of_tiles(game: Game) -> list[str]:
    """T19, R-T3: the phrases of all active tiles apply together."""
    return [phrase for tile in game.active for phrase in TILES[tile]]


def sum_over_tiles(game: Game, pattern: str) -> int:
    """T21: the sum of the numbers in the phrases of active tiles that fit the pattern; A is the number of the Age."""
    total = 0
    for phrase in rules_of_tiles(game):
        match = re.fullmatch(pattern, phrase)
        if match:
            total += game.age if match[1] == "A" else int(match[1])
    return total


def tax_on(game: Game, what: str) -> int:
    """T21, R-T3: coins more for 'red cards', 'blue cards', 'chains' or 'wonder stages'."""
    return sum_over_tiles(game, rf"{what} cost (A|\d+) coins? more")


def bonus_after(game: Game, what: str) -> int:
    """T26, T27: coins after 'a blue card', 'a purple card' or 'a chain'."""
    return sum_over_tiles(game, rf"(A|\d+) coins? after {what}")


def resources_waived(game: Game, what: str) -> bool:
    """T22: 'red cards' or 'wonder stages' need no resources."""
    return f"{what} need no resources" in rules_of_tiles(game)


def coins_for_each_resource(game: Game, colour: str) -> int:
    """T37, R-T1: coins for each resource in the cost of a card of the colour; 0 where resources are used."""
    return sum_over_tiles(game, rf"{colour} cards cost (\d+) coins? for each resource")


# ---- making and selling ----------------------------------------------------------------------------------------------


class Source(NamedTuple):
    """What makes one unit a turn, of one of these resources; an endless one makes any number."""

    name: str
    units: tuple[str, ...]
    endless: bool = False


def sources_in(name: str, phrase: str, endless: bool = False) -> list[Source]:
    """W4.4: a choice is one source, a double card is two."""
    alternatives = alternatives_made(phrase)
    if len(alternatives) == 1:
        return [Source(name, (unit,), endless) for unit in alternatives[0]]
    return [Source(name, tuple(unit for units in alternatives for unit in units))] if alternatives else []


def brown_kind(card: Card) -> str:
    """T34: whether a brown card is single, double or mixed; nothing for other cards."""
    if card.colour != "brown":
        return ""
    alternatives = alternatives_made(card.gives[0])
    if len(alternatives) > 1:
        return "mixed"
    return "single" if len(alternatives[0]) == 1 else "double"


def is_shut(game: Game, card: Card) -> bool:
    """T31, T33: trade cards do nothing, or brown cards of the kind make nothing."""
    rules = rules_of_tiles(game)
    if card.trade and "trade cards do nothing" in rules:
        return True
    return f"{brown_kind(card)} brown cards make nothing" in rules


def sources_of_card(game: Game, name: str, *, for_sale: bool) -> list[Source]:
    """W4.3, W4.6: what a card makes, or sells. T33, R-T10: shut cards neither. T35, R-T10: endless ones do both."""
    card = CARDS[name]
    if is_shut(game, card):
        return []
    endless = f"{brown_kind(card)} brown cards make any number" in rules_of_tiles(game)
    sources = []
    for phrase in card.gives:
        if is_sold(phrase) or not for_sale:
            sources += sources_in(name, phrase, endless)
    return sources


def sources_of_start(city: City) -> list[Source]:
    """W4.3, T36: the unit of the board, never endless. P80, R-P14: lost for good, also for buyers."""
    if city.start_lost:
        return []
    return [source for phrase in BOARDS[city.board][city.side].start for source in sources_in("start", phrase)]


def standing(game: Game, number: int) -> City:
    """W5.1, W5.6: the city that can be paid with; digging is part of its turn, so it sees what stood before that."""
    return game.before[number] if game.phase == "dig" else game.cities[number]


def own_sources(game: Game, number: int) -> list[Source]:
    """W4.3, W5.8, R-T11: start, cards, stages; and what tiles give to everybody."""
    city = standing(game, number)
    sources = sources_of_start(city)
    for card in city.cards:
        sources += sources_of_card(game, card, for_sale=False)
    for phrase in city.powers():
        sources += sources_in("wonder", phrase)
    for phrase in rules_of_tiles(game):
        sources += sources_in("tower", phrase)
    return sources


def sources_for_sale(game: Game, number: int) -> list[Source]:
    """W4.6, R-T11: start, brown and grey cards; never stages, yellow cards or tiles."""
    city = standing(game, number)
    sources = sources_of_start(city)
    for card in city.cards:
        sources += sources_of_card(game, card, for_sale=True)
    return sources


def all_sources(game: Game, number: int) -> list[tuple[str, Source]]:
    """W4.3, W4.6: the own sources ("own") and those of the neighbours ("left", "right")."""
    sources = [("own", source) for source in own_sources(game, number)]
    sources += [("left", source) for source in sources_for_sale(game, left_of(game, number))]
    return sources + [("right", source) for source in sources_for_sale(game, right_of(game, number))]


def class_of(unit: str) -> str:
    """W4.10: the class of a resource, as phrases call it."""
    return "raw materials" if unit in RAW_MATERIALS else "goods"


def trade_phrases(game: Game, city: City) -> list[str]:
    """W4.10: what the city's cards and stages say, without the cards that a tile shuts (T31)."""
    phrases = city.powers()
    for card in city.cards:
        if not is_shut(game, CARDS[card]):
            phrases += CARDS[card].gives
    return phrases


def price(game: Game, city: City, unit: str, side: str) -> int:
    """W4.7, W4.10: 2 coins, or 1. T28, T29, R-T9: all that tiles add or take; never less than 0 (T30)."""
    coins = 2
    for phrase in trade_phrases(game, city):
        match = re.fullmatch(rf"{class_of(unit)} cost (\d+) coins? to buy on (both sides|the {side})", phrase)
        if match:
            coins = min(coins, int(match[1]))
    coins += sum_over_tiles(game, rf"{class_of(unit)} cost (\d+) coins? more to buy")
    coins -= sum_over_tiles(game, rf"{class_of(unit)} cost (\d+) coins? less to buy")
    return max(0, coins)


# ---- ways of paying --------------------------------------------------------------------------------------------------


class Use(NamedTuple):
    """One unit taken from a source: the own ("own"), or a neighbour's ("left", "right") for some coins."""

    owner: str
    source: str
    unit: str
    coins: int


Way = tuple[Use, ...]
Missing = tuple[str, ...]  # sorted
Ways = dict[tuple[Missing, int, int], Way]  # still missing, coins to the left, coins to the right: one such way


def without(missing: Missing, unit: str) -> Missing:
    """One unit less."""
    rest = list(missing)
    rest.remove(unit)
    return tuple(rest)


def with_own_source(ways: Ways, source: Source) -> Ways:
    """W4.4, W4.13: every unit that the source could give; it stays unused only where it is of no use. T35: endless."""
    found: Ways = {}
    for (missing, left, right), way in ways.items():
        useful = [unit for unit in source.units if unit in missing]
        if not useful:
            found[missing, left, right] = way
        for unit in useful:
            number = missing.count(unit) if source.endless else 1
            rest, used = missing, way
            for _ in range(number):
                rest, used = without(rest, unit), (*used, Use("own", source.name, unit, 0))
            found[rest, left, right] = used
    return found


def with_source_of_neighbour(ways: Ways, source: Source, side: str, prices: dict[str, int]) -> Ways:
    """W4.5, W4.9: buy nothing from the source, or one unit. R-T10: of an endless one, any number."""
    found: Ways = dict(ways)
    for (missing, left, right), way in ways.items():
        for unit in source.units:
            most = missing.count(unit) if source.endless else min(1, missing.count(unit))
            rest, used, coins = missing, way, 0
            for _ in range(most):
                rest, used = without(rest, unit), (*used, Use(side, source.name, unit, prices[unit]))
                coins += prices[unit]
                found[(rest, left + coins, right) if side == "left" else (rest, left, right + coins)] = used
    return found


def ways_to_get(game: Game, number: int, needed: list[str]) -> dict[tuple[int, int], Way]:
    """W4.5, W4.8, W4.13: by coins to the left and to the right, a way to get what is needed; all of them are tried.

    R-T11, W5.6: what was paid before in this turn was paid in the way that is best for what is needed now.
    """
    found: dict[tuple[int, int], Way] = {}
    for spent in spent_before(game, number, needed):
        found |= ways_from(game, number, needed, not_spent(all_sources(game, number), spent))
    return found


def ways_from(
    game: Game, number: int, needed: list[str], sources: list[tuple[str, Source]]
) -> dict[tuple[int, int], Way]:
    """W4.13: own sources come first; where they leave nothing missing, nothing can be bought."""
    ways: Ways = {(tuple(sorted(needed)), 0, 0): ()}
    for owner, source in sources:
        if owner == "own":
            ways = with_own_source(ways, source)
    if any(not missing for missing, _, _ in ways):
        ways = {state: way for state, way in ways.items() if not state[0]}
    else:
        ways = with_purchases(game, number, ways, sources)
    return {(left, right): way for (missing, left, right), way in ways.items() if not missing}


def with_purchases(game: Game, number: int, ways: Ways, sources: list[tuple[str, Source]]) -> Ways:
    """W4.5, W4.6: all that can be bought from both neighbours."""
    prices = prices_on_both_sides(game, number, {unit for missing, _, _ in ways for unit in missing})
    for owner, source in sources:
        if owner != "own":
            ways = with_source_of_neighbour(ways, source, owner, prices[owner])
    return ways


def prices_on_both_sides(game: Game, number: int, units: Iterable[str]) -> dict[str, dict[str, int]]:
    """W4.7: what each of the units costs, by neighbour."""
    city = standing(game, number)
    return {side: {unit: price(game, city, unit, side) for unit in units} for side in ("left", "right")}


def is_worse(pair: tuple[int, int], other: tuple[int, int]) -> bool:
    """W4.13: another pair gives no neighbour more, and one of them less."""
    return other != pair and other[0] <= pair[0] and other[1] <= pair[1]


def best_ways(ways: dict[tuple[int, int], Way]) -> dict[tuple[int, int], Way]:
    """W4.7, W4.13: the pairs that are not worse for both; whoever has to pay chooses among them."""
    return {pair: way for pair, way in ways.items() if not any(is_worse(pair, other) for other in ways)}


# ---- paying twice in one turn ----------------------------------------------------------------------------------------

Spent = tuple[tuple[str, Source], ...]  # sources that have given their unit, and whose they are


def note_payments(game: Game, plans: dict[int, Plan]) -> None:
    """W5.1, W5.6, R-T11: before anything is carried out, keep how everybody pays."""
    game.before = deepcopy(game.cities)
    for number, plan in plans.items():
        coins, needed = bill(game, number, plan.use, plan.card, plan.join)
        game.paid[number] = sum(coins.values()) + plan.left + plan.right
        if pays_again(game, number, plan):
            game.spent[number] = all_ways_of_spending(game, number, needed, plan)


def pays_again(game: Game, number: int, plan: Plan) -> bool:
    """W5.5, W5.6: whether the city will dig, or play a seventh card, which a tile can help to pay (W5.5.1)."""
    city = game.cities[number]
    powers = city.powers()
    stage = city.next_stage()
    if plan.use in ("stage", "stagetoken") and stage is not None:
        powers += stage.gives
        if DIGGING in stage.gives:
            return True
    has_tile = any(source.name == "tower" for source in own_sources(game, number))
    return game.turn == 6 and SEVENTH_CARD in powers and has_tile


def all_ways_of_spending(game: Game, number: int, needed: list[str], plan: Plan) -> set[Spent]:
    """W4.9, W4.13: which sources give something in each of the ways that cost what the plan says."""
    sources = all_sources(game, number)
    prices = prices_on_both_sides(game, number, needed) | {"own": dict.fromkeys(needed, 0)}
    ways = [way for way in all_ways(sources, needed) if coins_to_both(way, sources, prices) == (plan.left, plan.right)]
    own_only = [way for way in ways if not bought_units(way, sources)]
    honest = own_only or [way for way in ways if not could_make(way, sources, bought_units(way, sources))]
    assert honest, plan
    return {tuple(sources[index] for index, _ in way if not sources[index][1].endless) for way in honest}


Taken = tuple[tuple[int, str], ...]  # which source, by its place in a list, gives which unit; sorted


def all_ways(sources: list[tuple[str, Source]], needed: list[str]) -> set[Taken]:
    """W4.4, W4.9, T35: every unit from any source that makes it; from each but an endless one only once."""
    ways: set[Taken] = {()}
    for unit in needed:
        longer: set[Taken] = set()
        for way in ways:
            used = [index for index, _ in way]
            for index, (_, source) in enumerate(sources):
                if unit in source.units and (source.endless or index not in used):
                    longer.add(tuple(sorted((*way, (index, unit)))))
        ways = longer
    return ways


def coins_to_both(way: Taken, sources: list[tuple[str, Source]], prices: dict[str, dict[str, int]]) -> tuple[int, int]:
    """W4.7: the coins to the left and to the right."""
    coins = {"own": 0, "left": 0, "right": 0}
    for index, unit in way:
        owner = sources[index][0]
        coins[owner] += prices[owner][unit]
    return coins["left"], coins["right"]


def bought_units(way: Taken, sources: list[tuple[str, Source]]) -> list[str]:
    """W4.5: the units that come from a neighbour."""
    return [unit for index, unit in way if sources[index][0] != "own"]


def could_make(way: Taken, sources: list[tuple[str, Source]], units: list[str]) -> bool:
    """W4.13: an own source that has nothing to do in this way, or an endless one, makes one of the units."""
    used = [index for index, _ in way]
    idle = [
        source
        for index, (owner, source) in enumerate(sources)
        if owner == "own" and (source.endless or index not in used)
    ]
    return any(unit in source.units for source in idle for unit in units)


def spent_before(game: Game, number: int, needed: list[str]) -> set[Spent]:
    """R-T11, W5.6: for each way of the earlier payment, what can no longer give any of the units needed now."""
    return {
        tuple((owner, source) for owner, source in spent if matters(game, source, needed))
        for spent in game.spent.get(number, {()})
    }


def matters(game: Game, source: Source, needed: list[str]) -> bool:
    """W5.5.1: for the seventh card sources are new, but for a tile's. W5.6: for digging none is new."""
    is_new = game.phase != "dig" and source.name != "tower"
    return not is_new and any(unit in needed for unit in source.units)


def not_spent(sources: list[tuple[str, Source]], spent: Spent) -> list[tuple[str, Source]]:
    """W4.9: what is left; of equal sources, such as the two of a double card, one for one."""
    rest = list(sources)
    for one in spent:
        rest.remove(one)
    return rest


def purse(game: Game, number: int) -> int:
    """W4.11: the coins that can be spent. W5.6: for digging, what is left of those held when the turn began."""
    if game.phase == "dig":
        return game.before[number].coins - game.paid[number]
    return game.cities[number].coins


# ---- costs -----------------------------------------------------------------------------------------------------------


def needed_for_card(game: Game, card: Card) -> tuple[int, int, list[str]]:
    """W4.1, T22, T37: coins, coins instead of resources, and resources for building a card at its cost."""
    coins, resources = read_cost(card.cost)
    rate = coins_for_each_resource(game, card.colour)
    if rate:
        return coins, rate * len(resources), []
    if resources_waived(game, f"{card.colour} cards"):
        return coins, 0, []
    return coins, 0, resources


def needed_for_stage(game: Game, stage: Stage, use: str) -> tuple[int, list[str]]:
    """W3.2, T22, P88: coins and resources for a stage; a tile or a token waives the resources."""
    coins, resources = read_cost(stage.cost)
    if use == "stagetoken" or resources_waived(game, "wonder stages"):
        return coins, []
    return coins, resources


def taxes_on(game: Game, use: str, card: Card) -> int:
    """T21, R-T3, R-T4: taxes are due on free building too; R-P9: only chains are taxed as chains."""
    if use in ("stage", "stagetoken"):
        return tax_on(game, "wonder stages")
    taxes = tax_on(game, f"{card.colour} cards")
    if use == "chain":
        taxes += tax_on(game, "chains")
    return taxes


def bill(game: Game, number: int, use: str, card_name: str, join: str) -> tuple[dict[str, int], list[str]]:
    """W4.1, W4.12, W5.7, P64, R-P1: coins for the bank, by reason, and all resources, of building and joining."""
    card = CARDS[card_name]
    coins = {"cost": 0, "instead": 0, "taxes": 0, "joining": 0}
    resources: list[str] = []
    if use in ("stage", "stagetoken"):
        stage = game.cities[number].next_stage()
        assert stage is not None
        coins["cost"], resources = needed_for_stage(game, stage, use)
    elif use == "build":
        coins["cost"], coins["instead"], resources = needed_for_card(game, card)
    if use not in ("sell", "tile"):
        coins["taxes"] = taxes_on(game, use, card)
    if join:
        coins["joining"], more = read_cost(PROJECTS[game.project].cost)
        resources = resources + more
    return coins, resources


def offers(game: Game, number: int, use: str, card: str, join: str = "") -> list[tuple[int, int]]:
    """W4.11, R-T5: the pairs of coins for the neighbours with which the use can be paid from the coins at hand."""
    coins, resources = bill(game, number, use, card, join)
    left = purse(game, number) - sum(coins.values())
    if left < 0:
        return []
    return [pair for pair in best_ways(ways_to_get(game, number, resources)) if sum(pair) <= left]


def prices(game: Game, seat: int, card: str, use: str) -> dict[str, Any]:
    """W4.1 to W4.13: what a use costs: 'build', 'chain+join', 'stage', 'dig+any', 'free.build' and so on."""
    prefix = "free." if use.startswith("free.") else ""
    number = FREE_CITY if prefix else seat
    word, _, join = use.removeprefix(prefix).partition("+")
    coins, resources = bill(game, number, word, card, join)
    bank = sum(coins.values())
    ways = best_ways(ways_to_get(game, number, resources))
    return {
        "bank": coins,
        "needed": sorted(resources),
        "offers": [
            {
                "text": prefix + use_text(word, card, pair, join),
                "left": pair[0],
                "right": pair[1],
                "affordable": bank + sum(pair) <= purse(game, number),
                "missing": sorted(taken.unit for taken in way if taken.owner != "own"),
                "sources": [taken._asdict() for taken in way],
            }
            for pair, way in sorted(ways.items())
        ],
    }


# ---- decisions about a card ------------------------------------------------------------------------------------------


def use_text(use: str, card: str, pair: tuple[int, int] = (0, 0), join: str = "") -> str:
    """Decisions as text: a part that is 0 is left out."""
    left, right = pair
    text = f"{use}:{card}"
    text += f"<{left}" if left else ""
    text += f">{right}" if right else ""
    return text + (f"+{join}" if join else "")


def read_plan(text: str) -> Plan:
    """Decisions as text, taken apart."""
    match = re.fullmatch(r"([a-z]+)(\d*):([a-z0-9_]+)(?:<(\d+))?(?:>(\d+))?(?:\+(\w+))?", text.removeprefix("free."))
    assert match is not None, text
    use, tile, card, left, right, join = match.groups()
    return Plan(use, card, int(left or 0), int(right or 0), join or "", int(tile or 0))


def joins(game: Game, number: int, card: Card) -> list[str]:
    """P64, P66, P68, R-P2, R-P8: not to join, or to join by colour, or else with the any-colour token.

    P92: the Free City never joins.
    """
    if not game.project_open or number >= game.players or number in game.joined:
        return [""]
    if card.colour == PROJECTS[game.project].colour:
        return ["", "join"]
    return ["", "any"] if ANY_COLOUR in game.cities[number].rewards else [""]


def with_offers(game: Game, number: int, use: str, card: str) -> list[str]:
    """W4.7, P69: a way of building a card, with or without joining, once for each split of the payment."""
    texts = []
    for join in joins(game, number, CARDS[card]):
        texts += [use_text(use, card, pair, join) for pair in offers(game, number, use, card, join)]
    return texts


def can_chain(game: Game, number: int, card: Card) -> bool:
    """W4.12: a card of the chain stands in the city. T23, R-T16: or now in a neighbouring one."""
    standing = list(game.cities[number].cards)
    if "chains from beside" in rules_of_tiles(game):
        for neighbour in beside(game, number):
            standing += neighbour.cards
    return any(card_before in standing for card_before in card.chain_from)


def can_build_free(game: Game, number: int) -> bool:
    """W5.7: once in each Age, from the turn after the stage was built."""
    city = game.cities[number]
    return FREE_EVERY_AGE in city.powers() and not city.free_building_used


def ways_of_building(game: Game, number: int, card: str) -> list[str]:
    """W3.1, W4.12, R-T6, W5.7, P87: at its cost, by chain, by the wonder's power, or with a token."""
    uses = ["build"]
    if can_chain(game, number, CARDS[card]):
        uses.append("chain")
    if can_build_free(game, number):
        uses.append("olympia")
    if FREE_BUILDING in game.cities[number].rewards:
        uses.append("token")
    return uses


def legal_builds(game: Game, number: int, card: str) -> list[str]:
    """W3.1, W3.5: in every way that can be paid; never a second one of the same name."""
    if CARDS[card].name in game.cities[number].names():
        return []
    texts = []
    for use in ways_of_building(game, number, card):
        texts += with_offers(game, number, use, card)
    return texts


def legal_stages(game: Game, number: int, card: str) -> list[str]:
    """W3.2, W3.6, P88: the next stage, at its cost or with a token. P86: nobody joins with a stage."""
    city = game.cities[number]
    if city.next_stage() is None:
        return []
    uses = ["stage", "stagetoken"] if FREE_STAGE in city.rewards else ["stage"]
    return [use_text(use, card, pair) for use in uses for pair in offers(game, number, use, card)]


def legal_uses_of(game: Game, number: int, card: str) -> list[str]:
    """W3.1 to W3.4, T13: build it, build a stage, discard it for coins, or for a tile."""
    texts = legal_builds(game, number, card) + legal_stages(game, number, card)
    texts.append(use_text("sell", card))
    texts += [use_text(f"tile{tile}", card) for tile in game.cities[number].tiles]
    return texts


def legal_uses(game: Game, seat: int) -> list[str]:
    """W2.2, W5.5, R-T17: any card of the hand, in any of its uses; so too the seventh card."""
    return [text for card in sorted(set(game.hands[seat])) for text in legal_uses_of(game, seat, card)]


# ---- the Free City ---------------------------------------------------------------------------------------------------


def end_of_own_choices(game: Game) -> None:
    """W9.5: with two players the holder now picks for the Free City; nothing is revealed before."""
    game.own_choices = dict(game.chosen)
    if game.holder is not None:
        ask(game, "free", [game.holder])
    else:
        reveal(game)


def cards_for_free_city(game: Game, seat: int) -> list[str]:
    """W9.5: the holder's hand without the card picked for the own city."""
    cards = list(game.hands[seat])
    cards.remove(read_plan(game.own_choices[seat]).card)
    return sorted(set(cards))


def legal_plays_of_free_city(game: Game, card: str) -> list[str]:
    """W9.10: a card that chains must be built so. W9.11: else as a structure or for a stage, by the normal rules."""
    builds = legal_builds(game, FREE_CITY, card)
    chains = [text for text in builds if text.startswith("chain:")]
    return chains or builds + legal_stages(game, FREE_CITY, card)


def legal_uses_of_free_city(game: Game, seat: int) -> list[str]:
    """W9.9: it discards only where it can play none of the cards; then any of them."""
    cards = cards_for_free_city(game, seat)
    plays = [text for card in cards for text in legal_plays_of_free_city(game, card)]
    return ["free." + text for text in plays or [use_text("sell", card) for card in cards]]


# ---- the reveal ------------------------------------------------------------------------------------------------------


def reveal(game: Game) -> None:
    """W2.2, W5.1, W9.8: everything is revealed; the Free City's card is carried out, then all others at one time."""
    plans = {seat: read_plan(text) for seat, text in game.own_choices.items()}
    first: dict[int, Plan] = {}
    for seat, plan in plans.items():
        game.hands[seat].remove(plan.card)
    if game.holder is not None:
        first[FREE_CITY] = read_plan(game.chosen[game.holder])
        game.hands[game.holder].remove(first[FREE_CITY].card)
    note_payments(game, first | plans)
    play_cards(game, first)
    play_cards(game, plans)
    if game.turn < 6:
        ask_to_dig(game)
    else:
        ask_for_seventh_cards(game)


def play_cards(game: Game, plans: dict[int, Plan]) -> None:
    """W5.1 to W5.4: all bills are made on the table as it was; then all pay, all cards stand, all coins come in."""
    bills = {city: sum(bill(game, city, plan.use, plan.card, plan.join)[0].values()) for city, plan in plans.items()}
    for city, plan in plans.items():
        pay(game, city, plan, bills[city])
    for city, plan in plans.items():
        put_down(game, city, plan)
    for city, plan in plans.items():
        take_coins(game, city, plan)


def pay(game: Game, number: int, plan: Plan, bank: int) -> None:
    """W4.7, W5.2, P65, R-T9: coins to the bank, and to the neighbours who sell."""
    game.cities[number].coins -= bank + plan.left + plan.right
    game.cities[left_of(game, number)].coins += plan.left
    game.cities[right_of(game, number)].coins += plan.right


def put_down(game: Game, number: int, plan: Plan) -> None:
    """W5.3: the card goes where it belongs."""
    city = game.cities[number]
    if plan.use in ("sell", "tile"):
        game.discard.append(plan.card)
    elif plan.use in ("stage", "stagetoken"):
        put_down_stage(game, number, plan)
    else:
        city.cards.append(plan.card)
    if plan.use == "tile":
        put_down_tile(game, number, plan.tile)
    if plan.use == "token":
        city.rewards.remove(FREE_BUILDING)
    if plan.use == "olympia":
        city.free_building_used = True
    if plan.join:
        join_project(game, number, plan.join)


def put_down_stage(game: Game, number: int, plan: Plan) -> None:
    """W3.2, P88: the card marks the stage. W5.6: one that lets dig does so at the end of the turn."""
    city = game.cities[number]
    city.markers.append(plan.card)
    if plan.use == "stagetoken":
        city.rewards.remove(FREE_STAGE)
    if DIGGING in city.stages()[-1].gives:
        game.digger = number


def put_down_tile(game: Game, number: int, tile: int) -> None:
    """T14, R-T12: the tile lies face down beside the board; its card has joined the discard pile."""
    city = game.cities[number]
    city.tiles.remove(tile)
    city.built_tiles.append(tile)
    game.waiting.append(tile)


def join_project(game: Game, seat: int, join: str) -> None:
    """P64, P67, R-P3: take a participation token, from the reserve where none is left. P85: hand back the other."""
    game.participation[seat] += 1
    game.tokens_left = max(0, game.tokens_left - 1)
    game.joined.append(seat)
    if join == "any":
        game.cities[seat].rewards.remove(ANY_COLOUR)


def take_coins(game: Game, number: int, plan: Plan) -> None:
    """W5.4, R-T7: coins of discards, of what was built, and of tiles after it."""
    city = game.cities[number]
    if plan.use == "sell":
        city.coins += 3
    elif plan.use in ("stage", "stagetoken"):
        city.coins += sum(coins_of(game, number, phrase) for phrase in city.stages()[-1].gives)
    elif plan.use != "tile":
        card = CARDS[plan.card]
        city.coins += sum(coins_of(game, number, phrase) for phrase in card.gives)
        city.coins += bonus_after(game, f"a {card.colour} card")
        city.coins += bonus_after(game, "a chain") if plan.use == "chain" else 0


def coins_of(game: Game, number: int, phrase: str) -> int:
    """W5.4: the coins that a phrase pays once: so many, or so many for each thing that stands now."""
    return amount_of(phrase, "coin") + counted(game, number, phrase, "coin")


# ---- counting --------------------------------------------------------------------------------------------------------


def counted(game: Game, number: int, phrase: str, what: str) -> int:
    """W5.4, W7.6, W7.7: 'N coins for each THING WHERE', and points alike; 0 for any other phrase."""
    match = re.fullmatch(rf"(\d+) {what}s? for each (.+?) (here|beside|here and beside)", phrase)
    if not match:
        return 0
    cities = [game.cities[number]] if match[3].startswith("here") else []
    cities += beside(game, number) if match[3].endswith("beside") else []
    return int(match[1]) * sum(count_things(city, match[2]) for city in cities)


def count_things(city: City, thing: str) -> int:
    """W6.4, W7.7, R-P10, R-P15, R-P16: how many of a thing the city has; starts and copied guilds are no cards."""
    if thing == "wonder stage":
        return len(city.markers)
    if thing == "defeat token":
        return city.defeats + len(city.unpaid)
    if thing == "set of science symbols":
        return min(best_symbols(city))
    colours = thing.removesuffix(" card").replace(" or ", ", ").split(", ")
    return sum(CARDS[card].colour in colours for card in city.cards)


# ---- the end of a turn -----------------------------------------------------------------------------------------------


def ask_for_seventh_cards(game: Game) -> None:
    """W5.5, W9.12: who has the power plays the last card too, in a small turn of its own; not the Free City."""
    seats = [seat for seat in range(game.players) if SEVENTH_CARD in game.cities[seat].powers()]
    if seats:
        ask(game, "seventh", seats)
    else:
        discard_last_cards(game)


def reveal_seventh(game: Game) -> None:
    """W5.5.1: resolved after the sixth, with the coins and the production of then; a tile's unit is not new (R-T11)."""
    plans = {seat: read_plan(text) for seat, text in game.chosen.items()}
    for seat, plan in plans.items():
        game.hands[seat].remove(plan.card)
    play_cards(game, plans)
    discard_last_cards(game)


def discard_last_cards(game: Game) -> None:
    """W2.4, W9.6: what is left in the hands, and of the pile, is discarded for nothing."""
    for cards in [*game.hands, game.pile]:
        game.discard += cards
        cards.clear()
    ask_to_dig(game)


def ask_to_dig(game: Game) -> None:
    """W5.6, W9.12: at the end of the turn; for the Free City its holder decides."""
    if game.digger is None:
        end_turn(game)
    elif game.digger < game.players:
        ask(game, "dig", [game.digger])
    else:
        assert game.holder is not None
        ask(game, "dig", [game.holder])


def legal_digs(game: Game, seat: int) -> list[str]:
    """W5.6, P69, R-T4: any discarded card, but for equal names, taxes and joining to be paid; or nothing.

    It is paid as part of this turn: from coins held before it, and with sources that have given nothing in it.
    """
    number = game.digger
    assert number is not None
    texts = ["dig:-"]
    for card in sorted(set(game.discard)):
        if CARDS[card].name not in game.cities[number].names():
            texts += with_offers(game, number, "dig", card)
    return texts if number == seat else ["free." + text for text in texts]


def dig(game: Game) -> None:
    """W5.6: the card is built for nothing; its coins are paid."""
    assert game.digger is not None
    (text,) = game.chosen.values()
    if not text.endswith("dig:-"):
        plan = read_plan(text)
        game.discard.remove(plan.card)
        play_cards(game, {game.digger: plan})
    end_turn(game)


def end_turn(game: Game) -> None:
    """W2.2, T15: tiles are placed last of all; then hands are passed, or the Age ends."""
    place_tiles(game)
    if game.turn < 6:
        pass_hands(game)
        start_turn(game)
    else:
        end_age(game)


def place_tiles(game: Game) -> None:
    """T16, T18, R-T8: in ascending order, on the next space clockwise, onto earlier tiles when all are full."""
    for tile in sorted(game.waiting):
        placed = sum(len(space) for space in game.spaces)
        game.spaces[placed % len(game.spaces)].append(tile)
    game.waiting = []


# ---- the end of an Age -----------------------------------------------------------------------------------------------


def end_age(game: Game) -> None:
    """P71, R-T2: the project, then conflicts; with late tiles already counting, or those of the last turn's start."""
    if game.options["late_tiles"] == "count":
        game.active = tiles_on_view(game)
    if not game.project:
        end_of_project(game)
    elif game.tokens_left == 0:
        pay_rewards(game)
    else:
        ask_for_penalties(game)


def pay_rewards(game: Game) -> None:
    """P72, R-P5: the reward once for each participation token."""
    for seat in range(game.players):
        for _ in range(game.participation[seat]):
            for phrase in PROJECTS[game.project].done:
                take_reward(game, seat, phrase)
    end_of_project(game)


def take_reward(game: Game, seat: int, phrase: str) -> None:
    """P82 to P91: coins or a victory token at once; everything else is kept (R-P13)."""
    city = game.cities[seat]
    match = re.fullmatch(r"victory token (\d+)", phrase)
    if match:
        take_victory_token(game, city, int(match[1]))
    elif amount_of(phrase, "coin"):
        city.coins += amount_of(phrase, "coin")
    else:
        city.rewards.append(phrase)


def take_victory_token(game: Game, city: City, value: int) -> None:
    """T25, P94, R-P11: a tile lowers the token that is due, or takes it away."""
    due = str(value)
    for phrase in rules_of_tiles(game):
        match = re.fullmatch(rf"victory token {value} becomes (\d+|nothing)", phrase)
        if match:
            due = match[1]
    if due != "nothing":
        city.victories.append(int(due))


def defeat_tokens_due(game: Game) -> int:
    """T24, P94: how many defeat tokens are taken for one."""
    for phrase in rules_of_tiles(game):
        match = re.fullmatch(r"defeat token becomes (\d+)", phrase)
        if match:
            return int(match[1])
    return 1


def punished(game: Game) -> list[int]:
    """P73, P92: the players without a participation token; never the Free City."""
    return [seat for seat in range(game.players) if game.participation[seat] == 0]


def ask_for_penalties(game: Game) -> None:
    """P73, R-P19: all who can choose what they lose choose at once."""
    seats = [seat for seat in punished(game) if legal_losses(game, seat)]
    if seats:
        ask(game, "lose", seats)
    else:
        game.chosen = {}
        pay_penalties(game)


def penalty(game: Game) -> str:
    """P73: what a project that failed costs."""
    (phrase,) = PROJECTS[game.project].failed
    return phrase


def legal_losses(game: Game, seat: int) -> list[str]:
    """P77, P79, R-P7: a card of the colour, or two victory tokens; nothing where it cannot be paid or chosen."""
    city = game.cities[seat]
    card = re.fullmatch(r"lose a (\w+) card", penalty(game))
    tokens = re.fullmatch(r"lose (\d+) victory tokens", penalty(game))
    if card:
        return [f"lose:{name}" for name in city.cards if CARDS[name].colour == card[1]]
    if tokens:
        lost = combinations(sorted(city.victories, reverse=True), int(tokens[1]))
        return ["lose:" + ",".join(str(value) for value in values) for values in lost]
    return []


def pay_penalties(game: Game) -> None:
    """P73, P74: each one punished loses what was chosen, or what there is nothing to choose about, or takes a token."""
    for seat in punished(game):
        if seat in game.chosen:
            lose_chosen(game, seat, game.chosen[seat].removeprefix("lose:"))
        elif not lose_all(game.cities[seat], penalty(game)):
            take_unpaid_token(game, game.cities[seat])
    end_of_project(game)


def lose_chosen(game: Game, seat: int, what: str) -> None:
    """P77, R-P12: a card goes to the discard pile. P79: victory tokens go back."""
    city = game.cities[seat]
    if what in city.cards:
        city.cards.remove(what)
        game.discard.append(what)
    else:
        for value in what.split(","):
            city.victories.remove(int(value))


def lose_all(city: City, phrase: str) -> bool:
    """P78, P80, R-P7, R-P14: lose all coins, or the start of the board; false where there is nothing to lose."""
    if phrase == "lose all coins" and city.coins > 0:
        city.coins = 0
        return True
    if phrase == "lose the start of the board" and not city.start_lost:
        city.start_lost = True
        return True
    return False


def take_unpaid_token(game: Game, city: City) -> None:
    """P74, R-P10: -1, -2 or -3 by Age, taken as often as a defeat token."""
    city.unpaid += [int(JOINING["unpaid"][game.age - 1])] * defeat_tokens_due(game)


def end_of_project(game: Game) -> None:
    """P75, P71: participation tokens are handed back; then conflicts."""
    game.participation = [0] * game.players
    game.tokens_left = 0
    game.project = ""
    for city in range(len(game.cities)):
        fight(game, city)
    if game.age < 3:
        start_age(game, game.age + 1)
    else:
        ask_for_copies(game)


def shields(city: City) -> int:
    """W6.1, P83, R-P13: of cards, of stages, and of projects."""
    phrases = city.powers() + city.rewards
    for card in city.cards:
        phrases += CARDS[card].gives
    return sum(amount_of(phrase, "shield") for phrase in phrases)


def fight(game: Game, number: int) -> None:
    """W6.1, W6.2, W9.13: one city's tokens from its conflicts with both neighbours."""
    city = game.cities[number]
    for neighbour in beside(game, number):
        if shields(city) > shields(neighbour):
            take_victory_token(game, city, {1: 1, 2: 3, 3: 5}[game.age])
        elif shields(city) < shields(neighbour):
            city.defeats += defeat_tokens_due(game)


# ---- the end of the game ---------------------------------------------------------------------------------------------


def ask_for_copies(game: Game) -> None:
    """W7.8: who has the power chooses a guild now."""
    seats = [seat for seat in range(game.players) if COPYING in game.cities[seat].powers()]
    ask(game, "copy" if seats else "over", seats)


def legal_copies(game: Game, seat: int) -> list[str]:
    """W7.8: any guild that stands beside; nothing only where there is none."""
    guilds = [card for city in beside(game, seat) for card in city.cards if CARDS[card].colour == "purple"]
    return ["copy:" + guild for guild in guilds] or ["copy:-"]


def copy_guilds(game: Game) -> None:
    """W7.8: the guild counts as one's own; its owner loses nothing."""
    for seat, text in game.chosen.items():
        game.cities[seat].copied = text.removeprefix("copy:").removeprefix("-")
    ask(game, "over", [])


def symbol_phrases(city: City) -> list[str]:
    """W7.5, W7.8: the phrases of cards, stages and a copied guild."""
    cards = city.cards + ([city.copied] if city.copied else [])
    return [phrase for card in cards for phrase in CARDS[card].gives] + city.powers()


def science_of(counts: tuple[int, ...]) -> int:
    """W7.5: squares, and 7 for each set."""
    return sum(count * count for count in counts) + 7 * min(counts)


def points_for_sets(city: City, counts: tuple[int, ...]) -> int:
    """P89, R-P15: what science tokens add for each set."""
    points = 0
    for phrase in city.rewards:
        match = re.fullmatch(r"(\d+) points? for each set of science symbols here", phrase)
        points += int(match[1]) * min(counts) if match else 0
    return points


def best_symbols(city: City) -> tuple[int, ...]:
    """W7.5, R-P15: the counts of the symbols, choices made for the most points, of science tokens too."""
    offered = [symbols_offered(phrase) for phrase in symbol_phrases(city)]
    choices = product(*[symbols for symbols in offered if symbols])
    counts = [tuple(choice.count(symbol) for symbol in SYMBOLS) for choice in choices]
    return max(counts, key=lambda count: (science_of(count) + points_for_sets(city, count), science_of(count)))


def points_of(game: Game, number: int, phrases: list[str]) -> int:
    """W7.3, W7.4, W7.6, W7.7: plain points, and points for each thing in the final cities."""
    return sum(amount_of(phrase, "point") + counted(game, number, phrase, "point") for phrase in phrases)


def phrases_of_colour(city: City, colour: str) -> list[str]:
    """W7.4, W7.6, W7.7: what the cards of a colour say."""
    return [phrase for card in city.cards if CARDS[card].colour == colour for phrase in CARDS[card].gives]


def score(game: Game, seat: int) -> dict[str, int]:
    """W7.1 to W7.8, T20, P76: a player's points by category.

    Victory tokens of projects are ordinary ones and count as military (R-P11); the rest of projects counts apart.
    """
    city = game.cities[seat]
    copied = CARDS[city.copied].gives if city.copied else []
    points = {
        "military": sum(city.victories) - city.defeats,
        "coins": city.coins // 3,
        "wonder": points_of(game, seat, city.powers()),
        "blue": points_of(game, seat, phrases_of_colour(city, "blue")),
        "science": science_of(best_symbols(city)),
        "yellow": points_of(game, seat, phrases_of_colour(city, "yellow")),
        "guilds": points_of(game, seat, phrases_of_colour(city, "purple") + copied),
        "tower": int(TOWER["points"][len(city.built_tiles)]),
        "projects": points_of(game, seat, city.rewards) + sum(city.unpaid),
    }
    return points | {"total": sum(points.values())}


def scores(game: Game) -> list[dict[str, int]]:
    """W7.9, W9.14: the points of all players."""
    return [score(game, seat) for seat in range(game.players)]


def winners(game: Game) -> tuple[int, ...]:
    """W7.9, W9.14: most points, then most coins, then shared; the Free City is no contender."""
    ranks = [(points["total"], game.cities[seat].coins) for seat, points in enumerate(scores(game))]
    return tuple(seat for seat in range(game.players) if ranks[seat] == max(ranks))


# ---- the state as plain words and numbers ----------------------------------------------------------------------------


def public_city(city: City) -> dict[str, Any]:
    """What everybody sees of a city."""
    return {
        "board": city.board,
        "side": city.side,
        "coins": city.coins,
        "cards": list(city.cards),
        "stages": len(city.markers),
        "victories": sorted(city.victories),
        "defeats": city.defeats,
        "unpaid": sorted(city.unpaid),
        "rewards": sorted(city.rewards),
        "start_lost": city.start_lost,
        "free_building_used": city.free_building_used,
        "tiles_in_hand": len(city.tiles),
        "built_tiles": list(city.built_tiles),
        "copied": city.copied,
    }


def public(game: Game) -> dict[str, Any]:
    """What everybody sees: a tile that waits beside the board is not known yet (T14)."""
    cities = [public_city(city) for city in game.cities]
    for city in cities:
        city["built_tiles"] = [tile for tile in city["built_tiles"] if tile not in game.waiting]
    return {
        "age": game.age,
        "turn": game.turn,
        "phase": game.phase,
        "to_act": list(to_act(game)),
        "cities": cities,
        "hand_sizes": [len(hand) for hand in game.hands],
        "pile_size": len(game.pile),
        "holder": game.holder,
        "discard_size": len(game.discard),
        "spaces": [list(space) for space in game.spaces],
        "waiting_tiles": len(game.waiting),
        "active": sorted(game.active),
        "project": game.project,
        "tokens_left": game.tokens_left,
        "project_open": game.project_open,
        "participation": list(game.participation),
    }


def hidden(game: Game) -> dict[str, Any]:
    """What is not for everybody: hands, piles, choices, tiles in hand, markers, and Ages to come."""
    return {
        "hands": [sorted(hand) for hand in game.hands],
        "pile": list(game.pile),
        "discard": sorted(game.discard),
        "markers": [list(city.markers) for city in game.cities],
        "tiles": [sorted(city.tiles) for city in game.cities],
        "passing": [sorted(tiles) for tiles in game.passing],
        "waiting": sorted(game.waiting),
        "closed_tile": game.closed_tile,
        "chosen": dict(game.chosen),
        "own_choices": dict(game.own_choices),
        "to_come": [deal._asdict() for deal in game.deals[game.age :]],
    }
