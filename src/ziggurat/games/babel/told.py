"""What an action has done as JSON, written by compiled code: byte for byte what `words.told` says of it."""

import numpy as np

from ziggurat.games.babel.action_space import ABILITIES, ABILITY, TRAVEL
from ziggurat.games.babel.offered import EFFECTS, HERE, LETTERS, NUMBER, OTHER, SEAT, THEIR_HAND, letter_in, number_in
from ziggurat.games.babel.shown import put_level
from ziggurat.games.babel.state import RUNNING
from ziggurat.games.babel.words import PARTS, deed_of, ids_of
from ziggurat.kernel.jit import rule, wide
from ziggurat.kernel.jsontext import (
    CLOSE,
    COMMA,
    END,
    HOLE,
    OPEN,
    SPACE,
    Text,
    inside,
    instead,
    joined,
    put,
    put_byte,
    put_int,
    put_until,
    template,
)
from ziggurat.kernel.texts import Phrase

TURNED, DEALT = range(THEIR_HAND + 1, THEIR_HAND + 3)  # holes: temple cards turned over, nation cards drawn


def _template(action: int) -> bytes:
    """What is told of an action, with a hole wherever it depends on more than the action."""
    parts = PARTS[action]
    effect = {"cards": inside(TURNED)} if parts.kind == "end" else EFFECTS.get(parts.kind, {})
    return template(deed_of(parts.kind, instead(SEAT), ids_of(parts, inside(HERE)), effect).data())


_END_PHASE = template(Phrase("told-end-phase", {}).data())
_DRAWN = template(Phrase("told-drawn", {"who": instead(OTHER), "cards": instead(DEALT)}).data())
TEMPLATES, STARTS = joined([*(_template(action) for action in range(ABILITY + ABILITIES)), _END_PHASE, _DRAWN])
END_PHASE, DRAWN = ABILITY + ABILITIES, ABILITY + ABILITIES + 1
NONE, _ = joined([b"none"])


@rule
def tell(before: np.record, seat: int, action: int, after: np.record, out: Text) -> int:
    """What an action has done, and what followed from it."""
    deed = action if action < ABILITY else ABILITY + (action - ABILITY) % ABILITIES
    at = put_told(before, seat, action, after, deed, out, put_byte(out, 0, OPEN))
    if after.end_phase and not before.end_phase:
        at = put_told(before, seat, action, after, END_PHASE, out, put_byte(out, at, COMMA))
    if action < TRAVEL and after.ending == RUNNING:
        at = put_told(before, seat, action, after, DRAWN, out, put_byte(out, at, COMMA))
    return put_byte(out, at, CLOSE)


@rule
def put_told(before: np.record, seat: int, action: int, after: np.record, which: int, out: Text, at: int) -> int:
    """One phrase."""
    place = wide(STARTS[which])
    hole = HOLE
    while place < len(TEMPLATES) and hole != END:
        copied = put_until(out, at, TEMPLATES, place)
        at += copied
        place += copied + 1
        hole = wide(TEMPLATES[place - 1])
        if hole != END:
            at = fill(before, seat, action, after, hole - HOLE, out, at)
    return at


@rule
def fill(before: np.record, seat: int, action: int, after: np.record, hole: int, out: Text, at: int) -> int:
    """What belongs into a hole."""
    if hole == TURNED:
        return put_turned(before, seat, after, out, at)
    if hole == DEALT:
        return put_int(out, at, int(after.hand_size[1 - seat]) - int(before.hand_size[1 - seat]))
    if hole < NUMBER:
        return put_byte(out, at, wide(LETTERS[letter_in(before, seat, action, hole)]))
    return put_int(out, at, number_in(before, seat, action, hole))


@rule
def put_turned(before: np.record, seat: int, after: np.record, out: Text, at: int) -> int:
    """B12 The temple cards that have come to a stock."""
    first, last = wide(before.stock_size[seat]), wide(after.stock_size[seat])
    if first == last:
        return put(out, at, NONE, 0, len(NONE))
    for place in range(first, last):
        if place > first:
            at = put_byte(out, at, SPACE)
        at = put_level(out, at, 0, wide(after.stock[seat, place]))
    return at
