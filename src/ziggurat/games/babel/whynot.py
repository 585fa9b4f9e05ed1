"""Why an action is not legal: every obstacle with its rule, what is needed and what is there."""

from collections.abc import Callable

from ziggurat.games.babel import obstacles as o
from ziggurat.games.babel.cards import HU, LETTERS, LEVELS, TOKEN_LETTERS
from ziggurat.games.babel.legality import obstacles
from ziggurat.games.babel.words import FOLDER, PARTS, WORDS, Parts, Values, longest_row, outcome, runs_that_pay, top_of
from ziggurat.kernel.jit import short_entry
from ziggurat.kernel.reasons import Reason
from ziggurat.kernel.records import Games, Plain, plain
from ziggurat.kernel.texts import Phrase, speak

CODES = {
    value: name.lower().replace("_", "-")
    for name, value in vars(o).items()
    if name.isupper() and isinstance(value, int)
}


@short_entry
def obstacles_at(games: Games, index: int, seat: int, action: int) -> int:
    """All that stands in the way of an action, as bits; 0 exactly when it is legal."""
    return obstacles(games[index], seat, action)


def reasons(games: Games, seat: int, action: int, language: str) -> list[Reason]:
    """All reasons why an action is not legal; none when it is."""
    found = int(obstacles_at(games, 0, seat, action))
    return [_reason(games, seat, PARTS[action], bit, language) for bit in CODES if found & bit]


def _reason(games: Games, seat: int, parts: Parts, bit: int, language: str) -> Reason:
    """One obstacle as a reason."""
    game = plain(games)
    code = CODES[bit]
    needs, has = _amounts(game, seat, parts, bit)
    details: Values = _details(game, seat, parts, bit)
    if bit == o.NO_RUN and game["edition"] == HU:
        code = "no-run-anywhere"
    if bit in (o.WRONG_LEVEL, o.WRONG_LEAP) and isinstance(needs, int) and needs > LEVELS:
        code, needs = "temple-complete" if details["height"] == LEVELS else "leap-too-high", None
    amounts: Values = {name: value for name, value in (("needs", needs), ("has", has)) if value is not None}
    sentence = speak(FOLDER, WORDS, language, Phrase(f"why-{code}", {**amounts, **details}))
    return Reason(_rule(games, parts, bit), code, needs, has, details, sentence)


def _details(game: Plain, seat: int, parts: Parts, bit: int) -> Values:
    """What the sentence names: nation and land by letter, whose stock, how high the temple stands."""
    land = int(game["token"][seat])
    if bit in (o.GAME_OVER, o.NOT_TO_ACT, o.MUST_DISCARD, o.NOTHING_OWED, o.AT_QUARRY, o.STARTING_CARD_DUE):
        return {}
    if bit == o.STOCK_EMPTY:
        return {"whose": "own" if parts.source == 1 else "their"}
    if bit == o.COLUMN_TOO_SHORT:
        return {"land": LETTERS[parts.source]}
    details: Values = {"land": TOKEN_LETTERS[land]}
    if bit in (o.WRONG_LEVEL, o.WRONG_LEAP):
        details["height"] = int(game["height"][seat][land])
    if bit in (o.NO_CARD, o.NO_RUN, o.NO_SUCH_RUN):
        details["nation"] = LETTERS[parts.nation]
    if bit == o.NOBODY_TO_EXPEL:
        details["nation"] = LETTERS[parts.target]
    return details


def _amounts(game: Plain, seat: int, parts: Parts, bit: int) -> tuple[int | str | None, int | str | None]:
    """What the rule asks for and what is there."""
    land = int(game["token"][seat])
    tell = _AMOUNTS.get(bit)
    return tell(game, seat, land, parts) if tell else (None, None)


def _level_needed(game: Plain, seat: int, land: int, parts: Parts) -> tuple[int, int]:
    step = 2 if parts.kind == "leap" else 1
    return int(game["height"][seat][land]) + step, top_of(game, seat, parts.source)


def _settlers_needed(game: Plain, seat: int, land: int, parts: Parts) -> tuple[int, int]:
    level = int(game["height"][1 - seat][land]) if parts.kind == "rob" else top_of(game, seat, parts.source)
    return level, int(game["column_size"][seat][land])


