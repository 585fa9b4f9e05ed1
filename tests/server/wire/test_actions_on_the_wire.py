"""Actions and streams over bare sockets: whatever a client does with a connection, it is answered as it should be.

A real server process; most tests of `api/` call the application in their own.
"""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.support.servers import ServerProcess


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(str(tmp_path_factory.mktemp("wire") / "wire.sqlite3")) as process:
        yield process


@dataclass
class Table:
    """A match of Anna and Boris, with what each needs to act."""

    server: ServerProcess
    match: str
    cookies: list[str]
    csrf: list[str]

    def view(self, seat: int) -> dict[str, Any]:
        answer = httpx.get(f"{self.server.address}/api/games/{self.match}", cookies={"ziggurat": self.cookies[seat]})
        view: dict[str, Any] = answer.raise_for_status().json()
        return view

    def to_act(self) -> tuple[int, dict[str, Any]]:
        seat = self.view(0)["to_act"][0]
        return seat, self.view(seat)

    def request(self, seat: int, body: bytes, *extra: str, version: str = "1.1", length: bool = True) -> bytes:
        lines = [
            f"POST /api/games/{self.match}/actions HTTP/{version}",
            f"Host: 127.0.0.1:{self.server.port}",
            f"Cookie: other=1; ziggurat={self.cookies[seat]}",
            f"X-CSRF-Token: {self.csrf[seat]}",
            "Content-Type: application/json",
            *([f"Content-Length: {len(body)}"] if length else []),
            *extra,
        ]
        return "\r\n".join([*lines, "", ""]).encode() + body

    def action(self, seat: int, view: dict[str, Any]) -> bytes:
        return json.dumps({"ply": view["ply"], "action": view["legal"][0]["action"]}).encode()

    def plies(self) -> int:
        answer = httpx.get(f"{self.server.address}/api/games/{self.match}/log", cookies={"ziggurat": self.cookies[0]})
        return int(answer.json()["last"])


@pytest.fixture
def table(server: ServerProcess) -> Table:
    clients = [httpx.Client(base_url=server.address) for _ in range(2)]
    csrf = [client.post("/api/guest").json()["csrf"] for client in clients]
    for client, token in zip(clients, csrf, strict=True):
        client.headers["X-CSRF-Token"] = token
    opened = {"game": "babel", "seats": ["me", "open"], "start": True}
    match = clients[0].post("/api/tables", json=opened).json()["id"]
    clients[1].post(f"/api/tables/{match}/join", json={}).raise_for_status()
    cookies = [client.cookies["ziggurat"] for client in clients]
    for client in clients:
        client.close()
    return Table(server, match, cookies, csrf)


class Line:
    """A connection whose answers are read one by one."""

    def __init__(self, server: ServerProcess) -> None:
        self._socket = socket.create_connection(("127.0.0.1", server.port), timeout=20)
        self._buffer = b""

    def send(self, raw: bytes) -> None:
        self._socket.sendall(raw)

    def answer(self) -> tuple[int, dict[str, str], bytes]:
        while b"\r\n\r\n" not in self._buffer:
            self._more()
        head, _, self._buffer = self._buffer.partition(b"\r\n\r\n")
        first, *lines = head.decode().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines)}
        while len(self._buffer) < int(headers.get("content-length", 0)):
            self._more()
        body = self._buffer[: int(headers.get("content-length", 0))]
        self._buffer = self._buffer[len(body) :]
        return int(first.split()[1]), headers, body

    def _more(self) -> None:
        data = self._socket.recv(65536)
        assert data, "the server has closed the connection"
        self._buffer += data

    def read_until(self, wanted: bytes) -> bytes:
        while wanted not in self._buffer:
            self._more()
        return self._buffer

    def is_closed(self) -> bool:
        return self._socket.recv(1) == b""

    def close(self) -> None:
        self._socket.close()


@pytest.fixture
def line(server: ServerProcess) -> Iterator[Line]:
    opened = Line(server)
    yield opened
    opened.close()


def test_many_actions_on_one_connection(table: Table) -> None:
    lines = [Line(table.server), Line(table.server)]
    for _ in range(30):
        seat, view = table.to_act()
        lines[seat].send(table.request(seat, table.action(seat, view)))
        status, headers, body = lines[seat].answer()
        assert status == 200
        assert json.loads(body)["ply"] == view["ply"] + 1
        assert json.loads(body)["seat"] == seat
        assert headers["content-type"] == "application/json"
        assert headers["x-content-type-options"] == "nosniff"
        assert "date" in headers
    assert table.plies() == 30
    for opened in lines:
        opened.close()


def test_the_same_again_is_answered_alike(table: Table, line: Line) -> None:
    seat, view = table.to_act()
    body = table.action(seat, view)
    line.send(table.request(seat, body))
    status, headers, quick = line.answer()
    assert status == 200
    line.send(table.request(seat, body))  # the same again
    again, others, slow = line.answer()
    assert (again, slow) == (200, quick)
    assert {name for name in headers if name != "date"} == {name for name in others if name != "date"}
    assert table.plies() == 1


