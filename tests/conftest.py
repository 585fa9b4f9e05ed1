"""Fixtures and hooks for all tests."""

import os
from pathlib import Path

import pytest

from tests.support.postgresql import database_url, postgresql

__all__ = ["database_url", "postgresql"]

INTERPRETED = os.environ.get("NUMBA_DISABLE_JIT") == "1"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Where rules are interpreted, tests that need compiled code are left out."""
    if INTERPRETED:
        items[:] = [item for item in items if not item.get_closest_marker("compiled")]


@pytest.fixture(autouse=True)
def _own_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No test sees or leaves a saved game in the user's folder."""
    monkeypatch.setenv("ZIGGURAT_DATA_DIR", str(tmp_path / "data"))
