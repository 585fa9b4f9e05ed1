"""Players over the network who do not give up: they send the very same request again until it is answered.

Everything that the server has acknowledged is written down in a `Tally`, to be held against the logs afterwards.
"""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, field
from typing import Any, TypeAlias

import httpx

from tests.support.servers import ServerProcess

Payload: TypeAlias = dict[str, Any]
Where: TypeAlias = Callable[[], str]

AGAIN = 0.1  # seconds between attempts
ASK = 0.03  # seconds between questions for news
GIVE_UP = 240.0  # seconds after which the server counts as lost


@dataclass(frozen=True)
class Acknowledged:
    """An action that the server has taken: its place in the log is `ply`."""

    game: str
    ply: int
    seat: int
    action: int
    attempts: int
    sent_at: int  # milliseconds since 1970: when the attempt was sent that was answered


@dataclass
class Tally:
    """What all players of a run have seen."""

    actions: list[Acknowledged] = field(default_factory=list)
    broken: int = 0  # requests whose connection broke
    unavailable: list[str] = field(default_factory=list)  # requests answered with 503, and with what
    reconnects: int = 0  # streams that were opened again
    viewers: list[Viewer] = field(default_factory=list)

    def of(self, game: str) -> list[Acknowledged]:
        """What was acknowledged in one match, by ply."""
        return sorted((each for each in self.actions if each.game == game), key=lambda each: each.ply)


class Network(AsyncExitStack):
    """Gives everybody a client of their own: one for all would look through all connections for every request."""

    async def client(self) -> httpx.AsyncClient:
        """A client that is closed with the network."""
        return await self.enter_async_context(httpx.AsyncClient(timeout=30, trust_env=False, verify=False))


class Person:
    """Somebody with a token, at whichever address `where` names now."""

    def __init__(self, http: httpx.AsyncClient, where: Where, token: str, tally: Tally) -> None:
        self.http = http
        self.where = where
        self.token = token
        self.tally = tally

    @classmethod
    async def new(cls, net: Network, where: Where, tally: Tally) -> Person:
        """A new guest."""
        http = await net.client()
        me = (await http.post(f"{where()}/api/guest")).raise_for_status().json()
        wanted = {"label": "crash", "scopes": ["read", "play"]}
        made = await http.post(f"{where()}/api/me/tokens", json=wanted, headers={"X-CSRF-Token": me["csrf"]})
        http.cookies.clear()
        return cls(http, where, made.raise_for_status().json()["secret"], tally)

    @property
    def headers(self) -> dict[str, str]:
        """Who this is."""
        return {"Authorization": f"Bearer {self.token}"}

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[Payload, int, int]:
        """The answer to a request, how many attempts it took, and when the last one was sent."""
        deadline = time.monotonic() + GIVE_UP
        attempts = 0
        while time.monotonic() < deadline:
            attempts += 1
            sent_at = time.time_ns() // 1_000_000
            try:
                answer = await self.http.request(method, self.where() + path, json=body, headers=self.headers)
            except httpx.TransportError:
                self.tally.broken += 1
            else:
                if not is_unavailable(answer):
                    assert answer.is_success, f"{method} {path} {body}: {answer.status_code} {answer.text}"
                    return answer.json(), attempts, sent_at
                self.tally.unavailable.append(f"{method} {path}: {answer.text}")
            await asyncio.sleep(AGAIN)
        raise AssertionError(f"no answer to {method} {path} in {GIVE_UP} s")

    async def open_table(self, **wanted: Any) -> str:
        """A new table; its id."""
        table, _, _ = await self.ask("POST", "/api/tables", {"game": "babel", **wanted})
        return str(table["id"])

    async def begin_with(self, other: Person, **wanted: Any) -> str:
        """A new match between two people; its id."""
        game = await self.open_table(seats=["me", "open"], **wanted)
        await other.ask("POST", f"/api/tables/{game}/join", {})
        await self.ask("POST", f"/api/tables/{game}/start")
        return game


def is_unavailable(answer: httpx.Response) -> bool:
    """Whether the server says that it cannot now; any other fault of its own is one."""
    if answer.status_code < 500:
        return False
    assert answer.status_code == 503, f"{answer.status_code} {answer.text}"
    assert answer.headers["content-type"] == "application/problem+json"
    assert answer.headers["retry-after"] == "1"
    assert answer.json()["code"] == "unavailable"
    return True


class Viewer:
    """Somebody who holds a stream of a match, and comes back with Last-Event-ID whenever it breaks."""

    def __init__(self, person: Person, game: str, hear: Callable[[Payload], None] = lambda payload: None) -> None:
        self.person = person
        self.game = game
        self.plies: list[int] = []
        self.over = False
        self.closings = 0  # streams that the server has ended in good order
        self.broken = 0  # streams that just broke
        self._hear = hear
        person.tally.viewers.append(self)

    async def watch(self) -> None:
        """Look until the match is over."""
        while not self.over:
            with suppress(httpx.TransportError):
                await self._look()
            if not self.over:
                await asyncio.sleep(AGAIN)

    async def _look(self) -> None:
        person = self.person
        url = f"{person.where()}/api/games/{self.game}/events"
        last = {"Last-Event-ID": str(self.plies[-1])} if self.plies else {}
        query = {} if self.plies else {"after": -1}
        waits = httpx.Timeout(30, read=None)
        async with person.http.stream("GET", url, params=query, headers=person.headers | last, timeout=waits) as answer:
            if answer.status_code != 200:
                await answer.aread()
                assert is_unavailable(answer), f"{answer.status_code} {answer.text}"
                return
            person.tally.reconnects += bool(self.plies)
            try:
                await self._read(answer)
            except httpx.TransportError:
                self.broken += 1
                raise

    async def _read(self, answer: httpx.Response) -> None:
        """Take in whole events only; what broke off in the middle comes again."""
        fields: dict[str, str] = {}
        async for line in answer.aiter_lines():
            if line and not line.startswith(":"):
                name, _, value = line.partition(": ")
                fields[name] = value
            elif not line and fields:
                self._take(fields)
                fields = {}
                if self.over:
                    return

    def _take(self, fields: dict[str, str]) -> None:
        if fields.get("event") == "closing":
            self.closings += 1
            return
        payload = json.loads(fields["data"])
        assert int(fields["id"]) == payload["ply"]
        self.plies.append(payload["ply"])
        self.over = payload["over"] is not None
        self._hear(payload)


