"""What one rude client costs those who play: their p50 and p99 with and without each attack, and the server's memory.

    python -m bench.rude [--json] [--rounds 3] [--seconds 4] [--attacks silent,half_heads]

People play games of Babel through the API at a steady pace; the rude client comes from another address and does one
thing on purpose, again and again. In each round every attack is measured right behind a while without any, all in turn,
on one server that lives through all of it, with all its usual limits: so the people come from another address each
time, or they would be too many newcomers for one. Of each the median over the rounds counts. Compare ratios of one run.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from contextlib import AbstractContextManager
from itertools import count
from pathlib import Path
from typing import Any

from bench.rude.attacks import ATTACKS
from bench.server.__main__ import load
from bench.server.machines import Server, serving

GAMES = 10
RATE = 150.0  # actions a second of all people together
WARM_UP = 1.0  # seconds that the load generator takes before it counts
COMPLETE = 120.0  # seconds that a match of bots may take
SOURCES = (f"127.1.{number // 250}.{number % 250 + 1}" for number in count())  # of the people

Figures = dict[str, Any]


class Peak:
    """The most memory that a server takes while this is open."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._watch)
        self.kb = 0

    def _watch(self) -> None:
        while not self._over.wait(0.1):
            self.kb = max(self.kb, self._server.rss_kb())

    def __enter__(self) -> Peak:
        self._thread.start()
        return self

    def __exit__(self, *error: object) -> None:
        self._over.set()
        self._thread.join()


def victims(server: Server, seconds: float) -> Figures:
    """People at play: how long their actions took."""
    figures = load(server, GAMES, seconds, rate=RATE, warm_up=WARM_UP, source=next(SOURCES))
    assert not figures["errors"], figures
    assert not figures["gaps_or_repeats"], figures
    return figures


def attacked(server: Server, matches: tuple[str, str], attack: str, seconds: float) -> Figures:
    """The same while somebody is rude."""
    command = [sys.executable, "-m", "bench.rude.attacks", str(server.port), *matches, attack]
    rude = subprocess.Popen([*command, str(seconds + WARM_UP + 2)], stdout=subprocess.PIPE, text=True)
    with Peak(server) as peak:
        figures = victims(server, seconds)
    said = rude.communicate()[0]
    return {**figures, "peak_kb": peak.kb, "acts": json.loads(said)["acts"]}


def finished_match(server: Server, **wanted: object) -> str:
    """A match of bots that anybody may watch, played to its end, so that its log is long."""
    address = f"http://127.0.0.1:{server.port}"
    guest = urllib.request.urlopen(urllib.request.Request(f"{address}/api/guest", method="POST"))
    headers = {"X-CSRF-Token": json.load(guest)["csrf"], "Cookie": guest.headers["Set-Cookie"].partition(";")[0]}
    headers["Content-Type"] = "application/json"
    body = json.dumps({**wanted, "start": True}).encode()
    made = urllib.request.Request(f"{address}/api/tables", data=body, headers=headers)
    match, deadline = str(json.load(urllib.request.urlopen(made))["id"]), time.monotonic() + COMPLETE
    while json.load(urllib.request.urlopen(f"{address}/api/games/{match}"))["over"] is None:
        if time.monotonic() > deadline:
            raise RuntimeError("the bots do not play")
        time.sleep(0.2)
    return match


def run(attacks: list[str], rounds: int, seconds: float) -> Figures:
    """All attacks in turn, round after round."""
    measured: dict[str, list[tuple[Figures, Figures]]] = {attack: [] for attack in attacks}
    with tempfile.TemporaryDirectory(prefix="ziggurat-rude-") as folder, _serving(folder) as server:
        matches = (
            finished_match(server, game="babel", seats=["random"] * 2),
            finished_match(server, game="wonders", seats=["random"] * 7, options={"players": "7"}),
        )
        victims(server, seconds)  # what is allocated once is allocated now
        time.sleep(1)
        before = server.rss_kb()
        for _ in range(rounds):
            for attack in attacks:
                calm = victims(server, seconds)
                measured[attack].append((calm, attacked(server, matches, attack, seconds)))
        after = server.rss_kb()
    return {
        "machine": f"{platform.machine()}, {os.cpu_count()} cores",
        "rounds": rounds,
        "memory_before_mb": round(before / 1024),
        "memory_after_mb": round(after / 1024),
        "attacks": {attack: _medians(pairs, before) for attack, pairs in measured.items()},
    }


def _serving(folder: str) -> AbstractContextManager[Server]:
    return serving(str(Path(folder) / "rude.sqlite3"), limits=1)


def _medians(pairs: list[tuple[Figures, Figures]], before: int) -> Figures:
    def median(index: int, name: str) -> float:
        return round(statistics.median(float(pair[index][name]) for pair in pairs), 2)

    return {
        "p50_ms": [median(0, "p50_ms"), median(1, "p50_ms")],
        "p99_ms": [median(0, "p99_ms"), median(1, "p99_ms")],
        "p99_times": round(median(1, "p99_ms") / median(0, "p99_ms"), 2),
        "memory_times": round(max(rude["peak_kb"] for _, rude in pairs) / before, 2),
        "acts": sum(rude["acts"] for _, rude in pairs),
    }


def show(report: Figures) -> str:
    """The report in words."""
    lines = [
        f"{report['machine']}, {report['rounds']} rounds; memory {report['memory_before_mb']} MB before, "
        f"{report['memory_after_mb']} MB after",
        "| attack | p50 without, with | p99 without, with | times | memory, times | rude acts |",
        "| --- | --- | --- | --- | --- | --- |",
    ]
    for attack, found in report["attacks"].items():
        (calm, rude), (calm99, rude99) = found["p50_ms"], found["p99_ms"]
        lines.append(
            f"| {attack.replace('_', ' ')} | {calm}, {rude} ms | {calm99}, {rude99} ms | {found['p99_times']} | "
            f"{found['memory_times']} | {found['acts']} |"
        )
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--rounds", type=int, default=3, help="how often each attack is measured")
    parser.add_argument("--seconds", type=float, default=4.0, help="how long each measurement runs")
    parser.add_argument("--attacks", default=",".join(ATTACKS), help="which, by name")
    given = parser.parse_args()
    report = run(given.attacks.split(","), given.rounds, given.seconds)
    print(json.dumps(report, indent=2) if given.json else show(report))


if __name__ == "__main__":
    main()
