"""The application in this process: its lifespan run, plain requests through httpx, event streams on bare ASGI."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from types import TracebackType
from typing import Any, NamedTuple

import httpx

from ziggurat.server.house import House
from ziggurat.server.http.app import create_app
from ziggurat.server.http.front import Front
from ziggurat.server.settings import Settings

PATIENCE = 20.0  # seconds after which something that should happen counts as not happening
DAWN = 1_800_000_000_000  # the time at which every test begins
SAFE = ("GET", "HEAD", "OPTIONS")


class FakeClock:
    """A clock that only tests move."""

    def __init__(self, now: int = DAWN) -> None:
        self.now = now

    def __call__(self) -> int:
        return self.now

    def pass_by(self, seconds: float) -> None:
        """Let time go by."""
        self.now += int(seconds * 1000)


class Happening(NamedTuple):
    """One event of a stream; a sign of life has neither id nor data."""

    id: str | None
    name: str | None
    data: bytes
    raw: bytes

    @property
    def ply(self) -> int:
        """Its place in the log."""
        assert self.id is not None, f"not an event of the log: {self.raw!r}"
        return int(self.id)

    @property
    def shown(self) -> dict[str, Any]:
        """What it shows."""
        shown: dict[str, Any] = json.loads(self.data)
        return shown


def scope_of(method: str, path: str, headers: dict[str, str], scheme: str = "http") -> dict[str, Any]:
    """A request as ASGI describes it; the path with its query."""
    route, _, query = path.partition("?")
    return {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": method,
        "scheme": scheme,
        "path": route,
        "raw_path": route.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": [(name.lower().encode(), value.encode()) for name, value in headers.items()],
        "client": ("127.0.0.1", 50_000),
        "server": ("testserver", 80),
    }


class Answer(NamedTuple):
    """An answer on bare ASGI."""

    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes


async def ask_plainly(app: Front, scope: dict[str, Any], body: bytes = b"") -> Answer:
    """One request without httpx, for tests that ask very often."""
    messages = [{"type": "http.request", "body": body, "more_body": False}]
    sent: list[Any] = []

    async def receive() -> dict[str, Any]:
        return messages.pop() if messages else {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        sent.append(message)

    await app(scope, receive, send)
    start = sent[0]
    return Answer(start["status"], list(start["headers"]), b"".join(message["body"] for message in sent[1:]))


class Events:
    """One event stream, read as it comes. The context begins it and leaves it."""

    def __init__(self, app: Front, path: str, headers: dict[str, str], scheme: str) -> None:
        self._app = app
        self._scope = scope_of("GET", path, headers, scheme)
        self._messages: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._left = asyncio.Event()
        self._asked = False
        self._buffer = b""
        self._task: asyncio.Task[None] | None = None
        self.status = 0
        self.headers: dict[str, str] = {}
        self.ended = False

    async def __aenter__(self) -> Events:
        self._task = asyncio.create_task(self._app(self._scope, self._receive, self._send))
        start = await asyncio.wait_for(self._messages.get(), PATIENCE)
        self.status = start["status"]
        self.headers = {name.decode(): value.decode() for name, value in start["headers"]}
        return self

    async def _receive(self) -> dict[str, Any]:
        if not self._asked:
            self._asked = True
            return {"type": "http.request", "body": b"", "more_body": False}
        await self._left.wait()
        return {"type": "http.disconnect"}

    async def _send(self, message: Any) -> None:
        if not self._left.is_set():
            self._messages.put_nowait(dict(message))

    async def next(self) -> Happening:
        """What comes next; signs of life too."""
        while b"\n\n" not in self._buffer:
            assert not self.ended, f"the stream has ended: {self._buffer!r}"
            message = await asyncio.wait_for(self._messages.get(), PATIENCE)
            self._buffer += message.get("body", b"")
            self.ended = not message.get("more_body", False)
        raw, _, self._buffer = self._buffer.partition(b"\n\n")
        return _happening(raw + b"\n\n")

    async def take(self, count: int) -> list[Happening]:
        """The next few events, signs of life left out."""
        taken: list[Happening] = []
        while len(taken) < count:
            happening = await self.next()
            if happening.id is not None or happening.name is not None:
                taken.append(happening)
        return taken

    async def until(self, ply: int) -> list[Happening]:
        """Everything up to a ply."""
        taken = await self.take(1)
        while taken[-1].ply < ply:
            taken += await self.take(1)
        return taken

    def is_silent(self) -> bool:
        """Whether nothing waits to be read."""
        return not self._buffer and self._messages.empty()

    async def body(self) -> bytes:
        """All that is left, of an answer that ends by itself."""
        while not self.ended:
            message = await asyncio.wait_for(self._messages.get(), PATIENCE)
            self._buffer += message.get("body", b"")
            self.ended = not message.get("more_body", False)
        return self._buffer

    async def leave(self) -> None:
        """Go away, and wait until the server has noticed."""
        self._left.set()
        if self._task is not None:
            await asyncio.wait_for(self._task, PATIENCE)

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.leave()


def _happening(raw: bytes) -> Happening:
    fields: dict[str, str] = {}
    for line in raw.decode().splitlines():
        name, _, value = line.partition(": ")
        if name:
            fields[name] = value
    return Happening(fields.get("id"), fields.get("event"), fields.get("data", "").encode(), raw)


class Visitor:
    """Somebody with a browser or a program: a jar for cookies, a CSRF token that is sent along, perhaps a token."""

    def __init__(self, app: Front, *, token: str | None = None, scheme: str = "http") -> None:
        self.app = app
        self.scheme = scheme
        self.csrf: str | None = None
        self.id = ""
        self.name = ""
        headers = {"authorization": f"Bearer {token}"} if token else {}
        self.client = httpx.AsyncClient(
            transport=httpx.ASGITransport(app=app), base_url=f"{scheme}://testserver", headers=headers
        )

    async def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        """One request; what changes something carries the CSRF token."""
        headers = dict(more.pop("headers", {}))
        if self.csrf and method not in SAFE:
            headers.setdefault("x-csrf-token", self.csrf)
        return await self.client.request(method, path, headers=headers, **more)

    async def get(self, path: str, **more: Any) -> httpx.Response:
        """Look."""
        return await self.ask("GET", path, **more)

    async def post(self, path: str, body: Any = None, **more: Any) -> httpx.Response:
        """Do something."""
        return await self.ask("POST", path, **({"json": body} if body is not None else {}), **more)

    async def introduce(self, answer: httpx.Response) -> Visitor:
        """Remember who one is, from an answer that says so."""
        assert answer.is_success, answer.text
        me = answer.json()
        self.id, self.name, self.csrf = me["id"], me["name"], me["csrf"]
        return self

    async def act(self, game: str, ply: int, action: int | str, **more: Any) -> httpx.Response:
        """Play an action."""
        return await self.post(f"/api/games/{game}/actions", {"ply": ply, "action": action, **more})

    async def look(self, game: str, query: str = "") -> dict[str, Any]:
        """A match as this visitor sees it."""
        answer = await self.get(f"/api/games/{game}{query}")
        assert answer.status_code == 200, answer.text
        shown: dict[str, Any] = answer.json()
        return shown

    @property
    def headers(self) -> dict[str, str]:
        """What this visitor's requests carry."""
        headers = {"host": "testserver", **dict(self.client.headers.items())}
        if cookie := "; ".join(f"{name}={value}" for name, value in self.client.cookies.items()):
            headers["cookie"] = cookie
        if self.csrf:
            headers["x-csrf-token"] = self.csrf
        return headers

    def events(self, game: str, query: str = "", last: int | str | None = None) -> Events:
        """The event stream of a match."""
        headers = self.headers if last is None else self.headers | {"last-event-id": str(last)}
        return Events(self.app, f"/api/games/{game}/events{query}", headers, self.scheme)


