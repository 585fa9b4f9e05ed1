"""A load generator: plays whole games through the API with two players and two streams each, as fast as answers come.

It speaks HTTP and WebSocket by itself, on bare sockets, since a client library would cost more than what it measures.
Every stream is checked on the way: plies follow each other without gap or repeat, and each payload is that seat's own.
Players learn everything from their streams, so that they ask for answers without a view (`Prefer: return=minimal`).
With `--socket` each has one WebSocket a match instead, for actions and events.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import re
import time
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

import msgspec
import uvloop

Spent: TypeAlias = dict[int, tuple[float, float]]  # seconds by thread, user and system

Spoken = TypeVar("Spoken", bound=asyncio.Protocol)

_TICKS = os.sysconf("SC_CLK_TCK")


class Legal(msgspec.Struct):
    action: int


class Seen(msgspec.Struct):
    """What a player needs of a payload."""

    game: str
    ply: int
    seat: int
    to_act: list[int]
    legal: list[Legal]
    over: Any


_seen = msgspec.json.Decoder(Seen)
_COOKIE = re.compile(rb"set-cookie: ziggurat=([^;]+)")
_LENGTH = re.compile(rb"content-length: (\d+)")


class Line(asyncio.Protocol):
    """A connection that is kept open: requests go out one at a time, answers come back whole."""

    def __init__(self) -> None:
        self.transport: Any = None
        self.answered: Callable[[int, bytes], None] | None = None
        self.head = b""
        self._buffer = b""
        self._next: tuple[bytes, Callable[[int, bytes], None]] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport

    def send(self, raw: bytes, answered: Callable[[int, bytes], None]) -> None:
        self.answered = answered
        self.transport.write(raw)

    def send_in_turn(self, raw: bytes, answered: Callable[[int, bytes], None]) -> None:
        """Send when the answer before has come: a stream may tell of an action before its answer is read."""
        if self.answered is None:
            self.send(raw, answered)
        else:
            self._next = (raw, answered)

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer + data if self._buffer else data
        end = buffer.find(b"\r\n\r\n")
        if end >= 0:
            found = _LENGTH.search(buffer, 0, end)
            whole = end + 4 + (int(found[1]) if found else 0)
            if len(buffer) >= whole:
                self._buffer, self.head = b"", buffer[:end]
                answered, self.answered = self.answered, None
                assert answered is not None
                answered(int(buffer[9:12]), buffer[end + 4 : whole])
                if self._next is not None:
                    waiting, self._next = self._next, None
                    self.send(*waiting)
                return
        self._buffer = buffer

    def connection_lost(self, error: Exception | None) -> None:
        if self.answered is not None:
            self.answered = None


class Feed(asyncio.Protocol):
    """An event stream: chunks in, events out."""

    def __init__(self, request: bytes, heard: Callable[[int, bytes], None]) -> None:
        self._request = request
        self._heard = heard
        self._buffer = b""
        self._text = b""
        self._in_body = False
        self.transport: Any = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport
        self.transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        self._buffer = self._buffer + data if self._buffer else data
        if not self._in_body:
            end = self._buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            assert self._buffer.startswith(b"HTTP/1.1 200"), self._buffer[:500]
            self._buffer = self._buffer[end + 4 :]
            self._in_body = True
        elif not self._text and self._buffer is data and self._whole_event(data):
            self._buffer = b""
            return
        self._chunks()

    def _whole_event(self, data: bytes) -> bool:
        """Hear of a single event in a single chunk, as most are; False for anything else."""
        line = data.find(b"\r\n")
        if line < 0 or len(data) != line + 4 + int(data[:line], 16) or not data.startswith(b"id: ", line + 2):
            return False
        first, end = data.find(b"\n", line + 2), len(data) - 4
        if data.find(b"\n\n", first) != end:
            return False
        self._heard(int(data[line + 6 : first]), data[first + 7 : end])
        return True

    def _chunks(self) -> None:
        buffer, start = self._buffer, 0
        while (line := buffer.find(b"\r\n", start)) >= 0:
            size = int(buffer[start:line], 16)
            if len(buffer) < line + 4 + size:
                break
            self._text += buffer[line + 2 : line + 2 + size]
            start = line + 4 + size
        self._buffer = buffer[start:]
        while (end := self._text.find(b"\n\n")) >= 0:
            event, self._text = self._text[:end], self._text[end + 2 :]
            if event.startswith(b"id: "):
                first = event.find(b"\n")
                self._heard(int(event[4:first]), event[first + 7 :])


class Socket(asyncio.Protocol):
    """A WebSocket: events in, actions out, on one connection."""

    def __init__(
        self, request: bytes, heard: Callable[[int, bytes], None], answered: Callable[[int, bytes], None]
    ) -> None:
        self._request = request
        self._heard = heard
        self._answered = answered
        self._buffer = b""
        self._open = False
        self.transport: Any = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport
        self.transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        buffer, start = self._buffer + data if self._buffer else data, 0
        if not self._open:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                self._buffer = buffer
                return
            assert buffer.startswith(b"HTTP/1.1 101"), buffer[:500]
            self._open, start = True, end + 4
        while (whole := _frame(buffer, start)) is not None:
            self._message(buffer[start + whole[0] : start + whole[1]])
            start += whole[1]
        self._buffer = buffer[start:]

    def _message(self, text: bytes) -> None:
        if text.startswith(b'{"game":'):
            found = text.index(b'"ply":') + 6
            self._heard(int(text[found : text.index(b",", found)]), text)
        elif text.startswith((b'{"ply":', b'{"problem":')):
            self._answered(204 if text.startswith(b'{"ply":') else 400, text)

    def say(self, text: bytes) -> None:
        """A message of fewer than 126 bytes, masked with nothing."""
        self.transport.write(b"\x81%c\0\0\0\0%b" % (0x80 | len(text), text))


def _frame(buffer: bytes, start: int) -> tuple[int, int] | None:
    """Where the message of a frame begins and ends behind its start; None where it is not here as a whole."""
    if len(buffer) < start + 4:
        return None
    size, head = buffer[start + 1], 2
    if size >= 126:
        head = 4 if size == 126 else 10
        size = int.from_bytes(buffer[start + 2 : start + head])
    return (head, head + size) if len(buffer) >= start + head + size else None


class Player:
    """An account with its own connection."""

    def __init__(self, load: Load) -> None:
        self.load = load
        self.line: Line | None = None
        self.head = b""
        self.cookie = ""
        self.csrf = ""

    async def arrive(self) -> None:
        await self.connect()
        status, body, cookie = await self.ask("POST", "/api/guest", None)
        assert status == 201, body
        self.cookie, self.csrf = cookie, json.loads(body)["csrf"]

    async def connect(self) -> Line:
        """A connection; another one where the server has closed the last because nobody used it."""
        if self.line is None or self.line.transport.is_closing():
            self.line = await self.load.connect(Line)
        return self.line

    async def ask(self, method: str, path: str, body: Any) -> tuple[int, bytes, str]:
        """One request that is not hot; the cookie that the answer sets, if any."""
        raw = b"" if body is None else json.dumps(body).encode()
        answer: asyncio.Future[tuple[int, bytes]] = asyncio.get_running_loop().create_future()
        self.line = await self.connect()
        self.line.send(self.request(method, path, raw), lambda status, data: answer.set_result((status, data)))
        status, data = await answer
        cookie = _COOKIE.search(self.line.head)
        return status, data, cookie[1].decode() if cookie else ""

    def request(self, method: str, path: str, body: bytes, more: str = "") -> bytes:
        return (
            f"{method} {path} HTTP/1.1\r\nhost: {self.load.host}:{self.load.port}\r\ncookie: ziggurat={self.cookie}\r\n"
            f"x-csrf-token: {self.csrf}\r\ncontent-type: application/json\r\n{more}content-length: {len(body)}\r\n\r\n"
        ).encode() + body

    def upgrading(self, path: str) -> bytes:
        """A request for a WebSocket, with the key that RFC 6455 has for an example."""
        origin = f"origin: http://{self.load.host}:{self.load.port}\r\n"
        upgrade = "connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n"
        return self.request("GET", path, b"", f"{origin}{upgrade}sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n")

    def acting(self, match: str) -> bytes:
        """A request to act in a match, with holes for the length of the body and the body."""
        empty = self.request("POST", f"/api/games/{match}/actions", b"", "prefer: return=minimal\r\n")
        return empty.replace(b"%", b"%%").replace(b"content-length: 0\r\n", b"content-length: %d\r\n") + b"%b"


class Seat:
    """A player in a match: listens to its stream, acts when it is to act."""

    def __init__(self, player: Player, match: Match, seat: int) -> None:
        self.player = player
        self.match = match
        self.seat = seat
        self.last = -1
        self.acting = player.acting(match.name)
        self.mine = b'"to_act":[%d]' % seat
        self.own = b'"seat":%d,"hand":{' % seat
        self.feed: Feed | Socket | None = None
        self.begun: deque[float] = deque()  # when the actions were sent that are not answered yet

    async def listen(self, *, onlooker: bool = False) -> None:
        load = self.player.load
        if load.socket:
            request = self.player.upgrading(f"/api/games/{self.match.name}/socket")
            opened = Socket(request, self.heard, self.answered)
            self.feed = await load.connect(lambda: opened)
            return
        path = f"/api/games/{self.match.name}/events" + ("?seat=-1" if onlooker else "")
        request = self.player.request("GET", path, b"")
        heard = _ignore if onlooker else self.heard
        self.feed = await load.connect(lambda: Feed(request, heard))

    def heard(self, ply: int, payload: bytes) -> None:
        load = self.player.load
        load.events += 1
        if self.last >= 0 and ply != self.last + 1:
            load.gaps += 1
        if self.own not in payload:
            load.leaks += 1
        self.last = ply
        if ply >= load.stop_at:
            return
        if self.mine in payload:
            load.schedule(self, payload)
        elif b'"to_act":[]' in payload:
            self.match.finished()

    def act(self, payload: bytes) -> None:
        seen = _seen.decode(payload)
        load = self.player.load
        action = load.random.choice(seen.legal).action
        body = b'{"ply":%d,"action":%d}' % (seen.ply, action)
        self.begun.append(time.perf_counter())
        if isinstance(self.feed, Socket):
            self.feed.say(body)
            return
        line = self.player.line
        assert line is not None
        line.send_in_turn(self.acting % (len(body), body), self.answered)

    def answered(self, status: int, data: bytes) -> None:
        self.player.load.acknowledged(status, data, time.perf_counter() - self.begun.popleft())


def _ignore(ply: int, payload: bytes) -> None:
    """What an onlooker hears."""


class Match:
    """One of the live games; when it is over the same two players begin another."""

    def __init__(self, load: Load, players: tuple[Player, Player]) -> None:
        self.load = load
        self.players = players
        self.name = ""
        self.seats: list[Seat] = []
        self._over = False

    async def begin(self, *, streams: bool = True) -> None:
        host, guest = self.players
        wanted = {"game": self.load.game, "seats": ["me", "open"], "start": True}
        status, body, _ = await host.ask("POST", "/api/tables", wanted)
        assert status == 201, body
        self.name = json.loads(body)["id"]
        status, body, _ = await guest.ask("POST", f"/api/tables/{self.name}/join", {})
        assert status == 200, body
        self._over = False
        self.load.games += 1
        if streams:
            self.seats = [Seat(player, self, seat) for seat, player in enumerate(self.players)]
            for seat in self.seats:
                await seat.listen()

    def finished(self) -> None:
        if not self._over:
            self._over = True
            self.load.finished += 1
            if self.load.running and self.load.stop_at > 10**6:
                task = asyncio.create_task(self.again())
                self.load.tasks.add(task)
                task.add_done_callback(self.load.tasks.discard)

    async def again(self) -> None:
        await asyncio.sleep(0.05)  # the last answers are on their way
        self.hang_up()
        await self.begin()

    def rests(self) -> bool:
        """Whether the game has been played as far as it is to be."""
        return self._over or all(seat.last >= self.load.stop_at for seat in self.seats)

    def hang_up(self) -> None:
        for seat in self.seats:
            if seat.feed is not None and seat.feed.transport is not None:
                seat.feed.transport.close()


class Load:
    """All live games, and what was counted."""

    def __init__(
        self, host: str, port: int, game: str, rate: float | None, source: str | None = None, socket: bool = False
    ) -> None:
        self.host, self.port, self.game = host, port, game
        self.source = (source, 0) if source else None  # the address that the people come from
        self.socket = socket
        self.rate = rate
        self.stop_at = 10**9  # the ply at which games rest
        self.random = random.Random(1)
        self.running = True
        self.counting = False
        self.latencies: list[float] = []
        self.errors: dict[str, int] = {}
        self.gaps = self.leaks = self.games = self.finished = self.events = 0
        self.tasks: set[asyncio.Task[None]] = set()
        self._queue: deque[tuple[Seat, bytes]] = deque()

    async def connect(self, made: Callable[[], Spoken]) -> Spoken:
        """A connection to the server."""
        loop = asyncio.get_running_loop()
        return (await loop.create_connection(made, self.host, self.port, local_addr=self.source))[1]

    def decode(self, payload: bytes) -> Seen:
        return _seen.decode(payload)

    def schedule(self, seat: Seat, payload: bytes) -> None:
        """Act at once, or when the pace allows it."""
        if not self.running:
            return
        if self.rate is None:
            seat.act(payload)
        else:
            self._queue.append((seat, payload))

    async def pace(self) -> None:
        """Let so many actions out a second, evenly."""
        assert self.rate is not None
        due = time.perf_counter()
        while self.running:
            now = time.perf_counter()
            due = max(due, now - 0.1)
            while due <= now:
                due += 1 / self.rate
                if self._queue:
                    seat, payload = self._queue.popleft()
                    seat.act(payload)
            await asyncio.sleep(0.001)

    def acknowledged(self, status: int, data: bytes, seconds: float) -> None:
        if status not in (200, 204):
            self.errors[str(status)] = self.errors.get(str(status), 0) + 1
        elif self.counting:
            self.latencies.append(seconds)

    async def open(self, games: int) -> list[Match]:
        players = [Player(self) for _ in range(2 * games)]
        for player in players:
            await player.arrive()
        matches = [Match(self, (players[2 * i], players[2 * i + 1])) for i in range(games)]
        for match in matches:
            await match.begin()
        return matches

    async def run(self, games: int, seconds: float, warm_up: float, server: int | None = None) -> dict[str, Any]:
        if self.rate is not None:
            task = asyncio.create_task(self.pace())
            self.tasks.add(task)
        matches = await self.open(games)
        await asyncio.sleep(warm_up)
        self.counting, started = True, time.perf_counter()
        cpu, spent = time.process_time(), threads_of(server)
        await asyncio.sleep(seconds)
        elapsed = time.perf_counter() - started
        self.counting = False
        cpu, spent = time.process_time() - cpu, since(spent, threads_of(server))
        self.running = False
        await asyncio.sleep(0.5)
        for match in matches:
            match.hang_up()
        for task in list(self.tasks):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        return self.report(elapsed, cpu, spent)

    def report(self, elapsed: float, cpu: float, spent: Spent) -> dict[str, Any]:
        times = sorted(self.latencies)
        shares = {f"p{share}_ms": round(_share(times, share / 100) * 1000, 2) for share in (50, 95, 99)}
        return {
            "actions_per_second": round(len(times) / elapsed, 1),
            "actions": len(times),
            "seconds": round(elapsed, 2),
            **shares,
            "games_begun": self.games,
            "games_finished": self.finished,
            "events": self.events,
            "errors": self.errors,
            "gaps_or_repeats": self.gaps,
            "foreign_payloads": self.leaks,
            "load_cpu": round(cpu / elapsed, 2),
            "load_us_per_action": round(cpu * 1e6 / max(1, len(times))),
            **_costs(spent, len(times)),
        }


def threads_of(process: int | None) -> Spent:
    """The processor time, user and system, that each thread of a process has used so far."""
    if process is None:
        return {}
    spent: Spent = {}
    for thread in Path(f"/proc/{process}/task").iterdir():
        with contextlib.suppress(OSError):
            fields = (thread / "stat").read_text().rpartition(")")[2].split()
            spent[int(thread.name)] = (int(fields[11]) / _TICKS, int(fields[12]) / _TICKS)
    return spent


def since(before: Spent, after: Spent) -> Spent:
    """What each thread has used between two looks."""
    nothing = (0.0, 0.0)
    pairs = {thread: (before.get(thread, nothing), now) for thread, now in after.items()}
    return {thread: (now[0] - then[0], now[1] - then[1]) for thread, (then, now) in pairs.items()}


def _costs(spent: Spent, actions: int) -> dict[str, Any]:
    """Microseconds of the server for each action: all, and the busiest threads, user and system."""
    if not spent or not actions:
        return {}
    each = sorted(((user * 1e6 / actions, system * 1e6 / actions) for user, system in spent.values()), key=sum)
    busiest = [[round(user), round(system)] for user, system in each[::-1][:3]]
    return {"server_us_per_action": round(sum(map(sum, each))), "server_threads_us": busiest}


def _share(times: list[float], share: float) -> float:
    return times[min(len(times) - 1, int(len(times) * share))] if times else 0.0


def main() -> None:
    parser = argparse.ArgumentParser(description="Load a Ziggurat server on this machine.")
    parser.add_argument("port", type=int)
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--source", default=None, help="the address of this machine that the people come from")
    parser.add_argument("--game", default="babel")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--warm-up", type=float, default=3.0)
    parser.add_argument("--rate", type=float, default=None, help="actions a second, all games together")
    parser.add_argument("--server", type=int, default=None, help="its process, to see what an action costs it")
    parser.add_argument("--socket", action="store_true", help="one WebSocket for a player's actions and events")
    given = parser.parse_args()
    load = Load(given.host, given.port, given.game, given.rate, given.source, given.socket)
    print(json.dumps(uvloop.run(load.run(given.games, given.seconds, given.warm_up, given.server))))


if __name__ == "__main__":
    main()
