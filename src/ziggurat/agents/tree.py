"""The tree of a search: for each seat a tree of its own, in one table of nodes.

A node belongs to a seat and to what that seat has done since the root; what somebody has decided alone, for all to see,
is in the key of every seat, what several decide at once only in one's own. So each seat chooses by its own statistics
(decoupled selection), and a node may be met in worlds in which other actions are legal: it counts how often each was.

A key is a hash, so two decisions may share a node. That costs a little strength and nothing else: only what is on the
list of legal actions of the world at hand is played, and the root is nobody's node on the way down.
"""

import math

import numpy as np
import numpy.typing as npt

from ziggurat.kernel import verbs
from ziggurat.kernel.jit import rule, wide
from ziggurat.kernel.playouts import MOST_SEATS, Choosers, choose
from ziggurat.kernel.records import record_type

WIDTH = 24  # actions that a node remembers
DEPTH = 256  # choices made in the tree on one way down
NODES = 4096  # a power of two
FULL = NODES * 3 // 4

NODE = record_type(
    [
        ("key", "i8"),  # 0 for an empty place
        ("total", "f8"),  # what all ways through it were worth
        ("worth", "f8", (WIDTH,)),  # the same for each action
        ("won", "f8", (WIDTH,)),  # shares of first place
        ("action", "i2", (WIDTH,)),
        ("tried", "i4", (WIDTH,)),
        ("met", "i4", (WIDTH,)),  # how often it was among those to choose from
        ("visits", "i4"),
        ("known", "i4"),  # actions
    ]
)

DESK = record_type(
    [
        ("keys", "i8", (MOST_SEATS,)),  # where each seat stands in its tree
        ("roots", "i8", (MOST_SEATS,)),  # where it stood at the root
        ("starts", "i8", (MOST_SEATS,)),  # where it stands when all others have chosen
        ("worth", "f8", (MOST_SEATS,)),  # what the last game was worth to each seat
        ("won", "f8", (MOST_SEATS,)),  # its share of first place
        ("score", "i8", (MOST_SEATS,)),
        ("spread", "f8"),  # squares of differences between actions tried in the same world
        ("compared", "f8"),  # how many differences
        ("path_node", "i4", (DEPTH,)),
        ("path_edge", "i4", (DEPTH,)),
        ("path_seat", "i4", (DEPTH,)),
        ("path", "i4"),  # how long it is
        ("base_path", "i4"),
        ("nodes", "i4"),  # in the table
        ("root", "i4"),
        ("rounds", "i4"),
        ("asked", "i4"),  # the seats that choose at the same time, as a bit mask
        ("awaited", "i4"),  # those of them that have not chosen
        ("picked", "i4", (MOST_SEATS,)),  # what others choose in this world, or -1
        ("inside", "i4", (MOST_SEATS,)),  # 1 while a seat is in its tree
        ("base_inside", "i4", (MOST_SEATS,)),
        ("order", "i4", (WIDTH,)),  # places of the most promising actions on the legal list
        ("racing", "i4", (WIDTH,)),  # 1 for actions of the root that are still in the race
        ("spare", "i4"),
    ]
)

Nodes = npt.NDArray[np.void]
Desks = npt.NDArray[np.void]
Kins = npt.NDArray[np.int16]

KIN = 0.3  # how much less the next best of actions that are almost the same promises
CURIOSITY = 0.6  # how much a promise counts against what has been seen
WIDENING = 0.7  # of visits, to the power of one half: how many actions are looked at
FIRST_WIDTH = 2
EXPAND = 3  # a node is made when the way to it has been gone so often

# A key: how many steps it lies behind the root, whose tree it belongs to, and a hash of the actions on the way.
_STEPS = (1 << 16) - 1  # more than any game has actions
_SEAT = (MOST_SEATS - 1) << 16
_HASH_AT = 19
_HASH = (1 << 43) - 1
_FACTOR = 6364136223846793005
CARRIED_OUT = -2  # in place of an action: others have done something at the same time, and it has happened


def root_key(seat: int) -> int:
    """The key of the root of a seat's tree; not 0, which stands for an empty place."""
    return (seat << 16) | 1


def mixed_key(key: int, action: int) -> int:
    """The key behind an action: one step further, in the tree of the same seat, so never one on the way to it."""
    way = (((key >> _HASH_AT) ^ (action + 3)) * _FACTOR) & _HASH
    way ^= way >> 22
    return (way << _HASH_AT) | (key & _SEAT) | ((key + 1) & _STEPS)


mixed = rule(mixed_key)


@rule
def place_of(nodes: Nodes, key: int) -> int:
    """Where a node lies in the table, or the empty place where it would lie; any place once the table is full."""
    at = (key >> _HASH_AT) & (NODES - 1)
    looked_at = 0
    while looked_at < NODES and nodes[at].key != 0 and nodes[at].key != key:
        at = (at + 1) & (NODES - 1)
        looked_at += 1
    return at


@rule
def add_node(nodes: Nodes, desk: np.record, at: int, key: int) -> None:
    """A new node at an empty place."""
    nodes[at].key = key
    desk.nodes += 1


