"""The table in a real browser: how soon an action is drawn, what the page weighs, and how much on it moves.

    python -m bench.browser [--actions 60] [--phone]

A game of Babel between somebody who clicks in Chromium and a program, on a server of its own on this machine. Times are
taken inside the page, from the click that decides an action to the frame in which the table has changed.
"""

from __future__ import annotations

import argparse
import gzip
import json
import os
import platform
import shutil
import statistics
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from bench.server.machines import serving
from tests.browser.program import Program, sit_down
from tests.browser.sitting import by_notation, click_and_see, offers, wait_for_turn
from ziggurat.server.http import page as built

WIDE, PHONE = {"width": 1280, "height": 800}, {"width": 360, "height": 740}
MOST_SETTLERS = 8  # in a land, before one goes on to the next

# Kept in the page: when the last click was, when what it led to was drawn, and what has shifted.
WATCHING = """() => {
  let clicked = 0
  window.drawn = []
  window.shifts = []
  addEventListener('click', (event) => (clicked = event.timeStamp), true)
  const after = new MessageChannel() // its message comes after the frame has been painted
  after.port1.onmessage = ({ data }) => window.drawn.push(performance.now() - data)
  new MutationObserver(() => {
    const from = clicked
    clicked = 0
    if (from) requestAnimationFrame(() => after.port2.postMessage(from))
  }).observe(document.querySelector('.match'), { attributes: true, attributeFilter: ['data-ply'] })
  new PerformanceObserver((list) => list.getEntries().forEach(({ value, hadRecentInput }) =>
    window.shifts.push([value, hadRecentInput]))).observe({ type: 'layout-shift' })
}"""
# Notes how long wishes over sockets wait for their answers.
ANSWERING = """
  window.answered = []
  window.WebSocket = class extends WebSocket {
    constructor(...given) {
      super(...given)
      this.said = []
      this.addEventListener('message', ({ data }) => {
        if (data.startsWith('{"ply":')) window.answered.push(performance.now() - this.said.shift())
      })
    }
    send(text) {
      this.said.push(performance.now())
      super.send(text)
    }
  }
"""
LOADED = """() => performance.getEntriesByType('resource')
  .map(({ name, encodedBodySize }) => [new URL(name).pathname, encodedBodySize])"""

Figures = dict[str, Any]


@contextmanager
def chromium() -> Iterator[Browser]:
    """Debian's Chromium, without a window."""
    path = shutil.which("chromium")
    if path is None:
        raise SystemExit("Chromium is missing: install the package chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-dev-shm-usage"])
        yield browser
        browser.close()


def times(found: list[float]) -> Figures:
    """Milliseconds, in the middle and at the slow end."""
    cuts = statistics.quantiles(found, n=20)
    return {"count": len(found), "p50_ms": round(cuts[9], 1), "p95_ms": round(cuts[18], 1)}


def wanted(page: Page) -> str:
    """An action that lets the table grow as it does in a game: build, settle, travel on, end the turn."""
    notations = [one.notation for one in offers(page)]
    crowded = page.locator(".land:has(.tokens .mine) .column:not(.up) .strip").count() >= MOST_SETTLERS
    for kind in ("b", "t", "s", "end") if crowded else ("b", "s", "t", "end"):
        if found := [one for one in notations if one.startswith(kind)]:
            return found[0]
    return notations[0]


@dataclass
class Taken:
    """What was taken down in the page, in milliseconds and shares of the window."""

    drawn: list[float] = field(default_factory=list)
    answered: list[float] = field(default_factory=list)
    shifts: list[tuple[float, bool]] = field(default_factory=list)  # and whether somebody had just done something

    def add(self, page: Page) -> None:
        """Take over what a page has."""
        self.drawn += page.evaluate("window.drawn")
        self.answered += page.evaluate("window.answered")
        self.shifts += page.evaluate("window.shifts")

    def shifted(self, after_input: bool) -> float:
        """The sum of the layout shifts of one kind."""
        return round(sum(value for value, asked in self.shifts if asked == after_input), 5)


def play(page: Page, program: Program, actions: int, taken: Taken) -> None:
    """A game by clicking, or so many actions of it; the program answers with short turns."""
    _, _, match = sit_down(page, program)
    page.evaluate(WATCHING)
    while len(taken.drawn) + page.evaluate("window.drawn.length") < actions and wait_for_turn(page):
        action = wanted(page)
        click_and_see(page, by_notation(page, action))
        if action == "end":
            program.turn(match)
    taken.add(page)


def game(context: BrowserContext, address: str, actions: int) -> Figures:
    """How soon actions are drawn, and what shifts meanwhile, in as many games as it takes."""
    context.add_init_script(ANSWERING)
    program, page, taken = Program(address), context.new_page(), Taken()
    while len(taken.drawn) < actions:
        play(page, program, actions, taken)
    program.close()
    return {
        "click_to_drawn": times(taken.drawn),
        "of_which_answer": times(taken.answered),
        "layout_shift": {"unasked": taken.shifted(False), "after_input": taken.shifted(True)},
        "table_page": loaded(context, page.url),
    }


def loaded(context: BrowserContext, address: str) -> Figures:
    """What somebody loads who opens a table for the first time, in bytes as they are sent."""
    browser = context.browser
    assert browser is not None
    stranger = browser.new_context(storage_state=context.storage_state())
    page = stranger.new_page()
    page.goto(address)
    page.locator("section.table").wait_for()
    sizes: Figures = {}
    for path, size in page.evaluate(LOADED):
        kind = Path(path).suffix[1:] or "answers"
        sizes[kind] = sizes.get(kind, 0) + size
    stranger.close()
    return sizes


def scripts() -> Figures:
    """All scripts of the page, of every room, compressed."""
    sizes = {path: len(gzip.compress(file.body, 9)) for path, file in built.files().items() if path.endswith(".js")}
    return {"files": len(sizes), "gzipped_bytes": sum(sizes.values()), "largest": max(sizes.values(), default=0)}


def run(actions: int, phone: bool) -> Figures:
    """Everything, on a server of its own."""
    with tempfile.TemporaryDirectory(prefix="ziggurat-bench-") as folder, chromium() as browser:
        with serving(str(Path(folder) / "bench.sqlite3")) as server:
            address = f"http://127.0.0.1:{server.port}"
            size = PHONE if phone else WIDE
            context = browser.new_context(base_url=address, viewport=size, has_touch=phone)  # type: ignore[arg-type]
            figures = game(context, address, actions)
        version = browser.version
    machine = f"{platform.machine()}, {os.cpu_count()} cores"
    return {"machine": machine, "chromium": version, "window": list(size.values()), "scripts": scripts(), **figures}


def main() -> None:
    """Measure, and print it as JSON."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--actions", type=int, default=60, help="how many actions are clicked")
    parser.add_argument("--phone", action="store_true", help="in a window of a phone's size")
    asked = parser.parse_args()
    print(json.dumps(run(asked.actions, asked.phone), indent=2))


if __name__ == "__main__":
    main()
