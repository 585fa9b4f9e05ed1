"""Rooms whose store fails or is slow: nobody is shown what was not written, and nobody is forgotten."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any, cast

import pytest

from ziggurat.play.errors import StoreUnavailable
from ziggurat.play.match import Match
from ziggurat.play.setup import SeatSetup, Setup
from ziggurat.play.stores import Entry, MemoryStore
from ziggurat.play.stores.store import Done, Write
from ziggurat.server.metrics import Metrics
from ziggurat.server.preparing import Preparing
from ziggurat.server.rooms import bots, wishes
from ziggurat.server.rooms.face import Face
from ziggurat.server.rooms.room import Room, last_entry
from ziggurat.server.rooms.rooms import Rooms
from ziggurat.server.rooms.stream import LONGEST_QUEUE, Stream
from ziggurat.server.settings import Settings

ANN, BOB, BOT = SeatSetup("Ann", account="a"), SeatSetup("Bob", account="b"), SeatSetup("greedy", agent="greedy")
NAME = "m"

pytestmark = pytest.mark.compiled


class FailingStore(MemoryStore):
    """Refuses the next writes: before they are written, or after, when only the news of it is lost."""

    def __init__(self) -> None:
        super().__init__()
        self.failures = 0
        self.after_writing = False
        self.after_tail: Callable[[], Awaitable[None]] | None = None

    def post(self, write: Write, done: Done) -> None:
        if self.failures:
            self.failures -= 1
            if self.after_writing:
                super().post(write, lambda error: None)
            done(StoreUnavailable("as asked for"))
        else:
            super().post(write, done)

    async def tail(self, match: str, after: int = -1) -> list[Entry]:
        found = list(await super().tail(match, after))
        if self.after_tail:
            await self.after_tail()
        return found


async def begun(store: MemoryStore, *seats: SeatSetup) -> None:
    setup = Setup.new("babel", seats, key="00" * 32)
    await store.begin(NAME, setup.encode(), last_entry(Match.start(setup, 1)))


def rooms_on(store: MemoryStore) -> Rooms:
    return Rooms(store, Settings(database="unused"), Metrics(), Preparing().until_ready)


async def shown(room: Room, seat: int) -> dict[str, Any]:
    payload: dict[str, Any] = json.loads(await room.look(seat))
    return payload


async def until(what: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not what():
            await asyncio.sleep(0.01)


def first_legal(room: Room, seat: int = 0) -> wishes.Wish:
    return wishes.act(room.match.ply, seat, room.match.game.legal_for(seat)[0])


@pytest.mark.parametrize("after_writing", [False, True])
def test_what_may_not_be_written_is_shown_only_if_it_was(after_writing: bool) -> None:
    async def scenario() -> None:
        store = FailingStore()
        await begun(store, ANN, BOB)
        room = await rooms_on(store).get(NAME)
        await room.submit(first_legal(room))
        store.failures, store.after_writing = 1, after_writing
        wish = first_legal(room)
        with pytest.raises(StoreUnavailable):
            await room.submit(wish)
        known = Room(NAME, store, lambda: 1, (await Room.load(NAME, store, lambda: 1)).match)
        for seat in (0, 1):
            assert await shown(room, seat) == await shown(known, seat)
        assert room.face.ply == 1 + after_writing
        assert await room.submit(wish) is not after_writing
        assert room.face.ply == 2

    asyncio.run(scenario())


@pytest.mark.parametrize("after_writing", [False, True])
def test_a_bot_tries_again(after_writing: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        monkeypatch.setattr(bots, "PAUSE", 0.05)
        store = FailingStore()
        await begun(store, BOT, ANN)
        store.failures, store.after_writing = 2, after_writing
        rooms = rooms_on(store)
        room = await rooms.get(NAME)
        await until(lambda: room.settled and room.match.to_act == (1,) and not room.thinking)
        assert store.failures == 0
        await rooms.close()

    asyncio.run(scenario())


def test_a_bot_hears_of_what_was_written_after_all() -> None:
    async def scenario() -> None:
        store = FailingStore()
        store.after_writing = True
        await begun(store, ANN, BOT)
        rooms = rooms_on(store)
        room = await rooms.get(NAME)
        while room.match.to_act == (0,):
            store.failures, wish = 1, first_legal(room)
            with pytest.raises(StoreUnavailable):
                await room.submit(wish)
            assert not await room.submit(wish)
        await until(lambda: room.match.to_act == (0,))
        await rooms.close()

    asyncio.run(scenario())


def test_news_while_a_room_is_loaded() -> None:
    async def scenario() -> None:
        store = FailingStore()
        await begun(store, ANN, BOB)
        elsewhere = await rooms_on(store).get(NAME)
        rooms = rooms_on(store)

        async def somebody_acts() -> None:
            """After the log was read, and before the room stands."""
            store.after_tail = None
            await elsewhere.submit(first_legal(elsewhere))
            rooms._heard(NAME)

        store.after_tail = somebody_acts
        room = await rooms.get(NAME)
        await until(lambda: room.face.ply == 1)
        await rooms.close()

    asyncio.run(scenario())


def test_a_log_that_cannot_be_read_keeps_nobody_waiting() -> None:
    async def scenario() -> None:
        store = FailingStore()
        await store.begin("broken", "not a setup", Entry(0, 1, 1, "{}"))
        await begun(store, BOT, ANN)
        rooms = rooms_on(store)
        await rooms.start()
        await until(lambda: (room := rooms.at_hand(NAME)) is not None and room.match.to_act == (1,))
        await rooms.close()

    asyncio.run(scenario())


def test_a_viewer_who_is_too_slow_is_sent_away_without_a_gap() -> None:
    class Shown:
        def __init__(self, ply: int) -> None:
            self.ply = ply

        def payload(self, seat: int | None) -> bytes:
            return b"{}"

    async def scenario() -> None:
        stream = Stream(0, "a")
        frames = stream.frames()
        plies = iter(range(10 * LONGEST_QUEUE))
        for _ in range(LONGEST_QUEUE + 2):
            stream.push(cast(Face, Shown(next(plies))))
        sent = await anext(frames)
        stream.push(cast(Face, Shown(next(plies))))
        sent += b"".join([frame async for frame in frames])
        seen = [int(line[4:]) for line in sent.splitlines() if line.startswith(b"id: ")]
        assert seen == list(range(LONGEST_QUEUE))

    asyncio.run(scenario())


class HoldingStore(MemoryStore):
    """Keeps writes waiting until it is let go."""

    def __init__(self) -> None:
        super().__init__()
        self.holding = False
        self._held: list[tuple[Write, Done]] = []

    def post(self, write: Write, done: Done) -> None:
        if self.holding:
            self._held.append((write, done))
        else:
            super().post(write, done)

    def let_go(self) -> None:
        self.holding = False
        for write, done in self._held:
            super().post(write, done)


@pytest.mark.parametrize("looked_before", [False, True])
@pytest.mark.parametrize("after", [None, -1, 0, 1, 2])
def test_whoever_enters_while_an_event_is_written_sees_what_was_shown_until_then(
    looked_before: bool, after: int | None
) -> None:
    async def scenario() -> None:
        store = HoldingStore()
        await begun(store, ANN, BOB)
        room = await rooms_on(store).get(NAME)
        for _ in range(2):
            await room.submit(first_legal(room))
        known = {seat: (await Room.load(NAME, store, lambda: 1)).face.payload(seat) for seat in (0, 1)}
        if looked_before:
            assert {seat: room.face.payload(seat) for seat in (0, 1)} == known
        store.holding = True
        written = asyncio.create_task(room.submit(wishes.resign(room.match.ply, 0)))
        await until(lambda: not room.settled)
        streams = [Stream(seat, None) for seat in (0, 1)]
        for stream in streams:
            await room.enter(stream, after)
        assert not room.settled, "they waited for what is on its way"
        store.let_go()
        await written
        for seat, stream in enumerate(streams):
            stream.end()
            frames = b"".join([frame async for frame in stream.frames()]).decode().split("\n\n")[:-1]
            plies = [int(frame.partition("\n")[0].removeprefix("id: ")) for frame in frames]
            assert plies == list(range(2 if after is None else after + 1, 4))
            if plies[0] <= 2:
                assert frames[-2].partition("data: ")[2].encode() == known[seat]
            assert b'"resigned"' in frames[-1].encode()

    asyncio.run(scenario())


def test_what_was_let_go_of_is_not_made_anew_from_a_match_that_runs_ahead() -> None:
    async def scenario() -> None:
        store = HoldingStore()
        await begun(store, ANN, BOB)
        room = await rooms_on(store).get(NAME)
        room.face.forget()
        store.holding = True
        written = asyncio.create_task(room.submit(first_legal(room)))
        await until(lambda: not room.settled)
        entering = asyncio.create_task(room.enter(Stream(0, None), None))
        await asyncio.sleep(0)
        assert not room.streams
        store.let_go()
        await written
        await entering
        assert len(room.streams) == 1

    asyncio.run(scenario())
