"""Appending actions: once and only once, on the ply that was seen, by whom it is for."""

import asyncio
import random
from typing import Any

import pytest

from tests.server.api.told import log_of, problem, two_at_a_table
from tests.support.api import Place, Visitor


async def test_an_action_is_appended_and_answered_with_the_view_after_it(place: Place) -> None:
    anna, boris, match = await two_at_a_table(place)
    before = await anna.look(match)
    offer = before["legal"][0]
    answer = await anna.act(match, 0, offer["action"])
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "application/json"
    after = answer.json()
    assert after["ply"] == 1
    assert after["event"] == {
        "type": "action",
        "v": 1,
        "seat": 0,
        "action": offer["action"],
        "notation": offer["notation"],
    }
    assert answer.content == (await anna.get(f"/api/games/{match}")).content
    theirs = await boris.look(match)
    assert theirs["event"] == after["event"]
    assert theirs["told"] == after["told"] != []


async def test_actions_are_named_by_number_or_notation(place: Place) -> None:
    anna, _, match = await two_at_a_table(place)
    offer = (await anna.look(match))["legal"][0]
    answer = await anna.act(match, 0, f" {offer['notation'].upper()} ")
    assert answer.json()["event"]["action"] == offer["action"]


async def test_the_same_again_is_answered_with_the_same_bytes_and_adds_nothing(place: Place) -> None:
    anna, boris, match = await two_at_a_table(place)
    action = (await anna.look(match))["legal"][0]
    first = await anna.act(match, 0, action["action"])
    for named in (action["action"], action["notation"]):
        place.clock.pass_by(3)
        again = await anna.act(match, 0, named)
        assert (again.status_code, again.content) == (200, first.content)
    assert (await anna.look(match))["ply"] == 1
    assert len(await log_of(boris, match)) == 2


async def test_the_same_again_after_more_has_happened_is_answered_with_the_present(place: Place) -> None:
    anna, _, match = await two_at_a_table(place)
    first = (await anna.look(match))["legal"][0]["action"]
    second = (await anna.act(match, 0, first)).json()["legal"][0]["action"]
    now = await anna.act(match, 1, second)
    again = await anna.act(match, 0, first)
    assert (again.status_code, again.content) == (200, now.content)
    assert (await anna.look(match))["ply"] == 2


async def test_many_times_at_once_is_one_event(place: Place) -> None:
    anna, boris, match = await two_at_a_table(place)
    action = (await anna.look(match))["legal"][0]["action"]
    answers = await asyncio.gather(*(anna.act(match, 0, action) for _ in range(20)))
    assert {(answer.status_code, answer.content) for answer in answers} == {(200, answers[0].content)}
    assert [event["ply"] for event in await log_of(boris, match)] == [0, 1]


async def test_of_two_different_actions_on_one_ply_one_wins(place: Place) -> None:
    anna, boris, match = await two_at_a_table(place)
    offers = (await anna.look(match))["legal"][:2]
    assert len(offers) == 2
    answers = await asyncio.gather(*(anna.act(match, 0, offer["action"]) for offer in offers))
    assert sorted(answer.status_code for answer in answers) == [200, 409]
    won = next(offer for offer, answer in zip(offers, answers, strict=True) if answer.status_code == 200)
    lost = next(answer for answer in answers if answer.status_code == 409)
    assert problem(lost, 409, "conflict")["ply"] == 1
    events = await log_of(boris, match)
    assert [event["event"]["type"] for event in events] == ["started", "action"]
    assert events[1]["event"]["action"] == won["action"]


async def test_an_action_decided_on_an_earlier_ply_conflicts_and_names_the_last(place: Place) -> None:
    anna, _, match = await two_at_a_table(place)
    offers = (await anna.look(match))["legal"]
    await anna.act(match, 0, offers[0]["action"])
    told = problem(await anna.act(match, 0, offers[1]["action"]), 409, "conflict")
    assert told["ply"] == 1
    assert "ply 0" in told["detail"]
    assert problem(await anna.act(match, -1, offers[1]["action"]), 409, "conflict")["ply"] == 1


async def test_an_action_ahead_of_the_log_conflicts(place: Place) -> None:
    anna, _, match = await two_at_a_table(place)
    action = (await anna.look(match))["legal"][0]["action"]
    for ply in (1, 17, 10**9):
        assert problem(await anna.act(match, ply, action), 409, "conflict")["ply"] == 0
    assert (await anna.look(match))["ply"] == 0


async def test_an_illegal_action_is_told_with_rule_reasons_and_what_is_legal(place: Place) -> None:
    anna, _, match = await two_at_a_table(place)
    shown = await anna.look(match)
    told = problem(await anna.act(match, 0, "raze"), 422, "illegal-action")
    why = (await anna.get(f"/api/games/{match}/why?action=raze")).json()
    assert told["rule"] == told["reasons"][0]["rule"] == why["reasons"][0]["rule"]
    assert told["reasons"] == why["reasons"] != []
    assert told["legal"] == [offer["notation"] for offer in shown["legal"]]
    assert why["legal"] is False
    assert (await anna.get(f"/api/games/{match}/why?action={told['legal'][0]}")).json()["legal"] is True
    assert (await anna.look(match)) == shown


