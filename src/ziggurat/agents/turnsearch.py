"""`search` where turns have many actions: the best lines of the own turn, told apart by how the game goes on then.

A wide plan names the lines. Each is then tried in worlds that look alike to the seat, all lines in the same worlds:
the opponent replies by a narrower plan, so does the seat itself, and what the position looks like then is what the
trial has won. Where looks are not to be trusted alone, directed play goes on from there to the end of the game some
times. Whenever a share of the budget is spent, the worse half of the lines is dropped, and those that have been tried
often are looked at further ahead.
"""

import math
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace

import numpy as np
import numpy.typing as npt

from ziggurat.agents.playing import play_out, share
from ziggurat.agents.thoughts import Budget, Candidate, Thoughts
from ziggurat.agents.turns import (
    SAMPLES,
    Ignored,
    Lines,
    Nodes,
    Places,
    Room,
    TurnPlan,
    Words,
    actions_of,
    choosers_from,
    follow,
    grow,
    plan,
    rank_ends,
    redraw,
)
from ziggurat.kernel import verbs
from ziggurat.kernel.game import View
from ziggurat.kernel.jit import entry, rule, wide
from ziggurat.kernel.playouts import Choosers, first_seat
from ziggurat.kernel.records import Games
from ziggurat.kernel.rng import KEY_WORDS, Generator, draw_below, generator

__all__ = ["SAMPLES", "TurnSearch", "try_lines"]


@dataclass(frozen=True)
class Style:
    """How a search goes about it."""

    lines: int = 48  # that enter the race
    width: int = 48  # of the plan that names them
    worlds: int = 4  # in which they are appraised for that
    replies: int = 2  # turns after the own one that are planned
    further: int = 4  # the same for lines that have been tried often
    often: int = 12
    narrow: int = 12  # the width of these plans
    playouts: int = 32  # from there to the end of the game, where looks are not trusted alone
    trust: float = 1.0  # in how the position looks there, compared with the playouts

    @property
    def games(self) -> int:
        """How many games a trial counts for: those played to their end, or the one that is broken off and judged."""
        return self.playouts if self.trust < 1.0 else 1


DOUBT = 2.5  # standard deviations
ROUGHLY = 0.02  # added to what the results of a line vary by, as long as there are few
CERTAIN = 64  # games after which a line that has always won is beyond doubt, or all of them when they always lose
SHOWN = 5  # candidates that are told of
FEW = 200  # trials that there should be at least
LONG_MS, LONG_TRIALS = 400, 800  # thoughts that are long enough for more lines
MORE = 2  # times as many


