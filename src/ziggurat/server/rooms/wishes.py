"""What somebody wants to happen in a match, before it is checked and written."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from ziggurat.kernel.game import Action
from ziggurat.play.events import (
    AnyEvent,
    DrawDeclined,
    DrawOffered,
    Reason,
    Resigned,
    Stalled,
    TakenBack,
    TakenOver,
    TimeReturned,
    Undone,
    acted,
)
from ziggurat.play.match import Match

Check: TypeAlias = Callable[[Match, int], AnyEvent]


class Wish(NamedTuple):
    """The ply on which it was decided, the seat it is about, the event, and how it is checked."""

    ply: int
    seat: int
    event: AnyEvent
    check: Check


def act(ply: int, seat: int, action: Action) -> Wish:
    """That a person plays an action."""
    return Wish(ply, seat, acted(seat, action.number), lambda match, at: match.act(seat, action, ply=ply, now=at))


def act_for_bot(ply: int, seat: int, action: Action) -> Wish:
    """That a bot plays an action."""
    return Wish(ply, seat, acted(seat, action.number), lambda match, at: match.act_for_bot(seat, action, ply=ply))


def undo(ply: int, seat: int) -> Wish:
    """That the last action is taken back."""
    return Wish(ply, seat, Undone(seat=seat), lambda match, at: match.undo(seat, ply=ply))


def resign(ply: int, seat: int) -> Wish:
    """That a seat gives up."""
    return Wish(ply, seat, Resigned(seat=seat), lambda match, at: match.resign(seat, ply=ply))


def offer_draw(ply: int, seat: int) -> Wish:
    """That the match be a draw."""
    return Wish(ply, seat, DrawOffered(seat=seat), lambda match, at: match.offer_draw(seat, ply=ply))


def decline_draw(ply: int, seat: int) -> Wish:
    """That it be none."""
    return Wish(ply, seat, DrawDeclined(seat=seat), lambda match, at: match.decline_draw(seat, ply=ply))


def take_over(ply: int, seat: int, agent: str, reason: Reason) -> Wish:
    """That a bot plays a seat from now on."""
    event = TakenOver(seat=seat, agent=agent, reason=reason)
    return Wish(ply, seat, event, lambda match, at: match.take_over(seat, agent, reason, ply=ply))


def return_time(ply: int, lost: TimeReturned) -> Wish:
    """That time in which nobody could do anything counts for no clock."""
    return Wish(ply, -1, lost, lambda match, at: match.return_time(lost, ply=ply))


def take_back(ply: int, seat: int) -> Wish:
    """That the owner of a seat plays it again."""
    return Wish(ply, seat, TakenBack(seat=seat), lambda match, at: match.take_back(seat, ply=ply))


def stall(ply: int, seat: int) -> Wish:
    """That a match waits because no bot answers for a seat."""
    return Wish(ply, seat, Stalled(seat=seat), lambda match, at: match.stall(seat, ply=ply))
