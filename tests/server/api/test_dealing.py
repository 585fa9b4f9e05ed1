"""Deals that nobody alone has chosen: pledges, bits, those who withhold theirs, and what everybody can check."""

import asyncio
import json
import random
from typing import Any

import pytest

from tests.server.api.told import good, problem
from tests.support.api import Place, Visitor, eventually
from ziggurat.play import Setup, deal
from ziggurat.play.verify import verify
from ziggurat.server.dealing import PATIENCE_MS

HERS, HIS, THIRD = "a1" * 16, "b2" * 16, "c3" * 16
SECONDS = PATIENCE_MS / 1000


async def opened(host: Visitor, bits: str | None = None, **wanted: Any) -> dict[str, Any]:
    pledged = {} if bits is None else {"pledge": deal.pledge(bits)}
    table: dict[str, Any] = good(
        await host.post("/api/tables", {"game": "babel", "start": True, **pledged, **wanted}), 201
    )
    return table


async def joined(guest: Visitor, table: dict[str, Any], bits: str | None = None, **wish: Any) -> dict[str, Any]:
    pledged = {} if bits is None else {"pledge": deal.pledge(bits)}
    shown: dict[str, Any] = good(await guest.post(f"/api/tables/{table['id']}/join", {**pledged, **wish}))
    return shown


async def send(visitor: Visitor, table: dict[str, Any], bits: str) -> Any:
    return await visitor.ask("PUT", f"/api/tables/{table['id']}/bits", json={"bits": bits})


async def pledge(visitor: Visitor, table: dict[str, Any], bits: str) -> Any:
    return await visitor.ask("PUT", f"/api/tables/{table['id']}/pledge", json={"pledge": deal.pledge(bits)})


async def seen(visitor: Visitor, table: dict[str, Any]) -> dict[str, Any]:
    shown: dict[str, Any] = good(await visitor.get(f"/api/tables/{table['id']}"))
    return shown


async def two_dealing(place: Place, **wanted: Any) -> tuple[Visitor, Visitor, dict[str, Any]]:
    """Anna and Boris have pledged, and nobody has sent bits."""
    anna, boris = await place.guest(), await place.guest()
    table = await opened(anna, HERS, **wanted)
    return anna, boris, await joined(boris, table, HIS)


async def time_is_up(place: Place, seconds: float = SECONDS) -> None:
    place.clock.pass_by(seconds)
    await place.house.tables.give_up_late_deals()


async def deal_of(place: Place, table: dict[str, Any]) -> deal.JointDeal:
    setup = Setup.decode(await place.house.store.setup(table["id"]))
    assert setup.joint is not None
    assert setup.key == setup.joint.key
    return setup.joint


async def resigned(place: Place, visitor: Visitor, table: dict[str, Any]) -> str:
    """The record of a match whose player gives up."""
    ply = (await visitor.look(table["id"]))["ply"]
    good(await visitor.post(f"/api/games/{table['id']}/resign", {"ply": ply}))
    return (await visitor.get(f"/api/games/{table['id']}/record")).text


# -- a deal from its seal to its proof -------------------------------------------------------------------------------


async def test_the_secret_is_sealed_when_the_table_is_made(place: Place) -> None:
    anna = await place.guest()
    table = await opened(anna)
    assert table["state"] == "open"
    assert len(table["deal"]["commitment"]) == 64
    assert table["deal"]["parts"] == [{"by": "server", "pledge": None, "pledged": True, "sent": False}, None]
    other = await opened(anna)
    assert other["deal"]["commitment"] != table["deal"]["commitment"]
    boris = await place.guest()
    await joined(boris, table)
    assert (await anna.look(table["id"], "?ply=0"))["deal"]["commitment"] == table["deal"]["commitment"]


