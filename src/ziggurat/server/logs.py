"""Structured logs: one JSON object a line, on standard error."""

import json
import logging
import sys
import time
from collections.abc import Callable

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


def begin(level: int = logging.INFO) -> None:
    """Send all logs of this process to standard error, as JSON lines."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for noisy in ("uvicorn.access", "alembic.runtime.migration"):
        logging.getLogger(noisy).setLevel(logging.WARNING)


class Sampler:
    """Logs of each kind of line one at once, and later ones at most every so many seconds with how many were left out.

    Whoever attacks must not fill the disk with lines that say so.
    """

    def __init__(self, log: logging.Logger, every: float = 10.0, clock: Callable[[], float] = time.monotonic) -> None:
        self._log = log
        self._every = every
        self._clock = clock
        self._said: dict[str, tuple[float, int]] = {}

    def info(self, what: str, key: str, **extra: object) -> None:
        """Something that happens all the time."""
        self._say(logging.INFO, what, key, extra)

    def warning(self, what: str, key: str, **extra: object) -> None:
        """Something that somebody should see."""
        self._say(logging.WARNING, what, key, extra)

    def error(self, what: str, key: str, **extra: object) -> None:
        """Something that somebody should mend."""
        self._say(logging.ERROR, what, key, extra)

    def _say(self, level: int, what: str, key: str, extra: dict[str, object]) -> None:
        now = self._clock()
        said, left_out = self._said.get(key, (float("-inf"), 0))
        if now - said < self._every:
            self._said[key] = said, left_out + 1
            return
        self._said[key] = now, 0
        self._log.log(level, what, extra={**extra, "left_out": left_out})
