"""All rooms of the house, each in a state worth looking at, set up by the API of the same server."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page

from ziggurat.kernel.texts import say

WEB = Path(__file__).parents[2] / "web"
LANGUAGES = ("en", "de", "ru", "hu")
LESSON = "raids"  # it has a run, temples to raze and to rob, and a tour
KNOWN = "localStorage.setItem('ziggurat.known', 'yes')"
PATIENCE = 30.0  # seconds for bots to finish a game
LIKED = ("raze", "rob", "b", "leap", "winover", "expel", "s", "t")  # beginnings of notations, the best first


def house(key: str, language: str = "en", **values: float | str) -> str:
    """A text of the house, as its file has it."""
    return say(WEB, language, key, **values)


class Person:
    """Somebody at a browser who also acts without its pages."""

    def __init__(self, context: BrowserContext) -> None:
        self.context = context
        context.add_init_script(KNOWN)
        self.me = self.ask("POST", "/api/guest")

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """One request, as the pages would send it."""
        headers = {"x-csrf-token": self.me["csrf"]} if hasattr(self, "me") else {}
        answer = self.context.request.fetch(path, method=method, data=body, headers=headers)
        assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
        return answer.json() if answer.status != 204 else None

    def table(self, *seats: str, **more: object) -> str:
        """A table that begins by itself as soon as all sit; its id."""
        wanted = {"game": "babel", "seats": seats, "start": True, **more}
        made: str = self.ask("POST", "/api/tables", wanted)["id"]
        return made

    def looks_at(self, table: str, seat: int | None = None) -> Any:
        """What a match shows to somebody."""
        return self.ask("GET", f"/api/games/{table}" + ("" if seat is None else f"?seat={seat}"))

    def acts(self, table: str, actions: int) -> Any:
        """Play that many sensible actions for whichever own seat is to act, or to the end; what is shown then."""
        mine = [seat["seat"] for seat in self.ask("GET", f"/api/tables/{table}")["seats"] if seat["mine"]]
        now = self._waits(table, mine)
        for _ in range(actions):
            if now["over"]:
                break
            choice = sensible(now["legal"])
            body = {"ply": now["ply"], "seat": now["seat"], "action": choice["action"]}
            self.ask("POST", f"/api/games/{table}/actions", body)
            now = self._waits(table, mine)
        return now

    def _waits(self, table: str, seats: list[int]) -> Any:
        """The match as soon as one of these seats is to act, or all is over."""
        for now in self._watches(table):
            acting = next((seat for seat in now["to_act"] if seat in seats), None)
            if now["over"] or acting is not None:
                return self.looks_at(table, acting)
        raise AssertionError("nobody came to act")

    def watches_to_the_end(self, table: str) -> Any:
        """Wait until bots have finished a match."""
        return next(now for now in self._watches(table) if now["over"])

    def _watches(self, table: str) -> Iterator[Any]:
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            yield self.looks_at(table)
            time.sleep(0.05)


def sensible(offers: list[dict[str, Any]]) -> dict[str, Any]:
    """What somebody who likes to build and to raid would do."""
    for kind in LIKED:
        for offer in offers:
            if offer["notation"].startswith(kind):
                return offer
    return offers[0]


@dataclass(frozen=True)
class Room:
    """A page, and what shows that it is there."""

    name: str
    path: str
    ready: str  # of the page's own: seen as soon as it is drawn
    framed: bool = True  # whether it has the house's head, with the choice of languages


_SET_UP: dict[str, tuple[Any, list[Room]]] = {}  # for each server, who has sat down at its tables


def all_rooms(context: BrowserContext, address: str) -> list[Room]:
    """Every page, with tables in all their states: set up once on each server, where every browser is that person."""
    if address not in _SET_UP:
        rooms = set_up(Person(context))
        _SET_UP[address] = context.cookies(), rooms
    cookies, rooms = _SET_UP[address]
    context.add_init_script(KNOWN)
    context.add_cookies(cookies)
    return rooms


def set_up(person: Person) -> list[Room]:
    """Tables in all their states, and all pages."""
    open_table = person.table("me", "open", public=False)
    on_phones = person.table("open", "open", public=False)
    playing = person.table("me", "greedy")
    person.acts(playing, 12)
    shared = person.table("me", "me", public=False)
    over = person.table("me", "greedy")
    person.acts(over, 4)
    person.ask("POST", f"/api/games/{over}/resign", {"ply": person.looks_at(over)["ply"]})
    return [
        Room("home", "/", ".home article"),
        Room("tables", "/tables", ".tables .none, .tables li"),
        Room("tables-mine", "/tables?list=mine", ".tables li"),
        Room("tables-finished", "/tables?list=finished", ".tables li"),
        Room("me", "/me", ".me form"),
        Room("waiting", f"/table/{open_table}", ".room .river"),
        Room("waiting-screen", f"/table/{on_phones}?as=screen", ".screen li", framed=False),
        Room("playing", f"/table/{playing}", ".match .table .hand, .match .table .near"),
        Room("playing-screen", f"/table/{playing}?as=screen", ".match .table", framed=False),
        Room("playing-hand", f"/table/{playing}?as=hand&seat=0", ".match .table", framed=False),
        Room("shared", f"/table/{shared}", ".cover"),
        Room("over", f"/table/{over}", ".ending"),
        Room("replay-import", "/replay?new", "#record"),
        Room("replay", f"/replay/{over}?ply=3", ".replay .table"),
        Room("course", "/lessons/babel", ".course li"),
        Room("lesson", f"/lessons/babel/{LESSON}", ".lesson .table"),
        Room("rulebook", "/rules/babel", ".rulebook .rule"),
        Room("lost", "/no/such/room", "main section h1"),
    ]


def enter(page: Page, room: Room) -> None:
    """Go to a room and wait until it is there, letters and all."""
    page.goto(room.path)
    page.locator(room.ready).first.wait_for()
    settled(page)


def settled(page: Page) -> None:
    """Wait for letters, and for pictures that are drawn after them."""
    page.evaluate(
        "document.fonts.ready.then(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))"
    )


def speak(page: Page, language: str) -> None:
    """Choose a language as a reader does, in the house's head."""
    page.locator("header.top select").select_option(language)
    page.locator(f"html[lang='{language}']").wait_for(state="attached")
    settled(page)
