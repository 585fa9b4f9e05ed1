"""What one client can do on purpose over WebSockets, and that it harms nobody: a real server process, bare sockets.

After each test somebody else's match, stream, socket and bot are shown to go on, and the server's memory to be what
it was.
"""

from __future__ import annotations

import asyncio
import random
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import NamedTuple

import pytest

from tests.server.rude.people import PATIENCE, Line, Victim, code, eventually, get, memory, metric, status
from tests.server.rude.test_one_rude_client import BY_ADDRESS, server, victim
from tests.support.servers import ServerProcess
from tests.support.talking import Talk
from ziggurat.server.http.upgraded import Upgraded

__all__ = ["server", "victim"]  # fixtures

pytestmark = pytest.mark.compiled

ELSEWHERE = "127.0.0.2"  # another address of this machine
KEY = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="
UPGRADE = ("Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13", KEY)
CONT, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10


class Heard(NamedTuple):
    """A frame of the server."""

    opcode: int
    data: bytes


def frame(
    data: bytes = b"", opcode: int = TEXT, *, fin: bool = True, masked: bool = True, more: int = 0, size: int = -1
) -> bytes:
    """A frame of a client; `more` are reserved bits, `size` a length that is not true."""
    size = len(data) if size < 0 else size
    kind, mask = bytes([0x80 * fin | more | opcode]), 0x80 * masked
    if size < 126:
        head = bytes([mask | size])
    elif size < 65_536:
        head = bytes([mask | 126]) + size.to_bytes(2)
    else:
        head = bytes([mask | 127]) + size.to_bytes(8)
    return kind + head + b"\0\0\0\0" * masked + data


def frames_in(heard: bytes) -> list[Heard]:
    """The frames in what a server said."""
    found = []
    while len(heard) >= 2:
        size, head = heard[1], 2
        if size >= 126:
            head = 4 if size == 126 else 10
            size = int.from_bytes(heard[2:head])
        found.append(Heard(heard[0] & 15, heard[head : head + size]))
        heard = heard[head + size :]
    return found


def close_code(line: Line) -> int:
    """The code with which the server closes a socket; 0 where it just hangs up."""
    closes = [one for one in frames_in(line.rest()) if one.opcode == CLOSE]
    return int.from_bytes(closes[-1].data[:2]) if closes else 0


@pytest.fixture
def opened(server: ServerProcess, victim: Victim) -> Iterator[Callable[..., Line]]:
    """Opens sockets of an onlooker, which are closed after the test; somebody who plays over one goes on."""
    with ExitStack() as lines, Talk(server, victim.match, victim.cookie, victim.csrf) as talk:
        yield lambda query="": lines.enter_context(socket_to(server, victim, query))
        assert talk.ask({"ply": 100_000, "action": 0})["problem"]["code"] == "conflict"


def socket_to(server: ServerProcess, victim: Victim, query: str = "") -> Line:
    line = Line(server, get(f"/api/games/{victim.match}/socket{query}", *UPGRADE))
    head = b""
    while not head.endswith(b"\r\n\r\n"):
        head += line.socket.recv(1)
    assert status(head) == 101
    return line


def until_closed(line: Line, raw: bytes, most: int = 20_000) -> int:
    """Send again and again until the server reads no more; how often."""
    for count in range(most):
        if not line.send(raw):
            return count
    return pytest.fail("all of it was read")


# -- messages ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "raw",
    [
        frame(b"x" * 3000),
        frame(size=2**62),
        frame(b"x", size=70_000),
        frame(b"x" * 1500, fin=False) + frame(b"x" * 1500, CONT),
        frame(b"x" * 1500, fin=False) + frame(size=2**40, opcode=CONT, fin=False),
    ],
    ids=["long", "huge", "as it begins", "of fragments", "fragments and huge"],
)
def test_messages_that_are_too_long(opened: Callable[..., Line], raw: bytes) -> None:
    line = opened()
    line.send(raw)
    assert close_code(line) == 1009


@pytest.mark.parametrize(
    ("raw", "expected"),
    [
        (frame(b"{}", masked=False), 1002),
        (frame(b"{}", more=0x40), 1002),
        (frame(b"{}", opcode=3), 1002),
        (frame(b"{}", opcode=11), 1002),
        (frame(b"{}", opcode=CONT), 1002),
        (frame(b"{", fin=False) + frame(b"{}"), 1002),
        (frame(b"x" * 126, opcode=PING), 1002),
        (frame(b"x", opcode=PING, fin=False), 1002),
        (frame(b"x", opcode=CLOSE), 1002),
        (frame(b"\0\1", opcode=CLOSE), 1002),
        (frame(b"\xff\xfe"), 1007),
        (frame(b"\xc3", fin=False) + frame(b"\x28", opcode=CONT), 1007),
        (frame(b"{}", opcode=BINARY), 1003),
        (b"GET / HTTP/1.1\r\nHost: a\r\n\r\n", 1002),
    ],
)
def test_frames_that_are_none(opened: Callable[..., Line], raw: bytes, expected: int) -> None:
    line = opened()
    line.send(raw)
    assert close_code(line) == expected


