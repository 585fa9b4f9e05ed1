"""The report in every form says the same, needs nothing from elsewhere, and gives every game back."""

import json
from html.parser import HTMLParser
from math import inf, nan
from pathlib import Path
from urllib.parse import unquote

import polars as pl
import pytest

from bench.ladder import with_ladder
from tests.arena import coins
from ziggurat.arena import command, plots, text
from ziggurat.arena.findings import Findings, find
from ziggurat.arena.page import as_page, share_by_deal
from ziggurat.arena.plan import Plan
from ziggurat.arena.table import Played

CASES = {
    "pairs": coins.plan_of("greedy", "random", "greedy:slips=40", games=60),
    "table": coins.plan_of("greedy", "random", "random", "greedy:slips=40", game="wonders", games=120),
}
each_case = pytest.mark.parametrize("plan", CASES.values(), ids=CASES)


def found_of(plan: Plan, count: int | None = None) -> tuple[Findings, list[Played]]:
    games = coins.tossed(plan)[:count]
    return find(plan, games, workers=2, program="0123", log="logs/run.jsonl"), games


class Page(HTMLParser):
    """What is in a page: its tags with their attributes, and its words."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.words = ""
        self.open: list[str] = []
        self.feed(page)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in ("meta", "line", "circle", "polyline", "rect") or tag == "rect":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        if tag == "circle":
            return
        assert self.open.pop() == tag, self.open[-3:]

    def handle_data(self, data: str) -> None:
        self.words += data


@each_case
def test_the_text_says_who_is_strongest_and_how_it_was_measured(plan: Plan) -> None:
    found, _ = found_of(plan)
    said = text.as_text(found)
    assert plan.command in said
    assert said.index("\ngreedy ") < said.index("\nrandom ")
    for one in found.agents:
        assert f"{one.elo.value:.0f} [{one.elo.low:.0f}, {one.elo.high:.0f}]" in said
    assert ("points" in said) == (plan.game == "wonders")
    assert "logs/run.jsonl" in said
    assert found.machine["processor"] in said


def test_an_unfinished_run_says_so() -> None:
    found, _ = found_of(CASES["pairs"], 50)
    assert "130 games are still to be played" in text.as_text(found)


def test_who_never_won_is_told() -> None:
    plan = coins.plan_of("greedy", "random", games=6)
    games = [game for game in coins.tossed(plan) if game.places[game.seats.index("greedy")] == 1]
    found = find(plan, games, workers=1, program="", log="")
    assert text.UNSURE in text.as_text(found)
    assert "∞ [+" in text.as_text(found)
    assert json.loads(command.as_json(found))["pairs"][0]["elo"]["high"] is None


@each_case
def test_the_json_has_everything(plan: Plan) -> None:
    found, _ = found_of(plan)
    read = json.loads(command.as_json(found))
    assert read["command"] == plan.command
    assert read["seed"] == plan.seed
    assert [one["agent"] for one in read["agents"]] == [one.agent for one in found.agents]
    first = read["agents"][0]
    assert first["firsts"]["low"] < first["firsts"]["value"] < first["firsts"]["high"]
    assert first["openskill"]["low"] < first["openskill"]["mu"]
    assert first["milliseconds"]["mean"] >= 2.0
    assert len(read["pairs"]) == 3


@each_case
def test_parquet_gives_back_every_game(plan: Plan, tmp_path: Path) -> None:
    found, games = found_of(plan)
    command.write_report(tmp_path, plan, command.Finished(found, games, False))
    frame = pl.read_parquet(tmp_path / "games.parquet")
    assert frame["number"].to_list() == [game.number for game in games]
    assert frame["record"].to_list() == [game.record for game in games]
    seats = frame.explode("seat", "agent", "place", "points")
    assert len(seats) == len(games) * plan.seats
    points = seats.filter(pl.col("agent") == "greedy")["points"].mean()
    mean = next(one.points for one in found.agents if one.agent == "greedy")
    assert points == (pytest.approx(mean.value) if mean else None)
    assert {path.name for path in tmp_path.iterdir()} == {
        "games.parquet", "ladder.md", "report.html", "report.json", "report.txt",
    }  # fmt: skip


@each_case
def test_the_page_needs_nothing_from_elsewhere(plan: Plan) -> None:
    found, games = found_of(plan)
    page = Page(as_page(plan, found, games))
    assert page.open == ["html"] or not page.open
    assert not {"script", "img", "link", "iframe", "object"} & {tag for tag, _ in page.tags}
    for _, attributes in page.tags:
        assert "src" not in attributes
        assert (attributes.get("href") or "data:").startswith("data:")
    pictures = [attributes for tag, attributes in page.tags if tag == "svg"]
    assert len(pictures) == (4 if plan.seats == 2 else 6)
    assert all(attributes["role"] == "img" and attributes["aria-label"] for attributes in pictures)
    for one in found.agents:
        assert one.agent in page.words


@each_case
def test_the_page_gives_every_record_as_it_is(plan: Plan) -> None:
    found, games = found_of(plan)
    links = [attributes for tag, attributes in Page(as_page(plan, found, games)).tags if tag == "a"]
    assert [unquote((link["href"] or "").partition(",")[2]) for link in links] == [game.record for game in games]
    assert len({link["download"] for link in links}) == len(games)


def test_a_page_of_very_many_games_leaves_records_to_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = CASES["pairs"]
    found, games = found_of(plan)
    monkeypatch.setattr("ziggurat.arena.page.MOST_RECORDS", sum(len(game.record) for game in games[:10]))
    page = Page(as_page(plan, found, games))
    assert len([tag for tag, _ in page.tags if tag == "a"]) == 10
    assert "ziggurat arena-game" in page.words


def test_a_page_of_one_game_can_be_drawn() -> None:
    for plan in CASES.values():
        found, games = found_of(plan, 1)
        assert "<svg" in as_page(plan, found, games)
        assert "nan" not in as_page(plan, found, games)


def test_the_curve_ends_at_the_share() -> None:
    found, games = found_of(CASES["pairs"])
    for one in found.agents:
        assert share_by_deal(one.agent, games)[-1] == pytest.approx(one.firsts.value)


def test_ticks_are_round_and_within() -> None:
    assert plots.ticks(1003, 1871) == [1200, 1400, 1600, 1800]
    assert plots.ticks(0, 1, 4) == [0, 0.5, 1]


def test_numbers_without_end_are_said() -> None:
    assert [text.number(value) for value in (inf, -inf, nan, 3.4)] == ["∞", "-∞", "–", "3"]


def test_the_ladder_for_the_benchmarks_is_a_table() -> None:
    found, _ = found_of(CASES["pairs"])
    lines = text.as_markdown(found).splitlines()
    assert lines[0] == f"`{CASES['pairs'].command}`"
    assert sum(line.startswith("| ") for line in lines) == 10
    assert len({line.count("|") for line in lines if line.startswith("| ") and "–" in line}) == 1


def test_the_ladder_is_kept_between_its_marks() -> None:
    found, _ = found_of(CASES["pairs"])
    once = with_ladder("# Benchmarks\n\n## Speed\nfast\n", found)
    assert once.startswith("# Benchmarks\n\n## Speed\nfast\n\n## The ladder of Babel\n")
    other, _ = found_of(CASES["table"])
    both = with_ladder(once, other)
    assert with_ladder(both, found) == both
    fewer, _ = found_of(CASES["pairs"], 50)
    newer = with_ladder(both, fewer)
    assert newer.count("130 games are still") == 1
    assert with_ladder(newer, found) == both
