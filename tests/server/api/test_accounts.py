"""Accounts over HTTP: guests, names, passwords, tokens, and what each may do."""

import asyncio
import itertools
from pathlib import Path
from typing import Any

import pytest

from tests.server.api.told import good, problem, two_at_a_table
from tests.support.api import Place, Visitor, open_place

PASSWORD = "correct horse battery"
YEAR = 365 * 24 * 3600
NUMBERS = itertools.count(1)  # so that names are new


async def registered(place: Place, name: str, visitor: Visitor | None = None) -> Visitor:
    visitor = visitor or place.visitor()
    return await visitor.introduce(await visitor.post("/api/accounts", {"name": name, "password": PASSWORD}))


async def test_a_guest_gets_a_cookie_that_no_script_and_no_other_site_can_use(place: Place) -> None:
    answer = await place.visitor().post("/api/guest")
    me = good(answer, 201)
    assert me["guest"] is True
    assert me["name"].startswith("Guest ")
    assert me["scopes"] == ["account", "play", "read"]
    cookie = answer.headers["set-cookie"]
    parts = {part.strip().lower().partition("=")[0]: part.strip().partition("=")[2] for part in cookie.split(";")}
    assert "httponly" in parts
    assert parts["samesite"].lower() == "lax"
    assert parts["path"] == "/"
    assert int(parts["max-age"]) > YEAR
    assert "secure" not in parts
    assert "domain" not in parts


async def test_under_https_the_cookie_is_for_https_alone(lasting: Place) -> None:
    answer = await lasting.visitor(scheme="https").post("/api/guest")
    assert "secure" in answer.headers["set-cookie"].lower()


async def test_who_has_an_account_already_keeps_it(place: Place) -> None:
    anna = await place.guest()
    again = await anna.post("/api/guest")
    assert good(again, 201)["id"] == anna.id
    assert "set-cookie" not in again.headers
    assert good(await anna.get("/api/me")) == good(again, 201)


async def test_nobody_is_nobody(place: Place) -> None:
    for visitor in (place.visitor(), place.visitor(token="zig_" + "x" * 43), place.visitor(token="x")):
        problem(await visitor.get("/api/me"), 401, "not-signed-in")
        assert (await visitor.get("/api/me")).headers["www-authenticate"].startswith("Bearer")
    with_cookie = place.visitor()
    with_cookie.client.cookies.set("ziggurat", "y" * 43)
    problem(await with_cookie.get("/api/me"), 401, "not-signed-in")
    assert (await with_cookie.get("/api/tables")).status_code == 200


async def test_a_guest_who_registers_keeps_everything(place: Place) -> None:
    anna, _, match = await two_at_a_table(place)
    before, old_cookie = await anna.look(match), anna.client.cookies["ziggurat"]
    guest_id = anna.id
    await registered(place, f"Anna {next(NUMBERS)}", anna)
    assert anna.id == guest_id
    assert good(await anna.get("/api/me"))["guest"] is False
    assert anna.client.cookies["ziggurat"] != old_cookie, "a new session for a new standing"
    assert (await anna.look(match))["hand"] == before["hand"]
    assert match in (await anna.get("/api/tables?list=mine")).text
    good(await anna.act(match, 0, before["legal"][0]["action"]))
    problem(await anna.post("/api/accounts", {"name": "Another", "password": PASSWORD}), 409, "already-registered")


async def test_names_are_taken_once_however_they_are_written(place: Place) -> None:
    name = f"Coxa {next(NUMBERS)}"
    await registered(place, name)
    alike = name.replace("Coxa", "Соха")
    for other in (name, name.upper(), name.lower(), alike, "admin", "Greedy", "Guest 1234", "B0t"):
        answer = await place.visitor().post("/api/accounts", {"name": other, "password": PASSWORD})
        problem(answer, 409, "name-unavailable")


