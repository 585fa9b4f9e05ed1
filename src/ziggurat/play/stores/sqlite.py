"""Logs in one SQLite file: write-ahead log, every commit on the disk before it is acknowledged (synchronous=FULL)."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import IO, Any, TypeVar

import msgspec

from ziggurat.kernel.errors import BadOption
from ziggurat.play.errors import StoreUnavailable, UnknownMatch
from ziggurat.play.stores import schema
from ziggurat.play.stores.store import Done, Entry, GroupCommit, Store, Told, Write

T = TypeVar("T")

TIDY_EVERY = 1.0  # seconds
PRIVATE = 0o600
SMALLEST = 512  # bytes of a database that is not empty; SQLite would take what is smaller for an empty one
LONGEST_LOG = 8000  # pages of the write-ahead log, after which a writer has to wait for it to be carried over

BEGIN = "INSERT INTO matches (id, setup, begun_at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
FIRST = "INSERT INTO events (match, ply, at, due, body) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
NEXT = """INSERT INTO events (match, ply, at, due, body) SELECT ?1, ?2, ?3, ?4, ?5
    WHERE EXISTS (SELECT 1 FROM events WHERE match = ?1 AND ply = ?2 - 1) ON CONFLICT DO NOTHING"""
MANY = """INSERT INTO events (match, ply, at, due, body)
    SELECT json_extract(value, '$[0]'),
        CASE WHEN EXISTS (SELECT 1 FROM events
            WHERE match = json_extract(given.value, '$[0]') AND ply = json_extract(given.value, '$[1]') - 1)
        THEN json_extract(value, '$[1]') END,
        json_extract(value, '$[2]'), json_extract(value, '$[3]'), json_extract(value, '$[4]')
    FROM json_each(?) AS given"""  # without a ply before it, an entry has none itself, and the whole statement fails
OVER = "UPDATE matches SET over_at = ?, outcome = ? WHERE id = ?"
TAIL = "SELECT ply, at, due, body FROM events WHERE match = ? AND ply > ? ORDER BY ply"
DUE = """SELECT match FROM events AS last WHERE due > ? AND due <= ?
    AND NOT EXISTS (SELECT 1 FROM events WHERE match = last.match AND ply = last.ply + 1)
    AND EXISTS (SELECT 1 FROM matches WHERE id = last.match AND over_at IS NULL)"""


class SqliteStore(Store):
    """One process, one file. A thread writes, another reads; neither holds up the event loop."""

    def __init__(self, path: Path) -> None:
        self._path = path
        try:
            keep_private(path)
        except sqlite3.Error as error:
            raise _unusable(path, error) from error
        self._lock = _lock(path)
        with contextlib.ExitStack() as half_open:
            half_open.callback(self._lock.close)
            self._writer = half_open.enter_context(contextlib.closing(_connect(path)))
            self._reader = half_open.enter_context(contextlib.closing(_connect(path)))
            _sync_names(path)
            half_open.pop_all()
        self.writing = ThreadPoolExecutor(1, thread_name_prefix="store-write")  # for all who write to this file
        self._reading = ThreadPoolExecutor(1, thread_name_prefix="store-read")
        self._group = GroupCommit(self._commit)
        self._closed = threading.Event()
        self._tidying = threading.Thread(target=_keep_tidy, args=(path, self._closed), name="store-tidy", daemon=True)
        self._tidying.start()

    @classmethod
    def open(cls, path: Path) -> SqliteStore:
        """Open a file, with its tables made where there are none."""
        store = cls(path)
        try:
            store.writing.submit(_make_tables, store._writer).result()
        except sqlite3.Error as error:
            store._let_go()
            raise _unusable(path, error) from error
        return store

    def post(self, write: Write, done: Done) -> None:
        """Write one entry with the next group."""
        self._group.post(write, done)

    async def _commit(self, group: list[Write]) -> list[bool]:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.writing, _commit, self._writer, group)

    def watch(self, told: Told) -> None:
        """Tell after each group whether it was taken."""
        self._group.told = told

    async def setup(self, match: str) -> str:
        """How a match began."""
        rows = await self._read("SELECT setup FROM matches WHERE id = ?", match)
        if not rows:
            raise UnknownMatch(match)
        return str(rows[0][0])

    async def tail(self, match: str, after: int = -1) -> list[Entry]:
        """The entries behind a ply."""
        return [Entry(*row) for row in await self._read(TAIL, match, after)]

    async def due(self, after: int, until: int) -> list[str]:
        """The running matches whose last entry was due in a span of time."""
        return [row[0] for row in await self._read(DUE, after, until)]

    async def _read(self, query: str, *values: str | int) -> list[tuple[Any, ...]]:
        def rows() -> list[tuple[Any, ...]]:
            return self._reader.execute(query, values).fetchall()

        return await self._in(self._reading, rows)

    @staticmethod
    async def _in(thread: ThreadPoolExecutor | None, work: Callable[[], T]) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(thread, work)
        except (sqlite3.Error, RuntimeError) as error:  # a thread that has been shut down takes no more work
            raise StoreUnavailable(str(error)) from error

    async def close(self) -> None:
        """Finish what is being written and close the file."""
        await self._group.finish()
        await self._in(None, self._let_go)

    def _let_go(self) -> None:
        self._closed.set()
        self._tidying.join()
        self.writing.submit(self._writer.close).result()
        self._reading.submit(self._reader.close).result()
        self.writing.shutdown()
        self._reading.shutdown()
        self._lock.close()


def _commit(connection: sqlite3.Connection, group: list[Write]) -> list[bool]:
    """Write a group durably; tell which of its entries found their place free."""
    try:
        if all(write.setup is None for write in group):
            return _commit_together(connection, group)
    except sqlite3.IntegrityError:
        pass  # nothing of it is written; one by one shows which can be
    with _transaction(connection):
        return [_insert(connection, write) for write in group]


def _commit_together(connection: sqlite3.Connection, group: list[Write]) -> list[bool]:
    """Write a group in as few statements as can be, or raise and write nothing.

    Each statement lets go of the interpreter and waits for it again behind a busy event loop, so that one for each
    entry would make the store wait most of its time.
    """
    rows = msgspec.json.encode([(write.match, *write.entry) for write in group]).decode()
    over = [(write.entry.at, write.outcome, write.match) for write in group if write.outcome is not None]
    if not over:
        connection.execute(MANY, (rows,))  # a transaction of its own
    else:
        with _transaction(connection):
            connection.execute(MANY, (rows,))
            connection.executemany(OVER, over)
    return [True] * len(group)


@contextlib.contextmanager
def _transaction(connection: sqlite3.Connection) -> Iterator[None]:
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def _insert(connection: sqlite3.Connection, write: Write) -> bool:
    match, entry, setup, outcome = write
    if setup is not None and connection.execute(BEGIN, (match, setup, entry.at)).rowcount != 1:
        return False
    row = (match, *entry)
    if connection.execute(FIRST if setup is not None else NEXT, row).rowcount != 1:
        return False
    if outcome is not None:
        connection.execute(OVER, (entry.at, outcome, match))
    return True


def _connect(path: Path) -> sqlite3.Connection:
    connection = None
    try:
        connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=30)
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"wal_autocheckpoint={LONGEST_LOG}"):
            connection.execute(f"PRAGMA {pragma}")
    except sqlite3.Error as error:
        if connection is not None:
            connection.close()
        raise _unusable(path, error) from error
    return connection


def _sync_names(path: Path) -> None:
    """Have the names of the file and its write-ahead log on the disk, or a power cut takes away what was synced.

    SQLite does so too, once, but does not look whether it succeeds.
    """
    if os.name == "nt":  # which opens no folders
        return
    try:
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
    except OSError as error:
        raise _unusable(path, error) from error


def _unusable(path: Path, error: sqlite3.Error | OSError) -> BadOption:
    return BadOption("database file", str(path), f"an SQLite file that can be written ({error})")


def _keep_tidy(path: Path, closed: threading.Event) -> None:
    """Carry the write-ahead log over into the file, away from who writes: the disk may take its time with it."""
    connection = None
    while not closed.wait(TIDY_EVERY):
        with contextlib.suppress(sqlite3.Error, BadOption):  # a disk that fails is tried again the next time
            connection = connection or _connect(path)
            connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
    if connection is not None:
        connection.close()


def _make_tables(connection: sqlite3.Connection) -> None:
    for statement in schema.SQLITE:
        connection.execute(statement)


@contextlib.contextmanager
def held(path: Path) -> Iterator[None]:
    """Hold a file for this process alone while something is done with it."""
    with contextlib.suppress(OSError):  # the lock tells what is wrong
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with _lock(path):
        yield


def keep_private(path: Path) -> None:
    """Make the file, or see that it can be written; nobody else may read it: it holds the keys of running matches.

    What SQLite puts beside it gets the same rights. A folder that is there already keeps its own.
    """
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        if not path.exists():
            os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, PRIVATE))
        elif path.is_dir() or not os.access(path, os.W_OK):  # never opened here: closing it would end SQLite's locks
            raise PermissionError(f"{path} may not be written")
        else:
            _refuse_other_files(path)
    except FileExistsError:
        pass  # somebody else has made it in this moment
    except OSError as error:
        raise BadOption("database file", str(path), f"one that can be written, in such a folder ({error})") from error
    for beside in ("", "-wal", "-shm", ".lock"):
        with contextlib.suppress(OSError):  # not there, or somebody else's, who has to see to it
            os.chmod(f"{path}{beside}", PRIVATE)


def _refuse_other_files(path: Path) -> None:
    """Leave alone what is no database, with its rights and its folder; SQLite itself looks, see above."""
    if 0 < path.stat().st_size < SMALLEST:
        raise sqlite3.DatabaseError("file is not a database")
    try:
        with contextlib.closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            connection.execute("PRAGMA schema_version")
    except sqlite3.Error as error:
        if getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_NOTADB:
            raise


def _lock(path: Path) -> IO[str]:
    """Hold the file for this process alone: nobody would tell two servers of each other's events."""
    try:
        handle = os.fdopen(os.open(f"{path}.lock", os.O_WRONLY | os.O_CREAT, PRIVATE), "w")
    except OSError as error:
        raise BadOption("database file", str(path), f"one in a folder that can be written ({error})") from error
    try:
        import fcntl

        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except ImportError:  # not on this system; SQLite itself still keeps two writers apart
        pass
    except OSError as error:
        handle.close()
        advice = "one that no other server uses, or share a PostgreSQL: --database postgresql+asyncpg://…"
        raise BadOption("free database file", str(path), advice) from error
    return handle
