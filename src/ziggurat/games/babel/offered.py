"""The legal actions as JSON, written by compiled code: byte for byte what `data.offers` says of the same record."""

import numpy as np
import numpy.typing as npt

from ziggurat.games.babel.abilities import payer, runs_here, runs_of
from ziggurat.games.babel.action_space import (
    ABILITIES,
    ABILITY,
    ACTIONS,
    BUILD,
    EXPEL,
    LEAP_OWN,
    OWN,
    ROB,
    THEIRS,
    migration_source,
)
from ziggurat.games.babel.actions import land_of, offered_level
from ziggurat.games.babel.cards import DE, RUN, TOKEN_LETTERS
from ziggurat.games.babel.data import offer_of, places_of
from ziggurat.games.babel.ending import value
from ziggurat.games.babel.notation import action_text
from ziggurat.games.babel.words import PARTS, ids_of
from ziggurat.kernel.jit import rule, wide
from ziggurat.kernel.jsontext import (
    CLOSE,
    COMMA,
    END,
    HOLE,
    OPEN,
    Text,
    inside,
    instead,
    joined,
    put_byte,
    put_int,
    put_until,
    template,
)
from ziggurat.kernel.texts import Phrase

# -- holes ---------------------------------------------------------------------------------------------------------

HERE, WON_NATION, MOVED = range(3)  # letters; MOVED + 0, 1, 2 for the cards that migrate
NUMBER = MOVED + RUN  # of the action, and on from here all are numbers
SEAT, OTHER, RUN_PLACE, NTH_RUN, DRAWN, LEVEL, BEFORE, AFTER = range(NUMBER + 1, NUMBER + 9)
RAZED, THEIR_BEFORE, THEIR_AFTER, EXPELLED, WON, HALF, THEIR_HAND = range(AFTER + 1, AFTER + 8)

_RAISED = {"level": instead(LEVEL), "before": instead(BEFORE), "after": instead(AFTER)}
EFFECTS = {
    "end": {"cards": instead(DRAWN)},
    "build": _RAISED,
    "leap": _RAISED,
    "rob": _RAISED,
    "migrate": {"cards": " ".join(inside(MOVED + place) for place in range(RUN))},
    "raze": {"levels": instead(RAZED), "before": instead(THEIR_BEFORE), "after": instead(THEIR_AFTER)},
    "expel": {"cards": instead(EXPELLED)},
    "winover": {"cards": instead(WON), "target": inside(WON_NATION)},
    "halve": {"cards": instead(HALF), "hand": instead(THEIR_HAND)},
}

ALONE, FIRST, FURTHER = range(3)  # the run that pays: the only one, the first of several, one of the others


def _template(action: int, run: int = ALONE) -> bytes:
    """The offer of an action, with a hole wherever it depends on more than the action."""
    parts = PARTS[action]
    said = Phrase(f"act-{parts.kind}", ids_of(parts, inside(HERE)) | EFFECTS.get(parts.kind, {}))
    if run != ALONE:
        said = Phrase("act-run", {"what": said, "run": instead(NTH_RUN)})
    notation = action_text(action) + (f"/{inside(NTH_RUN)}" if run == FURTHER else "")
    places = places_of(parts, inside(SEAT), inside(OTHER), inside(HERE), inside(RUN_PLACE))
    return template(offer_of(instead(NUMBER), notation, said, *places))


_ALL = [_template(action) for action in range(ABILITY)] + [
    _template(ABILITY + ability, run) for ability in range(ABILITIES) for run in (ALONE, FIRST, FURTHER)
]
TEMPLATES, STARTS = joined(_ALL)
LETTERS, _ = joined([TOKEN_LETTERS.encode()])

MOST_DIGITS = 3  # of a number in a hole
ROOM = 2 + ACTIONS * max(len(made) + sum(byte >= HOLE for byte in made) * (MOST_DIGITS - 1) for made in _ALL)


# -- rules ---------------------------------------------------------------------------------------------------------


@rule
def offer(game: np.record, seat: int, actions: npt.NDArray[np.int16], count: int, out: Text) -> int:
    """The first `count` of the actions, all of them legal, with what each would do and where it leads."""
    runs = runs_here(game, seat)
    at = put_byte(out, 0, OPEN)
    for i in range(count):
        if i > 0:
            at = put_byte(out, at, COMMA)
        at = put_offer(game, seat, wide(actions[i]), runs, out, at)
    return put_byte(out, at, CLOSE)


