"""Being forgotten, taking one's data along, coming in without the password, and what is kept for how long."""

import asyncio
import itertools
import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update
from typer.testing import CliRunner

from tests.server.api.told import good, log_of, problem
from tests.support.api import Place, Visitor, open_place
from ziggurat import cli
from ziggurat.kernel.errors import BadOption
from ziggurat.play.verify import verify
from ziggurat.server import people
from ziggurat.server.accounts import credentials
from ziggurat.server.database.models import Table
from ziggurat.server.hosting import delete_match, forget, reset_password

PASSWORD = "gilgamesh and enkidu"
DAY = 24 * 3600
NUMBERS = itertools.count(1)


async def named(place: Place) -> tuple[Visitor, str]:
    """Somebody with a name, and their recovery code."""
    visitor = place.visitor()
    body = {"name": f"Leaver {chr(97 + next(NUMBERS) % 26)}{next(NUMBERS)}", "password": PASSWORD}
    answer = await visitor.post("/api/accounts", body)
    return await visitor.introduce(answer), str(answer.json()["recovery"])


async def playing(place: Place) -> tuple[Visitor, Visitor, str]:
    """Two people, one with a name, and their match."""
    (anna, _), boris = await named(place), await place.guest()
    return anna, boris, await place.match(anna, "me", "open", guest=boris)


async def over(place: Place) -> tuple[Visitor, Visitor, str]:
    """The same, when the first has resigned."""
    anna, boris, match = await playing(place)
    good(await anna.post(f"/api/games/{match}/resign", {"ply": 0}))
    return anna, boris, match


async def test_who_is_forgotten_is_nobody_anywhere(place: Place) -> None:
    anna, boris, match = await over(place)
    token = await place.program(anna, "read")
    name = anna.name
    assert name in (await boris.get(f"/api/games/{match}")).text
    left = await anna.ask("DELETE", "/api/me")
    assert (left.status_code, left.content) == (204, b"")
    assert "ziggurat" not in anna.client.cookies
    problem(await token.get("/api/me"), 401, "not-signed-in")
    problem(await anna.post("/api/login", {"name": name, "password": PASSWORD}), 401, "wrong-credentials")
    for path in (
        f"/api/games/{match}",
        f"/api/games/{match}/log",
        f"/api/tables/{match}",
        f"/api/games/{match}/record",
    ):
        assert name not in (await boris.get(path)).text, path
    assert [seat["name"] for seat in (await boris.look(match))["seats"]] == ["?", boris.name]
    assert [seat["name"] for seat in good(await boris.get(f"/api/tables/{match}"))["seats"]] == ["?", boris.name]
    assert verify((await boris.get(f"/api/games/{match}/record")).text).commitment
    setup = await place.house.store.setup(match)
    first = (await place.house.store.tail(match))[0].body
    assert name not in setup + first
    good(await place.visitor().post("/api/accounts", {"name": name, "password": PASSWORD}), 201)


async def test_in_running_matches_a_bot_plays_on(place: Place) -> None:
    anna, boris, match = await playing(place)
    waiting = good(await anna.post("/api/tables", {"game": "babel"}), 201)["id"]
    async with boris.events(match) as events:
        await events.take(1)
        assert (await anna.ask("DELETE", "/api/me")).status_code == 204
        taken = (await events.take(1))[0].shown
        assert (taken["event"]["type"], taken["event"]["reason"]) == ("takeover", "left")
        assert taken["seats"][0] == {"name": "?", "agent": "greedy", "person": True, "resigned": False}
    assert (await log_of(boris, match))[0]["event"]["seats"][0]["name"] == "?"
    problem(await boris.post(f"/api/tables/{waiting}/join", {}), 409, "table-refused")