def test_a_request_in_small_pieces(table: Table, line: Line) -> None:
    seat, view = table.to_act()
    for byte in table.request(seat, table.action(seat, view)):
        line.send(bytes([byte]))
    assert line.answer()[0] == 200
    assert table.plies() == 1


def test_a_chunked_body(table: Table, line: Line) -> None:
    seat, view = table.to_act()
    body = table.action(seat, view)
    chunks = b"".join(b"1\r\n%c\r\n" % byte for byte in body) + b"0\r\n\r\n"
    line.send(table.request(seat, b"", "Transfer-Encoding: chunked", length=False) + chunks)
    assert line.answer()[0] == 200
    assert table.plies() == 1


@pytest.mark.parametrize(("version", "extra"), [("1.0", ()), ("1.1", ("Connection: close",))])
def test_connections_that_are_to_be_closed(table: Table, line: Line, version: str, extra: tuple[str, ...]) -> None:
    seat, view = table.to_act()
    line.send(table.request(seat, table.action(seat, view), *extra, version=version))
    assert line.answer()[0] == 200
    assert line.is_closed()
    assert table.plies() == 1


def test_expecting_to_be_told_to_go_on(table: Table, line: Line) -> None:
    seat, view = table.to_act()
    body = table.action(seat, view)
    head = table.request(seat, body, "Expect: 100-continue")[: -len(body)]
    line.send(head)
    assert line.read_until(b"\r\n\r\n").startswith(b"HTTP/1.1 100")
    line.answer()
    line.send(body)
    assert line.answer()[0] == 200


def test_requests_in_a_row_without_waiting_are_answered_in_order(table: Table, line: Line) -> None:
    seat, view = table.to_act()
    action = table.request(seat, table.action(seat, view))
    question = f"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1:{table.server.port}\r\n\r\n".encode()
    line.send(question + action + question + action + question)
    statuses = [line.answer() for _ in range(5)]
    assert [status for status, _, _ in statuses] == [200] * 5
    assert [b'"status"' in body for _, _, body in statuses] == [True, False, True, False, True]
    assert table.plies() == 1


def test_a_request_sent_while_an_action_is_written_waits_for_its_turn(table: Table, line: Line) -> None:
    for _ in range(20):
        seat, view = table.to_act()
        line.send(table.request(seat, table.action(seat, view)))
        line.send(f"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1:{table.server.port}\r\n\r\n".encode())
        first, second = line.answer(), line.answer()
        assert first[0] == second[0] == 200
        assert json.loads(first[2])["ply"] == view["ply"] + 1
        assert b'"status"' in second[2]


def test_a_client_that_leaves_before_the_answer_has_acted_all_the_same(table: Table) -> None:
    for number in range(10):
        seat, view = table.to_act()
        line = Line(table.server)
        line.send(table.request(seat, table.action(seat, view)))
        line.close()
        answer = httpx.post(
            f"{table.server.address}/api/games/{table.match}/actions",
            content=table.action(seat, view),
            headers={"Content-Type": "application/json", "X-CSRF-Token": table.csrf[seat]},
            cookies={"ziggurat": table.cookies[seat]},
        )
        assert answer.status_code == 200
        assert table.plies() == number + 1


WRONG = pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        (b"{", 400, "bad-request"),
        (b"[]", 400, "bad-request"),
        (b"\xff\xfe", 400, "bad-request"),
        (b"", 400, "bad-request"),
        (b'{"ply": 0, "action": 100000}', 400, "bad-request"),
        (b'{"ply": 0, "action": 218}', 422, "illegal-action"),
        (b'{"ply": 0, "action": "nonsense"}', 400, "bad-notation"),
        (b'{"ply": 5, "action": 0}', 409, "conflict"),
        (b'{"ply": 0, "action": 0, "seat": 7}', 403, "not-your-seat"),
        (b'{"ply": 0, "action": 0, "more": 1}', 400, "bad-request"),
        (b'{"ply": 0, "action": "' + b"x" * 5000 + b'"}', 413, "body-too-large"),
    ],
)


@WRONG
def test_what_is_wrong_is_told_and_the_connection_goes_on(
    table: Table, line: Line, body: bytes, status: int, code: str
) -> None:
    seat, view = table.to_act()
    line.send(table.request(seat, body))
    got, headers, answer = line.answer()
    assert (got, json.loads(answer)["code"]) == (status, code)
    assert headers["content-type"] == "application/problem+json"
    if headers.get("connection") != "close" and status != 413:
        line.send(table.request(seat, table.action(seat, view)))
        assert line.answer()[0] == 200


