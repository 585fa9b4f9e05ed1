"""The application in this process, called as ASGI or over a socket: requests through httpx, event streams by hand."""

from __future__ import annotations

import asyncio
import json
import socket
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from types import TracebackType
from typing import Any, NamedTuple, cast

import httpx
import uvicorn

from ziggurat.server.house import House
from ziggurat.server.http.app import create_app
from ziggurat.server.http.connection import Connection
from ziggurat.server.http.front import Front
from ziggurat.server.http.upgraded import Upgraded
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


class Events(ABC):
    """One event stream, read as it comes. The context begins it and leaves it."""

    def __init__(self) -> None:
        self._parts: asyncio.Queue[bytes | None] = asyncio.Queue()  # None: the end
        self._buffer = b""
        self._task: asyncio.Task[None] | None = None
        self.status = 0
        self.headers: dict[str, str] = {}
        self.ended = False

    @abstractmethod
    async def begin(self) -> None:
        """Ask for it."""

    @abstractmethod
    async def leave(self) -> None:
        """Go away."""

    async def __aenter__(self) -> Events:
        await asyncio.wait_for(self.begin(), PATIENCE)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.leave()

    async def _read(self) -> None:
        part = await asyncio.wait_for(self._parts.get(), PATIENCE)
        self._buffer += part or b""
        self.ended = part is None

    async def next(self) -> Happening:
        """What comes next; signs of life too."""
        while b"\n\n" not in self._buffer:
            assert not self.ended, f"the stream has ended: {self._buffer!r}"
            await self._read()
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

    async def rest(self) -> bytes:
        """All that is left, of a stream that ends by itself."""
        while not self.ended:
            await self._read()
        return self._buffer

    async def is_silent(self) -> bool:
        """Whether nothing more comes for now."""
        await asyncio.sleep(0.02)
        return not self._buffer and self._parts.empty()


class PlainEvents(Events):
    """An event stream on bare ASGI."""

    def __init__(self, app: Front, scope: dict[str, Any]) -> None:
        super().__init__()
        self._app = app
        self._scope = scope
        self._begun: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._left = asyncio.Event()
        self._asked = False

    async def begin(self) -> None:
        """Ask for it."""
        self._task = asyncio.create_task(self._app(self._scope, self._receive, self._send))
        start = await self._begun
        self.status = start["status"]
        self.headers = {name.decode(): value.decode() for name, value in start["headers"]}

    async def _receive(self) -> dict[str, Any]:
        if not self._asked:
            self._asked = True
            return {"type": "http.request", "body": b"", "more_body": False}
        await self._left.wait()
        return {"type": "http.disconnect"}

    async def _send(self, message: Any) -> None:
        if message["type"] == "http.response.start":
            self._begun.set_result(message)
        elif not self._left.is_set():
            self._parts.put_nowait(message.get("body", b""))
            if not message.get("more_body", False):
                self._parts.put_nowait(None)

    async def leave(self) -> None:
        """Go away, and wait until the application has noticed."""
        self._left.set()
        if self._task is not None:
            await asyncio.wait_for(self._task, PATIENCE)


class WireEvents(Events):
    """An event stream over a socket."""

    def __init__(self, client: httpx.AsyncClient, path: str, headers: dict[str, str]) -> None:
        super().__init__()
        self._client = client
        self._request = client.build_request("GET", path, headers=headers, timeout=None)
        self._response: httpx.Response | None = None

    async def begin(self) -> None:
        """Ask for it."""
        self._response = await self._client.send(self._request, stream=True)
        self.status, self.headers = self._response.status_code, dict(self._response.headers)
        self._task = asyncio.create_task(self._pump(self._response))

    async def _pump(self, response: httpx.Response) -> None:
        async for part in response.aiter_raw():
            self._parts.put_nowait(part)
        self._parts.put_nowait(None)

    async def leave(self) -> None:
        """Go away."""
        if self._task is not None and self._response is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            await self._response.aclose()


def _happening(raw: bytes) -> Happening:
    fields: dict[str, str] = {}
    for line in raw.decode().splitlines():
        name, _, value = line.partition(": ")
        if name:
            fields[name] = value
    return Happening(fields.get("id"), fields.get("event"), fields.get("data", "").encode(), raw)


