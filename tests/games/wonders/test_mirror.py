"""The compiled engine against the naive one, which was written from the facts alone by another hand."""

import os
import random
from collections import Counter
from itertools import product

import pytest

from tests.support.wonders import random_options
from tests.support.wonders_mirror import play_side_by_side
from ziggurat.games.wonders.options import OPTIONS, SIDES, WONDERS, YES_NO

GAMES = int(os.environ.get("ZIGGURAT_MIRROR_WONDERS", "1"))  # for each number of players and choice of modules
USES = ("board", "side", "build", "chain", "stage", "sell", "free.build", "free.stage")
USES_OF_TOWER = ("keep", "tile")
USES_OF_PROJECTS = ("build+join", "lose")


@pytest.mark.compiled
@pytest.mark.parametrize(("tower", "projects"), list(product(YES_NO, YES_NO)))
def test_both_engines_agree_on_every_state_legal_set_price_and_score(tower: str, projects: str) -> None:
    used: Counter[str] = Counter()
    for seed, (place, players) in product(range(GAMES), enumerate(OPTIONS["players"])):
        chance = random.Random(f"{players} {tower} {projects} {seed}")
        options = random_options(chance) | {"players": players, "tower": tower, "projects": projects}
        options |= {"sides": SIDES[(place + seed) % len(SIDES)], "wonders": WONDERS[(place + seed) % len(WONDERS)]}
        used += play_side_by_side(seed, options, chance)
    wanted = USES + (USES_OF_TOWER if tower == "yes" else ()) + (USES_OF_PROJECTS if projects == "yes" else ())
    missing = [use for use in wanted if not any(name.startswith(use) for name in used)]
    assert not missing, f"these games never show {missing}"
