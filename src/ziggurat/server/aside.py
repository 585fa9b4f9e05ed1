"""Work that takes long, in a few threads beside the event loop: whoever asks for much waits behind their own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, ParamSpec, TypeVar

from ziggurat.server.fair import FairQueue, Payer

P = ParamSpec("P")
T = TypeVar("T")

MOST_WAITING = 300
MOST_WAITING_EACH = 32  # of one account, or of all without one at an address


@dataclass(eq=False)
class Job:
    """Some work, and where its result goes."""

    work: Callable[[], Any]
    done: asyncio.Future[Any]

    @property
    def is_wanted(self) -> bool:
        """Whether somebody still waits for it."""
        return not self.done.done()


class Aside:
    """Threads for studies, replays and lessons; few, so that they do not crowd out the play."""

    def __init__(self, threads: int) -> None:
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="aside")
        self._free = threads
        self._queue: FairQueue[Job] = FairQueue(MOST_WAITING, MOST_WAITING_EACH)

    @property
    def waiting(self) -> int:
        """How much work waits for a thread."""
        return len(self._queue)

    async def do(self, payer: Payer, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """Do some work when it is its turn; `QueueFull` where too much waits already."""
        job = Job(lambda: work(*args, **more), asyncio.get_running_loop().create_future())
        self._queue.put(payer, job)
        self._go_on()
        result: T = await job.done
        return result

    def _go_on(self) -> None:
        while self._free and (job := self._queue.take()) is not None:
            if job.is_wanted:
                self._free -= 1
                doing = asyncio.get_running_loop().run_in_executor(self._threads, job.work)
                doing.add_done_callback(lambda future, job=job: self._finish(job, future))  # type: ignore[misc]

    def _finish(self, job: Job, future: asyncio.Future[Any]) -> None:
        self._free += 1
        if job.is_wanted:
            error = future.exception()
            if error is None:
                job.done.set_result(future.result())
            else:
                job.done.set_exception(error)
        self._go_on()

    def close(self) -> None:
        """Begin nothing more."""
        self._threads.shutdown(wait=False, cancel_futures=True)
