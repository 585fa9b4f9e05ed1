"""Matches over HTTP: whole games, taking back, giving up, draws, seats that bots take over and people take back."""

import random
from typing import Any

import pytest

from tests.server.api.told import good, log_of, problem, two_at_a_table
from tests.support.api import Place, Visitor, eventually
from ziggurat.play import verify

LIVE = {"kind": "live", "bank": 60, "increment": 2}


async def awaited(visitor: Visitor, match: str) -> dict[str, Any]:
    """The match when it is for this visitor to act, or over."""

    async def ready() -> dict[str, Any] | None:
        shown = await visitor.look(match)
        return shown if shown["over"] or shown["seat"] in shown["to_act"] else None

    shown: dict[str, Any] = await eventually(ready)
    return shown


async def play_to_the_end(visitor: Visitor, match: str, seed: int) -> dict[str, Any]:
    """Play by chance against a bot until it is over."""
    chance, shown = random.Random(seed), await awaited(visitor, match)
    while not shown["over"]:
        answer = await visitor.act(match, shown["ply"], chance.choice(shown["legal"])["action"])
        assert answer.status_code in (200, 409), answer.text
        shown = await awaited(visitor, match)
    return shown


@pytest.mark.parametrize(("bot", "seat", "edition"), [("greedy:worlds=1", 0, "de"), ("random", 1, "ru")])
async def test_a_whole_game_against_a_bot(place: Place, bot: str, seat: int, edition: str) -> None:
    anna = await place.guest()
    match = await place.match(anna, *(["me", bot] if seat == 0 else [bot, "me"]), options={"edition": edition})
    shown = await play_to_the_end(anna, match, seat)
    assert shown["over"]["rule"]
    assert (shown["to_act"], shown["legal"]) == ([], [])
    table = good(await anna.get(f"/api/tables/{match}"))
    assert (table["state"], table["over"]) == ("over", shown["over"])
    proof = verify((await place.visitor().get(f"/api/games/{match}/record")).text)
    assert proof.commitment == shown["deal"]["commitment"]
    types = [event["event"]["type"] for event in await log_of(anna, match)]
    assert types == ["started"] + ["action"] * proof.actions
    problem(await anna.act(match, shown["ply"], 0), 409, "match-over")
    for what in ("undo", "resign", "leave", "return"):
        problem(await anna.post(f"/api/games/{match}/{what}", {"ply": shown["ply"]}), 409, "match-over")


async def test_an_action_is_taken_back_while_that_is_fair(place: Place) -> None:
    anna, boris, match = await two_at_a_table(place)
    path = f"/api/games/{match}/undo"
    before = await anna.look(match)
    problem(await anna.post(path, {"ply": 0}), 409, "undo-refused")
    after = good(await anna.act(match, 0, before["legal"][0]["action"]))
    assert after["undo"] == 1
    problem(await boris.post(path, {"ply": 1}), 409, "undo-refused")
    undone = good(await anna.post(path, {"ply": 1}))
    assert (undone["ply"], undone["undo"], undone["event"]["type"]) == (2, 0, "undo")
    for part in ("table", "hand", "legal", "to_act"):
        assert undone[part] == before[part]
    problem(await anna.post(path, {"ply": 2}), 409, "undo-refused")


async def test_whoever_resigns_loses(place: Place) -> None:
    anna, boris, match = await two_at_a_table(place)
    over = good(await boris.post(f"/api/games/{match}/resign", {"ply": 0}))
    assert over["over"] == {
        "winners": [0],
        "code": "resigned",
        "rule": None,
        "values": {"seat": 1},
        "places": [1, 2],
        "points": None,
    }
    assert [seat["resigned"] for seat in over["seats"]] == [False, True]
    assert verify((await anna.get(f"/api/games/{match}/record")).text).ending == "resigned 1"
    stranger = await place.guest()
    problem(await stranger.post(f"/api/games/{match}/resign", {"ply": 1}), 403, "not-your-seat")


