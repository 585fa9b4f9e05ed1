"""The Tower of Babel: building tiles, what they do, and rulings on them (T13 to T40, R-T1 to R-T17)."""

import pytest

from ziggurat.games.wonders.tests.positions import (
    active,
    all_coins,
    builds,
    cards,
    city,
    coins,
    discards,
    moment,
    number,
    offered,
    placed,
    position,
    refusal,
    reveal,
    sheet,
    uses,
    victories,
)

each_age = pytest.mark.parametrize("age", [1, 2, 3])
QUIET = (city("giza"), city("rhodes"), city("ephesus"))  # neither sells anything that most of these cards need


# -- building tiles ------------------------------------------------------------------------------------------------


@pytest.mark.rule("T13", "T14", "R-T12")
def test_a_card_is_discarded_to_build_a_tile() -> None:
    game = position(city("giza", coins=2), hands=["palace"], age=3, tiles=[(7, 12, 3)])
    assert uses(game, "palace") == {"sell", "tile3", "tile7", "tile12"}
    before = discards(game)
    reveal(game, "tile12:palace")
    assert coins(game, 0) == 2
    assert (discards(game) - before)["palace"] == 1
    assert placed(game) == [12]
    assert number(game, "tiles_built", 0) == 1


@pytest.mark.rule("T13")
def test_only_own_tiles_that_are_not_built() -> None:
    game = position(hands=["temple"], tiles=[(7, 12, 3)])
    assert refusal(game, "tile8:temple") == {"NO_TILE"}
    reveal(game, "tile7:temple")
    assert {text.split(":")[0] for text in offered(game) if text.startswith("tile")} == {"tile3", "tile12"}


@pytest.mark.rule("T13")
def test_the_last_tile_can_be_built_and_then_none() -> None:
    """Of three own tiles two are placed."""
    game = position(city("giza", tiles=2), hands=["temple"], tiles=[(7,)], tower=[1, 2, 3, 4, 5, 6, 8, 9], players=3)
    assert {use for use in uses(game, "temple") if use.startswith("tile")} == {"tile7"}
    reveal(game, "tile7:temple")
    assert not [text for text in offered(game) if text.startswith("tile")]


@pytest.mark.rule("R-T12", "W5.6")
def test_a_card_given_for_a_tile_can_be_dug_out() -> None:
    game = position(city("halicarnassus B", "foundry"), hands=["temple", "walls"], tiles=[(), (7, 12, 3)])
    reveal(game, "stage:temple", "tile7:walls")
    game.play("dig:walls")
    assert "walls" in cards(game, 0)


@pytest.mark.rule("T15", "T19", "W5.6")
def test_tiles_are_placed_last_of_all() -> None:
    """A tile of this turn does not touch what is dug out in it: a tax on blue cards."""
    game = position(
        city("halicarnassus B", "foundry"), hands=["temple", "walls"], discards="aqueduct", tiles=[(), (6, 12, 3)]
    )
    reveal(game, "stage:temple", "tile6:walls")
    assert placed(game) == []
    assert moment(game) == "2.4.dig"
    game.play("dig:aqueduct")
    assert placed(game) == [6]
    assert coins(game, 0) == 0


@pytest.mark.rule("T15")
def test_tiles_come_after_the_seventh_card() -> None:
    game = position(
        city("babylon B", stages=2), turn=6, hands=["loom_age2 press_age2", "temple forum"], tiles=[(), (6, 12, 3)]
    )
    reveal(game, "build:loom_age2", "tile6:temple")
    assert placed(game) == []
    game.play("sell:press_age2")
    assert placed(game) == [6]


@pytest.mark.rule("T16", "T17")
def test_tiles_cover_the_oldest_in_view() -> None:
    game = position(tower=[20, 10, 5], tiles=[(7, 12, 3)], hands=["temple"])
    assert active(game) == {20, 10, 5}
    reveal(game, "tile7:temple")
    assert placed(game) == [20, 10, 5, 7]
    assert active(game) == {10, 5, 7}


@pytest.mark.rule("T16", "T18", "T19")
def test_the_example_of_tiles_four_and_twelve() -> None:
    """Three tiles on four spaces: 4 takes the last space, 12 covers the very first."""
    game = position(players=5, tower=[1, 2, 3], tiles=[(12, 20, 21), (4, 22, 23)], hands=["temple", "walls"])
    reveal(game, "tile12:temple", "tile4:walls")
    assert placed(game) == [1, 2, 3, 4, 12]
    assert active(game) == {2, 3, 4, 12}


