"""What a request proves with whom it comes from. Nothing else reads the headers that do."""

from __future__ import annotations

from typing import Literal

COOKIE = "ziggurat"
_COOKIE = COOKIE.encode()


def credentials_of(headers: dict[bytes, bytes]) -> tuple[Literal["cookie", "token"], str]:
    """What a request proves with whom it comes from: a bearer's token if there is one, else the cookie."""
    scheme, _, token = headers.get(b"authorization", b"").partition(b" ")
    if scheme.lower() == b"bearer":
        return "token", token.strip().decode("latin-1")
    return "cookie", _cookie(headers.get(b"cookie", b""))


def _cookie(header: bytes) -> str:
    """The secret in the cookie header."""
    for part in header.split(b";"):
        name, _, value = part.strip().partition(b"=")
        if name == _COOKIE:
            return value.decode("latin-1").strip('"')
    return ""