async def test_a_draw_needs_everybody(place: Place) -> None:
    anna, boris, match = await two_at_a_table(place)
    path = f"/api/games/{match}/draw"
    problem(await anna.post(path, {"ply": 0, "answer": "decline"}), 409, "draw-refused")
    assert good(await anna.post(path, {"ply": 0, "answer": "offer"}))["draw"] == [0]
    problem(await anna.post(path, {"ply": 1, "answer": "offer"}), 409, "draw-refused")
    assert good(await boris.post(path, {"ply": 1, "answer": "decline"}))["draw"] == []
    assert good(await boris.post(path, {"ply": 2, "answer": "offer"}))["draw"] == [1]
    agreed = good(await anna.post(path, {"ply": 3, "answer": "offer"}))
    assert agreed["over"] == {
        "winners": [],
        "code": "agreed",
        "rule": None,
        "values": {},
        "places": [1, 1],
        "points": None,
    }
    assert verify((await anna.get(f"/api/games/{match}/record")).text).ending == "agreed"
    problem(await anna.post(path, {"ply": 4, "answer": "perhaps"}), 400, "bad-request")


async def test_an_action_of_the_other_side_answers_a_draw(place: Place) -> None:
    anna, boris, match = await two_at_a_table(place)
    good(await boris.post(f"/api/games/{match}/draw", {"ply": 0, "answer": "offer"}))
    action = (await anna.look(match))["legal"][0]["action"]
    assert good(await anna.act(match, 1, action))["draw"] == []


async def test_bots_do_not_agree_to_draws(place: Place) -> None:
    anna = await place.guest()
    match = await place.match(anna, "me", "random")
    answer = await anna.post(f"/api/games/{match}/draw", {"ply": 0, "answer": "offer"})
    assert "Bots" in problem(answer, 409, "draw-refused")["detail"]


async def test_one_person_in_both_seats_plays_both(place: Place) -> None:
    anna, chance = await place.guest(), random.Random(8)
    match = await place.match(anna, "me", "me")
    shown = await anna.look(match)
    acted = set()
    for _ in range(40):
        seat = shown["to_act"][0]
        acted.add(seat)
        mine = await anna.look(match, f"?seat={seat}")
        assert mine["seat"] == seat
        named = {"seat": seat} if chance.random() < 0.5 else {}
        shown = good(await anna.act(match, mine["ply"], chance.choice(mine["legal"])["action"], **named))
        assert shown["seat"] == seat
    assert acted == {0, 1}
    waiting = 1 - shown["to_act"][0]
    problem(await anna.act(match, shown["ply"], 0, seat=waiting), 409, "not-to-act")
    over = good(await anna.post(f"/api/games/{match}/resign", {"ply": shown["ply"], "seat": waiting}))
    assert over["over"]["winners"] == [1 - waiting]


async def test_whoever_leaves_is_played_by_a_bot_and_may_come_back(place: Place) -> None:
    anna, boris, match = await two_at_a_table(place)
    path = f"/api/games/{match}"
    problem(await anna.post(f"{path}/return", {"ply": 0}), 409, "seat-refused")
    left = good(await boris.post(f"{path}/leave", {"ply": 0}))
    assert left["seats"][1] == {"name": boris.name, "agent": "greedy", "person": True, "resigned": False}
    assert left["event"] == {"type": "takeover", "v": 1, "seat": 1, "agent": "greedy", "reason": "left"}
    problem(await boris.post(f"{path}/leave", {"ply": 1}), 409, "seat-refused")
    back = good(await boris.post(f"{path}/return", {"ply": 1}))
    assert back["seats"][1]["agent"] is None
    assert back["event"]["type"] == "takeback"

    shown = await anna.look(match)
    good(await anna.post(f"{path}/leave", {"ply": shown["ply"]}))

    async def bot_has_played() -> dict[str, Any] | None:
        now = await boris.look(match)
        return now if now["to_act"] == [1] else None

    now = await eventually(bot_has_played)
    played = [event for event in await log_of(boris, match) if event["event"]["type"] == "action"]
    assert played
    assert {event["event"]["seat"] for event in played} == {0}
    problem(await anna.act(match, now["ply"], 0), 409, "seat-refused")
    assert good(await anna.post(f"{path}/return", {"ply": now["ply"]}))["seats"][0]["agent"] is None


