"""`python -m tests.compiling`: compiles all that the tests call, each game in a process of its own.

Whoever calls a door first has it compiled, and before it every rule behind it; if that were left to the tests, each of
their processes would begin with the same rules.
"""

import subprocess
import sys
from pathlib import Path

from ziggurat.agents import entries_for
from ziggurat.bench.compiled import play_batch
from ziggurat.kernel import prepare, registry
from ziggurat.kernel.batch import Batch
from ziggurat.kernel.rng import key_from_seed

ROOT = Path(__file__).parents[1]
BESIDES = (  # that players never call first, but several files of tests do
    *(f"ziggurat.kernel.entries:{name}_at" for name in ("weigh", "prefer", "appraise")),
    "ziggurat.agents.greedy:greedy_choice",
)


def compile_game(name: str) -> None:
    """What players and servers call of a game, then what only learning, measuring and tests call, by calling it."""
    prepare.compile_game(name, prepare.entries_of(name, [*entries_for(name), *BESIDES]))
    kind = registry.find(name)
    batch = Batch(kind, 2, seed=1)
    batch.step(batch.random_actions())
    assert batch.masks.any()
    play_batch(kind, 1, 1, 1)
    if name == "wonders":
        call_wonders()


def call_wonders() -> None:
    """The doors that the tests of 7 Wonders have for themselves."""
    from tests.support.wonders import Fast, first_dispute_at
    from ziggurat.games.wonders.options import OPTIONS

    table = Fast(key_from_seed(1), {option: values[0] for option, values in OPTIONS.items()} | {"tower": "no"})
    table.coins(0, table.numbers(0)[0])
    table.points()
    table.parts()
    first_dispute_at(table.games, 0, 0, table.actions)


def main(names: list[str]) -> int:
    """Compile one game, or all of them side by side."""
    if names:
        compile_game(names[0])
        return 0
    command = [sys.executable, "-m", "tests.compiling"]
    workers = [subprocess.Popen([*command, name], cwd=ROOT) for name in registry.names()]
    return max(worker.wait() for worker in workers)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
