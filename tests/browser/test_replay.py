"""A match looked at again: by action and turn, through all eyes, by link, as a record, and with its seal."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import Windows
from tests.browser.rooms import Person, house
from tests.browser.sitting import table_is_set


def finished(windows: Windows) -> tuple[Page, str, int]:
    """A window of somebody who hosted a match of bots to its end; the match, and its last ply."""
    context = windows.person()
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    person = Person(context)
    table = person.table("greedy", "greedy")
    last: int = person.watches_to_the_end(table)["ply"]
    page = windows.open(f"/replay/{table}", context)
    table_is_set(page)
    return page, table, last


def press(page: Page, what: str) -> None:
    """One of the buttons that move through the game."""
    page.get_by_role("button", name=house(f"replay-{what}"), exact=True).click()


def at(page: Page, ply: int, last: int) -> None:
    """Wait until the replay is there, on the page and in the address."""
    expect(page.locator(".replay .place")).to_have_text(house("replay-place", ply=ply, last=last))
    page.wait_for_url(re.compile(rf"[?&]ply={ply}&"))


def turns(page: Page) -> list[int]:
    """The plies at which turns end, as the log's chapters say."""
    ends: list[int] = page.locator(".log section ol").evaluate_all(
        "all => all.map(one => Number(new URL(one.querySelector('li:last-child a').href).searchParams.get('ply')))"
    )
    return ends


