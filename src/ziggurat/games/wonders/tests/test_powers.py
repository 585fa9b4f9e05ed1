"""Powers of wonders: the seventh card, digging, a free structure, a copied guild (W5.5 to W5.8, W7.8)."""

from typing import Any

import pytest

from ziggurat import Wonders
from ziggurat.games.wonders.tests.positions import (
    City,
    all_coins,
    builds,
    cards,
    city,
    coins,
    discards,
    hand,
    moment,
    number,
    offered,
    position,
    refusal,
    reveal,
    sheet,
    uses,
)

# -- the seventh card (Babylon B) ----------------------------------------------------------------------------------


def babylon(cards: str = "", *, stages: int = 2, coins: int = 0, age: int = 2, hand: str = "", **parts: Any) -> Wonders:
    """Turn 6 for Babylon B."""
    own = city("babylon B", cards, stages=stages, coins=coins)
    return position(own, city("giza"), city("rhodes"), age=age, turn=6, hands=[hand], **parts)


@pytest.mark.rule("W5.5", "R-W7")
def test_the_seventh_card_is_played_too() -> None:
    game = reveal(babylon(hand="loom_age2 press_age2"), "build:loom_age2")
    assert moment(game) == "2.6.seventh"
    assert game.to_act == (0,)
    assert hand(game, 0) == ["press_age2"]
    assert uses(game, "press_age2") == {"sell", "build"}  # and not to play it is no choice
    game.play("build:press_age2")
    assert cards(game, 0) == {"loom_age2", "press_age2"}
    assert moment(game) == "3.1.card"


@pytest.mark.rule("W5.5")
def test_the_seventh_card_can_be_sold_or_used_for_a_stage() -> None:
    game = reveal(babylon("brickyard clay_pool press_age1", hand="loom_age2 forum"), "build:loom_age2")
    assert uses(game, "forum") == {"sell", "stage", "build"}
    sold = game.copy()
    sold.play("sell:forum")
    assert coins(sold, 0) == 3
    game.play("stage:forum")
    assert number(game, "stages", 0) == 3


@pytest.mark.rule("W5.5")
def test_without_the_stage_the_seventh_card_is_discarded() -> None:
    game = reveal(babylon(stages=1, hand="loom_age2 press_age2"), "build:loom_age2")
    assert moment(game) == "3.1.card"
    assert discards(game)["press_age2"] == 1


@pytest.mark.rule("W5.5")
def test_the_power_holds_in_the_turn_in_which_it_is_built() -> None:
    game = babylon("sawmill glassworks_age1", stages=1, hand="temple press_age2")
    reveal(game, "stage:temple")
    assert moment(game) == "2.6.seventh"
    assert hand(game, 0) == ["press_age2"]


@pytest.mark.rule("W5.5")
def test_the_seventh_card_comes_in_turn_six_only() -> None:
    game = position(city("babylon B", stages=2), turn=5)
    assert moment(reveal(game)) == "2.6.card"


@pytest.mark.rule("W5.5.1", "R-W1")
def test_coins_and_production_of_the_sixth_card_serve_for_the_seventh() -> None:
    """Sold for 3 coins, then a purchase; or a brown card, then what it makes."""
    parts = [city("babylon B", stages=2), city("olympia"), city("rhodes")]
    game = position(*parts, age=1, turn=6, hands=["stockade altar"])
    assert refusal(game, "build:stockade<2") == {"TOO_FEW_COINS"}
    reveal(game, "sell:altar")
    assert builds(game, "stockade") == {"build<2"}
    game.play("build:stockade<2")
    assert all_coins(game) == [1, 5, 3]
    game = position(*parts, age=1, turn=6, hands=["stockade lumber_yard"])
    reveal(game, "build:lumber_yard")
    assert builds(game, "stockade") == {"build"}


@pytest.mark.rule("W5.5.1", "R-W1")
def test_prices_and_structures_are_those_of_the_moment() -> None:
    """A Trading Post holds at once, and what neighbours have built is for sale."""
    parts = [city("babylon B", coins=1, stages=2), city("giza"), city("rhodes")]
    game = position(*parts, age=1, turn=6, hands=["stockade west_trading_post", "lumber_yard"])
    reveal(game, "build:west_trading_post", "build:lumber_yard")
    assert builds(game, "stockade") == {"build<1"}


