"""Ages and turns, the uses of a card, and the order in a turn (W2, W3, W5.1 to W5.4)."""

import pytest

from ziggurat import NotToAct, Wonders
from ziggurat.games.wonders.arrays import MATERIAL
from ziggurat.games.wonders.tests.positions import (
    a_sale,
    all_coins,
    builds,
    cards,
    city,
    coins,
    discards,
    hand,
    markers,
    moment,
    number,
    offered,
    position,
    refusal,
    reveal,
    sell_until_age,
    sheet,
    uses,
    victories,
)

# -- Ages and turns ------------------------------------------------------------------------------------------------


@pytest.mark.rule("W2.1", "W2.5")
def test_three_ages_of_six_turns() -> None:
    game = Wonders(3, tower="no", projects="no")
    seen = []
    while not game.is_over:
        seen.append((moment(game), {len(hand(game, seat)) for seat in game.seats}))
        reveal(game)
    assert seen == [(f"{age}.{turn}.card", {8 - turn}) for age in (1, 2, 3) for turn in range(1, 7)]
    assert moment(game) == "3.6.over"


@pytest.mark.rule("W2.2")
def test_nothing_happens_before_the_last_has_chosen() -> None:
    game = position(city("giza"), hands=["loom_age2"])
    game.play("build:loom_age2", 0)
    assert list(game.to_act) == [1, 2]
    game.play(a_sale(game, 2), 2)
    assert list(game.to_act) == [1]
    assert all_coins(game) == [0, 0, 0]
    assert cards(game, 0) == set()
    game.play(a_sale(game, 1), 1)
    assert all_coins(game) == [0, 3, 3]
    assert cards(game, 0) == {"loom_age2"}
    assert moment(game) == "2.5.card"


@pytest.mark.rule("W2.2")
def test_a_choice_can_be_changed_until_the_last_has_chosen() -> None:
    game = position(city("giza"), hands=["loom_age2 press_age2"])
    before = offered(game, 0)
    game.play("build:loom_age2", 0)
    assert offered(game, 0) == before
    game.play("build:press_age2", 0)
    assert game.to_act == (1, 2)
    reveal(game)
    assert cards(game, 0) == {"press_age2"}


@pytest.mark.rule("W2.2")
def test_what_is_not_asked_cannot_be_chosen() -> None:
    game = position(city("giza"), hands=["loom_age2"])
    assert refusal(game, "dig:altar") == {"ASKED_OTHERWISE"}
    assert refusal(game, "sell:forum") == {"NO_CARD"}
    chosen = Wonders(key="0f" * 32, wonders="chosen")
    with pytest.raises(NotToAct):
        chosen.play("board:giza", 1)
    assert refusal(chosen, "board:giza", 1) == {"NOT_ASKED"}


@pytest.mark.rule("W2.3")
@pytest.mark.parametrize(("age", "giver"), [(1, 3), (2, 1), (3, 3)])
def test_hands_are_passed(age: int, giver: int) -> None:
    """Seat 0 gets the hand of seat 3, on its right, when hands go to the left; else that of seat 1."""
    game = position(players=4, age=age)
    before = hand(game, giver)
    sold = a_sale(game, giver).split(":")[1]
    reveal(game)
    before.remove(sold)
    assert hand(game, 0) == before


@pytest.mark.rule("W2.4")
def test_the_last_card_is_discarded_for_no_coins() -> None:
    game = position(turn=6, hands=["loom_age2 temple"], players=3)
    before = discards(game)
    kept = [card for seat in (1, 2) for card in hand(game, seat)]
    reveal(game, "build:loom_age2")
    assert discards(game) - before == dict.fromkeys(["temple", *kept], 1)
    assert coins(game, 0) == 0
    assert coins(game, 1) == 3


@pytest.mark.rule("W2.5")
def test_the_discard_pile_stays() -> None:
    game = Wonders(3, tower="no", projects="no")
    assert discards(sell_until_age(game, 2)).total() == 21
    assert discards(sell_until_age(game, 3)).total() == 42
    assert [len(hand(game, seat)) for seat in range(3)] == [7, 7, 7]


# -- the uses of a card --------------------------------------------------------------------------------------------


@pytest.mark.rule("W3.1")
def test_a_structure_stands_for_good() -> None:
    game = position(city("giza", "altar"), turn=6, hands=["loom_age2"])
    reveal(game, "build:loom_age2")
    assert moment(game) == "3.1.card"
    assert cards(game, 0) == {"altar", "loom_age2"}


