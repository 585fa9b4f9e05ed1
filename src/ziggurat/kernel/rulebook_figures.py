"""The drawn positions of a rulebook: `figures.toml` in a game's folder `rulebook/`, checked and made ready to draw."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ziggurat.kernel.errors import ZigguratError
from ziggurat.kernel.game import Game
from ziggurat.kernel.records import plain
from ziggurat.kernel.rulebook_format import RulebookError

FILE = "figures.toml"
KEYS = {"position": str, "seat": int, "crop": list, "hand": bool, "action": str, "marks": list}


@dataclass(frozen=True)
class Figure:
    """A position to draw: from whose side, what of it, what it emphasises, and an action that it shows."""

    line: int  # where it stands in its file
    position: str  # as the seat sees it, so that it holds nothing hidden
    seat: int = 0
    crop: tuple[str, ...] = ()
    hand: bool = False
    action: str | None = None
    marks: tuple[str, ...] = ()


@dataclass(frozen=True)
class Drawing:
    """What a client needs to draw a figure: all of it as NOTATION.md of the game says."""

    figure: Figure
    table: dict[str, Any]
    hand: dict[str, Any] | None
    offer: dict[str, Any] | None


def read_figures(folder: Path) -> dict[str, Figure]:
    """The figures of a `rulebook/` folder, by name; their positions are not looked at yet."""
    path = folder / FILE
    text = path.read_text(encoding="utf-8") if path.is_file() else ""
    try:
        tables = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"line ([0-9]+)", str(error))
        raise RulebookError(FILE, int(found[1]) if found else text.count("\n") + 1, "", 0, f"TOML: {error}") from None
    return {name: _figure(name, table, _line_of(name, text)) for name, table in tables.items()}


def draw(game: type[Game], name: str, figure: Figure) -> Drawing:
    """A figure ready to draw; a position or an action that is not legal is refused with the figure's line."""
    try:
        games, owner = game.rulebook.parse_position(figure.position)
    except ZigguratError as error:
        raise _fail(name, figure.line, f"a legal position; {error}") from None
    if owner != figure.seat:
        raise _fail(name, figure.line, f"a position as seat {figure.seat} sees it")
    view, book, seen = game.view_class(games, owner), game.rulebook, plain(games)
    offers = book.offers(seen, owner, view.legal.numbers())
    offer = next((offer for offer in offers if offer["notation"] == figure.action), None)
    if figure.action and not offer:
        raise _fail(name, figure.line, f"a legal action, not {figure.action}")
    return Drawing(figure, book.table_of(seen), book.hand_of(seen, owner) if figure.hand else None, offer)


def _figure(name: str, table: Mapping[str, Any], line: int) -> Figure:
    if not isinstance(table, dict) or "position" not in table:
        raise _fail(name, line, "a table with a position")
    for key, value in table.items():
        if not _fits(key, value):
            raise _fail(name, line, f"one of the keys of README.md with a fitting value, not {key} = {value!r}")
    fields: dict[str, Any] = {key: tuple(value) if KEYS[key] is list else value for key, value in table.items()}
    return Figure(line, **fields)


def _fits(key: str, value: object) -> bool:
    """Whether a key is known and its value of the right kind."""
    kind = KEYS.get(key)
    return type(value) is kind and (not isinstance(value, list) or all(isinstance(part, str) for part in value))


def _line_of(name: str, text: str) -> int:
    """The line where a figure begins."""
    lines = text.split("\n")
    return next((number for number, line in enumerate(lines, start=1) if line.startswith(f"[{name}]")), 1)


def _fail(name: str, line: int, expected: str) -> RulebookError:
    return RulebookError(FILE, line, f"[{name}]", 0, expected)