@pytest.mark.rule("R-T17")
def test_the_seventh_card_can_build_a_tile() -> None:
    game = babylon(hand="loom_age2 press_age2", tiles=[(7, 12, 3)])
    reveal(game, "tile12:loom_age2")
    assert uses(game, "press_age2") == {"sell", "build", "tile3", "tile7"}
    game.play("tile3:press_age2")
    assert number(game, "tiles_built", 0) == 2
    assert game.state[0]["tower"][:2].tolist() == [3, 12]


@pytest.mark.rule("R-P4", "P68", "R-W1")
def test_one_joins_once_in_a_turn_also_with_the_seventh_card() -> None:
    own = city("babylon B", "sawmill ore_vein", stages=2, coins=9)
    parts = [city("giza"), city("alexandria")]
    game = position(own, *parts, turn=6, hands=["stables archery_range"], project="war_mirror")
    reveal(game, "build:stables>2+join")
    assert builds(game, "archery_range") == {"build"}
    assert refusal(game, "build:archery_range>2+join") == {"HAS_JOINED"}


# -- digging (Halicarnassus) ---------------------------------------------------------------------------------------


def halicarnassus(
    stages: int = 0, *, side: str = "B", cards: str = "foundry brickyard ore_vein", turn: int = 4, **parts: Any
) -> Wonders:
    """Halicarnassus can build its next stage."""
    return position(city(f"halicarnassus {side}", cards, stages=stages), turn=turn, **parts)


@pytest.mark.rule("W5.6")
@pytest.mark.parametrize(("side", "stages"), [("A", 1), ("B", 0), ("B", 1), ("B", 2)])
def test_a_discarded_card_is_built_free(side: str, stages: int) -> None:
    more = "glassworks_age1 press_age1" if stages == 2 else ""
    game = halicarnassus(
        stages, side=side, cards=f"foundry brickyard ore_vein clay_pool {more}", hands=["temple"], discards="aqueduct"
    )
    dug = "aqueduct"
    assert discards(game)[dug] == 1
    reveal(game, "stage:temple")
    assert moment(game) == "2.4.dig"
    assert game.to_act == (0,)
    game.play(f"dig:{dug}")
    assert dug in cards(game, 0)
    assert discards(game)[dug] == 0
    assert coins(game, 0) == 0
    assert moment(game) == "2.5.card"


@pytest.mark.rule("W5.6")
def test_a_stage_without_the_power_does_not_dig() -> None:
    game = halicarnassus(0, side="A", cards="brickyard", hands=["temple"])
    assert moment(reveal(game, "stage:temple")) == "2.5.card"


@pytest.mark.rule("W5.6")
def test_cards_discarded_in_this_turn_can_be_dug_out() -> None:
    game = halicarnassus(hands=["temple", "walls", "forum"])
    reveal(game, "stage:temple", "sell:walls", "sell:forum")
    assert {"dig:walls", "dig:forum"} <= set(offered(game))
    assert "dig:temple" not in offered(game)  # it marks the stage
    assert refusal(game, "dig:temple") == {"NOT_DISCARDED"}


@pytest.mark.rule("W5.6", "W2.4")
def test_the_last_cards_of_the_age_can_be_dug_out() -> None:
    game = halicarnassus(turn=6, hands=["temple statue", "walls forum", "school library"])
    reveal(game, "stage:temple", "sell:walls", "sell:school")
    assert {"dig:statue", "dig:forum", "dig:library"} <= set(offered(game))


@pytest.mark.rule("W5.6", "W3.5")
def test_no_second_structure_of_the_same_name_is_dug_out() -> None:
    game = halicarnassus(cards="foundry brickyard ore_vein loom_age1", hands=["temple", "loom_age2"])
    reveal(game, "stage:temple", "sell:loom_age2")
    assert refusal(game, "dig:loom_age2") == {"SAME_NAME"}


