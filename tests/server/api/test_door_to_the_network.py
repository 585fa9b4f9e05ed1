"""The door to the local network, as the API tells of it: who may open it, and who is told the addresses."""

from pathlib import Path
from typing import Any

import pytest

from tests.server.api.told import good, problem
from tests.support.api import Place, open_place
from ziggurat.server import lan

DOOR = "/api/place/door"
HERE = {"host": "localhost:8000"}


class Listening:
    """A server that would listen where it is told to."""

    def __init__(self, *taken: str) -> None:
        self.asked: list[tuple[str, int]] = []
        self._taken = taken

    async def __call__(self, host: str, port: int) -> int | None:
        self.asked.append((host, port))
        return None if host in self._taken else port + 1


def in_a_network(monkeypatch: pytest.MonkeyPatch, *addresses: str) -> None:
    monkeypatch.setattr(lan, "addresses", lambda: list(addresses))


async def told(place: Place, method: str = "GET", **headers: str) -> Any:
    anna = await place.guest()
    return good(await anna.ask(method, DOOR, headers={**HERE, **headers}))


async def test_it_is_shut_until_somebody_opens_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    in_a_network(monkeypatch, "192.168.1.5", "10.0.0.7", "172.17.0.1")
    async with open_place(str(tmp_path / "place.db")) as place:
        listening = Listening("10.0.0.7")
        place.house.door.stand("127.0.0.1", 8000, listening)
        assert await told(place) == {"open": False, "addresses": []}
        opened = {"open": True, "addresses": ["http://192.168.1.5:8001", "http://172.17.0.1:8001"]}
        assert await told(place, "POST") == opened
        assert await told(place) == opened
        assert listening.asked == [("192.168.1.5", 8000), ("10.0.0.7", 8000), ("172.17.0.1", 8000)]


async def test_a_machine_that_moves_to_another_network_opens_it_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_place(str(tmp_path / "place.db")) as place:
        listening = Listening()
        place.house.door.stand("::1", 8000, listening)
        in_a_network(monkeypatch)
        assert await told(place, "POST") == {"open": False, "addresses": []}, "there is no network"
        in_a_network(monkeypatch, "192.168.1.5")
        assert (await told(place, "POST"))["addresses"] == ["http://192.168.1.5:8001"]
        in_a_network(monkeypatch, "10.0.0.7")
        assert await told(place) == {"open": False, "addresses": []}
        assert (await told(place, "POST"))["addresses"] == ["http://10.0.0.7:8001"]
        in_a_network(monkeypatch, "192.168.1.5")
        assert (await told(place, "POST"))["addresses"] == ["http://192.168.1.5:8001"]
        assert len(listening.asked) == 2, "no address is listened on twice"


@pytest.mark.parametrize(
    ("host", "addresses"),
    [
        ("0.0.0.0", ["http://192.168.1.5:8000"]),
        ("::", ["http://192.168.1.5:8000"]),
        ("10.0.0.7", ["http://10.0.0.7:8000"]),
        ("fd00::7", ["http://[fd00::7]:8000"]),
    ],
)
async def test_a_server_that_listens_to_others_has_an_open_door(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, host: str, addresses: list[str]
) -> None:
    in_a_network(monkeypatch, "192.168.1.5")
    async with open_place(str(tmp_path / "place.db")) as place:
        listening = Listening()
        place.house.door.stand(host, 8000, listening)
        for method in ("GET", "POST", "GET"):
            assert await told(place, method) == {"open": True, "addresses": addresses}
        assert not listening.asked


@pytest.mark.parametrize(
    ("settings", "addresses"),
    [({"behind_proxy": ("127.0.0.1",)}, []), ({"origins": ("https://example.org",)}, ["https://example.org"])],
)
async def test_behind_a_proxy_nothing_is_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, settings: dict[str, Any], addresses: list[str]
) -> None:
    in_a_network(monkeypatch, "192.168.1.5")
    async with open_place(str(tmp_path / "place.db"), **settings) as place:
        listening = Listening()
        place.house.door.stand("127.0.0.1", 8000, listening)
        assert await told(place, "POST") == {"open": True, "addresses": addresses}
        assert not listening.asked


async def test_whoever_runs_the_application_elsewhere_knows_its_addresses(lasting: Place) -> None:
    assert await told(lasting, "POST") == {"open": True, "addresses": []}


@pytest.mark.parametrize(
    ("host", "refused"),
    [
        ("192.168.1.5:8000", (421, "wrong-host")),
        ("example.org", (421, "wrong-host")),
        ("localhost.example.org:8000", (421, "wrong-host")),
        ("[::1", (400, "bad-request")),
        ("", (403, "door-refused")),
    ],
)
async def test_only_the_machine_itself_opens_it_and_is_told_the_addresses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, host: str, refused: tuple[int, str]
) -> None:
    in_a_network(monkeypatch, "192.168.1.5")
    async with open_place(str(tmp_path / "place.db")) as place:
        listening = Listening()
        place.house.door.stand("127.0.0.1", 8000, listening)
        anna = await place.guest()
        problem(await anna.post(DOOR, headers={"host": host}), *refused)
        assert not listening.asked
        await told(place, "POST")
        assert "192.168.1.5" not in (await anna.get(DOOR, headers={"host": host})).text


async def test_nobody_in_particular_cannot_open_it_and_neither_can_another_site(lasting: Place) -> None:
    problem(await lasting.visitor().post(DOOR, headers=HERE), 401, "not-signed-in")
    anna = await lasting.guest()
    problem(await anna.post(DOOR, headers={**HERE, "x-csrf-token": "wrong"}), 403, "forged-request")
    problem(await anna.post(DOOR, headers={**HERE, "origin": "http://evil.example"}), 403, "forged-request")
    reader = await lasting.program(anna, "read")
    problem(await reader.post(DOOR, headers=HERE), 403, "scope-missing")
