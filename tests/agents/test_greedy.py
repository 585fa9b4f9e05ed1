"""`greedy` and what it overlooks."""

import pytest

from ziggurat import Babel
from ziggurat.agents import make
from ziggurat.kernel.errors import BadOption


def points(stronger: str, weaker: str, games: int) -> float:
    """How many games the first wins, seats changed on every deal; a draw is half a game."""
    won = 0.0
    for number in range(games):
        players = [make(stronger, seed=2 * number), make(weaker, seed=2 * number + 1)]
        seat = number % 2
        game = Babel(seed=number // 2)
        while not game.is_over:
            acting = game.to_act[0]
            game.play(players[acting ^ seat].choose(game.view(acting)))
        won += 0.5 if game.winner is None else game.winner == seat
    return won


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("stronger", "weaker"),
    [("greedy:slips=75", "random"), ("greedy:slips=40", "greedy:slips=75"), ("greedy", "greedy:slips=40")],
)
def test_who_overlooks_less_wins_more(stronger: str, weaker: str) -> None:
    assert points(stronger, weaker, 40) > 24


def test_one_who_overlooks_nothing_is_greedy_itself() -> None:
    game = Babel(seed=3)
    for seed in range(20):
        assert make("greedy:slips=0", seed=seed).choose(game.view(0)) == make("greedy", seed=seed).choose(game.view(0))


def test_nobody_overlooks_everything() -> None:
    with pytest.raises(BadOption):
        make("greedy:slips=100")