async def test_whoever_runs_out_of_time_is_played_by_a_bot_and_may_come_back(place: Place) -> None:
    anna, boris, match = await two_at_a_table(place, clock=LIVE)
    shown = await anna.look(match)
    begun = place.clock()
    assert shown["clock"] == {
        "banks": [60_000, 60_000],
        "since": [shown["at"], None],
        "deadlines": [shown["at"] + 60_000, None],
    }
    place.clock.pass_by(10)
    shown = good(await anna.act(match, 0, shown["legal"][0]["action"]))
    assert shown["clock"]["banks"][0] == 60_000, "the clock runs on within a turn"
    place.clock.pass_by(45)
    assert (await anna.look(match))["seats"][0]["agent"] is None
    place.clock.pass_by(6)
    problem(await anna.act(match, 1, shown["legal"][0]["action"]), 409, "time-is-up")

    async def taken_over() -> Any:
        return (await anna.look(match))["seats"][0]["agent"]

    assert await eventually(taken_over) == "greedy"
    taken = [event for event in await log_of(boris, match) if event["event"]["type"] == "takeover"]
    assert [event["event"]["reason"] for event in taken] == ["time"]
    assert taken[0]["at"] == begun + 61_000

    async def boris_is_awaited() -> Any:
        now = await boris.look(match)
        return now if now["to_act"] == [1] else None

    now = await eventually(boris_is_awaited)
    back = good(await anna.post(f"/api/games/{match}/return", {"ply": now["ply"]}))
    assert back["seats"][0]["agent"] is None
    assert back["clock"]["banks"][0] == 6000, "a tenth of the bank to go on with"


async def test_time_runs_out_though_nobody_looks(place: Place) -> None:
    _, boris, match = await two_at_a_table(place, clock={"kind": "days", "days": 1})
    place.clock.pass_by(24 * 3600 + 1)

    async def taken_over() -> bool:
        return len(await place.house.store.tail(match)) > 1

    await eventually(taken_over)
    assert (await boris.look(match))["seats"][0]["agent"] == "greedy"


async def test_somebody_who_is_away_can_be_replaced_but_not_before(place: Place) -> None:
    anna, boris, match = await two_at_a_table(place)
    path = f"/api/games/{match}/replace"
    problem(await boris.post(path, {"seat": 0}), 409, "table-refused")
    place.clock.pass_by(60)
    problem(await boris.post(path, {"seat": 0}), 409, "table-refused")
    place.clock.pass_by(61)
    async with anna.events(match) as stream:
        await stream.take(1)
        problem(await boris.post(path, {"seat": 0}), 409, "table-refused")
    problem(await boris.post(path, {"seat": 1}), 409, "table-refused")
    problem(await (await place.guest()).post(path, {"seat": 0}), 403, "not-your-seat")
    problem(await place.visitor().post(path, {"seat": 0}), 401, "not-signed-in")
    good(await boris.post(path, {"seat": 0}))
    taken = [event["event"] for event in await log_of(boris, match) if event["event"]["type"] == "takeover"]
    assert [(event["seat"], event["reason"]) for event in taken] == [(0, "absent")]
    assert (await awaited(boris, match))["seats"][0]["agent"] == "greedy"


async def test_the_words_of_everything_that_happens_can_be_had(place: Place) -> None:
    """Every key that an answer names stands in a file of texts."""
    anna, boris, match = await two_at_a_table(place)
    action = (await anna.look(match))["legal"][0]["action"]
    for visitor, what, body in (
        (anna, "actions", {"ply": 0, "action": action}),
        (anna, "undo", {"ply": 1}),
        (boris, "draw", {"ply": 2, "answer": "offer"}),
        (anna, "draw", {"ply": 3, "answer": "decline"}),
        (boris, "leave", {"ply": 4}),
        (boris, "return", {"ply": 5}),
        (boris, "resign", {"ply": 6}),
    ):
        good(await visitor.post(f"/api/games/{match}/{what}", body))
    keys = {text["key"] for event in await log_of(anna, match) for text in event["told"]}
    assert len(keys) >= 7
    keys |= {offer["text"]["key"] for offer in (await anna.look(match, "?ply=0"))["legal"]}
    known = "".join([(await anna.get(f"/api/texts/{name}/en")).text for name in ("babel", "match")])
    for key in keys | {"end-resigned", "end-agreed"}:
        assert f"\n{key} =" in "\n" + known, key
