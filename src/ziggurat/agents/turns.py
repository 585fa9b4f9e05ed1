"""Plans for whole turns, in games where one seat after the other does as much as it likes: through the verbs.

A turn is looked through in width: all that can be done, then all that can be done after the best of that, and so on.
Positions that different orders lead to are recognised as the same. A line ends where something new is learned, which
the record tells (nothing can be taken back any more), or where the game ends or goes on elsewhere.
"""

from __future__ import annotations

import hashlib
import threading

import numpy as np
import numpy.typing as npt

from ziggurat.agents.playing import is_legal, lean
from ziggurat.kernel import entries, records, verbs
from ziggurat.kernel.game import Rulebook, View
from ziggurat.kernel.jit import entry, rule, wide
from ziggurat.kernel.playouts import Choosers, first_seat
from ziggurat.kernel.records import Games
from ziggurat.kernel.rng import KEY_WORDS, Generator, draw_below, next_word

Words = npt.NDArray[np.int64]  # [place, word]: the bytes of the records in a pool
Nodes = npt.NDArray[np.int64]  # [place, PARENT, ACTION, DEPTH, MARK or CLOSED]
Lines = npt.NDArray[np.int16]  # [line, step]: own actions
Places = npt.NDArray[np.int64]
Ignored = npt.NDArray[np.int8]  # [action]: 1 for what is overlooked

PARENT, ACTION, DEPTH, CLOSED = range(4)
NODE_FIELDS = 4
LONGEST = 40  # own actions in a turn that are planned ahead
MOST_ANSWERS = 64  # decisions of others before a turn goes on
BRANCHES = 12  # how many actions a position has, more or less
STEPS = 10  # how many of them a turn takes, more or less
FEWEST = 500  # positions that there is room for

# of what only these entries take, for those who compile them beforehand
SAMPLES = {
    "words": np.zeros((1, 1), dtype=np.int64),
    "nodes": np.zeros((1, 1), dtype=np.int64),
    "table": np.zeros(1, dtype=np.int64),
    "best": np.zeros(1, dtype=np.int64),
    "running": np.zeros(1, dtype=np.int64),
    "found": np.zeros(1, dtype=np.int64),
    "values": np.zeros(1),
    "weights": np.zeros(1),
    "lines": np.zeros((1, 1), dtype=np.int16),
    "ignored": np.zeros(1, dtype=np.int8),
    "choosers": np.zeros((1, 4), dtype=np.uint32),
    "swing": 1.0,
    "trust": 1.0,
}

# odd numbers without a pattern, one for each word of a record
_SALT = np.frombuffer(hashlib.shake_128(b"positions").digest(8 * 1024), dtype=np.int64) | 1


@rule
def mark_of(words: Words, place: int) -> int:
    """A number for the bytes of a record, never negative."""
    total = 0
    for i in range(words.shape[1]):
        total += wide(words[place, i]) * wide(_SALT[i])
    return (total >> 20) & 0x7FFFFFFFFFF


@rule
def are_equal(words: Words, one: int, other: int) -> bool:
    """Whether two records have the same bytes."""
    i = 0
    while i < words.shape[1] and words[one, i] == words[other, i]:
        i += 1
    return bool(i == words.shape[1])


@rule
def is_new(words: Words, table: Places, place: int) -> bool:
    """Whether no position in the table equals the one at a place, which is entered then."""
    size = table.shape[0]
    slot = mark_of(words, place) % size
    looked_at = 0
    while looked_at < size and table[slot] != 0:
        if are_equal(words, wide(table[slot]), place):
            return False
        slot = (slot + 1) % size
        looked_at += 1
    table[slot] = place
    return True


@rule
def answered(
    worlds: Games, place: int, spare: int, seat: int, actions: verbs.Actions, weights: verbs.Figures, choosers: Choosers
) -> bool:
    """Let others answer if that brings the seat's own turn back; else nothing happens. Whether the turn goes on."""
    if worlds[place].undoable == 0:
        return False
    if verbs.to_act(worlds[place]) & (1 << seat):
        return True
    worlds[spare] = worlds[place]
    for _ in range(MOST_ANSWERS):
        mask = verbs.to_act(worlds[spare])
        if mask == 0:
            return False
        if mask & (1 << seat):
            worlds[place] = worlds[spare]
            return True
        other = first_seat(mask)
        verbs.play(worlds[spare], other, lean(worlds[spare], other, actions, weights, choosers, 0))
        if worlds[spare].undoable == 0:
            return False
    return False