@pytest.mark.rule("T18")
def test_tiles_of_a_turn_are_placed_by_number() -> None:
    game = position(tiles=[(20, 1, 2), (8, 3, 4), (14, 5, 6)], hands=["temple", "walls", "forum"])
    reveal(game, "tile20:temple", "tile8:walls", "tile14:forum")
    assert placed(game) == [8, 14, 20]


@pytest.mark.rule("T19")
def test_a_tile_holds_from_the_next_turn_until_it_is_covered() -> None:
    parts = [city("giza", coins=9), city("babylon"), city("rhodes")]
    game = position(*parts, age=1, turn=2, tiles=[(), (12, 1, 2), (3, 4, 5)], hands=["guard_tower", "altar", "theater"])
    assert builds(game, "guard_tower") == {"build<2"}
    reveal(game, "", "tile12:altar")
    assert active(game) == {12}
    assert int(game.state[0]["price"][0][0]) == 3
    covered = position(*parts, age=1, turn=4, tower=[12, 3, 4, 5], hands=["guard_tower"])
    assert builds(covered, "guard_tower") == {"build<2"}


@pytest.mark.rule("T20", "R-T8")
@pytest.mark.parametrize(("built", "points"), [(0, 0), (1, 2), (2, 5), (3, 10)])
def test_points_for_tiles(built: int, points: int) -> None:
    game = position(city("giza", tiles=built), tower=[1, 2, 3, 4, 5, 6])
    assert sheet(game).get("tower", 0) == points


@pytest.mark.rule("R-T8")
def test_a_tile_can_be_covered_at_once() -> None:
    """Four tiles in one turn on three spaces: the lowest is never active, and counts."""
    tiles = [(2, 1, 9), (4, 3, 10), (6, 5, 11), (8, 7, 13)]
    game = position(players=4, tiles=tiles, hands=["temple", "walls", "forum", "school"])
    reveal(game, "tile2:temple", "tile4:walls", "tile6:forum", "tile8:school")
    assert placed(game) == [2, 4, 6, 8]
    assert active(game) == {4, 6, 8}
    assert sheet(game)["tower"] == 2


@pytest.mark.rule("R-T2")
@pytest.mark.parametrize(("late", "defeats"), [("count", 2), ("next_age", 1)])
def test_a_tile_of_the_last_turn(late: str, defeats: int) -> None:
    """Tile 22 placed in turn 6: at once for the conflicts, or in the next Age."""
    parts = [city("giza", "stockade"), city("alexandria"), city("babylon", "guard_tower")]
    tiles = [(22, 1, 2), (3, 4, 5)]
    game = position(*parts, age=1, turn=6, hands=["altar", "theater"], tiles=tiles, late_tiles=late)
    reveal(game, "tile22:altar")
    assert number(game, "defeats", 1) == 2 * defeats
    assert active(game) == {22}


@pytest.mark.rule("R-T2")
@pytest.mark.parametrize(("late", "defeats"), [("count", 1), ("next_age", 2)])
def test_a_tile_covered_in_the_last_turn(late: str, defeats: int) -> None:
    parts = [city("giza", "stockade"), city("alexandria"), city("babylon", "guard_tower")]
    game = position(*parts, age=1, turn=6, hands=["altar"], tower=[22, 1, 2], tiles=[(3, 4, 5)], late_tiles=late)
    reveal(game, "tile3:altar")
    assert number(game, "defeats", 1) == 2 * defeats


@pytest.mark.rule("R-T2", "P71")
@pytest.mark.parametrize(("late", "tokens"), [("count", (0, 0, 0)), ("next_age", (1, 0, 0))])
def test_a_tile_of_the_last_turn_and_the_project(late: str, tokens: tuple[int, ...]) -> None:
    """Tile 19 takes the victory token of Double Walls away, or does not yet."""
    own = city("giza", coins=1, joins=1)
    game = position(
        own,
        *QUIET[1:],
        age=1,
        turn=6,
        tokens=0,
        project="double_walls",
        hands=["altar"],
        tiles=[(19, 1, 2)],
        late_tiles=late,
    )
    reveal(game, "tile19:altar")
    assert victories(game, 0) == tokens


