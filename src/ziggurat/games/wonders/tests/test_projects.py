"""The Great Projects: joining, how they end, penalties, rewards, and rulings on them (P60 to P99, R-P1 to R-P19)."""

from typing import Any

import pytest

from ziggurat import Wonders
from ziggurat.games.wonders.arrays import MATERIAL
from ziggurat.games.wonders.tests.positions import (
    IDS,
    City,
    all_coins,
    builds,
    cards,
    city,
    coins,
    discards,
    end_age,
    moment,
    number,
    offered,
    position,
    refusal,
    reveal,
    sheet,
    uses,
    victories,
)

COLOURS = {card.id: card.colour for card in MATERIAL.cards}


def tokens_left(game: Wonders) -> int:
    return int(game.state[0]["tokens"])


# -- joining -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("P64", "P61", "P60")
@pytest.mark.parametrize("project", MATERIAL.projects, ids=lambda project: project.id)
def test_a_card_of_the_colour_lets_its_builder_join(project: Any) -> None:
    """At the cost of joining, which this city can pay; no other colour does."""
    everything = "lumber_yard stone_pit clay_pool ore_vein glassworks_age1 loom_age1 press_age1"
    own = city("olympia A", everything, stages=2, olympia=1, coins=20)
    for colour in ("brown", "grey", "blue", "yellow", "red", "green", "purple"):
        named = [card.id for card in MATERIAL.cards if card.colour == colour and card.age == project.age]
        card = next((card for card in named if card not in everything.split()), "")
        if card:
            turn = 6 if project.age == 1 else 4
            game = position(own, players=7, age=project.age, turn=turn, project=project.id, hands=[card])
            assert ("olympia+join" in builds(game, card)) == (colour == project.colour)
            if colour == project.colour:
                game.play(f"olympia:{card}+join")
                assert game.state[0]["pay"][0].tolist() == [0, 0, project.cost.coins]


@pytest.mark.rule("P64", "P65")
def test_the_cost_of_joining_comes_on_top() -> None:
    """Altar is free; joining Belvedere costs 1 coin and a clay, bought for 2."""
    game = position(city("giza", coins=3), city("babylon"), city("rhodes"), age=1, project="belvedere", hands=["altar"])
    assert builds(game, "altar") == {"build", "build<2+join"}
    reveal(game, "build:altar<2+join")
    assert all_coins(game) == [0, 5, 3]
    assert number(game, "joins", 0) == 1
    assert tokens_left(game) == 1


@pytest.mark.rule("P64")
def test_joining_is_optional() -> None:
    own = city("babylon", coins=3)
    game = reveal(
        position(own, city("giza"), city("rhodes"), age=1, project="belvedere", hands=["altar"]), "build:altar"
    )
    assert coins(game, 0) == 3
    assert number(game, "joins", 0) == 0
    assert tokens_left(game) == 2


@pytest.mark.rule("P64", "R-P6")
def test_joining_is_chosen_with_the_card() -> None:
    game = position(city("babylon", coins=3), city("giza"), city("rhodes"), age=1, project="belvedere", hands=["altar"])
    game.play("build:altar+join", 0)
    assert tokens_left(game) == 2  # nothing is revealed yet
    reveal(game)
    assert moment(game) == "1.5.card"  # and nothing is asked after it
    assert tokens_left(game) == 1


@pytest.mark.rule("P65", "R-P1")
def test_what_cannot_be_paid_for_joining() -> None:
    poor = position(city("babylon"), city("giza"), city("rhodes"), age=1, project="belvedere", hands=["altar"])
    assert refusal(poor, "build:altar+join") == {"TOO_FEW_COINS"}
    without = position(
        city("giza", coins=9), city("ephesus"), city("rhodes"), age=1, project="belvedere", hands=["altar"]
    )
    assert refusal(without, "build:altar+join") == {"NOT_FOR_SALE"}


@pytest.mark.rule("P64")
def test_another_colour_does_not_join() -> None:
    game = position(city("babylon", coins=3), age=1, project="belvedere", hands=["loom_age1"])
    assert refusal(game, "build:loom_age1+join") == {"WRONG_COLOUR"}
    without = position(city("babylon", coins=3), age=1, hands=["loom_age1"])
    assert refusal(without, "build:loom_age1+join") == {"NO_PROJECT"}


