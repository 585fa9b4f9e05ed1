"""Babel as phrases: what an action does, what it has done, how the game ended. The words stand in `text/`."""

from collections.abc import Callable, Mapping
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

from ziggurat.games.babel.action_space import (
    ABILITIES,
    ABILITY,
    ACTIONS,
    BUILD,
    DISCARD,
    EXPEL,
    HALVE,
    LEAP_OWN,
    MIGRATE,
    OWN,
    RAZE,
    ROB,
    SETTLE,
    STARTING,
    THEIRS,
    TRAVEL,
    WIN_OVER,
)
from ziggurat.games.babel.cards import (
    ASSYRIANS,
    DE,
    HITTITES,
    HU,
    LETTERS,
    MEDES,
    NATION_CARDS,
    NATIONS,
    PERSIANS,
    QUARRY,
    RUN,
    SUMERIANS,
    TOKEN_LETTERS,
)
from ziggurat.games.babel.notation import SOURCES
from ziggurat.games.babel.state import FALL, NOBODY, RUNNING, SUPREMACY, TWENTY, YARD_EMPTY
from ziggurat.kernel.reasons import Outcome
from ziggurat.kernel.records import Games, Plain, plain
from ziggurat.kernel.texts import Phrase, speak

FOLDER = Path(__file__).parent
WORDS = {"nation": "nation", "target": "nation", "land": "land", "origin": "land", "source": "source"}

Values = dict[str, int | str]


class Parts(NamedTuple):
    """An action taken apart."""

    kind: str  # travel, settle, build, migrate, discard, raze, rob, expel, winover, leap, halve, end
    nation: int = -1  # the card used, or the nation whose run pays
    source: int = -1  # where a temple card comes from, or the land that a migration leaves
    target: int = -1  # the land that a migration goes to, or the nation expelled
    run: int = -1  # which run pays


def parts_of(action: int) -> Parts:
    """Take an action apart."""
    if action < TRAVEL:
        return Parts("end")
    if action < SETTLE:
        return Parts("travel", nation=action - TRAVEL)
    if action < BUILD:
        return Parts("settle", nation=action - SETTLE)
    if action < MIGRATE:
        return Parts("build", source=action - BUILD)
    if action < DISCARD:
        source, target = divmod(action - MIGRATE, NATIONS - 1)
        return Parts("migrate", source=source, target=target + (target >= source))
    if action < ABILITY:
        return Parts("discard", nation=action - DISCARD)
    run, ability = divmod(action - ABILITY, ABILITIES)
    return _ability_parts(ability)._replace(run=run)


def _ability_parts(ability: int) -> Parts:
    if ability == RAZE:
        return Parts("raze", nation=ASSYRIANS)
    if ability == ROB:
        return Parts("rob", nation=HITTITES)
    if ability < WIN_OVER:
        return Parts("expel", nation=MEDES, target=ability - EXPEL)
    if ability == WIN_OVER:
        return Parts("winover", nation=SUMERIANS)
    if ability < HALVE:
        return Parts("leap", nation=PERSIANS, source=OWN if ability == LEAP_OWN else THEIRS)
    return Parts("halve", nation=ability - HALVE)


PARTS = tuple(parts_of(action) for action in range(ACTIONS))

# -- what an action does -------------------------------------------------------------------------------------------


def phrase(game: Plain, seat: int, action: int, legal: bool) -> Phrase:
    """An action as a phrase, with what it would change where it is legal."""
    parts = PARTS[action]
    land = game["token"][seat]
    said = bare(action, land, legal)
    if legal and parts.kind in EFFECTS:
        said = Phrase(said.key, {**said.values, **EFFECTS[parts.kind](game, seat, land, parts)})
    if parts.run > 0 or (legal and parts.run == 0 and runs_that_pay(game, seat, parts.nation) > 1):
        return Phrase("act-run", {"what": said, "run": parts.run + 1})
    return said


