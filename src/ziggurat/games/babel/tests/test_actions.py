"""Actions (B20 to B27)."""

import pytest

from ziggurat import NotationError
from ziggurat.games.babel.tests.positions import (
    EDITIONS,
    NATIONS,
    column,
    discard_pile,
    each_edition,
    flags,
    hand,
    is_offered,
    obstacles,
    offered,
    play,
    position,
    refusal,
    starting,
    stock,
    temple,
    tokens,
)

MIXED = "MSHPAMSHPA"  # settlers without a run

# -- B20: travel ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("B20")
@pytest.mark.parametrize("nation", NATIONS)
@pytest.mark.parametrize("start", "QMSHPA")
def test_travelling_discards_a_card_and_moves_the_token_to_its_land(start: str, nation: str) -> None:
    game = position(tokens=start + "Q", hands=("MMSSHHPPAA", "MSHPA"))
    if start == nation:
        assert not is_offered(game, f"t{nation}")
        return
    game.play(f"t{nation}")
    assert tokens(game) == nation + "Q"
    assert discard_pile(game) == nation
    assert hand(game, 0) == "MMSSHHPPAA".replace(nation, "", 1)
    assert hand(game, 1) == "MSHPA"


@pytest.mark.rule("B20")
def test_travelling_needs_a_card_of_the_land() -> None:
    game = position(hands=("MM", "S"))
    assert refusal(game, "tS") == ("B20", "no-card", 1, 0)


@pytest.mark.rule("B20")
def test_the_token_of_seat_1_travels_too() -> None:
    game = play(position(active=1, tokens="HQ", hands=("A", "P")), "tP")
    assert tokens(game) == "HP"


@pytest.mark.rule("B20")
def test_both_tokens_may_be_at_one_land() -> None:
    game = play(position(tokens="HM", hands=("M", "")), "tM")
    assert tokens(game) == "MM"


@pytest.mark.rule("B20")
def test_columns_and_temples_stay_when_the_token_leaves() -> None:
    game = position(hands=("M", ""), columns=({"H": "SPA"}, {}), temples=({"H": "12"}, {}))
    play(game, "tM")
    assert (column(game, 0, "H"), temple(game, 0, "H")) == ("SPA", "12")


# -- B21: settle ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("B21")
@pytest.mark.parametrize("nation", NATIONS)
@pytest.mark.parametrize("land", NATIONS)
def test_a_card_of_any_nation_can_settle_at_the_end_of_the_own_column(land: str, nation: str) -> None:
    game = position(tokens=land * 2, hands=("MSHPA", ""), columns=({land: "MA"}, {land: "SS"}))
    game.play(f"s{nation}")
    assert column(game, 0, land) == "MA" + nation
    assert column(game, 1, land) == "SS"
    assert hand(game, 0) == "MSHPA".replace(nation, "")
    assert discard_pile(game) == ""


@pytest.mark.rule("B21")
def test_a_card_can_settle_at_no_other_land_than_the_tokens() -> None:
    game = play(position(tokens="HM", hands=("M", "")), "sM")
    assert [column(game, 0, land) for land in NATIONS] == ["", "", "M", "", ""]


@pytest.mark.rule("B21")
def test_any_number_of_cards_can_settle() -> None:
    game = play(position(hands=("MMSSHHPPAA", "")), "sM sM sS sS sH sH sP sP sA sA")
    assert column(game, 0, "H") == "MMSSHHPPAA"
    assert hand(game, 0) == ""


@pytest.mark.rule("B21")
def test_settling_needs_a_card_in_the_hand() -> None:
    game = position(hands=("MM", "S"))
    assert refusal(game, "sS") == ("B21", "no-card", 1, 0)


@pytest.mark.rule("B21", "B05")
def test_settling_needs_a_land() -> None:
    game = position(tokens="QH", hands=("M", ""))
    assert refusal(game, "sM") == ("B21", "at-quarry", None, "Q")
    assert obstacles(game, "sS") == {"at-quarry", "no-card"}


