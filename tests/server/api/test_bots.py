"""Bots at a table: they think beside the server, and one that fails does not hold up the match."""

import asyncio
import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.api.told import good, log_of, problem
from tests.support.api import Place, Visitor, eventually, open_place, running_place
from tests.support.puppets import MAKER, PLAN, Stage
from ziggurat.agents import LEVELS
from ziggurat.server.rooms import bots

FAILURES = ["raises", "illegal", "none", "huge"]


@pytest.fixture(scope="session")
def theatre(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Place, Stage]]:
    """An application whose bots are puppets when a test wants it."""
    folder = tmp_path_factory.mktemp("theatre")
    stage = Stage(folder)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(PLAN, str(stage.plan))
        with running_place(str(folder / "place.db"), bot_maker=MAKER, bot_processes=2) as opened:
            yield opened, stage


@pytest.fixture
def acted(theatre: tuple[Place, Stage]) -> Place:
    """The place."""
    return theatre[0]


@pytest.fixture
def stage(theatre: tuple[Place, Stage]) -> Iterator[Stage]:
    """The puppets; at the end they are as they were."""
    yield theatre[1]
    theatre[1].follow()


async def my_turn(visitor: Visitor, match: str) -> dict[str, Any]:
    async def ready() -> dict[str, Any] | None:
        shown = await visitor.look(match)
        return shown if shown["seat"] in shown["to_act"] else None

    shown: dict[str, Any] = await eventually(ready)
    return shown


async def measured(place: Place, name: str) -> int:
    lines = (await place.visitor().get("/metrics")).text.splitlines()
    return sum(int(line.split()[-1]) for line in lines if line.startswith(name))


async def takeovers(visitor: Visitor, match: str) -> list[str]:
    """Who has taken over, one after the other, because the bot before failed."""
    events = [event["event"] for event in await log_of(visitor, match)]
    return [event["agent"] for event in events if event.get("reason") == "failed"]


@pytest.mark.parametrize("deed", FAILURES)
async def test_a_bot_that_fails_is_replaced_by_the_next_lower_level(acted: Place, stage: Stage, deed: str) -> None:
    stage.follow(scribe=deed)
    anna, before = await acted.guest(), await measured(acted, "ziggurat_bot_failures_total")
    match = await acted.match(anna, "scribe", "me")
    shown = await my_turn(anna, match)
    assert shown["seats"][0] == {"name": "scribe", "agent": "mason", "person": False, "resigned": False}
    events = [event["event"] for event in await log_of(anna, match)]
    assert events[1] == {"type": "takeover", "v": 1, "seat": 0, "agent": "mason", "reason": "failed"}
    assert {event["seat"] for event in events[2:]} == {0}
    assert await measured(acted, "ziggurat_bot_failures_total") == before + 1


async def test_one_level_after_the_other_and_then_greedy(acted: Place, stage: Stage) -> None:
    stage.follow(**dict.fromkeys(LEVELS, "raises"))
    anna = await acted.guest()
    match = await acted.match(anna, "master", "me")
    await my_turn(anna, match)
    assert await takeovers(anna, match) == ["architect", "scribe", "mason", "apprentice", "greedy"]


@pytest.mark.parametrize("text", ["random", "search:playouts=5"])
async def test_what_is_no_level_is_replaced_by_greedy(acted: Place, stage: Stage, text: str) -> None:
    stage.follow(**{text: "raises"})
    anna = await acted.guest()
    match = await acted.match(anna, text, "me")
    await my_turn(anna, match)
    assert await takeovers(anna, match) == ["greedy"]


async def test_where_no_bot_answers_the_match_waits_and_tells_so_once(
    acted: Place, stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "PAUSE", 0.02)
    stage.follow(greedy="raises")
    anna, before = await acted.guest(), await measured(acted, "ziggurat_bot_failures_total")
    match = await acted.match(anna, "greedy", "me")

    async def tried() -> bool:
        return await measured(acted, "ziggurat_bot_failures_total") >= before + 3

    await eventually(tried)
    shown = await anna.look(match)
    assert shown["event"] == {"type": "stalled", "v": 1, "seat": 0}
    assert shown["told"] == [{"key": "match-stalled", "values": {"who": 0}}]
    assert (shown["ply"], shown["to_act"], shown["over"]) == (1, [0], None)
    async with anna.events(match) as events:
        assert (await events.take(1))[0].shown["event"]["type"] == "stalled"
    stage.follow()
    shown = await my_turn(anna, match)
    kinds = [event["event"]["type"] for event in await log_of(anna, match)]
    assert kinds[:2] == ["started", "stalled"]
    assert set(kinds[2:]) == {"action"}


