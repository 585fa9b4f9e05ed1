"""Uniform random play by the compiled rules, with the full list of legal actions at each step."""

import os
import time
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from ziggurat.kernel import playouts, records
from ziggurat.kernel.batch import Batch
from ziggurat.kernel.game import Game
from ziggurat.kernel.records import Games

Options = Mapping[str, str]

USUAL: Options = {}  # every option at its default
BATCH = 4096


@dataclass(frozen=True)
class Speed:
    """What a measurement gave."""

    decisions: int
    games: int
    seconds: float

    @property
    def decisions_per_second(self) -> float:
        """Decisions a second."""
        return self.decisions / self.seconds

    @property
    def games_per_second(self) -> float:
        """Whole games a second."""
        return self.games / self.seconds


def keys_for(count: int, seed: int) -> npt.NDArray[np.uint32]:
    """Deal keys for many games."""
    return np.random.default_rng(seed).integers(0, 2**32, size=(count, 8), dtype=np.uint32)


def blank_games(kind: type[Game], count: int, options: Options) -> Games:
    """Many records with nothing but the options in them."""
    games = records.new(kind.rulebook.state, count)
    games[:] = kind.blank_record(**options)[0]
    return games


def play_batch(kind: type[Game], count: int, seed: int, threads: int, options: Options = USUAL) -> tuple[Games, int]:
    """Deal and play many games to their ends; return the final states and the number of decisions."""
    games, keys = blank_games(kind, count, options), keys_for(count, seed)
    choosers = playouts.choosers_for(keys)
    edges = np.linspace(0, count, threads + 1, dtype=int)

    def work(part: int) -> int:
        buffer = np.zeros(kind.rulebook.actions, dtype=np.int16)
        start, stop = int(edges[part]), int(edges[part + 1])
        return int(playouts.random_games(games, keys, choosers, buffer, start, stop))

    with ThreadPoolExecutor(threads) as pool:
        return games, sum(pool.map(work, range(threads)))


def measure_compiled(kind: type[Game], seconds: float, threads: int = 1, options: Options = USUAL) -> Speed:
    """Batches of whole games until the time is up."""
    play_batch(kind, 8, 0, threads, options=options)
    decisions = games = 0
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        decisions += play_batch(kind, BATCH, games, threads, options=options)[1]
        games += BATCH
    return Speed(decisions, games, time.perf_counter() - started)


def measure_batch(kind: type[Game], seconds: float, count: int = BATCH, options: Options = USUAL) -> Speed:
    """A batch stepped from Python: legal actions and results out, one action a game in, games over dealt anew."""
    batch = Batch(kind, count, seed=1, **options)
    batch.step(batch.random_actions())
    decisions, finished = 0, batch.finished
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        batch.step(batch.random_actions())
        decisions += count
    return Speed(decisions, batch.finished - finished, time.perf_counter() - started)


def measure_interpreted(kind: type[Game], seconds: float, options: Options = USUAL) -> Speed:
    """The same rules from Python, a decision at a time; meant for a process in which nothing is compiled."""
    keys = keys_for(100_000, 3)
    choosers, buffer = playouts.choosers_for(keys), np.zeros(kind.rulebook.actions, dtype=np.int16)
    decisions = played = 0
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        games = kind.blank_record(**options)
        decisions += playouts.random_games(games, keys[played:], choosers[played:], buffer, 0, 1)
        played += 1
    return Speed(int(decisions), played, time.perf_counter() - started)


def all_threads() -> int:
    """As many threads as this process may use cores."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
