"""Abilities (B30 to B37)."""

from collections.abc import Mapping

import pytest

from ziggurat import Babel, NotationError, NotToAct
from ziggurat.games.babel.tests.positions import (
    EDITIONS,
    NATIONS,
    column,
    discard_pile,
    each_edition,
    hand,
    hand_size,
    is_offered,
    obstacles,
    offered,
    others,
    phase,
    play,
    position,
    refusal,
    stock,
    temple,
    yard,
)

PAYERS = {"raze": "A", "rob": "H", "expelP": "M", "winover": "S", "leapo": "P", "leapt": "P"}
PAYERS |= {f"halve{nation}": nation for nation in NATIONS}
each_ability = pytest.mark.parametrize("ability", list(PAYERS))


def ready(settlers: str, edition: str = "de") -> Babel:
    """A position in Hatti where every ability would have its effect, if the own column pays for it."""
    return position(
        edition=edition,
        hands=("", "PPPP"),
        columns=({"H": settlers}, {"H": "P"}),
        temples=({}, {"H": "12"}),
        stocks=("2", "2"),
    )


# -- B30: what pays ------------------------------------------------------------------------------------------------


@pytest.mark.rule("B30")
@each_edition
@each_ability
@pytest.mark.parametrize("length", [2, 3, 4])
def test_an_ability_needs_three_cards_of_its_nation_in_a_row(length: int, ability: str, edition: str) -> None:
    nation = PAYERS[ability]
    rest = "".join(other * 2 for other in NATIONS if other != nation)
    game = ready(rest + nation * length, edition)
    if length >= 3:
        assert is_offered(game, ability)
    else:
        code = "no-run-anywhere" if edition == "hu" else "no-run"
        assert refusal(game, ability) == ("B30", code, 3, length)


@pytest.mark.rule("B30")
@each_edition
@each_ability
def test_no_card_of_the_nation_pays_nothing(ability: str, edition: str) -> None:
    nation = PAYERS[ability]
    game = ready("".join(other * 3 for other in NATIONS if other != nation), edition)
    assert refusal(game, ability)[2:] == (3, 0)


@pytest.mark.rule("B30")
@each_edition
@pytest.mark.parametrize("settlers", ["HHHMP", "MHHHP", "MPHHH", "HHH", "HMHHH", "HHHMH"])
def test_the_run_may_lie_anywhere_in_the_column(settlers: str, edition: str) -> None:
    game = ready(settlers, edition)
    assert is_offered(game, "rob")
    assert is_offered(game, "halveH")


@pytest.mark.rule("B30")
@each_edition
@pytest.mark.parametrize("settlers", ["HHMH", "HMHH", "HMHPH", "HHMHH", "HMHMHMHM"])
def test_only_in_the_hungarian_edition_the_three_need_not_be_adjacent(settlers: str, edition: str) -> None:
    game = ready(settlers, edition)
    if edition == "hu":
        assert is_offered(game, "rob")
        assert is_offered(game, "halveH")
    else:
        longest = 2 if "HH" in settlers else 1
        assert refusal(game, "rob") == ("B30", "no-run", 3, longest)
        assert refusal(game, "halveH") == ("B30", "no-run", 3, longest)


@pytest.mark.rule("B30")
@each_edition
@pytest.mark.parametrize("settlers", ["HHMM", "HMH", "HMMPH"])
def test_two_cards_of_a_nation_pay_in_no_edition(settlers: str, edition: str) -> None:
    game = ready(settlers, edition)
    assert not is_offered(game, "rob")
    assert not is_offered(game, "halveH")


@pytest.mark.rule("B30")
@each_edition
@each_ability
def test_only_the_own_column_at_the_tokens_land_pays(ability: str, edition: str) -> None:
    run = PAYERS[ability] * 3
    game = position(
        edition=edition,
        hands=("", "PPPP"),
        columns=({"M": run, "H": "SP"}, {"H": run + "P"}),
        temples=({}, {"H": "12"}),
        stocks=("2", "2"),
    )
    rule, code, needs, _ = refusal(game, ability)
    assert (rule, code.removesuffix("-anywhere"), needs) == ("B30", "no-run", 3)