@pytest.mark.rule("W3.2")
def test_a_stage_is_built_with_any_card_at_the_cost_of_the_stage() -> None:
    """Two stone for the stage, whatever Palace would cost; the card is only its marker."""
    game = position(city("giza", "quarry"), age=3, hands=["palace"])
    before = discards(game)
    assert uses(game, "palace") == {"sell", "stage"}
    reveal(game, "stage:palace")
    assert number(game, "stages", 0) == 1
    assert markers(game, 0) == ["palace"]
    assert cards(game, 0) == {"quarry"}
    assert sheet(game) == {"wonder": 3}
    assert (discards(game) - before)["palace"] == 0


@pytest.mark.rule("W3.2")
def test_a_marker_counts_for_nothing() -> None:
    """A brown card under a stage is no brown card; a red one brings no shields; its name is free."""
    game = position(city("giza", "quarry"), hands=["sawmill"])
    reveal(game, "stage:sawmill")
    assert int(game.state[0]["colours"][0][0]) == 1
    game = position(city("giza", "quarry"), hands=["stables"])
    reveal(game, "stage:stables")
    assert number(game, "shields", 0) == 0


@pytest.mark.rule("W3.3", "W2.2")
def test_selling_brings_three_coins() -> None:
    game = position(city("giza", coins=4), hands=["temple"])
    before = discards(game)
    reveal(game, "sell:temple")
    assert coins(game, 0) == 7
    assert (discards(game) - before)["temple"] == 1


@pytest.mark.rule("W3.4")
@pytest.mark.parametrize("age", [1, 2, 3])
def test_every_card_can_be_sold(age: int) -> None:
    """Also where nothing else is possible: no coins, and neighbours who sell nothing of use."""
    game = position(city("giza"), city("rhodes"), city("alexandria"), age=age)
    for seat in range(3):
        assert {f"sell:{card}" for card in hand(game, seat)} <= set(offered(game, seat))
    stuck = position(city("giza"), city("rhodes"), city("alexandria"), hands=["courthouse forum school library"])
    assert offered(stuck) == ["sell:courthouse", "sell:forum", "sell:library", "sell:school"]


@pytest.mark.rule("W3.5")
@pytest.mark.parametrize("name", ["loom", "glassworks", "press"])
def test_no_two_structures_of_the_same_name(name: str) -> None:
    game = position(city("giza", f"{name}_age1 quarry"), hands=[f"{name}_age2"])
    assert refusal(game, f"build:{name}_age2") == {"SAME_NAME"}
    assert uses(game, f"{name}_age2") == {"sell", "stage"}


@pytest.mark.rule("W3.5")
def test_the_same_card_is_not_built_twice() -> None:
    game = position(city("giza", "altar"), players=5, age=1, hands=["altar"])
    assert refusal(game, "build:altar") == {"SAME_NAME"}
    assert uses(game, "altar") == {"sell"}


@pytest.mark.rule("W3.5", "W4.12")
def test_a_chain_builds_no_second_one_either() -> None:
    game = position(city("giza", "altar temple"), players=6, hands=["temple"])
    assert refusal(game, "chain:temple") == {"SAME_NAME"}


SIDES = [(board.id, side, index) for board in MATERIAL.boards for index, side in enumerate("AB")]


@pytest.mark.rule("W3.6", "W7.3", "W10.1")
@pytest.mark.parametrize(("board", "side", "index"), SIDES)
def test_stages_from_left_to_right(board: str, side: str, index: int) -> None:
    """One after the other, under a tile that spares resources: what each gives is there."""
    stages = next(each for each in MATERIAL.boards if each.id == board).sides[index].stages
    for built, stage in enumerate(stages):
        game = position(city(f"{board} {side}", stages=built), age=3, tower=[15])
        before = coins(game, 0), number(game, "shields", 0), sheet(game).get("wonder", 0)
        card = hand(game, 0)[0]
        reveal(game, f"stage:{card}")
        gives = {
            str(effect).split(" ", 1)[1][:5]: int(str(effect)[0]) for effect in stage.gives if str(effect)[0].isdigit()
        }
        shields, points = gives.get("shiel", 0), gives.get("point", 0)
        after = coins(game, 0), number(game, "shields", 0), sheet(game).get("wonder", 0)
        assert after == (before[0] + gives.get("coins", 0), before[1] + shields, before[2] + points)
        assert number(game, "stages", 0) == built + 1
    complete = position(city(f"{board} {side}", stages=len(stages)), age=3, tower=[15])
    assert refusal(complete, f"stage:{hand(complete, 0)[0]}") == {"WONDER_COMPLETE"}