@pytest.mark.parametrize(
    ("name", "password", "code"),
    [
        ("x", PASSWORD, "bad-option"),
        ("x" * 25, PASSWORD, "bad-option"),
        ("tab\tbed", PASSWORD, "bad-option"),
        ("nul\x00nul", PASSWORD, "bad-option"),
        ("Clara", "short", "bad-password"),
        ("Clara", "x" * 201, "bad-password"),
        ("Clara", "12345678", "bad-password"),
        ("Clara", "Clara 2000", "bad-password"),
        ("Clаra", PASSWORD, "bad-option"),
        ("x" * 101, PASSWORD, "bad-request"),
        ("Clara", "x" * 1001, "bad-request"),
    ],
)
async def test_names_and_passwords_that_will_not_do(lasting: Place, name: str, password: str, code: str) -> None:
    answer = await lasting.visitor().post("/api/accounts", {"name": name, "password": password})
    told = problem(answer, 400, code)
    assert password not in told["detail"]
    assert "set-cookie" not in answer.headers


async def test_login_tells_nothing_about_which_names_there_are(place: Place) -> None:
    anna = await registered(place, f"Doris {next(NUMBERS)}")
    wrong = await place.visitor().post("/api/login", {"name": anna.name, "password": "wrong password"})
    unknown = await place.visitor().post("/api/login", {"name": "Nobody at all", "password": "wrong password"})
    odd = await place.visitor().post("/api/login", {"name": "\x00", "password": ""})
    problem(wrong, 401, "wrong-credentials")
    for other in (unknown, odd):
        assert other.status_code == wrong.status_code
        assert other.content == wrong.content
        assert [pair for pair in other.headers.raw if pair[0].lower() != b"date"] == [
            pair for pair in wrong.headers.raw if pair[0].lower() != b"date"
        ]


async def test_whoever_logs_in_is_there_again_and_logging_out_ends_one_session(place: Place) -> None:
    anna = await registered(place, f"Emma {next(NUMBERS)}")
    there = place.visitor()
    await there.introduce(await there.post("/api/login", {"name": anna.name.upper(), "password": PASSWORD}))
    assert there.id == anna.id
    assert there.csrf != anna.csrf
    stolen = there.client.cookies["ziggurat"]
    left = await there.post("/api/logout")
    assert left.status_code == 204
    assert left.content == b""
    assert "ziggurat" not in there.client.cookies
    ghost = place.visitor()
    ghost.client.cookies.set("ziggurat", stolen)
    problem(await ghost.get("/api/me"), 401, "not-signed-in")
    good(await anna.get("/api/me"))


async def test_logging_out_ends_the_session_that_has_asked(place: Place) -> None:
    """Whoever sends two cookies of the name is known by the first, and logs that one out."""
    anna, other = await place.guest(), await place.guest()
    mine, another = (visitor.client.cookies["ziggurat"] for visitor in (anna, other))
    both = {"cookie": f"ziggurat={mine}; ziggurat={another}", "x-csrf-token": str(anna.csrf)}
    assert (await place.visitor().post("/api/logout", headers=both)).status_code == 204
    problem(await anna.get("/api/me"), 401, "not-signed-in")
    good(await other.get("/api/me"))


async def test_logging_out_with_a_token_ends_nothing(place: Place) -> None:
    anna = await place.guest()
    token = await place.program(anna, "read")
    assert (await token.post("/api/logout")).status_code == 204
    good(await token.get("/api/me"))
    good(await anna.get("/api/me"))


async def test_a_new_password_ends_all_other_sessions(place: Place) -> None:
    anna = await registered(place, f"Frida {next(NUMBERS)}")
    other = place.visitor()
    await other.introduce(await other.post("/api/login", {"name": anna.name, "password": PASSWORD}))
    problem(await anna.post("/api/me/password", {"old": "wrong", "new": "another password"}), 401, "wrong-credentials")
    problem(await anna.post("/api/me/password", {"old": PASSWORD, "new": "short"}), 400, "bad-password")
    good(await other.get("/api/me"))
    changed = await anna.post("/api/me/password", {"old": PASSWORD, "new": "another password"})
    assert changed.status_code == 204
    problem(await other.get("/api/me"), 401, "not-signed-in")
    good(await anna.get("/api/me"))
    problem(
        await place.visitor().post("/api/login", {"name": anna.name, "password": PASSWORD}), 401, "wrong-credentials"
    )
    good(await place.visitor().post("/api/login", {"name": anna.name, "password": "another password"}))


