"""Errors as RFC 9457 problems: a stable code, a status, and what to do next."""

from __future__ import annotations

import math
from typing import NamedTuple

import msgspec
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from ziggurat.kernel import errors as kernel
from ziggurat.kernel.reasons import Reason
from ziggurat.play import errors as play
from ziggurat.server import errors as server
from ziggurat.server.wire import Problem, ReasonShown, Text

MEDIA_TYPE = b"application/problem+json"
TYPE = "/problems/"


class Kind(NamedTuple):
    """A kind of problem."""

    code: str
    status: int
    title: str
    next: str


KINDS: dict[type[Exception], Kind] = {
    kernel.IllegalAction: Kind(
        "illegal-action", 422, "The rules do not allow this action now", "Choose one of the legal actions."
    ),
    kernel.NotToAct: Kind("not-to-act", 409, "It is for somebody else to act", "Wait for your turn."),
    kernel.GameIsOver: Kind("match-over", 409, "The match is over", "Look at the record, or ask for a rematch."),
    kernel.NotationError: Kind("bad-notation", 400, "The notation cannot be read", "Write it as NOTATION.md says."),
    kernel.UnknownGame: Kind("unknown-kind", 400, "There is no such game", "GET /api/shelf lists the games."),
    kernel.BadOption: Kind("bad-option", 400, "A value that will not do", "Give one of the values named."),
    play.Conflict: Kind("conflict", 409, "The log has moved on", "Look at the table and decide anew."),
    play.UnknownMatch: Kind("not-found", 404, "There is nothing here", "Check the link."),
    play.StoreUnavailable: Kind("unavailable", 503, "The store does not answer", "Send the same again in a moment."),
    play.UnreadableLog: Kind(
        "unreadable-log",
        500,
        "The log cannot be read",
        "GET /api/tables/{id} still tells who played and when; whoever runs this server may have to upgrade it.",
    ),
    play.MatchIsOver: Kind("match-over", 409, "The match is over", "Look at the record, or ask for a rematch."),
    play.UndoRefused: Kind("undo-refused", 409, "Nothing can be taken back", "Go on from here."),
    play.TimeIsUp: Kind("time-is-up", 409, "The time has run out", "Take the seat back to go on."),
    play.SeatRefused: Kind("seat-refused", 409, "Not with this seat", "See who plays it now."),
    play.DrawRefused: Kind("draw-refused", 409, "No draw now", "Play on, or resign."),
    server.NameUnavailable: Kind("name-unavailable", 409, "The name is not available", "Choose another name."),
    server.BadPassword: Kind("bad-password", 400, "The password will not do", "Choose another password."),
    server.WrongCredentials: Kind("wrong-credentials", 401, "Name and password do not fit", "Check both."),
    server.AlreadyRegistered: Kind("already-registered", 409, "The account has a name", "Log out first."),
    server.ScopeMissing: Kind("scope-missing", 403, "The token does not reach that far", "Use a token that does."),
    server.UnknownToken: Kind("not-found", 404, "There is nothing here", "GET /api/me/tokens lists yours."),
    server.UnknownSession: Kind("not-found", 404, "There is nothing here", "GET /api/me/sessions lists yours."),
    server.DatabaseUnavailable: Kind("unavailable", 503, "The database does not answer", "Try again in a moment."),
    server.NotSignedIn: Kind("not-signed-in", 401, "Who are you?", "POST /api/guest, log in, or send a token."),
    server.ForgedRequest: Kind("forged-request", 403, "This may come from elsewhere", "Send X-CSRF-Token."),
    server.TooManyRequests: Kind("too-many-requests", 429, "Too many requests", "Wait, then send it again."),
    server.TooManyPasswords: Kind("unavailable", 503, "Too many are coming in", "Send the same again in a moment."),
    server.BodyTooLarge: Kind("body-too-large", 413, "The body is too large", "Send less."),
    server.HeadTooLarge: Kind("head-too-large", 431, "The head of the request is too large", "Send less."),
    server.TooSlow: Kind("too-slow", 408, "The request did not come in time", "Send it again."),
    server.TooManyConnections: Kind(
        "too-many-connections", 503, "Too many connections", "Close some, or try again in a moment."
    ),
    server.WrongHttp: Kind("http-version", 505, "Not this version of HTTP", "Send the request in HTTP/1.1."),
    server.BadRequest: Kind("bad-request", 400, "The request cannot be read", "See /api/openapi.json."),
    server.UnknownAccount: Kind("not-found", 404, "There is nothing here", "Check how the name is written."),
    server.LimitReached: Kind("limit-reached", 409, "There are enough of these", "Let go of one first."),
    server.WrongHost: Kind("wrong-host", 421, "Not by this name", "Use an address of this server."),
    server.WrongMethod: Kind("method-not-allowed", 405, "Not in this way", "Use a method that is allowed."),
    server.UpgradeNeeded: Kind("upgrade-needed", 426, "This is a WebSocket", "Ask for it as one, or GET …/events."),
    server.NotFound: Kind("not-found", 404, "There is nothing here", "Check the link, or ask for an invitation."),
    server.NotYourSeat: Kind("not-your-seat", 403, "That seat is not yours", "Name a seat that you hold."),
    server.NotTheHost: Kind("not-the-host", 403, "Only the host may do this", "Ask whoever opened the table."),
    server.TableRefused: Kind("table-refused", 409, "The table is not ready for this", "Look at the table first."),
    server.QueueFull: Kind("busy", 503, "Too much waits to be done", "Send the same again in a moment."),
    server.DoorRefused: Kind(
        "door-refused", 403, "The door is opened from inside", "Ask whoever sits at the machine of this server."
    ),
    server.StillRunning: Kind("still-running", 409, "The match still runs", "Come back when it is over."),
}
MEDIA = Kind("unsupported-media-type", 415, "The body is of another kind", "Send application/json.")
FAULT = Kind(
    "internal-error", 500, "Something went wrong here", "Try again; if it stays, tell whoever runs this server."
)
BY_CODE = {kind.code: kind for kind in (*KINDS.values(), MEDIA, FAULT)}
_DATABASE_TROUBLE = (OperationalError, InterfaceError, PoolTimeout, DBAPIError, ConnectionError)