@pytest.mark.rule("P70", "P65")
def test_the_example_of_forum_and_river_port() -> None:
    """One own and one bought clay for Forum; 1 coin and a bought cloth to join."""
    parts = [city("giza", "clay_pool", coins=5), city("babylon"), city("halicarnassus")]
    game = position(*parts, age=2, project="river_port", hands=["forum"])
    assert builds(game, "forum") == {"build<2", "build<2>2+join"}
    reveal(game, "build:forum<2>2+join")
    assert all_coins(game) == [0, 5, 5]
    assert cards(game, 0) == {"clay_pool", "forum"}
    assert number(game, "joins", 0) == 1


@pytest.mark.rule("P66")
def test_without_tokens_nobody_joins() -> None:
    own = city("halicarnassus", coins=9)
    game = position(own, age=1, project="cranes", tokens=0, hands=["apothecary"])
    assert builds(game, "apothecary") == {"build"}
    assert refusal(game, "build:apothecary+join") == {"PROJECT_FULL"}


@pytest.mark.rule("P66", "P67", "R-P2", "R-P3")
def test_one_token_is_enough_for_everybody_in_a_turn() -> None:
    parts = [city("halicarnassus", coins=9), city("alexandria", coins=9), city("ephesus", coins=9)]
    game = position(*parts, age=1, project="cranes", tokens=1, hands=["apothecary", "workshop", "scriptorium"])
    reveal(game, "build:apothecary+join", "build:workshop+join", "build:scriptorium+join")
    assert [number(game, "joins", seat) for seat in range(3)] == [1, 1, 1]
    assert tokens_left(game) == 0
    assert not [text for seat in range(3) for text in offered(game, seat) if "join" in text]


@pytest.mark.rule("R-P2", "P69", "P86", "W5.6")
def test_digging_still_joins_when_the_last_token_went_in_this_turn() -> None:
    parts = [city("halicarnassus B", "ore_vein clay_pit", coins=9), city("alexandria", coins=9), city("ephesus")]
    game = position(
        *parts, age=1, turn=5, project="cranes", tokens=1, hands=["altar", "workshop"], discards="apothecary"
    )
    reveal(game, "stage:altar", "build:workshop+join")
    assert tokens_left(game) == 0
    assert {"dig:apothecary", "dig:apothecary+join"} <= set(offered(game))
    game.play("dig:apothecary+join")
    assert number(game, "joins", 0) == 1
    assert coins(game, 0) == 8


@pytest.mark.rule("P68")
def test_one_may_join_several_times_in_an_age() -> None:
    own = city("halicarnassus", coins=9, joins=1)
    game = position(own, players=4, age=1, project="cranes", tokens=2, hands=["apothecary"])
    reveal(game, "build:apothecary+join")
    assert number(game, "joins", 0) == 2


@pytest.mark.rule("P69", "R-P1")
@pytest.mark.parametrize("way", ["chain", "olympia", "token"])
def test_free_structures_join_too(way: str) -> None:
    """Obelisk: 1 coin and a papyrus, bought for 2, whatever the structure itself costs."""
    own = city("olympia A", "baths", stages=2, olympia=1, builds=1, coins=3)
    game = position(own, city("giza"), city("ephesus"), age=2, project="obelisk", hands=["aqueduct"])
    assert builds(game, "aqueduct") == {
        text for each in ("chain", "olympia", "token") for text in (each, f"{each}>2+join")
    }
    reveal(game, f"{way}:aqueduct>2+join")
    assert all_coins(game) == [0, 3, 5]
    assert number(game, "joins", 0) == 1


@pytest.mark.rule("P69")
def test_the_resource_for_joining_comes_from_either_side() -> None:
    own = city("olympia A", "baths", coins=3)
    game = position(own, city("giza", "press_age1"), city("ephesus"), age=2, project="obelisk", hands=["aqueduct"])
    assert builds(game, "aqueduct") == {"chain", "chain<2+join", "chain>2+join"}
    assert all_coins(reveal(game, "chain:aqueduct<2+join")) == [0, 5, 3]


@pytest.mark.rule("P86")
def test_nobody_joins_with_a_stage() -> None:
    own = city("giza", "quarry press_age1", coins=9)
    game = position(own, age=2, project="obelisk", hands=["aqueduct"])
    assert uses(game, "aqueduct") == {"sell", "stage", "build", "build+join"}


