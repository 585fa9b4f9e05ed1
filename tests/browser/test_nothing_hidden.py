"""Nothing hidden reaches a browser: not its traffic, not its page, not the memory of its scripts.

What is hidden from a seat is the other hand, the piles, and the key from which all of it follows. So a player's
browser is listened to while a match is played, and every state of the match that it was sent is compared with another
world, in which the other hand and the piles are different cards: what was sent must fit that world just as well.
Before the match ends, neither the key nor the salt stands anywhere in what was received, in the page or in a snapshot
of the scripts' whole memory. Afterwards the key is shown, which proves that the search would have found it.
"""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Windows
from tests.browser.program import Program, sit_down
from tests.browser.sitting import (
    by_notation,
    click_and_see,
    offers,
    ply_of,
    quick_turn,
    spot,
    wait_until_at,
    wait_until_past,
)
from tests.browser.wiretap import Wiretap, tapped
from ziggurat.kernel.game import Game

SEAT = 0  # whose browser is listened to
WORLDS = 3  # for each state, other worlds that look the same to that seat


def memory_of(page: Page) -> str:
    """All that the page's scripts hold in memory."""
    parts: list[str] = []
    session = page.context.new_cdp_session(page)
    session.on("HeapProfiler.addHeapSnapshotChunk", lambda event: parts.append(event["chunk"]))
    session.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
    session.detach()
    return "".join(parts)


def play_a_while(page: Page, program: Program, match: str) -> None:
    """Three turns each, with an action taken back, a reason asked for, the table in words and the discards."""
    spot(page, "turn").click()
    travel = next(one for one in offers(page) if one.kind == "t")
    click_and_see(page, travel)
    ply = ply_of(page)
    page.keyboard.press("u")
    wait_until_past(page, ply)
    click_and_see(page, by_notation(page, travel.notation))
    for _ in range(3):
        quick_turn(page)
        program.turn(match)
    wait_until_at(page, program.look(match)["ply"])
    page.keyboard.press("t")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Discards").click()
    page.keyboard.press("Escape")


def retold(game: Game, events: list[dict[str, Any]]) -> list[Game]:
    """The game as it stood after each event of a log."""
    now, stood = game.from_start(), []
    for event in events:
        if event["type"] == "action":
            now.play(event["action"], event["seat"])
        elif event["type"] == "undo":
            now.undo()
        stood.append(now.copy())
    return stood


def fits(payload: dict[str, Any], world: Game) -> bool:
    """Whether a state that was sent is what that world would have shown."""
    scene = world.scene()
    shown = [json.loads(text) for text in (scene.table, scene.hand(SEAT), scene.offers(SEAT))]
    return [payload["table"], payload["hand"], payload["legal"]] == shown


def test_nothing_hidden_reaches_a_browser(windows: Windows) -> None:
    page, tap = tapped(windows)
    _, program, match = sit_down(page, windows.program())
    play_a_while(page, program, match)
    tap.catch_up()
    traffic, content, memory = tap.text, page.content(), memory_of(page)
    payloads = tap.payloads
    commitment = payloads[0]["deal"]["commitment"]
    program.wish(match, "resign")
    expect(page.locator(".ending")).to_be_visible()

    assert all(secret not in where for secret in opened(tap) for where in (traffic, content, memory))
    assert commitment in traffic
    assert commitment in memory  # so a secret of this kind would have been found there
    looks_alike(payloads, program, match)


def opened(tap: Wiretap) -> list[str]:
    """The key, the secret and the other's bits, which everybody gets at the end."""
    tap.catch_up()
    last = max(tap.payloads, key=lambda payload: int(payload["ply"]))
    assert last["over"]
    deal = last["deal"]
    return [deal["key"], deal["secret"], *(part["bits"] for part in deal["parts"] if part["by"] == "server")]


def looks_alike(payloads: list[dict[str, Any]], program: Program, match: str) -> None:
    """Every state that was sent fits other worlds too, in which the other holds other cards."""
    events = [logged["event"] for logged in program.get(f"/api/games/{match}/log")["events"]]
    stood = retold(program.record(match), events)
    assert {payload["seat"] for payload in payloads} == {SEAT}
    assert {payload["ply"] for payload in payloads} == set(range(len(stood) - 1))
    others = 0
    for payload in payloads:
        true = stood[payload["ply"]]
        for seed in range(WORLDS):
            world = true.redealt(SEAT, seed=seed)
            assert fits(payload, world)
            others += bool((world.state["hand"][0][1 - SEAT] != true.state["hand"][0][1 - SEAT]).any())
    assert others > len(payloads)  # they are other worlds


def test_only_payloads_hold_hands(windows: Windows) -> None:
    """Nothing else that a browser is sent has a hand in it, and it is sent by nothing but documents and answers."""
    page, tap = tapped(windows)
    _, program, match = sit_down(page, windows.program())
    play_a_while(page, program, match)
    tap.catch_up()
    with_hands = [one for one in tap.received if "/api/" in one.url and '"hand":' in one.body]
    assert with_hands
    assert all(len(one.payloads) == one.body.count('"hand":{"hand":') for one in with_hands)
    asked = {"Document", "Script", "Stylesheet", "Font", "Fetch", "Image", "Other"}
    assert {one.kind for one in tap.received} == {"WebSocket", "Said"} | (asked & {one.kind for one in tap.received})
    ours = (windows.address, windows.address.replace("http", "ws"), "data:", "blob:")
    assert all(one.url.startswith(ours) for one in tap.received)
