"""The gate: how many connections there may be, how long each may take, and what has become of those refused."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
import time
from collections import Counter
from collections.abc import Callable
from typing import Protocol

from ziggurat.server import networks
from ziggurat.server.metrics import Metrics
from ziggurat.server.settings import Settings

if sys.platform != "win32":
    import resource


BY_ADDRESS = 400  # thirty browsers behind one address, each with six connections at most, and room for programs
MOST = 20_000  # connections in all, where open files do not set a lower bound
RESERVED = 96  # open files for the database, the store, listening sockets and whatever else
MOST_FILES = 65_536  # as many are asked for; more would make a table of them in the kernel that nobody needs
MOST_UNREAD = 64 * 2**20  # bytes of answers that wait for clients in all; beyond, who leaves most unread is cut off
TICK = 0.25  # seconds between two looks at the connections

log = logging.getLogger(__name__)


class Guest(Protocol):
    """A connection, as the gate sees it."""

    @property
    def unread(self) -> int:
        """How many bytes were written for you that you have not taken, where that holds up what comes next."""

    def look_at_the_clock(self, now: float) -> None:
        """Close yourself if you have taken too long."""

    def cut_off(self, reason: str) -> None:
        """Close yourself at once."""


def raise_open_files() -> int:
    """Let this process open as many files as it may; how many that is."""
    if sys.platform == "win32":  # where sockets are no files
        return MOST_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return MOST_FILES if soft == resource.RLIM_INFINITY else soft
    with contextlib.suppress(OSError, ValueError):  # some systems allow less than they say
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


class Sampler:
    """Logs of each kind of line one at once, and later ones at most every so many seconds with how many were left out.

    Whoever attacks must not fill the disk with lines that say so.
    """

    def __init__(self, log: logging.Logger, every: float = 10.0, clock: Callable[[], float] = time.monotonic) -> None:
        self._log = log
        self._every = every
        self._clock = clock
        self._said: dict[str, tuple[float, int]] = {}

    def info(self, what: str, key: str, **extra: object) -> None:
        """Something that happens all the time."""
        self._say(logging.INFO, what, key, extra)

    def warning(self, what: str, key: str, **extra: object) -> None:
        """Something that somebody should see."""
        self._say(logging.WARNING, what, key, extra)

    def error(self, what: str, key: str, **extra: object) -> None:
        """Something that somebody should mend."""
        self._say(logging.ERROR, what, key, extra)

    def _say(self, level: int, what: str, key: str, extra: dict[str, object]) -> None:
        now = self._clock()
        said, left_out = self._said.get(key, (float("-inf"), 0))
        if now - said < self._every:
            self._said[key] = said, left_out + 1
            return
        self._said[key] = now, 0
        self._log.log(level, what, extra={**extra, "left_out": left_out})


class Gate:
    """All connections of this process, counted by address."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.settings = settings
        self.most = settings.connections or MOST
        wanted = settings.connections_by_address
        self.most_by_address = int(BY_ADDRESS * settings.limits) if wanted is None else wanted
        self._guests: dict[Guest, str] = {}  # with their addresses
        self._by_address: Counter[str] = Counter()
        self._refused = metrics.refused_connections
        self._cut = metrics.cut_connections
        self._sampler = Sampler(log)
        self._watching: asyncio.Task[None] | None = None
        metrics.gauge("ziggurat_connections", "Open connections.", lambda: len(self._guests))

    def bound_by_files(self, files: int) -> None:
        """Take no more connections than there are files to be opened, less those that are needed otherwise.

        Where these are few, half of them are kept from each address, unless the host has set how many it may have.
        """
        room = max(1, files - min(RESERVED, files // 2))
        if room < self.settings.connections:
            log.warning("fewer connections than were asked for", extra={"connections": room, "open_files": files})
        self.most = min(self.most, room)
        if self.most_by_address and self.settings.connections_by_address is None:
            self.most_by_address = min(self.most_by_address, max(1, room // 2))

    def enter(self, guest: Guest, address: str) -> bool:
        """Count a connection; False where it must not stay: it is counted as refused, and must not leave."""
        reason = self._why_not(address)
        if reason:
            self._refused.add(f'reason="{reason}"')
            self._sampler.warning("connection refused", key=reason, reason=reason, address=address)
            return False
        self._guests[guest] = address
        self._by_address[networks.neighbourhood(address)] += 1
        return True

    def _why_not(self, address: str) -> str:
        if len(self._guests) >= self.most:
            return "too many"
        is_proxy = networks.holds(self.settings.behind_proxy, address)  # which has limits of its own
        most = 0 if is_proxy else self.most_by_address
        if most and self._by_address[networks.neighbourhood(address)] >= most:
            return "too many from one address"
        return ""

    def leave(self, guest: Guest, address: str) -> None:
        """Count a connection no more."""
        self._guests.pop(guest, None)
        nearby = networks.neighbourhood(address)
        self._by_address[nearby] -= 1
        if self._by_address[nearby] <= 0:
            del self._by_address[nearby]

    def cut(self, reason: str, address: str) -> None:
        """Note that a connection is ended because of what its client did."""
        self._cut.add(f'reason="{reason}"')
        self._sampler.info("connection cut", key=reason, reason=reason, address=address)

    # -- watching ----------------------------------------------------------------------------------------------------

    def open(self) -> None:
        """Begin to look at the clock."""
        self._watching = asyncio.create_task(self._watch())

    async def close(self) -> None:
        """Look no more."""
        if self._watching is not None:
            self._watching.cancel()
            await asyncio.gather(self._watching, return_exceptions=True)

    async def _watch(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            await asyncio.sleep(TICK)
            now = loop.time()
            for guest in list(self._guests):
                try:
                    guest.look_at_the_clock(now)
                except Exception:
                    log.exception("a connection could not be looked at")
            try:
                self.relieve()
            except Exception:
                log.exception("who leaves most unread could not be cut off")
            if not can_open(os.devnull):
                self._refused.add('reason="no open files"')
                self._sampler.error("no open files left: new connections are refused until some close", key="files")

    def relieve(self, most: int = MOST_UNREAD) -> None:
        """Cut connections off where too much waits for clients: of the address for which most does, the worst first."""
        unread: dict[str, list[tuple[int, Guest]]] = {}
        for guest, address in self._guests.items():
            if size := _unread(guest):
                unread.setdefault(networks.neighbourhood(address), []).append((size, guest))
        sums = {nearby: sum(size for size, _ in waiting) for nearby, waiting in unread.items()}
        for waiting in unread.values():
            waiting.sort(key=lambda each: each[0])
        while sum(sums.values()) > most:
            nearby = max(sums, key=lambda each: sums[each])
            size, guest = unread[nearby].pop()
            sums[nearby] -= size
            guest.cut_off("too much unread")


def _unread(guest: Guest) -> int:
    """How many bytes wait for a connection; of one that cannot tell, none."""
    try:
        return guest.unread
    except Exception:
        log.exception("a connection could not be looked at")
        return 0


def can_open(path: str, opened: Callable[[str, int], int] = os.open) -> bool:
    """Whether this process can open one file more, which accepting a connection needs."""
    try:
        os.close(opened(path, os.O_RDONLY))
    except OSError:
        return False
    return True