@pytest.mark.rule("W3.6")
def test_a_later_stage_cannot_come_first() -> None:
    """Two ore would pay for the second stage of Alexandria, but the first one costs two stone."""
    game = position(city("alexandria", "foundry"), hands=["temple"])
    assert uses(game, "temple") == {"sell"}
    assert refusal(game, "stage:temple") == {"NOT_FOR_SALE"}


# -- the order in a turn -------------------------------------------------------------------------------------------


@pytest.mark.rule("W5.1")
def test_the_table_before_the_reveal_decides() -> None:
    """What seat 1 builds in this turn can neither be bought nor be used for a chain in it."""
    parts = [city("giza", coins=9), city("rhodes"), city("alexandria")]
    game = position(*parts, age=1, hands=["guard_tower", "clay_pool"])
    game.play("build:clay_pool", 1)
    assert refusal(game, "build:guard_tower<2", 0) == {"NOT_FOR_SALE"}
    reveal(game)
    assert {"clay_pool"} == cards(game, 1)


@pytest.mark.rule("W5.2")
def test_sellers_have_their_coins_when_all_is_paid() -> None:
    """Seats 0 and 1 buy of each other: an ore for a wood."""
    parts = [city("olympia", coins=2), city("rhodes", coins=2), city("alexandria")]
    game = position(*parts, age=1, hands=["barracks", "stockade"])
    reveal(game, "build:barracks<2", "build:stockade>2")
    assert all_coins(game) == [2, 2, 3]


@pytest.mark.rule("W5.3")
def test_all_comes_into_play_together() -> None:
    parts = [city("olympia"), city("rhodes"), city("alexandria")]
    game = position(*parts, age=1, turn=6, hands=["stockade", "barracks"])
    reveal(game, "build:stockade", "build:barracks")
    assert [number(game, "shields", seat) for seat in range(3)] == [1, 1, 0]
    assert [victories(game, seat) for seat in range(3)] == [(1, 0, 0), (1, 0, 0), (0, 0, 0)]


@pytest.mark.rule("W5.4")
@pytest.mark.parametrize(
    ("card", "own", "left", "right", "gained", "age"),
    [
        ("tavern", "", "", "", 5, 1),
        ("vineyard", "lumber_yard", "stone_pit clay_pool", "ore_vein", 4, 2),
        ("bazar", "loom_age1", "press_age1", "glassworks_age1", 6, 2),
        ("haven", "forum lumber_yard sawmill", "stone_pit", "", 2, 3),
        ("lighthouse", "caravansery forum", "", "", 3, 3),
        ("chamber_of_commerce", "loom_age1 press_age1 brickyard clay_pool", "glassworks_age1", "", 4, 3),
    ],
)
def test_coins_that_cards_bring(card: str, own: str, left: str, right: str, gained: int, age: int) -> None:
    parts = [city("halicarnassus", own), city("giza", left), city("rhodes", "timber_yard"), city("babylon", right)]
    game = position(*parts, age=age, hands=[card])
    way = "chain" if "chain" in builds(game, card) else "build"
    reveal(game, f"{way}:{card}")
    assert coins(game, 0) == gained
    reveal(game)
    assert coins(game, 0) == gained + 3  # paid once


@pytest.mark.rule("W5.4")
def test_arena_pays_for_stages() -> None:
    game = position(city("giza", "dispensary", stages=2), age=3, hands=["arena"])
    assert coins(reveal(game, "chain:arena"), 0) == 6


@pytest.mark.rule("W5.4")
def test_structures_of_the_same_turn_count() -> None:
    """Vineyard counts a brown card that a neighbour builds in this turn."""
    parts = [city("giza"), city("rhodes", coins=1), city("babylon")]
    game = position(*parts, hands=["vineyard", "sawmill"])
    reveal(game, "build:vineyard", "build:sawmill")
    assert coins(game, 0) == 1


@pytest.mark.rule("W5.4", "W3.2")
def test_stages_bring_coins() -> None:
    game = position(city("ephesus", "lumber_yard timber_yard", stages=1), hands=["temple"])
    assert coins(reveal(game, "stage:temple"), 0) == 9
