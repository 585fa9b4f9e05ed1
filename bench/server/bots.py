"""What it costs that bots think in processes of their own: a decision of `greedy` there and in a thread of the server.

    python -m bench.server.bots [--decisions 400]

Rounds in turn, the best of each counts; and what a process holds in memory when it has played both games.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import statistics
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from ziggurat import agents
from ziggurat.kernel import registry
from ziggurat.kernel.game import View
from ziggurat.server.fair import Payer
from ziggurat.server.metrics import Metrics
from ziggurat.server.settings import Settings
from ziggurat.server.thinking.messages import Question
from ziggurat.server.thinking.pool import Pool

ROUNDS = 5
WHO = Payer("here", "me")


async def median_ms(views: list[View], decide: Callable[[View], Awaitable[object]]) -> float:
    """The median time of a decision, one after the other."""
    times = []
    for view in views:
        begun = time.perf_counter()
        await decide(view)
        times.append(time.perf_counter() - begun)
    return statistics.median(times) * 1000


def views_of(name: str, count: int) -> list[View]:
    """Views of games that `greedy` plays."""
    views: list[View] = []
    while len(views) < count:
        game, agent = registry.find(name)(len(views)), agents.make("greedy", seed=1)
        while game.to_act and len(views) < count:
            seat = game.to_act[0]
            views.append(game.view(seat))
            game.play(agent.choose(views[-1]), seat)
    return views


async def compare(name: str, count: int, pool: Pool) -> tuple[float, float]:
    """The medians in a thread and in a process, each the best of some rounds in turn."""
    views, agent, loop = views_of(name, count), agents.make("greedy"), asyncio.get_running_loop()
    with ThreadPoolExecutor(2) as threads:
        rounds = [
            (
                await median_ms(views, lambda view: loop.run_in_executor(threads, agent.choose, view)),
                await median_ms(views, lambda view: pool.ask(Question.about("m", "greedy", view, 5000), WHO)),
            )
            for _ in range(ROUNDS)
        ]
    return min(thread for thread, _ in rounds), min(process for _, process in rounds)


def held_mb(pid: int, what: str) -> float:
    """What a process holds in memory, by a name of /proc/PID/smaps_rollup."""
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="ascii").splitlines()
    return sum(int(line.split()[1]) for line in lines if line.startswith(f"{what}:")) / 1024


async def measure(count: int) -> None:
    """Measure and print."""
    pool = Pool(Settings(database="unused", bot_processes=1), Metrics())
    try:
        begun = time.perf_counter()
        await pool.ask(Question.about("m", "random", registry.find("babel")(0).view(0), 5000), WHO)
        print(f"first answer, its process started for it: {time.perf_counter() - begun:.2f} s")
        for name in registry.names():
            thread, process = await compare(name, count, pool)
            print(f"{name}: in a thread {thread:.3f} ms, in a process {process:.3f} ms, {process / thread:.2f} x")
        (thinker,) = pool._all
        print(f"a process holds {held_mb(thinker.pid, 'Rss'):.0f} MB, {held_mb(thinker.pid, 'Pss'):.0f} MB its share")
    finally:
        await pool.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--decisions", type=int, default=400)
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}")
    asyncio.run(measure(parser.parse_args().decisions))
