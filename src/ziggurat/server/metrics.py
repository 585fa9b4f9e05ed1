"""Counts and times, in Prometheus' text format."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterator

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)  # seconds
LONG = (0.001, 0.01, 0.1, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0)  # seconds, of what bots do


class Counter:
    """Something that only grows."""

    kind = "counter"

    def __init__(self, name: str, meaning: str) -> None:
        self.name = name
        self.meaning = meaning
        self._counts: dict[str, int] = {}

    def add(self, labels: str = "") -> None:
        """One more, under labels such as `status="200"`."""
        self._counts[labels] = self._counts.get(labels, 0) + 1

    def lines(self) -> Iterator[str]:
        """All counts."""
        for labels, count in (self._counts or {"": 0}).items():
            yield f"{self.name}{{{labels}}} {count}" if labels else f"{self.name} {count}"


class Gauge:
    """Something that is asked when it is wanted."""

    kind = "gauge"

    def __init__(self, name: str, meaning: str, ask: Callable[[], int]) -> None:
        self.name = name
        self.meaning = meaning
        self._ask = ask

    def lines(self) -> Iterator[str]:
        """The value now."""
        yield f"{self.name} {self._ask()}"


class Histogram:
    """How long things took."""

    kind = "histogram"

    def __init__(self, name: str, meaning: str, buckets: tuple[float, ...] = BUCKETS) -> None:
        self.name = name
        self.meaning = meaning
        self._buckets = buckets
        self._counts = [0] * (len(buckets) + 1)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        """One more."""
        self._counts[bisect_left(self._buckets, seconds)] += 1
        self._sum += seconds

    def lines(self) -> Iterator[str]:
        """All buckets, each with what is below it."""
        total = 0
        for bound, count in zip((*map(str, self._buckets), "+Inf"), self._counts, strict=True):
            total += count
            yield f'{self.name}_bucket{{le="{bound}"}} {total}'
        yield f"{self.name}_sum {self._sum:.6f}"
        yield f"{self.name}_count {total}"


class Metrics:
    """All that this process measures."""

    def __init__(self) -> None:
        self.requests = Counter("ziggurat_requests_total", "Requests answered, by method and status.")
        self.actions = Counter("ziggurat_actions_total", "Actions of people, written durably.")
        self.bot_events = Counter("ziggurat_bot_events_total", "Actions and replacements of bots, written durably.")
        self.bot_failures = Counter("ziggurat_bot_failures_total", "Bots that failed and were replaced.")
        self.bot_restarts = Counter("ziggurat_bot_restarts_total", "Processes for bots that were replaced, by cause.")
        self.bot_stalls = Counter("ziggurat_bot_stalls_total", "Matches that wait because no bot answers.")
        self.bot_wait_seconds = Histogram("ziggurat_bot_wait_seconds", "Until a bot begins to think.", LONG)
        self.bot_thinking_seconds = Histogram("ziggurat_bot_thinking_seconds", "Thinking about a decision.", LONG)
        self.conflicts = Counter("ziggurat_conflicts_total", "Actions decided on a ply that was not the last.")
        self.failed_groups = Counter("ziggurat_store_failures_total", "Groups of writes that the store did not take.")
        self.takeovers = Counter("ziggurat_takeovers_total", "Seats taken over by a bot, by reason.")
        self.refused_connections = Counter("ziggurat_connections_refused_total", "Connections refused, by reason.")
        self.cut_connections = Counter(
            "ziggurat_connections_cut_total", "Connections ended because of what the client did, by reason."
        )
        self.dropped_streams = Counter("ziggurat_dropped_streams_total", "Streams that failed and were dropped.")
        self.action_seconds = Histogram("ziggurat_action_seconds", "From reading an action to its acknowledgement.")
        self._gauges: list[Gauge] = []

    def gauge(self, name: str, meaning: str, ask: Callable[[], int]) -> None:
        """Add something that is asked when it is wanted."""
        self._gauges.append(Gauge(name, meaning, ask))

    def text(self) -> str:
        """Everything, as Prometheus reads it."""
        own = [value for value in vars(self).values() if isinstance(value, Counter | Histogram)]
        lines: list[str] = []
        for metric in (*own, *self._gauges):
            lines += [f"# HELP {metric.name} {metric.meaning}", f"# TYPE {metric.name} {metric.kind}", *metric.lines()]
        return "\n".join(lines) + "\n"