@dataclass
class Place:
    """An open application, and the clock by which it lives."""

    app: Front
    clock: FakeClock
    runner: asyncio.Runner | None = None

    @property
    def house(self) -> House:
        """What the application holds."""
        return self.app.house

    def visitor(self, token: str | None = None, scheme: str = "http") -> Visitor:
        """Nobody in particular, or a program with a token."""
        return Visitor(self.app, token=token, scheme=scheme)

    async def guest(self) -> Visitor:
        """Somebody new."""
        visitor = self.visitor()
        return await visitor.introduce(await visitor.post("/api/guest"))

    async def program(self, owner: Visitor, *scopes: str) -> Visitor:
        """A program with a token of somebody."""
        made = await owner.post("/api/me/tokens", {"label": "program", "scopes": list(scopes)})
        assert made.status_code == 201, made.text
        return self.visitor(token=made.json()["secret"])

    async def match(self, host: Visitor, *seats: str, guest: Visitor | None = None, **more: Any) -> str:
        """The id of a match that has begun: seats as `NewTable` takes them, `open` ones for a guest."""
        wanted = {"game": "babel", "seats": list(seats), **more}
        opened = await host.post("/api/tables", wanted)
        assert opened.status_code == 201, opened.text
        table = opened.json()
        if guest is not None:
            invite = table["invite"].partition("invite=")[2]
            joined = await guest.post(f"/api/tables/{table['id']}/join", {"invite": invite})
            assert joined.status_code == 200, joined.text
        started = await host.post(f"/api/tables/{table['id']}/start")
        assert started.status_code == 200, started.text
        return str(table["id"])


@asynccontextmanager
async def open_place(database: str, clock: FakeClock | None = None, **settings: Any) -> AsyncIterator[Place]:
    """The application on a database, between its start and its end. There are no rate limits unless asked for."""
    clock = clock or FakeClock()
    app = create_app(Settings(**{"database": database, "limits": 0.0, "now": clock, **settings}))
    asked: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
    told: asyncio.Queue[Any] = asyncio.Queue()
    life = asyncio.create_task(app({"type": "lifespan", "asgi": {"version": "3.0"}, "state": {}}, asked.get, told.put))
    asked.put_nowait({"type": "lifespan.startup"})
    said = await asyncio.wait_for(told.get(), PATIENCE * 3)
    assert said["type"] == "lifespan.startup.complete", said
    try:
        yield Place(app, clock)
    finally:
        asked.put_nowait({"type": "lifespan.shutdown"})
        said = await asyncio.wait_for(told.get(), PATIENCE)
        await life
        assert said["type"] == "lifespan.shutdown.complete", said


@contextmanager
def running_place(database: str, **settings: Any) -> Any:
    """A place that stays open over several runs of one event loop, for fixtures."""
    with asyncio.Runner() as runner:
        opened = open_place(database, **settings)
        place = runner.run(opened.__aenter__())
        place.runner = runner
        try:
            yield place
        finally:
            runner.run(opened.__aexit__(None, None, None))


async def eventually(what: Callable[[], Awaitable[Any]], timeout: float = PATIENCE) -> Any:
    """The first answer that is true, asked for again and again."""
    loop = asyncio.get_running_loop()
    deadline = loop.time() + timeout
    while not (found := await what()):
        assert loop.time() < deadline, "it did not happen"
        await asyncio.sleep(0.02)
    return found
