"""Whole games of Babel in the browser: against a bot, and between two people."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Windows
from tests.browser.sitting import (
    builder,
    click_and_see,
    laid,
    menu,
    offers,
    play_now,
    ply_of,
    quick_turn,
    resign,
    table_is_set,
    wait_for_turn,
    wait_until_at,
)

LONGEST = 400  # actions after which a game counts as endless


def test_a_whole_game_against_a_bot_by_clicking(windows: Windows) -> None:
    """Every kind of action that offers itself is done at the table once; then it is played to be won."""
    page = windows.open("/")
    play_now(page)
    offered, done = set[str](), set[str]()
    for _ in range(LONGEST):
        if not wait_for_turn(page):
            break
        listed = offers(page)
        offered |= {one.kind for one in listed}
        new = [one for one in listed if one.kind not in done | {"end"}]
        choice = new[0] if new else builder(page, listed)
        done.add(choice.kind)
        click_and_see(page, choice)
    assert offered == done
    assert {"t", "s", "b", "end"} <= done
    expect(page.locator(".ending h2")).to_be_visible()
    expect(page.locator(".ending a[href*='/rules/babel#B4']")).to_be_visible()
    page.get_by_role("button", name="Play again").click()
    expect(page.locator(".ending")).to_have_count(0)
    table_is_set(page)
    assert wait_for_turn(page)


def by_friends_link(windows: Windows) -> tuple[Page, Page]:
    """Two people at a table: one has opened it for a friend, the other has come by the link."""
    anna = windows.open("/")
    laid(anna).get_by_role("button", name="With a friend").click()
    anna.get_by_role("button", name="Open the table").click()
    link = anna.get_by_role("textbox", name="Link").input_value()
    boris = windows.open(link)
    boris.get_by_role("button", name="Sit down here").click()
    for page in (anna, boris):
        table_is_set(page)
    return anna, boris


def test_two_browsers_by_a_friends_link(windows: Windows) -> None:
    """Four turns, each seen by the other; a draw refused and a draw agreed; the rematch is given up."""
    anna, boris = by_friends_link(windows)
    for page, other in ((anna, boris), (boris, anna)) * 2:
        quick_turn(page)
        wait_until_at(other, ply_of(page))
    assert anna.locator(".log-part ol").inner_text().count("ended the turn") == 4
    assert anna.locator(".log-part ol").inner_text() == boris.locator(".log-part ol").inner_text()

    menu(boris, "Offer a draw")
    anna.get_by_role("button", name="Decline").click()
    expect(boris.locator(".say")).to_contain_text("declines the draw")
    menu(anna, "Offer a draw")
    boris.get_by_role("button", name="Agree to the draw").click()
    for page in (anna, boris):
        expect(page.locator(".ending h2")).to_have_text("A draw")

    anna.get_by_role("button", name="Play again").click()
    boris.get_by_role("button", name="Play again").click()
    for page in (anna, boris):
        expect(page.locator(".ending")).to_have_count(0)
        table_is_set(page)
    assert anna.url.partition("?")[0] == boris.url.partition("?")[0]
    resign(boris)
    expect(boris.locator(".ending h2")).to_have_text("You have lost")
    expect(anna.locator(".ending h2")).to_have_text("You have won")
    expect(anna.locator(".ending p")).to_contain_text("has resigned")
