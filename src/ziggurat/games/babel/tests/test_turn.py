"""A turn (B10 to B13)."""

from itertools import permutations

import pytest

from ziggurat import Babel, NotToAct
from ziggurat.games.babel.tests.positions import (
    column,
    discard_pile,
    draw_pile,
    each_edition,
    hand,
    hand_size,
    others,
    play,
    position,
    stock,
    tokens,
    yard,
)

# -- B10: three phases ---------------------------------------------------------------------------------------------


@pytest.mark.rule("B10")
@each_edition
def test_the_first_turn_begins_with_eight_cards(edition: str) -> None:
    game = Babel(seed=5, edition=edition)
    assert (len(hand(game, 0)), len(hand(game, 1))) == (8, 5)


@pytest.mark.rule("B10")
def test_the_second_player_begins_with_eight_cards_too() -> None:
    game = position(turn=1, hands=("", "MMSSS"), pile_top="PPAHH")
    game.play("end")
    assert (game.turn, game.to_act) == (2, (1,))
    assert hand(game, 1) == "MMSSSHHA"
    assert draw_pile(game).endswith("PP")


@pytest.mark.rule("B10")
@pytest.mark.parametrize("seat", [0, 1])
def test_three_nation_cards_are_drawn_at_the_beginning_of_a_turn(seat: int) -> None:
    game = position(active=1 - seat, hands=("MA", "MA"), pile_top="PHS")
    before = len(draw_pile(game))
    game.play("end")
    assert hand(game, seat) == "MSHPA"
    assert hand(game, 1 - seat) == "MA"
    assert len(draw_pile(game)) == before - 3


@pytest.mark.rule("B10")
@pytest.mark.parametrize("seat", [0, 1])
def test_two_temple_cards_are_drawn_at_the_end_of_a_turn(seat: int) -> None:
    game = position(active=seat, stocks=("6", "6"), yard_top="321")
    before = len(yard(game))
    game.play("end")
    assert stock(game, seat) == "621"
    assert stock(game, 1 - seat) == "6"
    assert len(yard(game)) == before - 2
    assert yard(game).endswith("3")


@pytest.mark.rule("B10")
def test_a_turn_may_pass_without_any_action() -> None:
    game = position(hands=("MSHPA", "MSHPA"), columns=({"H": "AAA"}, {}))
    play(game, "end end end")
    assert (game.turn, game.to_act) == (8, (1,))


@pytest.mark.rule("B10")
def test_nothing_is_drawn_between_the_actions_of_a_turn() -> None:
    game = position(hands=("MMSSHH", "P"), columns=({"A": "AAA"}, {}), stocks=("1", ""))
    nation_cards, temple_cards = draw_pile(game), yard(game)
    for action in ("tM", "sM", "bo", "mAM", "tS", "sS", "sH", "tH"):
        game.play(action)
        assert game.to_act == (0,)
        assert (draw_pile(game), yard(game)) == (nation_cards, temple_cards)
    assert hand(game, 0) == ""


@pytest.mark.rule("B10")
@pytest.mark.parametrize("order", list(permutations(["mSP", "raze", "bo", "sM"])), ids=" ".join)
def test_actions_come_in_any_order(order: tuple[str, ...]) -> None:
    def start() -> Babel:
        return position(
            hands=("M", ""), columns=({"H": "AAA", "S": "SSH"}, {}), temples=({}, {"H": "12"}), stocks=("1", "")
        )

    assert play(start(), " ".join(order)).position() == play(start(), "sM bo raze mSP").position()


@pytest.mark.rule("B10")
def test_a_player_may_travel_and_settle_many_times_in_one_turn() -> None:
    game = position(tokens="QQ", hands=("MMMMSSSSHH", ""))
    play(game, "tM sM sS tS sM sS tM sS tH sH")
    assert tokens(game) == "HQ"
    assert [column(game, 0, land) for land in "MSHPA"] == ["MSS", "MS", "H", "", ""]
    assert game.to_act == (0,)


@pytest.mark.rule("B10")
def test_the_other_player_has_nothing_to_decide_meanwhile() -> None:
    game = position(tokens="HH", hands=("M", "M"))
    assert list(game.legal_for(1)) == []
    for action in ("tM", "sM", "end"):
        (reason,) = game.why_not(action, seat=1)
        assert (reason.rule, reason.code, reason.needs, reason.has) == ("B10", "not-to-act", 1, 0)
        with pytest.raises(NotToAct):
            game.play(action, seat=1)


# -- B11: when the draw pile runs out ------------------------------------------------------------------------------


@pytest.mark.rule("B11", "R-B4")
@pytest.mark.parametrize(
    ("pile", "discard", "drawn", "pile_left", "discard_left"),
    [
        ("MMMM", "SSSS", 3, 1, 4),
        ("MMM", "SSSS", 3, 0, 4),
        ("MM", "SSSS", 3, 3, 0),
        ("M", "SSSS", 3, 2, 0),
        ("", "SSSS", 3, 1, 0),
        ("", "SSS", 3, 0, 0),
        ("", "SS", 2, 0, 0),
        ("M", "S", 2, 0, 0),
        ("MM", "", 2, 0, 0),
        ("", "S", 1, 0, 0),
        ("M", "", 1, 0, 0),
        ("", "", 0, 0, 0),
    ],
)
def test_the_discard_pile_is_shuffled_when_the_draw_pile_is_empty(
    pile: str, discard: str, drawn: int, pile_left: int, discard_left: int
) -> None:
    game = position(columns=({"A": others(pile, discard)}, {}), pile=pile, discard=discard)
    game.play("end")
    assert game.to_act == (1,)
    assert hand_size(game, 1) == len(hand(game, 1)) == drawn
    assert len(draw_pile(game)) == pile_left
    assert len(discard_pile(game)) == discard_left


