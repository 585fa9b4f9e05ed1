"""An Age of 7 Wonders by the keyboard alone: nothing needs a mouse, and the focus is never lost."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Windows
from tests.browser.keyboard import focus, press_until, walk_to
from tests.browser.sitting import ply_of, table_is_set
from tests.browser.wonders.sitting import ASKED, NEXT, Offer, age_of, hand_of, is_awaited, offers

IN_WONDERS = "document.activeElement.closest('article')?.textContent.includes('7 Wonders')"


def by_list(page: Page, wanted: Offer) -> None:
    """A goes to the list, Tab through it."""
    page.keyboard.press("a")
    press_until(page, "Tab", lambda now: now.notation == wanted.notation)
    page.keyboard.press("Enter")


def at_table(page: Page, wanted: Offer) -> None:
    """H goes to the hand, arrows to the card; Enter takes it up, and Tab goes through its uses."""
    page.keyboard.press("h")
    if wanted.start.startswith("hand."):
        walk_to(page, wanted.start)
    else:
        press_until(page, "Tab", lambda now: now.place == wanted.start)
    page.keyboard.press("Enter")
    page.locator(".uses").wait_for()
    press_until(page, "Tab", lambda now: not now.notation and wanted.said in now.text)
    page.keyboard.press("Enter")


def liked(listed: list[Offer]) -> Offer:
    """Something else than discarding, if possible."""
    return next((one for one in listed if one.use not in ("sell",)), listed[0])


def test_an_age_by_keyboard_alone(windows: Windows) -> None:
    """From the entrance through the draft and six turns; then a reason, taking back, letting go, the table in words."""
    page = windows.open("/")
    press_until(page, "Tab", lambda now: now.text.startswith("Play now") and page.evaluate(IN_WONDERS))
    page.keyboard.press("Enter")
    table_is_set(page)
    rounds = 0
    while is_awaited(page) and age_of(page) < 2:
        before, wanted = page.evaluate(ASKED), liked(offers(page))
        (by_list if rounds % 3 == 1 else at_table)(page, wanted)
        page.wait_for_function(NEXT, arg=before)
        assert not focus(page).is_lost
        rounds += 1
    assert rounds >= 8
    a_reason(page)
    letting_go(page)
    table_in_words(page)


def a_reason(page: Page) -> None:
    """What is not possible can be asked about as well."""
    for card in hand_of(page):
        page.keyboard.press("h")
        walk_to(page, f"hand.{card}")
        page.keyboard.press("Enter")
        page.locator(".uses").wait_for()
        if page.locator(".uses .why").count():
            break
        page.keyboard.press("Escape")
    press_until(page, "Tab", lambda _: page.evaluate("document.activeElement.matches('.uses .why')"))
    page.keyboard.press("Enter")
    expect(page.locator(".explain .why a")).to_be_visible()
    page.keyboard.press("Escape")


def letting_go(page: Page) -> None:
    """Escape lets go of what was taken up, and nothing has happened."""
    ply = ply_of(page)
    page.keyboard.press("h")
    place = focus(page).place
    page.keyboard.press("Enter")
    expect(page.locator(".uses")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".uses")).to_have_count(0)
    assert focus(page).place == place
    assert ply_of(page) == ply


def table_in_words(page: Page) -> None:
    """T opens the table in words; Escape closes it, and one is where one was."""
    place = focus(page).place
    page.keyboard.press("t")
    expect(page.get_by_role("dialog").get_by_role("listitem").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert focus(page).place == place