def test_garbage(server: ServerProcess, opened: Callable[..., Line]) -> None:
    chance = random.Random(7)
    for _ in range(40):
        line = opened()
        line.send(chance.randbytes(chance.choice((1, 2, 7, 100, 5000))))
        line.socket.shutdown(socket.SHUT_WR)
        assert close_code(line) in (0, 1002, 1007, 1009, 1003, 1008)
    assert not [line for line in server.log_lines if line.get("level") == "error"]


def test_what_is_begun_and_never_finished(opened: Callable[..., Line]) -> None:
    """All at once, since each takes its time."""
    halves = (frame(b"{}")[:1], frame(b"{}")[:-1], frame(b"{", fin=False), frame(b"{", fin=False) + frame(b"", PING))
    lines = [opened() for _ in range(len(halves) + 1)]
    for line, raw in zip(lines, halves, strict=False):
        line.send(raw)
    lines[-1].send(frame(b"", size=2000))
    lines[-1].dribble(b"x" * 500)
    assert [close_code(line) for line in lines] == [1008] * len(lines)


def test_who_says_nothing_is_left_alone(opened: Callable[..., Line]) -> None:
    """Whoever only looks has nothing to say; signs of life come all the same."""
    line = opened()
    for _ in range(2):
        line.until(b'{"beat":true}')


@pytest.mark.parametrize(
    "raw",
    [
        frame(b"", PING) * 100,
        frame(b"x" * 125, PING) * 100,
        frame(b"", PONG) * 100,
        frame(b"", CONT, fin=False) * 100,
        frame(b"{}") * 100,
        frame(b"") * 100,
    ],
    ids=["pings", "long pings", "pongs", "fragments", "messages", "empty messages"],
)
def test_floods(opened: Callable[..., Line], raw: bytes) -> None:
    line = opened()
    if raw[0] == CONT:
        line.send(frame(b"{", fin=False))
    until_closed(line, raw)


def test_a_flood_is_told_that_it_is_one(opened: Callable[..., Line]) -> None:
    line = opened()
    line.send(frame(b"{}") * 1000)
    assert close_code(line) == 1008


def test_pings_are_answered(opened: Callable[..., Line]) -> None:
    line = opened()
    line.send(b"".join(frame(b"%d" % number, PING) for number in range(10)) + frame(b"\x03\xe8", CLOSE))
    heard = frames_in(line.rest())
    assert [one.data for one in heard if one.opcode == PONG] == [b"%d" % number for number in range(10)]
    assert heard[-1] == Heard(CLOSE, b"\x03\xe8")


# -- closing -----------------------------------------------------------------------------------------------------------


def test_sending_after_a_close(server: ServerProcess, opened: Callable[..., Line]) -> None:
    line = opened()
    line.send(frame(b"\x03\xe8", CLOSE) + frame(b"{}") * 10 + frame(b"\x03\xe8", CLOSE) + b"garbage")
    assert close_code(line) == 1000
    line = opened()
    line.send(frame(b"x", BINARY))  # now the server closes, and the client does not heed it
    until_closed(line, frame(b"{}") * 100)
    assert not [line for line in server.log_lines if line.get("level") == "error"]


def test_what_is_said_behind_a_close_is_no_fault() -> None:
    """Whoever ends a socket for what it heard may find that it was ended below for what came next."""
    ended = Upgraded.__new__(Upgraded)
    ended.close_sent, ended.initial_response = True, None
    asyncio.run(ended.send({"type": "websocket.close", "code": 1003}))


def test_hanging_up_anywhere(server: ServerProcess, victim: Victim, opened: Callable[..., Line]) -> None:
    streams = metric(server, "ziggurat_streams")
    for raw in (b"", frame(b"{}"), frame(b"{}")[:3], frame(b"x", BINARY), frame(b"", PING) * 5) * 4:
        opened("?after=-1").send(raw)
        opened().close()
    victim.play_a_turn()
    eventually(lambda: metric(server, "ziggurat_streams") <= streams + 20)


