"""Every operation of the OpenAPI document, with data that it allows and data that it does not, from several identities.

Whatever comes back is a documented status with the documented media type and schema, and never a fault of the server.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from datetime import timedelta
from typing import Any

import httpx
import msgspec
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import Case, GenerationMode, checks

from tests.server.api.told import good, two_at_a_table
from tests.support.api import Place, PlainEvents, Visitor, running_place, scope_of
from ziggurat.server.http.app import create_app
from ziggurat.server.http.openapi import document
from ziggurat.server.settings import Settings

EXAMPLES = int(
    os.environ.get("ZIGGURAT_SCHEMATHESIS_EXAMPLES", "14")
)  # for each operation, with good data and again with bad
CHECKS = [
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
    checks.response_headers_conformance,
    checks.negative_data_rejection,
]
DOCUMENT = msgspec.json.decode(msgspec.json.encode(document(create_app(Settings(database="unused"))._inside)))
OPERATIONS = {
    f"{method.upper()} {path}": operation
    for path, operations in DOCUMENT["paths"].items()
    for method, operation in operations.items()
}


def can_be_wrong(operation: dict[str, Any]) -> bool:
    """Whether anything but the text of a path is asked for; a socket refuses all that asks for no upgrade alike."""
    if "101" in operation["responses"]:
        return False
    parameters = operation.get("parameters", [])
    return "requestBody" in operation or any(
        parameter["in"] != "path" or parameter["schema"]["type"] != "string" for parameter in parameters
    )


EXCHANGES = [
    pytest.param(label, mode, id=f"{label} {mode.value}")
    for label, operation in OPERATIONS.items()
    for mode in GenerationMode
    if mode == GenerationMode.POSITIVE or can_be_wrong(operation)
]


class Fair:
    """A place with something of every kind in it, and everybody who may come."""

    def __init__(self, place: Place) -> None:
        self.place = place
        self.schema = schemathesis.openapi.from_dict(DOCUMENT)
        self.schema.config.generation.update(with_security_parameters=False)
        self.visitors: dict[str, Visitor] = {}
        self.known: dict[str, list[Any]] = {}

    async def furnish(self) -> None:
        anna, _, running = await two_at_a_table(self.place)
        _, boris, over = await two_at_a_table(self.place)
        good(await boris.post(f"/api/games/{over}/resign", {"ply": 0}))
        table = good(await anna.post("/api/tables", {"game": "babel"}), 201)["id"]
        alone = await self.place.match(anna, "me", "me")
        token = good(await anna.post("/api/me/tokens", {"label": "x", "scopes": ["read"]}), 201)["id"]
        session = good(await (await self.place.guest()).get("/api/me/sessions"))[0]["id"]
        self.known = {
            "session_id": [session],
            "game_id": [running, over, alone],
            "table_id": [table, running, over],
            "token_id": [token],
            "code": ["conflict", "nothing"],
            "name": ["babel", "match", "babel-lessons"],
            "lesson": ["aim", "great"],
            "language": ["en"],
            "seat": [0, 1],
        }
        self.visitors = {
            "nobody": self.place.visitor(),
            "guest": anna,
            "other guest": boris,
            "program": await self.place.program(anna, "read", "play", "account"),
            "reader": await self.place.program(anna, "read"),
        }

    async def send(self, case: Case[Any], who: str) -> httpx.Response:
        """The answer to a case, as its sender gets it; of a stream, the first event."""
        visitor = self.visitors[who]
        prepared = requests.Request(**case.as_transport_kwargs(base_url="http://testserver")).prepare()
        headers = {**visitor.headers, **{name: _text(value) for name, value in prepared.headers.items()}}
        body: Any = prepared.body
        request = httpx.Request(prepared.method or "", prepared.url or "", headers=headers, content=body)
        if case.operation.path.endswith("/events"):
            return await self._follow(request)
        client = self.place.visitor().client  # with no jar: nobody's cookies change on the way
        return await client.send(request)

    async def _follow(self, request: httpx.Request) -> httpx.Response:
        path = request.url.raw_path.decode()
        scope = scope_of("GET", path, dict(request.headers)) | {"path": httpx.URL(str(request.url)).path}
        async with PlainEvents(self.place.app, scope) as stream:
            last = request.headers.get("last-event-id") or request.url.params.get("after")
            if stream.status == 200 and last is None:
                body = (await stream.take(1))[0].raw
            else:
                body = b"" if stream.status == 200 else await stream.rest()
        answer = httpx.Response(stream.status, headers=stream.headers, content=body, request=request)
        answer.elapsed = timedelta(0)
        return answer


def _text(value: str | bytes) -> str:
    return value.decode("latin-1") if isinstance(value, bytes) else value


@pytest.fixture(scope="module")
def fair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Fair]:
    with running_place(str(tmp_path_factory.mktemp("fair") / "place.db")) as place:
        fair = Fair(place)
        assert place.runner is not None
        place.runner.run(fair.furnish())
        yield fair


@pytest.mark.parametrize(("label", "mode"), EXCHANGES)
def test_every_operation_answers_as_it_is_documented(fair: Fair, label: str, mode: GenerationMode) -> None:
    method, _, path = label.partition(" ")
    operation = fair.schema[path][method]
    names = [part[1:-1] for part in path.split("/") if part.startswith("{")]
    real = st.fixed_dictionaries({name: st.sampled_from(fair.known[name]) for name in names})
    runner = fair.place.runner
    assert runner is not None

    @settings(
        max_examples=EXAMPLES,
        derandomize=True,
        phases=[Phase.generate],
        database=None,
        deadline=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(data=st.data(), who=st.sampled_from(sorted(fair.visitors)), at_something=st.booleans())
    def exchange(data: st.DataObject, who: str, at_something: bool) -> None:
        pinned = data.draw(real) if at_something and names else None
        case = data.draw(operation.as_strategy(generation_mode=mode, path_parameters=pinned))
        answer = runner.run(fair.send(case, who))
        # To be too long is a reason to be refused as well, which Schemathesis does not know.
        too_long = answer.status_code == 413
        case.validate_response(answer, checks=CHECKS, excluded_checks=CHECKS[-1:] if too_long else [])
        if answer.status_code >= 400:
            documented = OPERATIONS[label]["responses"][str(answer.status_code)]["description"]
            assert answer.json()["code"] in documented.split(", "), answer.text

    exchange()
