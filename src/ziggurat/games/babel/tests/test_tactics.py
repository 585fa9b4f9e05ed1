"""What `greedy` sees: it takes wins, builds where it can and tears down what towers."""

import numpy as np
import pytest

from ziggurat import Babel
from ziggurat.agents import make
from ziggurat.games.babel.tactics import COUNTS, FINISH, HOPE, WON
from ziggurat.games.babel.tests.positions import Lands, each_edition, position
from ziggurat.kernel import entries


def chosen(game: Babel, width: int = 4) -> str:
    """What greedy does in a position."""
    return make(f"greedy:worlds=2,width={width}", seed=1).choose(game.view(game.to_act[0])).notation


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
    for seed in range(6):
        game = Babel(seed)
        while game.turn == 1:
            game.play(chosen(game, width=0))
        assert game.value(0) >= 1


def test_it_beats_random_play() -> None:
    for seed in range(2):
        players = [make("greedy:worlds=1,width=0", seed=seed), make("random", seed=seed)]
        seats = players if seed % 2 == 0 else players[::-1]
        game = Babel(seed)
        while not game.is_over:
            seat = game.to_act[0]
            game.play(seats[seat].choose(game.view(seat)))
        assert game.winner == seed % 2


def test_it_can_judge_a_position_from_the_quarry() -> None:
    game = position(tokens="QM", hands=("MS", "SS"), columns=({"P": "MSHM"}, {}))
    assert chosen(game) in game.legal


@each_edition
def test_what_counts_adds_up_and_nothing_is_below_nothing_at_first_sight(edition: str) -> None:
    figures = np.zeros(len(COUNTS))
    for seed in range(2):
        game = Babel(seed, edition=edition)
        players = [make("greedy:worlds=1,width=0", seed=seed), make("random", seed=seed)]
        for ply in range(1000):
            if game.is_over:
                break
            seat = game.to_act[0]
            entries.weigh_at(game.state, 0, seat, figures)
            assert figures.sum() == pytest.approx(entries.appraise_at(game.state, 0, seat))
            assert all(entries.prefer_at(game.state, 0, seat, number) >= 0.0 for number in game.legal.numbers())
            game.play(players[(ply + seed) % 2].choose(game.view(seat)))


def at_first_sight(game: Babel, action: str) -> float:
    """How promising an action looks."""
    return entries.prefer_at(game.state, 0, game.to_act[0], game.action(action).number)


def test_raids_look_better_the_more_they_take() -> None:
    columns = ({"H": "AAAHHHSSSMMM", "S": "AAA"}, {"H": "MSHPAM", "S": "MM"})
    high = position(tokens="HM", hands=("SM", "SSMM"), columns=columns, temples=({}, {"H": "123456", "S": "12"}))
    low = position(tokens="HM", hands=("SM", "SSMM"), columns=columns, temples=({}, {"H": "1", "S": "1"}))
    for action in ("raze", "rob", "tS"):
        assert at_first_sight(high, action) > at_first_sight(low, action)
    assert at_first_sight(high, "halveM") > at_first_sight(high, "end")


def test_a_settler_that_a_level_waits_for_looks_good() -> None:
    game = position(
        tokens="HM", hands=("MM", "SS"), columns=({"H": "S"}, {}), temples=({"H": "1"}, {}), stocks=("2", "")
    )
    other = position(tokens="HM", hands=("MM", "SS"), columns=({"H": "S"}, {}), temples=({"H": "1"}, {}))
    assert at_first_sight(game, "sM") > at_first_sight(other, "sM")


def test_a_chance_to_win_counts() -> None:
    temples: tuple[Lands, Lands] = ({"P": "1234", "M": "12345", "S": "12345"}, {})
    game = position(tokens="PQ", hands=("MSHA", "S"), columns=({"P": "MSHPA"}, {}), temples=temples, stocks=("5", ""))
    far = position(tokens="PQ", hands=("MSHA", "S"), columns=({"P": "MSHPA"}, {}), temples=temples, stocks=("6", ""))
    assert entries.appraise_at(game.state, 0, 0) > entries.appraise_at(far.state, 0, 0) + FINISH * HOPE


def test_the_end_phase_makes_other_chances() -> None:
    def chance(their: str, razed: str) -> float:
        temples: tuple[Lands, Lands] = (
            {"M": "12345", "S": "12345", "P": "12345"},
            {"M": "12345", "S": their, "A": razed},
        )
        game = position(flags="e", tokens="AQ", hands=("", "S"), columns=({"A": "AAA"}, {}), temples=temples)
        return entries.appraise_at(game.state, 0, 0)

    assert chance("1234", "12") > chance("12345", "1") + FINISH * HOPE - 20.0


def test_a_finished_game_outweighs_everything() -> None:
    game = position(
        tokens="PQ",
        columns=({"P": "MSHPA"}, {}),
        temples=({"P": "1234", "M": "12345", "S": "12345"}, {}),
        stocks=("5", ""),
    )
    game.play("bo")
    figures = np.zeros(len(COUNTS))
    entries.weigh_at(game.state, 0, 1, figures)
    assert figures.tolist() == [-WON] + [0.0] * (len(COUNTS) - 1)
    assert entries.appraise_at(game.state, 0, 0) == WON


def test_whoever_is_halved_rather_gives_up_what_is_worth_less() -> None:
    game = position(hands=("", "MMSS"), columns=({"H": "MMM"}, {}))
    game.play("halveM")
    assert at_first_sight(game, "dM") > at_first_sight(game, "dS")