# -- B22: build ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("B22")
@pytest.mark.parametrize("level", range(1, 7))
@pytest.mark.parametrize("source", ["bo", "bt"])
def test_a_temple_grows_by_one_level_over_as_many_settlers(source: str, level: int) -> None:
    own = {"H": "123456"[: level - 1]}
    stocks = (str(level), "6") if source == "bo" else ("6", str(level))
    game = position(columns=({"H": MIXED[:level]}, {}), temples=(own, {}), stocks=stocks)
    game.play(source)
    assert temple(game, 0, "H") == "123456"[:level]
    assert temple(game, 1, "H") == ""
    assert (stock(game, 0), stock(game, 1)) == (("", "6") if source == "bo" else ("6", ""))
    assert column(game, 0, "H") == MIXED[:level]


@pytest.mark.rule("B22")
@pytest.mark.parametrize("level", range(1, 7))
@pytest.mark.parametrize("source", ["bo", "bt"])
def test_one_settler_less_is_too_few(source: str, level: int) -> None:
    own = {"H": "123456"[: level - 1]}
    game = position(columns=({"H": MIXED[: level - 1]}, {}), temples=(own, {}), stocks=(str(level), str(level)))
    assert refusal(game, source) == ("B22", "too-few-settlers", level, level - 1)


@pytest.mark.rule("B22")
@pytest.mark.parametrize("level", range(1, 7))
def test_more_settlers_than_the_level_will_do(level: int) -> None:
    own = {"H": "123456"[: level - 1]}
    game = position(columns=({"H": MIXED[: level + 1]}, {}), temples=(own, {}), stocks=(str(level), ""))
    assert is_offered(game, "bo")


@pytest.mark.rule("B22")
@pytest.mark.parametrize("height", range(6))
@pytest.mark.parametrize("level", range(1, 7))
@pytest.mark.parametrize("source", ["bo", "bt"])
def test_the_level_is_exactly_one_above_the_top_card(source: str, level: int, height: int) -> None:
    own = {"H": "123456"[:height]}
    game = position(columns=({"H": MIXED}, {}), temples=(own, {}), stocks=(str(level), str(level)))
    if level == height + 1:
        assert is_offered(game, source)
    else:
        assert refusal(game, source) == ("B22", "wrong-level", height + 1, level)


@pytest.mark.rule("B22")
def test_only_the_top_card_of_a_temple_counts() -> None:
    own = {"H": "14"}  # two levels were skipped by robbery
    assert is_offered(position(columns=({"H": MIXED}, {}), temples=(own, {}), stocks=("5", "")), "bo")
    for level in "236":
        game = position(columns=({"H": MIXED}, {}), temples=(own, {}), stocks=(level, ""))
        assert refusal(game, "bo") == ("B22", "wrong-level", 5, int(level))


@pytest.mark.rule("B22")
@pytest.mark.parametrize("level", range(1, 7))
def test_a_temple_of_six_cannot_grow(level: int) -> None:
    game = position(columns=({"H": MIXED}, {}), temples=({"H": "123456"}, {}), stocks=(str(level), ""))
    assert obstacles(game, "bo") == {"temple-complete"}


@pytest.mark.rule("B22")
def test_all_reasons_are_given_at_once() -> None:
    game = position(columns=({"H": "M"}, {}), stocks=("3", ""))
    assert obstacles(game, "bo") == {"wrong-level", "too-few-settlers"}


@pytest.mark.rule("B22")
def test_only_the_own_column_at_this_land_counts() -> None:
    others_full = dict.fromkeys("MSPA", "MSHPAM")
    game = position(columns=(others_full | {"H": "A"}, {"H": "MSHPA"}), temples=({"H": "1"}, {}), stocks=("2", "2"))
    assert refusal(game, "bo") == refusal(game, "bt") == ("B22", "too-few-settlers", 2, 1)


@pytest.mark.rule("B22")
def test_only_the_own_temple_at_this_land_counts() -> None:
    game = position(columns=({"H": "MS"}, {}), temples=({"M": "1"}, {"H": "1"}), stocks=("2", "1"))
    assert refusal(game, "bo") == ("B22", "wrong-level", 1, 2)
    play(game, "bt")
    assert (temple(game, 0, "H"), temple(game, 1, "H"), temple(game, 0, "M")) == ("1", "1", "1")


