"""A match over a WebSocket: on bare ASGI in this process, and over the network with a client of `websockets`."""

from __future__ import annotations

import asyncio
import json
from contextlib import ExitStack
from types import TracebackType
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin, Subprotocol

from tests.support.api import PATIENCE, Visitor, scope_of
from tests.support.servers import ServerProcess


def is_event(message: bytes | str) -> bool:
    """Whether a message shows what has happened, and does not answer a wish or keep the connection alive."""
    return "game" in json.loads(message)


class PlainSocket:
    """A socket on bare ASGI. The context opens it, where it is let in, and leaves it."""

    def __init__(self, visitor: Visitor, path: str, **headers: str) -> None:
        origin = {"origin": f"{visitor.scheme}://{visitor.client.base_url.netloc.decode()}"}
        scope = scope_of("GET", path, visitor.headers | origin | headers)
        del scope["method"]
        self._scope = scope | {"type": "websocket", "scheme": "ws", "subprotocols": [], "extensions": {}}
        self._app = visitor.app
        self._said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._heard: asyncio.Queue[Any] = asyncio.Queue()
        self.refusal: tuple[int, bytes] | None = None  # the answer, where it is not let in
        self.code: int | None = None  # with which the server has closed it

    async def __aenter__(self) -> PlainSocket:
        self._said.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.create_task(self._app(self._scope, self._said.get, self._heard.put))
        first = await self._next()
        if first["type"] != "websocket.accept":
            self.refusal = first["status"], (await self._next())["body"]
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._said.put_nowait({"type": "websocket.disconnect", "code": 1005})
        await asyncio.wait_for(self._task, PATIENCE)

    async def _next(self) -> Any:
        return await asyncio.wait_for(self._heard.get(), PATIENCE)

    def say(self, body: Any) -> None:
        """Say something: a text as it is, anything else as JSON."""
        text = body if isinstance(body, str) else json.dumps(body)
        self._said.put_nowait({"type": "websocket.receive", "text": text})

    async def next(self) -> bytes:
        """The next message; none where the server has closed it."""
        message = await self._next()
        if message["type"] == "websocket.close":
            self.code = message["code"]
            return b""
        return bytes(message["text"].encode())

    async def take(self, count: int) -> list[bytes]:
        """The next few messages."""
        return [await self.next() for _ in range(count)]

    async def answer(self) -> bytes:
        """The answer to a wish, whatever happens before it comes."""
        while is_event(message := await self.next()):
            pass
        return message


class Talk:
    """A socket over the network, as a browser opens it."""

    def __init__(self, server: ServerProcess, match: str, cookie: str, csrf: str, query: str = "") -> None:
        self.events: list[bytes] = []  # what has happened, as it was told
        self.answers: list[dict[str, Any]] = []
        self.goodbye = False
        protocols = [Subprotocol("ziggurat"), Subprotocol(f"csrf.{csrf}")]
        self._opened = ExitStack()
        opening = connect(
            f"ws://127.0.0.1:{server.port}/api/games/{match}/socket{query}",
            origin=Origin(server.address),
            subprotocols=protocols,
            additional_headers={"Cookie": f"ziggurat={cookie}"},
            proxy=None,
            open_timeout=PATIENCE,
        )
        self.socket: ClientConnection = self._opened.enter_context(opening)

    @property
    def shown(self) -> dict[str, Any]:
        """What was shown last."""
        shown: dict[str, Any] = json.loads(self.events[-1])
        return shown

    @property
    def plies(self) -> list[int]:
        """The plies that were told of."""
        return [json.loads(event)["ply"] for event in self.events]

    def say(self, body: Any) -> None:
        """Say something."""
        self.socket.send(body if isinstance(body, str | bytes) else json.dumps(body))

    def hear(self) -> dict[str, Any]:
        """The next message, put where it belongs."""
        text = self.socket.recv(PATIENCE)
        said: dict[str, Any] = json.loads(text)
        if "game" in said:
            self.events.append(text.encode() if isinstance(text, str) else text)
        elif "closing" in said:
            self.goodbye = True
        elif "beat" not in said:
            self.answers.append(said)
        return said

    def ask(self, body: Any) -> dict[str, Any]:
        """Say something and wait for its answer."""
        count = len(self.answers)
        self.say(body)
        while len(self.answers) == count:
            self.hear()
        return self.answers[-1]

    def until(self, ply: int) -> None:
        """Listen until something has been told."""
        while not self.events or self.shown["ply"] < ply:
            self.hear()

    def rest(self) -> int:
        """Listen until the server closes; the code."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006

    def __enter__(self) -> Talk:
        return self

    def __exit__(self, *error: object) -> None:
        self._opened.close()