def told(before: Plain, after: Plain, seat: int, action: int) -> list[Phrase]:
    """What an action has done, for everybody at the table; a phrase each for what followed from it."""
    phrases = [_deed(before, after, seat, action)]
    if after["end_phase"] and not before["end_phase"]:
        phrases.append(Phrase("told-end-phase", {}))
    if PARTS[action].kind == "end" and after["ending"] == RUNNING:
        cards = after["hand_size"][1 - seat] - before["hand_size"][1 - seat]
        phrases.append(Phrase("told-drawn", {"who": 1 - seat, "cards": cards}))
    return phrases


def _deed(before: Plain, after: Plain, seat: int, action: int) -> Phrase:
    """What an action itself has done."""
    parts = PARTS[action]
    land = before["token"][seat]
    effect: Values = EFFECTS[parts.kind](before, seat, land, parts) if parts.kind in EFFECTS else {}
    if parts.kind == "end":
        drawn = after["stock"][seat][before["stock_size"][seat] : after["stock_size"][seat]]
        effect = {"cards": " ".join(map(str, drawn)) or "none"}
    return deed_of(parts.kind, seat, _ids(action, land), effect)


def deed_of(kind: str, who: int | str, ids: Mapping[str, str], effect: Mapping[str, int | str]) -> Phrase:
    """A deed of its parts; `told` makes templates of it, with holes for parts."""
    values: Values = {"who": who, **ids, **effect}
    if "source" in values:  # a source is worded for the one who acts, "your stock"; others hear whence it came
        values["from"] = values.pop("source")
    return Phrase(f"told-{kind}", values)


@cache
def bare(action: int, land: int, legal: bool) -> Phrase:
    """An action as a phrase that tells of no effect, with the token at a land."""
    kind = PARTS[action].kind
    return Phrase(f"act-{kind}" if legal or kind == "discard" else f"plain-{kind}", _ids(action, land))


@cache
def _ids(action: int, land: int) -> dict[str, str]:
    return ids_of(PARTS[action], TOKEN_LETTERS[land])


def ids_of(parts: Parts, here: str) -> dict[str, str]:
    """The nations, lands and sources that an action names, with the token at a land."""
    if parts.kind == "end":
        return {}
    if parts.kind == "migrate":
        return {"origin": LETTERS[parts.source], "land": LETTERS[parts.target]}
    values = {"land": LETTERS[parts.nation] if parts.kind == "travel" else here}
    if parts.nation >= 0:
        values["nation"] = LETTERS[parts.nation]
    if parts.source >= 0:
        values["source"] = SOURCES[parts.source]
    if parts.target >= 0:
        values["target"] = LETTERS[parts.target]
    return values


# -- what a legal action would change ------------------------------------------------------------------------------


def _end_effect(game: Plain, seat: int, land: int, parts: Parts) -> Values:
    return {"cards": min(2, game["yard_size"])}


def _raised(game: Plain, seat: int, land: int, level: int) -> Values:
    """B40 What a new top level does to the value of a seat's temples."""
    heights = game["height"][seat]
    value = sum(heights)
    return {"level": level, "before": value, "after": value + level - heights[land]}


def _build_effect(game: Plain, seat: int, land: int, parts: Parts) -> Values:
    return _raised(game, seat, land, top_of(game, seat, parts.source))


def _rob_effect(game: Plain, seat: int, land: int, parts: Parts) -> Values:
    return _raised(game, seat, land, game["height"][1 - seat][land])


def _migrate_effect(game: Plain, seat: int, land: int, parts: Parts) -> Values:
    return {"cards": " ".join(LETTERS[card] for card in column_of(game, seat, parts.source)[-3:])}


def _raze_effect(game: Plain, seat: int, land: int, parts: Parts) -> Values:
    heights = game["height"][1 - seat]
    value = sum(heights)
    return {"levels": heights[land], "before": value, "after": value - heights[land]}


def _expel_effect(game: Plain, seat: int, land: int, parts: Parts) -> Values:
    return {"cards": column_of(game, 1 - seat, land).count(parts.target)}


def _winover_effect(game: Plain, seat: int, land: int, parts: Parts) -> Values:
    """B35 How many cards would change sides: the equal ones at the end; en, ru, hu: all of that nation."""
    column = column_of(game, 1 - seat, land)
    _, last = next(groupby(reversed(column)))
    cards = len(list(last)) if game["edition"] == DE else column.count(column[-1])
    return {"cards": cards, "target": LETTERS[column[-1]]}


