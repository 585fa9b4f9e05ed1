"""The house: everything that one server process holds, opened together and closed together."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Coroutine
from dataclasses import replace
from pathlib import Path
from typing import Any

from sqlalchemy import select, update
from sqlalchemy.exc import SQLAlchemyError

from ziggurat.play.stores import Store
from ziggurat.play.stores.postgresql import PostgresqlStore
from ziggurat.play.stores.sqlite import SqliteStore
from ziggurat.server.accounts import passwords
from ziggurat.server.accounts.accounts import DAY_MS, Accounts
from ziggurat.server.aside import Aside
from ziggurat.server.database.connection import Database, address
from ziggurat.server.database.models import Account
from ziggurat.server.door import Door
from ziggurat.server.errors import DatabaseUnavailable
from ziggurat.server.gate import Gate
from ziggurat.server.limits import Limits
from ziggurat.server.metrics import Metrics
from ziggurat.server.people import People
from ziggurat.server.preparing import Preparing
from ziggurat.server.pulse import Pulse
from ziggurat.server.rooms.rooms import Rooms
from ziggurat.server.settings import Settings, wall_clock
from ziggurat.server.steady import SteadyClock
from ziggurat.server.tables import Tables

FORGET = "forget "  # shouted to other processes, with an account behind
TOUCHED_AT_ONCE = 500

log = logging.getLogger(__name__)


class House:
    """One server process."""

    def __init__(self, settings: Settings, database: Database, store: Store) -> None:
        self.settings = settings
        self.database = database
        self.store = store
        self.metrics = Metrics()
        self.limits = Limits(settings.limits)
        self.gate = Gate(settings, self.metrics)
        self.door = Door(settings)
        self.accounts = Accounts(database, settings.now)
        self.preparing = Preparing()
        self.rooms = Rooms(store, settings, self.metrics, self.preparing.until_ready)
        self.aside = Aside(settings.study_threads)
        self.metrics.gauge("ziggurat_studies_waiting", "Studies and lessons that wait.", lambda: self.aside.waiting)
        self.tables = Tables(database, self.rooms, settings)
        self.metrics.gauge("ziggurat_passwords_waiting", "Passwords being worked on.", passwords.waiting)
        self.pulse = Pulse(database, settings, self.metrics)
        self.accounts.most_tokens = settings.most_tokens
        self.accounts.session_ms = int(settings.keep_sessions * DAY_MS)
        self.people = People(database, self.accounts, self.rooms, settings)
        self.open_streams: dict[str, int] = {}
        self.closing = False
        self._tasks: set[asyncio.Task[None]] = set()
        self._working: set[asyncio.Task[None]] = set()  # what goes on until the house closes

    @classmethod
    async def open(cls, settings: Settings) -> House:
        """Open the database, bring it up to date, and begin to look after the matches in it."""
        if settings.now is wall_clock:
            settings = replace(settings, now=SteadyClock(wall_clock))
        url = address(settings.database)
        store: Store | None = None
        writing = None
        if url.drivername.startswith("sqlite"):
            store = SqliteStore(Path(str(url.database)))  # first, because it holds the file for this process alone
            writing = store.writing
        try:
            database = await Database.open(settings.database, writing)
        except BaseException:
            if store is not None:
                await store.close()
            raise
        if store is None:
            store = await PostgresqlStore.open(url.set(drivername="postgresql").render_as_string(hide_password=False))
        house = cls(settings, database, store)
        try:
            await house._begin()
        except BaseException:
            await house.close()
            raise
        return house

    def prepare_rules(self) -> None:
        """Compile what this machine lacks, and play it interpreted until then."""
        self.preparing.begin()
        self._spawn(self.preparing.run())

    async def _begin(self) -> None:
        self.accounts.on_forget = self._tell_to_forget
        self.rooms.touch = self._touch
        self.store.watch(self.pulse.told)
        self.rooms.lost = self.pulse.lost
        self.pulse.when_lost = self.rooms.time_was_lost
        self.tables.lost = self.pulse.lost
        await self._first_beat()
        await self.store.heed(self._heard)
        await self.rooms.start()
        self.gate.open()
        self.people.shout = self._shout_later
        self._spawn(self.pulse.keep_beating())
        self._spawn(self.people.keep_house())
        self._spawn(self.tables.keep_dealing())

    async def _first_beat(self) -> None:
        """Refuse to begin where nothing can be written."""
        try:
            await self.pulse.begin()
        except (SQLAlchemyError, OSError, TimeoutError) as error:
            where = self.database.url.render_as_string(hide_password=True)
            said = str(getattr(error, "orig", None) or error) or "it took too long"
            raise DatabaseUnavailable(where, f"nothing can be written ({said.splitlines()[0]})") from error

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._working.add(task)
        task.add_done_callback(self._working.discard)

    def _tell_to_forget(self, account: str) -> None:
        """Whoever looks on with what may be void now has to come back and show it, here and elsewhere."""
        self.rooms.end_streams(account)
        self._shout_later(FORGET + account)

    def _shout_later(self, text: str) -> None:
        task = asyncio.get_running_loop().create_task(self._shout(text))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _shout(self, text: str) -> None:
        try:
            await self.store.shout(text)
        except Exception as error:  # the others' memory of it ends by itself within a minute
            log.warning("could not tell other processes", extra={"cause": str(error)})

    def _heard(self, text: str) -> None:
        if text.startswith(FORGET):
            account = text.removeprefix(FORGET)
            self.accounts.forget(account)
            self.rooms.end_streams(account)
        else:
            self._spawn(self.people.heard(text))

    async def _touch(self, accounts: set[str]) -> None:
        """Note that people are there."""
        ids = sorted(accounts)
        for first in range(0, len(ids), TOUCHED_AT_ONCE):
            some = ids[first : first + TOUCHED_AT_ONCE]
            async with self.database.sessions.begin() as session:
                await session.execute(update(Account).where(Account.id.in_(some)).values(seen_at=self.settings.now()))

    def stream_opened(self, who: str) -> None:
        """Count a stream for an account or an address."""
        self.open_streams[who] = self.open_streams.get(who, 0) + 1

    def stream_closed(self, who: str) -> None:
        """Count it no more."""
        self.open_streams[who] -= 1
        if not self.open_streams[who]:
            del self.open_streams[who]

    async def seen_since(self, account: str, time: int) -> bool:
        """Whether somebody has been at any process of this house since a time."""
        async with self.database.reads() as session:
            seen = await session.scalar(select(Account.seen_at).where(Account.id == account))
        return seen is not None and seen > time

    async def close(self) -> None:
        """End the streams, finish what is being written, let go."""
        self.closing = True
        self.rooms.end_streams()
        self.aside.close()
        for task in self._working:
            task.cancel()
        await asyncio.gather(*self._working, return_exceptions=True)
        await self.gate.close()
        await self.rooms.close()
        self.preparing.close()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(SQLAlchemyError, OSError, TimeoutError):
            await self.pulse.beat()  # until now somebody was here
        await self.database.close()
        await self.store.close()
