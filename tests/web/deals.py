"""Deals and whole games from the rules, for the browser to deal again: `python -m tests.web.deals` writes them anew."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

from tests.support import policies
from ziggurat import Babel
from ziggurat.games.babel.cards import LETTERS
from ziggurat.kernel.records import plain
from ziggurat.kernel.rng import draw_below, generator, key_from_seed

FILE = Path(__file__).parents[2] / "web" / "tests" / "deals.json"
OPEN = ("turn", "active", "yard_size", "razed", "discard")  # of a table, what tells of chance
SEAT = ("hand_size", "stock")
WIDE, MANY = 2096129, 20_000  # about nine words are refused on the way


def vectors() -> dict[str, Any]:
    """Everything that the browser's tests read."""
    options = [{"edition": "de", "starter": starter} for starter in ("seat 0", "lot", "lot", "lot")]
    return {
        "numbers": [_numbers(seed) for seed in (1, 2)],
        "deals": [_deal(seed, option) for seed, option in enumerate(options)],
        "stories": [_story(16, {"edition": "de", "starter": "lot"}), _story(8, {"edition": "hu", "starter": "seat 0"})],
    }


def _numbers(seed: int) -> dict[str, Any]:
    """Numbers below small limits, then one after thousands below a limit that refuses a word now and then."""
    key = key_from_seed(seed)
    source = generator(key)
    limits = [2, 3, 60, 43, 6, 5] * 12
    numbers = [int(draw_below(source, limit)) for limit in limits]
    far = [int(draw_below(source, WIDE)) for _ in range(MANY)][-1]
    return {"key": key, "limits": limits, "numbers": numbers, "wide": WIDE, "many": MANY, "far": far}


def _deal(seed: int, options: dict[str, str]) -> dict[str, Any]:
    """A deal as it lies on the table; the tops of piles stand last."""
    game = Babel(seed, **options)
    state = plain(game.state)
    return {
        "key": game.key,
        "options": options,
        "first": state["active"],
        "hands": ["".join(LETTERS[n] * count for n, count in enumerate(state["hand"][seat])) for seat in (0, 1)],
        "pile": "".join(LETTERS[card] for card in state["pile"][: state["pile_size"]]),
        "yard": "".join(str(card) for card in state["yard"][: state["yard_size"]]),
    }


def _story(seed: int, options: dict[str, str]) -> dict[str, Any]:
    """A whole game with open hands; an action of the first turn is taken back and taken again."""
    game = Babel(seed, **options)
    choose = policies.warrior(seed)
    moments = [_moment(game, 0, "started")]
    while not game.is_over:
        game.play(choose(game))
        moments.append(_moment(game, len(moments), "action"))
        if len(moments) == 3:
            again = game.undo()
            moments.append(_moment(game, len(moments), "undo"))
            game.play(again)
            moments.append(_moment(game, len(moments), "action"))
    return {"key": game.key, "options": options, "moments": _telling(moments)}


def _moment(game: Babel, ply: int, kind: str) -> dict[str, Any]:
    book = game.rulebook
    table = book.table_of(plain(game.blanked(None)))
    seats = [{name: seat[name] for name in SEAT} for seat in table["seats"]]
    hands = [{"hand": book.hand_of(plain(game.blanked(seat)), seat)["hand"]} for seat in game.seats]
    shown = {name: table[name] for name in OPEN} | {"seats": seats}
    return {"ply": ply, "event": {"type": kind}, "table": shown, "hands": hands, "seat": None}


def _telling(moments: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The first moments, and those before and after which cards were drawn or razed."""
    kept = {0, 1, 2, 3, 4}
    for number, (before, after) in enumerate(pairwise(moments)):
        if before["table"]["yard_size"] != after["table"]["yard_size"]:
            kept |= {number, number + 1}
    return [moments[number] for number in sorted(kept)]


def written() -> str:
    """The file's text."""
    parts = vectors()
    lines = [
        f'"{name}": [\n' + ",\n".join(json.dumps(one, separators=(",", ":")) for one in made) + "\n]"
        for name, made in parts.items()
    ]
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
