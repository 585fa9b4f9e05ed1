"""One rude client over bare sockets, and the people whom it must not harm."""

from __future__ import annotations

import contextlib
import json
import socket
import threading
import time
from pathlib import Path
from typing import Any

import httpx

from tests.support.servers import ServerProcess

PATIENCE = 20.0  # seconds after which something that should happen counts as not happening


class Line:
    """A connection of the rude client."""

    def __init__(self, server: ServerProcess, first: bytes = b"") -> None:
        self.socket = socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)
        if first:
            self.send(first)

    def send(self, raw: bytes) -> bool:
        """Send; False where the server reads no more."""
        try:
            self.socket.sendall(raw)
        except OSError:
            return False
        return True

    def dribble(self, raw: bytes, pause: float = 0.1) -> None:
        """Send byte by byte, until the server says something or has closed."""
        self.socket.settimeout(pause)
        for byte in raw:
            if not self.send(bytes([byte])):
                break
            try:
                self.socket.recv(1, socket.MSG_PEEK)
                break
            except TimeoutError:
                continue
            except OSError:
                break
        self.socket.settimeout(PATIENCE)

    def rest(self) -> bytes:
        """All that the server says until it closes."""
        heard = b""
        while True:
            try:
                more = self.socket.recv(65536)
            except ConnectionError:
                return heard
            if not more:
                return heard
            heard += more

    def until(self, wanted: bytes) -> bytes:
        """What the server says, up to some words."""
        heard = b""
        while wanted not in heard:
            more = self.socket.recv(65536)
            assert more, heard[-500:]
            heard += more
        return heard

    def close(self) -> None:
        self.socket.close()

    def __enter__(self) -> Line:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()


def status(answer: bytes) -> int:
    """The status of the first answer in what a server said; 0 where it said nothing."""
    return int(answer.split()[1]) if answer else 0


def code(answer: bytes) -> str:
    """The code of the problem that an answer is."""
    return str(json.loads(answer.partition(b"\r\n\r\n")[2])["code"])


def get(path: str, *headers: str) -> bytes:
    """A request."""
    return "\r\n".join([f"GET {path} HTTP/1.1", "Host: 127.0.0.1", *headers, "", ""]).encode()


def memory(server: ServerProcess) -> int:
    """The server's memory in KiB."""
    lines = Path(f"/proc/{server.pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS:"))


def metric(server: ServerProcess, name: str) -> int:
    """A number of the server's metrics, all labels together."""
    lines = httpx.get(f"{server.address}/metrics").text.splitlines()
    return sum(int(line.rpartition(" ")[2]) for line in lines if line.partition(" ")[0].partition("{")[0] == name)


def eventually(what: Any) -> None:
    """Wait until something is true."""
    deadline = time.monotonic() + PATIENCE
    while not what():
        assert time.monotonic() < deadline, "it did not happen"
        time.sleep(0.05)


class Victim:
    """Somebody who plays against a bot and follows the match by a stream."""

    def __init__(self, server: ServerProcess) -> None:
        self.client = httpx.Client(base_url=server.address, timeout=PATIENCE)
        self.client.headers["X-CSRF-Token"] = self.client.post("/api/guest").raise_for_status().json()["csrf"]
        self.csrf = str(self.client.headers["X-CSRF-Token"])
        self.cookie = self.client.cookies["ziggurat"]
        self.heard: list[int] = []  # the plies that the stream has told of
        self.beats = 0
        self.ended = threading.Event()
        self.match = self._open()
        self._line = Line(server, get(f"/api/games/{self.match}/events", f"Cookie: ziggurat={self.cookie}"))
        self._follower = threading.Thread(target=self._follow, daemon=True)
        self._follower.start()
        eventually(lambda: self.heard)

    def _open(self) -> str:
        wanted = {"game": "babel", "seats": ["me", "greedy"], "start": True}
        return str(self.client.post("/api/tables", json=wanted).raise_for_status().json()["id"])

    def _follow(self) -> None:
        try:
            with self._line as line:
                while more := line.socket.recv(65536):
                    self.beats += more.count(b": beat")
                    self.heard += [int(word.split(b"\n")[0]) for word in more.split(b"id: ")[1:]]
        except OSError:
            pass
        finally:
            self.ended.set()

    def view(self) -> dict[str, Any]:
        shown: dict[str, Any] = self.client.get(f"/api/games/{self.match}").raise_for_status().json()
        return shown

    def play_a_turn(self) -> None:
        """Act until it is the bot's turn, wait until it has played, and until the stream has told of all."""
        view = self._my_turn()
        while view["to_act"] == [0] and not view["over"]:
            body = {"ply": view["ply"], "action": view["legal"][-1]["action"]}
            view = self.client.post(f"/api/games/{self.match}/actions", json=body).raise_for_status().json()
        last = self._my_turn()["ply"]
        eventually(lambda: self.heard[-1] >= last)
        assert self.heard == list(range(self.heard[0], self.heard[-1] + 1))

    def _my_turn(self) -> dict[str, Any]:
        deadline = time.monotonic() + PATIENCE
        while not ((view := self.view())["to_act"] == [0] or view["over"]):
            assert time.monotonic() < deadline, "the bot does not play"
            time.sleep(0.05)
        assert not view["over"], "nothing more can be shown with this match"
        return view

    def is_well(self) -> None:
        """Plays on, hears of it, and gets signs of life."""
        self.play_a_turn()
        beats = self.beats
        eventually(lambda: self.beats > beats)
        assert not self.ended.is_set()

    def action(self, *headers: str, body: bytes | None = None, cookie: bool = True, csrf: bool = True) -> bytes:
        """A request to act, which is refused as a conflict at most: the ply is none that will be."""
        body = b'{"ply":100000,"action":0}' if body is None else body
        lines = [f"POST /api/games/{self.match}/actions HTTP/1.1", "Host: 127.0.0.1", "Content-Type: application/json"]
        lines += [f"Cookie: ziggurat={self.cookie}"] if cookie else []
        lines += [f"X-CSRF-Token: {self.csrf}"] if csrf else []
        if not any(header.startswith(("Transfer-Encoding", "Content-Length")) for header in headers):
            lines.append(f"Content-Length: {len(body)}")
        return "\r\n".join([*lines, *headers, "", ""]).encode() + body

    def leave(self) -> None:
        """Go, and leave no stream behind."""
        self.client.close()
        with contextlib.suppress(OSError):
            self._line.socket.shutdown(socket.SHUT_RDWR)
        self._follower.join(PATIENCE)
