"""What holds at every door: forged requests, limits, headers, and errors of one kind."""

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from tests.server.api.told import good, problem, two_at_a_table
from tests.support.api import Place, Visitor, open_place
from ziggurat.server import limits
from ziggurat.server.problems import BY_CODE
from ziggurat.server.wire import Problem

REQUIRED = ("type", "title", "status", "detail", "code", "next")


async def test_a_cookie_alone_changes_nothing(place: Place) -> None:
    anna, _, match = await two_at_a_table(place)
    action = (await anna.look(match))["legal"][0]["action"]
    body = {"ply": 0, "action": action}
    for token in ("", "wrong", str(anna.csrf)[:-1], str(anna.csrf).upper() + "x"):
        headers = {"x-csrf-token": token}
        problem(await anna.post(f"/api/games/{match}/actions", body, headers=headers), 403, "forged-request")
        problem(await anna.post(f"/api/games/{match}/resign", {"ply": 0}, headers=headers), 403, "forged-request")
        problem(await anna.post("/api/tables", {"game": "babel"}, headers=headers), 403, "forged-request")
        problem(await anna.post("/api/logout", headers=headers), 403, "forged-request")
        problem(await anna.post("/api/guest", headers=headers), 403, "forged-request")
    boris = await place.guest()
    headers = {"x-csrf-token": str(boris.csrf)}
    problem(await anna.post(f"/api/games/{match}/actions", body, headers=headers), 403, "forged-request")
    assert (await anna.look(match))["ply"] == 0
    good(await anna.post(f"/api/games/{match}/actions", body))


async def test_a_program_needs_no_csrf_token(place: Place) -> None:
    anna, _, match = await two_at_a_table(place)
    program = await place.program(anna, "read", "play")
    assert program.csrf is None
    good(await program.act(match, 0, (await program.look(match))["legal"][0]["action"]))


@pytest.mark.parametrize(
    ("headers", "welcome"),
    [
        ({"origin": "http://testserver"}, True),
        ({"origin": "https://friend.example"}, True),
        ({"sec-fetch-site": "same-origin"}, True),
        ({"sec-fetch-site": "none"}, True),
        ({"origin": "http://testserver", "sec-fetch-site": "cross-site"}, True),
        ({"origin": "https://testserver"}, False),
        ({"origin": "http://testserver.evil.example"}, False),
        ({"origin": "http://evil.example"}, False),
        ({"origin": "null"}, False),
        ({"sec-fetch-site": "cross-site"}, False),
        ({"sec-fetch-site": "same-site"}, False),
    ],
)
async def test_what_another_site_sends_is_refused(tmp_path: Path, headers: dict[str, str], welcome: bool) -> None:
    async with open_place(str(tmp_path / "place.db"), origins=("https://friend.example",)) as place:
        anna = await place.guest()
        for visitor, path, body in (
            (anna, "/api/tables", {"game": "babel"}),
            (place.visitor(), "/api/guest", None),
            (place.visitor(), "/api/login", {"name": "x", "password": "y"}),
            (anna, "/api/games/nothing/actions", {"ply": 0, "action": 0}),
        ):
            answer = await visitor.post(path, body, headers=headers)
            assert (answer.status_code == 403) != welcome, answer.text
            if not welcome:
                problem(answer, 403, "forged-request")
        good(await anna.get("/api/tables", headers=headers))


async def test_whoever_asks_too_often_is_told_when_to_come_back(tmp_path: Path) -> None:
    async with open_place(str(tmp_path / "place.db"), limits=0.02) as place:
        nobody = place.visitor()
        answers = [await nobody.get("/api/shelf") for _ in range(12)]
        assert [answer.status_code for answer in answers[:4]] == [200] * 4
        problem(answers[-1], 429, "too-many-requests")
        wait = int(answers[-1].headers["retry-after"])
        assert wait >= 1
        bucket = place.house.limits._buckets
        bucket.update({key: (left, then - wait) for key, (left, then) in bucket.items()})
        assert (await nobody.get("/api/shelf")).status_code == 200, "after that time there is room again"


