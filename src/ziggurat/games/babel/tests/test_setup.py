"""Material and set-up (B01 to B05), and the way from the key to the deal."""

from collections import Counter
from random import Random

import pytest

from tests.support.chacha import SlowGenerator
from ziggurat import Babel, NotationError
from ziggurat.games.babel.tests.positions import (
    NATIONS,
    column,
    discard_pile,
    draw_pile,
    each_edition,
    field,
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
    yard,
)

SEEDS = range(8)
ALL_NATION_CARDS = dict.fromkeys(NATIONS, 12)
ALL_TEMPLE_CARDS = {"1": 10, "2": 9, "3": 8, "4": 7, "5": 6, "6": 5}


@pytest.mark.rule("B01")
@each_edition
def test_there_are_sixty_nation_cards_twelve_of_each_nation(edition: str) -> None:
    game = Babel(seed=1, edition=edition)
    cards = hand(game, 0) + hand(game, 1) + draw_pile(game)
    assert len(cards) == 60
    assert Counter(cards) == ALL_NATION_CARDS


@pytest.mark.rule("B01", "B03")
@each_edition
def test_there_are_forty_five_temple_cards_fewer_of_each_higher_level(edition: str) -> None:
    game = Babel(seed=1, edition=edition)
    cards = yard(game) + "1" * starting(game).count("1")
    assert len(cards) == 45
    assert Counter(cards) == ALL_TEMPLE_CARDS


@pytest.mark.rule("B01")
@each_edition
def test_no_card_comes_or_goes_in_the_course_of_a_game(edition: str) -> None:
    game = Babel(seed=3, edition=edition)
    choice = Random(3)
    while not game.is_over:
        game.play(choice.choice(offered(game)))
        nations = [field(game, number) for number in (8, 9, 10, 14, 15)]
        temples = [field(game, number) for number in (11, 12, 13, 16)] + ["1"] * starting(game).count("1")
        assert Counter(card for card in "".join(nations) if card.isalpha()) == ALL_NATION_CARDS
        assert Counter(card for card in "".join(temples) if card.isdigit()) == ALL_TEMPLE_CARDS


@pytest.mark.rule("B01")
@pytest.mark.parametrize(
    ("number", "old", "new"),
    [
        (8, "AAA", "AA"),
        (8, "AAA", "AAAA"),
        (8, "AAA", "AAM"),
        (13, "531", "53"),
        (13, "531", "5311"),
        (13, "531", "532"),
        (7, "00", "10"),
    ],
    ids=[
        "a nation card missing",
        "a nation card too many",
        "a nation card exchanged",
        "a temple card missing",
        "a temple card too many",
        "a temple card exchanged",
        "a starting card too many",
    ],
)
def test_a_position_without_exactly_these_cards_is_refused(number: int, old: str, new: str) -> None:
    words = position(hands=("AAA", "M"), stocks=("531", "")).position().split()
    assert old in words[number - 1]
    words[number - 1] = words[number - 1].replace(old, new)
    with pytest.raises(NotationError):
        Babel.from_position(" ".join(words))


@pytest.mark.rule("B02")
def test_a_token_can_travel_to_five_lands_one_for_each_nation() -> None:
    game = position(tokens="QQ", hands=("MSHPA", ""))
    assert offered(game) == ["end", "tM", "tS", "tH", "tP", "tA"]
    for nation in NATIONS:
        assert tokens(play(game.copy(), f"t{nation}")) == f"{nation}Q"


@pytest.mark.rule("B02")
@pytest.mark.parametrize("land", NATIONS)
@pytest.mark.parametrize("seat", [0, 1])
def test_each_player_has_one_column_and_one_site_at_every_land(seat: int, land: str) -> None:
    hands = ("M" + land, "") if seat == 0 else ("", "M" + land)
    game = position(active=seat, tokens="QQ", hands=hands, stocks=("1", ""))
    play(game, f"t{land} sM {'bo' if seat == 0 else 'bt'}")
    for side in (0, 1):
        for other in NATIONS:
            here = side == seat and other == land
            assert column(game, side, other) == ("M" if here else "")
            assert temple(game, side, other) == ("1" if here else "")