@pytest.mark.rule("W5.6")
def test_coins_of_a_card_dug_out_are_paid() -> None:
    game = halicarnassus(hands=["temple", "vineyard"])
    reveal(game, "stage:temple", "sell:vineyard")
    game.play("dig:vineyard")
    assert coins(game, 0) == 3


@pytest.mark.rule("R-W6", "W5.6")
def test_digging_may_be_declined() -> None:
    game = halicarnassus(hands=["temple"])
    reveal(game, "stage:temple")
    before = discards(game)
    game.play("dig:-")
    assert discards(game) == before
    assert cards(game, 0) == {"foundry", "brickyard", "ore_vein"}
    assert moment(game) == "2.5.card"


@pytest.mark.rule("W5.6", "R-W5")
def test_digging_is_asked_even_where_nothing_can_be_taken() -> None:
    """In the first turn everybody builds a stage, so nothing is discarded."""
    game = position(city("halicarnassus B"), age=1, turn=1, tower=[15])
    assert discards(game).total() == 0
    reveal(game, *(f"stage:{hand(game, seat)[0]}" for seat in range(3)))
    assert offered(game) == ["dig:-"]


@pytest.mark.rule("W5.6.1")
def test_the_seventh_card_comes_before_digging() -> None:
    parts = [city("babylon B", "sawmill", stages=2), city("halicarnassus B", "foundry")]
    game = position(*parts, turn=6, hands=["loom_age2 press_age2", "temple statue"])
    reveal(game, "build:loom_age2", "stage:temple")
    assert (moment(game), game.to_act) == ("2.6.seventh", (0,))
    game.play("sell:press_age2")
    assert (moment(game), game.to_act) == ("2.6.dig", (1,))
    assert "dig:press_age2" in offered(game, 1)


# -- a free structure (Olympia A) ----------------------------------------------------------------------------------


@pytest.mark.rule("W5.7", "R-W9")
def test_once_an_age_a_structure_is_free() -> None:
    game = position(city("olympia", stages=2, olympia=1), age=3, turn=4, hands=["palace"])
    assert builds(game, "palace") == {"olympia"}
    reveal(game, "olympia:palace")
    assert cards(game, 0) == {"palace"}
    assert coins(game, 0) == 0
    assert not [text for text in offered(game) if text.startswith("olympia")]
    again = position(city("olympia", stages=2), age=3, turn=5, hands=["palace"])
    assert refusal(again, "olympia:palace") == {"NO_FREE_BUILDING"}


@pytest.mark.rule("W5.7")
def test_coins_of_the_cost_are_free_too() -> None:
    game = position(city("olympia", stages=2, olympia=1), hands=["sawmill"])
    assert coins(reveal(game, "olympia:sawmill"), 0) == 0


@pytest.mark.rule("W5.7")
def test_the_power_comes_back_with_each_age() -> None:
    game = position(city("olympia", stages=2), turn=6)
    reveal(game)
    assert moment(game) == "3.1.card"
    assert number(game, "olympia", 0) == 1
    without = reveal(position(city("olympia", stages=1), turn=6))
    assert number(without, "olympia", 0) == 0


@pytest.mark.rule("W5.7")
def test_it_holds_from_the_turn_after_the_stage() -> None:
    game = position(city("olympia", "quarry", stages=1), age=2, turn=4, hands=["temple courthouse"])
    assert "olympia" not in builds(game, "courthouse")
    reveal(game, "stage:temple")
    assert number(game, "olympia", 0) == 1
    assert [text for text in offered(game) if text.startswith("olympia")]


@pytest.mark.rule("W5.7", "W3.5")
def test_it_is_not_for_stages_nor_for_a_second_structure_of_a_name() -> None:
    game = position(city("olympia", "loom_age1", stages=2, olympia=1), hands=["loom_age2"])
    assert uses(game, "loom_age2") == {"sell"}
    assert refusal(game, "olympia:loom_age2") == {"SAME_NAME"}


