"""Event streams: what is now, then everything that happens, without gap or repeat, until one of the two leaves."""

import asyncio
import contextlib
import random
from pathlib import Path
from typing import Any

import pytest

from tests.server.api.told import good, problem, two_at_a_table
from tests.support.api import Place, Visitor, eventually, open_place
from ziggurat.play.events import DrawDeclined, DrawOffered, encode
from ziggurat.play.stores import Entry


async def play_some(place: Place, players: tuple[Visitor, Visitor], match: str, count: int, seed: int = 1) -> int:
    """Some random actions, with a draw offered and an action taken back in between; the last ply."""
    chance = random.Random(seed)
    for _ in range(count):
        shown = await players[0].look(match)
        actor = players[shown["to_act"][0]]
        ply, offers = shown["ply"], (await actor.look(match))["legal"]
        place.clock.pass_by(0.5)
        good(await actor.act(match, ply, chance.choice(offers)["action"]))
        if chance.random() < 0.3 and (await actor.look(match))["undo"]:
            good(await actor.post(f"/api/games/{match}/undo", {"ply": ply + 1}))
    return int((await players[0].look(match))["ply"])


async def test_a_stream_begins_with_the_present_and_tells_everything_after_it(place: Place) -> None:
    anna, boris, match = await two_at_a_table(place)
    last = await play_some(place, (anna, boris), match, 5)
    async with anna.events(match) as hers, boris.events(match) as his, place.visitor().events(match) as theirs:
        assert hers.status == 200
        assert hers.headers["content-type"] == "text/event-stream"
        assert hers.headers["cache-control"] == "no-store"
        viewers: list[tuple[Any, Visitor, list[int]]] = [
            (hers, anna, []),
            (his, boris, []),
            (theirs, place.visitor(), []),
        ]
        for stream, visitor, seen in viewers:
            first = (await stream.take(1))[0]
            assert first.data == (await visitor.get(f"/api/games/{match}")).content
            seen.append(first.ply)
        end = await play_some(place, (anna, boris), match, 8, seed=2)
        for stream, visitor, seen in viewers:
            for happening in await stream.until(end):
                seen.append(happening.ply)
                then = await visitor.get(f"/api/games/{match}?ply={happening.ply}")
                assert happening.data == then.content
            assert seen == list(range(last, end + 1))
            assert await stream.is_silent()


@pytest.mark.parametrize("how", ["header", "query", "both"])
async def test_whoever_comes_back_goes_on_behind_what_they_have_seen(place: Place, how: str) -> None:
    anna, boris, match = await two_at_a_table(place)
    end = await play_some(place, (anna, boris), match, 10)
    for last in range(-1, end + 1):
        query = f"?after={last}" if how == "query" else "?after=0" if how == "both" else ""
        async with boris.events(match, query, last=None if how == "query" else last) as stream:
            happenings = await stream.take(end - last)
            assert [happening.ply for happening in happenings] == list(range(last + 1, end + 1))
            assert await stream.is_silent()
        for happening in happenings[:2]:
            assert happening.data == (await boris.get(f"/api/games/{match}?ply={happening.ply}")).content


async def test_nothing_is_missed_between_two_streams(place: Place) -> None:
    """Leave and come back again and again while the match goes on."""
    anna, boris, match = await two_at_a_table(place)
    playing = asyncio.create_task(play_some(place, (anna, boris), match, 25))
    seen = [-1]
    while not (playing.done() and seen[-1] == playing.result()):
        async with boris.events(match, last=seen[-1]) as stream:
            with contextlib.suppress(TimeoutError):
                seen += [happening.ply for happening in await asyncio.wait_for(stream.take(1), 0.2)]
    assert seen == list(range(-1, playing.result() + 1))


async def test_a_stream_shows_what_its_seat_may_see(place: Place) -> None:
    anna, boris, match = await two_at_a_table(place)
    async with anna.events(match, "?seat=-1") as onlooking, anna.events(match, "?seat=0") as sitting:
        assert (await onlooking.take(1))[0].shown["hand"] is None
        assert (await sitting.take(1))[0].shown["hand"] == (await anna.look(match))["hand"]
    problem(await anna.get(f"/api/games/{match}/events?seat=1"), 403, "not-your-seat")
    problem(await place.visitor().get(f"/api/games/{match}/events?seat=0"), 403, "not-your-seat")
    problem(await boris.get(f"/api/games/{match}/events?seat=9"), 403, "not-your-seat")


