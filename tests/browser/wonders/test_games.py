"""Whole games of 7 Wonders by clicking: two with the Free City, three with everything, seven browsers at once."""

from __future__ import annotations

import re
from collections import Counter

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Windows
from tests.browser.rooms import house
from tests.browser.sitting import laid, table_is_set
from tests.browser.wonders.sitting import (
    BASE,
    TITLE,
    TOO_WIDE,
    Offer,
    age_of,
    choose,
    gather,
    hand_of,
    is_awaited,
    offers,
    play_round,
    window_of,
)

LONGEST = 60  # rounds after which a game counts as endless


def sit_down_at(page: Page, players: int, opponent: str = "apprentice") -> None:
    """From the entrance to a game against bots."""
    table = laid(page, TITLE)
    table.get_by_label(house("home-players")).select_option(str(players))
    table.locator(f"input[value='{opponent}']").check(force=True)
    table.get_by_role("button", name=house("home-play")).click()
    table_is_set(page)


class Curious:
    """Somebody who does everything once that offers itself, and then what brings most."""

    LIKED = ("build+join", "chain", "build", "tile", "stage")  # the best first

    def __init__(self) -> None:
        self.done = set[str]()

    @property
    def uses(self) -> set[str]:
        """What was done with cards, paid for or not."""
        return {kind.removesuffix(" paying") for kind in self.done}

    def __call__(self, listed: list[Offer]) -> Offer:
        """What is done next."""
        new = [one for one in listed if self.kind(one) not in self.done]
        liked = [one for use in self.LIKED for one in listed if one.use.removeprefix("free.") == use]
        found = [*sorted(new, key=lambda one: one.use.endswith("sell")), *liked, *listed][0]
        self.done.add(self.kind(found))
        return found

    @staticmethod
    def kind(offer: Offer) -> str:
        """What sort of offer it is."""
        return offer.use + (" paying" if offer.pays else "")


def play_on(page: Page, wish: Curious) -> int:
    """Play to the end; how many rounds it took."""
    for rounds in range(LONGEST):
        if not is_awaited(page):
            return rounds
        play_round(page, wish)
    raise AssertionError("the game does not end")


def column(page: Page, number: int) -> list[int]:
    """The points of a city as the score sheet has them, its total last."""
    cells = page.locator(f".scores tbody td:nth-of-type({number + 1})")
    return [
        int(re.sub(r"\s", "", text).replace("−", "-")) for text in cells.locator("[aria-hidden], b").all_inner_texts()
    ]


def cell(page: Page, row: int, seat: int) -> Locator:
    """A number of the score sheet that can be pressed."""
    return page.locator(".scores tbody tr").nth(row).locator("td").nth(seat).get_by_role("button")


def test_two_play_with_the_free_city(windows: Windows) -> None:
    """A whole game from the entrance to the score sheet and on to the next: for oneself and for the Free City."""
    page, wish = windows.open("/"), Curious()
    sit_down_at(page, 2)
    play_on(page, wish)
    assert {"keep", "build", "tile", "free.build"} <= wish.uses
    expect(page.locator(".ending h2")).to_be_visible()
    expect(page.locator(".ending a[href*='/rules/wonders#']")).to_be_visible()
    page.get_by_role("button", name=house("act-rematch")).click()
    expect(page.locator(".ending")).to_have_count(0)
    table_is_set(page)
    assert is_awaited(page)


def test_three_play_with_tower_and_projects(windows: Windows) -> None:
    """Everything that is offered is done once; the score sheet adds up, and says how each number came about."""
    page, wish = windows.open("/"), Curious()
    sit_down_at(page, 3, "scribe")
    play_on(page, wish)
    assert {"keep", "build", "tile"} <= wish.uses
    assert len(wish.done) > 5
    for seat in range(3):
        *parts, total = column(page, seat)
        assert sum(parts) == total
    expect(page.locator(".scores th.won")).not_to_have_count(0)
    for row in range(page.locator(".scores tbody tr").count() - 1):
        cell(page, row, 0).click()
        shown = page.locator(".scores .parts li b").all_inner_texts()
        assert sum(int(text.replace("−", "-")) for text in shown) == column(page, 0)[row]


def test_seven_browsers_play_an_age(windows: Windows) -> None:
    """Seven people, each in a window of their own: all see the same table, each another hand, and hands go round."""
    people, match = gather(windows, 7, **BASE)
    pages = [window_of(windows, person, match, phone=seat == 6) for seat, person in enumerate(people)]
    hands = [hand_of(page) for page in pages]
    for turn in range(6):
        for page in pages:
            assert is_awaited(page)
            choose(page, Curious()(offers(page)))
        for page in pages:
            expect(page.locator(".head .when")).not_to_contain_text(f"turn {turn + 1}")
            assert page.evaluate(TOO_WIDE) <= 0
        if turn == 0:
            passed = [hand_of(page) for page in pages]
            assert all(Counter(passed[(seat + 1) % 7]) < Counter(hands[seat]) for seat in range(7))
    assert {age_of(page) for page in pages} == {2}
    assert len({tuple(page.locator(".log-part ol li").all_text_contents()) for page in pages}) == 1
