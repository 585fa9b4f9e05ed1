"""Matches over one WebSocket for each player: what a socket tells is what a stream tells, and nothing is lost."""

from __future__ import annotations

import contextlib
import json
import random
import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from tests.server.wire.test_actions_on_the_wire import WRONG, Line, Table, line, server, table
from tests.support.servers import ServerProcess
from tests.support.talking import Talk

__all__ = ["line", "server", "table"]  # fixtures

UPGRADE = ("Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13")
KEY = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="


@pytest.fixture
def talk(table: Table) -> Iterator[Callable[..., Talk]]:
    """Opens sockets of a seat, which are closed after the test."""
    with ExitStack() as opened:
        yield lambda seat, query="": opened.enter_context(talk_of(table, seat, query))


def talk_of(table: Table, seat: int, query: str = "") -> Talk:
    return Talk(table.server, table.match, table.cookies[seat], table.csrf[seat], query)


def streamed(table: Table, seat: int, after: int, count: int) -> list[bytes]:
    """What the event stream shows a seat behind a ply."""
    address = f"{table.server.address}/api/games/{table.match}/events?after={after}"
    text = b""
    with httpx.stream("GET", address, cookies={"ziggurat": table.cookies[seat]}, timeout=20) as answer:
        for part in answer.iter_raw():
            text += part
            if text.count(b"\n\n") >= count:
                break
    return [event.partition(b"data: ")[2] for event in text.split(b"\n\n") if event.startswith(b"id: ")][:count]


def play(talks: list[Talk], chance: random.Random, most: int = 10**6) -> int:
    """Play by chance over the sockets until it is over, or for a while; the last ply."""
    ply = int(talks[0].shown["ply"])
    while most and (to_act := talks[0].shown["to_act"]):
        actor = talks[to_act[0]]
        actor.until(ply)
        assert actor.ask({"ply": ply, "action": chance.choice(actor.shown["legal"])["action"]}) == {"ply": ply + 1}
        ply, most = ply + 1, most - 1
        for one in talks:
            one.until(ply)
    return ply


def test_a_whole_game_is_played_over_sockets(table: Table, talk: Callable[..., Talk]) -> None:
    talks = [talk(0), talk(1)]
    for one in talks:
        one.until(0)
    last = play(talks, random.Random(1))
    for seat, one in enumerate(talks):
        assert one.plies == list(range(last + 1))
        assert one.shown["over"]
        assert all(json.loads(event)["seat"] == seat for event in one.events)
        assert one.events == streamed(table, seat, -1, last + 1)
    assert table.plies() == last


def test_it_goes_on_behind_every_ply(table: Table, talk: Callable[..., Talk]) -> None:
    talks = [talk(0), talk(1)]
    for one in talks:
        one.until(0)
    last = play(talks, random.Random(2), 12)
    for after in range(-1, last):
        with talk_of(table, 0, f"?after={after}") as again:
            again.until(last)
            assert again.events == talks[0].events[after + 1 :]
    with talk_of(table, 0, f"?after={last}") as again, talk_of(table, 1) as now:
        now.until(last)
        assert now.plies == [last]
        (seat,) = talks[0].shown["to_act"]
        talks[seat].ask({"ply": last, "action": talks[seat].shown["legal"][0]["action"]})
        again.until(last + 1)
        assert again.plies == [last + 1]


def test_the_same_again_changes_nothing_and_anything_else_is_a_conflict(
    table: Table, talk: Callable[..., Talk]
) -> None:
    seat, view = table.to_act()
    one, tab = talk(seat), talk(seat)
    first, other = [offer["action"] for offer in view["legal"][:2]]
    assert one.ask({"ply": 0, "action": first}) == {"ply": 1}
    for again in (one, tab, one):
        assert again.ask({"ply": 0, "action": first}) == {"ply": 1}
    refused = tab.ask({"ply": 0, "action": other})["problem"]
    assert (refused["code"], refused["status"], refused["ply"]) == ("conflict", 409, 1)
    tab.until(1)
    assert one.plies == tab.plies == [0, 1]
    assert table.plies() == 1


def test_actions_are_taken_back(table: Table, talk: Callable[..., Talk]) -> None:
    seat, view = table.to_act()
    one = talk(seat)
    assert one.ask({"ply": 0, "undo": True})["problem"]["code"] == "undo-refused"
    travel = next(offer["action"] for offer in view["legal"] if offer["notation"].startswith("t"))
    assert one.ask({"ply": 0, "action": travel}) == {"ply": 1}
    assert one.ask({"ply": 1, "undo": True}) == {"ply": 2}
    assert one.shown["legal"] == view["legal"]


