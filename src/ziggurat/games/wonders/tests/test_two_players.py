"""Two players and the Free City (W9)."""

from typing import Any

import pytest

from ziggurat import Wonders
from ziggurat.games.wonders.tests.positions import (
    FREE_CITY,
    City,
    a_sale,
    all_coins,
    boards,
    builds,
    cards,
    city,
    coins,
    discards,
    hand,
    is_offered,
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


def two(*parts: City, **more: Any) -> Wonders:
    return position(*parts, players=2, **more)


def own_choices(game: Wonders, *choices: str) -> Wonders:
    """Both choose for themselves."""
    for seat in (0, 1):
        game.play((choices[seat] if seat < len(choices) else "") or a_sale(game, seat), seat)
    return game


@pytest.mark.rule("W9.2")
def test_each_city_is_beside_both_others() -> None:
    """Seat 0 buys of seat 1 on the left and of the Free City on the right; seat 1 the other way round."""
    parts = [city("giza", coins=9), city("rhodes", coins=9), city("babylon", coins=9)]
    game = two(*parts, age=1, hands=["barracks guard_tower", "baths"])
    assert builds(game, "barracks", 0) == {"build<2"}
    assert builds(game, "guard_tower", 0) == {"build>2"}
    assert builds(game, "baths", 1) == {"build>2"}
    assert len(boards(game)) == 3


@pytest.mark.rule("W9.3", "W9.4", "W9.5", "W9.7")
@pytest.mark.parametrize(("age", "first"), [(1, 0), (2, 1), (3, 0)])
def test_holder_hands_and_pile(age: int, first: int) -> None:
    """The holder draws and changes every turn; the pile has 6, 5, 4, 3, 2, 1 cards left."""
    for turn in range(1, 7):
        game = two(age=age, turn=turn)
        holder = (first + turn - 1) % 2
        assert [len(hand(game, seat)) for seat in (holder, 1 - holder)] == [9 - turn, 8 - turn]
        assert int(game.state[0]["pile_size"]) == 7 - turn
        own_choices(game)
        assert (moment(game), game.to_act) == (f"{age}.{turn}.free", (holder,))


@pytest.mark.rule("W9.4", "W9.5")
def test_the_top_card_of_the_pile_comes_into_the_next_holders_hand() -> None:
    game = two(pile="school")
    game_hands = [hand(game, seat) for seat in (0, 1)]
    own = [text.split(":")[1] for text in (a_sale(game, 0), a_sale(game, 1))]
    own_choices(game)
    (holder,) = game.to_act
    free = offered(game, holder)[0]
    game.play(free, holder)
    for seat in (0, 1):
        game_hands[seat].remove(own[seat])
    game_hands[holder].remove(free.split(":")[1].split("<")[0].split(">")[0])
    assert hand(game, holder) == game_hands[1 - holder]  # hands are swapped
    assert sorted(hand(game, 1 - holder)) == sorted([*game_hands[holder], "school"])


@pytest.mark.rule("W9.5", "R-W2")
def test_the_holder_picks_for_the_own_city_first() -> None:
    """The own card is no longer there for the Free City; nothing is revealed before it has one."""
    game = two(age=1, turn=1, hands=["altar theater"])
    game.play("build:altar", 0)
    assert game.to_act == (1,)
    game.play(a_sale(game, 1), 1)
    assert (moment(game), game.to_act) == ("1.1.free", (0,))
    assert cards(game, 0) == set()
    assert not [text for text in offered(game, 0) if ":altar" in text]
    assert refusal(game, "free.build:altar") == {"NO_CARD"}
    assert offered(game, 1) == []
    game.play("free.build:theater", 0)
    assert cards(game, 0) == {"altar"}
    assert cards(game, FREE_CITY) == {"theater"}
    assert moment(game) == "1.2.card"


@pytest.mark.rule("W9.6", "W2.4")
def test_the_last_card_of_the_pile_is_discarded_with_the_hands() -> None:
    game = two(turn=6, pile="school", hands=["temple walls statue", "library forum"])
    before = discards(game)
    reveal(game, "sell:temple", "sell:library")
    gone = discards(game) - before
    assert gone["school"] == gone["forum"] == gone["temple"] == gone["library"] == 1
    assert moment(game) == "3.1.card"


@pytest.mark.rule("W9.8", "R-W2")
def test_all_three_act_at_the_same_time() -> None:
    """The coins that seat 0 pays the Free City cannot serve it in this turn, nor what seat 1 builds."""
    parts = [city("giza", coins=2), city("rhodes"), city("babylon")]
    game = two(*parts, age=1, hands=["guard_tower stockade barracks altar", "lumber_yard"], turn=3)
    own_choices(game, "build:guard_tower>2", "build:lumber_yard")
    assert refusal(game, "free.build:barracks>2") == {"TOO_FEW_COINS"}
    assert refusal(game, "free.build:stockade") == {"NOT_FOR_SALE"}
    game.play("free.build:altar")
    assert all_coins(game) == [0, 0, 2]


def reveal_free(game: Wonders) -> Wonders:
    (seat,) = game.to_act
    game.play(offered(game, seat)[0], seat)
    return game


@pytest.mark.rule("W9.9")
def test_the_free_city_sells_only_where_it_can_play_nothing() -> None:
    parts = [city("giza"), city("rhodes"), city("alexandria")]
    game = two(*parts, age=3, turn=5, hands=["palace pantheon senate lodge"])
    own_choices(game)
    texts = offered(game, 0)
    assert {text.split(":")[0] for text in texts} == {"free.sell"}
    assert len(texts) == 3
    game.play(texts[0], 0)
    assert coins(game, FREE_CITY) == 3


@pytest.mark.rule("W9.9")
def test_the_free_city_plays_as_long_as_it_can() -> None:
    parts = [city("giza"), city("rhodes"), city("alexandria")]
    game = two(*parts, age=2, turn=6, hands=["loom_age2 school library", "forum courthouse"])
    own_choices(game, "sell:school")
    assert offered(game, 0) == ["free.build:loom_age2"]
    assert refusal(game, "free.sell:library") == {"CAN_PLAY"}
    assert refusal(game, "free.build:library") == {"NOT_FOR_SALE"}


@pytest.mark.rule("W9.9", "W3.5")
def test_a_second_structure_of_a_name_is_no_way_to_play() -> None:
    """It can only serve for a stage; without resources for one, the Free City sells."""
    for made, expected in (("", {"free.sell"}), ("quarry", {"free.stage"})):
        parts = [city("giza"), city("rhodes"), city("alexandria", f"loom_age1 {made}")]
        game = two(*parts, age=2, turn=6, hands=["loom_age2 school library"])
        own_choices(game, "sell:school")
        assert uses(game, "loom_age2") == expected
        assert is_offered(game, "free.sell:loom_age2") == (not made)


@pytest.mark.rule("W9.9", "W9.10")
def test_a_chain_is_playing_too() -> None:
    parts = [city("giza"), city("rhodes"), city("alexandria", "scriptorium")]
    game = two(*parts, age=2, turn=6, hands=["forum school library"])
    own_choices(game, "sell:school")
    assert offered(game) == ["free.chain:library"]
    assert refusal(game, "free.sell:forum") == {"CAN_PLAY"}


@pytest.mark.rule("W9.9")
def test_a_stage_is_playing_too() -> None:
    parts = [city("giza"), city("rhodes"), city("alexandria", "quarry")]
    game = two(*parts, age=3, turn=5, hands=["palace pantheon senate lodge"])
    own_choices(game, "sell:palace")
    assert set(offered(game, 0)) == {"free.stage:pantheon", "free.stage:senate", "free.stage:lodge"}
    assert refusal(game, "free.sell:pantheon") == {"CAN_PLAY"}


@pytest.mark.rule("W9.10", "R-W3")
def test_a_card_that_chains_must_be_built_so() -> None:
    """Not for a stage, not at its cost; but the holder may pick another card."""
    parts = [city("giza"), city("rhodes"), city("alexandria", "quarry altar lumber_yard clay_pool")]
    game = two(*parts, age=2, turn=4, hands=["temple forum school"])
    own_choices(game, "sell:school")
    assert uses(game, "temple") == {"free.chain"}
    assert uses(game, "forum") == {"free.stage"}
    assert refusal(game, "free.stage:temple") == {"MUST_CHAIN"}
    game.play("free.chain:temple")
    assert "temple" in cards(game, FREE_CITY)


@pytest.mark.rule("W9.10", "R-W3", "R-T5")
def test_the_chain_is_forced_only_where_its_tax_can_be_paid() -> None:
    free = "quarry altar lumber_yard clay_pool"
    for treasure, expected in ((0, {"free.stage", "free.build"}), (2, {"free.chain"})):
        parts = [city("giza"), city("rhodes"), city("alexandria", free, coins=treasure)]
        game = two(*parts, age=2, turn=4, tower=[13], hands=["temple forum school statue walls"])
        own_choices(game, "sell:school")
        assert uses(game, "temple") == expected
        if treasure:
            assert refusal(game, "free.stage:temple") == {"MUST_CHAIN"}
            assert refusal(game, "free.build:temple") == {"MUST_CHAIN"}
            assert "free.stage:forum" in offered(game)


@pytest.mark.rule("W9.10", "R-W3", "T23")
def test_chains_through_tile_seven_oblige_as_well() -> None:
    parts = [city("giza", "altar"), city("rhodes"), city("alexandria", "quarry")]
    game = two(*parts, age=2, turn=4, tower=[7], hands=["temple forum school statue walls"])
    own_choices(game, "sell:school")
    assert uses(game, "temple") == {"free.chain"}


@pytest.mark.rule("W9.10")
def test_another_card_is_built_or_serves_for_a_stage() -> None:
    parts = [city("giza"), city("rhodes"), city("alexandria", "quarry brickyard")]
    game = two(*parts, age=2, turn=4, hands=["forum school statue walls loom_age2"])
    own_choices(game, "sell:school")
    assert uses(game, "forum") == {"free.build", "free.stage"}
    game.play("free.stage:forum")
    assert number(game, "stages", FREE_CITY) == 1


@pytest.mark.rule("W9.11")
def test_the_free_city_buys_from_its_own_coins_at_its_own_prices() -> None:
    """On its left sits seat 0, on its right seat 1; the holder picks between them."""
    parts = [city("giza", "clay_pool"), city("babylon"), city("alexandria", "east_trading_post", coins=2)]
    game = two(*parts, age=1, turn=5, hands=["guard_tower altar theater baths"])
    own_choices(game, "sell:altar")
    assert uses(game, "guard_tower") == {"free.build<2", "free.build>1"}
    before = all_coins(game)
    game.play("free.build:guard_tower>1")
    assert all_coins(game) == [before[0] + 3, before[1] + 3 + 1, 1]


@pytest.mark.rule("W9.12", "R-W4")
def test_the_holder_digs_for_the_free_city() -> None:
    parts = [city("giza"), city("rhodes"), city("halicarnassus B", "foundry")]
    game = two(*parts, age=2, turn=4, hands=["temple forum school statue walls"], discards="altar")
    own_choices(game, "sell:school")
    game.play("free.stage:temple")
    (holder,) = game.to_act
    assert (moment(game), holder) == ("2.4.dig", 0)
    assert "free.dig:altar" in offered(game, holder)
    assert "free.dig:-" in offered(game, holder)
    assert refusal(game, "dig:altar", holder) == {"ASKED_OTHERWISE"}
    assert refusal(game, "dig:-", holder) == {"ASKED_OTHERWISE"}
    declined = game.copy()
    declined.play("free.dig:-", holder)
    assert cards(declined, FREE_CITY) == {"foundry"}
    game.play("free.dig:altar", holder)
    assert cards(game, FREE_CITY) == {"foundry", "altar"}


@pytest.mark.rule("R-W4", "R-T4", "W9.12")
def test_the_free_city_pays_taxes_when_it_digs() -> None:
    parts = [city("giza"), city("rhodes"), city("halicarnassus B", "foundry", coins=1)]
    game = two(*parts, age=2, turn=4, tower=[6], hands=["temple forum school statue walls"], discards="altar loom_age1")
    own_choices(game, "sell:school")
    game.play("free.stage:temple")
    assert "free.dig:altar" not in offered(game)
    assert refusal(game, "free.dig:altar") == {"TOO_FEW_COINS"}
    assert "free.dig:loom_age1" in offered(game)


@pytest.mark.rule("W9.12", "R-W4", "W5.7")
def test_the_free_city_uses_olympias_power() -> None:
    parts = [city("giza"), city("rhodes"), city("olympia A", stages=2, olympia=1)]
    game = two(*parts, age=3, turn=5, hands=["palace pantheon senate lodge"])
    own_choices(game, "sell:palace")
    assert set(offered(game, 0)) == {"free.olympia:pantheon", "free.olympia:senate", "free.olympia:lodge"}
    game.play("free.olympia:senate")
    assert cards(game, FREE_CITY) == {"senate"}
    assert number(game, "olympia", FREE_CITY) == 0


@pytest.mark.rule("R-W4", "R-T5")
def test_a_tax_that_the_free_city_cannot_pay_keeps_it_from_building_free() -> None:
    parts = [city("giza"), city("rhodes"), city("olympia A", stages=2, olympia=1)]
    game = two(*parts, age=3, turn=5, tower=[6], hands=["palace pantheon senate lodge"])
    own_choices(game, "sell:palace")
    assert offered(game, 0) == ["free.olympia:lodge"]


@pytest.mark.rule("W9.12", "R-W4")
def test_the_free_city_plays_no_seventh_card() -> None:
    game = two(city("giza"), city("rhodes"), city("babylon B", stages=2), turn=6)
    reveal(game)
    assert moment(game) == "3.1.card"


@pytest.mark.rule("W9.12", "W5.5")
def test_a_player_plays_the_seventh_card_with_the_free_city_at_the_table() -> None:
    game = two(city("babylon B", stages=2), city("rhodes"), city("giza"), turn=6, age=1)
    reveal(game)
    assert (moment(game), game.to_act) == ("1.6.seventh", (0,))
    game.play(offered(game, 0)[0], 0)
    assert moment(game) == "2.1.card"


@pytest.mark.rule("W9.12", "R-W4", "W7.8")
def test_the_free_city_copies_no_guild() -> None:
    parts = [city("giza", "spies_guild"), city("rhodes"), city("olympia B", stages=3)]
    game = reveal(two(*parts, age=3, turn=6))
    assert game.is_over


@pytest.mark.rule("W9.13")
def test_the_free_city_fights_both_players() -> None:
    parts = [city("giza", "stockade"), city("alexandria"), city("babylon", "guard_tower barracks")]
    game = reveal(two(*parts, age=1, turn=6))
    assert [victories(game, place) for place in range(3)] == [(1, 0, 0), (0, 0, 0), (2, 0, 0)]
    assert [number(game, "defeats", place) for place in range(3)] == [1, 2, 0]


@pytest.mark.rule("W9.13")
def test_guilds_and_coins_see_the_free_city_as_a_neighbour() -> None:
    free = city("babylon", "lumber_yard stone_pit", defeats=2)
    parts = [city("giza", "workers_guild"), city("rhodes", "strategists_guild"), free]
    game = two(*parts, age=3)
    assert sheet(game, 0)["guilds"] == 2
    assert sheet(game, 1)["guilds"] == 2
    vines = two(city("giza"), city("rhodes"), free, turn=5, hands=["vineyard", "loom_age2 school"])
    reveal(vines, "build:vineyard", "sell:school", "free.build:loom_age2")
    assert coins(vines, 0) == 2


@pytest.mark.rule("W9.14", "R-W4")
def test_the_free_city_is_no_contender() -> None:
    parts = [city("giza", coins=4), city("rhodes", coins=3), city("babylon", "palace pantheon", coins=50)]
    game = reveal(two(*parts, age=3, turn=6))
    assert len(game.seats) == 2
    assert game.score(0) > game.score(1)
    assert len(game.score_sheet()["total"]) == 2


@pytest.mark.rule("R-W4", "R-T13", "T32", "T26", "T21")
def test_tiles_hold_for_the_free_city() -> None:
    """The unit of a tile, a bonus after a blue card; a tax."""
    parts = [city("giza"), city("rhodes"), city("babylon")]
    game = two(*parts, age=1, turn=5, tower=[17, 5], hands=["baths altar theater"])
    own_choices(game, "sell:altar")
    assert "free.build:baths" in offered(game)
    game.play("free.build:baths")
    assert coins(game, FREE_CITY) == 1
    taxed = two(*parts, age=1, turn=5, tower=[6], hands=["altar theater baths"])
    own_choices(taxed, "sell:altar")
    assert "free.build:theater" not in offered(taxed)


@pytest.mark.rule("P92")
def test_the_free_city_neither_joins_nor_is_punished() -> None:
    parts = [city("giza"), city("rhodes"), city("babylon", "glassworks_age1 stockade", coins=9)]
    game = two(*parts, age=1, turn=6, project="factory")
    assert int(game.state[0]["tokens"]) == 2
    own_choices(game)
    assert not [text for text in offered(game, game.to_act[0]) if "join" in text]
    reveal_free(game)
    assert "glassworks_age1" in cards(game, FREE_CITY)
    assert number(game, "unpaid", FREE_CITY) == 0
    assert [number(game, "unpaid", seat) for seat in (0, 1)] == [1, 1]
