"""The pulse of the house: a small write every few seconds, which shows that writes are taken, and when one was last."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from itertools import count

from sqlalchemy import Connection, Table, delete, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError

from ziggurat.server.database.connection import Database
from ziggurat.server.database.models import METADATA
from ziggurat.server.metrics import Metrics
from ziggurat.server.settings import Settings
from ziggurat.server.steady import SteadyClock

BEAT_EVERY = 5  # ticks
LATELY = 15.0  # seconds for which a write that was taken shows that the next will be
TICK_EVERY = 1.0  # seconds between looks at the clocks
STALL = 4.0  # seconds without a tick: longer than a busy machine is late, and nobody can have done anything
LEAST = 1000  # milliseconds; what is shorter is no outage
REMEMBERED = 100 * 24 * 3600 * 1000  # milliseconds; longer than anybody may think about one turn
PATIENCE = 5.0  # seconds until a write counts as not taken
ROW = 1

_pulse, _outages = METADATA.tables["pulse"], METADATA.tables["outages"]
_LAST = select(_pulse.c.at).where(_pulse.c.id == ROW).with_for_update()
_TROUBLE = (SQLAlchemyError, OSError, TimeoutError)

log = logging.getLogger(__name__)


class Pulse:
    """Whether this process can write."""

    def __init__(self, database: Database, settings: Settings, metrics: Metrics) -> None:
        self._database = database
        self._settings = settings
        self._metrics = metrics
        self._taken: float | None = None  # when a write was taken last; None since one was not
        self._taken_at: int | None = None  # the same, by the clock of the house
        self._ticked = time.monotonic()
        self._unsaved: list[tuple[int, int]] = []
        self._lost: list[tuple[int, int]] = []  # outages in order, none touching another
        self.when_lost: Callable[[], None] = lambda: None

    def told(self, error: Exception | None) -> None:
        """Hear what has become of a group of writes."""
        if error is None:
            self._was_taken()
            return
        self._taken = None
        self._metrics.failed_groups.add()
        log.warning("the store did not take a group of writes", extra={"cause": str(error)})

    async def writes(self) -> bool:
        """Whether writes are taken: one was lately, or one is now."""
        if self._taken is not None and time.monotonic() - self._taken < LATELY:
            return True
        try:
            await self.beat()
        except _TROUBLE:
            return False
        return True

    async def beat(self) -> None:
        """Write down that the house is there."""
        now, unsaved = self._settings.now(), tuple(self._unsaved)
        try:
            async with asyncio.timeout(PATIENCE):
                await self._database.change(lambda connection: _note(connection, now, unsaved))
        except _TROUBLE:
            self._taken = None
            raise
        del self._unsaved[: len(unsaved)]
        self._was_taken()

    async def begin(self) -> None:
        """The first beat: from the last one before until now nobody was here, and nothing of it counts."""
        now = self._settings.now()
        last, known = await self._database.change(lambda connection: _begin(connection, now))
        for began, until in known:
            self._lost = merged(self._lost, began, until)
        if last is not None:
            self._lose(last, now, level=logging.INFO)
        await self.beat()

    def lost(self) -> list[tuple[int, int]]:
        """The spans of time that count for no clock, up to now."""
        self._look_at_the_clocks()
        return self._lost

    def _was_taken(self) -> None:
        """A write was taken; if the one before was not, nobody could do anything since the last that was."""
        now = self._settings.now()
        if self._taken is None and self._taken_at is not None:
            self._lose(self._taken_at, now)
        self._taken, self._taken_at = time.monotonic(), now

    def _look_at_the_clocks(self) -> None:
        """See whether the machine slept, stood still, or was given another time."""
        before, self._ticked = self._ticked, time.monotonic()
        clock = self._settings.now
        if not isinstance(clock, SteadyClock):
            return
        if self._ticked - before > STALL:
            self._lose(clock() - int((self._ticked - before) * 1000), clock())
        if behind := clock.behind():
            now = clock()
            clock.catch_up(behind)
            self._lose(now, now + behind)

    def _lose(self, began: int, until: int, level: int = logging.WARNING) -> None:
        """Leave a span out of every clock; that a process was not there before its start is no fault."""
        if until - began < LEAST:
            return
        log.log(level, "time was lost, and is given back", extra={"seconds": (until - began) / 1000})
        self._lost = merged(self._lost, began, until)
        self._unsaved.append((began, until))
        self.when_lost()

    async def keep_beating(self) -> None:
        """Beat for ever; a beat that fails is told once, and the next may not."""
        for tick in count(1):
            await asyncio.sleep(TICK_EVERY)
            self._look_at_the_clocks()
            if tick % BEAT_EVERY:
                continue
            well = self._taken is not None
            try:
                await self.beat()
            except _TROUBLE as error:
                if well:
                    log.warning("the database takes no writes", extra={"cause": str(error).splitlines()[:1]})


def merged(spans: list[tuple[int, int]], began: int, until: int) -> list[tuple[int, int]]:
    """Spans of time in order with one more, those that touch it taken together."""
    apart = [span for span in spans if span[1] < began or span[0] > until]
    touching = [span for span in spans if span not in apart]
    whole = min([began, *(span[0] for span in touching)]), max([until, *(span[1] for span in touching)])
    return sorted([*apart, whole])


def since(now: int, milliseconds: int, lost: Sequence[tuple[int, int]]) -> int:
    """Since when so much time has passed that counts, of spans that do not in order."""
    time = now - milliseconds
    for began, until in reversed(lost):
        if until > time and began < now:
            time -= min(until, now) - began
    return time


def _note(connection: Connection, now: int, lost: tuple[tuple[int, int], ...]) -> int | None:
    """Note the time, and spans of it that were lost; the time that was noted before."""
    last: int | None = connection.scalar(_LAST)
    if last is None:
        add(connection, _pulse, id=ROW, at=now)
    else:
        connection.execute(update(_pulse).where(_pulse.c.id == ROW).values(at=now))
    for began, until in lost:
        add(connection, _outages, began=began, until=until)
    return last


def add(connection: Connection, table: Table, **values: int) -> None:
    """Add a row, unless it is there: several processes that start at once all find that it is not."""
    kind = postgresql if connection.dialect.name == "postgresql" else sqlite
    connection.execute(kind.insert(table).values(**values).on_conflict_do_nothing())


def _begin(connection: Connection, now: int) -> tuple[int | None, list[tuple[int, int]]]:
    """Note the time; the one before, and what was lost until then and may still matter."""
    last = _note(connection, now, ())
    connection.execute(delete(_outages).where(_outages.c.until < now - REMEMBERED))
    return last, [(row.began, row.until) for row in connection.execute(select(_outages))]
