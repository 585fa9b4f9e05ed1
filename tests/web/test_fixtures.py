"""The payloads, deals and phrases that the browser's tests know are those of today's rules and server."""

import json
from functools import cache

from tests.web.fixtures import FOLDER, PAYLOADS, written

_written = cache(written)


def test_fixtures_are_what_the_program_writes() -> None:
    again = "if this is meant, run: python -m tests.web.fixtures"
    assert {path.name for path in FOLDER.iterdir()} == set(_written()), again
    for name, text in _written().items():
        assert (FOLDER / name).read_text(encoding="utf-8") == text, f"{name}: {again}"


def test_no_moment_is_missing() -> None:
    """Otherwise the browser's tests would lay fewer kinds of tables than they claim."""
    payloads = [json.loads(_written()[f"{name}.json"]) for name in [*PAYLOADS, "rich"]]
    phases = {"board", "side", "tile", "card", "seventh", "free", "dig", "loss", "copy", "over"}
    assert {payload["table"]["phase"] for payload in payloads} == phases
    sheet = json.loads(_written()["rich.json"])["table"]["cities"][0]["parts"]
    assert {part["text"]["key"] for parts in sheet.values() for part in parts} >= {
        "part-symbols-chosen", "part-sets", "part-project-times", "part-unpaid", "part-defeats",
    }  # fmt: skip
