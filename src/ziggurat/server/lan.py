"""The machine's own addresses, as far as the standard library can tell."""

from __future__ import annotations

import contextlib
import ipaddress
import socket
import struct
import sys
from collections.abc import Iterator

AFAR = ("192.0.2.1", 9)  # nobody's address: asking for the way there sends nothing
SIOCGIFADDR = 0x8915  # Linux: the address of an interface


def addresses() -> list[str]:
    """The IPv4 addresses under which other devices may reach this machine, the likeliest first."""
    found = dict.fromkeys([*_way_out(), *_interfaces(), *_by_name()])
    return sorted((address for address in found if _reachable(address)), key=_unlikely)


def is_loopback(host: str) -> bool:
    """Whether a host, by name or by number, is this machine and nobody else can come that way."""
    if host.lower().rstrip(".") == "localhost":
        return True
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return False
    return (getattr(address, "ipv4_mapped", None) or address).is_loopback


def is_everywhere(host: str) -> bool:
    """Whether a host to listen on stands for all addresses of the machine."""
    try:
        return ipaddress.ip_address(host).is_unspecified
    except ValueError:
        return False


def web_address(host: str, port: int) -> str:
    """The address of a server for a browser, in which numbers of IPv6 stand in brackets."""
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def _reachable(address: str) -> bool:
    known = ipaddress.ip_address(address)
    return not (known.is_loopback or known.is_unspecified or known.is_multicast)


def _unlikely(address: str) -> tuple[bool, bool]:
    """How unlikely it is that a phone in the same room can use an address; equals keep their order."""
    known = ipaddress.ip_address(address)
    return known.is_link_local, not known.is_private


def _way_out() -> Iterator[str]:
    """The address from which this machine would speak to the world."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        asking.connect(AFAR)
        yield asking.getsockname()[0]


def _by_name() -> Iterator[str]:
    """The addresses that belong to this machine's name."""
    with contextlib.suppress(OSError, UnicodeError):
        for *_, where in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET, socket.SOCK_STREAM):
            yield str(where[0])


def _interfaces() -> Iterator[str]:
    """The addresses of all interfaces, where the system is Linux."""
    if sys.platform != "linux":
        return
    import fcntl

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        for _, name in socket.if_nameindex():
            with contextlib.suppress(OSError):  # an interface without an address
                answer = fcntl.ioctl(asking.fileno(), SIOCGIFADDR, struct.pack("256s", name.encode()[:15]))
                yield socket.inet_ntoa(answer[20:24])