# -- taxes ---------------------------------------------------------------------------------------------------------


TAXES = [
    (1, 1, "build:stockade", "lumber_yard"),
    (1, 2, "build:walls", "quarry"),
    (1, 3, "build:arsenal", "sawmill ore_vein loom_age1"),
    (6, 1, "build:altar", ""),
    (6, 2, "build:aqueduct", "quarry"),
    (6, 3, "build:gardens", "lumber_yard brickyard"),
    (13, 2, "chain:temple", "altar"),
    (13, 3, "chain:pantheon", "temple"),
    (16, 1, "stage:altar", "stone_pit"),
    (16, 2, "stage:temple", "stone_pit"),
    (16, 3, "stage:palace", "stone_pit"),
]


@pytest.mark.rule("T21", "R-T5")
@pytest.mark.parametrize(("tile", "age", "use", "stands"), TAXES)
def test_taxes(tile: int, age: int, use: str, stands: str) -> None:
    """A coins to the bank in Age A, and not one less."""
    hands = [use.split(":")[1]]
    game = position(city("giza", stands, coins=age), *QUIET[1:], age=age, tower=[tile], hands=hands)
    assert coins(reveal(game, use), 0) == 0
    poor = position(city("giza", stands, coins=age - 1), *QUIET[1:], age=age, tower=[tile], hands=hands)
    assert refusal(poor, use) == {"TOO_FEW_COINS"}


@pytest.mark.rule("T21")
def test_a_tax_leaves_other_cards_alone() -> None:
    game = position(city("giza", "lumber_yard"), *QUIET[1:], age=1, turn=5, tower=[6, 13, 16], hands=["stockade"])
    assert builds(game, "stockade") == {"build"}
    game = position(city("giza", "lumber_yard"), *QUIET[1:], age=1, turn=5, tower=[1, 13, 16], hands=["altar"])
    assert builds(game, "altar") == {"build"}


@pytest.mark.rule("R-T3", "T21")
def test_taxes_add_up() -> None:
    """Temple by chain under 6 and 13 in Age II: 2 + 2."""
    game = position(city("giza", "altar", coins=4), *QUIET[1:], tower=[6, 13], hands=["temple"])
    assert coins(reveal(game, "chain:temple"), 0) == 0


@pytest.mark.rule("R-T3", "T21", "T22")
def test_a_tax_without_resources() -> None:
    """Red under 1 and 2: the tax alone."""
    game = position(city("giza", coins=3), *QUIET[1:], age=3, tower=[1, 2], hands=["arsenal"])
    assert builds(game, "arsenal") == {"build"}
    assert coins(reveal(game, "build:arsenal"), 0) == 0


@pytest.mark.rule("R-T4", "T21")
@pytest.mark.parametrize("way", ["olympia", "token"])
def test_taxes_on_free_structures(way: str) -> None:
    own = city("olympia A", coins=2, stages=2, olympia=1, builds=1)
    game = position(own, *QUIET[1:], tower=[6], hands=["aqueduct"], project="river_port")
    assert builds(game, "aqueduct") == {"olympia", "token"}
    assert coins(reveal(game, f"{way}:aqueduct"), 0) == 0


@pytest.mark.rule("R-T4", "T21", "W5.6")
def test_a_tax_on_what_is_dug_out() -> None:
    own = city("halicarnassus B", "foundry", coins=2)
    game = position(own, *QUIET[:2], tower=[6], hands=["temple"], discards="aqueduct")
    reveal(game, "stage:temple")
    game.play("dig:aqueduct")
    assert coins(game, 0) == 0


@pytest.mark.rule("R-T4", "P88", "T21")
def test_a_tax_on_a_stage_by_token() -> None:
    own = city("giza", coins=2, stage_tokens=1)
    game = position(own, *QUIET[1:], tower=[16], hands=["temple"], project="river_port")
    assert coins(reveal(game, "stagetoken:temple"), 0) == 0
    poor = position(
        city("giza", coins=1, stage_tokens=1), *QUIET[1:], tower=[16], hands=["temple"], project="river_port"
    )
    assert refusal(poor, "stagetoken:temple") == {"TOO_FEW_COINS"}


