"""Finds the games under `games/` and checks that each is complete."""

import importlib
import pkgutil
from functools import cache
from typing import Any

from ziggurat.kernel import gamerecord
from ziggurat.kernel.errors import UnknownGame
from ziggurat.kernel.game import Game, Rulebook
from ziggurat.kernel.jit import PACKAGE

FILES = ("RULES.md", "NOTATION.md", "text/en.ftl")
FIELDS = ("rng", "undo_seat", "undoable", "rulings")
SECTION = "## As JSON"


def names() -> list[str]:
    """The games on the shelf."""
    return sorted(module.name for module in pkgutil.iter_modules([str(PACKAGE / "games")]) if module.ispkg)


@cache
def find(name: str) -> type[Game]:
    """The class of a game by its name, checked for completeness."""
    if name not in names():
        raise UnknownGame(name, names())
    module: Any = importlib.import_module(f"ziggurat.games.{name}.game")
    game: type[Game] = module.GAME
    check(game)
    return game


def from_record(text: str) -> Game:
    """Read the record of any game on the shelf and replay it; its first header says which game it is."""
    return find(gamerecord.game_name(text, names())).from_record(text)


def check(game: type[Game]) -> None:
    """Refuse a game folder that lacks something; say what."""
    book = game.rulebook
    for file in FILES:
        if not (book.folder / file).is_file():
            raise TypeError(f"the game {book.name} lacks the file {file}; write it")
    if not book.state.isalignedstruct:
        raise TypeError(f"the record of {book.name} is not aligned; make it with records.record_type")
    if sum(field[0].itemsize for field in (book.state.fields or {}).values()) != book.state.itemsize:
        raise TypeError(f"the record of {book.name} has gaps whose bytes mean nothing; order its fields by width")
    for field in FIELDS:
        if field not in (book.state.names or ()):
            raise TypeError(f"the record of {book.name} lacks the field {field}; add it")
    _check_texts(book)
    if book.folder.name != book.name:
        raise TypeError(f"the folder of {book.name} has another name; rename one of them")


def _check_texts(book: Rulebook) -> None:
    """Refuse a game whose data nobody could read or say."""
    if SECTION not in (book.folder / "NOTATION.md").read_text(encoding="utf-8"):
        raise TypeError(f"NOTATION.md of {book.name} lacks the section {SECTION!r}; describe its data there")
    text = (book.folder / "text" / "en.ftl").read_text(encoding="utf-8")
    for key in ("table-seat", *(f"{family}-" for family in book.words.values())):
        if f"\n{key}" not in text:
            raise TypeError(f"the texts of {book.name} lack {key}; write it in text/en.ftl")
