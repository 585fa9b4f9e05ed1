"""What one client can do on purpose over its own connections, and that it harms nobody: a real server process.

After each test somebody else's match, stream, heartbeat and bot are shown to go on, and the server's memory to be what
it was.
"""

from __future__ import annotations

import resource
import socket
import struct
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from tests.server.rude.people import PATIENCE, Line, Victim, code, eventually, get, memory, metric, status
from tests.support.servers import ServerProcess

MEMORY = 1.5  # times what it was before
BY_ADDRESS = 150

pytestmark = pytest.mark.compiled


class ShortServer(ServerProcess):
    program = "tests.server.rude.short"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    options: tuple[str, ...] = ("--head-seconds", "3", "--body-seconds", "3", "--write-seconds", "3")
    options += ("--connections-by-address", str(BY_ADDRESS))
    with ShortServer(str(tmp_path_factory.mktemp("rude") / "rude.sqlite3"), *options) as process:
        warm_up = Victim(process)  # what is allocated once is allocated now
        warm_up.is_well()
        warm_up.leave()
        yield process


@pytest.fixture
def victim(server: ServerProcess) -> Iterator[Victim]:
    somebody, before = Victim(server), memory(server)
    yield somebody
    somebody.is_well()
    assert memory(server) <= MEMORY * before
    somebody.leave()


@pytest.fixture
def line_to(server: ServerProcess) -> Iterator[Callable[..., Line]]:
    """Opens connections that are closed after the test."""
    with ExitStack() as opened:
        yield lambda first=b"": opened.enter_context(Line(server, first))


def events(victim: Victim) -> bytes:
    return get(f"/api/games/{victim.match}/events")


HEALTH = get("/healthz")


# -- streams -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("at_once", [True, False])
def test_two_streams_on_one_connection_then_hanging_up(server: ServerProcess, victim: Victim, at_once: bool) -> None:
    streams = metric(server, "ziggurat_streams")
    for _ in range(3):
        with Line(server, events(victim) * 2 if at_once else events(victim)) as line:
            if not at_once:
                line.until(b"id: ")
                line.send(events(victim))
    victim.play_a_turn()
    eventually(lambda: metric(server, "ziggurat_streams") <= streams)


@pytest.mark.parametrize("what", ["health", "action", "stream", "nonsense", "half"])
def test_nothing_is_answered_into_the_middle_of_a_stream(server: ServerProcess, victim: Victim, what: str) -> None:
    more = {"health": HEALTH, "action": victim.action(), "stream": events(victim), "nonsense": b"\0\0", "half": b"GET"}
    with Line(server, events(victim)) as line:
        heard = line.until(b"id: ")
        line.send(more[what])
        heard += line.rest()
        assert heard.count(b"HTTP/1.1 ") == 1
        assert status(heard) == 200


def test_streams_that_are_never_read(server: ServerProcess, victim: Victim) -> None:
    lines = [Line(server, get(f"/api/games/{victim.match}/events?after=-1")) for _ in range(60)]
    for _ in range(3):
        victim.play_a_turn()
    for line in lines:
        line.close()
    eventually(lambda: metric(server, "ziggurat_streams") <= 1)


def test_answers_that_are_never_read_are_cut(
    server: ServerProcess, victim: Victim, line_to: Callable[..., Line]
) -> None:
    """More is asked for than any buffer of the system takes."""
    lines = [line_to() for _ in range(3)]
    for line in lines:
        line.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)

    def cut() -> int:
        text = victim.client.get("/metrics").text
        return sum(int(line.split()[-1]) for line in text.splitlines() if 'reason="answer not read"' in line)

    before = cut()
    for line in lines:
        line.send(get("/api/openapi.json") * 16)
    eventually(lambda: cut() >= before + len(lines))


def test_hanging_up_in_the_middle_of_an_answer(server: ServerProcess, victim: Victim) -> None:
    for request in (get("/api/openapi.json"), events(victim), victim.action(), HEALTH * 5) * 10:
        with Line(server, request) as line:
            line.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))  # a reset


