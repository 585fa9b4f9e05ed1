"""Babel in words: what an action does, why it is not possible, how the game ended. The words stand in `text/`."""

from pathlib import Path
from typing import NamedTuple

import numpy as np

from ziggurat.games.babel.action_space import (
    ABILITIES,
    ABILITY,
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
    NATIONS,
    PERSIANS,
    QUARRY,
    SUMERIANS,
    TOKEN_LETTERS,
)
from ziggurat.games.babel.notation import SOURCES
from ziggurat.games.babel.state import FALL, NOBODY, RUNNING, SUPREMACY, TWENTY, YARD_EMPTY
from ziggurat.kernel.reasons import Outcome
from ziggurat.kernel.records import Games
from ziggurat.kernel.texts import forms, say

FOLDER = Path(__file__).parent

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


# -- what an action does -------------------------------------------------------------------------------------------


def describe(games: Games, seat: int, action: int, language: str, legal: bool) -> str:
    """An action in words, with what it would change where it is legal."""
    game = games[0]
    parts = parts_of(action)
    values = _names(game, seat, parts, language)
    if not legal and parts.kind != "discard":
        text = say(FOLDER, language, f"plain-{parts.kind}", **values)
    else:
        values |= _effect(game, seat, parts)
        text = say(FOLDER, language, f"act-{parts.kind}", **values)
    if parts.run > 0 or (legal and parts.run == 0 and runs_that_pay(game, seat, parts.nation) > 1):
        return say(FOLDER, language, "act-run", what=text, run=parts.run + 1)
    return text


def tell(before: Games, after: Games, seat: int, action: int, language: str) -> list[str]:
    """What an action has done, in words for everybody at the table; a line each for what followed from it."""
    game, then = before[0], after[0]
    parts = parts_of(action)
    values: Values = {"who": _who(seat, language)} | _names(game, seat, parts, language) | _effect(game, seat, parts)
    if parts.source >= 0 and parts.kind in ("build", "leap"):
        values["from"] = SOURCES[parts.source]
    if parts.kind == "end":
        drawn = then["stock"][seat][game["stock_size"][seat] : then["stock_size"][seat]]
        values["cards"] = " ".join(str(level) for level in drawn) or "none"
    lines = [say(FOLDER, language, f"told-{parts.kind}", **values)]
    if then["end_phase"] and not game["end_phase"]:
        lines.append(say(FOLDER, language, "told-end-phase"))
    if parts.kind == "end" and then["ending"] == RUNNING:
        other = 1 - seat
        cards = int(then["hand_size"][other]) - int(game["hand_size"][other])
        lines.append(say(FOLDER, language, "told-drawn", who=_who(other, language), cards=cards))
    return lines


def _who(seat: int, language: str) -> str:
    return say(FOLDER, language, "table-seat", seat=seat)


def _names(game: np.void, seat: int, parts: Parts, language: str) -> Values:
    """The nations, lands and sources that an action names."""
    values: Values = {}
    if parts.nation >= 0:
        values |= forms(FOLDER, language, "nation", LETTERS[parts.nation])
    land = int(game["token"][seat])
    if parts.kind == "travel":
        land = parts.nation
    if parts.kind == "migrate":
        land = parts.target
        values |= _renamed(forms(FOLDER, language, "land", LETTERS[parts.source]), "land", "source")
    elif parts.source >= 0:
        values |= forms(FOLDER, language, "source", SOURCES[parts.source])
    values |= forms(FOLDER, language, "land", TOKEN_LETTERS[land])
    target = winnable_nation(game, seat) if parts.kind == "winover" else parts.target if parts.kind == "expel" else -1
    if target >= 0:
        values |= _renamed(forms(FOLDER, language, "nation", LETTERS[target]), "nation", "target")
    return values


def _renamed(values: dict[str, str], old: str, new: str) -> dict[str, str]:
    return {name.replace(old, new, 1): value for name, value in values.items()}


