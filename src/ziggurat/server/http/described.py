"""What handlers say of themselves in the OpenAPI document: their status, and every problem that may come instead."""

from __future__ import annotations

from typing import Any

from litestar.openapi.datastructures import ResponseSpec

from ziggurat.server.problems import BY_CODE
from ziggurat.server.wire import Problem

CONNECTION = ("head-too-large", "too-slow", "too-many-connections", "http-version")  # before any operation is reached
ALWAYS = (
    *("not-signed-in", "bad-request", "too-many-requests", "forged-request", "internal-error", "unavailable"),
    "wrong-host",
    *CONNECTION,
)


def described(*codes: str, status: int = 200) -> dict[str, Any]:
    """The keyword arguments of a handler: its status, and the problems that it may answer with."""
    by_status: dict[int, list[str]] = {}
    for code in dict.fromkeys((*codes, *ALWAYS)):
        by_status.setdefault(BY_CODE[code].status, []).append(code)
    responses = {
        number: ResponseSpec(
            Problem,
            description=", ".join(names),
            media_type="application/problem+json",
            generate_examples=False,
        )
        for number, names in by_status.items()
    }
    return {"status_code": status, "responses": responses, "raises": None}
