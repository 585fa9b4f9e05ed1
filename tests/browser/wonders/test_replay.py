"""A game of 7 Wonders looked at again: by rounds, through all eyes, by link, as a record, and with its seal."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import Windows
from tests.browser.rooms import Person, house
from tests.browser.sitting import table_is_set
from tests.browser.test_replay import at, export, forged, press, turns
from tests.browser.wonders.sitting import hand_of


def finished(windows: Windows) -> tuple[Page, str, int]:
    """A window of somebody who hosted a match of three bots to its end; the match, and its last ply."""
    context = windows.person()
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    person = Person(context)
    table = person.table("greedy", "random", "greedy", game="wonders")
    last: int = person.watches_to_the_end(table)["ply"]
    page = windows.open(f"/replay/{table}", context)
    table_is_set(page)
    return page, table, last


def test_a_game_looked_at_again(windows: Windows, tmp_path: Path) -> None:
    """By rounds and by ply, through every eye; a link to a round; the seal; a record taken along and brought again."""
    page, table, last = finished(windows)
    at(page, 0, last)
    by_rounds(page, last)
    ply = through_every_eye(page, table, last)
    by_link(windows, page, ply, last)
    expect(page.locator("button.seal")).to_have_text(house("seal-proven"))
    page.locator("button.seal").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(house("seal-fits"))
    expect(dialog.locator("li li.good")).to_have_count(4)  # boards, tiles, projects, hands
    expect(dialog.locator(".bad")).to_have_count(0)
    page.keyboard.press("Escape")
    brought_again(windows, page, tmp_path, last)


def by_rounds(page: Page, last: int) -> None:
    """Rounds end where cards come to light: two drafts, six turns an Age, and what comes between."""
    ends = turns(page)
    assert len(ends) >= 1 + 2 + 18
    press(page, "turn-forward")
    at(page, ends[1], last)
    press(page, "turn-forward")
    at(page, ends[2], last)
    page.keyboard.press("End")
    at(page, last, last)
    expect(page.locator(".scores")).to_be_visible()


def through_every_eye(page: Page, table: str, last: int) -> int:
    """A seat sees its own hand, all see all hands, nobody sees none; the ply in the middle of the game."""
    ply = turns(page)[9]
    page.locator(".replay input[type=range]").fill(str(ply))
    at(page, ply, last)
    hands = {}
    for chosen in ("0", "1", "2"):
        page.locator(".eyes select").select_option(chosen)
        page.wait_for_url(re.compile(rf"/replay/{table}\?ply={ply}&eyes={chosen}"))
        page.locator(f".city.own[data-place='city.{chosen}']").wait_for()
        expect(page.locator("[data-place^='hand.']").first).to_be_visible()
        hands[chosen] = hand_of(page)
    assert len({tuple(hand) for hand in hands.values()}) == 3
    page.locator(".eyes select").select_option("none")
    expect(page.locator("[data-place^='hand.']")).to_have_count(0)
    page.locator(".eyes select").select_option("all")
    page.locator(".city.own[data-place='city.0']").wait_for()
    expect(page.locator("[data-place^='hand.']").first).to_be_visible()
    assert hand_of(page) == hands["0"]
    for seat in ("1", "2"):
        held = page.locator(f"[data-place='city.{seat}'] [data-held]")
        expect(held.first).to_be_visible()
        shown = held.evaluate_all("all => all.map(one => one.dataset.held)")
        assert sorted(shown) == sorted(hands[seat])
    return ply


def by_link(windows: Windows, page: Page, ply: int, last: int) -> None:
    """A link leads a friend to the very moment, through the same eyes."""
    page.locator(".eyes select").select_option("1")
    page.locator(".city.own[data-place='city.1']").wait_for()
    page.get_by_role("button", name=house("replay-link"), exact=True).click()
    expect(page.locator(".copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    friend = windows.open(link.removeprefix(windows.address))
    at(friend, ply, last)
    expect(friend.locator(".eyes select")).to_have_value("1")
    friend.locator(".city.own[data-place='city.1']").wait_for()
    assert hand_of(friend) == hand_of(page)
    friend.close()


def brought_again(windows: Windows, page: Page, folder: Path, last: int) -> None:
    """The record as a file, brought to another browser; with another salt the seal is broken."""
    record = export(page, folder)
    assert record.startswith("[Ziggurat record 1]")
    friend = windows.open("/replay")
    friend.locator("input[type=file]").set_input_files(folder / "game.txt")
    table_is_set(friend)
    friend.keyboard.press("End")
    expect(friend.locator(".replay .place")).to_have_text(house("replay-place", ply=last, last=last))
    expect(friend.locator("button.seal")).to_have_text(house("seal-proven"))
    expect(friend.locator(".scores")).to_be_visible()
    friend.goto("/replay?new")
    friend.locator("#record").fill(forged(record, "Secret", "00" * 32))
    friend.get_by_role("button", name=house("import-go")).click()
    expect(friend.locator("button.seal")).to_have_text(house("seal-broken"))
