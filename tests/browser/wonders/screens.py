"""The pictures of 7 Wonders in docs/screens, taken anew: `make screens`. A fixed game on a server of its own."""

from __future__ import annotations

import os
import shutil
import tempfile
from typing import Any

from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.dealt import KEY, DealtServer
from tests.browser.pictures import FOLDER
from tests.browser.screens import Studio
from tests.browser.sitting import table_is_set
from tests.browser.wonders import looks
from tests.browser.wonders.sitting import button_of, offers, pick
from ziggurat import Wonders
from ziggurat.kernel.game import Game

NAMES = ("Anna", "Boris", "Clara")
PLAYERS = len(NAMES)
PLY = looks.MIDDLE[PLAYERS]
CARD = "arsenal"  # both neighbours sell something that it needs


def fixed() -> Game:
    """The game that is pictured."""
    return Wonders.from_record((FOLDER / f"wonders-{PLAYERS}.txt").read_text(encoding="utf-8"))


class Cities(Studio):
    """Three at a table of 7 Wonders, in the middle of the third Age."""

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser = browser
        self._address = address
        self.game = fixed()
        self.players = [self._named(name) for name in NAMES]
        self.table = self._opened()
        self._play(0, PLY)

    def _opened(self) -> str:
        host, *guests = self.players
        table = host.table("me", *["open"] * len(guests), game="wonders", options=self.game.options, public=False)
        invite = host.ask("GET", f"/api/tables/{table}")["invite"].partition("invite=")[2]
        for seat, guest in enumerate(guests, 1):
            guest.ask("POST", f"/api/tables/{table}/join", {"seat": seat, "invite": invite})
        return table

    def _play(self, start: int, end: int) -> None:
        """Play these plies of the game, as far as others than Anna chose in the last of them."""
        for seat, action in self.game.history[start:end]:
            now: Any = self.players[seat].looks_at(self.table)
            body = {"ply": now["ply"], "action": str(action)}
            self.players[seat].ask("POST", f"/api/games/{self.table}/actions", body)

    # -- what is shown ---------------------------------------------------------------------------------------------

    def at_the_table(self, page: Page) -> None:
        """Anna is to choose."""
        page.goto(f"/table/{self.table}")
        table_is_set(page)
        expect(page.locator(".hand .why").first).to_be_attached()

    def uses(self, page: Page) -> None:
        """All that can be done with a card."""
        self.at_the_table(page)
        pick(page, f"hand.{CARD}")
        page.evaluate("document.activeElement.blur()")

    def reveal(self, page: Page) -> None:
        """Anna chooses last, and all cards turn over."""
        self.at_the_table(page)
        self._play(PLY + 1, PLY + PLAYERS)
        chosen = str(self.game.history[PLY][1])
        button_of(page, next(one for one in offers(page) if one.notation == chosen)).first.click()
        page.locator(".reveal").wait_for()

    def in_hand(self, page: Page) -> None:
        """Anna's cards alone, on her phone."""
        page.goto(f"/table/{self.table}?as=hand&seat=0")
        table_is_set(page)


def take_all(cities: Cities) -> None:
    """All pictures; the reveal last, because the game goes on with it."""
    cities.picture("wonders", cities.at_the_table, anna=True)
    cities.picture("wonders-phone", cities.at_the_table, anna=True, phone=True, theme="dark")
    cities.picture("wonders-uses", cities.uses, anna=True, theme="dark")
    cities.picture("wonders-uses-phone", cities.uses, anna=True, phone=True)
    cities.picture("wonders-seven", looks.played(7), theme="dark")
    cities.picture("wonders-scores", looks.scores(3, 63))
    cities.picture("wonders-reveal", cities.reveal, anna=True)


def main() -> None:
    """Play the game, and take all pictures of it."""
    os.environ[KEY] = str(fixed().key)
    with (
        tempfile.TemporaryDirectory() as folder,
        DealtServer(f"{folder}/screens.sqlite3") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        take_all(Cities(browser, server.address))
        browser.close()


if __name__ == "__main__":
    main()