@pytest.mark.rule("R-T5")
def test_who_cannot_pay_a_tax_cannot_build() -> None:
    game = position(city("giza", "altar", coins=1), *QUIET[1:], tower=[6, 13], hands=["temple loom_age2"])
    assert uses(game, "temple") == {"sell", *(use for use in uses(game, "temple") if use.startswith("tile"))}
    assert refusal(game, "chain:temple") == {"TOO_FEW_COINS"}
    assert builds(game, "loom_age2") == {"build"}


@pytest.mark.rule("R-T6", "T21", "T26")
def test_a_chain_is_a_choice() -> None:
    """Temple at its cost pays no tax of 13 and gets no coins of 14."""
    own = city("alexandria", "altar lumber_yard clay_pool", coins=5)
    taxed = position(own, *QUIET[1:], tower=[13], hands=["temple"])
    assert builds(taxed, "temple") == {"build", "chain"}
    assert coins(reveal(taxed.copy(), "build:temple"), 0) == 5
    assert coins(reveal(taxed.copy(), "chain:temple"), 0) == 3
    paid = position(own, *QUIET[1:], tower=[14], hands=["temple"])
    assert coins(reveal(paid.copy(), "build:temple"), 0) == 5
    assert coins(reveal(paid.copy(), "chain:temple"), 0) == 7


@pytest.mark.rule("R-T6", "T23")
def test_chains_through_tile_seven_are_chains() -> None:
    parts = [city("giza", coins=5), city("rhodes", "altar"), city("ephesus")]
    assert coins(reveal(position(*parts, tower=[7, 13], hands=["temple"]), "chain:temple"), 0) == 3
    assert coins(reveal(position(*parts, tower=[7, 14], hands=["temple"]), "chain:temple"), 0) == 7


# -- cheaper and dearer --------------------------------------------------------------------------------------------


@pytest.mark.rule("T22")
@pytest.mark.parametrize(("age", "card"), [(1, "stockade"), (2, "walls"), (3, "arsenal")])
def test_red_cards_without_resources(age: int, card: str) -> None:
    game = position(city("giza"), *QUIET[1:], age=age, tower=[2], hands=[card])
    assert builds(game, card) == {"build"}
    assert builds(position(city("giza"), *QUIET[1:], age=age, tower=[15], hands=[card]), card) == set()


@pytest.mark.rule("T22", "R-T3")
def test_stages_without_resources() -> None:
    game = position(city("giza"), *QUIET[1:], tower=[15], hands=["temple"])
    assert "stage" in uses(game, "temple")
    assert coins(reveal(game, "stage:temple"), 0) == 0
    taxed = position(city("giza", coins=2), *QUIET[1:], tower=[15, 16], hands=["temple"])
    assert coins(reveal(taxed, "stage:temple"), 0) == 0  # coins are still paid


@pytest.mark.rule("T23", "R-T16")
@pytest.mark.parametrize("beside", [1, 2])
def test_academy_is_free_by_a_neighbours_school(beside: int) -> None:
    parts = [city("giza"), city("rhodes"), city("ephesus")]
    parts[beside] = city("rhodes" if beside == 1 else "ephesus", "school")
    assert builds(position(*parts, age=3, tower=[7], hands=["academy"]), "academy") == {"chain"}
    assert builds(position(*parts, age=3, tower=[8], hands=["academy"]), "academy") == set()


@pytest.mark.rule("T23")
def test_a_city_farther_away_does_not_serve() -> None:
    parts = [city("giza"), city("rhodes"), city("ephesus", "school"), city("alexandria")]
    assert refusal(position(*parts, age=3, tower=[7], hands=["academy"]), "chain:academy") == {"NO_CHAIN"}


@pytest.mark.rule("R-T16")
def test_what_a_neighbour_builds_in_this_turn_does_not_serve() -> None:
    parts = [city("giza"), city("olympia", "press_age1"), city("ephesus")]
    game = position(*parts, age=3, tower=[7], hands=["academy", "school"])
    game.play("build:school", 1)
    assert refusal(game, "chain:academy") == {"NO_CHAIN"}
    reveal(game)
    assert "school" in cards(game, 1)


@pytest.mark.rule("T24")
def test_two_defeat_tokens_for_one() -> None:
    parts = [city("giza", "stockade"), city("alexandria"), city("babylon", "guard_tower")]
    game = reveal(position(*parts, age=1, turn=6, tower=[22]))
    assert [number(game, "defeats", seat) for seat in range(3)] == [0, 4, 0]


