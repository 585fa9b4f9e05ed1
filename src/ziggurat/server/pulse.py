"""The pulse of the house: a small write every few seconds, which shows that writes are taken, and when one was last."""

from __future__ import annotations

import asyncio
import logging
import time

from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import SQLAlchemyError

from ziggurat.server.database.connection import Database
from ziggurat.server.database.models import METADATA
from ziggurat.server.metrics import Metrics
from ziggurat.server.settings import Settings

BEAT_EVERY = 5.0  # seconds
LATELY = 15.0  # seconds for which a write that was taken shows that the next will be
PATIENCE = 5.0  # seconds until a write counts as not taken
ROW = 1

_pulse = METADATA.tables["pulse"]
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

    def told(self, error: Exception | None) -> None:
        """Hear what has become of a group of writes."""
        if error is None:
            self._taken = time.monotonic()
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
        now = self._settings.now()
        try:
            async with asyncio.timeout(PATIENCE):
                await self._database.change(lambda connection: _note(connection, now))
        except _TROUBLE:
            self._taken = None
            raise
        self._taken = time.monotonic()

    async def keep_beating(self) -> None:
        """Beat for ever; a beat that fails is told once, and the next may not."""
        while True:
            await asyncio.sleep(BEAT_EVERY)
            well = self._taken is not None
            try:
                await self.beat()
            except _TROUBLE as error:
                if well:
                    log.warning("the database takes no writes", extra={"cause": str(error).splitlines()[:1]})


def _note(connection: Connection, now: int) -> int | None:
    """Note the time; the one that was noted before."""
    last = connection.scalar(_LAST)
    if last is None:
        connection.execute(insert(_pulse).values(id=ROW, at=now))
    else:
        connection.execute(update(_pulse).where(_pulse.c.id == ROW).values(at=now))
    return last