@pytest.mark.rule("R-P1")
def test_structure_and_joining_share_one_supply() -> None:
    """Haven takes the one ore, so the ore for Grand Bazaar is bought; a second source spares that."""
    parts = [city("rhodes"), city("giza")]
    for stands, expected in (("lumber_yard ore_vein", "build<2+join"), ("lumber_yard foundry", "build+join")):
        game = position(city("halicarnassus", stands, coins=9), *parts, age=3, project="grand_bazaar", hands=["haven"])
        assert builds(game, "haven") == {"build", expected}


@pytest.mark.rule("R-P1", "W4.4")
def test_a_source_with_alternatives_serves_once_for_both() -> None:
    """Wood or ore: as the wood of Haven it is no ore for joining, as the ore of joining no wood."""
    parts = [city("rhodes"), city("giza")]
    own = city("halicarnassus", "forest_cave ore_vein", coins=9)
    game = position(own, *parts, city("ephesus"), city("babylon"), age=3, project="grand_bazaar", hands=["haven"])
    assert builds(game, "haven") == {"build", "build<2+join"}


@pytest.mark.rule("R-P1", "T22", "T37")
@pytest.mark.parametrize(("tile", "project", "card"), [(2, "war_mirror", "walls"), (8, "obelisk", "aqueduct")])
def test_what_makes_a_structure_cheaper_does_not_concern_joining(tile: int, project: str, card: str) -> None:
    """No resources for the structure, but a good for joining that nobody has."""
    game = position(
        city("giza", coins=20), city("rhodes"), city("babylon"), tower=[tile], project=project, hands=[card]
    )
    assert builds(game, card) == {"build"}
    assert refusal(game, f"build:{card}+join") == {"NOT_FOR_SALE"}


# -- the end of an Age ---------------------------------------------------------------------------------------------


def ended(own: City, *others: City, project: str, tokens: int, age: int, **more: Any) -> Wonders:
    """The Age is over, everybody having sold the last card."""
    return reveal(position(own, *others, age=age, turn=6, project=project, tokens=tokens, **more))


@pytest.mark.rule("P71", "P99", "P83", "R-P13")
def test_the_project_is_settled_before_the_conflicts() -> None:
    """A shield of Obelisk already counts."""
    game = ended(city("giza", joins=1), city("alexandria"), city("ephesus"), project="obelisk", tokens=0, age=2)
    assert number(game, "shields", 0) == 1
    assert victories(game, 0) == (0, 2, 0)


@pytest.mark.rule("P98")
def test_the_next_age_begins_with_its_project() -> None:
    game = ended(city("giza", joins=1), project="obelisk", tokens=0, age=2)
    assert moment(game) == "3.1.card"
    assert MATERIAL.projects[int(game.state[0]["project"][2])].age == 3
    assert tokens_left(game) == 2


@pytest.mark.rule("P72", "R-P5", "P84")
@pytest.mark.parametrize("joins", [1, 2, 3])
def test_the_example_of_war_mirror(joins: int) -> None:
    """A victory token of 3 for each participation token; nobody else is punished."""
    parts = [city("giza", joins=joins), city("rhodes", "altar"), city("ephesus", "theater")]
    game = ended(*parts, project="war_mirror", tokens=0, age=2)
    assert victories(game, 0) == (0, joins, 0)
    assert cards(game, 1) == {"altar"}
    assert [number(game, "unpaid", seat) for seat in range(3)] == [0, 0, 0]


@pytest.mark.rule("P73", "P77", "R-P19")
def test_the_example_of_archives() -> None:
    """Unfinished: who has no token loses a blue card of one's choice; who has one loses and gets nothing."""
    parts = [city("giza", "altar temple", joins=1), city("rhodes", "theater palace"), city("ephesus", "baths")]
    game = ended(*parts, project="archives", tokens=1, age=3)
    assert moment(game) == "3.6.loss"
    assert game.to_act == (1, 2)
    assert offered(game, 0) == []
    assert set(offered(game, 1)) == {"lose:theater", "lose:palace"}
    assert offered(game, 2) == ["lose:baths"]
    game.play("lose:theater", 1)
    assert "theater" in cards(game, 1)  # all at once
    game.play("lose:baths", 2)
    assert [cards(game, seat) for seat in range(3)] == [{"altar", "temple"}, {"palace"}, set()]
    assert game.state[0]["rewards"][0].tolist() == [0, 0, 0]


