"""`ziggurat bench GAME`: all measurements of one run, as a table or as JSON."""

import json
import os
import platform
import subprocess
import sys
from typing import Any

from ziggurat.bench import compiled, gpu, naive, starts
from ziggurat.bench.compiled import USUAL, Options
from ziggurat.kernel import jit, registry
from ziggurat.kernel.errors import BadOption

MODULES = ("tower", "projects")
INTERPRET = """
import sys
from ziggurat.bench.compiled import measure_interpreted
from ziggurat.kernel import registry
options = dict(option.split("=") for option in sys.argv[3:])
speed = measure_interpreted(registry.find(sys.argv[1]), float(sys.argv[2]), options)
print(speed.decisions_per_second)
"""


def measure(game: str, seconds: float, chosen: Options = USUAL) -> dict[str, Any]:
    """Everything in one run, so that the ratios mean something on a busy machine."""
    kind = registry.find(game)
    options = {name: values[0] for name, values in kind.rulebook.options.items()} | dict(chosen)
    one = compiled.measure_compiled(kind, seconds, options=options)
    threads = compiled.all_threads()
    every = compiled.measure_compiled(kind, seconds, threads, options=options)
    batch = compiled.measure_batch(kind, seconds, options=options)
    reference = naive.measure_naive(game, seconds, options=options)
    interpreted = measure_interpreted(game, seconds, options=options)
    again = compiled.measure_compiled(kind, seconds, options=options)
    graphics = gpu.measure_gpu(kind, seconds, options=options)
    start = starts.measure_starts(game)
    best = max(one, again, key=lambda speed: speed.decisions_per_second)
    result: dict[str, Any] = {
        "game": game,
        "options": options,
        "decisions_per_second": best.decisions_per_second,
        "games_per_second": best.games_per_second,
        "decisions_per_game": best.decisions / best.games,
        "threads": threads,
        "all_threads_decisions_per_second": every.decisions_per_second,
        "batch_size": compiled.BATCH,
        "batch_decisions_per_second": batch.decisions_per_second,
        "interpreted_decisions_per_second": interpreted,
        "reference_decisions_per_second": reference.decisions_per_second,
        "compiled_to_reference": best.decisions_per_second / reference.decisions_per_second,
        "gpu": vars(graphics) if graphics else None,
        "state_bytes": kind.rulebook.state.itemsize,
        "cold_start_s": start.cold,
        "warm_start_s": start.warm,
        "import_numba_s": start.numba,
        "python": platform.python_version(),
        "cores": os.cpu_count(),
    }
    return result


def measure_interpreted(game: str, seconds: float, options: Options = USUAL) -> float:
    """Decisions a second of the rules interpreted, in a process of their own."""
    search = os.pathsep.join(filter(None, [str(jit.PACKAGE.parent), os.environ.get("PYTHONPATH")]))
    environment = os.environ | {"NUMBA_DISABLE_JIT": "1", "PYTHONPATH": search}
    command = [sys.executable, "-c", INTERPRET, game, str(seconds)]
    command += [f"{name}={value}" for name, value in options.items()]
    return float(subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout)


ROWS = (
    ("compiled, one thread", "decisions_per_second"),
    ("compiled, all threads", "all_threads_decisions_per_second"),
    ("batch stepped from Python", "batch_decisions_per_second"),
    ("interpreted", "interpreted_decisions_per_second"),
    ("naive second engine", "reference_decisions_per_second"),
)


def as_table(result: dict[str, Any]) -> str:
    """The measurements for people, each as a multiple of the naive engine too."""
    naive_speed = result["reference_decisions_per_second"]
    options = ", ".join(f"{name} {value}" for name, value in result["options"].items())
    lines = [f"{result['game']}: uniform random play, all legal actions listed at each decision", options, ""]
    lines += [f"{'':28}{'decisions/s':>14}{'× naive':>10}"]
    lines += [f"{name:28}{result[key]:14,.0f}{result[key] / naive_speed:10,.1f}" for name, key in ROWS]
    if result["gpu"]:
        speed = result["gpu"]["decisions_per_second"]
        lines.append(f"{result['gpu']['device']:28}{speed:14,.0f}{speed / naive_speed:10,.1f}")
        lines.append(f"GPU's final states are the CPU's: {'yes' if result['gpu']['same_as_cpu'] else 'NO'}")
    else:
        lines.append("No GPU here.")
    lines += [
        "",
        f"{result['games_per_second']:,.0f} games/s on one thread, {result['decisions_per_game']:.0f} decisions a game",
        f"state {result['state_bytes']} bytes; {result['threads']} threads on {result['cores']} cores",
        f"to the first legal list: {result['cold_start_s']:.1f} s at first, {result['warm_start_s']:.2f} s later, "
        f"{result['warm_start_s'] / result['import_numba_s']:.1f} × the import of Numba",
    ]
    return "\n".join(lines)


def modules_chosen(text: str | None) -> dict[str, str]:
    """The options of 7 Wonders for a list of its modules, as `bench` takes it; nothing where none was given."""
    if text is None:
        return {}
    chosen = set(filter(None, text.split(","))) - {"none"}
    if unknown := chosen - set(MODULES):
        raise BadOption("module", sorted(unknown)[0], f"one of: {', '.join(MODULES)}, none")
    return {module: "yes" if module in chosen else "no" for module in MODULES}


def run(game: str, *, as_json: bool, seconds: float, options: Options = USUAL) -> None:
    """Measure and print."""
    registry.find(game).blank_record(**options)
    if not as_json:
        print("Measuring; this takes about a minute ...", file=sys.stderr, flush=True)
    result = measure(game, seconds, options)
    print(json.dumps(result, indent=2) if as_json else as_table(result))


if __name__ == "__main__":
    run(sys.argv[1], as_json="--json" in sys.argv, seconds=2.0)
