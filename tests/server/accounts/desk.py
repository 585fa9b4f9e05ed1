"""Accounts on a fresh database, with a clock that tests turn."""

import asyncio
from collections.abc import Awaitable, Callable

from ziggurat.server.accounts.accounts import Accounts
from ziggurat.server.accounts.identity import Identity
from ziggurat.server.database.connection import Database

PASSWORD = "correct horse"


class Desk:
    """Two processes' worth of accounts on one database, which tell each other what to forget."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.now = 1_800_000_000_000
        self.accounts = Accounts(database, lambda: self.now)
        self.elsewhere = Accounts(database, lambda: self.now)
        self.accounts.on_forget = self.elsewhere.forget
        self.elsewhere.on_forget = self.accounts.forget

    async def anna(self) -> tuple[Identity, str]:
        """A registered player, by a new cookie."""
        _, cookie = await self.accounts.register(None, "Anna", PASSWORD)
        return await self.known(cookie), cookie

    async def known(self, cookie: str) -> Identity:
        identity = await self.accounts.identify_cookie(cookie)
        assert identity
        return identity


def at_the_desk(url: str, scenario: Callable[[Desk], Awaitable[None]]) -> None:
    """Play a scenario on an empty database."""

    async def play() -> None:
        database = await Database.open(url)
        try:
            await scenario(Desk(database))
        finally:
            await database.close()

    asyncio.run(play())
