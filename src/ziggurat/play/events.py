"""What can happen in a match. Events are all that is ever written; each kind carries the version of its form.

Here an action is a number of the running program, in a log it is its notation: `encode` and `decode` stand between.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Literal, TypeAlias, Union

import msgspec

from ziggurat.play import numbering
from ziggurat.play.clock import Clock
from ziggurat.play.deal import PartShown
from ziggurat.play.errors import UnreadableLog

VERSION = 1  # of the form of every event below but an action's
ACTION_VERSION = 2  # of an action in a log; a changed form gets the next number, and its old forms keep their readers

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
    parts: tuple[PartShown | None, ...] | msgspec.UnsetType = msgspec.UNSET  # of a joint deal, by seat; None for a bot


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


class Stalled(Event, frozen=True, tag="stalled", kw_only=True):
    """No bot answers for a seat; the match waits for one."""

    seat: int


class TimeReturned(Event, frozen=True, tag="time-returned", kw_only=True):
    """A span of time in which nobody could do anything, and which counts for no clock."""

    began: int  # milliseconds since 1970, UTC
    until: int


AnyEvent: TypeAlias = (
    Started | Acted | Undone | Resigned | DrawOffered | DrawDeclined | TakenOver | TakenBack | Stalled | TimeReturned
)


class WrittenAction(Event, frozen=True, tag="action", kw_only=True):
    """An action as it lies in a log: by its notation; in the first form of logs by its number then."""

    seat: int
    action: int | str


_WRITTEN: Any = Union[tuple(WrittenAction if kind is Acted else kind for kind in AnyEvent.__args__)]  # noqa: UP007

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(_WRITTEN)


@lru_cache(maxsize=100_000)
def acted(seat: int, action: int) -> Acted:
    """An action of a seat; equal ones are one object, because a long log is made of little else."""
    return Acted(seat=seat, action=action)


@lru_cache(maxsize=100_000)
def _encoded_action(game: str, seat: int, action: int) -> str:
    written = WrittenAction(v=ACTION_VERSION, seat=seat, action=numbering.text_of(game, action))
    return _encoder.encode(written).decode()


def encode(event: AnyEvent, game: str) -> str:
    """An event as it is written into a log of a game."""
    if type(event) is Acted:
        return _encoded_action(game, event.seat, event.action)
    return _encoder.encode(event).decode()


def decode(body: str, game: str) -> AnyEvent:
    """An event from a log of a game. What it hides is never quoted by an error, which anybody may come to see."""
    try:
        event: AnyEvent | WrittenAction = _decoder.decode(body)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise UnreadableLog("an event has a form that is not known") from error
    if isinstance(event, WrittenAction):
        return _decoded_action(game, event.v, event.seat, event.action)
    if event.v != VERSION:
        raise UnreadableLog(f"an event has a form of version {event.v}")
    return event


@lru_cache(maxsize=100_000)
def _decoded_action(game: str, version: int, seat: int, action: int | str) -> Acted:
    """An action by its number now."""
    if version == 1 and isinstance(action, int):
        known = numbering.first_form(game)
        if not 0 <= action < len(known):
            raise UnreadableLog(f"{game} has never had an action of that number")
        return acted(seat, numbering.number_of(game, known[action]))
    if version == ACTION_VERSION and isinstance(action, str):
        return acted(seat, numbering.number_of(game, action))
    raise UnreadableLog(f"an action has a form of version {version}")
