"""Structured logs: one JSON object a line, on standard error."""

import json
import logging
import sys
import time
from collections import OrderedDict
from http import HTTPStatus

SPAN = 60.0  # seconds
MOST_LINES = 20  # of one kind in that time
MOST_KINDS = 1000

_PLAIN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


class JsonLines(logging.Formatter):
    """A log record as one line of JSON; what was given as `extra` becomes fields."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        stamp = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line = {
            "at": f"{stamp}.{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "where": record.name,
            "what": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in _PLAIN}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str, ensure_ascii=False)


class Sampled(logging.Filter):
    """Lets through so many lines of one kind in a span of time; the next one then says how many were left out."""

    def __init__(self) -> None:
        super().__init__()
        self._seen: OrderedDict[tuple[str, str], tuple[float, int]] = OrderedDict()  # since when, and how many

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a line is written."""
        kind, now = (record.name, str(record.msg)), time.monotonic()
        since, count = self._seen.pop(kind, (now, 0))
        if now - since >= SPAN:
            if count > MOST_LINES:
                record.left_out = count - MOST_LINES
            since, count = now, 0
        self._seen[kind] = since, count + 1
        if len(self._seen) > MOST_KINDS:
            self._seen.popitem(last=False)
        return count < MOST_LINES


def failure(log: logging.Logger, error: Exception, status: int, **where: str) -> None:
    """Tell of a request that failed; whole traces are for faults of ours, not for a store that does not answer."""
    if status == HTTPStatus.SERVICE_UNAVAILABLE:
        said = str(error) or type(error).__name__
        log.warning("request not served", extra={**where, "cause": said.splitlines()[0]})
    else:
        log.error("request failed", exc_info=error, extra=where)


def begin(level: int = logging.INFO) -> None:
    """Send all logs of this process to standard error, as JSON lines."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(Sampled())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for noisy in ("uvicorn.access", "alembic.runtime.migration"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
