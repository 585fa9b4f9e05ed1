"""Stores to test with, and what is written into them."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

from ziggurat.play.errors import Conflict
from ziggurat.play.stores import Entry, MemoryStore, Store
from ziggurat.play.stores.postgresql import PostgresqlStore
from ziggurat.play.stores.sqlite import SqliteStore

Opener = Callable[[], AbstractAsyncContextManager[Store]]
PATIENCE = 20.0  # seconds after which something that should happen has not


@asynccontextmanager
async def in_memory() -> AsyncIterator[MemoryStore]:
    yield MemoryStore()


@asynccontextmanager
async def in_file(path: Path) -> AsyncIterator[SqliteStore]:
    store = SqliteStore.open(path)
    try:
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def in_postgresql(dsn: str) -> AsyncIterator[PostgresqlStore]:
    store = await PostgresqlStore.open(dsn, make_tables=True)
    try:
        yield store
    finally:
        await store.close()


def entry(ply: int, body: str = "", *, due: int | None = None, at: int = 0) -> Entry:
    """An entry whose body tells it from others of the same ply."""
    return Entry(ply, at or 1_000 + ply, due, body or f"body {ply}")


async def begin(store: Store, match: str, plies: int = 0, due: int | None = None) -> None:
    """Begin a log and append some plies."""
    await store.begin(match, f"setup of {match}", entry(0, due=due))
    for ply in range(1, plies + 1):
        await store.append(match, entry(ply, due=due))


async def bodies(store: Store, match: str) -> list[str]:
    """What a log holds; its plies must follow one another without a gap."""
    log = await store.tail(match)
    assert [entry.ply for entry in log] == list(range(len(log)))
    return [entry.body for entry in log]


async def race(writes: Iterable[Awaitable[None]]) -> list[bool]:
    """Which of several writes were taken; the others must have met a conflict."""
    results = await asyncio.gather(*writes, return_exceptions=True)
    for result in results:
        assert result is None or type(result) is Conflict, repr(result)
    return [result is None for result in results]


async def until(condition: Callable[[], bool]) -> None:
    """Wait for something that happens elsewhere."""
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.01)
