"""The store in one file: one process holds it, and a process that dies leaves it whole and free."""

import asyncio
import sqlite3
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from tests.play.shelves import begin, bodies, entry, in_file, race, until
from ziggurat.kernel.errors import BadOption
from ziggurat.play.errors import StoreUnavailable
from ziggurat.play.stores import sqlite
from ziggurat.play.stores.sqlite import SqliteStore

WRITER = """
import asyncio, sys
from pathlib import Path
from ziggurat.play.stores import Entry
from ziggurat.play.stores.sqlite import SqliteStore

async def write():
    store = SqliteStore.open(Path(sys.argv[1]))
    await store.begin("m", "setup", Entry(0, 1, None, "body 0"))
    for ply in range(1, 1_000_000):
        await store.append("m", Entry(ply, 1, None, f"body {ply}"))
        print(ply, flush=True)

asyncio.run(write())
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "matches.db"


def test_a_file_has_one_store_at_a_time(path: Path) -> None:
    async def scene() -> None:
        async with in_file(path) as store:
            for _ in range(2):
                with pytest.raises(BadOption, match="no other server"):
                    SqliteStore.open(path)
            await begin(store, "m", 1)
            async with in_file(path.with_name("other.db")) as other:
                await begin(other, "m")
        async with in_file(path) as store:
            assert len(await bodies(store, "m")) == 2

    asyncio.run(scene())


def test_a_process_killed_in_the_middle_frees_the_file_and_has_lost_nothing_it_was_told_is_written(path: Path) -> None:
    with subprocess.Popen([sys.executable, "-c", WRITER, str(path)], stdout=subprocess.PIPE, text=True) as writer:
        assert writer.stdout
        for line in writer.stdout:
            if int(line) == 30:
                with pytest.raises(BadOption, match="no other server"):
                    SqliteStore.open(path)
            if int(line) == 60:
                writer.kill()
                break
        told = 60 + len(writer.stdout.read().splitlines())

    async def scene() -> None:
        async with in_file(path) as store:
            log = await bodies(store, "m")
            assert len(log) in (told + 1, told + 2)  # the last may have been on its way
            assert log == [f"body {ply}" for ply in range(len(log))]
            await store.append("m", entry(len(log)))

    asyncio.run(scene())


def test_every_commit_is_on_the_disk_before_it_is_told(path: Path) -> None:
    async def scene() -> None:
        async with in_file(path) as store:
            modes = (
                store._writer.execute("PRAGMA journal_mode").fetchone()[0],
                *store._writer.execute("PRAGMA synchronous"),
            )
            assert modes == ("wal", (2,))

    asyncio.run(scene())


def test_what_is_written_is_plain_tables(path: Path) -> None:
    async def scene() -> None:
        async with in_file(path) as store:
            await begin(store, "m", 1)
            await store.append("m", entry(2, at=77), outcome='{"winners":[1]}')

    asyncio.run(scene())
    connection = sqlite3.connect(path)
    assert connection.execute("SELECT * FROM matches").fetchall() == [
        ("m", "setup of m", 1_000, 77, '{"winners":[1]}'),
    ]
    assert connection.execute("SELECT match, ply, at, due, body FROM events ORDER BY ply").fetchall() == [
        ("m", 0, 1_000, None, "body 0"),
        ("m", 1, 1_001, None, "body 1"),
        ("m", 2, 77, None, "body 2"),
    ]
    connection.close()


def test_another_writer_of_the_file_is_waited_for(path: Path) -> None:
    """The server's own tables lie in the same file."""

    async def scene() -> None:
        async with in_file(path) as store:
            await begin(store, "m")
            other = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
            other.execute("BEGIN IMMEDIATE")
            timer = threading.Timer(0.3, lambda: other.execute("COMMIT"))
            timer.start()
            writes = asyncio.create_task(race([store.append("m", entry(1)), store.append("m", entry(1))]))
            assert await bodies(store, "m") == ["body 0"]  # who reads waits for nobody
            assert await writes == [True, False]
            timer.join()
            other.close()

    asyncio.run(scene())


def test_a_file_that_fails_is_unavailable_and_a_failed_group_is_not_half_written(path: Path) -> None:
    async def scene() -> None:
        async with in_file(path) as store:
            await begin(store, "m")
            await begin(store, "n")
            other = sqlite3.connect(path, isolation_level=None)
            other.execute("CREATE TRIGGER full BEFORE INSERT ON events WHEN new.match = 'n' "
                          "BEGIN SELECT RAISE(ABORT, 'disk is full'); END")  # fmt: skip
            results = await asyncio.gather(
                store.append("m", entry(1)), store.append("n", entry(1)), return_exceptions=True
            )
            assert [type(result) for result in results] == [StoreUnavailable, StoreUnavailable]
            assert "disk is full" in str(results[0])
            assert await bodies(store, "m") == await bodies(store, "n") == ["body 0"]
            other.execute("DROP TRIGGER full")
            other.close()
            assert await race([store.append("m", entry(1)), store.append("n", entry(1))]) == [True, True]

    asyncio.run(scene())


@pytest.mark.parametrize("what", ["text", "folder", "under a file"])
def test_what_is_no_database_is_refused_and_let_go_of(path: Path, what: str) -> None:
    if what == "text":
        path.write_text("this is a letter, and no database at all" * 50)
    elif what == "folder":
        path.mkdir()
    else:
        path.write_text("")
        path = path / "matches.db"
    for _ in range(2):  # the second time it is not the lock either
        with pytest.raises(BadOption, match="is no database file"):
            SqliteStore.open(path)


def test_folders_are_made(tmp_path: Path) -> None:
    async def scene() -> None:
        async with in_file(tmp_path / "a" / "b" / "matches.db") as store:
            await begin(store, "m")

    asyncio.run(scene())


def test_a_file_whose_tables_cannot_be_made_is_refused_and_let_go_of(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: sqlite3.Connection) -> None:
        raise sqlite3.OperationalError("disk I/O error")

    before = set(threading.enumerate())  # stores of other tests in this process may be open
    with monkeypatch.context() as failing:
        failing.setattr(sqlite, "_make_tables", fail)
        with pytest.raises(BadOption, match="disk I/O error"):
            SqliteStore.open(path)
    assert not any(thread.name.startswith("store-") for thread in set(threading.enumerate()) - before)
    asyncio.run(SqliteStore.open(path).close())


def test_the_log_is_carried_over_although_the_disk_failed_at_first(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    failures = iter(range(3))
    connect = sqlite._connect

    def connect_late(path: Path) -> sqlite3.Connection:
        if threading.current_thread().name == "store-tidy" and next(failures, None) is not None:
            raise BadOption("database file", str(path), "one that can be written (disk I/O error)")
        return connect(path)

    monkeypatch.setattr(sqlite, "_connect", connect_late)
    monkeypatch.setattr(sqlite, "TIDY_EVERY", 0.01)

    async def scene() -> None:
        async with in_file(path) as store:
            await begin(store, "m", 1)
            await until(lambda: path.stat().st_size > 4096)  # where a new file ends until then

    asyncio.run(scene())
    assert next(failures, None) is None
