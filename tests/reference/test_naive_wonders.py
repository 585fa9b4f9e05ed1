"""The naive engine of 7 Wonders: random games to the end, the examples of the rulebooks, the rulings one by one."""

import random
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from copy import deepcopy
from itertools import product
from typing import Any

import pytest

from tests.support.chacha import SlowGenerator
from ziggurat.reference import wonders
from ziggurat.reference.wonders import BOARDS, CARDS, PROJECTS, TILES, Game

MODULES = [("no", "no"), ("yes", "no"), ("no", "yes"), ("yes", "yes")]
BOARDS_IN_ORDER = ("giza", "rhodes", "alexandria", "ephesus", "babylon")  # stone, ore, glass, papyrus, clay


# ---- tables for tests ------------------------------------------------------------------------------------------------


def words(seed: int) -> Callable[[], int]:
    generator = random.Random(seed)
    return lambda: generator.getrandbits(32)


def new_game(**options: str) -> Game:
    return wonders.deal(options, words(0))


def table(
    *cities: Sequence[str],
    boards: Sequence[str] = BOARDS_IN_ORDER,
    sides: str = "AAAAAAA",
    hand: Sequence[str] = ("pawnshop",),
    age: int = 1,
    turn: int = 1,
    tiles: Iterable[int] = (),
    project: str = "",
    **options: str,
) -> Game:
    """Three or more cities with these cards; seat 0 holds the hand, the others a pawnshop each."""
    game = new_game(players=str(len(cities)), **options)
    for city, cards, board, side in zip(game.cities, cities, boards, sides, strict=False):
        city.cards, city.board, city.side = list(cards), board, side
    game.age, game.turn = age, turn
    game.hands = [list(hand)] + [["pawnshop"] for _ in cities[1:]]
    lay(game, *tiles)
    start(game, project)
    return game


def lay(game: Game, *tiles: int) -> None:
    """These tiles, and no others, are on view and active."""
    game.spaces = [[tile] for tile in tiles] or [[], [], []]
    game.active = list(tiles)


def start(game: Game, project: str, tokens: int = 2) -> None:
    game.project = project
    game.tokens_left = tokens if project else 0
    game.project_open = bool(project)


def stages(game: Game, seat: int, number: int) -> None:
    game.cities[seat].markers = ["altar"] * number


def play(game: Game, *texts: str) -> None:
    """Seat 0, 1, … choose these; the others sell."""
    for seat in range(game.players):
        text = texts[seat] if seat < len(texts) else f"sell:{game.hands[seat][0]}"
        wonders.choose(game, seat, text)


def texts_for(game: Game, card: str, seat: int = 0) -> set[str]:
    """What the seat can do with a card, but for selling it."""
    texts = {text for text in wonders.legal(game, seat) if wonders.read_plan(text).card == card}
    return texts - {f"sell:{card}"}


def coins(game: Game) -> list[int]:
    return [city.coins for city in game.cities]


def pairs(game: Game, needed: Sequence[str], seat: int = 0) -> set[tuple[int, int]]:
    """The splits of the payment for these resources, in coins to the left and to the right."""
    return set(wonders.best_ways(wonders.ways_to_get(game, seat, list(needed))))


def category(game: Game, name: str, seat: int = 0) -> int:
    return wonders.scores(game)[seat][name]


# ---- random games ----------------------------------------------------------------------------------------------------

LIKING = {"build": 6, "chain": 8, "stage": 6, "stagetoken": 6, "token": 6, "olympia": 6, "sell": 1, "tile": 2, "dig": 4}


def liking(text: str) -> int:
    """A weight: rather build than sell, and rather join than not."""
    use = text.removeprefix("free.").split(":")[0].rstrip("0123456789")
    return LIKING.get(use, 1) * (8 if "+" in text else 1)


def kind_of(text: str) -> str:
    """The word of a decision, what it is for, and whether it joins."""
    use = text.split(":")[0].rstrip("0123456789")
    use += "2" if use == "lose" and "," in text else ""
    use += ":-" if text.endswith(":-") else ""
    return use + ("+" + text.split("+")[1] if "+" in text else "")


def all_cards(game: Game) -> Counter[str]:
    cards = list(game.discard) + game.pile
    for hand in game.hands:
        cards += hand
    for city in game.cities:
        cards += city.cards + city.markers
    return Counter(cards)


def dealt_so_far(game: Game) -> Counter[str]:
    cards: list[str] = []
    for deal in game.deals[: game.age]:
        cards += deal.pile
        for hand in deal.hands:
            cards += hand
    return Counter(cards)


def expected_hands(game: Game) -> list[int]:
    """W2.1, W9.5."""
    sizes = [8 - game.turn] * game.players
    if game.holder is not None:
        sizes[game.holder] += 1
    return sizes


def gains_of(game: Game, plans: dict[int, str]) -> int:
    """W5.4: what the cards of a turn pay out, counted on the table after it. W9.8: the Free City counts first."""
    total = 0
    for number, text in plans.items():
        plan = wonders.read_plan(text)
        if game.players == 2 and number == wonders.FREE_CITY and len(plans) > 1:
            total += gains_of(before_the_others(game, plans), {number: text})
            continue
        city = game.cities[number]
        if plan.use == "sell":
            total += 3
        elif plan.use.startswith("stage"):
            total += sum(wonders.coins_of(game, number, phrase) for phrase in city.stages()[-1].gives)
        elif plan.use != "tile":
            total += sum(wonders.coins_of(game, number, phrase) for phrase in CARDS[plan.card].gives)
            total += wonders.bonus_after(game, f"a {CARDS[plan.card].colour} card")
            total += wonders.bonus_after(game, "a chain") if plan.use == "chain" else 0
    return total


def before_the_others(game: Game, plans: dict[int, str]) -> Game:
    """W9.8: the table without what the two players have just built."""
    earlier = deepcopy(game)
    for seat in (0, 1):
        plan = wonders.read_plan(plans[seat])
        if plan.use.startswith("stage"):
            earlier.cities[seat].markers.pop()
        elif plan.use not in ("sell", "tile"):
            earlier.cities[seat].cards.remove(plan.card)
    return earlier


def plans_of(game: Game, last: int, text: str) -> dict[int, str]:
    """What every city is about to do, the last seat choosing this."""
    if game.phase == "free":
        return game.own_choices | {wonders.FREE_CITY: text.removeprefix("free.")}
    return game.chosen | {last: text}


def bank_bill(game: Game, plans: dict[int, str]) -> int:
    bills = 0
    for number, text in plans.items():
        plan = wonders.read_plan(text)
        bills += sum(wonders.bill(game, number, plan.use, plan.card, plan.join)[0].values())
    return bills


def random_game(seed: int, used: Counter[str], **options: str) -> Game:
    """A game to its end, looked at after every decision."""
    generator = random.Random(seed)
    game = wonders.deal(options, words(seed))
    seen = []
    while not wonders.is_over(game):
        if game.phase == "turn" and not game.chosen:
            assert [len(hand) for hand in game.hands] == expected_hands(game)
            seen.append((game.age, game.turn))
        for seat in wonders.to_act(game):
            texts = wonders.legal(game, seat)
            assert texts
            assert texts == sorted(set(texts))
            text = generator.choices(texts, [liking(text) for text in texts])[0]
            used[kind_of(text)] += 1
            choose_and_look(game, seat, text)
    assert seen == [(age, turn) for age in (1, 2, 3) for turn in range(1, 7)]
    return game


def choose_and_look(game: Game, seat: int, text: str) -> None:
    """Choose; cards and coins are conserved."""
    is_reveal = len(wonders.to_act(game)) == 1 and game.phase == ("free" if game.players == 2 else "turn")
    before, age, active = sum(coins(game)), game.age, game.active
    plans = plans_of(game, seat, text) if is_reveal else {}
    bank = bank_bill(game, plans)
    wonders.choose(game, seat, text)
    if is_reveal and game.age == age and game.phase in ("turn", "dig", "seventh"):
        now, game.active = game.active, active
        assert sum(coins(game)) == before - bank + gains_of(game, plans)
        game.active = now
    assert min(coins(game)) >= 0
    if game.age:
        assert all_cards(game) == dealt_so_far(game)
        assert all(len(set(city.names())) == len(city.names()) for city in game.cities)


@pytest.mark.parametrize(("tower", "projects"), MODULES)
@pytest.mark.parametrize("players", "234567")
def test_random_games_end_with_all_cards_and_coins_accounted_for(players: str, tower: str, projects: str) -> None:
    used: Counter[str] = Counter()
    for seed in range(3):
        options = {
            "sides": ("random", "B", "chosen")[seed],
            "wonders": ("dealt", "chosen", "dealt")[seed],
            "late_tiles": ("count", "next_age", "count")[seed],
        }
        game = random_game(seed, used, players=players, tower=tower, projects=projects, **options)
        for points in wonders.scores(game):
            assert points["total"] == sum(points.values()) - points["total"]
            assert points["tower"] in ((0, 2, 5, 10) if tower == "yes" else (0,))
            assert projects == "yes" or points["projects"] == 0
        assert wonders.winners(game)
        assert wonders.to_act(game) == ()


