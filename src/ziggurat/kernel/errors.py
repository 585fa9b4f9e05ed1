"""The tree of errors. Every one says what is wrong and ends in what to do next.

ZigguratError
├── IllegalAction        well-formed, but the rules do not allow it now; carries the reasons
├── NotToAct             the seat named has nothing to decide now
├── GameIsOver           nothing can be played any more
├── NothingToUndo        no action is left to take back
├── NotationError        a text that cannot be read; carries the place in it and what was expected
│   ├── ActionNotationError
│   ├── PositionError
│   └── RecordError
├── BadOption            an option, seed, agent, seat, file or number that will not do
│   └── BadKey           not a deal key
├── NothingToResume      no saved game to go on with
├── UnknownGame          no such game on the shelf
└── CannotCompile        the rules of a game could not be compiled here
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ziggurat.kernel.reasons import Reason
    from ziggurat.kernel.texts import Phrase


class ZigguratError(Exception):
    """Whatever this package raises on purpose."""


class IllegalAction(ZigguratError):
    """The action is well-formed, but not legal now."""

    def __init__(self, notation: str, reasons: "Sequence[Reason]", legal: Sequence[str]) -> None:
        self.notation = notation
        self.reasons = tuple(reasons)
        self.legal = tuple(legal)
        why = " ".join(str(reason) for reason in self.reasons)
        super().__init__(f"{notation} is not legal: {why} Legal now: {' '.join(self.legal)}")


class NotToAct(ZigguratError):
    """The seat named has nothing to decide now."""

    def __init__(self, seat: int, to_act: Sequence[int]) -> None:
        self.seat = seat
        self.to_act = tuple(to_act)
        who = " and ".join(f"seat {other}" for other in self.to_act) or "a new game"
        super().__init__(f"Seat {seat} has nothing to decide now; wait for {who}.")


class GameIsOver(ZigguratError):
    """Nothing can be played any more."""

    def __init__(self, how: str) -> None:
        super().__init__(f"The game is over: {how} Undo the last action or start a new game.")


class NothingToUndo(ZigguratError):
    """No action is left to take back."""

    def __init__(self, seat: int | None = None) -> None:
        self.seat = seat  # None for nobody in particular: there is no action at all
        if seat is None:
            super().__init__("There is no action to take back; this is where the game began. Play one first.")
        else:
            super().__init__(
                f"Seat {seat} has nothing that is still hidden from others to take back; undo() without a seat takes "
                "back the last action, whatever it was."
            )


class NotationError(ZigguratError, ValueError):
    """A text that cannot be read."""

    def __init__(
        self, text: str, place: int, expected: str, *, line: int | None = None, phrase: "Phrase | None" = None
    ) -> None:
        self.text = text
        self.place = place
        self.line = line
        self.expected = expected
        self.phrase = phrase  # what was expected, for those who speak another language
        where = f"line {line}, column {place + 1}" if line is not None else f"column {place + 1}"
        found = repr(text[place : place + 20]) if place < len(text) else "the end of the text"
        super().__init__(f"At {where}: expected {expected}, found {found}.")


class ActionNotationError(NotationError):
    """Not the notation of an action."""


class PositionError(NotationError):
    """Not a position line, or one that cannot be on a table."""


class RecordError(NotationError):
    """Not a game record, or one that cannot be replayed."""


class BadOption(ZigguratError, ValueError):
    """An option, seed, key, agent or seat that does not exist."""

    def __init__(self, what: str, given: object, expected: str) -> None:
        self.what = what
        self.given = given
        self.expected = expected
        super().__init__(f"{given!r} is no {what}; give {expected}.")


class BadKey(BadOption):
    """Not a deal key."""

    def __init__(self, given: object) -> None:
        super().__init__("deal key", given, "64 hexadecimal digits (256 bits)")


class NothingToResume(ZigguratError):
    """No saved game to go on with."""

    def __init__(self, game: str, told: str = "") -> None:
        super().__init__(told or f"There is no saved game of {game}. Start one: ziggurat play {game}")


class UnknownGame(ZigguratError, LookupError):
    """No such game on the shelf."""

    def __init__(self, name: str, known: Sequence[str]) -> None:
        super().__init__(f"There is no game {name!r}; choose one of: {', '.join(known)}.")


class CannotCompile(ZigguratError):
    """The rules of a game could not be compiled here."""

    def __init__(self, game: str, log: str) -> None:
        super().__init__(f"The rules of {game} could not be compiled; see {log}. NUMBA_DISABLE_JIT=1 interprets them.")
