"""`make ladder`: lets each level play the next and keeps the ladder in BENCHMARKS.md, with command, seed and machine.

    python -m bench.ladder babel --games 200

The ladder of a game stands between two marks, and is written anew when all is played;
until then its log goes on where it stopped.
"""

import argparse
import re
import sys
from pathlib import Path

from ziggurat import agents
from ziggurat.arena import command, text
from ziggurat.arena.findings import Findings
from ziggurat.arena.plan import make_plan

BENCHMARKS = Path(__file__).parents[1] / "BENCHMARKS.md"


def with_ladder(document: str, found: Findings) -> str:
    """A document in which the ladder of a game is the one just found; a new one stands at the end."""
    begin, end = f"<!-- ladder of {found.game} -->", f"<!-- end of the ladder of {found.game} -->"
    ladder = f"{begin}\n{text.as_markdown(found).strip()}\n\n{end}"
    if begin not in document:
        return f"{document.rstrip()}\n\n## The ladder of {found.title}\n{ladder}\n"
    return re.sub(f"{re.escape(begin)}.*?{re.escape(end)}", lambda _: ladder, document, flags=re.DOTALL)


def main() -> None:
    parser = argparse.ArgumentParser(description="Play the ladder of a game and keep it in BENCHMARKS.md.")
    parser.add_argument("game")
    parser.add_argument("levels", nargs="*", default=list(agents.LEVELS))
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--players", default="")
    given = parser.parse_args()
    options = {"players": given.players} if given.players else {}
    plan = make_plan(given.game, given.levels, games=given.games, seed=given.seed, options=options, neighbours=True)
    finished = command.run(plan)
    print(text.as_text(finished.found))
    if finished.stopped:
        sys.exit("Stopped; the same command goes on from there, and writes the ladder when all is played.")
    BENCHMARKS.write_text(with_ladder(BENCHMARKS.read_text(encoding="utf-8"), finished.found), encoding="utf-8")


if __name__ == "__main__":
    main()