def test_wishes_said_ahead_are_answered_in_their_order(table: Table, talk: Callable[..., Talk]) -> None:
    seat, view = table.to_act()
    one = talk(seat)
    one.say({"ply": 7, "action": 0})
    one.say({"ply": 0, "action": view["legal"][0]["action"]})
    one.say("{")
    one.say({"ply": 0, "action": "nonsense"})
    while len(one.answers) < 4:
        one.hear()
    codes = [answer.get("problem", {}).get("code") for answer in one.answers]
    assert codes[0] == "conflict"
    assert one.answers[1] == {"ply": 1}
    assert codes[2:] == ["bad-request", "bad-notation"]


@WRONG
def test_what_is_wrong_is_told_as_to_a_request_and_the_socket_stays(
    table: Table, talk: Callable[..., Talk], body: bytes, status: int, code: str
) -> None:
    seat, view = table.to_act()
    one = talk(seat)
    text = body.decode(errors="replace")
    if status == 413:
        one.say(text)
        assert one.rest() == 1009
        return
    problem = one.ask(text)["problem"]
    assert (problem["status"], problem["code"]) == (status, code)
    answer = httpx.post(
        f"{table.server.address}/api/games/{table.match}/actions",
        content=body,
        headers={"Content-Type": "application/json", "X-CSRF-Token": table.csrf[seat]},
        cookies={"ziggurat": table.cookies[seat]},
    ).json()
    assert code == "bad-request" or problem == answer
    assert one.ask({"ply": 0, "action": view["legal"][0]["action"]}) == {"ply": 1}


@pytest.mark.parametrize("said", [{"ply": 0}, {"ply": 0, "action": 0, "undo": True}, {"ply": 0, "undo": 1}])
def test_a_wish_is_one_wish(talk: Callable[..., Talk], said: Any) -> None:
    assert talk(0).ask(said)["problem"]["code"] == "bad-request"


def test_binary_messages_are_not_spoken(talk: Callable[..., Talk]) -> None:
    one = talk(0)
    one.say(b'{"ply":0,"action":0}')
    assert one.rest() == 1003


def test_who_leaves_before_the_answer_has_acted_all_the_same(table: Table, talk: Callable[..., Talk]) -> None:
    watching = talk(0, "?seat=-1")
    for ply in range(10):
        seat, view = table.to_act()
        with talk_of(table, seat) as one:
            one.say({"ply": ply, "action": view["legal"][0]["action"]})
        answer = httpx.post(
            f"{table.server.address}/api/games/{table.match}/actions",
            json={"ply": ply, "action": view["legal"][0]["action"]},
            headers={"X-CSRF-Token": table.csrf[seat]},
            cookies={"ziggurat": table.cookies[seat]},
        )
        assert answer.status_code == 200
        watching.until(ply + 1)
    assert watching.plies == list(range(11))


def test_a_session_that_ends_ends_its_sockets(table: Table, talk: Callable[..., Talk]) -> None:
    ours, theirs = talk(0), talk(1)
    ours.until(0)
    headers = {"X-CSRF-Token": table.csrf[0], "Cookie": f"ziggurat={table.cookies[0]}"}
    assert httpx.post(f"{table.server.address}/api/logout", headers=headers).is_success
    with contextlib.suppress(Exception):
        ours.say({"ply": 0, "action": 0})
    assert ours.rest() == 1001
    assert theirs.ask({"ply": 99, "action": 0})["problem"]["code"] == "conflict"


def test_sockets_end_when_the_server_does(tmp_path: Path) -> None:
    with ServerProcess(str(tmp_path / "one.sqlite3")) as own:
        client = httpx.Client(base_url=own.address)
        csrf = client.post("/api/guest").json()["csrf"]
        wanted = {"game": "babel", "seats": ["me", "greedy"], "start": True}
        match = client.post("/api/tables", json=wanted, headers={"X-CSRF-Token": csrf}).json()["id"]
        one = Talk(own, match, client.cookies["ziggurat"], csrf)
        client.close()
        one.until(0)
        one.socket.send('{"ply":')  # nothing is waited for that was begun
        assert own.terminate() == 0
        assert one.rest() == 1001
        assert one.goodbye
        assert not own.faults
        assert not any("socket?" in str(line) for line in own.log_lines)  # invitations stand in no log


# -- coming in ---------------------------------------------------------------------------------------------------------


def handshake(table: Table, *headers: str, seat: int = 0, upgrade: tuple[str, ...] = (*UPGRADE, KEY)) -> bytes:
    """A request for a socket with a seat's cookie."""
    address = f"GET /api/games/{table.match}/socket HTTP/1.1"
    own = (f"Host: 127.0.0.1:{table.server.port}", f"Cookie: ziggurat={table.cookies[seat]}")
    return "\r\n".join([address, *own, *upgrade, *headers, "", ""]).encode()


def first_line(line: Line, request: bytes) -> int:
    """The status of the answer to a request."""
    line.send(request)
    return int(line.read_until(b"\r\n").split()[1])


def proofs(table: Table) -> tuple[str, str]:
    return f"Origin: {table.server.address}", f"X-CSRF-Token: {table.csrf[0]}"


