"""What a person does at Babel's table, as clicks."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

LIT = re.compile(r"\blit\b")  # the class of a place where something can be put down
KINDS = ("raze", "rob", "b", "leap", "winover", "expel", "s", "t")  # what to do first, by the beginning of a notation


def play_now(page: Page, opponent: str = "random") -> None:
    """From the entrance to a game against a bot."""
    page.goto("/")
    page.locator(f"input[value='{opponent}']").check(force=True)
    page.get_by_role("button", name="Play now").click()
    table_is_set(page)


def table_is_set(page: Page) -> None:
    """Wait until the table is drawn."""
    page.locator("section.table").wait_for()


def offers(page: Page) -> list[Locator]:
    """The list of what can be done now."""
    return page.locator(".actions-part .actions li button").all()


def is_over(page: Page) -> bool:
    """Whether the game has ended."""
    return page.locator(".ending").count() > 0


def wait_for_turn(page: Page) -> bool:
    """Wait until something can be done here; False when the game is over."""
    page.locator(".actions-part .actions li button, .ending").first.wait_for()
    return not is_over(page)


def chosen(page: Page) -> tuple[str, str, str]:
    """A sensible action: its notation, and the places it leads from and to."""
    listed = page.locator(".actions-part .actions li button").evaluate_all(
        "all => all.map(one => [one.querySelector('code').textContent, one.dataset.from, one.dataset.to])"
    )
    for kind in KINDS:
        for notation, start, goal in listed:
            if notation.startswith(kind):
                return notation, start, goal
    notation, start, goal = listed[0]
    return notation, start, goal


def spot(page: Page, place: str) -> Locator:
    """A place at the table."""
    return page.locator(f"[data-place='{place}']")


def click_action(page: Page, start: str, goal: str) -> None:
    """Do an action at the table itself: pick up here, put down there."""
    if start == "turn":
        spot(page, "turn").click()
        return
    spot(page, start).click()
    expect(spot(page, goal)).to_have_class(LIT)
    spot(page, goal).click()


def ply_of(page: Page) -> int:
    """How far the match is on this screen."""
    return int(page.locator(".match").get_attribute("data-ply") or -1)


def wait_until_past(page: Page, ply: int) -> None:
    """Wait until this screen shows more than that."""
    page.locator(f".match:not([data-ply='{ply}'])").wait_for()
