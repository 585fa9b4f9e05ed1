"""Rules are compiled beside who plays: the mark is left whoever is still there, and nobody waits for a compiler."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from ziggurat.kernel import jit, prepare


@pytest.fixture
def compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was compiled, into an empty cache."""
    done: list[str] = []

    def compile_entries(game: str, paths: Sequence[str], tick: Callable[[int], None] = lambda number: None) -> None:
        if "broken" in paths:
            raise RuntimeError("does not compile")
        done.extend(paths)
        tick(len(paths))

    monkeypatch.setattr(jit, "CACHE", tmp_path / "rules")
    monkeypatch.setattr(jit, "INTERPRETED", False)
    monkeypatch.setattr(prepare, "compile_entries", compile_entries)
    return done


def test_a_game_is_compiled_and_the_next_start_finds_it_done(compiled: list[str]) -> None:
    assert not prepare.is_complete("babel")
    prepare.compile_game("babel", ["one", "two"])
    assert compiled == ["one", "two"]
    assert prepare.is_complete("babel")
    said: list[str] = []
    prepare.complete("babel", [], said.append)
    assert not said


def test_a_second_process_has_nothing_left_to_do(compiled: list[str]) -> None:
    prepare.compile_game("babel", ["one"])
    compiled.clear()
    prepare.compile_game("babel", ["one"])
    assert not compiled


def test_compiling_that_fails_leaves_no_mark(compiled: list[str]) -> None:
    with pytest.raises(RuntimeError):
        prepare.compile_game("babel", ["broken"])
    assert not prepare.is_complete("babel")
    prepare.compile_game("babel", ["one"])
    assert compiled == ["one"]


def test_what_is_compiled_holds_what_every_table_calls() -> None:
    entries = prepare.entries_of("babel", ["others"])
    assert {*prepare.KERNEL, *prepare.SERVING, "others"} == set(entries)
    assert not set(prepare.SERVING) & set(prepare.entries_of("wonders", []))  # its JSON is made in Python


PLAY_ON = """
from ziggurat import Babel, agents
from ziggurat.kernel import entries, jit, prepare, registry

assert jit.MIXED
game, random = Babel(seed=3), agents.make("random", seed=1)

def play(until):
    while not game.is_over and len(game.history) < until:
        game.play(random.choose(game.view(game.to_act[0])))

background = prepare.begin({"babel": ["ziggurat.kernel.rng:draw_below"]})
play(30)
assert not entries.play_at.compiled.signatures, "nothing is compiled in this process"
assert background.percents().keys() == {"babel"}
background.wait("babel")
assert background.is_over and background.percents() == {}
play(1000)
assert game.is_over and entries.play_at.compiled.signatures
assert sum(entries.play_at.compiled.stats.cache_misses.values()) == 0, "all was on the disk"
assert Babel.from_record(game.record()) == game
wonders = registry.find("wonders")(seed=1, players=3)
wonders.play(wonders.legal[0])
assert len(entries.play_at.compiled.signatures) == 1, "another game goes on interpreted"
print(game.position())
"""
WHOLE = """
from ziggurat import Babel, agents
game, random = Babel(seed=3), agents.make("random", seed=1)
while not game.is_over:
    game.play(random.choose(game.view(game.to_act[0])))
print(game.position())
"""


@pytest.mark.compiled
def test_a_game_that_began_interpreted_goes_on_compiled(tmp_path: Path) -> None:
    """A cache that holds a part: the process that compiles is shown to be needed, and its work to be used."""

    def said(program: str, **environment: str) -> str:
        command = [sys.executable, "-c", program]
        done = subprocess.run(command, capture_output=True, text=True, check=False, env=os.environ | environment)
        assert done.returncode == 0, done.stderr
        return done.stdout

    mixed = said(PLAY_ON, ZIGGURAT_START="interpreted", ZIGGURAT_CACHE_DIR=str(tmp_path))
    assert mixed == said(WHOLE)
