"""The migrations make what the models say."""

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, insert, select, text
from sqlalchemy.exc import IntegrityError

from tests.server.database.test_connection import account, opened
from ziggurat.server.database.models import METADATA, Account, Seat, Table, events
from ziggurat.server.database.schema import MIGRATIONS


def differences(connection: Connection) -> list[Any]:
    return list(compare_metadata(MigrationContext.configure(connection), METADATA))


def test_models_and_migrations_agree(database_url: str) -> None:
    async def scenario() -> list[Any]:
        async with opened(database_url) as database, database.engine.connect() as connection:
            return await connection.run_sync(differences)

    assert asyncio.run(scenario()) == []


def test_the_log_of_sqlite_has_no_row_numbers_and_finds_what_is_due(tmp_path: Path) -> None:
    async def scenario() -> tuple[str, str]:
        async with opened(str(tmp_path / "ziggurat.db")) as database, database.reads() as session:
            made = await session.scalar(text("SELECT sql FROM sqlite_master WHERE name = 'events'"))
            plan = await session.execute(text("EXPLAIN QUERY PLAN SELECT match FROM events WHERE due <= 5"))
            return str(made), plan.one().detail

    made, plan = asyncio.run(scenario())
    assert made.rstrip().endswith("WITHOUT ROWID")
    assert "ix_events_due" in plan


def table(**changes: object) -> Table:
    values: dict[str, Any] = {"id": "t", "game": "babel", "options": {"a": 1}, "clock": None, "host_id": "anna"}
    values |= {"public": True, "invite": "i", "autostart": True, "state": "open", "created_at": 2**40}
    return Table(**values | changes)


def test_rows_come_back_as_they_were(database_url: str) -> None:
    async def scenario() -> None:
        async with opened(database_url) as database:
            async with database.sessions.begin() as session:
                session.add(account("anna"))
                await session.flush()
                session.add(table())
                await session.flush()
                session.add(Seat(table_id="t", seat=0, account_id="anna"))
                await session.execute(insert(events).values(match="m", ply=1, at=2**41, due=None, body="b"))
            async with database.reads() as session:
                found = (await session.scalars(select(Table))).one()
                assert (found.options, found.clock, found.public, found.created_at) == ({"a": 1}, None, True, 2**40)
                assert (await session.execute(select(events))).one() == ("m", 1, 2**41, None, "b")

    asyncio.run(scenario())


@pytest.mark.parametrize("changes", [{"state": "gone"}, {"host_id": "nobody"}, {"id": "u", "rematch_of": "s"}])
def test_tables_that_cannot_be(database_url: str, changes: dict[str, object]) -> None:
    async def scenario() -> None:
        async with opened(database_url) as database:
            async with database.sessions.begin() as session:
                session.add(account("anna"))
                await session.flush()
                session.add(table(id="first", rematch_of="s"))
            async with database.sessions.begin() as session:
                session.add(table(**changes))

    with pytest.raises(IntegrityError):
        asyncio.run(scenario())


def test_names_differ_when_folded_but_guests_have_none(database_url: str) -> None:
    async def scenario() -> None:
        async with opened(database_url) as database:
            async with database.sessions.begin() as session:
                session.add_all([account("one"), account("two")])
            for id in ("three", "four"):
                async with database.sessions.begin() as session:
                    session.add(
                        Account(id=id, name=id, folded="a", password="hash", guest=False, created_at=0, seen_at=0)
                    )

    with pytest.raises(IntegrityError) as refused:
        asyncio.run(scenario())
    assert "hash" not in str(refused.value)


def test_every_step_is_named_after_its_revision() -> None:
    for step in (MIGRATIONS / "versions").glob("*.py"):
        revision = re.search(r'^revision = "(\d{4})"$', step.read_text(encoding="utf-8"), re.MULTILINE)
        assert revision
        assert step.name.startswith(f"{revision[1]}_")
