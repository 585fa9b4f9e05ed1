"""The bot in `examples/`: short, on httpx alone, and it plays."""

import ast
import importlib
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.servers import ServerProcess
from ziggurat.play.deal import JointDeal, Part, pledge
from ziggurat.play.match import Match
from ziggurat.play.setup import SeatSetup, Setup

BOT = Path(__file__).parents[3] / "examples" / "bot.py"


def test_it_is_short_and_needs_httpx_alone() -> None:
    text = BOT.read_text(encoding="utf-8")
    assert len(text.splitlines()) < 60
    imported = {
        (node.module if isinstance(node, ast.ImportFrom) else node.names[0].name) or ""
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Import | ast.ImportFrom)
    }
    assert {name.partition(".")[0] for name in imported} - set(sys.stdlib_module_names) == {"httpx"}


@pytest.mark.parametrize("game", ["babel", "wonders"])
def test_one_that_adds_to_the_deal_finds_it_kept(tmp_path: Path, game: str) -> None:
    with ServerProcess(str(tmp_path / "bot.sqlite3")) as server:
        command = [sys.executable, str(BOT.with_name("fair_bot.py")), server.address, game]
        played = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
        assert (played.returncode, played.stdout) == (0, "kept\n"), played.stderr


@pytest.mark.parametrize("deal", [None, JointDeal("5e" * 32, (Part("server", "a1" * 16), None))])
def test_a_deal_without_its_bits_is_not_kept(deal: JointDeal | None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether the server has dealt alone from the start, or has put bits of its own where ours should be."""
    monkeypatch.syspath_prepend(str(BOT.parent))
    is_kept = importlib.import_module("fair_bot").is_kept
    setup = Setup.new("babel", (SeatSetup("Anna", "anna"), SeatSetup("greedy", agent="greedy")), joint=deal)
    record = Match.start(setup).record()
    shown = [] if deal is None else [deal.commitment, pledge("a1" * 16), None]
    assert not is_kept(record, shown, pledge("b2" * 16))
    assert is_kept(record, shown, pledge("a1" * 16)) == bool(shown)


@pytest.mark.parametrize("game", ["babel", "wonders"])
def test_it_plays_a_whole_match(tmp_path: Path, game: str) -> None:
    with ServerProcess(str(tmp_path / "bot.sqlite3")) as server:
        command = [sys.executable, str(BOT), server.address, game]
        played = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
        assert played.returncode == 0, played.stderr
        assert played.stdout.split()[0] in ("won", "not")
