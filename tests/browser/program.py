"""Somebody who plays through the API instead of a browser: the other side of a table."""

from __future__ import annotations

from typing import Any, NamedTuple

import httpx
from playwright.sync_api import BrowserContext, Page, expect

from ziggurat.kernel import registry
from ziggurat.kernel.game import Game

SOONEST = ("end", "bs", "d", "s", "t")  # to get through a turn: what to do first, by the beginning of a notation


class Refused(AssertionError):
    """The server did not do what a program wished."""


class Program:
    """A guest with a connection of their own."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._client = httpx.Client(base_url=address, trust_env=False, timeout=60)
        me = self.post("/api/guest")
        self.name: str = me["name"]
        self._client.headers["x-csrf-token"] = me["csrf"]

    def close(self) -> None:
        """Go away."""
        self._client.close()

    @property
    def cookies(self) -> list[tuple[str, str]]:
        """What a browser would need to be the same person."""
        return list(self._client.cookies.items())

    def get(self, path: str) -> Any:
        """Look at something."""
        return _good(self._client.get(path)).json()

    def post(self, path: str, body: object = None) -> Any:
        """Do something."""
        return _good(self._client.post(path, json=body) if body is not None else self._client.post(path)).json()

    def look(self, match: str) -> Any:
        """A match as this side may know it."""
        return self.get(f"/api/games/{match}")

    def wish(self, match: str, what: str, **more: object) -> Any:
        """Wish something of a match as it stands now."""
        return self.post(f"/api/games/{match}/{what}", {"ply": self.look(match)["ply"], **more})

    def act(self, match: str, action: str) -> Any:
        """Play an action."""
        return self.wish(match, "actions", action=action)

    def turn(self, match: str, keep: int | None = None) -> None:
        """Get through the own turn with as few actions as the rules allow; or settle first, and keep so many cards."""
        now = self.look(match)
        while now["legal"]:
            notations = [offer["notation"] for offer in now["legal"]]
            settling = [one for one in notations if one.startswith("s")]
            many = keep is not None and sum(now["hand"]["hand"].values()) > keep
            now = self.act(match, settling[0] if settling and many else soonest(notations))

    def record(self, match: str, game: str = "babel") -> Game:
        """A finished match, replayed from its record."""
        return registry.find(game).from_record(_good(self._client.get(f"/api/games/{match}/record")).text)


def sits_at(program: Program, context: BrowserContext) -> None:
    """Let somebody who played without a browser go on in one."""
    context.add_cookies([{"name": name, "value": value, "url": program.address} for name, value in program.cookies])
    context.add_init_script("localStorage.setItem('ziggurat.known', 'yes')")


def soonest(notations: list[str]) -> str:
    """The action that brings a turn nearest to its end."""
    ranked = sorted(notations, key=lambda one: [one.startswith(kind) for kind in SOONEST], reverse=True)
    return ranked[0]


class Sitting(NamedTuple):
    """A match between somebody in a browser and a program."""

    page: Page
    program: Program
    match: str


def sit_down(page: Page, program: Program, *, seat: int = 0, **table: Any) -> Sitting:
    """Begin a match: the program opens a table, and the page takes a seat there by the invitation."""
    seats = ["me", "open"] if seat else ["open", "me"]
    opened = program.post("/api/tables", {"game": "babel", "seats": seats, "public": False, "start": True, **table})
    page.goto(f"/table/{opened['id']}?{opened['invite'].partition('?')[2]}")
    page.get_by_role("button", name="Sit down here").click()
    expect(page.locator("section.table")).to_be_visible()
    return Sitting(page, program, opened["id"])


def _good(answer: httpx.Response) -> httpx.Response:
    if answer.is_error:
        raise Refused(f"{answer.request.url}: {answer.status_code} {answer.text}")
    return answer
