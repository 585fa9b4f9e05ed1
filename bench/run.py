"""`make bench`: the rules of both games and the peers in one run, as ratios. Options: `--no-peers`, `--json`."""

import json
import sys
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.peers import PeerResult, measure_all
from ziggurat.bench import report
from ziggurat.kernel import registry

SECONDS = 3.0


def main() -> int:
    """Measure ours, then theirs, and print both."""
    ours = {name: report.measure(name, SECONDS) for name in registry.names()}
    peers = [] if "--no-peers" in sys.argv else measure_all(SECONDS)
    if "--json" in sys.argv:
        print(json.dumps({**ours, "peers": [asdict(peer) for peer in peers]}, indent=2))
        return 0
    print("\n\n".join(map(report.as_table, ours.values())))
    if peers:
        print(f"\n{as_ratios(ours, peers)}")
    return 0


def as_ratios(ours: Mapping[str, Mapping[str, Any]], peers: Sequence[PeerResult]) -> str:
    """How many times as fast as each peer each of our games is on one thread."""
    heads = "".join(f"{name + ' is':>14}" for name in ours)
    lines = [f"{'peer, uniform random play':44}{'decisions/s':>14}{heads}"]
    for peer in peers:
        speed = peer.decisions_per_second
        ratios = "".join(f"{our['decisions_per_second'] / speed:12,.0f} ×" for our in ours.values()) if speed else ""
        figure = f"{speed:14,.0f}{ratios}" if speed else f"{'-':>14}  {peer.note}"
        lines.append(f"{peer.peer + ' ' + peer.version:44}{figure}")
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