@pytest.mark.parametrize(
    ("last", "status", "code"),
    [
        ("1", 409, "conflict"),
        ("1000000000", 409, "conflict"),
        ("1000000001", 400, "bad-option"),
        ("9" * 5000, 400, "bad-option"),
        ("-2", 400, "bad-option"),
        ("last", 400, "bad-option"),
        ("1.5", 400, "bad-option"),
        ("0x1", 400, "bad-option"),
        ("\xb2", 400, "bad-option"),
    ],
)
async def test_a_ply_that_was_never_seen_is_refused(place: Place, last: str, status: int, code: str) -> None:
    anna, _, match = await two_at_a_table(place)
    path, raw = f"/api/games/{match}/events", last.encode("latin-1")
    told = problem(await anna.get(path, headers={b"last-event-id": raw}), status, code)
    assert told.get("ply") == (0 if code == "conflict" else None)
    if last.isascii():
        problem(await anna.get(f"{path}?after={last}"), status, code)


async def test_nonsense_in_the_query_is_refused_even_where_it_is_not_needed(place: Place) -> None:
    anna, _, match = await two_at_a_table(place)
    path, headers = f"/api/games/{match}/events", {"last-event-id": "0"}
    problem(await anna.get(f"{path}?after=-2", headers=headers), 400, "bad-option")
    problem(await anna.get(f"{path}?after=x", headers=headers), 400, "bad-option")
    problem(await anna.get(f"{path}?seat=x", headers=headers), 400, "bad-option")
    problem(await anna.get(f"{path}?invite={'x' * 101}", headers=headers), 400, "bad-request")


async def test_a_token_needs_the_scope_to_read(place: Place) -> None:
    anna, _, match = await two_at_a_table(place)
    player, reader = await place.program(anna, "play"), await place.program(anna, "read")
    problem(await player.get(f"/api/games/{match}/events"), 403, "scope-missing")
    async with reader.events(match) as stream:
        assert (await stream.take(1))[0].shown["seat"] == 0


async def test_a_viewer_who_leaves_is_forgotten(place: Place) -> None:
    anna, _, match = await two_at_a_table(place)

    async def streams() -> str:
        lines = (await anna.get("/metrics")).text.splitlines()
        return next(line for line in lines if line.startswith("ziggurat_streams"))

    before, room = await streams(), await place.house.rooms.get(match)
    async with anna.events(match) as stream:
        await stream.take(1)
        assert len(room.streams) == 1
        assert await streams() != before
        assert place.house.open_streams == {anna.id: 1}
    await eventually(lambda: asyncio.sleep(0, not room.streams))
    assert await streams() == before
    assert place.house.open_streams == {}


async def test_a_stream_shows_signs_of_life_when_nothing_happens(tmp_path: Path) -> None:
    async with open_place(str(tmp_path / "place.db"), heartbeat=0.05) as place:
        anna, _, match = await two_at_a_table(place)
        async with anna.events(match) as stream:
            assert (await stream.next()).ply == 0
            for _ in range(3):
                beat = await stream.next()
                assert beat.raw.startswith(b":")
                assert (beat.id, beat.name, beat.data) == (None, None, b"")


async def test_streams_end_with_a_goodbye_when_the_server_closes(tmp_path: Path) -> None:
    async with open_place(str(tmp_path / "place.db")) as place:
        anna, boris, match = await two_at_a_table(place)
        stream = await anna.events(match).__aenter__()
        await stream.take(1)
        action = (await anna.look(match))["legal"][0]["action"]
        good(await anna.act(match, 0, action))
        place.house.closing = True
        place.house.rooms.end_streams()
        event, goodbye = await stream.take(2)
        assert event.ply == 1, "what has happened is sent first"
        assert (goodbye.name, goodbye.id, goodbye.data) == ("closing", None, b"{}")
        assert await stream.rest() == b""
        late = await boris.events(match).__aenter__()
        assert [happening.name for happening in await late.take(2)] == [None, "closing"]
        assert good(await boris.get("/readyz"), 503)["status"] == "unwell"
    async with open_place(str(tmp_path / "place.db")) as place:
        again = place.visitor()
        again.client.cookies = anna.client.cookies
        async with again.events(match, last=0) as stream:
            assert (await stream.take(1))[0].data == event.data, "and goes on where it was"


