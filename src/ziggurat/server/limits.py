"""Rate limits: a bucket for each kind of request and each account or address, refilled as time goes by."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import NamedTuple

from ziggurat.server.errors import TooManyRequests

MOST_BUCKETS = 50_000  # the one used longest ago is forgotten first
MOST_KNOWN = 50_000  # names and the addresses from which their people came in, likewise


class Limit(NamedTuple):
    """How many requests a second in the long run, and how many at once."""

    rate: float
    burst: float


LIMITS = {
    "act": Limit(100, 300),
    "look": Limit(20, 200),
    "past": Limit(2, 60),  # whole logs, replays, records and earlier plies, which take long to show
    "past nearby": Limit(6, 600),  # of all accounts of an address: thirty people with a long replay each
    "change": Limit(5, 40),
    "study": Limit(5, 100),
    "stream": Limit(2, 60),
    "account": Limit(0.2, 36),  # by address: thirty people who come in together, and twelve a minute after them
    "table": Limit(0.5, 120),  # opened by all accounts of an address
    "name": Limit(1 / 30, 20),  # wrong passwords for one name, from wherever they come
}


class Limits:
    """All buckets of this process."""

    def __init__(self, factor: float) -> None:
        self._factor = factor
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()
        self._known: OrderedDict[tuple[str, str], None] = OrderedDict()

    def spend(self, kind: str, who: str, people: float = 1.0) -> None:
        """Take one request out of a bucket, which holds so much for each of some people; `TooManyRequests` if empty."""
        factor = self._factor * people
        if factor <= 0:
            return
        rate, burst = LIMITS[kind]
        now = time.monotonic()
        left, then = self._buckets.pop((kind, who), (burst * factor, now))
        left = min(burst * factor, left + (now - then) * rate * factor)
        self._buckets[kind, who] = (left - 1 if left >= 1 else left, now)
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        if left < 1:
            raise TooManyRequests((1 - left) / (rate * factor))

    def give_back(self, kind: str, who: str) -> None:
        """Put a request back that turned out not to count."""
        if (kind, who) in self._buckets:
            left, then = self._buckets[kind, who]
            self._buckets[kind, who] = (min(LIMITS[kind].burst * self._factor, left + 1), then)

    def guesser(self, name: str, address: str) -> str:
        """Whose wrong passwords count together for a name: everybody's, but for those from where its people came in.

        Else whoever keeps guessing at a name would keep its people out.
        """
        return f"{name}\n{address}" if (name, address) in self._known else name

    def came_in(self, name: str, address: str) -> None:
        """Remember that somebody came in by a name from an address."""
        self._known[name, address] = None
        self._known.move_to_end((name, address))
        if len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)