def test_who_has_the_proofs_comes_in(table: Table) -> None:
    for headers in (proofs(table), (proofs(table)[0], f"Sec-WebSocket-Protocol: ziggurat, csrf.{table.csrf[0]}")):
        line = Line(table.server)
        assert first_line(line, handshake(table, *headers)) == 101
        line.close()


@pytest.mark.parametrize(
    ("headers", "status", "code"),
    [
        (lambda table: (), 403, "forged-request"),
        (lambda table: proofs(table)[:1], 403, "forged-request"),
        (lambda table: proofs(table)[1:], 403, "forged-request"),
        (lambda table: ("Origin: http://elsewhere.example", proofs(table)[1]), 403, "forged-request"),
        (lambda table: ("Origin: null", proofs(table)[1]), 403, "forged-request"),
        (lambda table: (proofs(table)[0], "X-CSRF-Token: wrong"), 403, "forged-request"),
        (lambda table: (proofs(table)[0], "Sec-WebSocket-Protocol: csrf.wrong"), 403, "forged-request"),
        (lambda table: (*proofs(table), "Authorization: Bearer zig_wrong"), 401, "not-signed-in"),
        (lambda table: (*proofs(table), "Last-Event-ID: 7"), 409, "conflict"),
        (lambda table: (*proofs(table), "Last-Event-ID: x"), 400, "bad-option"),
    ],
)
def test_nobody_else_comes_in_with_a_cookie(
    table: Table, headers: Callable[[Table], tuple[str, ...]], status: int, code: str
) -> None:
    line = Line(table.server)
    line.send(handshake(table, *headers(table)))
    got, answered, body = line.answer()
    assert (got, json.loads(body)["code"]) == (status, code)
    assert answered["content-type"] == "application/problem+json"
    assert answered["x-content-type-options"] == "nosniff"
    line.close()


def test_a_page_elsewhere_does_not_watch_either(table: Table) -> None:
    line = Line(table.server)
    request = re.sub(rb"Cookie: [^\r]*\r\n", b"", handshake(table, "Origin: http://elsewhere.example"))
    line.send(request)
    assert line.answer()[0] == 403
    line.close()


def test_a_program_comes_in_by_its_token_and_as_far_as_that_reaches(table: Table) -> None:
    client = httpx.Client(base_url=table.server.address, cookies={"ziggurat": table.cookies[0]})
    client.headers["X-CSRF-Token"] = table.csrf[0]
    for scopes, code in ((["read"], "scope-missing"), (["read", "play"], "conflict")):
        made = client.post("/api/me/tokens", json={"label": "program", "scopes": scopes}).json()
        line = Line(table.server)
        bearer = f"Authorization: Bearer {made['secret']}"
        assert first_line(line, handshake(table, bearer)) == 101
        text = b'{"ply":9,"action":0}'
        line.send(bytes([0x81, 0x80 | len(text)]) + b"\0\0\0\0" + text)
        assert code.encode() in line.read_until(b'"code":"' + code.encode())
        line.close()
    client.close()


def test_matches_that_are_not_for_everybody(table: Table) -> None:
    with pytest.raises(InvalidStatus) as refused:
        Talk(table.server, "nothing", table.cookies[0], table.csrf[0])
    assert refused.value.response.status_code == 404
    with pytest.raises(InvalidStatus) as refused:
        talk_of(table, 0, "?seat=1")
    assert refused.value.response.status_code == 403


def test_what_is_no_handshake_is_told_what_it_should_be(table: Table) -> None:
    address = f"{table.server.address}/api/games/{table.match}/socket"
    for answer in (httpx.get(address), httpx.get(address, headers={"Upgrade": "h2c", "Connection": "Upgrade"})):
        assert (answer.status_code, answer.json()["code"]) == (426, "upgrade-needed")
        assert answer.headers["upgrade"] == "websocket"
    assert httpx.post(address, json={}).json()["code"] == "method-not-allowed"


def test_only_its_own_address_is_upgraded(table: Table) -> None:
    for path in ("/healthz", "/api/tables", f"/api/games/{table.match}/events/socket"):
        line = Line(table.server)
        request = handshake(table, *proofs(table)).split(b" ", 2)
        assert first_line(line, b" ".join([request[0], path.encode(), request[2]])) in (200, 404)
        line.close()


def test_a_socket_is_asked_for_on_a_connection_of_its_own(table: Table, line: Line) -> None:
    """Behind a request that is not answered yet it would be answered before it, on a transport that is not its own."""
    line.send(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" + handshake(table, *proofs(table)))
    assert line.answer()[0] == 200
    assert line.answer()[0] == 426
    assert line.is_closed()


def test_a_socket_may_be_asked_for_behind_an_answer(table: Table, line: Line) -> None:
    line.send(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
    assert line.answer()[0] == 200
    assert first_line(line, handshake(table, *proofs(table))) == 101
    line.close()
