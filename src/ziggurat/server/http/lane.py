"""A lane of its own, below ASGI, for the two hot routes when all goes well.

uvicorn makes a task, a scope and several messages for each request. An action that is read whole, by somebody known,
in a match that is at hand, needs none of them: it is checked at once, written with the next group, and answered with a
single write; a stream writes straight to its connection. Everything else, every error among it, takes the ordinary
way through `front` and `hot`, which answer alike.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from ziggurat.kernel.errors import ZigguratError
from ziggurat.server.http import hot
from ziggurat.server.http.answers import JSON
from ziggurat.server.http.front import GAMES, check_csrf, check_origin
from ziggurat.server.rooms import wishes
from ziggurat.server.rooms.stream import GOODBYE, Stream

if TYPE_CHECKING:
    from ziggurat.server.http.front import Front
    from ziggurat.server.rooms.room import Room

PREFIX = GAMES.encode()
LANES = {b"POST": b"actions", b"GET": b"events"}
MOST_HELD = 64 * 1024  # bytes that a client may send while it waits for an answer


def _head(status: bytes, headers: list[tuple[bytes, bytes]]) -> bytes:
    return b"HTTP/1.1 " + status + b"\r\n" + b"".join(b"%b: %b\r\n" % pair for pair in headers)


ANSWER = _head(b"200 OK", JSON)
STREAM = _head(b"200 OK", [*hot.STREAM_HEADERS, (b"transfer-encoding", b"chunked")])


class LaneProtocol(HttpToolsProtocol):
    """uvicorn's own protocol, with the lane beside it."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._front = cast("Front", self.config.app)
        self._gathered: list[bytes] | None = None  # the body of a request that may take the lane
        self._ready = False  # whether that request is here as a whole
        self._flying = False  # whether an action is on its way into the store
        self._held = b""  # what came meanwhile
        self._leaving = False  # whether the connection ends after the answer
        self._stream: LaneStream | None = None
        self._method = self._name = b""  # of the request that may take the lane

    # -- reading -----------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Read; a request that may take the lane is tried there once all that has come is read."""
        if self._flying:
            self._held += data
            if len(self._held) > MOST_HELD:
                self.transport.close()
            return
        super().data_received(data)
        if self._ready:
            self._ready = False
            if not self._take_lane():
                self._ordinary_way()

    def on_message_begin(self) -> None:
        """A request begins; one before it that waits for the lane goes the ordinary way, so that order is kept."""
        if self._ready:
            self._ready = False
            self._ordinary_way()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """Keep a request for the lane if it is one of the two, and nothing about it is unusual."""
        if self._may_take_lane():
            self._gathered = []
        else:
            super().on_headers_complete()

    def _may_take_lane(self) -> bool:
        if not self.url.startswith(PREFIX):
            return False
        self._name, _, rest = self.url.partition(b"?")[0][len(PREFIX) :].partition(b"/")
        self._method = self.parser.get_method()
        return (
            LANES.get(self._method) == rest
            and b"%" not in self._name
            and self.parser.get_http_version() == "1.1"
            and self.parser.should_keep_alive()
            and not self.parser.should_upgrade()
            and not self.expect_100_continue
            and (self.cycle is None or self.cycle.response_complete)
            and not self.pipeline
        )

    def on_body(self, body: bytes) -> None:
        """Gather; what is longer than any action goes the ordinary way, which refuses it."""
        if self._gathered is None:
            super().on_body(body)
            return
        self._gathered.append(body)
        if sum(map(len, self._gathered)) > hot.LONGEST_ACTION:
            gathered, self._gathered = self._gathered, None
            super().on_headers_complete()
            super().on_body(b"".join(gathered))

    def on_message_complete(self) -> None:
        """A request is here as a whole."""
        if self._gathered is None:
            super().on_message_complete()
        else:
            self._ready = True

    def _ordinary_way(self) -> None:
        """Give a request that was kept back to uvicorn."""
        gathered, self._gathered = self._gathered or [], None
        super().on_headers_complete()
        if gathered:
            super().on_body(b"".join(gathered))
        super().on_message_complete()

    # -- the lane ----------------------------------------------------------------------------------------------------

    def _take_lane(self) -> bool:
        """Try to answer at once; whatever stands in the way is told on the ordinary way."""
        try:
            return self._act() if self._method == b"POST" else self._follow()
        except ZigguratError:
            return False

    def _act(self) -> bool:
        front, house, headers = self._front, self._front.house, dict(self.headers)
        me = front.identify_now(headers)
        room = house.rooms.at_hand(self._name.decode())
        json = headers.get(b"content-type", b"").lower().startswith(b"application/json")
        if me is ... or me is None or room is None or house.closing or not json:
            return False
        scheme = headers.get(b"x-forwarded-proto", b"").decode("latin-1") if house.settings.behind_proxy else ""
        check_origin(headers, scheme or str(self.scheme), house.settings.origins)
        check_csrf(headers, me)
        body = hot.read_action(b"".join(self._gathered or []))
        seat = hot.seat_of(room.match, me, body.seat, body.ply)
        if not room.admits(me.account_id, None) or body.ply != room.match.ply:
            return False
        wish = wishes.act(body.ply, seat, room.match.game.action(body.action))
        hot.may_act(house, me)
        started = time.perf_counter()
        self._flying = room.submit_now(wish, lambda error: self._acted(room, seat, started, error))
        return self._flying

    def _acted(self, room: Room, seat: int, started: float, error: Exception | None) -> None:
        """Answer, now that the action is written; if it is not, the ordinary way finds out what became of it."""
        self._flying = False
        if error is not None:
            self._ordinary_way()
        else:
            self._gathered = None
            metrics = self._front.house.metrics
            metrics.actions.add()
            metrics.requests.add('method="POST",status="200"')
            metrics.action_seconds.observe(time.perf_counter() - started)
            self._answer(room.face.payload(seat))
        if self._held:
            held, self._held = self._held, b""
            self.loop.call_soon(self.data_received, held)

    def _answer(self, body: bytes) -> None:
        if self.transport.is_closing():
            return
        self.transport.write(b"%b%bcontent-length: %d\r\n\r\n%b" % (ANSWER, self._common(), len(body), body))
        if self._leaving:
            self.transport.close()
        else:
            self.on_response_complete()

    def _follow(self) -> bool:
        front, house, headers = self._front, self._front.house, dict(self.headers)
        me = front.identify_now(headers)
        room = house.rooms.at_hand(self._name.decode())
        if me is ... or room is None or house.closing or (me is None and house.settings.behind_proxy):
            return False
        address = str(self.client[0]) if self.client else "unknown"
        wanted = hot.viewing(house, me, headers, self.url.partition(b"?")[2], address)
        if not room.admits(wanted.account, wanted.invite):
            return False
        stream = LaneStream(hot.viewing_seat(room.match, me, wanted.seat), wanted.account, self)

        def gone() -> None:
            room.leave(stream)
            house.stream_closed(wanted.who)

        if not room.enter_now(stream, wanted.after):
            return False
        self._gathered = None
        self._stream = stream
        house.stream_opened(wanted.who)
        stream.gone = gone
        house.metrics.requests.add('method="GET",status="200"')
        self.transport.write(b"%b%b\r\n" % (STREAM, self._common()))
        stream.begin()
        return True

    def _common(self) -> bytes:
        """The headers that uvicorn gives to all answers, the date among them."""
        return b"".join([b"%b: %b\r\n" % pair for pair in self.server_state.default_headers])

    # -- the connection ----------------------------------------------------------------------------------------------

    def connection_lost(self, exc: Exception | None) -> None:
        """The client has gone."""
        if self._stream is not None:
            self._stream.lost()
            self._stream = None
        super().connection_lost(exc)

    def shutdown(self) -> None:
        """The server stops: an action on its way is answered first; streams end by themselves."""
        if self._flying:
            self._leaving = True
        elif self._stream is None:
            super().shutdown()

    def resume_writing(self) -> None:
        """It has caught up."""
        super().resume_writing()
        if self._stream is not None:
            self._stream.resume()


class LaneStream(Stream):
    """A stream that writes straight to its connection, unless that is full."""

    def __init__(self, seat: int | None, account: str | None, line: LaneProtocol) -> None:
        super().__init__(seat, account)
        self._line: LaneProtocol | None = line
        self._begun = False
        self.gone: Callable[[], None] = lambda: None

    def begin(self) -> None:
        """Send what waits, and from now on everything at once."""
        self._begun = True
        self._rouse()

    def resume(self) -> None:
        """Go on after the connection was full."""
        self._rouse()

    def lost(self) -> None:
        """The connection is gone."""
        self._line = None
        self.gone()

    def _rouse(self) -> None:
        line = self._line
        if line is None or not self._begun or line.flow.write_paused:
            return
        if self._waiting:
            frames = b"".join(self._waiting) if len(self._waiting) > 1 else self._waiting[0]
            self._waiting.clear()
            line.transport.write(b"%x\r\n%b\r\n" % (len(frames), frames))
        if self._ended:
            self._begun = False
            line.transport.write(b"%x\r\n%b\r\n0\r\n\r\n" % (len(GOODBYE), GOODBYE))
            line.transport.close()
