"""One connection: uvicorn's own protocol, which reads and writes HTTP, with limits on bytes, seconds and order.

Nothing of HTTP is read or written here but the few answers that end a connection. What uvicorn leaves open and is
closed here: heads and trailers without end, requests that never come, answers that nobody reads, requests behind an
event stream, an error answered into the middle of another answer, trailers that look like headers. It leans on names
of uvicorn that are not promised to stay; pyproject.toml has an upper bound, and `tests/server/rude/` shows each limit.
"""

from __future__ import annotations

import asyncio
import sys
from http import HTTPStatus
from typing import Any, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from ziggurat.server.errors import BadRequest, BodyTooLarge, HeadTooLarge, TooManyConnections, TooSlow, WrongHttp
from ziggurat.server.http.answers import SECURITY, WRITABLE
from ziggurat.server.http.bounded import LINGER, NEVER, Bounded
from ziggurat.server.problems import encode, headers_of, problem_of

SPOKEN = ("1.1", "1.0")
MOST_PIPELINED = 16  # requests that may wait behind the one that is answered
OVERHEAD = 128 * 1024  # bytes of a message beyond its head and its body: chunks and trailers
MOST_IGNORED = 256 * 1024  # bytes that are read from it meanwhile
SOCKET = (b"/api/games/", b"/socket")  # how the only address begins and ends that is upgraded to a WebSocket


class Refused(Exception):
    """Ends a connection from within the parser's callbacks."""


