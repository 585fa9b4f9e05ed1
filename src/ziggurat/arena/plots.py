"""Plots as SVG, drawn for the report's page: colours and letters come from its style, so they follow its theme."""

from collections.abc import Sequence
from html import escape
from math import ceil, floor, isfinite, log10

from ziggurat.arena.findings import AgentFound, Findings
from ziggurat.arena.text import milliseconds, number, percent, percents, with_interval

WIDTH = 720.0
LETTER = 7.4  # about the width of one
ROW = 34.0
TOP = 12.0
FOOT = 34.0
SERIES = 8  # colours before they come again, then with dashes
MOST_POINTS = 240  # of a curve; more could not be seen


def _svg(name: str, height: float, parts: Sequence[str]) -> str:
    """A picture that scales, with a name for those who do not see it."""
    inside = "".join(parts)
    return f'<svg viewBox="0 0 {WIDTH:.0f} {height:.0f}" role="img" aria-label="{escape(name)}">{inside}</svg>'


def _text(x: float, y: float, words: str, kind: str = "", anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{kind}" text-anchor="{anchor}">{escape(words)}</text>'


def _line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def _dot(x: float, y: float, kind: str, title: str = "", size: float = 6) -> str:
    inside = f"<title>{escape(title)}</title>" if title else ""
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{size:g}" class="{kind}">{inside}</circle>'


def _box(x: float, y: float, width: float, height: float, kind: str, title: str, strength: float = 1) -> str:
    place = f'x="{x:.1f}" y="{y:.1f}" width="{max(width, 0):.1f}" height="{height:.1f}"'
    return f'<rect {place} class="{kind}" fill-opacity="{strength:.2f}"><title>{escape(title)}</title></rect>'


def short(name: str, letters: int = 30) -> str:
    """A name that fits; the whole of it stands in the tables."""
    return name if len(name) <= letters else f"{name[: letters - 1]}…"


def margin(names: Sequence[str]) -> float:
    """Room for names at the left."""
    return 20 + LETTER * max(len(short(name)) for name in names)


def ticks(low: float, high: float, wanted: int = 6) -> list[float]:
    """Round numbers from low to high, about as many as wanted."""
    span = max(high - low, 1e-9)
    step = 10 ** floor(log10(span / wanted))
    step *= next(times for times in (1, 2, 5, 10) if span / (step * times) <= wanted)
    return [step * k for k in range(ceil(low / step), floor(high / step) + 1)]


class Scale:
    """Where a value lies between two edges of a plot."""

    def __init__(self, low: float, high: float, left: float, right: float) -> None:
        self.low, self.high, self.left, self.right = low, high if high > low else low + 1, left, right

    def __call__(self, value: float) -> float:
        """The place of a value; what lies beyond an edge is put there."""
        within = min(max(value, self.low), self.high)
        return self.left + (within - self.low) / (self.high - self.low) * (self.right - self.left)


def _grid(scale: Scale, marks: Sequence[tuple[float, str]], height: float) -> list[str]:
    """Upright lines with their numbers below."""
    parts = [_line(scale(value), TOP, scale(value), height - FOOT + 6, "grid") for value, _ in marks]
    return parts + [_text(scale(value), height - 10, words, "soft", "middle") for value, words in marks]


# -- the plots -------------------------------------------------------------------------------------------------------


def ladder(found: Findings) -> str:
    """Elo of every agent with its interval."""
    edges = [edge for one in found.agents for edge in (one.elo.value, one.elo.low, one.elo.high) if isfinite(edge)]
    low, high = min(edges) - 20, max(edges) + 20
    names, height = [one.agent for one in found.agents], TOP + ROW * len(found.agents) + FOOT
    scale = Scale(low, high, margin(names), WIDTH - 70)
    parts = _grid(scale, [(value, f"{value:.0f}") for value in ticks(low, high)], height)
    for place, one in enumerate(found.agents):
        y = TOP + ROW * (place + 0.5)
        parts += [
            _text(0, y + 5, short(one.agent), "name"),
            _line(scale(one.elo.low), y, scale(one.elo.high), y, "whisker s0"),
            _dot(scale(one.elo.value), y, "dot s0", f"{one.agent}: {with_interval(one.elo)}"),
            _text(WIDTH, y + 5, number(one.elo.value), "figure", "end"),
        ]
    return _svg("Elo of each agent with its 95 % interval", height, parts)


def matrix(found: Findings) -> str:
    """Who was placed before whom, in percent: blue above the middle, clay below it."""
    names = [one.agent for one in found.agents]
    left = margin(names)
    cell = min(110.0, (WIDTH - left) / len(names))
    height = TOP + 44 * len(names) + FOOT
    shares = {(pair.first, pair.second): (pair.before.value, percents(pair.before)) for pair in found.pairs}
    shares |= {
        (b, a): (1 - value, f"{percent(1 - value)}, the other {said}") for (a, b), (value, said) in shares.items()
    }
    parts = []
    for row, one in enumerate(names):
        y = TOP + 44 * row
        parts.append(_text(0, y + 26, short(one), "name"))
        for column, other in enumerate(names):
            parts += _cell(left + cell * column, y, cell, shares.get((one, other)), f"{one} – {other}")
    below = [short(name, max(4, int(cell / LETTER))) for name in names]
    parts += [_text(left + cell * (k + 0.5), height - 10, name, "soft", "middle") for k, name in enumerate(below)]
    return _svg("How often the agent of a row is placed before the agent of a column", height, parts)


def _cell(x: float, y: float, width: float, share: tuple[float, str] | None, who: str) -> list[str]:
    if share is None:
        return [_box(x + 1, y + 1, width - 2, 42, "empty", who)]
    value, said = share
    kind = "s0" if value >= 0.5 else "s1"
    box = _box(x + 1, y + 1, width - 2, 42, f"cell {kind}", f"{who}: {said}", 0.08 + 0.52 * abs(2 * value - 1))
    return [box, _text(x + width / 2, y + 27, f"{100 * value:.0f} %", "figure", "middle")]


def curves(names: Sequence[str], shares: Sequence[Sequence[float]], par: float) -> str:
    """The share of first places after each deal, one line an agent, named where it ends."""
    deals = max(len(line) for line in shares)
    height, right = 300.0, WIDTH - margin(names)
    across, up = Scale(1, max(2, deals), 44, right - 8), Scale(0, 1, height - FOOT, TOP)
    parts = [_line(44, up(value), right - 8, up(value), "grid") for value in (0, 0.25, 0.5, 0.75, 1)]
    parts += [_text(38, up(value) + 5, f"{100 * value:.0f} %", "soft", "end") for value in (0, 0.5, 1)]
    parts += [_line(44, up(par), right - 8, up(par), "par"), _text(48, up(par) - 5, "par", "soft")]
    parts += [
        _text(across(k), height - 10, f"{k:.0f}", "soft", "middle") for k in ticks(1, max(2, deals)) if k % 1 == 0
    ]
    ends = _apart([up(line[-1]) if line else up(0) for line in shares], TOP + 6, height - FOOT)
    for place, (name, line) in enumerate(zip(names, shares, strict=True)):
        kind = series(place)
        points = " ".join(f"{across(k + 1):.1f},{up(line[k]):.1f}" for k in _thinned(len(line)))
        parts.append(f'<polyline points="{points}" class="curve {kind}"/>')
        parts.append(_text(right, ends[place] + 5, short(name), f"name {kind}"))
    return _svg("The share of first places of each agent, after each deal", height, parts)


def series(place: int) -> str:
    """The look of one of several lines."""
    return f"s{place % SERIES}" + (" dashed" if place >= SERIES else "")


def _thinned(length: int) -> list[int]:
    """Some of many places, the first and the last among them."""
    step = max(1, ceil(length / MOST_POINTS))
    return sorted({*range(0, length, step), *([length - 1] if length else [])})


def _apart(heights: Sequence[float], top: float, bottom: float, room: float = 17) -> list[float]:
    """The same heights, moved so far apart that names can be read."""
    placed = dict.fromkeys(range(len(heights)), 0.0)
    last = top - room
    for place in sorted(placed, key=lambda k: heights[k]):
        last = placed[place] = max(heights[place], last + room)
    over = max(0.0, last - bottom)
    return [placed[place] - over for place in range(len(heights))]


def times(found: Findings) -> str:
    """How long each agent takes, mean and 95th percentile, on a scale of powers of ten."""
    names, height = [one.agent for one in found.agents], TOP + ROW * len(found.agents) + FOOT
    known = [max(1e-3, time) for one in found.agents for time in (one.milliseconds.mean, one.milliseconds.p95)]
    low, high = floor(log10(min(known))), ceil(log10(max(known)) + 1e-9)
    scale = Scale(low, max(high, low + 1), margin(names), WIDTH - 150)
    marks = [(float(power), f"{10.0**power:g} ms") for power in range(low, max(high, low + 1) + 1)]
    parts = _grid(scale, marks, height)
    for place, one in enumerate(found.agents):
        parts += _time_row(one, scale, TOP + ROW * (place + 0.5))
    return _svg("Milliseconds a choice of each agent: mean and 95th percentile", height, parts)


def _time_row(one: AgentFound, scale: Scale, y: float) -> list[str]:
    time = one.milliseconds
    mean, late = (scale(log10(max(1e-3, value))) for value in (time.mean, time.p95))
    said = f"{milliseconds(time.mean)} · p95 {milliseconds(time.p95)}"
    dots = [_dot(mean, y, "dot s0", f"mean {said}"), _dot(late, y, "ring s1", f"95th percentile {said}", 5)]
    whisker = _line(min(mean, late), y, max(mean, late), y, "whisker s0")
    return [_text(0, y + 5, short(one.agent), "name"), whisker, *dots, _text(WIDTH, y + 5, said, "figure", "end")]


def placements(found: Findings) -> str:
    """How often each agent took each place."""
    names, height = [one.agent for one in found.agents], TOP + ROW * len(found.agents) + FOOT
    scale = Scale(0, 1, margin(names), WIDTH - 70)
    parts = _grid(scale, [(value, f"{100 * value:.0f} %") for value in (0, 0.25, 0.5, 0.75, 1)], height)
    for place, one in enumerate(found.agents):
        y = TOP + ROW * place
        parts += [_text(0, y + ROW / 2 + 5, short(one.agent), "name"), *_stack(one, scale, y + 5)]
        parts.append(_text(WIDTH, y + ROW / 2 + 5, number(one.placement.value, 2), "figure", "end"))
    return _svg("How often each agent came first, second and so on, and its mean place", height, parts)


def _stack(one: AgentFound, scale: Scale, y: float) -> list[str]:
    parts, taken, total = [], 0, max(1, sum(one.places))
    for place, count in enumerate(one.places):
        left, right = scale(taken / total), scale((taken + count) / total)
        strength = 0.9 - 0.75 * place / max(1, len(one.places) - 1)
        title = f"{one.agent}, place {place + 1}: {percent(count / total)}"
        parts.append(_box(left + 0.5, y, right - left - 1, ROW - 10, "bar s0", title, strength))
        if right - left > 24:
            parts.append(
                _text((left + right) / 2, y + 17, str(place + 1), "on" if strength > 0.5 else "figure", "middle")
            )
        taken += count
    return parts


def points(found: Findings) -> str:
    """Mean points of each agent with their interval."""
    known = [(one, one.points) for one in found.agents if one.points is not None]
    edges = [edge for _, value in known for edge in (value.value, value.low, value.high) if isfinite(edge)]
    low, high = min(edges) - 1, max(edges) + 1
    names, height = [one.agent for one, _ in known], TOP + ROW * len(known) + FOOT
    scale = Scale(low, high, margin(names), WIDTH - 70)
    parts = _grid(scale, [(value, f"{value:g}") for value in ticks(low, high)], height)
    for place, (one, value) in enumerate(known):
        y = TOP + ROW * (place + 0.5)
        parts += [
            _text(0, y + 5, short(one.agent), "name"),
            _line(scale(value.low), y, scale(value.high), y, "whisker s3"),
        ]
        parts += [_dot(scale(value.value), y, "dot s3", with_interval(value, 1))]
        parts += [_text(WIDTH, y + 5, f"{value.value:.1f}", "figure", "end")]
    return _svg("Mean points of each agent with their 95 % interval", height, parts)
