"""The score sheet with its parts: they add up to the categories, the categories to the sum, the sum is the score."""

import random
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from ziggurat import Wonders
from ziggurat.games.wonders.arrays import MATERIAL
from ziggurat.games.wonders.figures import CATEGORIES
from ziggurat.games.wonders.options import OPTIONS
from ziggurat.games.wonders.score_parts import OF_SYMBOLS
from ziggurat.games.wonders.scoring import TIE_BREAK
from ziggurat.games.wonders.sheet import PARTS
from ziggurat.games.wonders.tests.positions import KINDS, city, position
from ziggurat.games.wonders.words import FOLDER, WORDS
from ziggurat.kernel.records import plain
from ziggurat.kernel.texts import speak

PROJECT_NUMBERS = {project.id: number for number, project in enumerate(MATERIAL.projects)}
SCIENTISTS = KINDS["scientists_guild"]


def cities_of(game: Wonders) -> list[dict[str, Any]]:
    return [game.city(seat) for seat in game.seats]


def sum_of(parts: list[dict[str, Any]]) -> int:
    return sum(part["points"] for part in parts)


def assert_adds_up(game: Wonders) -> None:
    """Every number on the sheet is the sum of what stands behind it."""
    table = game.rulebook.table_of(plain(game.state))
    for seat, found in enumerate(cities_of(game)):
        points, parts = dict(found["points"]), found["parts"]
        total = points.pop("total")
        assert list(points) == list(CATEGORIES)
        assert {category for category, number in points.items() if number} <= set(table["categories"])
        assert {category: sum_of(parts.get(category, [])) for category in points} == points
        assert sum(points.values()) == total == game.points(seat) == game.score(seat) // TIE_BREAK
        assert all(part["points"] for lines in parts.values() for part in lines)


def playing(chance: random.Random) -> Iterator[Wonders]:
    """A random game with random options, before every decision and at its end."""
    game = Wonders(chance.randrange(1 << 30), **{name: chance.choice(values) for name, values in OPTIONS.items()})
    while not game.is_over:
        yield game
        seat = chance.choice(game.to_act)
        game.push(chance.choice(game.legal_for(seat).numbers()), seat)
    yield game


def with_symbols(own: tuple[int, int, int], chosen: int, *, copied: bool = False, archives: int = 0) -> Wonders:
    """A position in Age III whose seat 0 has these symbols, and has finished the Archives so many times."""
    game = position(players=3, age=3, project="archives")
    record = game.state[0]
    record["symbols"][0] = (*own, chosen)
    record["rewards"][0, 2] = archives
    record["copied"][0] = SCIENTISTS if copied else -1
    return game


def best_of_science(own: tuple[int, int, int], chosen: int, each_set: int) -> tuple[int, int]:
    """The most points with all ways to choose, and the sets in it (of equal ways the fewest)."""
    ways = [
        (own[0] + first, own[1] + second, own[2] + chosen - first - second)
        for first in range(chosen + 1)
        for second in range(chosen + 1 - first)
    ]
    most, fewest = max((sum(n * n for n in way) + each_set * min(way), -min(way)) for way in ways)
    return most, -fewest


@pytest.mark.compiled
@pytest.mark.rule("W7.5", "W8.2", "P89", "R-P15")
@pytest.mark.parametrize("archives", [0, 1, 2])
@pytest.mark.parametrize(("free", "copied"), [(0, False), (1, False), (2, False), (0, True), (1, True), (2, True)])
def test_science_and_sets_with_every_number_of_symbols(free: int, copied: bool, archives: int) -> None:
    chosen = free + copied
    game = with_symbols((0, 0, 0), free, copied=copied, archives=archives)
    numbers = range(6)
    for own in ((first, second, third) for first in numbers for second in numbers for third in numbers):
        game.state[0]["symbols"][0, :3] = own
        most, sets = best_of_science(own, chosen, 7 + 3 * archives)
        found = game.city(0)
        science, projects = found["parts"].get("science", []), found["parts"].get("projects", [])
        assert sum_of(science) + sum_of(projects) == most, own
        assert sum_of(projects) == 3 * archives * sets, own
        symbols = {part["text"]["values"]["symbol"]: part for part in science if "symbol" in part["text"]["values"]}
        counts = [
            symbols[name]["text"]["values"]["count"] if name in symbols else 0 for name in ("compass", "gear", "tablet")
        ]
        assert (sum(counts), min(counts)) == (sum(own) + chosen, sets), own
        assert sum(part["text"]["values"].get("chosen", 0) for part in symbols.values()) == chosen
        assert found["points"]["total"] == game.points(0)


