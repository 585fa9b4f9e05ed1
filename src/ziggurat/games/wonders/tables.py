"""The material, read from the four files beside this one, and checked."""

import re
from functools import cache
from pathlib import Path
from typing import Any, Literal

import msgspec

from ziggurat.games.wonders.material import (
    Board,
    Card,
    Joining,
    Material,
    Project,
    Side,
    Stage,
    Tile,
    Tower,
    read_cost,
)
from ziggurat.games.wonders.material_file import ID, MaterialFile
from ziggurat.games.wonders.vocabulary import AGES, COLOURS, TILE_KINDS

FOLDER = Path(__file__).parent
MARKS = range(3, 8)  # on copies: from how many players on they are in
DRAWN = "drawn"


class _Card(msgspec.Struct, forbid_unknown_fields=True):
    age: int
    colour: str
    cost: str
    gives: list[str]
    copies: list[int] | Literal["drawn"]
    name: str = ""
    chain_from: list[str] = []
    trade: bool = False


class _Stage(msgspec.Struct, forbid_unknown_fields=True):
    cost: str
    gives: list[str]


class _Side(msgspec.Struct, forbid_unknown_fields=True):
    start: list[str]
    stages: list[_Stage]


class _Board(msgspec.Struct, forbid_unknown_fields=True):
    A: Any
    B: Any


class _Tile(msgspec.Struct, forbid_unknown_fields=True):
    number: int
    kind: str
    gives: list[str]


class _TowerSide(msgspec.Struct, forbid_unknown_fields=True):
    players: list[int]
    spaces: int


class _Tower(msgspec.Struct, forbid_unknown_fields=True):
    points: list[int]
    closed_for_two: int
    sides: list[_TowerSide]


class _Project(msgspec.Struct, forbid_unknown_fields=True):
    age: int
    colour: str
    cost: str
    failed: list[str]
    done: list[str]


class _Joining(msgspec.Struct, forbid_unknown_fields=True):
    tokens: dict[str, int]
    unpaid: list[int]


def read_cards(file: Path) -> tuple[Card, ...]:
    """All kinds of cards, with their chains both ways."""
    reading = MaterialFile(file, {"cards"})
    entries = reading.entries("cards", _Card)
    ages = {name: entry.age for name, entry in entries}
    for name, entry in entries:
        _check_card(reading, name, entry, ages)
    return tuple(_card(reading, name, entry, entries) for name, entry in entries)


def _check_card(reading: MaterialFile, name: str, entry: _Card, ages: dict[str, int]) -> None:
    section = f"cards.{name}"
    reading.check(section, "age", entry.age, AGES)
    reading.check(section, "colour", entry.colour, COLOURS)
    for other in entry.chain_from:
        if ages.get(other) != entry.age - 1:
            reading.refuse(section, other, f"{other!r} is no card of the Age before")
    if entry.name and not re.fullmatch(ID, entry.name):
        reading.refuse(section, "name", f"{entry.name!r} is no name; give small letters, digits and _")
    if entry.copies != DRAWN:
        _check_marks(reading, section, list(entry.copies))


def _check_marks(reading: MaterialFile, section: str, marks: list[Any]) -> None:
    if not marks or marks != sorted(set(marks)):
        reading.refuse(section, "copies", "the marks of copies ascend, and there is at least one")
    for mark in marks:
        reading.check(section, "copies", mark, MARKS)


def _card(reading: MaterialFile, name: str, entry: _Card, entries: list[tuple[str, _Card]]) -> Card:
    section = f"cards.{name}"
    return Card(
        id=name,
        name=entry.name or name,
        age=entry.age,
        colour=entry.colour,
        cost=reading.read(section, entry.cost, read_cost),
        chain_from=tuple(entry.chain_from),
        chain_to=tuple(other for other, later in entries if name in later.chain_from),
        gives=reading.gives(section, entry.gives),
        is_trade=entry.trade,
        is_drawn=entry.copies == DRAWN,
        copies=() if entry.copies == DRAWN else tuple(int(mark) for mark in entry.copies),
    )


def read_boards(file: Path) -> tuple[Board, ...]:
    """All boards."""
    reading = MaterialFile(file, {"boards"})
    names = [name for name, _ in reading.entries("boards", _Board)]
    return tuple(Board(name, _side(reading, f"boards.{name}.A"), _side(reading, f"boards.{name}.B")) for name in names)


def _side(reading: MaterialFile, section: str) -> Side:
    entry = reading.entry(section, _Side)
    stages = [
        Stage(reading.read(section, stage.cost, read_cost), reading.gives(section, stage.gives))
        for stage in entry.stages
    ]
    return Side(reading.gives(section, entry.start), tuple(stages))


def read_tower(file: Path) -> tuple[Tower, tuple[Tile, ...]]:
    """The board of the tower, and its tiles."""
    reading = MaterialFile(file, {"tower", "tiles"})
    entry = reading.entry("tower", _Tower)
    spaces = {players: side.spaces for side in entry.sides for players in side.players}
    tiles = tuple(_tile(reading, name, tile) for name, tile in reading.entries("tiles", _Tile))
    for place, tile in enumerate(tiles, start=1):
        if tile.number != place:
            reading.refuse(f"tiles.{tile.id}", "number", f"the tile in place {place} has the number {tile.number}")
    return Tower(tuple(entry.points), spaces, entry.closed_for_two), tiles


def _tile(reading: MaterialFile, name: str, entry: _Tile) -> Tile:
    section = f"tiles.{name}"
    reading.check(section, "kind", entry.kind, TILE_KINDS)
    return Tile(name, entry.number, entry.kind, reading.gives(section, entry.gives))


def read_projects(file: Path) -> tuple[Joining, tuple[Project, ...]]:
    """What holds for all projects, and the projects."""
    reading = MaterialFile(file, {"joining", "projects"})
    entry = reading.entry("joining", _Joining)
    tokens = {reading.read("joining", players, int): number for players, number in entry.tokens.items()}
    projects = [_project(reading, name, project) for name, project in reading.entries("projects", _Project)]
    return Joining(tokens, tuple(entry.unpaid)), tuple(projects)


def _project(reading: MaterialFile, name: str, entry: _Project) -> Project:
    section = f"projects.{name}"
    reading.check(section, "age", entry.age, AGES)
    reading.check(section, "colour", entry.colour, COLOURS)
    cost = reading.read(section, entry.cost, read_cost)
    failed, done = reading.penalties(section, entry.failed), reading.gives(section, entry.done)
    return Project(name, entry.age, entry.colour, cost, failed, done)


@cache
def material() -> Material:
    """The material of the game; whatever is wrong with its files raises `MaterialError`."""
    tower, tiles = read_tower(FOLDER / "tiles.toml")
    joining, projects = read_projects(FOLDER / "projects.toml")
    cards, boards = read_cards(FOLDER / "cards.toml"), read_boards(FOLDER / "boards.toml")
    return Material(cards, boards, tower, tiles, joining, projects)
