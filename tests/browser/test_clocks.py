"""Clocks that run, and a seat that a bot keeps warm."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Windows
from tests.browser.program import Program, sit_down
from tests.browser.sitting import menu, offers, quick_turn, wait_for_turn

RUNS = re.compile(r"\bruns\b")
TEN_MINUTES = {"kind": "live", "bank": 600, "increment": 5}


def seconds(shown: str) -> int:
    """A clock as seconds."""
    minutes, rest = shown.split(":")
    return 60 * int(minutes) + int(rest)


def test_the_clock_of_whoever_is_to_act_runs(windows: Windows) -> None:
    """One clock runs and the other stands; after the turn it is the other way round."""
    page, program, match = sit_down(windows.open("/"), windows.program(), clock=TEN_MINUTES)
    mine, theirs = (page.get_by_role("list", name="Clocks").get_by_role("listitem").nth(seat) for seat in (0, 1))
    expect(mine).to_have_class(RUNS)
    expect(theirs).not_to_have_class(RUNS)
    first = mine.locator("b").inner_text()
    assert 0 < seconds(first) <= 600
    expect(mine.locator("b")).not_to_have_text(first)
    expect(theirs.locator("b")).to_have_text("10:00")
    quick_turn(page)
    expect(theirs).to_have_class(RUNS)
    stands = mine.locator("b").inner_text()
    expect(theirs.locator("b")).not_to_have_text("10:00")
    assert mine.locator("b").inner_text() == stands
    program.turn(match)
    expect(mine).to_have_class(RUNS)


def until_ended(page: Page, program: Program, match: str) -> None:
    """Until a turn is over on the page; if the bot halves the other's hand in it, that is answered."""
    for _ in range(300):
        if program.look(match)["table"]["owed"]:
            program.turn(match)
        if "ended the turn" in page.locator(".log-part").inner_text():
            return
        page.wait_for_timeout(100)
    raise AssertionError("the turn does not end")


def test_leaving_to_a_bot_and_coming_back(windows: Windows) -> None:
    """A bot plays on in one's place, the other plays against it; then one sits down again and is asked what to do."""
    page, program, match = sit_down(windows.open("/"), windows.program(), clock=TEN_MINUTES)
    menu(page, "Let a bot play on")
    back = page.get_by_role("button", name="Take your seat back")
    expect(back).to_be_visible()
    expect(page.locator(".log-part")).to_contain_text("has left; Builder plays on.")
    until_ended(page, program, match)
    assert offers(page) == []
    back.click()
    expect(back).to_have_count(0)
    expect(page.locator(".log-part")).to_contain_text("is back.")
    program.turn(match)
    assert wait_for_turn(page)
    quick_turn(page)
    assert program.look(match)["to_act"] == [1]
