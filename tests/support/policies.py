"""Ways to choose that reach what uniform play almost never does: abilities, high temples, every ending."""

import random
from collections.abc import Callable

from ziggurat import Babel

Policy = Callable[[Babel], str]


def weighted(seed: int, weights: dict[str, float], otherwise: float = 1.0) -> Policy:
    """Choose by weights on the first letters of a notation."""
    chance = random.Random(seed)

    def choose(game: Babel) -> str:
        actions = [action.notation for action in game.legal]
        scale = [next((w for start, w in weights.items() if text.startswith(start)), otherwise) for text in actions]
        return chance.choices(actions, scale)[0]

    return choose


def uniform(seed: int) -> Policy:
    """Every action alike."""
    return weighted(seed, {})


def builder(seed: int) -> Policy:
    """Settles and builds wherever possible; ends a turn when little else is left."""
    return weighted(seed, {"b": 60, "leap": 60, "rob": 40, "raze": 4, "s": 6, "t": 2, "m": 0.3, "end": 0.4, "halve": 2})


def warrior(seed: int) -> Policy:
    """Gathers equal cards and uses every ability."""
    chance = random.Random(seed)
    common = weighted(seed + 1, {"b": 20, "m": 2, "t": 1, "s": 1, "end": 0.3}, otherwise=12.0)

    def choose(game: Babel) -> str:
        view = game.state[0]
        seat = game.to_act[0]
        land = int(view["token"][seat])
        size = int(view["column_size"][seat, land]) if land < 5 else 0
        if size:
            last = "MSHPA"[view["columns"][seat, land][size - 1]]
            if f"s{last}" in game.legal and chance.random() < 0.8:
                return f"s{last}"
        return common(game)

    return choose


def fighter(seed: int) -> Policy:
    """Builds high and tears down: reaches the end phase and its endings."""
    return weighted(
        seed, {"b": 80, "leap": 80, "rob": 80, "raze": 30, "expel": 0.5, "winover": 6, "halve": 0.2, "s": 8, "t": 1.5, "m": 1, "end": 0.3}
    )


POLICIES: dict[str, Callable[[int], Policy]] = {
    "uniform": uniform,
    "builder": builder,
    "warrior": warrior,
    "fighter": fighter,
}
