"""Value and end (B40 to B43)."""

import pytest

from ziggurat import Babel, GameIsOver, NotationError
from ziggurat.games.babel.tests.positions import (
    EDITIONS,
    duel,
    each_edition,
    ended_by,
    field,
    flags,
    hand,
    is_offered,
    phase,
    play,
    position,
    stock,
    temple,
    worth,
    yard,
)

each_seat = pytest.mark.parametrize("seat", [0, 1])

# -- B40: value ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("B40")
@each_edition
@pytest.mark.parametrize(
    ("temples", "value"),
    [
        ({}, 0),
        ({"M": "1"}, 1),
        ({"M": "123456"}, 6),
        ({"M": "6"}, 6),
        ({"M": "14", "A": "2"}, 6),
        ({"M": "12", "S": "12", "H": "12", "P": "12", "A": "123456"}, 14),
    ],
)
def test_a_temple_is_worth_its_top_card_and_a_player_the_sum(temples: dict[str, str], value: int, edition: str) -> None:
    game = position(edition=edition, temples=(temples, {"S": "1"}))
    assert (game.value(0), game.value(1)) == (value, 1)


@pytest.mark.rule("B40")
def test_stocks_and_the_starting_card_are_worth_nothing() -> None:
    game = position(starting="11", stocks=("654", "321"))
    assert (game.value(0), game.value(1)) == (0, 0)


@pytest.mark.rule("B40", "B41")
@each_edition
@each_seat
def test_the_game_ends_in_the_middle_of_a_turn(seat: int, edition: str) -> None:
    game = duel(14, 9, edition=edition, active=seat)
    before = (yard(game), hand(game, 1 - seat))
    game.play("bo")
    assert ended_by(game) == ("supremacy", seat)
    assert game.to_act == ()
    assert (game.turn, yard(game), hand(game, 1 - seat)) == (5, *before)


@pytest.mark.rule("B40", "B41")
def test_nothing_can_be_played_when_the_game_is_over() -> None:
    game = play(duel(14, 9), "bo")
    for seat in (0, 1):
        assert list(game.legal_for(seat)) == []
        (reason,) = game.why_not("end", seat=seat)
        assert (reason.rule, reason.code) == ("B41", "game-over")
    with pytest.raises(GameIsOver):
        game.play("end")


@pytest.mark.rule("B40")
def test_the_score_of_a_game_is_one_for_the_winner() -> None:
    game = duel(14, 9, active=1)
    assert (game.score(0), game.score(1)) == (0, 0)
    play(game, "bo")
    assert (game.score(0), game.score(1)) == (-1, 1)


# -- B41: fifteen against less than ten ----------------------------------------------------------------------------


@pytest.mark.rule("B41", "B42")
@each_edition
@each_seat
@pytest.mark.parametrize(
    ("own", "their", "wins"),
    [(14, 9, False), (15, 9, True), (15, 1, True), (15, 8, True), (14, 1, False), (14, 10, False), (13, 14, False)],
)
def test_fifteen_against_less_than_ten_wins_at_once(own: int, their: int, wins: bool, seat: int, edition: str) -> None:
    game = duel(own - 1, their, edition=edition, active=seat)
    game.play("bo")
    assert (game.value(seat), game.value(1 - seat)) == (own, their)
    assert ended_by(game) == (("supremacy", seat) if wins else None)
    assert flags(game) == ""


@pytest.mark.rule("B41")
@each_edition
@pytest.mark.parametrize(
    ("own", "theirs", "wins"),
    [(13, {"H": "12"}, True), (13, {"H": "12", "M": "12345"}, True), (12, {"H": "12"}, False)],
)
def test_robbery_can_win(own: int, theirs: dict[str, str], wins: bool, edition: str) -> None:
    game = position(edition=edition, columns=({"H": "HHH"}, {}), temples=(worth(own), theirs))
    game.play("rob")
    assert ended_by(game) == (("supremacy", 0) if wins else None)