@pytest.mark.rule("B22", "B03")
def test_the_starting_card_can_be_built() -> None:
    game = position(turn=1, starting="11", columns=({"H": "A"}, {}), stocks=("5", "6"))
    play(game, "bs")
    assert temple(game, 0, "H") == "1"
    assert (starting(game), stock(game, 0), stock(game, 1)) == ("01", "5", "6")


@pytest.mark.rule("B22")
def test_seat_1_builds_from_its_own_stock_and_from_that_of_seat_0() -> None:
    game = position(active=1, tokens="QH", columns=({}, {"H": "MS"}), stocks=("2", "1"))
    play(game, "bo bt")
    assert (temple(game, 1, "H"), temple(game, 0, "H")) == ("12", "")
    assert (stock(game, 0), stock(game, 1)) == ("", "")


# -- B23: the top of a stock ---------------------------------------------------------------------------------------


@pytest.mark.rule("B23")
def test_only_the_top_card_of_a_stock_can_be_taken() -> None:
    game = position(columns=({"H": MIXED}, {}), stocks=("13", "12"))
    assert refusal(game, "bo") == ("B22", "wrong-level", 1, 3)
    assert refusal(game, "bt") == ("B22", "wrong-level", 1, 2)


@pytest.mark.rule("B23")
@pytest.mark.parametrize("source", ["bo", "bt"])
def test_the_card_below_the_top_is_available_at_once(source: str) -> None:
    stocks = ("4321", "") if source == "bo" else ("", "4321")
    game = position(columns=({"H": MIXED}, {}), stocks=stocks)
    for left in ("432", "43", "4", ""):
        game.play(source)
        assert (stock(game, 0), stock(game, 1)) == ((left, "") if source == "bo" else ("", left))
    assert temple(game, 0, "H") == "1234"
    assert refusal(game, source) == ("B23", "stock-empty", 1, 0)


@pytest.mark.rule("B23")
def test_an_empty_stock_says_whose_it_is() -> None:
    game = position(columns=({"H": MIXED}, {}))
    assert [game.why_not(source)[0].details["whose"] for source in ("bo", "bt")] == ["own", "their"]


# -- B24: a temple keeps its height --------------------------------------------------------------------------------


@pytest.mark.rule("B24")
@pytest.mark.parametrize(
    ("action", "seat", "left"),
    [("mHP", 0, ""), ("raze", 0, "AA"), ("halveA", 0, "AA"), ("expelS", 1, "M"), ("winover", 1, "M")],
)
def test_a_temple_keeps_its_height_when_cards_leave_the_column(action: str, seat: int, left: str) -> None:
    payers = {"expelS": "MMM", "winover": "SSS"}.get(action, "AAA")
    game = position(
        hands=("", "PP"),
        columns=({"H": payers}, {"H": "MSS"}),
        temples=({"H": "123"}, {"H": "123"}),
    )
    value = game.value(seat)
    game.play(action)
    assert column(game, seat, "H") == left
    assert temple(game, seat, "H") == "123"
    assert game.value(seat) == value


@pytest.mark.rule("B24")
def test_a_temple_over_an_emptied_column_grows_again_when_there_are_settlers_enough() -> None:
    game = position(hands=("MSHP", ""), columns=({"H": "PSA"}, {}), temples=({"H": "123"}, {}), stocks=("4", ""))
    play(game, "mHA")
    for settlers in range(4):
        assert refusal(game, "bo") == ("B22", "too-few-settlers", 4, settlers)
        game.play("s" + "MSHP"[settlers])
    play(game, "bo")
    assert temple(game, 0, "H") == "1234"


# -- B25: the first turn -------------------------------------------------------------------------------------------

FIRST_TURNS = [(1, 0), (2, 1), (1, 1), (2, 0)]  # the last two when seat 1 was drawn by lot (B05)