async def test_whoever_is_not_to_act_is_told_to_wait(place: Place) -> None:
    anna, boris, match = await two_at_a_table(place)
    action = (await anna.look(match))["legal"][0]["action"]
    problem(await boris.act(match, 0, action), 409, "not-to-act")
    assert (await boris.look(match))["legal"] == []


@pytest.mark.parametrize(
    ("action", "code"),
    [("abracadabra", "bad-notation"), ("raze/99", "bad-notation"), (219, "bad-option"), (65_535, "bad-option")],
)
async def test_what_is_no_action_is_told_as_such(place: Place, action: int | str, code: str) -> None:
    anna, _, match = await two_at_a_table(place)
    problem(await anna.act(match, 0, action), 400, code)


@pytest.mark.parametrize(
    "body",
    [
        b"", b"{", b"[]", b"null", b"1", b'"x"', b'{"ply":0}', b'{"action":1}', b'{"ply":"0","action":1}',
        b'{"ply":0,"action":null}', b'{"ply":0,"action":1.5}', b'{"ply":0,"action":true}', b'{"ply":0,"action":-1}',
        b'{"ply":0,"action":70000}', b'{"ply":-2,"action":1}', b'{"ply":1e99,"action":1}', b'{"ply":0,"action":""}',
        b'{"ply":0,"action":1,"seat":-1}', b'{"ply":0,"action":1,"seat":8}', b'{"ply":0,"action":1,"more":1}',
        b'{"ply":0,"action":"\xff"}', b'{"ply":0,"action":"\\ud800"}', b'{"ply":0,"action":' + b"[" * 900,
        b'{"ply":0,"action":' + b"9" * 900 + b"}",
    ],
)  # fmt: skip
async def test_a_body_that_cannot_be_read_is_refused(lasting: Place, body: bytes) -> None:
    anna, _, match = await two_at_a_table(lasting)
    headers = {"content-type": "application/json"}
    answer = await anna.ask("POST", f"/api/games/{match}/actions", content=body, headers=headers)
    problem(answer, 400, "bad-request")


async def test_a_body_of_another_kind_or_too_long_is_refused(place: Place) -> None:
    anna, _, match = await two_at_a_table(place)
    path = f"/api/games/{match}/actions"
    action = (await anna.look(match))["legal"][0]["action"]
    body = b'{"ply":0,"action":%d}' % action
    for kind in ("text/plain", "application/x-www-form-urlencoded", "", "text/plain; a=application/json", "text/json"):
        answer = await anna.ask("POST", path, content=body, headers={"content-type": kind})
        problem(answer, 400, "bad-request")
    long = b'{"ply":0,"action":1' + b" " * 3000 + b"}"
    headers = {"content-type": "application/json"}
    problem(await anna.ask("POST", path, content=long, headers=headers), 413, "body-too-large")


async def test_nobody_acts_for_a_seat_that_is_not_theirs(place: Place) -> None:
    anna, boris, match = await two_at_a_table(place)
    action = (await anna.look(match))["legal"][0]["action"]
    problem(await boris.act(match, 0, action, seat=0), 403, "not-your-seat")
    problem(await anna.act(match, 0, action, seat=1), 403, "not-your-seat")
    problem(await anna.act(match, 0, action, seat=7), 403, "not-your-seat")
    stranger = await place.guest()
    problem(await stranger.act(match, 0, action), 403, "not-your-seat")
    problem(await stranger.act(match, 0, action, seat=0), 403, "not-your-seat")
    assert (await anna.look(match))["ply"] == 0
    assert (await anna.act(match, 0, action, seat=0)).status_code == 200


async def test_acting_needs_an_account_and_a_token_that_may_play(place: Place) -> None:
    anna, _, match = await two_at_a_table(place)
    action = (await anna.look(match))["legal"][0]["action"]
    problem(await place.visitor().act(match, 0, action), 401, "not-signed-in")
    reader, player = await place.program(anna, "read"), await place.program(anna, "play")
    problem(await reader.act(match, 0, action), 403, "scope-missing")
    assert (await player.act(match, 0, action)).status_code == 200
    problem(await player.get(f"/api/games/{match}"), 403, "scope-missing")
    assert (await reader.look(match))["seat"] == 0


@pytest.mark.parametrize("match", ["nothing", "0" * 40, "0" * 41, "a%00b", "%F0%9F%8F%9B", "..", "x%0Ay"])
async def test_a_match_that_is_not_there_is_not_found(place: Place, match: str) -> None:
    anna = await place.guest()
    problem(await anna.act(match, 0, 1), 404, "not-found")
    problem(await anna.get(f"/api/games/{match}"), 404, "not-found")
    problem(await anna.get(f"/api/games/{match}/events"), 404, "not-found")


