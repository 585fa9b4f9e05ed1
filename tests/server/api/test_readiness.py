"""Ready is who can write: what a store refuses is seen, counted, and over when it takes writes again."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.api.told import good, problem
from tests.support.api import Place, open_place
from ziggurat.kernel.errors import BadOption
from ziggurat.server.errors import DatabaseUnavailable
from ziggurat.server.house import House
from ziggurat.server.settings import Settings

REFUSING = """CREATE TRIGGER refuse_{table} BEFORE {what} ON {table} BEGIN SELECT RAISE(ABORT, 'disk full'); END"""


def refuse(file: Path, refusing: bool) -> None:
    """Let every write to the log and the pulse fail, or no longer."""
    with closing(sqlite3.connect(file, timeout=30)) as connection, connection:
        for table, what in (("events", "INSERT"), ("pulse", "UPDATE")):
            statement = REFUSING.format(table=table, what=what) if refusing else f"DROP TRIGGER refuse_{table}"
            connection.execute(statement)


async def test_who_cannot_write_is_not_ready(tmp_path: Path) -> None:
    file = tmp_path / "place.db"
    async with open_place(str(file)) as place:
        anna = await place.guest()
        match = await place.match(anna, "me", "me")
        assert good(await anna.get("/readyz"))["status"] == "ok"
        action = (await anna.look(match))["legal"][0]["action"]
        refuse(file, True)
        problem(await anna.act(match, 0, action), 503, "unavailable")
        assert good(await anna.get("/readyz"), 503)["status"] == "unwell"
        assert good(await anna.get("/healthz"))["status"] == "ok"
        assert "ziggurat_store_failures_total 1\n" in (await anna.get("/metrics")).text
        refuse(file, False)
        assert good(await anna.get("/readyz"))["status"] == "ok"
        good(await anna.act(match, 0, action))


async def test_a_file_that_takes_no_writes_is_refused_at_the_start(tmp_path: Path) -> None:
    file = tmp_path / "place.db"
    async with open_place(str(file)):
        pass
    refuse(file, True)
    with pytest.raises(DatabaseUnavailable, match="nothing can be written"):
        await House.open(Settings(database=str(file)))
    refuse(file, False)
    await (await House.open(Settings(database=str(file)))).close()


async def test_a_folder_where_the_file_should_be_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="one that can be written"):
        await House.open(Settings(database=str(tmp_path)))


async def test_metrics_are_for_those_who_are_named(tmp_path: Path) -> None:
    for named, status in ((("127.0.0.0/8", "::1"), 200), (("10.0.0.0/8",), 404), ((), 404)):
        async with open_place(str(tmp_path / "place.db"), metrics_to=named) as place:
            assert (await place.visitor().get("/metrics")).status_code == status


async def test_under_https_browsers_are_told_to_stay_there(lasting: Place) -> None:
    for path in ("/", "/api/shelf", "/api/tables", "/nowhere", "/api/games/nothing/events"):
        answer = await lasting.visitor(scheme="https").get(path)
        assert answer.headers["strict-transport-security"] == "max-age=31536000"
        assert "strict-transport-security" not in (await lasting.visitor().get(path)).headers
