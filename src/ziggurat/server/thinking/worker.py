"""A process in which bots think: reads questions from standard input, writes answers to standard output.

`python -m ziggurat.server.thinking.worker PARENT MEBIBYTES [MODULE:FUNCTION]`; the function makes agents, for tests.
It ends when its input ends, and with the server whatever way that ends.
"""

from __future__ import annotations

import contextlib
import ctypes
import faulthandler
import importlib
import os
import select
import signal
import sys
import threading
import time
import traceback
from collections import OrderedDict
from collections.abc import Callable
from typing import BinaryIO, TypeAlias

from ziggurat import agents
from ziggurat.agents import Agent, Budget
from ziggurat.kernel import jit, prepare
from ziggurat.kernel.game import Action
from ziggurat.server.thinking import messages
from ziggurat.server.thinking.errors import AgentFailed
from ziggurat.server.thinking.messages import Answer, Begun, Preparing, Question, Ready

Make: TypeAlias = Callable[[str], Agent]

REMEMBERED = 24  # seats whose agents are kept, the one asked for longest ago forgotten first
MEBIBYTE = 1 << 20
DIES_WITH_PARENT = 1  # PR_SET_PDEATHSIG
TRACE = 2000  # characters of what an agent raised that are told


class Thinker:
    """The agents of one process."""

    def __init__(self, make: Make, mebibytes: int) -> None:
        self._make = make
        self._most = mebibytes * MEBIBYTE
        self._minds: OrderedDict[tuple[str, int], tuple[str, Agent]] = OrderedDict()
        self._games: set[str] = set()

    def is_prepared(self, game: str) -> bool:
        """Whether the rules of a game are at hand."""
        return game in self._games or jit.INTERPRETED

    def prepare(self, game: str, agent: str) -> None:
        """Have the rules of a game at hand, compiled, unless the server began interpreted and the agent can be so."""
        if self.is_prepared(game):
            return
        if not (jit.MIXED and agents.is_light(agent, game)):
            prepare.complete(game, agents.entries_for(game), lambda text: None)
        if prepare.notice(game):
            prepare.compile_entries(game, prepare.entries_of(game, agents.entries_for(game)))
            self._games.add(game)

    def answer(self, question: Question) -> Answer:
        """What the agent asked for would do."""
        started = time.perf_counter()
        try:
            choice = self._mind(question).choose(question.seen(), Budget(within=question.within))
            action, failure = _number(choice), None
        except Exception:
            action, failure = None, traceback.format_exc()[-TRACE:]
            self._minds.pop((question.match, question.seat), None)
        return Answer(action, failure, time.perf_counter() - started, memory_used() > self._most)

    def _mind(self, question: Question) -> Agent:
        """The agent of a seat, with what it remembers of the turn if that still holds."""
        key = question.match, question.seat
        known = self._minds.pop(key, None)
        if known is None or known[0] != question.agent or question.fresh:
            known = question.agent, self._make(question.agent)
        self._minds[key] = known
        if len(self._minds) > REMEMBERED:
            self._minds.popitem(last=False)
        return known[1]


def _number(choice: object) -> int:
    """An action by its number."""
    if not isinstance(choice, Action):
        raise AgentFailed(f"{choice!r} is no action")
    return int(choice.number)


def memory_used() -> int:
    """The bytes of memory that this process holds; 0 where that cannot be told."""
    try:
        with open("/proc/self/statm", encoding="ascii") as told:
            return int(told.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError):
        return 0


def bound_memory(mebibytes: int) -> None:
    """Let this process not grow by much more than it may hold: then it fails alone, and not the machine."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        with open("/proc/self/statm", encoding="ascii") as told:
            reserved = int(told.read().split()[0]) * os.sysconf("SC_PAGE_SIZE")
        most = reserved + 2 * mebibytes * MEBIBYTE
        resource.setrlimit(resource.RLIMIT_AS, (most, most))


def end_with(parent: int) -> None:
    """End when the server ends, even if it is killed and this process thinks on and on."""
    with contextlib.suppress(OSError, AttributeError):
        ctypes.CDLL(None).prctl(DIES_WITH_PARENT, signal.SIGKILL)
    threading.Thread(target=_watch, args=(parent,), daemon=True).start()


def _watch(parent: int) -> None:
    """Where the system does not do that by itself: end when the server's end of the pipe is closed."""
    if not hasattr(select, "poll"):
        return
    line = select.poll()
    line.register(sys.stdin.fileno(), 0)  # nothing but the hanging up
    while os.getppid() == parent and not line.poll(10_000):
        pass
    os._exit(0)


def own_lines() -> tuple[BinaryIO, BinaryIO]:
    """Input and output for messages; whatever else is printed goes to standard error."""
    out = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)
    return os.fdopen(os.dup(0), "rb"), out


def serve(thinker: Thinker, source: BinaryIO, out: BinaryIO) -> None:
    """Answer questions until there are no more."""
    out.write(messages.framed(Ready()))
    while len(head := source.read(messages.HEAD)) == messages.HEAD:
        question = messages.read_question(source.read(messages.size_of(head)))
        if not thinker.is_prepared(question.game):
            out.write(messages.framed(Preparing()))
            thinker.prepare(question.game, question.agent)
        out.write(messages.framed(Begun()))
        out.write(messages.framed(thinker.answer(question)))


def maker(path: str) -> Make:
    """What makes agents: the usual catalogue, or for tests a function by its path."""
    if not path:
        return agents.make
    module, _, name = path.partition(":")
    make: Make = getattr(importlib.import_module(module), name)
    return make


def main(parent: int, mebibytes: int, path: str = "") -> None:
    """Think until the server ends."""
    for number in (signal.SIGINT, signal.SIGTERM):  # meant for the server, which ends this process itself
        signal.signal(number, signal.SIG_IGN)
    faulthandler.enable()
    end_with(parent)
    source, out = own_lines()
    make = maker(path)
    bound_memory(mebibytes)
    serve(Thinker(make, mebibytes), source, out)


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]), *sys.argv[3:])