class Player:
    """A person in a seat of a match, who acts at random; news comes by a stream or by asking."""

    def __init__(self, person: Person, game: str, seat: int, *, stream: bool, seed: int, pace: float = 0.0) -> None:
        self.person = person
        self.game = game
        self.seat = seat
        self.viewer = Viewer(person, game, self._learn) if stream else None
        self.latest: Payload = {"ply": -1}
        self._random = random.Random(seed)
        self._pace = pace
        self._news = asyncio.Event()

    async def play(self, upto: int = 1_000_000) -> None:
        """Act whenever it is this seat's turn, until the match is over or has come to a ply."""
        async with asyncio.TaskGroup() as tasks:
            watching = tasks.create_task(self.viewer.watch()) if self.viewer else None
            await self._play(upto)
            if watching and self.latest.get("over") is None:
                watching.cancel()

    async def _play(self, upto: int) -> None:
        while (payload := await self._awaited(upto))["over"] is None and payload["ply"] < upto:
            await asyncio.sleep(self._random.random() * self._pace)
            await self.act(payload["ply"], self._random.choice(payload["legal"])["action"])

    async def act(self, ply: int, action: int) -> None:
        """Send one action on its ply until it is acknowledged."""
        body = {"ply": ply, "action": action}
        answer, attempts, sent_at = await self.person.ask("POST", f"/api/games/{self.game}/actions", body)
        assert answer["ply"] > ply
        self.person.tally.actions.append(Acknowledged(self.game, ply + 1, self.seat, action, attempts, sent_at))
        self._learn(answer)

    async def look(self) -> Payload:
        """How the match stands."""
        answer, _, _ = await self.person.ask("GET", f"/api/games/{self.game}")
        self._learn(answer)
        return answer

    async def _awaited(self, upto: int) -> Payload:
        """The match when this seat is to act, or when there is nothing more to do."""
        while True:
            self._news.clear()
            latest = self.latest
            if latest["ply"] >= 0 and (latest["over"] or self.seat in latest["to_act"] or latest["ply"] >= upto):
                return latest
            if self.viewer:
                await self._hear_of_it()
            else:
                await self.look()
                await asyncio.sleep(ASK)

    async def _hear_of_it(self) -> None:
        """Wait for the stream to tell something."""
        try:
            await asyncio.wait_for(self._news.wait(), GIVE_UP)
        except TimeoutError:
            known, now = self.latest["ply"], await self.look()
            raise AssertionError(f"seat {self.seat} of {self.game} heard of {known}, not of {now['ply']}") from None

    def _learn(self, payload: Payload) -> None:
        assert payload["seat"] == self.seat
        if payload["ply"] > self.latest["ply"]:
            self.latest = payload
            self._news.set()


async def until(what: Callable[[], bool], seconds: float = 120.0) -> None:
    """Return when something has come true."""
    deadline = time.monotonic() + seconds
    while not what():
        assert time.monotonic() < deadline, f"not within {seconds} s"
        await asyncio.sleep(0.01)


async def acknowledged(tally: Tally, more: int) -> None:
    """Return when so many more actions have been acknowledged."""
    enough = len(tally.actions) + more
    await until(lambda: len(tally.actions) >= enough)


async def started(server: ServerProcess) -> None:
    """Return when a server that was launched serves."""
    await asyncio.to_thread(server.wait_until_ready)


class Crowd:
    """Pairs of people who play one match after another for as long as they are wanted."""

    def __init__(self, people: list[tuple[Person, Person]], *, seed: int, pace: float) -> None:
        self.people = people
        self.games: list[str] = []
        self.done = asyncio.Event()
        self._seed = seed
        self._pace = pace

    @classmethod
    async def gather(cls, net: Network, where: Where, tally: Tally, pairs: int, seed: int) -> Crowd:
        """New people."""
        people = await asyncio.gather(*(Person.new(net, where, tally) for _ in range(2 * pairs)))
        return cls(list(zip(people[::2], people[1::2], strict=True)), seed=seed, pace=0.02)

    async def play_while(self, trouble: Awaitable[None]) -> None:
        """Play while there is trouble; every match that was begun is then played to its end."""
        async with asyncio.TaskGroup() as tasks:
            for number in range(len(self.people)):
                tasks.create_task(self._play(number))
            await trouble
            self.done.set()

    async def _play(self, number: int) -> None:
        """Half the pairs hear of each other by streams; of the others one does, and asks the rest of the time."""
        first, second = self.people[number]
        while not self.done.is_set():
            game = await first.begin_with(second)
            self.games.append(game)
            seed = self._seed + 100 * len(self.games)
            async with asyncio.TaskGroup() as seats:
                for seat, person in enumerate((first, second)):
                    streams = number % 2 == 0 or seat == 1
                    player = Player(person, game, seat, stream=streams, seed=seed + seat, pace=self._pace)
                    seats.create_task(player.play())