async def test_all_that_is_kept_of_somebody_is_handed_out(place: Place) -> None:
    anna, boris, match = await over(place)
    running = await place.match(anna, "me", "open", guest=boris)
    first = (await anna.look(running))["legal"][0]
    good(await anna.act(running, 0, first["action"]))
    await anna.post("/api/me/tokens", {"label": "my bot", "scopes": ["read"]})
    answer = await anna.get("/api/me/export")
    told: dict[str, Any] = good(answer)
    assert "attachment" in answer.headers["content-disposition"]
    assert (told["account"]["name"], told["account"]["guest"]) == (anna.name, False)
    assert len(told["sessions"]) == 1
    assert [token["label"] for token in told["tokens"]] == ["my bot"]
    by_id = {played["id"]: played for played in told["matches"]}
    assert set(by_id) == {match, running} == {table["id"] for table in told["tables"]}
    assert verify(by_id[match]["record"]).commitment
    (done,) = by_id[running]["events"]
    assert (done["ply"], done["type"], done["v"]) == (1, "action", 2)
    assert done["action"] == first["notation"], "a file that somebody keeps holds no number"
    setup = json.loads(await place.house.store.setup(running))
    for secret in (setup["key"], setup["joint"]["secret"], anna.client.cookies["ziggurat"], boris.id):
        assert secret not in answer.text
    assert good(await (await place.program(anna, "account")).get("/api/me/export"))["account"] == told["account"]
    problem(await place.visitor().get("/api/me/export"), 401, "not-signed-in")
    problem(await (await place.program(anna, "read", "play")).get("/api/me/export"), 403, "scope-missing")


async def test_a_recovery_code_sets_another_password_once(place: Place) -> None:
    anna, code = await named(place)
    other = place.visitor()
    for wrong in ("", "x", credentials.new_code(), code[:-1]):
        body = {"name": anna.name, "code": wrong, "password": "another password"}
        problem(await other.post("/api/recover", body), 401, "wrong-credentials")
    nobody = {"name": "Nobody at all", "code": code, "password": "another password"}
    problem(await other.post("/api/recover", nobody), 401, "wrong-credentials")
    body = {"name": anna.name, "code": code.lower().replace("-", " "), "password": "another password"}
    answer = await other.post("/api/recover", body)
    await other.introduce(answer)
    assert other.id == anna.id
    problem(await anna.get("/api/me"), 401, "not-signed-in")
    problem(await place.visitor().post("/api/recover", body), 401, "wrong-credentials")
    again = {**body, "code": answer.json()["recovery"], "password": "a third password"}
    good(await place.visitor().post("/api/recover", again))
    good(await place.visitor().post("/api/login", {"name": anna.name, "password": "a third password"}))


async def test_another_recovery_code_is_had_for_the_password(place: Place) -> None:
    anna, old = await named(place)
    problem(await anna.post("/api/me/recovery", {"password": "wrong"}), 401, "wrong-credentials")
    code = good(await anna.post("/api/me/recovery", {"password": PASSWORD}), 201)["recovery"]
    body = {"name": anna.name, "password": "another password"}
    problem(await place.visitor().post("/api/recover", {**body, "code": old}), 401, "wrong-credentials")
    good(await place.visitor().post("/api/recover", {**body, "code": code}))
    guest = await place.guest()
    problem(await guest.post("/api/me/recovery", {"password": ""}), 401, "wrong-credentials")


async def test_a_finished_match_goes_when_all_its_people_have_let_it_go(place: Place) -> None:
    anna, boris, match = await over(place)
    stranger = await place.guest()
    problem(await stranger.post(f"/api/games/{match}/let-go"), 403, "not-your-seat")
    for _ in range(2):
        assert (await anna.post(f"/api/games/{match}/let-go")).status_code == 204
    assert match not in (await anna.get("/api/tables?list=mine")).text
    assert match in (await boris.get("/api/tables?list=mine")).text
    assert (await boris.get(f"/api/games/{match}/record")).status_code == 200
    assert (await boris.post(f"/api/games/{match}/let-go")).status_code == 204
    problem(await boris.get(f"/api/games/{match}"), 404, "not-found")
    problem(await boris.get(f"/api/tables/{match}"), 404, "not-found")
    running = await place.match(anna, "me", "me")
    problem(await anna.post(f"/api/games/{running}/let-go"), 409, "table-refused")


