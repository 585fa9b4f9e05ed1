"""The course of 7 Wonders solved by clicking, and the figures of its rulebook."""

from __future__ import annotations

import re
from fnmatch import fnmatchcase

from playwright.sync_api import Page, expect

from tests.browser.conftest import Windows
from tests.browser.course import LISTED, Course, Step
from tests.browser.rooms import settled
from tests.browser.wonders.sitting import Offer, button_of


def is_meant(notation: str, step: Step) -> bool:
    """Whether a step accepts a choice: of the patterns that fit, the one with the most letters decides."""
    fitting = [pattern for pattern in (*step["accept"], *step.get("wrong", {})) if fnmatchcase(notation, pattern)]
    return max(fitting, key=len, default="") in step["accept"]


def meant(page: Page, step: Step) -> Offer:
    """The first accepted choice that is offered."""
    listed = page.locator(LISTED).evaluate_all(
        "all => all.map(one => [one.querySelector('code').textContent, one.dataset.from, one.dataset.to, "
        "one.querySelector('span').textContent])"
    )
    found = [Offer(*one) for one in listed if is_meant(one[0], step)]
    assert found, f"none of {step['accept']} among {listed}"
    return found[0]


def act(page: Page, step: Step) -> None:
    button_of(page, meant(page, step)).first.click()


COURSE = Course("wonders", act, all_marks=True)


def test_the_whole_course_is_solved_by_clicking(windows: Windows) -> None:
    COURSE.solve_all(windows.open("/"))


def test_every_figure_of_the_rulebook_is_drawn_and_told(windows: Windows) -> None:
    page = windows.open("/rules/wonders#W4.6")
    page.locator(".rule").first.wait_for()
    settled(page)
    expect(page.locator("[id='W4.6']")).to_be_in_viewport()
    figures, book = page.locator("figure"), (COURSE.folder.parent / "rulebook" / "en.md").read_text(encoding="utf-8")
    assert figures.count() == len(re.findall(r"\]\(figure:", book)) > 5
    told = figures.locator("[role=img]").evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
    assert len(told) == figures.count()
    assert all(len(text) > 20 for text in told)
    assert figures.evaluate_all("all => all.filter(one => one.querySelector('.paper').clientHeight < 40).length") == 0
    wanted = page.locator(".rulebook a[href^='#']").evaluate_all("all => all.map(one => one.hash.slice(1))")
    there = page.locator(".rulebook [id]").evaluate_all("all => all.map(one => one.id)")
    assert set(wanted) <= set(there)
