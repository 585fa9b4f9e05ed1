"""A game by the keyboard alone, from the entrance to the end: nothing needs a mouse, and the focus is never lost."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Windows
from tests.browser.keyboard import focus, press_until, walk_to
from tests.browser.program import soonest
from tests.browser.sitting import Choice, hand_of, offers, ply_of, table_is_set, wait_for_turn, wait_until_past


def wait_for_change(page: Page, ply: int) -> None:
    """Wait until something has happened; the focus is still somewhere."""
    wait_until_past(page, ply)
    assert not focus(page).is_lost


def act_by_list(page: Page, wanted: Choice) -> None:
    """Choose an action in the list: A goes there, Tab through it."""
    page.keyboard.press("a")
    press_until(page, "Tab", lambda now: now.notation == wanted.notation)
    ply = ply_of(page)
    page.keyboard.press("Enter")
    wait_for_change(page, ply)


def act_at_table(page: Page, wanted: Choice) -> None:
    """Pick something up and put it down, by arrow keys and Enter; H goes to the hand, E to the end of the turn."""
    ply = ply_of(page)
    page.keyboard.press("e" if wanted.start == "turn" else "h")
    walk_to(page, wanted.start)
    page.keyboard.press("Enter")
    if wanted.start != "turn":
        walk_to(page, wanted.goal)
        page.keyboard.press("Enter")
    wait_for_change(page, ply)


def test_a_game_by_keyboard_alone(windows: Windows) -> None:
    """Turns by the list and at the table in turn; then taking back, letting go, the table in words, giving up."""
    page = windows.open("/")
    press_until(page, "Tab", lambda now: now.text.startswith("Play now"))
    page.keyboard.press("Enter")
    table_is_set(page)
    for act in (act_at_table, act_by_list, act_at_table):
        notation = ""
        while notation != "end":
            assert wait_for_turn(page)
            listed = offers(page)
            notation = soonest([one.notation for one in listed])
            act(page, next(one for one in listed if one.notation == notation))

    assert wait_for_turn(page)
    assert not focus(page).is_lost
    taking_back(page)
    letting_go(page)
    table_in_words(page)
    giving_up(page)


def taking_back(page: Page) -> None:
    """U takes the last action back."""
    before = hand_of(page)
    act_by_list(page, next(one for one in offers(page) if one.start.startswith("hand.")))
    assert hand_of(page) != before
    ply = ply_of(page)
    page.keyboard.press("u")
    wait_for_change(page, ply)
    assert hand_of(page) == before


def letting_go(page: Page) -> None:
    """Escape lets go of what was picked up, and nothing has happened."""
    ply = ply_of(page)
    page.keyboard.press("h")
    page.keyboard.press("Enter")
    expect(page.locator("[data-place].lit").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-place].lit")).to_have_count(0)
    assert focus(page).place.startswith("hand.")
    assert ply_of(page) == ply


def table_in_words(page: Page) -> None:
    """T opens the table in words; Escape closes it, and one is where one was."""
    page.keyboard.press("t")
    expect(page.get_by_role("dialog").get_by_role("listitem").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert focus(page).place.startswith("hand.")


def giving_up(page: Page) -> None:
    """The menu, resigning, thinking better of it, resigning all the same; then the next game."""
    for answer in ("Play on", "Resign"):
        press_until(page, "Tab", lambda now: now.text.endswith("Menu"))
        page.keyboard.press("Enter")
        press_until(page, "Tab", lambda now: now.text == "Resign")
        page.keyboard.press("Enter")
        expect(page.get_by_role("heading", name="Do you want to resign?")).to_be_visible()
        press_until(page, "Tab", lambda now, answer=answer: now.text == answer)  # type: ignore[misc]
        page.keyboard.press("Enter")
        expect(page.get_by_role("dialog")).to_have_count(0)
        assert not focus(page).is_lost
    expect(page.locator(".ending h2")).to_have_text("You have lost")
    press_until(page, "Tab", lambda now: now.text == "Play again")
    page.keyboard.press("Enter")
    expect(page.locator(".ending")).to_have_count(0)
    assert wait_for_turn(page)
