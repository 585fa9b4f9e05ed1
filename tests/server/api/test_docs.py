"""The page about the API, and the document behind it: every field described, every call with an example that fits."""

from __future__ import annotations

import html
import json
import re
import shlex
from collections.abc import Iterator
from typing import Any
from urllib.parse import parse_qs, urlsplit

import jsonschema_rs

from tests.server.api.told import good
from tests.support.api import Place
from ziggurat.server.http.documented import operations


async def document_of(place: Place) -> dict[str, Any]:
    document: dict[str, Any] = good(await place.visitor().get("/api/openapi.json"))
    return document


async def test_every_field_and_every_parameter_is_described(lasting: Place) -> None:
    document = await document_of(lasting)
    missing = [
        f"{name}.{field}"
        for name, schema in document["components"]["schemas"].items()
        for field, inner in schema.get("properties", {}).items()
        if not inner.get("description")
    ]
    missing += [
        f"{operation['operationId']}: {parameter['name']}"
        for operation in operations(document)
        for parameter in operation.get("parameters", [])
        if not parameter.get("description")
    ]
    missing += [place for place, thing in inner_things(document["paths"]) if not thing.get("description")]
    assert not missing, f"say in field_words.py what these mean: {missing}"
    assert all(schema.get("description") for schema in document["components"]["schemas"].values())


def inner_things(part: Any, place: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    """The fields of schemas that stand within the calls, and the headers of answers."""
    pairs = part.items() if isinstance(part, dict) else enumerate(part) if isinstance(part, list) else ()
    for name, inner in pairs:
        if name in ("properties", "headers"):
            yield from ((f"{place}/{field}", thing) for field, thing in inner.items())
        if name != "example":
            yield from inner_things(inner, f"{place}/{name}")


async def test_every_call_stands_there_as_a_line_for_a_shell(lasting: Place) -> None:
    document = await document_of(lasting)
    page = html.unescape((await lasting.visitor().get("/api/docs")).text)
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            (sample,) = operation["x-codeSamples"]
            program, *words = shlex.split(sample["source"])
            assert f"<pre>{sample['source']}</pre>" in page
            assert program == ("websocat" if "101" in operation["responses"] else "curl")
            (address,) = (word for word in words if "://" in word)
            parts = urlsplit(address)
            assert re.fullmatch(re.sub(r"\{\w+\}", "[^/]+", path), parts.path)
            assert (["-X", method.upper()] == words[words.index("-X") :][:2]) if "-X" in words else method == "get"
            body = operation.get("requestBody", {}).get("content", {}).get("application/json")
            assert (json.loads(words[-1]) if body else None) == (body and body["example"])
            needed = {one["name"] for one in operation.get("parameters", []) if one.get("required")}
            assert needed <= {*re.findall(r"\{(\w+)\}", path), *parse_qs(parts.query)}


async def test_bodies_can_be_sent_as_they_stand(lasting: Place) -> None:
    document = await document_of(lasting)
    visitor = lasting.visitor()
    visitor = await visitor.introduce(await visitor.post("/api/guest"))
    for path, status in (
        ("/api/tables", 201),
        ("/api/study", 200),
        ("/api/study/why", 200),
        ("/api/lessons/{name}/{lesson}", 200),
        ("/api/me/tokens", 201),
        ("/api/accounts", 201),
        ("/api/login", 200),
    ):
        asked = document["paths"][path]["post"]
        for one in asked.get("parameters", []):
            path = path.replace(f"{{{one['name']}}}", one["example"])
        body = asked["requestBody"]["content"]["application/json"]["example"]
        visitor.csrf = good(await visitor.post(path, body), status).get("csrf", visitor.csrf)


async def test_every_call_has_examples_that_fit_their_schemas(lasting: Place) -> None:
    document = await document_of(lasting)
    for operation in operations(document):
        assert operation["summary"]
        assert operation["description"]
        things = [(one["schema"], one["example"]) for one in operation.get("parameters", [])]
        bodies = [operation.get("requestBody", {})]
        bodies += [answer for status, answer in operation["responses"].items() if status < "300"]
        for body in bodies:
            things += [(content["schema"], content["example"]) for content in body.get("content", {}).values()]
        for schema, example in things:
            whole = {**schema, "components": document["components"]}
            jsonschema_rs.Draft202012Validator(whole).validate(example)


async def test_the_page_shows_every_call_without_scripts_or_the_internet(lasting: Place) -> None:
    document = await document_of(lasting)
    for path in ("/api/docs", "/api/docs/"):
        answer = await lasting.visitor().get(path)
        assert (answer.status_code, answer.headers["content-type"]) == (200, "text/html; charset=utf-8")
        for operation in operations(document):
            assert f'<section id="{operation["operationId"]}">' in answer.text
        assert "<script" not in answer.text
        assert not re.search(r'(?:src|href)="(?:https?:)?//', answer.text)
        assert "script-src" not in answer.headers["content-security-policy"]
