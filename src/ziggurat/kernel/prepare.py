"""Compiles the entries of a game before they are needed, once for each version of the sources.

Compiling takes from ten seconds to a minute of a core for each game. Who measures or searches waits for it
(`complete`); a table begins at once, interpreted, and goes on compiled, game by game, as soon as that is on disk
(`Background`).
`python -m ziggurat.kernel.prepare GAME MODULE:ENTRY …` is the process that compiles one game.
"""

from __future__ import annotations

import contextlib
import importlib
import inspect
import os
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import IO, Any

import numpy as np

from ziggurat.kernel import jit, records, registry, texts
from ziggurat.kernel.errors import BadOption, CannotCompile
from ziggurat.kernel.rng import RNG

Say = Callable[[str], None]

FOLDER = Path(__file__).parent
LOOK_EVERY = 0.1  # seconds

KERNEL = tuple(
    f"ziggurat.kernel.entries:{name}_at"
    for name in ("deal", "to_act", "seen", "legal", "play", "replay", "blank", "undoable", "redeal", "score", "seek")
)
SERVING = ("ziggurat.kernel.entries:scene_at",)  # what a server needs besides, of games whose rules write JSON


def entries_of(game: str, others: Sequence[str]) -> list[str]:
    """All that is compiled for a game: what every game has, what a server needs, and what agents add."""
    serving = SERVING if registry.find(game).rulebook.room else ()
    return [*KERNEL, *serving, *others]


def is_complete(game: str) -> bool:
    """Whether everything of a game is compiled, or is to be interpreted anyway."""
    return jit.INTERPRETED or jit.mark_of(game).exists()


def complete(game: str, others: Sequence[str], say: Say, language: str = "en") -> None:
    """Return when all of a game is compiled. Should compiling fail, the first call tries again; nothing is lost."""
    if is_complete(game):
        return
    say(texts.say(FOLDER, language, "preparing", game=game))
    started = time.perf_counter()
    Compiling(game, others).wait()
    say(texts.say(FOLDER, language, "ready", seconds=round(time.perf_counter() - started, 1)))


def complete_all(wanted: Mapping[str, Sequence[str]], say: Say) -> None:
    """Compile several games side by side and tell how far each has come; one that fails raises."""
    work = {game: Compiling(game, others) for game, others in wanted.items() if not is_complete(game)}
    told: dict[str, int] = {}
    while any(compiling.is_running for compiling in work.values()):
        for game, compiling in work.items():
            if compiling.percent >= told.get(game, -10) + 10:
                told[game] = compiling.percent
                say(texts.say(FOLDER, "en", "compiling", game=game, percent=told[game]))
        time.sleep(LOOK_EVERY)
    for game in wanted:
        if not is_complete(game):
            raise CannotCompile(game, str(_log_of(game)))
        say(texts.say(FOLDER, "en", "is-prepared", game=game, where=str(jit.CACHE)))


