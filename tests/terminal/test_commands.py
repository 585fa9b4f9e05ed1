"""The command `ziggurat` from outside: what it prints, and how it refuses."""

import asyncio
import io
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.server.database.test_connection import open_and_close
from tests.support.worlds import part_way
from ziggurat import cli
from ziggurat.bench import starts
from ziggurat.terminal import sitting

pytestmark = pytest.mark.compiled


class Said(NamedTuple):
    """What a command has come to."""

    returncode: int
    stdout: str
    stderr: str


Command = Callable[..., Said]


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    """The command within this process: what it says does not depend on where it runs, and a start takes seconds."""

    def run(*arguments: str, **environment: str) -> Said:
        monkeypatch.setattr(sys, "argv", ["ziggurat", *arguments])
        monkeypatch.setattr(sys, "stdin", io.StringIO())
        for name, value in ({"LC_ALL": "C.UTF-8"} | environment).items():
            monkeypatch.setenv(name, value)
        code: object = 0
        try:
            cli.main()
        except SystemExit as ended:
            code = ended.code or 0
        assert isinstance(code, int)
        return Said(code, *capsys.readouterr())

    return run


def ziggurat(*arguments: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-m", "ziggurat", *arguments],
        input="", capture_output=True, text=True, env=os.environ | {"LC_ALL": "C.UTF-8"} | environment, check=False,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["play", "chess"], "There is no game 'chess'; choose one of: babel, wonders."),
        (["play", "babel", "--against", "deepblue"], "one of: random, greedy"),
        (["play", "babel", "--against", "greedy:depth=3"], "worlds=NUMBER"),
        (["play", "babel", "--against", "greedy:worlds=0"], "a number from 1 to 1000"),
        (["play", "babel", "--edition", "fr"], "one of: de, en, ru, hu"),
        (["play", "babel", "--key", "abc"], "64 hexadecimal digits"),
        (["play", "babel", "--seat", "2"], "one from 0 to 1"),
        (["play", "babel", "--language", "fr"], "one of: de, en, hu, ru"),
        (["replay", "nowhere.txt", "--language", "fr"], "one of: de, en, hu, ru"),
        (["play", "babel", "--players", "3"], "one of: edition, starter"),
        (["play", "wonders", "--players", "8"], "one of: 3, 2, 4, 5, 6, 7"),
        (["play", "wonders", "--players", "4", "--seats", "person,greedy"], "4 with these options"),
        (["play", "wonders", "--seats", "person,deepblue"], "one of: random, greedy"),
        (["play", "wonders", "--seats", "person,greedy", "--seat", "1"], "it alone"),
        (["play", "babel", "--resume"], "Start one: ziggurat play babel"),
        (["play", "babel", "--file", "nowhere.txt"], "a readable text file"),
        (["play", "babel", "--resume", "--new"], "it alone"),
        (["play", "babel", "--resume", "--edition", "hu"], "it alone"),
        (["replay", "nowhere.txt"], "a readable text file"),
        (["play", "wonders", "--against", "mason:slips=2"], "nothing: a level has no options"),
        (["explain", "babel", "chess/1"], "babel/2"),
    ],
)
def test_a_bad_request_is_refused_in_one_line_that_says_what_to_do(
    command: Command, arguments: list[str], expected: str
) -> None:
    completed = command(*arguments)
    assert completed.returncode != 0
    assert expected in completed.stderr
    assert len(completed.stderr.strip().splitlines()) == 1


def test_a_bad_request_ends_the_process_without_a_traceback() -> None:
    completed = ziggurat("play", "chess")
    assert completed.returncode == 1
    assert completed.stderr.startswith("ziggurat: There is no game 'chess'")
    assert "Traceback" not in completed.stderr


def test_a_recorded_game_is_told(command: Command, tmp_path: Path) -> None:
    game = part_way("babel", {"edition": "hu"}, 2, 10_000)
    file = tmp_path / "game.txt"
    file.write_text(game.record(), encoding="utf-8")
    completed = command("replay", str(file))
    assert completed.returncode == 0, completed.stderr
    assert str(game.outcome) in completed.stdout
    assert completed.stdout.count("ended the turn") == game.turn


