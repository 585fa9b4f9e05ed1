"""Bots in seats: they think in processes of their own, see views only, and take turns fairly where many think.

A bot that raises, chooses what is not legal, or has no answer in time is replaced by the next lower level, the lowest
by `greedy`; where even that has none, the match waits, tells so, and asks again later. Waiting for a turn to think is
no failure.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging

from ziggurat import agents
from ziggurat.kernel.game import View
from ziggurat.play.errors import Conflict, MatchIsOver, SeatRefused, StoreUnavailable
from ziggurat.play.match import Match
from ziggurat.server.errors import QueueFull, TableRefused
from ziggurat.server.fair import Payer, Payers
from ziggurat.server.metrics import Metrics
from ziggurat.server.preparing import UntilReady
from ziggurat.server.rooms import wishes
from ziggurat.server.rooms.room import Room
from ziggurat.server.rooms.wishes import Wish
from ziggurat.server.settings import Settings
from ziggurat.server.thinking.caps import capped
from ziggurat.server.thinking.errors import NoThinkers, NotWanted
from ziggurat.server.thinking.messages import Question
from ziggurat.server.thinking.pool import Pool

PAUSE = 1.0  # seconds before a bot tries again when the store or the queue did not take it, or no bot answered
LONGEST_PAUSE = 60.0  # each pause is twice as long as the one before, up to this
log = logging.getLogger(__name__)


class Bots:
    """All bots of this process."""

    def __init__(self, settings: Settings, metrics: Metrics, until_ready: UntilReady) -> None:
        self._settings = settings
        self._until_ready = until_ready  # whether the rules of a game are compiled
        self._metrics = metrics
        self.payers = Payers()
        self.pool = Pool(settings, metrics)
        self._running: dict[str, Payer] = {}  # matches with bots that are at hand, and who began them
        self._closed = False

    # -- who may have bots ---------------------------------------------------------------------------------------------

    def admit(self, account: str) -> None:
        """Refuse another match with bots to whoever has many."""
        who, factor = self.payers.payer(account), self._settings.limits
        running = list(self._running.values())  # at once: the event loop may change it meanwhile
        own = sum(payer.account == account for payer in running)
        nearby = sum(payer.address == who.address for payer in running)
        if factor and own >= self._settings.bot_matches * factor:
            raise TableRefused(f"The host has {own} matches with bots running", "finish or resign one of them first")
        if factor and nearby >= self._settings.bot_matches_nearby * factor:
            raise TableRefused(f"{nearby} matches with bots run from the host's address", "finish one of them first")

    def begin(self, match: str, account: str) -> None:
        """Remember who has begun a match, until it is over or nobody looks at it."""
        self._running[match] = self.payers.payer(account)

    def _payer(self, room: Room) -> Payer:
        """On whose account the bots of a match think: a person's who plays in it, or of whoever began it."""
        people = (seat.account for seat in room.match.setup.seats if seat.account)
        account = next(people, None)
        return self.payers.payer(account) if account else self._running.get(room.name, Payer("", ""))

    # -- thinking ------------------------------------------------------------------------------------------------------

    def wake(self, room: Room) -> None:
        """Let every bot of a room that is awaited think; none waits for another."""
        if room.match.over:
            self._running.pop(room.name, None)
        elif any(room.match.agents):
            self._running.setdefault(room.name, self._payer(room))
        for seat in () if self._closed else room.match.bots_to_act():
            if seat not in room.thinking:
                room.thinking[seat] = asyncio.create_task(self._play(room, seat))

    async def _play(self, room: Room, seat: int) -> None:
        pause = PAUSE
        try:
            while not self._closed and seat in room.match.bots_to_act():
                try:
                    pause = PAUSE if await self._decide(room, seat) else await self._rest(pause)
                except StoreUnavailable as error:
                    await self._wait_for_the_store(room, error)
        except Exception:
            log.exception("bots of a match stopped", extra={"game": room.name})
        finally:
            del room.thinking[seat]
            if room.match.over:
                self.forget(room)

    @staticmethod
    async def _rest(pause: float) -> float:
        """Wait; the next pause."""
        await asyncio.sleep(pause)
        return min(2 * pause, LONGEST_PAUSE)

    async def _wait_for_the_store(self, room: Room, error: StoreUnavailable) -> None:
        """Give the store some time, then see what has become of the decision."""
        log.warning("bot waits for the store", extra={"game": room.name, "cause": str(error)})
        await asyncio.sleep(PAUSE)
        with contextlib.suppress(StoreUnavailable):
            await room.refresh()

    async def _decide(self, room: Room, seat: int) -> bool:
        """One decision of one bot; if it fails, another bot takes the seat. False where it is to be tried later."""
        match, ply = room.match, room.match.ply
        text, view = match.agents[seat] or agents.BELOW_ALL, match.game.view(seat)
        try:
            action = match.game.check(await self._choose(room, match, ply, text, view), seat)
        except QueueFull:
            return False
        except NotWanted:
            return True
        except Exception as error:
            return await self._fail(room, match, ply, text, view, error)
        await self._submit(room, wishes.act_for_bot(ply, seat, action))
        return True

    async def _choose(self, room: Room, match: Match, ply: int, text: str, view: View) -> int:
        """The number of an action, chosen in another process; `NotWanted` once the match has moved on."""
        if not agents.is_light(text, match.setup.game):
            await self._until_ready(match.setup.game)
        within = max(1, int(self._settings.bot_seconds * 1000))
        question = Question.about(room.name, capped(text, self._settings), view, within)

        def is_wanted() -> bool:
            return not self._closed and match is room.match and not match.over and match.holds(ply, view.seat)

        answer = await self.pool.ask(question, self._payer(room), lambda: room.is_watched, is_wanted)
        return answer.choice

    async def _fail(self, room: Room, match: Match, ply: int, text: str, view: View, error: Exception) -> bool:
        """A bot has failed: the next lower one takes the seat, or the match waits; whether somebody else may try."""
        if match is not room.match or not match.holds(ply, view.seat):
            return True
        self._metrics.bot_failures.add()
        told = {"game": room.name, "seat": view.seat, "agent": text, "view": view.position(), "cause": str(error)}
        log.error("bot failed", extra=told)
        below = None if isinstance(error, NoThinkers) else agents.next_lower(text)
        if below is not None:
            await self._submit(room, wishes.take_over(ply, view.seat, below, "failed"))
            return True
        if view.seat not in match.stalled:
            self._metrics.bot_stalls.add()
            await self._submit(room, wishes.stall(ply, view.seat))
        return False

    async def _submit(self, room: Room, wish: Wish) -> None:
        """Make it happen, unless the table has moved on; then whoever is to act now will."""
        with contextlib.suppress(Conflict, SeatRefused, MatchIsOver):
            if await room.submit(wish):
                self._metrics.bot_events.add()

    def forget(self, room: Room) -> None:
        """Let go of the bots of a room."""
        self._running.pop(room.name, None)
        for seat in room.match.seats:
            self.pool.forget(room.name, seat)

    async def close(self) -> None:
        """Stop thinking."""
        self._closed = True
        await self.pool.close()
