"""Whole games of Babel in the browser."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Windows
from tests.browser.sitting import chosen, click_action, play_now, ply_of, table_is_set, wait_for_turn, wait_until_past


def test_a_whole_game_against_a_bot_by_clicking(windows: Windows) -> None:
    page = windows.open("/")
    play_now(page)
    for _ in range(400):
        if not wait_for_turn(page):
            break
        _, start, goal = chosen(page)
        ply = ply_of(page)
        click_action(page, start, goal)
        wait_until_past(page, ply)
    expect(page.locator(".ending h2")).to_be_visible()
    expect(page.locator(".ending a[href*='/rules/babel#B4']")).to_be_visible()
    page.get_by_role("button", name="Play again").click()
    expect(page.locator(".ending")).to_have_count(0)
    table_is_set(page)
    assert wait_for_turn(page)
