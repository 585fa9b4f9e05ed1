"""From which sources a cost is paid: a concrete way that fits a payment exactly (W4.3 to W4.9).

Units flow from what is needed through what can make them to the city they come from, which lets so many pass as the
payment says; so a way exists exactly when the largest flow is as large as the need.
"""

from collections import Counter, deque
from collections.abc import Hashable, Iterable, Sequence
from itertools import pairwise
from typing import NamedTuple

from ziggurat.games.wonders.sources import Source

OWN, LEFT, RIGHT = range(3)
Gates = tuple[int, int, int]  # how many units may come from the own city, from the left and from the right
Flow = dict[Hashable, dict[Hashable, int]]  # from node to node: how much more can flow
START, END = "start", "end"


class Unit(NamedTuple):
    """One unit that a source can make."""

    gate: int  # OWN, LEFT or RIGHT
    source: str
    alternatives: tuple[str, ...]


class Taken(NamedTuple):
    """A unit of a cost, and where it comes from."""

    resource: str
    unit: Unit


def units_of(sources: Iterable[Source], gate: int, most: int) -> list[Unit]:
    """The units that some sources make; of an endless one as many as could be needed."""
    found: list[Unit] = []
    for source in sources:
        if len(source.options) > 1:
            found.append(Unit(gate, source.source, tuple(option[0] for option in source.options)))
        else:
            units = source.options[0] * (most if source.is_endless else 1)
            found += [Unit(gate, source.source, (unit,)) for unit in units]
    return found


def taken_from(need: Sequence[str], units: Sequence[Unit], gates: Gates) -> list[Taken]:
    """As many units of a need as can be had, each from a unit of its own, no more through a gate than it lets pass."""
    flow = _flow(need, units, gates)
    while path := _path(flow):
        for one, other in pairwise(path):
            flow[one][other] -= 1
            flow[other][one] = flow[other].get(one, 0) + 1
    resources = dict.fromkeys(need)
    return [Taken(name, unit) for name in resources for at, unit in enumerate(units) if flow[at].get(name)]


def _flow(need: Sequence[str], units: Sequence[Unit], gates: Gates) -> Flow:
    """What can flow before anything does; units with few alternatives are tried first."""
    order = sorted(range(len(units)), key=lambda at: len(units[at].alternatives))
    flow: Flow = {START: dict(Counter(need)), END: {}}
    for name in dict.fromkeys(need):
        flow[name] = {at: 1 for at in order if name in units[at].alternatives}
    flow |= {at: {("gate", unit.gate): 1} for at, unit in enumerate(units)}
    return flow | {("gate", gate): {END: room} for gate, room in enumerate(gates)}


def _path(flow: Flow) -> list[Hashable]:
    """A way by which one more unit can flow; nothing where there is none."""
    came: dict[Hashable, Hashable] = {START: START}
    waiting: deque[Hashable] = deque([START])
    while waiting and END not in came:
        node = waiting.popleft()
        for other, room in flow[node].items():
            if room and other not in came:
                came[other] = node
                waiting.append(other)
    path: list[Hashable] = [END] if END in came else []
    while path and path[-1] != START:
        path.append(came[path[-1]])
    return path[::-1]
