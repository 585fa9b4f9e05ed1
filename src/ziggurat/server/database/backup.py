"""Backups: one SQLite file with everything in it, from either kind of database, to be restored into either kind.

A backup may be taken while servers run: it shows the database as it stood at one moment. It is written beside its
place, checked, sent to the disk and only then given its name, so that a file that has the name is whole.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import URL, Connection, Row, Table, create_engine, func, insert, select
from sqlalchemy.engine import Engine
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from ziggurat.kernel.errors import BadOption
from ziggurat.play.stores.sqlite import held
from ziggurat.server.database import schema
from ziggurat.server.database.connection import address, unavailable
from ziggurat.server.database.models import METADATA
from ziggurat.server.errors import DatabaseUnavailable

ROWS = 1000  # carried over at once
PRIVATE = 0o600  # a backup holds digests of passwords and the deals of running matches


class Content(NamedTuple):
    """What a backup holds."""

    accounts: int
    matches: int
    events: int


async def back_up(database: str, file: Path) -> Content:
    """Write all that is in a database into a new file."""
    url = address(database)
    with _new_file(file) as part:
        if url.drivername.startswith("sqlite"):
            _copy_sqlite(_existing(Path(str(url.database))), part)
        else:
            await _export(url, part)
        return _checked(part)


async def restore(file: Path, database: str) -> Content:
    """Bring a backup into a database that is not there yet, or that holds nothing."""
    url, content = address(database), _checked(_existing(file))
    if url.drivername.startswith("sqlite"):
        _restore_sqlite(file, Path(str(url.database)))
    else:
        await _import(file, url)
    return content


# -- files -----------------------------------------------------------------------------------------------------------


def _existing(path: Path) -> Path:
    """A path at which there is a file."""
    if not path.is_file():
        raise BadOption("database file", str(path), "the path of a file that exists")
    return path


@contextlib.contextmanager
def _new_file(path: Path) -> Iterator[Path]:
    """A place beside a path, which gets that path's name when all has gone well."""
    if path.exists():
        raise BadOption("new file", str(path), "another name, or move what is there away first")
    part = path.with_name(path.name + ".part")
    try:
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE))
        yield part
        _send_to_disk(part)
        part.rename(path)
        _send_to_disk(path.parent)
    except OSError as error:
        raise BadOption("new file", str(path), f"one in a folder that can be written ({error})") from error
    finally:
        part.unlink(missing_ok=True)


def _send_to_disk(path: Path) -> None:
    """Wait until a file, or the names in a folder, are on the disk."""
    if path.is_dir() and os.name == "nt":  # Windows knows no such thing for folders
        return
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _copy_sqlite(source: Path, target: Path) -> None:
    """Copy a database as it stands at one moment, whoever writes meanwhile; the log beside it is part of it."""
    try:
        with closing(sqlite3.connect(source, isolation_level=None)) as connection:
            connection.execute("VACUUM INTO ?", (str(target),))
    except sqlite3.Error as error:
        raise DatabaseUnavailable(str(source), str(error)) from error


def _checked(file: Path) -> Content:
    """What a backup holds; one that is damaged, or no database of ours, is refused."""
    try:
        with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as connection:
            state = connection.execute("PRAGMA integrity_check").fetchone()[0]
            tables = ("accounts", "matches", "events")
            counts = [int(connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0]) for name in tables]
    except sqlite3.Error as error:
        raise BadOption("backup", str(file), f"a file that `ziggurat backup` has written ({error})") from error
    if state != "ok":
        raise BadOption("backup", str(file), f"one that is not damaged ({state})")
    return Content(*counts)


def _restore_sqlite(file: Path, target: Path) -> None:
    """Put a backup where a server will look for its file, at the revision of this program."""
    for beside in (target.with_name(target.name + end) for end in ("-wal", "-shm", "-journal")):
        if beside.exists():  # SQLite would take what another file has left there for news of this one
            raise BadOption("place for a restored database", str(target), f"one without {beside.name} beside it")
    with held(target), _new_file(target) as part:
        _copy_sqlite(file, part)
        _bring_up_to_date(part)


def _bring_up_to_date(file: Path) -> None:
    engine = create_engine(URL.create("sqlite", database=str(file)))
    try:
        with engine.begin() as connection:
            schema.bring_up_to_date(connection)
    finally:
        engine.dispose()


# -- PostgreSQL ------------------------------------------------------------------------------------------------------


async def _export(url: URL, part: Path) -> None:
    """Copy a PostgreSQL as it stands at one moment."""
    _bring_up_to_date(part)
    target = create_engine(URL.create("sqlite", database=str(part)))
    try:
        async with _transaction(url, "REPEATABLE READ") as source:
            await _refuse_other_revision(source, url)
            with target.begin() as writing:
                for table in METADATA.sorted_tables:
                    async for rows in _rows(source, table):
                        writing.execute(insert(table), rows)
    finally:
        target.dispose()


async def _import(file: Path, url: URL) -> None:
    """Copy a backup into an empty PostgreSQL, all of it or nothing; an older one is brought up to date on the way."""
    part = file.with_name(file.name + ".restoring")
    part.unlink(missing_ok=True)
    try:
        _copy_sqlite(file, part)
        _bring_up_to_date(part)
        engine = create_engine(URL.create("sqlite", database=str(part)))
        try:
            async with _transaction(url, "SERIALIZABLE") as target:
                await target.run_sync(schema.bring_up_to_date)
                await target.run_sync(_fill, engine, url)
        finally:
            engine.dispose()
    finally:
        part.unlink(missing_ok=True)


@contextlib.asynccontextmanager
async def _transaction(url: URL, level: str) -> AsyncIterator[AsyncConnection]:
    """One transaction on a PostgreSQL."""
    engine = create_async_engine(url, hide_parameters=True, isolation_level=level)
    try:
        with unavailable(url):
            async with engine.begin() as connection:
                yield connection
    finally:
        await engine.dispose()


async def _refuse_other_revision(connection: AsyncConnection, url: URL) -> None:
    """Refuse a database that has to be brought up to date first: a backup holds what this program knows."""
    if not await connection.run_sync(schema.is_up_to_date):
        where = url.render_as_string(hide_password=True)
        raise DatabaseUnavailable(where, "it is not at the revision of this program; start `ziggurat serve` on it once")


async def _rows(source: AsyncConnection, table: Table) -> AsyncIterator[list[dict[str, object]]]:
    """All rows of a table, some at a time."""
    result = await source.stream(select(table))
    async for some in result.partitions(ROWS):
        yield [_as_dict(row) for row in some]


def _as_dict(row: Row[tuple[object, ...]]) -> dict[str, object]:
    return dict(row._mapping)


def _fill(target: Connection, source: Engine, url: URL) -> None:
    """Carry all rows over, into tables that must be empty."""
    for table in METADATA.sorted_tables:
        if target.scalar(select(func.count()).select_from(table)):
            where = url.render_as_string(hide_password=True)
            raise BadOption("empty database", where, "one without accounts and matches; nothing is overwritten")
    with source.connect() as reading:
        for table in METADATA.sorted_tables:
            for some in reading.execute(select(table)).partitions(ROWS):
                target.execute(insert(table), [_as_dict(row) for row in some])
