"""Our rulings (R-B1 to R-B13)."""

from itertools import permutations
from random import Random

import pytest

from tests.support.chacha import SlowGenerator
from ziggurat import Babel
from ziggurat.games.babel.tests.positions import (
    EDITIONS,
    NATIONS,
    column,
    discard_pile,
    draw_pile,
    duel,
    each_edition,
    ended_by,
    field,
    flags,
    hand,
    is_offered,
    obstacles,
    offered,
    others,
    phase,
    play,
    position,
    refusal,
    starting,
    stock,
    temple,
    worth,
    yard,
)

NOT_HU = [edition for edition in EDITIONS if edition != "hu"]

# -- R-B1: travelling to where one is ------------------------------------------------------------------------------


@pytest.mark.rule("R-B1")
@each_edition
@pytest.mark.parametrize("land", NATIONS)
def test_nobody_travels_to_where_he_is(land: str, edition: str) -> None:
    game = position(edition=edition, tokens=land + "Q", hands=("MSHPA", ""))
    assert refusal(game, f"t{land}") == ("R-B1", "already-there", None, land)
    assert [action for action in offered(game) if action[0] == "t"] == [
        f"t{nation}" for nation in NATIONS if nation != land
    ]


@pytest.mark.rule("R-B1")
def test_without_a_card_of_the_land_there_are_two_reasons() -> None:
    assert obstacles(position(hands=("M", "")), "tH") == {"already-there", "no-card"}


# -- R-B2: the end of the first turn -------------------------------------------------------------------------------


@pytest.mark.rule("R-B2")
@each_edition
@pytest.mark.parametrize("seed", range(6))
def test_with_eight_cards_the_starting_card_can_always_be_built(seed: int, edition: str) -> None:
    game = Babel(seed=seed, edition=edition)
    for seat in (0, 1):
        cards = hand(game, seat)
        assert len(cards) == 8
        play(game, f"t{cards[0]} s{cards[1]} bs end")
    assert starting(game) == "00"


@pytest.mark.rule("R-B2")
@each_edition
@pytest.mark.parametrize("nation", NATIONS)
def test_eight_cards_of_one_nation_will_do(nation: str, edition: str) -> None:
    game = position(edition=edition, turn=1, tokens="QQ", starting="11", hands=(nation * 8, ""))
    play(game, f"t{nation} s{nation} bs end")
    assert game.turn == 2


@pytest.mark.rule("R-B2", "B25")
@pytest.mark.parametrize("edition", ["de", "en", "ru"])
def test_who_has_left_himself_nothing_else_to_do_may_end_the_turn(edition: str) -> None:
    game = position(edition=edition, turn=1, tokens="QQ", starting="11", hands=("MMMMSSSS", "MMMMM"))
    for _ in range(4):
        for action in ("tM", "tS"):
            assert not is_offered(game, "end")
            game.play(action)
    assert offered(game) == ["end"]
    game.play("end")
    assert (game.turn, game.to_act, starting(game)) == (2, (1,), "11")


@pytest.mark.rule("R-B2")
@pytest.mark.parametrize("edition", ["de", "en", "ru"])
def test_the_card_and_the_duty_stay_for_the_next_turn(edition: str) -> None:
    game = position(
        edition=edition, turn=1, tokens="QQ", starting="11", hands=("", "HAAAA"), pile_top="HMMPPP", yard_top="65"
    )
    play(game, "end tH sA bs end")
    assert (game.turn, game.to_act, hand(game, 0), starting(game)) == (3, (0,), "MMH", "10")
    assert refusal(game, "end") == ("B25", "starting-card-due", 0, 1)
    play(game, "tM sM")
    assert refusal(game, "end") == ("B25", "starting-card-due", 0, 1)
    play(game, "bs end")
    assert (temple(game, 0, "M"), starting(game), game.turn) == ("1", "00", 4)