@pytest.mark.rule("P77", "R-W17")
def test_only_a_card_of_the_colour_is_lost() -> None:
    game = ended(city("giza", "altar stockade"), project="archives", tokens=1, age=3)
    assert refusal(game, "lose:stockade") == {"NOT_TO_LOSE"}
    assert refusal(game, "lose:temple") == {"NOT_TO_LOSE"}
    assert refusal(game, "lose:3,1") == {"ASKED_OTHERWISE"}


@pytest.mark.rule("P74", "R-P7", "P78")
def test_the_example_of_losing_all_coins_with_none() -> None:
    """Age II: -2. Nobody can sell in the last turn here, so all build something free."""
    parts = [city("giza"), city("rhodes"), city("ephesus")]
    game = position(
        *parts, age=2, turn=6, project="river_port", tokens=1, hands=["loom_age2", "press_age2", "glassworks_age2"]
    )
    reveal(game, "build:loom_age2", "build:press_age2", "build:glassworks_age2")
    assert [number(game, "penalties", seat) for seat in range(3)] == [-2, -2, -2]
    assert [number(game, "unpaid", seat) for seat in range(3)] == [1, 1, 1]
    assert sheet(game) == {"projects": -2}


@pytest.mark.rule("P74")
@pytest.mark.parametrize(("age", "project"), [(1, "belvedere"), (2, "war_mirror"), (3, "archives")])
def test_a_penalty_that_cannot_be_paid(age: int, project: str) -> None:
    game = ended(city("giza"), project=project, tokens=1, age=age)
    assert number(game, "penalties", 0) == -age
    assert sheet(game)["projects"] == -age


@pytest.mark.rule("P75", "P61")
def test_participation_tokens_are_handed_back() -> None:
    game = ended(city("giza", joins=2), project="obelisk", tokens=1, age=2)
    assert number(game, "joins", 0) == 0


@pytest.mark.rule("P76", "R-W12")
def test_points_of_tokens_from_projects() -> None:
    own = city("giza", unpaid=2, penalties=-3, reward2=2, stages=2)
    game = position(own, age=3, past=["belvedere", "smelter"], project="archives")
    assert sheet(game) == {"wonder": 8, "projects": -3 + 2 * 2}


@pytest.mark.rule("P72", "P73")
@pytest.mark.parametrize(("tokens", "lost"), [(0, False), (1, True), (2, True)])
def test_finished_or_failed(tokens: int, lost: bool) -> None:
    game = ended(city("giza", coins=5), project="river_port", tokens=tokens, age=2)
    assert (coins(game, 0) == 0) == lost


# -- penalties -----------------------------------------------------------------------------------------------------


LOST_CARDS = [
    (project, str(project.failed[0]).split()[2]) for project in MATERIAL.projects if "card" in str(project.failed[0])
]


@pytest.mark.rule("P77", "R-P12")
@pytest.mark.parametrize(("project", "colour"), LOST_CARDS, ids=lambda value: getattr(value, "id", value))
def test_a_card_of_the_colour_is_lost(project: Any, colour: str) -> None:
    """Of the choice of its owner; it lies in the discard pile then."""
    named = [
        card for card in IDS if COLOURS[card] == colour and next(c.age for c in MATERIAL.cards if c.id == card) == 1
    ]
    game = ended(city("giza", " ".join(named[:2])), project=project.id, tokens=1, age=project.age, players=7)
    assert set(offered(game)) == {f"lose:{card}" for card in named[:2]}
    before = discards(game)
    game.play(f"lose:{named[1]}", 0)
    while not game.is_over and moment(game).endswith("loss"):
        game.play(offered(game, game.to_act[0])[0])
    assert cards(game, 0) == {named[0]}
    assert (discards(game) - before)[named[1]] == 1
    assert number(game, "unpaid", 0) == 0


@pytest.mark.rule("P78")
@pytest.mark.parametrize(("age", "project"), [(1, "rampart_road"), (2, "river_port"), (3, "giant_trebuchet")])
def test_all_coins_are_lost(age: int, project: str) -> None:
    game = ended(city("giza", coins=14), project=project, tokens=1, age=age)
    assert coins(game, 0) == 0
    assert number(game, "penalties", 0) == 0


