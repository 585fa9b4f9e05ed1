"""What one client can do through the API, as nobody or with as many accounts as it likes, and that it harms nobody.

A real server with all its usual limits; the rude guest comes from an address of its own.
"""

from __future__ import annotations

import socket
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.rude.people import PATIENCE, Line, Victim, eventually, get, memory, metric
from tests.support.servers import ServerProcess

MEMORY = 1.5  # times what it was before
ADDRESS = "127.0.0.2"
AT_ONCE = 8

pytestmark = pytest.mark.compiled


class ShortServer(ServerProcess):
    program = "tests.server.rude.short"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[ServerProcess, str]]:
    """A server, and in it a match of seven that is over: the longest to show."""
    with ShortServer(str(tmp_path_factory.mktemp("rude") / "guest.sqlite3"), "--limits", "1") as process:
        warm_up = Victim(process)  # what is allocated once is allocated now
        warm_up.is_well()
        wanted = {"game": "wonders", "seats": ["random"] * 7, "options": {"players": "7"}, "start": True}
        match = str(warm_up.client.post("/api/tables", json=wanted).raise_for_status().json()["id"])
        eventually(lambda: warm_up.client.get(f"/api/games/{match}").raise_for_status().json()["over"])
        warm_up.client.get(f"/api/games/{match}/frames").raise_for_status()
        warm_up.leave()
        yield process, match


@pytest.fixture
def server(house: tuple[ServerProcess, str]) -> ServerProcess:
    return house[0]


@pytest.fixture
def long_match(house: tuple[ServerProcess, str]) -> str:
    return house[1]


@pytest.fixture
def victim(server: ServerProcess) -> Iterator[Victim]:
    somebody, before = Victim(server), memory(server)
    yield somebody
    somebody.is_well()
    assert [seat["agent"] for seat in somebody.view()["seats"]] == [None, "greedy"], "a bot was replaced"
    assert memory(server) <= MEMORY * before
    somebody.leave()


@pytest.fixture
def come(server: ServerProcess) -> Iterator[Callable[..., httpx.Client]]:
    """The rude guest, a new one each time, or nobody."""
    with ExitStack() as opened:

        def somebody(*, nobody: bool = False, address: str = ADDRESS) -> httpx.Client:
            way = httpx.HTTPTransport(local_address=address)
            client = opened.enter_context(httpx.Client(base_url=server.address, transport=way, timeout=4 * PATIENCE))
            if not nobody:
                client.headers["X-CSRF-Token"] = client.post("/api/guest").raise_for_status().json()["csrf"]
            return client

        yield somebody


def ask_all(asking: Callable[[int], httpx.Response], count: int) -> list[httpx.Response]:
    """Many requests, some at a time."""
    with ThreadPoolExecutor(AT_ONCE) as threads:
        return list(threads.map(asking, range(count)))


def statuses(answers: list[httpx.Response]) -> set[int]:
    return {answer.status_code for answer in answers}


# -- bots --------------------------------------------------------------------------------------------------------------


def open_with_bots(client: httpx.Client, *seats: str) -> httpx.Response:
    return client.post("/api/tables", json={"game": "babel", "seats": list(seats), "start": True})


def test_nobody_takes_all_bots_away(server: ServerProcess, victim: Victim, come: Callable[..., httpx.Client]) -> None:
    """Accounts that each let bots think as long as they may; somebody else's bot plays on, and is not replaced."""
    for _ in range(4):
        rude = come()
        assert open_with_bots(rude, "me", "search:ms=600000,threads=64").status_code == 400
        for _ in range(3):
            assert open_with_bots(rude, "search:ms=5000", "search:ms=5000").status_code == 201
    eventually(lambda: metric(server, "ziggurat_bots_waiting") > 0)
    for _ in range(2):
        victim.play_a_turn()
    assert metric(server, "ziggurat_bot_failures_total") == 0


def test_more_accounts_are_not_more_matches(victim: Victim, come: Callable[..., httpx.Client]) -> None:
    begun, address = 0, "127.0.0.3"
    for _ in range(10):
        rude = come(address=address)
        answers = [open_with_bots(rude, "me", "master") for _ in range(30)]
        begun += sum(answer.status_code == 201 for answer in answers)
        assert statuses(answers) <= {201, 409, 429}
    assert begun <= 100


# -- looking on --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("what", "address"),
    [("/log", "127.0.0.11"), ("/frames", "127.0.0.12"), ("?ply=90", "127.0.0.13"), ("/record", "127.0.0.14")],
)
def test_who_asks_for_whole_matches_again_and_again(
    victim: Victim, come: Callable[..., httpx.Client], long_match: str, what: str, address: str
) -> None:
    rude = come(nobody=True, address=address)
    answers = ask_all(lambda number: rude.get(f"/api/games/{long_match}{what}"), 60)
    assert statuses(answers) <= {200, 429, 503}
    assert 200 in statuses(answers)
    victim.play_a_turn()


