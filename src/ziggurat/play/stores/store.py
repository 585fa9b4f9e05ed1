"""What a store of logs is: it begins a log, appends to it, and reads it. Nothing is ever changed or taken away.

(match, ply) is the key. Who comes second, or skips a ply, gets a `Conflict`; nothing is merged.
"""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from ziggurat.play.errors import Conflict, StoreUnavailable

Listener = Callable[[str], None]
Done = Callable[[Exception | None], None]
Told = Callable[[Exception | None], None]
log = logging.getLogger(__name__)

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

    async def write(self, write: Write) -> None:
        """Write one entry durably, or raise and write nothing."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.post(write, lambda error: _settle(future, error))
        await future

    @abstractmethod
    def post(self, write: Write, done: Done) -> None:
        """Write one entry durably, then say so: `done(None)`, or `done(error)` if it is not known to be written."""

    @abstractmethod
    async def setup(self, match: str) -> str:
        """How a match began; `UnknownMatch` where there is none."""

    @abstractmethod
    async def tail(self, match: str, after: int = -1) -> list[Entry]:
        """The entries behind a ply, in order."""

    @abstractmethod
    async def due(self, after: int, until: int) -> list[str]:
        """The running matches whose last entry was due in a span of time."""

    def watch(self, told: Told) -> None:  # noqa: B027  what cannot fail has nothing to tell
        """Tell after each group of writes whether it was taken: None, or what stood in its way."""

    async def listen(self, listener: Listener) -> None:  # noqa: B027  sharing is not for every store
        """Hear which logs other processes have appended to. A store that nobody shares has nothing to tell."""

    async def shout(self, text: str) -> None:  # noqa: B027  sharing is not for every store
        """Tell the other processes something; `heed` hears it."""

    async def heed(self, listener: Listener) -> None:  # noqa: B027  sharing is not for every store
        """Hear what other processes shout."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what is being written, then let go of everything."""


def _settle(future: asyncio.Future[None], error: Exception | None) -> None:
    if future.done():
        return
    if error is None:
        future.set_result(None)
    else:
        future.set_exception(error)


class GroupCommit:
    """Takes writes one by one and commits them in groups: while one group is on its way, the next gathers."""

    def __init__(self, commit: Callable[[list[Write]], Awaitable[list[bool]]]) -> None:
        self._commit = commit
        self._waiting: list[tuple[Write, Done]] = []
        self._worker: asyncio.Task[None] | None = None
        self.told: Told = lambda error: None  # after each group: None, or what stood in its way

    def post(self, write: Write, done: Done) -> None:
        """Put a write into the next group."""
        if not write.fits:
            _tell(done, Conflict(write.entry.ply - 1, write.entry.ply))
            return
        self._waiting.append((write, done))
        if self._worker is None:
            self._worker = asyncio.create_task(self._work())

    async def _work(self) -> None:
        """Commit group after group; who waited for one is told while the next is on its way."""
        settled: list[tuple[Done, Exception | None]] = []
        while self._waiting or settled:
            group, self._waiting = self._waiting, []
            on_its_way = asyncio.ensure_future(self._settle(group))
            await asyncio.sleep(0)  # so that it begins
            for done, error in settled:
                _tell(done, error)
            settled = await on_its_way
        self._worker = None

    async def _settle(self, group: list[tuple[Write, Done]]) -> list[tuple[Done, Exception | None]]:
        """Commit a group; what is to be told to whom."""
        if not group:
            return []
        try:
            written = await self._commit([write for write, _ in group])
        except Exception as error:
            failure = error if isinstance(error, StoreUnavailable) else StoreUnavailable(str(error))
            _tell(self.told, failure)
            return [(done, failure) for _, done in group]
        _tell(self.told, None)
        taken = [(write.entry.ply, done, free) for (write, done), free in zip(group, written, strict=True)]
        return [(done, None if free else Conflict(ply - 1, ply)) for ply, done, free in taken]

    async def finish(self) -> None:
        """Return when nothing is on its way any more."""
        while self._worker is not None:
            await asyncio.shield(self._worker)


def _tell(told: Told, error: Exception | None) -> None:
    """Tell a writer or who watches; what goes wrong there must not keep the others of a group waiting."""
    try:
        told(error)
    except Exception:
        log.exception("a write was not heard of")
