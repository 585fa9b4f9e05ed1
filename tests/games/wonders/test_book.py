"""What the rulebook and the lessons of 7 Wonders claim about their positions."""

from typing import Any

import pytest

from ziggurat.games.wonders.arrays import MATERIAL
from ziggurat.kernel import rulebook_text
from ziggurat.kernel.rulebook_figures import Drawing
from ziggurat.kernel.rulebook_format import parse
from ziggurat.play import lessons, lessons_file
from ziggurat.play.lessons import Following

DRAWINGS = rulebook_text.drawings("wonders")
LANGUAGES = rulebook_text.languages("wonders")


def is_there(mark: str, drawing: Drawing) -> bool:
    """Whether a figure shows what it marks."""
    kind, *parts = mark.split(".")
    table: dict[str, Any] = drawing.table
    if kind == "hand":
        return "hand" in drawing.figure.crop and drawing.hand is not None and parts[0] in drawing.hand["cards"]
    if kind in ("city", "card"):
        return is_drawn(int(parts[0]), drawing) and (
            kind == "city" or parts[1] in table["cities"][int(parts[0])]["cards"]
        )
    return kind == "tile" and "tower" in drawing.figure.crop and int(parts[0]) in table["tower_tiles"]["active"]


def is_drawn(city: int, drawing: Drawing) -> bool:
    beside = city != drawing.figure.seat and len(drawing.table["cities"]) == 3
    return f"city.{city}" in drawing.figure.crop or (beside and "neighbours" in drawing.figure.crop)


@pytest.mark.parametrize("name", DRAWINGS)
def test_what_figures_mark_is_there(name: str) -> None:
    for mark in DRAWINGS[name].figure.marks:
        assert is_there(mark, DRAWINGS[name]), mark


def test_ids_with_dots_are_read_and_linked() -> None:
    text = "# Game\n\n## One\n\n### W5.5.1 A rule\n\nSee [this](#W5.5.1) and [that](#R-W1).\n\n> R-W1 So.\n"
    (rule,) = parse(text, "en.md", editions=(), figures=()).paragraphs
    assert (rule.id, [span.link for span in rule.blocks[0].spans if span.link]) == ("W5.5.1", ["W5.5.1", "R-W1"])
    assert rulebook_text.paragraph("wonders", "en", "w5.5.1").startswith("W5.5.1 ")


def cities(name: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = DRAWINGS[name].table["cities"]
    return found


@pytest.mark.rule("W6.1", "W7.5", "T16", "T17")
def test_captions_say_what_figures_show() -> None:
    assert [city["shields"] for city in cities("conflicts")] == [2, 1, 3]
    assert cities("science")[0]["points"]["science"] == 21
    assert DRAWINGS["tower"].table["tower_tiles"] == {
        "placed": [12, 17, 5, 20],
        "builders": [None] * 4,
        "active": [17, 5, 20],
        "spaces": 3,
        "closed": 0,
    }
    assert DRAWINGS["project"].table["project"] == {"id": "double_walls", "tokens": 2, "open": True}
    assert [offer["price"] for offer in (DRAWINGS["buy"].offer, DRAWINGS["stage"].offer) if offer] == [
        {"left": 2, "right": 0, "bank": 0},
        {"left": 0, "right": 0, "bank": 0},
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_of_the_material_stands_in_its_list(language: str) -> None:
    chapters = rulebook_text.read("wonders", language).chapters
    items = [item[0].text for chapter in chapters for block in chapter.blocks for item in block.items]
    assert len([name for name in items if name[0].isdigit()]) == len(MATERIAL.tiles)
    assert len(items) >= len(MATERIAL.cards) + 2 * len(MATERIAL.boards) + len(MATERIAL.tiles) + len(MATERIAL.projects)


# -- lessons ---------------------------------------------------------------------------------------------------------


def followed(name: str, words: str) -> Following:
    course = lessons_file.course_of("wonders")
    assert course is not None
    lesson = course.find(name)
    assert lesson is not None
    now = lessons.follow(course, lesson, "wonders", words.split())
    assert now.step is None, now.said
    return now


def table_after(name: str, words: str) -> dict[str, Any]:
    now = followed(name, words)
    table: dict[str, Any] = lessons.shown_to(now.match, 0)["table"]
    return table


@pytest.mark.rule("W4.7", "W4.10")
def test_the_lesson_on_trade() -> None:
    table = table_after("trade", "build:baths<2 build:west_trading_post build:guard_tower<1")
    assert [city["coins"] for city in table["cities"]] == [2, 5, 5]


@pytest.mark.rule("W6.2")
def test_the_lesson_on_conflicts() -> None:
    table = table_after("conflicts", "build:barracks")
    assert (table["age"], table["cities"][0]["victories"]["1"]) == (2, 2)


@pytest.mark.rule("W7.5")
def test_the_lesson_on_science() -> None:
    assert table_after("science", "build:university")["cities"][0]["points"]["science"] == 26


@pytest.mark.rule("P72")
def test_the_lesson_on_projects() -> None:
    table = table_after("project", "build:stockade+join")
    assert [city["victories"]["1"] for city in table["cities"]] == [2, 2, 0]
    assert [city["lost_start"] for city in table["cities"]] == [False] * 3


@pytest.mark.rule("W7.9")
def test_the_lesson_on_the_end() -> None:
    now = followed("ending", "build:workers_guild")
    assert [city["points"]["total"] for city in lessons.shown_to(now.match, 0)["table"]["cities"]] == [53, 30, 52]
    assert now.match.game.is_over
