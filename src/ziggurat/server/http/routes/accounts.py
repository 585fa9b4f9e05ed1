"""Accounts: guests, names, tokens."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from litestar import Request, Response, delete, get, post
from litestar.datastructures import Cookie, ResponseHeader
from litestar.params import FromPath, JSONBody
from msgspec.structs import asdict as asdict_of

from ziggurat.server.accounts.devices import device_of
from ziggurat.server.accounts.identity import ACCOUNT, READ, Identity, TokenInfo
from ziggurat.server.errors import NotSignedIn
from ziggurat.server.http.asking import Asked, Asking
from ziggurat.server.http.described import described
from ziggurat.server.http.proofs import COOKIE
from ziggurat.server.wire import (
    Credentials,
    Exported,
    Me,
    NewToken,
    PasswordChange,
    PasswordShown,
    Recovery,
    RecoveryCode,
    Registered,
    SessionShown,
    TokenMade,
    TokenShown,
)

GONE = Cookie(COOKIE, value="", max_age=0, path="/", httponly=True, samesite="lax")
TAG = ["accounts"]


@post("/api/guest", tags=TAG, summary="Be a guest at once", **described("too-many-requests", status=201))
async def guest(asking: Asked, request: Request[Any, Any, Any]) -> Response[Me]:
    """Make a guest account and set its cookie. Who has an account already keeps it."""
    me = asking.anybody()
    if me is not None:
        return Response(_me(me), status_code=201)
    _, token = await asking.house.accounts.guest(_device(request))
    return await _with_cookie(asking, request, token, 201)


@post(
    "/api/accounts",
    tags=TAG,
    summary="Take a name and a password",
    **described(
        "name-unavailable",
        "bad-password",
        "bad-option",
        "already-registered",
        "not-signed-in",
        "scope-missing",
        "body-too-large",
        status=201,
    ),
)
async def register(asking: Asked, request: Request[Any, Any, Any], data: JSONBody[Credentials]) -> Response[Registered]:
    """Give the guest who asks, or somebody new, a name and a password. A guest keeps all games; sessions and tokens of
    before end.
    """
    me = asking.anybody()
    if me is not None:
        me.require(ACCOUNT)
    accounts = asking.house.accounts
    token, code = await accounts.register_with_code(me, data.name, data.password, _device(request))
    return await _registered(asking, request, token, code, 201)


@post("/api/login", tags=TAG, summary="Log in", **described("wrong-credentials", "body-too-large", status=200))
async def login(asking: Asked, request: Request[Any, Any, Any], data: JSONBody[Credentials]) -> Response[Me]:
    """Log in with a name and a password; sets the cookie."""
    asking.anybody()
    with asking.guessing(data.name):
        token = await asking.house.accounts.login(data.name, data.password, _device(request))
    return await _with_cookie(asking, request, token, 200)


@post(
    "/api/recover",
    tags=TAG,
    summary="Set another password by the recovery code",
    **described("wrong-credentials", "bad-password", "body-too-large", status=200),
)
async def recover(asking: Asked, request: Request[Any, Any, Any], data: JSONBody[Recovery]) -> Response[Registered]:
    """Log in with the code that was shown at registering; all sessions and tokens end, and there is a new code."""
    asking.anybody()
    with asking.guessing(data.name):
        found = await asking.house.accounts.recover(data.name, data.code, data.password, _device(request))
    return await _registered(asking, request, *found, 200)


@post(
    "/api/me/recovery",
    tags=TAG,
    summary="Another recovery code",
    **described("not-signed-in", "scope-missing", "wrong-credentials", "body-too-large", status=201),
)
async def new_recovery(asking: Asked, data: JSONBody[PasswordShown]) -> RecoveryCode:
    """Make another recovery code; the one before sets no password any more."""
    asking.anybody()
    me = asking.signed_in(ACCOUNT)
    with asking.guessing(me.name):
        return RecoveryCode(await asking.house.accounts.new_recovery(me, data.password))


@delete(
    "/api/me",
    tags=TAG,
    summary="Be forgotten",
    response_cookies=[GONE],
    **described("not-signed-in", "scope-missing", status=204),
)
async def forget_me(asking: Asked) -> None:
    """Delete the account: its name becomes `?` wherever it stood, a bot plays on in its running matches, and nobody can
    come back as it. The games of others stay whole.
    """
    await asking.house.people.forget(asking.signed_in(ACCOUNT).account_id)


@get(
    "/api/me/export",
    tags=TAG,
    summary="All that is kept of me",
    response_headers=[ResponseHeader(name="Content-Disposition", value='attachment; filename="ziggurat.json"')],
    **described("not-signed-in", "scope-missing", "busy"),
)
async def export_me(asking: Asked) -> Exported:
    """The account, its sessions and tokens, its tables, and its matches with their records."""
    asking.study(weight=20, scope=ACCOUNT)
    return await asking.house.people.export(asking.signed_in(ACCOUNT), asking.aside)


@post("/api/logout", tags=TAG, summary="Log out", response_cookies=[GONE], **described(status=204))
async def logout(asking: Asked) -> None:
    """End this session and clear its cookie. A guest who logs out cannot come back."""
    if asking.me is not None and asking.me.by == "cookie":
        await asking.house.accounts.logout(asking.me)


@get("/api/me", tags=TAG, summary="Who am I?", **described("not-signed-in", "scope-missing"))
async def show_me(asking: Asked) -> Me:
    """The account that asks, and its CSRF token."""
    return _me(asking.signed_in(READ, "look"))


@post(
    "/api/me/password",
    tags=TAG,
    summary="Change the password",
    **described("not-signed-in", "scope-missing", "wrong-credentials", "bad-password", "body-too-large", status=204),
)
async def change_password(asking: Asked, data: JSONBody[PasswordChange]) -> None:
    """Set another password; all other sessions and all tokens of the account end."""
    asking.anybody()
    me = asking.signed_in(ACCOUNT)
    with asking.guessing(me.name):
        await asking.house.accounts.change_password(me, data.old, data.new)


@get("/api/me/sessions", tags=TAG, summary="Where am I logged in?", **described("not-signed-in", "scope-missing"))
async def sessions(asking: Asked) -> list[SessionShown]:
    """The browsers in which the account is logged in, the one used last first."""
    me = asking.signed_in(ACCOUNT, "look")
    return [SessionShown(**asdict(info)) for info in await asking.house.accounts.sessions(me)]


@delete(
    "/api/me/sessions/{session_id:str}",
    tags=TAG,
    summary="Log out one browser",
    **described("not-signed-in", "scope-missing", "not-found", status=204),
)
async def end_session(asking: Asked, session_id: FromPath[str]) -> None:
    """End a session; it stops working at once."""
    await asking.house.accounts.end_session(asking.signed_in(ACCOUNT), session_id)


@delete(
    "/api/me/sessions",
    tags=TAG,
    summary="Log out everywhere",
    response_cookies=[GONE],
    **described("not-signed-in", "scope-missing", status=204),
)
async def logout_everywhere(asking: Asked) -> None:
    """End all sessions of the account, this one too, and all its tokens. A guest cannot come back."""
    await asking.house.accounts.logout_everywhere(asking.signed_in(ACCOUNT))


@get("/api/me/tokens", tags=TAG, summary="My tokens", **described("not-signed-in", "scope-missing"))
async def tokens(asking: Asked) -> list[TokenShown]:
    """The account's tokens that are not revoked."""
    me = asking.signed_in(ACCOUNT, "look")
    return [TokenShown(**_shown(info)) for info in await asking.house.accounts.tokens(me)]


