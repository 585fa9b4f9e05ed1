"""The list of payments against all ways of using sources, tried one by one."""

import random
from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from ziggurat.games.wonders.arrays import lanes
from ziggurat.games.wonders.payment import least_in_all, payment, purchase
from ziggurat.games.wonders.state import STATE
from ziggurat.games.wonders.vocabulary import GOODS, RAW_MATERIALS
from ziggurat.kernel import records
from ziggurat.kernel.jit import short_entry
from ziggurat.kernel.records import Games

Sources = list[tuple[str, ...]]
Pairs = list[tuple[int, int]]


@short_entry
def payments_at(games: Games, need: npt.NDArray[np.int64], out: npt.NDArray[np.int64]) -> int:
    """All payments of city 0, and after them the least of all coins."""
    bought, count = purchase(games[0], 0, need[0], need[1], need[2]), 0
    to_left, to_right = payment(games[0], 0, bought, 0)
    while to_left >= 0:
        out[count, 0], out[count, 1] = to_left, to_right
        count += 1
        to_left, to_right = payment(games[0], 0, bought, count)
    out[count, 0] = least_in_all(games[0], 0, bought)
    return count


def all_ways(
    need: Sequence[str], own: Sources, left: Sources, right: Sources, prices: Sequence[int]
) -> set[tuple[int, int]]:
    """Coins to the left and to the right, for every way to get every unit from a source of its own."""
    if not need:
        return {(0, 0)}
    unit, rest = need[0], need[1:]
    is_good = unit in GOODS
    found: set[tuple[int, int]] = set()
    for place, (sources, coins) in enumerate(
        ((own, (0, 0)), (left, (prices[is_good], 0)), (right, (0, prices[2 + is_good])))
    ):
        for source in {source for source in sources if unit in source}:
            stores = [list(own), list(left), list(right)]
            stores[place].remove(source)
            ways = all_ways(rest, stores[0], stores[1], stores[2], prices)
            found |= {(coins[0] + to_left, coins[1] + to_right) for to_left, to_right in ways}
    return found


def best(pairs: set[tuple[int, int]]) -> Pairs:
    """The pairs that are not worse than another for both, by coins to the left."""
    return sorted(
        pair
        for pair in pairs
        if not any(other != pair and other[0] <= pair[0] and other[1] <= pair[1] for other in pairs)
    )


def some_sources(chance: random.Random, most: int) -> Sources:
    found = []
    for _ in range(chance.randint(0, most)):
        family = chance.choice((RAW_MATERIALS, RAW_MATERIALS, GOODS))
        found.append(tuple(sorted(chance.sample(family, chance.choice((1, 1, 2, len(family)))))))
    return found


def payments(
    need: Sequence[str], own: Sources, left: Sources, right: Sources, prices: Sequence[int]
) -> tuple[Pairs, int]:
    """The same from the rules."""
    games = records.new(STATE)
    games[0]["players"] = 3
    games[0]["makes"][0], games[0]["sells"][1], games[0]["sells"][2] = lanes(own), lanes(left), lanes(right)
    games[0]["price"][0] = prices
    out = np.zeros((40, 2), dtype=np.int64)
    count = payments_at(games, np.array(lanes([unit] for unit in need), dtype=np.int64), out)
    return [(int(a), int(b)) for a, b in out[:count]], int(out[count, 0])


def test_every_split_that_is_not_worse_for_both_is_offered_and_no_other() -> None:
    chance = random.Random(4)
    lengths = set()
    for _ in range(3000):
        need = [chance.choice(RAW_MATERIALS + GOODS) for _ in range(chance.randint(0, 5))]
        own, left, right = (some_sources(chance, most) for most in (3, 5, 5))
        prices = [chance.randint(0, 3) for _ in range(4)]
        wanted = best(all_ways(need, own, left, right, prices))
        found, least = payments(need, own, left, right, prices)
        assert found == wanted, (need, own, left, right, prices)
        assert not found or least == min(a + b for a, b in wanted)
        lengths.add(len(found))
    assert {0, 1, 2, 3, 4, 5} <= lengths


def test_the_longest_list_of_payments_has_a_place_for_each() -> None:
    need = ["wood", "wood", "stone", "clay", "ore", "glass", "cloth", "papyrus"]
    everything: Sources = [(unit,) for unit in need]
    found, _ = payments(need, [], everything, everything, (3, 2, 3, 2))
    assert len(found) == 20
    assert found == sorted(set(found))
