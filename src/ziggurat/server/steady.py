"""A clock that stands still while the machine sleeps and does not jump when somebody sets the time of the machine."""

from __future__ import annotations

import time
from collections.abc import Callable

JUMP = 2000  # milliseconds by which the machine's time is ahead when it has slept or was set


class SteadyClock:
    """Milliseconds since 1970, carried on by a clock that nobody sets; behind after a sleep, until it is caught up."""

    def __init__(self, wall: Callable[[], int], steady: Callable[[], float] = time.monotonic) -> None:
        self._wall = wall
        self._steady = steady
        self._ahead = wall() - self._ran()

    def _ran(self) -> int:
        return int(self._steady() * 1000)

    def __call__(self) -> int:
        """The time."""
        return self._ahead + self._ran()

    def behind(self) -> int:
        """By how much this clock is behind the machine's, where that is more than they drift."""
        lost = self._wall() - self()
        return lost if lost > JUMP else 0

    def catch_up(self, lost: int) -> None:
        """Go on later by some time."""
        self._ahead += lost
