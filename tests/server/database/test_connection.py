"""Opening a database: addresses, settings, several who start at once, and what is refused."""

import asyncio
import contextlib
import gc
import multiprocessing
import socket
import sqlite3
import threading
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from multiprocessing.synchronize import Barrier
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, insert, text, update
from sqlalchemy.exc import OperationalError

from tests.support.postgresql import PostgreSQL
from ziggurat.kernel.errors import BadOption
from ziggurat.server.database.connection import Database, address
from ziggurat.server.database.models import Account
from ziggurat.server.errors import DatabaseTooNew, DatabaseUnavailable

STARTERS = 8


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Database]:
    database = await Database.open(url)
    try:
        yield database
    finally:
        await database.close()


async def ask(database: Database, statement: str) -> object:
    async with database.sessions() as session:
        return await session.scalar(text(statement))


async def open_and_close(url: str) -> None:
    async with opened(url) as database:
        assert await ask(database, "SELECT count(*) FROM accounts") == 0


def start_with_the_others(url: str, together: Barrier) -> None:
    together.wait()
    asyncio.run(open_and_close(url))


def test_eight_processes_start_at_once(database_url: str) -> None:
    fork = multiprocessing.get_context("forkserver")
    fork.set_forkserver_preload([__name__])  # so that all is imported once for all of them
    together = fork.Barrier(STARTERS)
    starters = [fork.Process(target=start_with_the_others, args=(database_url, together)) for _ in range(STARTERS)]
    for starter in starters:
        starter.start()
    for starter in starters:
        starter.join()
    assert [starter.exitcode for starter in starters] == [0] * STARTERS


def test_eight_open_at_once_in_one_process(database_url: str) -> None:
    async def scenario() -> None:
        await asyncio.gather(*(open_and_close(database_url) for _ in range(STARTERS)))

    asyncio.run(scenario())


def test_two_databases_open_at_once(tmp_path: Path, postgresql: PostgreSQL) -> None:
    urls = [str(tmp_path / "one.db"), postgresql.new_database(), str(tmp_path / "two.db"), postgresql.new_database()]

    async def scenario() -> None:
        await asyncio.gather(*(open_and_close(url) for url in urls))

    asyncio.run(scenario())


def test_a_second_start_finds_nothing_to_do(database_url: str) -> None:
    for _ in range(2):
        asyncio.run(open_and_close(database_url))


def test_a_start_that_breaks_off_leaves_nothing_behind(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from ziggurat.server.database import schema

    def broken(connection: Connection) -> None:
        real(connection)
        raise KeyboardInterrupt

    real = schema.bring_up_to_date
    monkeypatch.setattr(schema, "bring_up_to_date", broken)
    with pytest.raises(KeyboardInterrupt):
        asyncio.run(open_and_close(database_url))
    monkeypatch.setattr(schema, "bring_up_to_date", lambda connection: None)

    async def scenario() -> object:
        async with opened(database_url) as database:
            kind = database.engine.dialect.name
            catalog = "pg_tables WHERE schemaname = 'public'" if kind == "postgresql" else "sqlite_master"
            return await ask(database, f"SELECT count(*) FROM {catalog}")

    assert asyncio.run(scenario()) == 0


def test_a_database_of_a_later_version_is_refused(database_url: str) -> None:
    async def scenario() -> None:
        async with opened(database_url) as database, database.sessions.begin() as session:
            await session.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        await Database.open(database_url)

    with pytest.raises(DatabaseTooNew, match=r"9999.*Upgrade ziggurat\.$"):
        asyncio.run(scenario())


def test_a_database_of_somebody_else_is_refused(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "other.db") as other:
        other.execute("CREATE TABLE accounts (something)")
    other.close()
    with pytest.raises(DatabaseUnavailable, match="accounts already exists"):
        asyncio.run(Database.open(str(tmp_path / "other.db")))


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Anna, " * 100)
    with pytest.raises(DatabaseUnavailable, match="not a database"):
        asyncio.run(Database.open(str(tmp_path / "letter.txt")))


def test_a_place_that_does_not_exist_is_refused(tmp_path: Path) -> None:
    with pytest.raises(DatabaseUnavailable, match=r"nowhere.*Check its address"):
        asyncio.run(Database.open(str(tmp_path / "nowhere" / "ziggurat.db")))


def test_nobody_listens() -> None:
    with socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))
        port = silent.getsockname()[1]
        with pytest.raises(DatabaseUnavailable) as refused:
            asyncio.run(Database.open(f"postgresql+asyncpg://anna:secret@127.0.0.1:{port}/x"))
    assert "secret" not in str(refused.value)