@pytest.mark.rule("B30")
@each_edition
@each_ability
def test_one_card_of_the_run_is_discarded_and_the_run_closes_up(ability: str, edition: str) -> None:
    nation, other = PAYERS[ability], "M" if PAYERS[ability] != "M" else "S"
    game = ready(other + nation * 3 + other, edition)
    game.play(ability)
    won_over = "P" if ability == "winover" else ""
    assert column(game, 0, "H") == other + nation * 2 + other + won_over
    assert discard_pile(game) == "".join(sorted(nation + ("P" if ability == "expelP" else ""), key=NATIONS.index))


@pytest.mark.rule("B30", "R-B5")
@pytest.mark.parametrize("edition", [edition for edition in EDITIONS if edition != "hu"])
def test_the_card_discarded_is_one_of_the_run(edition: str) -> None:
    game = play(ready("HMHHHPH", edition), "rob")
    assert column(game, 0, "H") == "HMHHPH"


@pytest.mark.rule("B30")
@each_edition
@pytest.mark.parametrize("settlers", ["HHHHP", "PHHHH", "MHHHHP"])
def test_a_run_of_four_gives_the_ability_twice(settlers: str, edition: str) -> None:
    game = ready(settlers, edition)
    play(game, "halveH dP dP halveH dP")
    assert column(game, 0, "H") == settlers.replace("HHHH", "HH")
    assert hand(game, 1) == "P"
    play(game, "end end")
    assert not is_offered(game, "halveH")


@pytest.mark.rule("B30")
@each_edition
def test_a_run_that_pays_for_one_ability_may_pay_for_another_with_its_fourth_card(edition: str) -> None:
    game = play(ready("HHHHP", edition), "rob halveH")
    assert (column(game, 0, "H"), temple(game, 0, "H"), phase(game)) == ("HHP", "2", "owe2")


@pytest.mark.rule("B30")
def test_cards_of_one_nation_that_come_together_make_a_run() -> None:
    game = position(hands=("A", "MM"), columns=({"H": "AAPPP"}, {"H": "M"}))
    assert not is_offered(game, "halveA")
    play(game, "mHS sA")
    assert column(game, 0, "H") == "AAA"
    assert is_offered(game, "halveA")


@pytest.mark.rule("B30", "R-B5")
@each_edition
@pytest.mark.parametrize(("ability", "left"), [("rob", "HHPHHHH"), ("rob/2", "HHHPHHH")])
def test_where_several_runs_qualify_the_player_chooses(ability: str, left: str, edition: str) -> None:
    game = ready("HHHPHHHH", edition)
    assert [action for action in offered(game) if action.startswith("rob")] == ["rob", "rob/2"]
    game.play(ability)
    assert column(game, 0, "H") == left


# -- B31: without effect -------------------------------------------------------------------------------------------


@pytest.mark.rule("B31")
@each_edition
@pytest.mark.parametrize(
    ("settlers", "ability", "code"),
    [
        ("AAA", "raze", "nothing-to-raze"),
        ("HHH", "rob", "nothing-to-rob"),
        ("MMM", "expelS", "nobody-to-expel"),
        ("SSS", "winover", "nobody-to-win-over"),
        ("AAA", "halveA", "hand-too-small"),
    ],
)
def test_an_ability_that_would_change_nothing_is_not_offered(
    settlers: str, ability: str, code: str, edition: str
) -> None:
    elsewhere = dict.fromkeys("MSPA", "S")
    game = position(
        edition=edition,
        hands=("PPPP", ""),
        columns=({"H": settlers}, elsewhere),
        temples=({"H": "1"}, dict.fromkeys("MSPA", "12")),
    )
    assert refusal(game, ability)[:2] == ("B31", code)


@pytest.mark.rule("B31", "B36")
@each_edition
@pytest.mark.parametrize("ability", ["leapo", "leapt"])
def test_without_a_card_to_leap_with_there_is_no_leap(ability: str, edition: str) -> None:
    game = position(edition=edition, starting="11", columns=({"H": "PPP"}, {}))
    assert obstacles(game, ability) == {"stock-empty"}