@rule
def reply(
    worlds: Games,
    words: Words,
    nodes: Nodes,
    table: Places,
    values: verbs.Figures,
    actions: verbs.Actions,
    weights: verbs.Figures,
    ignored: Ignored,
    choosers: Choosers,
    best: Places,
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
    players: int,
    worlds: Games,
    words: Words,
    nodes: Nodes,
    table: Places,
    values: verbs.Figures,
    ignored: Ignored,
    best: Places,
    lines: Lines,
    running: Places,
    count: int,
    rounds: int,
    actions: verbs.Actions,
    weights: verbs.Figures,
    key: verbs.Key,
    generators: Generator,
    choosers: Choosers,
    totals: verbs.Figures,
    replies: int,
    width: int,
    playouts: int,
    swing: float,
    trust: float,
) -> int:
    """Try the lines named in `running` in the same worlds, and add up in `totals` what each wins.

    That is how the position after the replies looks, mixed with the share of the playouts that it wins, or what the
    game has brought if it is over by then. Returns the number of positions seen.
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
            for _ in range(replies):
                if verbs.to_act(worlds[1]) != 0:
                    seen += reply(worlds, words, nodes, table, values, actions, weights, ignored, choosers, best, width)
            if verbs.to_act(worlds[1]) == 0:
                totals[line] += share(worlds[1], seat, players)
                continue
            if trust > 0.0:
                totals[line] += trust / (1.0 + math.exp(-verbs.appraise(worlds[1], seat) / swing))
            if trust < 1.0:
                for _ in range(playouts):
                    worlds[2] = worlds[1]
                    seen += play_out(worlds[2], actions, weights, choosers, 0)
                    totals[line] += (1.0 - trust) * share(worlds[2], seat, players) / playouts
    return seen


def offspring(generators: Generator) -> Generator:
    """A generator of its own, with a key drawn from another."""
    return generator("".join(f"{draw_below(generators, 1 << 16):04x}" for _ in range(2 * KEY_WORDS)))


class Runner:
    """What one thread tries lines with."""

    def __init__(self, room: Room, own: Generator, lines: int) -> None:
        self.room = room
        self.generator = offspring(own)
        self.choosers = choosers_from(self.generator)
        self.totals = np.zeros(lines)
        self.seen = 0


@dataclass(frozen=True)
class Found:
    """A line, what it wins and how many games say so."""

    line: tuple[int, ...]
    share: float | None
    visits: int


class Race:
    """Lines of a turn, tried in worlds that look alike until the best of them is known."""

    def __init__(self, view: View, lines: Lines, runners: list[Runner], style: Style) -> None:
        self._view = view
        self.style = style
        self.lines = lines
        self.runners = runners
        self.running = np.arange(len(lines), dtype=np.int64)  # the best first, as far as is known
        self.tried = np.zeros(len(lines), dtype=np.int64)  # how often, each time with some games

    @property
    def playouts(self) -> int:
        """How many games were played, to their end or until they were judged."""
        return int(self.tried.sum()) * self.style.games

    @property
    def shares(self) -> npt.NDArray[np.float64]:
        """What each line has won on average."""
        total = np.sum([runner.totals for runner in self.runners], axis=0)
        return np.asarray(total / np.maximum(self.tried, 1))

    def run(self, runner: Runner, count: int) -> None:
        """Try the first lines that are still in the race once more, in one thread."""
        view, room, style = self._view, runner.room, self.style
        replies = style.further if self.tried[self.running[:count]].min() >= style.often else style.replies
        runner.seen += try_lines(
            view.state, view.seat, len(view.seats), room.worlds, room.words, room.nodes, room.table, room.values,
            room.nothing, room.best, self.lines, self.running, count, 1, room.actions, room.weights, room.key,
            runner.generator, runner.choosers, runner.totals, replies, style.narrow, style.playouts,
            view.rulebook.swing, style.trust,
        )  # fmt: skip

    def doubt(self, line: int, share: float) -> float:
        """How far what a line has won may lie from what it is worth."""
        each = share * (1 - share) + ROUGHLY
        return DOUBT * math.sqrt(each / max(int(self.tried[line]), 1))

    def drop(self, most: int) -> None:
        """Order the lines by what they have won; keep so many, and none that is behind beyond doubt."""
        shares = self.shares
        order = sorted(self.running.tolist(), key=lambda line: -shares[line])
        least = shares[order[0]] - self.doubt(order[0], shares[order[0]])
        kept = [line for line in order[:most] if shares[line] + self.doubt(line, shares[line]) >= least]
        self.running = np.array(kept, dtype=np.int64)

    @property
    def is_clear(self) -> bool:
        """Whether one line is left, or the best of them always win, or all always lose."""
        if len(self.running) == 1:
            return True
        if self.tried[self.running].min() * self.style.games < CERTAIN:
            return False
        best = self.shares[self.running].max()
        return bool(best >= 1.0 - 1e-9 or best <= 1e-9)

    def ranked(self) -> list[Found]:
        """All lines, the best first."""
        shares = self.shares
        first = [int(line) for line in self.running]
        others = sorted(set(range(len(self.lines))) - set(first), key=lambda line: (-self.tried[line], -shares[line]))
        return [self._told(line, float(shares[line])) for line in first + others]

    def _told(self, line: int, share: float) -> Found:
        visits = int(self.tried[line]) * self.style.games
        return Found(actions_of(self.lines[line]), share if visits else None, visits)


class TurnSearch:
    """Plans whole turns and remembers what it found until the turn is over or something else happens."""

    def __init__(self, own: Generator, threads: int, clock: Callable[[], float], trust: float) -> None:
        self._own = own
        self._threads = threads
        self._clock = clock
        self.style = Style(trust=trust)
        self._pace = 0.0  # seconds that it last took to try a line
        self._turn = TurnPlan()
        self._found: list[Found] = []
        self._rooms: dict[int, list[Room]] = {}  # by how many lines

    def consider(self, view: View, choices: list[int], budget: Budget) -> Thoughts:
        """The next action of the line that wins most."""
        started = self._clock()
        if len(choices) == 1:
            self._turn.forget()
            action = view.action(choices[0])
            return Thoughts((Candidate(action, None, 0, (action,)),))
        playouts = nodes = 0
        if self._found and self._turn.goes_on(view, choices):
            self._found = self._rest(choices)
        else:
            playouts, nodes = self._search(view, choices, budget, started)
        self._turn.step(view, self._found[0].line)
        return Thoughts(self._candidates(view), playouts, nodes, self._clock() - started)

    def _search(self, view: View, choices: list[int], budget: Budget, started: float) -> tuple[int, int]:
        """Plan the turn in width, then let the lines race; return the playouts and positions that it took."""
        style = self._style_for(budget)
        rooms = self._rooms_for(view, style)
        room = rooms[0]
        size, seen = plan(room, view, self._own, room.nothing, style.width, style.worlds)
        runners = [Runner(room, self._own, size) for room in rooms]
        race = Race(view, room.lines[:size].copy(), runners, style)
        if size > 1:
            with ThreadPoolExecutor(self._threads) as pool:
                self._run(race, budget, started, pool)
        self._found = [found for found in race.ranked() if found.line[0] in choices]
        return race.playouts, seen + sum(runner.seen for runner in runners)

    def _run(self, race: Race, budget: Budget, started: float, pool: ThreadPoolExecutor) -> None:
        """Spend the budget in equal parts, each on half as many lines as the one before."""
        parts = math.ceil(math.log2(len(race.lines)))
        begun = self._clock()
        for part in range(1, parts + 1):
            while (count := self._affordable(race, budget, part / parts, begun, started)) > 0:
                self._try(race, count, pool)
                if race.is_clear:
                    return
            race.drop(max(2, math.ceil(len(race.running) / 2)))

    def _try(self, race: Race, count: int, pool: ThreadPoolExecutor) -> None:
        """Try the first lines once more in every thread, and note how long one takes."""
        begun = self._clock()
        if self._threads == 1:
            race.run(race.runners[0], count)
        else:
            list(pool.map(race.run, race.runners, [count] * self._threads))
        race.tried[race.running[:count]] += self._threads
        self._pace = (self._clock() - begun) / count

    def _affordable(self, race: Race, budget: Budget, part: float, begun: float, started: float) -> int:
        """How many of the running lines can be tried once more for a part of the budget."""
        count = len(race.running)
        if budget.ms is not None:
            now, end = self._clock(), started + budget.ms / 1000
            if now >= begun + (end - begun) * part:
                return 0
            if self._pace > 0:
                count = min(count, int((end - now) / self._pace))
        elif budget.within is not None:
            left_over = started + budget.within / 1000 - self._clock()
            count = min(count, int(left_over / self._pace) if self._pace > 0 else count) if left_over > 0 else 0
        if budget.playouts is not None:
            left = int(budget.playouts * part) - race.playouts
            count = min(count, left // (race.style.games * self._threads))
        return count

    def _rooms_for(self, view: View, style: Style) -> list[Room]:
        """A room for each thread; the first plans the turn."""
        if style.lines not in self._rooms:
            self._rooms[style.lines] = [
                Room(view.rulebook, max(style.width if first else 0, style.narrow), style.lines)
                for first in [True] + [False] * (self._threads - 1)
            ]
        return self._rooms[style.lines]

    def _style_for(self, budget: Budget) -> Style:
        """The usual style, with more lines for a long thought and fewer playouts a trial where there are not many."""
        style = self.style
        if budget.playouts is not None:
            style = replace(style, playouts=max(1, min(style.playouts, budget.playouts // FEW)))
        trials = math.inf if budget.playouts is None else budget.playouts / style.games
        if trials < LONG_TRIALS or (budget.ms is not None and budget.ms < LONG_MS):
            return style
        return replace(style, lines=MORE * style.lines, width=MORE * style.width)

    def _rest(self, choices: list[int]) -> list[Found]:
        """What was found of the lines that begin with what was done, as far as they can go on."""
        done = self._found[0].line[0]
        rests = [replace(found, line=found.line[1:]) for found in self._found if found.line[0] == done]
        return [found for found in rests if found.line and found.line[0] in choices]

    def _candidates(self, view: View) -> tuple[Candidate, ...]:
        """Each action with the best of its lines."""
        best: dict[int, Candidate] = {}
        for found in self._found:
            if found.line[0] not in best:
                line = tuple(view.action(number) for number in found.line)
                best[found.line[0]] = Candidate(line[0], found.share, found.visits, line)
        return tuple(best.values())[:SHOWN]
