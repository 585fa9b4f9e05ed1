"""Costs, production and buying (W4)."""

import pytest

from ziggurat.games.wonders.arrays import MATERIAL
from ziggurat.games.wonders.tests.positions import (
    all_coins,
    builds,
    cards,
    city,
    coins,
    offered,
    position,
    refusal,
    reveal,
    uses,
)

# -- what things cost ----------------------------------------------------------------------------------------------


@pytest.mark.rule("W4.1", "W3.1")
def test_coins_of_a_cost_go_to_the_bank() -> None:
    game = reveal(position(city("giza", coins=4), hands=["sawmill"]), "build:sawmill")
    assert all_coins(game) == [3, 3, 3]
    assert cards(game, 0) == {"sawmill"}


@pytest.mark.rule("W4.1")
def test_a_card_without_a_cost_is_free() -> None:
    game = reveal(position(city("giza"), hands=["loom_age2"]), "build:loom_age2")
    assert coins(game, 0) == 0


@pytest.mark.rule("W4.1", "W4.3")
def test_resources_that_are_made_cost_nothing() -> None:
    game = position(city("giza"), age=1, hands=["baths stockade"])
    assert builds(game, "baths") == {"build"}
    assert coins(reveal(game, "build:baths"), 0) == 0


@pytest.mark.rule("W4.2")
def test_resources_are_neither_used_up_nor_kept() -> None:
    """One stone builds Baths, and is there again in the next turn, but not as two."""
    parts = [city("giza"), city("rhodes"), city("alexandria")]
    game = reveal(position(*parts, age=1, turn=4, hands=["baths"]), "build:baths")
    assert game.state[0]["makes"][0].tolist() == position(*parts).state[0]["makes"][0].tolist()
    assert not [text for text in offered(game) if text.startswith("stage")]  # two stone


@pytest.mark.rule("W4.3")
@pytest.mark.parametrize(
    ("board", "made", "stages", "card"),
    [
        ("rhodes", "", 0, "barracks"),  # the board
        ("giza", "ore_vein", 0, "barracks"),  # a brown card
        ("giza", "loom_age1", 0, "apothecary"),  # a grey card
        ("alexandria A", "", 2, "barracks"),  # a stage
        ("alexandria B", "", 2, "apothecary"),
    ],
)
def test_where_resources_come_from(board: str, made: str, stages: int, card: str) -> None:
    game = position(city(board, made, stages=stages), age=1, turn=5, hands=[card])
    assert builds(game, card) == {"build"}


@pytest.mark.rule("W4.3", "W5.8")
@pytest.mark.parametrize(
    ("board", "made", "yellow", "card", "age"),
    [("babylon", "brickyard", "caravansery", "gardens", 3), ("olympia", "", "forum", "school", 2)],
)
def test_yellow_cards_make_resources(board: str, made: str, yellow: str, card: str, age: int) -> None:
    parts = [city("giza"), city("rhodes")]
    assert builds(position(city(board, made, coins=9), *parts, age=age, hands=[card]), card) == set()
    assert builds(position(city(board, f"{made} {yellow}"), *parts, age=age, hands=[card]), card) == {"build"}


@pytest.mark.rule("W4.4")
def test_a_source_with_alternatives_gives_one_of_them() -> None:
    """Stone or wood: enough for Stockade or for Baths, not for a cost of both."""
    game = position(city("rhodes", "timber_yard"), age=1, hands=["stockade baths"])
    assert builds(game, "stockade") == builds(game, "baths") == {"build"}
    later = position(city("rhodes", "timber_yard foundry"), age=3, hands=["senate fortifications"])
    assert builds(later, "fortifications") == {"build"}  # stone 3 ore
    assert refusal(later, "build:senate") == {"NOT_FOR_SALE"}  # 2 wood stone ore


@pytest.mark.rule("W4.4")
def test_a_double_source_gives_both_units() -> None:
    game = position(city("giza", "brickyard"), hands=["forum"])
    assert builds(game, "forum") == {"build"}  # 2 clay


@pytest.mark.rule("W4.4")
def test_alternatives_are_used_as_they_fit() -> None:
    """Stone or wood with stone or clay pays for wood and stone, and for clay and stone."""
    game = position(city("olympia", "timber_yard excavation clay_pit"), players=4, hands=["stables temple"], age=2)
    assert builds(game, "stables") == {"build"}  # wood clay ore


