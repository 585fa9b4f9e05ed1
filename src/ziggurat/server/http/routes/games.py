"""Matches: looking at them, and all that can be done in them besides actions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, JSONBody, Parameter

from ziggurat.kernel.errors import BadOption
from ziggurat.kernel.records import Games
from ziggurat.play.match import Match
from ziggurat.server.accounts.identity import PLAY, Identity
from ziggurat.server.errors import NotFound, NotYourSeat, StillRunning, TableRefused
from ziggurat.server.http.asking import Asked, Asking
from ziggurat.server.http.described import described
from ziggurat.server.http.hot import room_for, seat_of, viewing_seat
from ziggurat.server.problems import reason_shown
from ziggurat.server.pulse import since
from ziggurat.server.rooms import wishes
from ziggurat.server.rooms.room import Room, face_at, faces
from ziggurat.server.rooms.wishes import Wish
from ziggurat.server.wire import DrawAnswer, Log, LoggedEvent, OnPly, Payload, Prices, Replacement, WhyNot

TAG = ["games"]
PAGE = 500
ACTING = (
    "not-signed-in",
    "scope-missing",
    "not-found",
    "not-your-seat",
    "conflict",
    "match-over",
    "seat-refused",
    "body-too-large",
    "unreadable-log",
)
LOOKING = ("scope-missing", "not-found", "unreadable-log", "busy")
Invite = Annotated[str | None, Parameter(max_length=100, description="The key of an invitation.")]
AnySeat = Annotated[int | None, Parameter(ge=-1, le=7, description="Which seat; -1: an onlooker.")]
JSON = "application/json"


@get(
    "/api/games/{game_id:str}",
    tags=TAG,
    summary="A match as one may see it",
    **described(*LOOKING, "not-your-seat", "bad-option"),
)
async def show_game(
    asking: Asked,
    game_id: FromPath[str],
    seat: AnySeat = None,
    ply: Annotated[int | None, Parameter(ge=0, le=10**9, description="As it stood then.")] = None,
    invite: Invite = None,
) -> Response[Payload]:
    """The view of one's seat, or an onlooker's, now or after any ply. When it is over, from any seat."""
    me = asking.look() if ply is None else asking.look_back()
    room = await room_for(asking.house, game_id, me, invite)
    eyes = eyes_of(room, me, seat)
    if ply is None:
        return _json(await room.look(eyes))
    if ply > room.face.ply:
        raise BadOption("ply", ply, f"one from 0 to {room.face.ply}")
    return _json(await asking.aside(_shown_at, room.name, room.match, ply, eyes))


@get(
    "/api/games/{game_id:str}/log",
    tags=TAG,
    summary="What has happened",
    **described(*LOOKING, "not-your-seat", "bad-option"),
)
async def show_log(
    asking: Asked,
    game_id: FromPath[str],
    after: Annotated[int, Parameter(ge=-1, le=10**9, description="The last ply that is known already.")] = -1,
    seat: AnySeat = None,
    invite: Invite = None,
) -> Log:
    """The events behind a ply, in data and in words, at most 500 at a time."""
    me = asking.look_back()
    room = await room_for(asking.house, game_id, me, invite)
    eyes = eyes_of(room, me, seat)
    last = room.face.ply
    events = await asking.aside(_logged, room.name, room.match, min(last, after + PAGE), after, eyes)
    return Log(room.name, events, last)


@get(
    "/api/games/{game_id:str}/why",
    tags=TAG,
    summary="Why an action is not legal",
    **described(*LOOKING, "not-signed-in", "not-your-seat", "bad-notation", "bad-option"),
)
async def why_not(
    asking: Asked,
    game_id: FromPath[str],
    action: Annotated[str, Parameter(min_length=1, max_length=100, description="Number or notation.")],
    seat: AnySeat = None,
    language: Annotated[str, Parameter(min_length=2, max_length=8, pattern="^[a-z]+$")] = "en",
) -> WhyNot:
    """Whether an action is legal for one's seat now; if not, every reason with its rule."""
    me = asking.signed_in("read", "look")
    room = await room_for(asking.house, game_id, me, None)
    own = seat_of(room.match, me, seat, room.match.ply)
    return await asking.aside(_why_not, room.match, room.face.ply, own, action, language)