@pytest.mark.parametrize("kind", ["act", "look", "past", "change", "stream", "account"])
async def test_every_kind_of_request_has_a_limit(tmp_path: Path, kind: str) -> None:
    async with open_place(str(tmp_path / "place.db"), limits=0.2) as place:
        anna = await place.guest()
        match = good(await anna.post("/api/tables", {"game": "babel", "seats": ["me", "me"], "start": True}), 201)["id"]

        async def ask() -> httpx.Response:
            if kind == "act":
                return await anna.act(match, 99, 0)
            if kind == "look":
                return await anna.get(f"/api/games/{match}")
            if kind == "past":
                return await anna.get(f"/api/games/{match}/log")
            if kind == "change":
                return await anna.post(f"/api/games/{match}/undo", {"ply": 99})
            if kind == "stream":
                return await anna.get(f"/api/games/{match}/events", headers={"last-event-id": "99"})
            return await anna.post("/api/login", {"name": "x", "password": "y"})

        answers = await asyncio.gather(*(ask() for _ in range(120)))
        refused = [answer for answer in answers if answer.status_code == 429]
        assert 0 < len(refused) < 120
        for answer in refused:
            problem(answer, 429, "too-many-requests")
            assert int(answer.headers["retry-after"]) >= 1
        if kind not in ("look", "past"):
            assert (await anna.get("/api/shelf")).status_code == 200, "other kinds have buckets of their own"


async def test_thirty_people_behind_one_address_come_in_together(tmp_path: Path) -> None:
    """Each opens the entrance in two tabs, becomes a guest, and opens a table in each."""
    async with open_place(str(tmp_path / "place.db"), limits=1.0) as place:
        for path in ("/api/texts/match/en", "/api/shelf", "/api/place/preparing", "/api/tables?list=open"):
            assert {(await place.visitor().get(path)).status_code for _ in range(60)} == {200}
        people = [await place.guest() for _ in range(30)]
        wanted = {"game": "babel", "seats": ["me", "open"]}
        for person in people * 2:
            good(await person.post("/api/tables", wanted), 201)
            good(await person.get("/api/tables?list=mine"))


async def test_nobody_looks_back_without_end_by_making_more_accounts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: 0.0))  # nothing is refilled
    async with open_place(str(tmp_path / "place.db"), limits=0.5) as place:
        people = [await place.guest() for _ in range(12)]
        wanted = {"game": "babel", "seats": ["me", "me"], "start": True}
        match = good(await people[0].post("/api/tables", wanted), 201)["id"]
        answers = [await person.get(f"/api/games/{match}/log") for _ in range(30) for person in people]
        assert [answer.status_code for answer in answers].count(200) == 300
        problem(answers[-1], 429, "too-many-requests")


async def test_nobody_opens_any_number_of_tables_by_making_more_accounts(tmp_path: Path) -> None:
    async with open_place(str(tmp_path / "place.db"), limits=1.0) as place:
        people = [await place.guest() for _ in range(10)]
        wanted = {"game": "babel", "seats": ["me", "open"]}
        answers = [await person.post("/api/tables", wanted) for _ in range(20) for person in people]
        assert 120 <= [answer.status_code for answer in answers].count(201) < 180
        problem(answers[-1], 429, "too-many-requests")


async def test_one_account_does_not_use_up_what_another_has(tmp_path: Path) -> None:
    async with open_place(str(tmp_path / "place.db"), limits=0.2) as place:
        anna, boris = await place.guest(), await place.guest()
        while (await anna.get("/api/shelf")).status_code == 200:
            pass
        assert (await boris.get("/api/shelf")).status_code == 200


async def test_a_body_that_is_too_long_is_refused_everywhere(lasting: Place) -> None:
    anna, _, match = await two_at_a_table(lasting)
    huge = b'{"name":"' + b"x" * 70_000 + b'"}'
    headers = {"content-type": "application/json"}
    for method, path in (
        ("POST", "/api/tables"),
        ("POST", "/api/login"),
        ("POST", f"/api/games/{match}/undo"),
        ("PUT", f"/api/tables/{match}/seats/0"),
        ("POST", f"/api/games/{match}/actions"),
    ):
        problem(await anna.ask(method, path, content=huge, headers=headers), 413, "body-too-large")