@pytest.mark.rule("B31", "B34")
@each_edition
@pytest.mark.parametrize("nation", NATIONS)
def test_only_a_nation_that_is_there_can_be_expelled(nation: str, edition: str) -> None:
    game = position(edition=edition, columns=({"H": "MMMSHPA"}, {"H": "MSHPA".replace(nation, "")}))
    wanted = [f"expel{other}" for other in NATIONS if other != nation]
    assert [action for action in offered(game) if action.startswith("expel")] == wanted
    assert refusal(game, f"expel{nation}") == ("B31", "nobody-to-expel", 1, 0)


@pytest.mark.rule("B31", "B37")
@each_edition
@pytest.mark.parametrize(("size", "possible"), [(0, False), (1, False), (2, True), (3, True)])
def test_halving_needs_a_hand_of_two_cards(size: int, possible: bool, edition: str) -> None:
    game = position(edition=edition, hands=("MMMM", "P" * size), columns=({"H": "AAA"}, {}))
    if possible:
        assert is_offered(game, "halveA")
    else:
        assert refusal(game, "halveA") == ("B31", "hand-too-small", 2, size)


@pytest.mark.rule("B31")
def test_a_missing_run_and_a_missing_effect_are_both_named() -> None:
    game = position(columns=({"H": "AA"}, {}))
    assert obstacles(game, "raze") == {"no-run", "nothing-to-raze"}


# -- B32: raze -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("B32", "R-B11")
@each_edition
@pytest.mark.parametrize(
    ("levels", "on_yard"), [("1", "1"), ("12", "21"), ("1234", "4321"), ("123456", "654321"), ("14", "41"), ("6", "6")]
)
def test_a_razed_temple_goes_onto_the_yard_with_its_lowest_card_on_top(levels: str, on_yard: str, edition: str) -> None:
    game = position(edition=edition, columns=({"H": "AAA"}, {"H": "MS"}), temples=({}, {"H": levels}))
    before = yard(game)
    game.play("raze")
    assert temple(game, 1, "H") == ""
    assert game.value(1) == 0
    assert yard(game) == f"{before}.{on_yard}"


@pytest.mark.rule("B32")
@each_edition
def test_the_lowest_razed_card_is_drawn_first(edition: str) -> None:
    game = position(
        edition=edition, columns=({"H": "AAA"}, {}), temples=({}, {"H": "12345"}), stocks=("6", ""), yard_top="6"
    )
    play(game, "raze end")
    assert (stock(game, 0), yard(game)[-4:]) == ("621", ".543")
    play(game, "end")
    assert (stock(game, 1), yard(game)[-2:]) == ("43", ".5")
    play(game, "end")
    assert stock(game, 0) == "62165"
    assert "." not in yard(game)


@pytest.mark.rule("B32")
def test_only_the_opponents_temple_at_this_land_is_razed() -> None:
    everywhere = dict.fromkeys("MH", "123")
    game = position(tokens="HM", columns=({"H": "AAA"}, {"H": "MS"}), temples=(everywhere, everywhere))
    play(game, "raze")
    assert [temple(game, 0, land) for land in "MH"] == ["123", "123"]
    assert [temple(game, 1, land) for land in "MH"] == ["123", ""]
    assert column(game, 1, "H") == "MS"


@pytest.mark.rule("B32")
def test_the_opponents_column_and_token_do_not_matter_for_razing() -> None:
    game = position(tokens="HQ", columns=({"H": "AAA"}, {}), temples=({}, {"H": "1"}))
    assert is_offered(game, "raze")


@pytest.mark.rule("B32")
def test_both_players_know_the_razed_cards_until_they_are_drawn() -> None:
    game = position(columns=({"H": "AAA"}, {}), temples=({}, {"H": "12345"}), yard="66")
    play(game, "raze")
    for seat in (0, 1):
        assert yard(game.view(seat)) == "?2.54321"
        for seed in range(5):
            assert yard(game.redealt(seat, seed=seed)).endswith(".54321")
    play(game, "end")
    for seat in (0, 1):
        assert yard(game.view(seat)) == "?2.543"


