"""A live match: one writer at a time; whoever looks is told when the store has taken an event, never before."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec

from ziggurat.play.errors import Conflict, MatchIsOver
from ziggurat.play.events import encode
from ziggurat.play.match import Match
from ziggurat.play.restoring import event_of, restored
from ziggurat.play.stores import Entry, Store
from ziggurat.play.stores.store import Write
from ziggurat.server.rooms import wishes
from ziggurat.server.rooms.face import OPEN, Face, Showing, showing
from ziggurat.server.rooms.stream import PIECE
from ziggurat.server.rooms.wishes import Wish

if TYPE_CHECKING:
    from ziggurat.server.rooms.stream import Stream

NOBODY = "?"  # what somebody is called who wanted to be forgotten

Now: TypeAlias = Callable[[], int]
Beside: TypeAlias = Callable[..., Awaitable[Any]]  # does some work, away from the event loop where that is possible

NEAR = 3  # plies that whoever comes back may have missed and is shown without waiting for a thread
LINGERS = 30_000  # milliseconds for which whoever has asked or acted counts as watching
log = logging.getLogger(__name__)


def faces(name: str, match: Match, upto: int | None = None, after: int = -1) -> Iterator[Face]:
    """How a match looked after each of its events, from behind a ply up to another."""
    replay, last = Match(match.setup), None
    for event, at in zip(match.events[: None if upto is None else upto + 1], match.times, strict=False):
        if replay.ply + 1 < after:
            replay.add(event, at)
            continue
        shown = showing(replay, event)
        replay.add(event, at)
        last = Face(name, replay, last, shown)
        if last.ply > after:
            yield last


def past(name: str, match: Match, upto: int, after: int, framed: Callable[[Face], bytes]) -> tuple[int, list[bytes]]:
    """What a viewer was shown behind a ply up to another, or a piece of that; and the ply that it ends with."""
    frames: list[bytes] = []
    last, size = after, 0
    for face in faces(name, match, upto, after):
        frames.append(framed(face))
        last, size = face.ply, size + len(frames[-1])
        if size >= PIECE:
            break
    return last, frames


def face_at(name: str, match: Match, ply: int) -> Face:
    """How a match looked after one of its events."""
    before = match.at(ply - 1) if ply else None
    shown = OPEN if before is None else showing(before, match.events[ply])
    now = match if ply == match.ply else match.at(ply)
    return Face(name, now, Face(name, before, None, OPEN) if before else None, shown)


async def at_once(work: Callable[..., Any], *given: Any) -> Any:
    """Do some work here and now."""
    return work(*given)


def last_entry(match: Match) -> Entry:
    """The last event of a match as it is kept."""
    return Entry(match.ply, match.times[-1], match.due, encode(match.events[-1], match.setup.game))


class Room:
    """A match in memory, and all who look at it from this process.

    `match` runs ahead of `face` while an event is on its way into the store; everybody is shown `face`.
    """

    def __init__(self, name: str, store: Store, now: Now, match: Match) -> None:
        self.name = name
        self.match = match
        self.face = face_at(name, match, match.ply)
        self.streams: set[Stream] = set()
        self.used_at = now()
        self.asked_at = 0 if all(match.agents) else self.used_at  # by somebody who waits for what happens
        self.after_change: Callable[[Room], None] = lambda room: None
        self.dropped: Callable[[], None] = lambda: None  # told of every stream that failed
        self.thinking: dict[int, asyncio.Task[None]] = {}  # the bots that think, by seat
        self.timer: asyncio.TimerHandle | None = None
        self._store = store
        self._now = now
        self._lock = asyncio.Lock()
        self._stale = False  # whether the match may be ahead of the store
        self.lost: Callable[[], Sequence[tuple[int, int]]] = tuple  # spans of time in which nobody could do anything

    @classmethod
    async def load(cls, name: str, store: Store, now: Now) -> Room:
        """A room from the store; `UnknownMatch` where there is none."""
        return cls(name, store, now, restored(await store.setup(name), await store.tail(name)))

    def admits(self, account: str | None, invite: str | None) -> bool:
        """Whether somebody may look in: everybody if it is public, else those who sit here or were invited."""
        setup = self.match.setup
        invited = bool(invite) and secrets.compare_digest((invite or "").encode(), setup.invite.encode())
        return setup.public or invited or any(who.account == account for who in setup.seats if who.account)

    @property
    def settled(self) -> bool:
        """Whether `face` shows all that has been decided."""
        return not self._stale and self.face.ply == self.match.ply

    @property
    def busy(self) -> bool:
        """Whether somebody writes, looks or thinks here."""
        return self._lock.locked() or bool(self.streams) or bool(self.thinking)

    @property
    def is_watched(self) -> bool:
        """Whether somebody waits for what happens here."""
        return bool(self.streams) or self._now() < self.asked_at + LINGERS

    async def submit(self, wish: Wish) -> bool:
        """Make a wish come true, durably. False if it had before; `Conflict` if the log has moved on otherwise."""
        async with self._lock:
            self.used_at = self._now()
            if self._stale or wish.ply > self.match.ply:
                await self._catch_up()
            await self._return_time()
            while True:
                try:
                    return await self._append(wish)
                except Conflict:
                    await self._catch_up()
                    if self.match.repeats(wish.event, wish.ply):
                        return False
                    if not self.match.holds(wish.ply, wish.seat):
                        raise Conflict(wish.ply, self.match.ply) from None

    async def return_time(self) -> None:
        """Give back what ran on clocks while nobody could do anything."""
        if self.match.timed and self.match.owed(self.lost()):
            async with self._lock:
                await self._return_time()

    async def _return_time(self) -> None:
        while self.match.timed and (lost := self.match.owed(self.lost())):
            try:
                if self._stale:
                    await self._catch_up()
                await self._append(wishes.return_time(self.match.ply, lost))
            except (Conflict, MatchIsOver):
                await self._catch_up()

    async def _append(self, wish: Wish) -> bool:
        if self.match.repeats(wish.event, wish.ply):
            return False
        shown, write = self._run_ahead(wish)
        await self._store.write(write)
        self._taken(shown)
        return True

    def _run_ahead(self, wish: Wish) -> tuple[Showing, Write]:
        """Check a wish and let the match run ahead with it; what is to be shown of it, and what to be written."""
        match = self.match
        self.used_at = now = self._now()
        if wish.seat >= 0 and match.is_person(wish.seat):
            self.asked_at = now
        at = max(now, match.times[-1])
        event = wish.check(match, at)
        shown = showing(match, event)
        self._stale = True  # until the store has taken it
        match.add(event, at)
        outcome = msgspec.json.encode(match.over).decode() if match.over else None
        return shown, Write(self.name, last_entry(match), outcome=outcome)

    def _taken(self, shown: Showing) -> None:
        """The store has taken what the match ran ahead with: show it."""
        self._stale = False
        self._show(shown)
        self._changed()

    def _show(self, shown: Showing) -> None:
        """Render the last event and hand it to everybody who looks."""
        self.face = face = Face(self.name, self.match, self.face, shown)
        self.each_stream(lambda stream: stream.push(face))

    def each_stream(self, do: Callable[[Stream], None]) -> None:
        """Do something with every stream; one that fails is dropped, and keeps it from no other."""
        for stream in tuple(self.streams):
            try:
                do(stream)
            except Exception:
                log.exception("a stream failed and is dropped", extra={"game": self.name})
                self._drop(stream)

    def _drop(self, stream: Stream) -> None:
        self.streams.discard(stream)
        self.dropped()
        with contextlib.suppress(Exception):  # it failed already
            stream.drop()

    def _changed(self) -> None:
        """Tell whoever looks after bots and clocks; what fails there does not undo an event that was written."""
        try:
            self.after_change(self)
        except Exception:
            log.exception("what follows an event failed", extra={"game": self.name})

    async def _catch_up(self) -> None:
        """Bring the match to where the store is, and show what was missed."""
        if self._stale:
            self.match = self.match.at(self.face.ply)
            self.face = face_at(self.name, self.match, self.face.ply)  # the old one would show what ran ahead
        missed = await self._store.tail(self.name, self.face.ply)
        for entry in missed:
            event = event_of(self.match, entry)
            shown = showing(self.match, event)
            self.match.add(event, entry.at)
            self._show(shown)
        self._stale = False
        if missed:
            self._changed()

    async def refresh(self) -> None:
        """Look into the store for what other processes have appended."""
        async with self._lock:
            await self._catch_up()
        self._changed()

    async def forget_person(self, account: str) -> None:
        """Call whoever had an account `?` from now on."""
        called = {self.match.setup.seats[seat].name for seat in self.match.seats_of(account)}
        if called <= {NOBODY}:
            return
        async with self._lock:
            await self._catch_up()
            self.match.call(account, NOBODY)
            self.face = face_at(self.name, self.match, self.match.ply)

    async def look(self, seat: int | None) -> bytes:
        """What a seat may know now."""
        async with self._lock:
            self.used_at = self.asked_at = self._now()
            if self._stale:
                await self._catch_up()
            return self.face.payload(seat)

    async def enter(self, stream: Stream, after: int | None) -> None:
        """Begin to show the match to somebody: from behind a ply, or as it stands now.

        What is on its way into the store holds nobody up: all that was shown until now can be shown again.
        """
        if (self.settled or self.face.kept) and (after is None or after <= self.face.ply):
            self._admit(stream, after)
            return
        async with self._lock:
            if self._stale or (after is not None and after > self.face.ply):
                await self._catch_up()
            if after is not None and after > self.face.ply:
                raise Conflict(after, self.face.ply)
            self._admit(stream, after)

    async def tell_past(self, stream: Stream, after: int | None, beside: Beside) -> AsyncIterator[list[bytes]]:
        """Tell a stream what lies further back, in pieces, until so little is left that `enter` shows it.

        Each piece is rendered `beside` the event loop, where it can take some hundredths of a second, and only when the
        one before is out. `stream.seen` is the last ply told of.
        """
        stream.seen, stream.arriving = after, True
        self.streams.add(stream)  # to be ended with the others
        while stream.seen is not None and self.face.ply - stream.seen > NEAR and not stream.ended:
            stream.seen, piece = await beside(past, self.name, self.match, self.face.ply, stream.seen, stream.framed)
            yield piece

    def _admit(self, stream: Stream, after: int | None) -> None:
        stream.arriving = False
        if after is None or after == self.face.ply - 1:
            stream.push(self.face)
        elif after < self.face.ply:
            for face in faces(self.name, self.match, self.face.ply, after):
                stream.push(face)
        self.streams.add(stream)

    def leave(self, stream: Stream) -> None:
        """Stop showing the match to somebody."""
        self.streams.discard(stream)
        self.used_at = self._now()
