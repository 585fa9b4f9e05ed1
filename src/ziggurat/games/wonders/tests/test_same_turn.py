"""What the seventh card and digging find used already in their turn (W5.5.1, W5.6, R-T11, R-W1), and W9.8."""

from itertools import permutations

import pytest

from ziggurat import Wonders
from ziggurat.games.wonders.arrays import CARD_AGE, COPIES_IN
from ziggurat.games.wonders.cities import city_sources
from ziggurat.games.wonders.sources import Source
from ziggurat.games.wonders.tests.positions import (
    KINDS,
    City,
    all_coins,
    builds,
    city,
    coins,
    is_offered,
    moment,
    offered,
    position,
    refusal,
    reveal,
)
from ziggurat.kernel.records import plain


def old(game: Wonders) -> Wonders:
    """The same position under the first version of the rules."""
    return Wonders.from_position(game.position().replace("wonders/2", "wonders/1"))


def assert_reads_back(game: Wonders) -> None:
    """A line tells what is used up, so that the game goes on to the letter."""
    again = Wonders.from_position(game.position())
    assert again.position() == game.position()
    for name in ("makes", "sells", "purse", "bought", "has_paid", "fresh", "spent", "dug", "dug_before", "dug_by"):
        assert again.state[0][name].tolist() == game.state[0][name].tolist(), name
    for seat in game.to_act:
        assert offered(again, seat) == offered(game, seat)


# -- R-T11: the unit of a tile before the seventh card ---------------------------------------------------------------


def babylon(own: str, hand: str, tower: list[int], *beside: City, age: int = 1, wealth: int = 0) -> Wonders:
    """Babylon B plays the sixth card, and then the seventh."""
    return position(city("babylon B", own, stages=2, coins=wealth), *beside, age=age, turn=6, hands=[hand], tower=tower)


@pytest.mark.rule("R-T11", "R-W1")
def test_the_unit_of_a_tile_is_there_once_in_a_turn() -> None:
    """Wood for Stockade, then stone for Baths, of the same tile."""
    start = babylon("", "stockade baths", [17], city("olympia"), city("rhodes"))
    game = reveal(start.copy(), "build:stockade")
    assert moment(game) == "1.6.seventh"
    assert builds(game, "baths") == set()
    assert refusal(game, "build:baths") == {"NOT_FOR_SALE"}
    assert " 1.6.seventh:17 " in game.position()
    assert_reads_back(game)
    before = reveal(old(start), "build:stockade")
    assert builds(before, "baths") == {"build"}
    assert " 1.6.seventh " in before.position()
    assert_reads_back(before)


@pytest.mark.rule("R-T11")
@pytest.mark.parametrize("sixth", ["sell:stockade", "tile7:stockade", "build:altar"])
def test_a_unit_that_was_not_needed_is_still_there(sixth: str) -> None:
    hand = "stockade baths" if "stockade" in sixth else "altar baths"
    game = position(city("babylon B", stages=2), age=1, turn=6, hands=[hand], tower=[17], tiles=[(7, 8, 9)])
    reveal(game, sixth)
    assert builds(game, "baths") == {"build"}
    assert ":- " in game.position()
    assert_reads_back(game)


@pytest.mark.rule("R-T11")
def test_a_unit_that_own_production_could_spare_is_still_there() -> None:
    """The Lumber Yard makes the wood of Stockade, so that the tile is left for Baths."""
    game = reveal(babylon("lumber_yard", "stockade baths", [17]), "build:stockade")
    assert builds(game, "baths") == {"build"}


@pytest.mark.rule("R-T11")
@pytest.mark.parametrize(("seventh", "ways"), [("caravansery", {"build"}), ("archery_range", set())])
def test_one_of_two_tiles_is_left_whichever(seventh: str, ways: set[str]) -> None:
    """Temple takes wood and clay of two among Tree Farm (wood or clay), tile 17 (wood), tile 18 (clay)."""
    parts = [
        city("babylon B", "tree_farm glassworks_age1", stages=2, lost=1),
        city("giza"),
        *[city()] * 3,
        city("ephesus"),
    ]
    game = position(*parts, players=6, age=2, turn=6, hands=[f"temple {seventh}"], tower=[17, 18])
    reveal(game, "build:temple")
    assert " 2.6.seventh:17/18 " in game.position()
    assert builds(game, seventh) == ways
    assert_reads_back(game)