@pytest.mark.rule("T8", "P62")
def test_tokens_never_run_out() -> None:
    parts = [city("giza", "stockade", one=60), city("alexandria", defeats=90), city("babylon", "guard_tower")]
    game = reveal(position(*parts, age=1, turn=6, tower=[22]))
    assert number(game, "defeats", 1) == 94
    assert victories(game, 0) == (61, 0, 0)


@pytest.mark.rule("T25")
@pytest.mark.parametrize(("age", "tokens"), [(1, (0, 0, 0)), (2, (2, 0, 0)), (3, (0, 2, 0))])
def test_smaller_victory_tokens(age: int, tokens: tuple[int, ...]) -> None:
    game = reveal(position(city("giza", "stockade"), *QUIET[1:], age=age, turn=6, tower=[19]))
    assert victories(game, 0) == tokens
    assert number(game, "defeats", 1) == 1


@pytest.mark.rule("T26", "R-T7")
@each_age
def test_coins_after_a_blue_card(age: int) -> None:
    card = {1: "altar", 2: "aqueduct", 3: "pantheon"}[age]
    own = city("olympia A", stages=2, olympia=1)
    game = position(own, *QUIET[1:], age=age, tower=[5], hands=[card])
    assert coins(reveal(game, f"olympia:{card}"), 0) == age


@pytest.mark.rule("T26", "R-T7")
@pytest.mark.parametrize("age", [2, 3])
def test_coins_after_a_chain(age: int) -> None:
    origin, card = {2: ("baths", "aqueduct"), 3: ("walls", "fortifications")}[age]
    game = position(city("rhodes", origin), *QUIET[:1], city("ephesus"), age=age, tower=[14], hands=[card])
    assert coins(reveal(game, f"chain:{card}"), 0) == age


@pytest.mark.rule("T26")
def test_a_blue_card_by_chain_under_both() -> None:
    game = position(city("rhodes", "baths"), *QUIET[:1], city("ephesus"), tower=[5, 14], hands=["aqueduct"])
    assert coins(reveal(game, "chain:aqueduct"), 0) == 4


@pytest.mark.rule("T27", "R-T7")
def test_coins_after_a_guild() -> None:
    own = city("olympia A", stages=2, olympia=1)
    game = position(own, *QUIET[1:], age=3, tower=[24], hands=["workers_guild"])
    assert coins(reveal(game, "olympia:workers_guild"), 0) == 5
    blue = position(own, *QUIET[1:], age=3, tower=[24], hands=["palace"])
    assert coins(reveal(blue, "olympia:palace"), 0) == 0


@pytest.mark.rule("R-T7", "W4.11")
def test_coins_of_tiles_cannot_pay_in_the_same_turn() -> None:
    """A tax of 2 and a bonus of 2 on a blue card: without coins it cannot be built."""
    game = position(city("giza", "baths"), *QUIET[1:], tower=[5, 6], hands=["aqueduct"])
    assert refusal(game, "chain:aqueduct") == {"TOO_FEW_COINS"}


@pytest.mark.rule("R-T7", "W5.6")
def test_coins_after_a_blue_card_that_was_dug_out() -> None:
    game = position(city("halicarnassus B", "foundry"), *QUIET[:2], tower=[5], hands=["temple"], discards="aqueduct")
    reveal(game, "stage:temple")
    game.play("dig:aqueduct")
    assert coins(game, 0) == 2


@pytest.mark.rule("T28", "R-T9")
@pytest.mark.parametrize(
    ("tiles", "raw", "goods"),
    [([9], 2, 1), ([10], 2, 3), ([11], 1, 2), ([12], 3, 2), ([9, 10], 2, 2), ([10, 12], 3, 3), ([9, 11], 1, 1)],
)
def test_prices_under_tiles(tiles: list[int], raw: int, goods: int) -> None:
    """What is paid goes to the seller, all of it."""
    parts = [city("giza", coins=3), city("babylon"), city("alexandria")]
    game = position(*parts, age=1, tower=tiles, hands=["guard_tower workshop"])
    assert builds(game, "guard_tower") == {f"build<{raw}"}
    assert builds(game, "workshop") == {f"build>{goods}"}
    assert all_coins(reveal(game, f"build:guard_tower<{raw}")) == [3 - raw, 3 + raw, 3]