def test_hanging_up_with_requests_sent_ahead_is_no_fault(server: ServerProcess, victim: Victim) -> None:
    faults = len(server.faults)
    view = get(f"/api/games/{victim.match}", f"Cookie: ziggurat={victim.cookie}")
    for number in range(100):
        with Line(server, (victim.action() if number % 2 else view) + HEALTH) as line:
            line.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))  # a reset
    for _ in range(20):
        with Line(server, view + events(victim) + HEALTH) as line:  # what is asked behind a stream ends all of it
            line.rest()
    victim.play_a_turn()
    assert server.faults[faults:] == []


def test_nonsense_instead_of_the_body_that_is_asked_for_is_no_fault(server: ServerProcess, victim: Victim) -> None:
    faults = len(server.faults)
    for number in range(20):
        request = victim.action("Transfer-Encoding: chunked", "Expect: 100-continue", body=b"nonsense\r\n")
        with Line(server, (HEALTH if number % 2 else b"") + request) as line:
            assert line.rest().count(b"HTTP/1.1 ") == 1
    victim.play_a_turn()
    assert server.faults[faults:] == []


# -- pipelines ---------------------------------------------------------------------------------------------------------


def test_requests_sent_ahead_are_answered_in_their_order(server: ServerProcess, victim: Victim) -> None:
    with Line(server, (HEALTH + get("/nothing/here")) * 4 + get("/healthz", "Connection: close")) as line:
        heard = line.rest()
    assert [int(part[:3]) for part in heard.split(b"HTTP/1.1 ")[1:]] == [200] * 9
    assert [b'"status"' in part for part in heard.split(b"HTTP/1.1 ")[1:]] == [True, False] * 4 + [True]


def test_thousands_of_requests_sent_ahead_do_not_wait_in_memory(server: ServerProcess, victim: Victim) -> None:
    with Line(server) as line:
        line.send(HEALTH * 20_000)
        heard = line.rest()
    answers = heard.split(b"HTTP/1.1 ")[1:]
    assert 1 <= len(answers) < 20_000
    assert all(part.startswith(b"200") for part in answers)


def test_nonsense_behind_a_request_does_not_overtake_its_answer(server: ServerProcess, victim: Victim) -> None:
    with Line(server, victim.action() + b"\0\0\0\0") as line:
        heard = line.rest()
    assert (status(heard), heard.count(b"HTTP/1.1 ")) == (409, 1)


