"""What one rude client does, again and again until it is told to stop, from an address of its own on this machine.

Each attack paces itself: the machine is shared with the server and the people, and a client that took a whole core
would show what a core costs and not what the server lets it do.
"""

from __future__ import annotations

import contextlib
import http.client
import json
import socket
import sys
import time
from collections import deque
from collections.abc import Callable
from typing import Any

ADDRESS = "127.0.0.2"
KEY = "dGhlIHNhbXBsZSBub25jZQ=="  # the example of RFC 6455
PAUSE = 0.01  # seconds between two rude acts
KEPT = 1_000  # connections that are held at a time, more than the server lets one address have
PIECE = 64 * 1024
OK, CREATED = 200, 201


class Client:
    """The rude client."""

    def __init__(self, port: int, match: str, long_match: str) -> None:
        self.port = port
        self.long_match = long_match  # of seven, which takes longest to show
        self.events = self.get(f"/api/games/{match}/events?after=-1")
        self.health = self.get("/healthz")
        upgrade = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        lines = f"{upgrade}Sec-WebSocket-Key: {KEY}\r\n\r\n"
        self.handshake = self.get(f"/api/games/{match}/socket?after=-1")[:-2] + lines.encode()
        self._held: deque[socket.socket] = deque()
        self._asking: http.client.HTTPConnection | None = None
        self.known: dict[str, str] = {}
        self.count = 0

    def get(self, path: str) -> bytes:
        return f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n\r\n".encode()

    def post(self, path: str, length: int) -> bytes:
        lines = f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nContent-Type: application/json\r\n"
        return f"{lines}Content-Length: {length}\r\n\r\n".encode()

    def line(self, first: bytes = b"") -> socket.socket:
        """A new connection; the oldest of too many is closed."""
        opened = socket.socket()
        opened.settimeout(5)
        opened.bind((ADDRESS, 0))
        opened.connect(("127.0.0.1", self.port))
        self._held.append(opened)
        if len(self._held) > KEPT:
            self._held.popleft().close()
        opened.sendall(first)
        return opened

    def guest(self) -> bool:
        """Be somebody else from now on; whether the server lets."""
        self.known = {}
        status, answer, cookie = self.ask("POST", "/api/guest", None)
        if status == CREATED:
            self.known = {"Cookie": cookie, "X-CSRF-Token": answer["csrf"]}
        return status == CREATED

    def ask(self, method: str, path: str, body: object) -> tuple[int, Any, str]:
        """A request that is sent and read as it should be: status, answer, cookie."""
        if self._asking is None:
            self._asking = http.client.HTTPConnection("127.0.0.1", self.port, 30, source_address=(ADDRESS, 0))
        raw = None if body is None else json.dumps(body).encode()
        try:
            self._asking.request(method, path, raw, {"Content-Type": "application/json", **self.known})
            answer = self._asking.getresponse()
            said = answer.read()
        except (OSError, http.client.HTTPException):
            self._asking = None
            return 0, None, ""
        told = json.loads(said) if said.startswith(b"{") else None
        return answer.status, told, answer.headers.get("Set-Cookie", "").partition(";")[0]

    def change(self, path: str, body: object) -> None:
        """A request of an account; of another one as soon as this one is refused."""
        if not self.known or self.ask("POST", path, body)[0] not in (200, CREATED):
            self.guest()

    def socket(self) -> socket.socket:
        """A new connection that has become a WebSocket, or is refused."""
        opened = self.line(self.handshake)
        opened.recv(PIECE)
        return opened


def frame(data: bytes, kind: int = 0x81) -> bytes:
    """A short frame, masked with nothing; a text unless another kind is asked for."""
    return bytes([kind, 0x80 | len(data), 0, 0, 0, 0]) + data


def silent(client: Client) -> None:
    client.line()


def half_heads(client: Client) -> None:
    client.line(b"GET /healthz HTTP/1.1\r\nHost: a\r\nX-")


def half_bodies(client: Client) -> None:
    client.line(client.post("/api/login", 1000) + b"{")


