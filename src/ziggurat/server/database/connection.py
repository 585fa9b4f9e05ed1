"""The connection to the database: SQLite on one machine, PostgreSQL for several; brought up to date when opened."""

import asyncio
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, TypeVar

import asyncpg
from sqlalchemy import URL, Connection, Engine, create_engine, event, func, make_url, select
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, async_sessionmaker, create_async_engine

from ziggurat.kernel.errors import BadOption
from ziggurat.play.stores.sqlite import LONGEST_LOG, keep_private
from ziggurat.server.database import schema
from ziggurat.server.errors import DatabaseUnavailable

T = TypeVar("T")

BUSY_MS = 10_000
PATIENCE_S = 5
_MIGRATING = 0x7A696767  # "zigg": any number that no other program locks in the same database
_DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
}
# TypeError: what asyncpg says to a parameter in the address that it does not know, such as sslmode.
_TROUBLE = (SQLAlchemyError, OSError, TypeError, sqlite3.Error, asyncpg.PostgresError, asyncpg.InterfaceError)


class Database:
    """An open database: `sessions` for transactions that may write, `reads` for those that only read.

    `change` and `ask` take a whole transaction as a function. On SQLite it runs in a thread of its own at one go: who
    holds the only lock for writing must not wait for a busy event loop between two statements. Give the thread of
    whoever else writes to the same file, and nobody ever waits for that lock.
    """

    def __init__(self, engine: AsyncEngine, reading: AsyncEngine, writing: ThreadPoolExecutor | None = None) -> None:
        self._in_threads = _InThreads(engine.url, writing) if engine.dialect.name == "sqlite" else None
        self.engine = engine
        self.url = engine.url
        self.sessions = async_sessionmaker(engine, expire_on_commit=False)
        self.reads = async_sessionmaker(reading.execution_options(only_reads=True), expire_on_commit=False)
        self._reading = reading

    @classmethod
    async def open(cls, url: str, writing: ThreadPoolExecutor | None = None) -> "Database":
        """Connect to a database, by its address or by the path of an SQLite file, and bring it up to date."""
        database = cls(*_engines(address(url)), writing)
        try:
            with unavailable(database.url):
                await _migrate(database.engine)
        except BaseException:
            await database.close()
            raise
        return database

    async def change(self, work: Callable[[Connection], T]) -> T:
        """Do some work in one transaction that may write."""
        if self._in_threads:
            return await self._in_threads.change(work)
        async with self.engine.begin() as connection:
            return await connection.run_sync(work)

    async def ask(self, work: Callable[[Connection], T]) -> T:
        """Do some work that only reads."""
        if self._in_threads:
            return await self._in_threads.ask(work)
        async with self._reading.connect() as connection:
            return await connection.run_sync(work)

    async def healthy(self) -> bool:
        """Whether the database answers, and soon."""
        try:
            async with asyncio.timeout(PATIENCE_S), self.reads() as session:
                return await session.scalar(select(1)) == 1
        except _TROUBLE:
            return False

    async def close(self) -> None:
        """Close all connections."""
        await self.engine.dispose()
        await self._reading.dispose()
        if self._in_threads:
            await asyncio.to_thread(self._in_threads.close)


class _InThreads:
    """Whole transactions on SQLite, one thread for those that write and some for those that read.

    Changes that wait for that thread together share a transaction, each behind a savepoint of its own: what takes long
    is waiting for the disk.
    """

    def __init__(self, url: URL, writing: ThreadPoolExecutor | None) -> None:
        file = url.set(drivername="sqlite")
        self._writer, self._reader = (_prepared(create_engine(file, hide_parameters=True)) for _ in range(2))
        self._reads = self._reader.execution_options(only_reads=True)
        self._changing: Connection | None = None  # opened by the thread that writes, and kept
        self._waiting: list[tuple[Callable[[Connection], Any], asyncio.Future[Any]]] = []
        self._handing_over = threading.Lock()
        self._own = writing is None
        self._writing = writing or ThreadPoolExecutor(1, thread_name_prefix="database-write")
        self._reading = ThreadPoolExecutor(2, thread_name_prefix="database-read")

    async def change(self, work: Callable[[Connection], T]) -> T:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        with self._handing_over:
            if not self._waiting:
                self._writing.submit(self._change_all, loop)
            self._waiting.append((work, done))
        return await done

    def _change_all(self, loop: asyncio.AbstractEventLoop) -> None:
        """Do all that waits, in the thread that writes, and tell how it went once it is on the disk."""
        with self._handing_over:
            waiting, self._waiting = self._waiting, []
        try:
            outcomes = self._in_one_transaction([work for work, _ in waiting])
        except BaseException as error:
            outcomes = [(None, error)] * len(waiting)
        told = [(done, *outcome) for (_, done), outcome in zip(waiting, outcomes, strict=True)]
        loop.call_soon_threadsafe(_tell_all, told)

    def _in_one_transaction(self, works: list[Callable[[Connection], Any]]) -> list[tuple[Any, BaseException | None]]:
        """What each work gives or raises; one that raises has changed nothing."""
        if self._changing is None:
            self._changing = self._writer.connect()
        connection = self._changing
        with connection.begin():
            if len(works) == 1:
                outcomes: list[tuple[Any, BaseException | None]] = [(works[0](connection), None)]
            else:
                outcomes = [_behind_a_savepoint(connection, work) for work in works]
            if not _is_open(connection):
                raise DatabaseUnavailable(str(self._writer.url.database), "SQLite took the whole transaction back")
            return outcomes

    async def ask(self, work: Callable[[Connection], T]) -> T:
        def whole() -> T:
            with self._reads.connect() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._reading, whole)

    def close(self) -> None:
        self._reading.shutdown()
        if self._changing is not None:
            self._writing.submit(self._changing.close).result()
        if self._own:
            self._writing.shutdown()
        self._writer.dispose()
        self._reader.dispose()


