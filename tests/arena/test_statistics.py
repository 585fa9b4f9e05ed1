"""What the arena says of agents whose strength is known: biased coins."""

from collections.abc import Callable
from math import inf, isclose

import numpy as np
import pytest

from ziggurat.arena import statistics as stats

Chance = np.random.Generator
RUNS = 1000


def coins(chance: Chance, share: float, deals: int, luck: float = 0.0) -> list[float]:
    """Wins of an agent in each deal of two games; the luck of the deal helps whoever sits in its better seat."""
    lucky = chance.choice([-luck, luck], size=deals)
    first, second = chance.random(deals) < share + lucky, chance.random(deals) < share - lucky
    return list(first.astype(float) + second.astype(float))


def covered(one_run: Callable[[], stats.Estimate], truth: float) -> float:
    """How often an interval holds the truth."""
    found = [one_run() for _ in range(RUNS)]
    return float(np.mean([estimate.low <= truth <= estimate.high for estimate in found]))


# -- quantiles -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("freedom", "expected"), [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (10, 2.228), (29, 2.045), (199, 1.972)]
)
def test_students_quantiles_are_those_of_the_tables(freedom: int, expected: float) -> None:
    assert stats.student_quantile(freedom) == pytest.approx(expected, abs=5e-4)


def test_with_many_deals_student_is_normal() -> None:
    assert stats.student_quantile(5000) == pytest.approx(1.959964, abs=1e-6)
    assert stats.student_quantile(1000) == pytest.approx(1.9623, abs=1e-4)


# -- shares ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("share", [0.5, 0.65, 0.9])
@pytest.mark.parametrize("luck", [0.0, 0.1])
def test_intervals_hold_the_truth_as_often_as_they_say(share: float, luck: float) -> None:
    chance = np.random.default_rng(7)
    rate = covered(lambda: stats.share_over_deals(coins(chance, share, 100, luck), [2.0] * 100), share)
    assert 0.93 <= rate <= 0.98


@pytest.mark.parametrize(("share", "deals"), [(0.99, 100), (0.7, 10), (0.995, 200)])
def test_few_deals_and_rare_losses_have_honest_intervals_too(share: float, deals: int) -> None:
    chance = np.random.default_rng(8)
    rate = covered(lambda: stats.share_over_deals(coins(chance, share, deals), [2.0] * deals), share)
    assert 0.92 <= rate <= 0.995


def test_where_deals_decide_pairing_makes_the_interval_narrower() -> None:
    chance = np.random.default_rng(9)
    paired = stats.share_over_deals(coins(chance, 0.55, 200, luck=0.4), [2.0] * 200)
    low, high = stats.wilson(paired.value, 400)
    assert paired.method == stats.OVER_DEALS
    assert paired.high - paired.low < 0.75 * (high - low)


def test_where_deals_decide_for_an_agent_pairing_makes_the_interval_wider() -> None:
    """Games that repeat each other are worth less than they are many."""
    sums = [2.0] * 120 + [0.0] * 80
    found = stats.share_over_deals(sums, [2.0] * 200)
    low, high = stats.wilson(0.6, 400)
    assert found.high - found.low > 1.3 * (high - low)


def test_always_won_is_not_certain_to_be_won() -> None:
    found = stats.share_over_deals([2.0] * 200, [2.0] * 200)
    assert found.value == found.high == 1.0
    assert found.method == stats.WILSON
    assert found.low == pytest.approx(400 / (400 + 1.959964**2))


def test_without_games_everything_is_possible() -> None:
    assert stats.share_over_deals([], []) == stats.Estimate(0.5, 0.0, 1.0, stats.NOTHING)
    assert stats.wilson(0.5, 0) == (0.0, 1.0)


def test_unfinished_deals_count_as_far_as_they_were_played() -> None:
    found = stats.mean_over_deals([2.0, 1.0, 1.0, 0.0], [2.0, 2.0, 1.0, 0.0])
    assert found.value == pytest.approx(4 / 5)


def test_one_deal_says_nothing_about_others() -> None:
    found = stats.mean_over_deals([50.0], [2.0])
    assert (found.value, found.low, found.high) == (25.0, -inf, inf)


# -- Elo -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("share", "elo"), [(0.5, 0), (0.75, 191), (0.25, -191), (0.909, 400), (0.64, 100)])
def test_elo_of_a_share(share: float, elo: int) -> None:
    assert round(stats.elo_of(share)) == pytest.approx(elo, abs=0.6)
    assert stats.share_of(stats.elo_of(share)) == pytest.approx(share)
    assert (stats.elo_of(0.0), stats.elo_of(1.0)) == (-inf, inf)


