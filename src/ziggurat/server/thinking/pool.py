"""The processes in which bots think: started when they are needed, replaced when they die, hang or grow too large."""

from __future__ import annotations

import asyncio
import logging
import os
import time
from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any

from ziggurat.server.fair import FairQueue, Passing, Payer
from ziggurat.server.metrics import Metrics
from ziggurat.server.settings import Settings
from ziggurat.server.thinking.errors import NoThinkers, NotWanted, ThinkerDied, ThoughtTooLong
from ziggurat.server.thinking.messages import Answer, Question
from ziggurat.server.thinking.thinker import Thinker

MOST_WAITING = 10_000
MOST_WAITING_EACH = 200  # of one account
GRACE = 1.5  # times its deadline is the least that a thought is given
BEYOND = 2  # processes beyond the usual number, for who has none thinking
ATTEMPTS = 2  # for a thought whose process dies under it
STARTS = 3  # that may fail one after the other before those who wait are told
SLOWEST = 60.0  # seconds until the next attempt to start a process, at most
SPARE_AFTER = 300.0  # seconds without a question after which a process is ended, unless it is the only one
REMEMBERED = 10_000  # seats of which it is known which process thought for them last

log = logging.getLogger(__name__)


@dataclass(eq=False)
class Thought:
    """A question that waits for its answer."""

    question: Question
    payer: Payer
    is_watched: Callable[[], bool]
    is_wanted: Callable[[], bool]
    done: asyncio.Future[Answer]
    since: float = field(default_factory=time.monotonic)
    attempts: int = 0

    def fail(self, error: Exception) -> None:
        """There is no answer."""
        if not self.done.done():
            self.done.set_exception(error)

    def succeed(self, answer: Answer) -> None:
        """Here is the answer."""
        if not self.done.done():
            self.done.set_result(answer)

    @property
    def seat(self) -> tuple[str, int]:
        """For which seat of which match."""
        return self.question.match, self.question.seat


