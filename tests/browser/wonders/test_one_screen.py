"""Three people at one screen; the table on one screen, the hands on three phones: nobody sees what is not theirs."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Windows
from tests.browser.keyboard import focus
from tests.browser.rooms import house
from tests.browser.sitting import LISTED, laid, table_is_set
from tests.browser.test_one_screen import LAN, eyes, knows_nothing, since_last_action
from tests.browser.wiretap import tapped
from tests.browser.wonders.sitting import TITLE, choose, choose_by, offers

CARDS = "[data-place^='hand.'], [data-place^='draft.'], .uses"  # what only one may see
ROUNDS = 3  # the draft of tiles, and a first turn


def test_three_at_one_screen(windows: Windows) -> None:
    """While the device is handed over, the page holds nobody's cards and asks for nothing but what onlookers see."""
    page, tap = tapped(windows)
    laid(page, TITLE).get_by_role("button", name=house("way-screen")).click()
    table_is_set(page)
    for turn in range(3 * ROUNDS):
        expect(page.get_by_role("heading", name=f"Player {turn % 3 + 1}, it is for you to decide")).to_be_visible()
        expect(page.get_by_role("button", name=house("cover-show"))).to_be_focused()
        assert page.locator(CARDS).count() == 0
        assert page.locator(LISTED).count() == 0
        asked, before = since_last_action(tap), len(tap.received)
        page.get_by_role("button", name=house("cover-show")).click()
        page.locator(LISTED).first.wait_for()
        assert not focus(page).is_lost
        choose(page, offers(page)[-1])
        assert {eyes(one) for one in asked} == {"-1"}
        assert all(knows_nothing(payload) for one in asked for payload in one.payloads)
        shown = [payload for one in tap.received[before:] for payload in one.payloads]
        assert {payload["seat"] for payload in shown if not knows_nothing(payload)} == {turn % 3}
    expect(page.locator(".when")).to_contain_text("turn 2")


def decide(phone: Page) -> None:
    """Choose by the list under the hand."""
    phone.locator(LISTED).first.wait_for()
    choose_by(phone, phone.locator(LISTED).first)


def test_the_table_here_and_three_hands_on_phones(windows: Windows) -> None:
    """Phones come by the codes on the screen; they choose, the screen reveals, and no hand ever comes to the screen."""
    screen, tap = tapped(windows)
    screen.route("**/api/place/door", lambda route: route.fulfill(json={"open": True, "addresses": [LAN]}))
    laid(screen, TITLE).get_by_role("button", name=house("way-phones")).click()
    expect(screen.locator("a.address")).to_have_count(3)
    links = [link.get_attribute("href") or "" for link in screen.locator("a.address").all()]
    phones = [windows.open(link.replace(LAN, windows.address), phone=True) for link in links]
    table_is_set(screen)
    for _ in range(ROUNDS):
        for phone in phones:
            decide(phone)
    expect(screen.locator(".when")).to_contain_text("turn 2")
    expect(screen.locator(".reveal ul").first.locator("li")).to_have_count(3)
    tap.catch_up()
    assert len(tap.payloads) > 3 * ROUNDS - 1
    assert all(knows_nothing(payload) for payload in tap.payloads)
    assert screen.locator(CARDS).count() == 0
    for phone in phones:
        expect(phone.locator("[data-place^='hand.']")).to_have_count(6)
        assert phone.evaluate("document.documentElement.scrollWidth - document.body.clientWidth") <= 0
