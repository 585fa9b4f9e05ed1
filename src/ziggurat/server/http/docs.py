"""The page about the API at /api/docs: the OpenAPI document as HTML, without scripts and without the internet."""

from __future__ import annotations

import base64
import hashlib
import json
from collections.abc import Mapping
from functools import cache
from html import escape
from typing import Any

import msgspec

from ziggurat.server.http.answers import SECURITY, Send, answer
from ziggurat.server.http.documented import fields_of

PATHS = ("/api/docs", "/api/docs/")
STYLE = """
:root{color-scheme:light dark;--ground:#f6efe0;
--panel:#fffaf0;--ink:#2b2118;--soft:#5d4c3a;--line:#c9b48f;--link:#7a3b12}
@media(prefers-color-scheme:dark){
:root{--ground:#1d1712;--panel:#2a221b;--ink:#f1e6d3;--soft:#c9b79d;--line:#5c4a38;
--link:#f0b070}}
*{box-sizing:border-box}
body{margin:0 auto;padding:1.5rem 1rem 4rem;max-width:60rem;background:var(--ground);
color:var(--ink);font:1rem/1.5 Georgia,serif}
h1,h2,h3{line-height:1.2}h3{margin:0}a{color:var(--link)}
code,pre{font:.875rem/1.45 ui-monospace,monospace;overflow-wrap:anywhere}
pre{margin:.5rem 0;padding:.75rem;border:1px solid var(--line);border-radius:6px;white-space:pre-wrap}
section{margin:1rem 0;padding:1rem;border:1px solid var(--line);border-radius:8px;background:var(--panel)}
table{width:100%;border-collapse:collapse;font-size:.9375rem}
th,td{padding:.3rem .6rem .3rem 0;border-top:1px solid var(--line);text-align:left;vertical-align:top}
td:first-child,th:first-child{width:30%}summary{cursor:pointer;padding:.25rem 0}
.soft{color:var(--soft)}nav ul{columns:16rem;padding-left:1.2rem}
"""
_HASH = base64.b64encode(hashlib.sha256(STYLE.encode()).digest())
POLICY = (
    b"default-src 'none'; style-src 'sha256-" + _HASH + b"'; img-src 'self'; frame-ancestors 'none'; "
    b"base-uri 'none'; form-action 'none'"
)


async def send_docs(api: Mapping[str, Any], method: str, send: Send) -> int:
    """Send the page."""
    headers = [(b"content-type", b"text/html; charset=utf-8"), (b"content-security-policy", POLICY)]
    headers += [pair for pair in SECURITY if pair[0] != b"content-security-policy"]
    await answer(send, 200, headers, b"" if method == "HEAD" else _page(msgspec.json.encode(api)))
    return 200


@cache
def _page(document: bytes) -> bytes:
    """The page of a document, made once."""
    return page(msgspec.json.decode(document)).encode()


def page(api: dict[str, Any]) -> str:
    """The whole page."""
    calls = [(method, path, call) for path, methods in api["paths"].items() for method, call in methods.items()]
    calls.sort(key=lambda call: call[2].get("tags", [""])[0])
    parts = [_operation(*call) for call in calls]
    schemas = [_schema(name, schema) for name, schema in sorted(api["components"]["schemas"].items())]
    title = f"{escape(api['info']['title'])}: the API"
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{title}</title>'
        '<meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="/icon.svg">'
        f"<style>{STYLE}</style></head><body><main><h1>{title}</h1><p>{escape(api['info'].get('description', ''))}</p>"
        '<p>The same for programs: <a href="/api/openapi.json">/api/openapi.json</a> (OpenAPI '
        f'{escape(api["openapi"])}). <a href="/">Back to the tables</a>.</p>'
        f'<nav aria-label="Calls"><ul>{"".join(_link(*call) for call in calls)}</ul></nav>{_security(api)}'
        f"<h2>Calls</h2>{''.join(parts)}<h2>Data</h2>{''.join(schemas)}</main></body></html>"
    )


def _link(method: str, path: str, call: dict[str, Any]) -> str:
    return f'<li><a href="#{escape(call["operationId"])}">{escape(call["summary"])}</a></li>'


