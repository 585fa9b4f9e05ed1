"""What can happen in a match. Events are all that is ever written; each kind carries the version of its form."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, TypeAlias

import msgspec

from ziggurat.play.clock import Clock
from ziggurat.play.errors import UnreadableLog

VERSION = 1  # of the form of every event below; a changed form gets the next number and a reader of its own

Reason: TypeAlias = Literal["left", "time", "absent", "failed", "resigned"]


class Event(msgspec.Struct, frozen=True, tag_field="type", kw_only=True):
    """Something that has happened."""

    v: int = VERSION


class SeatStart(msgspec.Struct, frozen=True):
    """Who sits where at the start, as everybody may know."""

    name: str
    agent: str | None = None


class Started(Event, frozen=True, tag="started", kw_only=True):
    """The first event: what is played, by whom, from which sealed deal."""

    game: str
    version: int
    options: dict[str, str]
    seats: tuple[SeatStart, ...]
    clock: Clock
    commitment: str | None  # None for a match that began from an open position


class Acted(Event, frozen=True, tag="action", kw_only=True):
    """A seat has played an action."""

    seat: int
    action: int


class Undone(Event, frozen=True, tag="undo", kw_only=True):
    """A seat has taken its last action back."""

    seat: int


class Resigned(Event, frozen=True, tag="resign", kw_only=True):
    """A seat has given up."""

    seat: int


class DrawOffered(Event, frozen=True, tag="draw-offer", kw_only=True):
    """A seat proposes, or agrees to, a draw."""

    seat: int


class DrawDeclined(Event, frozen=True, tag="draw-decline", kw_only=True):
    """A seat declines a draw, or withdraws its own offer."""

    seat: int


class TakenOver(Event, frozen=True, tag="takeover", kw_only=True):
    """A bot plays a seat from now on."""

    seat: int
    agent: str
    reason: Reason


class TakenBack(Event, frozen=True, tag="takeback", kw_only=True):
    """The person who left a seat plays it again."""

    seat: int


class TimeReturned(Event, frozen=True, tag="time-returned", kw_only=True):
    """A span of time in which nobody could do anything, and which counts for no clock."""

    began: int  # milliseconds since 1970, UTC
    until: int


AnyEvent: TypeAlias = (
    Started | Acted | Undone | Resigned | DrawOffered | DrawDeclined | TakenOver | TakenBack | TimeReturned
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyEvent] = msgspec.json.Decoder(AnyEvent)


@lru_cache(maxsize=100_000)
def acted(seat: int, action: int) -> Acted:
    """An action of a seat; equal ones are one object, because a long log is made of little else."""
    return Acted(seat=seat, action=action)


@lru_cache(maxsize=100_000)
def _encoded_action(seat: int, action: int) -> str:
    return _encoder.encode(acted(seat, action)).decode()


def encode(event: AnyEvent) -> str:
    """An event as it is written into a log."""
    if type(event) is Acted and event.v == VERSION:
        return _encoded_action(event.seat, event.action)
    return _encoder.encode(event).decode()


def decode(body: str) -> AnyEvent:
    """An event from a log."""
    try:
        event = _decoder.decode(body)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise UnreadableLog(f"unknown event {body[:80]} ({error})") from error
    if event.v != VERSION:
        raise UnreadableLog(f"event of version {event.v}")
    return acted(event.seat, event.action) if isinstance(event, Acted) else event