@pytest.mark.rule("B32")
def test_a_second_razed_temple_lies_on_the_first() -> None:
    game = position(
        hands=("S", ""), columns=({"H": "AAA", "S": "AAA"}, {}), temples=({}, {"H": "12", "S": "134"}), razed="5"
    )
    play(game, "raze tS raze")
    assert yard(game).endswith(".521431")
    assert yard(game.view(1)).endswith(".521431")


@pytest.mark.rule("B32")
def test_the_razed_site_can_be_built_on_again() -> None:
    game = position(columns=({"H": "AAA"}, {"H": "MS"}), temples=({}, {"H": "12"}), tokens="HH", stocks=("", "61"))
    play(game, "raze end bo")
    assert temple(game, 1, "H") == "1"


# -- B33: rob ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("B33")
@each_edition
@pytest.mark.parametrize(("theirs", "left"), [("1", ""), ("12", "1"), ("123", "12"), ("13", "1"), ("3", "")])
def test_the_top_card_of_their_temple_moves_onto_the_own(theirs: str, left: str, edition: str) -> None:
    game = position(edition=edition, columns=({"H": "HHH"}, {}), temples=({}, {"H": theirs}))
    before = yard(game)
    game.play("rob")
    assert temple(game, 0, "H") == theirs[-1]
    assert temple(game, 1, "H") == left
    assert (game.value(0), game.value(1)) == (int(theirs[-1]), int(left[-1:] or 0))
    assert yard(game) == before


@pytest.mark.rule("B33")
@pytest.mark.parametrize("own", range(7))
@pytest.mark.parametrize("theirs", range(1, 7))
def test_the_robbed_card_must_be_higher_than_the_own_top_card(theirs: int, own: int) -> None:
    game = position(
        columns=({"H": "HHHMSP"}, {}),
        temples=({"H": "123456"[:own]}, {"H": "123456"[:theirs]}),
    )
    if theirs > own:
        game.play("rob")
        assert temple(game, 0, "H") == "123456"[:own] + str(theirs)
    else:
        assert refusal(game, "rob") == ("B33", "not-higher", own + 1, theirs)


@pytest.mark.rule("B33")
@each_edition
@pytest.mark.parametrize("level", [4, 5, 6])
def test_robbing_needs_as_many_settlers_with_the_discarded_hittite(level: int, edition: str) -> None:
    def with_settlers(count: int) -> Babel:
        settlers = "HHHMSP"[:count]
        return position(edition=edition, columns=({"H": settlers}, {}), temples=({}, {"H": "123456"[:level]}))

    enough = with_settlers(level)
    enough.play("rob")
    assert (temple(enough, 0, "H"), len(column(enough, 0, "H"))) == (str(level), level - 1)
    assert refusal(with_settlers(level - 1), "rob") == ("B33", "too-few-settlers", level, level - 1)


@pytest.mark.rule("B33")
def test_a_second_robbery_counts_the_settlers_that_are_left() -> None:
    game = position(columns=({"H": "HHHH"}, {}), temples=({}, {"H": "1234"}))
    play(game, "rob")
    assert (temple(game, 0, "H"), temple(game, 1, "H")) == ("4", "123")
    assert refusal(game, "rob") == ("B33", "not-higher", 5, 3)


@pytest.mark.rule("B33")
def test_robbing_looks_only_at_this_land() -> None:
    game = position(columns=({"H": "HHH"}, {}), temples=({"M": "1234"}, {"H": "12", "M": "123456"}))
    play(game, "rob")
    assert (temple(game, 0, "H"), temple(game, 0, "M"), temple(game, 1, "M")) == ("2", "1234", "123456")


@pytest.mark.rule("B33")
def test_after_a_robbery_the_temple_grows_from_its_new_top() -> None:
    game = position(columns=({"H": "HHHMS"}, {}), temples=({}, {"H": "123"}), stocks=("4", "1"))
    play(game, "rob")
    assert refusal(game, "bt") == ("B22", "wrong-level", 4, 1)
    play(game, "bo")
    assert temple(game, 0, "H") == "34"