@pytest.mark.rule("T29", "T30", "R-T9")
@pytest.mark.parametrize(
    ("card", "tiles", "expected"),
    [
        ("west_trading_post", [11], ""),  # 1 - 1: free
        ("east_trading_post", [11], "<1"),
        ("west_trading_post", [12], "<2"),
        ("marketplace", [11], "<1"),
        ("west_trading_post", [9], "<1"),
    ],
)
def test_tiles_add_up_with_cards(card: str, tiles: list[int], expected: str) -> None:
    parts = [city("giza", card, coins=3), city("babylon"), city("ephesus")]
    game = position(*parts, age=1, tower=tiles, hands=["guard_tower"])
    assert builds(game, "guard_tower") == {f"build{expected}"}


@pytest.mark.rule("T30")
def test_a_price_is_never_below_zero() -> None:
    parts = [city("olympia B", "west_trading_post", stages=1), city("babylon"), city("ephesus")]
    game = position(*parts, age=1, turn=5, tower=[11], hands=["guard_tower"])
    assert builds(game, "guard_tower") == {"build"}
    reveal(game, "build:guard_tower")
    assert all_coins(game) == [0, 3, 3]
    assert int(game.state[0]["price"].min()) == 0


@pytest.mark.rule("R-W15", "T30", "W4.13")
@pytest.mark.parametrize("side", ["west", "east"])
def test_from_whom_sells_for_nothing_one_takes_all_that_one_can(side: str) -> None:
    """Two stone for Town Hall: one is free on one side, the other one costs 1 on the other side."""
    own = city("rhodes", f"{side}_trading_post glassworks_age1", coins=3)
    free, paid = city("giza"), city("ephesus", "stone_pit quarry")
    beside = (free, paid) if side == "west" else (paid, free)
    game = position(own, *beside, age=3, tower=[11], hands=["town_hall"])
    assert builds(game, "town_hall") == {"build>1" if side == "west" else "build<1"}


@pytest.mark.rule("T31")
@pytest.mark.parametrize(
    ("stands", "card", "age"), [("brickyard caravansery", "gardens", 3), ("lumber_yard forum", "school", 2)]
)
def test_trade_cards_that_make_something_are_shut(stands: str, card: str, age: int) -> None:
    parts = [city("giza", stands), city("alexandria"), city("rhodes")]
    assert builds(position(*parts, age=age, tower=[5], hands=[card]), card) == {"build"}
    assert builds(position(*parts, age=age, tower=[4], hands=[card]), card) == set()


@pytest.mark.rule("T31")
@pytest.mark.parametrize("card", ["west_trading_post", "marketplace"])
def test_trade_cards_that_lower_prices_are_shut(card: str) -> None:
    parts = [city("giza", card, coins=5), city("babylon", "glassworks_age1"), city("ephesus")]
    game = position(*parts, age=1, tower=[4], hands=["guard_tower workshop"])
    assert builds(game, "guard_tower") == {"build<2"}
    assert builds(game, "workshop") == {"build<2"}
    east = position(
        city("giza", "east_trading_post", coins=5),
        city("ephesus"),
        city("babylon"),
        age=1,
        tower=[4],
        hands=["guard_tower"],
    )
    assert builds(east, "guard_tower") == {"build>2"}


@pytest.mark.rule("T31", "W4.12")
def test_shut_trade_cards_can_be_built_and_their_chains_hold() -> None:
    game = position(city("giza", "marketplace forum"), *QUIET[1:], tower=[4], hands=["caravansery"])
    assert builds(game, "caravansery") == {"chain"}
    haven = position(city("giza", "forum"), *QUIET[1:], age=3, tower=[4], hands=["haven"])
    assert builds(haven, "haven") == {"chain"}
    built = position(city("giza"), *QUIET[1:], age=1, tower=[4], hands=["marketplace"])
    assert builds(built, "marketplace") == {"build"}


