"""Conflicts and points (W6, W7, W8.2, W8.3)."""

from typing import Any

import pytest

from ziggurat import Wonders
from ziggurat.games.wonders.arrays import MATERIAL
from ziggurat.games.wonders.tests.positions import (
    City,
    city,
    number,
    position,
    reveal,
    sheet,
    victories,
)

# -- conflicts -----------------------------------------------------------------------------------------------------


def after_conflicts(*parts: City, age: int = 1, **more: Any) -> Wonders:
    """The end of an Age, everybody having sold the last card."""
    return reveal(position(*parts, age=age, turn=6, **more))


@pytest.mark.rule("W6.1", "W6.2", "W6.3")
@pytest.mark.parametrize(("age", "token"), [(1, (1, 0, 0)), (2, (0, 1, 0)), (3, (0, 0, 1))])
def test_tokens_of_conflicts(age: int, token: tuple[int, ...]) -> None:
    """Seats 0 to 3 have 2, 1, 1 and 0 shields: each compares with either neighbour by itself."""
    parts = [
        city("giza", "stockade barracks"),
        city("alexandria", "guard_tower"),
        city("ephesus", "barracks"),
        city("babylon"),
    ]
    game = after_conflicts(*parts, players=5, age=age)
    twice = tuple(2 * count for count in token)
    none = (0, 0, 0)
    assert [victories(game, seat) for seat in range(5)] == [twice, none, token, none, none]
    assert [number(game, "defeats", seat) for seat in range(5)] == [0, 1, 0, 1, 1]


@pytest.mark.rule("W6.1")
def test_shields_of_stages_count() -> None:
    game = after_conflicts(city("rhodes A", stages=2), city("giza", "stockade"), city("babylon"))
    assert victories(game, 0) == (2, 0, 0)
    assert [number(game, "shields", seat) for seat in range(3)] == [2, 1, 0]


@pytest.mark.rule("W6.2")
def test_equal_shields_bring_nothing() -> None:
    game = after_conflicts(city("giza", "stockade"), city("rhodes", "barracks"), city("babylon", "guard_tower"))
    assert [victories(game, seat) for seat in range(3)] == [(0, 0, 0)] * 3
    assert [number(game, "defeats", seat) for seat in range(3)] == [0, 0, 0]


@pytest.mark.rule("W6.3")
def test_shields_are_not_used_up() -> None:
    game = after_conflicts(city("giza", "stockade"), city("rhodes"), city("babylon"))
    for _ in range(6):
        reveal(game)
    assert number(game, "shields", 0) == 1
    assert victories(game, 0) == (2, 2, 0)


@pytest.mark.rule("W6.1")
def test_a_red_card_of_the_last_turn_counts() -> None:
    game = reveal(position(city("olympia"), age=1, turn=6, hands=["stockade"]), "build:stockade")
    assert victories(game, 0) == (2, 0, 0)


@pytest.mark.rule("W6.4")
def test_strategists_guild_counts_the_defeat_tokens_beside() -> None:
    parts = [city("giza", "strategists_guild", defeats=4), city("rhodes", defeats=2), city("babylon", one=3, defeats=1)]
    assert sheet(position(*parts, age=3))["guilds"] == 3


# -- points --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("W7.1", "W8.3")
def test_military_points() -> None:
    assert sheet(position(city("giza", one=1, three=1, five=1, defeats=3))) == {"military": 6}
    assert sheet(position(city("giza", defeats=6))) == {"military": -6}


@pytest.mark.rule("W7.2", "W8.3")
@pytest.mark.parametrize(("coins", "points"), [(0, 0), (2, 0), (3, 1), (14, 4), (15, 5)])
def test_points_of_the_treasury(coins: int, points: int) -> None:
    assert sheet(position(city("giza", coins=coins))).get("coins", 0) == points


@pytest.mark.rule("W7.3")
@pytest.mark.parametrize(
    ("board", "stages", "points"), [("giza A", 3, 15), ("giza B", 4, 20), ("rhodes B", 2, 7), ("olympia B", 3, 5)]
)
def test_points_of_stages(board: str, stages: int, points: int) -> None:
    assert sheet(position(city(board, stages=stages), age=3)) == {"wonder": points}


@pytest.mark.rule("W7.4")
def test_points_of_blue_cards() -> None:
    assert sheet(position(city("giza", "altar temple palace"), age=3)) == {"blue": 13}


COMPASSES = "apothecary dispensary lodge academy"
GEARS = "workshop laboratory observatory study"
TABLETS = "scriptorium library university school"


def science(compasses: int, gears: int, tablets: int) -> str:
    """Cards with so many symbols."""
    counts = ((COMPASSES, compasses), (GEARS, gears), (TABLETS, tablets))
    return " ".join(card for cards, count in counts for card in cards.split()[:count])


@pytest.mark.rule("W7.5", "W8.3")
@pytest.mark.parametrize(
    ("symbols", "points"),
    [
        ((0, 0, 0), 0),
        ((1, 0, 0), 1),
        ((1, 1, 1), 10),
        ((3, 2, 1), 21),
        ((3, 2, 2), 31),
        ((4, 4, 4), 76),
        ((0, 4, 0), 16),
    ],
)
def test_points_of_science(symbols: tuple[int, int, int], points: int) -> None:
    assert sheet(position(city("giza", science(*symbols)), age=3)).get("science", 0) == points


