"""A game of an arena's report, saved from its page and opened in the replay."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Windows
from tests.browser.rooms import house
from tests.browser.sitting import table_is_set
from ziggurat.arena import table
from ziggurat.arena.findings import find
from ziggurat.arena.page import as_page
from ziggurat.arena.plan import make_plan


def test_a_game_of_the_report_opens_in_the_replay(windows: Windows, tmp_path: Path) -> None:
    plan = make_plan("babel", ["greedy", "random"], games=2, seed=1)
    games = [table.play(plan, fixture) for fixture in plan.fixtures()]
    report, saved = tmp_path / "report.html", tmp_path / "game.txt"
    found = find(plan, games, workers=1, program="", log="run.jsonl")
    report.write_text(as_page(plan, found, games), encoding="utf-8")
    page = windows.open(report.as_uri())
    page.get_by_text("2 games", exact=True).click()
    with page.expect_download() as saving:
        page.get_by_role("link", name="record").nth(1).click()
    assert saving.value.suggested_filename == "babel-arena-1-2.txt"
    saving.value.save_as(saved)
    assert saved.read_text(encoding="utf-8") == games[1].record
    replay = windows.open("/replay")
    replay.locator("input[type=file]").set_input_files(saved)
    table_is_set(replay)
    replay.keyboard.press("End")
    last = games[1].plies
    expect(replay.locator(".replay .place")).to_have_text(house("replay-place", ply=last, last=last))
    expect(replay.locator(".log .ending")).to_contain_text("greedy")