@rule
def put_offer(game: np.record, seat: int, action: int, runs: int, out: Text, at: int) -> int:
    """One action."""
    place = wide(STARTS[template_of(action, runs)])
    hole = HOLE
    while place < len(TEMPLATES) and hole != END:
        copied = put_until(out, at, TEMPLATES, place)
        at += copied
        place += copied + 1
        hole = wide(TEMPLATES[place - 1])
        if hole != END and hole < HOLE + NUMBER:
            at = put_byte(out, at, wide(LETTERS[letter_in(game, seat, action, hole - HOLE)]))
        elif hole != END:
            at = put_int(out, at, number_in(game, seat, action, hole - HOLE))
    return at


@rule
def template_of(action: int, runs: int) -> int:
    """B30 The template of an action; a run that pays is named where there are several to choose from."""
    if action < ABILITY:
        return action
    ability = (action - ABILITY) % ABILITIES
    run = FIRST if runs_of(runs, payer(ability)) > 1 else ALONE
    return ABILITY + 3 * ability + (FURTHER if action >= ABILITY + ABILITIES else run)


@rule
def letter_in(game: np.record, seat: int, action: int, hole: int) -> int:
    """The nation or land whose letter belongs into a hole."""
    if hole == HERE:
        return land_of(game, seat)
    if hole == WON_NATION:
        return last_nation(game, 1 - seat, land_of(game, seat))
    source = migration_source(action)
    return wide(game.columns[seat, source, int(game.column_size[seat, source]) - RUN + hole - MOVED])


@rule
def last_nation(game: np.record, seat: int, land: int) -> int:
    """B35 The nation of the last card of a column."""
    return wide(game.columns[seat, land, int(game.column_size[seat, land]) - 1])


@rule
def number_in(game: np.record, seat: int, action: int, hole: int) -> int:
    """The number that belongs into a hole."""
    if hole == NUMBER:
        return action
    if hole <= OTHER:
        return seat if hole == SEAT else 1 - seat
    if hole <= NTH_RUN:
        return (action - ABILITY) // ABILITIES + hole - RUN_PLACE
    if hole == DRAWN:
        return min(2, wide(game.yard_size))
    if hole <= AFTER:
        return raised(game, seat, action, hole)
    return done_to_them(game, seat, action, hole)


@rule
def raised(game: np.record, seat: int, action: int, hole: int) -> int:
    """B40 A new top level, and the value of the seat's temples before and after it."""
    if hole == BEFORE:
        return value(game, seat)
    level = new_level(game, seat, action)
    if hole == LEVEL:
        return level
    return value(game, seat) + level - wide(game.height[seat, land_of(game, seat)])


@rule
def new_level(game: np.record, seat: int, action: int) -> int:
    """B22, B33, B36 The level that a build, a raid or a leap puts on the own temple."""
    if action < ABILITY:
        return offered_level(game, seat, action - BUILD)
    ability = (action - ABILITY) % ABILITIES
    if ability == ROB:
        return wide(game.height[1 - seat, land_of(game, seat)])
    return offered_level(game, seat, OWN if ability == LEAP_OWN else THEIRS)


@rule
def done_to_them(game: np.record, seat: int, action: int, hole: int) -> int:
    """B32, B34, B35, B37 What an ability takes from the opponent."""
    if hole >= HALF:
        hand = wide(game.hand_size[1 - seat])
        return hand if hole == THEIR_HAND else hand // 2
    land = land_of(game, seat)
    if hole == EXPELLED:
        return settlers(game, 1 - seat, land, (action - ABILITY) % ABILITIES - EXPEL, 0)
    if hole == WON:
        return settlers(game, 1 - seat, land, last_nation(game, 1 - seat, land), wide(game.edition == DE))
    height = wide(game.height[1 - seat, land])
    if hole == RAZED:
        return height
    return value(game, 1 - seat) - (height if hole == THEIR_AFTER else 0)


@rule
def settlers(game: np.record, seat: int, land: int, nation: int, together: int) -> int:
    """B34, B35 The cards of a nation in a column; or only those `together` at its end."""
    count = 0
    for place in range(int(game.column_size[seat, land]) - 1, -1, -1):
        if game.columns[seat, land, place] == nation:
            count += 1
        elif together:
            return count
    return count