@pytest.mark.rule("T32", "R-T11")
@pytest.mark.parametrize(
    ("tile", "cards"),
    [(17, ("stockade", "baths")), (18, ("barracks", "guard_tower")), (21, ("workshop", "apothecary", "scriptorium"))],
)
def test_a_unit_for_everybody(tile: int, cards: tuple[str, ...]) -> None:
    for card in cards:
        parts = [city("ephesus"), city("babylon"), city("halicarnassus")]
        if card in ("guard_tower", "apothecary"):
            parts = [city("giza"), city("olympia"), city("rhodes")]
        if card == "scriptorium":
            parts = [city("giza"), city("babylon"), city("rhodes")]
        bare = position(*parts, age=1, tower=[24], hands=[card])
        assert builds(bare, card) == set()
        assert builds(position(*parts, age=1, tower=[tile], hands=[card]), card) == {"build"}


@pytest.mark.rule("T32", "R-T11")
def test_it_is_one_unit_a_turn() -> None:
    """Two ore and a glass under tile 18 at Alexandria: one ore is missing; with 20 coins nobody sells one."""
    game = position(city("alexandria", coins=20), city("giza"), city("ephesus"), tower=[18], hands=["dispensary"])
    assert refusal(game, "build:dispensary") == {"NOT_FOR_SALE"}  # and neighbours do not sell theirs
    game = position(city("alexandria", "ore_vein"), city("giza"), city("ephesus"), tower=[18], hands=["dispensary"])
    assert builds(game, "dispensary") == {"build"}


@pytest.mark.rule("R-T11", "P65")
def test_the_unit_of_a_tile_may_serve_for_joining() -> None:
    own = city("olympia", "press_age1 stone_pit", coins=1)
    game = position(own, city("giza"), city("rhodes"), age=1, turn=5, tower=[18], project="belvedere", hands=["altar"])
    assert builds(game, "altar") == {"build", "build+join"}


SINGLE = ("lumber_yard", "stone_pit", "clay_pool", "ore_vein")
DOUBLE = ("sawmill", "quarry", "brickyard", "foundry")
MIXED = ("tree_farm", "excavation", "clay_pit", "timber_yard", "forest_cave", "mine")


@pytest.mark.rule("T33", "T34", "R-T10")
@pytest.mark.parametrize("card", [*SINGLE, *DOUBLE, *MIXED])
def test_double_and_mixed_brown_cards_are_shut(card: str) -> None:
    """They neither make nor sell anything; single ones do; all are brown cards still."""
    parts = [city("ephesus", card), city("alexandria")]
    game = position(*parts, players=6, age=2, tower=[3])
    bare = position(city("ephesus"), city("alexandria"), players=6, age=2, tower=[3])
    for field in ("makes", "sells"):
        same = game.state[0][field][0].tolist() == bare.state[0][field][0].tolist()
        assert same == (card not in SINGLE)
    assert int(game.state[0]["colours"][0][0]) == 1


@pytest.mark.rule("T33")
def test_shut_cards_can_be_built_and_work_again() -> None:
    parts = [city("giza", coins=1), city("alexandria"), city("ephesus")]
    game = position(*parts, tower=[3], hands=["brickyard"])
    assert builds(game, "brickyard") == {"build"}
    owner = [city("giza", "brickyard"), *parts[1:]]
    assert builds(position(*owner, tower=[3], hands=["forum"]), "forum") == set()
    assert builds(position(*owner, tower=[3, 8, 9, 10], hands=["forum"]), "forum") == {"build"}  # covered


@pytest.mark.rule("R-T10", "W5.4")
def test_shut_cards_are_brown_cards_still() -> None:
    game = position(city("giza", "brickyard sawmill"), *QUIET[1:], tower=[3], hands=["vineyard"])
    assert coins(reveal(game, "build:vineyard"), 0) == 2


@pytest.mark.rule("T35", "T34")
@pytest.mark.parametrize(
    ("card", "needs"),
    [("stone_pit", "aqueduct"), ("clay_pool", "forum"), ("lumber_yard", "caravansery")],
)
def test_single_brown_cards_make_any_number(card: str, needs: str) -> None:
    parts = [city("ephesus", card), city("alexandria"), city("halicarnassus")]
    assert builds(position(*parts, tower=[20], hands=[needs]), needs) == {"build"}
    assert builds(position(*parts, tower=[19], hands=[needs]), needs) == set()


