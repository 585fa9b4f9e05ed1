"""The compiled engine against the naive one, which was written from the facts alone by another hand."""

import os
import random
from collections import Counter

import pytest

from tests.support.wonders import play_side_by_side, random_options
from ziggurat.games.wonders.options import OPTIONS

GAMES = int(os.environ.get("ZIGGURAT_MIRROR_WONDERS", "3"))  # for each number of players
USES = (
    "build", "build+join", "chain", "stage", "sell", "keep", "board", "side", "lose", "free.build", "free.stage",
)  # fmt: skip


@pytest.mark.compiled
def test_both_engines_agree_on_every_legal_set_and_every_score() -> None:
    used: Counter[str] = Counter()
    for players in OPTIONS["players"]:
        for seed in range(GAMES):
            chance = random.Random(f"{players} {seed}")
            used += play_side_by_side(seed, random_options(chance) | {"players": players}, chance)
    missing = [use for use in USES if use not in used]
    assert not missing, f"these games never show {missing}"