class Visitor:
    """Somebody with a browser or a program: a jar for cookies, a CSRF token that is sent along, perhaps a token."""

    def __init__(
        self, app: Front, *, token: str | None = None, scheme: str = "http", address: str | None = None
    ) -> None:
        self.app = app
        self.scheme = scheme
        self.address = address
        self.csrf: str | None = None
        self.id = ""
        self.name = ""
        headers = {"authorization": f"Bearer {token}"} if token else {}
        transport = None if address else httpx.ASGITransport(app=app)
        base = address or f"{scheme}://testserver"
        self.client = httpx.AsyncClient(transport=transport, base_url=base, headers=headers, trust_env=False)

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
        headers = {"host": self.client.base_url.netloc.decode(), **dict(self.client.headers.items())}
        if cookie := "; ".join(f"{name}={value}" for name, value in self.client.cookies.items()):
            headers["cookie"] = cookie
        if self.csrf:
            headers["x-csrf-token"] = self.csrf
        return headers

    def events(self, game: str, query: str = "", last: int | str | None = None) -> Events:
        """The event stream of a match."""
        path, headers = f"/api/games/{game}/events{query}", {} if last is None else {"last-event-id": str(last)}
        if self.address:
            return WireEvents(self.client, path, headers)
        return PlainEvents(self.app, scope_of("GET", path, self.headers | headers, self.scheme))


@dataclass
class Place:
    """An open application, and the clock by which it lives."""

    app: Front
    clock: FakeClock
    address: str | None = None  # where it listens, if it does
    runner: asyncio.Runner | None = None
    visitors: list[Visitor] = field(default_factory=list)

    @property
    def house(self) -> House:
        """What the application holds."""
        return self.app.house

    def visitor(self, token: str | None = None, scheme: str = "http") -> Visitor:
        """Nobody in particular, or a program with a token."""
        self.visitors.append(Visitor(self.app, token=token, scheme=scheme, address=self.address))
        return self.visitors[-1]

    async def send_away(self) -> None:
        """Close the connections of all visitors."""
        while self.visitors:
            await self.visitors.pop().client.aclose()

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
async def open_place(
    database: str, clock: FakeClock | None = None, wire: bool = False, **settings: Any
) -> AsyncIterator[Place]:
    """The application on a database, between its start and its end. There are no rate limits unless asked for.

    Over the wire it listens on a socket, as `ziggurat serve` does; else it is called in this process.
    """
    clock = clock or FakeClock()
    usual = {"database": database, "limits": 0.0, "now": clock, "bot_processes": 1}
    app = create_app(Settings(**{**usual, **settings}))
    if wire:
        async with _listening(app) as address, _visited(Place(app, clock, address)) as place:
            yield place
    else:
        async with _living(app), _visited(Place(app, clock)) as place:
            yield place


@asynccontextmanager
async def _visited(place: Place) -> AsyncIterator[Place]:
    """A place from which everybody is sent away at the end."""
    try:
        yield place
    finally:
        await place.send_away()


@asynccontextmanager
async def _living(app: Front) -> AsyncIterator[None]:
    """An application between its start and its end."""
    asked: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
    told: asyncio.Queue[Any] = asyncio.Queue()
    life = asyncio.create_task(app({"type": "lifespan", "asgi": {"version": "3.0"}, "state": {}}, asked.get, told.put))
    asked.put_nowait({"type": "lifespan.startup"})
    said = await asyncio.wait_for(told.get(), PATIENCE * 3)
    assert said["type"] == "lifespan.startup.complete", said
    try:
        yield
    finally:
        asked.put_nowait({"type": "lifespan.shutdown"})
        said = await asyncio.wait_for(told.get(), PATIENCE)
        await life
        assert said["type"] == "lifespan.shutdown.complete", said


class _Server(uvicorn.Server):
    """Ends its streams first, as `ziggurat serve` does, and leaves signals to the test runner."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        house = cast(Front, self.config.app).house
        house.closing = True
        house.rooms.end_streams()
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


@asynccontextmanager
async def _listening(app: Front) -> AsyncIterator[str]:
    """An application that listens on a free port of this machine; its address."""
    config = uvicorn.Config(app, log_config=None, access_log=False, lifespan="on", http=Connection, ws=Upgraded)
    server = _Server(config)
    with socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP) as listening:
        listening.bind(("127.0.0.1", 0))
        serving = asyncio.create_task(server.serve(sockets=[listening]))
        while not server.started:
            assert not serving.done(), "the server did not start"
            await asyncio.sleep(0.01)
        try:
            yield f"http://127.0.0.1:{listening.getsockname()[1]}"
        finally:
            server.should_exit = True
            await asyncio.wait_for(serving, PATIENCE)


@contextmanager
def running_place(database: str, **settings: Any) -> Iterator[Place]:
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