def test_a_terminal_without_our_letters_shows_question_marks(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(part_way("babel", {}, 2, 10).record(), encoding="utf-8")
    completed = ziggurat("replay", str(file), "--language", "ru", PYTHONIOENCODING="ascii")
    assert completed.returncode == 0, completed.stderr
    assert "????? 0" in completed.stdout


def test_a_broken_record_is_refused_with_its_place(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(part_way("babel", {}, 2, 10).record().replace("1. ", "1. xx "), encoding="utf-8")
    completed = command("replay", str(file))
    assert completed.returncode == 1
    assert "column 4" in completed.stderr
    binary = tmp_path / "binary.txt"
    binary.write_bytes(b"\xff\xfe\x00")
    assert "a readable text file" in command("play", "babel", "--file", str(binary)).stderr


@pytest.mark.parametrize("text", ["no record", '[Ziggurat record 1]\n[Game "chess 1"]\n'])
def test_a_record_that_cannot_be_played_is_refused_before_anything_is_compiled(
    text: str, command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sitting, "_prepared", lambda *given: pytest.fail("compiles"))
    (tmp_path / "game.txt").write_text(text)
    answer = command("play", "babel", "--file", str(tmp_path / "game.txt"))
    assert answer.returncode == 1
    assert answer.stderr.startswith("ziggurat: At line ")


def test_bench_prints_json_with_all_figures(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    measured = starts.seconds_to_first_line
    monkeypatch.setattr(
        starts, "seconds_to_first_line", lambda *given, **_: measured(*given)
    )  # all is compiled already
    completed = command("bench", "babel", "--json", "--seconds", "0.1")
    assert completed.returncode == 0, completed.stderr
    result = json.loads(completed.stdout)
    for name in (
        "decisions_per_second",
        "games_per_second",
        "reference_decisions_per_second",
        "interpreted_decisions_per_second",
        "batch_decisions_per_second",
        "all_threads_decisions_per_second",
        "cold_start_s",
        "warm_start_s",
        "import_numba_s",
    ):
        assert result[name] > 0, name
    assert 0 < result["state_bytes"] <= 1024


def test_help_names_all_commands_and_all_languages(command: Command) -> None:
    completed = command("--help")
    for name in ("play", "replay", "bench"):
        assert name in completed.stdout
    for name in ("play", "replay"):
        assert "The language: de, en, hu, ru." in " ".join(command(name, "--help").stdout.split())


def test_the_language_is_asked_for_or_that_of_the_environment(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(part_way("babel", {}, 2, 20).record(), encoding="utf-8")
    assert "Platz 0 reist nach" in command("replay", str(file), LC_ALL="de_AT.UTF-8").stdout
    assert "Игрок 0 переходит" in command("replay", str(file), "--language", "ru", LC_ALL="de_AT.UTF-8").stdout
    assert "nincs mentett játszma" in command("play", "--resume", "--language", "hu").stderr.lower()


def test_a_backup_is_written_and_restored(command: Command, tmp_path: Path) -> None:
    asyncio.run(open_and_close(str(tmp_path / "server.db")))
    written = command("backup", str(tmp_path / "backup"), "--database", str(tmp_path / "server.db"))
    assert written.stdout == f"Wrote 0 accounts and 0 matches with 0 events to {tmp_path / 'backup'}.\n"
    restored = command("restore", str(tmp_path / "backup"), "--database", str(tmp_path / "again.db"))
    assert restored.stdout == f"Restored 0 accounts and 0 matches with 0 events from {tmp_path / 'backup'}.\n"
    refused = command("restore", str(tmp_path / "backup"), "--database", str(tmp_path / "again.db"))
    assert (refused.returncode, len(refused.stderr.splitlines())) == (2, 1)
