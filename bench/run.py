"""`make bench`: our rules and the peers in one run, as ratios. Options: `--no-peers`, `--json`."""

import json
import sys
from dataclasses import asdict
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.peers import measure_all
from ziggurat.bench import report


def main() -> int:
    """Measure ours, then theirs, and print both."""
    seconds = 3.0
    ours = report.measure("babel", seconds)
    peers = [] if "--no-peers" in sys.argv else measure_all(seconds)
    if "--json" in sys.argv:
        print(json.dumps({"babel": ours, "peers": [asdict(peer) for peer in peers]}, indent=2))
        return 0
    print(report.as_table(ours))
    if peers:
        print(f"\n{'peer, uniform random play':44}{'decisions/s':>14}{'ours, one thread, is':>24}")
    for peer in peers:
        name = f"{peer.peer} {peer.version}"
        if peer.decisions_per_second:
            ratio = ours["decisions_per_second"] / peer.decisions_per_second
            print(f"{name:44}{peer.decisions_per_second:14,.0f}{ratio:22,.0f} ×")
        else:
            print(f"{name:44}{'-':>14}  {peer.note}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
