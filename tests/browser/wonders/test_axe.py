"""axe-core finds nothing at the tables of 7 Wonders, in both themes, wide and on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Windows
from tests.browser.test_axe import in_both_themes
from tests.browser.wonders.sitting import (
    BASE,
    BOTH,
    drafted,
    finish,
    gather,
    hand_of,
    is_awaited,
    pick,
    play_until,
    window_of,
)


def lay_down_the_hand(page: Page) -> None:
    """Let the hand lie at its place: what happens to be half under it now is a scroll away, and large enough then."""
    page.evaluate("document.documentElement.style.setProperty('--hand-stays', 'static')")


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_axe_finds_nothing_at_the_table(windows: Windows, phone: bool) -> None:
    """The draft of tiles; seven in mid-game with every city opened; what can be done with a card; the score sheet."""
    found: list[str] = []
    (anna,), drafting = gather(windows, 1, "random", "random", **BOTH)
    found += in_both_themes(window_of(windows, anna, drafting, phone=phone), "the draft")

    people, match = drafted(windows, 7)
    play_until(people, match, 4, "build", "tile", "stage")
    page = window_of(windows, people[0], match, phone=phone)
    assert is_awaited(page)
    for one in page.locator(".fold").all():
        one.click()
    lay_down_the_hand(page)
    found += in_both_themes(page, "seven")
    pick(page, f"hand.{hand_of(page)[0]}")
    found += in_both_themes(page, "the uses of a card")

    pair, over = gather(windows, 2, **BASE)
    finish(pair, over)
    page = window_of(windows, pair[0], over, phone=phone)
    page.locator(".scores button").first.click()
    found += in_both_themes(page, "the score sheet")
    assert not found, "\n".join(found)
