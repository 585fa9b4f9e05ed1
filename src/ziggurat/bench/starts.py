"""How long it takes from the start of a process to the first list of legal actions."""

import os
import subprocess
import sys
import tempfile
import time
from typing import NamedTuple

from ziggurat.kernel import jit

FIRST_LIST = """
import sys
from ziggurat.agents import entries_for
from ziggurat.kernel import prepare, registry
background = prepare.begin({sys.argv[1]: entries_for(sys.argv[1])})
print(len(registry.find(sys.argv[1])(1).legal), flush=True)
background.wait(sys.argv[1])
"""
WARM_LIST = """
import sys, ziggurat
print(len(ziggurat.find(sys.argv[1])(1).legal), flush=True)
"""
NUMBA = "import numba; print(1, flush=True)"  # what everything here rests on, and what nobody can be faster than
ROUNDS = 5


class Starts(NamedTuple):
    """Seconds from the start of a process to the first list."""

    cold: float  # with nothing compiled
    warm: float  # with everything compiled: the best of some rounds
    numba: float  # until Numba alone is imported, in turn with those


def seconds_to_first_line(program: str, *arguments: str, **environment: str) -> float:
    """Wall-clock time from the start of a process until it has written something, which is a number above 0."""
    search = os.pathsep.join(filter(None, [str(jit.PACKAGE.parent), os.environ.get("PYTHONPATH")]))
    command = [sys.executable, "-c", program, *arguments]
    started = time.perf_counter()
    with subprocess.Popen(
        command, env=os.environ | {"PYTHONPATH": search} | environment, stdout=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        listed = process.stdout.readline()
        seconds = time.perf_counter() - started
    if process.returncode != 0 or int(listed) == 0:
        raise RuntimeError(f"the start of {' '.join(arguments)} failed; try it: ziggurat play {' '.join(arguments)}")
    return seconds


def measure_starts(game: str) -> Starts:
    """A start with an empty cache, then starts with a full one."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as cache:
        cold = seconds_to_first_line(FIRST_LIST, game, ZIGGURAT_START="interpreted", ZIGGURAT_CACHE_DIR=cache)
        rounds = [
            (seconds_to_first_line(WARM_LIST, game, ZIGGURAT_CACHE_DIR=cache), seconds_to_first_line(NUMBA))
            for _ in range(ROUNDS)
        ]
    warm, numba = map(min, zip(*rounds, strict=True))
    return Starts(cold, warm, numba)
