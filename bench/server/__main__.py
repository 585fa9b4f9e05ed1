"""The server under load, on SQLite and on PostgreSQL, next to boardgame.io in the same run.

    python -m bench.server [--json] [--seconds 10] [--games 200] [--rounds 3] [--no-peer] [--databases sqlite]

A load generator in a process of its own plays whole games of Babel through the API, two players and two streams each,
for as many games as are to be live: with requests and event streams, and with one WebSocket for each player. All on
this machine, all processes bounded in time. Full load is measured in rounds, the peer and both of ours in turn, and
the best of each counts: on a shared machine it is the one that others have disturbed least; likewise half load.
Compare ratios of one run.
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

WAYS = ("http", "socket")  # requests and event streams; one WebSocket for each player

Figures = dict[str, Any]


def load(
    server: Server,
    games: int,
    seconds: float,
    rate: float | None = None,
    warm_up: float = 3.0,
    source: str | None = None,
    way: str = "http",
) -> Figures:
    """Load a server for a while; what was measured, with the processor time that the server took for it."""
    command = [sys.executable, "-m", "bench.server.load", str(server.port)]
    command += ["--games", str(games), "--seconds", str(seconds), "--server", str(server.process.pid)]
    command += ["--warm-up", str(warm_up)]
    command += ["--rate", str(rate)] if rate is not None else []
    command += ["--source", source] if source is not None else []
    command += ["--socket"] if way == "socket" else []
    done = subprocess.run(command, capture_output=True, text=True, timeout=seconds + LOAD_LIMIT, check=False)
    if done.returncode:
        raise RuntimeError(f"the load generator failed: {done.stderr[-2000:]}")
    figures: Figures = json.loads(done.stdout.splitlines()[-1])
    return figures | {"machine_load": round(os.getloadavg()[0], 1)}


def full_load(database: str, games: int, seconds: float, way: str) -> Figures:
    """A fresh server on a database, as fast as it answers."""
    with serving(database) as server:
        return load(server, games, seconds, way=way)


def at_ease(database: str, games: int, seconds: float, rounds: int, best: dict[str, Figures]) -> dict[str, Figures]:
    """A server on a database at half of its load, each way in turn, the least disturbed round of several."""
    halves: dict[str, list[Figures]] = {way: [] for way in WAYS}
    for _ in range(rounds):
        for way in WAYS:
            with serving(database) as server:
                halves[way].append(load(server, games, seconds, best[way]["actions_per_second"] / 2, way=way))
    return {way: min(found, key=lambda figures: figures["p99_ms"]) for way, found in halves.items()}


@contextmanager
def databases() -> Iterator[dict[str, str]]:
    """An SQLite file, and a PostgreSQL where it is installed."""
    with tempfile.TemporaryDirectory(prefix="ziggurat-bench-") as folder, postgresql() as address:
        found = {"sqlite": str(Path(folder) / "bench.sqlite3")}
        if address is not None:
            found["postgresql"] = address
        yield found


def run(games: int, seconds: float, rounds: int, with_peer: bool, kinds: list[str]) -> Figures:
    """Everything, one after the other: rounds of the peer and ours at full load, then ours at half load."""
    report: Figures = {"machine": f"{platform.machine()}, {os.cpu_count()} cores", "games": games, "rounds": rounds}
    peers: list[Figures] = []
    with databases() as all_databases:
        found = {kind: database for kind, database in all_databases.items() if kind in kinds}
        full: dict[tuple[str, str], list[Figures]] = {(kind, way): [] for kind in found for way in WAYS}
        for _ in range(rounds):
            if with_peer and (figures := _peer(games, seconds)):
                peers.append(figures)
            for kind, way in full:
                full[kind, way].append(full_load(found[kind], games, seconds, way))
        for kind, database in found.items():
            best = {way: max(full[kind, way], key=lambda figures: figures["actions_per_second"]) for way in WAYS}
            halves = at_ease(database, games, seconds, rounds, best)
            for way in WAYS:
                report[f"{kind}, {way}"] = {
                    "full_load": best[way],
                    "half_load": halves[way],
                    "all_rounds": [figures["actions_per_second"] for figures in full[kind, way]],
                    "us_per_action": [figures["server_us_per_action"] for figures in full[kind, way]],
                    "machine_loads": [figures["machine_load"] for figures in full[kind, way]],
                }
            with serving(database) as server:
                report[f"{kind}, memory"] = measure_memory(server)
    if peers:
        best_peer = max(peers, key=lambda figures: figures["moves_per_second"])
        rates = [round(figures["moves_per_second"], 1) for figures in peers]
        report["boardgame.io"] = {**best_peer, "all_rounds": rates}
        report["times_boardgame.io"] = {
            f"{kind}, {way}": round(
                report[f"{kind}, {way}"]["full_load"]["actions_per_second"] / best_peer["moves_per_second"], 2
            )
            for kind, way in full
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
    for name, figures in report.items():
        if name.endswith(WAYS):
            lines += _way_lines(name, figures)
        elif name.endswith(", memory"):
            lines.append(_memory_line(name, figures))
    if "boardgame.io" in report:
        figures = report["boardgame.io"]
        lines.append(
            f"boardgame.io {figures['version']}, in memory: {figures['moves_per_second']:,.0f} moves/s "
            f"(rounds: {_rounds(figures)}), p99 {figures['p99_ms']:.0f} ms"
        )
        for name, ratio in report["times_boardgame.io"].items():
            lines.append(f"Ziggurat on {name}: {ratio} times boardgame.io (the best round of each)")
    return "\n".join(lines)


def _way_lines(name: str, figures: Figures) -> list[str]:
    lines = []
    for share in ("full_load", "half_load"):
        load = figures[share]
        lines.append(
            f"{name}, {share.replace('_', ' ')}: {load['actions_per_second']:,.0f} durable actions/s, "
            f"p50 {load['p50_ms']} ms, p95 {load['p95_ms']} ms, p99 {load['p99_ms']} ms; "
            f"{load['server_us_per_action']} µs of the server an action; errors {load['errors'] or 'none'}, "
            f"gaps or repeats {load['gaps_or_repeats']}, foreign payloads {load['foreign_payloads']}"
        )
    costs = ", ".join(f"{each}" for each in figures["us_per_action"])
    loads = ", ".join(f"{each}" for each in figures["machine_loads"])
    return [*lines, f"{name}, rounds at full load: {_rounds(figures)}; µs an action {costs}; load average {loads}"]


def _memory_line(name: str, memory: Figures) -> str:
    return (
        f"{name}: {memory['live_game_kb']} KB a live game with two streams, "
        f"{memory['idle_game_kb']} KB an idle one, {memory['streams_mb']} MB for {memory['streams']} streams"
    )


def _rounds(figures: Figures) -> str:
    return ", ".join(f"{each:,.0f}" for each in figures["all_rounds"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--seconds", type=float, default=10.0, help="how long each measurement runs")
    parser.add_argument("--games", type=int, default=200, help="live games")
    parser.add_argument("--rounds", type=int, default=3, help="how often full load is measured")
    parser.add_argument("--no-peer", action="store_true", help="leave boardgame.io out")
    parser.add_argument("--databases", default="sqlite,postgresql", help="which, of those that are here")
    given = parser.parse_args()
    report = run(given.games, given.seconds, given.rounds, not given.no_peer, given.databases.split(","))
    print(json.dumps(report, indent=2) if given.json else show(report))


if __name__ == "__main__":
    main()
