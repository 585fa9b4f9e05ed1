"""The OpenAPI document is complete and true: every route, every schema, every problem."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from typing import Any

import httpx
import jsonschema_rs
import msgspec
import pytest
import schemathesis

from tests.server.api.told import good, two_at_a_table
from tests.support.api import Place
from ziggurat.server import wire
from ziggurat.server.problems import BY_CODE

UNDOCUMENTED = {("GET", "/api/openapi.json")}  # the document itself
HOT = {
    ("POST", "/api/games/{game_id}/actions"),
    ("GET", "/api/games/{game_id}/events"),
    ("GET", "/api/games/{game_id}/socket"),
}


async def document_of(place: Place) -> dict[str, Any]:
    document: dict[str, Any] = good(await place.visitor().get("/api/openapi.json"))
    return document


def operations(document: dict[str, Any]) -> Iterator[tuple[str, str, dict[str, Any]]]:
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            yield method.upper(), path, operation


async def test_every_route_is_in_the_document_and_nothing_else(lasting: Place) -> None:
    served = set(HOT)
    for route in lasting.app._inside.routes:
        path = re.sub(r":\w+\}", "}", route.path)
        served |= {(method, path) for method in route.methods if method not in ("OPTIONS", "HEAD")}
    documented = {(method, path) for method, path, _ in operations(await document_of(lasting))}
    assert (
        documented
        == {served_route for served_route in served if not served_route[1].startswith("/api/docs")} - UNDOCUMENTED
    )


async def test_the_document_is_valid_and_every_reference_leads_somewhere(lasting: Place) -> None:
    document = await document_of(lasting)
    assert document["openapi"].startswith("3.1")
    schemathesis.openapi.from_dict(document).validate()
    for name in re.findall(r'"\$ref": "#/components/schemas/(\w+)"', json.dumps(document)):
        assert name in document["components"]["schemas"]


async def test_every_operation_says_what_it_is_for(lasting: Place) -> None:
    document = await document_of(lasting)
    names = [operation["operationId"] for _, _, operation in operations(document)]
    assert len(set(names)) == len(names)
    for method, path, operation in operations(document):
        assert operation["summary"], path
        assert operation["description"], path
        assert operation["tags"], path
        assert {"101", "200", "201", "204"} & set(operation["responses"]), path
        if method != "GET":
            assert {"403", "429"} <= set(operation["responses"]), path


async def test_every_documented_problem_exists_with_its_status(lasting: Place) -> None:
    seen = set()
    for method, path, operation in operations(await document_of(lasting)):
        for status, response in operation["responses"].items():
            if int(status) >= 400:
                assert list(response["content"]) == ["application/problem+json"], (method, path, status)
                for code in response["description"].split(", "):
                    assert BY_CODE[code].status == int(status), (method, path, code)
                    seen.add(code)
    missing = set(BY_CODE) - seen - {"method-not-allowed", "unsupported-media-type"}
    assert not missing, "a problem that no operation mentions"


def strictly(kind: Any, answer: httpx.Response | bytes) -> Any:
    """What an answer holds, with nothing more and nothing less than its kind says."""
    body = answer if isinstance(answer, bytes) else answer.content
    decoded = msgspec.json.decode(body, type=kind, strict=True)
    assert json.loads(msgspec.json.encode(decoded)) == json.loads(body)
    return decoded


async def test_what_is_sent_is_what_is_written(lasting: Place) -> None:
    """Every answer of every kind decodes strictly into its type."""
    anna, boris, match = await two_at_a_table(lasting, clock={"kind": "live", "bank": 600, "increment": 5})
    strictly(wire.Me, await anna.get("/api/me"))
    strictly(wire.Shelf, await anna.get("/api/shelf"))
    strictly(wire.Health, await anna.get("/healthz"))
    strictly(wire.Health, await anna.get("/readyz"))
    strictly(wire.TokenMade, await anna.post("/api/me/tokens", {"label": "x", "scopes": ["read"]}))
    strictly(list[wire.TokenShown], await anna.get("/api/me/tokens"))
    strictly(wire.TableList, await anna.get("/api/tables?list=mine"))
    strictly(wire.TableShown, await anna.get(f"/api/tables/{match}"))
    strictly(wire.WhyNot, await anna.get(f"/api/games/{match}/why?action=raze"))
    strictly(wire.Problem, await anna.get("/problems/conflict"))
    strictly(wire.CourseShown, await anna.get("/api/lessons/babel"))
    strictly(wire.LessonNow, await anna.post("/api/lessons/babel/leaps", {"actions": ["leapo", "raze"]}))
    study = {"game": "babel", "key": "5a" * 32, "open": True}
    strictly(wire.Studied, await anna.post("/api/study", study))
    strictly(wire.Problem, await anna.post("/api/study", study | {"actions": ["raze"]}))
    strictly(wire.WhyNot, await anna.post("/api/study/why", study | {"action": "raze"}))
    strictly(wire.Frames, await anna.get(f"/api/games/{match}/frames"))
    good(await boris.post(f"/api/games/{match}/resign", {"ply": 0}))
    strictly(wire.TableShown, await anna.get(f"/api/tables/{match}"))
    strictly(wire.Log, await anna.get(f"/api/games/{match}/log"))
    strictly(wire.Frames, await anna.get(f"/api/games/{match}/frames?open=true&seat=1"))
    record = (await anna.get(f"/api/games/{match}/record")).text
    strictly(wire.Studied, await anna.post("/api/study", {"record": record}))


@pytest.mark.parametrize("edition", ["de", "en", "ru", "hu"])
async def test_every_view_of_a_whole_game_is_a_payload(lasting: Place, edition: str) -> None:
    """As every seat and every onlooker sees it, as answer and as event: strictly decoded, and valid by its schema."""
    document = await document_of(lasting)
    schema = {"$ref": "#/components/schemas/Payload", "components": document["components"]}
    valid = jsonschema_rs.Draft202012Validator(schema)
    anna, boris, match = await two_at_a_table(lasting, options={"edition": edition})
    players, nobody, chance = (anna, boris), lasting.visitor(), random.Random(edition)
    async with anna.events(match) as hers, boris.events(match) as his, nobody.events(match) as theirs:
        shown = await anna.look(match)
        while shown["over"] is None:
            actor = players[shown["to_act"][0]]
            offers = (await actor.look(match))["legal"]
            answer = await actor.act(match, shown["ply"], chance.choice(offers)["action"])
            shown = strictly_payload(valid, answer.content)
        for stream in (hers, his, theirs):
            for happening in await stream.until(shown["ply"]):
                strictly_payload(valid, happening.data)


def strictly_payload(valid: Any, body: bytes) -> dict[str, Any]:
    strictly(wire.Payload, body)
    shown: dict[str, Any] = json.loads(body)
    valid.validate(shown)
    return shown


@pytest.mark.parametrize(
    ("action", "status"), [("raze", 422), ("nonsense", 400), (70_000, 400), ({"ply": 3}, 400), (0, 422)]
)
async def test_every_problem_is_a_problem_by_its_schema(lasting: Place, action: Any, status: int) -> None:
    document = await document_of(lasting)
    schema = {"$ref": "#/components/schemas/Problem", "components": document["components"]}
    anna, _, match = await two_at_a_table(lasting)
    answer = await anna.act(match, 0, action)
    assert answer.status_code == status
    strictly(wire.Problem, answer)
    jsonschema_rs.Draft202012Validator(schema).validate(answer.json())


async def test_security_is_described(lasting: Place) -> None:
    document = await document_of(lasting)
    schemes = document["components"]["securitySchemes"]
    assert schemes["token"]["scheme"] == "bearer"
    assert (schemes["cookie"]["in"], schemes["cookie"]["name"]) == ("cookie", "ziggurat")
    assert {} in document["security"], "looking needs no account"
