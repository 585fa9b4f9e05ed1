"""Fixtures and hooks for all tests."""

import itertools
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.postgresql import database_url, postgresql

__all__ = ["database_url", "postgresql"]

INTERPRETED = os.environ.get("NUMBA_DISABLE_JIT") == "1"

# The files that take longest. They come first, so that no worker sits over one of them when all others are done.
LONGEST = (
    "tests/browser/test_axe.py",
    "tests/server/api/test_two_worlds.py",
    "tests/test_modes.py",
    "tests/browser/wonders/test_games.py",
    "tests/conformance/test_every_game.py",
    "tests/reference/test_babel.py",
    "tests/browser/test_languages.py",
    "tests/browser/test_pages.py",
    "tests/crash/test_kill.py",
    "tests/crash/test_processes.py",
    "tests/crash/test_deadlines.py",
    "tests/server/rude/test_one_rude_client.py",
    "tests/browser/wonders/test_axe.py",
    "tests/server/api/test_schemathesis.py",
    "tests/server/database/test_connection.py",
    "tests/reference/test_naive_wonders.py",
    "tests/conformance/test_written.py",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Long files first; where rules are interpreted, tests that need compiled code are left out."""
    if INTERPRETED:
        items[:] = [item for item in items if not item.get_closest_marker("compiled")]
    places = {name: place for place, name in enumerate(LONGEST)}
    items.sort(key=lambda item: places.get(item.nodeid.partition("::")[0], len(places)))


@pytest.fixture(scope="session")
def _data_folders(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Folders that are made by whoever saves something: making one for every test would take longer than most tests."""
    base = tmp_path_factory.mktemp("data")
    return (base / str(number) for number in itertools.count())


@pytest.fixture(autouse=True)
def _own_data_folder(_data_folders: Iterator[Path], monkeypatch: pytest.MonkeyPatch) -> None:
    """No test sees or leaves a saved game in the user's folder."""
    monkeypatch.setenv("ZIGGURAT_DATA_DIR", str(next(_data_folders)))
