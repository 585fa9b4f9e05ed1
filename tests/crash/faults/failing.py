"""`python -m tests.crash.faults.failing power|once|full FOLDER JOURNALS`, with the library of `disk.py` preloaded."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import os
import shutil
import sqlite3
import sys
from functools import partial
from pathlib import Path

from tests.crash.faults.disk import ALWAYS, CHANGES, Faults, Kind
from tests.crash.faults.house import BROKEN, MATCHES, NAME, House, again, insist, make_pairs, opened, write_all
from ziggurat.kernel.errors import BadOption
from ziggurat.play.errors import StoreUnavailable
from ziggurat.play.stores import Entry, sqlite
from ziggurat.play.stores.sqlite import SqliteStore

BEGUN = 3  # plies of each log that are there before anything fails
MADE = range(0, 120, 10)  # pairs, far enough from each other to lie in pages of their own
WAYS: dict[str, tuple[tuple[Kind, ...], int, bool]] = {
    "refused": (CHANGES, errno.EIO, False),
    "half written": ((Kind.WRITTEN,), errno.ENOSPC, True),
    "unreadable": ((Kind.READ,), errno.EIO, False),
    "read in vain": (
        (Kind.READ,),
        errno.ENOMEM,
        False,
    ),  # which SQLite takes for a failing disk, EIO for a damaged file
}
RECORDED = "refused"  # the way of which the journals are kept


async def begin(path: Path) -> None:
    """A house with something in it."""
    async with opened(path) as house:
        await make_pairs(house, MADE)
        for match in MATCHES:
            for ply in range(BEGUN):
                await house.write(match, ply)


async def write_log(house: House, match: str, plies: range) -> int:
    """Write some plies, each until it is taken; how often one was refused."""

    async def write(ply: int) -> int:
        async def is_there() -> bool:
            return await house.log(match) > ply

        refused = await insist(lambda: house.write(match, ply), is_there)
        house.mark(match, ply)
        return refused

    return sum([await write(ply) for ply in plies])


async def write_pairs(house: House, numbers: range) -> int:
    """Write pairs together, and those that were refused once more; how many were."""
    outcomes = await house.together(numbers)
    refused = {n for n, outcome in zip(numbers, outcomes, strict=True) if isinstance(outcome, BaseException)}
    assert all(isinstance(outcome, (int, *BROKEN)) for outcome in outcomes), outcomes
    there = await again(house.pairs)
    assert set(numbers) - refused <= there, f"acknowledged and lost: {set(numbers) - refused - there}"
    assert not refused & there, f"refused and there: {refused & there}"
    for n in refused:
        try:
            await house.pair(n)
        except BROKEN:
            await house.pair(n)
    for n in numbers:
        house.mark("pair", n)
    return len(refused)


async def write_some(house: House) -> int:
    """Groups, changes, and the log carried over into the file, twice."""
    refused = 0
    for turn in range(2):
        plies = range(BEGUN + 3 * turn, BEGUN + 3 * turn + 3)
        refused += sum(await asyncio.gather(*(write_log(house, match, plies) for match in MATCHES)))
        refused += await write_pairs(house, range(5 + turn, 120, 50))
        with contextlib.suppress(*BROKEN), contextlib.closing(sqlite3.connect(house.path)) as tidy:
            tidy.execute("PRAGMA wal_checkpoint(PASSIVE)")
    assert [await again(partial(house.log, match)) for match in MATCHES] == [BEGUN + 6] * 3
    assert await again(house.pairs) == {*MADE, *range(5, 120, 50), *range(6, 120, 50)}
    return refused


async def fail_each(faults: Faults, folder: Path, journals: Path, way: str) -> tuple[int, int]:
    """Every operation of a kind fails once, each in a copy of the same house; how many, and what was refused."""
    kinds, error, half = WAYS[way]
    refused = 0
    for n in range(1, ALWAYS):
        copy = folder / f"{way}-{n}"
        shutil.copytree(folder / "base", copy)
        faults.record(journals / f"{way}-{n}" if way == RECORDED else Path(os.devnull))
        async with opened(copy / NAME) as house:
            faults.arm(n, n, error, kinds, half)
            refused += await write_some(house)
            failed = faults.disarm()
        faults.record(Path(os.devnull))
        shutil.rmtree(copy)
        if not failed:
            return n - 1, refused
    raise AssertionError("no end")


async def fail_opening(faults: Faults, folder: Path, way: str) -> int:
    """Every operation of opening fails once; the next opening succeeds. How many there are."""
    kinds, error, half = WAYS[way]
    for n in range(1, ALWAYS):
        path = folder / f"opening-{way}-{n}" / NAME
        faults.arm(n, n, error, kinds, half)
        try:
            store = SqliteStore.open(path)
            await store.close()
        except BadOption:
            pass
        failed = faults.disarm()
        store = SqliteStore.open(path)
        await store.begin("m", "setup", Entry(0, 1, None, "body"))
        await store.close()
        if not failed:
            return n - 1
    raise AssertionError("no end")


async def fill(faults: Faults, path: Path) -> int:
    """The disk is full for a while; how many writes were refused."""
    async with opened(path) as house:
        faults.arm(1, ALWAYS, errno.ENOSPC, (Kind.WRITTEN,), half=True)
        for match in MATCHES * 4:
            try:
                await house.write(match, BEGUN)
                raise AssertionError("acknowledged on a full disk")
            except StoreUnavailable as failure:
                assert "full" in str(failure)
        outcomes = await house.together(range(5, 120, 50))
        assert all(isinstance(outcome, BROKEN) for outcome in outcomes), outcomes
        assert [await house.log(match) for match in MATCHES] == [BEGUN] * 3  # who reads goes on
        assert await house.pairs() == set(MADE)
        failed = faults.disarm()
        assert await write_some(house) == 0  # there is space again
    return failed


async def main(what: str, folder: Path, journals: Path) -> None:
    """Run one of them and print what was done."""
    sqlite.TIDY_EVERY = 3600  # what is carried over is chosen here, so that every run does the same
    faults = Faults()
    faults.disarm()
    if what == "power":
        (folder / "house").mkdir()
        faults.record(journals / "power")
        await write_all(folder / "house" / NAME)
        return
    (folder / "base").mkdir()
    await begin(folder / "base" / NAME)
    if what == "full":
        print(await fill(faults, folder / "base" / NAME))
        return
    for way in WAYS:
        failed, refused = await fail_each(faults, folder, journals, way)
        print(way, failed, refused, await fail_opening(faults, folder, way), sep=", ", flush=True)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], Path(sys.argv[2]), Path(sys.argv[3])))
