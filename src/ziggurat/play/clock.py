"""Clocks: none, live (a bank of time with an increment) or days a move. All times are milliseconds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated, Literal

import msgspec

SECOND = 1000
DAY = 24 * 3600 * SECOND
RETURN_SHARE = 10  # who takes a seat back after the flag fell gets this fraction of the bank, or the increment
BOT_NET = 5 * SECOND  # a bot that has not answered by then is looked after by any server process


class Clock(msgspec.Struct, frozen=True):
    """How long people may think."""

    kind: Literal["none", "live", "days"] = "none"
    bank: Annotated[int, msgspec.Meta(ge=0, le=86_400)] = 0  # seconds, live
    increment: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 0  # seconds for each turn, live
    days: Annotated[int, msgspec.Meta(ge=0, le=60)] = 0  # for each turn, days

    def fault(self) -> str | None:
        """What is wrong with these settings, if anything."""
        if self.kind == "live" and self.bank < 1:
            return "a live clock needs a bank of at least one second"
        if self.kind == "days" and self.days < 1:
            return "a clock of days needs at least one day"
        return None


class ClockState(msgspec.Struct, frozen=True):
    """How the clocks stand, for those at the table."""

    banks: tuple[int, ...]  # milliseconds left when the seat was last awaited
    since: tuple[int | None, ...]  # since when each seat is awaited
    deadlines: tuple[int | None, ...]  # when each seat's time is up


class RunningClock:
    """The clocks of all seats, moved forward by the times in the log and by nothing else."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        full = clock.bank * SECOND if clock.kind == "live" else clock.days * DAY
        self._banks = [full] * seats
        self._since: list[int | None] = [None] * seats

    def move(self, awaited: Sequence[int], at: int, is_person: Callable[[int], bool]) -> None:
        """Stop the clocks of those no longer awaited, start those of people who are."""
        for seat, since in enumerate(self._since):
            runs = seat in awaited and is_person(seat)
            if since is None and runs:
                self._since[seat] = at
            elif since is not None and not runs:
                self._stop(seat, at - since)

    def _stop(self, seat: int, spent: int) -> None:
        self._since[seat] = None
        if self.clock.kind == "live":
            left = self._banks[seat] - spent
            self._banks[seat] = left + self.clock.increment * SECOND if left > 0 else 0

    def give_back(self, seat: int) -> None:
        """Whoever takes a seat back has some time again."""
        if self.clock.kind == "live":
            share = self.clock.bank * SECOND // RETURN_SHARE
            self._banks[seat] = max(self._banks[seat], share, self.clock.increment * SECOND)

    def deadline(self, seat: int) -> int | None:
        """When a seat's time is up; None while it does not run."""
        since = self._since[seat]
        return None if self.clock.kind == "none" or since is None else since + self._banks[seat]

    def state(self) -> ClockState | None:
        """How the clocks stand; None without clocks."""
        if self.clock.kind == "none":
            return None
        deadlines = tuple(self.deadline(seat) for seat in range(len(self._banks)))
        return ClockState(tuple(self._banks), tuple(self._since), deadlines)
