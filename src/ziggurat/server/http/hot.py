"""The two routes that all play goes through, on bare ASGI: appending an action, and the stream of events."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from functools import partial
from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import parse_qs

import msgspec

from ziggurat.kernel.errors import BadOption
from ziggurat.play.errors import Conflict, StoreUnavailable, UnknownMatch
from ziggurat.play.match import Match
from ziggurat.server.accounts.identity import PLAY, READ, Identity
from ziggurat.server.errors import BadRequest, NotFound, NotSignedIn, NotYourSeat, QueueFull, TooManyRequests
from ziggurat.server.fair import Payer
from ziggurat.server.http.answers import (
    JSON,
    MINIMAL,
    PLY,
    SECURITY,
    WRITABLE,
    Message,
    Receive,
    Scope,
    Send,
    answer,
    body_of,
)
from ziggurat.server.rooms import wishes
from ziggurat.server.rooms.room import Beside, Room
from ziggurat.server.rooms.stream import GOODBYE, Stream
from ziggurat.server.wire import NewAction

if TYPE_CHECKING:
    from ziggurat.server.house import House

LONGEST_ACTION = 2048  # bytes
LONGEST_NAME = 40
LONGEST_INVITE = 100
MOST_STREAMS = 64  # for one account or address
STREAM_HEADERS = [(b"content-type", b"text/event-stream"), (b"x-accel-buffering", b"no"), *SECURITY]

_new_action = msgspec.json.Decoder(NewAction)


async def room_for(house: House, name: str, me: Identity | None, invite: str | None) -> Room:
    """The room of a match, if the asker may look in."""
    try:
        if len(name) > LONGEST_NAME or not name.isascii() or not name.isprintable():
            raise UnknownMatch(name[:LONGEST_NAME])
        room = house.rooms.at_hand(name) or await house.rooms.get(name)
    except UnknownMatch:
        raise NotFound("match") from None
    if not room.admits(me.account_id if me else None, invite):
        raise NotFound("match")
    return room


def seat_of(match: Match, me: Identity, wanted: int | None, ply: int) -> int:
    """The seat for which somebody acts: the one named, the only one, or of several the one that acted or is to act."""
    own = match.seats_of(me.account_id)
    if wanted is not None:
        if wanted not in own:
            raise NotYourSeat(wanted, own)
        return wanted
    if len(own) > 1:
        acted = getattr(match.events[ply + 1], "seat", None) if -1 <= ply < match.ply else None
        own = [acted] if acted in own else [seat for seat in own if seat in match.to_act] or own
    if not own:
        raise NotYourSeat(None, own)
    return own[0]


def read_action(raw: bytes) -> NewAction:
    """The body of an action."""
    try:
        return _new_action.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadRequest(str(error)) from error


def may_act(house: House, me: Identity | None) -> Identity:
    """Refuse who may not act, or acts too fast."""
    if me is None:
        raise NotSignedIn
    me.require(PLAY)
    house.limits.spend("act", me.account_id)
    return me


def wants_little(headers: dict[bytes, bytes]) -> bool:
    """Whether a client asks for answers without a view, because it has a stream (RFC 7240)."""
    preferred = headers.get(b"prefer")
    return preferred is not None and b"return=minimal" in preferred.lower().replace(b" ", b"").split(b",")


async def fulfil(house: House, room: Room, ply: int, seat: int, action: int | str) -> None:
    """Play an action, durably; it is counted unless the same has happened before."""
    try:
        if await room.submit(wishes.act(ply, seat, room.match.game.action(action, seat))):
            house.metrics.actions.add()
    except Conflict:
        house.metrics.conflicts.add()
        raise


async def act(
    house: House, name: str, me: Identity | None, headers: dict[bytes, bytes], receive: Receive
) -> tuple[int, bytes]:
    """Append an action; the answer is the last ply, and the actor's view after it."""
    me = may_act(house, me)
    body = read_action(await body_of(receive, headers, LONGEST_ACTION))
    room = await room_for(house, name, me, None)
    seat = seat_of(room.match, me, body.seat, body.ply)
    await fulfil(house, room, body.ply, seat, body.action)
    view = room.face.payload(seat) if room.settled else await room.look(seat)
    return room.face.ply, view


async def post_action(
    house: House, name: str, me: Identity | None, headers: dict[bytes, bytes], receive: Receive, send: Send
) -> int:
    """`POST /api/games/{id}/actions`."""
    started = time.perf_counter()
    ply, payload = await act(house, name, me, headers, receive)
    status = 204 if wants_little(headers) else 200
    if status == 204:
        await send({"type": "http.response.start", "status": 204, "headers": [*MINIMAL, (PLY, b"%d" % ply)]})
        await send({"type": "http.response.body", "body": b""})
    else:
        await answer(send, 200, JSON, payload)
    house.metrics.action_seconds.observe(time.perf_counter() - started)
    return status


