"""A table of seven on a phone: an Age by fingers, with tower and projects, and never wider than the window."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Windows
from tests.browser.wonders.sitting import (
    ASKED,
    BOTH,
    NEXT,
    TOO_WIDE,
    age_of,
    button_of,
    gather,
    is_awaited,
    offers,
    put_news_away,
    window_of,
)
from tests.browser.wonders.test_games import Curious

OUTSIDE = f"""all => all.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect())
  .filter(({{ left, right }}) => left < -1 || right > {PHONE["width"] + 1}).length"""
SMALL = "all => all.filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 43.5).length"


def fits(page: Page) -> None:
    """Nothing lies beyond the window's sides."""
    assert page.evaluate(TOO_WIDE) <= 0
    assert page.locator(".match button").evaluate_all(OUTSIDE) == 0


def test_seven_on_a_phone(windows: Windows) -> None:
    (anna,), match = gather(windows, 1, *["random"] * 6, **BOTH)
    page, wish = window_of(windows, anna, match, phone=True), Curious()
    while is_awaited(page) and age_of(page) < 2:
        fits(page)
        before = page.evaluate(ASKED)
        button = button_of(page, wish(offers(page))).first  # what is taken up shows all its uses
        fits(page)
        assert page.locator(".uses .pay, .uses .main").evaluate_all(SMALL) == 0
        button.tap()
        page.wait_for_function(NEXT, arg=before)
    put_news_away(page)
    unfold(page)
    fits(page)


def unfold(page: Page) -> None:
    """Open the cities that are not beside one's own."""
    folded = page.locator(".fold")
    expect(folded).to_have_count(4)
    for one in folded.all():
        one.tap()
        expect(one).to_have_attribute("aria-expanded", "true")