# -- buying --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("W4.5", "W4.7")
def test_missing_units_are_bought_from_both_neighbours() -> None:
    """Courthouse: two clay, one from either side, and a cloth from the right."""
    parts = [city("giza", coins=6), city("babylon"), city("halicarnassus", "clay_pool")]
    game = position(*parts, hands=["courthouse"])
    assert builds(game, "courthouse") == {"build<2>4"}
    assert all_coins(reveal(game, "build:courthouse<2>4")) == [0, 5, 7]


@pytest.mark.rule("W4.5")
def test_what_nobody_sells_cannot_be_had() -> None:
    parts = [city("giza", coins=20), city("rhodes"), city("alexandria")]
    assert refusal(position(*parts, hands=["forum"]), "build:forum") == {"NOT_FOR_SALE"}


@pytest.mark.rule("W4.5")
def test_what_is_bought_is_for_this_turn_only() -> None:
    """A wood for Stockade now; in the next turn both units of wood for the stage are bought anew."""
    parts = [city("giza B", coins=9), city("olympia", "lumber_yard"), city("alexandria")]
    game = reveal(position(*parts, age=1, hands=["stockade"]), "build:stockade<2")
    assert {text for text in offered(game) if text.startswith("stage:")} == {
        text.replace("sell:", "stage:") + "<4" for text in offered(game) if text.startswith("sell:")
    }


@pytest.mark.rule("W4.6", "W5.8")
@pytest.mark.parametrize(
    ("board", "made", "stages", "card", "is_sold"),
    [
        ("rhodes", "", 0, "training_ground", False),  # wood 2 ore: one ore and no wood
        ("olympia", "foundry", 0, "training_ground", True),
        ("olympia", "lumber_yard", 0, "caravansery", True),  # 2 wood: board and brown card
        ("giza", "sawmill", 0, "caravansery", True),
        ("babylon", "caravansery lumber_yard", 0, "archery_range", False),  # 2 wood ore
        ("babylon", "forum foundry", 0, "dispensary", False),
        ("olympia", "loom_age1 quarry", 0, "library", True),  # 2 stone cloth
        ("alexandria B", "quarry", 2, "dispensary", False),  # glass, cloth or papyrus of a stage
        ("alexandria A", "", 2, "forum", False),
    ],
)
def test_what_is_for_sale(board: str, made: str, stages: int, card: str, is_sold: bool) -> None:
    parts = [city("ephesus", coins=20), city(board, made, stages=stages), city("halicarnassus")]
    game = position(*parts, players=4, hands=[card])
    assert bool(builds(game, card)) == is_sold


@pytest.mark.rule("W4.7", "W4.13")
def test_the_buyer_picks_the_seller() -> None:
    parts = [city("giza", coins=2), city("babylon"), city("rhodes", "clay_pool")]
    game = position(*parts, age=1, hands=["guard_tower"])
    assert builds(game, "guard_tower") == {"build<2", "build>2"}
    assert all_coins(reveal(game.copy(), "build:guard_tower<2")) == [0, 5, 3]
    assert all_coins(reveal(game.copy(), "build:guard_tower>2")) == [0, 3, 5]


@pytest.mark.rule("W4.8")
def test_the_same_unit_serves_its_owner_and_both_neighbours() -> None:
    """The clay of Babylon for its own stage and for two guard towers."""
    parts = [city("giza", coins=2), city("babylon", "clay_pool"), city("rhodes", coins=2), city("ephesus")]
    game = position(*parts, age=1, turn=5, hands=["guard_tower", "altar", "guard_tower"])
    reveal(game, "build:guard_tower<2", "stage:altar", "build:guard_tower>2")
    assert cards(game, 0) == cards(game, 2) == {"guard_tower"}
    assert int(game.state[0]["stages"][1]) == 1
    assert all_coins(game) == [0, 4, 0, 3]


@pytest.mark.rule("W4.9")
def test_a_buyer_takes_one_alternative_of_a_source() -> None:
    """A neighbour's Timber Yard sells a stone or a wood, not both."""
    parts = [city("babylon", coins=9), city("alexandria", "timber_yard"), city("halicarnassus")]
    game = position(*parts, age=1, turn=5, hands=["baths", "stockade"])
    assert builds(game, "baths") == {"build<2"}
    own, left, right = city("rhodes", "ore_vein clay_pool", coins=9), "timber_yard", city("halicarnassus")
    game = position(own, city("alexandria", left), right, age=3, hands=["workers_guild"])
    assert refusal(game, "build:workers_guild") == {"NOT_FOR_SALE"}  # wood stone clay 2 ore
    game = position(own, city("alexandria", f"{left} lumber_yard"), right, age=3, hands=["workers_guild"])
    assert builds(game, "workers_guild") == {"build<4"}


