"""How long it takes from the start of a process to the first list of legal actions."""

import os
import subprocess
import sys
import tempfile
import time

from ziggurat.kernel import jit

FIRST_LIST = """
import sys
from ziggurat.agents import entries_for
from ziggurat.kernel import prepare, registry
background = prepare.begin({sys.argv[1]: entries_for(sys.argv[1])})
print(len(registry.find(sys.argv[1])(1).legal), flush=True)
background.wait(sys.argv[1])
"""


def seconds_to_first_list(game: str, cache: str | None = None) -> float:
    """Wall-clock time from the start of a process until it has listed what is legal in a fresh deal."""
    search = os.pathsep.join(filter(None, [str(jit.PACKAGE.parent), os.environ.get("PYTHONPATH")]))
    environment = (
        os.environ
        | {"PYTHONPATH": search, "ZIGGURAT_START": "interpreted"}
        | ({"ZIGGURAT_CACHE_DIR": cache} if cache else {})
    )
    started = time.perf_counter()
    with subprocess.Popen([sys.executable, "-c", FIRST_LIST, game], env=environment, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        listed = process.stdout.readline()
        seconds = time.perf_counter() - started
    if process.returncode != 0 or int(listed) == 0:
        raise RuntimeError(f"the start of {game} failed; run: ziggurat play {game}")
    return seconds


def measure_starts(game: str) -> tuple[float, float]:
    """A start with an empty cache, then the best of three with a full one."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as cache:
        cold = seconds_to_first_list(game, cache)
        warm = min(seconds_to_first_list(game, cache) for _ in range(3))
    return cold, warm