@post(
    "/api/me/tokens",
    tags=TAG,
    summary="Make a token for a program",
    **described("not-signed-in", "scope-missing", "bad-option", "limit-reached", "body-too-large", status=201),
)
async def new_token(asking: Asked, data: JSONBody[NewToken]) -> TokenMade:
    """A new token; its secret is shown this once. Send it as `Authorization: Bearer SECRET`."""
    me = asking.signed_in(ACCOUNT)
    info, secret = await asking.house.accounts.new_token(me, data.label, data.scopes, data.days)
    return TokenMade(**_shown(info), secret=secret)


@delete(
    "/api/me/tokens/{token_id:str}",
    tags=TAG,
    summary="Revoke a token",
    **described("not-signed-in", "scope-missing", "not-found", status=204),
)
async def revoke_token(asking: Asked, token_id: FromPath[str]) -> None:
    """End a token; it stops working at once."""
    await asking.house.accounts.revoke(asking.signed_in(ACCOUNT), token_id)


def _device(request: Request[Any, Any, Any]) -> str | None:
    return device_of(request.headers.get("user-agent", ""))


def _me(me: Identity) -> Me:
    return Me(me.account_id, me.name, me.guest, sorted(me.scopes), me.csrf)


def _shown(info: TokenInfo) -> dict[str, Any]:
    return {
        "id": info.id,
        "label": info.label,
        "scopes": sorted(info.scopes),
        "created_at": info.created_at,
        "expires_at": info.expires_at,
        "used_at": info.used_at,
    }


async def _registered(
    asking: Asking, request: Request[Any, Any, Any], token: str, code: str, status: int
) -> Response[Registered]:
    answer = await _with_cookie(asking, request, token, status)
    return Response(Registered(**asdict_of(answer.content), recovery=code), status_code=status, cookies=answer.cookies)


async def _with_cookie(asking: Asking, request: Request[Any, Any, Any], token: str, status: int) -> Response[Me]:
    me = await asking.house.accounts.identify_cookie(token)
    if me is None:
        raise NotSignedIn
    cookie = Cookie(
        COOKIE,
        value=token,
        path="/",
        max_age=asking.house.accounts.session_ms // 1000,
        httponly=True,
        samesite="lax",
        secure=request.scope["scheme"] == "https",
    )
    return Response(_me(me), status_code=status, cookies=[cookie])


ROUTES = [
    guest,
    register,
    login,
    logout,
    recover,
    show_me,
    forget_me,
    export_me,
    new_recovery,
    change_password,
    sessions,
    end_session,
    logout_everywhere,
    tokens,
    new_token,
    revoke_token,
]
