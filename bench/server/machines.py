"""Starting and stopping what is measured: a server process, and a PostgreSQL of its own."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

START_LIMIT = 120.0  # seconds; the rules may have to be compiled first
STOP_LIMIT = 20.0
OWNER = "postgres"  # who runs PostgreSQL where we are root, which it refuses


@dataclass
class Server:
    """A running server process."""

    process: subprocess.Popen[str]
    port: int

    def rss_kb(self) -> int:
        """Its resident memory."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS:")))


@contextmanager
def serving(database: str, *options: str) -> Iterator[Server]:
    """A server on a database, without rate limits, since all load comes from one address."""
    command = [sys.executable, "-m", "ziggurat", "serve", "--port", "0", "--database", database, "--limits", "0"]
    command += options
    process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
    try:
        yield Server(process, _port(process))
    finally:
        process.terminate()
        try:
            process.communicate(timeout=STOP_LIMIT)
        except subprocess.TimeoutExpired:
            process.kill()
            process.communicate()


def _port(process: subprocess.Popen[str]) -> int:
    """The port, from the server's own log; then wait until it answers."""
    assert process.stderr is not None
    deadline = time.monotonic() + START_LIMIT
    for line in process.stderr:
        said = json.loads(line) if line.startswith("{") else {}
        if said.get("what") == "serving":
            port = int(said["address"].rpartition(":")[2])
            _wait_until_open(port, deadline)
            return port
    raise RuntimeError("the server did not start")


def _wait_until_open(port: int, deadline: float) -> None:
    while time.monotonic() < deadline:
        try:
            with socket.create_connection(("127.0.0.1", port), timeout=5) as line:
                line.sendall(b"GET /readyz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n")
                if b" 200 " in line.recv(100):
                    return
        except OSError:
            pass
        time.sleep(0.1)
    raise RuntimeError("the server does not answer")


@contextmanager
def postgresql() -> Iterator[str | None]:
    """The address of a PostgreSQL with its defaults, in a folder that is removed afterwards; None if there is none."""
    programs = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    found = str(programs[-1].parent) if programs else None
    if found is None and (other := shutil.which("initdb")):
        found = str(Path(other).parent)
    if found is None:
        yield None
        return
    with tempfile.TemporaryDirectory(prefix="ziggurat-bench-pg-") as folder:
        user = OWNER if os.geteuid() == 0 else None
        if user:
            shutil.chown(folder, user)
        data, port = Path(folder) / "data", _free_port()
        _run(user, f"{found}/initdb", "-D", str(data), "-A", "trust", "-U", "bench")
        options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder}"
        log = str(Path(folder) / "log")
        _run(user, f"{found}/pg_ctl", "-D", str(data), "-w", "-l", log, "-o", options, "start")
        try:
            yield f"postgresql+asyncpg://bench@127.0.0.1:{port}/postgres"
        finally:
            _run(user, f"{found}/pg_ctl", "-D", str(data), "-w", "-m", "fast", "stop")


def _run(user: str | None, *command: str) -> None:
    subprocess.run(command, user=user, check=True, capture_output=True, cwd="/")


def _free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])
