"""Tables of 7 Wonders that are looked at: fixed games, brought along as records, and a lesson."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.pictures import FOLDER
from tests.browser.rooms import house
from tests.browser.sitting import table_is_set

MIDDLE = {3: 51, 7: 85}  # a ply in the middle of a late Age, by the number of players


def played(players: int, ply: int | None = None) -> Callable[[Page], None]:
    """A game of so many through Anna's eyes: in the middle of a late Age, or on another ply."""
    wanted = MIDDLE[players] if ply is None else ply

    def show(page: Page) -> None:
        page.goto("/replay?new")
        page.locator("#record").fill((FOLDER / f"wonders-{players}.txt").read_text(encoding="utf-8"))
        page.get_by_role("button", name=house("import-go")).click()
        table_is_set(page)
        page.goto(f"/replay?ply={wanted}&eyes=0")
        page.locator(f".log a[aria-current][href*='ply={wanted}&']").wait_for(state="attached")
        page.locator("button.seal .open").wait_for()

    return show


def scores(players: int, ply: int) -> Callable[[Page], None]:
    """The score sheet of a game, with how one of its numbers came about."""

    def show(page: Page) -> None:
        played(players, ply)(page)
        page.locator(".scores tbody tr").nth(6).get_by_role("button").first.click()
        page.locator(".scores").scroll_into_view_if_needed()

    return show


def trade(page: Page) -> None:
    """A card to be paid to either neighbour."""
    page.goto("/lessons/wonders/trade")
    table_is_set(page)
    page.locator("[data-place='hand.baths']").click()
    expect(page.locator(".uses .pay").first).to_be_visible()
    page.evaluate("document.activeElement.blur()")
