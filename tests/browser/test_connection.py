"""When the connection breaks: the page says so, comes back by itself, and nothing is lost or done twice."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Windows
from tests.browser.program import sit_down
from tests.browser.sitting import (
    by_notation,
    click_action,
    click_and_see,
    hand_of,
    offers,
    ply_of,
    quick_turn,
    wait_for_turn,
    wait_until_at,
    wait_until_past,
)
from tests.support.servers import ServerProcess

LOST, BACK = "The connection is lost.", "The connection is back."
BROKEN = ("net::ERR", "Failed to fetch", "Failed to load resource")
# What a proxy does that lets no socket through.
NO_SOCKETS = "window.WebSocket = class { constructor() { throw new Error('no sockets here') } };"
# Holds back what comes by the event stream of a page while `window.held` is true.
DEAF = (
    NO_SOCKETS
    + """
  const real = window.fetch
  window.fetch = async (what, how) => {
    const answer = await real(what, how)
    if (!String(what).includes('/events')) return answer
    const slow = new TransformStream({ async transform(part, to) {
      while (window.held) await new Promise((done) => setTimeout(done, 20))
      to.enqueue(part)
    }})
    return new Response(answer.body.pipeThrough(slow), answer)
  }
"""
)


def test_a_browser_without_a_network_catches_up(windows: Windows) -> None:
    """The other side plays a whole turn while this one is off the network; back again, all of it is there."""
    windows.expected = BROKEN
    page, program, match = sit_down(windows.open("/"), windows.program())
    quick_turn(page)
    page.context.set_offline(True)
    expect(page.get_by_role("alert")).to_contain_text(LOST)
    program.turn(match)
    page.context.set_offline(False)
    wait_until_at(page, program.look(match)["ply"])
    expect(page.get_by_text(BACK).first).to_be_visible()
    assert wait_for_turn(page)
    assert page.locator(".log-part").inner_text().count("ended the turn") == 2


def test_what_cannot_be_sent_can_be_sent_again(windows: Windows) -> None:
    """An action off the network is answered kindly and changes nothing; on the network again it is done, once."""
    windows.expected = BROKEN
    page, _, _ = sit_down(windows.open("/"), windows.program())
    travel = next(one for one in offers(page) if one.kind == "t")
    page.context.set_offline(True)
    expect(page.get_by_role("alert").first).to_contain_text(LOST)
    click_action(page, travel.start, travel.goal)
    expect(page.locator(".explain")).to_contain_text("The server cannot be reached at the moment.")
    assert ply_of(page) == 0
    page.context.set_offline(False)
    expect(page.get_by_text(BACK).first).to_be_visible()
    click_and_see(page, travel)
    assert ply_of(page) == 1


def test_one_plays_by_a_socket(windows: Windows) -> None:
    """Wishes go over it and are answered by it; no request is sent for them."""
    page, program, match = sit_down(windows.open("/"), windows.program())
    posted: list[str] = []
    page.on("request", lambda request: posted.append(request.url) if request.method == "POST" else None)
    travel = next(one for one in offers(page) if one.kind == "t")
    click_and_see(page, travel)
    page.keyboard.press("u")
    wait_until_at(page, 2)
    click_and_see(page, by_notation(page, travel.notation))
    page.wait_for_function("acknowledged.length === 3")
    assert page.evaluate("acknowledged") == [1, 2, 3]
    assert program.look(match)["ply"] == 3
    assert not posted


def test_where_no_socket_is_let_through_one_plays_by_requests(windows: Windows) -> None:
    """As with a proxy that refuses the upgrade: nothing is missing, and nobody is told of it."""
    context = windows.person()
    context.add_init_script(NO_SOCKETS)
    page, program, match = sit_down(windows.open("/", context), windows.program())
    quick_turn(page)
    program.turn(match)
    assert wait_for_turn(page)
    with page.expect_request(lambda request: request.url.endswith("/actions")):
        click_and_see(page, next(one for one in offers(page) if one.kind == "t"))
    wait_until_at(page, program.look(match)["ply"])
    expect(page.get_by_role("alert")).to_have_count(0)


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that a test may kill."""
    with ServerProcess(str(tmp_path / "own.sqlite3")) as running:
        yield running


@pytest.fixture
def own_windows(browser: Browser, own_server: ServerProcess) -> Iterator[Windows]:
    """Windows on that server."""
    opened = Windows(browser, own_server.address)
    opened.expected = BROKEN
    yield opened
    opened.close()
    assert not opened.faults


def test_a_server_that_was_killed_goes_on(own_windows: Windows, own_server: ServerProcess) -> None:
    """Killed in the middle of a turn and started again: the same cards, the same log, and the game goes on."""
    page, program, match = sit_down(own_windows.open("/"), own_windows.program())
    quick_turn(page)
    program.turn(match)
    assert wait_for_turn(page)
    click_and_see(page, next(one for one in offers(page) if one.kind == "s"))
    log, hand, ply = page.locator(".log-part ol").inner_text(), hand_of(page), ply_of(page)
    own_server.kill()
    expect(page.get_by_role("alert")).to_contain_text(LOST)
    own_server.start()
    expect(page.get_by_role("alert")).to_have_count(0)
    assert (page.locator(".log-part ol").inner_text(), hand_of(page), ply_of(page)) == (log, hand, ply)
    quick_turn(page)
    program.turn(match)
    assert wait_for_turn(page)
    assert page.locator(".log-part ol").inner_text().startswith(log)
    page.reload()
    assert wait_for_turn(page)


def second_tab(windows: Windows, first: Page) -> Page:
    """Another tab of the same person at the same table, which can be made deaf."""
    tab = windows.open("/icon.svg", first.context)
    tab.add_init_script(DEAF)
    tab.goto(first.url)
    tab.locator("section.table").wait_for()
    return tab


def test_two_tabs_of_one_seat_agree(windows: Windows) -> None:
    """What is done in one is seen in the other; what is done in one that has fallen behind is answered kindly."""
    windows.expected = ("409 (Conflict)",)
    first, _, _ = sit_down(windows.open("/"), windows.program())
    second = second_tab(windows, first)
    click_and_see(first, next(one for one in offers(first) if one.kind == "t"))
    wait_until_at(second, ply_of(first))
    assert (hand_of(second), offers(second)) == (hand_of(first), offers(first))

    second.evaluate("window.held = true")
    here, there = [one for one in offers(first) if one.kind == "s"][:2]
    click_and_see(first, here)
    assert ply_of(second) == 1
    click_action(second, there.start, there.goal)
    expect(second.locator(".explain")).to_contain_text("Something has happened at the table in the meantime.")
    second.evaluate("window.held = false")
    wait_until_at(second, 2)
    assert hand_of(second) == hand_of(first)
    click_and_see(second, by_notation(second, there.notation))
    wait_until_at(first, 3)


def test_the_same_wish_from_two_tabs_is_done_once(windows: Windows) -> None:
    """Both tabs play the same card on the same ply: it is played once, and neither is told off."""
    first, program, match = sit_down(windows.open("/"), windows.program())
    second = second_tab(windows, first)
    second.evaluate("window.held = true")
    travel = next(one for one in offers(first) if one.kind == "t")
    click_and_see(first, travel)
    click_action(second, travel.start, travel.goal)
    wait_until_past(second, 0)
    expect(second.locator(".explain .bad")).to_have_count(0)
    assert program.look(match)["ply"] == 1
