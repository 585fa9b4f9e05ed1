"""The same rules inside a CUDA kernel: one thread a game, final states compared with the CPU's byte by byte."""

import importlib
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from ziggurat.bench.compiled import USUAL, Options, blank_games, keys_for, play_batch
from ziggurat.kernel import records
from ziggurat.kernel.game import Game
from ziggurat.kernel.playouts import choosers_for

THREADS_PER_BLOCK = 128
GAMES = 65_536


@dataclass(frozen=True)
class GpuSpeed:
    """What a measurement on a GPU gave."""

    device: str
    decisions_per_second: float
    games_per_second: float
    games_at_a_time: int
    same_as_cpu: bool


def find_cuda() -> Any | None:
    """Numba's CUDA, if there is one and a device to go with it."""
    if not hasattr(np, "row_stack"):  # numba-cuda asks for a name that NumPy has dropped
        np.row_stack = np.vstack
    try:
        cuda: Any = importlib.import_module("numba.cuda")
    except ImportError:
        return None
    return cuda if cuda.is_available() else None


def run_kernel(
    cuda: Any, kernel: Callable[..., Any], kind: type[Game], count: int, seed: int, options: Options = USUAL
) -> tuple[Any, int, float]:
    """One launch; returns the final states, the number of decisions and the seconds that the kernel took."""
    keys = keys_for(count, seed)
    games = cuda.to_device(blank_games(kind, count, options))
    choosers = cuda.to_device(choosers_for(keys))
    keys_there, decisions = cuda.to_device(keys), cuda.to_device(np.zeros(count, dtype=np.int64))
    cuda.synchronize()
    started = time.perf_counter()
    blocks = (count + THREADS_PER_BLOCK - 1) // THREADS_PER_BLOCK
    launch: Any = kernel
    launch[blocks, THREADS_PER_BLOCK](games, keys_there, choosers, decisions)
    cuda.synchronize()
    seconds = time.perf_counter() - started
    return games.copy_to_host(), int(decisions.copy_to_host().sum()), seconds


def measure_gpu(
    kind: type[Game], seconds: float, games_at_a_time: int = GAMES, options: Options = USUAL
) -> GpuSpeed | None:
    """Launches until the time is up; None where there is no GPU."""
    cuda = find_cuda()
    if cuda is None:
        return None
    from ziggurat.bench.cuda_kernel import make_kernel

    kernel = make_kernel(kind.rulebook.name)
    final, _, _ = run_kernel(cuda, kernel, kind, games_at_a_time, seed=0, options=options)
    cpu, _ = play_batch(kind, games_at_a_time, 0, 1, options=options)
    same = records.digest(final) == records.digest(cpu)
    decisions, games, spent = 0, 0, 0.0
    while spent < seconds:
        _, more, took = run_kernel(cuda, kernel, kind, games_at_a_time, seed=games + 1, options=options)
        decisions, games, spent = decisions + more, games + games_at_a_time, spent + took
    device = cuda.get_current_device().name
    name = device.decode() if isinstance(device, bytes) else str(device)
    return GpuSpeed(name, decisions / spent, games / spent, games_at_a_time, same)
