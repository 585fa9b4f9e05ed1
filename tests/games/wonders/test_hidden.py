"""What a seat may know: views, worlds that agree with them, and that nothing is lost or made up in them."""

import random
from collections import Counter

import pytest

from tests.support.wonders import Fast, random_options
from ziggurat.games.wonders.arrays import CARD_AGE, CARDS, COPIES_IN, IS_GUILD
from ziggurat.games.wonders.limits import BITS
from ziggurat.games.wonders.options import OPTIONS
from ziggurat.games.wonders.state import ASK_CARD, DUG
from ziggurat.kernel import records
from ziggurat.kernel.entries import blank_at, redeal_at
from ziggurat.kernel.records import Games
from ziggurat.kernel.rng import key_from_seed, key_words

pytestmark = pytest.mark.compiled


def blanked(games: Games, seat: int) -> Games:
    seen = records.clone(games)
    blank_at(seen, 0, seat)
    return seen


def cards_of(games: Games) -> Counter[int]:
    """Every card of the game, wherever it lies."""
    game, size = games[0], int(games[0]["down_size"])
    found = Counter(game["down"][:size][game["down_at"][:size] != DUG].tolist())
    for packet in range(int(game["players"])):
        found += Counter(game["hand"][packet][: game["hand_size"][packet]].tolist())
    found += Counter(game["pile"][: game["pile_size"]].tolist())
    for city in game["cards"].tolist():
        found += Counter(kind for kind in range(CARDS) if city[kind // BITS] >> kind % BITS & 1)
    return found


def assert_whole(games: Games) -> None:
    """Every card and every tile is there once."""
    game, found = games[0], cards_of(games)
    cities = 3 if game["players"] == 2 else int(game["players"])
    for kind in range(CARDS):
        if CARD_AGE[kind] > game["age"]:
            assert found[kind] == 0
        elif IS_GUILD[kind]:
            assert found[kind] <= 1
        else:
            assert found[kind] == COPIES_IN[cities, kind]
    guilds = sum(found[kind] for kind in range(CARDS) if IS_GUILD[kind])
    assert (guilds if game["age"] == 3 else int(game["guilds"]).bit_count()) == cities + 2
    tiles = [abs(tile) for name in ("tiles", "tower", "draft") for tile in game[name].ravel().tolist() if tile]
    tiles += [int(game["face_down"])] if game["face_down"] else []
    assert len(set(tiles)) == len(tiles)
    assert all(1 <= tile <= 24 for tile in tiles)


def assert_seat_knows_its_part(fast: Fast, seat: int, chance: random.Random) -> None:
    """A view is the same in all worlds that look alike, holds no more than it may, and is enough to choose."""
    seen = blanked(fast.games, seat)
    assert not any(seen[0]["rng"]["key"])
    assert blanked(seen, seat).tobytes() == seen.tobytes()
    assert blanked(seen, -1).tobytes() == blanked(fast.games, -1).tobytes()
    for _ in range(2):
        world = fast.around(records.clone(seen))
        redeal_at(world.games, 0, seat, key_words(key_from_seed(chance.randrange(1000))))
        assert_whole(world.games)
        again = blanked(world.games, seat)
        assert again.tobytes() == seen.tobytes(), records.diff(seen[0], again[0])
        assert world.numbers(seat) == fast.numbers(seat) == fast.around(seen).numbers(seat)
    play_on(world, chance)


def play_on(fast: Fast, chance: random.Random) -> None:
    """A world can be played to its end."""
    while awaited := fast.to_act():
        seat = chance.choice(awaited)
        fast.play(seat, chance.choice(fast.numbers(seat)))


@pytest.mark.parametrize("players", OPTIONS["players"])
def test_views_and_worlds(players: str) -> None:
    for seed in range(12):
        chance = random.Random(f"{players} {seed}")
        fast = Fast(key_from_seed(seed), random_options(chance) | {"players": players})
        while awaited := fast.to_act():
            assert_whole(fast.games)
            if chance.random() < 0.15 or fast.games[0]["phase"] > ASK_CARD:
                for seat in range(fast.players):
                    assert_seat_knows_its_part(fast, seat, chance)
            seat = chance.choice(awaited)
            fast.play(seat, chance.choice(fast.numbers(seat)))
        assert_whole(fast.games)


def test_a_seat_knows_the_hand_that_it_has_passed_on() -> None:
    fast = Fast(key_from_seed(5), {name: values[0] for name, values in OPTIONS.items()} | {"tower": "no"})
    for seat in range(3):
        fast.play(seat, next(n for n in fast.numbers(seat) if fast.text(seat, n).startswith("build")))
    truth, seen = fast.games[0]["hand"].tolist(), blanked(fast.games, 0)[0]["hand"].tolist()
    assert seen[0] == truth[0]  # the packet that was seat 0's own first hand
    assert seen[2] == truth[2]  # the packet in its hand now
    assert seen[1][:6] == [-1] * 6
