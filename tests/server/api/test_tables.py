"""Tables before the match: opened, found, joined, filled, left, started, closed; and played again after it."""

import asyncio
import json
from functools import partial
from typing import Any

import pytest
from sqlalchemy import Connection

from tests.server.api.told import good, invite_of, log_of, problem, two_at_a_table
from tests.support.api import Place, Visitor
from ziggurat.server.database.models import matches

MOST_OPEN = 50
PAGE = 30


async def opened(host: Visitor, **wanted: Any) -> dict[str, Any]:
    table: dict[str, Any] = good(await host.post("/api/tables", {"game": "babel", **wanted}), 201)
    return table


async def test_a_table_is_opened_as_it_was_ordered(place: Place) -> None:
    anna = await place.guest()
    clock = {"kind": "live", "bank": 300, "increment": 5, "days": 0}
    table = await opened(anna, options={"edition": "hu", "starter": "lot"}, clock=clock, seats=["open", "me"])
    assert table["options"] == {"edition": "hu", "starter": "lot"}
    assert table["clock"] == clock
    assert table["state"] == "open"
    assert (table["host"], table["hosting"]) == (anna.name, True)
    assert table["created_at"] == place.clock()
    assert [(seat["name"], seat["mine"]) for seat in table["seats"]] == [(None, False), (anna.name, True)]
    assert (table["rematch_of"], table["rematch"], table["over"]) == (None, None, None)
    assert good(await anna.get(f"/api/tables/{table['id']}")) == table
    good(await anna.ask("PUT", f"/api/tables/{table['id']}/seats/0", json={"agent": "random"}))
    good(await anna.post(f"/api/tables/{table['id']}/start"))
    shown = await anna.look(table["id"], "?ply=0")
    assert shown["event"]["options"] == {"edition": "hu", "starter": "lot"}
    assert shown["event"]["clock"] == clock
    assert shown["table"]["edition"] == "hu"


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        ({"game": "chess"}, "unknown-kind"),
        ({"options": {"edition": "fr"}}, "bad-option"),
        ({"options": {"colour": "red"}}, "bad-option"),
        ({"seats": ["me", "open", "open"]}, "bad-option"),
        ({"seats": ["me", "deep thought"]}, "bad-option"),
        ({"seats": ["greedy:worlds=0"]}, "bad-option"),
        ({"seats": ["greedy:depth=3"]}, "bad-option"),
        ({"clock": {"kind": "live"}}, "bad-option"),
        ({"clock": {"kind": "days"}}, "bad-option"),
        ({"clock": {"kind": "sand"}}, "bad-request"),
        ({"clock": {"kind": "live", "bank": -1}}, "bad-request"),
        ({"seats": ["me"] * 9}, "bad-request"),
        ({"seats": [""]}, "bad-request"),
        ({"seats": "me"}, "bad-request"),
        ({"options": {"edition": 1}}, "bad-request"),
        ({"game": ""}, "bad-request"),
        ({"game": None}, "bad-request"),
        ({"colour": "red"}, "bad-request"),
    ],
)
async def test_a_table_that_cannot_be_played_at_is_refused(lasting: Place, wanted: dict[str, Any], code: str) -> None:
    anna = await lasting.guest()
    problem(await anna.post("/api/tables", {"game": "babel", **wanted}), 400, code)
    assert good(await anna.get("/api/tables?list=mine"))["tables"] == []


async def test_an_account_may_have_only_so_many_open_tables(lasting: Place) -> None:
    anna = await lasting.guest()
    tables = [await opened(anna) for _ in range(MOST_OPEN)]
    problem(await anna.post("/api/tables", {"game": "babel"}), 409, "table-refused")
    good(await anna.ask("DELETE", f"/api/tables/{tables[0]['id']}"))
    await opened(anna)


