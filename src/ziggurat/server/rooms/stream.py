"""What one viewer of one match is sent: server-sent events, or messages over a socket, which say the same.

Whoever comes back names the last ply that they saw, and so misses nothing.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable
from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ziggurat.server.rooms.face import Face

BEAT = b": beat\n\n"
GOODBYE = b"event: closing\ndata: {}\n\n"
LONGEST_QUEUE = 500  # events; a viewer further behind is sent away, and comes back with Last-Event-ID
MOST_WAITING = 512 * 1024  # bytes, likewise
PIECE = 64 * 1024  # bytes that are sent at one go; the rest waits where other streams share it


@lru_cache(maxsize=32)
def _event(ply: int, payload: bytes) -> bytes:
    """What was shown after a ply as an event; the same for all who are shown the same, since it may wait for many."""
    return b"id: %d\ndata: %b\n\n" % (ply, payload)


class Stream:
    """What waits to be sent to one viewer, as server-sent events."""

    sign_of_life = BEAT

    def __init__(self, seat: int | None, account: str | None) -> None:
        self.seat = seat
        self.account = account
        self.proof: str | None = None  # the digest of the secret by which its viewer is known
        self.at_once: Callable[[bytes], bool] = lambda frame: False  # send it, if that needs no waiting
        self._waiting: deque[bytes] = deque()
        self._waiting_bytes = 0
        self._wake: asyncio.Future[None] | None = None
        self._ended = False
        self.seen: int | None = None  # the last ply that was told of before it entered
        self.arriving = False  # still shown what was before, which tells of what happens meanwhile too
        self._quiet = True  # nothing sent since the last beat

    def push(self, face: Face) -> None:
        """Send what has happened; nothing more once the end has been decided, or there would be a gap before it."""
        if self._ended or self.arriving:
            return
        self._put_unless_behind(self.framed(face))

    def framed(self, face: Face) -> bytes:
        """What has happened, as it is sent."""
        return _event(face.ply, face.payload(self.seat))

    @property
    def ended(self) -> bool:
        """Whether nothing more is sent than what waits."""
        return self._ended

    def beat(self) -> None:
        """Send a sign of life, if nothing else was sent or waits to be."""
        if self._quiet and not self._waiting:
            self._put(self.sign_of_life)
        self._quiet = True

    def end(self) -> None:
        """Send what waits, then end."""
        self._ended = True
        self._rouse()

    def drop(self) -> None:
        """End with nothing more sent: something about this stream is wrong."""
        self._waiting.clear()
        self._waiting_bytes = 0
        self.end()

    def _put_unless_behind(self, frame: bytes) -> None:
        """Send what must not be left out; a viewer who is too far behind is sent away instead."""
        behind = self._waiting and self._waiting_bytes + len(frame) > MOST_WAITING
        if behind or len(self._waiting) >= LONGEST_QUEUE:
            self.end()
        else:
            self._put(frame)

    def _put(self, frame: bytes) -> None:
        self._quiet = False
        if not self._waiting and self._wake is not None and not self._wake.done() and self.at_once(frame):
            return
        self._waiting.append(frame)
        self._waiting_bytes += len(frame)
        self._rouse()

    def _rouse(self) -> None:
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    def _next_piece(self) -> list[bytes]:
        """What waits, or as much of it as goes out at one go."""
        piece = [self._waiting.popleft()]
        size = len(piece[0])
        while self._waiting and size < PIECE:
            piece.append(self._waiting.popleft())
            size += len(piece[-1])
        self._waiting_bytes -= size
        return piece

    async def frames(self) -> AsyncIterator[bytes]:
        """What is to be sent, as it comes."""
        async for frames in self.batches():
            yield b"".join(frames)

    async def batches(self) -> AsyncIterator[list[bytes]]:
        """What is to be sent, frame by frame: as much at a time as goes out at one go."""
        loop = asyncio.get_running_loop()
        while True:
            if self._waiting:
                yield self._next_piece()
            elif self._ended:
                return
            else:
                self._wake = loop.create_future()
                await self._wake
                self._wake = None


class Messages(Stream):
    """The same as messages of a socket: each event is its payload and nothing else."""

    sign_of_life = b'{"beat":true}'

    def framed(self, face: Face) -> bytes:
        """What has happened, as it is sent."""
        return face.payload(self.seat)

    def reply(self, message: bytes) -> None:
        """Answer a wish, behind all that has happened before."""
        if not self._ended:
            self._put_unless_behind(message)