@pytest.mark.parametrize(
    "body", [b"", b"{", b"[]", b"null", b'"x"', b"\xff\xfe", b'{"\xff":1}', b'{"ply":' * 900, b"{" * 5000, b"9" * 9000]
)
async def test_bodies_that_cannot_be_read_are_refused_everywhere(lasting: Place, body: bytes) -> None:
    anna, _, match = await two_at_a_table(lasting)
    headers = {"content-type": "application/json"}
    for method, path in (
        ("POST", "/api/tables"),
        ("POST", "/api/accounts"),
        ("POST", "/api/login"),
        ("POST", "/api/me/tokens"),
        ("POST", "/api/me/password"),
        ("POST", f"/api/tables/{match}/join"),
        ("PUT", f"/api/tables/{match}/seats/0"),
        ("POST", f"/api/games/{match}/undo"),
        ("POST", f"/api/games/{match}/draw"),
        ("POST", f"/api/games/{match}/replace"),
    ):
        problem(await anna.ask(method, path, content=body, headers=headers), 400, "bad-request")


async def kinds_of_answers(place: Place) -> dict[str, httpx.Response]:
    """One answer of every kind."""
    anna, _, match = await two_at_a_table(place)
    nobody = place.visitor()
    return {
        "json": await anna.get(f"/api/games/{match}"),
        "action": await anna.act(match, 0, (await anna.look(match))["legal"][0]["action"]),
        "cookie": await nobody.post("/api/guest"),
        "nothing": await (await place.guest()).post("/api/logout"),
        "text": await anna.get("/api/texts/babel/en"),
        "metrics": await anna.get("/metrics"),
        "document": await anna.get("/api/openapi.json"),
        "problem": await anna.get(f"/api/games/{match}?ply=99"),
        "hot problem": await anna.act(match, 99, 0),
        "stream problem": await anna.get(f"/api/games/{match}/events", headers={"last-event-id": "99"}),
        "no page": await anna.get("/api/nothing/here"),
        "not in this way": await anna.ask("PATCH", f"/api/games/{match}"),
        "what can be done": await anna.ask("OPTIONS", f"/api/games/{match}"),
        "forged": await nobody.post("/api/guest", headers={"origin": "http://evil.example"}),
    }


async def test_every_answer_carries_the_headers_that_protect_it(place: Place) -> None:
    answers = {name: dict(answer.headers) for name, answer in (await kinds_of_answers(place)).items()}
    anna, _, match = await two_at_a_table(place)
    async with anna.events(match) as stream:
        answers["stream"] = stream.headers
    for name, headers in answers.items():
        assert headers["x-content-type-options"] == "nosniff", name
        assert headers["x-frame-options"] == "DENY", name
        assert headers["referrer-policy"] == "no-referrer", name
        assert "frame-ancestors 'none'" in headers["content-security-policy"], name
        assert headers["cross-origin-resource-policy"] == "same-origin", name
        assert headers["cache-control"] == "no-store", name
        assert "permissions-policy" in headers, name
        assert "access-control-allow-origin" not in headers, name
        assert "x-powered-by" not in headers, name


async def test_every_error_is_a_problem_that_says_what_to_do(place: Place) -> None:
    anna = await place.guest()
    errors = {name: answer for name, answer in (await kinds_of_answers(place)).items() if answer.status_code >= 400}
    assert {answer.status_code for answer in errors.values()} >= {400, 403, 404, 405, 409}
    for name, answer in errors.items():
        told = problem(answer, answer.status_code, answer.json()["code"])
        assert set(REQUIRED) <= set(told), name
        assert told["status"] == answer.status_code, name
        assert all(told[key] for key in REQUIRED), name
        assert answer.headers["content-type"] == "application/problem+json", name
        meaning = good(await anna.get(told["type"]))
        assert (meaning["code"], meaning["status"], meaning["title"]) == (told["code"], told["status"], told["title"])


async def test_every_kind_of_problem_is_explained(lasting: Place) -> None:
    nobody = lasting.visitor()
    for code, kind in BY_CODE.items():
        told = good(await nobody.get(f"/problems/{code}"))
        assert (told["code"], told["status"], told["type"]) == (code, kind.status, f"/problems/{code}")
        assert told["title"][0].isupper()
        assert told["next"].endswith(".")
    problem(await nobody.get("/problems/nonsense"), 404, "not-found")
    assert set(REQUIRED) <= set(Problem.__struct_fields__)


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("PUT", "/api/games/x", {"GET", "OPTIONS"}),
        ("POST", "/api/games/x/log", {"GET", "OPTIONS"}),
        ("GET", "/api/guest", {"POST", "OPTIONS"}),
        ("DELETE", "/api/tables", {"GET", "POST", "OPTIONS"}),
        ("GET", "/api/games/x/actions", {"POST"}),
        ("DELETE", "/api/games/x/actions", {"POST"}),
        ("POST", "/api/games/x/events", {"GET"}),
    ],
)
async def test_a_wrong_method_is_told_with_the_right_ones(
    lasting: Place, method: str, path: str, allowed: set[str]
) -> None:
    answer = await lasting.visitor().ask(method, path)
    problem(answer, 405, "method-not-allowed")
    assert {name.strip() for name in answer.headers["allow"].split(",")} == allowed


