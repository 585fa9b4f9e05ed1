"""`search` for games of whole turns: the best lines of the own turn, told apart by playouts to the end of the game.

A wide plan names the lines. Each then is played in worlds that look alike to the seat, all lines in the same worlds, and
every game goes on by directed play to its end. Whenever a share of the budget is spent, the worse half is dropped.
"""

import math
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from ziggurat.agents.agent import Agent
from ziggurat.agents.playing import play_out, share
from ziggurat.agents.thoughts import Budget, Candidate, Thoughts
from ziggurat.agents.turns import (
    Ignored,
    Lines,
    Nodes,
    Planner,
    TurnPlan,
    Words,
    actions_of,
    choosers_from,
    follow,
    grow,
    rank_ends,
    redraw,
)
from ziggurat.kernel import records, verbs
from ziggurat.kernel.game import Rulebook, View
from ziggurat.kernel.jit import entry, rule, wide
from ziggurat.kernel.playouts import Choosers, first_seat
from ziggurat.kernel.records import Games
from ziggurat.kernel.rng import KEY_WORDS, Generator, draw_below, generator

SWING = 25.0
REPLY_WIDTH = 32
SLICE = 48  # playouts between two looks at the clock


@rule
def reply(
    worlds: Games,
    words: Words,
    nodes: Nodes,
    table: npt.NDArray[np.int64],
    values: verbs.Figures,
    actions: verbs.Actions,
    weights: verbs.Figures,
    ignored: Ignored,
    choosers: Choosers,
    best: npt.NDArray[np.int64],
    width: int,
) -> int:
    """Let whoever is to act at place 1 do the best that a narrow plan finds; return the number of positions seen."""
    seat = first_seat(verbs.to_act(worlds[1]))
    count = grow(seat, worlds, words, nodes, table, values, actions, weights, ignored, choosers, best, width)
    if rank_ends(nodes, values, count, best, 1) > 0:
        worlds[1] = worlds[best[0]]
    return count


@entry
def try_lines(
    games: Games,
    seat: int,
    seats: int,
    worlds: Games,
    words: Words,
    nodes: Nodes,
    table: npt.NDArray[np.int64],
    values: verbs.Figures,
    ignored: Ignored,
    best: npt.NDArray[np.int64],
    lines: Lines,
    running: npt.NDArray[np.int64],
    count: int,
    rounds: int,
    actions: verbs.Actions,
    weights: verbs.Figures,
    key: verbs.Key,
    generators: Generator,
    choosers: Choosers,
    totals: verbs.Figures,
    width: int,
    ahead: int,
    playouts: int,
    swing: float,
    trust: float,
) -> int:
    """Play the lines named in `running`, all in the same worlds: replies by plan, then to the end of the game.

    Adds up in `totals` what each wins: the share of the playouts, mixed with what the position after the replies looks
    like. Returns the number of positions seen.
    """
    seen = 0
    spare = worlds.shape[0] - 1
    for _ in range(rounds):
        worlds[0] = games[0]
        redraw(worlds[0], seat, key, generators[0])
        for i in range(count):
            line = wide(running[i])
            worlds[1] = worlds[0]
            follow(worlds, 1, spare, seat, lines, line, actions, weights, choosers)
            for _ in range(ahead):
                if verbs.to_act(worlds[1]) != 0:
                    seen += reply(
                        worlds, words, nodes, table, values, actions, weights, ignored, choosers, best, width
                    )
            if verbs.to_act(worlds[1]) == 0:
                totals[line] += share(worlds[1], seat, seats)
                continue
            won = 0.0
            for _ in range(playouts):
                worlds[2] = worlds[1]
                seen += play_out(worlds[2], actions, weights, choosers, 0)
                won += share(worlds[2], seat, seats) / playouts
            looks = 1.0 / (1.0 + math.exp(-verbs.appraise(worlds[1], seat) / swing))
            totals[line] += trust * looks + (1.0 - trust) * won
    return seen


