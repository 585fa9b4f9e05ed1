"""Compiles entries before they are needed, once for each version of the sources.

What is needed for the first list of legal actions is compiled here and now; a helping hand on another core compiles
the rest into the same cache on disk, while the player looks at the table.
`python -m ziggurat.kernel.prepare GAME MODULE:ENTRY …` is that hand.
"""

import importlib
import inspect
import os
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import IO, Any

import numpy as np

from ziggurat.kernel import jit, records, registry, texts
from ziggurat.kernel.rng import RNG

Say = Callable[[str], None]

FOLDER = Path(__file__).parent

FIRST = tuple(f"ziggurat.kernel.entries:{name}_at" for name in ("deal", "to_act", "seen", "legal"))
REST = tuple(
    f"ziggurat.kernel.entries:{name}_at" for name in ("play", "replay", "blank", "undoable", "redeal", "score", "seek")
)
SERVING = ("ziggurat.kernel.entries:scene_at",)  # what a server needs besides, of games whose rules write JSON


class Hand:
    """A helping hand at work; `wait` before calling what it compiles."""

    def __init__(self, game: str, paths: Sequence[str], say: Say, language: str) -> None:
        self._say = say
        self._language = language
        source = str(jit.PACKAGE.parent)
        search = os.pathsep.join(filter(None, [source, os.environ.get("PYTHONPATH")]))
        command = [sys.executable, "-m", "ziggurat.kernel.prepare", game, *paths]
        null = subprocess.DEVNULL
        environment = os.environ | {"PYTHONPATH": search}
        self._process = subprocess.Popen(command, env=environment, stdin=null, stdout=null, stderr=null)

    def wait(self) -> None:
        """Return when all is compiled. If the hand failed, the first call compiles instead; nothing is lost."""
        if self._process.poll() is None:
            self._say(texts.say(FOLDER, self._language, "still-preparing"))
        self._process.wait()


def prepare(game: str, rest: Sequence[str], say: Say, language: str = "en") -> Hand | None:
    """Make the first list of legal actions quick to come; None when everything is on disk already."""
    if jit.INTERPRETED or _mark(game).exists():
        return None
    say(texts.say(FOLDER, language, "preparing", game=game))
    started = time.perf_counter()
    hand = Hand(game, [*REST, *rest], say, language)
    compile_entries(game, FIRST)
    say(texts.say(FOLDER, language, "ready", seconds=round(time.perf_counter() - started, 1)))
    return hand


def serving(game: str) -> Sequence[str]:
    """What a server needs of a game besides what a terminal needs."""
    return SERVING if registry.find(game).rulebook.room else ()


def compile_entries(game: str, paths: Sequence[str]) -> None:
    """Compile entries for the types that a game calls them with."""
    state = registry.find(game).rulebook.state
    for path in paths:
        module, _, name = path.partition(":")
        home = importlib.import_module(module)
        entry: Any = getattr(home, name)
        own: dict[str, Any] = getattr(home, "SAMPLES", {})  # of what only that module's entries take
        names = inspect.signature(entry.py_func).parameters
        values = [own[name] if name in own else _sample(name, state) for name in names]
        entry.compile(tuple(jit.type_of(value) for value in values))


def _sample(parameter: str, state: np.dtype[np.void]) -> Any:
    """A value of the type that a parameter of that name has in every entry; whatever is not an array is a number."""
    arrays: dict[str, Any] = {
        "games": records.new(state),
        "worlds": records.new(state),
        "before": records.new(state),
        "public": records.new(state),
        "marks": np.zeros(1, dtype=np.int64),
        "figures": np.zeros((1, 1), dtype=np.int64),
        "seats": np.zeros(1, dtype=np.int8),
        "actions": np.zeros(1, dtype=np.int16),
        "out": np.zeros(1, dtype=np.uint8),
        "totals": np.zeros(1),
        "key": np.zeros(1, dtype=np.uint32),
        "keys": np.zeros((1, 1), dtype=np.uint32),
        "generators": np.zeros(1, dtype=np.dtype((np.record, RNG))),
    }
    return arrays.get(parameter, 0)


def _mark(game: str) -> Path:
    """The file that says that everything of a game is on disk."""
    return jit.CACHE / f"{game}.complete"


def lend_a_hand(game: str, paths: Sequence[str]) -> None:
    """Compile the rest, and what the first list needs unless whoever asked has done so; then mark it as done.

    The hand itself leaves the mark: whoever started it may have left the table long before. A second hand for the same
    game waits for the first, and mostly finds nothing left to do.
    """
    mark = _mark(game)
    mark.parent.mkdir(parents=True, exist_ok=True)
    with mark.with_suffix(".lock").open("w") as turn:
        _await_turn(turn)
        if not mark.exists():
            compile_entries(game, [*paths, *FIRST])
            mark.touch()
            jit.sweep()


def _await_turn(handle: IO[str]) -> None:
    try:
        import fcntl
    except ImportError:  # not on this system; two hands then do the same work, and either may leave the mark
        return
    fcntl.flock(handle, fcntl.LOCK_EX)


if __name__ == "__main__":
    lend_a_hand(sys.argv[1], sys.argv[2:])
