"""The OpenAPI document made whole: every field has its description, every call an example that fits its schema."""

from __future__ import annotations

import json
import re
import shlex
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote, urlencode

from ziggurat.play import clock
from ziggurat.server import wire
from ziggurat.server.http.field_words import BODIES, EXAMPLES, FIELDS

Schema = dict[str, Any]
_HOMES = {"Clock": clock, "ClockState": clock}
REF = "#/components/schemas/"
HERE = "127.0.0.1:8000"
TOKEN = '-H "Authorization: Bearer $TOKEN"'
ENTERING = ("/api/guest", "/api/accounts", "/api/login", "/api/recover")  # the answer has a cookie, kept in `jar`
OPEN = tuple(f"/api/{what}" for what in ("shelf", "texts", "things", "lessons", "rulebook", "study", "place"))
COOKIE = '-b jar -H "X-CSRF-Token: $CSRF"'  # for what is about the session itself
DEEPEST = 6  # levels of an example; what lies deeper is left empty where it may be


def complete(api: dict[str, Any]) -> dict[str, Any]:
    """Describe what has no description yet, and give every body and parameter an example."""
    schemas: dict[str, Schema] = api["components"]["schemas"]
    for name, schema in schemas.items():
        schema.setdefault("description", _docstring(name))
        for field, inner in schema.get("properties", {}).items():
            _describe(inner, f"{name}.{field}", field)
    for operation in operations(api):
        for parameter in operation.get("parameters", []):
            _describe(parameter, parameter["name"], parameter["name"])
            parameter["example"] = _example(parameter["schema"], schemas, parameter["name"])
        for content in _contents(operation):
            for field, inner in fields_of(content["schema"]):
                _describe(inner, field, field)
            content["example"] = _example(content["schema"], schemas, "")
        for answer in operation["responses"].values():
            for header, said in answer.get("headers", {}).items():
                _describe(said, header, header)
    for path, methods in api["paths"].items():
        for method, operation in methods.items():
            operation["x-codeSamples"] = [{"lang": "Shell", "source": _command(method, path, operation)}]
    return api


def operations(api: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """All operations, in the order of the document."""
    return (operation for methods in api["paths"].values() for operation in methods.values())


def fields_of(schema: Schema) -> Iterator[tuple[str, Schema]]:
    """The fields of a schema that stands where it is used."""
    yield from schema.get("properties", {}).items()
    for choice in schema.get("oneOf", ()):
        yield from fields_of(choice)


def _contents(operation: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The bodies of a request and of its good answers."""
    bodies = [operation.get("requestBody", {})]
    bodies += [answer for status, answer in operation["responses"].items() if status < "300"]
    return (content for body in bodies for content in body.get("content", {}).values())


def _describe(thing: Schema, full: str, name: str) -> None:
    if "description" not in thing and (words := FIELDS.get(full) or FIELDS.get(name)):
        thing["description"] = words


def _docstring(name: str) -> str:
    """What a kind of data says of itself, in one line."""
    return " ".join((getattr(_HOMES.get(name, wire), name).__doc__ or "").split())


def _command(method: str, path: str, operation: dict[str, Any]) -> str:
    """A call as somebody types it at a shell."""
    asked = [one for one in operation.get("parameters", []) if one.get("required")]
    for one in asked:
        path = path.replace(f"{{{one['name']}}}", quote(str(one["example"])))
    query = urlencode([(one["name"], one["example"]) for one in asked if one["in"] == "query"])
    if "101" in operation["responses"]:
        return f"websocat {TOKEN} ws://{HERE}{path}"
    words = ["curl", "-N" if "text/event-stream" in str(operation["responses"]) else "", _proof(path, operation)]
    words += [f"-X {method.upper()}" if method != "get" else ""]
    words.append(shlex.quote(f"http://{HERE}{path}{'?' * bool(query)}{query}"))
    body = operation.get("requestBody", {}).get("content", {}).get("application/json")
    if body:
        sent = json.dumps(body["example"], ensure_ascii=False).replace("'", r"'\''")
        words.append(f"-H 'Content-Type: application/json' -d '{sent}'")
    return " ".join(filter(None, words))


def _proof(path: str, operation: dict[str, Any]) -> str:
    """How a program says who it is, where that matters."""
    answers = operation["responses"].values()
    if path.startswith(ENTERING):
        return "-c jar"
    if any("scope-missing" in answer["description"] for answer in answers):
        return "" if path.startswith(OPEN) else TOKEN
    return COOKIE if any("Set-Cookie" in answer.get("headers", {}) for answer in answers) else ""


# -- examples --------------------------------------------------------------------------------------------------------


def _example(schema: Schema, schemas: dict[str, Schema], name: str, depth: int = 0) -> Any:
    """Something that fits a schema, as telling as its name allows."""
    if "$ref" in schema:
        kind = schema["$ref"].removeprefix(REF)
        return BODIES[kind] if kind in BODIES else _example(schemas[kind], schemas, name, depth)
    for key in ("examples", "enum"):
        if schema.get(key):
            return schema[key][0]
    if "const" in schema:
        return schema["const"]
    choices = schema.get("anyOf") or schema.get("oneOf")
    if choices:
        return _example(_chosen(choices, depth), schemas, name, depth)
    return _plain(schema, schemas, name, depth)


def _chosen(choices: list[Schema], depth: int) -> Schema:
    """Of several schemas the first; deep down nothing, where that is allowed."""
    empty = [choice for choice in choices if choice.get("type") == "null"]
    return empty[0] if empty and depth > 1 else next(choice for choice in choices if choice.get("type") != "null")


def _plain(schema: Schema, schemas: dict[str, Schema], name: str, depth: int) -> Any:
    kind = schema.get("type", "object")
    kind = next(one for one in kind if one != "null") if isinstance(kind, list) else kind
    if kind == "null":
        return None
    if kind == "object":
        fields = schema.get("properties", {})
        wanted = fields if depth < DEEPEST else {field: fields[field] for field in schema.get("required", [])}
        return {field: _example(inner, schemas, field, depth + 1) for field, inner in wanted.items()}
    if kind == "array":
        return _array(schema, schemas, name, depth)
    known = EXAMPLES.get(name)
    if known is not None and _fits(known, kind, schema):
        return known
    if kind == "boolean":
        return False
    return _text(schema) if kind == "string" else _number(schema)


def _array(schema: Schema, schemas: dict[str, Schema], name: str, depth: int) -> list[Any]:
    prefix = [_example(inner, schemas, name, depth + 1) for inner in schema.get("prefixItems", [])]
    items = schema.get("items")
    count = max(1 if depth < 3 else 0, schema.get("minItems", 0)) - len(prefix)
    return prefix + [_example(items, schemas, name, depth + 1) for _ in range(count) if isinstance(items, dict)]


def _fits(value: object, kind: str, schema: Schema) -> bool:
    if kind == "string":
        fits = isinstance(value, str) and re.search(schema.get("pattern", ""), value) is not None
        return fits and len(str(value)) >= schema.get("minLength", 0)
    return kind in ("integer", "number") and isinstance(value, int) and value <= schema.get("maximum", value)


def _text(schema: Schema) -> str:
    if "pattern" in schema:
        return "en" if "a-z" in schema["pattern"] else "3"
    return "…".ljust(schema.get("minLength", 0), "…")


def _number(schema: Schema) -> int:
    return int(schema.get("default") or max(0, schema.get("minimum", 0)))
