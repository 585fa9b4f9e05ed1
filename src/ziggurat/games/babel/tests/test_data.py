"""Babel as data: what a client draws (NOTATION.md, "As JSON")."""

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.support.scattered import scattered
from ziggurat import Babel
from ziggurat.games.babel.cards import EDITIONS
from ziggurat.games.babel.data import hand_of, offers, table_of
from ziggurat.games.babel.tests.positions import play, position
from ziggurat.kernel.records import plain

POSITIONS = st.builds(scattered, st.integers(0, 10**9), st.sampled_from(EDITIONS))


def places(game: Babel) -> dict[str, tuple[str, str]]:
    """From which place to which every legal action leads."""
    seat = game.to_act[0]
    found = offers(plain(game.blanked(seat)), seat, game.legal.numbers())
    return {offer["notation"]: (offer["from"], offer["to"]) for offer in found}


def test_the_table_tells_all_that_is_open() -> None:
    game = position(
        active=1,
        turn=6,
        tokens="HQ",
        starting="01",
        flags="me",
        hands=("MMS", "A"),
        columns=({"H": "MMMMSMMM"}, {}),
        temples=({"M": "124", "S": "123456", "A": "1"}, {"P": "123456", "A": "12345"}),
        stocks=("53", ""),
        razed="21",
        discard="PPA",
    )
    table = table_of(plain(game.blanked(None)))
    own, other = table.pop("seats")
    assert table == {
        "turn": 6,
        "active": 1,
        "phase": "end",
        "owed": 0,
        "migrated": True,
        "edition": "de",
        "lands": ["M", "S", "H", "P", "A"],
        "yard_size": 21,
        "razed": [1, 2],
        "pile_size": 45,
        "discard": {"M": 0, "S": 0, "H": 0, "P": 2, "A": 1},
    }
    assert own == {
        "value": 11,
        "token": "H",
        "hand_size": 3,
        "stock": [5, 3],
        "starting": False,
        "temples": {"M": [1, 2, 4], "S": [1, 2, 3, 4, 5, 6], "H": [], "P": [], "A": [1]},
        "columns": {"M": "", "S": "", "H": "MMMMSMMM", "P": "", "A": ""},
        "runs": [{"nation": "M", "run": 0, "from": 0, "to": 3}, {"nation": "M", "run": 1, "from": 5, "to": 7}],
    }
    assert (other["token"], other["starting"], other["runs"], other["hand_size"]) == ("Q", True, [], 1)


def test_the_hungarian_edition_counts_blocks_of_a_nation_with_three_cards() -> None:
    game = position(edition="hu", columns=({"H": "MSMMSA"}, {}))
    runs = table_of(plain(game.state))["seats"][0]["runs"]
    assert runs == [{"nation": "M", "run": 0, "from": 0, "to": 0}, {"nation": "M", "run": 1, "from": 2, "to": 3}]


def test_a_hand_tells_the_own_cards_and_what_is_known_of_the_other() -> None:
    game = Babel.from_position(position(hands=("MMS", "PAA")).position().replace(",PAA ", ",AA.P "))
    assert hand_of(plain(game.blanked(0)), 0) == {
        "hand": {"M": 2, "S": 1, "H": 0, "P": 0, "A": 0},
        "known": {"M": 0, "S": 0, "H": 0, "P": 0, "A": 2},
    }
    assert hand_of(plain(game.blanked(1)), 1)["hand"] == {"M": 0, "S": 0, "H": 0, "P": 1, "A": 2}


def test_simple_actions_lead_from_place_to_place() -> None:
    game = position(hands=("PP", "MM"), columns=({"H": "SSM"}, {}), temples=({}, {}), stocks=("51", "1"), starting="10")
    found = places(game)
    assert found["tP"] == ("hand.P", "land.P")
    assert found["sP"] == ("hand.P", "column.0.H")
    assert found["bs"] == ("starting.0", "temple.0.H")
    assert found["bo"] == ("stock.0", "temple.0.H")
    assert found["bt"] == ("stock.1", "temple.0.H")
    assert found["mHA"] == ("column.0.H", "column.0.A")
    assert places(play(game, "bs"))["end"] == ("turn", "yard")


def test_abilities_lead_from_the_run_that_pays_to_what_they_strike() -> None:
    game = position(
        tokens="QS",
        active=1,
        turn=6,
        hands=("MM", ""),
        columns=({"S": "HA"}, {"S": "AAAHHHMMMSSSPPPAAA"}),
        temples=({"S": "12"}, {}),
        stocks=("2", "2"),
    )
    found = places(game)
    assert found["raze"] == ("run.1.S.A.0", "temple.0.S")
    assert found["raze/2"] == ("run.1.S.A.1", "temple.0.S")
    assert found["rob"] == ("run.1.S.H.0", "temple.0.S")
    assert found["expelH"] == ("run.1.S.M.0", "nation.0.S.H")
    assert found["winover"] == ("run.1.S.S.0", "column.0.S")
    assert (found["leapo"], found["leapt"]) == (("run.1.S.P.0", "stock.1"), ("run.1.S.P.0", "stock.0"))
    assert found["halveH"] == ("run.1.S.H.0", "hands.0")
    assert places(play(game, "halveH"))["dM"] == ("hand.M", "discard")


@given(game=POSITIONS)
@settings(max_examples=60, deadline=None)
def test_no_two_offers_lead_from_and_to_the_same_places_and_runs_are_on_the_table(game: Babel) -> None:
    found = places(game)
    assert len(set(found.values())) == len(found)
    seat = game.to_act[0]
    runs = table_of(plain(game.state))["seats"][seat]["runs"]
    drawn = {f"run.{seat}.{game.token(seat)}.{run['nation']}.{run['run']}" for run in runs}
    assert {start for start, _ in found.values() if start.startswith("run.")} <= drawn
    halves = {start for notation, (start, _) in found.items() if notation.startswith("halve")}
    assert not halves or halves == drawn