def _security(api: dict[str, Any]) -> str:
    """How to say who one is."""
    schemes = api["components"].get("securitySchemes", {}).items()
    rows = "".join(f"<tr><td><code>{escape(name)}</code></td><td>{_said(one)}</td></tr>" for name, one in schemes)
    return f"<h2>Who is asking</h2><table><tbody>{rows}</tbody></table>"


def _operation(method: str, path: str, call: dict[str, Any]) -> str:
    """One call: what it is for, what it takes, what it answers."""
    samples = "".join(f"<pre>{escape(one['source'])}</pre>" for one in call["x-codeSamples"])
    parameters = "".join(_parameter(one) for one in call.get("parameters", []))
    body = _bodies("Request", call.get("requestBody", {}))
    good = "".join(_bodies(code, one) for code, one in call["responses"].items() if code < "300")
    bad = "".join(_row(code, one["description"]) for code, one in call["responses"].items() if code >= "300")
    return (
        f'<section id="{escape(call["operationId"])}"><h3>{escape(call["summary"])}</h3>'
        f'<p><code>{method.upper()} {escape(path)}</code> <span class="soft">{escape(call["tags"][0])}</span></p>'
        f"<p>{_said(call)}</p>{samples}{_table('Parameters', parameters)}"
        f"{body}{good}{_table('Problems', bad)}</section>"
    )


def _said(thing: dict[str, Any]) -> str:
    return escape(thing.get("description", ""))


def _table(title: str, rows: str) -> str:
    return f"<details><summary>{title}</summary><table><tbody>{rows}</tbody></table></details>" if rows else ""


def _row(name: str, said: str) -> str:
    return f"<tr><td><code>{escape(name)}</code></td><td>{escape(said)}</td></tr>"


def _parameter(one: dict[str, Any]) -> str:
    where = one["in"] + (", required" if one.get("required") else "")
    return _row(one["name"], f"{one.get('description', '')} ({where}; for example {json.dumps(one.get('example'))})")


def _bodies(title: str, body: dict[str, Any]) -> str:
    """A request or an answer with its example."""
    found = body.get("content", {}).items()
    said = "".join(_body(media, content) for media, content in found)
    return f"<details><summary>{escape(title)}: {_said(body) or 'the body'}</summary>{said}</details>" if body else ""


def _body(media: str, content: dict[str, Any]) -> str:
    example = content.get("example")
    text = example if isinstance(example, str) else json.dumps(example, indent=2, ensure_ascii=False)
    fields = "".join(_field(*one) for one in fields_of(content["schema"]))
    return f"<p>{escape(media)} {_kind(content['schema'])}</p><pre>{escape(text)}</pre>{_table('Fields', fields)}"


def _schema(name: str, schema: dict[str, Any]) -> str:
    """A kind of data with its fields."""
    rows = "".join(_field(*one) for one in schema.get("properties", {}).items())
    head = f'<section id="data-{escape(name)}"><h3>{escape(name)}</h3><p>{_said(schema)}</p>'
    return f"{head}{_table('Fields', rows)}</section>"


def _field(name: str, schema: dict[str, Any]) -> str:
    return f"<tr><td><code>{escape(name)}</code><br>{_kind(schema)}</td><td>{_said(schema)}</td></tr>"


def _kind(schema: dict[str, Any]) -> str:
    """What sort of data a schema is, with links."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f'<a href="#data-{name}">{name}</a>'
    if choices := schema.get("anyOf") or schema.get("oneOf"):
        return " or ".join(map(_kind, choices))
    if schema.get("type") == "array" and isinstance(schema.get("items"), dict):
        return f"list of {_kind(schema['items'])}"
    if "enum" in schema:
        return " | ".join(f"<code>{escape(json.dumps(value))}</code>" for value in schema["enum"])
    kind = json.dumps(schema["const"]) if "const" in schema else schema.get("type", "anything")
    return f'<span class="soft">{escape(kind if isinstance(kind, str) else " or ".join(kind))}</span>'
