"""Many games at once: one process a core, each with one game at a time.

Agents that think in several threads take as many cores, so that nobody's thinking time is spent waiting for a core.
"""

import multiprocessing
import re
import signal
import traceback
from collections.abc import Callable, Generator, Iterable, Iterator
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any

from ziggurat.arena import table
from ziggurat.arena.errors import GameFailed
from ziggurat.arena.plan import Fixture, Plan
from ziggurat.arena.program import cores
from ziggurat.arena.table import Played
from ziggurat.kernel.errors import BadOption

Play = Callable[[Plan, Fixture], Played]
GONE = "The process that played it has gone."


def threads_of(plan: Plan) -> int:
    """How many cores a game takes at most: agents of one game think one after another."""
    named = (re.search(r"\bthreads=([0-9]+)", text) for text in (*plan.agents, *plan.levels.values()))
    return max([1, *(int(found[1]) for found in named if found)])


def workers_for(plan: Plan, wanted: int | None, most: int | None = None) -> int:
    """How many games are played at a time; never more than cores, or times would be false."""
    most = max(1, (most or cores()) // threads_of(plan))
    if wanted is not None and not 1 <= wanted <= most:
        raise BadOption("number of workers", wanted, f"one from 1 to {most}: one core for each thread that thinks")
    return min(wanted or most, plan.total)


def all_played(plan: Plan, fixtures: Iterable[Fixture], workers: int, play: Play = table.play) -> Generator[Played]:
    """Games as they are finished. Whoever stops listening stops the games."""
    crew = _Crew(plan, workers, play)
    try:
        yield from crew.work(iter(fixtures))
    finally:
        crew.dismiss()


@dataclass
class _Worker:
    """A process, the line to it, and what it plays."""

    process: BaseProcess
    line: "Connection[Any, Any]"
    fixture: Fixture | None = None


class _Crew:
    """Processes that play what they are given."""

    def __init__(self, plan: Plan, workers: int, play: Play) -> None:
        context = multiprocessing.get_context("spawn")
        self._workers: list[_Worker] = []
        for _ in range(workers):
            ours, theirs = context.Pipe()
            process = context.Process(target=_serve, args=(plan, play, theirs), daemon=True)
            process.start()
            theirs.close()
            self._workers.append(_Worker(process, ours))

    def work(self, fixtures: Iterator[Fixture]) -> Iterator[Played]:
        """Give each worker a game, and another when it is done."""
        for worker in self._workers:
            self._give(worker, next(fixtures, None))
        while busy := [worker for worker in self._workers if worker.fixture]:
            ready = wait([worker.line for worker in busy])
            for worker in busy:
                if worker.line not in ready:
                    continue
                played = self._take(worker)
                self._give(worker, next(fixtures, None))
                yield played

    def _give(self, worker: _Worker, fixture: Fixture | None) -> None:
        worker.fixture = fixture
        if fixture is not None:
            try:
                worker.line.send(fixture)
            except OSError as error:
                raise GameFailed(fixture.number, fixture.seats, GONE) from error

    def _take(self, worker: _Worker) -> Played:
        assert worker.fixture is not None
        try:
            answer = worker.line.recv()
        except (EOFError, OSError):
            answer = GONE
        if not isinstance(answer, Played):
            raise GameFailed(worker.fixture.number, worker.fixture.seats, str(answer))
        return answer

    def dismiss(self) -> None:
        """Send everybody home; games that are still running are given up."""
        for worker in self._workers:
            worker.line.close()
            worker.process.terminate()
        for worker in self._workers:
            worker.process.join()


def _serve(plan: Plan, play: Play, line: "Connection[Any, Any]") -> None:
    """A worker: plays what comes down the line until nobody is there. Ctrl-C is for whoever gives the games."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    warm = False
    while True:
        try:
            fixture = line.recv()
        except (EOFError, OSError):
            return
        try:
            if not warm and play is table.play:
                table.warm_up(plan)
            warm = True
            line.send(play(plan, fixture))
        except (BrokenPipeError, ConnectionResetError):
            return
        except Exception:
            line.send(traceback.format_exc())