async def test_two_people_deal_together_and_each_can_prove_it(place: Place) -> None:
    anna, boris, nobody = await place.guest(), await place.guest(), place.visitor()
    table = await opened(anna, HERS)
    part = {"by": "own", "pledge": None, "pledged": True, "sent": False}
    assert (table["state"], table["deal"]["parts"]) == ("open", [part, None])
    problem(await send(anna, table, HERS), 409, "table-refused")

    full = await joined(boris, table, HIS)
    pledges = [deal.pledge(HERS), deal.pledge(HIS)]
    assert (full["state"], full["deal"]["until"]) == ("dealing", place.clock() + PATIENCE_MS)
    for visitor in (anna, boris, nobody):
        shown = await seen(visitor, table)
        assert shown["deal"] == full["deal"]
        assert [one["pledge"] for one in shown["deal"]["parts"]] == pledges
    assert full["deal"]["commitment"] == table["deal"]["commitment"]

    half = good(await send(boris, table, HIS))
    assert (half["state"], [one["sent"] for one in half["deal"]["parts"]]) == ("dealing", [False, True])
    whole = good(await send(anna, table, HERS))
    assert (whole["state"], whole["deal"]) == ("playing", None)
    joint = await deal_of(place, table)
    assert joint.parts == (deal.Part("own", HERS), deal.Part("own", HIS))
    assert joint.commitment == table["deal"]["commitment"]

    first = await anna.look(table["id"], "?ply=0")
    assert [one["pledge"] for one in first["event"]["parts"]] == pledges
    promise = deal.promise(table["deal"]["commitment"], pledges)
    record = await resigned(place, anna, table)
    proof = verify(record, promise)
    assert (proof.kind, proof.promise) == ("joint", promise)
    assert [one and one.by for one in proof.parts] == ["own", "own"]


async def test_against_bots_one_person_deals_with_the_server(place: Place) -> None:
    anna = await place.guest()
    table = await opened(anna, HERS, seats=["me", "random"])
    assert (table["state"], table["deal"]["parts"][1]) == ("dealing", None)
    assert good(await send(anna, table, HERS))["state"] == "playing"
    assert (await deal_of(place, table)).parts == (deal.Part("own", HERS), None)
    record = await resigned(place, anna, table)
    assert '[Part1 "none"]' in record
    assert verify(record, deal.promise(table["deal"]["commitment"], [deal.pledge(HERS), None])).kind == "joint"


async def test_who_sends_no_pledge_gets_bits_from_the_server_and_the_record_says_so(place: Place) -> None:
    anna, boris = await place.guest(), await place.guest()
    table = await opened(anna, HERS)
    full = await joined(boris, table)
    assert [one["by"] for one in full["deal"]["parts"]] == ["own", "server"]
    assert [one["sent"] for one in full["deal"]["parts"]] == [False, True]
    problem(await send(boris, table, HIS), 409, "table-refused")
    good(await send(anna, table, HERS))
    his = (await deal_of(place, table)).parts[1]
    assert his is not None
    assert his.by == "server"
    assert deal.pledge(his.bits) == full["deal"]["parts"][1]["pledge"]
    assert f'[Part1 "server {his.bits}"]' in await resigned(place, boris, table)


async def test_where_nobody_pledges_the_match_begins_at_once(place: Place) -> None:
    anna, boris = await place.guest(), await place.guest()
    table = await opened(anna)
    assert (await joined(boris, table))["state"] == "playing"
    assert [one and one.by for one in (await deal_of(place, table)).parts] == ["server", "server"]


async def test_a_table_that_its_host_starts_deals_when_told_to(place: Place) -> None:
    anna, boris, table = await two_dealing(place, start=False)
    assert table["state"] == "open"
    assert all(one["pledge"] is None for one in table["deal"]["parts"])
    for _ in range(2):
        begun = good(await anna.post(f"/api/tables/{table['id']}/start"))
        assert begun["state"] == "dealing"
    good(await send(anna, table, HERS))
    assert good(await send(boris, table, HIS))["state"] == "playing"


async def test_seven_people_deal_together(place: Place) -> None:
    people = [await place.guest() for _ in range(7)]
    bits = [f"{seat:032x}" for seat in range(7)]
    table = await opened(people[0], bits[0], game="wonders", options={"players": "7"}, seats=["me"])
    for person, some in zip(people[1:], bits[1:], strict=True):
        table = await joined(person, table, some)
    answers = await asyncio.gather(*(send(person, table, some) for person, some in zip(people, bits, strict=True)))
    assert [good(answer)["state"] for answer in answers].count("playing") >= 1
    assert [one and one.bits for one in (await deal_of(place, table)).parts] == bits


