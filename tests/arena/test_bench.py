"""`ziggurat bench agents`: what `search` looks at in a second, and what more time is worth."""

import pytest

from ziggurat.bench import agents as bench

pytestmark = pytest.mark.compiled


@pytest.mark.parametrize("game", bench.GAMES)
def test_search_is_measured_on_one_thread(game: str) -> None:
    speed = bench.measure_search(game, 0.1)
    assert speed.playouts > 0
    assert speed.nodes > 0
    assert speed.seconds >= 0.1
    assert speed.figures()["playouts_per_second"] == speed.playouts / speed.seconds


def test_each_time_plays_the_usual_one() -> None:
    assert bench.plan_for("babel", 400, 12).tables == [("search:ms=400", bench.RIVAL)]
    assert bench.plan_for("wonders", 100, 12).tables == [("search:ms=100", bench.RIVAL, bench.RIVAL)]


def test_strength_against_time_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "TIMES", (2,))
    monkeypatch.setattr(bench, "RIVAL", "search:ms=1,threads=1")
    monkeypatch.setattr(bench, "GAMES", ("babel",))
    result = bench.measure(0.05, 2)
    rows = result["games"]["babel"]["strength"]
    assert [(row["ms"], row["games"]) for row in rows] == [(2, 2)]
    assert all(row["low"] <= row["share"] <= row["high"] for row in rows)
    table = bench.as_table(result)
    assert "playouts/s" in table
    assert "Wilson over games" in table
