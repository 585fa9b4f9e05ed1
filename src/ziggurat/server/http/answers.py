"""Answers on bare ASGI, and the headers that every answer carries."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, TypeAlias

from ziggurat.server.errors import BadRequest, BodyTooLarge
from ziggurat.server.problems import encode, headers_of, problem_of

Scope: TypeAlias = MutableMapping[str, Any]
Message: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Message]]
Send: TypeAlias = Callable[[Message], Awaitable[None]]

SECURITY: list[tuple[bytes, bytes]] = [
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"content-security-policy", b"default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
    (b"cache-control", b"no-store"),
]
HTTPS_ALWAYS = (b"strict-transport-security", b"max-age=31536000")  # sent under https, where a browser heeds it
JSON: list[tuple[bytes, bytes]] = [(b"content-type", b"application/json"), *SECURITY]
MINIMAL: list[tuple[bytes, bytes]] = [(b"preference-applied", b"return=minimal"), *SECURITY]  # RFC 7240
WRITABLE = "ziggurat.writable"  # an extension of the scope: says whether `send` would return without waiting
SAY = "ziggurat.say"  # an extension of a socket's scope: sends a text, unless it would have to wait
PLY = b"x-ply"  # the header that tells the last ply where an answer has no body


async def answer(send: Send, status: int, headers: list[tuple[bytes, bytes]], body: bytes) -> None:
    """One whole answer."""
    headers = [*headers, (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


async def answer_problem(send: Send, error: Exception) -> int:
    """An error as an answer."""
    problem = problem_of(error)
    await answer(send, problem.status, [*headers_of(error, problem), *SECURITY], encode(problem))
    return problem.status


async def body_of(receive: Receive, headers: dict[bytes, bytes], limit: int) -> bytes:
    """The body of a request, if it is JSON and not too long."""
    if not headers.get(b"content-type", b"").lower().startswith(b"application/json"):
        raise BadRequest("The body must be application/json")
    body, more = b"", True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":  # what came until then may look whole, and is not
            raise BadRequest("The body broke off")
        body += message.get("body", b"")
        more = message.get("more_body", False)
        if len(body) > limit:
            raise BodyTooLarge(limit)
    return body
