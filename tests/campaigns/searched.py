"""The campaign `searched`: whole games between searches, in checked mode.

Every index is checked, and every action played in any world of any search has to be legal there. All values of all
options come together in turn. Each game of the shelf is played in a process of its own, so that a crash is seen.

    ZIGGURAT_SEARCHED_GAMES=1000     games of each game of the shelf
    ZIGGURAT_SEARCHED_PLAYOUTS=16    what each search may spend on a decision
    ZIGGURAT_SEARCHED_FIRST=0        the number of the first game, to go on behind an earlier campaign
    ZIGGURAT_SEARCHED_ONLY=wonders   one game of the shelf alone
"""

import itertools
import os
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

from ziggurat.agents import Agent, make
from ziggurat.kernel import entries, registry
from ziggurat.kernel.game import Game
from ziggurat.kernel.jit import CHECKED

ROOT = Path(__file__).parents[2]
STRIDE = 149  # shares no factor with the numbers of combinations, so that each slice has something of everything
GREEDY_EVERY = 5  # games in which one seat plays greedily
BY_PLAYOUTS_EVERY = 4  # seats whose search plays games to their end where a game is usually judged before
CRASHED = (ROOT / "tests" / "agents" / "wonders" / "age1_turn6.txt").read_text(encoding="utf-8")


@dataclass
class Figures:
    """What was played."""

    games: int = 0
    decisions: int = 0
    playouts: int = 0


def combination(kind: type[Game], number: int) -> dict[str, str]:
    """One of all combinations of options, each in turn."""
    options = kind.rulebook.options
    combinations = list(itertools.product(*options.values()))
    return dict(zip(options, combinations[number * STRIDE % len(combinations)], strict=True))


def player(number: int, seat: int, playouts: int) -> Agent:
    """Who sits there."""
    if number % GREEDY_EVERY == 1 and seat == 0:
        return make("greedy:worlds=2", seed=number)
    trust = ",trust=50" if (number + seat) % BY_PLAYOUTS_EVERY == 0 else ""
    return make(f"search:playouts={playouts}{trust}", seed=64 * number + seat)


def play_game(kind: type[Game], number: int, playouts: int, figures: Figures) -> None:
    """One game to its end; a failure tells the game up to there."""
    game = kind(number, **combination(kind, number))
    agents = [player(number, seat, playouts) for seat in game.seats]
    try:
        while not game.is_over:
            seat = game.to_act[0]
            thoughts = agents[seat].consider(game.view(seat))
            game.play(thoughts.choice, seat)
            figures.decisions += 1
            figures.playouts += thoughts.playouts
    except Exception as failure:
        failure.add_note(f"game {number} with {playouts} playouts, seat {seat}:\n{game.record()}")
        raise
    figures.games += 1


def is_checked(kind: type[Game]) -> bool:
    """Whether an action that is not legal is refused by the verb itself."""
    games = kind(1).state.copy()
    seat, legal = kind(1).to_act[0], set(kind(1).legal.numbers())
    try:
        entries.play_at(games, 0, seat, next(number for number in range(kind.rulebook.actions) if number not in legal))
    except AssertionError:
        return True
    return False


def search_where_it_crashed(playouts: int) -> None:
    """A position of 7 Wonders in which searches played cards of later Ages."""
    game = registry.find("wonders").from_record(CRASHED)
    for seed in range(3):
        assert make(f"search:playouts={playouts}", seed=seed).choose(game.view(game.to_act[0])) in game.legal


def play_games(name: str, first: int, count: int, playouts: int) -> Figures:
    """So many games, in a process in which everything is checked."""
    assert CHECKED, "set NUMBA_BOUNDSCHECK=1"
    assert is_checked(registry.find(name)), "illegal actions are played"
    figures = Figures()
    for number in range(first, first + count):
        play_game(registry.find(name), number, playouts, figures)
    if name == "wonders":
        search_where_it_crashed(100 * playouts)
    return figures


def setting(name: str, usual: int) -> int:
    """A number from the environment."""
    return int(os.environ.get(f"ZIGGURAT_SEARCHED_{name}", usual))


def campaign() -> int:
    """Play each game of the shelf in a process of its own."""
    only = os.environ.get("ZIGGURAT_SEARCHED_ONLY")
    command = [sys.executable, "-m", "tests.campaigns.searched"]
    environment = os.environ | {"NUMBA_BOUNDSCHECK": "1"}
    names = [name for name in registry.names() if only in (None, name)]
    return sum(subprocess.run([*command, name], cwd=ROOT, env=environment).returncode != 0 for name in names)


def main(name: str) -> None:
    """Play one game of the shelf and tell the figures now and then, and at the end."""
    first, count, playouts = setting("FIRST", 0), setting("GAMES", 1000), setting("PLAYOUTS", 16)
    began, whole = time.process_time(), Figures()
    for start in range(first, first + count, 50):
        part = play_games(name, start, min(50, first + count - start), playouts)
        whole.games += part.games
        whole.decisions += part.decisions
        whole.playouts += part.playouts
        seconds = time.process_time() - began
        print(f"{name}: {whole}, {playouts} playouts a decision, {seconds:.0f} s of processor time", flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
