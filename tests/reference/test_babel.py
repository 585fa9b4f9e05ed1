"""The fast engine against the naive second engine, which was written from RULES.md alone by another hand."""

import os
from collections import Counter

import pytest

from tests.support.mirror import assert_same, naive_copy, naive_game, play_side_by_side
from tests.support.policies import POLICIES, warrior
from tests.support.scattered import scattered
from ziggurat import Babel
from ziggurat.games.babel.cards import EDITIONS

GAMES = int(os.environ.get("ZIGGURAT_MIRROR_GAMES", "200"))  # an edition
KINDS = ("end", "t", "s", "b", "m", "d", "raze", "rob", "expel", "winover", "leap", "halve")
ENDINGS = {"supremacy", "twenty", "fall", "yard-value"}


@pytest.mark.parametrize("edition", EDITIONS)
def test_both_engines_agree_on_every_legal_set_and_every_state(edition: str) -> None:
    used: Counter[str] = Counter()
    ended: Counter[str] = Counter()
    for seed in range(GAMES):
        game = Babel(seed, edition=edition, starter="lot" if seed % 3 == 0 else "seat 0")
        used += play_side_by_side(game, POLICIES[seed % len(POLICIES)](seed))
        assert game.outcome is not None
        ended[game.outcome.code] += 1
    missing = [kind for kind in KINDS if not any(name.startswith(kind) for name in used)]
    assert not missing, f"these games never show {missing}"
    assert set(ended) >= ENDINGS, f"these games end only by {dict(ended)}"


@pytest.mark.rule("B01", "B03", "B04", "B05")
@pytest.mark.parametrize("starter", ["seat 0", "lot"])
def test_both_engines_deal_alike_from_a_key(starter: str) -> None:
    for seed in range(100):
        game = Babel(seed, starter=starter)
        assert_same(game, naive_game(game))


@pytest.mark.rule("B30", "R-B5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_both_engines_agree_in_scattered_positions_with_many_runs(edition: str) -> None:
    other_runs = 0
    for seed in range(GAMES):
        game, choose = scattered(seed, edition), warrior(seed)
        naive = naive_copy(game)
        legal = assert_same(game, naive)
        for _ in range(12):
            if game.is_over:
                break
            runs = [action for action in legal if "/" in action]
            action = runs[seed % len(runs)] if runs else choose(game)
            other_runs += bool(runs)
            game.play(action)
            naive.play(action)
            legal = assert_same(game, naive)
    assert other_runs > GAMES / 20