def _behind_a_savepoint(connection: Connection, work: Callable[[Connection], Any]) -> tuple[Any, BaseException | None]:
    savepoint = connection.begin_nested()
    try:
        result = work(connection)
        savepoint.commit()
        return result, None
    except Exception as error:
        if not _is_open(connection):
            raise
        savepoint.rollback()
        return None, error


def _is_open(connection: Connection) -> bool:
    """Whether the transaction still is: SQLite ends all of it when the disk fails or is full in a statement.

    What was done before is gone then, what comes next would commit itself, and the driver's commit says nothing.
    """
    driver: sqlite3.Connection = connection.connection.driver_connection  # type: ignore[assignment]
    return driver.in_transaction


def _tell_all(told: list[tuple[asyncio.Future[Any], Any, BaseException | None]]) -> None:
    for done, result, error in told:
        if done.done():
            continue  # nobody waits for it any more
        if error is None:
            done.set_result(result)
        else:
            done.set_exception(error)


def address(url: str) -> URL:
    """The address of a database, with its driver; a bare path is an SQLite file."""
    if "://" not in url:
        return _on_disk(URL.create("sqlite+aiosqlite", database=url))
    scheme = url.partition("://")[0]
    expected = "the path of a file, sqlite+aiosqlite:///PATH or postgresql+asyncpg://USER:PASSWORD@HOST/NAME"
    try:
        parsed = make_url(url)
        return _on_disk(parsed.set(drivername=_DRIVERS[parsed.drivername]))
    except (KeyError, ValueError, ArgumentError):
        # Without the cause, which may quote the password.
        raise BadOption("database address", f"{scheme}://…", expected) from None


def _on_disk(url: URL) -> URL:
    """An address unless it is that of an SQLite database in memory, of which every connection would see another."""
    if url.drivername == "sqlite+aiosqlite" and url.database in (None, "", ":memory:"):
        raise BadOption("database address", url.database or "", "the path of a file")
    return url


def _engines(url: URL) -> tuple[AsyncEngine, AsyncEngine]:
    """For what may write and for what only reads. They do not connect yet, and never quote parameters when they raise.

    SQLite lets one write at a time, and whoever waits for it just tries now and then, some for much longer than others.
    With one connection for all who write they stand in line.
    """
    if url.drivername == "sqlite+aiosqlite":
        return _sqlite(url, 1), _sqlite(url, 8)
    engine = create_async_engine(
        url,
        hide_parameters=True,
        pool_pre_ping=True,
        pool_size=8,
        max_overflow=8,
        pool_recycle=1800,
        connect_args={"timeout": PATIENCE_S},
    )
    return engine, engine


def _sqlite(url: URL, connections: int) -> AsyncEngine:
    engine = create_async_engine(url, hide_parameters=True, pool_size=connections, max_overflow=0)
    _prepared(engine.sync_engine)
    return engine


def _prepared(engine: Engine) -> Engine:
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def _prepare_sqlite(connection: Any, _record: object) -> None:
    """Settings of a new SQLite connection."""
    connection.isolation_level = None  # the driver begins nothing on its own: `_begin_sqlite` does
    cursor = connection.cursor()
    pragmas = (f"busy_timeout={BUSY_MS}", "synchronous=FULL", "foreign_keys=ON", f"wal_autocheckpoint={LONGEST_LOG}")
    for pragma in pragmas:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    """Take the lock for writing at once: a lock for reading that must grow later fails where somebody else wrote."""
    only_reads = connection.get_execution_options().get("only_reads", False)
    connection.exec_driver_sql("BEGIN" if only_reads else "BEGIN IMMEDIATE")


async def _migrate(engine: AsyncEngine) -> None:
    """Bring the database up to date; of several who start at once, one does and the others wait."""
    if engine.dialect.name == "sqlite":
        await asyncio.to_thread(_switch_to_wal, str(engine.url.database))
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(select(func.pg_advisory_xact_lock(_MIGRATING)))
        await connection.run_sync(schema.bring_up_to_date)


def _switch_to_wal(path: str) -> None:
    """Let SQLite write ahead, which the file remembers."""
    if Path(path).parent.is_dir():
        keep_private(Path(path))
    deadline = time.monotonic() + BUSY_MS / 1000
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        while (journal := _try_wal(connection)) != "wal":
            if time.monotonic() > deadline:
                raise DatabaseUnavailable(path, f"its journal stays {journal!r} instead of 'wal'")
            time.sleep(0.02)


def _try_wal(connection: sqlite3.Connection) -> str:
    """Switch and say what the journal is now; where somebody else switches, SQLite gives up at once and never waits."""
    try:
        return str(connection.execute("PRAGMA journal_mode=WAL").fetchone()[0])
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY:
            raise
        return "busy"


@contextmanager
def unavailable(url: URL) -> Iterator[None]:
    """Tell any trouble with a database as one error, which names it without its password."""
    try:
        yield
    except _TROUBLE as error:
        raise DatabaseUnavailable(url.render_as_string(hide_password=True), _cause(error)) from error


def _cause(error: BaseException) -> str:
    """What the driver said, in one line."""
    said = str(error.orig if isinstance(error, DBAPIError) else error) or type(error).__name__
    return said.splitlines()[0]
