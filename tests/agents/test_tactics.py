"""What the tactics of every game count."""

from collections.abc import Iterator

import numpy as np
import pytest

from tests.support.modes import options_in_turn
from ziggurat.agents import make
from ziggurat.kernel import entries, jit, registry
from ziggurat.kernel.game import Game

GAMES = 2 if jit.INTERPRETED else 4


def positions(kind: type[Game]) -> Iterator[Game]:
    """Games that differ in their options, at every fifth decision of random play, and when they are over."""
    for number in range(GAMES):
        game = kind(seed=number, **options_in_turn(kind, number))
        chooser = make("random", seed=number)
        for ply in range(100_000):
            if game.is_over or ply % 5 == 0:
                yield game
            if game.is_over:
                break
            game.play(chooser.choose(game.view(game.to_act[0])), seat=game.to_act[0])


@pytest.mark.parametrize("name", registry.names())
def test_what_counts_adds_up_to_the_appraisal(name: str) -> None:
    figures = np.zeros(len(registry.find(name).rulebook.counts))
    for game in positions(registry.find(name)):
        for seat in game.seats:
            entries.weigh_at(game.state, 0, seat, figures)
            assert figures.sum() == pytest.approx(entries.appraise_at(game.state, 0, seat))


@pytest.mark.parametrize("name", registry.names())
def test_no_legal_action_is_below_nothing_at_first_sight(name: str) -> None:
    for game in positions(registry.find(name)):
        for seat in game.to_act:
            for number in game.view(seat).legal.numbers():
                assert entries.prefer_at(game.state, 0, seat, number) >= 0.0
