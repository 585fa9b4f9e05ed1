"""What a person does at Babel's table, as clicks."""

from __future__ import annotations

import re
from typing import NamedTuple

from playwright.sync_api import Locator, Page, expect

from tests.browser.program import soonest

LIT = re.compile(r"\blit\b")  # the class of a place where something can be put down
KIND = re.compile(r"raze|rob|expel|winover|leap|halve|end|[tsbmd]")  # how a notation begins
GAINS = ("raze", "rob", "b", "leap", "winover")  # what brings somebody forward, the best first
TALL = 5  # settlers that are worth having in a land: three such temples win
LISTED = ".actions-part .actions li button"


class Choice(NamedTuple):
    """One line of the list of what can be done: its notation, and the places that it leads from and to."""

    notation: str
    start: str
    goal: str

    @property
    def kind(self) -> str:
        """What sort of action it is."""
        found = KIND.match(self.notation)
        assert found, self.notation
        return found.group()


# -- how it stands ---------------------------------------------------------------------------------------------------


def table_is_set(page: Page) -> None:
    """Wait until the table is drawn."""
    page.locator("section.table").wait_for()


def offers(page: Page) -> list[Choice]:
    """The list of what can be done now."""
    listed = page.locator(LISTED).evaluate_all(
        "all => all.map(one => [one.querySelector('code').textContent, one.dataset.from, one.dataset.to])"
    )
    return [Choice(*one) for one in listed]


def is_over(page: Page) -> bool:
    """Whether the game has ended."""
    return page.locator(".ending").count() > 0


def wait_for_turn(page: Page) -> bool:
    """Wait until something can be done here; False when the game is over."""
    page.locator(f"{LISTED}, .ending").first.wait_for(state="attached")
    return not is_over(page)


def ply_of(page: Page) -> int:
    """How far the match is on this screen."""
    return int(page.locator(".match").get_attribute("data-ply") or -1)


def wait_until_past(page: Page, ply: int) -> None:
    """Wait until this screen shows more than that."""
    page.locator(f".match:not([data-ply='{ply}'])").wait_for()


def wait_until_at(page: Page, ply: int) -> None:
    """Wait until this screen shows that ply."""
    page.locator(f".match[data-ply='{ply}']").wait_for()


def hand_of(page: Page) -> dict[str, int]:
    """How many cards of each nation lie in the hand on this screen."""
    counted: dict[str, int] = page.locator("[data-place^='hand.']").evaluate_all(
        "all => Object.fromEntries(all.map(one => "
        "[one.dataset.place.slice(5), one.querySelectorAll(':scope > .card').length]))"
    )
    return counted


def own_seat(page: Page) -> int:
    """The seat on whose side one looks at the table."""
    return int(str(page.locator("[data-place^='stock.']").last.get_attribute("data-place"))[-1])


def settlers(page: Page, column: str) -> int:
    """How many cards lie in a column."""
    return page.locator(f".strip[data-at^='{column}.']").count()


def spot(page: Page, place: str) -> Locator:
    """A place at the table."""
    return page.locator(f"[data-place='{place}']")


# -- acting ----------------------------------------------------------------------------------------------------------


def laid(page: Page, game: str = "Babel") -> Locator:
    """The table of a game at the entrance."""
    return page.get_by_role("article", name=game, exact=True)


def play_now(page: Page, opponent: str = "apprentice") -> None:
    """From the entrance to a game against a bot."""
    page.goto("/")
    table = laid(page)
    table.locator(f"input[value='{opponent}']").check(force=True)
    table.get_by_role("button", name="Play now").click()
    table_is_set(page)


def click_action(page: Page, start: str, goal: str) -> None:
    """Do an action at the table itself: pick up here, put down there."""
    if start == "turn":
        spot(page, "turn").click()
        return
    spot(page, start).click()
    expect(spot(page, goal)).to_have_class(LIT)
    spot(page, goal).click()


def click_and_see(page: Page, choice: Choice) -> None:
    """Do an action at the table, and wait until the table shows it."""
    ply = ply_of(page)
    click_action(page, choice.start, choice.goal)
    wait_until_past(page, ply)


def by_notation(page: Page, notation: str) -> Choice:
    """What is listed under a notation."""
    return next(one for one in offers(page) if one.notation == notation)


def quick_turn(page: Page) -> None:
    """Get through a turn with as few clicks as the rules allow."""
    choice = None
    while choice is None or choice.kind != "end":
        assert wait_for_turn(page)
        listed = offers(page)
        choice = by_notation(page, soonest([one.notation for one in listed]))
        click_and_see(page, choice)


def builder(page: Page, listed: list[Choice]) -> Choice:
    """What somebody does who wants to win soon: build, gather settlers where the token stands, then go elsewhere."""
    gains = [one for kind in GAINS for one in listed if one.kind == kind]
    settling = [one for one in listed if one.kind == "s" and settlers(page, one.goal) < TALL]
    going = [one for one in listed if one.kind == "t" and settlers(page, _column(page, one)) < TALL]
    ending = [one for one in listed if one.kind == "end"]
    if settling:
        held = hand_of(page)
        settling.sort(key=lambda one: held[one.start[-1]], reverse=True)
    if going:
        going.sort(key=lambda one: settlers(page, _column(page, one)), reverse=True)
    return [*gains, *settling, *going, *ending, *listed][0]


def _column(page: Page, travel: Choice) -> str:
    return f"column.{own_seat(page)}.{travel.notation[1]}"


# -- the rest of the table ---------------------------------------------------------------------------------------------


def menu(page: Page, wish: str) -> None:
    """Choose something in the menu."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name=wish).click()


def resign(page: Page) -> None:
    """Give up, and say so twice."""
    menu(page, "Resign")
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(page.locator(".ending")).to_be_visible()
