"""Requests that begin as one before them did on the same connection, byte for byte, and so need not be read again."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from ziggurat.server.accounts.identity import Identity
    from ziggurat.server.rooms.room import Room

_LENGTH = re.compile(rb"\r\ncontent-length: ?(\d\d)\r\n", re.IGNORECASE)
DIGITS = 2  # of the length of an action


class Act(NamedTuple):
    """What the head of a request to act was found to mean: all of it was checked but what may change any time."""

    secret: str  # of whoever sends it
    me: Identity
    room: Room
    seat: int | None  # the only one that is theirs; None where it takes a look at the body to tell
    minimal: bool  # whether they want no view for an answer


class KnownHead:
    """The head of a request, up to the length of the body and from there on, and what it means."""

    __slots__ = ("_after", "_before", "_body", "meaning")

    def __init__(self, before: bytes, after: bytes, meaning: Act) -> None:
        self._before = before
        self._after = after
        self._body = len(before) + DIGITS + len(after)
        self.meaning = meaning

    @classmethod
    def of(cls, request: bytes, body: bytes, meaning: Act) -> KnownHead | None:
        """The head of a request that was read as a whole; None where it says how long its body is in another way."""
        end = len(request) - len(body)
        lengths = list(_LENGTH.finditer(request, 0, end))
        if len(lengths) != 1 or request[end:] != body or int(lengths[0][1]) != len(body):
            return None
        return cls(request[: lengths[0].start(1)], request[lengths[0].end(1) : end], meaning)

    def body_of(self, data: bytes) -> bytes | None:
        """The body, if the data is one whole request with this head; only the length of the body may be another."""
        start = len(self._before)
        length = data[start : start + DIGITS]
        if not (data.startswith(self._before) and data.startswith(self._after, start + DIGITS) and length.isdigit()):
            return None
        return data[self._body :] if len(data) == self._body + int(length) else None
