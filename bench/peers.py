"""How many decisions a second other libraries' game simulators reach in uniform random play driven from Python.

    python bench/peers.py --install                      # .peers/venv, with this interpreter or --python PATH
    .peers/venv/bin/python bench/peers.py --measure open_spiel/backgammon --seconds 5
    python bench/peers.py --seconds 5                    # install what is missing, then measure every peer

The same terms hold for all of them: every decision is drawn uniformly from all the legal actions, forced ones are
played and counted like any other, chance (dice, deals) is timed but not counted, a finished game is followed by a new
one, and imports, compilation and a warm-up are over before the clock starts. Where a library leaves a choice, its
faster way is taken. What a library calls one decision differs; the note of each peer says what was counted.

The peers live in a virtual environment of their own and are imported only by the process that measures them.
"""

import argparse
import importlib.metadata
import itertools
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

PEERS_DIR = Path(__file__).resolve().parents[1] / ".peers"
VENV = PEERS_DIR / "venv"
PYTHON = VENV / "bin" / "python"
NEVER_INSTALL = "torch<0\n"
"""Constraints for pip: a package that insists on torch fails to install instead of pulling it in."""
INSTALL_LIMIT = 900.0
"""Seconds that the install of one package may take."""
START_LIMIT = 240.0
"""Seconds that the imports, the compilation and the warm-up of one peer may take."""
SEED = 20240607
PGX_BATCH = 1024
PGX_STEPS = 32
"""Steps that one compiled call makes; the shortest game of backgammon is longer."""
PGX_CALLS = 256
"""Calls from Python between two looks at the clock, when a single game is played."""

Play = Callable[[], int]
"""Plays on for a while (mostly: one game) and returns how many decisions that took."""


@dataclass(frozen=True)
class PeerResult:
    """What was measured of one peer; without a figure the note says why there is none."""

    peer: str
    version: str
    decisions_per_second: float | None
    note: str
    decisions: int = 0
    seconds: float = 0.0


@dataclass(frozen=True)
class Peer:
    """A game of a library: how to get ready to play it, and what it counts as a decision."""

    package: str
    prepare: Callable[[], Play]
    note: str
    engine: str = ""
    """A second package that the speed depends on, whose version is reported as well."""

    @property
    def version(self) -> str:
        """The versions installed in the environment of the running interpreter."""
        engine = f" on {self.engine} {importlib.metadata.version(self.engine)}" if self.engine else ""
        return importlib.metadata.version(self.package) + engine