async def test_who_holds_several_seats_pledges_once(place: Place) -> None:
    anna = await place.guest()
    table = await opened(anna, HERS, seats=["me", "me"])
    assert [one["pledge"] for one in table["deal"]["parts"]] == [deal.pledge(HERS)] * 2
    assert good(await send(anna, table, HERS))["state"] == "playing"
    assert (await deal_of(place, table)).parts == (deal.Part("own", HERS),) * 2


async def test_who_plays_again_pledges_again(place: Place) -> None:
    anna, boris, table = await two_dealing(place)
    good(await send(anna, table, HERS))
    good(await send(boris, table, HIS))
    await resigned(place, anna, table)
    again = good(await anna.post(f"/api/tables/{table['id']}/rematch", {"pledge": deal.pledge(THIRD)}))
    assert (again["state"], [one and one["by"] for one in again["deal"]["parts"]]) == ("open", [None, "own"])
    assert again["deal"]["commitment"] != table["deal"]["commitment"]
    good(await anna.post(f"/api/tables/{table['id']}/rematch", {"pledge": deal.pledge(HERS)}))
    good(await anna.post(f"/api/tables/{table['id']}/rematch", {"pledge": deal.pledge(THIRD)}))
    full = good(await boris.post(f"/api/tables/{table['id']}/rematch", {"pledge": deal.pledge(HIS)}))
    assert full["state"] == "dealing"
    good(await send(anna, full, THIRD))
    assert good(await send(boris, full, HIS))["state"] == "playing"


# -- what is refused -------------------------------------------------------------------------------------------------


async def test_bits_that_were_not_pledged_are_refused(place: Place) -> None:
    anna, boris, table = await two_dealing(place)
    told = problem(await send(anna, table, HIS), 400, "bad-option")
    assert "whose hash is your pledge" in told["detail"]
    good(await send(anna, table, HERS))
    good(await send(anna, table, HERS))
    good(await send(boris, table, HIS))
    good(await send(boris, table, HIS))
    problem(await send(boris, table, HERS), 409, "table-refused")


@pytest.mark.parametrize("bits", ["", "a1" * 15, "A1" * 16, "xy" * 16, "a1" * 17, 7, None])
async def test_what_is_no_128_bits_is_refused(lasting: Place, bits: Any) -> None:
    anna, _, table = await two_dealing(lasting)
    problem(await send(anna, table, bits), 400, "bad-request")
    problem(await anna.ask("PUT", f"/api/tables/{table['id']}/pledge", json={"pledge": bits}), 400, "bad-request")


async def test_nobody_adds_for_somebody_else(place: Place) -> None:
    anna, boris, table = await two_dealing(place)
    stranger = await place.guest()
    problem(await send(stranger, table, HERS), 403, "not-your-seat")
    problem(await pledge(stranger, table, THIRD), 403, "not-your-seat")
    problem(await send(boris, table, HERS), 400, "bad-option")
    private = await opened(anna, THIRD, public=False)
    problem(await send(stranger, private, THIRD), 404, "not-found")


async def test_the_same_pledge_twice_at_a_table_is_refused(place: Place) -> None:
    anna, boris = await place.guest(), await place.guest()
    table = await opened(anna, HERS)
    problem(await boris.post(f"/api/tables/{table['id']}/join", {"pledge": deal.pledge(HERS)}), 409, "table-refused")
    assert (await seen(boris, table))["seats"][1]["name"] is None


async def test_a_pledge_can_be_another_until_the_table_is_full(place: Place) -> None:
    anna, boris = await place.guest(), await place.guest()
    table = await opened(anna)
    for bits in (HERS, HERS, THIRD):
        assert good(await pledge(anna, table, bits))["deal"]["parts"][0]["by"] == "own"
    full = await joined(boris, table, HIS)
    assert full["deal"]["parts"][0]["pledge"] == deal.pledge(THIRD)
    problem(await pledge(anna, table, HERS), 409, "table-refused")
    good(await pledge(anna, table, THIRD))
    good(await send(anna, table, THIRD))
    good(await send(boris, table, HIS))
    problem(await pledge(anna, table, HERS), 409, "table-refused")