@dataclass(frozen=True)
class Found:
    """What the search of a turn has found: lines, what each wins, how often each was tried."""

    lines: list[tuple[int, ...]]  # best first
    shares: list[float]
    visits: list[int]


class Desk:
    """The room and the generators of one thread."""

    def __init__(self, book: Rulebook, lines: int, generators: Generator) -> None:
        self.room = Planner.of(book, REPLY_WIDTH, lines)
        self.generators = offspring(generators)
        self.choosers = choosers_from(self.generators)
        self.totals = np.zeros(lines)


def offspring(generators: Generator) -> Generator:
    """A generator of its own, with a key drawn from another."""
    return generator("".join(f"{draw_below(generators, 1 << 16):04x}" for _ in range(2 * KEY_WORDS)))


class Race:
    """Lines of a turn, tried in worlds that look alike until the best of them is known."""

    def __init__(self, view: View, lines: Lines, desks: list[Desk], x) -> None:
        self.view = view
        self.lines = lines
        self.desks = desks
        self.running = np.arange(len(lines), dtype=np.int64)  # the best first, as far as is known
        self.visits = np.zeros(len(lines), dtype=np.int64)
        self.playouts = 0
        self.seen = 0
        self.x = x

    @property
    def shares(self) -> npt.NDArray[np.float64]:
        """What each line has won on average."""
        total = np.sum([desk.totals for desk in self.desks], axis=0)
        return np.asarray(total / np.maximum(self.visits, 1))

    def run(self, desk: Desk, count: int, rounds: int) -> None:
        """Try the first lines that are still in the race some times, in one thread."""
        view = self.view
        room = desk.room
        self.seen += try_lines(
            view.state, view.seat, len(view.seats), room.worlds, room.words, room.nodes_, room.table, room.values,
            room.nothing, room.best, self.lines, self.running, count, rounds, room.actions, room.weights, room.key,
            desk.generators, desk.choosers, desk.totals, self.x[0], self.x[1], self.x[2], SWING, self.x[3] / 100,
        )  # fmt: skip

    def note(self, count: int, rounds: int) -> None:
        """Count what all threads have tried."""
        self.visits[self.running[:count]] += rounds * len(self.desks)
        self.playouts += count * rounds * len(self.desks) * max(1,self.x[2])

    def drop(self, most: int) -> None:
        """Order the lines by what they have won; keep so many, and none that is behind beyond doubt."""
        shares = self.shares
        order = sorted(self.running, key=lambda line: -shares[line])
        doubt = {line: DOUBT * math.sqrt((shares[line] * (1 - shares[line]) + 0.02) / max(self.visits[line], 1)) for line in order}
        least = shares[order[0]] - doubt[order[0]]
        kept = [line for line in order[:most] if shares[line] + doubt[line] >= least]
        self.running = np.array(kept, dtype=np.int64)


DOUBT = 2.5  # standard deviations
LINES = 48  # that enter the race
USUAL_MS = 500
CERTAIN = 64  # playouts after which a line that has always won, or lost, is beyond doubt


