"""The table, a hand and the legal actions as data for a client that knows no rules (NOTATION.md, "As JSON")."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any

from ziggurat.games.babel.action_space import OWN, STARTING
from ziggurat.games.babel.cards import (
    EDITIONS,
    LETTERS,
    LEVELS,
    NATION_CARDS,
    NATIONS,
    QUARRY,
    TEMPLE_CARDS,
    TOKEN_LETTERS,
)
from ziggurat.games.babel.notation import action_text
from ziggurat.games.babel.words import EFFECTS, PARTS, Parts, bare, phrase, runs_in
from ziggurat.kernel.records import Plain
from ziggurat.kernel.texts import Phrase

_LEVELS = [[level for level in range(1, LEVELS + 1) if levels >> (level - 1) & 1] for levels in range(1 << LEVELS)]

_TO_LETTERS = bytes.maketrans(bytes(range(NATIONS)), LETTERS.encode())
_PLAIN_ACTIONS = frozenset(action for action, parts in enumerate(PARTS) if parts.kind not in EFFECTS and parts.run < 0)


def table_of(game: Plain) -> dict[str, Any]:
    """Everything that lies open on the table."""
    size, razed = game["yard_size"], game["razed"]
    return {
        "turn": game["turn"],
        "active": game["active"],
        "phase": "end" if game["end_phase"] else "normal",
        "owed": game["owed"],
        "migrated": bool(game["migrated"]),
        "edition": EDITIONS[game["edition"]],
        "lands": list(LETTERS),
        "seats": [_side(game, 0), _side(game, 1)],
        "yard_size": size,
        "razed": game["yard"][size - razed : size][::-1] if razed else [],
        "pile_size": game["pile_size"],
        "discard": _by_letter(game["discard"]),
    }


def _side(game: Plain, seat: int) -> dict[str, Any]:
    """What lies open on one side of the table."""
    return _side_of(
        game["edition"],
        game["token"][seat],
        game["hand_size"][seat],
        game["starting"][seat],
        game.bytes_of("stock", seat * TEMPLE_CARDS, game["stock_size"][seat]),
        tuple(game["temple"][seat]),
        tuple(game["column_size"][seat]),
        game.bytes_of("columns", seat * NATIONS * NATION_CARDS, NATIONS * NATION_CARDS),
    )


@lru_cache(maxsize=1024)
def _side_of(
    edition: int,
    token: int,
    hand_size: int,
    starting: int,
    stock: bytes,
    temples: tuple[int, ...],
    sizes: tuple[int, ...],
    columns: bytes,
) -> dict[str, Any]:
    """One side of the table as data. Most actions leave one side as it is, so that it need not be made again."""
    cards = [columns[land * NATION_CARDS : land * NATION_CARDS + size] for land, size in enumerate(sizes)]
    levels = [_LEVELS[temple] for temple in temples]
    return {
        "value": sum(temple[-1] for temple in levels if temple),
        "token": TOKEN_LETTERS[token],
        "hand_size": hand_size,
        "stock": list(stock),
        "starting": bool(starting),
        "temples": _by_letter(levels),
        "columns": _by_letter([column.translate(_TO_LETTERS).decode() for column in cards]),
        "runs": [] if token == QUARRY else _runs(edition, list(cards[token])),
    }


def _by_letter(items: list[Any]) -> dict[str, Any]:
    """One thing for each nation or land; written out, because this is done ten times for every table."""
    m, s, h, p, a = items
    return {"M": m, "S": s, "H": h, "P": p, "A": a}


def _runs(edition: int, column: list[int]) -> list[dict[str, Any]]:
    """B30 The runs that can pay at the token's land."""
    return [
        {"nation": LETTERS[run.nation], "run": run.number, "from": run.first, "to": run.last}
        for run in runs_in(edition, column)
    ]


def hand_of(game: Plain, seat: int) -> dict[str, Any]:
    """What only this seat may see: its cards, and what it can tell of the other hand (R-B14)."""
    return {"hand": _by_letter(game["hand"][seat]), "known": _by_letter(game["known"][1 - seat])}


def offers(game: Plain, seat: int, actions: Sequence[int]) -> list[dict[str, Any]]:
    """The legal actions with what each would do, and from which place to which it leads."""
    land = game["token"][seat]
    return [
        _plain_offer(action, seat, land) if action in _PLAIN_ACTIONS else _offer(game, seat, action, land)
        for action in actions
    ]


def _offer(game: Plain, seat: int, action: int, land: int) -> dict[str, Any]:
    return offer_of(action, action_text(action), phrase(game, seat, action, True), *_places(action, seat, land))


@cache
def _plain_offer(action: int, seat: int, land: int) -> dict[str, Any]:
    """The offer of an action that is told the same way whatever lies on the table."""
    return offer_of(action, action_text(action), bare(action, land, True), *_places(action, seat, land))


def offer_of(action: int | str, notation: str, said: Phrase, source: str, target: str) -> dict[str, Any]:
    """An offer of its parts; `offered` makes templates of it, with holes for parts."""
    return {
        "action": action,
        "notation": notation,
        "text": said.data(),
        "from": source,
        "to": target,
        "price": None,
    }


@cache
def _places(action: int, seat: int, land: int) -> tuple[str, str]:
    """Where an action begins and where it leads, as ids of places, with the token at a land."""
    parts = PARTS[action]
    return places_of(parts, str(seat), str(1 - seat), TOKEN_LETTERS[land], str(parts.run))


def places_of(parts: Parts, own: str, other: str, here: str, run: str) -> tuple[str, str]:
    """Where an action begins and where it leads, for a seat and the other one, with the token here."""
    letter = LETTERS[parts.nation]
    stock = f"stock.{own if parts.source == OWN else other}"
    if parts.run >= 0:
        return f"run.{own}.{here}.{letter}.{run}", {
            "raze": f"temple.{other}.{here}",
            "rob": f"temple.{other}.{here}",
            "expel": f"nation.{other}.{here}.{LETTERS[parts.target]}",
            "winover": f"column.{other}.{here}",
            "leap": stock,
            "halve": f"hands.{other}",
        }[parts.kind]
    return {
        "end": ("turn", "yard"),
        "travel": (f"hand.{letter}", f"land.{letter}"),
        "settle": (f"hand.{letter}", f"column.{own}.{here}"),
        "build": (f"starting.{own}" if parts.source == STARTING else stock, f"temple.{own}.{here}"),
        "migrate": (f"column.{own}.{LETTERS[parts.source]}", f"column.{own}.{LETTERS[parts.target]}"),
        "discard": (f"hand.{letter}", "discard"),
    }[parts.kind]
