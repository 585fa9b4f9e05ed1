"""7 Wonders over HTTP: tables of two to seven, choices made at once and in secret, prices, records."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from tests.server.api.told import good, log_of, problem
from tests.support.api import Place, Visitor, eventually, open_place
from ziggurat import Wonders
from ziggurat.play.verify import verify

BASE = {"tower": "no", "projects": "no"}


async def some_at_a_table(place: Place, people: int, *bots: str, **options: str) -> tuple[list[Visitor], str]:
    """Some people, bots behind them, and the match that they play."""
    guests = [await place.guest() for _ in range(people)]
    seats = ["me", *["open"] * (people - 1), *bots]
    opened = good(await guests[0].post("/api/tables", {"game": "wonders", "seats": seats, "options": options}), 201)
    for guest in guests[1:]:
        good(await guest.post(f"/api/tables/{opened['id']}/join", {}))
    good(await guests[0].post(f"/api/tables/{opened['id']}/start"))
    return guests, str(opened["id"])


async def choose(visitor: Visitor, match: str, place: int = 0, ply: int | None = None) -> dict[str, Any]:
    """Play a legal action, decided on a ply."""
    shown = await visitor.look(match)
    action = shown["legal"][place]["action"]
    played: dict[str, Any] = good(await visitor.act(match, shown["ply"] if ply is None else ply, action))
    return played


# -- tables ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", range(2, 8))
async def test_as_many_play_as_there_are_seats(lasting: Place, players: int) -> None:
    anna = await lasting.guest()
    seats = ["me", *["open"] * (players - 1)]
    opened = good(await anna.post("/api/tables", {"game": "wonders", "seats": seats}), 201)
    assert opened["options"] == {"players": str(players)}
    assert len(opened["seats"]) == players


async def test_who_says_how_many_play_gets_open_seats(lasting: Place) -> None:
    anna = await lasting.guest()
    wanted: dict[str, Any] = {"game": "wonders", "options": {"players": "5"}, "seats": ["me", "greedy"]}
    opened = good(await anna.post("/api/tables", wanted), 201)
    assert [seat["name"] for seat in opened["seats"]] == [anna.name, "greedy", None, None, None]
    alone = good(await anna.post("/api/tables", {"game": "wonders"}), 201)
    assert len(alone["seats"]) == 3


@pytest.mark.parametrize(
    ("options", "seats", "told"),
    [
        ({"players": "3"}, 4, "at most 3 with these options"),
        ({}, 8, "at most 7"),
        ({"players": "8"}, 2, "one of: 3, 2, 4, 5, 6, 7"),
        ({"edition": "de"}, 3, "one of: players, tower"),
    ],
)
async def test_contradictions_are_told(lasting: Place, options: dict[str, str], seats: int, told: str) -> None:
    anna = await lasting.guest()
    wanted = {"game": "wonders", "options": options, "seats": ["me"] * seats}
    assert told in problem(await anna.post("/api/tables", wanted), 400, "bad-option")["detail"]


# -- choosing ----------------------------------------------------------------------------------------------------------


async def test_choices_are_hidden_until_the_last_and_then_told(place: Place) -> None:
    (anna, boris, clara), match = await some_at_a_table(place, 3, **BASE)
    onlooker = place.visitor()
    mine = await choose(anna, match)
    assert mine["event"]["notation"] == mine["hand"]["choice"]["notation"]
    assert mine["legal"], "a choice can be changed"
    assert mine["undo"] == 1
    for other in (boris, clara, onlooker):
        shown = await other.look(match)
        assert shown["event"] == {"type": "action", "v": 1, "seat": 0}
        assert shown["told"] == [{"key": "told-chosen", "values": {"who": 0}}]
        assert shown["table"]["chosen"] == [0]
        assert shown["undo"] == 0
    await choose(boris, match, ply=0)
    last = await choose(clara, match, ply=0)
    assert last["ply"] == 3
    assert last["to_act"] == [0, 1, 2]
    assert last["table"]["turn"] == 2
    assert len([deed for deed in last["table"]["revealed"] if deed]) == 3
    assert {"key": "told-chosen", "values": {"who": 0}} not in last["told"]
    late = await anna.act(match, 0, mine["hand"]["choice"]["action"])
    assert late.status_code == 200, "said again, it is what was decided then"
    assert problem(await anna.act(match, 1, 0), 409, "conflict")["ply"] == 3


async def test_what_is_laid_face_down_stays_hidden_after_the_reveal(place: Place) -> None:
    (anna, boris, clara), match = await some_at_a_table(place, 3, **BASE)
    sold = {}
    for visitor in (anna, boris, clara):
        shown = await visitor.look(match)
        sale = next(offer for offer in shown["legal"] if offer["to"] == "sell")
        sold[visitor] = sale["notation"]
        good(await visitor.act(match, 0, sale["action"]))
    for visitor in (anna, boris, clara):
        log = await log_of(visitor, match)
        assert [event["event"].get("notation") for event in log[1:]] == [
            sold[other] if other is visitor else None for other in (anna, boris, clara)
        ]
        shown = await visitor.look(match)
        assert [deed["use"] for deed in shown["table"]["revealed"]] == ["sell"] * 3
        assert [deed["card"] for deed in shown["table"]["revealed"]] == [None] * 3


async def test_a_choice_is_changed_and_taken_back_whoever_has_chosen_meanwhile(place: Place) -> None:
    (anna, boris, clara), match = await some_at_a_table(place, 3, **BASE)
    first = await choose(anna, match)
    await choose(boris, match)
    second = await choose(anna, match, place=-1, ply=first["ply"])
    assert second["hand"]["choice"] != first["hand"]["choice"]
    assert second["undo"] == 2
    back = good(await anna.post(f"/api/games/{match}/undo", {"ply": second["ply"]}))
    assert back["hand"]["choice"] == first["hand"]["choice"]
    back = good(await anna.post(f"/api/games/{match}/undo", {"ply": back["ply"]}))
    assert back["hand"]["choice"] is None
    assert back["table"]["chosen"] == [1]
    problem(await anna.post(f"/api/games/{match}/undo", {"ply": back["ply"]}), 409, "undo-refused")
    problem(await clara.post(f"/api/games/{match}/undo", {"ply": back["ply"]}), 409, "undo-refused")
    seen = await boris.look(match)
    assert seen["undo"] == 1
    assert seen["hand"]["choice"] is not None
    await choose(clara, match)
    shown = await choose(anna, match)
    assert shown["table"]["turn"] == 2


async def test_all_choose_at_the_same_moment(place: Place) -> None:
    people, match = await some_at_a_table(place, 5, **BASE)
    for _ in range(3):
        shown = [await visitor.look(match) for visitor in people]
        actions = [view["legal"][0]["action"] for view in shown]
        answers = await asyncio.gather(
            *(visitor.act(match, shown[0]["ply"], action) for visitor, action in zip(people, actions, strict=True))
        )
        assert {answer.status_code for answer in answers} == {200}
        assert (await people[0].look(match))["ply"] == shown[0]["ply"] + 5


async def test_streams_show_each_seat_its_own(place: Place) -> None:
    (anna, boris, clara), match = await some_at_a_table(place, 3, **BASE)
    async with anna.events(match, "?after=0") as own, boris.events(match, "?after=0") as theirs:
        mine = await choose(anna, match)
        await choose(boris, match)
        await choose(clara, match)
        first, other = (await own.take(3))[0].shown, (await theirs.take(3))[0].shown
    assert first == mine
    assert "notation" not in other["event"]
    assert {name for name in first if first[name] != other[name]} == {"seat", "event", "hand", "legal", "undo"}


# -- bots, prices, records ---------------------------------------------------------------------------------------------


async def test_a_whole_game_with_bots_and_people(lasting: Place) -> None:
    (anna, boris), match = await some_at_a_table(lasting, 2, "random", "greedy:worlds=1", "random")
    chance = random.Random(1)
    while not (shown := await anna.look(match))["over"]:
        for visitor in (anna, boris):
            view = await visitor.look(match)
            if view["seat"] in view["to_act"]:
                good(await visitor.act(match, view["ply"], chance.choice(view["legal"])["notation"]))
        await asyncio.sleep(0.01)
    assert shown["table"]["phase"] == "over"
    assert shown["over"]["points"] == [city["points"]["total"] for city in shown["table"]["cities"]]
    record = (await anna.get(f"/api/games/{match}/record")).text
    assert verify(record).game == "wonders 2"
    game = Wonders.from_record(record)
    assert (shown["over"]["winners"], shown["over"]["places"]) == (list(game.winners), list(game.places))
    assert [city["points"]["total"] for city in shown["table"]["cities"]] == [game.points(seat) for seat in game.seats]
    frames = good(await boris.get(f"/api/games/{match}/frames?seat=0&to=20"))["frames"]
    others = [frame for frame in frames if frame["event"].get("seat", 0) != 0]
    assert all("notation" not in frame["event"] for frame in others if frame["table"]["chosen"])  # not revealed yet
    assert any(frame["table"]["chosen"] for frame in others)
    opened = good(await boris.get(f"/api/games/{match}/frames?open=true&to=20"))["frames"]
    assert any(hand["choice"] for frame in opened for hand in frame["hands"])
    studied = good(await anna.post("/api/study", {"record": record, "from": 10**9}))
    assert studied["proof"]["state"] == "proven"


async def test_bots_choose_without_waiting_for_people_or_each_other(lasting: Place) -> None:
    (anna,), match = await some_at_a_table(lasting, 1, *["random"] * 6, **BASE)

    async def all_but_one() -> bool:
        return bool((await anna.look(match))["to_act"] == [0])

    await eventually(all_but_one)
    shown = await choose(anna, match, ply=0)
    assert shown["table"]["turn"] == 2
    await eventually(all_but_one)


async def test_prices_are_explained_to_whoever_holds_the_cards(lasting: Place) -> None:
    (anna, boris, _), match = await some_at_a_table(lasting, 3, **BASE)
    shown = await anna.look(match)
    prices = good(await anna.get(f"/api/games/{match}/prices"))
    assert prices["ply"] == shown["ply"]
    assert {entry["card"] for entry in prices["cards"]} == set(shown["hand"]["cards"])
    offered = {offer["action"]: offer["notation"] for offer in shown["legal"]}
    paid = [payment for entry in prices["cards"] for use in entry["uses"] for payment in use["payments"]]
    assert {payment["action"]: payment["notation"] for payment in paid} == offered
    assert good(await boris.get(f"/api/games/{match}/prices")) != prices
    problem(await boris.get(f"/api/games/{match}/prices?seat=0"), 403, "not-your-seat")
    problem(await lasting.visitor().get(f"/api/games/{match}/prices"), 401, "not-signed-in")
    problem(await (await lasting.guest()).get(f"/api/games/{match}/prices"), 403, "not-your-seat")
    babel = await lasting.match(anna, "me", "greedy")
    problem(await anna.get(f"/api/games/{babel}/prices"), 404, "not-found")


async def test_things_say_what_they_do(lasting: Place) -> None:
    visitor = lasting.visitor()
    things = good(await visitor.get("/api/things/wonders"))["things"]
    assert things["card.altar"]
    words = (await visitor.get("/api/texts/wonders/en")).text
    assert all(f"\n{text['key']} =" in words for texts in things.values() for text in texts)
    problem(await visitor.get("/api/things/babel"), 404, "not-found")
    problem(await visitor.get("/api/things/chess"), 404, "not-found")


async def test_a_round_goes_on_after_a_restart(tmp_path: Path) -> None:
    database = str(tmp_path / "place.db")
    async with open_place(database) as place:
        (anna, boris, _), match = await some_at_a_table(place, 3, **BASE)
        await choose(anna, match)
        chosen = await choose(boris, match)
        cookies = [(visitor.client.cookies["ziggurat"], visitor.csrf) for visitor in (anna, boris)]
    async with open_place(database) as place:
        again = []
        for cookie, csrf in cookies:
            again.append(place.visitor())
            again[-1].client.cookies.set("ziggurat", cookie)
            again[-1].csrf = csrf
        shown = await again[1].look(match)
        assert (shown["hand"], shown["legal"], shown["undo"]) == (chosen["hand"], chosen["legal"], 1)
        assert shown["table"]["chosen"] == [0, 1]
        back = good(await again[0].post(f"/api/games/{match}/undo", {"ply": shown["ply"] - 1}))
        assert back["table"]["chosen"] == [1]


async def test_who_resigns_among_more_than_two_is_replaced(lasting: Place) -> None:
    (anna, boris, clara), match = await some_at_a_table(lasting, 3, **BASE)
    await choose(boris, match)
    good(await anna.post(f"/api/games/{match}/resign", {"ply": 0}))

    async def replaced() -> bool:
        shown = await clara.look(match)
        return bool(shown["seats"][0]["agent"] and shown["to_act"] == [2])

    await eventually(replaced)
    assert (await choose(clara, match))["table"]["turn"] == 2