@pytest.mark.rule("R-B2")
@pytest.mark.parametrize(
    ("hand_left", "columns", "other"),
    [
        ("M", {}, "tM"),
        ("", {"P": "SPA"}, "mPM"),
        ("", {"H": "A"}, "bs"),
        ("H", {}, "sH"),
        ("", {"H": "AAA"}, "halveA"),
    ],
)
def test_any_other_legal_action_keeps_the_turn_from_ending(hand_left: str, columns: dict[str, str], other: str) -> None:
    game = position(turn=1, tokens="HQ", starting="11", hands=(hand_left, "MMM"), columns=(columns, {}))
    assert is_offered(game, other)
    assert refusal(game, "end") == ("B25", "starting-card-due", 0, 1)


@pytest.mark.rule("R-B2")
def test_an_ability_keeps_the_turn_from_ending_when_it_is_all_that_is_left() -> None:
    game = position(
        turn=3, flags="m", starting="10", hands=("", "MM"), columns=({"H": "AAA"}, {}), temples=({"H": "1"}, {})
    )
    assert offered(game) == ["halveA"]
    assert refusal(game, "end") == ("B25", "starting-card-due", 0, 1)
    play(game, "halveA dM")
    assert offered(game) == ["end"]
    assert is_offered(game, "end")


# -- R-B15: nobody is obliged in hu --------------------------------------------------------------------------------


@pytest.mark.rule("R-B15")
def test_in_hu_the_starting_card_stays_and_later_it_is_a_card_like_any_other() -> None:
    game = position(
        edition="hu", turn=1, tokens="QQ", starting="11", hands=("HHA", "H"), pile_top="MMMMMM", stocks=("1", ""),
        yard_top="6612",
    )  # fmt: skip
    play(game, "tH sA")
    assert not is_offered(game, "bo")  # in the first turn nothing else may be built
    play(game, "end end")
    assert (game.turn, starting(game)) == (3, "11")
    assert is_offered(game, "bs")
    assert is_offered(game, "end")
    play(game, "tM sM bo")
    assert (temple(game, 0, "M"), starting(game)) == ("1", "11")
    play(game, "tH bs end")
    assert (temple(game, 0, "H"), starting(game)) == ("1", "01")


@pytest.mark.rule("R-B15", "B25")
def test_by_the_first_version_of_the_rules_hu_had_to_build_it_too() -> None:
    line = position(edition="hu", turn=1, tokens="QQ", starting="11", hands=("HHA", "HHA")).position()
    old = Babel.from_position(line.replace("babel/2", "babel/1"))
    assert (old.version, Babel.from_position(line).version) == (1, 2)
    assert refusal(old, "end") == ("B25", "starting-card-due", 0, 1)
    assert old.position().startswith("babel/1 ")
    assert is_offered(Babel.from_position(line), "end")


# -- R-B16, R-B17: what the editions say of 10 and 15 ---------------------------------------------------------------


@pytest.mark.rule("R-B16", "R-B8")
@pytest.mark.parametrize(("edition", "wins"), [("hu", True), ("ru", False)])
def test_the_text_holds_where_the_summary_contradicts_it(edition: str, wins: bool) -> None:
    """15 against exactly 10: enough for hu by its text, too much for ru by its text."""
    game = position(
        edition=edition, tokens="MM", starting="00", hands=("", "MM"), columns=({"M": "SHPAM"}, {}),
        temples=({"M": "1234", "S": "12345", "H": "12345"}, {"S": "12345", "H": "12345"}), stocks=("5", ""),
    )  # fmt: skip
    assert not game.is_over
    game.play("bo")
    assert game.is_over is wins
    assert game.is_over or field(game, 5) == "e"


@pytest.mark.rule("R-B17")
def test_in_en_one_must_have_fifteen_at_that_moment() -> None:
    def end_phase(edition: str) -> Babel:
        return position(
            edition=edition, tokens="MM", flags="e", starting="00", hands=("", "MM"), columns=({"M": "AAAA"}, {}),
            temples=({"S": "1234", "H": "12345", "P": "12345"}, {"M": "1", "S": "12345", "H": "1234"}),
        )  # fmt: skip

    for edition, wins in (("de", True), ("en", False)):
        game = end_phase(edition)  # 14 of one's own against 10, after 15 was reached before
        game.play("raze")
        assert game.is_over is wins


# -- R-B18: where the starting card lies ----------------------------------------------------------------------------