async def test_while_a_deal_is_made_nobody_else_comes_in(place: Place) -> None:
    anna, _, table = await two_dealing(place)
    stranger = await place.guest()
    problem(await stranger.post(f"/api/tables/{table['id']}/join", {}), 409, "table-refused")
    problem(await anna.ask("PUT", f"/api/tables/{table['id']}/seats/0", json={"agent": "greedy"}), 409, "table-refused")
    assert table["id"] not in [one["id"] for one in good(await stranger.get("/api/tables"))["tables"]]
    assert table["id"] in [one["id"] for one in good(await anna.get("/api/tables?list=mine"))["tables"]]


async def test_a_host_can_close_a_table_while_its_deal_is_made(place: Place) -> None:
    anna, boris, table = await two_dealing(place)
    assert good(await anna.ask("DELETE", f"/api/tables/{table['id']}"))["state"] == "closed"
    problem(await send(boris, table, HIS), 409, "table-refused")
    await time_is_up(place)
    assert (await seen(boris, table))["state"] == "closed"


# -- who withholds their bits ----------------------------------------------------------------------------------------


async def test_who_sends_no_bits_in_time_loses_the_seat_and_it_is_told(place: Place) -> None:
    anna, boris, table = await two_dealing(place)
    good(await send(anna, table, HERS))
    await time_is_up(place, SECONDS - 0.001)
    assert (await seen(anna, table))["state"] == "dealing"
    await time_is_up(place, 0.001)
    after = await seen(anna, table)
    assert (after["state"], [seat["name"] for seat in after["seats"]]) == ("open", [anna.name, None])
    assert after["deal"]["withheld"] == [{"seat": 1, "name": boris.name}]
    assert after["deal"]["commitment"] != table["deal"]["commitment"], "what Anna has shown is known now"
    assert after["deal"]["parts"] == [{"by": "own", "pledge": None, "pledged": False, "sent": False}, None]
    problem(await send(boris, table, HIS), 403, "not-your-seat")


async def test_the_others_pledge_anew_and_play(place: Place) -> None:
    anna, boris, table = await two_dealing(place)
    good(await send(anna, table, HERS))
    await time_is_up(place)
    clara = await place.guest()
    full = await joined(clara, table, HIS)
    assert (full["state"], full["deal"]["withheld"]) == ("dealing", [])
    assert [one["pledge"] for one in full["deal"]["parts"]] == [None, None], "Anna's is not there yet"
    problem(await send(clara, table, HIS), 409, "table-refused")
    place.clock.pass_by(5)
    ready = good(await pledge(anna, table, THIRD))
    assert [one["pledge"] for one in ready["deal"]["parts"]] == [deal.pledge(THIRD), deal.pledge(HIS)]
    assert ready["deal"]["until"] == place.clock() + PATIENCE_MS
    good(await send(clara, table, HIS))
    assert good(await send(anna, table, THIRD))["state"] == "playing"
    joint = await deal_of(place, table)
    assert joint.parts == (deal.Part("own", THIRD), deal.Part("own", HIS))
    assert joint.commitment == ready["deal"]["commitment"]
    problem(await boris.post(f"/api/tables/{table['id']}/join", {}), 409, "table-refused")


async def test_who_has_pledged_once_and_does_not_anew_loses_the_seat_too(place: Place) -> None:
    anna, _, table = await two_dealing(place)
    await time_is_up(place)
    emptied = await seen(anna, table)
    assert [seat["name"] for seat in emptied["seats"]] == [None, None]
    assert len(emptied["deal"]["withheld"]) == 2
    await joined(anna, table, HERS)
    clara = await place.guest()
    await joined(clara, table, HIS)
    good(await send(clara, table, HIS))
    await time_is_up(place)  # Anna has withheld; Clara does not pledge anew, and Dora comes
    dora = await place.guest()
    await joined(dora, table, THIRD)
    await time_is_up(place)
    last = await seen(dora, table)
    assert last["deal"]["withheld"] == [{"seat": 1, "name": clara.name}]
    assert [seat["name"] for seat in last["seats"]] == [dora.name, None]