def endless_heads(client: Client) -> None:
    line = client.line(b"GET / HTTP/1.1\r\nX-Long: ")
    for _ in range(100 * 2**20 // PIECE):
        line.sendall(b"x" * PIECE)


def long_addresses(client: Client) -> None:
    line = client.line(b"GET /")
    for _ in range(60 * 2**20 // PIECE):
        line.sendall(b"x" * PIECE)


def large_bodies(client: Client) -> None:
    line = client.line(client.post("/api/login", 10**9))
    for _ in range(100 * 2**20 // PIECE):
        line.sendall(b" " * PIECE)


def two_streams_then_gone(client: Client) -> None:
    client.line(client.events * 2).close()


def streams_never_read(client: Client) -> None:
    client.line(client.events)


def requests_behind_streams(client: Client) -> None:
    client.line(client.events + client.health * 10)


def requests_sent_ahead(client: Client) -> None:
    client.line(client.health * 1000)


def gone_in_mid_answer(client: Client) -> None:
    client.line(client.get("/api/openapi.json")).close()


def deep_json(client: Client) -> None:
    client.line(client.post("/api/login", 60_000) + b"[" * 60_000)


def nonsense(client: Client) -> None:
    client.line(b"\0\1\2 nonsense\r\n\r\n")


def whole_logs(client: Client) -> None:
    client.ask("GET", f"/api/games/{client.long_match}/log", None)


def whole_replays(client: Client) -> None:
    client.ask("GET", f"/api/games/{client.long_match}/frames", None)


def long_streams_never_read(client: Client) -> None:
    client.line(client.get(f"/api/games/{client.long_match}/events?after=-1"))


def studies(client: Client) -> None:
    key = f"{client.count:064x}"
    client.ask("POST", "/api/study", {"game": "wonders", "key": key, "options": {"players": "7"}, "actions": []})


def logins(client: Client) -> None:
    client.ask("POST", "/api/login", {"name": f"Name {client.count}", "password": "not the right one"})


def guests(client: Client) -> None:
    client.guest()


def tables(client: Client) -> None:
    client.change("/api/tables", {"game": "babel", "seats": ["me", "open"]})


def bots(client: Client) -> None:
    client.change("/api/tables", {"game": "wonders", "seats": ["search:ms=5000"] * 3, "start": True})


def exports(client: Client) -> None:
    if not client.known or client.ask("GET", "/api/me/export", None)[0] != OK:
        client.guest()


def half_handshakes(client: Client) -> None:
    client.line(client.handshake[:-2])


def sockets_never_read(client: Client) -> None:
    client.line(client.handshake)


def half_messages(client: Client) -> None:
    client.socket().sendall(frame(b"{" * 100)[:50])


def pings_without_end(client: Client) -> None:
    line = client.socket()
    for _ in range(10_000):
        line.sendall(frame(b"", 0x89) * 100)


def fragments_without_end(client: Client) -> None:
    line = client.socket()
    line.sendall(frame(b"{", 0x01))
    for _ in range(10_000):
        line.sendall(frame(b"", 0x00) * 100)


def messages_sent_ahead(client: Client) -> None:
    client.socket().sendall(frame(b"{}") * 10_000)


def long_messages(client: Client) -> None:
    line = client.socket()
    line.sendall(b"\x81\xff" + (2**40).to_bytes(8) + bytes(4))
    for _ in range(100 * 2**20 // PIECE):
        line.sendall(b"x" * PIECE)


ATTACKS: dict[str, Callable[[Client], None]] = {
    attack.__name__: attack
    for attack in (
        silent,
        half_heads,
        half_bodies,
        endless_heads,
        long_addresses,
        large_bodies,
        two_streams_then_gone,
        streams_never_read,
        requests_behind_streams,
        requests_sent_ahead,
        gone_in_mid_answer,
        deep_json,
        nonsense,
        whole_logs,
        whole_replays,
        long_streams_never_read,
        studies,
        logins,
        guests,
        tables,
        bots,
        exports,
        half_handshakes,
        sockets_never_read,
        half_messages,
        pings_without_end,
        fragments_without_end,
        messages_sent_ahead,
        long_messages,
    )
}


def main() -> None:
    """Attack for some seconds; say how often."""
    port, match, long_match, name, seconds = int(sys.argv[1]), *sys.argv[2:5], float(sys.argv[5])
    client, attack = Client(port, match, long_match), ATTACKS[name]
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        with contextlib.suppress(OSError):
            attack(client)
        client.count += 1
        time.sleep(PAUSE)
    print(json.dumps({"acts": client.count}))


if __name__ == "__main__":
    main()