# -- B34: expel ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("B34")
@each_edition
@pytest.mark.parametrize(
    ("nation", "left"), [("M", "SHSPAS"), ("S", "MHPA"), ("H", "MSSPAS"), ("P", "MSHSAS"), ("A", "MSHSPS")]
)
def test_all_cards_of_the_named_nation_are_discarded(nation: str, left: str, edition: str) -> None:
    game = position(
        edition=edition,
        hands=("MSHPA", "MSHPA"),
        columns=({"H": "MMMSHPA", "M": "MSHPA"}, {"H": "MSHSPAS", "M": "MSHPA"}),
    )
    game.play(f"expel{nation}")
    assert column(game, 1, "H") == left
    assert column(game, 0, "H") == "MMSHPA"
    assert (column(game, 0, "M"), column(game, 1, "M")) == ("MSHPA", "MSHPA")
    assert (hand(game, 0), hand(game, 1)) == ("MSHPA", "MSHPA")
    assert discard_pile(game) == "M" + nation * (len("MSHSPAS") - len(left))


@pytest.mark.rule("B34")
def test_a_column_of_one_nation_can_be_expelled_altogether() -> None:
    game = play(position(columns=({"H": "MMM"}, {"H": "PPPPP"})), "expelP")
    assert (column(game, 1, "H"), discard_pile(game)) == ("", "MPPPPP")


@pytest.mark.rule("B34")
def test_the_column_closes_up_where_cards_were_expelled() -> None:
    game = position(tokens="HH", hands=("PP", ""), columns=({"H": "MMM"}, {"H": "AASA"}))
    play(game, "expelS end")
    assert column(game, 1, "H") == "AAA"
    assert is_offered(game, "halveA")


# -- B35: win over -------------------------------------------------------------------------------------------------

DE = ("de",)
NOT_DE = ("en", "ru", "hu")


@pytest.mark.rule("B35")
@pytest.mark.parametrize(
    ("edition", "theirs", "left", "won"),
    [(edition, "P", "", "P") for edition in EDITIONS]
    + [(edition, "MPA", "MP", "A") for edition in EDITIONS]
    + [(edition, "MPAA", "MP", "AA") for edition in EDITIONS]
    + [(edition, "AAAA", "", "AAAA") for edition in EDITIONS]
    + [(edition, "PA", "P", "A") for edition in EDITIONS]
    + [(edition, "APA", "AP", "A") for edition in DE]
    + [(edition, "APA", "P", "AA") for edition in NOT_DE]
    + [(edition, "AAPAMAA", "AAPAM", "AA") for edition in DE]
    + [(edition, "AAPAMAA", "PM", "AAAAA") for edition in NOT_DE],
)
def test_whom_the_sumerians_win_over(edition: str, theirs: str, left: str, won: str) -> None:
    game = position(edition=edition, columns=({"H": "MSSSH", "M": "A"}, {"H": theirs, "M": "AAA"}))
    game.play("winover")
    assert column(game, 1, "H") == left
    assert column(game, 0, "H") == "MSSH" + won
    assert (column(game, 0, "M"), column(game, 1, "M")) == ("A", "AAA")
    assert discard_pile(game) == "S"


@pytest.mark.rule("B35")
@each_edition
def test_cards_won_over_count_at_once(edition: str) -> None:
    game = position(
        edition=edition, columns=({"H": "SSSA"}, {"H": "PAA"}), temples=({"H": "123"}, {}), stocks=("4", "")
    )
    play(game, "winover")
    assert column(game, 0, "H") == "SSAAA"
    play(game, "bo")
    assert temple(game, 0, "H") == "1234"


@pytest.mark.rule("B35")
@each_edition
def test_winning_over_sumerians_makes_the_own_run_longer(edition: str) -> None:
    game = position(edition=edition, columns=({"H": "SSS"}, {"H": "MSS"}))
    play(game, "winover winover")
    assert (column(game, 0, "H"), column(game, 1, "H")) == ("SSSM", "")


