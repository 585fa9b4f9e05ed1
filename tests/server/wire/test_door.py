"""The door to the local network, with a real server process: shut at first, then people come in by it and play."""

from __future__ import annotations

import contextlib
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.support.servers import ServerProcess
from ziggurat.server import lan

DOOR = "/api/place/door"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    if not lan.addresses():
        pytest.skip("this machine has no address but loopback")
    with ServerProcess(str(tmp_path_factory.mktemp("door") / "door.sqlite3")) as process:
        yield process


@contextlib.contextmanager
def guest(address: str) -> Iterator[httpx.Client]:
    """Somebody new at an address, whose browser says where its pages come from."""
    with httpx.Client(base_url=address, headers={"origin": address}, trust_env=False) as client:
        client.headers["x-csrf-token"] = client.post("/api/guest").raise_for_status().json()["csrf"]
        yield client


def opened(server: ServerProcess) -> str:
    with guest(server.address) as host:
        told: dict[str, Any] = host.post(DOOR).raise_for_status().json()
    assert told["open"]
    return str(told["addresses"][0])


def test_it_is_shut_and_opens_on_the_same_port(server: ServerProcess) -> None:
    address = lan.addresses()[0]
    with pytest.raises(OSError), socket.create_connection((address, server.port), 5):  # noqa: PT011
        pass
    assert opened(server) == f"http://{address}:{server.port}"
    assert httpx.get(f"http://{address}:{server.port}/healthz", trust_env=False).json()["status"] == "ok"


def test_people_who_come_in_by_it_play_with_those_at_home(server: ServerProcess) -> None:
    address = opened(server)
    with guest(server.address) as anna, guest(address) as boris:
        wanted = {"game": "babel", "seats": ["me", "open"], "public": False, "start": True}
        table = anna.post("/api/tables", json=wanted).raise_for_status().json()
        invite = table["invite"].partition("invite=")[2]
        joined = boris.post(f"/api/tables/{table['id']}/join", json={"seat": 1, "invite": invite})
        assert joined.raise_for_status().json()["state"] == "playing"
        boris.post(f"/api/games/{table['id']}/resign", json={"ply": 0}).raise_for_status()
        assert anna.get(f"/api/games/{table['id']}").json()["over"]["winners"] == [0]


def test_those_who_come_in_by_it_cannot_open_it(server: ServerProcess) -> None:
    with guest(opened(server)) as boris:
        assert boris.post(DOOR).json()["code"] == "door-refused"
        assert boris.get(DOOR).json() == {"open": True, "addresses": []}
        forged = boris.post("/api/tables", json={"game": "babel"}, headers={"origin": server.address})
        assert forged.json()["code"] == "forged-request"


def test_where_the_port_is_taken_it_opens_on_the_next(tmp_path: Path) -> None:
    if not lan.addresses():
        pytest.skip("this machine has no address but loopback")
    with ServerProcess(str(tmp_path / "door.sqlite3")) as server, socket.socket() as taken:
        taken.bind((lan.addresses()[0], server.port))
        taken.listen()
        address = opened(server)
        port = int(address.rpartition(":")[2])
        assert port > server.port
        assert httpx.get(f"{address}/healthz", trust_env=False).json()["status"] == "ok"
        assert server.terminate() == 0
        with pytest.raises(httpx.ConnectError):
            httpx.get(f"{address}/healthz", trust_env=False)
        assert not server.faults


@pytest.mark.parametrize("host", ["evil.example", "evil.example:{port}", "localhost.evil.example", "192.0.2.7"])
def test_at_home_nobody_comes_in_by_another_name(server: ServerProcess, host: str) -> None:
    """A page elsewhere may let its own name lead here; then its browser says that name."""
    name = host.format(port=server.port)
    headers = {"host": name, "origin": f"http://{name}"}
    for method, path in (("GET", "/"), ("GET", "/api/tables"), ("GET", "/healthz"), ("POST", "/api/guest")):
        answer = httpx.request(method, f"{server.address}{path}", headers=headers, trust_env=False)
        assert (answer.status_code, answer.json()["code"]) == (421, "wrong-host")
        assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST:{port}", "127.0.0.1", "[::1]:{port}"])
def test_at_home_one_comes_in_by_the_machines_own_names(server: ServerProcess, host: str) -> None:
    headers = {"host": host.format(port=server.port)}
    assert httpx.get(f"{server.address}/healthz", headers=headers, trust_env=False).status_code == 200


def test_an_origin_that_was_named_is_a_name_too(tmp_path: Path) -> None:
    named = ServerProcess(str(tmp_path / "door.sqlite3"), "--origin", "https://friend.example")
    with named as server:
        for host, status in (("friend.example", 200), ("localhost", 200), ("evil.example", 421)):
            answer = httpx.get(f"{server.address}/healthz", headers={"host": host}, trust_env=False)
            assert answer.status_code == status
