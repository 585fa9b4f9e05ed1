"""Chapter: paying for resources (W4.4 to W4.13).

Raw materials and goods have no source in common, so each is looked at by itself: how many units own production leaves
missing, and between which numbers those that come from the left can lie. Every number in between is possible, and to
buy fewer units than missing is not; so a *purchase* is six numbers: (missing, fewest and most from the left) twice.
"""

import numpy as np

from ziggurat.games.wonders.arrays import GUARD_0, GUARD_1, GUARD_2, ONES_0, ONES_1, ONES_2
from ziggurat.games.wonders.city import left_of, right_of
from ziggurat.games.wonders.sharing import goods_beside_stage, raw_beside_stage
from ziggurat.games.wonders.state import ASK_DIG
from ziggurat.kernel.jit import rule, wide

Purchase = tuple[int, int, int, int, int, int]

IMPOSSIBLE = -1  # as the number of units missing


@rule
def missing_raw(first: int, second: int, need_first: int, need_second: int) -> int:
    """W4.4, W4.9 How many raw materials a supply leaves missing, each source giving one of its alternatives."""
    missing = 0
    while ((first | GUARD_0) - need_first) & GUARD_0 != GUARD_0 or (
        (second | GUARD_1) - need_second
    ) & GUARD_1 != GUARD_1:
        first += ONES_0
        second += ONES_1
        missing += 1
    return missing


@rule
def missing_goods(supply: int, need: int) -> int:
    """W4.4, W4.9 How many goods a supply leaves missing."""
    missing = 0
    while ((supply | GUARD_2) - need) & GUARD_2 != GUARD_2:
        supply += ONES_2
        missing += 1
    return missing


@rule
def purchase(game: np.record, city: int, need_0: int, need_1: int, need_2: int) -> Purchase:
    """W4.5, W4.13 What a city has to buy for a need; IMPOSSIBLE where the neighbours do not sell it."""
    if game.phase == ASK_DIG and game.has_paid:
        return purchase_while_digging(game, city, need_0, need_1, need_2)
    raw, fewest_raw, most_raw = purchase_of_raw(game, city, need_0, need_1)
    if raw == IMPOSSIBLE:
        return IMPOSSIBLE, 0, 0, 0, 0, 0
    goods, fewest_goods, most_goods = purchase_of_goods(game, city, need_2)
    if goods == IMPOSSIBLE:
        return IMPOSSIBLE, 0, 0, 0, 0, 0
    return raw, fewest_raw, most_raw, goods, fewest_goods, most_goods


@rule
def purchase_while_digging(game: np.record, city: int, need_0: int, need_1: int, need_2: int) -> Purchase:
    """R-P1, R-W1 The same where a stage of this turn has used some sources; they have no others in this turn."""
    raw, fewest_raw, most_raw = raw_beside_stage(game, city, need_0, need_1) if need_0 != 0 else (0, 0, 0)
    goods, fewest_goods, most_goods = goods_beside_stage(game, city, need_2) if need_2 != 0 else (0, 0, 0)
    if raw == IMPOSSIBLE or goods == IMPOSSIBLE:
        return IMPOSSIBLE, 0, 0, 0, 0, 0
    fewest_raw, most_raw = cheapest(fewest_raw, most_raw, wide(game.price[city, 0]), wide(game.price[city, 2]))
    fewest_goods, most_goods = cheapest(fewest_goods, most_goods, wide(game.price[city, 1]), wide(game.price[city, 3]))
    return raw, fewest_raw, most_raw, goods, fewest_goods, most_goods


@rule
def purchase_of_raw(game: np.record, city: int, need_0: int, need_1: int) -> tuple[int, int, int]:
    """W4.5 to W4.7, W4.13 Raw materials missing, and how many of them come from the left at least and at most."""
    first, second = wide(game.makes[city, 0]), wide(game.makes[city, 1])
    missing = missing_raw(first, second, need_0, need_1)
    if missing == 0:
        return 0, 0, 0
    left, right = left_of(game, city), right_of(game, city)
    left_0, left_1 = wide(game.sells[left, 0]), wide(game.sells[left, 1])
    right_0, right_1 = wide(game.sells[right, 0]), wide(game.sells[right, 1])
    if missing_raw(first + left_0 + right_0, second + left_1 + right_1, need_0, need_1) > 0:
        return IMPOSSIBLE, 0, 0
    fewest = missing_raw(first + right_0, second + right_1, need_0, need_1)
    most = missing - missing_raw(first + left_0, second + left_1, need_0, need_1)
    fewest, most = cheapest(fewest, most, wide(game.price[city, 0]), wide(game.price[city, 2]))
    return missing, fewest, most


@rule
def purchase_of_goods(game: np.record, city: int, need: int) -> tuple[int, int, int]:
    """W4.5 to W4.7, W4.13 Goods missing, and how many of them come from the left at least and at most."""
    supply = wide(game.makes[city, 2])
    missing = missing_goods(supply, need)
    if missing == 0:
        return 0, 0, 0
    left, right = wide(game.sells[left_of(game, city), 2]), wide(game.sells[right_of(game, city), 2])
    if missing_goods(supply + left + right, need) > 0:
        return IMPOSSIBLE, 0, 0
    fewest = missing_goods(supply + right, need)
    most = missing - missing_goods(supply + left, need)
    fewest, most = cheapest(fewest, most, wide(game.price[city, 1]), wide(game.price[city, 3]))
    return missing, fewest, most