@pytest.mark.rule("B02")
def test_all_columns_and_sites_are_empty_at_the_start() -> None:
    game = Babel(seed=1)
    assert [field(game, number) for number in (9, 10, 11, 12)] == ["-/-/-/-/-"] * 4


@pytest.mark.rule("B03")
@each_edition
def test_each_player_starts_with_a_starting_card_and_an_empty_stock(edition: str) -> None:
    game = Babel(seed=1, edition=edition)
    assert starting(game) == "11"
    assert field(game, 13) == "-,-"
    assert len(yard(game)) == 43
    assert yard(game).count("1") == 8


@pytest.mark.rule("B03")
def test_both_players_see_both_starting_cards() -> None:
    game = Babel(seed=1)
    assert starting(game.view(0)) == starting(game.view(1)) == "11"


@pytest.mark.rule("B03")
def test_the_starting_card_lies_in_no_stock() -> None:
    game = position(turn=2, starting="11", columns=({"H": "A"}, {}))
    assert refusal(game, "bo") == ("B23", "stock-empty", 1, 0)
    play(game, "bs")
    assert temple(game, 0, "H") == "1"
    assert (starting(game), stock(game, 0), stock(game, 1)) == ("01", "", "")


@pytest.mark.rule("B03")
@pytest.mark.parametrize("seat", [0, 1])
def test_only_its_owner_can_build_with_a_starting_card(seat: int) -> None:
    theirs = position(active=seat, tokens="HH", starting="01" if seat == 0 else "10", columns=({"H": "A"}, {"H": "A"}))
    assert refusal(theirs, "bs") == ("B03", "no-starting-card", 1, 0)
    assert refusal(theirs, "bt") == ("B23", "stock-empty", 1, 0)
    own = position(active=seat, tokens="HH", starting="10" if seat == 0 else "01", columns=({"H": "A"}, {"H": "A"}))
    assert is_offered(own, "bs")


@pytest.mark.rule("B03")
def test_a_starting_card_can_be_built_only_once() -> None:
    game = position(turn=1, hands=("M", ""), starting="11", columns=({"H": "A", "M": "A"}, {}))
    play(game, "bs tM")
    assert refusal(game, "bs") == ("B03", "no-starting-card", 1, 0)


@pytest.mark.rule("B03", "B04")
def test_the_yard_and_the_draw_pile_are_shuffled() -> None:
    yards = {yard(Babel(seed=seed)) for seed in SEEDS}
    piles = {draw_pile(Babel(seed=seed)) for seed in SEEDS}
    assert len(yards) == len(piles) == len(SEEDS)


@pytest.mark.rule("B03", "B04")
def test_the_order_of_the_yard_and_of_the_draw_pile_is_hidden() -> None:
    game = Babel(seed=1)
    for seat in (0, 1):
        view = game.view(seat)
        assert (draw_pile(view), yard(view)) == ("?47", "?43")


@pytest.mark.rule("B04")
@each_edition
def test_five_cards_are_dealt_to_each_hand_and_the_rest_is_the_draw_pile(edition: str) -> None:
    game = Babel(seed=1, edition=edition)
    assert len(hand(game, 1)) == 5
    assert len(hand(game, 0)) == 5 + 3  # the first turn has begun (B10)
    assert len(draw_pile(game)) == 60 - 2 * 5 - 3
    assert discard_pile(game) == ""


@pytest.mark.rule("B04")
def test_a_player_sees_the_own_hand_but_not_the_other() -> None:
    game = Babel(seed=1)
    assert (hand(game.view(0), 0), hand(game.view(0), 1)) == (hand(game, 0), "?5")
    assert (hand(game.view(1), 0), hand(game.view(1), 1)) == ("?8", hand(game, 1))


@pytest.mark.rule("B04")
def test_the_discard_pile_is_face_up() -> None:
    game = play(position(hands=("MSS", "")), "tM tS")
    for seat in (0, 1):
        assert discard_pile(game.view(seat)) == "MS"


