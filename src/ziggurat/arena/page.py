"""The report as one page that needs nothing else: style, plots, tables, and every game as a record to look at again."""

from collections.abc import Sequence
from html import escape
from itertools import accumulate
from urllib.parse import quote

from ziggurat.arena import plots, text
from ziggurat.arena.findings import Findings
from ziggurat.arena.plan import Plan
from ziggurat.arena.statistics import first_shares
from ziggurat.arena.table import Played

MOST_RECORDS = 24_000_000  # letters of records in one page; a browser should still open it with ease

LIGHT = """--ground:#efe3cb;--panel:#f8f0de;--raised:#fffaf0;--line:#cdb78f;--ink:#2a2016;--soft:#655440;--on:#fff8e6;
--s0:#1d4f91;--s1:#b8683a;--s2:#2f6b3a;--s3:#a9761a;--s4:#4f2a78;--s5:#9c2f22;--s6:#39738f;--s7:#655440"""
DARK = """--ground:#0e1830;--panel:#15223f;--raised:#1c2c50;--line:#3a4c78;--ink:#f3e8cf;--soft:#b9b29e;--on:#0b1428;
--s0:#6d9fdf;--s1:#d68a5a;--s2:#8fd09a;--s3:#e2b44e;--s4:#b9a0e6;--s5:#ff9c8c;--s6:#8fbcd4;--s7:#b9b29e"""
LOOK = """
*{box-sizing:border-box;font-variant-numeric:lining-nums tabular-nums}
html{background:var(--ground);color:var(--ink);font:400 1rem/1.45 'Alegreya Sans','Segoe UI',sans-serif}
body{max-width:68rem;margin:0 auto;padding:2rem 1rem 4rem}
h1,h2{font-family:Alegreya,Georgia,serif;line-height:1.15;margin:0 0 .5rem}h1{font-size:2rem}h2{font-size:1.5rem}
section{background:var(--panel);border:1px solid var(--line);border-radius:10px;padding:1rem 1.25rem;margin:1.25rem 0}
p{margin:.4rem 0}.soft,figcaption{color:var(--soft)}figure{margin:0;overflow-x:auto}code{overflow-wrap:anywhere}
a{color:var(--s0)}
.wide{overflow-x:auto}table{border-collapse:collapse;width:100%}
th,td{padding:.3rem .6rem;text-align:right;white-space:nowrap;border-bottom:1px solid var(--line)}
th{color:var(--soft);font-weight:700}th:first-child,td:first-child{text-align:left}
summary{cursor:pointer;font-weight:700;min-height:44px;display:list-item;padding-top:.6rem}
:focus-visible{outline:3px solid var(--s0);outline-offset:2px}
svg{display:block;width:100%;min-width:34rem;height:auto;font:400 14px 'Alegreya Sans','Segoe UI',sans-serif}
svg text{fill:var(--ink)}svg .soft{fill:var(--soft);font-size:13px}svg .figure{font-weight:700}
svg .on{fill:var(--on);font-weight:700}
.grid{stroke:var(--line);stroke-width:1}.par{stroke:var(--soft);stroke-width:1.5;stroke-dasharray:6 5}
.whisker{stroke:var(--c);stroke-width:3;stroke-linecap:round;opacity:.55}.dot,.bar,.cell{fill:var(--c)}
.ring{fill:var(--panel);stroke:var(--c);stroke-width:3}.empty{fill:none}
.curve{fill:none;stroke:var(--c);stroke-width:2.5;stroke-linejoin:round}.curve.dashed{stroke-dasharray:7 4}
svg .name{font-weight:700}svg .name[class*=" s"]{fill:var(--c)}
"""
SERIES = "".join(f".s{place}{{--c:var(--s{place})}}" for place in range(plots.SERIES))
STYLE = f":root{{color-scheme:light dark;{LIGHT}}}@media (prefers-color-scheme:dark){{:root{{{DARK}}}}}{LOOK}{SERIES}"
POLICY = "default-src 'none'; style-src 'unsafe-inline'"


def as_page(plan: Plan, found: Findings, games: Sequence[Played]) -> str:
    """The whole page."""
    title = f"Arena: {found.title}"
    parts = [
        '<!doctype html><html lang="en"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">',
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body><main>",
        f"<h1>{escape(title)}</h1>",
        _how(found),
        *(_figure(*figure) for figure in _figures(plan, found, games)),
        _section("Agents", _table(*text.agent_rows(found)) + _notes(found)),
        _section("Pairs", _table(*text.pair_rows(found))),
        _games(found, games),
        "</main></body></html>\n",
    ]
    return "".join(parts)


