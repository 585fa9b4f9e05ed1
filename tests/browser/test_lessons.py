"""The whole course in the browser, solved by clicking at the table as its steps ask."""

from __future__ import annotations

from fnmatch import fnmatchcase

from playwright.sync_api import Page, expect

from tests.browser.conftest import Windows
from tests.browser.course import LISTED, ONWARD, Course, Step, is_asked
from tests.browser.rooms import house
from tests.browser.sitting import click_action, spot, table_is_set


def meant(page: Page, patterns: list[str]) -> tuple[str, str]:
    """Where an accepted action leads from and to; the end of a turn, where anything is accepted."""
    listed = page.locator(LISTED).evaluate_all(
        "all => all.map(one => [one.querySelector('code').textContent, one.dataset.from, one.dataset.to])"
    )
    wanted = ["end", *patterns] if patterns == ["*"] else patterns
    found = [(start, goal) for pattern in wanted for said, start, goal in listed if fnmatchcase(said, pattern)]
    assert found, f"none of {patterns} among {listed}"
    return found[0]


def act(page: Page, step: Step) -> None:
    click_action(page, *meant(page, step["accept"]))


COURSE = Course("babel", act, all_marks=False)


def test_the_whole_course_is_solved_by_clicking(windows: Windows) -> None:
    page = windows.open("/")
    COURSE.solve_all(page)
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
    expect(page.locator(".course li.begun")).to_contain_text(COURSE.told("lesson-build-title"))
    page.locator(".course header .main").click()
    expect(page.locator(".lecture .text")).to_contain_text(COURSE.told("lesson-build-their-ask"))
    page.get_by_role("button", name=house("lesson-back")).click()
    expect(page.locator(".lecture .text")).to_contain_text(COURSE.told("lesson-build-own-ask"))