Amounts = Callable[[Plain, int, int, Parts], tuple[int | str | None, int | str | None]]
_AMOUNTS: dict[int, Amounts] = {
    o.ALREADY_THERE: lambda game, seat, land, parts: (None, LETTERS[land]),
    o.AT_QUARRY: lambda game, seat, land, parts: (None, TOKEN_LETTERS[land]),
    o.ONLY_STARTING_CARD: lambda game, seat, land, parts: (3, int(game["turn"])),
    o.STARTING_CARD_DUE: lambda game, seat, land, parts: (0, 1),
    o.NOT_TO_ACT: lambda game, seat, land, parts: (seat, 1 - seat),
    o.MUST_DISCARD: lambda game, seat, land, parts: (int(game["owed"]), 0),
    o.NOTHING_OWED: lambda game, seat, land, parts: (1, 0),
    o.NO_CARD: lambda game, seat, land, parts: (1, 0),
    o.STOCK_EMPTY: lambda game, seat, land, parts: (1, 0),
    o.NO_STARTING_CARD: lambda game, seat, land, parts: (1, 0),
    o.WRONG_LEVEL: _level_needed,
    o.WRONG_LEAP: _level_needed,
    o.TOO_FEW_SETTLERS: _settlers_needed,
    o.HAS_MIGRATED: lambda game, seat, land, parts: (0, 1),
    o.COLUMN_TOO_SHORT: lambda game, seat, land, parts: (3, int(game["column_size"][seat][parts.source])),
    o.NO_RUN: lambda game, seat, land, parts: (3, longest_row(game, seat, parts.nation)),
    o.NO_SUCH_RUN: lambda game, seat, land, parts: (parts.run + 1, runs_that_pay(game, seat, parts.nation)),
    o.NOTHING_TO_RAZE: lambda game, seat, land, parts: (1, 0),
    o.NOTHING_TO_ROB: lambda game, seat, land, parts: (1, 0),
    o.NOT_HIGHER: lambda game, seat, land, parts: (
        int(game["height"][seat][land]) + 1,
        int(game["height"][1 - seat][land]),
    ),
    o.NOBODY_TO_EXPEL: lambda game, seat, land, parts: (1, 0),
    o.NOBODY_TO_WIN_OVER: lambda game, seat, land, parts: (1, 0),
    o.HAND_TOO_SMALL: lambda game, seat, land, parts: (2, int(game["hand_size"][1 - seat])),
}

_RULES = {
    o.NOT_TO_ACT: "B10", o.MUST_DISCARD: "B37", o.NOTHING_OWED: "B37", o.ALREADY_THERE: "R-B1",
    o.NO_STARTING_CARD: "B03", o.STOCK_EMPTY: "B23", o.WRONG_LEVEL: "B22", o.WRONG_LEAP: "B36",
    o.ONLY_STARTING_CARD: "B25", o.HAS_MIGRATED: "B26", o.COLUMN_TOO_SHORT: "B26", o.NO_RUN: "B30",
    o.NO_SUCH_RUN: "R-B5", o.NOTHING_TO_RAZE: "B31", o.NOTHING_TO_ROB: "B31", o.NOT_HIGHER: "B33",
    o.NOBODY_TO_EXPEL: "B31", o.NOBODY_TO_WIN_OVER: "B31", o.HAND_TOO_SMALL: "B31", o.STARTING_CARD_DUE: "B25",
}  # fmt: skip
_KIND_RULES = {"travel": "B20", "settle": "B21", "build": "B22", "discard": "B37", "rob": "B33", "leap": "B36"}


def _rule(games: Games, parts: Parts, bit: int) -> str:
    """The paragraph that an obstacle comes from; for some it depends on the action."""
    if bit == o.GAME_OVER:
        ended = outcome(games, "en")
        return ended.rule if ended else "B40"
    if bit == o.NOT_TO_ACT and games[0]["owed"]:
        return "B37"
    if bit == o.AT_QUARRY and parts.run >= 0:
        return "B30"
    return _RULES.get(bit) or _KIND_RULES[parts.kind]