@get(
    "/api/games/{game_id:str}/prices",
    tags=TAG,
    summary="What cards cost, explained",
    **described(*LOOKING, "not-signed-in", "not-your-seat", "bad-option"),
)
async def show_prices(
    asking: Asked,
    game_id: FromPath[str],
    seat: AnySeat = None,
    language: Annotated[str, Parameter(min_length=2, max_length=8, pattern="^[a-z]+$")] = "en",
) -> Prices:
    """For each card of one's hand every use with what it costs, how it can be paid, and if it cannot, why not.

    A game without prices has nothing here.
    """
    me = asking.signed_in("read", "look")
    room = await room_for(asking.house, game_id, me, None)
    ply, prices = room.face.ply, room.match.game.rulebook.prices
    own = seat_of(room.match, me, seat, room.match.ply)
    if prices is None:
        raise NotFound("price")
    return Prices(ply, await asking.aside(_priced, prices, room.match, ply, own, language))


@get(
    "/api/games/{game_id:str}/record",
    tags=TAG,
    summary="The record of a finished match",
    media_type="text/plain",
    **described(*LOOKING, "still-running"),
)
async def show_record(asking: Asked, game_id: FromPath[str], invite: Invite = None) -> str:
    """The game record with its deal key, which `ziggurat verify` checks against the commitment."""
    room = await room_for(asking.house, game_id, asking.look_back(), invite)
    if room.match.over is None or not room.settled:
        raise StillRunning
    return await asking.aside(room.match.record, Match=room.name)


@post(
    "/api/games/{game_id:str}/let-go",
    tags=TAG,
    summary="Let go of a finished match",
    **described("not-signed-in", "scope-missing", "not-found", "not-your-seat", "table-refused", status=204),
)
async def let_go(asking: Asked, game_id: FromPath[str]) -> None:
    """Take a finished match off one's lists. It is deleted when everybody who sat in it has done so."""
    me = asking.signed_in(PLAY)
    room = await room_for(asking.house, game_id, me, None)
    await asking.house.people.let_go(me, room.name)


@post("/api/games/{game_id:str}/undo", tags=TAG, summary="Take back", **described(*ACTING, "undo-refused"))
async def undo(asking: Asked, game_id: FromPath[str], data: JSONBody[OnPly]) -> Response[Payload]:
    """Take one's last action back, while nobody has learned anything from it."""
    return await _submit(asking, game_id, data, wishes.undo)


@post("/api/games/{game_id:str}/resign", tags=TAG, summary="Resign", **described(*ACTING))
async def resign(asking: Asked, game_id: FromPath[str], data: JSONBody[OnPly]) -> Response[Payload]:
    """Give up. Between two this ends the match; among more a bot plays on."""
    return await _submit(asking, game_id, data, wishes.resign)


@post("/api/games/{game_id:str}/draw", tags=TAG, summary="Draw by agreement", **described(*ACTING, "draw-refused"))
async def draw(asking: Asked, game_id: FromPath[str], data: JSONBody[DrawAnswer]) -> Response[Payload]:
    """Offer a draw or agree to one; it is a draw when every seat has. Or decline."""
    return await _submit(asking, game_id, data, wishes.offer_draw if data.answer == "offer" else wishes.decline_draw)


@post("/api/games/{game_id:str}/leave", tags=TAG, summary="Leave one's seat to a bot", **described(*ACTING))
async def leave(asking: Asked, game_id: FromPath[str], data: JSONBody[OnPly]) -> Response[Payload]:
    """Let a bot play on; the seat can be taken back."""
    stand_in = asking.house.settings.stand_in
    return await _submit(asking, game_id, data, lambda ply, seat: wishes.take_over(ply, seat, stand_in, "left"))


