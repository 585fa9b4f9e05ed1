"""Bots that do what a test tells them to, in the processes in which bots think.

The file that `ZIGGURAT_PUPPETS` names says by an agent's text what it does; all others are real.
"""

from __future__ import annotations

import ctypes
import json
import os
import signal
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from ziggurat import agents
from ziggurat.agents import Agent, Budget, Candidate, Thoughts
from ziggurat.kernel.game import View

MAKER = "tests.support.puppets:make"
PLAN = "ZIGGURAT_PUPPETS"


class Puppet(Agent):
    """Does one of the things below."""

    def __init__(self, does: str) -> None:
        self._does, _, self._with = does.partition(":")

    def choose(self, view: View, budget: Budget | None = None) -> Any:
        """Whatever it is to do."""
        return DEEDS[self._does](view, self._with)

    def consider(self, view: View, budget: Budget | None = None) -> Thoughts:
        """The same, as thoughts."""
        return Thoughts((Candidate(self.choose(view), None, 0, ()),))


def make(text: str) -> Agent:
    """A puppet, or a real agent."""
    plan: dict[str, str] = json.loads(Path(os.environ[PLAN]).read_text())
    return Puppet(plan[text]) if text in plan else agents.make(text)


def first(view: View, _: str = "") -> Any:
    """Play the first action that is legal."""
    return view.legal[0]


def raises(view: View, _: str) -> Any:
    """Have a fault."""
    raise RuntimeError("a bot with a fault")


def illegal(view: View, _: str) -> Any:
    """Choose what is not legal."""
    return view.action(next(number for number in range(view.rulebook.actions) if number not in view.legal))


def aborts(view: View, _: str) -> Any:
    """End the process as a failed assertion in C does."""
    os.abort()


def breaks(view: View, _: str) -> Any:
    """Touch memory that is not there."""
    return ctypes.string_at(0)


def aborts_once(view: View, marker: str) -> Any:
    """End the process the first time, and play from then on."""
    if not Path(marker).exists():
        Path(marker).touch()
        os.abort()
    return first(view)


def spins(view: View, _: str) -> Any:
    """Never come to an end, in Python."""
    while True:
        pass


def hangs(view: View, _: str) -> Any:
    """Never come to an end in C, with the interpreter's lock held."""
    return ctypes.PyDLL(None).pause()


def leaks(view: View, _: str) -> Any:
    """Take memory without end."""
    taken = []
    while True:
        taken.append(bytearray(b"x") * (32 << 20))


def keeps(view: View, mebibytes: str) -> Any:
    """Take memory and keep it after the decision."""
    KEPT.append(bytearray(b"x") * (int(mebibytes) << 20))
    return first(view)


def ponders(view: View, marker: str) -> Any:
    """Say that it thinks, and think until it is released."""
    Path(marker + ".thinking").touch()
    while not Path(marker + ".released").exists():
        time.sleep(0.01)
    return first(view)


def notes(view: View, folder: str) -> Any:
    """Write down what it sees."""
    (Path(folder) / f"{time.monotonic_ns()}").write_text(
        json.dumps({"seat": view.seat, "position": view.position(), "view": bytes(view).hex(), "pid": os.getpid()})
    )
    return first(view)


def prints(view: View, _: str) -> Any:
    """Talk where answers go."""
    print("x" * 100_000, flush=True)
    os.write(1, b"y" * 100)
    return first(view)


KEPT: list[bytearray] = []
DEEDS: dict[str, Callable[[View, str], Any]] = {
    "first": first,
    "raises": raises,
    "illegal": illegal,
    "none": lambda view, _: None,
    "nonsense": lambda view, _: "nonsense",
    "huge": lambda view, _: 10**6,
    "aborts": aborts,
    "aborts-once": aborts_once,
    "breaks": breaks,
    "exits": lambda view, _: os._exit(0),
    "killed": lambda view, _: os.kill(os.getpid(), signal.SIGKILL),
    "spins": spins,
    "hangs": hangs,
    "leaks": leaks,
    "keeps": keeps,
    "ponders": ponders,
    "notes": notes,
    "prints": prints,
}


class Stage:
    """The plan that puppets follow, written by a test."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.plan = folder / "plan.json"
        self.follow()

    def follow(self, **deeds: str) -> None:
        """Let agents do something else than what they are for."""
        self.plan.write_text(json.dumps(deeds))

    def marker(self, name: str) -> Path:
        """A file by which a test and a puppet talk."""
        return self.folder / name

    def is_thinking(self, name: str) -> bool:
        """Whether a puppet that ponders has begun to."""
        return self.marker(name + ".thinking").exists()

    def release(self, name: str) -> None:
        """Let a puppet that ponders come to an end."""
        self.marker(name + ".released").touch()
