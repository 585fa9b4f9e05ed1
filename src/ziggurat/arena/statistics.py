"""What results tell: shares with intervals over deals, differences in Elo, ratings. Knows no game and no agent.

Games of one deal are not independent: the deal favours a seat, and the agents take turns to sit in it. So the deal is
what counts as one observation, and whoever sums the seats of a deal first gets the narrower, true interval.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from math import atan, cos, log10, pi, sin, sqrt
from statistics import NormalDist

import numpy as np
import numpy.typing as npt

Numbers = npt.NDArray[np.float64]

CONFIDENCE = 0.95
FEW_DEALS = (
    30  # below this, and where fewer than FEW_EVENTS went either way, an interval over deals is not to be trusted
)
FEW_EVENTS = 10
RESAMPLES = 1000
AVERAGE = 1500.0  # the mean Elo of all agents
ELO = 400.0 / np.log(10.0)  # points for a factor e in the odds
TIE = 0.5
HALF_A_WIN = 0.5

OVER_DEALS = "t over deals"
WILSON = "Wilson over games"
NOTHING = "none"


@dataclass(frozen=True)
class Estimate:
    """A number with its interval, and how that was found."""

    value: float
    low: float
    high: float
    method: str

    def through(self, change: Callable[[float], float]) -> "Estimate":
        """The same on another scale that keeps the order."""
        return Estimate(change(self.value), change(self.low), change(self.high), self.method)


# -- quantiles -------------------------------------------------------------------------------------------------------


def normal_quantile(confidence: float = CONFIDENCE) -> float:
    """How many standard deviations of a normal distribution lie on either side of its mean."""
    return NormalDist().inv_cdf((1 + confidence) / 2)


def student_within(t: float, freedom: int) -> float:
    """How likely Student's t stays within ±t, by its finite sum for whole degrees of freedom (A&S 26.7.3, 26.7.4)."""
    angle = atan(t / sqrt(freedom))
    square, odd = cos(angle) ** 2, freedom % 2
    term = total = cos(angle) if odd else 1.0
    for k in range(3 if odd else 2, freedom - 1, 2):
        term *= square * (k - 1) / k
        total += term
    if not odd:
        return sin(angle) * total
    return 2 / pi * (angle + (sin(angle) * total if freedom > 1 else 0.0))


@cache
def student_quantile(freedom: int, confidence: float = CONFIDENCE) -> float:
    """How far Student's t strays from 0 on either side; found by halving."""
    if freedom > 1000:
        return normal_quantile(confidence)
    low, high = 0.0, 1e4
    for _ in range(80):
        middle = (low + high) / 2
        low, high = (middle, high) if student_within(middle, freedom) < confidence else (low, middle)
    return (low + high) / 2


# -- shares ----------------------------------------------------------------------------------------------------------


def wilson(share: float, trials: float, confidence: float = CONFIDENCE) -> tuple[float, float]:
    """Wilson's interval: never outside 0 to 1, and honest for the share of what has never or always happened."""
    if trials <= 0:
        return 0.0, 1.0
    z = normal_quantile(confidence)
    middle = (share + z * z / (2 * trials)) / (1 + z * z / trials)
    half = z / (1 + z * z / trials) * sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials))
    return 0.0 if share <= 0 else middle - half, 1.0 if share >= 1 else middle + half


def mean_over_deals(sums: Numbers | Sequence[float], counts: Numbers | Sequence[float]) -> Estimate:
    """The mean of something counted several times in each deal, with Student's interval over deals."""
    y, n = np.asarray(sums, dtype=float), np.asarray(counts, dtype=float)
    y, n = y[n > 0], n[n > 0]
    if not len(n):
        return Estimate(float("nan"), float("nan"), float("nan"), NOTHING)
    mean = float(y.sum() / n.sum())
    if len(n) == 1:
        return Estimate(mean, float("-inf"), float("inf"), NOTHING)
    deals = len(n)
    error = sqrt(deals / (deals - 1) * float(((y - mean * n) ** 2).sum())) / float(n.sum())
    half = student_quantile(deals - 1) * error
    return Estimate(mean, mean - half, mean + half, OVER_DEALS)


