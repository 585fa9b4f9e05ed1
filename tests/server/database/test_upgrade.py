"""A database of an earlier version, with something in it, is brought up to date and loses nothing."""

import asyncio
from typing import Any

import pytest
from alembic.operations import Operations
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import create_async_engine

from tests.server.database.test_connection import opened
from ziggurat.server.accounts import credentials
from ziggurat.server.accounts.accounts import Accounts
from ziggurat.server.database.connection import address
from ziggurat.server.database.schema import MIGRATIONS

COOKIE, TOKEN = credentials.new_cookie(), credentials.new_token()
NOW = 2**40
SETUP = '{"game":"babel","version":1,"seats":[{"name":"Anna","account":"anna"},{"name":"greedy","agent":"greedy"}]}'
ROWS = (
    f"INSERT INTO accounts VALUES ('anna', 'Anna', 'anna', 'hash', false, {NOW}, {NOW})",
    f"INSERT INTO sessions VALUES ('{credentials.digest(COOKIE)}', 'anna', {NOW}, {NOW * 2})",
    f"INSERT INTO tokens VALUES ('t', '{credentials.digest(TOKEN)}', 'anna', 'bot', 'read', {NOW}, NULL, NULL, NULL)",
    f"INSERT INTO tables VALUES ('m', 'babel', '{{}}', 'null', 'anna', true, 'i', true, 'playing', {NOW}, NULL)",
    "INSERT INTO seats VALUES ('m', 0, 'anna', NULL, NULL)",
    "INSERT INTO seats VALUES ('m', 1, NULL, 'greedy', NULL)",
    f"INSERT INTO matches VALUES ('m', '{SETUP}', {NOW}, NULL, NULL)",
    f"INSERT INTO events VALUES ('m', 0, {NOW}, NULL, 'begun')",
)
TABLES = ("accounts", "sessions", "tokens", "tables", "seats", "matches", "events")


def as_it_was(connection: Connection, revision: str) -> None:
    """What the program of a revision has left, with something in every table."""
    script = ScriptDirectory(MIGRATIONS)
    options: dict[str, Any] = {"fn": lambda heads, _: script._upgrade_revs(revision, heads)}
    context = MigrationContext.configure(connection, opts=options)
    context.run_migrations(op=Operations(context))
    for row in ROWS:
        connection.exec_driver_sql(row)


def everything(connection: Connection, columns: dict[str, list[str]]) -> dict[str, list[Any]]:
    found = {}
    for name in TABLES:
        wanted = ", ".join(columns[name])
        found[name] = [tuple(row) for row in connection.execute(text(f"SELECT {wanted} FROM {name} ORDER BY 1, 2"))]
    return found


def columns_of(connection: Connection) -> dict[str, list[str]]:
    return {name: list(connection.execute(text(f"SELECT * FROM {name}")).keys()) for name in TABLES}


@pytest.mark.parametrize("revision", ["0001"])
def test_what_was_there_is_there(database_url: str, revision: str) -> None:
    async def scenario() -> None:
        engine = create_async_engine(address(database_url))
        async with engine.begin() as connection:
            await connection.run_sync(as_it_was, revision)
            columns = await connection.run_sync(columns_of)
            before = await connection.run_sync(everything, columns)
        await engine.dispose()
        async with opened(database_url) as database:
            async with database.engine.connect() as connection:
                assert await connection.run_sync(everything, columns) == before
            accounts = Accounts(database, lambda: NOW + 1)
            anna = await accounts.identify_cookie(COOKIE)
            assert anna
            assert anna == await accounts.identify_cookie(COOKIE)
            assert await accounts.identify_bearer(TOKEN)
            assert [info.current for info in await accounts.sessions(anna)] == [True]

    asyncio.run(scenario())
