"""The naive second engine under uniform random play, for comparison."""

import importlib
import random
import time
from typing import Any

from ziggurat.bench.compiled import USUAL, Options, Speed


def measure_naive(game: str, seconds: float, options: Options = USUAL) -> Speed:
    """Whole games by the naive engine until the time is up."""
    module: Any = importlib.import_module(f"ziggurat.reference.{game}")
    play = play_table if hasattr(module, "deal") else play_object
    chance = random.Random(1)
    decisions = games = 0
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        decisions += play(module, game, chance, options)
        games += 1
    return Speed(decisions, games, time.perf_counter() - started)


def play_object(module: Any, game: str, chance: random.Random, options: Options) -> int:
    """One game of an engine that is a class."""
    naive = getattr(module, game.capitalize())(chance.randrange, **options)
    decisions = 0
    while naive.to_act() is not None:
        naive.play(chance.choice(naive.legal()))
        decisions += 1
    return decisions


def play_table(module: Any, game: str, chance: random.Random, options: Options) -> int:
    """One game of an engine that is a set of functions, where several seats choose at once."""
    table = module.deal(options, lambda: chance.getrandbits(32))
    decisions = 0
    while awaited := module.to_act(table):
        seat = awaited[0]
        module.choose(table, seat, chance.choice(module.legal(table, seat)))
        decisions += 1
    return decisions