@pytest.mark.rule("B25", "R-B2")
@pytest.mark.parametrize("edition", ["de", "en", "ru"])
@pytest.mark.parametrize(("turn", "seat"), FIRST_TURNS)
def test_the_first_turn_cannot_end_before_the_starting_card_is_built(turn: int, seat: int, edition: str) -> None:
    game = position(edition=edition, turn=turn, active=seat, tokens="QQ", starting="11", hands=("HHA", "HHA"))
    for action in ("tH", "sA"):
        assert refusal(game, "end") == ("B25", "starting-card-due", 0, 1)
        game.play(action)
    assert refusal(game, "end") == ("B25", "starting-card-due", 0, 1)
    game.play("bs")
    assert is_offered(game, "end")


@pytest.mark.rule("B25", "R-B15")
@pytest.mark.parametrize(("turn", "seat"), FIRST_TURNS)
def test_in_hu_the_first_turn_may_end_without_the_starting_card(turn: int, seat: int) -> None:
    game = position(edition="hu", turn=turn, active=seat, tokens="QQ", starting="11", hands=("HHA", "HHA"))
    assert is_offered(game, "end")
    play(game, "tH sA")
    assert offered(game) == ["end", "tH", "sH", "bs"] or is_offered(game, "end")
    play(game, "end")
    assert (starting(game), game.turn) == ("11", turn + 1)


@pytest.mark.rule("B25")
@each_edition
def test_after_the_starting_card_the_first_turn_goes_on(edition: str) -> None:
    game = position(edition=edition, turn=1, tokens="QQ", starting="11", hands=("HHMMA", ""))
    play(game, "tH sA bs sH tM sM")
    assert (column(game, 0, "H"), column(game, 0, "M")) == ("AH", "M")
    assert is_offered(game, "end")


@pytest.mark.rule("B25")
@each_edition
@pytest.mark.parametrize(("turn", "seat"), FIRST_TURNS)
@pytest.mark.parametrize("source", ["bo", "bt"])
def test_in_the_hungarian_edition_nothing_else_is_built_in_the_first_turn(
    source: str, turn: int, seat: int, edition: str
) -> None:
    game = position(
        edition=edition,
        turn=turn,
        active=seat,
        tokens="HH",
        starting="11",
        columns=({"H": "SA"}, {"H": "SA"}),
        stocks=("21", "21"),
    )
    if edition != "hu":
        play(game, f"{source} {source}")
        assert temple(game, seat, "H") == "12"
        return
    assert refusal(game, source) == ("B25", "only-starting-card", 3, game.turn)
    play(game, "bs")
    assert temple(game, seat, "H") == "1"
    assert "only-starting-card" in obstacles(game, source)


@pytest.mark.rule("B25")
@each_edition
@pytest.mark.parametrize(("turn", "seat"), [(3, 0), (4, 1), (3, 1), (4, 0)])
@pytest.mark.parametrize("source", ["bo", "bt"])
def test_from_the_second_turn_on_all_editions_build_alike(source: str, turn: int, seat: int, edition: str) -> None:
    game = position(
        edition=edition, turn=turn, active=seat, tokens="HH", columns=({"H": "SA"}, {"H": "SA"}), stocks=("21", "21")
    )
    play(game, f"{source} {source}")
    assert temple(game, seat, "H") == "12"


@pytest.mark.rule("B25")
@pytest.mark.parametrize("edition", [edition for edition in EDITIONS if edition != "hu"])
def test_whoever_builds_another_card_first_must_still_build_the_starting_card(edition: str) -> None:
    game = position(edition=edition, turn=2, active=1, tokens="QH", starting="01", hands=("", "MA"), stocks=("51", ""))
    play(game, "sA bt")
    assert refusal(game, "bs") == ("B22", "wrong-level", 2, 1)
    assert refusal(game, "end") == ("B25", "starting-card-due", 0, 1)


# -- B26: migrate --------------------------------------------------------------------------------------------------