@pytest.mark.rule("B41", "B42")
@each_edition
def test_robbery_that_brings_the_opponent_from_ten_to_nine_wins_with_fifteen(edition: str) -> None:
    game = position(edition=edition, columns=({"H": "HHH"}, {}), temples=(worth(13), worth(8) | {"H": "12"}))
    game.play("rob")
    assert (game.value(0), game.value(1)) == (15, 9)
    assert ended_by(game) == ("supremacy", 0)


@pytest.mark.rule("B41")
@each_edition
@pytest.mark.parametrize(("own", "wins"), [(12, False), (13, True), (14, True)])
def test_a_leap_can_win(own: int, wins: bool, edition: str) -> None:
    game = position(edition=edition, columns=({"H": "PPP"}, {}), temples=(worth(own), {}), stocks=("2", ""))
    game.play("leapo")
    assert ended_by(game) == (("supremacy", 0) if wins else None)


@pytest.mark.rule("B41")
@each_edition
def test_below_fifteen_razing_wins_nothing(edition: str) -> None:
    game = play(duel(14, 10, edition=edition), "raze")
    assert (game.value(0), game.value(1)) == (14, 9)
    assert ended_by(game) is None


@pytest.mark.rule("B41", "B42")
def test_twenty_against_less_than_ten_is_supremacy_without_an_end_phase() -> None:
    game = position(columns=({"H": "HHHMSP"}, {}), temples=(worth(14), {"H": "6"}))
    game.play("rob")
    assert game.value(0) == 20
    assert ended_by(game) == ("supremacy", 0)


@pytest.mark.rule("B41", "B42")
@each_edition
def test_a_position_in_which_somebody_has_won_already_is_refused(edition: str) -> None:
    with pytest.raises(NotationError):
        duel(15, 9, edition=edition)
    with pytest.raises(NotationError):
        duel(9, 15, edition=edition)
    with pytest.raises(NotationError):
        duel(20, 12, edition=edition, end_phase=True)


# -- B42: the end phase --------------------------------------------------------------------------------------------


@pytest.mark.rule("B42", "R-B8")
@each_edition
@each_seat
@pytest.mark.parametrize("their", [10, 11, 14])
def test_the_end_phase_begins_with_fifteen_against_ten(their: int, seat: int, edition: str) -> None:
    game = duel(14, their, edition=edition, active=seat)
    assert flags(game) == ""
    game.play("bo")
    assert flags(game) == "e"
    assert ended_by(game) == (("fall", seat) if edition == "hu" and their == 10 else None)


@pytest.mark.rule("B42")
@each_edition
def test_fourteen_each_is_not_the_end_phase(edition: str) -> None:
    game = play(duel(13, 14, edition=edition), "bo")
    assert (game.value(0), game.value(1), flags(game), ended_by(game)) == (14, 14, "", None)


@pytest.mark.rule("B42")
@each_edition
def test_play_goes_on_in_the_end_phase(edition: str) -> None:
    game = play(duel(14, 12, edition=edition), "bo")
    assert is_offered(game, "raze")
    assert is_offered(game, "end")
    play(game, "end")
    assert (game.to_act, flags(game)) == ((1,), "e")


@pytest.mark.rule("B42")
@each_edition
def test_the_end_phase_lasts_to_the_end_of_the_game(edition: str) -> None:
    game = duel(11, 15, edition=edition, end_phase=True, tower="123")
    play(game, "raze")
    assert (game.value(0), game.value(1)) == (11, 12)
    assert (flags(game), ended_by(game)) == ("e", None)
    play(game, "end end bo")
    assert (game.value(0), flags(game), ended_by(game)) == (12, "e", None)


@pytest.mark.rule("B42")
@each_edition
@each_seat
@pytest.mark.parametrize(("own", "their", "wins"), [(19, 11, False), (20, 11, True), (20, 14, True), (20, 16, True)])
def test_in_the_end_phase_twenty_wins(own: int, their: int, wins: bool, seat: int, edition: str) -> None:
    game = duel(own - 1, their, edition=edition, end_phase=True, active=seat)
    game.play("bo")
    assert ended_by(game) == (("twenty", seat) if wins else None)


