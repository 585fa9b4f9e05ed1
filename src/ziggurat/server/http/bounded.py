"""What bounds every connection, whatever is spoken on it: counted by the gate, and cut off where nobody reads."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any, cast

if TYPE_CHECKING:
    from ziggurat.server.http.front import Front

LINGER = 2.0  # seconds in which a client that is sent away can read why, while it may still be sending
LEAST_READ = 32 * 1024  # bytes of an answer that a client reads in `write_seconds`, or it is cut off
NEVER = float("inf")

quiet = logging.getLogger("ziggurat.server.http.uvicorn")  # what uvicorn says of each bad request is counted instead
quiet.setLevel(logging.ERROR)


class Bounded(asyncio.Protocol):
    """Comes before a protocol of uvicorn's among the bases of a class."""

    config: Any
    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    logger: logging.Logger

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.logger = quiet
        self._front = cast("Front", self.config.app)
        self._gate = self._front.house.gate
        self._limits = self._front.house.settings
        self._address = "unknown"
        self._inside = False  # whether the gate counts this connection
        self._due = NEVER  # when what the client is to send must be here
        self._unread = NEVER  # when the client must have read some of what was written
        self._unread_bytes = 0
        self._ending = NEVER  # when a connection that is being closed is cut off

    def _come_in(self, client: tuple[str, int] | None) -> bool:
        """Be counted; False where there is no room."""
        self._address = str(client[0]) if client else "unknown"
        self._inside = self._gate.enter(self, self._address)
        return self._inside

    def _go_out(self) -> None:
        """Be counted no more."""
        if self._inside:
            self._inside = False
            self._gate.leave(self, self._address)

    def connection_lost(self, exc: Exception | None) -> None:
        """Go."""
        self._go_out()
        super().connection_lost(exc)

    # -- the clock ---------------------------------------------------------------------------------------------------

    def pause_writing(self) -> None:
        """The client does not read as fast as is written."""
        super().pause_writing()
        self._unread_bytes = self.transport.get_write_buffer_size()
        patience = LINGER if self._front.house.closing else self._limits.write_seconds
        self._unread = self.loop.time() + patience

    def resume_writing(self) -> None:
        """It has caught up."""
        super().resume_writing()
        self._unread = NEVER

    def look_at_the_clock(self, now: float) -> None:
        """Close what takes too long."""
        if now > self._ending:
            self.transport.abort()
        elif self.transport.is_closing():
            self._ending = min(self._ending, now + self._limits.write_seconds)  # for what is still to be read
        elif now > self._unread:
            self._look_at_what_is_unread(now)
        elif self._is_late(now):
            self._too_slow()

    @property
    def unread(self) -> int:
        """How many bytes wait for the client, where it is so slow that it holds up what comes next."""
        return self.transport.get_write_buffer_size() if self._unread != NEVER else 0

    def cut_off(self, reason: str) -> None:
        """End this at once, whatever was still to be sent."""
        self._gate.cut(reason, self._address)
        self.transport.abort()

    def _look_at_what_is_unread(self, now: float) -> None:
        left = self.transport.get_write_buffer_size()
        if left > self._unread_bytes - LEAST_READ:
            self.cut_off("answer not read")
        else:
            self._unread_bytes, self._unread = left, now + self._limits.write_seconds

    def _is_late(self, now: float) -> bool:
        """Whether the client should have sent more by now."""
        raise NotImplementedError

    def _too_slow(self) -> None:
        """End because of that."""
        raise NotImplementedError