def kind_of(error: Exception) -> Kind:
    """Which kind of problem an error is."""
    if isinstance(error, play.ActionRefused):
        return kind_of(error.cause)
    for ancestor in type(error).__mro__:
        if ancestor in KINDS:
            return KINDS[ancestor]
    if isinstance(error, _DATABASE_TROUBLE):
        return KINDS[play.StoreUnavailable]
    return FAULT


def problem_of(error: Exception) -> Problem:
    """An error as a problem. What we did not foresee is not quoted: it might tell what it must not."""
    kind = kind_of(error)
    known = isinstance(error, kernel.ZigguratError)
    reasons = [reason_shown(reason) for reason in getattr(error, "reasons", ())]
    return make(
        kind,
        str(error) if known else kind.title + ".",
        rule=reasons[0].rule if reasons else None,
        reasons=reasons,
        legal=list(getattr(error, "legal", ())),
        ply=error.last if isinstance(error, play.Conflict) else None,
        index=error.index if isinstance(error, play.ActionRefused) else None,
    )


def make(
    kind: Kind,
    detail: str,
    *,
    rule: str | None = None,
    reasons: list[ReasonShown] | None = None,
    legal: list[str] | None = None,
    ply: int | None = None,
    index: int | None = None,
) -> Problem:
    """A problem of a kind."""
    return Problem(
        type=TYPE + kind.code,
        title=kind.title,
        status=kind.status,
        detail=detail,
        code=kind.code,
        next=kind.next,
        rule=rule,
        reasons=reasons or [],
        legal=legal or [],
        ply=ply,
        index=index,
    )


def reason_shown(reason: Reason) -> ReasonShown:
    """A reason as data: the key of its sentence, and what the sentence names."""
    values = {name: value for name, value in (("needs", reason.needs), ("has", reason.has)) if value is not None}
    return ReasonShown(reason.rule, Text(f"why-{reason.code}", {**reason.details, **values}), reason.sentence)


def headers_of(error: Exception, problem: Problem) -> list[tuple[bytes, bytes]]:
    """The headers that belong to a problem."""
    headers = [(b"content-type", MEDIA_TYPE)]
    if isinstance(error, server.TooManyRequests):
        headers.append((b"retry-after", b"%d" % max(1, math.ceil(error.seconds))))
    if isinstance(error, server.WrongMethod):
        headers.append((b"allow", error.allowed.encode()))
    if isinstance(error, server.UpgradeNeeded):
        headers.append((b"upgrade", b"websocket"))
    if problem.status == 503:
        headers.append((b"retry-after", b"1"))
    if problem.status == 401:
        headers.append((b"www-authenticate", b'Bearer realm="ziggurat"'))
    return headers


def encode(problem: Problem) -> bytes:
    """A problem as JSON."""
    return msgspec.json.encode(problem)
