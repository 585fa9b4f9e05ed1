"""axe-core finds nothing at the tables of 7 Wonders, in both themes, wide and on a phone."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from playwright.sync_api import Page

from tests.browser.conftest import Windows
from tests.browser.test_axe import in_both_themes, on_a_phone
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


Look = Callable[[Page, str], Iterator[str]]


def test_axe_finds_nothing_at_the_table(windows: Windows) -> None:
    """The draft of tiles; seven in mid-game with every city opened; what can be done with a card; the score sheet."""
    (anna,), drafting = gather(windows, 1, "random", "random", **BOTH)
    people, match = drafted(windows, 7)
    play_until(people, match, 4, "build", "tile", "stage")
    pair, over = gather(windows, 2, **BASE)
    finish(pair, over)
    found: list[str] = []
    for phone, look in ((False, in_both_themes), (True, on_a_phone)):
        found += look(window_of(windows, anna, drafting, phone=phone), "the draft")
        found += in_mid_game(window_of(windows, people[0], match, phone=phone), look)
        page = window_of(windows, pair[0], over, phone=phone)
        page.locator(".scores button").first.click()
        found += look(page, "the score sheet")
    assert not found, "\n".join(found)


def in_mid_game(page: Page, look: Look) -> Iterator[str]:
    assert is_awaited(page)
    for one in page.locator(".fold").all():
        one.click()
    lay_down_the_hand(page)
    yield from look(page, "seven")
    pick(page, f"hand.{hand_of(page)[0]}")
    yield from look(page, "the uses of a card")