@pytest.mark.rule("W4.9")
def test_a_buyer_may_take_another_alternative_than_the_owner() -> None:
    parts = [city("babylon", coins=2), city("alexandria", "timber_yard"), city("halicarnassus")]
    game = position(*parts, age=1, turn=5, hands=["baths", "stockade"])
    reveal(game, "build:baths<2", "build:stockade")
    assert cards(game, 0) == {"baths"}
    assert cards(game, 1) == {"timber_yard", "stockade"}


@pytest.mark.rule("W4.9")
def test_no_unit_is_bought_twice() -> None:
    parts = [city("giza", coins=9), city("babylon"), city("rhodes")]
    assert refusal(position(*parts, hands=["forum"]), "build:forum<4") == {"NOT_FOR_SALE"}


# -- discounts -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("W4.10")
@pytest.mark.parametrize(
    ("card", "expected"),
    [
        ("", {"build<2", "build>2"}),
        ("west_trading_post", {"build<1", "build>2"}),
        ("east_trading_post", {"build<2", "build>1"}),
        ("marketplace", {"build<2", "build>2"}),
    ],
)
def test_prices_of_raw_materials(card: str, expected: set[str]) -> None:
    parts = [city("giza", card, coins=2), city("babylon"), city("rhodes", "clay_pool")]
    assert builds(position(*parts, age=1, hands=["guard_tower"]), "guard_tower") == expected


@pytest.mark.rule("W4.10")
@pytest.mark.parametrize(
    ("card", "expected"),
    [
        ("marketplace", {"build<1", "build>1"}),
        ("west_trading_post", {"build<2", "build>2"}),
        ("east_trading_post", {"build<2", "build>2"}),
    ],
)
def test_prices_of_goods(card: str, expected: set[str]) -> None:
    parts = [city("giza", card, coins=2), city("alexandria"), city("rhodes", "glassworks_age1")]
    assert builds(position(*parts, age=1, hands=["workshop"]), "workshop") == expected


@pytest.mark.rule("W4.10")
def test_olympia_b_pays_one_coin_on_both_sides() -> None:
    parts = [city("olympia B", coins=2, stages=1), city("babylon"), city("rhodes", "clay_pool")]
    assert builds(position(*parts, age=1, hands=["guard_tower"]), "guard_tower") == {"build<1", "build>1"}


@pytest.mark.rule("W4.10")
def test_discounts_do_not_add_up() -> None:
    parts = [city("olympia B", "west_trading_post", coins=2, stages=1), city("babylon"), city("rhodes", "clay_pool")]
    assert builds(position(*parts, age=1, hands=["guard_tower"]), "guard_tower") == {"build<1", "build>1"}


@pytest.mark.rule("W4.10")
def test_a_discount_holds_from_the_next_turn_on() -> None:
    parts = [city("giza", coins=9), city("babylon"), city("rhodes")]
    game = position(*parts, age=1, hands=["west_trading_post guard_tower"])
    assert builds(game, "guard_tower") == {"build<2"}
    reveal(game, "build:west_trading_post")
    assert [int(price) for price in game.state[0]["price"][0]] == [1, 2, 2, 2]


# -- coins ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("W4.11")
def test_costs_and_purchases_are_paid_together_from_what_is_there() -> None:
    """A stage under a tax: coins for the bank and coins for the neighbour."""
    parts = [city("giza", coins=3), city("rhodes", "stone_pit"), city("babylon")]
    game = position(*parts, age=2, tower=[16], hands=["school"])
    assert refusal(game, "stage:school<2") == {"TOO_FEW_COINS"}
    richer = [city("giza", coins=4), *parts[1:]]
    assert "stage<2" in uses(position(*richer, age=2, tower=[16], hands=["school"]), "school")


@pytest.mark.rule("W4.11", "W5.2")
def test_coins_that_come_in_serve_from_the_next_turn_on() -> None:
    """Seat 1 sells an ore to seat 0 in the same turn in which it would need the coins."""
    parts = [city("giza", coins=2), city("rhodes"), city("alexandria", "clay_pool")]
    game = position(*parts, age=1, hands=["barracks", "guard_tower"])
    assert refusal(game, "build:guard_tower<2", 1) == {"TOO_FEW_COINS"}
    game.play("build:barracks<2", 0)
    assert refusal(game, "build:guard_tower<2", 1) == {"TOO_FEW_COINS"}
    reveal(game)
    assert coins(game, 1) == 5