async def test_what_is_kept_for_how_long(tmp_path: Path) -> None:
    async with open_place(str(tmp_path / "place.db")) as place:
        people = place.house.people
        anna, boris, match = await over(place)
        running = await place.match(boris, "me", "me")
        lonely = await place.guest()
        waiting = good(await anna.post("/api/tables", {"game": "babel"}), 201)["id"]
        made = good(await anna.post("/api/me/tokens", {"label": "x", "scopes": ["read"]}), 201)["id"]
        await anna.ask("DELETE", f"/api/me/tokens/{made}")
        place.clock.pass_by(6 * DAY)
        assert not any((await people.tidy()).values())
        place.clock.pass_by(2 * DAY)
        assert (await people.tidy())["tables"] == 1
        problem(await anna.get(f"/api/tables/{waiting}"), 404, "not-found")
        place.clock.pass_by(30 * DAY)
        gone = await people.tidy()
        assert (gone["tokens"], gone["guests"]) == (1, 1)
        problem(await lonely.get("/api/me"), 401, "not-signed-in")
        place.clock.pass_by(140 * DAY)
        good(await boris.get("/api/me"))
        place.clock.pass_by(150 * DAY)
        assert (await people.tidy())["matches"] == 0, "boris was here"
        assert (await boris.get(f"/api/games/{running}/log")).status_code == 200
        place.clock.pass_by(200 * DAY)
        gone = await people.tidy()
        assert (gone["matches"], gone["sessions"] > 0) == (1, True)
        problem(await place.visitor().get(f"/api/games/{running}"), 404, "not-found")
        assert (await place.visitor().get(f"/api/games/{match}/record")).status_code == 200


async def test_a_host_says_how_long_one_stays_logged_in(tmp_path: Path) -> None:
    async with open_place(str(tmp_path / "place.db"), keep_sessions=1.5) as place:
        visitor = place.visitor()
        came = await visitor.post("/api/guest")
        assert f"max-age={36 * 3600};" in came.headers["set-cookie"].lower()
        place.clock.pass_by(1.4 * DAY)
        good(await visitor.get("/api/me"))
        place.clock.pass_by(0.2 * DAY)
        problem(await visitor.get("/api/me"), 401, "not-signed-in")
        assert (await place.house.people.tidy())["sessions"] == 1


async def test_one_account_has_only_so_many_tokens_and_running_matches(tmp_path: Path) -> None:
    async with open_place(str(tmp_path / "place.db"), most_tokens=2, most_matches=2) as place:
        anna = await place.guest()
        for _ in range(2):
            good(await anna.post("/api/me/tokens", {"label": "x", "scopes": ["read"]}), 201)
            running = await place.match(anna, "me", "me")
        problem(await anna.post("/api/me/tokens", {"label": "x", "scopes": ["read"]}), 409, "limit-reached")
        body = {"game": "babel", "seats": ["me", "me"], "start": True}
        problem(await anna.post("/api/tables", body), 409, "limit-reached")
        boris = await place.guest()
        table = good(await boris.post("/api/tables", {"game": "babel"}), 201)["id"]
        problem(await anna.post(f"/api/tables/{table}/join", {}), 409, "limit-reached")
        good(await anna.post(f"/api/games/{running}/resign", {"ply": 0, "seat": 0}))
        good(await anna.post("/api/tables", body), 201)


async def test_nor_has_it_more_by_starting_what_was_opened_before_or_playing_again(tmp_path: Path) -> None:
    async with open_place(str(tmp_path / "place.db"), most_matches=1) as place:
        anna = await place.guest()
        full = {"game": "babel", "seats": ["me", "me"]}
        first, second = [good(await anna.post("/api/tables", full), 201)["id"] for _ in range(2)]
        good(await anna.post(f"/api/tables/{first}/start"))
        good(await anna.post(f"/api/tables/{first}/start"))
        problem(await anna.post(f"/api/tables/{second}/start"), 409, "limit-reached")
        good(await anna.post(f"/api/games/{first}/resign", {"ply": 0, "seat": 0}))
        good(await anna.post(f"/api/tables/{second}/start"))
        problem(await anna.post(f"/api/tables/{first}/rematch"), 409, "limit-reached")
        good(await anna.post(f"/api/games/{second}/resign", {"ply": 0, "seat": 0}))
        assert good(await anna.post(f"/api/tables/{first}/rematch"))["state"] == "playing"


