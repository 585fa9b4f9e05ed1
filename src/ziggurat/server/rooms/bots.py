"""Bots in seats: they think in threads, away from the event loop, and see views only.

Compiled search releases the interpreter, so thinking holds up nobody. A bot that raises, chooses what is not legal or
takes too long is replaced by a simpler one, and the match goes on.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
from concurrent.futures import ThreadPoolExecutor

from ziggurat import agents
from ziggurat.agents import Agent
from ziggurat.kernel.game import Action
from ziggurat.play.errors import Conflict, MatchIsOver, SeatRefused, StoreUnavailable
from ziggurat.server.metrics import Metrics
from ziggurat.server.rooms import wishes
from ziggurat.server.rooms.room import Room
from ziggurat.server.rooms.wishes import Wish

LAST_RESORT = "random"
PAUSE = 1.0  # seconds before a bot tries again when the store did not answer
log = logging.getLogger(__name__)


class Bots:
    """All bots of this process."""

    def __init__(self, patience: float, metrics: Metrics) -> None:
        self._patience = patience
        self._metrics = metrics
        self._threads = ThreadPoolExecutor(max(2, os.cpu_count() or 2), thread_name_prefix="bot")
        self._minds: dict[tuple[str, int], tuple[str, Agent]] = {}
        self._closed = False

    def wake(self, room: Room) -> None:
        """Let every bot of a room that is awaited think; none waits for another."""
        for seat in () if self._closed else room.match.bots_to_act():
            if seat not in room.thinking:
                room.thinking[seat] = asyncio.create_task(self._play(room, seat))

    async def _play(self, room: Room, seat: int) -> None:
        try:
            while not self._closed and seat in room.match.bots_to_act():
                try:
                    await self._decide(room, seat)
                except StoreUnavailable as error:
                    await self._wait_for_the_store(room, error)
        except Exception:
            log.exception("bots of a match stopped", extra={"game": room.name})
        finally:
            del room.thinking[seat]
            if room.match.over:
                self.forget(room)

    async def _wait_for_the_store(self, room: Room, error: StoreUnavailable) -> None:
        """Give the store some time, then see what has become of the decision."""
        log.warning("bot waits for the store", extra={"game": room.name, "cause": str(error)})
        await asyncio.sleep(PAUSE)
        with contextlib.suppress(StoreUnavailable):
            await room.refresh()

    async def _decide(self, room: Room, seat: int) -> None:
        """One decision of one bot; if it fails, another bot takes the seat."""
        match, ply = room.match, room.match.ply
        text = match.agents[seat] or LAST_RESORT
        try:
            action = await self._choose(room, seat, text)
            match.game.check(action, seat)
        except Exception as error:
            if match is room.match and match.holds(ply, seat):
                await self._replace(room, seat, text, ply, error)
            return
        await self._submit(room, wishes.act_for_bot(ply, seat, action))

    async def _choose(self, room: Room, seat: int, text: str) -> Action:
        mind = self._mind(room.name, seat, text)
        view = room.match.game.view(seat)
        thinking = asyncio.get_running_loop().run_in_executor(self._threads, mind.choose, view)
        return await asyncio.wait_for(thinking, self._patience)

    def _mind(self, name: str, seat: int, text: str) -> Agent:
        known = self._minds.get((name, seat))
        if known is None or known[0] != text:
            known = self._minds[name, seat] = (text, agents.make(text))
        return known[1]

    async def _replace(self, room: Room, seat: int, text: str, ply: int, error: Exception) -> None:
        self._metrics.bot_failures.add()
        log.error("bot failed", extra={"game": room.name, "seat": seat, "agent": text, "cause": repr(error)})
        self._minds.pop((room.name, seat), None)
        if text == LAST_RESORT:
            await self._submit(room, wishes.act_for_bot(ply, seat, room.match.game.legal_for(seat)[0]))
        else:
            await self._submit(room, wishes.take_over(ply, seat, LAST_RESORT, "failed"))

    async def _submit(self, room: Room, wish: Wish) -> None:
        """Make it happen, unless the table has moved on; then whoever is to act now will."""
        with contextlib.suppress(Conflict, SeatRefused, MatchIsOver):
            if await room.submit(wish):
                self._metrics.bot_events.add()

    def forget(self, room: Room) -> None:
        """Let go of the bots of a room."""
        for seat in room.match.seats:
            self._minds.pop((room.name, seat), None)

    def close(self) -> None:
        """Stop thinking."""
        self._closed = True
        self._threads.shutdown(wait=False, cancel_futures=True)
