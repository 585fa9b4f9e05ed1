"""A backup holds all that a database held at one moment, and comes back whole into either kind, or not at all."""

import asyncio
import os
import sqlite3
import stat
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, insert, select, text

from tests.server.database.test_connection import opened
from tests.support.postgresql import PostgreSQL
from ziggurat.kernel.errors import BadOption
from ziggurat.play.stores.sqlite import held
from ziggurat.server.database import backup
from ziggurat.server.database.models import METADATA
from ziggurat.server.errors import DatabaseTooNew, DatabaseUnavailable

ROWS = 1234  # more than are carried over at once

Rows = dict[str, list[tuple[Any, ...]]]


def value_of(column: Any, number: int) -> Any:
    """Something that a column can hold; every row has another."""
    kind = column.type.python_type
    if column.name == "state":
        return "open"
    if column.foreign_keys:
        return f"{next(iter(column.foreign_keys)).column.name}-{number}"
    made: dict[type, Any] = {str: f"{column.name}-{number}", int: number, bool: number % 2 == 0}
    if kind in made:
        return None if column.nullable and number % 3 == 0 else made[kind]
    return {"ü": [number, None]} if number % 2 else None  # JSON, and its own null


def fill(connection: Connection) -> None:
    """Some rows in every table, and very many events."""
    for table in METADATA.sorted_tables:
        count = ROWS if table.name == "events" else 5
        rows = [{column.name: value_of(column, number) for column in table.columns} for number in range(count)]
        connection.execute(insert(table), rows)


def rows_of(connection: Connection) -> Rows:
    tables = METADATA.sorted_tables
    return {table.name: sorted((tuple(row) for row in connection.execute(select(table))), key=repr) for table in tables}


def write_a_pair(number: int, connection: Connection) -> None:
    pair = [{"match": f"pair {number}", "ply": ply, "at": 1, "due": None, "body": ""} for ply in (0, 1)]
    connection.execute(insert(METADATA.tables["events"]), pair)


async def filled(url: str) -> Rows:
    async with opened(url) as database:
        await database.change(fill)
        return await database.ask(rows_of)


async def contents(url: str) -> Rows:
    async with opened(url) as database:
        return await database.ask(rows_of)