async def test_a_host_forgets_and_resets_while_the_server_runs(place: Place) -> None:
    """From another process: what it has begun the server finishes."""
    url = place.house.database.url.render_as_string(hide_password=False)
    anna, boris, match = await playing(place)
    password = await asyncio.to_thread(reset_password, url, anna.name)
    place.clock.pass_by(60)
    problem(await anna.get("/api/me"), 401, "not-signed-in")
    await anna.introduce(await anna.post("/api/login", {"name": anna.name, "password": password}))
    await asyncio.to_thread(forget, url, anna.name)
    await place.house.people.settle()
    shown = await boris.look(match)
    assert (shown["seats"][0]["name"], shown["seats"][0]["agent"]) == ("?", "greedy")


async def test_who_was_forgotten_elsewhere_begins_nothing_more(place: Place) -> None:
    """A server on SQLite hears of it only when it looks again; until then it knows the cookie."""
    url = place.house.database.url.render_as_string(hide_password=False)
    (anna, _), boris = await named(place), await place.guest()
    token = await place.program(anna, "read", "play", "account")
    assert (await token.get("/api/me")).status_code == 200
    opened = good(await boris.post("/api/tables", {"game": "babel", "seats": ["me"]}), 201)["id"]
    await asyncio.to_thread(forget, url, anna.name)
    for still in (anna, token):
        for path, body in (
            ("/api/tables", {"game": "babel", "seats": ["me", "greedy"], "start": True}),
            (f"/api/tables/{opened}/join", {}),
            ("/api/me/tokens", {"label": "late", "scopes": ["read"]}),
        ):
            problem(await still.post(path, body), 401, "not-signed-in")
    assert good(await boris.get("/api/tables?list=open"))["tables"][0]["seats"][1]["name"] is None


async def test_whose_password_a_host_has_set_makes_no_token_with_what_was_ended(place: Place) -> None:
    url = place.house.database.url.render_as_string(hide_password=False)
    anna, code = await named(place)
    await asyncio.to_thread(reset_password, url, anna.name)
    problem(await anna.post("/api/me/tokens", {"label": "late", "scopes": ["read"]}), 401, "not-signed-in")
    body = {"name": anna.name, "code": code, "password": "another password"}
    problem(await place.visitor().post("/api/recover", body), 401, "wrong-credentials")


async def test_who_looks_on_by_what_has_ended_is_sent_away(place: Place) -> None:
    """Whether another process has ended it or its time is up; others look on."""
    url = place.house.database.url.render_as_string(hide_password=False)
    anna, boris, match = await playing(place)
    made = {"label": "a day", "scopes": ["read"], "days": 1}
    program = place.visitor(token=good(await boris.post("/api/me/tokens", made), 201)["secret"])
    async with anna.events(match) as hers, boris.events(match) as his, program.events(match) as told:
        for events in (hers, his, told):
            await events.take(1)
        await place.house.people.dismiss()
        assert [await events.is_silent() for events in (hers, his, told)] == [True] * 3
        await asyncio.to_thread(reset_password, url, anna.name)
        await place.house.people.dismiss()
        assert b"closing" in await hers.rest()
        problem(await anna.get("/api/me"), 401, "not-signed-in")
        assert [await events.is_silent() for events in (his, told)] == [True] * 2
        place.clock.pass_by(2 * DAY)
        await place.house.people.dismiss()
        assert b"closing" in await told.rest()


async def test_a_guest_who_was_forgotten_elsewhere_takes_no_name(place: Place) -> None:
    guest = await place.guest()
    await people.forget(place.house.database, guest.id, place.clock())
    problem(await guest.post("/api/accounts", {"name": "Too late", "password": PASSWORD}), 401, "not-signed-in")


