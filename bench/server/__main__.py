"""The server under load, on SQLite and on PostgreSQL, next to boardgame.io in the same run.

    python -m bench.server [--json] [--seconds 10] [--games 200] [--rounds 3] [--no-peer]

A load generator in a process of its own plays whole games of Babel through the API, two players and two streams each,
for as many games as are to be live. All on this machine, all processes bounded in time. Full load is measured in
rounds, the peer and ours in turn, and the best of each counts: on a shared machine it is the one that others have
disturbed least; likewise half load. Compare ratios of one run.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from bench.boardgameio import peer
from bench.server.machines import Server, postgresql, serving
from bench.server.memory import measure_memory

LOAD_LIMIT = 180.0  # seconds that a load generator may take beyond its measurement

Figures = dict[str, Any]


def load(
    server: Server,
    games: int,
    seconds: float,
    rate: float | None = None,
    warm_up: float = 3.0,
    source: str | None = None,
) -> Figures:
    """Load a server for a while; what was measured, with the processor time that the server took for it."""
    command = [sys.executable, "-m", "bench.server.load", str(server.port)]
    command += ["--games", str(games), "--seconds", str(seconds), "--server", str(server.process.pid)]
    command += ["--warm-up", str(warm_up)]
    command += ["--rate", str(rate)] if rate is not None else []
    command += ["--source", source] if source is not None else []
    done = subprocess.run(command, capture_output=True, text=True, timeout=seconds + LOAD_LIMIT, check=False)
    if done.returncode:
        raise RuntimeError(f"the load generator failed: {done.stderr[-2000:]}")
    figures: Figures = json.loads(done.stdout.splitlines()[-1])
    return figures


def full_load(database: str, games: int, seconds: float) -> Figures:
    """A fresh server on a database, as fast as it answers."""
    with serving(database) as server:
        return load(server, games, seconds)


def at_ease(database: str, games: int, seconds: float, rounds: int, rate: float) -> Figures:
    """A server on a database at half of its load, the least disturbed round of several, and its memory."""
    halves = []
    for _ in range(rounds):
        with serving(database) as server:
            halves.append(load(server, games, seconds, rate=rate / 2))
    with serving(database) as server:
        memory = measure_memory(server)
    return {"half_load": min(halves, key=lambda figures: figures["p99_ms"]), "memory": memory}


@contextmanager
def databases() -> Iterator[dict[str, str]]:
    """An SQLite file, and a PostgreSQL where it is installed."""
    with tempfile.TemporaryDirectory(prefix="ziggurat-bench-") as folder, postgresql() as address:
        found = {"sqlite": str(Path(folder) / "bench.sqlite3")}
        if address is not None:
            found["postgresql"] = address
        yield found


def run(games: int, seconds: float, rounds: int, with_peer: bool) -> Figures:
    """Everything, one after the other: rounds of the peer and ours at full load, then ours at half load."""
    report: Figures = {"machine": f"{platform.machine()}, {os.cpu_count()} cores", "games": games, "rounds": rounds}
    peers: list[Figures] = []
    with databases() as found:
        full: dict[str, list[Figures]] = {kind: [] for kind in found}
        for _ in range(rounds):
            if with_peer and (figures := _peer(games, seconds)):
                peers.append(figures)
            for kind, database in found.items():
                full[kind].append(full_load(database, games, seconds))
        for kind, database in found.items():
            best = max(full[kind], key=lambda figures: figures["actions_per_second"])
            report[kind] = {
                "full_load": best,
                "all_rounds": [figures["actions_per_second"] for figures in full[kind]],
                **at_ease(database, games, seconds, rounds, best["actions_per_second"]),
            }
    if peers:
        best = max(peers, key=lambda figures: figures["moves_per_second"])
        report["boardgame.io"] = {**best, "all_rounds": [round(figures["moves_per_second"], 1) for figures in peers]}
        report["times_boardgame.io"] = {
            kind: round(report[kind]["full_load"]["actions_per_second"] / best["moves_per_second"], 2) for kind in found
        }
    return report


def _peer(games: int, seconds: float) -> Figures | None:
    try:
        return dict(peer.measure(games, seconds))
    except peer.PeerMissing as error:
        print(f"boardgame.io was not measured: {error}", file=sys.stderr)
        return None


def show(report: Figures) -> str:
    """The report in words."""
    lines = [f"{report['games']} live games, {report['machine']}"]
    for kind in ("sqlite", "postgresql"):
        if kind in report:
            lines += _kind_lines(kind, report[kind])
    if "boardgame.io" in report:
        figures = report["boardgame.io"]
        lines.append(
            f"boardgame.io {figures['version']}, in memory: {figures['moves_per_second']:,.0f} moves/s "
            f"(rounds: {_rounds(figures)}), p99 {figures['p99_ms']:.0f} ms"
        )
        for kind, ratio in report["times_boardgame.io"].items():
            lines.append(f"Ziggurat on {kind}: {ratio} times boardgame.io (the best round of each)")
    return "\n".join(lines)


def _kind_lines(kind: str, figures: Figures) -> list[str]:
    lines = []
    for name in ("full_load", "half_load"):
        load = figures[name]
        lines.append(
            f"{kind}, {name.replace('_', ' ')}: {load['actions_per_second']:,.0f} durable actions/s, "
            f"p50 {load['p50_ms']} ms, p95 {load['p95_ms']} ms, p99 {load['p99_ms']} ms; "
            f"errors {load['errors'] or 'none'}, gaps or repeats {load['gaps_or_repeats']}, "
            f"foreign payloads {load['foreign_payloads']}"
        )
    lines.append(f"{kind}, rounds at full load: {_rounds(figures)}")
    memory = figures["memory"]
    lines.append(
        f"{kind}, memory: {memory['live_game_kb']} KB a live game with two streams, "
        f"{memory['idle_game_kb']} KB an idle one, {memory['streams_mb']} MB for {memory['streams']} streams"
    )
    return lines


def _rounds(figures: Figures) -> str:
    return ", ".join(f"{each:,.0f}" for each in figures["all_rounds"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--seconds", type=float, default=10.0, help="how long each measurement runs")
    parser.add_argument("--games", type=int, default=200, help="live games")
    parser.add_argument("--rounds", type=int, default=3, help="how often full load is measured")
    parser.add_argument("--no-peer", action="store_true", help="leave boardgame.io out")
    given = parser.parse_args()
    report = run(given.games, given.seconds, given.rounds, not given.no_peer)
    print(json.dumps(report, indent=2) if given.json else show(report))


if __name__ == "__main__":
    main()
