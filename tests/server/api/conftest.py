"""Tests of the HTTP API: asynchronous, on a place that is opened once for each kind of database."""

import asyncio
import inspect
from collections.abc import Iterator

import pytest

from tests.support.api import Place, running_place
from tests.support.postgresql import PostgreSQL

LONGEST = 120  # seconds after which a test counts as stuck
HOT = ("test_actions", "test_matches", "test_streams", "test_secrets", "test_wonders")


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run an asynchronous test in the event loop of its place, or in one of its own."""
    if not inspect.iscoroutinefunction(pyfuncitem.function):
        return None
    names = inspect.signature(pyfuncitem.function).parameters
    arguments = {name: pyfuncitem.funcargs[name] for name in names}
    place = next((value for value in arguments.values() if isinstance(value, Place)), None)
    test = asyncio.wait_for(pyfuncitem.function(**arguments), LONGEST)
    if place is not None and place.runner is not None:
        try:
            place.runner.run(test)
        finally:
            place.runner.run(place.send_away())
    else:
        asyncio.run(test)
    return True


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run on every kind of database; what goes through the hot routes also over a socket."""
    if "place" in metafunc.fixturenames:
        kinds = ["sqlite", "postgresql", *(["wire"] if metafunc.module.__name__.endswith(HOT) else [])]
        metafunc.parametrize("place", kinds, indirect=True, scope="session")


@pytest.fixture(scope="session")
def place(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    """An application that all tests share: on SQLite, on PostgreSQL, and on SQLite over a socket."""
    if request.param == "postgresql":
        server: PostgreSQL = request.getfixturevalue("postgresql")
        database = server.new_database()
    else:
        database = str(tmp_path_factory.mktemp("place") / "place.db")
    with running_place(database, wire=request.param == "wire") as opened:
        yield opened


@pytest.fixture(scope="session")
def lasting(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    """An application on SQLite, for what no database changes."""
    with running_place(str(tmp_path_factory.mktemp("lasting") / "place.db")) as opened:
        yield opened
