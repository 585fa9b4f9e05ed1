"""A disk whose power is cut: the journal of a preloaded library, up to any point, without what no sync has confirmed.

What a sync has not confirmed may be there, not there, or there in part, in sectors; so may names that are new or gone,
until their folder is synced. What was waiting when a sync failed is never written later, whatever later syncs say.
"""

from __future__ import annotations

import ctypes
import os
import random
import shutil
import struct
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import IntEnum
from pathlib import Path

SOURCE = Path(__file__).with_name("disk.c")
HEAD = struct.Struct("<IIQQ")
SECTOR = 512
MARKS = "marks"


class Kind(IntEnum):
    """What happens to a file, as `disk.c` numbers it."""

    OPENED = 0
    WRITTEN = 1
    CUT = 2
    SYNCED = 3
    NOT_SYNCED = 4
    UNLINKED = 5
    READ = 6


CHANGES = (Kind.WRITTEN, Kind.CUT, Kind.SYNCED)
ALWAYS = 1 << 40


def missing() -> str:
    """Why there can be no such disk here; empty if there can."""
    if not sys.platform.startswith("linux"):
        return "a library is preloaded in this way on Linux alone"
    return "" if shutil.which("gcc") else "gcc is not installed (Debian: apt install gcc)"


def compiled(folder: Path) -> Path:
    """The library, compiled into a folder."""
    library = folder / "disk.so"
    options = ("-O1", "-Wall", "-Werror", "-shared", "-fPIC")
    subprocess.run(["gcc", *options, "-o", str(library), str(SOURCE), "-ldl", "-pthread"], check=True)
    return library


def environment(library: Path, folder: Path) -> dict[str, str]:
    """What a process needs so that its files under a folder are watched."""
    return os.environ | {"LD_PRELOAD": str(library), "FAULTS_FOLDER": f"{folder}/"}


class Faults:
    """The library, from within the process that it is preloaded to."""

    def __init__(self) -> None:
        self._library = ctypes.CDLL(None)
        self._library.faults_failed.restype = ctypes.c_long

    def record(self, journal: Path) -> None:
        """Begin a journal; it lies outside the watched folder."""
        if self._library.faults_record(str(journal).encode()) != 0:
            raise OSError(f"{journal} cannot be written")

    def arm(self, first: int, last: int, error: int, kinds: tuple[Kind, ...] = CHANGES, half: bool = False) -> None:
        """From now on the first to the last operation of these kinds fail; with `half`, half of a write is done."""
        mask = sum(1 << kind for kind in kinds)
        self._library.faults_arm(mask, ctypes.c_long(first), ctypes.c_long(last), error, int(half))

    def disarm(self) -> int:
        """Let nothing fail any more; how many operations did."""
        failed = int(self._library.faults_failed())
        self.arm(0, -1, 0, ())
        return failed


@dataclass(frozen=True)
class Step:
    """One line of the journal."""

    kind: Kind
    opening: int
    place: int
    data: bytes


def read_journal(path: Path) -> list[Step]:
    """All steps, in order."""
    return list(_steps(path.read_bytes()))


def _steps(journal: bytes) -> Iterator[Step]:
    at = 0
    while at < len(journal):
        kind, opening, place, length = HEAD.unpack_from(journal, at)
        at += HEAD.size
        yield Step(Kind(kind), opening, place, journal[at : at + length])
        at += length


@dataclass
class _File:
    """What is surely on the disk, and what may be."""

    held: bytearray = field(default_factory=bytearray)
    waiting: list[Step] = field(default_factory=list)


class Disk:
    """The files of one folder; `do` every step, and ask at any time what a power cut would leave."""

    def __init__(self, folder: Path, began: Path | None = None) -> None:
        """An empty folder, or one that began with the files of another."""
        self._folder = str(folder)
        there = began.iterdir() if began else ()
        self._names = {file.name: _File(bytearray(file.read_bytes())) for file in there}  # as programs see them
        self._held = dict(self._names)  # as a sync of the folder has confirmed them
        self._renamed: list[tuple[str, _File | None]] = []  # since then
        self._openings: dict[int, _File | None] = {}  # None: the folder
        self.marks: list[str] = []  # what the program said, by lines of the file `marks`

    def do(self, step: Step) -> None:
        """Take one step of the journal."""
        match step.kind:
            case Kind.OPENED:
                self._open(step.opening, step.data.decode())
            case Kind.UNLINKED:
                self._rename(Path(step.data.decode()).name, None)
            case Kind.SYNCED | Kind.NOT_SYNCED:
                self._sync(self._openings.get(step.opening), step.kind is Kind.SYNCED)
            case _:
                file = self._openings[step.opening]
                assert file is not None, "somebody writes into a folder"
                file.waiting.append(step)
                if file is self._names.get(MARKS):
                    self.marks += step.data.decode().splitlines()

    def _open(self, opening: int, path: str) -> None:
        if path.rstrip("/") == self._folder:
            self._openings[opening] = None
            return
        assert str(Path(path).parent) == self._folder, f"{path} lies elsewhere"
        name = Path(path).name
        if name not in self._names:
            self._rename(name, _File())
        self._openings[opening] = self._names[name]

    def _rename(self, name: str, file: _File | None) -> None:
        self._renamed.append((name, file))
        _name(self._names, name, file)

    def _sync(self, file: _File | None, succeeds: bool) -> None:
        if file is not None:
            if succeeds:
                for step in file.waiting:
                    _write(file.held, step)
            file.waiting.clear()
        elif succeeds:
            for name, named in self._renamed:
                _name(self._held, name, named)
            self._renamed.clear()

    def cut(self, into: Path, how: str, chance: random.Random) -> None:
        """Write the files as a power cut leaves them: `none`, `all`, `some` or `torn` of what no sync has confirmed."""
        names = dict(self._held)
        for name, file in self._renamed:
            if how != "none" and (how != "some" or chance.random() < 0.5):
                _name(names, name, file)
        into.mkdir()
        for name, file in names.items():
            if name != MARKS:
                (into / name).write_bytes(_left(file, how, chance))


def _name(names: dict[str, _File], name: str, file: _File | None) -> None:
    if file is None:
        names.pop(name, None)
    else:
        names[name] = file


def _left(file: _File, how: str, chance: random.Random) -> bytes:
    """What is left of a file."""
    left = bytearray(file.held)
    if how == "all":
        kept = file.waiting
    elif how == "some":
        kept = [part for step in file.waiting for part in _sectors(step) if chance.random() < 0.5]
    elif how == "torn" and file.waiting:
        last = chance.randrange(len(file.waiting))
        torn = file.waiting[last]
        half = Step(torn.kind, torn.opening, torn.place, torn.data[: len(torn.data) // 2])
        kept = [*file.waiting[:last], half]
    else:
        kept = []
    for step in kept:
        _write(left, step)
    return bytes(left)


def _sectors(step: Step) -> Iterator[Step]:
    if step.kind is not Kind.WRITTEN:
        yield step
        return
    start = 0
    while start < len(step.data):
        end = min(len(step.data), (step.place + start) // SECTOR * SECTOR + SECTOR - step.place)
        yield Step(step.kind, step.opening, step.place + start, step.data[start:end])
        start = end


def _write(held: bytearray, step: Step) -> None:
    if step.kind is Kind.CUT:
        del held[step.place :]
        held.extend(bytes(step.place - len(held)))
        return
    if len(held) < step.place:
        held.extend(bytes(step.place - len(held)))
    held[step.place : step.place + len(step.data)] = step.data
