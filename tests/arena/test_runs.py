"""Runs: the log, going on where one stopped, games on several processes, and what biased coins come out as."""

import json
import re
from pathlib import Path

import pytest

from tests.arena import coins
from ziggurat.arena import command, crew, statistics
from ziggurat.arena.errors import AnotherRun, GameFailed, LogInUse, NotALog
from ziggurat.arena.findings import find
from ziggurat.arena.log import Log, game_from, read
from ziggurat.arena.plan import Plan
from ziggurat.kernel.errors import BadOption


def filled(path: Path, plan: Plan, count: int | None = None) -> bytes:
    """A log with the first games of a plan; its bytes."""
    with Log(path, plan) as log:
        for game in coins.tossed(plan)[:count]:
            log.add(game)
    return path.read_bytes()


# -- what coins come out as ------------------------------------------------------------------------------------------


def test_coins_of_known_bias_are_found_out() -> None:
    plan = coins.plan_of("random", "greedy:slips=40", "greedy", games=2000)
    found = find(plan, coins.tossed(plan), workers=1, program="", log="")
    assert [one.agent for one in found.agents] == ["greedy", "greedy:slips=40", "random"]
    for pair in found.pairs:
        assert pair.before.method == "t over deals"
        assert pair.before.low <= coins.truth(pair.first, pair.second) <= pair.before.high
        assert pair.before.high - pair.before.low < 0.05
    elos = {one.agent: one.elo for one in found.agents}
    assert elos["greedy"].value - elos["random"].value == pytest.approx(191, abs=20)
    mean = sum(coins.STRENGTH[name] for name in elos) / 3
    for name, elo in elos.items():
        assert elo.low <= 1500 + coins.STRENGTH[name] - mean <= elo.high
    skills = [one.openskill.mu for one in found.agents]
    assert skills == sorted(skills, reverse=True)


def test_tables_of_several_find_the_same_strengths() -> None:
    plan = coins.plan_of("greedy", "random", "random", "greedy:slips=40", game="wonders", games=2000)
    found = find(plan, coins.tossed(plan), workers=1, program="", log="")
    elos = {one.agent: one.elo.value for one in found.agents}
    assert elos["greedy"] - elos["random"] == pytest.approx(191, abs=25)
    assert elos["greedy:slips=40"] - elos["random"] == pytest.approx(60, abs=25)
    by_name = {one.agent: one for one in found.agents}
    assert (by_name["random"].games, by_name["random"].seats) == (2000, 4000)
    assert sum(one.firsts.value * one.seats for one in found.agents) == pytest.approx(2000)
    assert sum(one.placement.value * one.seats for one in found.agents) == pytest.approx(2000 * (1 + 2 + 3 + 4))
    points = by_name["greedy"].points
    assert points is not None
    assert points.low < points.value < points.high


def test_where_deals_decide_the_paired_interval_is_narrower() -> None:
    plan = coins.plan_of("greedy", "random", games=1000)
    found = find(plan, [coins.lucky(plan, fixture) for fixture in plan.fixtures()], workers=1, program="", log="")
    share = found.pairs[0].before
    low, high = statistics.wilson(share.value, 1000)
    assert share.method == statistics.OVER_DEALS
    assert share.high - share.low < 0.85 * (high - low)


def test_an_unfinished_run_has_a_report() -> None:
    plan = coins.plan_of("greedy", "random", "greedy:slips=40", games=40)
    for count in (1, 2, 3, 7):
        found = find(plan, coins.tossed(plan)[:count], workers=1, program="", log="")
        assert (found.games, found.planned) == (count, 120)
        assert len(found.agents) == 3


# -- the log ---------------------------------------------------------------------------------------------------------


def test_a_log_goes_on_where_it_stopped(tmp_path: Path) -> None:
    path, plan = tmp_path / "log.jsonl", coins.plan_of("greedy", "random", games=10)
    before = filled(path, plan, 6)
    with Log(path, plan) as log:
        assert sorted(log.played) == [1, 2, 3, 4, 5, 6]
        assert log.played[3] == coins.tossed(plan)[2]
    assert path.read_bytes() == before


def test_a_line_that_a_killed_process_has_torn_is_dropped(tmp_path: Path) -> None:
    path, plan = tmp_path / "log.jsonl", coins.plan_of("greedy", "random", games=10)
    whole = filled(path, plan, 6)
    path.write_bytes(whole + b'{"number":7,"deal":4,"se')
    assert len(read(path)) == 6
    with Log(path, plan) as log:
        assert len(log.played) == 6
        log.add(coins.tossed(plan)[6])
    assert [game.number for game in read(path)] == [1, 2, 3, 4, 5, 6, 7]
    path.write_bytes(b'{"format":"Ziggu')
    with Log(path, plan) as log:
        assert not log.played


