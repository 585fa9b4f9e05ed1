"""Logs that nobody can fill: lines of one kind are sampled, and a store that does not answer gets no traces."""

import io
import json
import logging
from collections.abc import Iterator

import pytest

from ziggurat.play.errors import StoreUnavailable
from ziggurat.server import logs


@pytest.fixture
def lines(monkeypatch: pytest.MonkeyPatch) -> Iterator[io.StringIO]:
    written = io.StringIO()
    handler = logging.StreamHandler(written)
    handler.setFormatter(logs.JsonLines())
    handler.addFilter(logs.Sampled())
    log = logging.getLogger("tests.sampled")
    log.propagate = False
    log.setLevel(logging.INFO)
    log.addHandler(handler)
    yield written
    log.removeHandler(handler)


def told(lines: io.StringIO) -> list[dict[str, object]]:
    return [json.loads(line) for line in lines.getvalue().splitlines()]


def test_lines_of_one_kind_are_sampled_and_counted(lines: io.StringIO, monkeypatch: pytest.MonkeyPatch) -> None:
    log, now = logging.getLogger("tests.sampled"), 1000.0
    monkeypatch.setattr("ziggurat.server.logs.time.monotonic", lambda: now)
    for _ in range(500):
        log.warning("Invalid HTTP request received.")
    log.info("something else")
    assert [line["what"] for line in told(lines)].count("Invalid HTTP request received.") == logs.MOST_LINES
    assert told(lines)[-1]["what"] == "something else"
    now += logs.SPAN
    log.warning("Invalid HTTP request received.")
    assert told(lines)[-1]["left_out"] == 500 - logs.MOST_LINES
    assert "left_out" not in told(lines)[0]


def test_kinds_are_forgotten_again() -> None:
    sampled = logs.Sampled()
    for number in range(logs.MOST_KINDS * 2):
        assert sampled.filter(logging.makeLogRecord({"name": "x", "msg": f"kind {number}"}))
    assert len(sampled._seen) == logs.MOST_KINDS


def test_a_store_that_does_not_answer_leaves_a_line_and_no_trace(lines: io.StringIO) -> None:
    log = logging.getLogger("tests.sampled")
    for error, status in ((StoreUnavailable("disk full\nand more"), 503), (ValueError("a fault"), 500)):
        try:
            raise error
        except Exception as raised:
            logs.failure(log, raised, status, method="POST", path="/x")
    broken, fault = told(lines)
    assert "trace" not in broken
    assert "disk full" in str(broken["cause"])
    assert "a fault" in str(fault["trace"])
