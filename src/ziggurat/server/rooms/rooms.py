"""All rooms of one server process: loaded when somebody comes, looked after, let go when nobody looks."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

from ziggurat.play.errors import Conflict, MatchIsOver, SeatRefused, StoreUnavailable, UnreadableLog
from ziggurat.play.events import Reason, TakenOver
from ziggurat.play.match import Match
from ziggurat.play.stores import Store
from ziggurat.play.stores.store import ANYTHING
from ziggurat.server.metrics import Metrics
from ziggurat.server.preparing import UntilReady
from ziggurat.server.rooms import wishes
from ziggurat.server.rooms.bots import Bots
from ziggurat.server.rooms.room import Room
from ziggurat.server.rooms.stream import Stream
from ziggurat.server.settings import Settings

SWEEP_EVERY = 1.0  # seconds between looks for matches that are due
SWEEP_BACK = 10_000  # milliseconds that each look goes back, for entries that were written late
TIDY_EVERY = 2  # seconds
PAUSE = 1.0  # seconds before work that failed is tried again
LEEWAY = 300  # milliseconds that the process which wrote an entry has before others look after it

log = logging.getLogger(__name__)


class Rooms:
    """The rooms of this process."""

    def __init__(self, store: Store, settings: Settings, metrics: Metrics, until_ready: UntilReady) -> None:
        self._store = store
        self._settings = settings
        self._metrics = metrics
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._swept = 0
        self._unreadable: set[str] = set()  # matches of which that has been logged
        self.bots = Bots(settings, metrics, until_ready)
        self.lost: Callable[[], Sequence[tuple[int, int]]] = tuple  # spans of time that count for no clock
        self.touch: Callable[[set[str]], Coroutine[Any, Any, None]] | None = None
        metrics.gauge("ziggurat_rooms", "Matches in memory.", lambda: len(self._rooms))
        metrics.gauge("ziggurat_streams", "Open event streams.", lambda: sum(len(r.streams) for r in self._all()))

    def _all(self) -> list[Room]:
        return list(self._rooms.values())

    async def start(self) -> None:
        """Begin to listen to other processes, and to look after clocks and bots."""
        await self._store.listen(self._heard)
        for work in (self._sweep, self._beat, self._tidy):
            self._spawn(self._forever(work))

    async def get(self, name: str) -> Room:
        """The room of a match; `UnknownMatch` where there is none."""
        room = self._rooms.get(name)
        if room is not None:
            room.used_at = self._settings.now()
            return room
        loading = self._loading.get(name)
        if loading is None:
            loading = self._loading[name] = asyncio.create_task(self._load(name))
        return await asyncio.shield(loading)

    def adopt(self, name: str, match: Match, host: str) -> None:
        """Take in a match that its host has just begun, without reading it again."""
        if any(match.agents):
            self.bots.begin(name, host)
        if name not in self._rooms and name not in self._loading:
            self._furnish(Room(name, self._store, self._settings.now, match))

    def at_hand(self, name: str) -> Room | None:
        """The room of a match, if it is in memory."""
        return self._rooms.get(name)

    async def _load(self, name: str) -> Room:
        try:
            room = self._furnish(await Room.load(name, self._store, self._settings.now))
            await room.return_time()
            return room
        finally:
            del self._loading[name]

    def _furnish(self, room: Room) -> Room:
        room = self._rooms.setdefault(room.name, room)
        room.after_change = self._changed
        room.dropped = self._metrics.dropped_streams.add
        room.lost = self.lost
        self._changed(room)
        return room

    # -- looking after -----------------------------------------------------------------------------------------------

    def _changed(self, room: Room) -> None:
        """After every event: wake the bots, set the alarm for the next deadline."""
        event = room.face.event
        if isinstance(event, TakenOver):
            self._metrics.takeovers.add(f'reason="{event.reason}"')
        match = room.match
        if match.due is None and room.timer is None and not match.over:
            return  # people without clocks need nobody
        self.bots.wake(room)
        if room.timer is not None:
            room.timer.cancel()
            room.timer = None
        if match.to_be_taken_over():
            self._spawn(self.look_after(room))
        elif match.due is not None and not match.bots_to_act():
            wait = max(0, match.due - self._settings.now()) / 1000
            loop = asyncio.get_running_loop()
            room.timer = loop.call_later(min(wait, 86_400.0), lambda: self._spawn(self.look_after(room)))

    async def look_after(self, room: Room) -> None:
        """Put bots into the seats of those whose time is up or who have resigned; wake the bots."""
        await room.return_time()
        now = self._settings.now()
        reasons: dict[int, Reason] = dict.fromkeys(room.match.overdue(now), "time")
        reasons |= dict.fromkeys(room.match.to_be_taken_over(), "resigned")
        for seat, reason in reasons.items():
            with contextlib.suppress(Conflict, SeatRefused, MatchIsOver):
                await room.submit(wishes.take_over(room.match.ply, seat, self._settings.stand_in, reason))
        self._changed(room)

    async def _sweep(self) -> None:
        """Look after matches that are due and that nobody else has looked after."""
        until = self._settings.now() - LEEWAY
        for name in await self._store.due(self._swept, until):
            await self._look_into(name)
        self._swept = until - SWEEP_BACK
        await asyncio.sleep(SWEEP_EVERY)

    async def _look_into(self, name: str) -> None:
        """Look after one match; one that cannot be read must not keep the others waiting."""
        try:
            room = await self.get(name)
            await room.refresh()
            await self.look_after(room)
        except StoreUnavailable:
            raise
        except UnreadableLog as error:
            if name not in self._unreadable:
                log.error("a match cannot be read", extra={"game": name, "cause": str(error)})
            self._unreadable.add(name)
        except Exception:
            log.exception("a match cannot be looked after", extra={"game": name})

    async def _beat(self) -> None:
        """A sign of life on every stream, and a note of who is there."""
        await asyncio.sleep(self._settings.heartbeat)
        for room in self._all():
            room.each_stream(lambda stream: stream.beat())
        if self.touch is not None:
            streams = [stream for room in self._all() for stream in room.streams]
            await self.touch({stream.account for stream in streams if stream.account})

    async def _tidy(self) -> None:
        """Let go of matches that nobody looks at, and before that of what they look like."""
        await asyncio.sleep(min(self._settings.idle, TIDY_EVERY))
        now = self._settings.now()
        past = now - int(self._settings.idle * 1000)
        for room in self._all():
            if not room.busy and room.used_at < now - TIDY_EVERY * 1000:
                room.face.forget()
            if not room.busy and room.used_at < past:
                if room.timer is not None:
                    room.timer.cancel()
                self.bots.forget(room)
                del self._rooms[room.name]

    def _heard(self, name: str) -> None:
        """Another process has appended to a log."""
        for known in (*self._rooms, *self._loading) if name == ANYTHING else (name,):
            if known in self._rooms:
                self._spawn(self._rooms[known].refresh())
            elif known in self._loading:
                self._spawn(self._refresh(self._loading[known]))

    async def _refresh(self, loading: asyncio.Task[Room]) -> None:
        """Bring a room up to date that may have been read from the store before the news."""
        room = await asyncio.shield(loading)
        await room.refresh()

    # -- tasks -------------------------------------------------------------------------------------------------------

    def _spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.create_task(self._guarded(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(lambda _: work.close())  # it may have been cancelled before the work began

    async def _guarded(self, work: Coroutine[Any, Any, Any]) -> bool:
        """Do some work; whether it succeeded."""
        try:
            await work
            return True
        except StoreUnavailable as error:
            log.warning("the store does not answer", extra={"cause": str(error)})
        except Exception:
            log.exception("work on rooms failed")
        return False

    async def _forever(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        while True:
            done = await self._guarded(work())
            await asyncio.sleep(0.05 if done else PAUSE)

    def end_streams(self, account: str | None = None) -> None:
        """Send every viewer away, or those of an account; they come back with the id of the last event they saw."""

        def end(stream: Stream) -> None:
            if account is None or stream.account == account:
                stream.end()

        for room in self._all():
            room.each_stream(end)

    def viewers(self) -> dict[str, str]:
        """By what viewers are known, and whose accounts these are."""
        streams = [stream for room in self._all() for stream in room.streams]
        return {stream.proof: stream.account for stream in streams if stream.proof and stream.account}

    def time_was_lost(self) -> None:
        """Return to everybody here what has just been lost."""
        for room in self._all():
            try:
                owed = room.match.owed(self.lost())
            except Exception:  # one match must not keep the others from their time
                log.exception("time cannot be returned", extra={"game": room.name})
                continue
            if owed:
                self._spawn(self.look_after(room))

    async def forget_person(self, account: str) -> None:
        """Let nobody see any more what somebody was called who wanted to be forgotten, in no room that can be told."""
        reading = map(asyncio.shield, self._loading.values())  # perhaps what was written before
        await asyncio.gather(*reading, return_exceptions=True)
        failed: Exception | None = None
        for room in self._all():
            try:
                await room.forget_person(account)
            except Exception as error:
                failed = error
        if failed is not None:
            raise failed

    def drop(self, name: str) -> None:
        """Let go of a match that is kept no longer."""
        room = self._rooms.pop(name, None)
        if room is not None:
            self.bots.forget(room)
            if room.timer is not None:
                room.timer.cancel()
            room.each_stream(lambda stream: stream.end())

    async def close(self) -> None:
        """Stop looking after matches. What is being written is finished by the store."""
        await self.bots.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for room in self._all():
            if room.timer is not None:
                room.timer.cancel()
            thinking = list(room.thinking.values())
            for task in thinking:
                task.cancel()
            await asyncio.gather(*thinking, return_exceptions=True)