@pytest.fixture
def other(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database that is not there yet, or is empty, of the kind that a test names."""
    if request.param == "sqlite":
        return str(tmp_path / "restored" / "server.sqlite3")
    server: PostgreSQL = request.getfixturevalue("postgresql")
    return server.new_database()


@pytest.mark.parametrize("other", ["sqlite", "postgresql"], indirect=True)
def test_a_backup_comes_back_whole_into_either_kind(database_url: str, other: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        before = await filled(database_url)
        written = await backup.back_up(database_url, tmp_path / "backup")
        restored = await backup.restore(tmp_path / "backup", other)
        assert written == restored == (5, 5, ROWS)
        assert await contents(other) == before

    asyncio.run(scenario())
    assert sorted(path.name for path in tmp_path.glob("backup*")) == ["backup"]


def test_a_backup_is_for_the_eyes_of_its_owner(tmp_path: Path) -> None:
    source, file = tmp_path / "server.db", tmp_path / "backup"
    old = os.umask(0)
    try:
        asyncio.run(filled(str(source)))
        asyncio.run(backup.back_up(str(source), file))
        asyncio.run(backup.restore(file, str(tmp_path / "again.db")))
    finally:
        os.umask(old)
    assert [stat.S_IMODE(path.stat().st_mode) for path in (file, tmp_path / "again.db")] == [0o600, 0o600]


def test_a_backup_is_taken_while_a_server_holds_and_writes_the_database(database_url: str, tmp_path: Path) -> None:
    """What one transaction has written is there whole or not at all."""

    async def scenario() -> None:
        async with opened(database_url) as database:
            await database.change(fill)
            stopped = asyncio.Event()

            async def write() -> None:
                number = ROWS
                while not stopped.is_set():
                    await database.change(partial(write_a_pair, number))
                    number += 1

            writing = asyncio.create_task(write())
            sizes = []
            for number in range(3):
                await backup.back_up(database_url, tmp_path / f"backup {number}")
                with closing(sqlite3.connect(tmp_path / f"backup {number}")) as connection:
                    halves = "SELECT count(*) FROM events WHERE match LIKE 'pair%' GROUP BY match HAVING count(*) != 2"
                    assert connection.execute(halves).fetchall() == []
                    sizes.append(connection.execute("SELECT count(*) FROM events").fetchone()[0])
            stopped.set()
            await writing
            assert sizes == sorted(sizes)

    asyncio.run(scenario())


def test_nothing_is_overwritten(database_url: str, tmp_path: Path) -> None:
    file = tmp_path / "backup"
    before = asyncio.run(filled(database_url))
    asyncio.run(backup.back_up(database_url, file))
    kept = file.read_bytes()
    with pytest.raises(BadOption, match="move what is there away first"):
        asyncio.run(backup.back_up(database_url, file))
    with pytest.raises(BadOption, match=r"move what is there|nothing is overwritten"):
        asyncio.run(backup.restore(file, database_url))
    assert file.read_bytes() == kept
    assert asyncio.run(contents(database_url)) == before


def test_a_file_is_not_restored_beside_the_log_of_another_or_under_a_server(tmp_path: Path) -> None:
    file, target = tmp_path / "backup", tmp_path / "again.db"
    asyncio.run(filled(str(tmp_path / "server.db")))
    asyncio.run(backup.back_up(str(tmp_path / "server.db"), file))
    (tmp_path / "again.db-wal").write_bytes(b"left behind")
    with pytest.raises(BadOption, match=r"one without again\.db-wal beside it"):
        asyncio.run(backup.restore(file, str(target)))
    (tmp_path / "again.db-wal").unlink()
    with held(target), pytest.raises(BadOption, match="no other server uses"):
        asyncio.run(backup.restore(file, str(target)))
    assert not target.exists()


@pytest.mark.parametrize("damage", ["text", "cut", "empty", "strange"])
def test_what_is_no_backup_is_refused_and_leaves_nothing_behind(damage: str, tmp_path: Path) -> None:
    file, target = tmp_path / "backup", tmp_path / "again.db"
    asyncio.run(filled(str(tmp_path / "server.db")))
    asyncio.run(backup.back_up(str(tmp_path / "server.db"), file))
    if damage == "strange":
        file.unlink()
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("CREATE TABLE cats (name)")
    else:
        whole = file.read_bytes()
        file.write_bytes({"text": b"no database", "cut": whole[: len(whole) // 2], "empty": b""}[damage])
    with pytest.raises(BadOption, match="backup"):
        asyncio.run(backup.restore(file, str(target)))
    assert not target.exists()
    assert not list(tmp_path.glob("*.part"))


def test_a_backup_of_a_later_program_is_refused(database_url: str, tmp_path: Path) -> None:
    file = tmp_path / "backup"
    asyncio.run(filled(str(tmp_path / "server.db")))
    asyncio.run(backup.back_up(str(tmp_path / "server.db"), file))
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    target = str(tmp_path / "again.db") if database_url.startswith("/") else database_url
    with pytest.raises(DatabaseTooNew):
        asyncio.run(backup.restore(file, target))
    assert not (tmp_path / "again.db").exists()


def test_what_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="a file that exists"):
        asyncio.run(backup.back_up(str(tmp_path / "nothing.db"), tmp_path / "backup"))
    with pytest.raises(BadOption, match="a file that exists"):
        asyncio.run(backup.restore(tmp_path / "nothing", str(tmp_path / "again.db")))
    asyncio.run(filled(str(tmp_path / "server.db")))
    with pytest.raises(BadOption, match="in a folder that can be written"):
        asyncio.run(backup.back_up(str(tmp_path / "server.db"), tmp_path / "no folder" / "backup"))
    with pytest.raises(DatabaseUnavailable):
        asyncio.run(backup.back_up("postgresql+asyncpg://nobody@127.0.0.1:1/none", tmp_path / "backup"))
    assert not list(tmp_path.glob("backup*"))


def test_a_postgresql_of_an_earlier_revision_is_to_be_brought_up_to_date_first(
    postgresql: PostgreSQL, tmp_path: Path
) -> None:
    url = postgresql.new_database()

    async def scenario() -> None:
        async with opened(url) as database:
            await database.change(lambda connection: connection.execute(text("DELETE FROM alembic_version")))
        with pytest.raises(DatabaseUnavailable, match="start `ziggurat serve` on it once"):
            await backup.back_up(url, tmp_path / "backup")

    asyncio.run(scenario())
