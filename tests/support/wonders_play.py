"""Whole games of 7 Wonders, decision by decision, for tests of what is said about them."""

import random
from collections.abc import Iterator
from functools import cache

from ziggurat.games.wonders.game import Wonders
from ziggurat.kernel import entries, records
from ziggurat.kernel.records import Games, Plain, plain

CONFIGURATIONS = [
    {"players": "2", "sides": "B"},
    {"players": "3", "sides": "A"},
    {"players": "4", "sides": "random", "late_tiles": "next_age"},
    {"players": "5", "sides": "B", "tower": "no"},
    {"players": "6", "sides": "chosen", "wonders": "chosen"},
    {"players": "7", "sides": "B"},
]
NAMES = ["-".join(options.values()) for options in CONFIGURATIONS]


def positions(seed: int, options: dict[str, str]) -> Iterator[tuple[Wonders, int, int]]:
    """A random game that builds where it can: before each decision the game, who decides, and what."""
    game, chance = Wonders(seed=seed, **options), random.Random(seed)
    while game.to_act:
        seat = chance.choice(game.to_act)
        action = _some(game, seat, chance)
        yield game, seat, action
        game.push(action, seat)


def _some(game: Wonders, seat: int, chance: random.Random) -> int:
    """Some decision: mostly building, and joining where that is possible."""
    numbers = game.legal_for(seat).numbers()
    texts = {number: str(game.action(number, seat)) for number in numbers}
    building = [number for number, text in texts.items() if not text.split(":")[0].endswith("sell")]
    rare = [number for number in building if "+" in texts[number] or not texts[number].startswith(("build", "tile"))]
    roll = chance.random()
    if rare and roll < 0.5:
        return chance.choice(rare)
    return chance.choice(building if building and roll < 0.9 else numbers)


def onlooker(games: Games) -> Plain:
    """What an onlooker sees."""
    seen = records.clone(games)
    entries.blank_at(seen, 0, -1)
    return plain(seen)


@cache
def told_games() -> list[tuple[Plain, Plain, int, int]]:
    """Every decision of some games: what an onlooker sees before and after it, who decides, and what."""
    found = []
    for number, options in enumerate(CONFIGURATIONS):
        for game, seat, action in positions(number, options):
            before, after = onlooker(game.state), game.copy()
            after.push(action, seat)
            found.append((before, onlooker(after.state), seat, action))
    return found
