"""One stream that fails never stops another, a bot, a clock or a heartbeat; and one far behind is sent away."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from tests.crash.test_rooms import ANN, BOB, BOT, NAME, begun, first_legal, until
from ziggurat.play.stores import MemoryStore
from ziggurat.server.metrics import Metrics
from ziggurat.server.preparing import Preparing
from ziggurat.server.rooms.face import Face
from ziggurat.server.rooms.room import Room
from ziggurat.server.rooms.rooms import Rooms
from ziggurat.server.rooms.stream import LONGEST_QUEUE, MOST_WAITING, Stream
from ziggurat.server.settings import Settings

pytestmark = pytest.mark.compiled


class BadStream(Stream):
    """Fails at whatever is asked of it, as one whose connection is gone without a word may do."""

    def push(self, face: Face) -> None:
        raise RuntimeError("handler is closed")

    def beat(self) -> None:
        raise RuntimeError("handler is closed")

    def end(self) -> None:
        raise RuntimeError("handler is closed")


class Counting(Stream):
    """Counts what it is told."""

    def __init__(self) -> None:
        super().__init__(0, "a")
        self.plies: list[int] = []
        self.beats = 0
        self.closed = False

    def push(self, face: Face) -> None:
        self.plies.append(face.ply)

    def beat(self) -> None:
        self.beats += 1

    def end(self) -> None:
        self.closed = True


class Ordered(set[Stream]):
    """A set whose bad streams come first, so that those behind them would miss what these break."""

    def __iter__(self):  # type: ignore[no-untyped-def]
        return iter(sorted(super().__iter__(), key=lambda stream: not isinstance(stream, BadStream)))


async def opened(store: MemoryStore, metrics: Metrics | None = None) -> tuple[Rooms, Room, Counting]:
    settings = Settings(database="unused", heartbeat=0.01)
    rooms = Rooms(store, settings, metrics or Metrics(), Preparing().until_ready)
    room = await rooms.get(NAME)
    good = Counting()
    room.streams = Ordered({BadStream(None, None), BadStream(None, None), good})
    return rooms, room, good


def test_everybody_else_sees_an_event_and_the_bot_wakes() -> None:
    async def scenario() -> None:
        store, metrics = MemoryStore(), Metrics()
        await begun(store, ANN, BOT)
        rooms, room, good = await opened(store, metrics)
        while room.match.to_act == (0,):
            await room.submit(first_legal(room))
        await until(lambda: room.match.to_act == (0,) and not room.thinking)
        assert good.plies == list(range(1, room.match.ply + 1))
        assert room.streams == {good}
        assert "ziggurat_dropped_streams_total 2" in metrics.text()
        await rooms.close()

    asyncio.run(scenario())


def test_everybody_else_gets_signs_of_life_and_counts_as_there() -> None:
    async def scenario() -> None:
        store, there = MemoryStore(), set[str]()
        await begun(store, ANN, BOB)
        rooms, _, good = await opened(store)

        async def touch(accounts: set[str]) -> None:
            there.update(accounts)

        rooms.touch = touch
        await rooms.start()
        await until(lambda: good.beats > 3 and there == {"a"})
        await rooms.close()

    asyncio.run(scenario())


@pytest.mark.parametrize("account", [None, "a"])
def test_everybody_else_hears_that_the_server_goes(account: str | None) -> None:
    async def scenario() -> None:
        store = MemoryStore()
        await begun(store, ANN, BOB)
        rooms, room, good = await opened(store)
        for stream in room.streams:
            stream.account = "a"
        rooms.end_streams(account)
        assert good.closed
        await rooms.close()

    asyncio.run(scenario())


def test_everybody_else_hears_that_a_match_is_kept_no_longer() -> None:
    async def scenario() -> None:
        store = MemoryStore()
        await begun(store, ANN, BOB)
        rooms, _room, good = await opened(store)
        rooms.drop(NAME)
        assert good.closed
        assert rooms.at_hand(NAME) is None
        await rooms.close()

    asyncio.run(scenario())


def test_one_match_that_fails_keeps_no_other_from_its_time_nor_from_forgetting_a_name() -> None:
    async def scenario() -> None:
        rooms = Rooms(MemoryStore(), Settings(database="unused"), Metrics(), Preparing().until_ready)
        heard: list[str] = []

        class Stub:
            """A room, as far as it is asked here."""

            timer, thinking = None, dict[int, object]()

            def __init__(self, name: str) -> None:
                self.name = name
                self.match = self

            def owed(self, lost: object) -> bool:
                if self.name == "bad":
                    raise RuntimeError("no clock today")
                return True

            async def forget_person(self, account: str) -> None:
                self.owed(None)
                heard.append(f"forgets {account}")

        async def look_after(room: Stub) -> None:
            heard.append("gets time")

        rooms._rooms = {name: Stub(name) for name in ("bad", "good")}  # type: ignore[misc]
        rooms.look_after = look_after  # type: ignore[assignment, method-assign]
        rooms.time_was_lost()
        with pytest.raises(RuntimeError):
            await rooms.forget_person("a")
        await until(lambda: sorted(heard) == ["forgets a", "gets time"])
        await rooms.close()

    asyncio.run(scenario())


def test_what_follows_an_event_may_fail_without_the_event() -> None:
    async def scenario() -> None:
        store = MemoryStore()
        await begun(store, ANN, BOB)
        rooms, room, good = await opened(store)

        def fails(changed: Room) -> None:
            raise RuntimeError("no clock today")

        room.after_change = fails
        assert await room.submit(first_legal(room))
        assert good.plies == [1]
        await room.refresh()
        await rooms.close()

    asyncio.run(scenario())


class Big:
    """Looks like a face."""

    def __init__(self, ply: int, size: int) -> None:
        self.ply = ply
        self._payload = b"x" * size

    def payload(self, seat: int | None) -> bytes:
        return self._payload


@pytest.mark.parametrize("size", [1, 100_000, 2 * MOST_WAITING])
def test_a_viewer_far_behind_is_sent_away_with_what_was_kept_for_them(size: int) -> None:
    stream = Stream(None, None)
    for ply in range(2 * LONGEST_QUEUE):
        stream.push(Big(ply, size))  # type: ignore[arg-type]

    async def rest() -> bytes:
        return b"".join([frames async for frames in stream.frames()])

    heard = asyncio.run(rest())
    plies = [int(part.split(b"\n")[0]) for part in heard.split(b"id: ")[1:]]
    assert plies == list(range(len(plies)))  # so that they can come back behind the last without a gap
    assert 1 <= len(plies) <= LONGEST_QUEUE
    assert len(plies) * size <= max(size, MOST_WAITING)


def test_frames_sent_at_once_keep_their_order_with_those_that_wait() -> None:
    sent: list[bytes] = []
    free = True

    def at_once(frame: bytes) -> bool:
        if free:
            sent.append(frame)
        return free

    async def scenario() -> None:
        nonlocal free
        stream = Stream(None, None)
        stream.at_once = at_once

        async def send() -> None:
            async for frame in stream.frames():
                sent.append(frame)

        sending = asyncio.create_task(send())
        push: Callable[[int], None] = lambda ply: stream.push(Big(ply, 3))  # type: ignore[arg-type]  # noqa: E731
        push(0)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        for ply in range(1, 4):
            push(ply)
        free = False
        push(4)
        free = True
        push(5)  # behind what waits, though it could go
        stream.end()
        await sending
        plies = [int(part.split(b"\n")[0]) for part in b"".join(sent).split(b"id: ")[1:]]
        assert plies == list(range(6))

    asyncio.run(scenario())
