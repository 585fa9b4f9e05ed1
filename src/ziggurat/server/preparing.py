"""The first start: the rules are compiled beside the server, which plays them interpreted until then."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from ziggurat import agents
from ziggurat.kernel import prepare, registry

LOOK_EVERY = 0.2  # seconds

UntilReady: TypeAlias = Callable[[str], Awaitable[None]]

log = logging.getLogger(__name__)


class Preparing:
    """What is still being compiled; nothing, where a process began compiled."""

    def __init__(self) -> None:
        self._background: prepare.Background | None = None

    def begin(self) -> None:
        """Compile what is missing on this machine, each game in a process of its own."""
        background = prepare.begin({name: agents.entries_for(name) for name in registry.names()})
        self._background = None if background.is_over else background

    def percents(self) -> dict[str, int]:
        """How much is done of each game that is not ready."""
        return self._background.percents() if self._background else {}

    async def run(self) -> None:
        """Change over to compiled rules as they come; matches go on without a break."""
        while (background := self._background) is not None:
            await asyncio.to_thread(background.look)
            if background.is_over:
                self._background = None
                log.info("all rules are compiled")
            await asyncio.sleep(LOOK_EVERY)

    def close(self) -> None:
        """Wait for nothing any more; what compiles goes on, for the next start."""
        self._background = None

    async def until_ready(self, game: str) -> None:
        """Return when a game is compiled: interpreted, a search would take minutes for what takes a second."""
        while game in self.percents():
            await asyncio.sleep(LOOK_EVERY)