@pytest.mark.rule("R-W9")
def test_every_free_way_is_offered_even_where_paying_costs_nothing() -> None:
    own = city("olympia", "altar lumber_yard clay_pool glassworks_age1", stages=2, olympia=1, builds=1)
    game = position(own, hands=["temple loom_age2"], project="river_port")
    assert builds(game, "temple") == {"build", "chain", "olympia", "token"}
    assert builds(game, "loom_age2") == {"build", "olympia", "token"}


@pytest.mark.rule("W5.8")
@pytest.mark.parametrize(("side", "stages"), [("A", 2), ("B", 1), ("B", 2)])
def test_alexandria_makes_for_itself(side: str, stages: int) -> None:
    game = position(city(f"alexandria {side}", stages=stages), city("giza", coins=9), city("babylon"), age=1, turn=5)
    bare = position(city(f"alexandria {side}"), city("giza", coins=9), city("babylon"), age=1, turn=5)
    assert game.state[0]["makes"][0].tolist() != bare.state[0]["makes"][0].tolist()
    assert game.state[0]["sells"][0].tolist() == bare.state[0]["sells"][0].tolist()


# -- a copied guild (Olympia B) ------------------------------------------------------------------------------------


def last_turn(*parts: City, **more: Any) -> Wonders:
    """The last turn of the game, with everybody selling."""
    return reveal(position(*parts, age=3, turn=6, **more))


@pytest.mark.rule("W7.8", "R-W12")
def test_a_guild_beside_is_copied() -> None:
    """It counts by the own neighbours: three brown cards of seats 1 and 2, none of its own."""
    parts = [
        city("olympia B", "lumber_yard", stages=3),
        city("giza", "workers_guild stone_pit clay_pool"),
        city("rhodes", "ore_vein spies_guild"),
    ]
    game = last_turn(*parts)
    assert (moment(game), game.to_act) == ("3.6.copy", (0,))
    assert offered(game) == ["copy:workers_guild", "copy:spies_guild"]
    before = [sheet(game, seat) for seat in range(3)]
    game.play("copy:workers_guild")
    assert game.is_over
    assert sheet(game) == {**before[0], "guilds": 3}
    assert [sheet(game, seat) for seat in (1, 2)] == before[1:]


@pytest.mark.rule("W7.8")
def test_a_copied_guild_is_no_card() -> None:
    """Shipowners Guild copied counts brown, grey and purple cards of the own city, not itself."""
    parts = [city("olympia B", "lumber_yard loom_age1 traders_guild", stages=3), city("giza", "shipowners_guild")]
    game = last_turn(*parts)
    game.play("copy:shipowners_guild")
    assert sheet(game)["guilds"] == 3


@pytest.mark.rule("W7.8", "R-W12")
def test_scientists_guild_copied_gives_a_symbol() -> None:
    parts = [city("olympia B", "apothecary workshop", stages=3), city("giza", "scientists_guild")]
    game = last_turn(*parts)
    assert sheet(game)["science"] == 2
    game.play("copy:scientists_guild")
    assert sheet(game)["science"] == 10
    assert "guilds" not in sheet(game)


@pytest.mark.rule("W7.8", "R-W6")
def test_copying_can_be_declined_only_where_there_is_no_guild() -> None:
    game = last_turn(city("olympia B", "traders_guild", stages=3), city("giza"), city("rhodes"))
    assert offered(game) == ["copy:-"]
    game.play("copy:-")
    assert game.is_over
    other = last_turn(city("olympia B", stages=3), city("giza", "traders_guild"), city("rhodes"))
    assert offered(other) == ["copy:traders_guild"]
    assert refusal(other, "copy:-") == {"GUILD_BESIDE"}
    assert refusal(other, "copy:spies_guild") == {"NOT_BESIDE"}


@pytest.mark.rule("W7.8")
def test_a_guild_farther_away_is_not_copied() -> None:
    game = last_turn(city("olympia B", stages=3), city("giza"), city("rhodes", "traders_guild"), city("ephesus"))
    assert offered(game) == ["copy:-"]


@pytest.mark.rule("W2.2", "W7.9")
def test_nothing_is_asked_when_the_game_is_over() -> None:
    game = last_turn(city("giza"))
    assert game.is_over
    assert offered(game) == []
    assert refusal(game, "sell:altar") == {"GAME_OVER"}