def open_spiel(game_name: str) -> Play:
    """A game of OpenSpiel through pyspiel; chance nodes are drawn from their listed outcomes."""
    import pyspiel

    game = pyspiel.load_game(game_name)
    rng = random.Random(SEED)

    def play() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, probabilities = zip(*state.chance_outcomes())
                state.apply_action(rng.choices(outcomes, probabilities)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return play


def pgx_act(env: Any) -> Callable[[Any, Any], Any]:
    """The JAX function (state, key) -> state that makes one uniformly drawn legal move and rolls the dice."""
    import jax

    def act(state: Any, key: Any) -> Any:
        draw, dice = jax.random.split(key)
        mask = state.legal_action_mask
        rank = jax.random.randint(draw, (), 0, mask.sum())
        return env.step(state, jax.numpy.argmax(mask.cumsum() > rank), dice)

    return act


def pgx_single() -> Play:
    """One game of Pgx backgammon: a call of a compiled function from Python for every decision."""
    os.environ["JAX_PLATFORMS"] = "cpu"
    import jax
    import pgx

    env = pgx.make("backgammon")
    act = pgx_act(env)

    def turn(state: Any, key: Any) -> Any:
        key, move, fresh = jax.random.split(key, 3)
        state = act(state, move)
        return jax.lax.cond(state.terminated, lambda: env.init(fresh), lambda: state), key

    step = jax.jit(turn)
    game = jax.jit(env.init)(jax.random.PRNGKey(SEED)), jax.random.PRNGKey(SEED + 1)

    def play() -> int:
        nonlocal game
        for _ in range(PGX_CALLS):
            game = step(*game)
        jax.block_until_ready(game)
        return PGX_CALLS

    return play


def pgx_batch() -> Play:
    """A batch of Pgx backgammon games: every call from Python makes some steps in all of them.

    The games that end during a call are replaced by openings drawn once a call, which is twice as fast here as
    pgx's own auto_reset, that draws an opening for every game at every step.
    """
    os.environ["JAX_PLATFORMS"] = "cpu"
    import jax
    import pgx

    env = pgx.make("backgammon")
    act = pgx_act(env)

    def turn(state: Any, key: Any, fresh: Any) -> Any:
        state = act(state, key)
        return jax.tree.map(lambda new, old: jax.numpy.where(state.terminated, new, old), fresh, state)

    def openings(key: Any) -> Any:
        return jax.vmap(env.init)(jax.random.split(key, PGX_BATCH))

    def turns(states: Any, key: Any) -> Any:
        key, first, moves = jax.random.split(key, 3)
        fresh = openings(first)

        def step(index: Any, states: Any) -> Any:
            return jax.vmap(turn)(states, jax.random.split(jax.random.fold_in(moves, index), PGX_BATCH), fresh)

        return jax.lax.fori_loop(0, PGX_STEPS, step, states), key

    steps = jax.jit(turns)
    games = jax.jit(openings)(jax.random.PRNGKey(SEED)), jax.random.PRNGKey(SEED + 1)

    def play() -> int:
        nonlocal games
        games = jax.block_until_ready(steps(*games))
        return PGX_BATCH * PGX_STEPS

    return play


def rlcard_env() -> Play:
    """Gin rummy of RLCard through its environment, which encodes an observation at every step."""
    import rlcard

    env = rlcard.make("gin-rummy", config={"seed": SEED})
    rng = random.Random(SEED)

    def play() -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(rng.choice(state["raw_legal_actions"]))
            decisions += 1
        return decisions

    return play


def rlcard_game() -> Play:
    """Gin rummy of RLCard through the game object inside its environment: the same rules without observations."""
    import rlcard

    game = rlcard.make("gin-rummy", config={"seed": SEED}).game
    rng = random.Random(SEED)

    def play() -> int:
        game.init_game()
        decisions = 0
        while not game.is_over():
            game.step(rng.choice(game.judge.get_legal_actions()))
            decisions += 1
        return decisions

    return play


def catanatron() -> Play:
    """Catan of Catanatron: four of its own RandomPlayers, up to its own limit of turns.

    It is seeded like the others, but its games still differ from run to run.
    """
    from catanatron.game import TURNS_LIMIT, Game
    from catanatron.models.player import Color, RandomPlayer

    players = [RandomPlayer(color) for color in Color]
    seeds = itertools.count(SEED)

    def play() -> int:
        game = Game(players, seed=next(seeds))
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            game.play_tick()
            decisions += 1
        return decisions

    return play


BOTH_DICE = "a decision plays both dice of a roll (doubles: two decisions)"
ONE_CHECKER = "a decision moves one checker"
PEERS = {
    "open_spiel/backgammon": Peer("open_spiel", lambda: open_spiel("backgammon"), BOTH_DICE),
    "open_spiel/gin_rummy": Peer("open_spiel", lambda: open_spiel("gin_rummy"), "one hand a game"),
    "pgx/backgammon/single": Peer("pgx", pgx_single, f"one game, one call a decision; {ONE_CHECKER}", "jax"),
    "pgx/backgammon/batch": Peer(
        "pgx", pgx_batch, f"{PGX_BATCH} games, {PGX_STEPS} steps of each a call; {ONE_CHECKER}", "jax"
    ),
    "rlcard/gin_rummy": Peer("rlcard", rlcard_env, "the environment, with its observations; one hand a game"),
    "rlcard/gin_rummy/game": Peer("rlcard", rlcard_game, "the game object, without observations; one hand a game"),
    "catanatron/catan": Peer("catanatron", catanatron, "four RandomPlayers; rolling and ending a turn are decisions"),
}


def play_for(play: Play, seconds: float) -> tuple[int, float]:
    """The decisions made and the seconds taken when playing on for at least that long."""
    decisions = 0
    start = time.perf_counter()
    while (elapsed := time.perf_counter() - start) < seconds:
        decisions += play()
    return decisions, elapsed


def measure(name: str, seconds: float) -> PeerResult:
    """Measure a peer in this process; its library must be installed here."""
    peer = PEERS[name]
    play = peer.prepare()
    play()
    play_for(play, min(1.0, seconds / 5))
    cpu = time.process_time()
    decisions, elapsed = play_for(play, seconds)
    cores = (time.process_time() - cpu) / elapsed
    note = f"{peer.note}; {cores:.1f} of {os.cpu_count()} cores busy"
    return PeerResult(name, peer.version, round(decisions / elapsed, 1), note, decisions, round(elapsed, 3))


def last_line(text: str) -> str:
    """The last line that says something."""
    return next((line.strip() for line in reversed(text.splitlines()) if line.strip()), "nothing was said")


def run(command: Sequence[str | Path], seconds: float) -> tuple[str, str]:
    """What a command printed and, in one line, how it failed, which is empty if it did not."""
    env = {key: value for key, value in os.environ.items() if key not in ("PYTHONPATH", "PYTHONHOME")}
    env["PYTHONHASHSEED"] = "0"
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=seconds, env=env, check=False)
    except subprocess.TimeoutExpired:
        return "", f"not done after {seconds:.0f} seconds"
    except OSError as error:
        return "", str(error)
    failure = f"exit status {done.returncode}: {last_line(done.stderr or done.stdout)}" if done.returncode else ""
    return done.stdout, failure


