"""The tree of a search: no way through it comes back to where it has been, and whatever its keys do, nothing illegal is
played.
"""

import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from ziggurat import Wonders
from ziggurat.agents.search import SearchAgent
from ziggurat.agents.tree import CARRIED_OUT, mixed_key, root_key
from ziggurat.kernel.rng import key_from_seed

ROOT = Path(__file__).parents[2]
ROOTS = [root_key(seat) for seat in range(8)]
COLLIDING = """
import sys
from pathlib import Path
from tests.support.worlds_searched import every_action_checked, few_keys
from ziggurat import Wonders
from ziggurat.agents import make
number = int(sys.argv[1])
game = Wonders.from_record(Path("tests/agents/wonders/age1_turn6.txt").read_text())
if number > 4:
    game = Wonders(number, players="2", tower="no")
agent = make("search:playouts=6", seed=number)
with few_keys(number), every_action_checked() as played:
    for _ in range(3):
        seat = game.to_act[0]
        thoughts = agent.consider(game.view(seat))
        assert thoughts.playouts == 6 and thoughts.choice in game.legal_for(seat)
        assert set(agent._searchers[0].found()) <= set(game.legal_for(seat).numbers())
        game.play(thoughts.choice, seat)
print(len(played) > 300)
"""


def interpreted(script: str, *arguments: str) -> list[str]:
    """What a script prints where NumPy looks at every index."""
    found = subprocess.run(
        [sys.executable, "-c", script, *arguments],
        cwd=ROOT,
        env=os.environ | {"NUMBA_DISABLE_JIT": "1", "PYTHONPATH": os.pathsep.join([str(ROOT), str(ROOT / "src")])},
        capture_output=True,
        text=True,
        check=False,
    )
    assert found.returncode == 0, found.stderr
    return found.stdout.split()


def test_no_action_leads_back_to_where_it_was_done() -> None:
    """Nor to anywhere on the way there, in none of 2,000 ways of up to 40 actions."""
    assert mixed_key(1, 0) != 1
    draw = random.Random(1)
    for _ in range(2_000):
        key = draw.choice(ROOTS)
        met = {key}
        for _ in range(draw.randrange(1, 40)):
            key = mixed_key(key, draw.choice((CARRIED_OUT, 0, draw.randrange(1 << 15))))
            assert key > 0
            assert key not in met
            met.add(key)


def test_every_way_leads_to_a_place_of_its_own() -> None:
    """All ways of up to three actions, for every seat."""
    met = set(ROOTS)
    front = list(ROOTS)
    for _ in range(3):
        front = [mixed_key(key, action) for key in front for action in range(CARRIED_OUT, 18)]
        before = len(met)
        met.update(front)
        assert len(met) == before + len(front)


@pytest.mark.compiled
def test_a_search_stays_within_the_worlds_that_it_deals() -> None:
    """Selling the first card of all led back to the root, which then sold cards of later Ages."""
    game = Wonders.from_record((Path(__file__).parent / "wonders" / "age1_turn6.txt").read_text())
    seat = game.to_act[0]
    for seed in range(4):
        agent = SearchAgent(key_from_seed(seed), playouts=3000)
        assert agent.consider(game.view(seat)).choice in game.legal_for(seat)
        assert set(agent._searchers[0].found()) <= set(game.legal_for(seat).numbers())


@pytest.mark.parametrize("number", [1, 8])
def test_nothing_illegal_is_played_whatever_the_keys_do(number: int) -> None:
    """All decisions share one node, or as few as told, the root among them."""
    assert interpreted(COLLIDING, str(number)) == ["True"]
