"""What a seat cannot know is dealt anew with equal chances, in cases that can be counted by hand."""

from collections import Counter
from math import comb

import pytest

from tests.support.statistics import assert_fits, assert_uniform
from tests.support.wonders import Fast
from ziggurat.games.wonders.arrays import GUILDS
from ziggurat.games.wonders.options import OPTIONS
from ziggurat.kernel import records
from ziggurat.kernel.entries import blank_at, redeal_at
from ziggurat.kernel.records import Games
from ziggurat.kernel.rng import key_from_seed, key_words

pytestmark = pytest.mark.compiled

WORLDS = 4000


def table(seed: int, **options: str) -> Fast:
    return Fast(key_from_seed(seed), {name: values[0] for name, values in OPTIONS.items()} | options)


def worlds_of(fast: Fast, seat: int) -> list[Games]:
    """Many worlds that look to a seat as this one does."""
    seen = records.clone(fast.games)
    blank_at(seen, 0, seat)
    found = []
    for number in range(WORLDS):
        world = records.clone(seen)
        redeal_at(world, 0, seat, key_words(key_from_seed(number)))
        found.append(world)
    return found


def test_every_card_that_is_not_seen_is_as_likely_in_either_other_hand() -> None:
    fast = table(3, tower="no", projects="no")
    others = sorted(fast.games[0]["hand"][1:3, :7].ravel().tolist())
    single = [kind for kind in others if others.count(kind) == 1]
    worlds = worlds_of(fast, 0)
    assert len(single) > 5
    for kind in single:
        assert_uniform(Counter(int(kind in world[0]["hand"][1, :7]) for world in worlds), range(2))
    for world in worlds:
        assert sorted(world[0]["hand"][1:3, :7].ravel().tolist()) == others


def test_every_guild_is_as_likely_to_be_in() -> None:
    fast = table(4, players="5", tower="no", projects="no")
    found: Counter[int] = Counter()
    for world in worlds_of(fast, 2):
        guilds = int(world[0]["guilds"])
        assert guilds.bit_count() == 7
        found[next(place for place in range(GUILDS) if not guilds >> place & 1)] += 1
    assert_fits(found, {place: comb(GUILDS - 1 - place, 2) for place in range(GUILDS - 2)})  # the first of three


def test_a_tile_that_nobody_has_turned_over_can_be_any_that_was_not_seen() -> None:
    fast = table(5, players="2", projects="no")
    own = set(fast.games[0]["draft"][0].tolist())
    unseen = [tile for tile in range(1, 25) if tile not in own]
    worlds = worlds_of(fast, 0)
    assert_uniform(Counter(int(world[0]["face_down"]) for world in worlds), unseen)


def test_with_two_players_any_card_that_is_not_seen_can_be_the_next_of_the_pile() -> None:
    fast = table(6, players="2", tower="no", projects="no")
    state = fast.games[0]
    hidden = state["hand"][1, : state["hand_size"][1]].tolist() + state["pile"][: state["pile_size"]].tolist()
    assert len(set(hidden)) == len(hidden)
    worlds = worlds_of(fast, 0)
    assert_uniform(Counter(int(world[0]["pile"][world[0]["pile_size"] - 1]) for world in worlds), hidden)