async def test_whoever_joins_sits_down_where_they_ask_or_anywhere(place: Place) -> None:
    anna, boris, clara = await place.guest(), await place.guest(), await place.guest()
    table = await opened(anna, seats=["open", "open"])
    path = f"/api/tables/{table['id']}/join"
    joined = good(await boris.post(path, {"seat": 1}))
    assert [seat["name"] for seat in joined["seats"]] == [None, boris.name]
    assert [seat["mine"] for seat in joined["seats"]] == [False, True]
    problem(await clara.post(path, {"seat": 1}), 409, "table-refused")
    problem(await clara.post(path, {"seat": 2}), 400, "bad-option")
    assert good(await boris.post(path, {}))["seats"] == joined["seats"], "who sits there stays there"
    assert good(await boris.post(path, {"seat": 1}))["seats"] == joined["seats"]
    assert good(await anna.post(path, {}))["seats"][0]["name"] == anna.name
    problem(await clara.post(path, {}), 409, "table-refused")


async def test_who_joins_again_after_the_start_still_sits_there(place: Place) -> None:
    """The answer may have been lost: the same again is answered alike, with the seat named or not."""
    anna, boris = await place.guest(), await place.guest()
    table = await opened(anna, start=True)
    path = f"/api/tables/{table['id']}/join"
    for wish in ({"seat": 1}, {"seat": 1}, {}):
        joined = good(await boris.post(path, wish))
        assert (joined["state"], [seat["mine"] for seat in joined["seats"]]) == ("playing", [False, True])
    problem(await boris.post(path, {"seat": 0}), 409, "table-refused")


async def test_of_two_who_want_the_last_seat_one_gets_it(place: Place) -> None:
    anna, boris, clara = await place.guest(), await place.guest(), await place.guest()
    table = await opened(anna)
    path = f"/api/tables/{table['id']}/join"
    answers = await asyncio.gather(boris.post(path, {}), clara.post(path, {}))
    assert sorted(answer.status_code for answer in answers) == [200, 409]


async def test_a_private_table_is_there_only_for_those_who_were_invited(place: Place) -> None:
    anna, boris, stranger, nobody = await place.guest(), await place.guest(), await place.guest(), place.visitor()
    table = await opened(anna, public=False)
    path, invite = f"/api/tables/{table['id']}", invite_of(table)
    for visitor in (stranger, nobody):
        problem(await visitor.get(path), 404, "not-found")
        problem(await visitor.get(f"{path}?invite=wrong"), 404, "not-found")
        problem(await visitor.get(f"{path}?invite=%C3%BC"), 404, "not-found")
    for what in ("leave", "start", "rematch"):
        problem(await stranger.post(f"{path}/{what}"), 404, "not-found")
    problem(await stranger.post(f"{path}/join", {}), 404, "not-found")
    problem(await stranger.post(f"{path}/join", {"invite": "wrong"}), 404, "not-found")
    problem(await stranger.ask("DELETE", path), 404, "not-found")
    problem(await stranger.ask("PUT", f"{path}/seats/1", json={"agent": "random"}), 404, "not-found")
    assert table["id"] not in (await stranger.get("/api/tables")).text
    for visitor in (boris, nobody):
        assert good(await visitor.get(f"{path}?invite={invite}"))["invite"] is None, "only those inside hand it on"
    joined = good(await boris.post(f"{path}/join", {"invite": invite}))
    assert invite_of(joined) == invite
    assert good(await boris.get(path))["seats"] == joined["seats"]


async def test_a_public_table_shows_its_invitation_only_to_those_at_it(place: Place) -> None:
    anna, boris = await place.guest(), await place.guest()
    table = await opened(anna)
    for visitor in (boris, place.visitor()):
        assert good(await visitor.get(f"/api/tables/{table['id']}"))["invite"] is None
    assert good(await boris.post(f"/api/tables/{table['id']}/join", {}))["invite"] == table["invite"]


async def test_bots_are_seated_and_sent_away_by_the_host_alone(place: Place) -> None:
    anna, boris = await place.guest(), await place.guest()
    table = await opened(anna)
    seat = f"/api/tables/{table['id']}/seats/1"
    problem(await boris.ask("PUT", seat, json={"agent": "random"}), 403, "not-the-host")
    problem(await boris.ask("DELETE", seat), 403, "not-the-host")
    problem(await anna.ask("PUT", seat, json={"agent": "nobody"}), 400, "bad-option")
    problem(await anna.ask("PUT", f"/api/tables/{table['id']}/seats/2", json={"agent": "random"}), 400, "bad-option")
    filled = good(await anna.ask("PUT", seat, json={"agent": "greedy:worlds=2"}))
    assert filled["seats"][1] == {
        "seat": 1,
        "name": "greedy:worlds=2",
        "agent": "greedy:worlds=2",
        "mine": False,
        "reserved": False,
    }
    problem(await boris.post(f"/api/tables/{table['id']}/join", {}), 409, "table-refused")
    assert good(await anna.ask("DELETE", seat))["seats"][1]["name"] is None
    good(await boris.post(f"/api/tables/{table['id']}/join", {}))
    problem(await anna.ask("PUT", seat, json={"agent": "random"}), 409, "table-refused")
    problem(await anna.ask("DELETE", seat), 409, "table-refused")