async def test_where_one_is_logged_in_and_logging_out_there(place: Place) -> None:
    anna = place.visitor()
    anna.client.headers["user-agent"] = "Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0"
    await registered(place, f"Gerda {next(NUMBERS)}", anna)
    other = place.visitor()
    await other.introduce(await other.post("/api/login", {"name": anna.name, "password": PASSWORD}))
    listed = good(await anna.get("/api/me/sessions"))
    assert {(one["device"], one["current"]) for one in listed} == {("Firefox, Linux", True), ("python-httpx", False)}
    (there,) = [one["id"] for one in listed if not one["current"]]
    problem(await (await place.guest()).ask("DELETE", f"/api/me/sessions/{there}"), 404, "not-found")
    problem(await anna.ask("DELETE", "/api/me/sessions/%00"), 404, "not-found")
    assert (await anna.ask("DELETE", f"/api/me/sessions/{there}")).status_code == 204
    problem(await other.get("/api/me"), 401, "not-signed-in")
    problem(await anna.ask("DELETE", f"/api/me/sessions/{there}"), 404, "not-found")
    await other.introduce(await other.post("/api/login", {"name": anna.name, "password": PASSWORD}))
    program = await place.program(anna, "read")
    assert (await anna.ask("DELETE", "/api/me/sessions")).status_code == 204
    assert "ziggurat" not in anna.client.cookies
    problem(await other.get("/api/me"), 401, "not-signed-in")
    problem(await program.get("/api/me"), 401, "not-signed-in")


async def test_a_token_is_shown_once_listed_without_its_secret_and_revoked_at_once(place: Place) -> None:
    anna = await place.guest()
    wanted = {"label": " my  bot ", "scopes": ["read", "play"], "days": 7}
    made = good(await anna.post("/api/me/tokens", wanted), 201)
    assert made["secret"].startswith("zig_")
    assert (made["label"], made["scopes"]) == ("my bot", ["play", "read"])
    assert made["expires_at"] == place.clock() + 7 * 24 * 3600 * 1000
    program = place.visitor(token=made["secret"])
    assert good(await program.get("/api/me")) == {
        "id": anna.id, "name": anna.name, "guest": True, "scopes": ["play", "read"], "csrf": None,
    }  # fmt: skip
    listed = await anna.get("/api/me/tokens")
    assert made["secret"] not in listed.text
    assert [token["id"] for token in good(listed)] == [made["id"]]
    boris = await place.guest()
    problem(await boris.ask("DELETE", f"/api/me/tokens/{made['id']}"), 404, "not-found")
    gone = await anna.ask("DELETE", f"/api/me/tokens/{made['id']}")
    assert gone.status_code == 204
    problem(await program.get("/api/me"), 401, "not-signed-in")
    problem(await anna.ask("DELETE", f"/api/me/tokens/{made['id']}"), 404, "not-found")
    problem(await anna.ask("DELETE", "/api/me/tokens/%00"), 404, "not-found")
    assert good(await anna.get("/api/me/tokens")) == []


async def test_a_token_ends_on_its_day(lasting: Place) -> None:
    anna = await lasting.guest()
    made = good(await anna.post("/api/me/tokens", {"label": "x", "scopes": ["read"], "days": 1}), 201)
    program = lasting.visitor(token=made["secret"])
    good(await program.get("/api/me"))
    lasting.clock.pass_by(24 * 3600)
    problem(await program.get("/api/me"), 401, "not-signed-in")


@pytest.mark.parametrize(
    "wanted",
    [
        {"label": "", "scopes": ["read"]},
        {"label": "x" * 61, "scopes": ["read"]},
        {"label": "x\x00", "scopes": ["read"]},
        {"label": "x", "scopes": []},
        {"label": "x", "scopes": ["everything"]},
        {"label": "x", "scopes": ["read"], "days": 0},
        {"label": "x", "scopes": ["read"], "days": 4000},
    ],
)
async def test_tokens_that_cannot_be_had(lasting: Place, wanted: dict[str, Any]) -> None:
    answer = await (await lasting.guest()).post("/api/me/tokens", wanted)
    assert answer.status_code == 400
    assert answer.json()["code"] in ("bad-request", "bad-option")