@rule
def cheapest(fewest: int, most: int, left_price: int, right_price: int) -> tuple[int, int]:
    """T30, W4.13 From whom sells for nothing one buys all that one can."""
    if left_price == 0:
        return most, most
    if right_price == 0:
        return fewest, fewest
    return fewest, most


@rule
def is_divided(bought: Purchase) -> bool:
    """W4.7 Whether both raw materials and goods can be divided between the neighbours in several ways."""
    return bought[2] > bought[1] and bought[5] > bought[4]


@rule
def simple_payments(bought: Purchase) -> int:
    """W4.7, W4.13 How many payments there are where at most one class can be divided; none is worse for both."""
    return 1 + bought[2] - bought[1] + bought[5] - bought[4]


@rule
def simple_payment(game: np.record, city: int, bought: Purchase, index: int) -> tuple[int, int]:
    """W4.7 The payment at a place, where at most one class can be divided: coins to the left and to the right."""
    raw = bought[1] + (index if bought[2] > bought[1] else 0)
    goods = bought[4] + (index if bought[5] > bought[4] else 0)
    return coins_to_left(game, city, raw, goods), coins_to_right(game, city, bought[0] - raw, bought[3] - goods)


@rule
def coins_to_left(game: np.record, city: int, raw: int, goods: int) -> int:
    """W4.7, R-T9 What so many units from the left cost."""
    return raw * int(game.price[city, 0]) + goods * int(game.price[city, 1])


@rule
def coins_to_right(game: np.record, city: int, raw: int, goods: int) -> int:
    """W4.7, R-T9 What so many units from the right cost."""
    return raw * int(game.price[city, 2]) + goods * int(game.price[city, 3])


@rule
def least_to_right(game: np.record, city: int, bought: Purchase, to_left: int) -> int:
    """W4.7 The fewest coins to the right with exactly so many to the left; -1 where there is no such payment."""
    least = -1
    raw_price, goods_price = int(game.price[city, 0]), int(game.price[city, 1])
    for raw in range(bought[1], bought[2] + 1):
        rest = to_left - raw * raw_price
        goods = rest // goods_price
        if rest == goods * goods_price and bought[4] <= goods <= bought[5]:
            coins = coins_to_right(game, city, bought[0] - raw, bought[3] - goods)
            if least < 0 or coins < least:
                least = coins
    return least


@rule
def divided_payment(game: np.record, city: int, bought: Purchase, index: int) -> tuple[int, int]:
    """W4.7, W4.13 The payment at a place where both classes can be divided; (-1, -1) behind the last one."""
    least = -1
    last = coins_to_left(game, city, bought[2], bought[5])
    for to_left in range(coins_to_left(game, city, bought[1], bought[4]), last + 1):
        to_right = least_to_right(game, city, bought, to_left)
        if to_right >= 0 and (least < 0 or to_right < least):
            least = to_right
            if index == 0:
                return to_left, to_right
            index -= 1
    return -1, -1


@rule
def payment(game: np.record, city: int, bought: Purchase, index: int) -> tuple[int, int]:
    """W4.7, W4.13 The payment at a place of the list, to the left and to the right; (-1, -1) where there is none."""
    if bought[0] == IMPOSSIBLE:
        return -1, -1
    if is_divided(bought):
        return divided_payment(game, city, bought, index)
    if index >= simple_payments(bought):
        return -1, -1
    return simple_payment(game, city, bought, index)


@rule
def units_from_left(game: np.record, city: int, bought: Purchase, index: int) -> tuple[int, int]:
    """W4.7 How many raw materials and goods a payment buys from the left; of several ways the one with fewest raw."""
    if not is_divided(bought):
        return bought[1] + (index if bought[2] > bought[1] else 0), bought[4] + (index if bought[5] > bought[4] else 0)
    to_left, to_right = divided_payment(game, city, bought, index)
    for raw in range(bought[1], bought[2] + 1):
        for goods in range(bought[4], bought[5] + 1):
            if coins_to_left(game, city, raw, goods) == to_left and (
                coins_to_right(game, city, bought[0] - raw, bought[3] - goods) == to_right
            ):
                return raw, goods
    return bought[1], bought[4]


@rule
def least_in_all(game: np.record, city: int, bought: Purchase) -> int:
    """W4.7 The fewest coins with which a purchase can be paid: everything comes from the cheaper side, if it can."""
    raw = min(
        coins_to_left(game, city, bought[1], 0) + coins_to_right(game, city, bought[0] - bought[1], 0),
        coins_to_left(game, city, bought[2], 0) + coins_to_right(game, city, bought[0] - bought[2], 0),
    )
    goods = min(
        coins_to_left(game, city, 0, bought[4]) + coins_to_right(game, city, 0, bought[3] - bought[4]),
        coins_to_left(game, city, 0, bought[5]) + coins_to_right(game, city, 0, bought[3] - bought[5]),
    )
    return raw + goods
