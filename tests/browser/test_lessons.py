"""The whole course in the browser, solved by clicking at the table as its steps ask."""

from __future__ import annotations

import tomllib
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

import ziggurat.games.babel as babel
from tests.browser.conftest import Windows
from tests.browser.rooms import house
from tests.browser.sitting import click_action, spot, table_is_set
from ziggurat.kernel.texts import say

LESSONS = Path(str(babel.__file__)).parent / "lessons"
LISTED = ".lesson .actions li button"
ONWARD = ".lecture .go .main:not([disabled])"  # there is something to read before one goes on
HINT = ".lecture .go button:not(.main)"
MOST = 40  # actions that a lesson can need


@cache
def course() -> list[dict[str, Any]]:
    """The lessons as they are written."""
    lessons: list[dict[str, Any]] = tomllib.loads((LESSONS / "lessons.toml").read_text(encoding="utf-8"))["lesson"]
    return lessons


def told(key: str, language: str = "en") -> str:
    """A text of the course, as its file has it."""
    return say(LESSONS, language, key)


def meant(page: Page, patterns: list[str]) -> tuple[str, str]:
    """Where an accepted action leads from and to; the end of a turn, where anything is accepted."""
    listed = page.locator(LISTED).evaluate_all(
        "all => all.map(one => [one.querySelector('code').textContent, one.dataset.from, one.dataset.to])"
    )
    wanted = ["end", *patterns] if patterns == ["*"] else patterns
    found = [(start, goal) for pattern in wanted for said, start, goal in listed if fnmatchcase(said, pattern)]
    assert found, f"none of {patterns} among {listed}"
    return found[0]


def is_asked(page: Page) -> bool:
    """Wait until a lesson asks for something or has told something; whether it asks."""
    page.locator(f"{LISTED}, {ONWARD}").first.wait_for()
    return page.locator(ONWARD).count() == 0


def look_around(page: Page, lesson: dict[str, Any]) -> None:
    """Follow the tour: each stop marks its places and says its text."""
    for stop in lesson.get("tour", []):
        expect(page.locator(".lecture .text")).to_contain_text(told(f"lesson-{lesson['id']}-tour-{stop['id']}"))
        assert marked(page) >= set(stop["marks"])
        page.locator(ONWARD).click()


def marked(page: Page) -> set[str]:
    """The places that are pointed at."""
    return set(page.locator("[data-marked]").evaluate_all("all => all.map(one => one.dataset.place)"))


def solve(page: Page, lesson: dict[str, Any]) -> None:
    """Do what each step asks, with a hint for the first, until the lesson is done."""
    page.locator(".lecture h1").get_by_text(told(f"lesson-{lesson['id']}-title")).wait_for()
    look_around(page, lesson)
    for number, step in enumerate(lesson["step"]):
        if number == 0:
            ask_for_a_hint(page, lesson["id"], step)
        take_step(page, lesson["id"], step)
        if number < len(lesson["step"]) - 1:
            page.locator(ONWARD).click()
    expect(page.locator(".lecture .finish")).to_be_visible()


def ask_for_a_hint(page: Page, lesson: str, step: dict[str, Any]) -> None:
    assert is_asked(page)
    page.locator(HINT).click()
    expect(page.locator(".lecture .hint")).to_contain_text(told(f"lesson-{lesson}-{step['id']}-hint"))
    assert marked(page) == {place for place in step.get("marks", []) if spot(page, place).count()}


def take_step(page: Page, lesson: str, step: dict[str, Any]) -> None:
    """Accepted actions, until the step is done and explained."""
    for _ in range(MOST):
        if not is_asked(page):
            break
        click_action(page, *meant(page, step["accept"]))
    expect(page.locator(".lecture .text")).to_contain_text(told(f"lesson-{lesson}-{step['id']}-why"))


def test_the_whole_course_is_solved_by_clicking(windows: Windows) -> None:
    page = windows.open("/lessons/babel")
    expect(page.locator(".course ol > li")).to_have_count(len(course()))
    page.get_by_role("link", name=house("lessons-begin"), exact=True).click()
    for number, lesson in enumerate(course()):
        solve(page, lesson)
        if number < len(course()) - 1:
            page.get_by_role("link", name=house("lesson-next-lesson")).click()
    page.get_by_role("link", name=house("lessons-all")).click()
    expect(page.locator(".course li.done")).to_have_count(len(course()))
    page.get_by_role("button", name=house("lessons-first-game")).first.click()
    table_is_set(page)
    assert "/table/" in page.url


def test_a_lesson_says_what_is_not_meant_and_what_is_not_possible(windows: Windows) -> None:
    page = windows.open("/lessons/babel/build")
    assert is_asked(page)
    click_action(page, *meant(page, ["end"]))
    expect(page.locator(".lecture .fault")).to_contain_text(house("lesson-fault"))
    spot(page, "stock.1").click()
    spot(page, "temple.0.M").click()
    expect(page.locator(".lecture .why")).to_contain_text("B22")
    expect(page.locator(".lecture .why a")).to_have_attribute("href", "/rules/babel#B22")


def test_a_lesson_goes_on_where_it_was_left_and_steps_back(windows: Windows) -> None:
    page = windows.open("/lessons/babel/build")
    assert is_asked(page)
    click_action(page, *meant(page, ["bo"]))
    page.locator(ONWARD).click()
    page.goto("/lessons/babel")
    expect(page.locator(".course li.begun")).to_contain_text(told("lesson-build-title"))
    page.locator(".course header .main").click()
    expect(page.locator(".lecture .text")).to_contain_text(told("lesson-build-their-ask"))
    page.get_by_role("button", name=house("lesson-back")).click()
    expect(page.locator(".lecture .text")).to_contain_text(told("lesson-build-own-ask"))