# -- B36: leap -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("B36")
@pytest.mark.parametrize("height", range(5))
@pytest.mark.parametrize("level", range(1, 7))
@pytest.mark.parametrize("ability", ["leapo", "leapt"])
def test_a_leap_skips_exactly_one_level(ability: str, level: int, height: int) -> None:
    own = "123456"[:height]
    stocks = (f"5{level}", "5") if ability == "leapo" else ("5", f"5{level}")
    game = position(columns=({"H": "PPPMSH"}, {}), temples=({"H": own}, {}), stocks=stocks)
    if level == height + 2:
        game.play(ability)
        assert temple(game, 0, "H") == own + str(level)
        assert (stock(game, 0), stock(game, 1)) == ("5", "5")
        assert game.value(0) == level
    else:
        assert refusal(game, ability) == ("B36", "wrong-leap", height + 2, level)


@pytest.mark.rule("B36")
@pytest.mark.parametrize(("height", "code"), [(5, "leap-too-high"), (6, "temple-complete")])
@pytest.mark.parametrize("level", [1, 5, 6])
def test_above_five_there_is_no_level_to_leap_to(level: int, height: int, code: str) -> None:
    game = position(
        columns=({"H": "PPPMSHA"}, {}), temples=({"H": "123456"[:height]}, {}), stocks=(str(level), str(level))
    )
    assert obstacles(game, "leapo") == obstacles(game, "leapt") == {code}


@pytest.mark.rule("B36")
@each_edition
@pytest.mark.parametrize("level", [4, 5, 6])
def test_a_leap_needs_as_many_settlers_with_the_discarded_persian(level: int, edition: str) -> None:
    def with_settlers(count: int) -> Babel:
        own = {"H": "123456"[: level - 2]}
        return position(
            edition=edition, columns=({"H": "PPPMSH"[:count]}, {}), temples=(own, {}), stocks=(str(level), "")
        )

    enough = with_settlers(level)
    enough.play("leapo")
    assert (temple(enough, 0, "H")[-1], len(column(enough, 0, "H"))) == (str(level), level - 1)
    assert refusal(with_settlers(level - 1), "leapo") == ("B36", "too-few-settlers", level, level - 1)


@pytest.mark.rule("B36")
def test_a_leap_of_three_over_three_persians() -> None:
    game = play(position(columns=({"H": "PPP"}, {}), temples=({"H": "1"}, {}), stocks=("3", "")), "leapo")
    assert (temple(game, 0, "H"), column(game, 0, "H"), discard_pile(game)) == ("13", "PP", "P")


@pytest.mark.rule("B36", "B23")
@each_edition
def test_one_leap_after_another_with_a_run_of_four(edition: str) -> None:
    game = position(edition=edition, columns=({"H": "PPPPMS"}, {}), stocks=("42", ""))
    play(game, "leapo leapo")
    assert (temple(game, 0, "H"), stock(game, 0), column(game, 0, "H")) == ("24", "", "PPMS")


@pytest.mark.rule("B36", "B03")
def test_the_starting_card_does_not_leap() -> None:
    game = position(turn=1, starting="11", columns=({"H": "PPP"}, {}))
    assert not [action for action in offered(game) if action.startswith("leap")]
    with pytest.raises(NotationError):
        game.play("leaps")


@pytest.mark.rule("B36", "B22")
def test_after_a_leap_the_temple_grows_from_its_new_top() -> None:
    game = position(columns=({"H": "PPPM"}, {}), stocks=("32", "1"))
    play(game, "leapo")
    assert refusal(game, "bt") == ("B22", "wrong-level", 3, 1)
    play(game, "bo")
    assert temple(game, 0, "H") == "23"


# -- B37: halve ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("B37")
@each_edition
@pytest.mark.parametrize(("size", "left"), [(2, 1), (3, 2), (4, 2), (5, 3), (6, 3), (7, 4), (8, 4), (12, 6)])
def test_half_of_the_hand_rounded_down_is_discarded(size: int, left: int, edition: str) -> None:
    game = position(edition=edition, hands=("MMM", "P" * size), columns=({"H": "AAA"}, {}))
    game.play("halveA")
    assert phase(game) == f"owe{size - left}"
    while game.to_act == (1,):
        game.play("dP")
    assert hand(game, 1) == "P" * left
    assert hand(game, 0) == "MMM"
    assert discard_pile(game) == "P" * (size - left) + "A"


