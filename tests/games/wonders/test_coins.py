"""Coins go where a payment says, and nowhere else."""

import random

import pytest

from tests.support.wonders import Fast, random_options
from ziggurat.games.wonders.action_space import SELL
from ziggurat.games.wonders.options import OPTIONS
from ziggurat.games.wonders.state import ASK_CARD
from ziggurat.games.wonders.turn import SALE
from ziggurat.kernel.rng import key_from_seed

pytestmark = pytest.mark.compiled


def incomes(before: list[int], fast: Fast) -> list[int]:
    """What each city has got besides what neighbours paid it, after what it paid itself."""
    state, cities = fast.games[0], len(before)
    paid = state["paid"].tolist()
    after = state["coins"].tolist()
    return [
        after[city] - before[city] + sum(paid[city]) - paid[(city - 1) % cities][0] - paid[(city + 1) % cities][1]
        for city in range(cities)
    ]


@pytest.mark.parametrize("players", OPTIONS["players"])
def test_a_reveal_moves_coins_between_neighbours_and_the_bank(players: str) -> None:
    sales = 0
    for seed in range(10):
        chance = random.Random(f"{players} {seed}")
        fast = Fast(key_from_seed(seed), random_options(chance) | {"players": players})
        cities = max(3, fast.players)
        while awaited := fast.to_act():
            state, seat = fast.games[0], chance.choice(awaited)
            before, turn = state["coins"][:cities].tolist(), (int(state["age"]), int(state["turn"]))
            fast.play(seat, chance.choice(fast.numbers(seat)))
            state = fast.games[0]
            assert min(state["coins"].tolist()) >= 0
            if turn[0] and state["phase"] == ASK_CARD and (state["age"], state["turn"]) == (turn[0], turn[1] + 1):
                got, deeds = incomes(before, fast), state["deed"].tolist()
                assert min(got) >= 0
                assert all(got[city] == SALE for city in range(cities) if deeds[city] == 1 + SELL)
                sales += deeds.count(1 + SELL)
    assert sales > 10