@pytest.mark.rule("P79")
def test_two_victory_tokens_are_lost() -> None:
    own = city("giza", "stockade", one=2, three=1, five=1)
    game = ended(own, project="triumphal_arches", tokens=1, age=3)
    assert set(offered(game)) == {"lose:1,1", "lose:3,1", "lose:5,1", "lose:5,3"}
    assert refusal(game, "lose:3,3") == {"NOT_TO_LOSE"}
    assert refusal(game, "lose:stockade") == {"ASKED_OTHERWISE"}
    game.play("lose:3,1")
    assert victories(game, 0) == (1, 0, 1 + 2)  # and two of the conflicts, which come after


@pytest.mark.rule("R-P7", "P79")
def test_a_single_victory_token_is_kept() -> None:
    game = ended(city("giza", one=1), project="triumphal_arches", tokens=1, age=3)
    assert game.is_over
    assert victories(game, 0) == (1, 0, 0)
    assert number(game, "penalties", 0) == -3


@pytest.mark.rule("P80", "R-P14")
def test_the_start_of_the_board_is_lost() -> None:
    """Rhodes without its ore: neither it nor its neighbours have it; the stages stay."""
    game = ended(
        city("rhodes A", stages=2), city("giza", coins=9), city("ephesus"), project="double_walls", tokens=1, age=1
    )
    assert int(game.state[0]["lost_start"]) == 0b111
    assert game.state[0]["makes"][0].tolist() == game.state[0]["sells"][0].tolist() == [0, 0, 0]
    assert number(game, "shields", 0) == 2


@pytest.mark.rule("P80", "R-P14")
def test_a_lost_start_stays_lost() -> None:
    parts = [city("rhodes", lost=1), city("giza", coins=9), city("ephesus")]
    game = position(*parts, age=3, project="archives", hands=["", "barracks"])
    assert builds(game, "barracks", 1) == set()
    other = position(city("rhodes"), *parts[1:], age=3, project="archives", hands=["", "barracks"])
    assert builds(other, "barracks", 1) == {"build>2"}


@pytest.mark.rule("R-P14", "W5.8")
def test_stages_make_still() -> None:
    game = position(
        city("alexandria A", stages=2, lost=1),
        city("giza"),
        city("ephesus"),
        age=1,
        turn=5,
        project="double_walls",
        hands=["guard_tower"],
    )
    assert builds(game, "guard_tower") == {"build"}


@pytest.mark.rule("R-W14", "P80", "P74")
def test_a_lost_start_cannot_be_lost_again() -> None:
    game = ended(city("rhodes", lost=1), project="double_walls", tokens=1, age=1)
    assert number(game, "penalties", 0) == -1
    assert number(game, "penalties", 1) == 0


@pytest.mark.rule("R-P12", "W6.1", "W7.5", "W4.12", "W4.3")
def test_what_a_lost_card_gave_is_gone() -> None:
    """Shields, symbols, chains and production; coins stay."""
    red = ended(city("giza", "stockade", coins=5), project="belvedere", tokens=1, age=1)
    red.play("lose:stockade")
    assert number(red, "shields", 0) == 0
    assert victories(red, 0) == (0, 0, 0)
    green = ended(city("giza", "school"), project="menagerie", tokens=1, age=3)
    assert sheet(green)["science"] == 1
    green.play("lose:school")
    assert "science" not in sheet(green)
    brown = ended(city("alexandria", "clay_pool", coins=7), project="obelisk", tokens=1, age=2)
    brown.play("lose:clay_pool")
    assert moment(brown) == "3.1.card"
    assert coins(brown, 0) == 10
    assert int(brown.state[0]["makes"][0][0]) == 0
    blue = ended(city("giza", "temple"), city("rhodes"), city("ephesus"), project="war_mirror", tokens=1, age=2)
    blue.play("lose:temple")
    assert not [text for text in offered(blue) if text.startswith("chain:")]


