"""Games that are biased coins: agents of known strength, whatever they are called."""

from math import exp

import numpy as np

from ziggurat.arena import statistics
from ziggurat.arena.plan import Fixture, Plan, make_plan
from ziggurat.arena.table import Played

STRENGTH = {"greedy": statistics.elo_of(0.75), "greedy:slips=40": 60.0, "random": 0.0}  # Elo
LUCK = 400.0  # Elo that a deal gives to one of its seats


def truth(one: str, other: str) -> float:
    """How often one is placed before another, if the deal favours nobody."""
    return statistics.share_of(STRENGTH[one] - STRENGTH[other])


def play(plan: Plan, fixture: Fixture) -> Played:
    """Toss: scores are strength and luck with noise of Gumbel's kind, so that Elo holds at every table."""
    chance = np.random.default_rng([plan.seed, fixture.number])
    strengths = np.array([STRENGTH[text] for text in fixture.seats]) / statistics.ELO
    scores = strengths + chance.gumbel(size=len(strengths))
    points = [round(50 + 10 * float(score)) for score in scores] if plan.seats > 2 else None
    return Played(
        number=fixture.number,
        deal=fixture.deal,
        seats=list(fixture.seats),
        options=dict(plan.options),
        key=plan.key(fixture.deal),
        places=statistics.places(list(scores)),
        points=points,
        milliseconds=[[1.0, 2.0, 3.0 + seat] for seat in range(plan.seats)],
        record=f'[Ziggurat record 1]\n[Number "{fixture.number}"]\n\n1. <&"#%\n',
    )


def lucky(plan: Plan, fixture: Fixture) -> Played:
    """Toss for two, where each deal favours a seat: it counts for whoever sits there."""
    deal = np.random.default_rng([plan.seed, fixture.deal, 99])
    better = int(deal.integers(2))
    one, other = (STRENGTH[text] for text in fixture.seats)
    share = 1 / (1 + exp(-(one - other + (LUCK if better == 0 else -LUCK)) / statistics.ELO))
    won = np.random.default_rng([plan.seed, fixture.number]).random() < share
    tossed = play(plan, fixture)
    return Played(
        **{name: getattr(tossed, name) for name in tossed.__struct_fields__} | {"places": [1, 2] if won else [2, 1]}
    )


def failing(plan: Plan, fixture: Fixture) -> Played:
    """Toss, but drop the coin in the fifth game."""
    if fixture.number == 5:
        raise RuntimeError("the coin rolled under the table")
    return play(plan, fixture)


def plan_of(*given: str, game: str = "babel", games: int = 400, seed: int = 1) -> Plan:
    """A plan for agents that have a strength."""
    return make_plan(game, given, games=games, seed=seed)


def tossed(plan: Plan) -> list[Played]:
    """All games of a plan."""
    return [play(plan, fixture) for fixture in plan.fixtures()]
