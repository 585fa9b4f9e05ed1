"""The bot in `examples/`: short, on httpx alone, and it plays."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.servers import ServerProcess

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


@pytest.mark.parametrize("game", ["babel", "wonders"])
def test_it_plays_a_whole_match(tmp_path: Path, game: str) -> None:
    with ServerProcess(str(tmp_path / "bot.sqlite3")) as server:
        command = [sys.executable, str(BOT), server.address, game]
        played = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
        assert played.returncode == 0, played.stderr
        assert played.stdout.split()[0] in ("won", "not")