@pytest.mark.rule("W7.5", "W8.2")
@pytest.mark.parametrize(
    ("symbols", "points"),
    [((1, 1, 0), 10), ((2, 0, 0), 9), ((4, 0, 0), 25), ((2, 2, 1), 26), ((0, 0, 0), 1), ((3, 3, 3), 16 + 9 + 9 + 21)],
)
def test_a_symbol_is_chosen_for_the_most_points(symbols: tuple[int, int, int], points: int) -> None:
    game = position(city("babylon A", science(*symbols), stages=2), age=3)
    assert sheet(game)["science"] == points


@pytest.mark.rule("W7.5", "W8.2")
def test_two_symbols_are_chosen_together() -> None:
    """Babylon and Scientists Guild: six of one symbol, or two different ones that make a set."""
    six = position(city("babylon A", f"{COMPASSES} scientists_guild", stages=2), age=3)
    assert sheet(six)["science"] == 36
    a_set = position(city("babylon A", "apothecary scientists_guild", stages=2), age=3)
    assert sheet(a_set)["science"] == 10


@pytest.mark.rule("W8.2")
def test_a_city_gets_four_of_a_symbol_from_cards() -> None:
    """Eight copies, but four names."""
    for symbols in (COMPASSES, GEARS, TABLETS):
        kinds = [card for card in MATERIAL.cards if card.id in symbols.split()]
        assert sum(len(card.copies) for card in kinds) == 8
        game = position(city("giza", symbols), age=3)
        assert max(game.state[0]["symbols"][0].tolist()) == 4


@pytest.mark.rule("W7.6")
@pytest.mark.parametrize(
    ("cards", "stages", "points"),
    [
        ("haven lumber_yard sawmill", 0, 2),
        ("lighthouse tavern", 0, 2),
        ("chamber_of_commerce loom_age1 press_age1", 0, 4),
        ("arena", 3, 3),
        ("tavern marketplace", 0, 0),
    ],
)
def test_points_of_yellow_cards(cards: str, stages: int, points: int) -> None:
    found = sheet(position(city("giza", cards, stages=stages), players=4, age=3))
    assert found.get("yellow", 0) == points


@pytest.mark.rule("W7.6")
def test_yellow_cards_count_the_city_as_it_is_at_the_end() -> None:
    """Haven counts a brown card that comes after it."""
    game = position(city("giza", "haven lumber_yard"), age=3, turn=6, hands=["stone_pit"])
    assert sheet(game)["yellow"] == 1
    assert sheet(reveal(game, "build:stone_pit"))["yellow"] == 2


@pytest.mark.rule("W7.7")
@pytest.mark.parametrize(
    ("guild", "own", "left", "right", "points"),
    [
        ("workers_guild", "lumber_yard", "stone_pit clay_pool", "ore_vein", 3),
        ("craftsmens_guild", "loom_age1", "press_age1", "glassworks_age1", 4),
        ("traders_guild", "tavern", "marketplace forum", "vineyard", 3),
        ("philosophers_guild", "school", "library", "academy study", 3),
        ("spies_guild", "walls", "stockade", "stables arsenal", 3),
        ("shipowners_guild", "lumber_yard loom_age1 spies_guild", "stone_pit", "press_age1", 4),
        ("magistrates_guild", "altar", "temple palace", "senate", 3),
    ],
)
def test_points_of_guilds(guild: str, own: str, left: str, right: str, points: int) -> None:
    """Boards give resources, but are no cards; the own city counts for Shipowners Guild alone."""
    parts = [city("giza", f"{own} {guild}"), city("rhodes", left), city("babylon"), city("ephesus", right)]
    game = position(*parts, age=3)
    plain = [*parts]
    plain[0] = city("giza", own)
    assert sheet(game)["guilds"] - sheet(position(*plain, age=3)).get("guilds", 0) == points


@pytest.mark.rule("W7.7")
def test_builders_guild_counts_stages_here_and_beside() -> None:
    parts = [
        city("giza", "builders_guild", stages=2),
        city("rhodes", stages=1),
        city("babylon", stages=3),
        city("ephesus", stages=3),
    ]
    assert sheet(position(*parts, age=3))["guilds"] == 2 + 1 + 3


@pytest.mark.rule("W7.7")
def test_guilds_count_the_cities_as_they_are_at_the_end() -> None:
    """A neighbour's brown card of the last turn counts."""
    parts = [city("giza", "workers_guild"), city("rhodes"), city("babylon")]
    game = position(*parts, age=3, turn=6, hands=["", "lumber_yard"])
    reveal(game, "", "build:lumber_yard")
    assert game.is_over
    assert sheet(game)["guilds"] == 1


@pytest.mark.rule("W7.9")
@pytest.mark.parametrize(
    ("coins", "winners"),
    [((5, 3, 3), {0}), ((3, 0, 3), {0, 2}), ((0, 2, 1), {1}), ((4, 4, 4), {0, 1, 2})],
)
def test_most_points_win_then_more_coins(coins: tuple[int, ...], winners: set[int]) -> None:
    """By coins alone: 8 and 6 are as many points, but more coins decide; equal coins share the win."""
    parts = [city(coins=amount) for amount in coins]
    game = reveal(position(*parts, age=3, turn=6))
    best = max(game.score(seat) for seat in range(3))
    assert {seat for seat in range(3) if game.score(seat) == best} == winners


@pytest.mark.rule("W7.9")
def test_points_come_before_coins() -> None:
    game = reveal(position(city("giza", "altar"), city("rhodes", coins=5), city("babylon"), age=3, turn=6))
    assert game.score(0) > game.score(1)
    assert sheet(game, 0) == {"blue": 2, "coins": 1}
    assert sheet(game, 1) == {"coins": 2}
