"""The lessons of a game in the browser, solved as their steps ask."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.rooms import house
from ziggurat.kernel import registry
from ziggurat.kernel.texts import say

LISTED = ".lesson .actions li button"
ONWARD = ".lecture .go .main:not([disabled])"  # there is something to read before one goes on
HINT = ".lecture .go button:not(.main)"
MOST = 40  # actions that a lesson can need

Step = dict[str, Any]


def is_asked(page: Page) -> bool:
    """Wait until a lesson asks for something or has told something; whether it asks."""
    page.locator(f"{LISTED}, {ONWARD}").first.wait_for()
    return page.locator(ONWARD).count() == 0


def marked(page: Page) -> set[str]:
    """The places that are pointed at."""
    return set(page.locator("[data-marked]").evaluate_all("all => all.map(one => one.dataset.place)"))


class Course:
    """The lessons of a game as they are written, and how an accepted action of a step is done at its table."""

    def __init__(self, game: str, act: Callable[[Page, Step], None], *, all_marks: bool) -> None:
        self.game = game
        self.act = act
        self.all_marks = all_marks  # whether all that hints mark is at the table whenever they are asked for
        self.folder = registry.find(game).rulebook.folder / "lessons"
        text = (self.folder / "lessons.toml").read_text(encoding="utf-8")
        self.lessons: list[dict[str, Any]] = tomllib.loads(text)["lesson"]

    def told(self, key: str) -> str:
        """A text of the course, as its file has it."""
        return say(self.folder, "en", key)

    def solve_all(self, page: Page) -> None:
        """From the list of lessons through all of them and back, where all are done."""
        page.goto(f"/lessons/{self.game}")
        expect(page.locator(".course ol > li")).to_have_count(len(self.lessons))
        page.get_by_role("link", name=house("lessons-begin"), exact=True).click()
        for number, lesson in enumerate(self.lessons):
            self.solve(page, lesson)
            if number < len(self.lessons) - 1:
                page.get_by_role("link", name=house("lesson-next-lesson")).click()
        page.get_by_role("link", name=house("lessons-all")).click()
        expect(page.locator(".course li.done")).to_have_count(len(self.lessons))

    def solve(self, page: Page, lesson: dict[str, Any]) -> None:
        """The tour, and then what each step asks, with a hint for the first."""
        page.locator(".lecture h1").get_by_text(self.told(f"lesson-{lesson['id']}-title")).wait_for()
        self._look_around(page, lesson)
        for number, step in enumerate(lesson["step"]):
            if number == 0:
                self._ask_for_a_hint(page, lesson["id"], step)
            self._take_step(page, lesson["id"], step)
            if number < len(lesson["step"]) - 1:
                page.locator(ONWARD).click()
        expect(page.locator(".lecture .finish")).to_be_visible()

    def _look_around(self, page: Page, lesson: dict[str, Any]) -> None:
        """Each stop of the tour marks its places and says its text."""
        for stop in lesson.get("tour", []):
            told = self.told(f"lesson-{lesson['id']}-tour-{stop['id']}")
            expect(page.locator(".lecture .text")).to_contain_text(told)
            assert marked(page) >= set(stop["marks"])
            page.locator(ONWARD).click()

    def _ask_for_a_hint(self, page: Page, lesson: str, step: Step) -> None:
        """The hint says its text and marks its places."""
        assert is_asked(page)
        page.locator(HINT).click()
        expect(page.locator(".lecture .hint")).to_contain_text(self.told(f"lesson-{lesson}-{step['id']}-hint"))
        there = page.locator("[data-place]").evaluate_all("all => all.map(one => one.dataset.place)")
        wanted = set(step.get("marks", []))
        assert marked(page) == (wanted if self.all_marks else wanted & set(there))

    def _take_step(self, page: Page, lesson: str, step: Step) -> None:
        """Accepted actions, until the step is done and explained."""
        for _ in range(MOST):
            if not is_asked(page):
                break
            self.act(page, step)
        expect(page.locator(".lecture .text")).to_contain_text(self.told(f"lesson-{lesson}-{step['id']}-why"))