@pytest.mark.rule("R-B18", "B03")
@each_edition
def test_the_starting_card_lies_in_no_stock(edition: str) -> None:
    game = position(edition=edition, turn=3, tokens="MM", starting="01", hands=("", "M"), columns=({"M": "S"}, {}))
    assert not is_offered(game, "bt")
    assert not is_offered(game, "bs")


# -- R-B3: a draw --------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-B3", "B43")
@each_edition
@pytest.mark.parametrize("cards", [0, 4])
@pytest.mark.parametrize("value", [0, 12])
def test_equal_values_and_equal_hands_are_a_draw(value: int, cards: int, edition: str) -> None:
    hands = ("M" * cards, "S" * cards)
    game = position(edition=edition, hands=hands, temples=(worth(value), worth(value)), yard="12")
    play(game, "end")
    assert ended_by(game) == ("yard-draw", None)
    assert phase(game) == "yard:-"
    assert (game.score(0), game.score(1)) == (0, 0)
    assert game.outcome is not None
    assert "R-B3" in game.outcome.rule


# -- R-B4: when the discard pile is shuffled -----------------------------------------------------------------------


@pytest.mark.rule("R-B4", "B11")
def test_the_discard_pile_is_not_shuffled_before_a_card_is_to_be_drawn() -> None:
    game = position(columns=({"A": others("PPPMMMM")}, {}), pile="PPP", discard="MMMM")
    play(game, "end")
    assert (draw_pile(game), discard_pile(game), hand(game, 1)) == ("", "MMMM", "PPP")
    play(game, "tP sP")
    assert (draw_pile(game), discard_pile(game)) == ("", "MMMMP")
    play(game, "end")
    assert (len(draw_pile(game)), discard_pile(game)) == (2, "")


@pytest.mark.rule("R-B4", "B11")
@pytest.mark.parametrize("drawn", [0, 7, 131])
def test_anybody_can_check_a_reshuffled_pile_with_a_pencil(drawn: int) -> None:
    key, discard = "c3" * 32, "MMMSSSSHHPPPPPPA"
    pencil = SlowGenerator(key, drawn)
    game = position(columns=({"A": others("AM", discard)}, {}), pile="AM", discard=discard, key=f"{key}:{drawn}")
    play(game, "end")
    pile = pencil.shuffled(discard)
    assert sorted(hand(game, 1)) == sorted(["A", "M", pile.pop()])
    assert draw_pile(game) == "".join(pile)
    assert field(game, 17) == f"{key}:{pencil.drawn}"


# -- R-B5: which run pays ------------------------------------------------------------------------------------------


def choices(settlers: str, edition: str, ability: str = "halveH") -> list[str]:
    """What the own column may be after an ability, choice by choice."""
    game = position(edition=edition, hands=("", "AAAA"), columns=({"H": settlers}, {}))
    names = [action for action in offered(game) if action.startswith(ability)]
    assert names == [ability if run == 1 else f"{ability}/{run}" for run in range(1, len(names) + 1)]
    return [column(play(game.copy(), name), 0, "H") for name in names]


@pytest.mark.rule("R-B5", "B30")
@pytest.mark.parametrize("edition", NOT_HU)
@pytest.mark.parametrize(
    ("settlers", "left"),
    [
        ("HH", []),
        ("HHMH", []),
        ("HHH", ["HH"]),
        ("HHHH", ["HHH"]),
        ("HHHHHH", ["HHHHH"]),
        ("HHMHHHPH", ["HHMHHPH"]),
        ("HHHMHHH", ["HHMHHH", "HHHMHH"]),
        ("HHHMHHMHHH", ["HHMHHMHHH", "HHHMHHMHH"]),
        ("HHHHMHHHPHHH", ["HHHMHHHPHHH", "HHHHMHHPHHH", "HHHHMHHHPHH"]),
        ("HHHMHHHMHHHMHHH", ["HHMHHHMHHHMHHH", "HHHMHHMHHHMHHH", "HHHMHHHMHHMHHH", "HHHMHHHMHHHMHH"]),
    ],
)
def test_each_run_that_can_pay_is_one_choice(settlers: str, left: list[str], edition: str) -> None:
    assert choices(settlers, edition) == left


