"""What can go wrong at a table.

ZigguratError
├── Conflict             the log has moved on: the ply named is not the last one
├── UnknownMatch         no such match in the store
├── StoreUnavailable     the store does not answer; nothing is known to be written
├── UnreadableLog        a log that this version of the program cannot read
├── MatchIsOver          the match has ended
├── UndoRefused          nothing that this seat may take back
├── TimeIsUp             the seat's time has run out
├── SeatRefused          a seat that is not played by whom it should be
├── DrawRefused          no draw can be offered or answered now
├── NotProven            a record that does not keep what its commitment promised
├── ActionRefused        one of several actions that cannot be played; carries which, and the cause
└── CourseError          a file of lessons that cannot be read; carries file and line
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from ziggurat.kernel.errors import IllegalAction, ZigguratError

if TYPE_CHECKING:
    from ziggurat.kernel.reasons import Reason


class Conflict(ZigguratError):
    """The log has moved on since the ply on which something was decided."""

    def __init__(self, ply: int, last: int) -> None:
        self.ply = ply
        self.last = last
        super().__init__(f"This was decided on ply {ply}, but the last is {last}; look at the table and decide anew.")


class UnknownMatch(ZigguratError, LookupError):
    """No such match."""

    def __init__(self, name: str) -> None:
        super().__init__(f"There is no match {name!r}; check the link.")


class StoreUnavailable(ZigguratError):
    """The store does not answer."""

    def __init__(self, cause: str) -> None:
        super().__init__(f"The store of games does not answer ({cause}). Send the same again in a moment.")


class UnreadableLog(ZigguratError):
    """A log written by a version of the program that this one does not know."""

    def __init__(self, what: str) -> None:
        super().__init__(f"This log cannot be read: {what}. Upgrade the program, or use the version that wrote it.")


class MatchIsOver(ZigguratError):
    """Nothing can be done in a match that has ended."""

    def __init__(self) -> None:
        super().__init__("The match is over; look at its record or ask for a rematch.")


class UndoRefused(ZigguratError):
    """Nothing that this seat may take back."""

    def __init__(self, seat: int) -> None:
        super().__init__(
            f"Seat {seat} has nothing to take back: an action can be taken back only by who made it, "
            "before it has shown anything new and before anybody else has acted. Go on from here."
        )


class TimeIsUp(ZigguratError):
    """The seat's time has run out."""

    def __init__(self, seat: int) -> None:
        super().__init__(f"The time of seat {seat} has run out and a bot takes over; take the seat back to go on.")


class SeatRefused(ZigguratError):
    """A seat that is not played by whom it should be."""

    def __init__(self, seat: int, what: str, advice: str) -> None:
        self.seat = seat
        super().__init__(f"Seat {seat} {what}; {advice}.")


class DrawRefused(ZigguratError):
    """No draw can be offered or answered now."""

    def __init__(self, why: str) -> None:
        super().__init__(f"{why} Play on, or resign.")


class NotProven(ZigguratError):
    """A record that does not keep what its commitment promised."""

    Code = Literal["not-sealed", "broken-seal", "other-deal", "unfinished", "other-end"]

    def __init__(self, code: Code, what: str, advice: str) -> None:
        self.code = code  # of its text `verify-CODE`
        super().__init__(f"Not proven: {what} {advice}")


class ActionRefused(ZigguratError):
    """One of several actions cannot be played; nothing is kept of those before it."""

    def __init__(self, index: int, cause: ZigguratError, reasons: Sequence[Reason] = ()) -> None:
        self.index = index  # counted from 0
        self.cause = cause
        self.reasons = tuple(reasons)
        self.legal = cause.legal if isinstance(cause, IllegalAction) else ()
        super().__init__(f"Action {index + 1}: {cause}")


class CourseError(ZigguratError):
    """A file of lessons that cannot be read."""

    def __init__(self, file: Path, line: int, what: str) -> None:
        self.file = file
        self.line = line
        super().__init__(f"{file}, line {line}: {what}. The README beside it describes every word.")
