"""Addresses: what is this machine's own, and which of them a phone could use."""

import ipaddress
import socket

import pytest

from ziggurat.server import lan


@pytest.mark.parametrize(
    ("host", "loopback", "everywhere"),
    [
        ("127.0.0.1", True, False),
        ("127.8.9.10", True, False),
        ("::1", True, False),
        ("::ffff:127.0.0.1", True, False),
        ("localhost", True, False),
        ("LocalHost.", True, False),
        ("0.0.0.0", False, True),
        ("::", False, True),
        ("192.168.1.5", False, False),
        ("::ffff:192.168.1.5", False, False),
        ("localhost.example.org", False, False),
        ("127.0.0.1.example.org", False, False),
        ("unknown", False, False),
        ("", False, False),
    ],
)
def test_what_a_host_is(host: str, loopback: bool, everywhere: bool) -> None:
    assert lan.is_loopback(host) == loopback
    assert lan.is_everywhere(host) == everywhere


def test_the_address_of_a_server_is_one_that_a_browser_can_open() -> None:
    assert lan.web_address("127.0.0.1", 8000) == "http://127.0.0.1:8000"
    assert lan.web_address("::1", 8000) == "http://[::1]:8000"


def test_own_addresses_can_be_listened_on_and_are_not_loopback() -> None:
    found = lan.addresses()
    assert len(set(found)) == len(found)
    for address in found:
        assert not ipaddress.ip_address(address).is_loopback
        with socket.socket() as probe:
            probe.bind((address, 0))


def test_the_likeliest_address_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lan, "_way_out", lambda: iter(["10.8.0.2"]))
    monkeypatch.setattr(lan, "_interfaces", lambda: iter(["127.0.0.1", "169.254.7.7", "8.8.4.4", "192.168.1.5"]))
    monkeypatch.setattr(lan, "_by_name", lambda: iter(["127.0.1.1", "10.8.0.2", "172.17.0.1"]))
    assert lan.addresses() == ["10.8.0.2", "192.168.1.5", "172.17.0.1", "8.8.4.4", "169.254.7.7"]


def test_a_machine_without_a_network_has_no_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_way(*_: object) -> None:
        raise OSError("Network is unreachable")

    monkeypatch.setattr(socket.socket, "connect", no_way)
    monkeypatch.setattr(socket, "getaddrinfo", no_way)
    monkeypatch.setattr(socket, "if_nameindex", lambda: [(1, "lo")])
    assert lan.addresses() == []