@pytest.mark.parametrize(
    ("other", "differs"),
    [
        (coins.plan_of("greedy", "greedy:slips=40"), "another choice of agents"),
        (coins.plan_of("greedy", "random", seed=2), "another choice of seed"),
        (coins.plan_of("greedy", "random", game="wonders"), "another choice of game"),
    ],
)
def test_a_log_of_another_command_is_refused_and_stays(tmp_path: Path, other: Plan, differs: str) -> None:
    path = tmp_path / "log.jsonl"
    before = filled(path, coins.plan_of("greedy", "random"), 4)
    with pytest.raises(AnotherRun, match=differs) as refused:
        Log(path, other)
    assert "--log" in str(refused.value)
    assert "--anew" in str(refused.value)
    assert path.read_bytes() == before


def test_games_of_other_rules_or_agents_are_not_mixed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, plan = tmp_path / "log.jsonl", coins.plan_of("greedy", "random")
    filled(path, plan, 4)
    monkeypatch.setattr("ziggurat.arena.log.sources", lambda: "another")
    with pytest.raises(AnotherRun, match="sources have changed"):
        Log(path, plan)


def test_what_is_no_log_is_refused(tmp_path: Path) -> None:
    path, plan = tmp_path / "log.jsonl", coins.plan_of("greedy", "random")
    path.write_text("[Ziggurat record 1]\n")
    with pytest.raises(NotALog, match="log of the arena"):
        Log(path, plan)
    with pytest.raises(NotALog, match="No such file"):
        read(tmp_path / "nowhere.jsonl")
    whole = filled(tmp_path / "good.jsonl", plan, 2)
    path.write_bytes(whole + b'{"number":"x"}\n')
    with pytest.raises(NotALog, match="line 4"):
        read(path)
    path.write_bytes(whole.replace(b'"version":1', b'"version":9', 1))
    with pytest.raises(NotALog, match="version 9"):
        read(path)
    with pytest.raises(BadOption, match="can be written"):
        Log(tmp_path / "good.jsonl" / "below.jsonl", plan)


def test_two_arenas_do_not_write_to_one_log(tmp_path: Path) -> None:
    path, plan = tmp_path / "log.jsonl", coins.plan_of("greedy", "random")
    with Log(path, plan), pytest.raises(LogInUse, match="another file with --log"):
        Log(path, plan)


def test_a_game_by_its_number(tmp_path: Path) -> None:
    path, plan = tmp_path / "log.jsonl", coins.plan_of("greedy", "random")
    filled(path, plan, 4)
    assert game_from(path, 3).number == 3
    with pytest.raises(BadOption, match="one from 1 to 4"):
        game_from(path, 5)


# -- on several processes --------------------------------------------------------------------------------------------


def test_processes_play_all_games_and_go_on_with_more(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, few = tmp_path / "log.jsonl", coins.plan_of("greedy", "random", games=11)
    first = command.run(few, path=path, workers=1, play=coins.play)
    assert first.games == coins.tossed(few)
    assert "12 games a table instead of 11" in capsys.readouterr().err
    before = path.read_bytes()
    many = coins.plan_of("greedy", "random", games=40)
    second = command.run(many, path=path, play=coins.play)
    assert second.games == coins.tossed(many)
    assert path.read_bytes().startswith(before)
    assert "12 of 40 games are in" in capsys.readouterr().err
    again = command.run(many, path=path, play=coins.failing)
    assert again.found == second.found
    assert "nothing is left to play" in capsys.readouterr().err
    assert command.run(few, path=path, play=coins.failing).found.games == 12


def test_a_game_that_fails_is_named_and_the_others_are_kept(tmp_path: Path) -> None:
    path, plan = tmp_path / "log.jsonl", coins.plan_of("greedy", "random", games=20)
    with pytest.raises(GameFailed, match=re.escape("Game 5 (greedy, random) failed")) as failed:
        command.run(plan, path=path, workers=1, play=coins.failing)
    assert "the coin rolled under the table" in str(failed.value)
    assert [game.number for game in read(path)] == [1, 2, 3, 4]


def test_begun_anew_the_old_log_is_kept(tmp_path: Path) -> None:
    path, plan = tmp_path / "log.jsonl", coins.plan_of("greedy", "random", games=4)
    before = filled(path, coins.plan_of("greedy", "random", seed=5), 3)
    command.run(plan, path=path, workers=1, anew=True, play=coins.play)
    assert (tmp_path / "log.jsonl.old").read_bytes() == before
    assert json.loads(path.read_bytes().splitlines()[0])["run"]["seed"] == 1


def test_stopping_early_stops_the_processes() -> None:
    plan = coins.plan_of("greedy", "random", games=400)
    games = crew.all_played(plan, plan.fixtures(), 1, coins.play)
    assert next(games).number == 1
    games.close()
    assert next(games, None) is None