def test_one_moves_by_action_by_turn_and_by_the_strip(windows: Windows) -> None:
    page, _, last = finished(windows)
    at(page, 0, last)
    press(page, "forward")
    at(page, 1, last)
    press(page, "back")
    at(page, 0, last)
    press(page, "turn-forward")
    at(page, turns(page)[1], last)
    page.keyboard.press("End")
    at(page, last, last)
    page.locator(".replay input[type=range]").fill(str(last // 2))
    at(page, last // 2, last)
    press(page, "first")
    at(page, 0, last)


def test_what_is_told_at_a_ply_is_marked_in_the_log(windows: Windows) -> None:
    page, _, last = finished(windows)
    line = page.locator(".log a").nth(5)
    line.click()
    at(page, 5, last)
    expect(page.locator(".log [aria-current]")).to_have_text(line.inner_text())
    expect(page.locator(".bar .told p")).to_have_text(line.inner_text())
    page.get_by_role("button", name=house("log-notation")).click()
    expect(page.locator(".log [aria-current]")).to_have_text(re.compile(r"^\s*[a-zA-Z/0-9]+\s*$"))


def test_it_plays_and_pauses(windows: Windows) -> None:
    page, _, _ = finished(windows)
    page.locator(".speed select").select_option("4")
    press(page, "play")
    expect(page.locator(".log [aria-current]")).not_to_have_attribute("href", re.compile(r"ply=[0-3]&"))
    press(page, "pause")
    stopped = page.locator(".replay .place").inner_text()
    page.wait_for_timeout(800)
    expect(page.locator(".replay .place")).to_have_text(stopped)


def test_hands_are_seen_through_the_eyes_that_are_chosen(windows: Windows) -> None:
    page, table, _ = finished(windows)
    eyes = page.locator(".eyes select")
    open_hands, backs = page.locator(".table .hand"), page.locator(".table [data-at^='hands.']")
    for chosen, hands, hidden in (("all", 2, 0), ("0", 1, 1), ("none", 0, 2)):
        eyes.select_option(chosen)
        expect(open_hands).to_have_count(hands)
        expect(backs).to_have_count(hidden)
        page.wait_for_url(re.compile(rf"/replay/{table}\?ply=0&eyes={chosen}"))


def test_a_link_leads_to_the_very_moment(windows: Windows) -> None:
    page, _, last = finished(windows)
    page.locator(".eyes select").select_option("1")
    page.locator(".replay input[type=range]").fill("17")
    at(page, 17, last)
    page.get_by_role("button", name=house("replay-link"), exact=True).click()
    expect(page.locator(".copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    friend = windows.open(link.removeprefix(windows.address))
    at(friend, 17, last)
    expect(friend.locator(".bar .told p")).to_have_text(page.locator(".bar .told p").inner_text())
    expect(friend.locator(".eyes select")).to_have_value("1")


def test_the_seal_is_proven_by_the_browser_itself(windows: Windows) -> None:
    page, _, _ = finished(windows)
    expect(page.locator(".seal")).to_have_text(house("seal-proven"))
    page.locator(".seal").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(house("seal-fits"))
    expect(dialog.locator("li li.good")).not_to_have_count(0)
    expect(dialog.locator(".bad")).to_have_count(0)


def export(page: Page, folder: Path) -> str:
    """Save the record as a file, and read it."""
    page.get_by_role("button", name=house("replay-record"), exact=True).click()
    with page.expect_download() as saving:
        page.get_by_role("link", name=house("replay-record-save")).click()
    saved = folder / "game.txt"
    saving.value.save_as(saved)
    return saved.read_text(encoding="utf-8")


def bring(page: Page, record: str) -> None:
    """Paste a record and have it replayed."""
    page.goto("/replay?new")
    page.locator("#record").fill(record)
    page.get_by_role("button", name=house("import-go")).click()


def test_a_record_saved_can_be_brought_again_elsewhere(windows: Windows, tmp_path: Path) -> None:
    page, table, last = finished(windows)
    record = export(page, tmp_path)
    assert record.startswith("[Ziggurat record 1]")
    friend = windows.open("/replay")
    friend.locator("input[type=file]").set_input_files(tmp_path / "game.txt")
    table_is_set(friend)
    friend.keyboard.press("End")
    expect(friend.locator(".replay .place")).to_have_text(house("replay-place", ply=last, last=last))
    expect(friend.locator(".seal")).to_have_text(house("seal-proven"))
    page.goto(f"/replay/{table}?ply={last}")
    how = page.locator(".log .ending").inner_text().partition(" wins ")[2]  # a record does not say which bots played
    expect(friend.locator(".log .ending")).to_contain_text(how)


def forged(record: str, header: str, change: str) -> str:
    """A record with something else behind a header."""
    assert re.search(rf'\[{header} "[^"]*"\]', record)
    return re.sub(rf'\[{header} "[^"]*"\]', f'[{header} "{change}"]', record)


def test_a_forged_record_is_told(windows: Windows, tmp_path: Path) -> None:
    windows.expected = ("400 (Bad Request)", "409 (Conflict)", "422 ")
    page, _, _ = finished(windows)
    record = export(page, tmp_path)
    bring(page, forged(record, "Secret", "00" * 32))
    expect(page.locator(".seal")).to_have_text(house("seal-broken"))
    bring(page, re.sub(r"^1\. \S+", "1. bo", record, flags=re.MULTILINE))
    fault = page.locator("#fault")
    expect(fault).to_contain_text(house("import-illegal", found="bo"))
    expect(fault).to_contain_text("B2")
    bring(page, "e4 e5")
    expect(fault).to_contain_text(house("import-foreign"))


def test_a_match_that_still_runs_shows_no_more_than_one_may_know(windows: Windows) -> None:
    person = Person(windows.person())
    table = person.table("me", "greedy")
    last = person.acts(table, 5)["ply"]
    page = windows.open(f"/replay/{table}?ply={last}&eyes=all", person.context)
    table_is_set(page)
    assert page.locator(".eyes option").evaluate_all("all => all.map(one => one.value)") == ["0", "none"]
    expect(page.locator(".seal")).to_have_text(house("seal-shut"))
    expect(page.locator(".table .hand")).to_have_count(1)
    page.get_by_role("button", name=house("replay-record"), exact=True).click()
    expect(page.get_by_role("dialog")).to_contain_text(house("replay-record-later"))