async def test_a_private_match_is_not_there_for_others(place: Place) -> None:
    anna, boris, match = await two_at_a_table(place, public=False)
    stranger = await place.guest()
    invite = (await anna.get(f"/api/tables/{match}")).json()["invite"].partition("invite=")[2]
    for visitor in (stranger, place.visitor()):
        for path in ("", "/log", "/record", "/events"):
            problem(await visitor.get(f"/api/games/{match}{path}"), 404, "not-found")
            problem(await visitor.get(f"/api/games/{match}{path}?invite=wrong"), 404, "not-found")
            problem(await visitor.get(f"/api/games/{match}{path}?invite=%C3%A9"), 404, "not-found")
        assert (await visitor.get(f"/api/games/{match}?invite={invite}")).status_code == 200
        assert (await visitor.get(f"/api/games/{match}/log?invite={invite}")).status_code == 200
    problem(await stranger.act(match, 0, 1), 404, "not-found")
    problem(await stranger.post(f"/api/games/{match}/resign", {"ply": 0}), 404, "not-found")
    problem(await stranger.get(f"/api/games/{match}/why?action=1"), 404, "not-found")
    assert (await boris.look(match))["seat"] == 1


async def test_everything_that_can_be_done_once_is_done_once_however_often_it_is_sent(place: Place) -> None:
    anna, boris, match = await two_at_a_table(place)
    path = f"/api/games/{match}"
    action = (await anna.look(match))["legal"][0]["action"]
    await anna.act(match, 0, action)
    deeds: list[tuple[Visitor, str, dict[str, Any]]] = [
        (anna, "undo", {"ply": 1}),
        (anna, "draw", {"ply": 2, "answer": "offer"}),
        (boris, "draw", {"ply": 3, "answer": "decline"}),
        (boris, "leave", {"ply": 4}),
        (boris, "return", {"ply": 5}),
        (boris, "resign", {"ply": 6}),
    ]
    for ply, (visitor, what, body) in enumerate(deeds, 2):
        first = await visitor.post(f"{path}/{what}", body)
        assert first.status_code == 200, first.text
        again = await visitor.post(f"{path}/{what}", body)
        assert (again.status_code, again.content) == (200, first.content)
        assert (await anna.look(match))["ply"] == ply
        problem(
            await visitor.post(f"{path}/{what}", {**body, "ply": 0}),
            409,
            "match-over" if what == "resign" else "conflict",
        )
    told = [event["event"]["type"] for event in await log_of(anna, match)]
    assert told == ["started", "action", "undo", "draw-offer", "draw-decline", "takeover", "takeback", "resign"]
    problem(await anna.act(match, 7, action), 409, "match-over")


async def test_a_view_of_every_ply_is_what_was_shown_then(place: Place) -> None:
    anna, boris, match = await two_at_a_table(place)
    chance, shown = random.Random(4), [await anna.get(f"/api/games/{match}")]
    for _ in range(12):
        now = shown[-1].json()
        actor = (anna, boris)[now["to_act"][0]]
        offers = (await actor.look(match))["legal"]
        place.clock.pass_by(1)
        await actor.act(match, now["ply"], chance.choice(offers)["action"])
        shown.append(await anna.get(f"/api/games/{match}"))
    for ply, then in enumerate(shown):
        assert (await anna.get(f"/api/games/{match}?ply={ply}")).content == then.content
    log = await log_of(anna, match)
    assert [event["ply"] for event in log] == list(range(13))
    assert [event["at"] for event in log] == [then.json()["at"] for then in shown]
    assert [event["told"] for event in log] == [then.json()["told"] for then in shown]
    tail = (await anna.get(f"/api/games/{match}/log?after=9")).json()
    assert tail["events"] == log[10:]
    assert tail["last"] == 12
    problem(await anna.get(f"/api/games/{match}?ply=13"), 400, "bad-option")


async def test_two_processes_that_write_on_one_ply_are_told_apart_by_the_store(place: Place) -> None:
    """What another process has written meanwhile is found, told as a conflict, and shown."""
    from ziggurat.play.events import acted, encode
    from ziggurat.play.stores import Entry

    anna, boris, match = await two_at_a_table(place)
    offers = (await anna.look(match))["legal"][:2]
    async with boris.events(match) as stream:
        await stream.take(1)
        theirs = Entry(1, place.clock(), None, encode(acted(0, offers[0]["action"]), "babel"))
        await place.house.store.append(match, theirs)
        told = problem(await anna.act(match, 0, offers[1]["action"]), 409, "conflict")
        assert told["ply"] == 1
        assert (await stream.take(1))[0].shown["event"]["action"] == offers[0]["action"]
    repeated = await anna.act(match, 0, offers[0]["action"])
    assert repeated.status_code == 200
    assert repeated.json()["ply"] == 1