class TurnSearchAgent(Agent):
    """The best of many plans for the turn, by playouts."""

    def __init__(self, key: str, ms: int | None = None, playouts: int | None = None, threads: int = 1, rw=4, ah=1, rp=8, tr=50, ln=48, pw=0) -> None:
        self.x=(rw,ah,rp,tr); self.ln=ln; self.pw=pw
        self._generator = generator(key)
        self._budget = Budget(ms, playouts) if ms or playouts else Budget(USUAL_MS)
        self._threads = threads
        self._turn = TurnPlan()
        self._found: Found | None = None
        self.clock = time.perf_counter

    def consider(self, view: View, budget: Budget | None = None) -> Thoughts:
        """The next action of the line that wins most."""
        started = self.clock()
        choices = self.choices(view)
        if len(choices) == 1:
            action = view.action(choices[0])
            return Thoughts((Candidate(action, None, 0, (action,)),))
        if self._found is not None and self._turn.goes_on(view):
            return self._told(view, self._found, 0, 0, self.clock() - started)
        return self._search(view, budget or self._budget, started)

    def _search(self, view: View, budget: Budget, started: float) -> Thoughts:
        """Plan the turn in width, then let the lines race."""
        planner = Planner.of(view.rulebook, self.pw or width_for(budget), self.ln)
        nothing = np.zeros(view.rulebook.actions, dtype=np.int8)
        size = planner.plan(view, self._generator, choosers_from(self._generator), nothing, SAMPLES)
        desks = [Desk(view.rulebook, size, self._generator) for _ in range(self._threads)]
        race = Race(view, planner.lines[:size].copy(), desks, self.x)
        with ThreadPoolExecutor(self._threads) as pool:
            self._race(race, budget, started, pool)
        shares = race.shares
        first = [int(line) for line in race.running]
        order = first + sorted(set(range(size)) - set(first), key=lambda line: -shares[line])
        found = Found(
            [actions_of(race.lines[line]) for line in order],
            [float(shares[line]) for line in order],
            [int(race.visits[line]) for line in order],
        )
        self._turn.begin(view, found.lines[0])
        return self._told(view, found, race.playouts, planner.nodes, self.clock() - started)

    def _race(self, race: Race, budget: Budget, started: float, pool: ThreadPoolExecutor) -> None:
        """Spend the budget in equal parts, each on half as many lines as the one before."""
        parts = max(1, math.ceil(math.log2(len(race.lines)))) if len(race.lines) > 1 else 1
        begun = self.clock()
        for part in range(1, parts + 1):
            while (most := self._affordable(race, budget, part / parts, begun, started)) > 0:
                count = min(len(race.running), most)
                rounds = max(1, min(SLICE // count, most // count // max(1,self.x[2])))
                list(pool.map(lambda desk: race.run(desk, count, rounds), race.desks))  # noqa: B023
                race.note(count, rounds)
                if self._is_clear(race):
                    return
            race.drop(max(2, math.ceil(len(race.running) / 2)))

    def _affordable(self, race: Race, budget: Budget, part: float, begun: float, started: float) -> int:
        """How many playouts in each thread a part of the budget still allows, at most a slice."""
        allowed = 1 << 30
        if budget.playouts is not None:
            allowed = (int(budget.playouts * part) - race.playouts) // len(race.desks)
        if budget.ms is not None:
            end = begun + (started + budget.ms / 1000 - begun) * part
            if self.clock() >= end:
                return 0
        return allowed

    def _is_clear(self, race: Race) -> bool:
        """Whether one line is left, or the best wins always or all lose always."""
        if len(race.running) == 1:
            return True
        tried = race.visits[race.running]
        if tried.min() < CERTAIN:
            return False
        shares = race.shares[race.running]
        return bool(shares.max() == 1.0 or shares.max() == 0.0)

    def _told(self, view: View, found: Found, playouts: int, nodes: int, seconds: float) -> Thoughts:
        """Each first action with the best of its lines; then the turn goes on with what is left of the first line."""
        self._turn.step(view)
        best: dict[int, Candidate] = {}
        for line, part, visits in zip(found.lines, found.shares, found.visits, strict=True):
            if line and line[0] not in best:
                actions = tuple(view.action(number) for number in line)
                best[line[0]] = Candidate(actions[0], part if visits else None, visits, actions)
        chosen = found.lines[0][0]
        kept = [i for i, line in enumerate(found.lines) if line and line[0] == chosen]
        self._found = Found(
            [found.lines[i][1:] for i in kept], [found.shares[i] for i in kept], [found.visits[i] for i in kept]
        )
        return Thoughts(tuple(best.values()), playouts, nodes, seconds)


SAMPLES = 4


def width_for(budget: Budget) -> int:
    """How wide a plan fits a budget."""
    worth = min(budget.playouts or 1 << 30, (budget.ms or 1 << 30) * 20)
    return 16 if worth < 1000 else 32 if worth < 4000 else 64
