"""What is hidden, and worlds that agree with what is not."""

from collections import Counter
from itertools import permutations

import pytest

from tests.support.policies import warrior
from tests.support.statistics import assert_fits, assert_uniform
from ziggurat import Babel
from ziggurat.games.babel.cards import LETTERS, TEMPLE_COUNTS
from ziggurat.games.babel.tests.positions import field, position
from ziggurat.kernel import entries, records


def test_a_view_shows_the_own_hand_and_the_size_of_the_other() -> None:
    game = position(hands=("AHS", "MMP"))
    mine, theirs = game.view(0), game.view(1)
    assert (mine.hand(0), mine.hand(1), mine.hand_size(1)) == ("SHA", None, 3)
    assert (theirs.hand(0), theirs.hand(1), theirs.hand_size(0)) == (None, "MMP", 3)
    assert not mine.state[0]["hand"][1].any()
    assert not mine.state[0]["pile"].any()


@pytest.mark.rule("B32")
def test_razed_cards_stay_known_in_both_views_until_they_are_drawn() -> None:
    game = position(
        tokens="HH", hands=("S", "S"), columns=({"H": "AAA"}, {"H": "MMMM"}), temples=({}, {"H": "1234"}), yard_top="6"
    )
    size = int(game.state[0]["yard_size"])
    game.play("raze")
    for seat in (0, 1):
        assert field(game.view(seat), 16) == f"?{size}.4321"
        assert game.view(seat).redeal("0" * 64)[0]["yard"][size : size + 4].tolist() == [4, 3, 2, 1]
    game.play("end")
    for seat in (0, 1):
        assert field(game.view(seat), 16) == f"?{size}.43"


def test_a_redeal_keeps_all_that_is_known_and_all_cards() -> None:
    game = position(hands=("AHS", "MMPPS"), columns=({"H": "SSS"}, {"H": "PAP"}), stocks=("31", "65"), razed="21")
    for seed in range(50):
        world = game.redealt(0, seed=seed)
        assert world.view(0).position() == game.view(0).position()
        cards = "".join(field(world, number) for number in (8, 9, 10, 14, 15))
        assert [cards.count(letter) for letter in LETTERS] == [12] * 5
        levels = "".join(field(world, number) for number in (11, 12, 13, 16)) + "1" * field(world, 7).count("1")
        assert [levels.count(str(level)) for level in range(1, 7)] == list(TEMPLE_COUNTS)


@pytest.mark.compiled
def test_every_hidden_hand_is_dealt_as_often_as_it_should_be() -> None:
    """Four cards are hidden, A A M P: two in hand, two in the pile. Hands come up by their number of ways."""
    line = "babel/2 de 5.0 act - MM 00 -,?2 {} -/-/-/-/- -/-/-/-/- -/-/-/-/- {} {} ?2 ?1 ?"
    column = "M" * 11 + "S" * 12 + "H" * 12 + "P" * 11
    stock = "".join(str(level) * count for level, count in enumerate(TEMPLE_COUNTS, 1))[:-1]
    line = line.format(f"{column}/-/-/-/-", f"{stock},-", "A" * 10)
    hands: Counter[str] = Counter()
    piles: Counter[str] = Counter()
    for seed in range(3000):
        game = Babel.from_position(line, seed=seed)
        hands[game.hand(1) or ""] += 1
        piles[field(game, 15)] += 1
    assert_fits(hands, {"AA": 1, "MA": 2, "PA": 2, "MP": 1})
    assert_fits(piles, Counter("".join(order[:2]) for order in permutations("AAMP")))


