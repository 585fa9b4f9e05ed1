"""`ziggurat bench agents`: how much `search` looks at in a second on one thread, and what more time is worth."""

import json
import sys
import time
from dataclasses import dataclass
from typing import Any

from ziggurat import agents
from ziggurat.agents import Budget
from ziggurat.arena import command, text
from ziggurat.arena.plan import Plan, make_plan
from ziggurat.arena.program import machine
from ziggurat.kernel import registry
from ziggurat.kernel.game import Game

GAMES = ("babel", "wonders")
TIMES = (25, 100, 400, 1600)  # milliseconds a choice
AGAINST = 100
RIVAL = f"search:ms={AGAINST},threads=1"  # so that it has another name than the same time as a challenger
SEATS = 3  # at a table of a game for several
SEED = 1
SLICE = 250  # milliseconds of each choice that is measured
TO_THE_END = {"babel": ",trust=0"}  # where `search` judges positions instead, unless it is told not to trust that


@dataclass(frozen=True)
class SearchSpeed:
    """How much a search has looked at."""

    playouts: int
    nodes: int
    seconds: float
    choices: int

    def figures(self) -> dict[str, float]:
        """The same for a second."""
        return {
            "playouts_per_second": self.playouts / self.seconds,
            "nodes_per_second": self.nodes / self.seconds,
            "seconds": self.seconds,
            "choices": self.choices,
        }


def measure_search(name: str, seconds: float, *, to_the_end: bool = True) -> SearchSpeed:
    """Let `search` think in one thread about the choices of a game that it plays, until the time is up."""
    more = TO_THE_END.get(name, "") if to_the_end else ""
    kind, agent = registry.find(name), agents.make(f"search:ms={SLICE},threads=1{more}", seed=SEED)
    budget = Budget(ms=max(1, round(min(SLICE, 1000 * seconds))))
    game = _next(kind, 0)
    agent.choose(game.view(game.to_act[0]), budget)  # loads what is compiled
    playouts = nodes = choices = 0
    thought, deals = 0.0, 1
    while thought < seconds:
        seat = game.to_act[0]
        began = time.perf_counter()
        game.play(agent.choose(game.view(seat), budget), seat)
        thought, choices = thought + time.perf_counter() - began, choices + 1
        playouts += agent.last.playouts if agent.last else 0
        nodes += agent.last.nodes if agent.last else 0
        if game.is_over:
            game, deals = _next(kind, deals), deals + 1
    return SearchSpeed(playouts, nodes, thought, choices)


def _next(kind: type[Game], seed: int) -> Game:
    return kind(seed)


def plan_for(name: str, ms: int, games: int) -> Plan:
    """One time against the usual one; where more than two sit, one seat of it against all others."""
    book = registry.find(name).rulebook
    seats = book.seats[0] if book.seats[0] == book.seats[1] else SEATS
    return make_plan(name, [f"search:ms={ms}", *[RIVAL] * (seats - 1)], games=games, seed=SEED)


def _against(name: str, ms: int, games: int) -> dict[str, Any]:
    """How often a time is placed before the usual one."""
    plan = plan_for(name, ms, games)
    finished = command.run(plan)
    if finished.stopped:
        raise KeyboardInterrupt
    pair, own = finished.found.pairs[0], f"search:ms={ms}"
    share, low, high = pair.before.value, pair.before.low, pair.before.high
    if pair.first != own:
        share, low, high = 1 - share, 1 - high, 1 - low
    played = {"games": pair.games, "share": share, "low": low, "high": high, "method": pair.before.method}
    return {"ms": ms, **played, "command": plan.command}


def measure(seconds: float, games: int) -> dict[str, Any]:
    """Everything, game by game."""
    result: dict[str, Any] = {"machine": machine(), "against_ms": AGAINST, "seed": SEED, "games": {}}
    for name in GAMES:
        command.compile_rules(name)
        speed = measure_search(name, seconds).figures()
        if name in TO_THE_END:
            usual = measure_search(name, seconds, to_the_end=False).figures()
            speed |= {"trials_per_second": usual["playouts_per_second"], "nodes_per_second": usual["nodes_per_second"]}
        strength = [_against(name, ms, games) for ms in TIMES] if games else []
        result["games"][name] = {**speed, "strength": strength}
    return result


def as_table(result: dict[str, Any]) -> str:
    """The measurements for people."""
    about = result["machine"]
    lines = [f"search, one thread; {about['processor']}, Python {about['python']}, Numba {about['numba']}"]
    for name, figures in result["games"].items():
        ends = f"{figures['playouts_per_second']:,.0f} playouts/s to the end of the game"
        if "trials_per_second" in figures:
            ends += f" with trust=0; else {figures['trials_per_second']:,.0f} trials/s"
        lines += ["", f"{name}: {ends}, {figures['nodes_per_second']:,.0f} nodes/s"]
        if figures["strength"]:
            heads = ["ms a choice", f"before {AGAINST} ms", "interval by", "games"]
            lines += text.columns(heads, [_row(row) for row in figures["strength"]])
    return "\n".join(lines)


def _row(row: dict[str, Any]) -> list[str]:
    share = f"{text.percent(row['share'])} [{100 * row['low']:.1f}, {100 * row['high']:.1f}]"
    return [str(row["ms"]), share, row["method"], str(row["games"])]


def run(*, as_json: bool, seconds: float, games: int) -> None:
    """Measure and print."""
    agents.make(f"search:ms={AGAINST},threads=1")
    print("Measuring; games of strength take minutes each. --games 0 leaves them out.", file=sys.stderr, flush=True)
    result = measure(seconds, games)
    print(json.dumps(result, indent=2) if as_json else as_table(result))