def share_over_deals(
    sums: Numbers | Sequence[float], counts: Numbers | Sequence[float], games: float | None = None
) -> Estimate:
    """A share of games, with Student's interval over deals, or with Wilson's over games where that says too little.

    Games of a deal that count several seats of one agent are still so many `games`; by default each count is one.
    """
    found = mean_over_deals(sums, counts)
    trials = float(np.sum(counts)) if games is None else games
    if found.method == NOTHING and trials <= 0:
        return Estimate(0.5, 0.0, 1.0, NOTHING)
    deals = int(np.count_nonzero(np.asarray(counts, dtype=float)))
    if deals < FEW_DEALS or min(found.value, 1 - found.value) * trials < FEW_EVENTS:
        return Estimate(found.value, *wilson(found.value, trials), WILSON)
    return Estimate(found.value, max(0.0, found.low), min(1.0, found.high), OVER_DEALS)


# -- Elo -------------------------------------------------------------------------------------------------------------


def elo_of(share: float) -> float:
    """The difference in Elo that a share of wins stands for; infinite for all or none of them."""
    if share <= 0.0 or share >= 1.0:
        return float("-inf") if share <= 0.0 else float("inf")
    return 400 * log10(share / (1 - share))


def share_of(elo: float) -> float:
    """The share of wins that a difference in Elo stands for."""
    return float(1 / (1 + 10 ** (-elo / 400)))


def connected(wins: Numbers) -> npt.NDArray[np.bool_]:
    """Whether each can be reached from each by wins (Ford's condition for ratings to exist), for many tables of wins.

    Agents that have not played at all are left aside.
    """
    agents = wins.shape[-1]
    played = (wins.sum(-1) + wins.sum(-2)) > 0
    reach = (wins > 0) | np.eye(agents, dtype=bool)
    for _ in range(max(1, agents.bit_length())):
        reach = (reach.astype(float) @ reach.astype(float)) > 0
    matters = played[..., :, None] & played[..., None, :]
    linked: npt.NDArray[np.bool_] = (reach | ~matters).all((-1, -2))
    return linked


def never_won(wins: Numbers) -> npt.NDArray[np.bool_]:
    """Which of those who have met never came before the other, in tables of wins that do not connect all."""
    met = (wins + wins.swapaxes(-1, -2)) > 0
    lacking = ~connected(wins)
    never: npt.NDArray[np.bool_] = met & (wins == 0) & lacking[..., None, None]
    return never


def bradley_terry(wins: Numbers) -> Numbers:
    """Ratings that make the wins most likely, on the natural scale with mean 0, for many tables at once.

    `wins[…, a, b]` is how often a was before b, ties half. Where wins do not connect all, the best ratings would be
    infinite, and never having won counts as half a win. Newton's method with short steps.
    """
    filled = wins + HALF_A_WIN * never_won(wins)
    games = filled + filled.swapaxes(-1, -2)
    ratings = np.zeros(filled.shape[:-1])
    eye = np.eye(filled.shape[-1])
    for _ in range(100):
        expected = 1 / (1 + np.exp(ratings[..., None, :] - ratings[..., :, None]))
        slope = filled.sum(-1) - (games * expected).sum(-1)
        weight = games * expected * (1 - expected)
        bend = eye * (weight.sum(-1) + 1e-9)[..., None] - weight + 1e-9
        step = np.clip(np.linalg.solve(bend, slope[..., None])[..., 0], -1.0, 1.0)
        ratings = ratings + step
        if float(np.abs(step).max(initial=0.0)) < 1e-10:
            break
    centred: Numbers = ratings - ratings.mean(-1, keepdims=True)
    return centred


@dataclass(frozen=True)
class Ladder:
    """Elo of all agents."""

    elo: list[Estimate]
    exists: bool  # whether wins connect all; otherwise who never won was given half a win


