"""One process in which bots think, as the server sees it."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import os
import sys
import time

from ziggurat.server.thinking import messages
from ziggurat.server.thinking.errors import ThinkerDied, ThoughtTooLong
from ziggurat.server.thinking.messages import Answer, Begun, Message, Preparing, Question, Ready

MODULE = "ziggurat.server.thinking.worker"
STARTED = 120.0  # seconds until a process must be ready
HEARD = 60.0  # seconds until a process says that it has heard a question; one that was stopped never does
PREPARED = 900.0  # seconds until the rules must be at hand, which the very first time are compiled
NICE = 10  # below the server, so that thinking never holds it up
SAID = 4000  # bytes of what a process wrote last to standard error
GONE = 5.0  # seconds to say goodbye

_numbers = itertools.count(1)


class Thinker:
    """A process that answers one question after the other."""

    def __init__(self, mebibytes: int, maker: str) -> None:
        self.number = next(_numbers)
        self._arguments = [str(os.getpid()), str(mebibytes), *([maker] if maker else [])]
        self._process: asyncio.subprocess.Process | None = None
        self._listening: asyncio.Task[None] | None = None
        self._said = b""
        self.used_at = time.monotonic()

    @property
    def pid(self) -> int:
        """The process."""
        return self._process.pid if self._process else 0

    async def start(self) -> None:
        """Start the process and wait until it is ready; `ThinkerDied` where it is not."""
        pipe = asyncio.subprocess.PIPE
        search = os.pathsep.join(path for path in sys.path if path)
        self._process = await asyncio.create_subprocess_exec(
            sys.executable, "-P", "-m", MODULE, *self._arguments, stdin=pipe, stdout=pipe, stderr=pipe,
            env=os.environ | {"PYTHONPATH": search},
        )  # fmt: skip
        with contextlib.suppress(OSError, AttributeError):  # not everywhere, and not if it is gone already
            os.setpriority(os.PRIO_PROCESS, self._process.pid, os.getpriority(os.PRIO_PROCESS, 0) + NICE)
        self._listening = asyncio.create_task(self._listen())
        await self._hear(STARTED, Ready)

    async def ask(self, question: Question, patience: float) -> Answer:
        """The answer; `ThoughtTooLong` where it takes longer than that, counted from when thinking begins."""
        assert self._process is not None
        assert self._process.stdin is not None
        with contextlib.suppress(OSError):  # a process that is gone is seen by its silence
            self._process.stdin.write(messages.framed(question))
        if isinstance(await self._hear(HEARD, Preparing, Begun), Preparing):
            await self._hear(PREPARED, Begun)
        answer = await self._hear(patience, Answer)
        self.used_at = time.monotonic()
        assert isinstance(answer, Answer)
        return answer

    async def _hear(self, within: float, *kinds: type[Message]) -> Message:
        """The next message, which is of a kind; whatever goes wrong, the process is ended."""
        try:
            message = await asyncio.wait_for(self._read(), within)
            if not isinstance(message, kinds):
                raise ValueError(f"unexpected {message}")
            return message
        except TimeoutError:
            await self.end()
            if Answer in kinds:
                raise ThoughtTooLong(within) from None
            raise ThinkerDied(f"not ready after {within:g} seconds", self.said) from None
        except (asyncio.IncompleteReadError, OSError, ValueError) as error:
            raise ThinkerDied(await self._how(error), self.said) from None

    async def _read(self) -> Message:
        assert self._process is not None
        assert self._process.stdout is not None
        lines = self._process.stdout
        size = messages.size_of(await lines.readexactly(messages.HEAD))
        return messages.read_message(await lines.readexactly(size))

    async def _how(self, error: Exception) -> str:
        """How a process has ended."""
        await self.end()
        return await self.ended() if isinstance(error, asyncio.IncompleteReadError) else str(error)

    async def ended(self) -> str:
        """How the process has ended, once it has."""
        assert self._process is not None
        code = await self._process.wait()
        return f"signal {-code}" if code < 0 else f"status {code}"

    @property
    def said(self) -> str:
        """What it has written to standard error last."""
        return self._said.decode(errors="replace")

    async def _listen(self) -> None:
        """Keep the end of what it says."""
        assert self._process is not None
        assert self._process.stderr is not None
        while part := await self._process.stderr.read(SAID):
            self._said = (self._said + part)[-SAID:]

    async def end(self) -> None:
        """End the process, whatever it does."""
        if self._process is None:
            return
        with contextlib.suppress(TimeoutError):  # it may be on its way out already, and tell why
            await asyncio.wait_for(self._process.wait(), 0.0 if self._alive() else GONE)
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()
        if self._listening is not None:
            await self._listening

    def _alive(self) -> bool:
        """Whether it still holds its end of the line."""
        assert self._process is not None
        out = self._process.stdout
        return out is not None and not out.at_eof()
