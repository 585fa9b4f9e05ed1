"""Ways to choose that reach what uniform play almost never does: abilities, high temples, every ending."""

import random
from collections.abc import Callable

from ziggurat import Babel
from ziggurat.agents import make

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


def warrior(seed: int) -> Policy:
    """Gathers equal cards and uses every ability."""
    chance = random.Random(seed)
    common = weighted(seed + 1, {"b": 20, "m": 2, "t": 1, "s": 1, "end": 0.3}, otherwise=12.0)

    def choose(game: Babel) -> str:
        state, seat = game.state[0], game.to_act[0]
        land = int(state["token"][seat])
        size = int(state["column_size"][seat, land]) if land < 5 else 0
        if size and chance.random() < 0.8:
            gather = f"s{'MSHPA'[state['columns'][seat, land][size - 1]]}"
            if gather in game.legal:
                return gather
        return common(game)

    return choose


def directed(seed: int, noise: float = 0.1) -> Policy:
    """Plays to win, as `greedy` does, with some wilful actions in between: reaches every ending."""
    chance = random.Random(seed)
    wilful = weighted(
        seed, {"end": 0.2, "b": 8, "raze": 20, "rob": 20, "halve": 6, "winover": 10, "expel": 6, "leap": 20}
    )
    player = make("greedy:worlds=1,width=0", seed=seed)

    def choose(game: Babel) -> str:
        if chance.random() < noise:
            return wilful(game)
        return player.choose(game.view(game.to_act[0])).notation

    return choose


POLICIES: tuple[Callable[[int], Policy], ...] = (directed, warrior, directed, uniform)