@rule
def redraw(world: np.record, seat: int, key: verbs.Key, generator: np.record) -> None:
    """Another world that looks the same to the seat."""
    for word in range(KEY_WORDS):
        key[word] = next_word(generator)
    verbs.redeal(world, seat, key)


@rule
def keep_best(best: Places, size: int, most: int, values: verbs.Figures, place: int) -> int:
    """Put a place into a list that is ordered by value, if it is good enough; earlier places first among equals."""
    if size == most and values[place] <= values[best[size - 1]]:
        return size
    at = size if size < most else size - 1
    while at > 0 and values[best[at - 1]] < values[place]:
        best[at] = best[at - 1]
        at -= 1
    best[at] = place
    return size + 1 if size < most else size


@rule
def grow(
    seat: int,
    worlds: Games,
    words: Words,
    nodes: Nodes,
    table: Places,
    values: verbs.Figures,
    actions: verbs.Actions,
    weights: verbs.Figures,
    ignored: Ignored,
    choosers: Choosers,
    best: Places,
    width: int,
) -> int:
    """Look through a turn from the position at place 1; return how many places are taken.

    Place 0 stands for nothing, the last two are for trying. `values` tells how good each position looks.
    """
    last = nodes.shape[0] - 3
    spare = last + 1
    table[:] = 0
    nodes[1, :] = 0
    worlds[1].undoable = 1
    worlds[1].undo_seat = seat
    is_new(words, table, 1)
    count = 2
    best[0] = 1
    front = 1
    depth = 0
    while front > 0 and depth < LONGEST - 1:
        depth += 1
        start = count
        for f in range(front):
            parent = wide(best[f])
            options = verbs.legal(worlds[parent], seat, actions)
            for i in range(options):
                action = wide(actions[i])
                if count > last:
                    break
                if ignored[action]:
                    continue
                worlds[count] = worlds[parent]
                verbs.play(worlds[count], seat, action)
                nodes[count, PARENT] = parent
                nodes[count, ACTION] = action
                nodes[count, DEPTH] = depth
                goes_on = answered(worlds, count, spare, seat, actions[options:], weights, choosers)
                nodes[count, CLOSED] = int(not goes_on)
                if goes_on:
                    worlds[count].undoable = 1
                    worlds[count].undo_seat = seat
                    if not is_new(words, table, count):
                        continue
                values[count] = verbs.appraise(worlds[count], seat)
                count += 1
        front = 0
        for place in range(start, count):
            if nodes[place, CLOSED] == 0:
                front = keep_best(best, front, width, values, place)
    return count


@rule
def rank_ends(nodes: Nodes, values: verbs.Figures, count: int, best: Places, most: int) -> int:
    """List the best places where a line ends; where none does, the best places at all."""
    size = 0
    for place in range(2, count):
        if nodes[place, CLOSED]:
            size = keep_best(best, size, most, values, place)
    if size == 0:
        for place in range(2, count):
            size = keep_best(best, size, most, values, place)
    return size


@rule
def write_line(nodes: Nodes, place: int, lines: Lines, line: int) -> None:
    """Write the own actions that lead to a place; what lies beyond them is -1."""
    lines[line, :] = -1
    for step in range(wide(nodes[place, DEPTH]) - 1, -1, -1):
        lines[line, step] = nodes[place, ACTION]
        place = wide(nodes[place, PARENT])


@rule
def follow(
    worlds: Games,
    place: int,
    spare: int,
    seat: int,
    lines: Lines,
    line: int,
    actions: verbs.Actions,
    weights: verbs.Figures,
    choosers: Choosers,
) -> None:
    """Play a line in a world as far as it is legal there, with answers of others where the turn goes on after them."""
    for step in range(LONGEST):
        if lines[line, step] < 0 or not is_legal(worlds[place], seat, wide(lines[line, step]), actions):
            return
        verbs.play(worlds[place], seat, wide(lines[line, step]))
        if not answered(worlds, place, spare, seat, actions, weights, choosers):
            return