def _effect(game: np.void, seat: int, parts: Parts) -> Values:
    """What a legal action would change, in numbers."""
    land = int(game["token"][seat])
    own, their = (int(game["height"][side].sum()) for side in (seat, 1 - seat))
    if parts.kind == "end":
        return {"cards": min(2, int(game["yard_size"]))}
    if parts.kind in ("build", "leap"):
        level = top_of(game, seat, parts.source)
        return {"level": level, "before": own, "after": own + level - int(game["height"][seat, land])}
    if parts.kind == "migrate":
        column = _column(game, seat, parts.source)
        return {"cards": " ".join(LETTERS[card] for card in column[-3:])}
    if parts.kind == "raze":
        height = int(game["height"][1 - seat, land])
        return {"levels": height, "before": their, "after": their - height}
    if parts.kind == "rob":
        level = int(game["height"][1 - seat, land])
        return {"level": level, "before": own, "after": own + level - int(game["height"][seat, land])}
    if parts.kind == "expel":
        return {"cards": _column(game, 1 - seat, land).count(parts.target)}
    if parts.kind == "winover":
        return {"cards": _winnable(game, seat)}
    if parts.kind == "halve":
        return {"cards": int(game["hand_size"][1 - seat]) // 2, "hand": int(game["hand_size"][1 - seat])}
    return {}


def top_of(game: np.void, seat: int, source: int) -> int:
    """B23 The level that a source offers; 0 for none."""
    if source == STARTING:
        return int(game["starting"][seat])
    owner = seat if source == OWN else 1 - seat
    size = int(game["stock_size"][owner])
    return int(game["stock"][owner, size - 1]) if size else 0


def _column(game: np.void, seat: int, land: int) -> list[int]:
    return [int(card) for card in game["columns"][seat, land][: game["column_size"][seat, land]]]


def winnable_nation(game: np.void, seat: int) -> int:
    """B35 The nation of the last card opposite; -1 where there is none."""
    land = int(game["token"][seat])
    column = _column(game, 1 - seat, land) if land != QUARRY else []
    return column[-1] if column else -1


def _winnable(game: np.void, seat: int) -> int:
    """B35 How many cards would change sides."""
    column = _column(game, 1 - seat, int(game["token"][seat]))
    if game["edition"] != DE:
        return column.count(column[-1])
    return next((i for i, card in enumerate(reversed(column)) if card != column[-1]), len(column))


# -- how a game ended ----------------------------------------------------------------------------------------------

_ENDINGS = {
    SUPREMACY: ("supremacy", "B41"),
    TWENTY: ("twenty", "B42"),
    FALL: ("fall", "B42"),
    YARD_EMPTY: ("yard", "B43"),
}


def outcome(games: Games, language: str) -> Outcome | None:
    """How a game ended, by which rule; None while it runs."""
    game = games[0]
    if game["ending"] == RUNNING:
        return None
    code, rule = _ENDINGS[int(game["ending"])]
    winner = None if game["winner"] == NOBODY else int(game["winner"])
    seat = winner or 0
    own, their = (int(game["height"][side].sum()) for side in (seat, 1 - seat))
    if code == "yard":
        code += "-draw" if winner is None else "-hand" if own == their else "-value"
    if code == "yard-draw":
        rule = "R-B3"
    return Outcome(winner, code, rule, say(FOLDER, language, f"end-{code}", winner=seat, own=own, their=their))


def longest_row(game: np.void, seat: int, nation: int) -> int:
    """B30 The most cards of a nation that lie together at the token's land; hu: that lie there at all."""
    column = _column(game, seat, int(game["token"][seat]))
    if game["edition"] == HU:
        return column.count(nation)
    longest = length = 0
    for card in column:
        length = length + 1 if card == nation else 0
        longest = max(longest, length)
    return longest


def runs_that_pay(game: np.void, seat: int, nation: int) -> int:
    """B30, R-B5 How many runs of a nation can pay at the token's land; hu: how many blocks."""
    column = _column(game, seat, int(game["token"][seat]))
    wanted = 1 if game["edition"] == HU else 3
    runs = length = 0
    for card in column:
        length = length + 1 if card == nation else 0
        runs += length == wanted
    return runs