@pytest.mark.rule("R-P12", "W5.6", "R-W17")
def test_a_lost_card_can_be_dug_out() -> None:
    own = city("halicarnassus B", "foundry ore_vein")
    game = ended(own, city("giza", "stockade"), project="sewer_network", tokens=1, age=2, tower=[15])
    game.play("lose:stockade", 1)
    reveal(game, next(text for text in offered(game) if text.startswith("stage:")))
    assert "dig:stockade" in offered(game)


# -- rewards -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("P82")
@pytest.mark.parametrize(
    ("age", "project", "reward"), [(1, "rampart_road", 4), (2, "river_port", 6), (3, "grand_bazaar", 12)]
)
def test_coins_as_a_reward(age: int, project: str, reward: int) -> None:
    game = ended(city("giza", joins=2), project=project, tokens=0, age=age)
    assert coins(game, 0) == 3 + 2 * reward
    assert coins(game, 1) == 3


@pytest.mark.rule("P83", "R-P13")
@pytest.mark.parametrize(("age", "project", "shields"), [(2, "obelisk", 1), (3, "triumphal_arches", 2)])
def test_shields_as_a_reward(age: int, project: str, shields: int) -> None:
    game = ended(city("giza", joins=1), city("alexandria"), city("ephesus"), project=project, tokens=0, age=age)
    assert number(game, "shields", 0) == shields
    assert sheet(game)["military"] == 2 * (2 * age - 1)


@pytest.mark.rule("R-P13")
def test_shields_stay() -> None:
    own = city("giza", reward2=1)
    game = position(
        own,
        city("alexandria"),
        city("ephesus"),
        age=3,
        turn=6,
        past=["belvedere", "obelisk"],
        project="archives",
        tokens=0,
    )
    assert victories(reveal(game), 0) == (0, 0, 2)


@pytest.mark.rule("P84", "R-P11")
@pytest.mark.parametrize(
    ("age", "project", "token"), [(1, "double_walls", 0), (2, "war_mirror", 1), (3, "giant_trebuchet", 2)]
)
def test_victory_tokens_as_a_reward(age: int, project: str, token: int) -> None:
    game = ended(city("giza", joins=1), project=project, tokens=0, age=age)
    expected = [0, 0, 0]
    expected[token] = 1
    assert victories(game, 0) == tuple(expected)
    assert sheet(game)["military"] == 2 * token + 1


@pytest.mark.rule("P85", "R-P8", "R-W8")
def test_the_token_for_any_colour() -> None:
    """Got of Factory, used in a later Age, with a grey card; the cost is still paid."""
    game = ended(city("giza", joins=1), project="factory", tokens=0, age=1)
    assert number(game, "any_colours", 0) == 1
    own = city("giza", coins=2, colours=1)
    game = position(own, age=2, past=["factory"], project="sewer_network", hands=["loom_age2 school"])
    assert builds(game, "loom_age2") == {"build", "build+any"}
    reveal(game, "build:loom_age2+any")
    assert number(game, "any_colours", 0) == 0
    assert number(game, "joins", 0) == 1
    assert coins(game, 0) == 0


@pytest.mark.rule("R-W8", "P85")
def test_the_token_is_not_used_where_the_colour_matches() -> None:
    own = city("olympia", "press_age1", coins=2, colours=1)
    game = position(own, age=2, past=["factory"], project="sewer_network", hands=["school"])
    assert builds(game, "school") == {"build", "build+join"}
    reveal(game, "build:school+join")
    assert number(game, "any_colours", 0) == 1


@pytest.mark.rule("R-P8", "P86")
def test_the_token_needs_a_structure() -> None:
    own = city("giza", "quarry", coins=9, colours=1)
    game = position(own, age=2, past=["factory"], project="sewer_network", hands=["loom_age2"])
    assert uses(game, "loom_age2") == {"sell", "stage", "build", "build+any"}


@pytest.mark.rule("P87", "R-P9")
@pytest.mark.parametrize(("age", "project"), [(1, "cranes"), (2, "sewer_network")])
def test_the_token_for_a_building(age: int, project: str) -> None:
    game = ended(city("giza", joins=1), project=project, tokens=0, age=age)
    assert number(game, "free_builds", 0) == 1


@pytest.mark.rule("P87", "R-P9")
def test_a_building_by_token_is_free() -> None:
    own = city("giza", builds=1)
    game = position(own, age=2, past=["cranes"], project="river_port", hands=["sawmill"])
    assert builds(game, "sawmill") == {"token"}
    reveal(game, "token:sawmill")
    assert coins(game, 0) == 0
    assert number(game, "free_builds", 0) == 0
    assert not [text for text in offered(game) if text.startswith("token")]