async def test_who_waits_for_a_bot_can_leave_or_resign(acted: Place, stage: Stage) -> None:
    stage.follow(greedy="raises")
    anna = await acted.guest()
    match = await acted.match(anna, "greedy", "me")

    async def stalled() -> bool:
        return bool((await anna.look(match))["event"]["type"] == "stalled")

    await eventually(stalled)
    assert good(await anna.post(f"/api/games/{match}/resign", {"ply": 1}))["over"]["code"] == "resigned"


async def test_a_crash_costs_nothing_but_the_thought(acted: Place, stage: Stage) -> None:
    """A bot that crashes once goes on; one that crashes always is replaced; nobody else notices."""
    stage.follow(scribe=f"aborts-once:{stage.marker('api')}", architect="breaks")
    anna, boris = await acted.guest(), await acted.guest()
    other = await acted.match(boris, "apprentice", "me")
    match = await acted.match(anna, "scribe", "me")
    shown = await my_turn(anna, match)
    assert shown["seats"][0]["agent"] == "scribe"
    third = await acted.match(anna, "architect", "me")
    shown = await my_turn(anna, third)
    assert await takeovers(anna, third) == ["scribe"]
    assert await my_turn(boris, other)
    assert await measured(acted, 'ziggurat_bot_restarts_total{cause="died"}') >= 3


async def test_a_bot_without_end_is_replaced_and_what_comes_too_late_is_not_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage = Stage(tmp_path)
    monkeypatch.setenv(PLAN, str(stage.plan))
    stage.follow(scribe="hangs", mason="first")
    async with open_place(str(tmp_path / "place.db"), bot_patience=0.5, bot_seconds=0.1, bot_maker=MAKER) as place:
        anna = await place.guest()
        match = await place.match(anna, "scribe", "me")
        await my_turn(anna, match)
        assert (await takeovers(anna, match))[0] == "mason"


async def test_the_server_answers_while_a_bot_thinks(acted: Place, stage: Stage) -> None:
    stage.follow(mason=f"ponders:{stage.marker('a')}")
    anna = await acted.guest()
    match = await acted.match(anna, "mason", "me")
    try:
        await eventually(lambda: asyncio.sleep(0, stage.is_thinking("a")))
        for _ in range(20):
            assert good(await anna.get("/healthz"))["status"] == "ok"
            shown = await anna.look(match)
        assert (shown["ply"], shown["to_act"]) == (0, [0])
    finally:
        stage.release("a")
    assert (await my_turn(anna, match))["ply"] > 0


async def test_a_bot_is_given_a_view_and_nothing_else(acted: Place, stage: Stage) -> None:
    folder = stage.marker("seen")
    folder.mkdir()
    stage.follow(mason=f"notes:{folder}")
    anna = await acted.guest()
    match = await acted.match(anna, "mason", "me")
    await my_turn(anna, match)
    game = acted.house.rooms.at_hand(match).match.at(0).game  # type: ignore[union-attr]
    seen = [json.loads(path.read_text()) for path in sorted(folder.iterdir())]
    assert seen
    assert seen[0]["view"] == bytes(game.view(0)).hex() != bytes(game.state.tobytes()).hex()
    assert all("?" in each["position"] and each["seat"] == 0 for each in seen)


async def test_a_match_of_bots_alone_is_played_to_its_end(place: Place) -> None:
    anna = await place.guest()
    match = await place.match(anna, "random", "apprentice")
    assert [seat["name"] for seat in (await anna.look(match))["seats"]] == ["random", "apprentice"]

    async def over() -> Any:
        return (await anna.look(match))["over"]

    assert await eventually(over)
    assert (await anna.get(f"/api/games/{match}/record")).status_code == 200


