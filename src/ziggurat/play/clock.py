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
        """What these settings lack, if anything."""
        try:
            msgspec.convert(msgspec.to_builtins(self), Clock)
        except msgspec.ValidationError as error:
            return f"settings in their bounds ({error})"
        if self.kind == "live" and self.bank < 1:
            return "a live clock with a bank of at least one second"
        if self.kind == "days" and self.days < 1:
            return "a clock of days with at least one day"
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
        self._stopped = [(full, 0)] * seats  # the bank that each had when it was stopped last, and the time spent of it

    def move(self, awaited: Sequence[int], at: int, is_person: Callable[[int], bool]) -> None:
        """Stop the clocks of those no longer awaited, start those of people who are."""
        if self.clock.kind == "none":
            return
        for seat, since in enumerate(self._since):
            runs = seat in awaited and is_person(seat)
            if since is None and runs:
                self._since[seat] = at
            elif since is not None and not runs:
                self._stop(seat, at - since, self.clock.increment if seat not in awaited else 0)

    def _stop(self, seat: int, spent: int, increment: int) -> None:
        self._since[seat] = None
        self._stopped[seat] = self._banks[seat], spent
        if self.clock.kind == "live":
            left = self._banks[seat] - spent
            self._banks[seat] = left + increment * SECOND if left > 0 else 0

    def undo(self, seat: int, at: int) -> None:
        """An action taken back earns nothing: a seat that is awaited again has the time that it had left."""
        if self._since[seat] is None:
            self._banks[seat], spent = self._stopped[seat]
            self._since[seat] = at - spent

    def runs_before(self, time: int) -> bool:
        """Whether a clock runs that was started before a time."""
        return self.clock.kind != "none" and any(since is not None and since < time for since in self._since)

    def leave_out(self, began: int, until: int) -> None:
        """Let a span of time count for no clock that runs, as far as it ran then."""
        for seat, since in enumerate(self._since):
            if since is not None and since < until:
                self._since[seat] = since + until - max(began, since)

    def give_back(self, seat: int) -> None:
        """Whoever takes a seat back has some time again."""
        if self.clock.kind == "live":
            share = self.clock.bank * SECOND // RETURN_SHARE
            self._banks[seat] = max(self._banks[seat], share, self.clock.increment * SECOND)
            self._stopped[seat] = self._banks[seat], 0

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
