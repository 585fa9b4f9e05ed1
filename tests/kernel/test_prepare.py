"""The helping hand that compiles while the player looks at the table: it leaves the mark, whoever is still there."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from ziggurat.kernel import jit, prepare


@pytest.fixture
def compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was compiled, into an empty cache."""
    done: list[str] = []

    def compile_entries(game: str, paths: Sequence[str]) -> None:
        if "broken" in paths:
            raise RuntimeError("does not compile")
        done.extend(paths)

    monkeypatch.setattr(jit, "CACHE", tmp_path / "rules")
    monkeypatch.setattr(jit, "INTERPRETED", False)
    monkeypatch.setattr(prepare, "compile_entries", compile_entries)
    return done


def test_a_hand_compiles_all_and_the_next_start_finds_it_done(compiled: list[str]) -> None:
    prepare.lend_a_hand("babel", ["rest"])
    assert set(compiled) == {"rest", *prepare.FIRST}
    said: list[str] = []
    assert prepare.prepare("babel", [], said.append) is None
    assert not said


def test_a_second_hand_has_nothing_left_to_do(compiled: list[str]) -> None:
    prepare.lend_a_hand("babel", ["rest"])
    compiled.clear()
    prepare.lend_a_hand("babel", ["rest"])
    assert not compiled


def test_a_hand_that_fails_leaves_no_mark(compiled: list[str]) -> None:
    with pytest.raises(RuntimeError):
        prepare.lend_a_hand("babel", ["broken"])
    prepare.lend_a_hand("babel", ["rest"])
    assert "rest" in compiled
