"""What the games of a run show, as data: this is the JSON report, and all others are made from it."""

from collections.abc import Sequence
from itertools import combinations
from typing import Any

import msgspec
import numpy as np

from ziggurat.arena import statistics
from ziggurat.arena.plan import Plan
from ziggurat.arena.program import machine
from ziggurat.arena.statistics import Estimate, Numbers
from ziggurat.arena.table import Played

FORMAT = "Ziggurat arena report"
VERSION = 1


class Skill(msgspec.Struct, frozen=True):
    """An OpenSkill rating (Plackett–Luce), after all games in order."""

    mu: float
    sigma: float
    low: float
    high: float
    ordinal: float


class Times(msgspec.Struct, frozen=True):
    """How long an agent took for its choices, in milliseconds."""

    choices: int
    mean: float
    median: float
    p95: float
    longest: float


class AgentFound(msgspec.Struct, frozen=True):
    """What is known of an agent. Shares and means are for each seat that it had."""

    agent: str
    games: int
    seats: int  # how often it sat at a table; more than games where it had several seats
    firsts: Estimate  # the share of first places, shared ones split
    placement: Estimate  # the mean place; ties share the mean of the places they take up
    places: list[int]  # how often it came first, second, …; ties share the better place
    points: Estimate | None
    elo: Estimate
    openskill: Skill
    milliseconds: Times


class PairFound(msgspec.Struct, frozen=True):
    """How one agent did against another, in the games in which both sat."""

    first: str
    second: str
    games: int
    before: Estimate  # the share in which the first was placed before the second, ties half
    elo: Estimate  # what that share stands for
    won: float  # games; a part of one, where they had several seats
    tied: float
    lost: float


class Findings(msgspec.Struct, frozen=True):
    """All that a run shows."""

    format: str
    version: int
    command: str
    game: str
    title: str
    options: dict[str, str]
    seats: int
    seed: int
    planned: int  # games
    games: int  # that are finished
    deals: int
    ratings_exist: bool  # False where somebody never won; then that counts as half a win
    levels: dict[str, str]  # the agents that play the levels named
    agents: list[AgentFound]  # the strongest first
    pairs: list[PairFound]
    machine: dict[str, Any]
    workers: int
    program: str  # hash of the sources of rules and agents
    log: str


class _Deals:
    """The games of a run, sorted by deal and agent."""

    def __init__(self, plan: Plan, games: Sequence[Played]) -> None:
        self.names = plan.names
        self.numbers = {name: number for number, name in enumerate(self.names)}
        self.games = [(self._table(game), game) for game in games]
        self.places = {deal: place for place, deal in enumerate(sorted({game.deal for game in games}))}

    def _table(self, game: Played) -> list[int]:
        return [self.numbers[text] for text in game.seats]

    def sums(self, agent: int, value: Any) -> tuple[Numbers, Numbers]:
        """For each deal the sum of what a seat of an agent got, and how many seats it had."""
        sums, counts = np.zeros(len(self.places)), np.zeros(len(self.places))
        for table, game in self.games:
            values = value(game)
            for seat, sitting in enumerate(table):
                if sitting == agent:
                    sums[self.places[game.deal]] += values[seat]
                    counts[self.places[game.deal]] += 1
        return sums, counts

    def wins(self) -> Numbers:
        """For each deal who was placed before whom, and how often."""
        agents = len(self.names)
        found = np.zeros((len(self.places), agents, agents))
        for table, game in self.games:
            found[self.places[game.deal]] += statistics.wins_at(table, game.places, agents)
        return found


def find(plan: Plan, games: Sequence[Played], *, workers: int, program: str, log: str) -> Findings:
    """Work out what games show."""
    ordered = sorted(games, key=lambda game: game.number)
    deals = _Deals(plan, ordered)
    wins = deals.wins()
    ladder = statistics.elo_ladder(wins, plan.seed)
    skills = statistics.openskill_ratings(((table, game.places) for table, game in deals.games), len(deals.names))
    agents = [_agent(deals, number, ladder.elo[number], skills[number]) for number in range(len(deals.names))]
    book = _book(plan)
    return Findings(
        format=FORMAT,
        version=VERSION,
        command=plan.command,
        game=plan.game,
        title=book.called(),
        options=dict(plan.options),
        seats=plan.seats,
        seed=plan.seed,
        planned=plan.total,
        games=len(ordered),
        deals=len(deals.places),
        ratings_exist=ladder.exists,
        levels=plan.levels,
        agents=sorted(agents, key=lambda found: -found.elo.value),
        pairs=_pairs(deals, wins, [found.agent for found in sorted(agents, key=lambda one: -one.elo.value)]),
        machine=machine(),
        workers=workers,
        program=program,
        log=log,
    )