@pytest.mark.rule("B37")
@each_edition
def test_seven_cards_become_four_and_then_two(edition: str) -> None:
    game = position(edition=edition, hands=("", "MMSSHPA"), columns=({"H": "PPPP"}, {}))
    play(game, "halveP dM dM dS")
    assert hand(game, 1) == "SHPA"
    play(game, "halveP dS dA")
    assert hand(game, 1) == "HP"
    assert game.to_act == (0,)


@pytest.mark.rule("B37")
@each_edition
@pytest.mark.parametrize("nation", NATIONS)
def test_a_run_of_any_nation_halves(nation: str, edition: str) -> None:
    game = position(edition=edition, hands=("", "MMMM"), columns=({"H": nation * 3}, {}))
    assert [action for action in offered(game) if action.startswith("halve")] == [f"halve{nation}"]
    game.play(f"halve{nation}")
    assert (column(game, 0, "H"), hand_size(game, 1), game.to_act) == (nation * 2, 4, (1,))


@pytest.mark.rule("B37")
@pytest.mark.parametrize("nation", NATIONS)
def test_halving_comes_instead_of_the_nations_own_ability(nation: str) -> None:
    game = ready(nation * 3)
    game.play(f"halve{nation}")
    assert (temple(game, 0, "H"), temple(game, 1, "H")) == ("", "12")
    assert (column(game, 0, "H"), column(game, 1, "H")) == (nation * 2, "P")
    assert (stock(game, 0), stock(game, 1)) == ("2", "2")
    assert discard_pile(game) == nation


@pytest.mark.rule("B37")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_opponent_chooses_what_to_discard(seat: int) -> None:
    hands = ("", "MSHPA") if seat == 0 else ("MSHPA", "")
    columns: tuple[Mapping[str, str], Mapping[str, str]] = ({"H": "AAA"}, {}) if seat == 0 else ({}, {"H": "AAA"})
    for first in NATIONS:
        for second in NATIONS.replace(first, ""):
            game = position(active=seat, tokens="HH", hands=hands, columns=columns)
            game.play("halveA")
            assert game.to_act == (1 - seat,)
            assert offered(game) == ["dM", "dS", "dH", "dP", "dA"]
            game.play(f"d{first}")
            assert refusal(game, f"d{first}") == ("B37", "no-card", 1, 0)
            game.play(f"d{second}")
            assert hand(game, 1 - seat) == NATIONS.replace(first, "").replace(second, "")
            assert game.to_act == (seat,)


@pytest.mark.rule("B37")
def test_the_opponent_discards_before_play_goes_on() -> None:
    game = position(tokens="HH", hands=("MM", "MMPP"), columns=({"H": "AAA"}, {"H": "M"}), stocks=("1", "1"))
    play(game, "halveA")
    for _ in range(2):
        assert list(game.legal_for(0)) == []
        with pytest.raises(NotToAct):
            game.play("sM", seat=0)
        assert offered(game)[0] in ("dM", "dP")
        owed = int(phase(game).removeprefix("owe"))
        for action in ("end", "sM", "tP", "bo", "halveM"):
            assert refusal(game, action) == ("B37", "must-discard", owed, 0)
        game.play(game.legal[0])
    assert is_offered(game, "sM")
    assert game.turn == 5


@pytest.mark.rule("B37")
def test_nobody_discards_without_being_halved() -> None:
    game = position(hands=("MM", "MMPP"))
    assert refusal(game, "dM") == ("B37", "nothing-owed", 1, 0)
    assert obstacles(game, "dS") == {"nothing-owed", "no-card"}
    assert not [action for action in offered(game) if action.startswith("d")]


@pytest.mark.rule("B37")
def test_both_players_see_the_discarded_cards() -> None:
    game = position(hands=("", "MSHPA"), columns=({"H": "AAA"}, {}))
    play(game, "halveA dS dP")
    for seat in (0, 1):
        assert discard_pile(game.view(seat)) == "SPA"


@pytest.mark.rule("B37", "B11")
def test_cards_discarded_by_halving_can_be_drawn_again() -> None:
    settled = {"H": "AAA", "M": others("AAAPPPP")}
    game = position(hands=("", "PPPP"), columns=(settled, {}), pile="", discard="")
    play(game, "halveA dP dP end")
    assert hand(game, 1) == "PPPPA"