@pytest.mark.rule("P89")
def test_the_archives_bring_three_points_for_each_set_once_for_each_time() -> None:
    found = with_symbols((2, 3, 2), 0, archives=2).city(0)
    (part,) = found["parts"]["projects"]
    assert part["text"]["key"] == "part-project-times"
    assert (part["text"]["values"]["times"], part["points"]) == (2, 12)


@pytest.mark.rule("W7.5")
@pytest.mark.parametrize(("own", "points"), [((1, 0, 0), 10), ((1, 1, 2), 26), ((3, 1, 0), 26)])
def test_two_symbols_are_chosen_together_and_shown_so(own: tuple[int, int, int], points: int) -> None:
    found = with_symbols(own, 2).city(0)
    assert (found["points"]["science"], sum_of(found["parts"]["science"])) == (points, points)


def test_the_sheet_says_where_each_point_comes_from() -> None:
    first = city(
        "giza", "pantheon haven workers_guild school", stages=2, coins=7, defeats=2, one=1, five=2, unpaid=1,
        penalties=-3, tiles=2,
    )  # fmt: skip
    game = position(first, players=3, age=3, tower=[8, 17], project="menagerie", past=["belvedere", "smelter"])
    game.state[0]["rewards"][0] = (0, 2, 0)
    assert_adds_up(game)
    said = {
        category: [(part["text"]["key"], part["text"]["values"], part["points"]) for part in parts]
        for category, parts in game.city(0)["parts"].items()
    }
    assert said["military"] == [
        ("part-victories", {"count": 1, "value": 1}, 1),
        ("part-victories", {"count": 2, "value": 5}, 10),
        ("part-defeats", {"count": 2}, -2),
    ]
    assert said["coins"] == [("part-coins", {"count": 7}, 2)]
    assert said["wonder"] == [("part-stage", {"stage": 1}, 3), ("part-stage", {"stage": 2}, 5)]
    assert said["blue"] == [("part-card", {"card": "pantheon"}, 7)]
    assert said["science"] == [("part-symbols", {"count": 1, "symbol": "tablet"}, 1)]
    assert said["projects"] == [
        ("part-project-times", {"project": "smelter", "times": 2}, 4),
        ("part-unpaid", {"count": 1}, -3),
    ]
    assert [key for key, _, _ in said["tower"]] == ["part-tiles"]


@pytest.mark.rule("W7.8")
def test_a_copied_guild_stands_beside_the_own_ones() -> None:
    game = position(city(cards="workers_guild"), city(cards="lumber_yard ore_vein", board="giza"), players=3, age=3)
    game.state[0]["copied"][0] = KINDS["workers_guild"]
    assert [part["text"]["key"] for part in game.city(0)["parts"]["guilds"]] == ["part-card", "part-copied"]
    assert_adds_up(game)


@pytest.mark.parametrize("language", ["en", "de", "ru", "hu"])
def test_every_part_is_said_in_every_language(language: str) -> None:
    for of_what, part in PARTS.items():
        which = 1 if of_what == OF_SYMBOLS else 3
        for count, chosen in ((1, 0), (2, 1)):
            said = speak(FOLDER, WORDS, language, part(which, count, chosen))
            assert said.strip("{}") == said != ""


def test_lines_are_those_of_the_modules_in_play() -> None:
    for tower, projects in product(("yes", "no"), repeat=2):
        game = Wonders(1, tower=tower, projects=projects)
        lines = game.rulebook.table_of(plain(game.state))["categories"]
        assert ("tower" in lines, "projects" in lines) == (tower == "yes", projects == "yes")
        assert lines == [category for category in CATEGORIES if category in lines]


def test_a_game_adds_up_at_every_decision() -> None:
    for game in playing(random.Random(5)):
        if len(game.history) % 5 == 0 or game.is_over:
            assert_adds_up(game)


@pytest.mark.compiled
def test_games_add_up_at_every_decision() -> None:
    """Thousands of positions: all numbers of players, all modules, to the end."""
    chance = random.Random(7)
    for _ in range(40):
        for game in playing(chance):
            assert_adds_up(game)
