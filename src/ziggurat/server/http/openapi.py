"""The OpenAPI document: what Litestar knows of its routes, and the three hot routes, which it does not serve."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec
from litestar import Litestar

from ziggurat.server.http.described import ALWAYS
from ziggurat.server.http.documented import complete
from ziggurat.server.problems import BY_CODE
from ziggurat.server.wire import NewAction, Payload, Problem, Spoken

REF = "#/components/schemas/{name}"
ACTING = (
    "not-signed-in", "scope-missing", "not-found", "not-your-seat", "bad-notation", "bad-option", "conflict",
    "not-to-act", "match-over", "seat-refused", "time-is-up", "illegal-action", "body-too-large", "unreadable-log",
)  # fmt: skip
WATCHING = ("scope-missing", "not-found", "not-your-seat", "bad-option", "conflict", "unreadable-log", "busy")
SECURITY = {
    "token": {"type": "http", "scheme": "bearer", "description": "A token from POST /api/me/tokens."},
    "cookie": {
        "type": "apiKey",
        "in": "cookie",
        "name": "ziggurat",
        "description": "From POST /api/guest or /api/login. Requests that change something need X-CSRF-Token as well.",
    },
}
_GAME = {"name": "game_id", "in": "path", "required": True, "schema": {"type": "string"}}
_SEAT = {
    "name": "seat",
    "in": "query",
    "required": False,
    "description": "From which of one's seats; -1 for an onlooker.",
    "schema": {"type": "integer", "minimum": -1, "maximum": 7},
}
_AFTER = {"type": "integer", "minimum": -1, "maximum": 10**9}
_VIEWING = [
    _GAME,
    _SEAT,
    {"name": "after", "in": "query", "required": False, "schema": _AFTER},
    {"name": "invite", "in": "query", "required": False, "schema": {"type": "string", "maxLength": 100}},
    {"name": "Last-Event-ID", "in": "header", "required": False, "schema": _AFTER},
]
_PREFER = {
    "name": "Prefer",
    "in": "header",
    "required": False,
    "description": "`return=minimal` (RFC 7240): the answer has no body. For clients that have a stream anyway.",
    "schema": {"type": "string", "enum": ["return=minimal", "return=representation"]},
}
_MINIMAL = {
    "description": "The action is written; no view was wanted.",
    "headers": {
        "X-Ply": {"description": "The last ply.", "schema": {"type": "integer", "minimum": 0}},
        "Preference-Applied": {
            "description": "What was done of `Prefer`.",
            "schema": {"type": "string", "enum": ["return=minimal"]},
        },
    },
}


@lru_cache(maxsize=4)
def document(app: Litestar) -> dict[str, Any]:
    """The whole document, made once for each application; nobody changes it."""
    api: dict[str, Any] = app.openapi_schema.to_schema()
    _, schemas = msgspec.json.schema_components([NewAction, Payload, Problem, Spoken], ref_template=REF)
    components = api.setdefault("components", {})
    known = components.setdefault("schemas", {})
    for name, schema in schemas.items():
        known.setdefault(name, schema)
    components["securitySchemes"] = SECURITY
    api["security"] = [{}, {"token": []}, {"cookie": []}]
    api["paths"]["/api/games/{game_id}/actions"] = {"post": _post_action()}
    api["paths"]["/api/games/{game_id}/events"] = {"get": _get_events()}
    api["paths"]["/api/games/{game_id}/socket"] = {"get": _get_socket()}
    return complete(api)


def _post_action() -> dict[str, Any]:
    return {
        "tags": ["games"],
        "summary": "Play an action",
        "operationId": "PlayAction",
        "description": "Append an action to the log, durably; the answer is the actor's view after it. `ply` is the "
        "last ply that the sender has seen. The same again on the same ply changes nothing and is answered alike; "
        "anything else on a ply that is not the last is a conflict.",
        "parameters": [_GAME, _PREFER],
        "requestBody": {"required": True, "content": _content("application/json", "NewAction")},
        "responses": {"200": _response("The view after the action.", "application/json", "Payload"), "204": _MINIMAL}
        | _problems(*ACTING),
    }


def _get_events() -> dict[str, Any]:
    event = {
        "type": "object",
        "description": "One event of the stream.",
        "properties": {
            "id": {"type": "string", "pattern": "^[0-9]+$", "description": "The ply of the event."},
            "event": {
                "type": "string",
                "enum": ["message", "closing"],
                "description": "`closing` when the server goes; anything else is a `message`, which needs no name.",
            },
            "data": {
                "type": "string",
                "description": "What has happened and how the match stands, as JSON: a Payload.",
                "contentMediaType": "application/json",
                "contentSchema": {"$ref": REF.format(name="Payload")},
            },
        },
        "required": ["data"],
    }
    stream = {
        "description": "Server-sent events. Each has its ply as id and a Payload as data; the first shows the match "
        "as it stands. Comments are signs of life; an event named `closing` says that the server goes.",
        "content": {"text/event-stream": {"schema": event}},
    }
    return {
        "tags": ["games"],
        "summary": "Watch or follow a match",
        "operationId": "FollowMatch",
        "description": "A stream of everything that happens, as one's seat (or an onlooker) may see it. With "
        "Last-Event-ID, or `after`, it goes on behind that ply without a gap or a repeat.",
        "parameters": _VIEWING,
        "responses": {"200": stream} | _problems(*WATCHING),
    }


def _get_socket() -> dict[str, Any]:
    told = {
        "oneOf": [
            {"$ref": REF.format(name="Payload")},
            _told("ply", {"type": "integer", "minimum": 0}, "A wish is written; this is the last ply now."),
            _told("problem", {"$ref": REF.format(name="Problem")}, "A wish is refused."),
            _told("beat", {"const": True}, "A sign of life."),
            _told("closing", {"const": True}, "The server goes, or the session has ended."),
        ]
    }
    upgraded = {
        "description": "A WebSocket (RFC 6455). The server sends a Payload for each event, as the stream has it; for "
        "each wish, in their order, `ply` (written) or `problem` (refused, as a request would be); `beat` as a sign of "
        "life; `closing` when it goes or the session has ended. The client sends `Spoken`.",
        "content": {"application/json": {"schema": told}},
    }
    return {
        "tags": ["games"],
        "summary": "Play a match over a WebSocket",
        "operationId": "TalkAboutMatch",
        "description": "The stream of events and the actions of one client on one connection; what browsers use. "
        "Requests and the event stream do the same and are simpler for programs. Messages are texts, those of a client "
        "at most 2048 bytes and 16 at a time. Who comes with a cookie needs an `Origin` of this server and the CSRF "
        "token, as X-CSRF-Token or, in browsers, as the subprotocol `csrf.TOKEN` beside `ziggurat`.",
        "parameters": _VIEWING,
        "responses": {"101": upgraded} | _problems("upgrade-needed", *WATCHING),
    }


def _told(name: str, schema: dict[str, Any], words: str) -> dict[str, Any]:
    fields = {name: schema | {"description": words}}
    return {"type": "object", "properties": fields, "required": [name], "additionalProperties": False}


def _content(media: str, name: str) -> dict[str, Any]:
    return {media: {"schema": {"$ref": REF.format(name=name)}}}


def _response(text: str, media: str, name: str) -> dict[str, Any]:
    return {"description": text, "content": _content(media, name)}


def _problems(*codes: str) -> dict[str, Any]:
    by_status: dict[str, list[str]] = {}
    for code in dict.fromkeys((*codes, *ALWAYS)):
        by_status.setdefault(str(BY_CODE[code].status), []).append(code)
    media = "application/problem+json"
    return {status: _response(", ".join(names), media, "Problem") for status, names in by_status.items()}
