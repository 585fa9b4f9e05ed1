"""The door to the local network: a server at home listens to its own machine alone, until somebody there opens it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

from ziggurat.server import lan
from ziggurat.server.settings import Settings

Listen = Callable[[str, int], Awaitable[int | None]]  # on an address, on a port or one of the next; gives the port

log = logging.getLogger(__name__)


class Door:
    """Under which addresses other devices reach this process.

    Each address of the machine is listened on by itself: a system refuses to listen on all of them together on a port
    that is in use on one.
    """

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._host = ""
        self._port = 0
        self._listen: Listen | None = None  # None where another program has started us, and knows the addresses
        self._added: dict[str, int] = {}  # the port by the address that was added
        self._opening = asyncio.Lock()

    def stand(self, host: str, port: int, listen: Listen) -> None:
        """Where the server listens by itself, and how it comes to listen elsewhere as well."""
        self._host, self._port, self._listen = host, port, listen

    async def is_open(self) -> bool:
        """Whether others can come in."""
        return not self._at_home or bool(await self.addresses())

    @property
    def _at_home(self) -> bool:
        """Whether the server listens to its own machine, with no proxy there that others come through."""
        private = self._listen is not None and lan.is_loopback(self._host)
        return private and not (self._settings.behind_proxy or self._settings.origins)

    @property
    def at_home(self) -> bool:
        """Whether this is a server at home, with the door open or not: it listens to its own machine by itself."""
        return self._listen is not None and lan.is_loopback(self._host) and not self._settings.behind_proxy

    def knows(self, host: str, came_in_by: str) -> bool:
        """Whether a host is this machine: by its own name, the number that a request came in by, or an origin."""
        origins = {urlsplit(origin).hostname for origin in self._settings.origins}
        return lan.is_loopback(host) or host in origins or host == came_in_by

    async def addresses(self) -> list[str]:
        """The addresses for others, the likeliest first; none where only those who come in know them."""
        if self._settings.origins or self._settings.behind_proxy or self._listen is None:
            return list(self._settings.origins)
        if lan.is_everywhere(self._host):
            return [lan.web_address(address, self._port) for address in await _of_this_machine()]
        if not self._at_home:
            return [lan.web_address(self._host, self._port)]
        now = await _of_this_machine() if self._added else []
        return [lan.web_address(address, self._added[address]) for address in now if address in self._added]

    async def open(self) -> None:
        """Listen on every address that the machine has now; open already, it stays so."""
        async with self._opening:
            if self._at_home and self._listen is not None:
                for address in await _of_this_machine():
                    await self._add(address, self._listen)

    async def _add(self, address: str, listen: Listen) -> None:
        if address in self._added:
            return
        port = await listen(address, self._port)
        if port is not None:
            self._added[address] = port
            log.info("the door is open", extra={"address": lan.web_address(address, port)})


async def _of_this_machine() -> list[str]:
    """All addresses of this machine; a system may have to ask others for them, which takes its time."""
    return await asyncio.to_thread(lan.addresses)
