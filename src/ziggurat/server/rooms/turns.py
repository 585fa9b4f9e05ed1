"""One at a time: who comes while somebody is at it waits in line."""

from __future__ import annotations

import asyncio


class Turns:
    """Like `asyncio.Lock`, but it can also be taken without waiting, and given back from a callback."""

    def __init__(self) -> None:
        self._taken = False
        self._waiting: list[asyncio.Future[None]] = []

    @property
    def taken(self) -> bool:
        """Whether somebody is at it."""
        return self._taken

    def take_now(self) -> None:
        """Take it; only when it is free."""
        assert not self._taken, "somebody else is at it"
        self._taken = True

    def give(self) -> None:
        """Hand it to whoever waits longest, if anybody does."""
        while self._waiting:
            heir = self._waiting.pop(0)
            if not heir.done():
                heir.set_result(None)
                return
        self._taken = False

    async def __aenter__(self) -> None:
        if not self._taken:
            self._taken = True
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self.give()
            raise

    async def __aexit__(self, *error: object) -> None:
        self.give()
