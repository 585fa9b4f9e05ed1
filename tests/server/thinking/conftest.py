"""A pool of processes for bots, and puppets to sit in it."""

from pathlib import Path

import pytest

from tests.support.puppets import PLAN, Stage


@pytest.fixture
def stage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Stage:
    """Puppets that do what the test says."""
    stage = Stage(tmp_path)
    monkeypatch.setenv(PLAN, str(stage.plan))
    return stage
