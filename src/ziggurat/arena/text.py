"""The report as text: a table of agents, a table of pairs, and how it was measured."""

from collections.abc import Sequence
from math import isinf, isnan

from ziggurat.arena.findings import AgentFound, Findings, PairFound
from ziggurat.arena.statistics import Estimate

UNSURE = "Whoever never won has been given half a win: those distances in Elo are guesses."


def percent(share: float) -> str:
    """A share as players say it."""
    return f"{100 * share:.1f} %"


def number(value: float, digits: int = 0, sign: str = "") -> str:
    """A number, or the sign for what has no end."""
    if isnan(value):
        return "–"
    return ("-∞" if value < 0 else "∞") if isinf(value) else f"{value:{sign}.{digits}f}"


def percents(estimate: Estimate) -> str:
    """A share with its interval."""
    return f"{percent(estimate.value)} [{100 * estimate.low:.1f}, {100 * estimate.high:.1f}]"


def with_interval(estimate: Estimate, digits: int = 0, sign: str = "") -> str:
    """A number with its interval."""
    value, low, high = (number(each, digits, sign) for each in (estimate.value, estimate.low, estimate.high))
    return f"{value} [{low}, {high}]"


def milliseconds(time: float) -> str:
    """A time; short ones with more digits."""
    return f"{time:.0f}" if time >= 100 else f"{time:.1f}" if time >= 1 else f"{time:.3f}"


def how(found: Findings) -> list[str]:
    """What was played, and on what."""
    machine = found.machine
    rest = found.planned - found.games
    options = ", ".join(f"{name} {value}" for name, value in found.options.items())
    levels = [f"{name} is {text}" for name, text in found.levels.items()]
    return [
        found.command,
        *([f"{', '.join(levels)}."] if levels else []),
        f"{found.games} games on {found.deals} deals, each with the seats rotated; {options}"
        + (f"; {rest} games are still to be played" if rest else ""),
        f"{machine['processor']}, {found.workers} of {machine['cores']} cores, {machine['system']}, "
        f"Python {machine['python']}, Numba {machine['numba']}; rules and agents {found.program}"
        + ("; rules were interpreted, so times mean nothing" if machine["interpreted"] else ""),
    ]


def agent_rows(found: Findings) -> tuple[list[str], list[list[str]]]:
    """The table of agents: its heads and its rows."""
    heads = [
        "agent",
        "Elo",
        "first places",
        "mean place",
        "points",
        "OpenSkill",
        "ordinal",
        "ms a move",
        "p95",
        "games",
    ]
    rows = [_agent_row(agent) for agent in found.agents]
    if all(agent.points is None for agent in found.agents):
        rows = [row[:4] + row[5:] for row in rows]
        heads.remove("points")
    return heads, rows


def _agent_row(agent: AgentFound) -> list[str]:
    skill, times = agent.openskill, agent.milliseconds
    return [
        agent.agent,
        with_interval(agent.elo),
        percents(agent.firsts),
        number(agent.placement.value, 2),
        with_interval(agent.points, 1) if agent.points else "",
        f"{skill.mu:.1f} [{skill.low:.1f}, {skill.high:.1f}]",
        f"{skill.ordinal:.1f}",
        milliseconds(times.mean),
        milliseconds(times.p95),
        str(agent.games),
    ]


def pair_rows(found: Findings) -> tuple[list[str], list[list[str]]]:
    """The table of pairs: its heads and its rows."""
    heads = ["pair", "before the other", "interval by", "Elo apart", "won", "tied", "lost"]
    return heads, [_pair_row(pair) for pair in found.pairs]


def _pair_row(pair: PairFound) -> list[str]:
    results = [f"{games:g}" if games == round(games) else f"{games:.1f}" for games in (pair.won, pair.tied, pair.lost)]
    name = f"{pair.first} – {pair.second}"
    return [name, percents(pair.before), pair.before.method, with_interval(pair.elo, sign="+"), *results]


def columns(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """A table in plain letters: the first column to the left, all others to the right."""
    widths = [max(len(row[place]) for row in [heads, *rows]) for place in range(len(heads))]
    lines = [heads, *rows]
    return [
        "  ".join(
            cell.rjust(width) if place else cell.ljust(width) for place, (cell, width) in enumerate(zip(line, widths))
        )
        for line in lines
    ]


def as_text(found: Findings) -> str:
    """The whole report."""
    par = f"First places are counted for each seat (par {percent(1 / found.seats)}), shared ones split."
    lines = [f"{found.title}, {found.seats} seats", *how(found), "", *columns(*agent_rows(found)), ""]
    lines += [*columns(*pair_rows(found)), "", f"Intervals are for 95 %. {par}"]
    lines += ["Elo: maximum likelihood of all pairs at a table, mean 1500; deals drawn anew for the interval."]
    if not found.ratings_exist:
        lines.append(UNSURE)
    lines += [f"Log: {found.log}", f'Look at a game: ziggurat replay "{found.log}" --game 1']
    return "\n".join(lines)


def as_markdown(found: Findings) -> str:
    """The ladder as a Markdown table, for BENCHMARKS.md."""
    heads, rows = agent_rows(found)
    pairs, results = pair_rows(found)
    lines = [f"`{how(found)[0]}`", "", *how(found)[1:], ""]
    for head, body in ((heads, rows), (pairs, results)):
        lines += [f"| {' | '.join(line)} |" for line in [head, ["---"] * len(head), *body]] + [""]
    return "\n".join(lines)
