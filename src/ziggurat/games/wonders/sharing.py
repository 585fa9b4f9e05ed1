"""Chapter: what joining costs while one digs, beside the stage that was paid in the same turn (W4.9, R-P1, R-W1).

Each source of the city and of its neighbours serves once in the turn. Which of them paid for the stage was not asked,
only how many units came from either side: so every way of paying for the stage that fits these numbers is tried,
together with every way of paying for the joining.
"""

import numpy as np

from ziggurat.games.wonders.arrays import GUARD_0, GUARD_1, GUARD_2, LANE, NEED, UNIT
from ziggurat.games.wonders.city import left_of, right_of, stage_of
from ziggurat.kernel.jit import rule, wide

RESOURCES = 4  # raw materials; goods are three
NOWHERE = -1  # as the number of units missing

Words = tuple[int, int]
Class = tuple[int, int, int]  # units missing, and how many of them come from the left at least and at most


@rule
def raw_beside_stage(game: np.record, city: int, need_0: int, need_1: int) -> Class:
    """R-P1, R-W1 Raw materials missing for a need, where the stage of this turn has used some sources."""
    stage = stage_of(game, city, int(game.stages[city]) - 1)
    left, right = left_of(game, city), right_of(game, city)
    return beside(
        (wide(NEED[stage, 0]), need_0), 0, GUARD_0, GUARD_1, (wide(game.bought[0]), wide(game.bought[1])),
        (wide(game.makes[city, 0]), wide(game.makes[city, 1])),
        (wide(game.sells[left, 0]), wide(game.sells[left, 1])),
        (wide(game.sells[right, 0]), wide(game.sells[right, 1])),
    )  # fmt: skip


@rule
def goods_beside_stage(game: np.record, city: int, need: int) -> Class:
    """R-P1, R-W1 Goods missing for a need, where the stage of this turn has used some sources."""
    stage = stage_of(game, city, int(game.stages[city]) - 1)
    left, right = left_of(game, city), right_of(game, city)
    return beside(
        (wide(NEED[stage, 2]), need), RESOURCES, GUARD_2, 0, (wide(game.bought[2]), wide(game.bought[3])),
        (wide(game.makes[city, 2]), 0), (wide(game.sells[left, 2]), 0), (wide(game.sells[right, 2]), 0),
    )  # fmt: skip


@rule
def beside(
    needs: Words, first: int, guard_0: int, guard_1: int, bought: Words, own: Words, left: Words, right: Words
) -> Class:
    """R-P1 The fewest units to buy for the second need, after the first, and the range of those from the left."""
    paid = units_in(needs[0])
    units = paid + units_in(needs[1])
    missing, fewest, most = NOWHERE, 0, 0
    for way in range(ways_of(units)):
        stage_left, stage_right = count_from(way, 0, paid, 1), count_from(way, 0, paid, 2)
        if stage_left == bought[0] and stage_right == bought[1]:
            from_left, from_right = count_from(way, paid, units, 1), count_from(way, paid, units, 2)
            number = from_left + from_right
            if (missing == NOWHERE or number <= missing) and (
                can_serve(way, 0, needs, first, own, guard_0, guard_1)
                and can_serve(way, 1, needs, first, left, guard_0, guard_1)
                and can_serve(way, 2, needs, first, right, guard_0, guard_1)
            ):
                is_fewer = missing == NOWHERE or number < missing
                fewest = from_left if is_fewer else min(fewest, from_left)
                most = from_left if is_fewer else max(most, from_left)
                missing = number
    return missing, fewest, most


@rule
def units_of(need: int, resource: int) -> int:
    """W4.1 How many units of one resource a need has, by its first word: the lane of that resource alone."""
    return (need >> LANE * ((1 << resource) - 1)) & ((1 << LANE) - 1)


@rule
def units_in(need: int) -> int:
    """W4.1 How many units of all resources a need has, by its first word."""
    number = 0
    for resource in range(RESOURCES):
        number += units_of(need, resource)
    return number


@rule
def ways_of(units: int) -> int:
    """W4.1 In how many ways some units can be taken from three cities."""
    ways = 1
    for _ in range(units):
        ways *= 3
    return ways


@rule
def digit(way: int, place: int) -> int:
    """W4.1 Where a way takes a unit from: 0 the own city, 1 the left, 2 the right."""
    for _ in range(place):
        way //= 3
    return way % 3


@rule
def count_from(way: int, start: int, end: int, where: int) -> int:
    """W4.1 How many of some units a way takes from somewhere."""
    number = 0
    for place in range(start, end):
        number += 1 if digit(way, place) == where else 0
    return number


@rule
def can_serve(way: int, where: int, needs: Words, first: int, supply: Words, guard_0: int, guard_1: int) -> bool:
    """W4.9 Whether all that a way takes from somewhere is there, each source giving one of its alternatives."""
    need_0, need_1, place = 0, 0, 0
    for part in range(2):
        for resource in range(RESOURCES):
            for _ in range(units_of(needs[part], resource)):
                if digit(way, place) == where:
                    need_0 += wide(UNIT[first + resource, 0])
                    need_1 += wide(UNIT[first + resource, 1])
                place += 1
    enough_0 = ((supply[0] | guard_0) - need_0) & guard_0 == guard_0
    return enough_0 and ((supply[1] | guard_1) - need_1) & guard_1 == guard_1
