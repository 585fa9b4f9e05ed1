"""The table and a hand as JSON, written by compiled code: byte for byte what `data` says of the same record."""

from typing import Any

import numpy as np

from ziggurat.games.babel.abilities import runs_of
from ziggurat.games.babel.cards import EDITIONS, HU, LETTERS, LEVELS, NATIONS, QUARRY, RUN, TOKEN_LETTERS
from ziggurat.games.babel.ending import value
from ziggurat.kernel.jit import rule, wide
from ziggurat.kernel.jsontext import (
    COMMA,
    END,
    HOLE,
    ZERO,
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

# -- holes ---------------------------------------------------------------------------------------------------------

TURN, ACTIVE, OWED, YARD_SIZE, PILE_SIZE = range(5)  # numbers
DISCARD = 5  # + nation
HAND = DISCARD + NATIONS  # + nation
KNOWN = HAND + NATIONS  # + nation
VALUE = KNOWN + NATIONS  # + seat
HAND_SIZE = VALUE + 2  # + seat

PHASE = HAND_SIZE + 2  # words
MIGRATED = PHASE + 1
STARTING = MIGRATED + 1  # + seat
EDITION = STARTING + 2
TOKEN = EDITION + 1  # + seat

RAZED = TOKEN + 2  # lists
STOCK = RAZED + 1  # + seat
TEMPLE = STOCK + 2  # + NATIONS * seat + land
COLUMN = TEMPLE + 2 * NATIONS  # + NATIONS * seat + land
RUNS = COLUMN + 2 * NATIONS  # + seat


def _by_letter(hole: int) -> dict[str, str]:
    return {letter: instead(hole + nation) for nation, letter in enumerate(LETTERS)}


def _side(seat: int) -> dict[str, Any]:
    return {
        "value": instead(VALUE + seat),
        "token": inside(TOKEN + seat),
        "hand_size": instead(HAND_SIZE + seat),
        "stock": [instead(STOCK + seat)],
        "starting": instead(STARTING + seat),
        "temples": {letter: [instead(TEMPLE + NATIONS * seat + land)] for land, letter in enumerate(LETTERS)},
        "columns": {letter: inside(COLUMN + NATIONS * seat + land) for land, letter in enumerate(LETTERS)},
        "runs": [instead(RUNS + seat)],
    }


_TABLE = {
    "turn": instead(TURN),
    "active": instead(ACTIVE),
    "phase": inside(PHASE),
    "owed": instead(OWED),
    "migrated": instead(MIGRATED),
    "edition": inside(EDITION),
    "lands": list(LETTERS),
    "seats": [_side(0), _side(1)],
    "yard_size": instead(YARD_SIZE),
    "razed": [instead(RAZED)],
    "pile_size": instead(PILE_SIZE),
    "discard": _by_letter(DISCARD),
}
_OF_SEAT = {"hand": _by_letter(HAND), "known": _by_letter(KNOWN)}

TEMPLATES, STARTS = joined([template(_TABLE), template(_OF_SEAT)])
WORDS, WORD_STARTS = joined([word.encode() for word in (*TOKEN_LETTERS, *EDITIONS, "normal", "end", "false", "true")])
EDITION_WORD = len(TOKEN_LETTERS)  # + edition
PHASE_WORD = EDITION_WORD + len(EDITIONS)  # + 1 in the end phase
TRUTH_WORD = PHASE_WORD + 2  # + 1 where it is true
RUN_PARTS, RUN_STARTS = joined([b'{"nation":"', b'","run":', b',"from":', b',"to":'])
BRACE = ord("}")


# -- rules ---------------------------------------------------------------------------------------------------------


@rule
def show(game: np.record, seat: int, out: Text) -> int:
    """What lies open on the table (seat -1), or what only one seat may see."""
    at = 0
    place = wide(STARTS[0 if seat < 0 else 1])
    hole = HOLE
    while place < len(TEMPLATES) and hole != END:
        copied = put_until(out, at, TEMPLATES, place)
        at += copied
        place += copied + 1
        hole = wide(TEMPLATES[place - 1])
        if hole != END:
            at = fill(game, seat, hole - HOLE, out, at)
    return at


@rule
def fill(game: np.record, seat: int, hole: int, out: Text, at: int) -> int:
    """What belongs into a hole."""
    if hole < PHASE:
        return put_int(out, at, number(game, seat, hole))
    if hole < RAZED:
        word = word_of(game, hole)
        return put(out, at, WORDS, wide(WORD_STARTS[word]), wide(WORD_STARTS[word + 1]))
    if hole < TEMPLE:
        return put_cards(game, hole, out, at)
    if hole < COLUMN:
        return put_temple(game, (hole - TEMPLE) // NATIONS, (hole - TEMPLE) % NATIONS, out, at)
    if hole < RUNS:
        return put_column(game, (hole - COLUMN) // NATIONS, (hole - COLUMN) % NATIONS, out, at)
    return put_runs(game, hole - RUNS, out, at)


@rule
def number(game: np.record, seat: int, hole: int) -> int:
    """A single number of the record."""
    if hole >= HAND_SIZE:
        return wide(game.hand_size[hole - HAND_SIZE])
    if hole >= VALUE:
        return value(game, hole - VALUE)
    if hole >= KNOWN:
        return wide(game.known[1 - seat, hole - KNOWN])
    if hole >= HAND:
        return wide(game.hand[seat, hole - HAND])
    if hole >= DISCARD:
        return wide(game.discard[hole - DISCARD])
    return single_number(game, hole)


@rule
def single_number(game: np.record, hole: int) -> int:
    """A number that there is only one of."""
    if hole == TURN:
        return wide(game.turn)
    if hole == ACTIVE:
        return wide(game.active)
    if hole == OWED:
        return wide(game.owed)
    return wide(game.yard_size) if hole == YARD_SIZE else wide(game.pile_size)


@rule
def word_of(game: np.record, hole: int) -> int:
    """Which word says how something stands."""
    if hole == PHASE:
        return PHASE_WORD + wide(game.end_phase)
    if hole == MIGRATED:
        return TRUTH_WORD + wide(game.migrated)
    if hole < EDITION:
        return TRUTH_WORD + wide(game.starting[hole - STARTING])
    return EDITION_WORD + wide(game.edition) if hole == EDITION else wide(game.token[hole - TOKEN])


@rule
def put_cards(game: np.record, hole: int, out: Text, at: int) -> int:
    """B32 The razed cards, the topmost first; or a stock, its top last."""
    size = wide(game.razed) if hole == RAZED else wide(game.stock_size[hole - STOCK])
    for i in range(size):
        level = wide(game.yard[int(game.yard_size) - 1 - i]) if hole == RAZED else wide(game.stock[hole - STOCK, i])
        at = put_level(out, at, i, level)
    return at


@rule
def put_temple(game: np.record, seat: int, land: int, out: Text, at: int) -> int:
    """The levels that stand on a site."""
    count = 0
    for level in range(1, LEVELS + 1):
        if int(game.temple[seat, land]) & (1 << (level - 1)):
            at = put_level(out, at, count, level)
            count += 1
    return at


@rule
def put_level(out: Text, at: int, before: int, level: int) -> int:
    """A level in a list: one digit, and a comma before it unless it is the first."""
    if before > 0:
        at = put_byte(out, at, COMMA)
    return put_byte(out, at, ZERO + level)


@rule
def put_column(game: np.record, seat: int, land: int, out: Text, at: int) -> int:
    """The cards of a column as letters, from the river outward."""
    size = wide(game.column_size[seat, land])
    for place in range(size):
        out[at + place] = WORDS[game.columns[seat, land, place]]
    return at + size


@rule
def put_runs(game: np.record, seat: int, out: Text, at: int) -> int:
    """B30, R-B5 The runs that can pay where a token stands; hu: the blocks of nations with three cards there."""
    land = wide(game.token[seat])
    size = 0 if land == QUARRY else wide(game.column_size[seat, land])
    cards = cards_in(game, seat, land, size)
    wanted = 1 if game.edition == HU else RUN
    numbers, first = 0, 0
    for place in range(size):
        nation = wide(game.columns[seat, land, place])
        if place + 1 == size or game.columns[seat, land, place + 1] != nation:
            if place + 1 - first >= wanted and runs_of(cards, nation) >= RUN:
                if numbers > 0:
                    at = put_byte(out, at, COMMA)
                at = put_run(out, at, nation, runs_of(numbers, nation), first, place)
                numbers += 1 << (4 * nation)
            first = place + 1
    return at


@rule
def cards_in(game: np.record, seat: int, land: int, size: int) -> int:
    """How many cards of each nation lie in a column, four bits a nation."""
    cards = 0
    for place in range(size):
        cards += 1 << (4 * wide(game.columns[seat, land, place]))
    return cards


@rule
def put_run(out: Text, at: int, nation: int, which: int, first: int, last: int) -> int:
    """One run: its nation, which of the nation's it is, its first and its last place."""
    for part in range(4):
        at = put(out, at, RUN_PARTS, wide(RUN_STARTS[part]), wide(RUN_STARTS[part + 1]))
        if part == 0:
            at = put_byte(out, at, wide(WORDS[nation]))
        else:
            at = put_int(out, at, which if part == 1 else first if part == 2 else last)
    return put_byte(out, at, BRACE)
