"""The pictures in docs/screens, taken anew: `make screens`. A fixed game is played on a server of its own."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.browser.conftest import PATIENCE, PHONE, WIDE
from tests.browser.dealt import KEY, DealtServer
from tests.browser.pictures import save_small
from tests.browser.rooms import Person, house, settled
from tests.browser.sitting import spot, table_is_set
from tests.browser.test_looks import GAME, PLY, entrance, lesson, record
from ziggurat import Babel

SCREENS = Path(__file__).parents[2] / "docs" / "screens"
PASSWORD = "a picture is a picture"
OUTSIDE = "http://192.168.178.20:8000"  # an address that phones might use; this machine's own belongs in no picture
NAMES = ("Anna", "Boris")
KEPT = "localStorage.setItem('ziggurat.pace', 'once')"
# Scrollbars take no room on most screens.
NO_GUTTER = "addEventListener('DOMContentLoaded', () => (document.documentElement.style.scrollbarGutter = 'auto'))"

Show = Callable[[Page], None]


class Studio:
    """Where pictures are taken: a browser, and a table at which a fixed game is being played."""

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser = browser
        self._address = address
        self.players = [self._named(name) for name in NAMES]
        self.table = self._played()
        self.waiting = self.players[0].table("open", "open", public=False)

    def context(self, *, phone: bool = False, theme: str = "light") -> BrowserContext:
        """A browser of somebody's own; nothing moves in it."""
        made = self._browser.new_context(
            viewport=PHONE if phone else WIDE,  # type: ignore[arg-type]
            device_scale_factor=2 if phone else 1,
            is_mobile=phone,
            has_touch=phone,
            color_scheme="dark" if theme == "dark" else "light",
            locale="en-GB",
            reduced_motion="reduce",
            base_url=self._address,
        )
        made.set_default_timeout(PATIENCE)
        made.add_init_script(KEPT)
        made.add_init_script(NO_GUTTER)
        return made

    def _named(self, name: str) -> Person:
        person = Person(self.context())
        person.me = person.ask("POST", "/api/accounts", {"name": name, "password": PASSWORD})
        return person

    def _played(self) -> str:
        """The fixed game, played up to the moment that is pictured."""
        host, guest = self.players
        table = host.table("me", "open", public=False)
        invite = host.ask("GET", f"/api/tables/{table}")["invite"].partition("invite=")[2]
        guest.ask("POST", f"/api/tables/{table}/join", {"seat": 1, "invite": invite})
        now: Any = host.looks_at(table)
        for seat, action in Babel.from_record(GAME.read_text(encoding="utf-8")).history[:PLY]:
            body = {"ply": now["ply"], "action": str(action)}
            now = self.players[seat].ask("POST", f"/api/games/{table}/actions", body)
        return table

    def picture(self, name: str, show: Show, *, phone: bool = False, theme: str = "light", anna: bool = False) -> None:
        """Take a picture; as Anna, who sits at the table, or as somebody new."""
        with self._window(phone, theme, anna) as page:
            show(page)
            settled(page)
            save_small(page.screenshot(animations="disabled", caret="hide"), SCREENS / f"{name}.png")
        print(f"docs/screens/{name}.png")

    @contextmanager
    def _window(self, phone: bool, theme: str, anna: bool) -> Iterator[Page]:
        context = self.context(phone=phone, theme=theme)
        if anna:
            context.add_init_script("localStorage.setItem('ziggurat.known', 'yes')")
            context.add_cookies(self.players[0].context.cookies())  # type: ignore[arg-type]
        yield context.new_page()
        context.close()

    # -- what is shown ---------------------------------------------------------------------------------------------

    def at_the_table(self, page: Page) -> None:
        """Anna's turn."""
        page.goto(f"/table/{self.table}")
        table_is_set(page)
        page.evaluate("scrollTo(0, innerWidth < 700 ? document.body.scrollHeight : 0)")  # on a phone, to one's own side

    def razing(self, page: Page) -> None:
        """What razing would do, before it is done."""
        self.at_the_table(page)
        page.locator("[data-place^='run.0.']").click()
        spot(page, "temple.1.A").hover()

    def refused(self, page: Page) -> None:
        """An attempt that the rules do not allow, with the reason."""
        self.at_the_table(page)
        spot(page, "stock.0").click()
        page.locator(".why").wait_for()

    def for_phones(self, page: Page) -> None:
        """A big screen that waits for phones."""
        door = {"open": True, "addresses": [OUTSIDE]}
        page.route("**/api/place/door", lambda route: route.fulfill(json=door))
        page.goto(f"/table/{self.waiting}?as=screen")
        page.get_by_role("img", name=house("share-code-seat", number=2)).wait_for()

    def in_hand(self, page: Page) -> None:
        """Anna's cards alone, on her phone."""
        page.goto(f"/table/{self.table}?as=hand&seat=0")
        table_is_set(page)


def rule(number: str) -> Show:
    """The rulebook, opened at a rule."""

    def show(page: Page) -> None:
        page.goto(f"/rules/babel#{number}")
        page.locator(f"#{number}.target figure .pen").first.wait_for()

    return show


def learn(page: Page) -> None:
    """A lesson with a hint that points at the table."""
    lesson("raids")(page)
    page.get_by_role("button", name=house("lesson-next"), exact=True).click()
    page.get_by_role("button", name=house("lesson-ask-hint"), exact=True).click()


def take_all(studio: Studio) -> None:
    """All pictures."""
    studio.picture("home", entrance)
    studio.picture("home-phone", entrance, phone=True)
    studio.picture("table", studio.at_the_table, anna=True)
    studio.picture("table-dark", studio.at_the_table, anna=True, theme="dark")
    studio.picture("table-phone", studio.at_the_table, anna=True, phone=True, theme="dark")
    studio.picture("preview", studio.razing, anna=True)
    studio.picture("why", studio.refused, anna=True)
    studio.picture("why-phone", studio.refused, anna=True, phone=True)
    studio.picture("lesson", learn, anna=True)
    studio.picture("lesson-phone", learn, anna=True, phone=True)
    studio.picture("rulebook", rule("B33"))
    studio.picture("rulebook-phone", rule("B33"), phone=True, theme="dark")
    studio.picture("replay", record, theme="dark")
    studio.picture("waiting", studio.for_phones, anna=True)
    studio.picture("hand-phone", studio.in_hand, anna=True, phone=True)


def main() -> None:
    """Play the game, and take all pictures of it."""
    os.environ[KEY] = str(Babel.from_record(GAME.read_text(encoding="utf-8")).key)
    with (
        tempfile.TemporaryDirectory() as folder,
        DealtServer(f"{folder}/screens.sqlite3") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        take_all(Studio(browser, server.address))
        browser.close()


if __name__ == "__main__":
    main()
