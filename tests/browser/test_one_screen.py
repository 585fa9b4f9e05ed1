"""Two people at one screen; the table on one screen, the hands on two phones: nobody sees what is not theirs."""

from __future__ import annotations

import re
from typing import Any
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import Page, expect

from tests.browser.conftest import Windows
from tests.browser.program import soonest
from tests.browser.sitting import LISTED, laid, offers, ply_of, quick_turn, table_is_set, wait_until_past
from tests.browser.wiretap import Received, Wiretap, tapped

LAN = "http://192.0.2.7:8000"  # an address for documentation; nobody has it
CARDS = "[data-place^='hand.'], .hand .card, .fan .card"  # cards of a hand, face up


def eyes(request: Received) -> str:
    """Through whose eyes something was asked for."""
    return parse_qs(urlsplit(request.url).query).get("seat", ["?"])[0]


def since_last_action(tap: Wiretap) -> list[Received]:
    """What was asked about the match since somebody last did something."""
    last = max((number for number, one in enumerate(tap.received) if one.url.endswith("/actions")), default=-1)
    return [one for one in tap.received[last + 1 :] if "/api/games/" in one.url]


def knows_nothing(payload: dict[str, Any]) -> bool:
    """Whether a state of a match is what any onlooker may see."""
    return payload["seat"] is None and payload["hand"] is None and payload["legal"] == []


def test_hands_are_covered_between_turns(windows: Windows) -> None:
    """While one hands the device over, the page holds no card and asks for nothing but what onlookers see."""
    page, tap = tapped(windows)
    laid(page).get_by_role("button", name="At one screen").click()
    table_is_set(page)
    for turn in range(4):
        expect(page.get_by_role("heading", name=f"Player {turn % 2 + 1}, it is for you to decide")).to_be_visible()
        expect(page.get_by_role("button", name="Show my cards")).to_be_focused()
        assert page.locator(CARDS).count() == 0
        assert page.locator(LISTED).count() == 0
        asked, before = since_last_action(tap), len(tap.received)
        page.get_by_role("button", name="Show my cards").click()
        expect(page.locator("[data-place^='hand.']").first).to_be_focused()
        quick_turn(page)
        assert asked
        assert {eyes(one) for one in asked} == {"-1"}
        assert all(knows_nothing(payload) for one in asked for payload in one.payloads)
        shown = [payload for one in tap.received[before:] for payload in one.payloads]
        assert {payload["seat"] for payload in shown if not knows_nothing(payload)} == {turn % 2}


def turn_on_phone(phone: Page) -> None:
    """Get through a turn by the list under the hand."""
    wanted = ""
    while wanted != "end":
        phone.locator(LISTED).first.wait_for()
        ply, wanted = ply_of(phone), soonest([one.notation for one in offers(phone)])
        phone.locator(LISTED).filter(has=phone.get_by_text(wanted, exact=True)).click()
        wait_until_past(phone, ply)


def test_the_table_here_and_the_hands_on_phones(windows: Windows) -> None:
    """Phones come by the codes on the screen; they act, the screen follows, and no hand ever comes to the screen."""
    screen, tap = tapped(windows)
    screen.route("**/api/place/door", lambda route: route.fulfill(json={"open": True, "addresses": [LAN]}))
    laid(screen).get_by_role("button", name="Hands on phones").click()
    expect(screen.locator("a.address")).to_have_count(2)
    links = [link.get_attribute("href") or "" for link in screen.locator("a.address").all()]
    assert all(link.startswith(f"{LAN}/table/") for link in links)
    phones = [windows.open(link.replace(LAN, windows.address), phone=True) for link in links]

    table_is_set(screen)
    expect(screen.locator(".match")).to_have_class(re.compile("screen"))
    for phone in (phones[0], phones[1], phones[0]):
        turn_on_phone(phone)
        expect(screen.locator(".match")).to_have_attribute("data-ply", str(ply_of(phone)))
        expect(screen.locator(".say .told")).to_contain_text("ended the turn")
    tap.catch_up()
    assert len(tap.payloads) > 6
    assert all(knows_nothing(payload) for payload in tap.payloads)
    assert screen.locator(CARDS).count() == 0
    for phone in phones:
        assert phone.locator("[data-place^='hand.']").count() > 0
