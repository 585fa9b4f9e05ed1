"""Of which resources too few can be had: the smallest set that is needed more often than it can be had (W4.5)."""

from collections.abc import Sequence
from typing import NamedTuple

from ziggurat.games.wonders.arrays import LANE, LANES
from ziggurat.games.wonders.state import ASK_DIG
from ziggurat.games.wonders.vocabulary import GOODS, RAW_MATERIALS
from ziggurat.kernel.records import Plain

_FULL = (1 << LANE) - 1


class Scarce(NamedTuple):
    """Resources that are needed, and how many units of any of them there are."""

    resources: tuple[str, ...]
    needed: int
    made: int
    left: int
    right: int


def _lane_sets() -> list[tuple[tuple[str, ...], int, int]]:
    """All sets of resources with the word and the shift of their lane, the smallest first."""
    found = []
    for first_word, family in ((0, RAW_MATERIALS), (2, GOODS)):
        for subset in range(1, 1 << len(family)):
            word, lane = divmod(subset - 1, LANES)
            names = tuple(resource for place, resource in enumerate(family) if subset >> place & 1)
            found.append((names, first_word + word, LANE * lane))
    return sorted(found, key=lambda each: len(each[0]))


_LANE_SETS = _lane_sets()


def _used_up(need: Sequence[int]) -> Scarce:
    """R-W1 While one digs: whatever made these in the turn has been used for the stage."""
    found = ((names, need[word] >> shift & _FULL) for names, word, shift in _LANE_SETS)
    resources, needed = next((names, number) for names, number in found if number)
    return Scarce(resources, needed, 0, 0, 0)


def scarce(game: Plain, city: int, need: Sequence[int], left: int, right: int) -> Scarce:
    """W4.5 Where the need cannot be met: the smallest set of resources of which there are too few."""
    if game["phase"] == ASK_DIG and game["has_paid"]:
        return _used_up(need)
    supplies = game["makes"][city], game["sells"][left], game["sells"][right]
    for resources, word, shift in _LANE_SETS:
        needed = need[word] >> shift & _FULL
        made, from_left, from_right = (supply[word] >> shift & _FULL for supply in supplies)
        if needed > made + from_left + from_right:
            return Scarce(resources, needed, made, from_left, from_right)
    raise ValueError("everything that is needed can be had")