@pytest.mark.rule("B42")
@pytest.mark.parametrize("edition", [edition for edition in EDITIONS if edition != "hu"])
def test_in_the_end_phase_twenty_wins_against_ten(edition: str) -> None:
    game = play(duel(19, 10, edition=edition, end_phase=True), "bo")
    assert ended_by(game) == ("twenty", 0)
    assert game.outcome is not None
    assert game.outcome.rule == "B42"


@pytest.mark.rule("B42")
@each_edition
@pytest.mark.parametrize("own", [11, 14, 15, 19])
@pytest.mark.parametrize("left", [9, 10, 11])
@each_seat
def test_who_wins_by_the_fall_of_the_opponent(seat: int, left: int, own: int, edition: str) -> None:
    game = duel(own, left + 2, edition=edition, end_phase=True, active=seat, tower="12")
    game.play("raze")
    assert (game.value(seat), game.value(1 - seat)) == (own, left)
    wins = {
        "de": left < 10,
        "en": left < 10 and own >= 15,
        "ru": left < 10 and own >= 15,
        "hu": left <= 10,
    }[edition]
    assert game.winner == (seat if wins else None)
    assert game.is_over == wins
    if wins and own < 15:
        assert ended_by(game) == ("fall", seat)


@pytest.mark.rule("B42")
def test_in_the_german_edition_ten_is_enough_to_win_by_the_fall_of_the_opponent() -> None:
    assert ended_by(play(duel(10, 11, end_phase=True, tower="12"), "raze")) == ("fall", 0)
    assert ended_by(play(duel(10, 11, end_phase=True), "raze")) is None


@pytest.mark.rule("B42")
@each_edition
def test_whoever_reached_fifteen_first_may_lose(edition: str) -> None:
    game = duel(11, 15, edition=edition, end_phase=True, tower="123456")
    game.play("raze")
    assert game.value(1) == 9
    assert ended_by(game) == (None if edition in ("en", "ru") else ("fall", 0))


@pytest.mark.rule("B42")
@each_edition
def test_robbery_can_bring_the_opponent_down(edition: str) -> None:
    game = position(
        edition=edition,
        flags="e",
        columns=({"H": "HHH"}, {}),
        temples=(worth(13), worth(9) | {"H": "3"}),
    )
    game.play("rob")
    assert (game.value(0), game.value(1)) == (16, 9)
    assert game.winner == 0


@pytest.mark.rule("B41", "B42")
@pytest.mark.parametrize("edition", ["en", "ru"])
def test_who_has_brought_the_opponent_down_can_win_later_with_fifteen(edition: str) -> None:
    game = duel(14, 10, edition=edition, end_phase=True)
    play(game, "raze")
    assert (game.value(0), game.value(1), ended_by(game)) == (14, 9, None)
    play(game, "bo")
    assert (game.value(0), game.winner) == (15, 0)


@pytest.mark.rule("B42")
@pytest.mark.parametrize("edition", ["en", "ru"])
def test_without_fifteen_bringing_the_opponent_down_wins_nothing_for_either(edition: str) -> None:
    game = position(
        edition=edition,
        flags="e",
        tokens="HM",
        columns=({"H": "AAA"}, {"M": "AAA"}),
        temples=({"M": "123456", "S": "123456"}, {"S": "12345", "P": "1234", "H": "12345"}),
    )
    play(game, "raze")
    assert (game.value(0), game.value(1), ended_by(game)) == (12, 9, None)
    play(game, "end raze")
    assert (game.value(0), game.value(1), ended_by(game)) == (6, 9, None)


@pytest.mark.rule("B42")
@each_edition
def test_what_happens_to_no_temple_decides_nothing(edition: str) -> None:
    game = position(
        edition=edition,
        flags="e",
        hands=("MMS", "PP"),
        columns=({"H": "AAA", "M": "SSS"}, {}),
        temples=(worth(19), worth(11)),
    )
    for action in ("tM", "sM", "mMP", "tS", "end"):
        game.play(action)
        assert ended_by(game) is None


# -- B43: the end of the yard --------------------------------------------------------------------------------------