def _halve_effect(game: Plain, seat: int, land: int, parts: Parts) -> Values:
    hand = game["hand_size"][1 - seat]
    return {"cards": hand // 2, "hand": hand}


EFFECTS: dict[str, Callable[[Plain, int, int, Parts], Values]] = {
    "end": _end_effect,
    "build": _build_effect,
    "leap": _build_effect,
    "migrate": _migrate_effect,
    "raze": _raze_effect,
    "rob": _rob_effect,
    "expel": _expel_effect,
    "winover": _winover_effect,
    "halve": _halve_effect,
}

# -- what lies there -----------------------------------------------------------------------------------------------


def top_of(game: Plain, seat: int, source: int) -> int:
    """B23 The level that a source offers; 0 for none."""
    if source == STARTING:
        return int(game["starting"][seat])
    owner = seat if source == OWN else 1 - seat
    size = game["stock_size"][owner]
    return int(game["stock"][owner][size - 1]) if size else 0


def column_of(game: Plain, seat: int, land: int) -> list[int]:
    """The cards of a column, from the river outward."""
    size = game["column_size"][seat][land]
    return list(game.bytes_of("columns", (seat * NATIONS + land) * NATION_CARDS, size)) if size else []


def column_here(game: Plain, seat: int) -> list[int]:
    """A seat's column where its token stands; nothing at the quarry."""
    land = game["token"][seat]
    return [] if land == QUARRY else column_of(game, seat, land)


class Run(NamedTuple):
    """Cards that can pay for an ability, with their first and last place in the column."""

    nation: int
    number: int  # among the runs of its nation, from the river outward
    first: int
    last: int


def runs_here(game: Plain, seat: int) -> list[Run]:
    """B30, R-B5 The runs that can pay at the token's land; hu: the blocks of a nation that has three cards there."""
    return runs_in(game["edition"], column_here(game, seat))


def runs_in(edition: int, column: list[int]) -> list[Run]:
    """B30, R-B5 The runs that can pay in a column."""
    wanted = 1 if edition == HU else RUN
    runs: list[Run] = []
    length, last = 0, -1
    for place, nation in enumerate(column):
        length = length + 1 if nation == last else 1
        last = nation
        if length == wanted:
            number = sum(run.nation == nation for run in runs)
            runs.append(Run(nation, number, place - wanted + 1, place))
        elif length > wanted:
            runs[-1] = runs[-1]._replace(last=place)
    return [run for run in runs if column.count(run.nation) >= RUN]


def runs_that_pay(game: Plain, seat: int, nation: int) -> int:
    """B30, R-B5 How many runs of a nation can pay at the token's land."""
    return sum(run.nation == nation for run in runs_here(game, seat))


def longest_row(game: Plain, seat: int, nation: int) -> int:
    """B30 The most cards of a nation that lie together at the token's land; hu: that lie there at all."""
    column = column_here(game, seat)
    if game["edition"] == HU:
        return column.count(nation)
    return max((len(list(cards)) for card, cards in groupby(column) if card == nation), default=0)


# -- how a game ended ----------------------------------------------------------------------------------------------

_ENDINGS = {
    SUPREMACY: ("supremacy", "B41"),
    TWENTY: ("twenty", "B42"),
    FALL: ("fall", "B42"),
    YARD_EMPTY: ("yard", "B43"),
}


def outcome(games: Games, language: str) -> Outcome | None:
    """How a game ended, by which rule; None while it runs."""
    game = plain(games)
    if game["ending"] == RUNNING:
        return None
    code, rule = _ENDINGS[game["ending"]]
    winner = None if game["winner"] == NOBODY else int(game["winner"])
    own, their = (sum(game["height"][side]) for side in ((winner or 0), 1 - (winner or 0)))
    if code == "yard":
        code += "-draw" if winner is None else "-hand" if own == their else "-value"
    if code == "yard-draw":
        rule = "R-B3"
    values: Values = {"own": own, "their": their} | ({} if winner is None else {"who": winner})
    return Outcome(winner, code, rule, speak(FOLDER, WORDS, language, Phrase(f"end-{code}", values)), values)