# -- chains --------------------------------------------------------------------------------------------------------

CHAINS = [(origin, card.id) for card in MATERIAL.cards for origin in card.chain_from]


@pytest.mark.rule("W4.12")
@pytest.mark.parametrize(("origin", "card"), CHAINS)
def test_a_chain_is_free(origin: str, card: str) -> None:
    age = next(each.age for each in MATERIAL.cards if each.id == card)
    parts = [city("halicarnassus", origin), city("giza"), city("babylon")]
    game = position(*parts, players=7, age=age, hands=[card])
    assert builds(game, card) == {"chain"}
    reveal(game, f"chain:{card}")
    assert cards(game, 0) == {origin, card}
    assert coins(game, 1) == coins(game, 6) == 3


@pytest.mark.rule("W4.12")
def test_chains_lead_from_one_age_to_the_next() -> None:
    ages = {card.id: card.age for card in MATERIAL.cards}
    assert {ages[card] - ages[origin] for origin, card in CHAINS} == {1}


@pytest.mark.rule("W4.12")
def test_without_its_structure_there_is_no_chain() -> None:
    parts = [city("halicarnassus", "altar"), city("giza", "scriptorium"), city("babylon")]
    assert refusal(position(*parts, hands=["library"]), "chain:library") == {"NO_CHAIN"}


# -- dividing ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("W4.13", "R-W15")
def test_what_can_be_made_cannot_be_bought() -> None:
    parts = [city("giza", coins=9), city("rhodes", "stone_pit"), city("babylon")]
    game = position(*parts, age=1, hands=["baths"])
    assert builds(game, "baths") == {"build"}
    assert refusal(game, "build:baths<2") == {"NO_SUCH_PAYMENT"}


@pytest.mark.rule("W4.13")
def test_every_way_to_divide_a_purchase_is_offered() -> None:
    """Three stone for Aqueduct: one of the own, of the others any from either side."""
    parts = [city("giza", coins=9), city("rhodes", "quarry"), city("babylon", "stone_pit timber_yard")]
    assert builds(position(*parts, hands=["aqueduct"]), "aqueduct") == {"build<4", "build<2>2", "build>4"}


@pytest.mark.rule("W4.13")
def test_nobody_is_made_to_buy_from_the_cheaper_one() -> None:
    parts = [
        city("giza", "west_trading_post", coins=9),
        city("rhodes", "quarry"),
        city("babylon", "stone_pit timber_yard"),
    ]
    assert builds(position(*parts, hands=["aqueduct"]), "aqueduct") == {"build<2", "build<1>2", "build>4"}


@pytest.mark.rule("W4.13", "W4.11")
def test_only_ways_that_can_be_paid_are_offered() -> None:
    parts = [
        city("giza", "west_trading_post", coins=3),
        city("rhodes", "quarry"),
        city("babylon", "stone_pit timber_yard"),
    ]
    game = position(*parts, hands=["aqueduct"])
    assert builds(game, "aqueduct") == {"build<2", "build<1>2"}
    assert refusal(game, "build:aqueduct>4") == {"TOO_FEW_COINS"}


@pytest.mark.rule("W4.13", "R-W15")
def test_raw_materials_and_goods_are_divided_together() -> None:
    """A clay and a papyrus, both from either side; what is worse for both is left out."""
    left = city("babylon", "press_age1")
    right = city("ephesus", "clay_pool")
    game = position(city("rhodes", "clay_pit", coins=9), left, right, hands=["laboratory"])
    assert builds(game, "laboratory") == {"build<4", "build<2>2", "build>4"}
    cheaper = position(city("rhodes", "clay_pit west_trading_post", coins=9), left, right, hands=["laboratory"])
    assert builds(cheaper, "laboratory") == {"build<3", "build<1>2", "build>4"}


@pytest.mark.rule("W4.13")
def test_own_alternatives_are_used_as_the_buyer_likes() -> None:
    """Clay or ore is own: then the other one is bought, from whoever sells it."""
    parts = [city("olympia", "clay_pit", coins=9), city("rhodes"), city("babylon")]
    assert builds(position(*parts, hands=["stables"]), "stables") == {"build<2", "build>2"}  # wood clay ore