# -- reading -----------------------------------------------------------------------------------------------------------


def test_sockets_that_are_never_read(server: ServerProcess, victim: Victim, opened: Callable[..., Line]) -> None:
    streams = metric(server, "ziggurat_streams")
    lines = [opened("?after=-1") for _ in range(60)]
    for _ in range(3):
        victim.play_a_turn()
    for line in lines:
        line.close()
    eventually(lambda: metric(server, "ziggurat_streams") <= streams)


def test_who_asks_and_does_not_read_the_answers_is_cut(
    server: ServerProcess, victim: Victim, opened: Callable[..., Line]
) -> None:
    streams, line = metric(server, "ziggurat_streams"), opened()
    line.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    deadline = time.monotonic() + 3 * PATIENCE
    while line.send(frame(b"{") * 10):
        time.sleep(0.001)  # a flood would be cut at once
        assert time.monotonic() < deadline
    eventually(lambda: metric(server, "ziggurat_streams") <= streams)


# -- handshakes --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("headers", "expected"),
    [
        (UPGRADE[:3], {400}),  # no key
        ((*UPGRADE[:3], "Sec-WebSocket-Key: short"), {400}),
        ((*UPGRADE[:2], "Sec-WebSocket-Version: 7", KEY), {400, 426}),
        (UPGRADE[1:], {426}),  # no Connection
        (("Connection: Upgrade", "Upgrade: h2c, websocket", *UPGRADE[2:]), {426}),
        ((*UPGRADE, "X-Long: " + "x" * 9_000), {431}),
        ((*UPGRADE, *["A: b"] * 200), {431}),
        ((*UPGRADE, "X-Long: " + "x" * 40_000), {431}),
        ((*UPGRADE, "Origin: http://elsewhere.example"), {403}),
        ((*UPGRADE, "Host: not a host"), {400}),
        ((*UPGRADE, "Content-Length: 5"), {426}),
        ((*UPGRADE, "Transfer-Encoding: chunked"), {426}),
        ((*UPGRADE, *[f"Cookie: other{number}={'x' * 500}" for number in range(20)]), {101}),
        ((*UPGRADE, "Cookie: ziggurat=" + "x" * 43), {101}),  # nobody, who may look
    ],
)
def test_handshakes_that_are_none(
    server: ServerProcess, victim: Victim, headers: tuple[str, ...], expected: set[int]
) -> None:
    with Line(server, get(f"/api/games/{victim.match}/socket", *headers)) as line:
        heard = line.until(b"\r\n")
        assert status(heard) in expected
        assert heard.count(b"HTTP/1.1 ") == 1


def test_half_a_handshake(server: ServerProcess, victim: Victim) -> None:
    whole = get(f"/api/games/{victim.match}/socket", *UPGRADE)
    lines = [Line(server, whole[:size]) for size in (10, len(whole) // 2, len(whole) - 2)]
    heard = [line.rest() for line in lines]
    assert [(status(one), code(one)) for one in heard] == [(408, "too-slow")] * 3
    for line in lines:
        line.close()


def test_frames_before_the_handshake_is_answered(server: ServerProcess, victim: Victim) -> None:
    with Line(server, get(f"/api/games/{victim.match}/socket", *UPGRADE) + frame(b"{}")) as line:
        heard = line.rest()
    assert (status(heard), code(heard)) == (400, "bad-request")
    assert heard.count(b"HTTP/1.1 ") == 1


def test_a_thousand_sockets_from_one_address(server: ServerProcess, victim: Victim) -> None:
    """As many come in as one address may have connections, or streams; whoever is elsewhere goes on."""
    request, before = get(f"/api/games/{victim.match}/socket", *UPGRADE), memory(server)
    statuses, lines = [], []
    for _ in range(1000):
        line = socket.socket()
        line.settimeout(PATIENCE)
        line.bind((ELSEWHERE, 0))
        line.connect(("127.0.0.1", server.port))
        line.sendall(request)
        lines.append(line)
    for line in lines:
        try:
            statuses.append(status(line.recv(200)))
        except OSError:
            statuses.append(0)
    assert 1 <= statuses.count(101) <= BY_ADDRESS
    assert set(statuses) <= {101, 429, 503, 0}
    with Talk(server, victim.match, victim.cookie, victim.csrf) as talk:
        victim.play_a_turn()
        talk.until(victim.view()["ply"])
        assert memory(server) <= 1.5 * before
    for line in lines:
        line.close()
    eventually(lambda: metric(server, "ziggurat_connections") < BY_ADDRESS)
