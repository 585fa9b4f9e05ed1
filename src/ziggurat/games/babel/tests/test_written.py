"""Babel as JSON from compiled code, in positions that games seldom reach."""

import pytest

from tests.support.scattered import scattered
from tests.support.written import assert_written_as_defined
from ziggurat import Babel
from ziggurat.games.babel import shown
from ziggurat.games.babel.cards import EDITIONS, NATION_CARDS, NATIONS, TEMPLE_CARDS
from ziggurat.games.babel.tests.positions import position
from ziggurat.kernel import jit

POSITIONS = 20 if jit.INTERPRETED else 400


@pytest.mark.parametrize("edition", EDITIONS)
def test_odd_positions_are_written_as_defined(edition: str) -> None:
    for seed in range(POSITIONS):
        game = scattered(seed, edition)
        scene = assert_written_as_defined(game)
        for action in list(game.legal):
            after = game.copy()
            after.play(action)
            assert_written_as_defined(after, scene)


def test_known_cards_razed_cards_and_both_phases_are_written_as_defined() -> None:
    known = Babel.from_position(position(hands=("MMS", "PAA")).position().replace(",PAA ", ",AA.P "))
    assert b'"known":{"M":0,"S":0,"H":0,"P":0,"A":2}' in known.scene().hand(0)
    assert_written_as_defined(known)
    temples = ({"M": "124", "S": "123456", "A": "1"}, {"P": "123456", "A": "12345"})
    game = position(active=1, tokens="HQ", starting="01", flags="me", temples=temples, razed="21", stocks=("53", ""))
    assert b'"razed":[1,2]' in game.scene().table
    assert_written_as_defined(game)


def test_the_longest_list_of_actions_is_written_as_defined_and_fits() -> None:
    """hu: every second card begins another block, and each block can pay for every ability of its nation."""
    game = position(
        edition="hu",
        tokens="HH",
        hands=("MSHPA", "MSHPA"),
        columns=({"H": "MSHPA" * 9}, {"H": "MSHPA"}),
        temples=({"H": "1"}, {"H": "123"}),
        stocks=("3", "2"),
        starting="00",
    )
    assert len(game.legal) > 120
    assert len(game.scene().offers(0)) > 20_000
    assert_written_as_defined(game)


def test_no_table_can_be_longer_than_the_room_for_it() -> None:
    """All nation cards in columns, each a run of its own; all temple cards in lists; every number of three digits."""
    run = len(b'{"nation":"M","run":12,"from":60,"to":60},')
    longest = shown.STARTS[1] + NATION_CARDS * (1 + run) + 2 * TEMPLE_CARDS + 3 * (5 + 3 * NATIONS + 4) + 6 * 8
    assert longest <= Babel.rulebook.room


def test_the_beginning_of_the_end_phase_and_a_last_turn_are_written_as_defined() -> None:
    won = position(temples=({"M": "1234", "S": "12345", "P": "12345"}, {}))
    for game, action in ((scattered(57, "de"), "bo"), (won, "end")):
        scene = assert_written_as_defined(game)
        game.play(action)
        assert_written_as_defined(game, scene)


def test_an_end_of_turn_without_new_cards_says_so() -> None:
    game = position()
    assert b'"none"' in game.scene(game.scene().public, 0, 0).told