class Pool:
    """All processes for bots of one server process."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self._settings = settings
        self._metrics = metrics
        self._most = settings.bot_processes or os.cpu_count() or 1
        self._queue: FairQueue[Thought] = FairQueue(
            MOST_WAITING, MOST_WAITING_EACH, lambda thought: thought.is_watched()
        )
        self._again: deque[Thought] = deque()  # those whose process died
        self._idle: list[Thinker] = []  # the one used last at the end
        self._all: set[Thinker] = set()
        self._last: OrderedDict[tuple[str, int], int] = OrderedDict()  # the process that thought for a seat last
        self._tasks: set[asyncio.Task[None]] = set()
        self._running: Counter[Payer] = Counter()  # thoughts that are being thought
        self._starting = 0
        self._failed_starts = 0
        self._closed = False
        metrics.gauge("ziggurat_bot_processes", "Processes in which bots think.", lambda: len(self._all))
        metrics.gauge("ziggurat_bots_waiting", "Decisions of bots that wait for a process.", lambda: self.waiting)

    @property
    def waiting(self) -> int:
        """How many questions wait for a process."""
        return len(self._queue) + len(self._again)

    def warm_up(self) -> None:
        """Have a process ready before the first question."""
        if not self._all and not self._starting:
            self._start_one()

    async def ask(
        self,
        question: Question,
        payer: Payer,
        is_watched: Callable[[], bool] = lambda: True,
        is_wanted: Callable[[], bool] = lambda: True,
    ) -> Answer:
        """What an agent would do, when it is its turn; or the error that says why there is no answer."""
        thought = Thought(question, payer, is_watched, is_wanted, asyncio.get_running_loop().create_future())
        self._queue.put(payer, thought)
        self._go_on()
        return await thought.done

    def forget(self, match: str, seat: int) -> None:
        """Let go of what is known of a seat."""
        self._last.pop((match, seat), None)

    # -- who thinks next -----------------------------------------------------------------------------------------------

    def _go_on(self) -> None:
        """Give the idle processes something to think about, and start another where that is not enough."""
        while self._idle and not self._closed and (thought := self._next()) is not None:
            self._running[thought.payer] += 1
            self._spawn(self._think(self._suited(thought), thought))
        if not self._closed and not self._failed_starts and self._is_short():
            self._start_one()

    def _is_short(self) -> bool:
        """Whether there should be another process, of the usual number or of the two beyond it."""
        there = len(self._all) + self._starting
        if there < self._most:
            return self.waiting > self._starting
        passing = self._passing()
        if passing is None or self._starting or there >= self._most + BEYOND:
            return False
        return self._queue.has_watched(passing)

    def _passing(self) -> Passing | None:
        """Who is passed over: nobody, until as many think as usually may.

        Beyond that one more may think for an account that has none thinking, and one for an address that has none.
        """
        beyond = self._running.total() - self._most
        if beyond < 0:
            return None
        addresses = {payer.address for payer in self._running}
        if beyond == 0:
            return lambda payer: payer in self._running
        return lambda payer: beyond >= BEYOND or payer.address in addresses

    def _next(self) -> Thought | None:
        """The next thought that somebody still wants."""
        passing = self._passing()
        while (thought := self._take(passing)) is not None:
            if thought.is_wanted() and not thought.done.done():
                return thought
            thought.fail(NotWanted())
        return None

    def _take(self, passing: Passing | None = None) -> Thought | None:
        if self._again and not (passing and passing(self._again[0].payer)):
            return self._again.popleft()
        return self._queue.take(passing)

    def _suited(self, thought: Thought) -> Thinker:
        """An idle process: if it can be, the one that remembers the seat."""
        last = self._last.get(thought.seat)
        place = next((place for place, thinker in enumerate(self._idle) if thinker.number == last), -1)
        return self._idle.pop(place)

    def _question_for(self, thinker: Thinker, thought: Thought) -> Question:
        """The question as a process gets it: what that one remembers holds only if no other has thought since."""
        fresh = self._last.pop(thought.seat, None) != thinker.number
        self._last[thought.seat] = thinker.number
        if len(self._last) > REMEMBERED:
            self._last.popitem(last=False)
        return thought.question.remembering(not fresh)

    async def _think(self, thinker: Thinker, thought: Thought) -> None:
        """Let a process answer; if it cannot, another takes its place."""
        self._metrics.bot_wait_seconds.observe(time.monotonic() - thought.since)
        thought.attempts += 1
        try:
            question = self._question_for(thinker, thought)
            patience = max(self._settings.bot_patience, GRACE * question.within / 1000)
            answer = await thinker.ask(question, patience)
        except (ThinkerDied, ThoughtTooLong) as error:
            self._lose(thinker, thought, error)
        else:
            self._metrics.bot_thinking_seconds.observe(answer.seconds)
            thought.succeed(answer)
            if answer.leaves:
                self._retire(thinker)
            else:
                self._idle.append(thinker)
        finally:
            self._running -= Counter([thought.payer])
        self._go_on()

    # -- who comes and goes --------------------------------------------------------------------------------------------

    def _start_one(self, after: float = 0.0) -> None:
        self._starting += 1
        self._spawn(self._start(after))

    async def _start(self, after: float) -> None:
        """Start a process; if that fails, try again later, each time more slowly."""
        await asyncio.sleep(after)
        thinker = Thinker(self._settings.bot_memory, self._settings.bot_maker)
        self._all.add(thinker)
        try:
            await thinker.start()
        except (OSError, ThinkerDied) as error:
            self._all.discard(thinker)
            await thinker.end()
            self._starting -= 1
            self._start_failed(error)
            return
        self._starting -= 1
        self._failed_starts = 0
        self._idle.append(thinker)
        self._spawn(self._watch(thinker))
        self._go_on()

    async def _watch(self, thinker: Thinker) -> None:
        """See it when a process ends that has nothing to think about, and end it where it has had nothing for long."""
        while True:
            try:
                how = await asyncio.wait_for(thinker.ended(), SPARE_AFTER)
                break
            except TimeoutError:
                if self._is_spare(thinker):
                    self._idle.remove(thinker)
                    self._all.discard(thinker)
                    await thinker.end()
                    return
        if thinker not in self._idle or self._closed:
            return
        self._idle.remove(thinker)
        self._all.discard(thinker)
        self._metrics.bot_restarts.add('cause="died"')
        log.error("a process for bots has ended", extra={"pid": thinker.pid, "cause": how, "said": thinker.said})
        self.warm_up()

    def _is_spare(self, thinker: Thinker) -> bool:
        """Whether the others do without a process."""
        idle_for = time.monotonic() - thinker.used_at
        return len(self._all) > 1 and thinker in self._idle and idle_for >= SPARE_AFTER

    def _start_failed(self, error: Exception) -> None:
        if self._closed:
            return
        self._failed_starts += 1
        said = getattr(error, "said", "")
        log.error("a process for bots cannot be started", extra={"cause": str(error), "said": said})
        if self._failed_starts >= STARTS and not self._idle:
            self._fail_all(NoThinkers(str(error)))
        self._start_one(min(SLOWEST, 2.0 ** (self._failed_starts - 1)))

    def _fail_all(self, error: Exception) -> None:
        """Nobody who waits gets an answer."""
        while (thought := self._take()) is not None:
            thought.fail(error)

    def _lose(self, thinker: Thinker, thought: Thought, error: ThinkerDied | ThoughtTooLong) -> None:
        """A process is gone: say so with the view, and think that thought once more in another."""
        self._all.discard(thinker)
        if self._closed:
            thought.fail(error)
            return
        self._metrics.bot_restarts.add(f'cause="{"died" if isinstance(error, ThinkerDied) else "too-long"}"')
        log.error("a process for bots was lost", extra=_told(thought, error))
        if isinstance(error, ThinkerDied) and thought.attempts < ATTEMPTS:
            self._again.append(thought)
        else:
            thought.fail(error)

    def _retire(self, thinker: Thinker) -> None:
        """End a process that has grown too large; another is started when it is needed."""
        self._metrics.bot_restarts.add('cause="memory"')
        log.warning("a process for bots has grown too large", extra={"pid": thinker.pid})
        self._all.discard(thinker)
        self._spawn(thinker.end())

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(_guarded(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(lambda _: work.close())

    async def close(self) -> None:
        """End all processes; whoever still waits hears that there is no answer."""
        self._closed = True
        self._fail_all(NotWanted())
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*(thinker.end() for thinker in self._all), return_exceptions=True)
        self._all.clear()
        self._idle.clear()


async def _guarded(work: Coroutine[Any, Any, None]) -> None:
    """Do some work; a fault of ours is told, and not kept until the end."""
    try:
        await work
    except Exception:
        log.exception("work on processes for bots failed")


def _told(thought: Thought, error: ThinkerDied | ThoughtTooLong) -> dict[str, object]:
    """What the log says of a thought: with the view that it was about, never with the state."""
    question = thought.question
    return {
        "game": question.match,
        "seat": question.seat,
        "agent": question.agent,
        "view": question.position(),
        "cause": str(error),
        "said": getattr(error, "said", ""),
        "attempt": thought.attempts,
    }