@pytest.mark.rule("R-P9", "W3.5")
def test_no_second_structure_of_a_name_by_token() -> None:
    game = position(city("giza", "loom_age1", builds=1), past=["cranes"], project="river_port", hands=["loom_age2"])
    assert refusal(game, "token:loom_age2") == {"SAME_NAME"}
    without = position(city("giza"), past=["cranes"], project="river_port", hands=["loom_age2"])
    assert refusal(without, "token:loom_age2") == {"NO_BUILDING_TOKEN"}


@pytest.mark.rule("R-P9", "T21", "T26")
def test_a_building_by_token_is_no_chain() -> None:
    """Under 13 and 14 nothing is paid and nothing is got, though a chain would be there."""
    own = city("giza", "baths", builds=1)
    game = position(own, past=["cranes"], project="river_port", tower=[13, 14], hands=["aqueduct"])
    assert builds(game, "aqueduct") == {"token"}
    assert coins(reveal(game, "token:aqueduct"), 0) == 0


@pytest.mark.rule("P88")
def test_the_token_for_a_stage() -> None:
    game = ended(city("giza", joins=1), project="belvedere", tokens=0, age=1)
    assert number(game, "free_stages", 0) == 1
    game = position(city("giza", stage_tokens=1), past=["belvedere"], project="river_port", hands=["temple"])
    assert uses(game, "temple") == {"sell", "stagetoken"}
    reveal(game, "stagetoken:temple")
    assert number(game, "stages", 0) == 1
    assert number(game, "free_stages", 0) == 0
    without = position(city("giza"), past=["belvedere"], project="river_port", hands=["temple"])
    assert refusal(without, "stagetoken:temple") == {"NO_STAGE_TOKEN"}


@pytest.mark.rule("P89", "R-P15", "R-W12")
@pytest.mark.parametrize(("tokens", "points"), [(1, 6), (2, 12)])
def test_points_for_sets_of_symbols(tokens: int, points: int) -> None:
    """Two sets: 7 each as always, and 3 each for every token."""
    own = city("giza", "apothecary dispensary workshop laboratory scriptorium library", reward3=tokens)
    game = position(own, age=3, project="archives")
    assert sheet(game) == {"science": 12 + 14, "projects": points}


@pytest.mark.rule("R-W13", "W7.5", "P89")
@pytest.mark.parametrize(("tokens", "science", "projects"), [(0, 26, 0), (1, 26, 6)])
def test_symbols_are_chosen_with_the_tokens_in_mind(tokens: int, science: int, projects: int) -> None:
    """2, 2, 1 and a choice: the second set, with or without tokens."""
    own = city("babylon A", "apothecary dispensary workshop laboratory scriptorium", stages=2, reward3=tokens)
    found = sheet(position(own, age=3, project="archives"))
    assert (found["science"], found.get("projects", 0)) == (science, projects)


@pytest.mark.rule("R-W13")
def test_a_token_can_make_a_set_better_than_a_square() -> None:
    """4, 1, 0 and a choice: a set of 7 + 1 against 9; with a token the set is worth 3 more."""
    stands = "apothecary dispensary lodge academy workshop"
    without = sheet(position(city("babylon A", stands, stages=2), age=3, project="archives"))
    assert without["science"] == 25 + 1
    with_token = sheet(position(city("babylon A", stands, stages=2, reward3=1), age=3, project="archives"))
    assert (with_token["science"], with_token["projects"]) == (16 + 1 + 1 + 7, 3)


@pytest.mark.rule("P90", "R-P16")
def test_points_for_guilds() -> None:
    parts = [
        city("giza", "spies_guild", reward3=2),
        city("rhodes", "workers_guild traders_guild"),
        city("ephesus"),
        city("babylon", "shipowners_guild"),
    ]
    assert sheet(position(*parts, age=3, project="menagerie"))["projects"] == 2 * 4
    far = [parts[0], city("rhodes"), city("ephesus", "workers_guild"), city("babylon")]
    assert sheet(position(*far, age=3, project="menagerie"))["projects"] == 2 * 1


