"""A stream of server-sent events: one viewer of one match. Ids are plies, so a viewer who comes back misses nothing."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ziggurat.server.rooms.face import Face

BEAT = b": beat\n\n"
GOODBYE = b"event: closing\ndata: {}\n\n"
LONGEST_QUEUE = 500  # a viewer further behind is sent away, and comes back with Last-Event-ID


class Stream:
    """What waits to be sent to one viewer."""

    def __init__(self, seat: int | None, account: str | None) -> None:
        self.seat = seat
        self.account = account
        self._waiting: deque[bytes] = deque()
        self._wake: asyncio.Future[None] | None = None
        self._ended = False
        self._quiet = True  # nothing sent since the last beat

    def push(self, face: Face) -> None:
        """Send what has happened; nothing more once the end has been decided, or there would be a gap before it."""
        if self._ended:
            return
        if len(self._waiting) < LONGEST_QUEUE:
            self._put(b"id: %d\ndata: %b\n\n" % (face.ply, face.payload(self.seat)))
        else:
            self.end()

    def beat(self) -> None:
        """Send a sign of life, if nothing else was sent."""
        if self._quiet:
            self._put(BEAT)
        self._quiet = True

    def end(self) -> None:
        """Send what waits, then end."""
        self._ended = True
        self._rouse()

    def _put(self, frame: bytes) -> None:
        self._waiting.append(frame)
        self._quiet = False
        self._rouse()

    def _rouse(self) -> None:
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    async def frames(self) -> AsyncIterator[bytes]:
        """What is to be sent, as it comes."""
        loop = asyncio.get_running_loop()
        while True:
            if self._waiting:
                frames = b"".join(self._waiting)
                self._waiting.clear()
                yield frames
            elif self._ended:
                return
            else:
                self._wake = loop.create_future()
                await self._wake
                self._wake = None