# -- heads -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("start", "more"),
    [
        (b"GET / HTTP/1.1\r\n", b"X-More: " + b"x" * 1000 + b"\r\n"),
        (b"GET / HTTP/1.1\r\nX-Long: ", b"x" * 65536),
        (b"GET /", b"x" * 65536),
        (b"", b"G" * 65536),
    ],
    ids=["headers", "header", "address", "method"],
)
def test_a_head_without_end(server: ServerProcess, victim: Victim, start: bytes, more: bytes) -> None:
    before = memory(server)
    with Line(server, start) as line:
        for _ in range(60 * 2**20 // len(more)):
            if not line.send(more):
                break
        else:
            pytest.fail("60 MiB were read")
        assert memory(server) <= MEMORY * before
        assert status(line.rest()) in (431, 400, 0)


def test_a_head_that_is_a_little_too_large_is_told_so(server: ServerProcess, victim: Victim) -> None:
    for request in (get("/healthz", "X-Long: " + "x" * 33_000), get("/" + "x" * 33_000), get("/", *["A: b"] * 6_000)):
        with Line(server, request) as line:
            heard = line.rest()
        assert (status(heard), code(heard)) == (431, "head-too-large")
    with Line(server, get("/healthz", "X-Long: " + "x" * 30_000, "Connection: close")) as line:
        assert status(line.rest()) == 200


def test_what_does_not_come_in_time(server: ServerProcess, victim: Victim) -> None:
    """All at once, since each takes its time: slow and half heads and bodies, silence, and blank lines for ever."""
    body = victim.action("Content-Length: 100", body=b'{"ply":')
    slow = {
        "half head": Line(server, b"GET /healthz HT"),
        "half body": Line(server, body),
        "half body of a stream": Line(server, get(f"/api/games/{victim.match}/events", "Content-Length: 10")),
        "second head": Line(server, HEALTH + b"GET /healthz HT"),
        "silent": Line(server),
        "blank lines": Line(server, b"\r\n\r\n"),
        "bytewise head": Line(server, b"GET /"),
        "bytewise body": Line(server, victim.action("Content-Length: 2000", body=b"{")),
    }
    slow["bytewise head"].dribble(b"x" * 500)
    slow["bytewise body"].dribble(b" " * 500)
    slow["blank lines"].dribble(b"\r\n" * 250)
    heard = {name: line.rest() for name, line in slow.items()}
    for line in slow.values():
        line.close()
    for name in ("half head", "half body", "bytewise head", "bytewise body"):
        assert (status(heard[name]), code(heard[name])) == (408, "too-slow"), name
    assert heard["silent"] == heard["blank lines"] == b""  # a browser that has opened it in advance asks for no answer
    assert heard["half body of a stream"].count(b"HTTP/1.1 ") == 1
    assert [part[:3] for part in heard["second head"].split(b"HTTP/1.1 ")[1:]] == [b"200", b"408"]


def test_other_versions_of_http(server: ServerProcess, victim: Victim) -> None:
    for version in ("2.0", "0.9", "3.0", "1.5"):
        with Line(server, f"GET /healthz HTTP/{version}\r\nHost: a\r\n\r\n".encode()) as line:
            assert status(line.rest()) in (400, 505), version


def test_http_2_is_told_what_is_spoken_here(server: ServerProcess, victim: Victim) -> None:
    with Line(server, b"GET /healthz HTTP/2.0\r\nHost: a\r\n\r\n") as line:
        heard = line.rest()
    assert (status(heard), code(heard)) == (505, "http-version")


def test_what_is_refused_is_not_told_in_place_of_the_answer_before_it(server: ServerProcess, victim: Victim) -> None:
    strange = b"GET /healthz HTTP/2.0\r\nHost: 127.0.0.1\r\n\r\n"
    large = b"POST /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1000000\r\n\r\n"
    for behind in (strange, large, get("/healthz", "X-Long: " + "x" * 33_000)):
        with Line(server, victim.action() + behind) as line:
            heard = line.rest()
        assert (status(heard), heard.count(b"HTTP/1.1 ")) == (409, 1)


def test_a_host_that_is_none(server: ServerProcess, victim: Victim) -> None:
    for host in ("x:abc", "a b", "x:1:2", "[::1", "x:99999999", "localhost:65536", "a/b", "a@b"):
        for path in ("/api/games/xx/why", "/healthz", "/api/games/xx/events"):
            with Line(server, f"GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode()) as line:
                heard = line.rest()
            assert (status(heard), code(heard)) == (400, "bad-request"), (host, path)


def test_two_names_for_the_place_that_is_asked(server: ServerProcess, victim: Victim) -> None:
    with Line(server, get("/healthz", "Host: localhost", "Connection: close")) as line:
        heard = line.rest()
    assert (status(heard), code(heard)) == (400, "bad-request")


def test_an_upgrade_is_not_made_and_nothing_behind_it_is_read(server: ServerProcess, victim: Victim) -> None:
    upgrade = get("/healthz", "Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13")
    with Line(server, upgrade + HEALTH) as line:
        heard = line.rest()
    assert (status(heard), heard.count(b"HTTP/1.1 ")) == (200, 1)


# -- bodies ------------------------------------------------------------------------------------------------------------


def test_bodies_that_are_too_large(server: ServerProcess, victim: Victim) -> None:
    big = "Content-Length: 1000000000"
    create = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    create += f"Cookie: ziggurat={victim.cookie}\r\nX-CSRF-Token: {victim.csrf}\r\n".encode()
    for head in (victim.action(big, body=b""), create + big.encode() + b"\r\n\r\n"):
        with Line(server, head) as line:
            while line.send(b" " * 65536):
                pass
            assert status(line.rest()) in (413, 0)
    with Line(server, create + b"Content-Length: 70000\r\n\r\n" + b" " * 70_000) as line:
        heard = line.until(b"}")
        assert (status(heard), code(heard)) == (413, "body-too-large")


@pytest.mark.parametrize("path", ["/api/guest", "/api/games/xx/actions", "/healthz", "/nowhere"])
def test_a_body_that_is_too_large_is_refused_wherever_it_goes(server: ServerProcess, victim: Victim, path: str) -> None:
    """Also where nobody would read it; one that is announced is refused before it comes, and asked for by nobody."""
    head = f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n".encode()
    for rest in (
        b"Content-Length: 65537\r\n\r\n",
        b"Content-Length: 65537\r\nExpect: 100-continue\r\n\r\n",
        b"Content-Length: 1000000\r\n\r\n" + b" " * 1_000_000,
        b"Transfer-Encoding: chunked\r\n\r\n" + b"1000\r\n%b\r\n" % (b" " * 4096) * 40,
    ):
        with Line(server, head + rest) as line:
            heard = line.rest()
        assert heard.count(b"HTTP/1.1 ") == 1, heard
        assert (status(heard), code(heard)) == (413, "body-too-large")


def test_a_request_that_is_answered_before_its_body_comes_has_one_answer(server: ServerProcess, victim: Victim) -> None:
    requests = {
        401: victim.action("Content-Length: 100", body=b"{", cookie=False),
        405: b"POST /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 10\r\n\r\n",
    }
    for wanted, request in requests.items():
        with Line(server, request) as line:
            heard = line.rest()
        assert (status(heard), heard.count(b"HTTP/1.1 ")) == (wanted, 1)


@pytest.mark.parametrize("kind", ["chunks", "extension", "trailers"])
def test_a_chunked_body_without_end(server: ServerProcess, victim: Victim, kind: str) -> None:
    with Line(server, victim.action("Transfer-Encoding: chunked", body=b"")) as line:
        if kind != "chunks":
            line.send(b"1;x=" if kind == "extension" else b"0\r\nX-Long: ")
        more = b"1\r\n \r\n" * 10_000 if kind == "chunks" else b"x" * 65536
        for _ in range(60 * 2**20 // len(more)):
            if not line.send(more):
                break
        else:
            pytest.fail("60 MiB were read")


def test_a_body_that_breaks_off_is_no_action(server: ServerProcess, victim: Victim) -> None:
    view = victim.view()
    action = b'{"ply":%d,"action":%d}' % (view["ply"], view["legal"][0]["action"])
    with Line(server, victim.action(f"Content-Length: {len(action) + 1}", body=action)):
        pass
    assert httpx.get(f"{server.address}/healthz").status_code == 200
    assert victim.view()["ply"] == view["ply"]


def test_json_that_is_nested_too_deeply(server: ServerProcess, victim: Victim) -> None:
    faults = len(server.faults)
    for path in ("/api/tables", f"/api/games/{victim.match}/undo", "/api/login"):
        for body in (b"[" * 60_000, b'{"a":' * 10_000, b'{"options":' + b"[" * 50_000):
            answer = victim.client.post(path, content=body, headers={"Content-Type": "application/json"})
            assert answer.status_code == 400, (path, answer.text)
    assert len(server.faults) == faults


# -- who it is ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("head", "trailers", "wanted"),
    [
        ((False, False), ("Cookie", "X-CSRF-Token"), 401),
        ((True, False), ("X-CSRF-Token",), 403),
        ((True, True), ("Origin",), 403),
    ],
)
def test_trailers_are_no_headers(
    server: ServerProcess, victim: Victim, head: tuple[bool, bool], trailers: tuple[str, ...], wanted: int
) -> None:
    values = {"Cookie": f"ziggurat={victim.cookie}", "X-CSRF-Token": victim.csrf, "Origin": "http://127.0.0.1"}
    view = victim.view()
    action = b'{"ply":%d,"action":%d}' % (view["ply"], view["legal"][0]["action"])
    evil = ["Origin: http://evil.example"] if "Origin" in trailers else []
    chunks = b"%x\r\n%b\r\n0\r\n" % (len(action), action)
    behind = "".join(f"{name}: {values[name]}\r\n" for name in trailers).encode() + b"\r\n"
    given = dict(zip(("cookie", "csrf"), head, strict=True))
    request = victim.action("Transfer-Encoding: chunked", "Connection: close", *evil, body=b"", **given)
    for split in (False, True):
        with Line(server, request + chunks + (b"" if split else behind)) as line:
            if split:
                line.send(behind)
            assert status(line.rest()) == wanted
    assert victim.view()["ply"] == view["ply"]


def test_a_token_is_a_bearers_and_a_cookie_a_browsers(server: ServerProcess, victim: Victim) -> None:
    wanted = {"label": "rude", "scopes": ["read", "play"]}
    token = victim.client.post("/api/me/tokens", json=wanted).raise_for_status().json()["secret"]

    def act(*headers: str) -> int:
        request = victim.action("Connection: close", *headers, cookie=False, csrf=False)
        with Line(server, request) as line:
            return status(line.rest())

    assert act(f"Authorization: Bearer {token}") == 409  # known from now on, for a minute
    assert act(f"Authorization: bearer  {token}") == 409
    for wrong in (
        f"Cookie: ziggurat={token}",
        f"Authorization: Digest {token}",
        f"Authorization: Bearer{token}",
        f"Authorization: {token}",
        f"Authorization: Bearer {victim.cookie}",
        "Authorization: Bearer ",
    ):
        assert act(wrong) == 401, wrong


# -- connections -------------------------------------------------------------------------------------------------------


def test_silent_sockets_by_the_hundred(server: ServerProcess, victim: Victim) -> None:
    refused = metric(server, "ziggurat_connections_refused_total")
    lines = [Line(server) for _ in range(3 * BY_ADDRESS)]
    victim.play_a_turn()  # on the connections that it has
    eventually(lambda: metric_of(victim, "ziggurat_connections_refused_total") >= refused + BY_ADDRESS)
    heard = [line.rest() for line in lines]  # the rest are closed because they stay silent
    told = [answer for answer in heard if answer]
    assert len(told) >= BY_ADDRESS
    assert {(status(answer), code(answer)) for answer in told} == {(503, "too-many-connections")}
    for line in lines:
        line.close()
    assert httpx.get(f"{server.address}/healthz").status_code == 200
    said = [line for line in server.log_lines if line["what"] == "connection refused"]
    assert 1 <= len(said) < BY_ADDRESS / 2


def metric_of(victim: Victim, name: str) -> int:
    """A number of the metrics, over a connection that is open already."""
    lines = victim.client.get("/metrics").text.splitlines()
    return sum(int(line.rpartition(" ")[2]) for line in lines if line.partition(" ")[0].partition("{")[0] == name)


def test_no_open_files_left(server: ServerProcess, victim: Victim) -> None:
    """Accepting fails; whoever is inside plays on, it is logged, and new people come in again afterwards."""
    limits = resource.prlimit(server.pid, resource.RLIMIT_NOFILE)
    used = len(list(Path(f"/proc/{server.pid}/fd").iterdir()))
    resource.prlimit(server.pid, resource.RLIMIT_NOFILE, (used + 4, limits[1]))
    lines = []
    try:
        for _ in range(40):
            lines.append(Line(server))
        eventually(lambda: any("no open files" in str(line["what"]) for line in server.log_lines))
        assert victim.client.get("/healthz").status_code == 200
    finally:
        resource.prlimit(server.pid, resource.RLIMIT_NOFILE, limits)
    for line in lines:
        line.close()

    def comes_in() -> bool:
        try:
            return httpx.get(f"{server.address}/healthz", timeout=PATIENCE).status_code == 200
        except httpx.TransportError:
            return False

    eventually(comes_in)


def test_the_server_stops_at_once_whatever_is_half_sent(tmp_path: Path) -> None:
    with ShortServer(str(tmp_path / "stops.sqlite3"), "--head-seconds", "3000", "--body-seconds", "3000") as server:
        victim = Victim(server)
        half = [
            Line(server),
            Line(server, b"GET /healthz HT"),
            Line(server, victim.action("Content-Length: 100", body=b"{")),
            Line(server, get("/healthz", "Content-Length: 10")),
        ]
        unread = Line(server)
        unread.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        unread.send(get("/api/openapi.json") * 16)
        assert httpx.get(f"{server.address}/healthz").status_code == 200
        assert server.terminate() == 0
        assert not any("timeout" in str(line["what"]) for line in server.log_lines)
        assert victim.ended.wait(PATIENCE)
        for line in (*half, unread):
            line.close()
        victim.leave()