@pytest.mark.parametrize("wire", [False, True])
async def test_closing_the_house_ends_streams_by_itself(tmp_path: Path, wire: bool) -> None:
    async with open_place(str(tmp_path / "place.db"), wire=wire) as place:
        anna, _, match = await two_at_a_table(place)
        stream = await anna.events(match).__aenter__()
        await stream.take(1)
        place.visitors.remove(anna)  # who stays until the end
    assert (await stream.take(1))[0].name == "closing"
    assert await stream.rest() == b""
    await stream.leave()
    await anna.client.aclose()


async def test_a_stream_ends_with_the_token_that_opened_it(place: Place) -> None:
    anna, boris, match = await two_at_a_table(place, public=False)
    made = good(await anna.post("/api/me/tokens", {"label": "x", "scopes": ["read"]}), 201)
    program = place.visitor(token=made["secret"])
    async with program.events(match) as hers, boris.events(match) as his:
        assert (await hers.take(1))[0].shown["seat"] == 0
        await his.take(1)
        assert (await anna.ask("DELETE", f"/api/me/tokens/{made['id']}")).status_code == 204
        assert (await hers.take(1))[0].name == "closing"
        action = (await anna.look(match))["legal"][0]["action"]
        good(await anna.act(match, 0, action))
        assert await hers.rest() == b""
        assert (await his.take(1))[0].ply == 1, "others look on"
    problem(await program.get(f"/api/games/{match}/events"), 401, "not-signed-in")


async def test_a_stream_ends_with_its_session(place: Place) -> None:
    anna, _, match = await two_at_a_table(place)
    async with anna.events(match) as stream:
        await stream.take(1)
        assert (await anna.post("/api/logout")).status_code == 204
        assert (await stream.take(1))[0].name == "closing"


async def lengthen(place: Place, match: str, plies: int) -> None:
    """A long log, written behind the back of the room: draws offered and declined."""
    for ply in range(1, plies + 1):
        event = DrawOffered(seat=0) if ply % 2 else DrawDeclined(seat=1)
        await place.house.store.append(match, Entry(ply, place.clock(), None, encode(event, "babel")))
    await (await place.house.rooms.get(match)).refresh()


async def test_a_viewer_far_behind_misses_nothing(lasting: Place) -> None:
    """A log longer than the queue of a stream comes in pieces, each behind the one before, whatever happens now."""
    anna, boris, match = await two_at_a_table(lasting)
    await lengthen(lasting, match, 1200)
    seen, parts, last = [-1], 0, 1200
    while seen[-1] < last:
        async with boris.events(match, last=seen[-1]) as stream:
            parts += 1
            good(await anna.post(f"/api/games/{match}/draw", {"ply": last, "answer": "offer"}))
            good(await boris.post(f"/api/games/{match}/draw", {"ply": last + 1, "answer": "decline"}))
            last += 2
            while seen[-1] < last and (happening := (await stream.take(1))[0]).id is not None:
                seen.append(happening.ply)
    assert seen == list(range(-1, last + 1))
    assert parts == 1


async def test_the_log_is_read_in_pages(lasting: Place) -> None:
    anna, _, match = await two_at_a_table(lasting)
    await lengthen(lasting, match, 700)
    first = good(await anna.get(f"/api/games/{match}/log"))
    rest = good(await anna.get(f"/api/games/{match}/log?after={first['events'][-1]['ply']}"))
    assert [event["ply"] for event in first["events"] + rest["events"]] == list(range(701))
    assert first["last"] == rest["last"] == 700
    assert good(await anna.get(f"/api/games/{match}/log?after=700"))["events"] == []


async def test_only_so_many_streams_are_open_at_a_time(tmp_path: Path) -> None:
    async with open_place(str(tmp_path / "place.db"), limits=1.0) as place:
        anna, boris, match = await two_at_a_table(place)
        streams = []
        for _ in range(64):
            place.house.limits._buckets.clear()  # not to be refused for asking too fast
            streams.append(await anna.events(match).__aenter__())
        place.house.limits._buckets.clear()
        refused = problem(await anna.get(f"/api/games/{match}/events"), 429, "too-many-requests")
        assert refused["next"]
        async with boris.events(match) as his:
            assert his.status == 200
        await streams[0].leave()
        async with anna.events(match) as again:
            assert again.status == 200
        for stream in streams[1:]:
            await stream.leave()
        await eventually(lambda: asyncio.sleep(0, not place.house.open_streams))