@WRONG
def test_what_is_wrong_is_told_where_the_head_is_known(
    table: Table, line: Line, body: bytes, status: int, code: str
) -> None:
    """The action before it has made the head known; no ply fits any more, unless something else is wrong first."""
    seat, view = table.to_act()
    line.send(table.request(seat, table.action(seat, view)))
    assert line.answer()[0] == 200
    line.send(table.request(seat, body))
    got, _, answer = line.answer()
    told = json.loads(answer)["code"]
    assert (got, told) in ((status, code), (409, "conflict"))
    assert table.plies() == 1
    assert (told == "conflict") == (code in ("conflict", "illegal-action"))


def test_a_known_head_is_known_no_more_once_the_session_has_ended(table: Table, line: Line) -> None:
    seat, view = table.to_act()
    line.send(table.request(seat, table.action(seat, view)))
    assert line.answer()[0] == 200
    headers = {"X-CSRF-Token": table.csrf[seat], "Cookie": f"ziggurat={table.cookies[seat]}"}
    assert httpx.post(f"{table.server.address}/api/logout", headers=headers).is_success
    line.send(table.request(seat, b'{"ply":1,"action":1}'))
    assert line.answer()[0] == 401


def test_a_head_that_differs_in_a_byte_is_read_anew(table: Table, line: Line) -> None:
    seat, view = table.to_act()
    request = table.request(seat, table.action(seat, view))
    line.send(request)
    assert line.answer()[0] == 200
    for old, new in ((b"X-CSRF-Token: ", b"X-CSRF-Token: x"), (b"Host: ", b"Origin: http://other.example\r\nHost: ")):
        line.send(request.replace(old, new))
        assert line.answer()[0] == 403
    line.send(request[:-1])  # a byte is missing
    line.send(request[-1:])
    assert line.answer()[0] == 200


def test_who_has_a_stream_can_do_without_a_view(table: Table, line: Line) -> None:
    for number in range(1, 6):
        seat, view = table.to_act()
        line.send(table.request(seat, table.action(seat, view), "Prefer: return=minimal"))
        status, headers, body = line.answer()
        assert (status, headers["x-ply"], headers["preference-applied"]) == (204, str(number), "return=minimal")
        assert body == b""
        assert "content-length" not in headers
    line.send(table.request(seat, table.action(seat, view), "Prefer: return=minimal"))  # the same again
    again, others, _ = line.answer()
    assert (again, others.keys()) == (204, headers.keys())
    assert others["x-ply"] == "5"
    line.send(table.request(*_next(table), "Prefer: return=representation"))
    assert line.answer()[0] == 200


def _next(table: Table) -> tuple[int, bytes]:
    seat, view = table.to_act()
    return seat, table.action(seat, view)


@pytest.mark.parametrize(
    ("change", "status", "code"),
    [
        ((b"X-CSRF-Token: ", b"X-CSRF-Token: wrong"), 403, "forged-request"),
        ((b"Cookie: ", b"Origin: http://elsewhere.example\r\nCookie: "), 403, "forged-request"),
        ((b"Cookie: ", b"Sec-Fetch-Site: cross-site\r\nCookie: "), 403, "forged-request"),
        ((b"ziggurat=", b"ziggurat=wrong"), 401, "not-signed-in"),
        ((b"application/json", b"text/plain"), 400, "bad-request"),
        ((b"Cookie: ", b"Authorization: Bearer zig_wrong\r\nCookie: "), 401, "not-signed-in"),
    ],
)
def test_nobody_is_let_in_by_what_is_wrong(
    table: Table, line: Line, change: tuple[bytes, bytes], status: int, code: str
) -> None:
    seat, view = table.to_act()
    line.send(table.request(seat, table.action(seat, view)).replace(*change))
    got, _, answer = line.answer()
    assert (got, json.loads(answer)["code"]) == (status, code)
    assert table.plies() == 0


def test_a_path_that_only_looks_like_that_of_a_stream(table: Table, line: Line) -> None:
    line.send(f"GET /api/games/{table.match}/x/events HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
    assert line.answer()[0] == 404
    line.send(f"DELETE /api/games/{table.match}/events HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
    assert line.answer()[0] in (404, 405)


def test_a_stream_tells_each_ply_once_and_ends_when_the_server_does(tmp_path: Path) -> None:
    with ServerProcess(str(tmp_path / "one.sqlite3")) as server:
        client = httpx.Client(base_url=server.address)
        client.headers["X-CSRF-Token"] = client.post("/api/guest").json()["csrf"]
        opened = {"game": "babel", "seats": ["random", "random"], "start": True}
        match = client.post("/api/tables", json=opened).json()["id"]
        client.close()
        line = Line(server)
        line.send(f"GET /api/games/{match}/events?after=-1 HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n\r\n".encode())
        text = line.read_until(b'"over":{"winners"').decode()
        plies = [int(word.split("\n")[0]) for word in text.split("id: ")[1:]]
        assert plies == list(range(len(plies)))
        assert len(plies) > 20
        assert server.terminate() == 0
        assert line.read_until(b"event: closing\ndata: {}\n\n\r\n0\r\n\r\n")
        line.close()
        assert len(server.log_lines) == len(server.log.splitlines()) >= 3  # every line of the log is JSON
