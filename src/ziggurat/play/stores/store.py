"""What a store of logs is: it begins a log, appends to it, and reads it. Nothing is ever changed or taken away.

(match, ply) is the key. Who comes second, or skips a ply, gets a `Conflict`; nothing is merged.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from ziggurat.play.errors import Conflict, StoreUnavailable

Listener = Callable[[str], None]
ANYTHING = ""  # heard when news may have been missed: every log may have grown


class Entry(NamedTuple):
    """One event as it is kept."""

    ply: int
    at: int  # milliseconds since 1970, UTC
    due: int | None  # when the match needs to be looked after, if nothing more happens
    body: str  # the event, encoded


class Write(NamedTuple):
    """One entry on its way into a log; with a setup it begins the log, with an outcome it ends it."""

    match: str
    entry: Entry
    setup: str | None = None
    outcome: str | None = None

    @property
    def fits(self) -> bool:
        """Whether a log can take it at all: what begins one is its ply 0, and nothing else is."""
        return (self.setup is not None) == (self.entry.ply == 0)


class Store(ABC):
    """A store of logs."""

    async def begin(self, match: str, setup: str, first: Entry) -> None:
        """Begin a log. If there is one already: `Conflict`."""
        await self.write(Write(match, first, setup=setup))

    async def append(self, match: str, entry: Entry, outcome: str | None = None) -> None:
        """Append to a log, durably. If the ply is taken or one is missing before it: `Conflict`."""
        await self.write(Write(match, entry, outcome=outcome))

    @abstractmethod
    async def write(self, write: Write) -> None:
        """Write one entry durably, or raise and write nothing."""

    @abstractmethod
    async def setup(self, match: str) -> str:
        """How a match began; `UnknownMatch` where there is none."""

    @abstractmethod
    async def tail(self, match: str, after: int = -1) -> list[Entry]:
        """The entries behind a ply, in order."""

    @abstractmethod
    async def due(self, after: int, until: int) -> list[str]:
        """The running matches whose last entry was due in a span of time."""

    async def listen(self, listener: Listener) -> None:  # noqa: B027  sharing is not for every store
        """Hear which logs other processes have appended to. A store that nobody shares has nothing to tell."""

    async def shout(self, text: str) -> None:  # noqa: B027  sharing is not for every store
        """Tell the other processes something; `heed` hears it."""

    async def heed(self, listener: Listener) -> None:  # noqa: B027  sharing is not for every store
        """Hear what other processes shout."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what is being written, then let go of everything."""


class GroupCommit:
    """Takes writes one by one and commits them in groups: while one group is on its way, the next gathers."""

    def __init__(self, commit: Callable[[list[Write]], Awaitable[list[bool]]]) -> None:
        self._commit = commit
        self._waiting: list[tuple[Write, asyncio.Future[bool]]] = []
        self._worker: asyncio.Task[None] | None = None

    async def write(self, write: Write) -> None:
        """Return when the write is durable; raise `Conflict` when its place was taken."""
        if not write.fits:
            raise Conflict(write.entry.ply - 1, write.entry.ply)
        future = asyncio.get_running_loop().create_future()
        self._waiting.append((write, future))
        if self._worker is None:
            self._worker = asyncio.create_task(self._work())
        if not await future:
            raise Conflict(write.entry.ply - 1, write.entry.ply)

    async def _work(self) -> None:
        while self._waiting:
            group, self._waiting = self._waiting, []
            try:
                written = await self._commit([write for write, _ in group])
            except Exception as error:
                _settle_all(group, error)
            else:
                for (_, future), done in zip(group, written, strict=True):
                    if not future.done():
                        future.set_result(done)
        self._worker = None

    async def finish(self) -> None:
        """Return when nothing is on its way any more."""
        while self._worker is not None:
            await asyncio.shield(self._worker)


def _settle_all(group: list[tuple[Write, asyncio.Future[bool]]], error: Exception) -> None:
    """A group that failed as a whole: whether it was written is not known."""
    for _, future in group:
        if not future.done():
            future.set_exception(error if isinstance(error, StoreUnavailable) else StoreUnavailable(str(error)))