@pytest.mark.rule("T35", "T34")
@pytest.mark.parametrize("card", [*DOUBLE, *MIXED])
def test_other_brown_cards_are_not_endless(card: str) -> None:
    game = position(city("ephesus", card), players=6, tower=[20])
    bare = position(city("ephesus", card), players=6, tower=[22])
    assert game.state[0]["makes"][0].tolist() == bare.state[0]["makes"][0].tolist()


@pytest.mark.rule("T36")
def test_boards_are_not_endless() -> None:
    game = position(city("giza"), city("alexandria"), city("ephesus"), tower=[20], hands=["aqueduct"])
    assert builds(game, "aqueduct") == set()


@pytest.mark.rule("R-T10", "T35")
def test_endless_cards_sell_any_number_at_the_price_of_each() -> None:
    parts = [city("alexandria", coins=6), city("ephesus", "stone_pit"), city("halicarnassus")]
    game = position(*parts, tower=[20], hands=["aqueduct"])
    assert builds(game, "aqueduct") == {"build<6"}


@pytest.mark.rule("R-T3", "T33", "T35")
def test_tiles_three_and_twenty_together() -> None:
    parts = [city("ephesus", "stone_pit brickyard"), city("alexandria"), city("halicarnassus")]
    game = position(*parts, tower=[3, 20], hands=["aqueduct forum"])
    assert builds(game, "aqueduct") == {"build"}
    assert builds(game, "forum") == set()


@pytest.mark.rule("T37", "T38", "R-T1")
def test_pantheon_costs_six_coins_or_nothing_with_temple() -> None:
    everything = "brickyard foundry glassworks_age1 loom_age1 press_age1"
    game = position(city("giza", everything, coins=6), *QUIET[1:], age=3, tower=[8], hands=["pantheon"])
    assert builds(game, "pantheon") == {"build"}
    assert coins(reveal(game, "build:pantheon"), 0) == 0
    poor = position(city("giza", everything, coins=5), *QUIET[1:], age=3, tower=[8], hands=["pantheon"])
    assert refusal(poor, "build:pantheon") == {"TOO_FEW_COINS"}
    chained = position(city("giza", "temple"), *QUIET[1:], age=3, tower=[8], hands=["pantheon"])
    assert coins(reveal(chained, "chain:pantheon"), 0) == 0


@pytest.mark.rule("T37", "R-T1")
@pytest.mark.parametrize(("guild", "price"), [("traders_guild", 3), ("workers_guild", 5), ("spies_guild", 4)])
def test_guilds_for_coins(guild: str, price: int) -> None:
    game = position(city("giza", coins=price), *QUIET[1:], age=3, tower=[23], hands=[guild])
    assert builds(game, guild) == {"build"}
    assert coins(reveal(game, f"build:{guild}"), 0) == 0
    poor = position(city("giza", coins=price - 1), *QUIET[1:], age=3, tower=[23], hands=[guild])
    assert refusal(poor, f"build:{guild}") == {"TOO_FEW_COINS"}


@pytest.mark.rule("T37")
def test_other_cards_are_paid_as_always() -> None:
    own = city("giza", "loom_age1 quarry")
    game = position(own, *QUIET[1:], age=2, tower=[8, 23], hands=["library"])
    assert builds(game, "library") == {"build"}


@pytest.mark.rule("R-T3", "T37", "T21")
def test_coins_for_blue_cards_and_a_tax() -> None:
    game = position(city("giza", coins=5), *QUIET[1:], tower=[6, 8], hands=["aqueduct"])
    assert coins(reveal(game, "build:aqueduct"), 0) == 0  # 3 + 2


# -- two players ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-T13", "T39")
def test_tiles_alternate_between_two_spaces() -> None:
    game = position(players=2, tower=[1, 2, 3], tiles=[(7, 12, 20)], hands=["temple"])
    face_down = int(game.state[0]["face_down"])
    assert active(game) == {2, 3}
    reveal(game, "tile7:temple")
    assert active(game) == {3, 7}
    assert int(game.state[0]["face_down"]) == face_down
    assert face_down not in placed(game)


@pytest.mark.rule("T40")
def test_nothing_is_a_tile_for_the_free_city() -> None:
    game = position(players=2, tiles=[(7, 12, 20)])
    holder = 0
    for seat in (0, 1):
        game.play(next(text for text in offered(game, seat) if text.startswith("sell")), seat)
    assert game.to_act == (holder,)
    assert not [text for text in offered(game, holder) if "tile" in text]
