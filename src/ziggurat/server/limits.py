"""Rate limits: a bucket for each kind of request and each account or address, refilled as time goes by."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import NamedTuple

from ziggurat.server.errors import TooManyRequests

MOST_BUCKETS = 50_000  # the one used longest ago is forgotten first


class Limit(NamedTuple):
    """How many requests a second in the long run, and how many at once."""

    rate: float
    burst: float


LIMITS = {
    "act": Limit(100, 300),
    "look": Limit(20, 200),
    "change": Limit(5, 40),
    "study": Limit(5, 100),
    "stream": Limit(2, 60),
    "account": Limit(0.2, 12),
    "name": Limit(1 / 30, 20),  # wrong passwords for one name, from wherever they come
}


class Limits:
    """All buckets of this process."""

    def __init__(self, factor: float) -> None:
        self._factor = factor
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def spend(self, kind: str, who: str) -> None:
        """Take one request out of a bucket; an empty one raises `TooManyRequests`."""
        if self._factor <= 0:
            return
        rate, burst = LIMITS[kind]
        now = time.monotonic()
        left, then = self._buckets.pop((kind, who), (burst * self._factor, now))
        left = min(burst * self._factor, left + (now - then) * rate * self._factor)
        self._buckets[kind, who] = (left - 1 if left >= 1 else left, now)
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        if left < 1:
            raise TooManyRequests((1 - left) / (rate * self._factor))

    def give_back(self, kind: str, who: str) -> None:
        """Put a request back that turned out not to count."""
        if (kind, who) in self._buckets:
            left, then = self._buckets[kind, who]
            self._buckets[kind, who] = (min(LIMITS[kind].burst * self._factor, left + 1), then)