async def test_only_the_host_starts_only_a_full_table_and_only_once(place: Place) -> None:
    anna, boris = await place.guest(), await place.guest()
    table = await opened(anna)
    path = f"/api/tables/{table['id']}"
    problem(await anna.post(f"{path}/start"), 409, "table-refused")
    problem(await anna.get(f"/api/games/{table['id']}"), 404, "not-found")
    good(await boris.post(f"{path}/join", {}))
    problem(await boris.post(f"{path}/start"), 403, "not-the-host")
    started = [good(answer) for answer in await asyncio.gather(*(anna.post(f"{path}/start") for _ in range(4)))]
    assert all(answer == started[0] for answer in started)
    assert started[0]["state"] == "playing"
    shown = await anna.look(table["id"])
    assert good(await anna.post(f"{path}/start"))["state"] == "playing"
    assert await anna.look(table["id"]) == shown
    problem(await place.visitor().post(f"{path}/start"), 401, "not-signed-in")


async def test_a_table_that_starts_by_itself_waits_for_the_last_seat(place: Place) -> None:
    anna, boris = await place.guest(), await place.guest()
    at_once = await opened(anna, seats=["me", "random"], start=True)
    assert at_once["state"] == "playing"
    table = await opened(anna, start=True)
    assert table["state"] == "open"
    assert good(await boris.post(f"/api/tables/{table['id']}/join", {}))["state"] == "playing"
    assert (await boris.look(table["id"]))["seat"] == 1


async def test_whoever_gets_up_before_the_match_frees_the_seat(place: Place) -> None:
    anna, boris = await place.guest(), await place.guest()
    table = await opened(anna, public=False)
    path = f"/api/tables/{table['id']}"
    good(await boris.post(f"{path}/join", {"invite": invite_of(table)}))
    left = good(await boris.post(f"{path}/leave"))
    assert left["seats"][1]["name"] is None
    problem(await boris.get(path), 404, "not-found")
    good(await boris.post(f"{path}/join", {"invite": invite_of(table)}))
    good(await anna.post(f"{path}/start"))
    problem(await boris.post(f"{path}/leave"), 409, "table-refused")


async def test_a_table_is_closed_by_its_host_before_it_begins(place: Place) -> None:
    anna, boris = await place.guest(), await place.guest()
    table = await opened(anna)
    path = f"/api/tables/{table['id']}"
    problem(await boris.ask("DELETE", path), 403, "not-the-host")
    assert good(await anna.ask("DELETE", path))["state"] == "closed"
    problem(await anna.ask("DELETE", path), 409, "table-refused")
    problem(await boris.post(f"{path}/join", {}), 409, "table-refused")
    problem(await anna.post(f"{path}/start"), 409, "table-refused")
    for which in ("open", "mine"):
        assert table["id"] not in (await anna.get(f"/api/tables?list={which}")).text
    playing = await opened(anna, seats=["me", "random"], start=True)
    problem(await anna.ask("DELETE", f"/api/tables/{playing['id']}"), 409, "table-refused")


@pytest.mark.parametrize("table", ["nothing", "0" * 41, "a%00b", "%F0%9F%8F%9B", "a-b", "%2E%2E"])
async def test_a_table_that_is_not_there_is_not_found(place: Place, table: str) -> None:
    anna = await place.guest()
    problem(await anna.get(f"/api/tables/{table}"), 404, "not-found")
    problem(await anna.post(f"/api/tables/{table}/join", {}), 404, "not-found")
    problem(await anna.post(f"/api/tables/{table}/rematch"), 404, "not-found")


