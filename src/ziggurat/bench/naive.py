"""The naive second engine under uniform random play, for comparison."""

import importlib
import random
import time
from typing import Any

from ziggurat.bench.compiled import Speed


def measure_naive(game: str, seconds: float) -> Speed:
    """Whole games by the naive engine until the time is up."""
    module: Any = importlib.import_module(f"ziggurat.reference.{game}")
    chance = random.Random(1)
    decisions = games = 0
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        naive = getattr(module, game.capitalize())(chance.randrange)
        while naive.to_act() is not None:
            naive.play(chance.choice(naive.legal()))
            decisions += 1
        games += 1
    return Speed(decisions, games, time.perf_counter() - started)