@pytest.mark.rule("R-B5", "B30")
@pytest.mark.parametrize(
    ("settlers", "left"),
    [
        ("HH", []),
        ("HMH", []),
        ("HHH", ["HH"]),
        ("HHHH", ["HHH"]),
        ("HHMH", ["HMH", "HHM"]),
        ("HMHPH", ["MHPH", "HMPH", "HMHP"]),
        ("HMHMH", ["MHMH", "HMMH", "HMHM"]),
        ("HHHMHHH", ["HHMHHH", "HHHMHH"]),
        ("MHHHHPH", ["MHHHPH", "MHHHHP"]),
    ],
)
def test_in_the_hungarian_edition_each_block_is_one_choice(settlers: str, left: list[str]) -> None:
    assert choices(settlers, "hu") == left


@pytest.mark.rule("R-B5")
def test_in_the_hungarian_edition_there_can_be_twelve_choices() -> None:
    left = choices("HM" * 11 + "H", "hu")
    assert len(left) == len(set(left)) == 12
    assert left[11] == "HM" * 11


@pytest.mark.rule("R-B5")
@each_edition
@pytest.mark.parametrize("ability", ["raze", "rob", "expelS", "winover", "leapo", "leapt", "halveA"])
def test_every_ability_is_offered_once_for_each_run(ability: str, edition: str) -> None:
    nation = {"raze": "A", "rob": "H", "expelS": "M", "winover": "S", "leapo": "P", "leapt": "P", "halveA": "A"}[
        ability
    ]
    other = "M" if nation != "M" else "P"
    game = position(
        edition=edition,
        hands=("", "MM"),
        columns=({"H": nation * 3 + other + nation * 3}, {"H": "S"}),
        temples=({}, {"H": "12"}),
        stocks=("2", "2"),
    )
    assert [action for action in offered(game) if action.startswith(ability)] == [ability, f"{ability}/2"]
    assert refusal(game, f"{ability}/3") == ("R-B5", "no-such-run", 3, 2)


@pytest.mark.rule("R-B5")
@each_edition
def test_a_card_off_the_run_is_a_choice_only_in_the_hungarian_edition(edition: str) -> None:
    game = position(edition=edition, hands=("", "AAAA"), columns=({"H": "HHHMH"}, {}))
    if edition == "hu":
        play(game, "halveH/2")
        assert column(game, 0, "H") == "HHHM"
    else:
        assert refusal(game, "halveH/2") == ("R-B5", "no-such-run", 2, 1)
        play(game, "halveH")
        assert column(game, 0, "H") == "HHMH"


@pytest.mark.rule("R-B5")
@each_edition
def test_where_there_is_no_run_a_further_run_is_refused_for_that(edition: str) -> None:
    game = position(edition=edition, hands=("", "AAAA"), columns=({"H": "HH"}, {}))
    assert refusal(game, "halveH/2")[:2] == ("B30", "no-run-anywhere" if edition == "hu" else "no-run")


# -- R-B6: the order of discards -----------------------------------------------------------------------------------


@pytest.mark.rule("R-B6", "B37")
def test_halved_cards_are_discarded_one_at_a_time_in_any_order() -> None:
    ends = set()
    for order in permutations(["dM", "dS", "dA"]):
        game = position(hands=("", "MSHHPA"), columns=({"H": "AAA"}, {}))
        game.play("halveA")
        for owed, action in zip((3, 2, 1), order, strict=True):
            assert (phase(game), game.to_act) == (f"owe{owed}", (1,))
            game.play(action)
        assert (phase(game), game.to_act) == ("act", (0,))
        ends.add(game.position())
    assert len(ends) == 1


@pytest.mark.rule("R-B6")
def test_a_position_with_discards_owed_goes_on_with_them() -> None:
    game = position(phase="owe2", hands=("", "MSHP"), columns=({"H": "AA"}, {}))
    assert game.to_act == (1,)
    play(game, "dH dM")
    assert (hand(game, 1), game.to_act) == ("SP", (0,))


# -- R-B7: the Hungarian first turn --------------------------------------------------------------------------------