def elo_ladder(wins: Numbers, seed: int, resamples: int = RESAMPLES) -> Ladder:
    """Elo from tables of wins, one a deal, with intervals by drawing the deals anew.

    Deals in which somebody never won are all alike, and drawing them says nothing: there the half win is drawn as well
    (the gamma distribution behind Jeffreys' prior).
    """
    deals, agents = wins.shape[0], wins.shape[-1]
    total = wins.sum(0)
    best = AVERAGE + ELO * bradley_terry(total)
    if deals < 2:
        return Ladder([Estimate(float(elo), float("-inf"), float("inf"), NOTHING) for elo in best], False)
    chance = np.random.default_rng(seed)
    drawn = chance.multinomial(deals, np.full(deals, 1 / deals), size=resamples)
    samples = (drawn @ wins.reshape(deals, -1)).reshape(resamples, agents, agents)
    samples = samples + chance.gamma(HALF_A_WIN, size=samples.shape) * never_won(total)
    elos = AVERAGE + ELO * bradley_terry(samples)
    low, high = np.quantile(elos, [(1 - CONFIDENCE) / 2, (1 + CONFIDENCE) / 2], axis=0)
    method = f"{resamples} samples of deals"
    found = [Estimate(float(a), float(b), float(c), method) for a, b, c in zip(best, low, high, strict=True)]
    return Ladder(found, bool(connected(total)))


# -- placements ------------------------------------------------------------------------------------------------------


def places(scores: Sequence[float]) -> list[int]:
    """Places from scores, the highest first; equal scores share the better place, and the next is left free."""
    return [1 + sum(1 for other in scores if other > score) for score in scores]


def mean_places(places: Sequence[int]) -> list[float]:
    """Places in which equals share the mean of those that they take up together."""
    return [place + (places.count(place) - 1) / 2 for place in places]


def first_shares(places: Sequence[int]) -> list[float]:
    """Who came first: 1, or a part of it where several did."""
    winners = places.count(1)
    return [1 / winners if place == 1 else 0.0 for place in places]


def before(place: int, other: int) -> float:
    """Whether one place is before another; a tie is half."""
    return TIE if place == other else float(place < other)


def wins_at(table: Sequence[int], places: Sequence[int], agents: int) -> Numbers:
    """Who was placed before whom at one table, where `table` names the agent in each seat.

    Each pair of agents counts once a game, however many seats they have: all their pairs of seats share it.
    """
    wins, met = np.zeros((agents, agents)), np.zeros((agents, agents))
    for seat, agent in enumerate(table):
        for other, rival in enumerate(table):
            if agent != rival:
                wins[agent, rival] += before(places[seat], places[other])
                met[agent, rival] += 1
    return wins / np.maximum(met, 1)


# -- OpenSkill -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Skill:
    """An OpenSkill rating."""

    mu: float
    sigma: float

    @property
    def ordinal(self) -> float:
        """What a rating is worth for sure."""
        return self.mu - 3 * self.sigma

    @property
    def interval(self) -> tuple[float, float]:
        """Where the skill lies with the usual confidence."""
        half = normal_quantile() * self.sigma
        return self.mu - half, self.mu + half


def openskill_ratings(games: Iterable[tuple[Sequence[int], Sequence[int]]], agents: int) -> list[Skill]:
    """Plackett–Luce ratings after games in their order: the agent in each seat, and its place.

    An agent with several seats is rated in each, and keeps the mean.
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    skills = [model.rating() for _ in range(agents)]
    for table, ranks in games:
        if len(set(table)) < 2:
            continue
        teams = [[model.rating(mu=skills[agent].mu, sigma=skills[agent].sigma)] for agent in table]
        rated = model.rate(teams, ranks=[float(rank) for rank in ranks])
        for agent in set(table):
            own = [team[0] for seat, team in zip(table, rated, strict=True) if seat == agent]
            mu, sigma = sum(one.mu for one in own) / len(own), sum(one.sigma for one in own) / len(own)
            skills[agent] = model.rating(mu=mu, sigma=sigma)
    return [Skill(skill.mu, skill.sigma) for skill in skills]
