"""Compiles entries for a game before they are needed, on two cores, and says so. Done once for each version of the sources.

`python -m ziggurat.kernel.prepare GAME MODULE:ENTRY …` is the helping hand: it compiles into the same cache on disk.
"""

import importlib
import inspect
import os
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from ziggurat.kernel import jit, records, registry
from ziggurat.kernel.rng import RNG

# in the order in which they are needed, which is also a fair split: the second half goes to the helping hand
CORE = (
    "ziggurat.kernel.entries:deal_at",
    "ziggurat.kernel.entries:to_act_at",
    "ziggurat.kernel.entries:legal_at",
    "ziggurat.kernel.entries:score_at",
    "ziggurat.kernel.entries:seek_at",
    "ziggurat.kernel.entries:blank_at",
    "ziggurat.kernel.entries:redeal_at",
    "ziggurat.kernel.entries:play_at",
)


def prepare(game: str, paths: Sequence[str], say: Callable[[str], None]) -> None:
    """Compile what is not yet on disk."""
    mark = jit.CACHE / f"{game}-{len(paths)}.complete"
    if jit.INTERPRETED or mark.exists():
        return
    say(f"Preparing the rules of {game} for this machine (the first start only, some seconds) ...")
    started = time.perf_counter()
    half = (len(paths) + 1) // 2
    hand = _helping_hand(game, paths[half:])
    compile_entries(game, paths[:half])
    if hand is None or hand.wait() != 0:
        compile_entries(game, paths[half:])
    mark.parent.mkdir(parents=True, exist_ok=True)
    mark.touch()
    jit.sweep()
    say(f"Ready after {time.perf_counter() - started:.1f} s.")


def _helping_hand(game: str, paths: Sequence[str]) -> subprocess.Popen[bytes] | None:
    """Another process that compiles into the same cache; None where there is no second core for it."""
    if (os.cpu_count() or 1) < 2:
        return None
    source = str(Path(jit.PACKAGE).parent)
    search = os.pathsep.join(filter(None, [source, os.environ.get("PYTHONPATH")]))
    command = [sys.executable, "-m", "ziggurat.kernel.prepare", game, *paths]
    quiet = {"stdin": subprocess.DEVNULL, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    try:
        return subprocess.Popen(command, env=os.environ | {"PYTHONPATH": search}, **quiet)
    except OSError:
        return None


def compile_entries(game: str, paths: Sequence[str]) -> None:
    """Compile entries for the types that a game calls them with."""
    state = registry.find(game).rulebook.state
    for path in paths:
        module, _, name = path.partition(":")
        entry: Any = getattr(importlib.import_module(module), name)
        entry.compile(tuple(jit.type_of(_sample(parameter, state)) for parameter in _parameters(entry)))


def _parameters(entry: Any) -> list[str]:
    return list(inspect.signature(entry.py_func).parameters)


def _sample(parameter: str, state: np.dtype[np.void]) -> Any:
    """A value of the type that a parameter of that name has in every entry; whatever is not an array is a number."""
    arrays: dict[str, Callable[[], Any]] = {
        "games": lambda: records.new(state),
        "actions": lambda: np.zeros(1, dtype=np.int16),
        "key": lambda: np.zeros(1, dtype=np.uint32),
        "keys": lambda: np.zeros((1, 1), dtype=np.uint32),
        "generators": lambda: np.zeros(1, dtype=np.dtype((np.record, RNG))),
    }
    return arrays[parameter]() if parameter in arrays else 0


if __name__ == "__main__":
    compile_entries(sys.argv[1], sys.argv[2:])