@pytest.mark.rule("B11")
def test_the_old_draw_pile_is_drawn_before_the_shuffled_cards() -> None:
    game = position(columns=({"A": others("MASSSSS")}, {}), pile="MA", discard="SSSSS")
    game.play("end")
    assert hand(game, 1) == "MSA"
    assert (draw_pile(game), discard_pile(game)) == ("SSSS", "")


@pytest.mark.rule("B11")
def test_all_the_discard_pile_comes_back_and_nothing_else() -> None:
    game = position(columns=({"A": others("MMSSHHPPA")}, {}), pile="", discard="MMSSHHPPA")
    game.play("end")
    assert sorted(hand(game, 1) + draw_pile(game)) == sorted("MMSSHHPPA")


@pytest.mark.rule("B11")
def test_the_discard_pile_is_really_shuffled() -> None:
    discard = "MMMMSSSSHHHHPPPPAAAA"
    piles = set()
    for key in ("00", "11", "22", "33"):
        game = position(columns=({"A": others(discard)}, {}), pile="", discard=discard, key=key * 32 + ":0")
        game.play("end")
        piles.add(draw_pile(game))
    assert len(piles) == 4
    assert discard[:-3] not in piles


@pytest.mark.rule("B11")
def test_a_short_draw_is_not_made_up_for_later() -> None:
    game = position(columns=({"H": "MMM", "A": others("MMMSS")}, {"H": "S"}), pile="S", discard="")
    game.play("end")
    assert hand(game, 1) == "S"
    play(game, "end")
    assert (hand(game, 0), game.to_act) == ("", (0,))
    play(game, "expelS")
    assert (hand(game, 0), hand(game, 1), discard_pile(game)) == ("", "S", "MS")
    play(game, "end")
    assert (hand(game, 0), hand(game, 1), discard_pile(game)) == ("", "MSS", "")


# -- B12: temple cards ---------------------------------------------------------------------------------------------


@pytest.mark.rule("B12")
@pytest.mark.parametrize(
    ("top", "laid"), [("25", "52"), ("52", "52"), ("16", "61"), ("61", "61"), ("33", "33"), ("34", "43")]
)
@pytest.mark.parametrize("seat", [0, 1])
def test_the_higher_temple_card_is_laid_first_so_that_the_lower_is_on_top(seat: int, top: str, laid: str) -> None:
    game = position(active=seat, stocks=("46", "15"), yard_top=top)
    before = [stock(game, side) for side in (0, 1)]
    game.play("end")
    assert stock(game, seat) == before[seat] + laid
    assert stock(game, 1 - seat) == before[1 - seat]


@pytest.mark.rule("B12")
def test_both_players_see_the_stocks_in_full() -> None:
    game = play(position(stocks=("46", "15"), yard_top="25"), "end")
    for seat in (0, 1):
        assert (stock(game.view(seat), 0), stock(game.view(seat), 1)) == ("4652", "15")


@pytest.mark.rule("B12", "B43")
def test_with_three_cards_left_two_are_drawn_and_then_one() -> None:
    game = position(yard="413")
    below = stock(game, 1)
    game.play("end")
    assert (stock(game, 0), yard(game), game.is_over) == ("31", "4", False)
    game.play("end")
    assert stock(game, 1) == below + "4"
    assert game.is_over


@pytest.mark.rule("B12")
def test_with_one_card_left_in_the_yard_one_is_drawn() -> None:
    game = play(position(stocks=("2", ""), yard="4"), "end")
    assert stock(game, 0) == "24"


# -- B13: hand sizes -----------------------------------------------------------------------------------------------


@pytest.mark.rule("B13")
@pytest.mark.parametrize("size", [0, 1, 3, 4, 5, 12])
def test_hand_sizes_are_public(size: int) -> None:
    game = position(hands=("M" * size, "S" * (size // 2)))
    assert hand(game.view(1), 0) == f"?{size}"
    assert hand(game.view(0), 1) == f"?{size // 2}"
    for seat in (0, 1):
        assert (hand_size(game.view(seat), 0), hand_size(game.view(seat), 1)) == (size, size // 2)


@pytest.mark.rule("B13")
def test_hand_sizes_are_public_at_all_times_in_a_turn() -> None:
    game = position(hands=("MSSPP", "AAAAA"), columns=({"H": "HHH"}, {}))
    sizes = []
    for action in ("sS", "halveH", "dA", "dA", "tM", "sP", "end"):
        game.play(action)
        sizes.append((hand(game.view(1), 0), hand(game.view(0), 1)))
    assert sizes == [
        ("?4", "?5"),
        ("?4", "?5"),
        ("?4", "?4"),
        ("?4", "?3"),
        ("?3", "?3"),
        ("?2", "?3"),
        ("?2", "?6"),
    ]
