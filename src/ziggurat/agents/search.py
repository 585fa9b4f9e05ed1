"""`search`: tries what could be done in worlds that agree with the view, by games played to their end.

Information-set Monte Carlo tree search: `rounds` deals the worlds and runs the race between the own actions, `tree`
holds what each seat has learned. Here is how long it goes on, on how many threads, and what is made of it.
"""

import math
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np

from ziggurat.agents.agent import Agent
from ziggurat.agents.rounds import is_clear, open_search, search_round
from ziggurat.agents.thoughts import Budget, Candidate, Thoughts
from ziggurat.agents.tree import CARRIED_OUT, DESK, FULL, NODE, NODES, mixed_key, root_key
from ziggurat.agents.turnsearch import TurnSearch
from ziggurat.kernel import records
from ziggurat.kernel.game import View
from ziggurat.kernel.playouts import MOST_SEATS
from ziggurat.kernel.rng import KEY_WORDS, Generator, draw_below, generator, key_text

USUAL_MS = 500
SHOWN = 5  # candidates that are told of
FOREVER = math.inf
ALL = 100  # percent
CAUTION = 0.7  # standard errors that an action must be better by than one that was tried much more often


@dataclass
class Found:
    """What the searches of all threads found out about an action."""

    tried: int = 0
    worth: float = 0.0
    won: float = 0.0

    def hope(self, luck: float) -> float:
        """What it is worth, with something off for how little it was tried."""
        return self.worth / self.tried - CAUTION * luck / math.sqrt(self.tried) if self.tried else -math.inf


class Searcher:
    """One tree with room to work in, for one thread."""

    def __init__(self, own: Generator) -> None:
        self._generator = own
        self._nodes = records.new(NODE, NODES)
        self._desks = records.new(DESK)
        self._key = np.zeros(KEY_WORDS, dtype=np.uint32)
        self._choosers = np.zeros((2, 4), dtype=np.uint32)
        self.playouts = 0

    def begin(self, view: View, is_known: bool) -> int:
        """Stand at the root; returns how many actions there are to compare."""
        book = view.rulebook
        self._view = view
        self._worlds = records.new(book.state, 2)
        self._actions = np.zeros(book.actions, dtype=np.int16)
        self._totals = np.zeros(book.actions)
        self.playouts = 0
        if not is_known or self.nodes >= FULL:
            self._nodes.view(np.uint8).fill(0)
            self._desks["nodes"][0] = 0
            self._desks["roots"][0] = [root_key(seat) for seat in range(MOST_SEATS)]
        return int(open_search(view.state, view.seat, self._actions, self._totals, self._nodes, self._desks, book.kins))

    def follow(self, own: int, action: int) -> None:
        """Go on behind an action that has been carried out, with whatever others have done at the same time."""
        roots = self._desks["roots"][0]
        for seat in range(MOST_SEATS):
            roots[seat] = mixed_key(int(roots[seat]), action if seat == own else CARRIED_OUT)

    def round(self, limit: int) -> int:
        """One more world, with at most so many games; returns how many there were."""
        view, book = self._view, self._view.rulebook
        played = search_round(
            view.state, view.seat, len(view.seats), limit, float(book.margin), self._worlds, self._actions,
            self._totals, self._nodes, self._desks, book.kins, self._key, self._generator, self._choosers,
        )  # fmt: skip
        self.playouts += int(played)
        return int(played)

    @property
    def is_clear(self) -> bool:
        """Whether more rounds would change nothing."""
        return bool(is_clear(self._nodes, self._desks))

    @property
    def nodes(self) -> int:
        """How many nodes there are in the tree."""
        return int(self._desks["nodes"][0])

    @property
    def luck(self) -> float:
        """How far actions tried in the same world spread by chance."""
        desk = self._desks[0]
        return math.sqrt((float(desk["spread"]) + 0.5) / (float(desk["compared"]) + 8.0))

    def found(self) -> dict[int, Found]:
        """What was learned about the actions of the root, in the order of their promise."""
        node = self._nodes[int(self._desks["root"][0])]
        return {
            int(node["action"][edge]): Found(
                int(node["tried"][edge]), float(node["worth"][edge]), float(node["won"][edge])
            )
            for edge in range(int(node["known"]))
        }