@pytest.mark.rule("R-P16", "W7.8")
def test_a_copied_guild_is_not_counted() -> None:
    parts = [city("olympia B", stages=3, joins=1), city("rhodes", "workers_guild"), city("ephesus")]
    game = reveal(position(*parts, age=3, turn=6, project="menagerie", tokens=0))
    game.play("copy:workers_guild")
    assert sheet(game)["projects"] == 1


@pytest.mark.rule("P91")
def test_points_for_stages() -> None:
    own = city("giza", stages=3, reward2=1)
    assert sheet(position(own, age=3, past=["belvedere", "smelter"], project="archives"))["projects"] == 3


@pytest.mark.rule("P89", "P90", "P91")
@pytest.mark.parametrize(("age", "project"), [(2, "smelter"), (3, "archives"), (3, "menagerie")])
def test_rewards_that_count_at_the_end_are_noted(age: int, project: str) -> None:
    game = ended(city("giza", joins=2), project=project, tokens=0, age=age)
    assert int(game.state[0]["rewards"][0][age - 1]) == 2


@pytest.mark.rule("R-P17", "R-P8", "R-P9")
def test_two_tokens_on_one_card() -> None:
    own = city("giza", coins=2, builds=1, colours=1)
    game = position(own, past=["cranes"], project="sewer_network", hands=["sawmill"])
    assert builds(game, "sawmill") == {"build", "token", "token+any"}
    reveal(game, "token:sawmill+any")
    assert number(game, "free_builds", 0) == number(game, "any_colours", 0) == 0
    assert number(game, "joins", 0) == 1


@pytest.mark.rule("R-P19", "P73")
def test_all_penalties_come_at_once() -> None:
    parts = [city("giza", "altar"), city("rhodes", "theater"), city("ephesus")]
    game = ended(*parts, project="war_mirror", tokens=1, age=2)
    game.play("lose:theater", 1)
    assert number(game, "unpaid", 2) == 0  # not before all have chosen
    game.play("lose:altar", 0)
    assert number(game, "unpaid", 2) == 1
    assert cards(game, 0) == cards(game, 1) == set()


# -- with the tower ------------------------------------------------------------------------------------------------


@pytest.mark.rule("P94", "R-P11", "T25")
@pytest.mark.parametrize(
    ("age", "project", "tokens"),
    [(1, "double_walls", (0, 0, 0)), (2, "war_mirror", (1, 0, 0)), (3, "giant_trebuchet", (0, 1, 0))],
)
def test_tile_nineteen_and_projects(age: int, project: str, tokens: tuple[int, ...]) -> None:
    game = ended(city("giza", joins=1), project=project, tokens=0, age=age, tower=[19])
    assert victories(game, 0) == tokens


@pytest.mark.rule("P94", "R-P10", "T24")
@pytest.mark.parametrize(("age", "project"), [(1, "belvedere"), (2, "war_mirror"), (3, "archives")])
def test_tile_twenty_two_and_penalties(age: int, project: str) -> None:
    game = ended(city("giza"), project=project, tokens=1, age=age, tower=[22])
    assert number(game, "unpaid", 0) == 2
    assert number(game, "penalties", 0) == -2 * age
    assert number(game, "defeats", 0) == 0


@pytest.mark.rule("R-P10", "W6.4")
def test_guilds_count_such_tokens_as_defeat_tokens() -> None:
    parts = [city("giza", "strategists_guild"), city("rhodes", defeats=1, unpaid=2, penalties=-4), city("ephesus")]
    assert sheet(position(*parts, age=3, project="archives"))["guilds"] == 3


@pytest.mark.rule("R-P11", "P79")
def test_victory_tokens_of_projects_can_be_lost() -> None:
    game = ended(city("giza", joins=2), project="double_walls", tokens=0, age=1)
    assert victories(game, 0) == (2, 0, 0)
    game = ended(city("giza", one=2), project="triumphal_arches", tokens=1, age=3)
    assert offered(game) == ["lose:1,1"]


@pytest.mark.rule("P97", "P98", "P99")
def test_a_whole_age_with_both_modules() -> None:
    game = end_age(position(city("giza", joins=1, coins=9), age=2, turn=5, tower=[1], project="river_port", tokens=0))
    assert moment(game) == "3.1.card"
    assert coins(game, 0) == 9 + 2 * 3 + 6