def installed() -> set[str]:
    """The names of the distributions in the peers' environment."""
    folders = [str(folder) for folder in VENV.glob("lib/python*/site-packages")]
    return {found.name.lower().replace("-", "_") for found in importlib.metadata.distributions(path=folders)}


def ready() -> bool:
    """Whether the peers' environment is there with a working pip."""
    return PYTHON.exists() and not run([PYTHON, "-m", "pip", "--version"], 60)[1]


def install(packages: Iterable[str], interpreter: str = sys.executable) -> dict[str, str]:
    """Install each of the packages that is missing, by itself; what failed and how is reported and returned."""
    if not ready():
        say(f"creating {VENV}")
        _, failure = run([interpreter, "-m", "venv", "--clear", VENV], INSTALL_LIMIT)
        if failure:
            say(f"no environment: {failure}")
            return dict.fromkeys(packages, f"no environment: {failure}")
    constraints = PEERS_DIR / "constraints.txt"
    constraints.write_text(NEVER_INSTALL, encoding="utf-8")
    failures = {}
    for package in packages:
        if package in installed():
            continue
        start = time.perf_counter()
        command: list[str | Path] = [
            PYTHON,
            "-m",
            "pip",
            "--disable-pip-version-check",
            "install",
            "-c",
            constraints,
            package,
        ]
        _, failure = run(command, INSTALL_LIMIT)
        if failure:
            failures[package] = f"not installed: {failure}"
        say(f"{package}: {failures.get(package, f'installed in {time.perf_counter() - start:.0f} seconds')}")
    return failures


def packages() -> list[str]:
    """What pip is asked for."""
    return list(dict.fromkeys(peer.package for peer in PEERS.values()))


def measure_apart(name: str, seconds: float) -> PeerResult:
    """Measure a peer in a process of its own, by the interpreter of the peers' environment."""
    command: list[str | Path] = [PYTHON, "-s", Path(__file__).resolve(), "--measure", name, "--seconds", str(seconds)]
    printed, failure = run(command, START_LIMIT + 2 * seconds)
    if failure:
        return PeerResult(name, "", None, f"not measured: {failure}")
    return PeerResult(**json.loads(last_line(printed)))


def measure_all(seconds: float) -> list[PeerResult]:
    """Install what is missing and measure every peer, one after another; a failing one has no figure but a note."""
    failures = install(packages())
    results = []
    for name, peer in PEERS.items():
        say(f"measuring {name}")
        failure = failures.get(peer.package)
        results.append(PeerResult(name, "", None, failure) if failure else measure_apart(name, seconds))
    return results


def say(line: str) -> None:
    """Tell how it is going, apart from the figures."""
    print(line, file=sys.stderr, flush=True)


def main() -> int:
    """Run the script; the figures go to the standard output, one JSON object a line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    role = parser.add_mutually_exclusive_group()
    role.add_argument("--install", action="store_true", help="only install what is missing")
    role.add_argument("--measure", metavar="NAME", choices=PEERS, help=f"only measure one: {', '.join(PEERS)}")
    parser.add_argument("--seconds", type=float, default=5.0, help="how long each peer is timed (default: 5)")
    parser.add_argument("--python", default=sys.executable, help="with --install: the environment's interpreter")
    arguments = parser.parse_args()
    if arguments.install:
        return 1 if install(packages(), arguments.python) else 0
    if arguments.measure:
        results = [measure(arguments.measure, arguments.seconds)]
    else:
        results = measure_all(arguments.seconds)
    for result in results:
        print(json.dumps(asdict(result)))
    return 0 if any(result.decisions for result in results) else 1


if __name__ == "__main__":
    sys.exit(main())