@pytest.mark.rule("R-T11")
def test_only_the_tile_that_was_needed_is_spent() -> None:
    """Barracks takes the ore of tile 18; tile 17 is left for Baths."""
    game = reveal(babylon("", "barracks baths", [17, 18]), "build:barracks")
    assert builds(game, "baths") == {"build"}
    assert " 1.6.seventh:18 " in game.position()
    assert_reads_back(game)


@pytest.mark.rule("R-T11")
def test_the_good_of_a_tile_is_there_once_in_a_turn() -> None:
    """Tile 21 gives the papyrus of School; the one of Laboratory is then to be bought."""
    parts = [city("babylon B", "lumber_yard clay_pool", stages=2, coins=9), city("giza"), city(), city("ephesus")]
    start = position(*parts, players=4, age=2, turn=6, hands=["school laboratory"], tower=[21])
    game = reveal(start.copy(), "build:school")
    assert " 2.6.seventh:21 " in game.position()
    assert builds(game, "laboratory") == {"build>2"}
    assert refusal(game, "build:laboratory") == {"NO_SUCH_PAYMENT"}
    assert_reads_back(game)
    assert builds(reveal(old(start), "build:school"), "laboratory") == {"build"}


@pytest.mark.rule("R-T11", "W4.7")
@pytest.mark.parametrize("payment", ["<4", "<2>2", ">4"])
@pytest.mark.parametrize(("sixth", "spent", "ways"), [("school", "-", {"build"}), ("dispensary", "18", set())])
def test_what_is_bought_on_both_sides_spares_a_tile_or_not(
    sixth: str, payment: str, spent: str, ways: set[str]
) -> None:
    """A raw material and a good, each from either side: tile 18 (clay or ore) is needed beside them, or for Forum."""
    left = city("giza", "lumber_yard ore_vein press_age1 glassworks_age1")
    right = city("rhodes", "lumber_yard press_age2 glassworks_age2")
    own = city("babylon B", stages=2, coins=9)
    game = position(own, left, city(), city(), right, age=2, turn=6, hands=[f"{sixth} forum"], tower=[18])
    reveal(game, f"build:{sixth}{payment}")
    assert f" 2.6.seventh:{spent} " in game.position()
    assert builds(game, "forum") == ways
    assert_reads_back(game)


@pytest.mark.rule("R-T11", "R-P1", "P64")
def test_a_unit_that_served_for_joining_is_spent_too() -> None:
    """Tile 17 is not needed for Marketplace, but for joining the Rampart Road; then the stone of Baths is bought."""
    own = city("babylon B", stages=2, coins=9)
    start = position(own, age=1, turn=6, hands=["marketplace baths"], tower=[17], project="rampart_road")
    for sixth, spent, ways in (("marketplace", "-", {"build"}), ("marketplace+join", "17", {"build<2"})):
        game = reveal(start.copy(), f"build:{sixth}")
        assert f" 1.6.seventh:{spent} " in game.position()
        assert builds(game, "baths") == ways
        assert_reads_back(game)


# -- R-W1: digging belongs to its turn -------------------------------------------------------------------------------


@pytest.mark.rule("R-W1", "W4.11", "W5.6")
def test_coins_that_come_in_this_turn_do_not_pay_for_digging() -> None:
    """Under a tax on blue cards: no coin at the start of the turn, but then 2 for a cloth that was sold."""
    parts = [city("halicarnassus B", "ore_vein clay_pit"), city("giza", coins=9), city("ephesus")]
    start = position(*parts, age=1, turn=5, tower=[6], hands=["baths", "apothecary"], discards="altar")
    game = reveal(start.copy(), "stage:baths", "build:apothecary>2")
    assert coins(game, 0) == 2
    assert refusal(game, "dig:altar") == {"TOO_FEW_COINS"}
    why = {reason.code: reason for reason in game.why_not("dig:altar")}
    assert why["too-few-coins-tax"].has == 0
    assert not [text for text in offered(game) if text in ("dig:pawnshop", "dig:theater", "dig:baths")]
    assert_reads_back(game)
    before = reveal(old(start), "stage:baths", "build:apothecary>2")
    before.play("dig:altar")
    assert coins(before, 0) == 1


@pytest.mark.rule("R-W1", "W4.11")
def test_coins_held_since_the_turn_began_pay_for_digging() -> None:
    parts = [city("halicarnassus B", "ore_vein clay_pit", coins=1), city("giza", coins=9), city("ephesus")]
    game = position(*parts, age=1, turn=5, tower=[6], hands=["baths", "apothecary"], discards="altar")
    reveal(game, "stage:baths", "build:apothecary>2")
    assert coins(game, 0) == 3
    game.play("dig:altar")
    assert coins(game, 0) == 2


