"""Logs in PostgreSQL, shared by any number of processes. Each tells the others what it has appended (NOTIFY)."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator
from typing import Any, TypeAlias

import asyncpg

from ziggurat.play.errors import StoreUnavailable, UnknownMatch
from ziggurat.play.stores import schema
from ziggurat.play.stores.store import ANYTHING, Done, Entry, GroupCommit, Listener, Store, Told, Write

Pool: TypeAlias = Any  # asyncpg has no types
Connection: TypeAlias = Any

NEWS = "ziggurat_news"  # "PROCESS match match …"
SHOUTS = "ziggurat_shouts"  # "PROCESS text"
NEWS_AT_ONCE = 300  # a notification holds 8,000 bytes
SCHEMA_LOCK = 7_031_882
PATIENCE = 10.0  # seconds for one statement
RETRY = 0.5  # seconds between attempts to listen again

APPEND = """INSERT INTO events (match, ply, at, due, body)
    SELECT * FROM unnest($1::text[], $2::int[], $3::bigint[], $4::bigint[], $5::text[])
    AS given (match, ply, at, due, body)
    WHERE ply = 0 OR EXISTS (SELECT 1 FROM events WHERE events.match = given.match AND events.ply = given.ply - 1)
    ON CONFLICT DO NOTHING RETURNING match, ply"""
BEGIN = """INSERT INTO matches (id, setup, begun_at) SELECT * FROM unnest($1::text[], $2::text[], $3::bigint[])
    ON CONFLICT DO NOTHING RETURNING id"""
OVER = """UPDATE matches SET over_at = given.at, outcome = given.outcome
    FROM unnest($1::text[], $2::bigint[], $3::text[]) AS given (id, at, outcome) WHERE matches.id = given.id"""
TAIL = "SELECT ply, at, due, body FROM events WHERE match = $1 AND ply > $2 ORDER BY ply"
DUE = """SELECT match FROM events AS last WHERE due > $1 AND due <= $2
    AND NOT EXISTS (SELECT 1 FROM events WHERE match = last.match AND ply = last.ply + 1)
    AND EXISTS (SELECT 1 FROM matches WHERE id = last.match AND over_at IS NULL)"""


class PostgresqlStore(Store):
    """Any number of processes, one database."""

    def __init__(self, pool: Pool, dsn: str) -> None:
        self._pool = pool
        self._dsn = dsn
        self._name = secrets.token_hex(4)
        self._group = GroupCommit(self._commit)
        self._listeners: dict[str, list[Listener]] = {NEWS: [], SHOUTS: []}
        self._listening: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, dsn: str, *, make_tables: bool = False) -> PostgresqlStore:
        """Connect to postgresql://…; the tables are the migrations' business unless asked for."""
        with _reachable():
            pool = await asyncpg.create_pool(dsn, min_size=1, max_size=6, command_timeout=PATIENCE, timeout=PATIENCE)
        store = cls(pool, dsn)
        if make_tables:
            async with store._connection() as connection, connection.transaction():
                await connection.execute("SELECT pg_advisory_xact_lock($1)", SCHEMA_LOCK)
                for statement in schema.POSTGRESQL:
                    await connection.execute(statement)
        return store

    @contextlib.asynccontextmanager
    async def _connection(self) -> AsyncIterator[Connection]:
        with _reachable():
            async with self._pool.acquire(timeout=PATIENCE) as connection:
                yield connection

    def post(self, write: Write, done: Done) -> None:
        """Write one entry with the next group."""
        self._group.post(write, done)

    async def _commit(self, group: list[Write]) -> list[bool]:
        """Write a group in one transaction, wake the other processes, tell which entries found their place free."""
        async with self._connection() as connection, connection.transaction():
            refused = await self._begin(connection, [write for write in group if write.setup is not None])
            rows = _first_of_each(w for w in group if w.setup is None or w.match not in refused)
            columns = [list(column) for column in zip(*((w.match, *w.entry) for w in rows.values()), strict=True)]
            added = await connection.fetch(APPEND, *columns) if rows else []
            places = {(row["match"], row["ply"]) for row in added}
            await self._end(connection, [w for w in rows.values() if w.outcome and (w.match, w.entry.ply) in places])
            await self._tell(connection, [place[0] for place in places])
        return [(w.match, w.entry.ply) in places and rows.get((w.match, w.entry.ply)) is w for w in group]

    async def _begin(self, connection: Connection, writes: list[Write]) -> set[str]:
        """Begin the logs of a group; those that exist already are refused."""
        if not writes:
            return set()
        writes = sorted(writes, key=lambda write: write.match)
        columns = [w.match for w in writes], [w.setup for w in writes], [w.entry.at for w in writes]
        begun = {row["id"] for row in await connection.fetch(BEGIN, *columns)}
        return {write.match for write in writes} - begun

    async def _end(self, connection: Connection, writes: list[Write]) -> None:
        if writes:
            columns = [w.match for w in writes], [w.entry.at for w in writes], [w.outcome for w in writes]
            await connection.execute(OVER, *columns)

    async def _tell(self, connection: Connection, matches: list[str]) -> None:
        for first in range(0, len(matches), NEWS_AT_ONCE):
            text = " ".join([self._name, *matches[first : first + NEWS_AT_ONCE]])
            await connection.execute("SELECT pg_notify($1, $2)", NEWS, text)

    def watch(self, told: Told) -> None:
        """Tell after each group whether it was taken."""
        self._group.told = told

    async def setup(self, match: str) -> str:
        """How a match began."""
        async with self._connection() as connection:
            setup = await connection.fetchval("SELECT setup FROM matches WHERE id = $1", match)
        if setup is None:
            raise UnknownMatch(match)
        return str(setup)

    async def tail(self, match: str, after: int = -1) -> list[Entry]:
        """The entries behind a ply."""
        async with self._connection() as connection:
            return [Entry(*row) for row in await connection.fetch(TAIL, match, after)]

    async def due(self, after: int, until: int) -> list[str]:
        """The running matches whose last entry was due in a span of time."""
        async with self._connection() as connection:
            return [row["match"] for row in await connection.fetch(DUE, after, until)]

    # -- news between processes --------------------------------------------------------------------------------------

    async def listen(self, listener: Listener) -> None:
        """Hear which logs others have appended to; `ANYTHING` after the line was down."""
        await self._add_listener(NEWS, listener)

    async def heed(self, listener: Listener) -> None:
        """Hear what others shout."""
        await self._add_listener(SHOUTS, listener)

    async def shout(self, text: str) -> None:
        """Tell the other processes something."""
        async with self._connection() as connection:
            await connection.execute("SELECT pg_notify($1, $2)", SHOUTS, f"{self._name} {text}")

    async def _add_listener(self, channel: str, listener: Listener) -> None:
        self._listeners[channel].append(listener)
        if self._listening is None:
            ready = asyncio.Event()
            self._listening = asyncio.create_task(self._keep_listening(ready))
            await ready.wait()

    async def _keep_listening(self, ready: asyncio.Event) -> None:
        """Hold a line open; when it breaks, open another and say that news may have been missed."""
        while True:
            with contextlib.suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError):
                await self._listen_once(ready)
            await asyncio.sleep(RETRY)

    async def _listen_once(self, ready: asyncio.Event) -> None:
        line = await asyncpg.connect(self._dsn, timeout=PATIENCE)
        try:
            broken = asyncio.Event()
            line.add_termination_listener(lambda _: broken.set())
            for channel in self._listeners:
                await line.add_listener(channel, self._heard)
            if ready.is_set():
                for listener in self._listeners[NEWS]:
                    listener(ANYTHING)
            ready.set()
            await broken.wait()
        finally:
            line.terminate()

    def _heard(self, _line: object, _pid: int, channel: str, payload: object) -> None:
        sender, _, text = str(payload).partition(" ")
        if sender != self._name:
            for word in text.split() if channel == NEWS else [text]:
                for listener in self._listeners[channel]:
                    listener(word)

    async def close(self) -> None:
        """Finish what is being written and hang up."""
        await self._group.finish()
        if self._listening:
            self._listening.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._listening
        try:
            await asyncio.wait_for(self._pool.close(), PATIENCE)
        except TimeoutError:
            self._pool.terminate()


def _first_of_each(writes: Any) -> dict[tuple[str, int], Write]:
    """The first write to each place; a second in the same group is a conflict like any other.

    In order of place, so that two processes never wait for each other.
    """
    rows: dict[tuple[str, int], Write] = {}
    for write in writes:
        rows.setdefault((write.match, write.entry.ply), write)
    return dict(sorted(rows.items()))


@contextlib.contextmanager
def _reachable() -> Any:
    """Whatever goes wrong on the way to the database is one typed error."""
    try:
        yield
    except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError) as error:
        raise StoreUnavailable(f"PostgreSQL: {error or type(error).__name__}") from error