async def test_an_error_that_nobody_foresaw_is_told_without_its_words(
    lasting: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, _, match = await two_at_a_table(lasting)

    async def fail(*_: Any, **__: Any) -> Any:
        raise RuntimeError("the key is 0123456789abcdef")

    tables, rooms = "ziggurat.server.tables.Tables.show", "ziggurat.server.rooms.rooms.Rooms.get"
    for method, path, broken in (
        ("GET", f"/api/tables/{match}", tables),
        ("GET", "/api/games/elsewhere", rooms),
        ("GET", "/api/games/elsewhere/events", rooms),
        ("POST", "/api/games/elsewhere/actions", rooms),
    ):
        with monkeypatch.context() as patch:
            patch.setattr(broken, fail)
            answer = await anna.ask(method, path, json={"ply": 0, "action": 0})
        told = problem(answer, 500, "internal-error")
        assert "0123456789abcdef" not in answer.text
        assert told["next"]


async def test_when_the_database_does_not_answer_that_is_told_as_such(
    lasting: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    from sqlalchemy.exc import OperationalError

    from ziggurat.play.errors import StoreUnavailable

    anna, _, match = await two_at_a_table(lasting)
    good(await anna.get("/readyz"))

    async def no_database(*_: Any, **__: Any) -> Any:
        raise OperationalError("SELECT secret", {}, Exception("no route to host"))

    async def no_store(*_: Any, **__: Any) -> Any:
        raise StoreUnavailable("no route to host")

    monkeypatch.setattr("ziggurat.server.tables.Tables.show", no_database)
    monkeypatch.setattr("ziggurat.server.rooms.rooms.Rooms.get", no_store)
    monkeypatch.setattr(lasting.house.database, "healthy", lambda: asyncio.sleep(0, False))
    for answer in (await anna.get(f"/api/tables/{match}"), await anna.act("elsewhere", 0, 0)):
        problem(answer, 503, "unavailable")
        assert int(answer.headers["retry-after"]) >= 1
        assert "SELECT" not in answer.text
    assert good(await anna.get("/readyz"), 503)["status"] == "unwell"
    assert good(await anna.get("/healthz"))["status"] == "ok"


async def test_metrics_are_prometheus_text(lasting: Place) -> None:
    answer = await lasting.visitor().get("/metrics")
    assert answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
    lines = answer.text.splitlines()
    for line in lines:
        if line.startswith("#"):
            assert line.split()[1] in ("HELP", "TYPE"), line
        else:
            name, _, value = line.rpartition(" ")
            assert name.startswith("ziggurat_"), line
            float(value)
    counted = {line.split()[2] for line in lines if line.startswith("# TYPE")}
    assert {"ziggurat_requests_total", "ziggurat_actions_total", "ziggurat_rooms", "ziggurat_streams"} <= counted


async def test_texts_and_shelf_say_what_can_be_played(lasting: Place) -> None:
    nobody: Visitor = lasting.visitor()
    shelf = good(await nobody.get("/api/shelf"))
    assert {"random", "greedy"} <= set(shelf["agents"])
    assert shelf["levels"] == ["apprentice", "mason", "scribe", "architect", "master"]
    assert "level-mason = Maurer" in (await nobody.get("/api/texts/agents/de")).text
    for game in shelf["games"]:
        for language in game["languages"]:
            answer = await nobody.get(f"/api/texts/{game['name']}/{language}")
            assert answer.status_code == 200
            assert answer.headers["content-type"].startswith("text/plain")
    for path in (
        "/api/texts/chess/en",
        "/api/texts/babel/xx",
        "/api/texts/..%2F..%2Fsecrets/en",
        "/api/texts/babel/..%2Fen",
    ):
        problem(await nobody.get(path), 404, "not-found")