async def test_a_match_that_is_just_being_read_forgets_too(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, boris, match = await over(place)
    place.house.rooms.drop(match)
    tail, read, go_on = place.house.store.tail, asyncio.Event(), asyncio.Event()

    async def slow(*given: Any) -> Any:
        found = await tail(*given)
        read.set()
        await go_on.wait()
        return found

    monkeypatch.setattr(place.house.store, "tail", slow)
    looking = asyncio.create_task(boris.get(f"/api/games/{match}"))
    await read.wait()
    leaving = asyncio.create_task(anna.ask("DELETE", "/api/me"))
    while anna.name in await place.house.store.setup(match):
        await asyncio.sleep(0.01)
    monkeypatch.undo()
    go_on.set()
    assert (await leaving).status_code == 204
    await looking
    assert anna.name not in (await boris.get(f"/api/games/{match}")).text


async def test_a_closed_table_tells_nothing_of_who_was_forgotten(place: Place) -> None:
    """Nor does a backup of it: a name may stand there as one who has withheld bits."""
    anna, _ = await named(place)
    boris = await place.guest()
    table = good(await boris.post("/api/tables", {"game": "babel", "seats": ["me"]}), 201)["id"]
    withheld = [{"seat": 1, "name": anna.name, "account": anna.id}]
    told = update(Table).where(Table.id == table).values(withheld=withheld)
    async with place.house.database.sessions.begin() as session:
        await session.execute(told)
    assert (await boris.ask("DELETE", f"/api/tables/{table}")).status_code == 200
    assert (await anna.ask("DELETE", "/api/me")).status_code == 204
    async with place.house.database.reads() as session:
        assert await session.scalar(select(Table.withheld).where(Table.id == table)) is None


async def test_a_host_deletes_a_match(place: Place) -> None:
    url = place.house.database.url.render_as_string(hide_password=False)
    _, boris, match = await over(place)
    await asyncio.to_thread(delete_match, url, match)
    problem(await boris.get(f"/api/tables/{match}"), 404, "not-found")
    with pytest.raises(BadOption, match="no match here; give its id"):
        await asyncio.to_thread(delete_match, url, match)


async def test_a_host_is_told_of_names_that_nobody_has(tmp_path: Path) -> None:
    file = str(tmp_path / "place.db")
    async with open_place(file):
        for command in ("forget", "reset-password"):
            done = await asyncio.to_thread(CliRunner().invoke, cli.app, [command, "Nobody", "--database", file])
            assert "Nobody here has the name 'Nobody'" in str(done.exception)


@pytest.mark.parametrize("command", ["forget", "reset-password", "delete-match"])
def test_a_host_who_mistypes_the_database_makes_no_other(command: str, tmp_path: Path) -> None:
    done = CliRunner().invoke(cli.app, [command, "Nobody", "--database", str(tmp_path / "place.db")])
    assert "no database file; give the --database of your server" in str(done.exception)
    assert not list(tmp_path.iterdir())


async def test_whoever_has_played_much_is_forgotten_a_little_at_a_time(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One transaction for all logs would hold up everybody's actions."""
    monkeypatch.setattr(people, "LOGS_AT_ONCE", 2)
    anna, boris, match = await over(place)
    others = [await place.match(anna, "me", "open", guest=boris) for _ in range(4)]
    logs: list[str] = []
    unname = people._unname
    sizes: list[int] = []

    def counted(*given: Any) -> None:
        logs.append(given[1])
        unname(*given)

    change = place.house.database.change

    async def changed(work: Any) -> Any:
        before = len(logs)
        done = await change(work)
        sizes.append(len(logs) - before)
        return done

    monkeypatch.setattr(people, "_unname", counted)
    monkeypatch.setattr(place.house.database, "change", changed)
    assert (await anna.ask("DELETE", "/api/me")).status_code == 204
    assert set(logs) == {match, *others}
    assert max(sizes) <= 2
    for name in (match, *others):
        assert anna.name not in await place.house.store.setup(name)
        assert anna.name not in (await place.house.store.tail(name))[0].body


async def test_what_was_begun_and_broke_off_is_finished(place: Place) -> None:
    """The name is out of the account and not yet out of the logs; one's last match was let go of before."""
    anna, boris, match = await over(place)
    assert (await anna.post(f"/api/games/{match}/let-go")).status_code == 204
    await place.house.database.change(lambda connection: people._end(connection, anna.id, place.clock()))
    await place.house.people.settle()
    assert anna.name not in await place.house.store.setup(match)
    assert await place.house.database.ask(people._unsettled) == []
    assert anna.name not in (await boris.get(f"/api/games/{match}")).text


async def test_a_finished_match_whose_last_person_is_gone_goes(place: Place) -> None:
    anna, boris, match = await over(place)
    assert (await boris.post(f"/api/games/{match}/let-go")).status_code == 204
    kept = await over(place)
    assert (await anna.ask("DELETE", "/api/me")).status_code == 204
    await place.house.people.tidy()
    problem(await boris.get(f"/api/games/{match}"), 404, "not-found")
    assert (await kept[1].get(f"/api/games/{kept[2]}/record")).status_code == 200
