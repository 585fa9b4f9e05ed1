"""`python -m tests.campaigns [NAME …]`: runs all campaigns, or those named, and prints their figures.

A campaign is a function without arguments that prints what it finds and returns the number of failures. It takes its
size from variables of the environment that begin with ZIGGURAT_ and its own name, and the same size gives the same
games.
"""

import sys
import time
from collections.abc import Callable

from tests.campaigns import power, searched

CAMPAIGNS: dict[str, Callable[[], int]] = {"searched": searched.campaign, "power": power.campaign}


def main(names: list[str]) -> int:
    """Run campaigns; 1 if something failed, 2 if there is no such campaign."""
    if unknown := [name for name in names if name not in CAMPAIGNS]:
        print(f"no campaign is called {', '.join(unknown)}; choose from: {', '.join(CAMPAIGNS)}", file=sys.stderr)
        return 2
    failures = 0
    for name in names or list(CAMPAIGNS):
        began = time.monotonic()
        print(f"== {name}", flush=True)
        found = CAMPAIGNS[name]()
        failures += found
        print(f"== {name}: {found} failures, {time.monotonic() - began:.0f} s", flush=True)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
