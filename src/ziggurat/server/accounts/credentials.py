"""Secrets of cookies and tokens: made here, shown once, kept as digests."""

import hashlib
import secrets

PREFIX = "zig_"
_LENGTH = len(secrets.token_urlsafe(32))


def new_cookie() -> str:
    """A secret for a browser."""
    return secrets.token_urlsafe(32)


def new_token() -> str:
    """A secret for a program, which scanners for leaked secrets know by its prefix."""
    return PREFIX + secrets.token_urlsafe(32)


def is_cookie(text: str) -> bool:
    """Whether a text can be a cookie's secret; it is shorter than any token's."""
    return len(text) == _LENGTH and text.isascii()


def is_token(text: str) -> bool:
    """Whether a text can be a token's secret."""
    return len(text) == len(PREFIX) + _LENGTH and text.startswith(PREFIX) and text.isascii()


def digest(secret: str) -> str:
    """What is kept of a secret; a plain hash will do, for a secret of 256 random bits cannot be guessed."""
    return hashlib.sha256(secret.encode()).hexdigest()


def session_id(digest: str) -> str:
    """What a session is called where its owner sees it: no secret, and nothing that leads to one."""
    return digest[:20]


def csrf(secret: str) -> str:
    """What a page must send along with its cookie, which no other site can know."""
    return hashlib.blake2b(secret.encode(), digest_size=24, person=b"ziggurat csrf").hexdigest()
