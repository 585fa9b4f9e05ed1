"""What holds in every position, tried in positions that games seldom reach: long columns, many runs, thin piles."""

import re

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.support.scattered import scattered
from ziggurat import Babel
from ziggurat.games.babel.cards import EDITIONS, LETTERS, TEMPLE_COUNTS
from ziggurat.games.babel.tests.positions import field

POSITIONS = st.builds(scattered, st.integers(0, 10**9), st.sampled_from(EDITIONS))
EXAMPLES = settings(max_examples=60, deadline=None)


@given(game=POSITIONS)
@EXAMPLES
def test_why_not_is_silent_exactly_where_legal_offers(game: Babel) -> None:
    numbers = game.legal.numbers()
    for number in range(game.rulebook.actions):
        reasons = game.why_not(number)
        assert (number in numbers) == (not reasons)
        for reason in reasons:
            assert reason.sentence
            assert "{" not in reason.sentence
            assert reason.needs is None or reason.needs != reason.has


@given(game=POSITIONS, choice=st.integers(0, 10**6))
@EXAMPLES
def test_cards_are_conserved_and_values_are_the_sum_of_heights(game: Babel, choice: int) -> None:
    while not game.is_over and len(game.history) < 10:
        game.play(game.legal[choice % len(game.legal)])
        cards = "".join(field(game, number) for number in (8, 9, 10, 14, 15))
        assert [cards.count(letter) for letter in LETTERS] == [12] * 5
        levels = "".join(field(game, number) for number in (11, 12, 13, 16)) + "1" * field(game, 7).count("1")
        assert [levels.count(str(level)) for level in range(1, 7)] == list(TEMPLE_COUNTS)
        for seat in game.seats:
            assert game.value(seat) == sum(max(game.temple(seat, land), default=0) for land in LETTERS)
            assert game.hand_size(seat) == len(game.hand(seat) or "")


@given(game=POSITIONS, seed=st.integers(0, 10**6))
@EXAMPLES
def test_views_do_not_change_when_what_is_hidden_does(game: Babel, seed: int) -> None:
    for seat in game.seats:
        world = game.redealt(seat, seed=seed)
        assert bytes(world.view(seat)) == bytes(game.view(seat))
        assert world.legal_for(seat).numbers() == game.legal_for(seat).numbers()


@given(game=POSITIONS)
@EXAMPLES
def test_every_action_is_told_before_and_after(game: Babel) -> None:
    for action in game.legal:
        before = game.position()
        words = game.describe(action)
        mine, theirs = game.to_act[0], 1 - game.to_act[0]
        values = [game.value(mine), game.value(theirs)]
        game.play(action)
        if told := re.search(r"(their )?value (\d+) → (\d+)", words):
            seat = theirs if told[1] else mine
            assert (int(told[2]), int(told[3])) == (values[seat != mine], game.value(seat)), words
        assert all(line.endswith((".", "B42")) for line in game.tell())
        assert str(game)
        assert game.undo() == action
        assert game.position() == before


@given(game=POSITIONS)
@EXAMPLES
def test_an_ability_pays_with_one_card_and_another_run_leaves_another_column(game: Babel) -> None:
    """R-B5: a run is offered for choice exactly when it matters."""
    by_ability: dict[str, list[str]] = {}
    seat, land = game.to_act[0], game.token(game.to_act[0])
    for action in game.legal:
        name = action.notation.partition("/")[0]
        if name.startswith(("raze", "rob", "expel", "winover", "leap", "halve")):
            assert land is not None
            child = game.copy()
            child.play(action)
            by_ability.setdefault(name, []).append(child.column(seat, land))
    for columns in by_ability.values():
        assert len(set(columns)) == len(columns)
