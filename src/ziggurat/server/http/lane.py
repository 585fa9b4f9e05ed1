"""A lane of its own, below ASGI, for the two hot routes when all goes well.

uvicorn makes a task, a scope and several messages for each request. An action that is read whole, by somebody known,
in a match that is at hand, needs none of them: it is checked at once, written with the next group, and answered with a
single write; a stream writes straight to its connection. An action whose head is, byte for byte, that of the one before
it is not even parsed. Everything else, every error among it, takes the ordinary way through `front` and `hot`, which
answer alike.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from ziggurat.kernel.errors import ZigguratError
from ziggurat.server.http import hot
from ziggurat.server.http.answers import JSON, MINIMAL, PLY
from ziggurat.server.http.front import GAMES, check_csrf, check_origin, secret_of
from ziggurat.server.http.known import Act, KnownHead
from ziggurat.server.rooms import wishes
from ziggurat.server.rooms.stream import GOODBYE, Stream

if TYPE_CHECKING:
    from ziggurat.server.http.front import Front
    from ziggurat.server.rooms.face import Face
    from ziggurat.server.wire import NewAction

PREFIX = GAMES.encode()
LANES = {b"POST": b"actions", b"GET": b"events"}
MOST_HELD = 64 * 1024  # bytes that a client may send while it waits for an answer


def _head(status: bytes, headers: list[tuple[bytes, bytes]]) -> bytes:
    return b"HTTP/1.1 " + status + b"\r\n" + b"".join(b"%b: %b\r\n" % pair for pair in headers)


ANSWER = _head(b"200 OK", JSON)
SHORT_ANSWER = _head(b"204 No Content", MINIMAL)
STREAM = _head(b"200 OK", [*hot.STREAM_HEADERS, (b"transfer-encoding", b"chunked")])


class LaneProtocol(HttpToolsProtocol):
    """uvicorn's own protocol, with the lane beside it."""

    _dated: ClassVar[tuple[object, bytes]] = (None, b"")  # uvicorn's headers as a list and as they are written

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
        self._within = False  # whether a request has begun and is not here as a whole
        self._known: KnownHead | None = None  # of the last action that took the lane
        self._again: bytes | None = None  # an action that was not parsed and is on its way into the store
        self._closed = False  # whether the lane is
        self._rested_at = 0.0  # when the last answer in the lane was given

    # -- reading -----------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Read; a request that may take the lane is tried there once all that has come is read."""
        if self._flying:
            self._held += data
            if len(self._held) > MOST_HELD:
                self.transport.close()
            return
        if self._known is not None and not self._within and self._act_again(self._known, data):
            return
        whole = not self._within
        super().data_received(data)
        if self._ready:
            self._ready = False
            if not self._take_lane(data if whole else b""):
                self._ordinary_way()

    def on_message_begin(self) -> None:
        """A request begins; one before it that waits for the lane goes the ordinary way, so that order is kept."""
        if self._ready:
            self._ready = False
            self._ordinary_way()
        self._within = True
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """Keep a request for the lane if it is one of the two, and nothing about it is unusual."""
        if self._may_take_lane():
            self._gathered = []
        else:
            super().on_headers_complete()

    def _may_take_lane(self) -> bool:
        if self._closed or not self.url.startswith(PREFIX):
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
            and self._all_answered()
        )

    def _all_answered(self) -> bool:
        return (self.cycle is None or self.cycle.response_complete) and not self.pipeline

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
        self._within = False
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

    def _take_lane(self, request: bytes) -> bool:
        """Try to answer at once; whatever stands in the way is told on the ordinary way."""
        try:
            return self._act(request) if self._method == b"POST" else self._follow()
        except ZigguratError:
            return False

    def _act(self, request: bytes) -> bool:
        """An action; of one that was read in one piece the head is remembered."""
        front, house, headers = self._front, self._front.house, dict(self.headers)
        me = front.identify_now(headers)
        room = house.rooms.at_hand(self._name.decode())
        json = headers.get(b"content-type", b"").lower().startswith(b"application/json")
        if me is ... or me is None or room is None or not json or not room.admits(me.account_id, None):
            return False
        scheme = headers.get(b"x-forwarded-proto", b"").decode("latin-1") if house.settings.behind_proxy else ""
        check_origin(headers, scheme or str(self.scheme), house.settings.origins)
        check_csrf(headers, me)
        own, raw = room.match.seats_of(me.account_id), b"".join(self._gathered or [])
        meaning = Act(secret_of(headers), me, room, own[0] if len(own) == 1 else None, hot.wants_little(headers))
        self._known = KnownHead.of(request, raw, meaning)
        return self._submit(meaning, hot.read_action(raw))

    def _act_again(self, known: KnownHead, data: bytes) -> bool:
        """An action that begins as the one before did; nothing is done if it cannot be taken at once."""
        act, body = known.meaning, known.body_of(data)
        house = self._front.house
        if body is None or not self._all_answered() or house.accounts.cached(act.secret) is not act.me:
            return False
        if house.rooms.at_hand(act.room.name) is not act.room:
            return False
        try:
            taken = self._submit(act, hot.read_action(body))
        except ZigguratError:
            return False
        self._again = data if taken else None
        return taken

    def _submit(self, act: Act, body: NewAction) -> bool:
        house, room = self._front.house, act.room
        if house.closing or body.ply != room.match.ply:
            return False
        seat = act.seat if act.seat is not None and body.seat is None else None
        if seat is None:
            seat = hot.seat_of(room.match, act.me, body.seat, body.ply)
        wish = wishes.act(body.ply, seat, room.match.game.action(body.action, seat))
        hot.may_act(house, act.me)
        started = time.perf_counter()
        self._flying = room.submit_now(wish, lambda error: self._acted(act, seat, started, error))
        return self._flying

    def _acted(self, act: Act, seat: int, started: float, error: Exception | None) -> None:
        """Answer, now that the action is written; if it is not, the ordinary way finds out what became of it."""
        self._flying = False
        again, self._again = self._again, None
        if error is None:
            self._gathered = None
            self._answer(act.room.face, seat, act.minimal)
            metrics = self._front.house.metrics
            metrics.actions.add()
            metrics.requests.add('method="POST",status="204"' if act.minimal else 'method="POST",status="200"')
            metrics.action_seconds.observe(time.perf_counter() - started)
        elif again is None:
            self._ordinary_way()
        else:
            self._read_after_all(again)
        if self._held:
            held, self._held = self._held, b""
            self.loop.call_soon(self.data_received, held)

    def _read_after_all(self, request: bytes) -> None:
        """Give a request that was not parsed to uvicorn."""
        if self.transport.is_closing():
            return
        self._closed = True
        super().data_received(request)
        self._closed = False

    def _answer(self, face: Face, seat: int, minimal: bool) -> None:
        if self.transport.is_closing():
            return
        if minimal:
            self.transport.write(b"%b%b%b: %d\r\n\r\n" % (SHORT_ANSWER, self._common(), PLY, face.ply))
        else:
            body = face.payload(seat)
            self.transport.write(b"%b%bcontent-length: %d\r\n\r\n%b" % (ANSWER, self._common(), len(body), body))
        if self._leaving:
            self.transport.close()
        else:
            self._rest()

    def _rest(self) -> None:
        """Wait for the next request; an alarm that is set already will find out that it came too early."""
        self.server_state.total_requests += 1
        self._rested_at = self.loop.time()
        if self.timeout_keep_alive_task is None:
            self._set_alarm(self.timeout_keep_alive)

    def _set_alarm(self, seconds: float) -> None:
        self.timeout_keep_alive_task = self.loop.call_later(seconds, self.timeout_keep_alive_handler)

    def timeout_keep_alive_handler(self) -> None:
        """Close the connection, unless somebody has used it since the alarm was set."""
        left = self._rested_at + self.timeout_keep_alive - self.loop.time()
        if self._flying or left > 0:
            self._set_alarm(max(left, 1.0))
        else:
            super().timeout_keep_alive_handler()

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
        """The headers that uvicorn gives to all answers, the date among them; it makes a new list every second."""
        headers, written = LaneProtocol._dated
        if headers is not self.server_state.default_headers:
            headers = self.server_state.default_headers
            written = b"".join([b"%b: %b\r\n" % pair for pair in headers])
            LaneProtocol._dated = headers, written
        return written

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

    def push(self, face: Face) -> None:
        """Send what has happened; with a single write where nothing stands in the way."""
        line = self._line
        if line is None or not self._begun or self._ended or self._waiting or line.flow.write_paused:
            super().push(face)
            return
        payload, self._quiet = face.payload(self.seat), False
        start = b"id: %d\ndata: " % face.ply
        line.transport.write(b"%x\r\n%b%b\n\n\r\n" % (len(start) + len(payload) + 2, start, payload))

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