class Connection(Bounded, HttpToolsProtocol):
    """uvicorn's protocol with limits."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._within_head = self._within_message = False
        self._begun = 0  # messages that have begun in what is being read
        self._reading = 0  # bytes that are being read
        self._body_bytes = self._message_bytes = 0
        self._streaming = False  # whether the request that came last asks for an event stream
        self._deaf = False  # whether what comes is ignored, because the connection ends
        self._ignored = 0
        self._upgrading = False  # whether the request that came last becomes a WebSocket
        self._why: Exception | None = None
        self._first: Any = None  # the request that is being answered; uvicorn's `cycle` is the one that came last

    # -- coming and going --------------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Come in, if there is room."""
        super().connection_made(transport)
        if not self._come_in(self.client):
            self._deaf = True
            self._write_problem(TooManyConnections())
            transport.close()
            return
        self._due = self.loop.time() + self._limits.head_seconds

    def connection_lost(self, exc: Exception | None) -> None:
        """Go, and let whoever is answering here know it: uvicorn tells the request that came last, and no other."""
        self._leave_unanswered()
        super().connection_lost(exc)

    def _start_asgi_task(self, cycle: Any, app: Any) -> None:
        self._first = cycle
        super()._start_asgi_task(cycle, app)

    def shutdown(self) -> None:
        """The server stops: what is being answered is finished, what is not here as a whole is not waited for."""
        if self._within_body or (self._within_head and not self._answering()):
            self._hang_up()
        super().shutdown()
        if self.flow.write_paused:
            self._unread = self.loop.time() + LINGER

    # -- reading -----------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Read what has come."""
        if self._deaf:
            self._ignore(data)
            return
        if self._streaming and not self._within_message and self._answering():
            self._end(BadRequest("Nothing is read behind an event stream"), "request behind a stream")
            return
        before, self._begun, self._reading = self._within_message, 0, len(data)
        super().data_received(data)
        if self._within_message and not self._deaf:
            self._count(len(data), before)
        elif self._due == NEVER and not self._answering():  # a blank line, which is no request yet
            self._due = self.loop.time() + self._limits.head_seconds

    def _count(self, size: int, before: bool) -> None:
        """Bound a message that is not here as a whole; of one that began behind another, from its next bytes on."""
        if self._begun > (0 if before else 1):
            return
        self._message_bytes += size
        if self._within_head and self._message_bytes > self._limits.head_bytes:
            self._end(HeadTooLarge(self._limits.head_bytes), "head too large")
        elif self._message_bytes > self._limits.head_bytes + self._limits.body_bytes + OVERHEAD:
            self._end(BodyTooLarge(self._limits.body_bytes), "body too large")

    def _answering(self) -> bool:
        return self.cycle is not None and not self.cycle.response_complete

    def on_message_begin(self) -> None:
        """A request begins."""
        if self._streaming and self._answering():
            raise self._refusal(BadRequest("Nothing is read behind an event stream"))
        if len(self.pipeline) >= MOST_PIPELINED:
            raise self._refusal(BadRequest(f"At most {MOST_PIPELINED} requests wait for their answers"))
        super().on_message_begin()
        self._begun += 1
        self._within_message = self._within_head = True
        self._streaming = False
        self._body_bytes = self._message_bytes = 0
        self._due = self.loop.time() + self._limits.head_seconds

    def on_headers_complete(self) -> None:
        """The head of a request is here; what comes as a header later is a trailer, and goes where nobody looks."""
        if self._message_bytes + self._reading > self._limits.head_bytes and self._head_is_too_large():
            raise self._refusal(HeadTooLarge(self._limits.head_bytes))
        if self.parser.get_http_version() not in SPOKEN:
            raise self._refusal(WrongHttp())
        if self._body_is_too_large():
            raise self._refusal(BodyTooLarge(self._limits.body_bytes))
        self._within_head = False
        self._due = self.loop.time() + self._limits.body_seconds
        self._upgrading = self.parser.should_upgrade() and super()._should_upgrade() and self._can_upgrade()
        super().on_headers_complete()
        if self._upgrading:
            return
        self.headers = []
        self._streaming = self.scope["method"] == "GET" and self.scope["path"].endswith("/events")
        if self._streaming:
            cast(dict[str, Any], self.scope)["extensions"] = {WRITABLE: self._writable}

    def _head_is_too_large(self) -> bool:
        """Whether it is, as far as it is known to belong to the head: a body may have come with it."""
        return len(self.url) + sum(len(name) + len(value) + 4 for name, value in self.headers) > self._limits.head_bytes

    def _body_is_too_large(self) -> bool:
        """Whether a body is announced that nobody would read to its end; the parser has seen that it is a number."""
        return any(name == b"content-length" and int(value) > self._limits.body_bytes for name, value in self.headers)

    def _writable(self) -> bool:
        """Whether a part of an answer can be sent without waiting."""
        return not (self.flow.write_paused or self.transport.is_closing())

    def on_body(self, body: bytes) -> None:
        """A part of a body; whoever sends more than anybody reads is sent away."""
        self._body_bytes += len(body)
        if self._body_bytes > self._limits.body_bytes:
            raise self._refusal(BodyTooLarge(self._limits.body_bytes))
        super().on_body(body)

    def on_message_complete(self) -> None:
        """A request is here as a whole."""
        self._within_message = False
        self._due = NEVER
        super().on_message_complete()

    # -- ending ------------------------------------------------------------------------------------------------------

    def _refusal(self, why: Exception) -> Refused:
        """What ends a connection from within the parser, which then calls `send_400_response`."""
        self._why = why
        return Refused()

    def send_400_response(self, msg: str) -> None:
        """Uvicorn's way to tell what the parser does not take; told only where no other answer is under way."""
        why = self._why or BadRequest("This is not HTTP")
        self._end(why, type(why).__name__)

    def _should_upgrade(self) -> bool:
        return self._upgrading

    def _can_upgrade(self) -> bool:
        """Whether a request for a WebSocket becomes one: at its address, and when nothing else is being answered."""
        path = self.url.partition(b"?")[0]
        wanted = path.startswith(SOCKET[0]) and path.endswith(SOCKET[1])
        bodies = [value for name, value in self.headers if name in (b"content-length", b"transfer-encoding")]
        plain = self.parser.get_http_version() == "1.1" and bodies in ([], [b"0"])
        return wanted and plain and not self._answering() and not self.pipeline

    def handle_websocket_upgrade(self) -> None:
        """Hand the transport over to the WebSocket, which the gate counts instead; nothing can have been sent ahead."""
        self._within_message, self._due = False, NEVER
        error = sys.exc_info()[1]  # the parser's: where in what was read the head ends
        if error is None or error.args[0] < self._reading:
            self._end(BadRequest("Nothing is sent before the socket is open"), "frames before the handshake")
            return
        self._go_out()
        super().handle_websocket_upgrade()

    def _unsupported_upgrade_warning(self) -> None:
        """Nothing else is upgraded: the request is answered as it is, and whatever follows is not read."""
        if self.cycle is not None:
            self.cycle.keep_alive = False
        self._within_message, self._deaf, self._due = False, True, NEVER
        if self.cycle is not None and self.cycle.response_complete:
            self.transport.close()

    def _end(self, why: Exception, reason: str) -> None:
        """Tell why the connection ends, where that is not the middle of an answer, and read no more of it."""
        self._gate.cut(reason, self._address)
        self._deaf, self._due, now = True, NEVER, self.loop.time()
        self._ending = now + LINGER
        if self._within_body and self.pipeline:  # the one that is refused is not about to be answered
            self.pipeline.popleft()
            self.cycle = self.pipeline[0][0] if self.pipeline else self._first
            self._within_message = self._streaming = False
        if self._can_tell():
            self._leave_unanswered()
            self._write_problem(why)
            if self.transport.can_write_eof():
                self.transport.write_eof()  # the client can read it, though it may still be sending
        elif self._streaming or self._within_body:
            self._hang_up()
        else:  # requests that came before are answered, the last of them as the last on this connection
            self.cycle.keep_alive = False
            self._ending = now + self._limits.write_seconds

    def _can_tell(self) -> bool:
        """Whether this is not said into an answer, nor behind the one that it had, nor before one that is to come."""
        if self.pipeline:
            return False
        if not self._answering():
            return not self._within_body
        return self._within_body and not self.cycle.response_started

    @property
    def _within_body(self) -> bool:
        """Whether the last request that is answered, or to be, is not here as a whole."""
        return self._within_message and not self._within_head

    def _leave_unanswered(self) -> None:
        """Whoever is about to answer has nobody to answer to any more."""
        for cycle in (self._first, self.cycle):
            if cycle is not None and not cycle.response_complete:
                cycle.disconnected = True
                cycle.waiting_for_100_continue = False
                cycle.message_event.set()

    def _hang_up(self) -> None:
        """Close with nothing more said."""
        self._leave_unanswered()
        self.transport.close()

    def _write_problem(self, why: Exception) -> None:
        problem = problem_of(why)
        body = encode(problem)
        headers = [*headers_of(why, problem), *SECURITY, (b"connection", b"close")]
        lines = [b"%b: %b\r\n" % pair for pair in (*self.server_state.default_headers, *headers)]
        status = b"HTTP/1.1 %d %b\r\n" % (problem.status, HTTPStatus(problem.status).phrase.encode())
        self.transport.write(b"%b%bcontent-length: %d\r\n\r\n%b" % (status, b"".join(lines), len(body), body))

    def _ignore(self, data: bytes) -> None:
        self._ignored += len(data)
        if self._ignored > MOST_IGNORED:
            self.transport.abort()

    # -- the clock ---------------------------------------------------------------------------------------------------

    def _is_late(self, now: float) -> bool:
        return now > self._due and not self.flow.read_paused

    def _too_slow(self) -> None:
        if not self._within_message:  # browsers open connections in advance, and do not expect an answer
            self._gate.cut("silent", self._address)
            self.transport.close()
        elif self._within_head:
            self._end(TooSlow(self._limits.head_seconds), "slow head")
        else:
            self._end(TooSlow(self._limits.body_seconds), "slow body")
