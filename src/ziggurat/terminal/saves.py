"""Games kept between sittings: one record file each, in the user's data folder, written after every action."""

import os
from datetime import datetime
from pathlib import Path

import platformdirs

from ziggurat.kernel.errors import BadOption
from ziggurat.kernel.game import Game
from ziggurat.kernel.gamerecord import is_unfinished


def folder() -> Path:
    """Where games are kept."""
    wanted = os.environ.get("ZIGGURAT_DATA_DIR")
    return (Path(wanted) if wanted else Path(platformdirs.user_data_dir("ziggurat"))) / "games"


def new_file(game: Game) -> Path:
    """A file for a new game, named after the moment it began."""
    stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    name = f"{game.rulebook.name}-{stamp}"
    path = folder() / f"{name}.txt"
    number = 2
    while path.exists():
        path = folder() / f"{name}-{number}.txt"
        number += 1
    return path


def save(game: Game, path: Path, headers: dict[str, str]) -> None:
    """Write a game down, whole or not at all."""
    unfinished = path.with_suffix(".new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        unfinished.write_text(game.record(**headers), encoding="utf-8")
        unfinished.replace(path)
    except OSError as error:
        advice = f"one that can be written, or set ZIGGURAT_DATA_DIR ({error})"
        raise BadOption("place to save a game", str(path), advice) from error


def read(path: Path) -> str:
    """The text of a record file."""
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadOption("game record", str(path), f"a readable text file ({error})") from error


def latest(name: str) -> Path | None:
    """The game that was saved last and is not over; files that are no records are passed over."""
    files = sorted(folder().glob(f"{name}-*.txt"), key=lambda path: path.stat().st_mtime, reverse=True)
    return next((path for path in files if _waits(path, name)), None)


def _waits(path: Path, name: str) -> bool:
    try:
        return is_unfinished(read(path), name)
    except BadOption:
        return False