@pytest.mark.rule("B05")
def test_both_tokens_start_on_the_quarry() -> None:
    assert tokens(Babel(seed=1)) == "QQ"


@pytest.mark.rule("B05", "B21", "B22")
def test_on_the_quarry_nobody_can_settle_or_build() -> None:
    game = position(tokens="QQ", hands=("A", ""), starting="10", stocks=("1", "1"))
    assert refusal(game, "sA") == ("B21", "at-quarry", None, "Q")
    for source in ("bs", "bo", "bt"):
        assert refusal(game, source) == ("B22", "at-quarry", None, "Q")


@pytest.mark.rule("B05", "B30")
@each_edition
@pytest.mark.parametrize(
    "ability", ["raze", "rob", "expelM", "winover", "leapo", "leapt", "halveM", "halveA", "raze/2"]
)
def test_on_the_quarry_there_is_no_ability(edition: str, ability: str) -> None:
    columns = dict.fromkeys(NATIONS[:2], "AAA") | {"H": "HHH", "P": "MMMSSS", "A": "PPP"}
    temples = {"M": "12", "S": "12", "H": "12"}
    game = position(
        edition=edition,
        tokens="QQ",
        hands=("", "MMM"),
        columns=(columns, {"P": "M"}),
        temples=({}, temples),
        stocks=("2", "2"),
    )
    assert obstacles(game, ability) == {"at-quarry"}


@pytest.mark.rule("B05")
def test_nobody_comes_back_to_the_quarry() -> None:
    game = position(hands=("MSHPA", ""))
    assert [action for action in offered(game) if action.startswith("t")] == ["tM", "tS", "tP", "tA"]
    with pytest.raises(NotationError):
        game.play("tQ")


@pytest.mark.rule("B05")
def test_seat_0_begins_if_nothing_else_is_asked_for() -> None:
    for seed in SEEDS:
        assert Babel(seed=seed).to_act == (0,)
        assert Babel(seed=seed, starter="seat 0").to_act == (0,)


@pytest.mark.rule("B05")
def test_the_first_seat_can_be_drawn_by_lot() -> None:
    first_seats = set()
    for seed in range(20):
        game = Babel(seed=seed, starter="lot")
        (first,) = game.to_act
        assert (game.turn, len(hand(game, first)), len(hand(game, 1 - first))) == (1, 8, 5)
        first_seats.add(first)
    assert first_seats == {0, 1}


@pytest.mark.rule("B05")
@pytest.mark.parametrize("first", [0, 1])
def test_turns_alternate(first: int) -> None:
    game = position(turn=1, active=first)
    seats: list[int] = []
    for turn in range(1, 6):
        assert game.turn == turn
        seats += game.to_act
        game.play("end")
    assert seats == [first, 1 - first, first, 1 - first, first]


@pytest.mark.rule("B03", "B04", "B05")
@pytest.mark.parametrize("starter", ["seat 0", "lot"])
@pytest.mark.parametrize("seed", SEEDS)
def test_anybody_can_check_a_deal_with_a_pencil(seed: int, starter: str) -> None:
    game = Babel(seed=seed, starter=starter)
    assert game.key is not None
    pencil = SlowGenerator(game.key)
    first = pencil.below(2) if starter == "lot" else 0
    pile = pencil.shuffled("".join(nation * 12 for nation in NATIONS))
    levels = pencil.shuffled("1" * 8 + "2" * 9 + "3" * 8 + "4" * 7 + "5" * 6 + "6" * 5)
    hands: list[list[str]] = [[], []]
    for seat, count in ((0, 5), (1, 5), (first, 3)):
        hands[seat] += [pile.pop() for _ in range(count)]
    assert game.to_act == (first,)
    for seat in (0, 1):
        assert Counter(hand(game, seat)) == Counter(hands[seat])
    assert draw_pile(game) == "".join(pile)
    assert yard(game) == "".join(levels)
    assert field(game, 17) == f"{game.key}:{pencil.drawn}"
