"""The front door: who is it, may this come in, and where does it go."""

from __future__ import annotations

import logging
import re
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Any, Literal
from urllib.parse import urlsplit

from ziggurat.server import logs, networks
from ziggurat.server.accounts.identity import Identity
from ziggurat.server.errors import (
    BadRequest,
    ForgedRequest,
    NotFound,
    NotSignedIn,
    UpgradeNeeded,
    WrongHost,
    WrongMethod,
)
from ziggurat.server.http import dialogue, docs, hot, page
from ziggurat.server.http.answers import HTTPS_ALWAYS, SECURITY, Message, Receive, Scope, Send, answer_problem
from ziggurat.server.http.asking import ADDRESS, IDENTITY
from ziggurat.server.http.forwarded import address_of, see_through
from ziggurat.server.http.openapi import document
from ziggurat.server.http.proofs import credentials_of

if TYPE_CHECKING:
    from litestar import Litestar

    from ziggurat.server.house import House

GAMES = "/api/games/"
HOT = {"actions": "POST", "events": "GET", "socket": "GET"}  # what can be done with the hot routes
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})

_HOST = re.compile(rb"(?:[A-Za-z0-9._~%-]+|\[[0-9A-Fa-f:.]+(?:%[A-Za-z0-9._~%-]+)?\])(?::([0-9]{0,5}))?")
MOST_PORT = 65_535

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
        if scope["type"] == "websocket":
            send = dialogue.as_request(scope, send)
        elif scope["type"] != "http":
            await self._inside(scope, receive, send)
            return
        if self.house.settings.behind_proxy:
            see_through(scope, self.house.settings.behind_proxy)
        watched = _Watched(send, scope)
        try:
            status = await self._serve(scope, receive, watched)
        except Exception as error:
            status = await self._fail(error, scope, watched)
        self.house.metrics.requests.add(f'method="{_known_method(scope["method"])}",status="{status}"')

    async def _serve(self, scope: Scope, receive: Receive, send: _Watched) -> int:
        method, path = scope["method"], scope["path"]
        headers: dict[bytes, bytes] = dict(scope["headers"])
        if len(headers) < len(scope["headers"]):
            check_single(scope["headers"])
        check_host(headers.get(b"host", b""))
        self._refuse_strange_names(headers, scope)
        if scope["type"] == "websocket":
            return await self._open_socket(headers, scope, receive, send)
        if page.is_page(method, path):
            return await page.send_page(path, headers, method, send)
        if path.startswith(docs.PATHS[0]) and method in SAFE:
            if path not in docs.PATHS:  # pages that Litestar would make, with scripts from elsewhere
                raise NotFound("page")
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
                where = networks.neighbourhood(address_of(scope))
                return await hot.get_events(self.house, name, me, headers, scope, receive, send, where)
            if method == HOT.get(rest):
                raise UpgradeNeeded
            if rest in HOT:
                raise WrongMethod(HOT[rest])
        scope[IDENTITY] = me
        scope[ADDRESS] = address_of(scope)
        await self._inside(scope, receive, send.with_security)
        return send.status

    async def _open_socket(self, headers: dict[bytes, bytes], scope: Scope, receive: Receive, send: Send) -> int:
        """Let a WebSocket in, which can do what a POST can: it needs the same proofs."""
        name, _, rest = scope["path"].removeprefix(GAMES).partition("/")
        if not scope["path"].startswith(GAMES) or rest != "socket":
            raise NotFound("socket")
        who = partial(self._whoever, *credentials_of(headers))
        me = await who()
        check_origin(headers, scope["scheme"], self.house.settings.origins)
        check_csrf(headers | dialogue.said_beside(scope["subprotocols"]), me)
        if me is not None and me.by == "cookie" and b"origin" not in headers:
            raise ForgedRequest("A socket with a cookie says where it comes from, in Origin.")
        return await dialogue.get_socket(self.house, name, who, headers, scope, receive, send)

    def _refuse_strange_names(self, headers: dict[bytes, bytes], scope: Scope) -> None:
        """At home, answer only to names of this machine: any other could be made to lead here by a page elsewhere."""
        given = headers.get(b"host", b"").decode("latin-1")
        if self.house.door.at_home and given:
            here = scope.get("server") or ("",)
            if not self.house.door.knows(host_in(given), str(here[0])):
                raise WrongHost

    async def identify(self, headers: dict[bytes, bytes]) -> Identity | None:
        """Who sends a request: by a token if there is one, else by the cookie."""
        return await self._whoever(*credentials_of(headers))

    async def _whoever(self, by: Literal["cookie", "token"], secret: str) -> Identity | None:
        """Who has a secret."""
        if not secret and by == "cookie":
            return None
        me = self.house.accounts.cached(secret)
        if me is None or me.by != by:  # what was kept of a token is no proof where it stands in a cookie
            accounts = self.house.accounts
            me = await (accounts.identify_bearer(secret) if by == "token" else accounts.identify_cookie(secret))
        if me is None and by == "token":
            raise NotSignedIn  # a program whose token has ended should hear of it, not look on as nobody
        return me

    async def _fail(self, error: Exception, scope: Scope, send: _Watched) -> int:
        """Answer with the error, unless the answer has begun."""
        if send.status:
            log.exception("an answer broke off", extra={"path": scope["path"]})
            return send.status
        status = await answer_problem(send, error)
        if status >= 500:
            logs.failure(log, error, status, method=scope["method"], path=scope["path"])
        return status


class _Watched:
    """A `send` that remembers the status."""

    __slots__ = ("_scope", "_send", "status")

    def __init__(self, send: Send, scope: Scope) -> None:
        self._send = send
        self._scope = scope
        self.status = 0

    async def __call__(self, message: Message) -> None:
        if message["type"] == "websocket.accept":
            self.status = 101
        elif message["type"] == "http.response.start":
            self.status = message["status"]
            if self._scope.get("scheme") == "https":
                message["headers"] = [*message["headers"], HTTPS_ALWAYS]
        await self._send(message)

    async def with_security(self, message: Message) -> None:
        """Send with the headers that every answer carries, unless it has its own."""
        if message["type"] == "http.response.start":
            own = {name for name, _ in message["headers"]}
            message["headers"] = [*message["headers"], *(pair for pair in SECURITY if pair[0] not in own)]
        await self(message)


def _known_method(method: str) -> str:
    return method if method in ("GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH") else "OTHER"


def check_single(headers: list[tuple[bytes, bytes]]) -> None:
    """Refuse two names for the place that is asked: a proxy may have looked at the one, and we at the other."""
    if sum(name == b"host" for name, _ in headers) > 1:
        raise BadRequest("There is more than one Host header")


def check_host(header: bytes) -> None:
    """Refuse what cannot be a name with a port: addresses are made from it."""
    if header and not _is_host(header):
        raise BadRequest("The Host header is not a name with a port")


@lru_cache(maxsize=100)
def _is_host(header: bytes) -> bool:
    found = _HOST.fullmatch(header)
    return found is not None and int(found[1] or 0) <= MOST_PORT


def host_in(header: str) -> str:
    """The host in a Host header, without its port; nothing where it is none."""
    try:
        return urlsplit(f"//{header}").hostname or ""
    except ValueError:
        return ""


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
