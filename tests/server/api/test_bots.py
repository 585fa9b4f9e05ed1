"""Bots at a table: they think beside the event loop, and one that fails does not hold up the match."""

import asyncio
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.api.told import good, log_of
from tests.support.api import Place, Visitor, eventually, open_place
from ziggurat import agents
from ziggurat.kernel.game import Action, View

Choice = Callable[[View], Any]
real_make = agents.make


class Puppet:
    """A bot that does what a test tells it to."""

    def __init__(self, choice: Choice) -> None:
        self._choice = choice

    def choose(self, view: View) -> Any:
        return self._choice(view)


@pytest.fixture
def puppets(monkeypatch: pytest.MonkeyPatch) -> dict[str, Choice]:
    """Bots by text that tests replace; all others are real."""
    known: dict[str, Choice] = {}

    def make(text: str, **more: Any) -> Any:
        return Puppet(known[text]) if text in known else real_make(text, **more)

    monkeypatch.setattr(agents, "make", make)
    return known


async def my_turn(visitor: Visitor, match: str) -> dict[str, Any]:
    async def ready() -> dict[str, Any] | None:
        shown = await visitor.look(match)
        return shown if shown["seat"] in shown["to_act"] else None

    shown: dict[str, Any] = await eventually(ready)
    return shown


async def failures(place: Place) -> int:
    lines = (await place.visitor().get("/metrics")).text.splitlines()
    return int(next(line for line in lines if line.startswith("ziggurat_bot_failures_total")).split()[-1])


def raises(view: View) -> Action:
    raise RuntimeError("a bot with a fault")


def illegal(view: View) -> Action:
    return view.action(next(number for number in range(view.rulebook.actions) if number not in view.legal))


@pytest.mark.parametrize("choice", [raises, illegal, lambda view: None, lambda view: "nonsense", lambda view: 10**6])
async def test_a_bot_that_fails_is_replaced_and_the_match_goes_on(
    lasting: Place, puppets: dict[str, Choice], choice: Choice
) -> None:
    puppets["greedy"] = choice
    anna, before = await lasting.guest(), await failures(lasting)
    match = await lasting.match(anna, "greedy", "me")
    shown = await my_turn(anna, match)
    assert shown["seats"][0] == {"name": "greedy", "agent": "random", "person": False, "resigned": False}
    events = [event["event"] for event in await log_of(anna, match)]
    assert events[1] == {"type": "takeover", "v": 1, "seat": 0, "agent": "random", "reason": "failed"}
    assert {event["seat"] for event in events[2:]} == {0}
    assert await failures(lasting) == before + 1


async def test_even_the_last_resort_may_fail(lasting: Place, puppets: dict[str, Choice]) -> None:
    puppets["random"] = raises
    anna = await lasting.guest()
    match = await lasting.match(anna, "random", "me")
    shown = await my_turn(anna, match)
    assert shown["seats"][0]["agent"] == "random"
    actions = [event["event"]["action"] for event in await log_of(anna, match) if event["event"]["type"] == "action"]
    assert actions


async def test_a_bot_that_thinks_for_too_long_is_replaced(tmp_path: Path, puppets: dict[str, Choice]) -> None:
    released = threading.Event()

    def sleep(view: View) -> Action:
        released.wait(20)
        return view.legal[0]

    puppets["greedy"] = sleep
    async with open_place(str(tmp_path / "place.db"), bot_patience=0.1) as place:
        anna = await place.guest()
        match = await place.match(anna, "greedy", "me")
        shown = await my_turn(anna, match)
        assert shown["seats"][0]["agent"] == "random"
        released.set()
        await asyncio.sleep(0.05)
        assert (await anna.look(match))["ply"] == shown["ply"], "what comes too late is not played"


async def test_the_server_answers_while_a_bot_thinks(lasting: Place, puppets: dict[str, Choice]) -> None:
    thinking, released = threading.Event(), threading.Event()

    def ponder(view: View) -> Action:
        thinking.set()
        assert released.wait(20)
        return view.legal[0]

    puppets["greedy"] = ponder
    anna = await lasting.guest()
    match = await lasting.match(anna, "greedy", "me")
    try:
        for _ in range(20):
            assert good(await anna.get("/healthz"))["status"] == "ok"
            await anna.look(match)
        await eventually(lambda: asyncio.sleep(0, thinking.is_set()))
        for _ in range(20):
            assert good(await anna.get("/healthz"))["status"] == "ok"
            shown = await anna.look(match)
        assert (shown["ply"], shown["to_act"]) == (0, [0])
    finally:
        released.set()
    assert (await my_turn(anna, match))["ply"] > 0


async def test_a_bot_is_given_a_view_and_nothing_else(lasting: Place, puppets: dict[str, Choice]) -> None:
    seen: list[Any] = []

    def look(view: View) -> Action:
        seen.append(view)
        return view.legal[0]

    puppets["greedy"] = look
    anna = await lasting.guest()
    match = await lasting.match(anna, "greedy", "me")
    await my_turn(anna, match)
    assert seen
    for view in seen:
        assert isinstance(view, View)
        assert view.seat == 0
        assert not any(view.state[0]["rng"]["key"])
        assert "?" in view.position()


async def test_a_match_of_bots_alone_is_played_to_its_end(place: Place) -> None:
    anna = await place.guest()
    match = await place.match(anna, "random", "apprentice")
    assert [seat["name"] for seat in (await anna.look(match))["seats"]] == ["random", "apprentice"]

    async def over() -> Any:
        return (await anna.look(match))["over"]

    assert await eventually(over)
    assert (await anna.get(f"/api/games/{match}/record")).status_code == 200


async def test_a_person_who_comes_back_while_the_bot_thinks_plays_on(
    lasting: Place, puppets: dict[str, Choice]
) -> None:
    thinking, released = threading.Event(), threading.Event()

    def ponder(view: View) -> Action:
        thinking.set()
        assert released.wait(20)
        return view.legal[0]

    puppets["greedy"] = ponder
    anna, boris = await lasting.guest(), await lasting.guest()
    match = await lasting.match(anna, "me", "open", guest=boris)
    good(await anna.post(f"/api/games/{match}/leave", {"ply": 0}))
    await eventually(lambda: asyncio.sleep(0, thinking.is_set()))
    back = good(await anna.post(f"/api/games/{match}/return", {"ply": 1}))
    released.set()
    until = time.monotonic() + 0.2
    while time.monotonic() < until:
        await asyncio.sleep(0.02)
    assert (await anna.look(match))["ply"] == 2, "the bot's choice came too late"
    assert good(await anna.act(match, 2, back["legal"][0]["action"]))["ply"] == 3