class Viewing(NamedTuple):
    """How somebody wants to follow a match."""

    who: str  # account or address
    account: str | None
    seat: int | None  # as asked for
    after: int | None
    invite: str | None


def viewing(house: House, me: Identity | None, headers: dict[bytes, bytes], query: bytes, address: str) -> Viewing:
    """How somebody wants to follow a match, if they may follow any."""
    if me is not None:
        me.require(READ)
    who = me.account_id if me else address
    house.limits.spend("stream", who)
    if house.open_streams.get(who, 0) >= MOST_STREAMS * max(1.0, house.settings.limits) and house.settings.limits:
        raise TooManyRequests(30)
    asked = {key: values[-1] for key, values in parse_qs(query.decode("latin-1")).items()} if query else {}
    last, after = headers.get(b"last-event-id"), _number(asked.get("after"), "ply")
    if last is not None:
        after = _number(last.decode("latin-1"), "ply")
    if len(invite := asked.get("invite", "")) > LONGEST_INVITE:
        raise BadRequest(f"An invitation has at most {LONGEST_INVITE} characters")
    return Viewing(who, me.account_id if me else None, _number(asked.get("seat"), "seat"), after, invite or None)


async def get_events(
    house: House,
    name: str,
    me: Identity | None,
    headers: dict[bytes, bytes],
    scope: Scope,
    receive: Receive,
    send: Send,
    address: str,
) -> int:
    """`GET /api/games/{id}/events`."""
    wanted = viewing(house, me, headers, scope["query_string"], address)
    room = await room_for(house, name, me, wanted.invite)
    stream = Stream(viewing_seat(room.match, me, wanted.seat), wanted.account)
    stream.proof, stream.at_once = me.proof if me else None, sender(scope, send)
    beside = partial(house.aside.do, Payer(address, wanted.who))
    house.stream_opened(wanted.who)
    try:
        await _follow(house, room, stream, wanted.after, beside, receive, send)
    finally:
        room.leave(stream)
        house.stream_closed(wanted.who)
    return 200


async def _follow(
    house: House, room: Room, stream: Stream, after: int | None, beside: Beside, receive: Receive, send: Send
) -> None:
    """Send what has happened and what happens until the viewer leaves or the server closes."""
    pieces = room.tell_past(stream, after, beside)
    first = await anext(pieces, None)  # what is wrong is told before the answer begins
    if first is None:
        await room.enter(stream, after)
    gone = asyncio.ensure_future(_gone(receive, stream))
    try:
        await send({"type": "http.response.start", "status": 200, "headers": STREAM_HEADERS})
        if house.closing:
            stream.end()
        if first is not None:
            async for piece in telling_past(room, stream, first, pieces):
                await send(event_part(b"".join(piece)))
        async for frame in stream.frames():
            await send(event_part(frame))
        if not gone.done():
            await send({"type": "http.response.body", "body": GOODBYE, "more_body": False})
    finally:
        gone.cancel()


async def telling_past(
    room: Room, stream: Stream, first: list[bytes], pieces: AsyncIterator[list[bytes]]
) -> AsyncIterator[list[bytes]]:
    """What lies further back, then the stream is let in; where that cannot be, its viewer comes back for the rest."""
    yield first
    try:
        async for piece in pieces:
            yield piece
        if not stream.ended:
            await room.enter(stream, stream.seen)
    except (QueueFull, Conflict, StoreUnavailable):
        stream.end()


def event_part(body: bytes) -> Message:
    """A part of an event stream as ASGI sends it."""
    return {"type": "http.response.body", "body": body, "more_body": True}


def sender(scope: Scope, send: Send) -> Callable[[bytes], bool]:
    """What sends a part of an answer without a task, where the connection says that nothing needs to be waited for."""
    writable: Callable[[], bool] | None = (scope.get("extensions") or {}).get(WRITABLE)

    def at_once(body: bytes) -> bool:
        if writable is None or not writable():
            return False
        sending = send(event_part(body)).__await__()
        try:
            next(sending)
        except StopIteration:
            return True
        raise RuntimeError("the connection waits, though it said it would not")

    return at_once


async def _gone(receive: Receive, stream: Stream) -> None:
    """End the stream when its viewer has left."""
    while (await receive())["type"] != "http.disconnect":
        pass
    stream.end()


def viewing_seat(match: Match, me: Identity | None, wanted: int | None) -> int | None:
    """The seat from which somebody looks; None for onlookers."""
    own = match.seats_of(me.account_id) if me else []
    if wanted is None:
        return own[0] if own else None
    if wanted == -1:
        return None
    if wanted not in own:
        raise NotYourSeat(wanted, own)
    return wanted


def _number(text: str | None, what: str) -> int | None:
    if text is None or text == "":
        return None
    try:
        number = int(text)
    except ValueError:
        raise BadOption(what, text[:20], "a whole number") from None
    if not -1 <= number <= 10**9:
        raise BadOption(what, number, "a whole number that is not huge")
    return number