@pytest.mark.compiled
def test_every_order_of_the_unknown_yard_is_equally_likely_below_the_razed_cards() -> None:
    stock = "".join(str(level) * count for level, count in enumerate(TEMPLE_COUNTS, 1))
    for level in "1236":
        stock = stock.replace(level, "", 1)
    nations = "".join(letter * 12 for letter in LETTERS)
    line = f"babel/2 de 5.0 act - MM 00 -,?0 -/-/-/-/- -/-/-/-/- -/-/-/-/- -/-/-/-/- {stock},- {nations} ?0 ?3.1 ?"
    orders: Counter[str] = Counter()
    for seed in range(1200):
        below, _, razed = field(Babel.from_position(line, seed=seed), 16).partition(".")
        assert razed == "1"
        orders[below] += 1
    assert_uniform(orders, ["".join(order) for order in permutations("236")])


def test_the_real_deal_is_no_likelier_than_any_other() -> None:
    """A redeal knows nothing of the world it was made from, its key included."""
    game = Babel(1)
    worlds = {game.redealt(0, seed=seed).position() for seed in range(200)}
    assert len(worlds) == 200
    assert game.position() not in worlds


@pytest.mark.rule("R-B14")
@pytest.mark.parametrize("edition", ["de", "hu"])
def test_after_a_reshuffle_each_knows_the_others_hand_until_its_cards_are_played(edition: str) -> None:
    game = position(
        edition=edition, tokens="MM", hands=("MMS", "HPA"), pile="A", columns=({}, {"M": "HH"}), yard_top="66"
    )
    game.play("end")  # seat 1 draws the A, then the discard pile is shuffled, then two more cards
    assert (game.known(0), game.known(1)) == ("MMS", "HPAA")
    assert game.hand_size(1) == 6
    assert field(game.view(0), 8) == "MMS.,HPAA?2"
    assert "Known in the hand of seat 1: H P A A" in str(game.view(0))
    for seed in range(30):
        world = game.redealt(0, seed=seed)
        assert all((world.hand(1) or "").count(card) >= "HPAA".count(card) for card in LETTERS)
    game.play("sA")
    assert game.known(1) == "HPA"
    game.play("sH")
    assert game.known(1) == "PA"
    assert Babel.from_position(game.position()).position() == game.position()
    assert Babel.from_position(game.view(0).position(), seed=1).view(0).position() == game.view(0).position()


@pytest.mark.rule("R-B14")
def test_with_the_draw_pile_empty_each_knows_the_others_hand() -> None:
    game = position(edition="de", tokens="MM", hands=("MM", ""), pile="MSP", columns=({}, {"M": "HH"}), yard_top="66")
    game.play("end")  # seat 1 draws the last three cards
    assert (game.known(0), game.known(1)) == ("MM", "MSP")
    assert field(game.view(0), 8) == "MM.,MSP?0"
    assert game.redealt(0, seed=1).hand(1) == "MSP"
    for line in (game.position(), game.view(0).position(), game.view(1).position()):
        untold = line.replace("MSP?0", "?3").replace("MM?0", "?2").replace("MM.,", "MM,").replace("MSP.", "MSP")
        again = Babel.from_position(untold, seed=1)
        assert (again.known(0), again.known(1)) == ("MM", "MSP")


@pytest.mark.rule("R-B14")
def test_what_is_known_is_always_true_and_complete_when_the_pile_is_shuffled() -> None:
    """Held against a memory of our own, over whole games."""
    shuffles = 0
    for seed in range(12):
        game, choose = Babel(seed), warrior(seed)
        while not game.is_over:
            seat, before = game.to_act[0], game.copy()
            game.play(choose(game))
            shuffled = len(field(game, 15).strip("-")) > len(field(before, 15).strip("-"))
            shuffles += shuffled
            for other in game.seats:
                hand, known = Counter(game.hand(other)), Counter(game.known(other))
                assert known <= hand
                if (shuffled and other == seat) or field(game, 15) == "-":
                    assert known == hand
                elif not shuffled:
                    played = Counter(before.hand(other)) - hand
                    assert known == Counter(before.known(other)) - played
            onlooker = records.clone(game.state)
            entries.blank_at(onlooker, 0, -1)
            assert not onlooker[0]["known"].any()
    assert shuffles >= 12