def test_random_games_show_every_kind_of_decision() -> None:
    kinds = {"board", "keep", "build", "build+join", "build+any", "chain", "chain+join", "chain+any", "olympia"}
    kinds |= {"olympia+join", "token", "token+join", "stage", "stagetoken", "sell", "tile", "lose", "lose2"}
    kinds |= {"dig", "dig+join", "dig:-", "copy", "copy:-"}
    kinds |= {"free.build", "free.chain", "free.stage", "free.sell", "free.dig", "free.dig:-"}
    used: Counter[str] = Counter()
    for seed in (0, 2, 3, 11, 12, 13, 27, 52, 55, 56):  # between them they show all that is rare
        players, side = "2234"[seed % 4], "AB"[seed // 2 % 2]
        random_game(seed, used, players=players, tower="yes", projects="yes", sides=side, wonders="chosen")
    assert kinds <= set(used), f"these games never show {sorted(kinds - set(used))}"


def test_no_choice_of_one_seat_changes_what_others_may_choose() -> None:
    game = new_game(players="4", tower="yes", projects="yes")
    while game.phase == "draft":
        for seat in wonders.to_act(game):
            wonders.choose(game, seat, wonders.legal(game, seat)[0])
    before = [wonders.legal(game, seat) for seat in range(4)]
    public = wonders.public(game)
    wonders.choose(game, 2, before[2][0])
    assert [wonders.legal(game, seat) for seat in range(4)] == before
    assert wonders.public(game) == public | {"to_act": [0, 1, 3]}


# ---- the deal --------------------------------------------------------------------------------------------------------


def with_a_pencil(key: str, players: int) -> dict[str, Any]:
    """The deal with everything in it, done again from the description."""
    generator = SlowGenerator(key)

    def shuffled(things: Sequence[Any]) -> list[Any]:
        order = generator.shuffled("".join(chr(number) for number in range(len(things))))
        return [things[ord(letter)] for letter in order]

    cities = max(3, players)
    boards = shuffled(list(BOARDS))[::-1][:cities]
    sides = ["AB"[generator.below(2)] for _ in range(cities)]
    tiles = shuffled(range(1, 25))[::-1]
    guilds = [name for name, card in CARDS.items() if card.colour == "purple"]
    chosen = shuffled(guilds)[-(cities + 2) :]
    ages = []
    for age in (1, 2, 3):
        projects = [name for name, project in PROJECTS.items() if project.age == age]
        project = projects[generator.below(5)]
        deck = [
            name
            for name, card in CARDS.items()
            if card.age == age
            for mark in (card.copies or [3] * (name in chosen))
            if mark <= cities
        ]
        deck = shuffled(deck)[::-1]
        hands = [deck[7 * seat : 7 * seat + 7] for seat in range(players)]
        ages.append((project, hands, deck[7 * players :][::-1]))
    return {"boards": boards, "sides": sides, "tiles": tiles, "ages": ages, "words": generator.drawn}


@pytest.mark.parametrize("players", range(2, 8))
def test_the_deal_is_the_one_of_the_key(players: int) -> None:
    key = "00112233445566778899aabbccddeeff" * 2
    expected = with_a_pencil(key, players)
    generator = SlowGenerator(key)
    options = {"players": str(players), "tower": "yes", "projects": "yes", "sides": "random"}
    game = wonders.deal(options, generator.word)
    assert generator.drawn == expected["words"]
    assert [city.board for city in game.cities] == expected["boards"]
    assert [city.side for city in game.cities] == expected["sides"]
    assert game.passing == [expected["tiles"][3 * seat : 3 * seat + 3] for seat in range(players)]
    assert game.closed_tile == (expected["tiles"][6] if players == 2 else 0)
    assert [tuple(deal) for deal in game.deals] == expected["ages"]


@pytest.mark.parametrize("players", range(2, 8))
def test_every_age_has_seven_cards_for_each_city(players: int) -> None:
    game = new_game(players=str(players))
    for age, deal in enumerate(game.deals, 1):
        assert [len(hand) for hand in deal.hands] == [7] * players
        assert len(deal.pile) == (7 if players == 2 else 0)
        guilds = [card for cards in [*deal.hands, deal.pile] for card in cards if CARDS[card].colour == "purple"]
        assert len(guilds) == (max(3, players) + 2 if age == 3 else 0)


def test_material_adds_up() -> None:
    assert [sum(len(card.copies) for card in CARDS.values() if card.age == age) for age in (1, 2, 3)] == [49, 49, 40]
    assert sum(card.colour == "purple" for card in CARDS.values()) == 10
    for symbol in wonders.SYMBOLS:
        copies = [len(card.copies) for card in CARDS.values() if card.gives == [symbol]]
        assert (len(copies), sum(copies)) == (4, 8)
    assert sorted(TILES) == list(range(1, 25))


@pytest.mark.parametrize("option", [{"players": "8"}, {"sides": "C"}, {"tower": "maybe"}, {"leaders": "yes"}])
def test_options_that_do_not_exist_are_refused(option: dict[str, str]) -> None:
    with pytest.raises(ValueError, match="no such option"):
        new_game(**option)


@pytest.mark.parametrize("players", [2, 3])
def test_boards_are_chosen_in_turn_and_sides_all_at_once(players: int) -> None:
    shuffled = list(BOARDS)
    wonders.shuffle(words(0), shuffled)
    game = new_game(players=str(players), wonders="chosen", sides="chosen")
    first = shuffled[-1]  # the Free City would take it
    for seat in range(players):
        assert wonders.to_act(game) == (seat,)
        assert len(wonders.legal(game, seat)) == 7 - seat
        wonders.choose(game, seat, f"board:{first}" if seat == 0 else wonders.legal(game, seat)[0])
    assert wonders.to_act(game) == tuple(range(players))
    if players == 2:
        left = [board for board in shuffled if board not in (game.cities[0].board, game.cities[1].board)]
        assert game.cities[2].board == left[-1]
        assert game.cities[2].side == game.random_sides[2]
    for seat in range(players):
        assert wonders.legal(game, seat) == ["side:A", "side:B"]
        wonders.choose(game, seat, "side:B")
    assert [city.side for city in game.cities[:players]] == ["B"] * players
    assert (game.age, game.turn) == (1, 1)


def test_tiles_are_drafted_to_the_right() -> None:
    game = new_game(players="3", tower="yes")
    before = deepcopy(game.passing)
    for seat in range(3):
        wonders.choose(game, seat, f"keep:{before[seat][0]}")
    assert game.passing == [before[1][1:], before[2][1:], before[0][1:]]
    for seat in range(3):
        wonders.choose(game, seat, f"keep:{game.passing[seat][0]}")
    assert game.phase == "turn"
    for seat in range(3):
        expected = [before[seat][0], before[(seat + 1) % 3][1], before[(seat + 2) % 3][2]]
        assert game.cities[seat].tiles == expected


# ---- turns -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("age", "seat_of_hand"), [(1, [2, 0, 1]), (2, [1, 2, 0]), (3, [2, 0, 1])])
def test_hands_go_left_right_left(age: int, seat_of_hand: list[int]) -> None:
    game = table([], [], [], age=age)
    game.hands = [["altar", "theater"], ["baths", "tavern"], ["stockade", "barracks"]]
    rest = [hand[1:] for hand in game.hands]
    play(game)
    assert game.hands == [rest[seat] for seat in seat_of_hand]


def test_a_choice_can_be_changed_until_the_last_has_chosen() -> None:
    game = table([], [], [], hand=["altar", "theater"])
    wonders.choose(game, 0, "build:altar")
    wonders.choose(game, 1, "sell:pawnshop")
    wonders.choose(game, 0, "build:theater")
    assert wonders.to_act(game) == (2,)
    assert game.cities[0].cards == []
    wonders.choose(game, 2, "build:pawnshop")
    assert [city.cards for city in game.cities] == [["theater"], [], ["pawnshop"]]


def test_what_is_not_legal_is_refused_and_changes_nothing() -> None:
    game = table([], [], [], hand=["palace"])
    before = (wonders.public(game), wonders.hidden(game))
    for text in ("build:palace", "build:altar", "chain:palace", "stage:palace", "dig:-", "nonsense"):
        with pytest.raises(ValueError, match="cannot choose"):
            wonders.choose(game, 0, text)
    assert (wonders.public(game), wonders.hidden(game)) == before


def test_last_cards_are_discarded_for_nothing() -> None:
    game = table([], [], [], hand=["altar", "theater"], turn=6)
    play(game, "build:altar")
    assert sorted(game.discard) == ["pawnshop", "pawnshop", "theater"]
    assert coins(game) == [3, 6, 6]
    assert (game.age, game.turn) == (2, 1)


def test_equal_names_stand_only_once() -> None:
    game = table(["loom_age1"], [], [], hand=["loom_age2", "glassworks_age2", "altar", "altar"], age=2)
    assert texts_for(game, "loom_age2") == set()
    assert texts_for(game, "glassworks_age2") == {"build:glassworks_age2"}
    assert wonders.legal(game, 0).count("build:altar") == 1


def test_a_card_for_a_stage_is_no_structure() -> None:
    game = table(["stone_pit"], [], [], hand=["altar"])
    play(game, "stage:altar")
    assert game.cities[0].cards == ["stone_pit"]
    assert game.cities[0].markers == ["altar"]
    assert category(game, "wonder") == 3
    game.hands[0] = ["temple"]
    assert texts_for(game, "temple") == set()


def test_stages_go_left_to_right_each_once() -> None:
    game = table(["sawmill", "lumber_yard", "quarry", "stone_pit"], [], [], hand=["altar"])
    needed = []
    for number in range(3):
        stages(game, 0, number)
        assert "stage:altar" in texts_for(game, "altar")
        needed.append(wonders.bill(game, 0, "stage", "altar", "")[1])
    assert needed == [["stone"] * 2, ["wood"] * 3, ["stone"] * 4]
    stages(game, 0, 3)
    assert texts_for(game, "altar") == {"build:altar"}


# ---- paying ----------------------------------------------------------------------------------------------------------


def test_own_sources_are_used_once_each() -> None:
    game = table(["timber_yard", "sawmill"], [], [])  # stone / wood, two wood, and the board's stone
    assert pairs(game, ["wood", "wood", "stone", "stone"]) == {(0, 0)}
    assert pairs(game, ["wood", "wood", "wood", "stone"]) == {(0, 0)}
    assert pairs(game, ["wood", "wood", "wood", "stone", "stone"]) == set()


def test_a_neighbours_choice_card_sells_one_alternative_to_a_buyer() -> None:
    game = table([], ["forest_cave"], [], boards=("giza", "babylon", "alexandria"))  # wood / ore on the left
    assert pairs(game, ["wood"]) == {(2, 0)}
    assert pairs(game, ["ore"]) == {(2, 0)}
    assert pairs(game, ["wood", "ore"]) == set()
    assert pairs(game, ["clay", "ore"]) == {(4, 0)}


def test_every_split_that_is_not_worse_for_both_is_offered() -> None:
    game = table([], ["lumber_yard"], ["lumber_yard"], hand=["caravansery"], age=2)
    game.cities[0].coins = 4
    assert texts_for(game, "caravansery") == {"build:caravansery<2>2"}
    game.hands[0] = ["stockade"]
    assert texts_for(game, "stockade") == {"build:stockade<2", "build:stockade>2"}
    game.cities[0].cards = ["west_trading_post"]
    assert texts_for(game, "stockade") == {"build:stockade<1", "build:stockade>2"}


def test_only_what_own_production_leaves_missing_is_bought() -> None:
    game = table(["timber_yard"], ["lumber_yard", "stone_pit"], [])
    assert pairs(game, ["wood"]) == {(0, 0)}
    assert pairs(game, ["wood", "wood"]) == {(2, 0)}
    assert pairs(game, ["wood", "stone"]) == {(0, 0)}
    assert pairs(game, ["wood", "stone", "stone"]) == {(2, 0)}


def test_own_choice_cards_are_used_as_the_buyer_likes() -> None:
    """Wood is sold on the left, clay on the right; the own card makes one of them."""
    game = table(["tree_farm"], ["lumber_yard"], ["clay_pool"])
    assert pairs(game, ["wood", "clay"]) == {(2, 0), (0, 2)}


def test_a_double_card_sells_both_units_each_at_its_price() -> None:
    game = table([], ["sawmill"], [])
    assert pairs(game, ["wood", "wood"]) == {(4, 0)}
    assert pairs(game, ["wood", "wood", "wood"]) == set()


def test_yellow_cards_and_stages_are_not_sold() -> None:
    game = table([], ["caravansery"], ["forum"], boards=("giza", "rhodes", "alexandria"))
    stages(game, 2, 2)
    assert pairs(game, ["wood"]) == set()
    assert pairs(game, ["cloth"]) == set()
    assert pairs(game, ["wood"], seat=1) == {(0, 0)}
    assert pairs(game, ["wood", "cloth"], seat=2) == {(0, 0)}


def test_sellers_get_their_coins_and_may_use_the_same_unit() -> None:
    game = table([], ["lumber_yard"], [], hand=["stockade"])
    game.hands[1] = ["stockade"]
    game.hands[2] = ["stockade"]
    play(game, "build:stockade<2", "build:stockade", "build:stockade>2")
    assert coins(game) == [1, 7, 1]
    assert all(city.cards[-1] == "stockade" for city in game.cities)


def test_coins_of_this_turn_cannot_be_spent_in_it() -> None:
    game = table([], ["lumber_yard"], [], hand=["stockade", "clay_pit"])
    game.cities[0].coins = 1
    assert texts_for(game, "stockade") == set()
    assert texts_for(game, "clay_pit") == {"build:clay_pit"}
    game.cities[0].coins = 0
    assert texts_for(game, "clay_pit") == set()


def test_discounts_are_for_a_class_and_a_neighbour_and_do_not_add_up() -> None:
    game = table(["east_trading_post"], ["lumber_yard", "press_age1"], ["clay_pool"])
    assert pairs(game, ["wood", "clay"]) == {(2, 1)}
    game.cities[0].cards.append("marketplace")
    assert pairs(game, ["papyrus", "glass"]) == {(1, 1)}
    boards = ("olympia", "rhodes", "giza")
    game = table(["west_trading_post"], ["lumber_yard"], ["clay_pool"], boards=boards, sides="BAA")
    stages(game, 0, 1)
    assert pairs(game, ["ore", "clay"]) == {(1, 1)}


def test_a_discount_serves_from_the_next_turn_on() -> None:
    game = table([], ["lumber_yard"], [], hand=["west_trading_post", "stockade"])
    assert texts_for(game, "stockade") == {"build:stockade<2"}
    play(game, "build:west_trading_post")
    assert wonders.price(game, game.cities[0], "wood", "left") == 1


@pytest.mark.parametrize(
    ("tiles", "raw", "goods"),
    [((), 2, 2), ((9,), 2, 1), ((10,), 2, 3), ((11,), 1, 2), ((12,), 3, 2), ((9, 10, 11), 1, 2), ((9, 11, 12), 2, 1)],
)
def test_tiles_change_prices_and_add_up(tiles: tuple[int, ...], raw: int, goods: int) -> None:
    game = table([], [], [], tiles=tiles)
    assert wonders.price(game, game.cities[0], "ore", "left") == raw
    assert wonders.price(game, game.cities[0], "glass", "right") == goods
    game.cities[0].cards = ["marketplace", "west_trading_post"]
    assert wonders.price(game, game.cities[0], "ore", "left") == max(0, raw - 1)
    assert wonders.price(game, game.cities[0], "ore", "right") == raw
    assert wonders.price(game, game.cities[0], "glass", "right") == max(0, goods - 1)


def test_what_is_free_to_buy_needs_no_choice() -> None:
    game = table(["west_trading_post"], ["lumber_yard"], ["lumber_yard"], hand=["stockade"], tiles=[11])
    assert texts_for(game, "stockade") == {"build:stockade"}
    game.cities[0].coins = 0
    assert texts_for(game, "stockade") == {"build:stockade"}


def test_a_price_never_falls_below_nothing() -> None:
    game = table(["marketplace", "east_trading_post"], [], [], tiles=[9, 11])
    assert wonders.price(game, game.cities[0], "glass", "left") == 0
    assert [wonders.price(game, game.cities[0], "ore", side) for side in ("left", "right")] == [1, 0]
    lay(game, 9, 9)  # no box has two of them
    assert wonders.price(game, game.cities[0], "glass", "left") == 0


def test_single_brown_cards_are_endless_under_tile_20_but_boards_are_not() -> None:
    game = table(["lumber_yard"], ["clay_pool", "glassworks_age1"], ["quarry"], tiles=[20])
    assert pairs(game, ["wood"] * 4) == {(0, 0)}
    assert pairs(game, ["clay"] * 3) == {(6, 0)}
    assert pairs(game, ["stone"] * 3) == {(0, 4)}  # one of the own board, two of a double card
    assert pairs(game, ["stone"] * 4) == set()
    assert pairs(game, ["ore"] * 2) == set()
    assert pairs(game, ["glass"] * 3) == set()


def test_double_and_mixed_brown_cards_are_shut_under_tile_3_also_for_buyers() -> None:
    game = table(["sawmill", "clay_pit"], ["brickyard", "lumber_yard"], ["mine"], tiles=[3])
    assert pairs(game, ["wood"]) == {(2, 0)}
    assert pairs(game, ["clay"]) == set()
    assert pairs(game, ["ore", "ore"]) == set()
    assert wonders.count_things(game.cities[0], "brown card") == 2
    lay(game)
    assert pairs(game, ["wood", "wood", "clay"]) == {(0, 0)}


def test_trade_cards_do_nothing_under_tile_4_but_chain() -> None:
    posts = ["marketplace", "east_trading_post", "west_trading_post", "caravansery"]
    game = table([*posts], ["lumber_yard"], [], tiles=[4], hand=["forum", "lighthouse"], age=2)
    assert pairs(game, ["wood", "glass"]) == {(2, 2)}
    assert "chain:forum" in texts_for(game, "forum")
    assert "chain:lighthouse" in texts_for(game, "lighthouse")
    assert wonders.counted(game, 0, "1 point for each yellow card here", "point") == 4


@pytest.mark.parametrize(
    ("tile", "choice"), [(17, ("wood", "stone")), (18, ("ore", "clay")), (21, ("glass", "cloth", "papyrus"))]
)
def test_tiles_give_everybody_one_unit_a_turn_that_is_not_sold(tile: int, choice: tuple[str, ...]) -> None:
    game = table([], [], [], boards=("ephesus", "ephesus", "ephesus"), tiles=[tile])
    for unit in choice:
        assert pairs(game, [unit]) == {(0, 0)}
    for one, other in [(choice[0], choice[0]), (choice[0], choice[1])]:
        assert pairs(game, [one, other]) == set()


def brute_pairs(game: Game, seat: int, needed: Sequence[str]) -> set[tuple[int, int]]:
    """Give every unit to every source that makes it, in all combinations."""
    city = game.cities[seat]
    left, right = wonders.left_of(game, seat), wonders.right_of(game, seat)
    sources = [("own", source) for source in wonders.own_sources(game, seat)]
    sources += [("left", source) for source in wonders.sources_for_sale(game, left)]
    sources += [("right", source) for source in wonders.sources_for_sale(game, right)]
    makers = [[index for index, (_, source) in enumerate(sources) if unit in source.units] for unit in needed]
    found = set()
    for indexes in product(*makers):
        if any(indexes.count(index) > 1 and not sources[index][1].endless for index in indexes):
            continue
        paid = {"own": 0, "left": 0, "right": 0}
        for unit, index in zip(needed, indexes, strict=True):
            side = sources[index][0]
            paid[side] += wonders.price(game, city, unit, side) if side != "own" else 0
        found.add((paid["left"], paid["right"]))
    return {pair for pair in found if not any(wonders.is_worse(pair, other) for other in found)}


def test_payments_are_the_ones_of_brute_force() -> None:
    generator = random.Random(5)
    makers = [name for name, card in CARDS.items() if card.colour in ("brown", "grey") or card.trade]
    several = 0
    for _ in range(300):
        boards = generator.sample(list(BOARDS), 3)
        cities = [generator.sample(makers, 4) for _ in range(3)]
        tiles = generator.sample([3, 4, 9, 10, 11, 12, 17, 18, 20, 21], 2)
        game = table(*cities, boards=boards, tiles=tiles)
        needed = wonders.read_cost(CARDS[generator.choice(list(CARDS))].cost)[1][:5]
        assert pairs(game, needed) == brute_pairs(game, 0, needed)
        several += len(pairs(game, needed)) > 1
    assert several > 30


def test_prices_tell_who_gets_what() -> None:
    game = table(["clay_pool"], ["brickyard"], ["loom_age1"], hand=["forum"], age=2, project="river_port")
    game.cities[0].coins = 4
    told = wonders.prices(game, 0, "forum", "build+join")
    assert told["bank"] == {"cost": 0, "instead": 0, "taxes": 0, "joining": 1}
    assert told["needed"] == ["clay", "clay", "cloth"]
    (offer,) = told["offers"]
    assert (offer["text"], offer["affordable"]) == ("build:forum<2>2+join", False)
    assert offer["missing"] == ["clay", "cloth"]
    assert {"owner": "own", "source": "clay_pool", "unit": "clay", "coins": 0} in offer["sources"]
    assert {"owner": "right", "source": "loom_age1", "unit": "cloth", "coins": 2} in offer["sources"]


# ---- chains and powers -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("post", ["east_trading_post", "west_trading_post"])
def test_either_trading_post_chains_to_the_forum(post: str) -> None:
    game = table([post], [], [], hand=["forum"], age=2)
    assert texts_for(game, "forum") == {"chain:forum"}


def test_a_chain_is_a_choice() -> None:
    game = table(["scriptorium", "quarry", "loom_age1"], [], [], hand=["library"], age=2)
    assert texts_for(game, "library") == {"build:library", "chain:library", "stage:library"}


def test_academy_through_a_neighbours_school_under_tile_7() -> None:
    game = table([], ["school"], [], hand=["academy"], age=3)
    assert texts_for(game, "academy") == set()
    lay(game, 7)
    assert texts_for(game, "academy") == {"chain:academy"}
    game.cities[1].cards, game.cities[2].cards = [], ["school"]
    assert texts_for(game, "academy") == {"chain:academy"}


def test_a_card_built_in_this_turn_does_not_chain_in_it() -> None:
    game = table([], [], [], hand=["temple"], age=2, tiles=[7])
    game.hands[1] = ["altar"]
    wonders.choose(game, 1, "build:altar")
    assert texts_for(game, "temple") == set()


def test_olympia_builds_one_card_free_in_each_age_from_the_next_turn_on() -> None:
    game = table(["quarry"], [], [], boards=("olympia", "giza", "rhodes"), hand=["palace", "altar"], age=3)
    stages(game, 0, 1)
    assert texts_for(game, "palace") == {"stage:palace"}
    play(game, "stage:altar")
    assert game.cities[0].coins == 3
    game.hands = [["palace", "arsenal"], ["pawnshop"], ["pawnshop"]]
    assert "olympia:palace" in texts_for(game, "palace")
    play(game, "olympia:palace")
    assert game.cities[0].cards == ["quarry", "palace"]
    game.hands = [["arsenal"], ["pawnshop"], ["pawnshop"]]
    assert texts_for(game, "arsenal") == set()


def test_olympia_is_fresh_in_the_next_age() -> None:
    game = table([], [], [], boards=("olympia", "giza", "rhodes"), hand=["palace"], turn=6)
    stages(game, 0, 2)
    game.cities[0].free_building_used = True
    play(game)
    assert (game.age, game.cities[0].free_building_used) == (2, False)


def babylon(*, turn: int = 6, **more: Any) -> Game:
    boards = ("babylon", "giza", "rhodes")
    return table(["sawmill", "glassworks_age1"], [], [], boards=boards, sides="BAA", turn=turn, **more)


def test_the_seventh_card_is_played_also_when_the_stage_is_new() -> None:
    game = babylon(hand=["altar", "theater"])
    stages(game, 0, 1)
    play(game, "stage:altar")
    assert (game.phase, wonders.to_act(game)) == ("seventh", (0,))
    assert wonders.legal(game, 0) == ["build:theater", "sell:theater"]
    wonders.choose(game, 0, "build:theater")
    assert game.cities[0].cards[-1] == "theater"
    assert game.age == 2


def test_coins_of_the_sixth_card_pay_for_the_seventh() -> None:
    game = babylon(hand=["tavern", "clay_pit"])
    stages(game, 0, 2)
    game.cities[0].coins = 0
    play(game, "build:tavern")
    assert wonders.legal(game, 0) == ["build:clay_pit", "sell:clay_pit"]


def test_only_the_sixth_turn_has_a_seventh_card() -> None:
    game = babylon(turn=5, hand=["altar", "theater", "baths"])
    stages(game, 0, 2)
    play(game, "build:altar")
    assert (game.phase, game.turn) == ("turn", 6)


def test_the_seventh_card_can_be_discarded_for_a_tile() -> None:
    game = babylon(hand=["altar", "theater"])
    stages(game, 0, 2)
    game.cities[0].tiles = [4, 12, 20]
    play(game, "tile12:altar")
    assert wonders.legal(game, 0) == ["build:theater", "sell:theater", "tile20:theater", "tile4:theater"]
    assert game.spaces == [[], [], []]
    wonders.choose(game, 0, "tile4:theater")
    assert game.spaces == [[4], [12], []]
    assert category(game, "tower") == 5


def babylon_with_tiles(*tiles: int, cards: Sequence[str], hand: Sequence[str], coins: int = 0) -> Game:
    """Babylon B in turn 6, with the power over the seventh card, these own cards and hardly any coins."""
    game = babylon(hand=hand, tiles=tiles)
    game.cities[0].cards, game.cities[0].coins = list(cards), coins
    stages(game, 0, 2)
    return game


@pytest.mark.rule("R-T11", "W5.5.1")
def test_the_unit_of_a_tile_that_the_sixth_card_took_is_not_there_for_the_seventh() -> None:
    game = babylon_with_tiles(17, cards=[], hand=["stockade", "baths"])
    play(game, "build:stockade")
    assert game.phase == "seventh"
    assert wonders.legal(game, 0) == ["sell:baths"]
    assert [offer["affordable"] for offer in wonders.prices(game, 0, "baths", "build")["offers"]] == [False]


@pytest.mark.rule("R-T11", "W5.5.1")
def test_the_unit_of_a_tile_that_the_sixth_card_did_not_need_is_there_for_the_seventh() -> None:
    game = babylon_with_tiles(17, cards=[], hand=["altar", "baths"])
    play(game, "build:altar")
    assert wonders.legal(game, 0) == ["build:baths", "sell:baths"]


@pytest.mark.rule("R-T11", "W5.5.1")
def test_the_sixth_card_leaves_the_unit_of_a_tile_alone_where_the_own_cards_suffice() -> None:
    for cards in (["lumber_yard"], ["timber_yard", "clay_pit"], ["tree_farm"]):
        game = babylon_with_tiles(17, cards=cards, hand=["stockade", "baths"])
        play(game, "build:stockade")
        assert "build:baths" in wonders.legal(game, 0)


@pytest.mark.rule("R-T11", "W5.5.1")
@pytest.mark.parametrize(
    ("seventh", "can_be_built"), [("caravansery", True), ("dispensary", True), ("archery_range", False)]
)
def test_of_two_tiles_the_sixth_card_takes_the_one_that_the_seventh_does_not_need(
    seventh: str, can_be_built: bool
) -> None:
    """For the wood and the ore of the stables the cave makes one of them, and a tile the other; never both tiles."""
    cards = ["forest_cave", "glassworks_age1"]
    game = babylon_with_tiles(17, 18, cards=cards, hand=["stables", seventh])
    play(game, "build:stables")
    assert (f"build:{seventh}" in wonders.legal(game, 0)) == can_be_built


@pytest.mark.rule("W5.5.1")
def test_own_and_bought_sources_and_coins_are_new_for_the_seventh_card() -> None:
    game = babylon_with_tiles(cards=["lumber_yard"], hand=["stockade", "caravansery"])
    game.cities[0].cards.append("tree_farm")
    play(game, "build:stockade")
    assert "build:caravansery" in wonders.legal(game, 0)
    game = babylon_with_tiles(cards=[], hand=["baths", "lighthouse"], coins=4)
    play(game, "build:baths<2")
    assert pairs(game, ["stone"]) == {(2, 0)}
    game = babylon_with_tiles(cards=[], hand=["lumber_yard", "stockade"])
    play(game, "build:lumber_yard")
    assert "build:stockade" in wonders.legal(game, 0)


@pytest.mark.rule("R-T11")
def test_in_the_next_round_the_unit_of_the_tile_is_there_again() -> None:
    game = table([], [], [], boards=("babylon", "rhodes", "alexandria"), hand=["stockade", "baths"], tiles=[17])
    game.cities[0].coins = 0
    play(game, "build:stockade")
    game.hands[0] = ["baths"]
    assert "build:baths" in wonders.legal(game, 0)


def halicarnassus(**more: Any) -> Game:
    return table(["foundry"], [], [], boards=("halicarnassus", "rhodes", "giza"), sides="BAA", **more)


def test_halicarnassus_digs_among_all_discards_of_the_turn_and_the_age() -> None:
    game = halicarnassus(hand=["altar", "theater"], turn=6)
    game.discard = ["tavern", "foundry", "palace", "pawnshop"]
    play(game, "stage:altar")
    assert (game.phase, wonders.to_act(game)) == ("dig", (0,))
    assert wonders.legal(game, 0) == ["dig:-", "dig:palace", "dig:pawnshop", "dig:tavern", "dig:theater"]
    wonders.choose(game, 0, "dig:tavern")
    assert (game.cities[0].cards[-1], game.cities[0].coins) == ("tavern", 8)
    assert "tavern" not in game.discard


def test_halicarnassus_may_take_nothing() -> None:
    game = halicarnassus(hand=["altar"])
    play(game, "stage:altar")
    wonders.choose(game, 0, "dig:-")
    assert game.cities[0].cards == ["foundry"]
    assert (game.phase, game.turn) == ("turn", 2)


def test_digging_pays_taxes_and_brings_bonuses() -> None:
    game = halicarnassus(hand=["theater"], age=2, tiles=[5, 6])
    game.discard = ["statue", "guard_tower"]
    game.cities[0].coins = 1
    play(game, "stage:theater")
    assert wonders.legal(game, 0) == ["dig:-", "dig:guard_tower"]
    game = halicarnassus(hand=["theater"], age=2, tiles=[5, 6])
    game.discard = ["statue"]
    play(game, "stage:theater")
    wonders.choose(game, 0, "dig:statue")
    assert game.cities[0].coins == 3


@pytest.mark.rule("W5.6", "W4.11")
@pytest.mark.parametrize(("held", "can_dig"), [(0, False), (1, False), (2, True)])
def test_coins_that_come_in_with_the_stage_do_not_pay_for_digging(held: int, can_dig: bool) -> None:
    game = halicarnassus(hand=["theater"], age=2, tiles=[1])  # 2 coins more for red cards
    game.cities[0].coins = held
    game.hands[1] = ["apothecary"]
    game.discard = ["guard_tower"]
    play(game, "stage:theater", "build:apothecary>2")
    assert game.cities[0].coins == held + 2
    assert ("dig:guard_tower" in wonders.legal(game, 0)) == can_dig
    (offer,) = wonders.prices(game, 0, "guard_tower", "dig")["offers"]
    assert offer["affordable"] == can_dig


@pytest.mark.rule("W5.6", "W4.11")
def test_coins_that_paid_for_the_stage_do_not_pay_for_digging() -> None:
    game = halicarnassus(hand=["theater"], tiles=[1])  # 1 coin more for red cards
    game.cities[0].cards = ["ore_vein"]
    game.discard = ["guard_tower"]
    game.cities[0].coins = 3
    other = deepcopy(game)
    other.cities[0].coins = 2
    play(game, "stage:theater<2")
    play(other, "stage:theater<2")
    assert wonders.legal(game, 0) == ["dig:-", "dig:guard_tower", "dig:pawnshop"]
    assert wonders.legal(other, 0) == ["dig:-", "dig:pawnshop"]


def third_stage(*cards: str, left: Sequence[str] = (), right: Sequence[str] = (), tiles: Iterable[int] = ()) -> Game:
    """Halicarnassus B builds its third stage (glass, cloth, papyrus); joining while digging costs papyrus again."""
    game = halicarnassus(hand=["school"], age=2, project="obelisk", tiles=tiles)
    for city, built in zip(game.cities, (cards, left, right), strict=True):
        city.cards = list(built)
    stages(game, 0, 2)
    game.cities[0].coins = 9
    game.discard = ["altar"]
    return game


def joining_digs(game: Game) -> list[str]:
    return [text for text in wonders.legal(game, 0) if text.startswith("dig:altar") and "+" in text]


@pytest.mark.rule("W5.6", "R-P1")
def test_an_own_source_that_paid_for_the_stage_does_not_pay_for_joining_while_digging() -> None:
    game = third_stage("glassworks_age1", "press_age1")
    play(game, "stage:school")
    assert joining_digs(game) == []
    game = third_stage("glassworks_age1", "press_age1", left=["press_age1"])
    play(game, "stage:school")
    assert joining_digs(game) == ["dig:altar<2+join"]
    wonders.choose(game, 0, "dig:altar<2+join")
    assert (coins(game), game.participation) == ([6, 8, 6], [1, 0, 0])


@pytest.mark.rule("W5.6", "R-P1")
def test_a_source_that_was_bought_for_the_stage_is_not_bought_again_for_digging() -> None:
    game = third_stage("glassworks_age1", left=["press_age1"])
    play(game, "stage:school<2")
    assert joining_digs(game) == []
    game = third_stage("glassworks_age1", left=["press_age1"], right=["press_age1"])
    play(game, "stage:school<2")
    assert joining_digs(game) == ["dig:altar>2+join"]


@pytest.mark.rule("R-T11", "W5.6")
def test_the_unit_of_a_tile_that_the_stage_took_is_not_there_for_digging() -> None:
    game = third_stage("glassworks_age1", tiles=[21])
    play(game, "stage:school")
    assert joining_digs(game) == []
    game = third_stage("glassworks_age1", "press_age1", tiles=[21])
    play(game, "stage:school")
    assert joining_digs(game) == ["dig:altar+join"]


@pytest.mark.rule("W5.6", "R-P1")
def test_the_stage_leaves_the_source_that_digging_needs() -> None:
    for cards, can_join in ((["mine", "ore_vein", "forest_cave"], True), (["mine", "ore_vein"], False)):
        game = halicarnassus(hand=["theater"], project="rampart_road")
        game.cities[0].cards, game.cities[2].start_lost = cards, True
        game.discard = ["tavern"]
        play(game, "stage:theater")
        assert ("dig:tavern+join" in wonders.legal(game, 0)) == can_join


@pytest.mark.rule("W5.1", "W5.6")
def test_what_a_neighbour_builds_in_this_turn_sells_nothing_to_the_digger() -> None:
    game = third_stage("glassworks_age1", "press_age1")
    game.hands[1] = ["press_age1"]
    play(game, "stage:school", "build:press_age1")
    assert joining_digs(game) == []


@pytest.mark.rule("W5.6.1")
def test_digging_comes_after_the_seventh_card_whose_coins_do_not_pay_for_it() -> None:
    game = third_stage("glassworks_age1", "press_age1", tiles=[6])  # 2 coins more for blue cards
    game.turn, game.cities[0].coins = 6, 0
    game.cities[1].board, game.cities[1].side, game.cities[1].markers = "babylon", "B", ["altar"] * 2
    game.hands[1] = ["tavern", "apothecary"]
    game.discard = ["altar", "walls"]
    play(game, "stage:school", "sell:tavern")
    assert (game.phase, wonders.to_act(game)) == ("seventh", (1,))
    wonders.choose(game, 1, "build:apothecary>2")
    assert (game.phase, wonders.to_act(game), game.cities[0].coins) == ("dig", (0,), 2)
    assert wonders.legal(game, 0) == ["dig:-", "dig:tavern", "dig:walls"]


# ---- coins that come in ----------------------------------------------------------------------------------------------


def test_vineyard_and_bazar_count_what_neighbours_build_in_the_same_turn() -> None:
    game = table(["lumber_yard"], [], ["loom_age1"], hand=["vineyard"], age=2)
    game.hands[1], game.hands[2] = ["ore_vein"], ["bazar"]
    play(game, "build:vineyard", "build:ore_vein", "build:bazar")
    assert coins(game) == [5, 3, 5]


def test_age_three_yellow_cards_pay_and_score_for_the_own_city() -> None:
    game = table(["tavern", "caravansery"], ["tavern"], [], hand=["lighthouse"], age=3)
    play(game, "chain:lighthouse")
    assert coins(game)[0] == 6
    assert category(game, "yellow") == 3
    game = table(["dispensary"], [], [], hand=["arena"], age=3)
    stages(game, 0, 2)
    play(game, "chain:arena")
    assert coins(game)[0] == 9
    assert category(game, "yellow") == 2


def test_stages_pay_coins() -> None:
    game = table(["quarry", "stone_pit"], [], [], boards=("rhodes", "giza", "olympia"), sides="BAA", hand=["altar"])
    play(game, "stage:altar")
    assert (coins(game)[0], category(game, "wonder"), wonders.shields(game.cities[0])) == (6, 3, 1)


# ---- conflicts -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("age", "value"), [(1, 1), (2, 3), (3, 5)])
def test_conflicts(age: int, value: int) -> None:
    game = table(["walls"], ["barracks"], ["stockade"], age=age, turn=6)
    play(game)
    assert [city.victories for city in game.cities] == [[value, value], [], []]
    assert [city.defeats for city in game.cities] == [0, 1, 1]


def test_tile_19_lowers_victory_tokens_and_22_doubles_defeats() -> None:
    for age, tokens in [(1, []), (2, [1, 1]), (3, [3, 3])]:
        game = table(["walls"], [], [], age=age, turn=6, tiles=[19, 22])
        play(game)
        assert game.cities[0].victories == tokens
        assert [city.defeats for city in game.cities] == [0, 2, 2]


@pytest.mark.parametrize(("late_tiles", "defeats"), [("count", 2), ("next_age", 1)])
def test_a_tile_of_the_last_turn_counts_by_option(late_tiles: str, defeats: int) -> None:
    game = table(["walls"], [], [], turn=6, late_tiles=late_tiles, hand=["altar"])
    game.cities[0].tiles = [22]
    play(game, "tile22:altar")
    assert game.cities[1].defeats == defeats
    assert game.active == [22]


@pytest.mark.parametrize(("late_tiles", "defeats"), [("count", 1), ("next_age", 2)])
def test_a_tile_covered_in_the_last_turn_counts_by_option(late_tiles: str, defeats: int) -> None:
    game = table(["walls"], [], [], turn=6, late_tiles=late_tiles, hand=["altar"], tiles=[22, 1, 2])
    game.cities[0].tiles = [3]
    play(game, "tile3:altar")
    assert game.cities[1].defeats == defeats
    assert game.spaces == [[22, 3], [1], [2]]


# ---- scores ----------------------------------------------------------------------------------------------------------


def test_the_sums_of_the_rulebook() -> None:
    game = table([], [], [])
    game.cities[0].victories, game.cities[0].defeats = [1, 3, 5], 3
    game.cities[0].coins = 14
    assert (category(game, "military"), category(game, "coins")) == (6, 4)
    assert wonders.science_of((3, 2, 1)) == 21
    assert wonders.science_of((3, 2, 2)) == 31


def test_science_with_choices() -> None:
    game = table(["scriptorium", "school", "workshop"], [], [], boards=("babylon", "giza", "rhodes"))
    assert category(game, "science") == 5
    stages(game, 0, 2)
    assert category(game, "science") == 4 + 1 + 1 + 7
    game.cities[0].cards.append("scientists_guild")
    assert category(game, "science") == 9 + 1 + 1 + 7
    assert category(game, "guilds") == 0


@pytest.mark.parametrize(
    ("guild", "points"),
    [
        ("workers_guild", 3),
        ("craftsmens_guild", 2),
        ("traders_guild", 1),
        ("philosophers_guild", 2),
        ("spies_guild", 1),
        ("strategists_guild", 5),
        ("shipowners_guild", 3),
        ("magistrates_guild", 2),
        ("builders_guild", 6),
    ],
)
def test_guilds(guild: str, points: int) -> None:
    left = ["lumber_yard", "mine", "loom_age1", "school", "altar", "barracks"]
    right = ["ore_vein", "tavern", "library", "statue", "workers_guild"]
    game = table(["clay_pool", "press_age1", guild], left, ["baths", "walls"], right)
    for seat, number in enumerate([3, 2, 2, 1]):
        stages(game, seat, number)
    game.cities[1].defeats, game.cities[2].defeats, game.cities[3].defeats = 2, 6, 1
    game.cities[3].unpaid = [-3, -3]
    assert category(game, "guilds") == points


def test_olympia_copies_a_guild_beside_at_the_end() -> None:
    boards = ("olympia", "giza", "rhodes", "babylon")
    cards = ["clay_pool"], ["shipowners_guild"], ["spies_guild"], ["scientists_guild", "barracks"]
    game = table(*cards, boards=boards, sides="BAAA", age=3, turn=6)
    stages(game, 0, 3)
    play(game)
    assert wonders.legal(game, 0) == ["copy:scientists_guild", "copy:shipowners_guild"]
    other = deepcopy(game)
    wonders.choose(game, 0, "copy:shipowners_guild")
    assert category(game, "guilds") == 1  # the copy is no purple card
    assert category(game, "guilds", seat=1) == 1
    wonders.choose(other, 0, "copy:scientists_guild")
    assert (category(other, "guilds"), category(other, "science")) == (0, 1)
    assert wonders.is_over(game)


def test_olympia_copies_nothing_where_no_guild_stands_beside() -> None:
    game = table([], [], [], boards=("olympia", "giza", "rhodes"), sides="BAA", age=3, turn=6)
    stages(game, 0, 3)
    play(game)
    assert wonders.legal(game, 0) == ["copy:-"]
    wonders.choose(game, 0, "copy:-")
    assert wonders.is_over(game)
    assert category(game, "guilds") == 0


def test_ties_go_to_coins_and_are_shared_then() -> None:
    game = table([], [], [])
    assert wonders.winners(game) == (0, 1, 2)
    game.cities[1].coins = 5
    assert wonders.winners(game) == (1,)
    game.cities[2].coins = 5
    assert wonders.winners(game) == (1, 2)
    game.cities[0].cards = ["altar"]
    assert wonders.winners(game) == (0,)


# ---- the tower -------------------------------------------------------------------------------------------------------


def test_tiles_4_and_12_on_the_large_board() -> None:
    game = table([], [], [], [], [], hand=["altar"])
    game.spaces = [[20], [1], [2], []]
    game.cities[0].tiles, game.cities[1].tiles = [12], [4]
    play(game, "tile12:altar", "tile4:pawnshop")
    assert game.spaces == [[20, 12], [1], [2], [4]]
    assert sorted(game.active) == [1, 2, 4, 12]
    assert game.cities[0].coins == 3
    assert "altar" in game.discard


@pytest.mark.parametrize(("players", "spaces"), [(2, 2), (3, 3), (4, 3), (5, 4), (6, 4), (7, 4)])
def test_spaces_by_number_of_players(players: int, spaces: int) -> None:
    game = new_game(players=str(players), tower="yes")
    assert len(game.spaces) == spaces


def test_a_tile_covered_at_once_is_never_active_but_scores() -> None:
    game = table([], [], [], [], hand=["altar"])
    for seat, tile in enumerate([1, 2, 3, 4]):
        game.cities[seat].tiles = [tile]
    play(game, "tile1:altar", "tile2:pawnshop", "tile3:pawnshop", "tile4:pawnshop")
    assert game.spaces == [[1, 4], [2], [3]]
    assert sorted(game.active) == [2, 3, 4]
    assert category(game, "tower") == 2


def test_a_tile_is_active_from_the_next_turn_on() -> None:
    game = table([], [], [], hand=["altar"])
    game.cities[0].tiles = [5]
    game.hands[1] = ["altar"]
    play(game, "tile5:altar", "build:altar")
    assert coins(game) == [3, 3, 6]
    game.hands = [["altar"], ["theater"], ["pawnshop"]]
    play(game, "build:altar", "build:theater")
    assert coins(game) == [4, 4, 9]


@pytest.mark.rule("T14", "T15")
def test_who_builds_a_tile_is_public_once_it_is_placed() -> None:
    game = table([], [], [], boards=("halicarnassus", "rhodes", "giza"), sides="BAA", hand=["altar"])
    game.cities[0].cards = ["foundry"]
    game.cities[1].tiles, game.cities[2].tiles = [12], [4]
    game.spaces = [[], [], []]
    play(game, "stage:altar", "tile12:pawnshop", "tile4:pawnshop")
    waiting = wonders.public(game)
    assert (game.phase, waiting["waiting_tiles"], waiting["spaces"]) == ("dig", 2, [[], [], []])
    assert [city["built_tiles"] for city in waiting["cities"]] == [[], [], []]
    wonders.choose(game, 0, "dig:-")
    placed = wonders.public(game)
    assert placed["spaces"] == [[4], [12], []]
    assert [city["built_tiles"] for city in placed["cities"]] == [[], [12], [4]]


def test_tiles_built_score() -> None:
    game = table([], [], [])
    points = []
    for tiles in ([], [1], [1, 2], [1, 2, 3]):
        game.cities[0].built_tiles = tiles
        points.append(category(game, "tower"))
    assert points == [0, 2, 5, 10]


@pytest.mark.parametrize(("age", "tax"), [(1, 1), (2, 2), (3, 3)])
def test_taxes_by_age_are_part_of_what_must_be_paid(age: int, tax: int) -> None:
    game = table(["lumber_yard", "quarry"], [], [], hand=["stockade", "altar"], age=age, tiles=[1, 6, 16])
    game.cities[0].coins = tax - 1
    assert texts_for(game, "stockade") == texts_for(game, "altar") == set()
    game.cities[0].coins = tax
    assert texts_for(game, "stockade") == {"build:stockade", "stage:stockade"}
    assert texts_for(game, "altar") == {"build:altar", "stage:altar"}
    play(game, "build:stockade")
    assert game.cities[0].coins == 0


def test_a_blue_chain_pays_both_taxes_and_takes_both_bonuses() -> None:
    game = table(["altar"], [], [], hand=["temple"], age=2, tiles=[6, 13])
    game.cities[0].coins = 3
    assert texts_for(game, "temple") == set()
    game.cities[0].coins = 4
    play(game, "chain:temple")
    assert game.cities[0].coins == 0
    game = table(["altar"], [], [], hand=["temple"], age=2, tiles=[5, 14])
    play(game, "chain:temple")
    assert game.cities[0].coins == 7


def test_bonuses_do_not_help_to_pay() -> None:
    game = table(["altar"], [], [], hand=["temple"], age=2, tiles=[13, 14])
    game.cities[0].coins = 1
    assert texts_for(game, "temple") == set()
    game.cities[0].coins = 2
    play(game, "chain:temple")
    assert game.cities[0].coins == 2


def test_resources_of_red_cards_and_stages_are_waived_but_taxes_stay() -> None:
    game = table([], [], [], hand=["fortifications"], age=3, tiles=[1, 2, 15, 16])
    assert texts_for(game, "fortifications") == {"build:fortifications", "stage:fortifications"}
    play(game, "stage:fortifications")
    assert game.cities[0].coins == 0


def test_pantheon_for_six_coins_or_by_chain_under_tile_8() -> None:
    everything = ["brickyard", "foundry", "loom_age1", "glassworks_age1", "press_age1"]
    game = table(everything, [], [], hand=["pantheon"], age=3, tiles=[8])
    assert texts_for(game, "pantheon") == set()
    game.cities[0].coins = 6
    assert texts_for(game, "pantheon") == {"build:pantheon"}
    game.cities[0].cards.append("temple")
    assert texts_for(game, "pantheon") == {"build:pantheon", "chain:pantheon"}
    other = deepcopy(game)
    play(game, "build:pantheon")
    play(other, "chain:pantheon")
    assert (game.cities[0].coins, other.cities[0].coins) == (0, 6)


def test_traders_guild_for_three_coins_under_tile_23_and_five_back_by_24() -> None:
    game = table([], [], [], hand=["traders_guild"], age=3, tiles=[23, 24])
    assert texts_for(game, "traders_guild") == {"build:traders_guild"}
    play(game, "build:traders_guild")
    assert game.cities[0].coins == 5


def test_free_building_still_pays_taxes_and_takes_bonuses() -> None:
    game = table([], [], [], boards=("olympia", "giza", "rhodes"), hand=["palace"], age=3, tiles=[5, 6, 13, 14])
    stages(game, 0, 2)
    game.cities[0].rewards = [wonders.FREE_BUILDING]
    game.cities[0].coins = 2
    assert texts_for(game, "palace") == set()
    game.cities[0].coins = 3
    assert texts_for(game, "palace") == {"olympia:palace", "token:palace"}
    play(game, "token:palace")
    assert game.cities[0].coins == 3
    assert game.cities[0].rewards == []


# ---- the projects ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "tokens"), [(2, 2), (3, 2), (4, 3), (5, 4), (6, 5), (7, 6)])
def test_participation_tokens_by_number_of_players(players: int, tokens: int) -> None:
    game = new_game(players=str(players), projects="yes")
    assert (game.tokens_left, PROJECTS[game.project].age) == (tokens, 1)


def test_the_forum_and_the_river_port() -> None:
    """One own and one bought clay, a bought cloth, and one coin to the bank."""
    game = table(["clay_pool"], ["clay_pool"], ["loom_age1"], hand=["forum"], age=2, project="river_port")
    game.cities[0].coins = 5
    assert texts_for(game, "forum") == {"build:forum<2", "build:forum<2>2+join"}
    play(game, "build:forum<2>2+join")
    assert coins(game) == [0, 8, 8]
    assert (game.participation, game.tokens_left) == ([1, 0, 0], 1)


def test_each_source_serves_once_for_building_and_joining_together() -> None:
    game = table(["press_age1", "lumber_yard"], [], [], hand=["altar"], project="obelisk", age=2)
    assert texts_for(game, "altar") == {"build:altar", "build:altar+join"}
    game = table(["clay_pool", "lumber_yard", "glassworks_age1"], [], [], hand=["temple"], project="belvedere")
    assert texts_for(game, "temple") == {"build:temple"}
    game.cities[1].cards = ["brickyard"]
    assert texts_for(game, "temple") == {"build:temple", "build:temple<2+join"}


def test_a_free_building_joins_too_and_pays_for_it() -> None:
    game = table(["altar"], ["clay_pool"], [], hand=["temple"], project="belvedere")
    assert texts_for(game, "temple") == {"chain:temple", "chain:temple<2+join"}
    game = table(
        ["altar"], ["clay_pool"], [], boards=("olympia", "giza", "rhodes"), hand=["palace"], project="belvedere"
    )
    stages(game, 0, 2)
    assert texts_for(game, "palace") == {"olympia:palace", "olympia:palace<2+join"}


def test_tiles_that_waive_or_change_a_cost_do_not_touch_joining() -> None:
    game = table([], ["glassworks_age1"], [], hand=["walls"], age=2, project="war_mirror", tiles=[2])
    game.cities[0].coins = 4
    assert texts_for(game, "walls") == {"build:walls", "build:walls<2+join", "build:walls>2+join"}
    game = table([], ["press_age1"], [], hand=["aqueduct"], age=2, project="obelisk", tiles=[8])
    game.cities[0].coins = 6
    assert texts_for(game, "aqueduct") == {"build:aqueduct", "build:aqueduct<2+join"}


def test_a_tile_can_give_what_joining_costs() -> None:
    game = table([], [], [], hand=["altar"], project="belvedere", tiles=[18])
    assert "build:altar+join" in texts_for(game, "altar")


def test_halicarnassus_joins_with_what_it_digs() -> None:
    game = halicarnassus(hand=["theater"], project="double_walls")
    game.discard = ["barracks"]
    play(game, "stage:theater")
    assert wonders.legal(game, 0) == ["dig:-", "dig:barracks", "dig:barracks+join", "dig:pawnshop"]
    wonders.choose(game, 0, "dig:barracks+join")
    assert (game.cities[0].coins, game.participation[0]) == (2, 1)


def test_nobody_joins_with_a_stage() -> None:
    game = table(["quarry"], [], [], hand=["barracks"], project="double_walls")
    assert texts_for(game, "barracks") == {"build:barracks<2", "build:barracks<2+join", "stage:barracks"}


def test_one_token_left_is_enough_for_all_who_join_in_one_turn_and_closes_the_project() -> None:
    game = table(["lumber_yard"], ["lumber_yard"], ["lumber_yard"], hand=["stockade", "guard_tower"])
    start(game, "double_walls", tokens=1)
    game.hands = [["stockade", "barracks"] for _ in range(3)]
    play(game, *["build:stockade+join"] * 3)
    assert (game.participation, game.tokens_left, game.project_open) == ([1, 1, 1], 0, False)
    assert not any("+" in text for text in wonders.legal(game, 0))


def test_once_a_turn_is_once_even_with_two_cards() -> None:
    game = babylon(hand=["stockade", "barracks"], project="double_walls")
    game.cities[0].cards.append("ore_vein")
    stages(game, 0, 2)
    other = deepcopy(game)
    play(game, "build:stockade+join")
    assert wonders.legal(game, 0) == ["build:barracks", "sell:barracks"]
    play(other, "build:stockade")
    assert "build:barracks+join" in wonders.legal(other, 0)


def test_joining_twice_in_an_age_pays_twice() -> None:
    game = table(["lumber_yard", "ore_vein"], [], [], age=2, project="war_mirror")
    game.participation, game.tokens_left = [2, 0, 0], 0
    game.turn = 6
    play(game)
    assert game.cities[0].victories == [3, 3]
    assert [city.unpaid for city in game.cities] == [[], [], []]
    assert game.participation == [0, 0, 0]


def test_an_unfinished_project_punishes_only_those_who_took_no_part() -> None:
    game = table(["altar", "baths", "tavern"], ["altar"], [], age=3, turn=6, project="archives")
    game.participation, game.tokens_left = [0, 1, 0], 1
    play(game)
    assert (game.phase, wonders.to_act(game)) == ("lose", (0,))
    assert wonders.legal(game, 0) == ["lose:altar", "lose:baths"]
    wonders.choose(game, 0, "lose:baths")
    assert game.cities[0].cards == ["altar", "tavern"]
    assert "baths" in game.discard
    assert game.cities[1].cards == ["altar"]
    assert [city.unpaid for city in game.cities] == [[], [], [-3]]
    assert [city.rewards for city in game.cities] == [[], [], []]
    assert category(game, "projects", seat=2) == -3


def test_all_coins_with_none() -> None:
    game = table([], [], [], age=2, turn=6, project="river_port", hand=["altar"])
    game.cities[0].coins = 0
    play(game, "build:altar")
    assert [city.unpaid for city in game.cities] == [[-2], [], []]
    assert coins(game) == [0, 0, 0]


def test_unpaid_penalties_are_defeat_tokens_for_tile_22_and_the_strategists() -> None:
    game = table(["strategists_guild"], [], [], age=2, turn=6, project="war_mirror", tiles=[22])
    game.participation = [1, 0, 0]
    play(game)
    assert game.cities[1].unpaid == [-2, -2]
    assert category(game, "guilds") == 4
    assert category(game, "projects", seat=1) == -4


def test_victory_tokens_of_projects_fall_under_tile_19() -> None:
    for age, project, tokens in [(1, "double_walls", []), (2, "war_mirror", [1]), (3, "giant_trebuchet", [3])]:
        game = table([], [], [], age=age, turn=6, project=project, tiles=[19])
        game.participation, game.tokens_left = [1, 0, 0], 0
        play(game)
        assert game.cities[0].victories == tokens
    assert category(game, "military") == 3


def test_two_victory_tokens_are_chosen_or_cannot_be_paid() -> None:
    game = table([], [], [], age=3, turn=6, project="triumphal_arches")
    game.cities[0].victories = [1, 3, 3]
    game.cities[1].victories = [5]
    game.cities[2].victories = [1, 5]
    play(game)
    assert wonders.to_act(game) == (0, 2)
    assert wonders.legal(game, 0) == ["lose:3,1", "lose:3,3"]
    assert wonders.legal(game, 2) == ["lose:5,1"]
    wonders.choose(game, 0, "lose:3,1")
    wonders.choose(game, 2, "lose:5,1")
    assert [city.victories for city in game.cities] == [[3], [5], []]
    assert [city.unpaid for city in game.cities] == [[], [-3], []]


def test_a_lost_start_makes_nothing_and_sells_nothing() -> None:
    game = table([], [], [], turn=6, project="double_walls")
    game.participation, game.tokens_left = [1, 0, 0], 1
    play(game)
    assert [city.start_lost for city in game.cities] == [False, True, True]
    assert pairs(game, ["glass"]) == set()
    assert pairs(game, ["glass"], seat=2) == set()
    assert pairs(game, ["stone"], seat=2) == {(2, 0)}


def test_shields_of_projects_stay_and_count_at_once() -> None:
    game = table(["barracks"], ["barracks"], ["barracks"], age=2, turn=6, project="obelisk")
    game.participation, game.tokens_left = [2, 1, 0], 0
    play(game)
    assert [wonders.shields(city) for city in game.cities] == [3, 2, 1]
    assert [city.victories for city in game.cities] == [[3, 3], [3], []]


@pytest.mark.parametrize(("project", "amount"), [("rampart_road", 4), ("river_port", 6), ("grand_bazaar", 12)])
def test_coins_of_projects(project: str, amount: int) -> None:
    game = table([], [], [], age=PROJECTS[project].age, turn=6, project=project)
    game.participation, game.tokens_left = [2, 1, 0], 0
    play(game)
    assert coins(game) == [6 + 2 * amount, 6 + amount, 6]


def test_the_any_colour_token_waives_only_the_colour() -> None:
    game = table(["lumber_yard"], [], [], hand=["loom_age1", "stockade"], project="double_walls")
    game.cities[0].rewards = [wonders.ANY_COLOUR]
    assert texts_for(game, "loom_age1") == {"build:loom_age1", "build:loom_age1+any"}
    assert texts_for(game, "stockade") == {"build:stockade", "build:stockade+join"}
    play(game, "build:loom_age1+any")
    assert (game.cities[0].coins, game.participation[0], game.cities[0].rewards) == (2, 1, [])


def test_an_any_colour_token_goes_with_a_free_building_token() -> None:
    game = table([], [], [], hand=["palace"], project="double_walls")
    game.cities[0].rewards = [wonders.ANY_COLOUR, wonders.FREE_BUILDING]
    assert texts_for(game, "palace") == {"token:palace", "token:palace+any"}
    play(game, "token:palace+any")
    assert (game.cities[0].rewards, game.cities[0].cards, game.participation[0]) == ([], ["palace"], 1)


def test_the_stage_token_waives_resources_but_no_tax() -> None:
    game = table([], [], [], hand=["altar"], age=2, tiles=[16])
    game.cities[0].rewards = [wonders.FREE_STAGE]
    assert texts_for(game, "altar") == {"build:altar", "stagetoken:altar"}
    play(game, "stagetoken:altar")
    assert (game.cities[0].coins, game.cities[0].rewards, len(game.cities[0].markers)) == (1, [], 1)


def test_tokens_that_score_at_the_end() -> None:
    cards = ["apothecary", "workshop", "school", "library", "workers_guild"]
    game = table(cards, ["spies_guild", "builders_guild"], ["traders_guild"], ["shipowners_guild"])
    game.cities[0].rewards = ["3 points for each set of science symbols here"] * 2
    assert category(game, "projects") == 6
    game.cities[0].rewards = ["1 point for each purple card here and beside"]
    assert category(game, "projects") == 4
    game.cities[0].rewards = ["1 point for each wonder stage here"] * 2
    stages(game, 0, 2)
    assert category(game, "projects") == 4


def test_choices_of_symbols_look_at_science_tokens_too() -> None:
    cards = ["apothecary", "dispensary", "lodge", "academy", "workshop", "scientists_guild"]
    game = table(cards, [], [])
    assert category(game, "science") == 26  # a fifth compass
    game.cities[0].rewards = ["3 points for each set of science symbols here"]
    assert (category(game, "science"), category(game, "projects")) == (25, 3)


def test_rewards_that_are_tokens_are_kept_once_for_each_participation() -> None:
    for project in ("belvedere", "cranes", "factory", "sewer_network", "smelter", "archives", "menagerie"):
        game = table([], [], [], age=PROJECTS[project].age, turn=6, project=project)
        game.participation, game.tokens_left = [2, 1, 0], 0
        play(game)
        assert [len(city.rewards) for city in game.cities] == [2, 1, 0]


# ---- two players -----------------------------------------------------------------------------------------------------


def two(*cities: Sequence[str], hand: Sequence[str], tiles: Iterable[int] = (), turn: int = 1, age: int = 1) -> Game:
    """Seat 0 holds the Free City's card and this hand; the Free City makes glass."""
    game = new_game(players="2")
    for city, cards, board in zip(game.cities, cities, BOARDS_IN_ORDER, strict=False):
        city.cards, city.board, city.side = list(cards), board, "A"
    game.age, game.turn, game.holder = age, turn, 0
    game.hands = [list(hand), ["pawnshop", "tavern"]]
    lay(game, *tiles)
    return game


def choose_both(game: Game, own: str, other: str = "sell:pawnshop") -> None:
    wonders.choose(game, 0, own)
    wonders.choose(game, 1, other)


def test_the_holder_draws_and_the_card_changes_sides() -> None:
    game = new_game(players="2")
    holders = []
    while not wonders.is_over(game):
        if game.phase == "turn" and not game.chosen:
            holders.append(game.holder)
            assert len(game.pile) == 7 - game.turn
        for seat in wonders.to_act(game):
            wonders.choose(game, seat, wonders.legal(game, seat)[-1])
    assert holders == [0, 1] * 3 + [1, 0] * 3 + [0, 1] * 3


def test_two_players_swap_hands() -> None:
    game = two([], [], [], hand=["altar", "theater", "baths"])
    choose_both(game, "sell:altar")
    wonders.choose(game, 0, "free.build:theater")
    assert game.hands[0] == ["tavern"]
    assert game.hands[1][:1] == ["baths"]
    assert len(game.hands[1]) == 2  # the new holder has drawn


def test_the_free_city_gets_a_card_that_is_left_and_nothing_is_revealed_before() -> None:
    game = two([], [], [], hand=["altar", "theater"])
    choose_both(game, "build:altar")
    assert (game.phase, wonders.to_act(game)) == ("free", (0,))
    assert game.cities[0].cards == []
    assert wonders.legal(game, 0) == ["free.build:theater"]
    wonders.choose(game, 0, "free.build:theater")
    assert [city.cards for city in game.cities] == [["altar"], [], ["theater"]]


def test_the_free_city_discards_only_where_it_can_play_nothing() -> None:
    game = two([], [], [], hand=["altar", "palace", "arsenal"], age=3)
    game.cities[2].coins = 0
    choose_both(game, "build:altar")
    assert wonders.legal(game, 0) == ["free.sell:arsenal", "free.sell:palace"]
    wonders.choose(game, 0, "free.sell:palace")
    assert game.cities[2].coins == 3
    game = two([], [], [], hand=["altar", "palace", "theater"], age=3)
    choose_both(game, "build:altar")
    assert wonders.legal(game, 0) == ["free.build:theater"]


def test_the_free_city_must_use_a_chain() -> None:
    stone = ["quarry", "stone_pit"]
    game = two([], [], ["baths", *stone], hand=["altar", "aqueduct", "theater"], age=2)
    choose_both(game, "build:altar")
    assert wonders.legal(game, 0) == ["free.build:theater", "free.chain:aqueduct", "free.stage:theater"]


def test_the_free_city_trades_with_its_own_coins() -> None:
    game = two([], ["lumber_yard"], [], hand=["altar", "stockade"])
    choose_both(game, "build:altar")
    assert wonders.legal(game, 0) == ["free.build:stockade>2"]  # seat 1 sits on its right
    wonders.choose(game, 0, "free.build:stockade>2")
    assert coins(game) == [3, 8, 1]
    assert wonders.prices(game, 0, "stockade", "free.build")["offers"][0]["text"] == "free.build:stockade>2"


def test_players_buy_from_the_free_city() -> None:
    game = two([], [], ["lumber_yard"], hand=["stockade", "altar"])
    assert texts_for(game, "stockade") == {"build:stockade>2"}
    game.hands[1] = ["stockade"]
    assert texts_for(game, "stockade", seat=1) == {"build:stockade<2"}


def test_the_free_city_fights_and_scores_nothing() -> None:
    game = two(["barracks"], [], ["walls"], hand=["altar", "theater", "baths"], turn=6, age=3)
    choose_both(game, "build:altar")
    wonders.choose(game, 0, "free.build:theater")
    assert [city.victories for city in game.cities] == [[5], [], [5, 5]]
    assert [city.defeats for city in game.cities] == [1, 2, 0]
    assert len(wonders.scores(game)) == 2
    assert set(wonders.winners(game)) <= {0, 1}


def test_the_last_card_of_the_pile_is_discarded() -> None:
    game = two([], [], [], hand=["altar", "theater", "baths"], turn=6)
    game.pile = ["stockade"]
    choose_both(game, "build:altar")
    wonders.choose(game, 0, "free.build:theater")
    assert sorted(game.discard) == ["baths", "pawnshop", "stockade", "tavern"]


def test_the_holder_digs_for_the_free_city() -> None:
    game = two([], [], ["foundry"], hand=["altar", "theater"])
    game.cities[2].board, game.cities[2].side = "halicarnassus", "B"
    game.discard = ["palace"]
    choose_both(game, "build:altar")
    wonders.choose(game, 0, "free.stage:theater")
    assert (game.phase, wonders.to_act(game)) == ("dig", (0,))
    assert wonders.legal(game, 0) == ["free.dig:-", "free.dig:palace", "free.dig:pawnshop"]
    wonders.choose(game, 0, "free.dig:palace")
    assert game.cities[2].cards == ["foundry", "palace"]


@pytest.mark.rule("W5.6", "W9.12")
def test_the_free_city_digs_with_the_coins_that_it_held() -> None:
    game = two([], [], ["foundry"], hand=["altar", "theater"], age=2, tiles=[6])  # 2 coins more for blue cards
    game.cities[2].board, game.cities[2].side, game.cities[2].coins = "halicarnassus", "B", 0
    game.discard = ["palace", "tavern"]
    game.hands[1] = ["apothecary"]
    choose_both(game, "sell:altar", "build:apothecary<2")
    wonders.choose(game, 0, "free.stage:theater")
    assert game.cities[2].coins == 2
    assert wonders.legal(game, 0) == ["free.dig:-", "free.dig:tavern"]


@pytest.mark.rule("W9.8", "W5.4")
def test_the_free_citys_card_comes_first_and_does_not_count_what_the_players_build() -> None:
    game = two([], [], ["lumber_yard"], hand=["ore_vein", "vineyard"], age=2)
    game.hands[1] = ["clay_pool", "tavern"]
    choose_both(game, "build:ore_vein", "build:clay_pool")
    wonders.choose(game, 0, "free.build:vineyard")
    assert [city.cards for city in game.cities] == [["ore_vein"], ["clay_pool"], ["lumber_yard", "vineyard"]]
    assert game.cities[2].coins == 4


@pytest.mark.rule("W9.8", "W5.4")
def test_both_players_count_what_the_free_city_and_the_other_one_have_built() -> None:
    game = two([], [], [], hand=["vineyard", "ore_vein"], age=2)
    game.hands[1] = ["bazar", "pawnshop"]
    choose_both(game, "build:vineyard", "build:bazar")
    wonders.choose(game, 0, "free.build:ore_vein")
    assert coins(game) == [4, 3, 3]
    game = two([], [], [], hand=["ore_vein", "clay_pool"], age=2)
    game.hands[1] = ["vineyard", "pawnshop"]
    choose_both(game, "build:ore_vein", "build:vineyard")
    wonders.choose(game, 0, "free.build:clay_pool")
    assert coins(game) == [3, 5, 3]


@pytest.mark.rule("W9.8", "W4.11", "W5.1")
def test_the_free_citys_card_changes_nothing_that_the_players_can_pay_with() -> None:
    game = two(["lumber_yard"], [], [], hand=["tavern", "stockade"])
    game.cities[0].coins = 0
    game.hands[1] = ["pawnshop", "barracks"]
    before = wonders.legal(game, 0)
    choose_both(game, "build:tavern")
    assert (game.phase, coins(game)) == ("free", [0, 3, 3])
    assert wonders.legal(game, 0) == ["free.build:stockade<2"]
    wonders.choose(game, 0, "free.build:stockade<2")
    assert "build:stockade" in before
    assert coins(game) == [7, 6, 1]


def test_the_free_city_builds_free_with_olympia_and_has_no_seventh_card() -> None:
    game = two([], [], [], hand=["altar", "palace"], age=3)
    game.cities[2].board = "olympia"
    stages(game, 2, 2)
    choose_both(game, "build:altar")
    assert wonders.legal(game, 0) == ["free.olympia:palace"]
    game = two([], [], [], hand=["altar", "theater", "baths"], turn=6)
    game.cities[2].board, game.cities[2].side = "babylon", "B"
    stages(game, 2, 2)
    choose_both(game, "build:altar")
    wonders.choose(game, 0, "free.build:theater")
    assert game.age == 2


def test_tiles_bind_the_free_city_which_never_joins_and_is_never_punished() -> None:
    game = two([], [], [], hand=["altar", "theater"], tiles=[6])
    start(game, "belvedere")
    game.cities[2].coins = 0
    choose_both(game, "build:altar")
    assert wonders.legal(game, 0) == ["free.sell:theater"]
    game = two([], [], [], hand=["altar", "theater", "baths"], turn=6)
    start(game, "rampart_road")
    game.cities[2].coins = 9
    choose_both(game, "build:altar")
    assert not any("+" in text for text in wonders.legal(game, 0))
    wonders.choose(game, 0, "free.build:theater")
    assert coins(game) == [0, 0, 9]


def test_two_players_use_two_spaces_of_the_tower() -> None:
    game = new_game(players="2", tower="yes")
    assert game.closed_tile
    game.waiting = [3, 9, 1]
    wonders.place_tiles(game)
    assert game.spaces == [[1, 9], [3]]