class Compiling:
    """A process of its own that compiles a game."""

    def __init__(self, game: str, others: Sequence[str], *, politely: bool = False) -> None:
        self.game = game
        self.entries = entries_of(game, others)
        source = str(jit.PACKAGE.parent)
        search = os.pathsep.join(filter(None, [source, os.environ.get("PYTHONPATH")]))
        command = [sys.executable, "-m", "ziggurat.kernel.prepare", game, *self.entries]
        environment = os.environ | {"PYTHONPATH": search, "ZIGGURAT_START": "", "ZIGGURAT_POLITE": "1" * politely}
        log, null = _log_of(game), subprocess.DEVNULL
        log.parent.mkdir(parents=True, exist_ok=True)
        with log.open("wb") as errors:
            self._process = subprocess.Popen(command, env=environment, stdin=null, stdout=null, stderr=errors)

    @property
    def is_running(self) -> bool:
        """Whether it still compiles."""
        return self._process.poll() is None

    @property
    def percent(self) -> int:
        """How much of it is done, by the number of entries."""
        with contextlib.suppress(OSError, ValueError):
            return min(99, 100 * int(_progress_of(self.game).read_text()) // len(self.entries))
        return 0

    def wait(self) -> None:
        """Return when it has ended."""
        self._process.wait()

    def load(self) -> None:
        """Read what it has compiled from the disk, and let this process call it from now on."""
        compile_entries(self.game, self.entries)


class Background:
    """The games of a process that begins before they are compiled: each is compiled beside it, then called compiled."""

    def __init__(self, wanted: Mapping[str, Sequence[str]]) -> None:
        self._work = {game: Compiling(game, others, politely=True) for game, others in wanted.items()}

    def percents(self) -> dict[str, int]:
        """How much is done of each game that is not ready."""
        return {game: work.percent for game, work in self._work.items()}

    @property
    def is_over(self) -> bool:
        """Whether nothing is left to wait for."""
        return not self._work

    def look(self, game: str | None = None) -> None:
        """Change over to what has been compiled since; takes a second at most, and never waits for a compiler."""
        for name, work in list(self._work.items()):
            if not work.is_running and game in (None, name):
                del self._work[name]
                if is_complete(name):  # else compiling has failed: the game goes on interpreted
                    work.load()
                    notice(name)

    def wait(self, game: str) -> None:
        """Return when a game is compiled and called compiled."""
        if game in self._work:
            self._work[game].wait()
            self.look(game)


def notice(game: str) -> bool:
    """Whether a game is called compiled; in a process that began interpreted, from now on where it can be."""
    if not jit.MIXED or jit.Door.all_ready:
        return True
    state = registry.find(game).rulebook.state
    if state not in jit.Door.ready and is_complete(game):
        jit.Door.change_over(state, last=all(is_complete(name) for name in registry.names()))
    return state in jit.Door.ready


def begin(wanted: Mapping[str, Sequence[str]]) -> Background:
    """Begin interpreted: compile what is missing beside this process, and change over to what is there already."""
    return Background({game: others for game, others in wanted.items() if not (is_complete(game) and notice(game))})


def compile_entries(game: str, paths: Sequence[str], tick: Callable[[int], None] = lambda done: None) -> None:
    """Compile entries for the types that a game calls them with, or read them from the disk."""
    state = registry.find(game).rulebook.state
    for done, path in enumerate(paths):
        tick(done)
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


def _progress_of(game: str) -> Path:
    """The file in which the process that compiles a game writes how many entries are done."""
    return jit.mark_of(game).with_suffix(".progress")


def _log_of(game: str) -> Path:
    """The file in which the process that compiles a game says what went wrong."""
    return jit.mark_of(game).with_suffix(".log")


def compile_game(game: str, paths: Sequence[str]) -> None:
    """Compile all of a game, then mark it as done; a second process for the same game waits, and finds nothing to do.

    The process itself leaves the mark: whoever started it may have left the table long before.
    """
    if not paths:
        raise BadOption("list of entries", list(paths), "what is to be compiled; `ziggurat prepare` knows it")
    mark = jit.mark_of(game)
    mark.parent.mkdir(parents=True, exist_ok=True)
    with mark.with_suffix(".lock").open("w") as turn:
        _await_turn(turn)
        if not mark.exists():
            compile_entries(game, paths, lambda done: _note(game, done))
            mark.touch()
            _progress_of(game).unlink(missing_ok=True)
            jit.sweep()


def _note(game: str, done: int) -> None:
    """Write down how far compiling has come, never half a number."""
    file = _progress_of(game)
    new = file.with_suffix(".progress-new")
    new.write_text(str(done))
    new.replace(file)


def _await_turn(handle: IO[str]) -> None:
    try:
        import fcntl
    except ImportError:  # not on this system; two processes then do the same work, and either may leave the mark
        return
    fcntl.flock(handle, fcntl.LOCK_EX)


if __name__ == "__main__":
    if os.environ.get("ZIGGURAT_POLITE") and hasattr(os, "nice"):
        os.nice(10)  # whoever plays meanwhile comes first
    compile_game(sys.argv[1], sys.argv[2:])