@pytest.mark.rule("R-B7", "B25", "B36")
@each_edition
@pytest.mark.parametrize(("turn", "seat"), [(1, 0), (2, 1), (1, 1), (2, 0), (3, 0), (4, 1), (3, 1), (4, 0)])
@pytest.mark.parametrize("ability", ["leapo", "leapt"])
def test_a_leap_is_building(ability: str, turn: int, seat: int, edition: str) -> None:
    game = position(
        edition=edition,
        turn=turn,
        active=seat,
        tokens="HH",
        starting="11" if turn <= 2 else "00",
        columns=({"H": "PPP"}, {"H": "PPP"}),
        stocks=("2", "2"),
    )
    if edition == "hu" and turn <= 2:
        assert refusal(game, ability) == ("B25", "only-starting-card", 3, game.turn)
    else:
        game.play(ability)
        assert temple(game, seat, "H") == "2"


@pytest.mark.rule("R-B7", "B33")
@each_edition
@pytest.mark.parametrize(("turn", "seat"), [(1, 0), (2, 1), (1, 1), (2, 0)])
def test_a_robbery_is_no_building(turn: int, seat: int, edition: str) -> None:
    temples: tuple[dict[str, str], dict[str, str]] = ({}, {"H": "12"}) if seat == 0 else ({"H": "12"}, {})
    game = position(
        edition=edition,
        turn=turn,
        active=seat,
        tokens="HH",
        starting="11",
        columns=({"H": "HHH"}, {"H": "HHH"}),
        temples=temples,
    )
    play(game, "rob")
    assert (temple(game, seat, "H"), temple(game, 1 - seat, "H")) == ("2", "1")


@pytest.mark.rule("R-B7")
@each_edition
def test_the_first_turn_is_over_when_it_ends_even_with_the_duty_undone(edition: str) -> None:
    game = position(
        edition=edition, turn=1, tokens="QQ", starting="11", hands=("", "HAAAA"), pile_top="HMMPPP", yard_top="51"
    )
    play(game, "end tH sA bs end")
    assert (game.turn, stock(game, 0), starting(game)) == (3, "51", "10")
    play(game, "tM sM bo")
    assert (temple(game, 0, "M"), starting(game)) == ("1", "10")


# -- R-B8: fifteen against ten in Hungarian ------------------------------------------------------------------------


@pytest.mark.rule("R-B8", "B42")
@each_edition
@pytest.mark.parametrize("their", [9, 10, 11])
@pytest.mark.parametrize("seat", [0, 1])
def test_fifteen_against_exactly_ten(seat: int, their: int, edition: str) -> None:
    game = play(duel(14, their, edition=edition, active=seat), "bo")
    if their == 9:
        assert (ended_by(game), flags(game)) == (("supremacy", seat), "")
    elif their == 10 and edition == "hu":
        assert (ended_by(game), flags(game)) == (("fall", seat), "e")
    else:
        assert (ended_by(game), flags(game)) == (None, "e")


# -- R-B9: only the acting player wins by an action ----------------------------------------------------------------


@pytest.mark.rule("R-B9", "B40")
@each_edition
@pytest.mark.parametrize("seed", range(6))
def test_values_change_only_through_the_acting_player_and_never_against_him(seed: int, edition: str) -> None:
    game, choice = Babel(seed=seed, edition=edition), Random(seed)
    while not game.is_over:
        (seat,) = game.to_act
        values = game.value(seat), game.value(1 - seat)
        action = str(choice.choice(list(game.legal)))
        game.play(action)
        assert game.value(seat) >= values[0]
        assert game.value(1 - seat) <= values[1]
        if game.is_over and action != "end":
            assert game.winner == seat


def robber(edition: str, own: int, theirs: dict[str, str]) -> Babel:
    """Seat 0 robs a 6 in Hatti."""
    return play(position(edition=edition, columns=({"H": "HHHMSP"}, {}), temples=(worth(own), theirs)), "rob")


@pytest.mark.rule("R-B9", "B42")
@each_edition
def test_twenty_counts_in_the_end_phase_that_the_same_action_brings_about(edition: str) -> None:
    game = robber(edition, 14, worth(8) | {"H": "36"})
    assert (game.value(0), game.value(1)) == (20, 11)
    assert (ended_by(game), flags(game)) == (("twenty", 0), "e")