async def test_the_server_itself_sees_to_it(place: Place) -> None:
    anna, _, table = await two_dealing(place)
    good(await send(anna, table, HERS))
    place.clock.pass_by(SECONDS)

    async def lost() -> bool:
        return bool((await seen(anna, table))["deal"]["withheld"])

    await eventually(lost)


async def test_who_leaves_while_the_deal_is_made_frees_the_seat_at_once(place: Place) -> None:
    anna, boris, table = await two_dealing(place)
    good(await send(anna, table, HERS))
    left = good(await boris.post(f"/api/tables/{table['id']}/leave"))
    assert (left["state"], [seat["name"] for seat in left["seats"]]) == ("open", [anna.name, None])
    assert left["deal"]["withheld"] == [{"seat": 1, "name": boris.name}]
    assert left["deal"]["commitment"] != table["deal"]["commitment"]


async def test_who_is_forgotten_while_the_deal_is_made_holds_nobody_up(place: Place) -> None:
    anna, boris, table = await two_dealing(place)
    good(await send(anna, table, HERS))
    assert (await boris.ask("DELETE", "/api/me")).status_code == 204
    await time_is_up(place, 0)
    after = await seen(anna, table)
    assert (after["state"], [seat["name"] for seat in after["seats"]]) == ("open", [anna.name, None])


async def test_who_is_forgotten_is_not_told_of_any_more(place: Place) -> None:
    anna, boris, table = await two_dealing(place)
    good(await boris.post(f"/api/tables/{table['id']}/leave"))
    assert boris.name in (await anna.get(f"/api/tables/{table['id']}")).text
    assert (await boris.ask("DELETE", "/api/me")).status_code == 204
    assert boris.name not in (await anna.get(f"/api/tables/{table['id']}")).text


async def test_down_time_takes_nobodys_seat(place: Place) -> None:
    anna, boris, table = await two_dealing(place)
    now = place.clock()
    place.house.tables.lost = lambda: [(now - 5_000, now + 1_000), (now + 2_000, now + 602_000)]
    await time_is_up(place, 602 + 27)  # 601 seconds of which nobody was there
    assert (await seen(anna, table))["state"] == "dealing"
    good(await send(anna, table, HERS))
    await time_is_up(place, 2)
    assert (await seen(anna, table))["deal"]["withheld"] == [{"seat": 1, "name": boris.name}]


async def test_of_bits_and_the_end_of_the_time_one_comes_first(place: Place) -> None:
    """Whichever is first, nobody both plays and has lost the seat."""
    for _ in range(5):
        anna, boris, table = await two_dealing(place)
        good(await send(anna, table, HERS))
        place.clock.pass_by(SECONDS)
        answer, _ = await asyncio.gather(send(boris, table, HIS), place.house.tables.give_up_late_deals())
        after = await seen(anna, table)
        if answer.status_code == 200:
            assert (after["state"], after["seats"][1]["name"]) == ("playing", boris.name)
        else:
            assert (after["state"], after["seats"][1]["name"]) == ("open", None)


# -- what nobody learns ----------------------------------------------------------------------------------------------


async def test_bits_and_secret_are_told_to_nobody_before_the_end(place: Place) -> None:
    anna, boris = await place.guest(), await place.guest()
    bits = [random.Random(seed).randbytes(16).hex() for seat, seed in enumerate((1, 2))]
    table = await opened(anna, bits[0])
    await joined(boris, table, bits[1])
    heard = [(await send(anna, table, bits[0])).text]
    for visitor in (anna, boris, place.visitor()):
        for path in (f"/api/tables/{table['id']}", "/api/tables?list=mine", f"/api/games/{table['id']}"):
            heard.append((await visitor.get(path)).text)
    heard.append((await send(boris, table, bits[1])).text)
    secrets = [(await deal_of(place, table)).secret, *bits]
    for visitor in (anna, boris, place.visitor()):
        for path in ("", "/log", "/record", "/frames"):
            heard.append((await visitor.get(f"/api/games/{table['id']}{path}")).text)
    exported = good(await anna.get("/api/me/export"))
    assert not any(secret in text for secret in secrets for text in [*heard, json.dumps(exported)])