class SearchAgent(Agent):
    """Tries actions in many worlds; a budget of playouts gives the same answer everywhere."""

    clock: Callable[[], float] = staticmethod(time.perf_counter)

    def __init__(
        self, key: str, ms: int | None = None, playouts: int | None = None, threads: int = 1, trust: int = ALL
    ) -> None:
        self._own = generator(key)
        self._budget = Budget(ms, playouts) if ms or playouts else Budget(ms=USUAL_MS)
        self._threads = threads
        self._searchers: list[Searcher] = []
        self._before: tuple[str, int, int, list[int], int] | None = None  # game, seat, turn, what was legal, choice
        self._turns = TurnSearch(self._own, threads, lambda: self.clock(), trust / ALL)

    def consider(self, view: View, budget: Budget | None = None) -> Thoughts:
        """The action that did best, and what else there was."""
        budget = self._budget if budget is None else budget.instead_of(self._budget)
        if view.rulebook.whole_turns:
            return self._turns.consider(view, self.choices(view), budget)
        started = self.clock()
        legal = self.choices(view)
        if not self._searchers:
            self._searchers = [Searcher(generator(self._fresh_key())) for _ in range(self._threads)]
        is_known = self._go_on(view, legal)
        if max([searcher.begin(view, is_known) for searcher in self._searchers]) > 1:
            self._search(budget, started)
        candidates = self._candidates(view)
        self._before = (view.rulebook.name, view.seat, view.turn, legal, candidates[0].action.number)
        playouts, nodes = (sum(each) for each in zip(*((s.playouts, s.nodes) for s in self._searchers), strict=True))
        return Thoughts(candidates, playouts, nodes, self.clock() - started)

    def _fresh_key(self) -> str:
        """A key for a thread's own generator."""
        words = [draw_below(self._own, 1 << 31) for _ in range(KEY_WORDS)]
        return key_text(np.array(words, dtype=np.uint32))

    def _go_on(self, view: View, legal: list[int]) -> bool:
        """Whether the tree of the last answer still serves: in the same turn of the same seat.

        Where the same can be done as before, the seat may choose again; else its choice has been carried out.
        """
        if self._before is None or self._before[:3] != (view.rulebook.name, view.seat, view.turn):
            return False
        _, seat, _, before, choice = self._before
        if before != legal:
            for searcher in self._searchers:
                searcher.follow(seat, choice)
        return True

    def _search(self, budget: Budget, started: float) -> None:
        """Spend the budget, each thread its share."""
        end = FOREVER if budget.longest is None else started + budget.longest / 1000
        shares = self._shares(budget.playouts)
        if len(shares) == 1:
            self._run(self._searchers[0], shares[0], end)
            return
        with ThreadPoolExecutor(len(shares)) as pool:
            list(pool.map(self._run, self._searchers, shares, [end] * len(shares)))

    def _shares(self, playouts: int | None) -> list[float]:
        """How many games each thread may play."""
        number = len(self._searchers)
        if playouts is None:
            return [FOREVER] * number
        return [playouts // number + (place < playouts % number) for place in range(number)]

    def _run(self, searcher: Searcher, playouts: float, end: float) -> None:
        """Rounds until the budget is spent or the answer is clear."""
        while searcher.playouts < playouts and not searcher.is_clear:
            played = searcher.round(int(min(playouts - searcher.playouts, 1 << 30)))
            if played == 0 or self.clock() >= end:
                return

    def _candidates(self, view: View) -> tuple[Candidate, ...]:
        """What was found, the best first; where nothing was tried, the most promising."""
        found: dict[int, Found] = {}
        for searcher in self._searchers:
            for number, part in searcher.found().items():
                whole = found.setdefault(number, Found())
                whole.tried, whole.worth, whole.won = (
                    whole.tried + part.tried,
                    whole.worth + part.worth,
                    whole.won + part.won,
                )
        luck = self._searchers[0].luck
        legal = set(view.legal.numbers())
        ranked = sorted(
            (number for number in found if number in legal), key=lambda n: found[n].hope(luck), reverse=True
        )
        return tuple(self._candidate(view, number, found[number]) for number in ranked[:SHOWN])

    @staticmethod
    def _candidate(view: View, number: int, found: Found) -> Candidate:
        action = view.action(number)
        return Candidate(action, found.won / found.tried if found.tried else None, found.tried, (action,))