@pytest.mark.rule("R-B9", "B42")
@each_edition
def test_twenty_is_looked_at_before_the_fall_of_the_opponent(edition: str) -> None:
    game = robber(edition, 14, worth(8) | {"H": "26"})
    assert (game.value(0), game.value(1)) == (20, 10)
    assert (ended_by(game), flags(game)) == (("twenty", 0), "e")


@pytest.mark.rule("R-B9", "B42")
@each_edition
def test_twenty_is_looked_at_before_the_fall_in_a_running_end_phase(edition: str) -> None:
    game = position(edition=edition, flags="e", columns=({"H": "HHH"}, {}), temples=(worth(17), worth(9) | {"H": "3"}))
    play(game, "rob")
    assert (game.value(0), game.value(1)) == (20, 9)
    assert ended_by(game) == ("twenty", 0)


# -- R-B10: hands at the end of the yard ---------------------------------------------------------------------------


@pytest.mark.rule("R-B10", "B43")
@each_edition
@pytest.mark.parametrize("cards", ["1", "12"])
@pytest.mark.parametrize("seat", [0, 1])
def test_the_opponent_does_not_draw_any_more_when_the_yard_has_run_out(seat: int, cards: str, edition: str) -> None:
    hands = ("MMM", "SS") if seat == 0 else ("SS", "MMM")
    game = position(edition=edition, active=seat, hands=hands, yard=cards)
    pile = draw_pile(game)
    play(game, "end")
    assert ended_by(game) == ("yard-hand", seat)
    assert (hand(game, 0), hand(game, 1)) == hands
    assert draw_pile(game) == pile


# -- R-B11, R-B12: the Hungarian text and its examples -------------------------------------------------------------


@pytest.mark.rule("R-B11", "B32")
@each_edition
def test_the_lowest_razed_card_lies_on_top_in_every_edition(edition: str) -> None:
    game = position(edition=edition, columns=({"H": "AAA"}, {}), temples=({}, {"H": "1246"}))
    play(game, "raze")
    assert yard(game).endswith(".6421")
    play(game, "end")
    assert stock(game, 0) == "21"


@pytest.mark.rule("R-B12", "B35")
@each_edition
@pytest.mark.parametrize(
    ("theirs", "left", "won"), [("MMA", "MM", "A"), ("AAM", "AA", "M"), ("MMAA", "MM", "AA"), ("SMA", "SM", "A")]
)
def test_the_opponents_last_card_tells_whom_to_win_over(theirs: str, left: str, won: str, edition: str) -> None:
    game = position(edition=edition, columns=({"H": "SSSM"}, {"H": theirs}))
    play(game, "winover")
    assert (column(game, 0, "H"), column(game, 1, "H")) == ("SSM" + won, left)


# -- R-B13: the starting card is built like any other --------------------------------------------------------------


@pytest.mark.rule("R-B13", "B22")
@each_edition
@pytest.mark.parametrize(("turn", "seat"), [(1, 0), (2, 1)])
def test_the_starting_card_needs_one_card_in_the_column(turn: int, seat: int, edition: str) -> None:
    game = position(
        edition=edition,
        turn=turn,
        active=seat,
        tokens="HH",
        starting="11",
        hands=("A", "A"),
        columns=({"M": "AAA", "H": "A" * seat}, {"M": "AAA", "H": "A" * (1 - seat)}),
    )
    assert refusal(game, "bs") == ("B22", "too-few-settlers", 1, 0)
    play(game, "sA bs")
    assert (temple(game, seat, "H"), temple(game, 1 - seat, "H")) == ("1", "")


@pytest.mark.rule("R-B13", "B22")
@each_edition
@pytest.mark.parametrize("height", range(1, 6))
def test_the_starting_card_needs_an_empty_site(height: int, edition: str) -> None:
    own = {"H": "123456"[:height]}
    game = position(edition=edition, turn=1, starting="11", columns=({"H": "AMSPH"}, {}), temples=(own, {}))
    assert refusal(game, "bs") == ("B22", "wrong-level", height + 1, 1)
    empty = position(edition=edition, turn=1, starting="11", columns=({"H": "AMSPH"}, {}), temples=({}, own))
    assert is_offered(empty, "bs")
