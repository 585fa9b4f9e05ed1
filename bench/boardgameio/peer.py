"""How many moves a second the server of boardgame.io takes while many games are live, and what a live game costs it.

    python -m bench.boardgameio.peer            # from the root of the repository; needs node and npm
    python -m bench.boardgameio.peer --json

The server of the package, with its storage in memory, is one process; `load.js` is another and drives every client.
Both clients of a game are the package's own, connected by WebSocket, and every update reaches both. One move counts
when the client that made it has the server's update in hand. `game.js` says what is played.

package.json holds koa-compose at 4.1.0: with 4.2.0, boardgame.io 0.50.2 answers every request to its lobby with 404.
Compare moves a second only where `server_cpu` is near 1; below, something else on the machine held the server back.
"""

import argparse
import json
import os
import select
import shutil
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

SOURCES = Path(__file__).resolve().parent
PACKAGES = SOURCES.parents[1] / ".peers" / "boardgameio"
INSTALL = ("npm", "install", "--no-audit", "--no-fund", "--no-package-lock")
INSTALL_LIMIT = 600.0
"""Seconds that the install may take."""
START_LIMIT = 60.0
"""Seconds that the server may take to listen, and the load to create and join the matches and to warm up."""
STOP_LIMIT = 5.0
"""Seconds that a process has to stop before it is killed."""
SAMPLE_EVERY = 0.2
"""Seconds between two looks at the server."""

Figures = dict[str, float | str]


class PeerMissing(RuntimeError):
    """The peer cannot be measured here, and why."""


@dataclass(frozen=True)
class Sample:
    """The server at one moment: its resident memory, and the processor time that it has used so far."""

    at: float
    rss_kb: int
    cpu_seconds: float


def sample(pid: int) -> Sample:
    """Read the memory and the processor time of a process."""
    status = Path(f"/proc/{pid}/status").read_text()
    rss = next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS:"))
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    ticks = int(fields[11]) + int(fields[12])
    return Sample(time.monotonic(), int(rss), ticks / os.sysconf("SC_CLK_TCK"))


def installed() -> bool:
    """Whether the packages that package.json names are there."""
    wanted = (SOURCES / "package.json").read_text()
    done = PACKAGES / "installed.json"
    return done.exists() and done.read_text() == wanted


def install() -> None:
    """Fetch the packages on first use, and again after package.json has changed."""
    for program in ("node", "npm"):
        if shutil.which(program) is None:
            raise PeerMissing(f"boardgame.io needs {program}, which is not on the path")
    if installed():
        return
    shutil.rmtree(PACKAGES, ignore_errors=True)
    PACKAGES.mkdir(parents=True)
    shutil.copy(SOURCES / "package.json", PACKAGES)
    try:
        subprocess.run(INSTALL, cwd=PACKAGES, check=True, capture_output=True, text=True, timeout=INSTALL_LIMIT)
    except subprocess.CalledProcessError as error:
        raise PeerMissing(f"npm could not install boardgame.io: {error.stderr.strip()[-500:]}") from error
    except subprocess.TimeoutExpired as error:
        raise PeerMissing(f"npm did not install boardgame.io within {INSTALL_LIMIT:.0f} s") from error
    shutil.copy(SOURCES / "package.json", PACKAGES / "installed.json")


@contextmanager
def node(script: str, *arguments: str) -> Iterator[subprocess.Popen[str]]:
    """Run one of the scripts as in production, and stop it whatever happens."""
    environment = {**os.environ, "NODE_ENV": "production", "NODE_PATH": str(PACKAGES / "node_modules")}
    command = ("node", str(SOURCES / script), *arguments)
    process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
    try:
        yield process
    finally:
        stop(process)


def stop(process: subprocess.Popen[str]) -> None:
    """End a process, by force if it must be."""
    process.terminate()
    try:
        process.wait(STOP_LIMIT)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
    if process.stdout:
        process.stdout.close()


def first_line(process: subprocess.Popen[str]) -> str:
    """The first line that a process prints; empty when it ends, or lets the time pass, without one."""
    if process.stdout is None or not select.select([process.stdout], [], [], START_LIMIT)[0]:
        return ""
    return process.stdout.readline()


def port_of(server: subprocess.Popen[str]) -> str:
    """Wait until the server listens, and say where."""
    word, _, port = first_line(server).strip().partition(" ")
    if word != "ready":
        raise PeerMissing("the server of boardgame.io did not start")
    return port


def watch(server: subprocess.Popen[str], load: subprocess.Popen[str], limit: float) -> list[Sample]:
    """Look at the server again and again until the load has ended."""
    samples = [sample(server.pid)]
    while load.poll() is None:
        if server.poll() is not None:
            raise RuntimeError("the server of boardgame.io ended during the measurement")
        if time.monotonic() - samples[0].at > limit:
            raise TimeoutError(f"the load did not end within {limit:.0f} s")
        time.sleep(SAMPLE_EVERY)
        samples.append(sample(server.pid))
    return samples


def cost(before: Sample, samples: list[Sample], games: int, seconds: float) -> Figures:
    """What the server used in the last seconds: memory beyond the idle server a game, and its share of one core."""
    window = [one for one in samples if one.at > samples[-1].at - seconds]
    growth = statistics.median(one.rss_kb for one in window) - before.rss_kb
    first, last = window[0], window[-1]
    cpu = (last.cpu_seconds - first.cpu_seconds) / max(last.at - first.at, SAMPLE_EVERY)
    return {"rss_kb_per_game": growth / games, "server_cpu": cpu}


def measure(games: int = 200, seconds: float = 10.0, rate: float | None = None) -> Figures:
    """Play on a fresh server with that many games live, and return the figures of the load and of the server."""
    install()
    pace = () if rate is None else ("--rate", str(rate))
    with node("server.js", "0") as server:
        port = port_of(server)
        before = sample(server.pid)
        with node("load.js", port, "--games", str(games), "--seconds", str(seconds), *pace) as load:
            samples = watch(server, load, seconds + START_LIMIT)
            line = first_line(load)
            if load.returncode or not line:
                raise RuntimeError(f"the load ended with status {load.returncode} and without figures")
    figures: Figures = json.loads(line)
    return figures | cost(before, samples, games, seconds)


def as_text(figures: Figures) -> str:
    """The figures of one measurement, for people."""
    return (
        f"boardgame.io {figures['version']}, {figures['games']} live games: "
        f"{figures['moves_per_second']:,.0f} moves/s, {figures['rss_kb_per_game']:,.0f} KB a game, "
        f"p50 {figures['p50_ms']:.0f} ms, p95 {figures['p95_ms']:.0f} ms, p99 {figures['p99_ms']:.0f} ms\n"
        f"share of one core: server {figures['server_cpu']:.0%}, load {figures['load_cpu']:.0%}"
    )


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="moves a second of boardgame.io under load")
    parser.add_argument("--games", type=int, default=200, help="live games at a time")
    parser.add_argument("--seconds", type=float, default=10.0, help="length of the measurement")
    parser.add_argument("--rate", type=float, help="moves a second of the whole load; without it, as many as go")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    options = parser.parse_args()
    try:
        figures = measure(options.games, options.seconds, options.rate)
    except PeerMissing as error:
        print(error, file=sys.stderr)
        return 1
    print(json.dumps(figures, indent=2) if options.json else as_text(figures))
    return 0


if __name__ == "__main__":
    sys.exit(main())
