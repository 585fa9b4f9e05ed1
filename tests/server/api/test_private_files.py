"""What the server keeps on the disk is nobody else's."""

import os
import stat
from pathlib import Path

import pytest

from tests.support.api import open_place
from ziggurat.kernel.errors import BadOption
from ziggurat.server.database.backup import back_up, restore
from ziggurat.server.house import House
from ziggurat.server.settings import Settings

pytestmark = pytest.mark.skipif(os.name != "posix", reason="rights of files are kept otherwise elsewhere")


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


async def kept(folder: Path) -> dict[str, int]:
    async with open_place(str(folder / "place.db")) as place:
        anna = await place.guest()
        await place.match(anna, "me", "me")
        return {path.name: mode(path) for path in folder.iterdir()}


async def test_a_new_database_and_its_folder_are_private(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "data"
    modes = await kept(folder)
    assert mode(folder) == 0o700
    assert "place.db-wal" in modes
    assert set(modes.values()) == {0o600}


async def test_what_is_restored_is_private_too(tmp_path: Path) -> None:
    await kept(tmp_path / "before")
    saved, folder = tmp_path / "saved.sqlite3", tmp_path / "after"
    await back_up(str(tmp_path / "before" / "place.db"), saved)
    await restore(saved, str(folder / "place.db"))
    assert (mode(saved), mode(folder)) == (0o600, 0o700)
    assert {mode(path) for path in folder.iterdir()} == {0o600}


@pytest.mark.parametrize("contents", [b"x", b"somebody:x:0:0::/home\n" * 200])
async def test_a_file_that_is_no_database_is_left_as_it_is(contents: bytes, tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.write_bytes(contents)
    other.chmod(0o644)
    with pytest.raises(BadOption, match="no database file"):
        await House.open(Settings(database=str(other)))
    assert list(tmp_path.iterdir()) == [other]
    assert (mode(other), other.read_bytes()) == (0o644, contents)


async def test_a_database_of_before_becomes_private_and_its_folder_stays_as_it_is(tmp_path: Path) -> None:
    await kept(tmp_path)
    tmp_path.chmod(0o755)
    for path in tmp_path.iterdir():
        path.chmod(0o644)
    assert set((await kept(tmp_path)).values()) == {0o600}
    assert mode(tmp_path) == 0o755
