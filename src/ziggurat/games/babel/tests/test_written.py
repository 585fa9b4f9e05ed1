"""Babel as JSON from compiled code, in positions that games seldom reach."""

import pytest

from tests.support.scattered import scattered
from tests.support.written import assert_written_as_defined
from ziggurat import Babel
from ziggurat.games.babel.cards import EDITIONS
from ziggurat.games.babel.tests.positions import position
from ziggurat.kernel import jit

POSITIONS = 20 if jit.INTERPRETED else 400


@pytest.mark.parametrize("edition", EDITIONS)
def test_odd_positions_are_written_as_defined(edition: str) -> None:
    for seed in range(POSITIONS):
        assert_written_as_defined(scattered(seed, edition))


def test_known_cards_razed_cards_and_both_phases_are_written_as_defined() -> None:
    known = Babel.from_position(position(hands=("MMS", "PAA")).position().replace(",PAA ", ",AA.P "))
    assert b'"known":{"M":0,"S":0,"H":0,"P":0,"A":2}' in known.shown(0)
    assert_written_as_defined(known)
    temples = ({"M": "124", "S": "123456", "A": "1"}, {"P": "123456", "A": "12345"})
    game = position(active=1, tokens="HQ", starting="01", flags="me", temples=temples, razed="21", stocks=("53", ""))
    assert b'"razed":[1,2]' in game.shown(None)
    assert_written_as_defined(game)