@rule
def promises(
    game: np.record, seat: int, actions: verbs.Actions, totals: verbs.Figures, kins: Kins, thinned: float
) -> int:
    """List the legal actions and what each promises; of those that are almost the same only the best in full."""
    count = verbs.legal(game, seat, actions)
    best = 0
    for i in range(count):
        totals[i] = verbs.prefer(game, seat, wide(actions[i]))
        if i > 0 and kins[actions[i]] == kins[actions[best]]:
            if totals[i] > totals[best]:
                totals[best] *= thinned
                best = i
            else:
                totals[i] *= thinned
        else:
            best = i
    return count


@rule
def by_promise(choosers: Choosers, totals: verbs.Figures, count: int) -> int:
    """A place on the list by chance, in proportion to what it promises."""
    whole = 0.0
    for i in range(count):
        whole += totals[i]
    left = choose(choosers, 0, 1 << 31) * whole / (1 << 31)
    for i in range(count - 1):
        left -= totals[i]
        if left < 0.0:
            return i
    return count - 1


@rule
def put_in_order(desk: np.record, totals: verbs.Figures, count: int, wanted: int) -> int:
    """The places of the most promising actions, the best first; returns how many there are."""
    number = min(count, wanted)
    for rank in range(number):
        best = rank_best(desk, totals, count, rank)
        desk.order[rank] = best
    return number


@rule
def rank_best(desk: np.record, totals: verbs.Figures, count: int, taken: int) -> int:
    """The most promising action behind those already taken, which promise more, or as much and stand before it."""
    limit, before = math.inf, -1
    if taken > 0:
        before = wide(desk.order[taken - 1])
        limit = totals[before]
    best = -1
    for i in range(count):
        is_behind = totals[i] < limit or (totals[i] == limit and i > before)
        if is_behind and (best < 0 or totals[i] > totals[best]):
            best = i
    return best


@rule
def edge_of(node: np.record, action: int) -> int:
    """The place of an action in a node, a new one if need be; -1 where there is no room."""
    for edge in range(node.known):
        if node.action[edge] == action:
            return edge
    if node.known == WIDTH:
        return -1
    edge = wide(node.known)
    node.action[edge] = action
    node.known += 1
    return edge


@rule
def pick_in_node(node: np.record, desk: np.record, actions: verbs.Actions, totals: verbs.Figures, count: int) -> int:
    """The edge with the highest of what was seen and what is promised (PUCT), among some that widen with the visits."""
    wanted = FIRST_WIDTH + int(WIDENING * math.sqrt(1.0 * node.visits))
    number = put_in_order(desk, totals, count, min(wanted, WIDTH))
    whole = 0.0
    for rank in range(number):
        whole += totals[desk.order[rank]]
    mean = node.total / node.visits if node.visits > 0 else 0.5
    best, highest = -1, -1.0
    for rank in range(number):
        edge = edge_of(node, wide(actions[desk.order[rank]]))
        if edge >= 0:
            node.met[edge] += 1
            hope = seen_and_promised(node, edge, mean, totals[desk.order[rank]] / whole if whole > 0.0 else 1.0)
            if hope > highest:
                best, highest = edge, hope
    return best


@rule
def seen_and_promised(node: np.record, edge: int, mean: float, share: float) -> float:
    """What an action was worth so far, and how much it still promises."""
    tried = wide(node.tried[edge])
    seen = node.worth[edge] / tried if tried > 0 else mean
    return seen + CURIOSITY * share * math.sqrt(1.0 * node.met[edge]) / (1.0 + tried)


@rule
def pick(
    game: np.record,
    seat: int,
    nodes: Nodes,
    desk: np.record,
    actions: verbs.Actions,
    totals: verbs.Figures,
    kins: Kins,
    choosers: Choosers,
) -> int:
    """What a seat does: by its tree while it is in it, then by promise."""
    if desk.inside[seat] and desk.path < DEPTH:
        at = place_of(nodes, wide(desk.keys[seat]))
        is_new = nodes[at].key == 0
        if is_new or at == desk.root:
            desk.inside[seat] = 0
        if at != desk.root and (not is_new or desk.nodes < FULL):
            if is_new:
                add_node(nodes, desk, at, wide(desk.keys[seat]))
            count = promises(game, seat, actions, totals, kins, KIN)
            edge = pick_in_node(nodes[at], desk, actions, totals, count)
            if edge >= 0:
                note_step(desk, at, edge, seat)
                if nodes[at].tried[edge] < EXPAND:
                    desk.inside[seat] = 0
                return wide(nodes[at].action[edge])
    count = promises(game, seat, actions, totals, kins, 0.0)
    return wide(actions[by_promise(choosers, totals, count)])


@rule
def note_step(desk: np.record, at: int, edge: int, seat: int) -> None:
    """A step on the way down, to be told how it ended."""
    desk.path_node[desk.path] = at
    desk.path_edge[desk.path] = edge
    desk.path_seat[desk.path] = seat
    desk.path += 1


@rule
def tell_back(nodes: Nodes, desk: np.record) -> None:
    """Everybody on the way down learns what the game was worth to the one who chose there."""
    for step in range(desk.path):
        seat = wide(desk.path_seat[step])
        learn(nodes[desk.path_node[step]], wide(desk.path_edge[step]), desk.worth[seat], desk.won[seat])


@rule
def learn(node: np.record, edge: int, worth: float, won: float) -> None:
    """One more game for an action of a node."""
    node.visits += 1
    node.total += worth
    node.tried[edge] += 1
    node.worth[edge] += worth
    node.won[edge] += won
