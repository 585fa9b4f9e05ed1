"""Matches over a WebSocket: what holds for requests and event streams holds there too."""

from __future__ import annotations

import json
import logging
from pathlib import Path
from typing import Any

import pytest

from tests.server.api.told import two_at_a_table
from tests.support.api import Place, Visitor, open_place
from tests.support.talking import PlainSocket
from ziggurat.server.http import hot
from ziggurat.server.limits import LIMITS, Limit
from ziggurat.server.rooms.room import Room
from ziggurat.server.rooms.stream import LONGEST_QUEUE, MOST_WAITING, Messages


def path_of(match: str, query: str = "") -> str:
    return f"/api/games/{match}/socket{query}"


async def legal(visitor: Visitor, match: str) -> dict[str, Any]:
    """Something that a visitor can say now."""
    shown = await visitor.look(match)
    return {"ply": shown["ply"], "action": shown["legal"][0]["action"]}


async def actor_of(anna: Visitor, boris: Visitor, match: str) -> Visitor:
    return (anna, boris)[(await anna.look(match))["to_act"][0]]


def problem_in(answer: bytes) -> dict[str, Any]:
    problem: dict[str, Any] = json.loads(answer)["problem"]
    return problem


async def test_everybody_hears_of_it_by_stream_and_by_socket(lasting: Place) -> None:
    anna, boris, match = await two_at_a_table(lasting)
    actor = await actor_of(anna, boris, match)
    async with PlainSocket(anna, path_of(match)) as hers, boris.events(match) as his:
        await hers.next()
        await his.take(1)
        async with PlainSocket(actor, path_of(match, "?after=0")) as talk:
            talk.say(await legal(actor, match))
            assert await talk.answer() == b'{"ply":1}'
        assert await hers.next() == (await anna.get(f"/api/games/{match}")).content
        assert [happening.ply for happening in await his.take(1)] == [1]


async def test_actions_over_a_socket_are_counted_and_limited_as_requests_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(LIMITS, "act", Limit(1e-6, 3))
    async with open_place(str(tmp_path / "place.db"), limits=1.0) as place:
        anna, boris, match = await two_at_a_table(place)
        actor = await actor_of(anna, boris, match)
        said = await legal(actor, match)
        async with PlainSocket(actor, path_of(match)) as talk:
            answers = []
            for _ in range(4):
                talk.say(said)
                answers.append(json.loads(await talk.answer()))
        assert answers[:3] == [{"ply": 1}] * 3
        assert problem_in(json.dumps(answers[-1]).encode())["code"] == "too-many-requests"
        refused = await actor.post(f"/api/games/{match}/actions", said)
        assert refused.json()["code"] == "too-many-requests"
        assert "ziggurat_actions_total 1" in (await place.visitor().get("/metrics")).text


async def test_sockets_are_counted_with_the_streams(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hot, "MOST_STREAMS", 2)
    async with open_place(str(tmp_path / "place.db"), limits=1.0) as place:
        anna, _, match = await two_at_a_table(place)
        async with PlainSocket(anna, path_of(match)), anna.events(match):
            async with PlainSocket(anna, path_of(match)) as third:
                assert third.refusal is not None
                assert (third.refusal[0], json.loads(third.refusal[1])["code"]) == (429, "too-many-requests")
            assert place.house.open_streams == {anna.id: 2}
        async with PlainSocket(anna, path_of(match)) as again:
            assert again.refusal is None
        assert not place.house.open_streams


async def test_a_socket_says_goodbye_when_it_is_ended_from_here(lasting: Place) -> None:
    anna, _, match = await two_at_a_table(lasting)
    async with PlainSocket(anna, path_of(match)) as talk:
        await talk.next()
        lasting.house.rooms.end_streams(anna.id)
        assert await talk.take(2) == [b'{"closing":true}', b""]
        assert talk.code == 1001


async def test_a_fault_of_ours_is_told_as_one_and_the_socket_stays(
    lasting: Place, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    anna, _, match = await two_at_a_table(lasting)
    room = await lasting.house.rooms.get(match)

    async def fails(*given: object) -> bool:
        raise ZeroDivisionError("secret")

    async with PlainSocket(anna, path_of(match)) as talk:
        with monkeypatch.context() as patch, caplog.at_level(logging.CRITICAL):
            patch.setattr(Room, "submit", fails)
            talk.say({"ply": 0, "undo": True})
            answer = await talk.answer()
        assert (problem_in(answer)["code"], b"secret" in answer) == ("internal-error", False)
        talk.say({"ply": 0, "undo": True})
        assert problem_in(await talk.answer())["code"] == "undo-refused"
    assert not room.streams


async def test_who_leaves_while_a_wish_is_written_leaves_the_room_in_order(lasting: Place) -> None:
    anna, boris, match = await two_at_a_table(lasting)
    actor = await actor_of(anna, boris, match)
    async with PlainSocket(anna, path_of(match, "?after=0")) as watching:
        async with PlainSocket(actor, path_of(match)) as talk:
            talk.say(await legal(actor, match))
        assert json.loads(await watching.next())["ply"] == 1
    room = await lasting.house.rooms.get(match)
    assert room.settled


@pytest.mark.parametrize("size", [1, 2000, 2 * MOST_WAITING])
async def test_who_does_not_read_the_answers_is_sent_away(size: int) -> None:
    stream = Messages(None, None)
    for _ in range(2 * LONGEST_QUEUE):
        stream.reply(b"x" * size)
    assert stream.ended
    waiting = [message async for messages in stream.batches() for message in messages]
    assert 1 <= len(waiting) <= LONGEST_QUEUE
    assert sum(map(len, waiting)) <= max(size, MOST_WAITING)
