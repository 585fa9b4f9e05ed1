"""Who sends a request that came through proxies: what they say counts as far as they are trusted, and no further."""

from __future__ import annotations

from ziggurat.server import networks
from ziggurat.server.http.answers import Scope

HEADERS = (b"x-forwarded-for", b"x-forwarded-proto")


def address_of(scope: Scope) -> str:
    """The address that a request comes from."""
    client = scope.get("client")
    return str(client[0]) if client else "unknown"


def see_through(scope: Scope, trusted: tuple[str, ...]) -> None:
    """Put into a request the address and the scheme that its client has, if a trusted proxy handed it on.

    Each proxy appends the address that it was asked from, so the list is read from the right: the first address that
    is no trusted proxy's was seen by one that is; what stands left of it the client may have written.
    """
    client = scope.get("client")
    if not client or not networks.holds(trusted, str(client[0])):
        return
    said = [value for name, value in scope["headers"] if name == b"x-forwarded-for"]
    scope["client"] = (_first_untrusted(b",".join(said).decode("latin-1"), trusted, str(client[0])), 0)
    schemes = [value for name, value in scope["headers"] if name == b"x-forwarded-proto"]
    scheme = b",".join(schemes).decode("latin-1").rpartition(",")[2].strip().lower()
    if scheme in ("http", "https"):
        scope["scheme"] = scheme


def _first_untrusted(said: str, trusted: tuple[str, ...], nearest: str) -> str:
    """The first address from the right that no trusted proxy has; what is no address ends the search."""
    for text in reversed(said.split(",")):
        address = networks.address_in(text)
        if address is None:
            return nearest
        nearest = str(address)
        if not networks.holds(trusted, nearest):
            return nearest
    return nearest
