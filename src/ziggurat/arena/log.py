"""The log of a run: JSON lines, the run first, then one line for each finished game, in the order of finishing.

A line is written whole or it does not count: what a killed process has left at the end is cut off when the log is
opened again. The run goes on with whatever games are missing.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Self

import msgspec
import platformdirs

from ziggurat.arena.errors import AnotherRun, LogInUse, NotALog
from ziggurat.arena.plan import Plan
from ziggurat.arena.program import sources
from ziggurat.arena.table import Played
from ziggurat.kernel.errors import BadOption

FORMAT = "Ziggurat arena log"
VERSION = 1

SAME = {
    "game": "game, or version of its rules",
    "agents": "agents",
    "seats": "the number of seats",
    "options": "options",
    "seed": "seed",
    "neighbours": "who plays whom",
    "program": "rules and agents: their sources have changed since",
}


class Run(msgspec.Struct, frozen=True):
    """The first line of a log: which run it is of."""

    format: str
    version: int
    run: dict[str, Any]  # Plan.identity, and the program that plays
    games: int  # how many were asked for at first


def folder() -> Path:
    """Where logs are kept."""
    wanted = os.environ.get("ZIGGURAT_DATA_DIR")
    return (Path(wanted) if wanted else Path(platformdirs.user_data_dir("ziggurat"))) / "arena"


def usual_path(plan: Plan) -> Path:
    """Where the log of a run is kept if nobody says so: other sources play another run."""
    return folder() / f"{plan.name}-{sources()[:6]}.jsonl"


class Log:
    """A log that is open for more games."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.played: dict[int, Played] = {}
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file: IO[bytes] = path.open("ab+")
        except OSError as error:
            raise BadOption("place for a log", str(path), f"a file that can be written ({error})") from error
        try:
            self._take_up(plan)
        except BaseException:
            self._file.close()
            raise

    def _take_up(self, plan: Plan) -> None:
        """Begin the log, or go on with it."""
        lock(self._file, self.path)
        self._file.seek(0)
        text = self._file.read()
        whole = text[: text.rfind(b"\n") + 1]
        self._file.truncate(len(whole))
        if whole:
            _check_same(self.path, _run(self.path, whole), plan)
            self.played = {game.number: game for game in _games(self.path, whole)}
        else:
            self._write(Run(FORMAT, VERSION, identity(plan), plan.games))

    def add(self, game: Played) -> None:
        """Keep a finished game."""
        self._write(game)
        self.played[game.number] = game

    def _write(self, line: Run | Played) -> None:
        self._file.write(msgspec.json.encode(line) + b"\n")
        self._file.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._file.close()


def identity(plan: Plan) -> dict[str, Any]:
    """What two runs must have in common to share a log: the plan but for its length, and the program."""
    return {**plan.identity, "program": sources()}


def set_aside(path: Path) -> None:
    """Keep an old log under another name."""
    if path.exists():
        path.replace(path.with_name(f"{path.name}.old"))


def read(path: Path) -> list[Played]:
    """All finished games of a log, by number."""
    whole = _read_bytes(path)
    _run(path, whole)
    return sorted(_games(path, whole), key=lambda game: game.number)


def game_from(path: Path, number: int) -> Played:
    """One game of a log."""
    games = read(path)
    found = next((game for game in games if game.number == number), None)
    if found is None:
        known = f"one from {games[0].number} to {games[-1].number}" if games else "another log; this one has none"
        raise BadOption("finished game of this log", number, known)
    return found


def save_record(record: str, path: Path) -> None:
    """Write the record of a game to a file."""
    try:
        path.write_text(record, encoding="utf-8")
    except OSError as error:
        raise BadOption("place for a record", str(path), f"a file that can be written ({error})") from error


def _read_bytes(path: Path) -> bytes:
    try:
        text = path.read_bytes()
    except OSError as error:
        raise NotALog(path, str(error)) from error
    return text[: text.rfind(b"\n") + 1]


def _run(path: Path, text: bytes) -> Run:
    """The run that a log is of."""
    try:
        found = msgspec.json.decode(text.partition(b"\n")[0], type=Run)
    except msgspec.DecodeError as error:
        raise NotALog(path, str(error)) from error
    if (found.format, found.version) != (FORMAT, VERSION):
        raise NotALog(path, f"its first line says {found.format!r}, version {found.version}")
    return found


def _games(path: Path, text: bytes) -> Iterable[Played]:
    decoder = msgspec.json.Decoder(Played)
    for number, line in enumerate(text.splitlines()[1:], 2):
        try:
            yield decoder.decode(line)
        except msgspec.DecodeError as error:
            raise NotALog(path, f"line {number}: {error}") from error


def _check_same(path: Path, found: Run, plan: Plan) -> None:
    wanted = identity(plan)
    for name, words in SAME.items():
        if found.run.get(name) != wanted[name]:
            raise AnotherRun(path, f"it was begun with another choice of {words}")


def lock(file: IO[bytes], path: Path) -> None:
    """Make sure that no other process writes to the same log."""
    try:
        import fcntl
    except ImportError:  # not on this system; there it is up to people
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        raise LogInUse(path) from error