@pytest.mark.rule("R-W1", "R-P1", "W4.9")
def test_a_source_that_paid_the_stage_does_not_pay_for_joining() -> None:
    """The own Press gives the papyrus of the stage; joining Obelisk takes 1 coin and a papyrus."""
    own = city("halicarnassus B", "glassworks_age1 press_age1", coins=1, stages=2)
    start = position(own, age=2, turn=3, hands=["school"], discards="altar", project="obelisk")
    game = reveal(start.copy(), "stage:school")
    assert {text for text in offered(game) if ":altar" in text} == {"dig:altar"}
    assert refusal(game, "dig:altar+join") == {"NOT_FOR_SALE"}
    assert_reads_back(game)
    assert is_offered(reveal(old(start), "stage:school"), "dig:altar+join")


@pytest.mark.rule("R-W1", "R-P1")
def test_a_source_that_the_stage_left_pays_for_joining() -> None:
    own = city("halicarnassus B", "glassworks_age1 press_age1", coins=3, stages=2)
    game = position(own, city("ephesus"), age=2, turn=3, hands=["school"], discards="altar", project="obelisk")
    reveal(game, "stage:school")
    assert {text for text in offered(game) if ":altar" in text} == {"dig:altar", "dig:altar<2+join"}
    own = city("halicarnassus B", "foundry press_age1", coins=1)
    game = position(own, age=2, turn=3, hands=["school"], discards="altar", project="obelisk")
    reveal(game, "stage:school")
    assert {text for text in offered(game) if ":altar" in text} == {"dig:altar", "dig:altar+join"}


@pytest.mark.rule("R-W1", "W5.1")
def test_what_is_built_beside_in_this_turn_is_not_yet_for_sale() -> None:
    own = city("halicarnassus B", "foundry", coins=9)
    start = position(own, age=2, turn=3, hands=["school", "press_age2"], discards="altar", project="obelisk")
    game = reveal(start.copy(), "stage:school", "build:press_age2")
    assert refusal(game, "dig:altar+join") == {"NOT_FOR_SALE"}
    assert game.position().split()[2].endswith(".press_age2/-")
    assert_reads_back(game)
    assert is_offered(reveal(old(start), "stage:school", "build:press_age2"), "dig:altar<2+join")


@pytest.mark.rule("R-W1", "R-T11")
def test_the_unit_of_a_tile_that_paid_the_stage_does_not_dig() -> None:
    """Tile 21 gives the papyrus, for the stage or for joining."""
    own = city("halicarnassus B", "glassworks_age1", coins=1, stages=2)
    start = position(own, age=2, turn=3, hands=["school"], discards="altar", project="obelisk", tower=[21])
    assert refusal(reveal(start.copy(), "stage:school"), "dig:altar+join") == {"NOT_FOR_SALE"}
    assert is_offered(reveal(old(start), "stage:school"), "dig:altar+join")


GOODS_CARDS = ["glassworks_age1", "press_age1", "loom_age2", "glassworks_age2 press_age2", ""]


@pytest.mark.rule("R-W1", "R-P1")
@pytest.mark.parametrize("tower", [[], [21], [17, 18]])
@pytest.mark.parametrize(("mine", "left", "right"), list(permutations(GOODS_CARDS, 3))[::4])
def test_joining_while_digging_is_offered_exactly_where_sources_are_left(
    mine: str, left: str, right: str, tower: list[int]
) -> None:
    """Held against every way of handing the units to sources, one by one."""
    own = city("halicarnassus B", mine + " forum", coins=9, stages=2)
    parts = [own, city("ephesus", left), city("olympia", right)]
    start = position(*parts, players=5, age=2, turn=3, hands=["school"], discards="altar", project="obelisk",
                     tower=tower)  # fmt: skip
    for stage in [text for text in offered(start) if text.startswith("stage:school")]:
        game = reveal(start.copy(), stage)
        joins = {text for text in offered(game) if text.startswith("dig:altar") and text.endswith("+join")}
        assert joins == {f"dig:altar{text}+join" for text in ways_to_join(start, stage)}, (stage, game.position())