async def test_a_person_who_comes_back_while_the_bot_thinks_plays_on(acted: Place, stage: Stage) -> None:
    stage.follow(greedy=f"ponders:{stage.marker('b')}")
    anna, boris = await acted.guest(), await acted.guest()
    match = await acted.match(anna, "me", "open", guest=boris)
    good(await anna.post(f"/api/games/{match}/leave", {"ply": 0}))
    await eventually(lambda: asyncio.sleep(0, stage.is_thinking("b")))
    back = good(await anna.post(f"/api/games/{match}/return", {"ply": 1}))
    stage.release("b")
    until = time.monotonic() + 0.2
    while time.monotonic() < until:
        await asyncio.sleep(0.02)
    assert (await anna.look(match))["ply"] == 2, "the bot's choice came too late"
    assert good(await anna.act(match, 2, back["legal"][0]["action"]))["ply"] == 3


@pytest.mark.compiled
async def test_whoever_keeps_the_bots_busy_takes_nobody_elses_away(tmp_path: Path) -> None:
    """One process, one guest with the heaviest bots that there may be, and somebody with a simple one."""
    async with open_place(str(tmp_path / "place.db"), bot_seconds=0.3) as place:
        rude, anna = await place.guest(), await place.guest()
        heavy = [await place.match(rude, "search:ms=300", "search:ms=300") for _ in range(6)]
        match = await place.match(anna, "mason", "me")
        shown = await my_turn(anna, match)
        assert shown["seats"][0]["agent"] == "mason"
        for each in heavy:
            assert await takeovers(rude, each) == []


# -- caps ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "cap"),
    [
        ("search:ms=600000", "5000"),
        ("search:ms=5001", "5000"),
        ("search:threads=2", "at most 1"),
        ("search:ms=100,threads=64", "at most 1"),
        ("search:playouts=20001", "20000"),
        ("greedy:worlds=1000", "at most"),
        ("greedy:width=1000", "at most"),
    ],
)
async def test_a_bot_asked_for_over_the_network_keeps_to_the_hosts_caps(lasting: Place, text: str, cap: str) -> None:
    anna = await lasting.guest()
    wanted = {"game": "babel", "seats": ["me", text]}
    assert cap in problem(await anna.post("/api/tables", wanted), 400, "bad-option")["detail"]
    table = good(await anna.post("/api/tables", {"game": "babel", "seats": ["me", "open"]}), 201)
    refused = await anna.ask("PUT", f"/api/tables/{table['id']}/seats/1", json={"agent": text})
    assert cap in problem(refused, 400, "bad-option")["detail"]


@pytest.mark.parametrize("text", [*LEVELS, "greedy", "random", "search:ms=5000", "search:playouts=20000,threads=1"])
async def test_levels_and_what_is_within_the_caps_may_sit_down(lasting: Place, text: str) -> None:
    anna = await lasting.guest()
    table = good(await anna.post("/api/tables", {"game": "babel", "seats": ["me", text]}), 201)
    assert table["seats"][1]["agent"] == text


async def test_the_host_sets_the_caps(tmp_path: Path) -> None:
    caps: dict[str, Any] = {"bot_seconds": 0.5, "bot_threads": 2, "bot_playouts": 50}
    async with open_place(str(tmp_path / "place.db"), **caps) as place:
        anna = await place.guest()
        for text, cap in (("search:ms=501", "500"), ("search:threads=3", "2"), ("search:playouts=51", "50")):
            wanted = {"game": "babel", "seats": ["me", text]}
            assert f"at most {cap}" in problem(await anna.post("/api/tables", wanted), 400, "bad-option")["detail"]
        good(await anna.post("/api/tables", {"game": "babel", "seats": ["me", "search:ms=500,threads=2"]}), 201)


async def test_nobody_has_any_number_of_matches_with_bots(tmp_path: Path) -> None:
    bounds: dict[str, Any] = {"bot_matches": 2, "bot_matches_nearby": 3, "limits": 1.0}
    async with open_place(str(tmp_path / "place.db"), **bounds) as place:
        anna, boris = await place.guest(), await place.guest()
        first = await place.match(anna, "me", "apprentice")
        await place.match(anna, "me", "apprentice")
        wanted = {"game": "babel", "seats": ["me", "apprentice"], "start": True}
        assert "The host has 2" in problem(await anna.post("/api/tables", wanted), 409, "table-refused")["detail"]
        await place.match(boris, "me", "apprentice")
        refused = problem(await boris.post("/api/tables", wanted), 409, "table-refused")
        assert "from the host's address" in refused["detail"]
        ply = (await my_turn(anna, first))["ply"]
        good(await anna.post(f"/api/games/{first}/resign", {"ply": ply}))
        good(await boris.post("/api/tables", wanted), 201)
