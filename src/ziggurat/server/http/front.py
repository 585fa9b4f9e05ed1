"""The front door: who is it, may this come in, and where does it go."""

from __future__ import annotations

import logging
from types import EllipsisType
from typing import TYPE_CHECKING, Any

from ziggurat.server.accounts.identity import Identity
from ziggurat.server.errors import ForgedRequest, NotSignedIn, WrongMethod
from ziggurat.server.http import docs, hot, page
from ziggurat.server.http.answers import SECURITY, Message, Receive, Scope, Send, answer_problem
from ziggurat.server.http.openapi import document

if TYPE_CHECKING:
    from litestar import Litestar

    from ziggurat.server.house import House

COOKIE = b"ziggurat"
GAMES = "/api/games/"
HOT = {"actions": "POST", "events": "GET"}  # what can be done with the hot routes
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
IDENTITY = "ziggurat.identity"
ADDRESS = "ziggurat.address"

log = logging.getLogger(__name__)


class Front:
    """Stands before everything else."""

    house: House

    def __init__(self, inside: Litestar) -> None:
        self._inside: Any = inside

    def furnish(self, house: House) -> None:
        """Let requests into a house that is open."""
        self.house = self._inside.state.house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let one request in."""
        if scope["type"] != "http":
            await self._inside(scope, receive, send)
            return
        watched = _Watched(send)
        try:
            status = await self._serve(scope, receive, watched)
        except Exception as error:
            status = await self._fail(error, scope, watched)
        self.house.metrics.requests.add(f'method="{_known_method(scope["method"])}",status="{status}"')

    async def _serve(self, scope: Scope, receive: Receive, send: _Watched) -> int:
        method, path = scope["method"], scope["path"]
        headers: dict[bytes, bytes] = dict(scope["headers"])
        if page.is_page(method, path):
            return await page.send_page(path, headers, method, send)
        if path in docs.PATHS and method in ("GET", "HEAD"):
            return await docs.send_docs(document(self._inside), method, send)
        me = await self.identify(headers)
        if method not in SAFE:
            check_origin(headers, scope["scheme"], self.house.settings.origins)
            check_csrf(headers, me)
        if path.startswith(GAMES):
            name, _, rest = path[len(GAMES) :].partition("/")
            if method == "POST" and rest == "actions":
                return await hot.post_action(self.house, name, me, headers, receive, send)
            if method == "GET" and rest == "events":
                where = address_of(scope)
                return await hot.get_events(self.house, name, me, headers, scope, receive, send, where)
            if rest in HOT:
                raise WrongMethod(HOT[rest])
        scope[IDENTITY] = me
        scope[ADDRESS] = address_of(scope)
        await self._inside(scope, receive, send.with_security)
        return send.status

    def identify_now(self, headers: dict[bytes, bytes]) -> Identity | EllipsisType | None:
        """Who sends a request, if that is known without asking the database; `...` if not."""
        secret = secret_of(headers)
        if not secret:
            return ... if headers.get(b"authorization", b"") else None
        return self.house.accounts.cached(secret) or ...

    async def identify(self, headers: dict[bytes, bytes]) -> Identity | None:
        """Who sends a request: by a token if there is one, else by the cookie."""
        accounts = self.house.accounts
        bearer = headers.get(b"authorization", b"")
        if bearer[:7].lower() == b"bearer ":
            secret = bearer[7:].strip().decode("latin-1")
            me = accounts.cached(secret) or await accounts.identify_bearer(secret)
            if me is None:
                raise NotSignedIn  # a program whose token has ended should hear of it, not look on as nobody
            return me
        secret = _cookie(headers.get(b"cookie", b""))
        if not secret:
            return None
        return accounts.cached(secret) or await accounts.identify_cookie(secret)

    async def _fail(self, error: Exception, scope: Scope, send: _Watched) -> int:
        """Answer with the error, unless the answer has begun."""
        if send.status:
            log.exception("an answer broke off", extra={"path": scope["path"]})
            return send.status
        status = await answer_problem(send, error)
        if status >= 500:
            log.error("request failed", exc_info=error, extra={"method": scope["method"], "path": scope["path"]})
        return status


class _Watched:
    """A `send` that remembers the status."""

    __slots__ = ("_send", "status")

    def __init__(self, send: Send) -> None:
        self._send = send
        self.status = 0

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
        await self._send(message)

    async def with_security(self, message: Message) -> None:
        """Send with the headers that every answer carries, unless it has its own."""
        if message["type"] == "http.response.start":
            own = {name for name, _ in message["headers"]}
            message["headers"] = [*message["headers"], *(pair for pair in SECURITY if pair[0] not in own)]
        await self(message)


def secret_of(headers: dict[bytes, bytes]) -> str:
    """What a request proves with whom it comes from: a token if there is one, else the cookie."""
    bearer = headers.get(b"authorization", b"")
    return bearer[7:].strip().decode("latin-1") if bearer else _cookie(headers.get(b"cookie", b""))


def _known_method(method: str) -> str:
    return method if method in ("GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH") else "OTHER"


def _cookie(header: bytes) -> str:
    """The secret in the cookie header."""
    for part in header.split(b";"):
        name, _, value = part.strip().partition(b"=")
        if name == COOKIE:
            return value.decode("latin-1").strip('"')
    return ""


def address_of(scope: Scope) -> str:
    """The address that a request comes from."""
    client = scope.get("client")
    return str(client[0]) if client else "unknown"


def check_origin(headers: dict[bytes, bytes], scheme: str, others: tuple[str, ...]) -> None:
    """Refuse what a browser says another site has sent."""
    origin = headers.get(b"origin", b"").decode("latin-1")
    if origin and (origin == f"{scheme}://{headers.get(b'host', b'').decode('latin-1')}" or origin in others):
        return
    site = headers.get(b"sec-fetch-site", b"none")
    if origin or site not in (b"none", b"same-origin"):
        raise ForgedRequest("This comes from another site.")


def check_csrf(headers: dict[bytes, bytes], me: Identity | None) -> None:
    """Ask for the token that only pages of this server can know; programs with tokens of their own need none."""
    if me is not None and me.by == "cookie" and headers.get(b"x-csrf-token", b"").decode("latin-1") != me.csrf:
        raise ForgedRequest("The request has no valid CSRF token.")