@post("/api/games/{game_id:str}/return", tags=TAG, summary="Take one's seat back", **described(*ACTING))
async def come_back(asking: Asked, game_id: FromPath[str], data: JSONBody[OnPly]) -> Response[Payload]:
    """Play again oneself instead of the bot."""
    return await _submit(asking, game_id, data, wishes.take_back)


@post(
    "/api/games/{game_id:str}/replace",
    tags=TAG,
    summary="Call for a bot in place of somebody who is away",
    **described(*ACTING, "table-refused"),
)
async def replace(asking: Asked, game_id: FromPath[str], data: JSONBody[Replacement]) -> Response[Payload]:
    """Put a bot into the seat of somebody who is awaited and has been away for two minutes."""
    me = asking.signed_in(PLAY)
    room = await room_for(asking.house, game_id, me, None)
    own = room.match.seats_of(me.account_id)
    if not own:
        raise NotYourSeat(None, own)
    await _refuse_if_present(asking, room, data.seat)
    await room.submit(wishes.take_over(room.face.ply, data.seat, asking.house.settings.stand_in, "absent"))
    return _json(await room.look(own[0]))


async def _refuse_if_present(asking: Asking, room: Room, seat: int) -> None:
    """Refuse to replace somebody who is not awaited, or who has been here lately."""
    if seat not in room.match.to_act:
        raise TableRefused(f"Seat {seat} is not awaited", "wait for whoever is to act")
    account = room.match.setup.seats[seat].account
    house = asking.house
    away = since(house.settings.now(), int(house.settings.absent_after * 1000), house.pulse.lost())
    looking = any(stream.account == account for stream in room.streams)
    if account and (looking or room.match.times[-1] > away or await house.seen_since(account, away)):
        raise TableRefused(f"Seat {seat} is here, or was a moment ago", "give them some time")


async def _submit(
    asking: Asking, game_id: str, data: OnPly | DrawAnswer, wish: Callable[[int, int], Wish]
) -> Response[Payload]:
    """Make somebody's wish come true; the answer is their view after it."""
    me = asking.signed_in(PLAY)
    room = await room_for(asking.house, game_id, me, None)
    seat = seat_of(room.match, me, data.seat, data.ply)
    await room.submit(wish(data.ply, seat))
    return _json(await room.look(seat))


def eyes_of(room: Room, me: Identity | None, seat: int | None) -> int | None:
    """From which seat one may look: one's own; when the match is over, and that is written, any."""
    match = room.match
    if match.over and room.settled and seat is not None and seat in match.seats:
        return seat
    return viewing_seat(match, me, seat)


# -- what takes long, away from the event loop -----------------------------------------------------------------------


def _shown_at(name: str, match: Match, ply: int, seat: int | None) -> bytes:
    """What somebody may know of a match as it stood then."""
    return face_at(name, match, ply).payload(seat)


def _logged(name: str, match: Match, upto: int, after: int, seat: int | None) -> list[LoggedEvent]:
    """The events of a match behind a ply, as somebody may see them."""
    shown = faces(name, match, upto, after)
    return [LoggedEvent(face.ply, match.times[face.ply], face.event_for(seat), face.told_texts()) for face in shown]


def _why_not(match: Match, ply: int, seat: int, action: str, language: str) -> WhyNot:
    """Why a seat cannot do something as it stood then, if it cannot."""
    view = match.at(ply).game.view(seat)
    digits = action.isascii() and action.isdigit() and len(action) < 6
    wanted = view.action(int(action) if digits else action)
    reasons = [reason_shown(reason) for reason in view.why_not(wanted, language=language)]
    return WhyNot(wanted.number, wanted.notation, not reasons, reasons)


def _priced(
    prices: Callable[[Games, int, str], list[dict[str, Any]]], match: Match, ply: int, seat: int, language: str
) -> list[dict[str, Any]]:
    """What cards cost a seat as it stood then."""
    return prices(match.at(ply).game.blanked(seat), seat, language)


def _json(payload: bytes) -> Response[Any]:
    return Response(msgspec.Raw(payload), media_type=JSON, status_code=200)


ROUTES = [show_game, show_log, why_not, show_prices, show_record, let_go, undo, resign, draw, leave, come_back, replace]
