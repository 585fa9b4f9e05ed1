"""The worked examples of the printed rules, move by move (B90 to B93)."""

import pytest

from ziggurat.games.babel.tests.positions import (
    NATIONS,
    column,
    discard_pile,
    each_edition,
    ended_by,
    flags,
    hand,
    is_offered,
    phase,
    play,
    position,
    refusal,
    stock,
    temple,
    tokens,
    yard,
)


@pytest.mark.rule("B90")
@each_edition
def test_settling(edition: str) -> None:
    game = position(edition=edition, tokens="SQ", hands=("SSPAA", ""), columns=({"S": "AA"}, {}))

    game.play("sA")
    assert (column(game, 0, "S"), hand(game, 0), discard_pile(game)) == ("AAA", "SSPA", "")

    game.play("sP")
    assert (column(game, 0, "S"), hand(game, 0), discard_pile(game)) == ("AAAP", "SSA", "")

    game.play("tA")
    assert (tokens(game), hand(game, 0), discard_pile(game)) == ("AQ", "SS", "A")
    assert (column(game, 0, "S"), column(game, 0, "A")) == ("AAAP", "")

    game.play("sS")
    assert (column(game, 0, "A"), hand(game, 0)) == ("S", "S")

    game.play("sS")
    assert (column(game, 0, "A"), hand(game, 0)) == ("SS", "")
    assert (column(game, 0, "S"), discard_pile(game)) == ("AAAP", "A")


@pytest.mark.rule("B91")
@each_edition
def test_building(edition: str) -> None:
    game = position(
        edition=edition,
        tokens="HQ",
        hands=("MSP", ""),
        columns=({"M": "SHPA"}, {}),
        temples=({"M": "1"}, {}),
        stocks=("62", "543"),
    )

    game.play("tM")
    assert (tokens(game), hand(game, 0), discard_pile(game)) == ("MQ", "SP", "M")
    assert refusal(game, "bt") == ("B22", "wrong-level", 2, 3)

    game.play("bo")
    assert (temple(game, 0, "M"), stock(game, 0), stock(game, 1)) == ("12", "6", "543")

    game.play("bt")
    assert (temple(game, 0, "M"), stock(game, 0), stock(game, 1)) == ("123", "6", "54")

    game.play("bt")
    assert (temple(game, 0, "M"), stock(game, 0), stock(game, 1)) == ("1234", "6", "5")
    assert refusal(game, "bt") == ("B22", "too-few-settlers", 5, 4)

    game.play("sS")
    assert column(game, 0, "M") == "SHPAS"

    game.play("sP")
    assert (column(game, 0, "M"), hand(game, 0)) == ("SHPASP", "")

    game.play("bt")
    assert (temple(game, 0, "M"), stock(game, 0), stock(game, 1)) == ("12345", "6", "")

    game.play("bo")
    assert (temple(game, 0, "M"), stock(game, 0), stock(game, 1)) == ("123456", "", "")
    assert (game.value(0), game.value(1), ended_by(game)) == (6, 0, None)


@pytest.mark.rule("B92")
@each_edition
@pytest.mark.parametrize("first", NATIONS)
def test_migration(first: str, edition: str) -> None:
    game = position(
        edition=edition,
        tokens="MQ",
        hands=("MSHA", ""),
        columns=({"M": first + "SSH", "P": "PS"}, {}),
        temples=({"M": "1234"}, {}),
        stocks=("5", ""),
    )

    game.play("mMP")
    assert (column(game, 0, "M"), column(game, 0, "P")) == (first, "PSSSH")
    assert (temple(game, 0, "M"), game.value(0), flags(game)) == ("1234", 4, "m")

    for settlers, nation in enumerate("MSHA", start=1):
        assert refusal(game, "bo") == ("B22", "too-few-settlers", 5, settlers)
        game.play(f"s{nation}")

    assert column(game, 0, "M") == first + "MSHA"
    game.play("bo")
    assert temple(game, 0, "M") == "12345"


@pytest.mark.rule("B93")
@each_edition
def test_the_great_example(edition: str) -> None:
    game = position(
        edition=edition,
        tokens="HQ",
        hands=("HSA", "MMSHPPA"),
        columns=({"H": "SSSSAPP", "S": "PP", "A": "HH"}, {"H": "PSAAM"}),
        temples=({}, {"H": "123456", "A": "123"}),
        stocks=("4", "5"),
    )
    hidden = yard(game)
    assert (game.value(0), game.value(1)) == (0, 9)

    game.play("winover")  # takes M
    assert (column(game, 0, "H"), column(game, 1, "H")) == ("SSSAPPM", "PSAA")
    assert discard_pile(game) == "S"

    game.play("mHS")
    assert (column(game, 0, "H"), column(game, 0, "S")) == ("SSSA", "PPPPM")
    assert (discard_pile(game), flags(game)) == ("S", "m")

    game.play("winover")  # takes A A
    assert (column(game, 0, "H"), column(game, 1, "H")) == ("SSAAA", "PS")
    assert discard_pile(game) == "SS"

    game.play("raze")
    assert (column(game, 0, "H"), column(game, 1, "H")) == ("SSAA", "PS")
    assert (temple(game, 1, "H"), temple(game, 1, "A")) == ("", "123")
    assert yard(game) == f"{hidden}.654321"
    assert (discard_pile(game), game.value(1)) == ("SSA", 3)

    game.play("tA")
    assert (tokens(game), hand(game, 0), discard_pile(game)) == ("AQ", "SH", "SSAA")
    assert not is_offered(game, "rob")

    game.play("sH")
    assert (column(game, 0, "A"), hand(game, 0)) == ("HHH", "S")

    game.play("rob")
    assert (column(game, 0, "A"), temple(game, 0, "A"), temple(game, 1, "A")) == ("HH", "3", "12")
    assert (game.value(0), game.value(1), discard_pile(game)) == (3, 2, "SSHAA")

    game.play("tS")
    assert (tokens(game), hand(game, 0), discard_pile(game)) == ("SQ", "", "SSSHAA")

    game.play("halveP")  # 7 → 4
    assert (column(game, 0, "S"), phase(game), game.to_act) == ("PPPM", "owe3", (1,))
    play(game, "dM dS dM")
    assert (hand(game, 1), discard_pile(game)) == ("HPPA", "MMSSSSHPAA")
    assert (phase(game), game.to_act) == ("act", (0,))

    game.play("halveP")  # 4 → 2
    assert (column(game, 0, "S"), phase(game), game.to_act) == ("PPM", "owe2", (1,))
    play(game, "dH dA")
    assert (hand(game, 1), discard_pile(game)) == ("PP", "MMSSSSHHPPAAA")
    assert not is_offered(game, "halveP")

    game.play("end")  # 1 and 2 are drawn, 1 on top
    assert (stock(game, 0), stock(game, 1)) == ("421", "5")
    assert yard(game) == f"{hidden}.6543"
    assert (game.turn, game.to_act, len(hand(game, 1)), flags(game)) == (6, (1,), 5, "")
    assert [column(game, 0, land) for land in NATIONS] == ["", "PPM", "SSAA", "", "HH"]
    assert [column(game, 1, land) for land in NATIONS] == ["", "", "PS", "", ""]
    assert [temple(game, 0, land) for land in NATIONS] == ["", "", "", "", "3"]
    assert [temple(game, 1, land) for land in NATIONS] == ["", "", "", "", "12"]
