"""A server with the built table, and browsers to open it in.

Where Chromium is missing these tests are skipped; in CI that is a failure.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.browser.program import Program
from tests.support.servers import ServerProcess
from ziggurat.server.http import page as built

WIDE = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 740}
PATIENCE = 120_000  # milliseconds until something that should appear counts as missing, on the busiest machine

# Notes in `window.acknowledged` the plies of wishes over sockets, as soon as they are told of or answered: a page that
# hands the device over when it hears of its own action does not wait for the answer.
ACKNOWLEDGED = """
  window.acknowledged = []
  window.WebSocket = class extends WebSocket {
    constructor(...given) {
      super(...given)
      this.addEventListener('message', ({ data }) => {
        const told = JSON.parse(data)
        if (!this.said || !('ply' in told) || ('game' in told && told.event.seat !== this.said.seat)) return
        window.acknowledged.push(told.ply)
        this.said = null
      })
    }
    send(text) {
      this.said = JSON.parse(text)
      super.send(text)
    }
  }
"""

Opening = Callable[..., Page]


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One Chromium for the tests of a file.

    Not for longer: until Playwright is closed, its event loop counts as running in this thread, and every test of
    another folder that starts a loop of its own would be refused.
    """
    path = shutil.which("chromium")
    if path is None or not (built.FOLDER / "index.html").is_file():
        missing = "Chromium" if path is None else "the built table (make web)"
        if os.environ.get("CI") == "true":
            pytest.fail(f"{missing} is missing")
        pytest.skip(f"{missing} is missing here")
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        # Without a graphics card, drawing as if there were one takes twice the processor.
        quick = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"]
        found = playwright.chromium.launch(executable_path=path, args=quick)
        yield found
        found.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server for all tests that do not stop it."""
    with ServerProcess(str(tmp_path_factory.mktemp("browser") / "server.sqlite3")) as running:
        yield running


class Windows:
    """Opens windows, each a person of its own, and remembers what went wrong in any."""

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser = browser
        self.address = address
        self.contexts: list[BrowserContext] = []
        self.programs: list[Program] = []
        self.faults: list[str] = []
        self.expected: tuple[str, ...] = ()  # parts of messages that a test provokes

    def person(
        self, *, phone: bool = False, theme: str = "light", language: str = "en-GB", still: bool = True
    ) -> BrowserContext:
        """Somebody with a browser of their own; `still`: others' actions come at once and nothing moves."""
        context = self._browser.new_context(
            viewport=PHONE if phone else WIDE,  # type: ignore[arg-type]
            color_scheme="dark" if theme == "dark" else "light",
            locale=language,
            reduced_motion="reduce" if still else "no-preference",
            has_touch=phone,
            base_url=self.address,
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(ACKNOWLEDGED)
        if still:
            context.add_init_script("localStorage.setItem('ziggurat.pace', 'once')")
        self.contexts.append(context)
        return context

    def open(self, path: str = "/", context: BrowserContext | None = None, **who: object) -> Page:
        """A window at a path, of somebody new or of somebody given."""
        page = (context or self.person(**who)).new_page()  # type: ignore[arg-type]
        page.on("pageerror", lambda error: self.faults.append(f"{page.url}: {error}"))
        page.on("console", lambda said: self._listen(page, said.type, said.text))
        page.goto(path)
        return page

    def program(self) -> Program:
        """Somebody who plays without a browser."""
        self.programs.append(Program(self.address))
        return self.programs[-1]

    def close(self) -> None:
        """Send everybody home."""
        for context in self.contexts:
            context.close()
        for program in self.programs:
            program.close()

    def _listen(self, page: Page, kind: str, text: str) -> None:
        if kind in ("error", "warning") and not any(part in text for part in self.expected):
            self.faults.append(f"{page.url}: {text}")


@pytest.fixture
def windows(browser: Browser, server: ServerProcess) -> Iterator[Windows]:
    """Windows on the common server; no test may leave an error in a console."""
    opened = Windows(browser, server.address)
    yield opened
    opened.close()
    assert not opened.faults


@pytest.fixture
def downloads(tmp_path: Path) -> Path:
    """A folder for what a test saves."""
    return tmp_path