def test_streams_of_whole_matches_that_are_never_read(server: ServerProcess, victim: Victim, long_match: str) -> None:
    lines = [Line(server, get(f"/api/games/{long_match}/events?after=-1")) for _ in range(40)]
    victim.play_a_turn()
    for line in lines:
        line.close()
    eventually(lambda: metric(server, "ziggurat_streams") <= 1)


def test_whole_replays_that_are_never_read(server: ServerProcess, victim: Victim, long_match: str) -> None:
    """As many as are made; what waits for those who do not read is bounded in all."""
    before = memory(server)
    lines = []
    for _ in range(120):
        lines.append(Line(server))
        lines[-1].socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        lines[-1].send(get(f"/api/games/{long_match}/frames"))
    eventually(lambda: metric(server, "ziggurat_studies_waiting") == 0)
    assert memory(server) <= MEMORY * before
    for line in lines:
        line.close()


def test_who_studies_without_end_holds_no_lesson_up(victim: Victim, come: Callable[..., httpx.Client]) -> None:
    rude, study = come(nobody=True), {"game": "wonders", "options": {"players": "7"}, "actions": []}
    with ThreadPoolExecutor(AT_ONCE) as threads:
        asked = [threads.submit(rude.post, "/api/study", json={**study, "key": f"{n:064x}"}) for n in range(120)]
        lesson = victim.client.get("/api/lessons/babel").raise_for_status().json()["lessons"][0]["id"]
        victim.client.post(f"/api/lessons/babel/{lesson}", json={"actions": []}).raise_for_status()
        assert statuses([each.result() for each in asked]) <= {200, 429, 503}


# -- accounts ----------------------------------------------------------------------------------------------------------


def test_accounts_passwords_and_tables_without_end(victim: Victim, come: Callable[..., httpx.Client]) -> None:
    address = "127.0.0.4"
    rude, table = come(address=address), {"game": "babel", "seats": ["me", "open"]}
    for path, body in (
        ("/api/tables", table),
        ("/api/login", {"name": "Somebody", "password": "not the right one"}),
        ("/api/recover", {"name": "Somebody", "code": "0000", "password": "three words here"}),
    ):
        answers = ask_all(lambda number, path=path, body=body: rude.post(path, json=body), 60)  # type: ignore[misc]
        assert 429 in statuses(answers), path
        refused = next(answer for answer in answers if answer.status_code == 429)
        assert int(refused.headers["retry-after"]) >= 1
    victim.client.get("/api/me").raise_for_status()


def test_who_deletes_and_exports_again_and_again(victim: Victim, come: Callable[..., httpx.Client]) -> None:
    rude = come(address="127.0.0.5")
    for _ in range(10):
        rude.post("/api/tables", json={"game": "babel", "seats": ["me", "me"], "start": True}).raise_for_status()
    assert 200 in statuses(answers := ask_all(lambda number: rude.get("/api/me/export"), 20))
    assert statuses(answers) <= {200, 429, 503}
    assert rude.delete("/api/me").status_code == 204
    assert rude.get("/api/me/export").status_code in (401, 429)


def test_pages_elsewhere_that_lead_here(server: ServerProcess, victim: Victim) -> None:
    for path in ("/", "/api/shelf", f"/api/games/{victim.match}", "/healthz"):
        answer = httpx.get(server.address + path, headers={"Host": "evil.example"})
        assert (answer.status_code, answer.json()["code"]) == (421, "wrong-host"), path


def test_no_client_behind_a_proxy_makes_up_addresses(tmp_path: Path) -> None:
    """The proxy appends the address that it was asked from; what stands left of it counts for nothing."""
    options = ("--limits", "1", "--behind-proxy", "127.0.0.1")
    with ShortServer(str(tmp_path / "proxy.sqlite3"), *options) as server:

        def said(number: int, seen: str) -> dict[str, str]:
            return {"X-Forwarded-For": f"198.51.100.{number}, {seen}"}

        def try_in(number: int) -> httpx.Response:
            body: dict[str, Any] = {"name": f"Name {number}", "password": "not the right one"}
            return httpx.post(f"{server.address}/api/login", json=body, headers=said(number, "203.0.113.9"), timeout=60)

        answers = ask_all(try_in, 60)
        assert statuses(answers) == {401, 429}
        other = httpx.post(f"{server.address}/api/guest", headers=said(1, "203.0.113.10"))
        assert other.status_code == 201
        past_the_proxy = httpx.HTTPTransport(local_address="127.0.0.7")
        with httpx.Client(base_url=server.address, transport=past_the_proxy) as direct:

            def come_in(number: int) -> int:
                direct.cookies.clear()
                return direct.post("/api/guest", headers=said(number, f"203.0.113.{number}")).status_code

            assert 429 in {come_in(number) for number in range(50)}