async def test_lists_show_open_tables_ones_own_and_finished_ones(place: Place) -> None:
    anna, boris = await place.guest(), await place.guest()
    place.clock.pass_by(1)
    public, private = await opened(anna), await opened(anna, public=False)
    running = await place.match(anna, "me", "open", guest=boris)
    finished = await place.match(anna, "me", "open", guest=boris, public=False)
    good(await boris.post(f"/api/games/{finished}/resign", {"ply": 0}))

    async def listed(visitor: Visitor, query: str) -> set[str]:
        tables = good(await visitor.get(f"/api/tables{query}"))["tables"]
        return {table["id"] for table in tables} & {public["id"], private["id"], running, finished}

    assert await listed(anna, "") == await listed(place.visitor(), "?list=open") == {public["id"]}
    assert await listed(anna, "?list=mine") == {public["id"], private["id"], running, finished}
    assert await listed(boris, "?list=mine") == {running, finished}
    assert await listed(place.visitor(), "?list=mine") == set()
    assert await listed(boris, "?list=finished") == {finished}
    assert await listed(place.visitor(), "?list=finished") == set(), "a private match stays private"
    assert await listed(anna, "?list=mine&game=babel") == {public["id"], private["id"], running, finished}
    assert await listed(anna, "?list=mine&game=chess") == set()
    states = {table["id"]: table["state"] for table in good(await boris.get("/api/tables?list=mine"))["tables"]}
    assert states == {running: "playing", finished: "over"}
    over = good(await boris.get(f"/api/tables/{finished}"))["over"]
    assert over == {
        "winners": [0],
        "code": "resigned",
        "rule": None,
        "values": {"seat": 1},
        "places": [1, 2],
        "points": None,
    }


async def test_lists_come_in_pages_without_gap_or_repeat_even_among_equal_times(place: Place) -> None:
    anna = await place.guest()
    made = []
    for number in range(PAGE + 15):
        place.clock.pass_by(1 if number % 20 == 0 else 0)
        made.append((place.clock(), (await opened(anna))["id"]))
    read: list[str] = []
    query = "/api/tables?list=mine"
    page = good(await anna.get(query))
    while True:
        read += [table["id"] for table in page["tables"]]
        if page["next"] is None:
            break
        assert len(page["tables"]) == PAGE
        page = good(await anna.get(f"{query}&before={page['next']}"))
    assert read == [table for _, table in sorted(made, reverse=True)]


@pytest.mark.parametrize(
    ("query", "code"),
    [
        ("list=all", "bad-request"),
        ("before=yesterday", "bad-option"),
        ("before=1-", "bad-option"),
        ("before=9999999999999999-a", "bad-option"),
        ("before=1-%00", "bad-option"),
        (f"game={'x' * 41}", "bad-request"),
    ],
)
async def test_a_list_that_cannot_be_made_is_refused(place: Place, query: str, code: str) -> None:
    problem(await place.visitor().get(f"/api/tables?{query}"), 400, code)


@pytest.mark.parametrize("game", ["%00", "a%00b", "%EF%BF%BF", "%F0%9F%8F%9B", "'", ""])
async def test_a_list_of_games_that_are_not_there_is_empty(place: Place, game: str) -> None:
    assert good(await place.visitor().get(f"/api/tables?game={game}"))["tables"] == []


async def finished_match(place: Place, **more: Any) -> tuple[Visitor, Visitor, str]:
    anna, boris, match = await two_at_a_table(place, **more)
    good(await anna.post(f"/api/games/{match}/resign", {"ply": 0}))
    return anna, boris, match


