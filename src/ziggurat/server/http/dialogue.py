"""A match over one WebSocket: what happens comes as in the event stream, and wishes are said on the same connection.

Messages to the client are payloads, as `data` has them in the stream; `{"ply": …}` for a wish that is written and
`{"problem": …}` for one that is refused, in the order in which they were said; `{"beat": true}` is a sign of life,
`{"closing": true}` the goodbye. A message from the client is a `Spoken`.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING, TypeAlias

import msgspec

from ziggurat.server import logs, networks
from ziggurat.server.accounts.identity import Identity
from ziggurat.server.errors import BadRequest
from ziggurat.server.fair import Payer
from ziggurat.server.http import hot
from ziggurat.server.http.answers import SAY, Message, Receive, Scope, Send
from ziggurat.server.http.forwarded import address_of
from ziggurat.server.problems import encode, problem_of
from ziggurat.server.rooms import wishes
from ziggurat.server.rooms.stream import Messages
from ziggurat.server.wire import Spoken

if TYPE_CHECKING:
    from ziggurat.server.house import House

PROTOCOL = "ziggurat"  # the subprotocol, for browsers, which can say their CSRF token only beside one
CSRF = "csrf."
SCHEMES = {"ws": "http", "wss": "https"}
GOODBYE = b'{"closing":true}'
GOING_AWAY = 1001
UNSUPPORTED = 1003  # messages that are no text

Who: TypeAlias = Callable[[], Awaitable[Identity | None]]

log = logging.getLogger(__name__)
_spoken = msgspec.json.Decoder(Spoken)


async def get_socket(
    house: House, name: str, who: Who, headers: dict[bytes, bytes], scope: Scope, receive: Receive, send: Send
) -> int:
    """`GET /api/games/{id}/socket`, upgraded to a WebSocket."""
    me, address = await who(), networks.neighbourhood(address_of(scope))
    wanted = hot.viewing(house, me, headers, scope["query_string"], address)
    room = await hot.room_for(house, name, me, wanted.invite)
    stream = Messages(hot.viewing_seat(room.match, me, wanted.seat), wanted.account)
    stream.proof, stream.at_once = me.proof if me else None, scope["extensions"].get(SAY, stream.at_once)
    house.stream_opened(wanted.who)
    try:
        pieces = room.tell_past(stream, wanted.after, partial(house.aside.do, Payer(address, wanted.who)))
        first = await anext(pieces, None)  # what is wrong is told before anything is accepted
        if first is None:
            await room.enter(stream, wanted.after)
        await receive()  # that somebody wants to connect
        await send({"type": "websocket.accept", "subprotocol": PROTOCOL if PROTOCOL in scope["subprotocols"] else None})
        past = None if first is None else hot.telling_past(room, stream, first, pieces)
        await Dialogue(house, name, who, stream).hold(past, receive, send)
    finally:
        room.leave(stream)
        house.stream_closed(wanted.who)
    return 101


def as_request(scope: Scope, send: Send) -> Send:
    """Make a handshake look like the request that it is; what would be the answer to one refuses it."""
    scope["method"], scope["scheme"] = "GET", SCHEMES[scope["scheme"]]

    async def sent(message: Message) -> None:
        if message["type"].startswith("http."):
            message["type"] = f"websocket.{message['type']}"
        await send(message)

    return sent


def said_beside(subprotocols: list[str]) -> dict[bytes, bytes]:
    """The CSRF token that a browser, which can send no headers, says as a subprotocol; as the header it would be."""
    said = [name.removeprefix(CSRF) for name in subprotocols if name.startswith(CSRF)]
    return {b"x-csrf-token": said[0].encode("latin-1")} if said else {}


def as_message(text: bytes) -> Message:
    """A message to the client."""
    return {"type": "websocket.send", "text": text.decode()}


class Dialogue:
    """What one client and the server say to each other."""

    def __init__(self, house: House, name: str, who: Who, stream: Messages) -> None:
        self._house = house
        self._name = name
        self._who = who  # asked again for every wish: a session may have ended
        self._stream = stream
        self._fulfilling = False  # a wish, which is finished even if whoever had it has gone
        self._code = GOING_AWAY

    async def hold(self, past: AsyncIterator[list[bytes]] | None, receive: Receive, send: Send) -> None:
        """Tell what lies further back, then talk until the client leaves or is sent away, or the server closes."""
        if self._house.closing:
            self._stream.end()
        listening = asyncio.create_task(self._listen(receive))
        listening.add_done_callback(lambda _: self._stream.end())
        try:
            with contextlib.suppress(OSError):  # the client has gone
                if past is not None:
                    await self._tell(past, send)
                await self._tell(self._stream.batches(), send)
                if not listening.done() or listening.result():
                    await self._say_goodbye(send)
        finally:
            if not self._fulfilling:
                listening.cancel()
            await asyncio.wait({listening})

    async def _tell(self, batches: AsyncIterator[list[bytes]], send: Send) -> None:
        async for messages in batches:
            for message in messages:
                if not self._stream.at_once(message):
                    await send(as_message(message))

    async def _say_goodbye(self, send: Send) -> None:
        if self._code == GOING_AWAY:
            await send(as_message(GOODBYE))
        await send({"type": "websocket.close", "code": self._code})

    async def _listen(self, receive: Receive) -> bool:
        """Answer what is said; whether it ended otherwise than by the client's leaving."""
        while (message := await receive())["type"] == "websocket.receive":
            text = message.get("text")
            if text is None:
                self._code = UNSUPPORTED
            if text is None or self._stream.ended:
                return True
            self._stream.reply(await self._answer(text))
        return False

    async def _answer(self, text: str) -> bytes:
        self._fulfilling = True
        started = time.perf_counter()
        try:
            ply = await self._fulfil(text)
        except Exception as error:
            problem = problem_of(error)
            if problem.status >= 500:
                logs.failure(log, error, problem.status, method="SOCKET", path=self._name)
            return b'{"problem":%b}' % encode(problem)
        else:
            self._house.metrics.action_seconds.observe(time.perf_counter() - started)
            return b'{"ply":%d}' % ply
        finally:
            self._fulfilling = False

    async def _fulfil(self, text: str) -> int:
        """Make a wish come true; the last ply."""
        house = self._house
        me = hot.may_act(house, await self._who())
        spoken = read(text)
        room = await hot.room_for(house, self._name, me, None)
        seat = hot.seat_of(room.match, me, spoken.seat, spoken.ply)
        if spoken.action is None:
            house.limits.spend("change", me.account_id)
            await room.submit(wishes.undo(spoken.ply, seat))
        else:
            await hot.fulfil(house, room, spoken.ply, seat, spoken.action)
        return room.face.ply


def read(text: str) -> Spoken:
    """What a client says."""
    try:
        spoken = _spoken.decode(text)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise BadRequest(str(error)) from error
    if spoken.undo == (spoken.action is not None):
        raise BadRequest("Say an action, or that the last one is taken back")
    return spoken
