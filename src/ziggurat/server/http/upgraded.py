"""One WebSocket: uvicorn's own protocol on `websockets`, which reads and writes its frames, with limits.

What uvicorn leaves open and is closed here: fragments without end, floods of pings and of messages, what comes behind
a close, sockets that nobody reads. Of names that are not promised to stay it leans on some of uvicorn and on the
reader of `websockets`; pyproject.toml has upper bounds for both, and `tests/server/rude/` shows each limit.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame, Opcode
from websockets.protocol import State

from ziggurat.server.http.answers import SAY
from ziggurat.server.http.bounded import LINGER, NEVER, Bounded, quiet

LONGEST_MESSAGE = 2048  # bytes; what is longer is answered with 1009
PIECE = 1024  # bytes that are read before it is seen whether the client still behaves
MOST_TOGETHER = 16  # messages that are gathered before they are written
MOST_AHEAD = 16  # messages that may wait behind the one that is answered
MOST_CONTROL = 100  # pings, pongs and fragments between two looks at the clock
MOST_IGNORED = 16 * 1024  # bytes that are read from a client that was sent away


class Inbox:
    """Messages for the application, for its one reader: an `asyncio.Queue` without what several readers would need."""

    def __init__(self) -> None:
        self._messages: deque[Any] = deque()
        self._reader: asyncio.Future[None] | None = None
        self.qsize = self._messages.__len__

    def empty(self) -> bool:
        """Whether no message waits."""
        return not self._messages

    def put_nowait(self, message: Any) -> None:
        """Add a message."""
        self._messages.append(message)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        """Take the next message, when there is one."""
        while not self._messages:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        return self._messages.popleft()


class Upgraded(Bounded, WebSocketsSansIOProtocol):
    """uvicorn's protocol with limits."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.conn.logger = quiet
        self.queue = Inbox()  # type: ignore[assignment]
        self.close_timeout = LINGER
        self._said = 0  # messages that wait for the end of this turn of the event loop
        self._control = 0
        self._ignored = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take the transport over from HTTP, whose place at the gate has just become free."""
        super().connection_made(transport)
        self._come_in(self.client)

    def shutdown(self) -> None:
        """The server stops: whoever speaks here says goodbye by himself; nothing else is waited for."""
        if not self.handshake_complete:
            super().shutdown()
        self._ending = self.loop.time() + LINGER

    # -- reading -----------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Read what has come, by pieces: a client that is to be sent away must not have all of it read."""
        if not self.handshake_initiated or (len(data) <= PIECE and not self.close_sent):
            self._read(data)
            return
        for start in range(0, len(data), PIECE):
            if self.transport.is_closing():
                return
            if self.close_sent:
                self._ignored += PIECE
                if self._ignored > MOST_IGNORED:
                    self.transport.abort()
                    return
            self._read(data[start : start + PIECE])

    def _read(self, data: bytes) -> None:
        super().data_received(data)
        if not self.handshake_initiated:  # a head that `websockets` does not take, though the parser for HTTP did
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()
        elif not self.conn.reader.buffer and self.conn.current_size is None:
            self._due = NEVER
        elif self._due == NEVER:
            self._due = self.loop.time() + self._limits.body_seconds

    def handle_connect(self, event: Any) -> None:
        """Somebody wants to come in; where it becomes a WebSocket, messages can be said without a task."""
        super().handle_connect(event)
        if scope := getattr(self, "scope", None):
            scope["extensions"][SAY] = self._say

    def send_receive_event_to_app(self) -> None:
        """A message is here as a whole; reading stops, which takes system calls, only where one waits already."""
        self._due = NEVER
        data, self.frames = b"".join(self.frames), []
        if self.queue.qsize() >= MOST_AHEAD:
            self._end(CloseCode.POLICY_VIOLATION, "too many messages ahead")
        elif not self.close_sent and (message := self._message(data)) is not None:
            if not self.queue.empty() and not self.read_paused:
                self.read_paused = True
                self.transport.pause_reading()
            self.queue.put_nowait(message)

    def _message(self, data: bytes) -> Any:
        """What the application is told; None where it is no text, which uvicorn would log."""
        if self.curr_msg_data_type != "text":
            return {"type": "websocket.receive", "bytes": data}
        try:
            return {"type": "websocket.receive", "text": data.decode()}
        except UnicodeDecodeError:
            self._end(CloseCode.INVALID_DATA, "not UTF-8")
            return None

    def handle_cont(self, event: Frame) -> None:
        """A fragment."""
        super().handle_cont(event)
        self._count()

    def handle_ping(self) -> None:
        """A ping; the parser has written the answer."""
        super().handle_ping()
        self._count()

    def handle_pong(self, event: Frame) -> None:
        """A pong that nobody has asked for."""
        super().handle_pong(event)
        self._count()

    def _count(self) -> None:
        self._control += 1
        if self._control > MOST_CONTROL:
            self._end(CloseCode.POLICY_VIOLATION, "control frames")

    # -- saying ------------------------------------------------------------------------------------------------------

    def _say(self, text: bytes) -> bool:
        """Send a message, if it need not wait; those of one turn of the event loop go out together."""
        if not self.writable.is_set() or self.conn.state is not State.OPEN or self.transport.is_closing():
            return False
        self.conn.send_frame(Frame(Opcode.TEXT, text))
        self._said += 1
        if self._said == 1:
            self.loop.call_soon(self._flush)
        elif self._said == MOST_TOGETHER:
            self._flush()
        return True

    def _flush(self) -> None:
        self._said = 0
        if (output := self.conn.data_to_send()) and not self.transport.is_closing():
            self.transport.write(b"".join(output))

    async def send(self, message: Any) -> None:
        """Send as an application does; an answer other than 101 completes the handshake too, which uvicorn forgets."""
        if self.close_sent and self.initial_response is None:  # ended meanwhile: nothing more is said, and no fault
            return
        await super().send(message)
        self.handshake_complete = self.handshake_complete or self.initial_response is not None

    # -- ending ------------------------------------------------------------------------------------------------------

    def _end(self, code: int, reason: str) -> None:
        """Tell why the socket ends, and read no more of it."""
        if self.transport.is_closing():
            return
        self._gate.cut(f"socket: {reason}", self._address)
        if self.close_sent:
            self.transport.abort()
            return
        self.conn.fail(code, reason)
        self.handle_parser_exception()

    def handle_parser_exception(self) -> None:
        """What came is no WebSocket, or too much."""
        self._due, self._ending = NEVER, self.loop.time() + LINGER
        if self.conn.close_sent is None:  # there is no WebSocket yet on which it could be told
            self.transport.abort()
        else:
            super().handle_parser_exception()

    def look_at_the_clock(self, now: float) -> None:
        """Close what takes too long."""
        self._control = 0
        super().look_at_the_clock(now)

    def _is_late(self, now: float) -> bool:
        return now > self._due and not self.read_paused

    def _too_slow(self) -> None:
        self._end(CloseCode.POLICY_VIOLATION, "unfinished message")
