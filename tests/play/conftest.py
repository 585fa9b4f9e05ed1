"""Stores of every kind."""

from functools import partial
from pathlib import Path

import pytest

from tests.play.shelves import Opener, in_file, in_memory, in_postgresql
from tests.support.postgresql import PostgreSQL


@pytest.fixture(scope="session")
def database(postgresql: PostgreSQL) -> str:
    """The address of a database for all tests of stores: the more there are, the longer a crash takes."""
    return postgresql.new_database()


@pytest.fixture
def dsn(postgresql: PostgreSQL, database: str) -> str:
    """That database without any tables, as asyncpg wants it named."""
    postgresql.execute(database.rpartition("/")[2], "DROP TABLE IF EXISTS matches, events")
    return database.replace("+asyncpg", "")


@pytest.fixture(params=["memory", "sqlite", "postgresql"])
def opener(request: pytest.FixtureRequest, tmp_path: Path) -> Opener:
    """Opens a new, empty store of each kind."""
    if request.param == "memory":
        return in_memory
    if request.param == "sqlite":
        return partial(in_file, tmp_path / "matches.db")
    return partial(in_postgresql, request.getfixturevalue("dsn"))


@pytest.fixture(params=["sqlite", "postgresql"])
def lasting(request: pytest.FixtureRequest, tmp_path: Path) -> Opener:
    """Opens one and the same store of each kind that outlives its process."""
    if request.param == "sqlite":
        return partial(in_file, tmp_path / "matches.db")
    return partial(in_postgresql, request.getfixturevalue("dsn"))
