"""Real games of the arena: reproducible, timed, and open in every replay."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from ziggurat.arena import log, table
from ziggurat.arena.errors import NotALog
from ziggurat.arena.plan import Plan, make_plan
from ziggurat.cli import app
from ziggurat.kernel import registry
from ziggurat.kernel.errors import BadOption
from ziggurat.play import study

pytestmark = pytest.mark.compiled

PLANS = {
    "babel": make_plan("babel", ["greedy", "random"], games=2, seed=1),
    "wonders": make_plan("wonders", ["greedy", "random", "greedy:slips=40"], games=3, seed=1),
}
each_game = pytest.mark.parametrize("plan", PLANS.values(), ids=PLANS)


def ziggurat(*arguments: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "ziggurat", *arguments]
    return subprocess.run(command, capture_output=True, text=True, env=os.environ | {"LC_ALL": "C.UTF-8"}, check=False)


def here(*arguments: str) -> Result:
    """The same in this process, which is quicker."""
    return CliRunner().invoke(app, [*arguments, *(["--language", "en"] if arguments[0] == "replay" else [])])


def without_times(played: table.Played) -> tuple[object, ...]:
    return played.places, played.points, played.record, played.key, [len(times) for times in played.milliseconds]


@each_game
def test_a_game_is_played_again_in_the_same_way(plan: Plan) -> None:
    for fixture in plan.fixtures():
        first, again = table.play(plan, fixture), table.play(plan, fixture)
        assert without_times(first) == without_times(again)


@each_game
def test_a_game_is_what_its_record_says(plan: Plan) -> None:
    played = table.play(plan, next(plan.fixtures()))
    game = registry.find(plan.game).from_record(played.record)
    assert game.is_over
    assert game.key == plan.key(1)
    assert len(game.history) == played.plies
    assert [sum(seat == who for who, _ in game.history) for seat in game.seats] == list(map(len, played.milliseconds))
    assert all(time >= 0 for times in played.milliseconds for time in times)
    winner = game.outcome.winner if game.outcome else None
    assert winner is None or played.places[winner] == 1
    assert played.places == list(game.places)
    assert played.points == [game.points(seat) for seat in game.seats]


@each_game
def test_a_record_opens_where_the_browser_opens_it(plan: Plan) -> None:
    played = table.play(plan, next(plan.fixtures()))
    match = study.from_record(played.record)
    assert match.game.is_over
    assert [seat.name for seat in match.setup.seats] == played.seats
    assert len(played.record) < 60_000  # what the browser takes


def test_from_the_command_to_the_replay(tmp_path: Path) -> None:
    path, report, file = tmp_path / "run.jsonl", tmp_path / "report", tmp_path / "game.txt"
    arguments = ["arena", "babel", "greedy", "random", "--games", "4", "--log", str(path)]
    first = ziggurat(*arguments, "--json", "--report", str(report))
    assert first.returncode == 0, first.stderr
    found = json.loads(first.stdout)
    assert found["games"] == found["planned"] == 4
    assert found["agents"][0]["agent"] == "greedy"
    assert json.loads((report / "report.json").read_text(encoding="utf-8")) == found
    assert here("arena-game", str(path), "2", str(file)).exit_code == 0
    told, by_number = here("replay", str(file)), here("replay", str(path), "--game", "2")
    assert told.exit_code == 0
    assert told.output == by_number.output
    assert str(registry.find("babel").from_record(file.read_text(encoding="utf-8")).outcome) in told.output
    assert here("arena-game", str(path), "2").output == file.read_text(encoding="utf-8")
    assert log.game_from(path, 2).record == file.read_text(encoding="utf-8")


def test_wrong_requests_say_what_to_do(tmp_path: Path) -> None:
    path = tmp_path / "nowhere.jsonl"
    refused = ziggurat("arena", "babel", "greedy", "deepblue")
    assert refused.returncode == 2
    assert "one of: random, greedy" in refused.stderr
    assert "Traceback" not in refused.stderr
    assert isinstance(here("replay", str(path), "--game", "1").exception, NotALog)
    assert isinstance(here("arena-game", str(path), "1").exception, NotALog)
    assert isinstance(here("arena", "babel", "greedy").exception, BadOption)


@pytest.mark.skipif(sys.platform == "win32", reason="signals are sent otherwise there")
def test_ctrl_c_leaves_a_good_log_and_a_report(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    command = [sys.executable, "-m", "ziggurat", "arena", "babel", "random", "greedy", "--games", "100000"]
    command += ["--log", str(path), "--json"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running:
        while not path.exists() or path.read_bytes().count(b"\n") < 5:
            assert running.poll() is None
            time.sleep(0.02)
        running.send_signal(signal.SIGINT)
        said, whispered = running.communicate()
    assert running.returncode == 130, whispered
    assert "Traceback" not in whispered
    found = json.loads(said)
    assert 4 <= found["games"] == len(log.read(path)) < found["planned"]
