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


_CODE_SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # Crockford's: none looks like another
_CODE_LENGTH = 24  # 120 bits
_MISREAD = str.maketrans({"O": "0", "I": "1", "L": "1", "U": "V"})


def new_code() -> str:
    """A code for people to write down, which sets another password."""
    signs = "".join(secrets.choice(_CODE_SIGNS) for _ in range(_CODE_LENGTH))
    return "-".join(signs[first : first + 4] for first in range(0, _CODE_LENGTH, 4))


def code_digest(code: str) -> str:
    """What is kept of a code, however it is typed."""
    return digest("".join(filter(str.isalnum, code.upper())).translate(_MISREAD))


def session_id(digest: str) -> str:
    """What a session is called where its owner sees it: no secret, and nothing that leads to one."""
    return digest[:20]


def csrf(secret: str) -> str:
    """What a page must send along with its cookie, which no other site can know."""
    return hashlib.blake2b(secret.encode(), digest_size=24, person=b"ziggurat csrf").hexdigest()
