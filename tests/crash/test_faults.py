"""The disk fails: each operation once, all for a while because it is full, or the power is cut before a sync.

`ZIGGURAT_POWER_CUTS=5000` for more cuts, `ZIGGURAT_POWER_SEED=2` for others; the campaign `power` does both.
"""

import asyncio
import os
import random
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.crash.faults.disk import Disk, Kind, Step, compiled, environment, missing, read_journal
from tests.crash.faults.failing import BEGUN, MADE, WAYS
from tests.crash.faults.house import MATCHES, check

ROOT = Path(__file__).parents[2]
CUTS = int(os.environ.get("ZIGGURAT_POWER_CUTS", "200"))
SEED = int(os.environ.get("ZIGGURAT_POWER_SEED", "1"))
HOWS = ("none", "some", "torn", "all")

pytestmark = pytest.mark.skipif(bool(missing()), reason=missing() or "none")


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return compiled(tmp_path_factory.mktemp("library"))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The folder that is watched."""
    folder = tmp_path / "watched"
    folder.mkdir()
    return folder


def run(what: str, library: Path, folder: Path) -> str:
    """Have a process write to such a disk; what it printed. Its journals lie beside the folder."""
    journals = folder.with_name("journals")
    journals.mkdir()
    command = [sys.executable, "-m", "tests.crash.faults.failing", what, str(folder), str(journals)]
    done = subprocess.run(command, cwd=ROOT, env=environment(library, folder), capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def cuts(steps: list[Step], count: int) -> Iterator[tuple[int, str]]:
    """After which step the power is cut and what is left then: around every sync first, then anywhere."""
    around = [n + late for n, step in enumerate(steps) if step.kind is Kind.SYNCED for late in (0, 1)]
    chance = random.Random(SEED)
    chosen = random.Random(0).sample(around, min(len(around), count // 2))
    chosen += [chance.randrange(len(steps) + 1) for _ in range(count - len(chosen))]
    yield from ((n, HOWS[place % len(HOWS)]) for place, n in enumerate(sorted(chosen)))


def test_the_power_is_cut_anywhere_and_what_was_acknowledged_is_there(library: Path, folder: Path) -> None:
    run("power", library, folder)
    steps = read_journal(folder.with_name("journals") / "power")
    kinds = {step.kind for step in steps}
    assert kinds >= {Kind.WRITTEN, Kind.SYNCED, Kind.UNLINKED}, "the library did not see the files"
    disk, done, chance = Disk(folder / "house"), 0, random.Random(SEED)

    for number, (place, how) in enumerate(cuts(steps, CUTS)):
        for step in steps[done:place]:
            disk.do(step)
        done = place
        left = folder.with_name(f"cut-{number}")
        disk.cut(left, how, chance)
        try:
            asyncio.run(check(left, disk.marks))
        except Exception as failure:
            failure.add_note(f"cut {number}: after step {place} of {len(steps)}, with {how} of what was not synced")
            raise
        shutil.rmtree(left)
    print(f"{CUTS} cuts in {len(steps)} steps, {sum(step.kind is Kind.SYNCED for step in steps)} of them syncs")


def test_what_no_sync_has_confirmed_may_be_lost(library: Path, folder: Path) -> None:
    """The disk of these tests does lose things: with every sync left out, what was acknowledged is not there."""
    run("power", library, folder)
    disk = Disk(folder / "house")
    for step in read_journal(folder.with_name("journals") / "power"):
        if step.kind is not Kind.SYNCED:
            disk.do(step)
    left = folder.with_name("left")
    disk.cut(left, "none", random.Random(0))
    assert disk.marks
    with pytest.raises(AssertionError, match="was acknowledged"):
        asyncio.run(check(left, disk.marks))


def test_every_operation_fails_once_and_nothing_acknowledged_is_lost(library: Path, folder: Path) -> None:
    """Also when the power is cut later: what waited while a sync failed is never written, whatever later syncs say."""
    told = [line.split(", ") for line in run("once", library, folder).splitlines()]
    assert [way for way, *_ in told] == list(WAYS)
    for way, *figures in told:
        failed, refused, opening = map(int, figures)
        assert failed > 20
        assert refused > 0
        assert opening > 5
        print(f"{way}: {failed} operations failed once, {refused} writes refused; {opening} while opening")
    began = [*(f"{match} {BEGUN - 1}" for match in MATCHES), *(f"pair {n}" for n in MADE), "tables 0"]
    for journal in sorted(folder.with_name("journals").iterdir()):
        cut_after_a_failure(folder, journal, began)
        journal.unlink()


def cut_after_a_failure(folder: Path, journal: Path, began: list[str]) -> None:
    """The power is cut when something is acknowledged for the first time after a failed sync, or at last all."""
    disk, steps, done = Disk(folder / journal.name, folder / "base"), read_journal(journal), 0
    file = next(step.opening for step in steps if step.kind is Kind.OPENED and step.data.endswith(b"/marks"))
    marks = [n for n, step in enumerate(steps) if step.kind is Kind.WRITTEN and step.opening == file]
    failed = next((n for n, step in enumerate(steps) if step.kind is Kind.NOT_SYNCED), len(steps))
    for place in sorted({next((n for n in marks if n > failed), marks[-1]), marks[-1]}):
        for step in steps[done : place + 1]:
            disk.do(step)
        done = place + 1
        left = folder.with_name(f"cut-{journal.name}-{place}")
        disk.cut(left, "none", random.Random(SEED))
        try:
            asyncio.run(check(left, [*began, *disk.marks]))
        except Exception as failure:
            failure.add_note(f"{journal.name}: after step {place} of {len(steps)}, with nothing of what was not synced")
            raise
        shutil.rmtree(left)


def test_a_full_disk_takes_nothing_until_there_is_space(library: Path, folder: Path) -> None:
    assert int(run("full", library, folder)) >= 13
