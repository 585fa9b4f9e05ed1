"""The page about the API, and the document behind it: every field described, every call with an example that fits."""

from __future__ import annotations

import re
from typing import Any

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
    assert not missing, f"say in field_words.py what these mean: {missing}"
    assert all(schema.get("description") for schema in document["components"]["schemas"].values())


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