def _how(found: Findings) -> str:
    command, *rest = text.how(found)
    return f"<p><code>{escape(command)}</code></p>" + "".join(f'<p class="soft">{escape(line)}</p>' for line in rest)


def _notes(found: Findings) -> str:
    unsure = "" if found.ratings_exist else f" {text.UNSURE}"
    par = text.percent(1 / found.seats)
    words = f"In brackets: intervals for 95 %. First places are for each seat (par {par}), shared ones split.{unsure}"
    return f'<p class="soft">{escape(words)}</p>'


def _figures(plan: Plan, found: Findings, games: Sequence[Played]) -> list[tuple[str, str, str]]:
    """Title, picture and caption of every plot."""
    shown = [
        ("Ladder", plots.ladder(found), "Elo; mean 1500, lines are 95 % intervals from deals drawn anew."),
        ("Who beats whom", plots.matrix(found), "How often the agent of the row was placed before that of the column."),
    ]
    if found.seats > 2:
        shown.append(("Places", plots.placements(found), "First, second and so on; at the right the mean place."))
    if any(one.points for one in found.agents):
        shown.append(("Points", plots.points(found), "Mean points at the end, lines are 95 % intervals over deals."))
    names = [one.agent for one in found.agents]
    curves = plots.curves(names, [share_by_deal(name, games) for name in names], 1 / found.seats)
    shown.append(
        ("First places, deal by deal", curves, "The share of first places of all deals so far, for each seat.")
    )
    shown.append(
        ("Time", plots.times(found), "Milliseconds a choice: the dot is the mean, the ring the 95th percentile.")
    )
    return shown


def share_by_deal(agent: str, games: Sequence[Played]) -> list[float]:
    """An agent's share of first places after each of its deals."""
    won: dict[int, float] = {}
    sat: dict[int, int] = {}
    for game in sorted(games, key=lambda one: one.deal):
        for text_, first in zip(game.seats, first_shares(game.places), strict=True):
            if text_ == agent:
                won[game.deal] = won.get(game.deal, 0.0) + first
                sat[game.deal] = sat.get(game.deal, 0) + 1
    return [wins / seats for wins, seats in zip(accumulate(won.values()), accumulate(sat.values()), strict=True)]


def _figure(title: str, picture: str, caption: str) -> str:
    return _section(title, f"<figure>{picture}<figcaption>{escape(caption)}</figcaption></figure>")


def _section(title: str, inside: str) -> str:
    return f"<section><h2>{escape(title)}</h2>{inside}</section>"


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in heads)
    body = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in rows)
    return f'<div class="wide" tabindex="0"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


# -- the games -------------------------------------------------------------------------------------------------------


def _games(found: Findings, games: Sequence[Played]) -> str:
    """Every game, with its record behind a link."""
    heads = ["game", "deal", *(f"seat {seat}" for seat in range(found.seats)), "choices", "record"]
    head = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in heads)
    ordered = sorted(games, key=lambda game: game.number)
    room = list(accumulate(len(game.record) for game in ordered))
    body = "".join(_game(found, game, length <= MOST_RECORDS) for game, length in zip(ordered, room, strict=True))
    table = f'<div class="wide" tabindex="0"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'
    note = (
        "Save a record and open it with <code>ziggurat replay FILE</code>, or drop it on the page "
        "<em>Replay a game record</em> (<code>/replay</code>) of the table in the browser. Any game of the log: "
        f'<code>ziggurat arena-game "{escape(found.log)}" NUMBER</code>.'
    )
    inside = f"<p>{note}</p><details><summary>{len(ordered)} games</summary>{table}</details>"
    return _section("Games", inside)


def _game(found: Findings, game: Played, whole: bool) -> str:
    file = f"{found.game}-arena-{found.seed}-{game.number}.txt"
    link = (
        f'<a download="{file}" href="data:text/plain;charset=utf-8,{quote(game.record)}">record</a>' if whole else "log"
    )
    seats = [f"{agent}: {_result(game, seat)}" for seat, agent in enumerate(game.seats)]
    cells = [str(game.number), str(game.deal), *seats, str(game.plies)]
    return f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in cells)}<td>{link}</td></tr>"


def _result(game: Played, seat: int) -> str:
    """The place of a seat, and its points."""
    place = f"{game.places[seat]}."
    return place if game.points is None else f"{place} ({game.points[seat]})"
