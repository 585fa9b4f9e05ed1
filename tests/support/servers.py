"""Real server processes for tests: started, killed, stopped and started again on the same port and database."""

from __future__ import annotations

import contextlib
import http.client
import json
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from types import TracebackType

READY = 300.0  # seconds for a start, because a first one compiles the rules
STOPPED = 30.0  # seconds after which a stop counts as failed
POLL = 0.02


class ServerProcess:
    """One `ziggurat serve` on a port that stays the same over all its starts; a context starts it and cleans up.

    Everything here blocks; in asynchronous tests, send it to a thread.
    """

    program = "ziggurat.cli"  # what is run, as a module

    def __init__(self, database: str, *options: str, port: int | None = None) -> None:
        self.database = database
        self.options = options
        self.port = port or free_port()
        self.starts = 0
        self._process: subprocess.Popen[bytes] | None = None
        self._folder = tempfile.TemporaryDirectory(prefix="ziggurat-server-")

    @property
    def address(self) -> str:
        """Where it serves."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def running(self) -> bool:
        """Whether the process lives."""
        return self._process is not None and self._process.poll() is None

    @property
    def pid(self) -> int:
        """The process that runs now."""
        assert self._process is not None, "the server has not been started"
        return self._process.pid

    @property
    def log(self) -> str:
        """What it has written to standard error, over all its starts."""
        file = self._log_file
        return file.read_text(encoding="utf-8", errors="replace") if file.exists() else ""

    @property
    def log_lines(self) -> list[dict[str, object]]:
        """Its log as data; a line that is not JSON, such as one broken off by a kill, is left out."""
        return [line for line in map(_parsed, self.log.splitlines()) if line]

    @property
    def faults(self) -> list[dict[str, object]]:
        """The warnings and errors in its log."""
        return [line for line in self.log_lines if line.get("level") not in ("debug", "info")]

    @property
    def _log_file(self) -> Path:
        return Path(self._folder.name) / "log"

    def launch(self) -> None:
        """Start the process and return at once."""
        assert not self.running, "the server runs already"
        command = [sys.executable, "-m", self.program, "serve", "--database", self.database]
        command += ["--port", str(self.port), "--limits", "0", *self.options]
        environment = os.environ | {"PYTHONFAULTHANDLER": "1"}
        with self._log_file.open("ab") as log:
            self._process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, env=environment)
        self.starts += 1

    def wait_until_ready(self, timeout: float = READY) -> None:
        """Return when it and its database answer."""
        deadline = time.monotonic() + timeout
        while not self.is_ready():
            assert self.running, f"the server ended with {self._code()}:\n{self.log}"
            assert time.monotonic() < deadline, f"the server is not ready after {timeout} s:\n{self.log}"
            time.sleep(POLL)

    def is_ready(self) -> bool:
        """Whether it serves now."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=10)
        with contextlib.closing(connection), contextlib.suppress(OSError, http.client.HTTPException):
            connection.request("GET", "/readyz")
            return connection.getresponse().status == 200
        return False

    def start(self) -> ServerProcess:
        """Start and wait until it serves."""
        self.launch()
        self.wait_until_ready()
        return self

    def kill(self) -> None:
        """End it as a power cut would (SIGKILL)."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()

    def terminate(self, timeout: float = STOPPED) -> int:
        """Ask it to stop (SIGTERM), wait until it has, and give its exit code."""
        assert self._process is not None, "the server has not been started"
        self._process.send_signal(signal.SIGTERM)
        try:
            return self._process.wait(timeout)
        except subprocess.TimeoutExpired:
            raise AssertionError(f"the server did not stop within {timeout} s:\n{self.log}") from None

    def abort(self) -> None:
        """End it, and let it write into its log what each of its threads was doing."""
        if self.running and self._process is not None:
            self._process.send_signal(signal.SIGABRT)
            self._process.wait()

    def restart(self) -> ServerProcess:
        """Kill it and start it again, on the same port and database."""
        self.kill()
        return self.start()

    def clean_up(self) -> None:
        """Leave neither a process nor a file behind."""
        self.kill()
        self._folder.cleanup()

    def _code(self) -> int | None:
        return self._process.returncode if self._process is not None else None

    def __enter__(self) -> ServerProcess:
        try:
            return self.start()
        except BaseException:
            self.clean_up()
            raise

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if error is not None:
            faults = "\n".join(str(line)[-3000:] for line in self.faults[:10])
            self.abort()
            error.add_note(f"What the server warned of first:\n{faults}")
            error.add_note(f"The end of the server's log ({self.database}):\n{self.log[-8000:]}")
        self.clean_up()


def free_port() -> int:
    """A free port that no outgoing connection is given: a client that asks a dead server again and again could else be
    given the server's own port, and would talk to itself.
    """
    mine = random.Random(os.urandom(8))
    while True:
        port = mine.randrange(15_000, 32_000)
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
        return port


def _parsed(line: str) -> dict[str, object]:
    try:
        parsed = json.loads(line)
    except ValueError:
        return {}
    return parsed if isinstance(parsed, dict) else {}
