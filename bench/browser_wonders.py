"""7 Wonders in a real browser: how soon a reveal is drawn, and how smoothly a table of seven scrolls.

    python -m bench.browser_wonders [--players 7] [--rounds 30] [--phone]

Somebody clicks in Chromium, programs sit on all the other seats, on a server of its own on this machine. In every other
round the page chooses last: from its click to the frame in which all cards are turned over. In the others a program
does: from its request to that frame in the page, which has been waiting.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from bench.browser import PHONE, WATCHING, WIDE, chromium, scripts, times
from bench.server.machines import serving
from tests.browser.conftest import Windows
from tests.browser.program import Program
from tests.browser.wonders.sitting import ASKED, NEXT, button_of, chooses, gather, is_awaited, offers, window_of

FRAMES = 180  # in which the table is scrolled down and up again
# Kept in the page: when what came last was drawn, on the clock of this machine.
LISTENING = """() => {
  window.seen = 0
  const after = new MessageChannel() // its message comes after the frame has been painted
  after.port1.onmessage = () => (window.seen = performance.timeOrigin + performance.now())
  new MutationObserver(() => requestAnimationFrame(() => after.port2.postMessage(0)))
    .observe(document.querySelector('.match'), { attributes: true, attributeFilter: ['data-ply'] })
}"""
SCROLLING = """(frames) => new Promise((done) => {
  const took = [], most = document.documentElement.scrollHeight - innerHeight
  let last = performance.now(), frame = 0
  const next = (now) => {
    if (frame) took.push(now - last)
    last = now
    scrollTo(0, most * (1 - Math.abs(1 - (2 * frame) / frames)))
    ++frame > frames ? done({ took, most }) : requestAnimationFrame(next)
  }
  requestAnimationFrame(next)
})"""

Figures = dict[str, Any]


def play(page: Page, others: list[Program], match: str, rounds: int) -> tuple[list[float], list[float]]:
    """Rounds in turn with the page as the last to choose, and with a program; milliseconds until each was drawn."""
    page.evaluate(WATCHING)
    page.evaluate(LISTENING)
    clicked: list[float] = []
    waited: list[float] = []
    while len(waited) < rounds // 2 and is_awaited(page):
        (_page_last if len(clicked) <= len(waited) else _program_last)(page, others, match, clicked, waited)
    return clicked, waited


def _asked(others: list[Program], match: str) -> list[Program]:
    """Those of the others who are to choose."""
    seats = others[0].look(match)["to_act"]
    return [person for seat, person in enumerate(others, 1) if seat in seats]


def _page_last(page: Page, others: list[Program], match: str, clicked: list[float], _: list[float]) -> None:
    for person in _asked(others, match):
        chooses(person, match, "build")
    before, drawn = page.evaluate(ASKED), page.evaluate("window.drawn.length")
    button_of(page, _liked(page)).first.click()
    page.wait_for_function("(drawn) => window.drawn.length > drawn", arg=drawn)
    clicked.append(page.evaluate("window.drawn.at(-1)"))
    _settle(others, match)
    page.wait_for_function(NEXT, arg=before)


def _program_last(page: Page, others: list[Program], match: str, clicked: list[float], waited: list[float]) -> None:
    asked = _asked(others, match)
    if not asked:
        _page_last(page, others, match, clicked, waited)
        return
    before = page.evaluate(ASKED)
    button_of(page, _liked(page)).first.click()
    for person in asked[:-1]:
        chooses(person, match, "build")
    now = asked[-1].look(match)
    body = {"ply": now["ply"], "action": now["legal"][0]["action"]}
    page.wait_for_timeout(100)
    sent = time.time() * 1000
    asked[-1].post(f"/api/games/{match}/actions", body)
    page.wait_for_function("(sent) => window.seen > sent", arg=sent)
    waited.append(page.evaluate("window.seen") - sent)
    _settle(others, match)
    page.wait_for_function(NEXT, arg=before)


def _settle(others: list[Program], match: str) -> None:
    """Let the others decide what they alone are asked, such as a card to lose."""
    while (asked := others[0].look(match)["to_act"]) and 0 not in asked:
        chooses(_asked(others, match)[0], match)


def _liked(page: Page) -> Any:
    """Something else than discarding, if possible."""
    listed = offers(page)
    return next((one for one in listed if not one.use.endswith("sell")), listed[0])


def scrolled(page: Page) -> Figures:
    """How long frames take while the table is scrolled."""
    page.keyboard.press("Escape")
    found = page.evaluate(SCROLLING, FRAMES)
    late = [took for took in found["took"] if took > 1000 / 60 * 1.5]
    return {**times(found["took"]), "pixels": found["most"], "late_frames": len(late)}


def run(players: int, rounds: int, phone: bool) -> Figures:
    """Everything, on a server of its own."""
    with tempfile.TemporaryDirectory(prefix="ziggurat-bench-") as folder, chromium() as browser:
        with serving(str(Path(folder) / "bench.sqlite3")) as server:
            figures = _measured(browser, f"http://127.0.0.1:{server.port}", players, rounds, phone)
        version = browser.version
    machine = f"{platform.machine()}, {os.cpu_count()} cores"
    size = list((PHONE if phone else WIDE).values())
    return {
        "machine": machine,
        "chromium": version,
        "window": size,
        "players": players,
        "scripts": scripts(),
        **figures,
    }


def _measured(browser: Browser, address: str, players: int, rounds: int, phone: bool) -> Figures:
    windows = Windows(browser, address)
    clicked: list[float] = []
    waited: list[float] = []
    while len(waited) < rounds // 2:
        people, match = gather(windows, players)
        page = window_of(windows, people[0], match, phone=phone, still=False)
        page.evaluate("localStorage.setItem('ziggurat.pace', 'once')")
        page.reload()
        assert is_awaited(page)
        found = play(page, people[1:], match, rounds - 2 * len(waited))
        clicked, waited = clicked + found[0], waited + found[1]
    figures = {
        "last_choice_to_reveal": times(clicked),
        "others_choice_to_reveal": times(waited),
        "scroll": scrolled(page),
    }
    windows.close()
    return figures


def main() -> None:
    """Measure, and print it as JSON."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=7, help="how many play")
    parser.add_argument("--rounds", type=int, default=30, help="how many reveals are measured")
    parser.add_argument("--phone", action="store_true", help="in a window of a phone's size")
    asked = parser.parse_args()
    print(json.dumps(run(asked.players, asked.rounds, asked.phone), indent=2))


if __name__ == "__main__":
    main()