def test_no_such_database_on_the_server(postgresql: PostgreSQL) -> None:
    url = postgresql.new_database()
    with pytest.raises(DatabaseUnavailable, match="does not exist"):
        asyncio.run(Database.open(url + "_not"))


def test_a_parameter_that_the_driver_does_not_know(postgresql: PostgreSQL) -> None:
    url = postgresql.new_database()
    with pytest.raises(DatabaseUnavailable, match=r"sslmode.*Check its address"):
        asyncio.run(Database.open(url + "?sslmode=disable"))
    asyncio.run(open_and_close(url + "?ssl=disable"))


@pytest.mark.parametrize("url", ["mysql://anna:secret@host/x", "://secret", "postgresql+asyncpg://a:secret@b:port/x"])
def test_no_address(url: str) -> None:
    with pytest.raises(BadOption, match="postgresql") as refused:
        address(url)
    assert "secret" not in str(refused.value)


@pytest.mark.parametrize("url", ["", ":memory:", "sqlite+aiosqlite://", "sqlite:///:memory:"])
def test_a_database_in_memory_is_refused(url: str) -> None:
    with pytest.raises(BadOption, match="the path of a file"):
        address(url)


def test_addresses_may_leave_the_driver_out() -> None:
    assert address("some/file.db").render_as_string() == "sqlite+aiosqlite:///some/file.db"
    assert address("sqlite:////file.db").drivername == "sqlite+aiosqlite"
    assert address("postgres://host/x").drivername == "postgresql+asyncpg"


def test_settings_of_sqlite(tmp_path: Path) -> None:
    async def scenario() -> list[object]:
        async with opened(str(tmp_path / "ziggurat.db")) as database:
            names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
            return [await ask(database, f"PRAGMA {name}") for name in names]

    assert asyncio.run(scenario()) == ["wal", 2, 1, 10_000]


def account(id: str) -> Account:
    return Account(id=id, name=id, guest=True, created_at=0, seen_at=0)


def test_those_who_read_and_then_write_wait_for_each_other(database_url: str) -> None:
    async def count_up(database: Database) -> None:
        async with database.sessions.begin() as session:
            assert await session.get(Account, "anna")
            await asyncio.sleep(0.01)
            await session.execute(update(Account).values(seen_at=Account.seen_at + 1))

    async def scenario() -> object:
        async with opened(database_url) as database:
            async with database.sessions.begin() as session:
                session.add(account("anna"))
            await asyncio.gather(*(count_up(database) for _ in range(STARTERS)))
            return await ask(database, "SELECT seen_at FROM accounts")

    assert asyncio.run(scenario()) == STARTERS


def test_who_only_reads_does_not_wait_for_who_writes(database_url: str) -> None:
    async def scenario() -> object:
        async with opened(database_url) as database, database.sessions.begin() as writing:
            writing.add(account("anna"))
            await writing.flush()
            async with asyncio.timeout(5), database.reads() as reading:
                return await reading.scalar(text("SELECT count(*) FROM accounts"))

    assert asyncio.run(scenario()) == 0


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_health_of_a_database_that_stops_and_comes_back(postgresql: PostgreSQL) -> None:
    url = postgresql.new_database()

    async def scenario() -> list[bool]:
        async with opened(url) as database:
            seen = [await database.healthy()]
            postgresql.stop()
            seen.append(await database.healthy())
            postgresql.start_again()
            seen.append(await database.healthy())
            postgresql.crash()
            return [*seen, await database.healthy()]

    assert asyncio.run(scenario()) == [True, False, True, True]
    gc.collect()  # asyncpg leaves broken connections behind: they are to be found here, not in another test