def last_turn(
    own: int, their: int, hands: tuple[int, int] = (0, 0), *, yard: str = "12", edition: str = "de", seat: int = 0
) -> Babel:
    """The acting seat ends the last turn; values and hand sizes are the acting seat's first."""
    temples, cards = [worth(own), worth(their)], ["M" * hands[0], "M" * hands[1]]
    if seat == 1:
        temples.reverse()
        cards.reverse()
    return position(
        edition=edition,
        active=seat,
        flags="e" if max(own, their) >= 15 else "-",
        hands=(cards[0], cards[1]),
        temples=(temples[0], temples[1]),
        yard=yard,
    )


@pytest.mark.rule("B43", "B12")
@each_edition
@each_seat
@pytest.mark.parametrize(("cards", "over"), [("4", True), ("41", True), ("413", False), ("4132", False)])
def test_the_game_ends_when_the_last_card_of_the_yard_lies_on_a_stock(
    cards: str, over: bool, seat: int, edition: str
) -> None:
    game = last_turn(5, 4, yard=cards, edition=edition, seat=seat)
    before = len(stock(game, seat))
    game.play("end")
    assert game.is_over == over
    assert len(stock(game, seat)) == before + min(len(cards), 2)
    if over:
        assert ended_by(game) == ("yard-value", seat)
        assert (phase(game), yard(game)) == (f"yard:{seat}", "-")
        assert game.outcome is not None
        assert game.outcome.rule == "B43"


@pytest.mark.rule("B43")
def test_the_last_card_is_laid_on_the_stock() -> None:
    assert stock(play(last_turn(5, 4, yard="2"), "end"), 0) == "2"
    assert stock(play(last_turn(5, 4, yard="25"), "end"), 0) == "52"


@pytest.mark.rule("B43")
@each_edition
@each_seat
@pytest.mark.parametrize(
    ("values", "hands", "winner", "code"),
    [
        ((5, 4), (0, 0), "own", "yard-value"),
        ((4, 5), (0, 0), "their", "yard-value"),
        ((5, 4), (0, 9), "own", "yard-value"),
        ((4, 5), (9, 0), "their", "yard-value"),
        ((16, 12), (0, 4), "own", "yard-value"),
        ((5, 5), (1, 0), "own", "yard-hand"),
        ((5, 5), (3, 4), "their", "yard-hand"),
        ((0, 0), (4, 3), "own", "yard-hand"),
        ((5, 5), (0, 0), "nobody", "yard-draw"),
        ((12, 12), (6, 6), "nobody", "yard-draw"),
    ],
)
def test_the_higher_value_wins_then_the_larger_hand(
    values: tuple[int, int], hands: tuple[int, int], winner: str, code: str, seat: int, edition: str
) -> None:
    game = play(last_turn(*values, hands, edition=edition, seat=seat), "end")
    assert ended_by(game) == (code, {"own": seat, "their": 1 - seat, "nobody": None}[winner])


@pytest.mark.rule("B43", "B32")
def test_razed_cards_make_the_game_last_longer() -> None:
    game = position(columns=({"H": "AAA"}, {}), temples=({"M": "1"}, {"H": "12"}), yard="4")
    play(game, "raze end")
    assert (yard(game), game.is_over) == ("4", False)
    play(game, "end")
    assert ended_by(game) == ("yard-value", 0)


@pytest.mark.rule("B43")
def test_an_empty_yard_is_found_only_where_the_game_has_ended() -> None:
    with pytest.raises(NotationError):
        position(yard="")
    game = position(yard="", phase="yard:-")
    assert ended_by(game) == ("yard-draw", None)


@pytest.mark.rule("B43")
def test_nothing_can_be_played_when_the_yard_has_run_out() -> None:
    game = play(last_turn(5, 4, (2, 2)), "end")
    assert field(game, 3) == "5.0"
    (reason,) = game.why_not("tM")
    assert (reason.rule, reason.code) == ("B43", "game-over")
    with pytest.raises(GameIsOver):
        game.play("tM")


@pytest.mark.rule("B40", "B41", "B42", "B43")
def test_a_finished_game_can_be_taken_back_and_played_on() -> None:
    game = duel(14, 9)
    before = game.position()
    game.play("bo")
    assert game.is_over
    game.undo()
    assert game.position() == before
    assert (temple(game, 0, "H"), ended_by(game)) == ("", None)