@entry
def plan_turn(
    games: Games,
    seat: int,
    worlds: Games,
    words: Words,
    nodes: Nodes,
    table: Places,
    values: verbs.Figures,
    actions: verbs.Actions,
    weights: verbs.Figures,
    ignored: Ignored,
    key: verbs.Key,
    generators: Generator,
    choosers: Choosers,
    best: Places,
    lines: Lines,
    totals: verbs.Figures,
    width: int,
    samples: int,
    found: Places,
) -> None:
    """Find the best lines of a turn in one world, and appraise each in some more: `lines`, `totals`, best first.

    `found` gets the number of lines and of positions looked at.
    """
    worlds[1] = games[0]
    redraw(worlds[1], seat, key, generators[0])
    count = grow(seat, worlds, words, nodes, table, values, actions, weights, ignored, choosers, best, width)
    size = rank_ends(nodes, values, count, best, lines.shape[0])
    for line in range(size):
        write_line(nodes, wide(best[line]), lines, line)
        totals[line] = values[best[line]] / samples
    last = nodes.shape[0] - 1
    for _ in range(samples - 1):
        worlds[1] = games[0]
        redraw(worlds[1], seat, key, generators[0])
        for line in range(size):
            worlds[last] = worlds[1]
            follow(worlds, last, last - 1, seat, lines, line, actions, weights, choosers)
            totals[line] += verbs.appraise(worlds[last], seat) / samples
    found[0] = size
    found[1] = count - 2 + size * (samples - 1)


class Room:
    """The room that plans take."""

    def __init__(self, book: Rulebook, width: int, lines: int) -> None:
        places = 4 + max(width * BRANCHES * STEPS, FEWEST)
        self.worlds = records.new(book.state, places)
        self.words = self.worlds.view(np.int64).reshape(places, -1)
        self.nodes = np.zeros((places, NODE_FIELDS), dtype=np.int64)
        self.table = np.zeros(2 * places, dtype=np.int64)
        self.values = np.zeros(places)
        self.actions = np.zeros(2 * book.actions, dtype=np.int16)
        self.weights = np.zeros(book.actions)
        self.nothing = np.zeros(book.actions, dtype=np.int8)
        self.key = np.zeros(KEY_WORDS, dtype=np.uint32)
        self.best = np.zeros(max(width, lines) + 1, dtype=np.int64)
        self.found = np.zeros(2, dtype=np.int64)
        self.lines = np.zeros((lines, LONGEST), dtype=np.int16)
        self.totals = np.zeros(lines)


class _Rooms(threading.local):
    """The rooms that all agents of a thread share."""

    def __init__(self) -> None:
        self._rooms: dict[tuple[str, int, int], Room] = {}

    def find(self, book: Rulebook, width: int, lines: int) -> Room:
        """A room for plans of that width and so many lines."""
        wanted = (book.name, width, lines)
        if wanted not in self._rooms:
            self._rooms[wanted] = Room(book, width, lines)
        return self._rooms[wanted]


ROOMS = _Rooms()


def plan(room: Room, view: View, own: Generator, ignored: Ignored, width: int, samples: int) -> tuple[int, int]:
    """Find the best lines of the view's seat, best first in the room; return their number and that of positions."""
    plan_turn(
        view.state, view.seat, room.worlds, room.words, room.nodes, room.table, room.values, room.actions,
        room.weights, ignored, room.key, own, choosers_from(own), room.best, room.lines, room.totals, width, samples,
        room.found,
    )  # fmt: skip
    size, seen = (int(number) for number in room.found)
    order = np.argsort(-room.totals[:size], kind="stable")
    room.lines[:size] = room.lines[:size][order]
    room.totals[:size] = room.totals[:size][order]
    return size, seen


def actions_of(line: npt.NDArray[np.int16]) -> tuple[int, ...]:
    """The own actions of a line."""
    return tuple(int(action) for action in line if action >= 0)


def choosers_from(own: Generator) -> Choosers:
    """A generator of choices for playouts, seeded by a generator of one's own."""
    return np.array([[draw_below(own, 1 << 31) | 1 for _ in range(4)]], dtype=np.uint32)


class TurnPlan:
    """A planned turn, good as long as the position is the one that the plan led to."""

    def __init__(self) -> None:
        self.rest: tuple[int, ...] = ()
        self._expected: Games | None = None

    def goes_on(self, view: View, choices: list[int]) -> bool:
        """Whether this is the position that the last step led to, and the plan has a next step that can be done."""
        if self._expected is None or not self.rest or self.rest[0] not in choices:
            return False
        return bytes(view) == records.to_bytes(self._expected)

    def step(self, view: View, line: tuple[int, ...]) -> None:
        """Do the first action of a line in this position; the rest is for later."""
        self._expected = records.clone(view.state)
        entries.play_at(self._expected, 0, view.seat, line[0])
        self.rest = line[1:]

    def forget(self) -> None:
        """The plan is over."""
        self.rest = ()
