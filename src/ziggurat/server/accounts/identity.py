"""Who sends a request, and what they may do."""

from dataclasses import dataclass, field
from typing import Literal

from ziggurat.server.errors import ScopeMissing

READ = "read"
PLAY = "play"
ACCOUNT = "account"
SCOPES = frozenset({READ, PLAY, ACCOUNT})


@dataclass(frozen=True, slots=True)
class Identity:
    """Who sends a request: an account, by a cookie or by a token."""

    account_id: str
    name: str
    guest: bool
    scopes: frozenset[str]
    csrf: str | None = field(repr=False)
    by: Literal["cookie", "token"]
    proof: str = field(default="", repr=False)  # the digest of the secret

    @property
    def session(self) -> str | None:
        """The digest of the cookie's secret, where it is by a cookie."""
        return self.proof if self.by == "cookie" else None

    def require(self, scope: str) -> None:
        """Refuse what this identity may not do."""
        if scope not in self.scopes:
            raise ScopeMissing(scope)


@dataclass(frozen=True, slots=True)
class AccountInfo:
    """What is told of an account."""

    id: str
    name: str
    guest: bool
    created_at: int


@dataclass(frozen=True, slots=True)
class SessionInfo:
    """What is told of a browser that is logged in."""

    id: str
    device: str | None  # such as "Firefox, Linux", as the browser says
    created_at: int
    used_at: int
    expires_at: int
    current: bool  # whether it is the one that asks


@dataclass(frozen=True, slots=True)
class TokenInfo:
    """What is told of a token; its secret is shown once and then known to its owner only."""

    id: str
    label: str
    scopes: frozenset[str]
    created_at: int
    expires_at: int | None
    used_at: int | None
