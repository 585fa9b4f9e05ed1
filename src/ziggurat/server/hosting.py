"""What a host does to a database from the command line, whether a server runs on it or not."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

from sqlalchemy import func, select

from ziggurat.kernel.errors import BadOption
from ziggurat.server.accounts.accounts import Accounts
from ziggurat.server.database.connection import Database, address
from ziggurat.server.errors import NotFound
from ziggurat.server.people import delete_known_match
from ziggurat.server.people import forget as forget_account
from ziggurat.server.settings import data_file, wall_clock

T = TypeVar("T")


def reset_password(database: str | None, name: str) -> str:
    """A new password for a name."""
    return _at(database, lambda opened, accounts: accounts.reset_password(name))


def forget(database: str | None, name: str) -> None:
    """Delete an account."""

    async def work(opened: Database, accounts: Accounts) -> None:
        account = await accounts.find(name)
        await forget_account(opened, account, wall_clock())
        accounts.on_forget(account)

    _at(database, work)


def delete_match(database: str | None, name: str) -> None:
    """Delete a match."""

    async def work(opened: Database, accounts: Accounts) -> None:
        try:
            await opened.change(lambda connection: delete_known_match(connection, name))
        except NotFound as error:
            raise BadOption("match here", name, "its id, which stands in its address behind /table/") from error

    _at(database, work)


def _at(url: str | None, work: Callable[[Database, Accounts], Awaitable[T]]) -> T:
    """Do some work on a database that is there, then tell the servers on it whom to look up again."""

    async def whole() -> T:
        where = address(url or str(data_file()))
        if where.drivername.startswith("sqlite") and not Path(str(where.database)).is_file():
            raise BadOption("database file", where.database, "the --database of your server")
        opened = await Database.open(where.render_as_string(hide_password=False))
        try:
            changed: list[str] = []
            accounts = Accounts(opened, wall_clock)
            accounts.on_forget = changed.append
            done = await work(opened, accounts)
            for account in changed if opened.engine.dialect.name == "postgresql" else ():
                async with opened.sessions.begin() as session:
                    await session.execute(select(func.pg_notify("ziggurat_shouts", f"host forget {account}")))
            return done
        finally:
            await opened.close()

    return asyncio.run(whole())
