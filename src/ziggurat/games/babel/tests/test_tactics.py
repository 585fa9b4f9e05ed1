"""What `greedy` sees: it takes wins, builds where it can and tears down what towers."""

import pytest

from ziggurat import Babel
from ziggurat.agents import make
from ziggurat.games.babel.tests.positions import position
from ziggurat.kernel import entries


def chosen(game: Babel) -> str:
    """What greedy does in a position."""
    return make("greedy", seed=1).choose(game.view(game.to_act[0])).notation


@pytest.mark.parametrize("action", ["bo", "bt"])
def test_it_takes_the_win(action: str) -> None:
    stocks = ("5", "1") if action == "bo" else ("1", "5")
    game = position(
        tokens="PQ", hands=("MSHA", "S"), columns=({"P": "MSHPA"}, {}),
        temples=({"P": "1234", "M": "12345", "S": "12345"}, {}), stocks=stocks,
    )  # fmt: skip
    assert chosen(game) == action


def test_it_razes_a_high_temple() -> None:
    columns = ({"H": "AAA"}, {"H": "MSHPAM"})
    assert chosen(position(tokens="HM", hands=("M", "SS"), columns=columns, temples=({}, {"H": "123456"}))) == "raze"


def test_it_robs_where_it_can() -> None:
    columns = ({"H": "HHHSS"}, {"H": "MSHPA"})
    assert chosen(position(tokens="HM", hands=("M", "SS"), columns=columns, temples=({}, {"H": "12345"}))) == "rob"


def test_it_travels_to_where_it_can_build() -> None:
    game = position(
        tokens="HM", hands=("PM", "SS"), columns=({"P": "MSHM"}, {}), temples=({"P": "1"}, {}), stocks=("432", ""),
    )  # fmt: skip
    assert chosen(game) == "tP"
    game.play("tP")
    assert chosen(game) == "bo"


def test_it_leaps_with_persians() -> None:
    game = position(
        tokens="PM", hands=("", "SS"), columns=({"P": "PPPM"}, {}), temples=({"P": "12"}, {}), stocks=("", "4"),
    )  # fmt: skip
    assert chosen(game) == "leapt"


@pytest.mark.compiled
def test_it_builds_its_starting_card_in_the_first_turn() -> None:
    for seed in range(20):
        game = Babel(seed)
        while game.turn == 1:
            game.play(chosen(game))
        assert game.value(0) >= 1


def test_it_beats_random_play() -> None:
    for seed in range(4):
        players = [make("greedy:worlds=1", seed=seed), make("random", seed=seed)]
        seats = players if seed % 2 == 0 else players[::-1]
        game = Babel(seed)
        while not game.is_over:
            seat = game.to_act[0]
            game.play(seats[seat].choose(game.view(seat)))
        assert game.winner == seed % 2


def test_it_can_judge_a_position_from_the_quarry() -> None:
    game = position(tokens="QM", hands=("MS", "SS"), columns=({"P": "MSHM"}, {}))
    assert chosen(game) in game.legal


def test_whoever_is_halved_finds_every_card_as_good_as_another() -> None:
    game = position(hands=("", "MMSS"), columns=({"H": "MMM"}, {}))
    game.play("halveM")
    assert {entries.prefer_at(game.state, 0, 1, action.number) for action in game.legal_for(1)} == {1.0}
