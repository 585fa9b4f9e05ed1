"""Addresses and networks that somebody has named."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable
from functools import lru_cache
from urllib.parse import urlsplit

from ziggurat.kernel.errors import BadOption

Address = ipaddress.IPv4Address | ipaddress.IPv6Address

USUAL_PORTS = {"http": 80, "https": 443}  # which browsers leave out
ITSELF = ("127.0.0.0/8", "::1")  # the machine, to itself


def checked(names: Iterable[str]) -> tuple[str, ...]:
    """Addresses and networks, refused where they are none."""
    found = tuple(names)
    for name in found:
        try:
            ipaddress.ip_network(name, strict=False)
        except ValueError:
            raise BadOption("address", name, "one such as 10.0.0.5, 10.0.0.0/8 or ::1") from None
    return found


def checked_origins(names: Iterable[str]) -> tuple[str, ...]:
    """Addresses of sites as browsers write them in Origin, refused where they are none."""
    return tuple(map(_origin, names))


def _origin(name: str) -> str:
    bad = BadOption("origin", name, "one such as https://example.org, with nothing behind the name or the port")
    try:
        parts = urlsplit(name.removesuffix("/"))
        host, port = (parts.hostname or "").encode("idna").decode(), parts.port
    except ValueError:
        raise bad from None
    if parts.scheme not in USUAL_PORTS or not host or parts[2:] != ("", "", "") or "@" in parts.netloc:
        raise bad
    shown = f"[{host}]" if ":" in host else host
    return f"{parts.scheme}://{shown}" + (f":{port}" if port not in (None, USUAL_PORTS[parts.scheme]) else "")


def address_in(text: str) -> Address | None:
    """The address that a text is, with or without a port; None if it is none."""
    bare = text.strip().strip('"')
    if bare.startswith("["):
        bare = bare[1:].partition("]")[0]
    elif bare.count(":") == 1:
        bare = bare.partition(":")[0]
    try:
        address = ipaddress.ip_address(bare)
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address


def holds(names: tuple[str, ...], text: str) -> bool:
    """Whether an address is one of those named."""
    address = address_in(text)
    return address is not None and any(address in network for network in _networks(names))


@lru_cache(maxsize=10_000)
def neighbourhood(text: str) -> str:
    """All addresses that are as easily one client's as this one: of IPv6 a whole /64, which every household has."""
    address = address_in(text)
    if address is None or address.version == 4:
        return text if address is None else str(address)
    return str(ipaddress.ip_network((int(address), 64), strict=False))


@lru_cache(maxsize=64)
def _networks(names: tuple[str, ...]) -> tuple[ipaddress.IPv4Network | ipaddress.IPv6Network, ...]:
    return tuple(ipaddress.ip_network(name, strict=False) for name in names)