def chain(deals: int, wins: dict[tuple[int, int], float], agents: int) -> stats.Numbers:
    """Tables of wins in which each deal of two games goes as a share says."""
    table = np.zeros((deals, agents, agents))
    for (one, other), share in wins.items():
        table[:, one, other], table[:, other, one] = 2 * share, 2 * (1 - share)
    return table


def test_two_agents_are_as_far_apart_as_their_share_says() -> None:
    first, second = stats.elo_ladder(chain(100, {(0, 1): 0.75}, 2), seed=1).elo
    assert first.value - second.value == pytest.approx(190.85, abs=0.01)
    assert first.value + second.value == pytest.approx(3000)


def test_a_chain_adds_up() -> None:
    """Who beats whom by how much in a chain of three says how far its ends are apart, though they never met."""
    ladder = stats.elo_ladder(chain(50, {(0, 1): 0.75, (1, 2): 0.64}, 3), seed=1)
    a, b, c = (estimate.value for estimate in ladder.elo)
    assert a - b == pytest.approx(190.85, abs=0.01)
    assert b - c == pytest.approx(stats.elo_of(0.64), abs=0.01)
    assert isclose((a + b + c) / 3, stats.AVERAGE)


def test_ties_count_half_for_each() -> None:
    assert stats.before(2, 2) == 0.5
    first, second = stats.elo_ladder(chain(50, {(0, 1): 0.5}, 2), seed=1).elo
    assert first.value == second.value == pytest.approx(stats.AVERAGE)


def test_elo_intervals_hold_the_truth_as_often_as_they_say() -> None:
    chance, truth, held = np.random.default_rng(3), stats.elo_of(0.7), 0
    for run in range(120):
        won = np.array(coins(chance, 0.7, 60, luck=0.15))
        wins = np.zeros((60, 2, 2))
        wins[:, 0, 1], wins[:, 1, 0] = won, 2 - won
        first = stats.elo_ladder(wins, seed=run, resamples=200).elo[0]
        held += first.low <= stats.AVERAGE + truth / 2 <= first.high
    assert 0.9 <= held / 120 <= 0.99


def test_who_never_wins_gets_a_rating_that_says_so() -> None:
    ladder = stats.elo_ladder(chain(100, {(0, 1): 1.0}, 2), seed=1)
    first, second = ladder.elo
    assert not ladder.exists
    assert first.value - second.value == pytest.approx(stats.elo_of(200 / 200.5), abs=0.01)
    assert second.low < second.value < second.high
    assert second.high - first.low < -600


def test_who_never_wins_against_one_is_rated_by_the_others() -> None:
    ladder = stats.elo_ladder(chain(100, {(0, 1): 0.75, (1, 2): 0.75, (0, 2): 1.0}, 3), seed=1)
    assert ladder.exists
    assert ladder.elo[0].value - ladder.elo[2].value > 2 * 190


def test_agents_that_have_not_played_yet_stay_in_the_middle() -> None:
    ladder = stats.elo_ladder(chain(100, {(0, 1): 0.75}, 3), seed=1)
    assert ladder.exists
    assert ladder.elo[2].value == pytest.approx(stats.AVERAGE, abs=0.5)
    assert stats.elo_ladder(np.zeros((0, 2, 2)), seed=1).elo[0].method == stats.NOTHING


# -- placements ------------------------------------------------------------------------------------------------------


def test_places_from_scores() -> None:
    assert stats.places([60, 55, 60, 41]) == [1, 3, 1, 4]
    assert stats.mean_places([1, 3, 1, 4]) == [1.5, 3.0, 1.5, 4.0]
    assert stats.first_shares([1, 3, 1, 4]) == [0.5, 0.0, 0.5, 0.0]


def test_agents_with_several_seats_count_once_a_game() -> None:
    wins = stats.wins_at([0, 1, 1, 1], [2, 1, 3, 4], 2)
    assert wins[0, 1] == pytest.approx(2 / 3)
    assert wins[1, 0] == pytest.approx(1 / 3)


# -- OpenSkill -------------------------------------------------------------------------------------------------------


def test_openskill_finds_the_order_of_three_coins() -> None:
    chance = np.random.default_rng(5)
    strength = np.array([2.0, 1.0, 0.0])
    games = []
    for _ in range(400):
        scores = strength + chance.normal(size=3)
        games.append(([0, 1, 2], stats.places(list(scores))))
    skills = stats.openskill_ratings(games, 3)
    assert skills[0].ordinal > skills[1].ordinal > skills[2].ordinal
    assert all(skill.sigma < 25 / 3 for skill in skills)
    low, high = skills[0].interval
    assert low < skills[0].mu < high


def test_openskill_of_an_agent_with_several_seats() -> None:
    better, worse = stats.openskill_ratings([([0, 1, 1], [1, 2, 3])] * 20, 2)
    assert better.mu > 25 > worse.mu
    assert stats.openskill_ratings([([0, 0], [1, 2])], 1)[0].mu == 25
