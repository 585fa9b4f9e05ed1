"""What is written on such a disk: three logs and the tables of a house, and how it is told whether all of it is there.

Every row can be told from its key, so that who looks needs to know nothing but what was acknowledged.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from threading import Event
from typing import Any, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from tests.crash.faults.disk import MARKS
from ziggurat.play.errors import StoreUnavailable, UnknownMatch
from ziggurat.play.stores import Entry
from ziggurat.play.stores.sqlite import SqliteStore
from ziggurat.server.database.connection import Database

T = TypeVar("T")

NAME = "house.db"
MATCHES = ("a", "b", "c")
LAST = 39  # the ply that ends a match
HALVES = ("lefts", "rights")
BROKEN = (SQLAlchemyError, sqlite3.Error)


def entry(match: str, ply: int) -> Entry:
    """An entry of a log; some are longer than a page of the file."""
    return Entry(ply, 1_000 + ply, 5_000 + ply, f"{match} {ply} " + "x" * (6_000 if ply % 5 == 2 else 300))


def text(n: int) -> str:
    """What both halves of a pair say."""
    return f"pair {n} " + "y" * (n * 911 % 3_000)


class House:
    """An open store with the database on the same file."""

    def __init__(self, path: Path, store: SqliteStore, database: Database) -> None:
        self.path = path
        self.store = store
        self.database = database
        self._marks = os.open(path.with_name(MARKS), os.O_WRONLY | os.O_CREAT, 0o600)

    def mark(self, what: str, number: int) -> None:
        """Note in the journal that something is acknowledged."""
        os.write(self._marks, f"{what} {number}\n".encode())

    def close(self) -> None:
        """Close the marks."""
        os.close(self._marks)

    async def write(self, match: str, ply: int) -> None:
        """Write the entry that a log has there."""
        if ply == 0:
            await self.store.begin(match, f"setup of {match}", entry(match, 0))
        else:
            await self.store.append(match, entry(match, ply), f"end of {match}" if ply == LAST else None)

    async def pair(self, n: int) -> int:
        """Write both halves of a pair in one transaction, the second after a look at the first."""

        def both(connection: Connection) -> int:
            connection.exec_driver_sql("INSERT INTO lefts VALUES (?, ?)", (n, text(n)))
            row = connection.exec_driver_sql("SELECT text FROM lefts WHERE n = ?", (n,)).one()
            connection.exec_driver_sql("INSERT INTO rights VALUES (?, ?)", (n, row[0]))
            return n

        return await self.database.change(both)

    async def together(self, numbers: Iterable[int]) -> list[int | BaseException]:
        """Write pairs in one shared transaction; what became of each."""
        gate = Event()
        self.store.writing.submit(gate.wait)
        pairs = [asyncio.ensure_future(self.pair(n)) for n in numbers]
        await asyncio.sleep(0)
        gate.set()
        return await asyncio.gather(*pairs, return_exceptions=True)

    async def pairs(self) -> set[int]:
        """The pairs that are there, none of them half or changed."""

        def rows(connection: Connection) -> set[int]:
            return whole_pairs(connection.exec_driver_sql)

        return await self.database.ask(rows)

    async def log(self, match: str) -> int:
        """How long a log is, which has no gap and says what was written."""
        log = await self.store.tail(match)
        assert log == [entry(match, ply) for ply in range(len(log))]
        return len(log)


@asynccontextmanager
async def opened(path: Path) -> AsyncIterator[House]:
    """Open as a server does."""
    store = SqliteStore(path)
    try:
        database = await Database.open(str(path), store.writing)
        try:
            with closing(House(path, store, database)) as house:
                yield house
        finally:
            await database.close()
    finally:
        await store.close()


async def make_pairs(house: House, numbers: Iterable[int]) -> None:
    """Make the tables of pairs and some in them."""

    def tables(connection: Connection) -> None:
        for half in HALVES:
            connection.exec_driver_sql(f"CREATE TABLE {half} (n INTEGER PRIMARY KEY, text TEXT)")

    await house.database.change(tables)
    for n in numbers:
        await house.pair(n)


def whole_pairs(rows: Callable[[str], Iterable[Any]]) -> set[int]:
    """The numbers of all pairs; both halves are there and say the same."""
    lefts, rights = (dict(tuple(row) for row in rows(f"SELECT n, text FROM {half}")) for half in HALVES)
    assert lefts == rights, "a change is half there"
    assert lefts == {n: text(n) for n in lefts}
    return set(lefts)


async def write_all(path: Path) -> None:
    """Write logs and pairs side by side, and mark each as soon as it is acknowledged."""
    async with opened(path) as house:
        with closing(sqlite3.connect(path)) as tidy:
            await asyncio.gather(_write_pairs(house), *(_write_log(house, match) for match in MATCHES[:2]))
            tidy.execute("PRAGMA wal_checkpoint(PASSIVE)")
            await asyncio.gather(*(_write_log(house, match) for match in MATCHES[2:]))


async def _write_log(house: House, match: str) -> None:
    for ply in range(LAST + 1):
        await house.write(match, ply)
        house.mark(match, ply)


async def _write_pairs(house: House) -> None:
    await make_pairs(house, ())
    house.mark("tables", 0)
    for n in range(0, 24, 3):
        for number in await house.together(range(n, n + 3)):
            assert isinstance(number, int)
            house.mark("pair", number)


async def check(folder: Path, marks: Iterable[str]) -> None:
    """Whatever was acknowledged is there, nothing is half there, and the store goes on."""
    acknowledged = [(what, int(number)) for what, number in (mark.split() for mark in marks)]
    told = dict(acknowledged)
    store = SqliteStore.open(folder / NAME)
    try:
        lengths = [await _go_on(store, match, told.get(match, -1)) for match in MATCHES]
    finally:
        await store.close()
    with closing(sqlite3.connect(folder / NAME)) as file:
        assert file.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        over = dict(file.execute("SELECT id, outcome FROM matches WHERE over_at IS NOT NULL"))
        assert over == {match: f"end of {match}" for match, n in zip(MATCHES, lengths, strict=True) if n > LAST}
        tables = file.execute("SELECT name FROM sqlite_master WHERE name IN ('lefts', 'rights')").fetchall()
        assert len(tables) == 2 or not (tables or "tables" in told)
        there = whole_pairs(file.execute) if tables else set()
        assert there >= {number for what, number in acknowledged if what == "pair"}, "a change is lost"


async def _go_on(store: SqliteStore, match: str, told: int) -> int:
    """How long a log is; then it grows."""
    log = await store.tail(match)
    assert log == [entry(match, ply) for ply in range(len(log))]
    assert len(log) > told, f"match {match}: ply {told} was acknowledged, and there are {len(log)}"
    if log:
        assert await store.setup(match) == f"setup of {match}"
        await store.append(match, Entry(len(log), 1, None, "goes on"))
    else:
        try:
            raise AssertionError(await store.setup(match))
        except UnknownMatch:
            await store.begin(match, "goes on", Entry(0, 1, None, "goes on"))
    assert (await store.tail(match))[-1].body == "goes on"
    return len(log)


async def insist(work: Callable[[], Awaitable[None]], was_taken: Callable[[], Awaitable[bool]]) -> int:
    """Do something until it is taken; what was refused has not been done. How often it was refused."""
    for refused in range(4):
        try:
            await work()
            return refused
        except StoreUnavailable:
            assert not await again(was_taken), "what was refused is there"
    raise AssertionError("the store does not go on")


async def again(look: Callable[[], Awaitable[T]]) -> T:
    """Look; if the disk fails just then, look again."""
    try:
        return await look()
    except (StoreUnavailable, *BROKEN):
        return await look()
