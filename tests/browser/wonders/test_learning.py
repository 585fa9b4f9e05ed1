"""The course of 7 Wonders solved by clicking, and the figures of its rulebook."""

from __future__ import annotations

import re
import tomllib
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

import ziggurat.games.wonders as wonders
from tests.browser.conftest import Windows
from tests.browser.rooms import house, settled
from tests.browser.test_lessons import HINT, LISTED, MOST, ONWARD, is_asked, marked
from tests.browser.wonders.sitting import Offer, button_of
from ziggurat.kernel.texts import say

FOLDER = Path(str(wonders.__file__)).parent
LESSONS = FOLDER / "lessons"
COURSE: list[dict[str, Any]] = tomllib.loads((LESSONS / "lessons.toml").read_text(encoding="utf-8"))["lesson"]


def told(key: str) -> str:
    """A text of the course, as its file has it."""
    return say(LESSONS, "en", key)


def is_meant(notation: str, step: dict[str, Any]) -> bool:
    """Whether a step accepts a choice: of the patterns that fit, the one with the most letters decides."""
    fitting = [pattern for pattern in (*step["accept"], *step.get("wrong", {})) if fnmatchcase(notation, pattern)]
    return max(fitting, key=len, default="") in step["accept"]


def meant(page: Page, step: dict[str, Any]) -> Offer:
    """The first accepted choice that is offered."""
    listed = page.locator(LISTED).evaluate_all(
        "all => all.map(one => [one.querySelector('code').textContent, one.dataset.from, one.dataset.to, "
        "one.querySelector('span').textContent])"
    )
    found = [Offer(*one) for one in listed if is_meant(one[0], step)]
    assert found, f"none of {step['accept']} among {listed}"
    return found[0]


def solve(page: Page, lesson: dict[str, Any]) -> None:
    """The tour, and then what each step asks, with a hint for the first."""
    page.locator(".lecture h1").get_by_text(told(f"lesson-{lesson['id']}-title")).wait_for()
    for stop in lesson.get("tour", []):
        expect(page.locator(".lecture .text")).to_contain_text(told(f"lesson-{lesson['id']}-tour-{stop['id']}"))
        assert marked(page) >= set(stop["marks"])
        page.locator(ONWARD).click()
    for number, step in enumerate(lesson["step"]):
        if number == 0:
            ask_for_a_hint(page, lesson["id"], step)
        take_step(page, lesson["id"], step)
        if number < len(lesson["step"]) - 1:
            page.locator(ONWARD).click()
    expect(page.locator(".lecture .finish")).to_be_visible()


def ask_for_a_hint(page: Page, lesson: str, step: dict[str, Any]) -> None:
    """The hint says its text and marks its places; every mark is a place at the table."""
    assert is_asked(page)
    page.locator(HINT).click()
    expect(page.locator(".lecture .hint")).to_contain_text(told(f"lesson-{lesson}-{step['id']}-hint"))
    assert marked(page) == set(step.get("marks", []))


def take_step(page: Page, lesson: str, step: dict[str, Any]) -> None:
    """Accepted choices, until the step is done and explained."""
    for _ in range(MOST):
        if not is_asked(page):
            break
        button_of(page, meant(page, step)).first.click()
    expect(page.locator(".lecture .text")).to_contain_text(told(f"lesson-{lesson}-{step['id']}-why"))


def test_the_whole_course_is_solved_by_clicking(windows: Windows) -> None:
    page = windows.open("/lessons/wonders")
    expect(page.locator(".course ol > li")).to_have_count(len(COURSE))
    page.get_by_role("link", name=house("lessons-begin"), exact=True).click()
    for number, lesson in enumerate(COURSE):
        solve(page, lesson)
        if number < len(COURSE) - 1:
            page.get_by_role("link", name=house("lesson-next-lesson")).click()
    page.get_by_role("link", name=house("lessons-all")).click()
    expect(page.locator(".course li.done")).to_have_count(len(COURSE))


def test_every_figure_of_the_rulebook_is_drawn_and_told(windows: Windows) -> None:
    page = windows.open("/rules/wonders#W4.6")
    page.locator(".rule").first.wait_for()
    settled(page)
    expect(page.locator("[id='W4.6']")).to_be_in_viewport()
    figures, book = page.locator("figure"), (FOLDER / "rulebook" / "en.md").read_text(encoding="utf-8")
    assert figures.count() == len(re.findall(r"\]\(figure:", book)) > 5
    told = figures.locator("[role=img]").evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
    assert len(told) == figures.count()
    assert all(len(text) > 20 for text in told)
    assert figures.evaluate_all("all => all.filter(one => one.querySelector('.paper').clientHeight < 40).length") == 0
    wanted = page.locator(".rulebook a[href^='#']").evaluate_all("all => all.map(one => one.hash.slice(1))")
    there = page.locator(".rulebook [id]").evaluate_all("all => all.map(one => one.id)")
    assert set(wanted) <= set(there)
