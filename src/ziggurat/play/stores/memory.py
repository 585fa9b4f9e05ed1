"""Logs in memory: for tests and for matches that nobody will miss."""

from ziggurat.play.errors import Conflict, UnknownMatch
from ziggurat.play.stores.store import Done, Entry, Store, Write


class MemoryStore(Store):
    """Forgets everything when it goes."""

    def __init__(self) -> None:
        self._setups: dict[str, str] = {}
        self._logs: dict[str, list[Entry]] = {}
        self._over: set[str] = set()

    def post(self, write: Write, done: Done) -> None:
        """Write one entry."""
        try:
            self._put(write)
        except Conflict as error:
            done(error)
        else:
            done(None)

    def _put(self, write: Write) -> None:
        log = self._logs.get(write.match, [])
        if not write.fits or write.entry.ply != len(log):
            raise Conflict(write.entry.ply - 1, len(log) - 1)
        if write.setup is not None:
            self._setups[write.match], self._logs[write.match] = write.setup, log
        log.append(write.entry)
        if write.outcome is not None:
            self._over.add(write.match)

    async def setup(self, match: str) -> str:
        """How a match began."""
        if match not in self._setups:
            raise UnknownMatch(match)
        return self._setups[match]

    async def tail(self, match: str, after: int = -1) -> list[Entry]:
        """The entries behind a ply."""
        return self._logs.get(match, [])[max(0, after + 1) :]

    async def due(self, after: int, until: int) -> list[str]:
        """The running matches whose last entry was due in a span of time."""
        last = {match: log[-1].due for match, log in self._logs.items() if match not in self._over}
        return [match for match, due in last.items() if due is not None and after < due <= until]

    async def close(self) -> None:
        """Nothing to let go of."""