def test_changes_that_wait_together_fail_alone(database_url: str) -> None:
    """Each of many changes adds an account; every third then thinks better of it, and only that one is undone."""

    def adding(number: int) -> Callable[[Connection], int]:
        values = {"id": f"a{number}", "name": "Anna", "guest": True, "created_at": 1, "seen_at": number}

        def work(connection: Connection) -> int:
            connection.execute(insert(Account).values(**values))
            if number % 3 == 0:
                raise LookupError(number)
            return number

        return work

    async def scenario() -> None:
        async with opened(database_url) as database:
            changes = (database.change(adding(number)) for number in range(30))
            outcomes = await asyncio.gather(*changes, return_exceptions=True)
            kept = [number for number in range(30) if number % 3]
            assert [outcome for outcome in outcomes if isinstance(outcome, int)] == kept
            assert all(isinstance(outcomes[number], LookupError) for number in range(0, 30, 3))
            assert await ask(database, "SELECT sum(seen_at) FROM accounts") == sum(kept)
            with pytest.raises(LookupError):
                await database.change(adding(33))
            assert await database.change(adding(34)) == 34

    asyncio.run(scenario())


def test_changes_of_a_transaction_that_sqlite_takes_back_are_told_as_failed(tmp_path: Path) -> None:
    """SQLite ends the whole transaction where the file may not grow within a statement, savepoints or not."""

    def adding(number: int, pages: int = 0, quiet: bool = False) -> Callable[[Connection], int]:
        def work(connection: Connection) -> int:
            room = connection.exec_driver_sql("PRAGMA page_count").scalar_one() + 10 if pages else 1_000_000
            connection.exec_driver_sql(f"PRAGMA max_page_count={room}")
            with contextlib.suppress(*[OperationalError] * quiet):
                connection.exec_driver_sql(f"INSERT INTO numbers VALUES ({number}, zeroblob({4096 * pages}))")
            return number

        return work

    async def together(
        database: Database, writing: ThreadPoolExecutor, *works: Callable[[Connection], int]
    ) -> list[Any]:
        gate = threading.Event()
        writing.submit(gate.wait)
        changes = [asyncio.ensure_future(database.change(work)) for work in works]
        await asyncio.sleep(0)
        gate.set()
        return await asyncio.gather(*changes, return_exceptions=True)

    async def scenario(writing: ThreadPoolExecutor) -> None:
        database = await Database.open(str(tmp_path / "house.db"), writing)
        await database.change(
            lambda connection: connection.exec_driver_sql("CREATE TABLE numbers (n, filling)").close()
        )
        outcomes = await together(database, writing, adding(1), adding(2, 100), adding(3))
        assert ["is full" in str(outcome) for outcome in outcomes] == [True] * 3
        assert await ask(database, "SELECT count(*) FROM numbers") == 0
        for quiet in ((adding(4), adding(5, 100, quiet=True), adding(6)), (adding(7, 100, quiet=True),)):
            outcomes = await together(database, writing, *quiet)
            assert all(isinstance(outcome, OperationalError | DatabaseUnavailable) for outcome in outcomes)
            assert await ask(database, "SELECT count(*) FROM numbers") == 0
        assert await together(database, writing, adding(8), adding(9)) == [8, 9]
        assert await ask(database, "SELECT sum(n) FROM numbers") == 17
        await database.close()

    with ThreadPoolExecutor(1) as writing:
        asyncio.run(scenario(writing))