async def test_a_rematch_begins_when_everybody_has_asked_with_seats_moved_on(place: Place) -> None:
    clock = {"kind": "live", "bank": 60, "increment": 1, "days": 0}
    anna, boris, match = await finished_match(place, options={"edition": "en"}, clock=clock, public=False)
    path = f"/api/tables/{match}/rematch"
    waiting = good(await anna.post(path))
    assert (waiting["state"], waiting["rematch_of"]) == ("open", match)
    assert [(seat["name"], seat["reserved"]) for seat in waiting["seats"]] == [(None, True), (anna.name, False)]
    assert good(await anna.post(path)) == waiting, "asking again changes nothing"
    assert good(await boris.get(f"/api/tables/{match}"))["rematch"] == waiting["id"]
    begun = good(await boris.post(path))
    assert (begun["id"], begun["state"]) == (waiting["id"], "playing")
    assert [seat["name"] for seat in begun["seats"]] == [boris.name, anna.name]
    assert (begun["options"], begun["clock"], begun["public"]) == ({"edition": "en"}, clock, False)
    for visitor, seat in ((boris, 0), (anna, 1)):
        assert good(await visitor.post(path))["id"] == waiting["id"], "asking again changes nothing"
        assert (await visitor.look(waiting["id"]))["seat"] == seat
    old, new = await anna.look(match), await anna.look(waiting["id"])
    assert old["deal"]["commitment"] != new["deal"]["commitment"]


async def test_everybody_who_asks_at_once_gets_the_same_rematch(place: Place) -> None:
    anna, boris, match = await finished_match(place)
    answers = await asyncio.gather(*(who.post(f"/api/tables/{match}/rematch") for who in (anna, boris, anna, boris)))
    assert len({good(answer)["id"] for answer in answers}) == 1
    assert good(await anna.get(f"/api/tables/{good(answers[0])['id']}"))["state"] == "playing"


async def test_a_rematch_against_a_bot_begins_at_once(place: Place) -> None:
    anna = await place.guest()
    match = await place.match(anna, "me", "random")
    good(await anna.post(f"/api/games/{match}/resign", {"ply": 0}))
    again = good(await anna.post(f"/api/tables/{match}/rematch"))
    assert again["state"] == "playing"
    assert [seat["name"] for seat in again["seats"]] == ["random", anna.name]
    assert good(await anna.post(f"/api/tables/{match}/rematch"))["id"] == again["id"]


async def test_a_rematch_is_for_those_who_played_and_after_the_end(place: Place) -> None:
    anna, _, running = await two_at_a_table(place)
    problem(await anna.post(f"/api/tables/{running}/rematch"), 409, "table-refused")
    open_table = await opened(anna)
    problem(await anna.post(f"/api/tables/{open_table['id']}/rematch"), 409, "table-refused")
    anna, boris, match = await finished_match(place)
    stranger = await place.guest()
    problem(await stranger.post(f"/api/tables/{match}/rematch"), 403, "not-your-seat")
    again = good(await anna.post(f"/api/tables/{match}/rematch"))
    problem(await stranger.post(f"/api/tables/{again['id']}/join", {}), 409, "table-refused")
    assert good(await boris.post(f"/api/tables/{again['id']}/join", {}))["state"] == "playing"


async def test_everybody_may_watch_a_public_match(place: Place) -> None:
    anna, _, match = await two_at_a_table(place)
    for visitor in (await place.guest(), place.visitor()):
        shown = await visitor.look(match)
        assert (shown["seat"], shown["hand"], shown["legal"], shown["undo"]) == (None, None, [], 0)
        assert [event["event"]["type"] for event in await log_of(visitor, match)] == ["started"]
    assert (await anna.look(match, "?seat=-1"))["hand"] is None


async def test_how_a_match_ended_is_read_as_earlier_releases_wrote_it(place: Place) -> None:
    """Rows of before places were told have numbers of the search: 4096 × points + coins in 7 Wonders."""
    anna, boris, match = await two_at_a_table(place)
    good(await boris.post(f"/api/games/{match}/resign", {"ply": 0}))
    by_rules = {"winners": [1], "code": "value", "rule": "B41", "values": {"own": 15, "their": 9, "who": 1}}
    for stored, places, points in (
        ({"winners": [0], "code": "resigned", "rule": None, "values": {"seat": 1}, "scores": None}, [1, 2], None),
        ({"winners": [], "code": "agreed", "rule": None, "values": {}, "scores": None}, [1, 1], None),
        ({**by_rules, "scores": [-1, 1]}, [2, 1], [9, 15]),
    ):
        change = matches.update().where(matches.c.id == match).values(outcome=json.dumps(stored))
        await place.house.database.change(partial(Connection.execute, statement=change))
        told = {name: value for name, value in stored.items() if name != "scores"}
        over = good(await anna.get(f"/api/tables/{match}"))["over"]
        assert over == {**told, "places": places, "points": points}