def ways_to_join(start: Wonders, stage: str) -> set[str]:
    """The coins for a papyrus from each side, by brute force over all sources of the three cities."""
    table = plain(start.state)
    paid = tuple(int(stage.partition(sign)[2][:1] or 0) // 2 if sign in stage else 0 for sign in "<>")
    supply = [
        units(source, place)
        for place, where in enumerate((0, 1, 4))
        for source in city_sources(table, where)
        if place == 0 or source.is_sold
    ]
    found = set()
    need = ["glass", "cloth", "papyrus", "papyrus"]
    for ways in permutations([unit for each in supply for unit in each], len(need)):
        if all(resource in unit[1] for resource, unit in zip(need, ways, strict=True)):
            places = [unit[0] for unit in ways]
            if (places[:3].count(1), places[:3].count(2)) == paid:
                found.add(places[3])
    return {""} if 0 in found else {"<2" if place == 1 else ">2" for place in found}


def units(source: Source, place: int) -> list[tuple[int, frozenset[str]]]:
    """The goods that a source can give, with the city where it stands."""
    options = [option for option in source.options if option[0] in ("glass", "cloth", "papyrus")]
    return [(place, frozenset(option[0] for option in options))] if options else []


# -- W9.8: the Free City first ---------------------------------------------------------------------------------------


@pytest.mark.rule("W9.8", "R-W2")
def test_coins_of_the_free_city_come_before_the_players_cards_stand() -> None:
    """Vineyard pays for brown cards here and beside: not for those that the players build in this turn."""
    parts = [city("giza", coins=5), city("alexandria", coins=5), city("babylon", "forum", coins=3)]
    start = position(*parts, players=2, turn=2, hands=["sawmill vineyard", "quarry"])
    free_city_last = {1: [4, 4, 5], 2: [4, 4, 3]}
    for game in (start.copy(), old(start)):
        game.play("build:sawmill", 0)
        game.play("build:quarry", 1)
        game.play("free.build:vineyard")
        assert all_coins(game) == free_city_last[game.version]


@pytest.mark.rule("W9.8")
def test_players_coins_count_what_the_free_city_has_just_built() -> None:
    parts = [city("giza", coins=5), city("alexandria", coins=5), city("babylon", "forum", coins=3)]
    game = position(*parts, players=2, turn=2, hands=["vineyard sawmill", "quarry"])
    game.play("build:vineyard", 0)
    game.play("build:quarry", 1)
    game.play("free.build:sawmill")
    assert all_coins(game) == [7, 4, 2]


PAYS_FOR_NEIGHBOURS = ("vineyard", "bazar")


@pytest.mark.rule("W9.8", "R-W2")
@pytest.mark.parametrize("age", [1, 2, 3])
def test_the_order_matters_for_no_other_card(age: int) -> None:
    """Every card that the Free City can build, beside a brown and a grey card of the players: one by one."""
    beside = {1: ("lumber_yard", "press_age1"), 2: ("sawmill", "press_age2"), 3: ("pantheon", "arena")}[age]
    tried = set()
    for card, kind in KINDS.items():
        if CARD_AGE[kind] != age or card in beside or COPIES_IN[3, kind] == 0:
            continue
        outcomes = []
        for version in (1, 2):
            parts = [city("giza", coins=20), city("alexandria", coins=20), city("babylon", coins=20)]
            start = position(*parts, players=2, age=age, turn=3 - age % 2, hands=_hands(card, beside, age))
            game = start if version == 2 else old(start)
            holder = position_holder(age)
            for seat, own in zip((holder, 1 - holder), beside, strict=True):
                choices = [text for text in offered(game, seat) if text.startswith(f"build:{own}")]
                game.play(choices[0] if choices else f"sell:{own}", seat)
            free = [text for text in offered(game, holder) if f":{card}" in text]
            if free:
                tried.add(card)
                game.play(free[0], holder)
                outcomes.append((all_coins(game), game.position().split()[4]))
        if outcomes:
            assert (outcomes[0] == outcomes[1]) is (card not in PAYS_FOR_NEIGHBOURS), card
    assert len(tried) >= 6


def _hands(card: str, beside: tuple[str, str], age: int) -> list[str]:
    """The holder has the card for the Free City and one of its own, the other player another one."""
    hands = [f"{beside[0]} {card}", beside[1]]
    return hands if position_holder(age) == 0 else hands[::-1]


def position_holder(age: int) -> int:
    """W9.7 Who acts for the Free City in the turn in question."""
    return (3 - age % 2 - 1 + (1 if age == 2 else 0)) % 2