@pytest.mark.rule("B26")
@pytest.mark.parametrize(("full", "left"), [("SPA", ""), ("MSPA", "M"), ("MMSPA", "MM"), ("AAAASPA", "AAAA")])
@pytest.mark.parametrize("target", ["", "H", "SPA"])
def test_exactly_the_last_three_cards_migrate_in_the_same_order(full: str, left: str, target: str) -> None:
    game = position(columns=({"M": full, "P": target}, {"M": "MMM", "P": "P"}))
    game.play("mMP")
    assert column(game, 0, "M") == left
    assert column(game, 0, "P") == target + "SPA"
    assert (column(game, 1, "M"), column(game, 1, "P")) == ("MMM", "P")
    assert discard_pile(game) == ""


@pytest.mark.rule("B26")
@pytest.mark.parametrize("size", [0, 1, 2])
def test_a_column_of_one_or_two_cannot_migrate(size: int) -> None:
    game = position(columns=({"M": "SPA"[:size], "S": "MSHPA"}, {"M": "MMMM"}))
    for target in "SHPA":
        assert refusal(game, f"mM{target}") == ("B26", "column-too-short", 3, size)


@pytest.mark.rule("B26")
@pytest.mark.parametrize("token", "QMSHPA")
def test_migration_does_not_depend_on_where_the_token_is(token: str) -> None:
    game = position(tokens=token + "Q", columns=({"M": "SPA"}, {}))
    assert offered(game) == ["end", "mMS", "mMH", "mMP", "mMA"]
    game.play("mMS")
    assert (tokens(game), column(game, 0, "S")) == (token + "Q", "SPA")


@pytest.mark.rule("B26")
def test_cards_migrate_between_any_two_of_the_own_columns() -> None:
    game = position(columns=(dict.fromkeys(NATIONS, "MSH"), {}))
    routes = [f"m{a}{b}" for a in NATIONS for b in NATIONS if a != b]
    assert [action for action in offered(game) if action.startswith("m")] == routes


@pytest.mark.rule("B26")
def test_a_column_does_not_migrate_onto_itself() -> None:
    game = position(columns=({"M": "SPA"}, {}))
    with pytest.raises(NotationError):
        game.play("mMM")


@pytest.mark.rule("B26")
def test_there_is_one_migration_a_turn() -> None:
    game = position(columns=({"M": "SPA", "S": "SPA"}, {"H": "MMM"}))
    play(game, "mMS")
    assert flags(game) == "m"
    for action in ("mSM", "mSH", "mSP"):
        assert refusal(game, action) == ("B26", "has-migrated", 0, 1)
    assert obstacles(game, "mMS") == {"has-migrated", "column-too-short"}


@pytest.mark.rule("B26")
def test_with_the_next_turn_one_may_migrate_again() -> None:
    game = position(columns=({"M": "SPA"}, {"H": "MMM"}))
    play(game, "mMS end")
    assert flags(game) == ""
    play(game, "mHA end")
    play(game, "mSM")
    assert (column(game, 0, "M"), column(game, 1, "A")) == ("SPA", "MMM")


# -- B27: repetition -----------------------------------------------------------------------------------------------


@pytest.mark.rule("B27")
@each_edition
@pytest.mark.parametrize(
    "actions",
    ["tM tS tM tS", "sM sM sS sS", "bo bo bo", "bt bt", "halveA dP dP halveA dP"],
)
def test_all_other_actions_may_be_repeated(actions: str, edition: str) -> None:
    game = position(
        edition=edition,
        tokens="HQ",
        hands=("MMSSH", "PPPPP"),
        columns=({"H": "AAAA"}, {}),
        temples=({}, {"H": "1"}),
        stocks=("321", "21"),
    )
    play(game, actions)
    assert [str(action) for _, action in game.history] == actions.split()


@pytest.mark.rule("B27")
def test_an_ability_is_repeated_as_long_as_its_conditions_hold() -> None:
    game = position(columns=({"H": "MMMMM"}, {"H": "SHPA"}))
    play(game, "expelS expelH expelP")
    assert column(game, 1, "H") == "A"
    assert refusal(game, "expelA") == ("B30", "no-run", 3, 2)