async def test_a_token_hands_on_no_more_than_it_has(lasting: Place) -> None:
    anna = await lasting.guest()
    keeper = await lasting.program(anna, "account")
    problem(await keeper.post("/api/me/tokens", {"label": "x", "scopes": ["play"]}), 403, "scope-missing")
    good(await keeper.post("/api/me/tokens", {"label": "x", "scopes": ["account"]}), 201)


OPEN_TO_ALL = {
    ("POST", "/api/guest"),
    ("POST", "/api/login"),
    ("POST", "/api/logout"),
    ("POST", "/api/recover"),
}  # nothing of the token's account
CHANGING_NOTHING = ("/api/study", "/api/lessons")  # asked by POST, because there is much to say


def changing_routes(document: dict[str, Any]) -> list[tuple[str, str, dict[str, Any]]]:
    """All that changes something, with a body that would do."""
    bodies: dict[str, Any] = {
        "Credentials": {"name": "Somebody New", "password": PASSWORD},
        "PasswordChange": {"old": PASSWORD, "new": "another password"},
        "PasswordShown": {"password": PASSWORD},
        "NewToken": {"label": "x", "scopes": ["read"]},
        "NewTable": {"game": "babel"},
        "Joining": {},
        "Pledging": {"pledge": "ab" * 32},
        "BitsSent": {"bits": "ab" * 16},
        "SeatFilling": {"agent": "random"},
        "OnPly": {"ply": 0},
        "DrawAnswer": {"ply": 0, "answer": "offer"},
        "Replacement": {"seat": 0},
        "NewAction": {"ply": 0, "action": 1},
    }
    found = []
    for path, operations in document["paths"].items():
        for method, operation in operations.items():
            if method != "get" and (method.upper(), path) not in OPEN_TO_ALL and not path.startswith(CHANGING_NOTHING):
                content = operation.get("requestBody", {}).get("content", {}).get("application/json", {})
                name = content.get("schema", {}).get("$ref", "").rpartition("/")[2]
                found.append((method.upper(), path, {"json": bodies[name]} if name else {}))
    return found


async def test_what_a_token_may_not_do_it_cannot_do_anywhere(lasting: Place) -> None:
    """By the table of routes: reading changes nothing, playing changes no account, no account looks at no match."""
    anna, _, match = await two_at_a_table(lasting)
    reader, player = await lasting.program(anna, "read"), await lasting.program(anna, "read", "play")
    keeper = await lasting.program(anna, "account")
    routes = changing_routes(good(await reader.get("/api/openapi.json")))
    assert len(routes) > 15
    before = await anna.look(match)
    for method, pattern, body in routes:
        path = pattern.format(game_id=match, table_id=match, seat=0, token_id="x", session_id="x")
        problem(await reader.ask(method, path, **body), 403, "scope-missing")
        if pattern != "/api/accounts":  # where somebody new may register
            problem(await lasting.visitor().ask(method, path, **body), 401, "not-signed-in")
        if pattern.startswith(("/api/me", "/api/accounts")):
            problem(await player.ask(method, path, **body), 403, "scope-missing")
        else:
            problem(await keeper.ask(method, path, **body), 403, "scope-missing")
    assert await anna.look(match) == before
    for path in (f"/api/games/{match}", f"/api/games/{match}/log", "/api/tables", f"/api/tables/{match}", "/api/me"):
        problem(await keeper.get(path), 403, "scope-missing")
        good(await reader.get(path))
    problem(await reader.get("/api/me/tokens"), 403, "scope-missing")
    problem(await player.get("/api/me/tokens"), 403, "scope-missing")


async def test_a_session_ends_after_its_time(tmp_path: Path) -> None:
    async with open_place(str(tmp_path / "place.db")) as place:
        anna = await place.guest()
        place.clock.pass_by(399 * 24 * 3600)
        good(await anna.get("/api/me"))
        place.clock.pass_by(2 * 24 * 3600)
        problem(await anna.get("/api/me"), 401, "not-signed-in")


async def test_many_may_come_at_once(place: Place) -> None:
    guests = await asyncio.gather(*(place.guest() for _ in range(20)))
    assert len({guest.id for guest in guests}) == 20