def _book(plan: Plan) -> Any:
    from ziggurat.kernel import registry

    return registry.find(plan.game).rulebook


def _agent(deals: _Deals, agent: int, elo: Estimate, skill: statistics.Skill) -> AgentFound:
    own = [(table, game) for table, game in deals.games if agent in table]
    firsts = statistics.share_over_deals(*deals.sums(agent, lambda game: statistics.first_shares(game.places)))
    placement = statistics.mean_over_deals(*deals.sums(agent, lambda game: statistics.mean_places(game.places)))
    low, high = skill.interval
    return AgentFound(
        agent=deals.names[agent],
        games=len(own),
        seats=sum(table.count(agent) for table, _ in own),
        firsts=firsts,
        placement=placement,
        places=_places(own, agent),
        points=_points(deals, agent, own),
        elo=elo,
        openskill=Skill(skill.mu, skill.sigma, low, high, skill.ordinal),
        milliseconds=_times(own, agent),
    )


def _points(deals: _Deals, agent: int, own: list[tuple[list[int], Played]]) -> Estimate | None:
    if not own or any(game.points is None for _, game in own):
        return None
    return statistics.mean_over_deals(*deals.sums(agent, lambda game: game.points))


def _places(own: list[tuple[list[int], Played]], agent: int) -> list[int]:
    taken = [game.places[seat] for table, game in own for seat, sitting in enumerate(table) if sitting == agent]
    seats = max((len(table) for table, _ in own), default=0)
    return [taken.count(place) for place in range(1, seats + 1)]


def _times(own: list[tuple[list[int], Played]], agent: int) -> Times:
    taken = [
        time
        for table, game in own
        for seat, sitting in enumerate(table)
        if sitting == agent
        for time in game.milliseconds[seat]
    ]
    if not taken:
        return Times(0, 0.0, 0.0, 0.0, 0.0)
    middle, late = np.quantile(taken, [0.5, 0.95])
    return Times(len(taken), float(np.mean(taken)), float(middle), float(late), max(taken))


def _pairs(deals: _Deals, wins: Numbers, order: list[str]) -> list[PairFound]:
    """Every pair that has met, the stronger agent first."""
    numbers = [deals.numbers[name] for name in order]
    met = wins.sum(0) + wins.sum(0).T
    return [_pair(deals, wins, one, other) for one, other in combinations(numbers, 2) if met[one, other] > 0]


def _pair(deals: _Deals, wins: Numbers, one: int, other: int) -> PairFound:
    counts = np.rint(wins[:, one, other] + wins[:, other, one])
    share = statistics.share_over_deals(list(wins[:, one, other]), list(counts))
    won, tied, lost = _results(deals, one, other)
    return PairFound(
        first=deals.names[one],
        second=deals.names[other],
        games=int(counts.sum()),
        before=share,
        elo=share.through(statistics.elo_of),
        won=won,
        tied=tied,
        lost=lost,
    )


def _results(deals: _Deals, one: int, other: int) -> tuple[float, float, float]:
    """How many games one was placed before the other, beside it and behind it."""
    won = tied = lost = 0.0
    for table, game in deals.games:
        ours = [game.places[seat] for seat, sitting in enumerate(table) if sitting == one]
        theirs = [game.places[seat] for seat, sitting in enumerate(table) if sitting == other]
        pairs = [(place, rival) for place in ours for rival in theirs]
        for place, rival in pairs:
            won += (place < rival) / len(pairs)
            tied += (place == rival) / len(pairs)
            lost += (place > rival) / len(pairs)
    return round(won, 6), round(tied, 6), round(lost, 6)
