"""Games part-way through, for suites that run over every game."""

import random

from ziggurat.kernel import registry
from ziggurat.kernel.game import Game


def configurations() -> list[tuple[str, dict[str, str]]]:
    """Every game with every value of every option, one changed at a time."""
    found = []
    for name in registry.names():
        known = registry.find(name).rulebook.options
        first = {option: values[0] for option, values in known.items()}
        variants = [first] + [first | {option: value} for option in known for value in known[option][1:]]
        found += [(name, variant) for variant in variants]
    return found


def part_way(name: str, options: dict[str, str], seed: int, plies: int) -> Game:
    """A game after some random actions."""
    chance = random.Random(seed)
    game = registry.find(name)(seed, **options)
    for _ in range(plies):
        if game.is_over:
            break
        seat = chance.choice(game.to_act)
        game.play(chance.choice(list(game.legal_for(seat))), seat)
    return game
