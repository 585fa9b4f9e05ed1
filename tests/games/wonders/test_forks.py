"""Pairs of worlds that a seat cannot tell apart, played on side by side: as long as all that is told and shown to the
seat is the same, its view is the same to the byte, and so is the onlooker's.

The second world is another deal for the same view: other face-down cards, hands, choices, guilds and tiles. In both the
seat does the same; the others do what looks the same. `ZIGGURAT_FORKS=20000` plays more pairs.
"""

import os
import random
from typing import Any

import pytest

from tests.support.wonders import Fast, random_options
from ziggurat.games.wonders import data, words
from ziggurat.games.wonders.action_space import BOARD, COPY_NOTHING, FORMS, KEEP
from ziggurat.games.wonders.game import is_secret, stays_hidden
from ziggurat.games.wonders.options import OPTIONS
from ziggurat.games.wonders.state import ASK_DIG
from ziggurat.kernel import records
from ziggurat.kernel.entries import blank_at, redeal_at
from ziggurat.kernel.records import Games
from ziggurat.kernel.rng import key_from_seed, key_words

pytestmark = pytest.mark.compiled

PAIRS = int(os.environ.get("ZIGGURAT_FORKS", "2000"))
STEPS = 60  # choices that a pair is played on


def blanked(games: Games, seat: int) -> Games:
    seen = records.clone(games)
    blank_at(seen, 0, seat)
    return seen


class Fork:
    """Two worlds that look alike to a seat."""

    def __init__(self, fast: Fast, seat: int, seed: int) -> None:
        self.one, self.seat = fast, seat
        self.other = fast.around(blanked(fast.games, seat))
        redeal_at(self.other.games, 0, seat, key_words(key_from_seed(seed)))
        self.digs = self.tiles = 0

    def play_on(self, chance: random.Random) -> None:
        """Play on in both as long as they look alike."""
        for _ in range(STEPS):
            awaited = self.one.to_act()
            if not awaited or not self.step(chance.choice(awaited), chance):
                return

    def step(self, seat: int, chance: random.Random) -> bool:
        """A choice in both that looks the same; whether all that follows does too."""
        found = self.same(seat, chance)
        if found is None:
            return False
        told = [self.played(world, seat, action) for world, action in zip(self.worlds, found, strict=True)]
        if told[0] != told[1]:
            return False
        views = [blanked(world.games, self.seat) for world in self.worlds]
        assert views[0].tobytes() == views[1].tobytes(), records.diff(views[0][0], views[1][0])
        public = [blanked(world.games, -1) for world in self.worlds]
        assert public[0].tobytes() == public[1].tobytes(), records.diff(public[0][0], public[1][0])
        return True

    @property
    def worlds(self) -> tuple[Fast, Fast]:
        return self.one, self.other

    def same(self, seat: int, chance: random.Random) -> tuple[int, int] | None:
        """A choice for each world: for the seat itself the same, for others one that looks the same."""
        numbers = [world.numbers(seat) for world in self.worlds]
        if seat == self.seat:
            assert numbers[0] == numbers[1]
            action = liked(numbers[0], chance)
            return action, action
        looks: dict[Any, list[int]] = {}
        for action in numbers[1]:
            looks.setdefault(self.look(self.other, seat, action), []).append(action)
        for action in sorted(numbers[0], key=lambda each: (likes(each), chance.random()), reverse=True):
            if (look := self.look(self.one, seat, action)) in looks:
                return action, chance.choice(looks[look])
        return None

    def look(self, world: Fast, seat: int, action: int) -> Any:
        """What others can see of a choice, sooner or later."""
        if action >= BOARD:
            return "tile" if KEEP <= action < COPY_NOTHING and stays_hidden(action) else action
        use = action % FORMS if stays_hidden(action) else action
        name = world.text(seat, action).partition(":")[0] if stays_hidden(action) else ""
        return ("tile" if name.startswith("tile") else use), world.coins(seat, action)

    def played(self, world: Fast, seat: int, action: int) -> Any:
        """Play, and all that the seat is told and shown then."""
        before, known = blanked(world.games, -1), -1 if is_secret(world.games, seat, action) else action
        self.digs += action < BOARD and world.games[0]["phase"] == ASK_DIG
        world.play(seat, action)
        after = records.plain(blanked(world.games, -1))
        own = records.plain(blanked(world.games, self.seat))
        told = [phrase.data() for phrase in words.told(records.plain(before), after, seat, known)]
        self.tiles += any(phrase["key"] == "told-tile-built" for phrase in told)
        numbers = world.numbers(self.seat) if self.seat in world.to_act() else []
        return told, data.table_of(after), data.hand_of(own, self.seat), data.offers(own, self.seat, numbers)


def likes(action: int) -> int:
    """Stages and tiles first: they lead to digging, and to the tower."""
    return 1 if action < BOARD and stays_hidden(action) and action % FORMS > 0 else 0


def liked(numbers: list[int], chance: random.Random) -> int:
    """One of the actions by chance, rather a stage or a tile."""
    rare = [number for number in numbers if likes(number)]
    return chance.choice(rare if rare and chance.random() < 0.6 else numbers)


def a_fork(seed: int) -> Fork:
    """A game by chance, forked somewhere."""
    chance = random.Random(seed)
    options = random_options(chance) | {"players": chance.choice(OPTIONS["players"]), "sides": "B"}
    fast = Fast(key_from_seed(seed), options)
    for _ in range(chance.randrange(16 * fast.players)):
        if awaited := fast.to_act():
            seat = chance.choice(awaited)
            fast.play(seat, liked(fast.numbers(seat), chance))
    fork = Fork(fast, chance.randrange(fast.players), seed)
    fork.play_on(chance)
    return fork


def test_views_are_the_same_as_long_as_worlds_look_alike() -> None:
    digs = tiles = 0
    for seed in range(PAIRS):
        fork = a_fork(seed)
        digs, tiles = digs + fork.digs, tiles + fork.tiles
    assert digs > PAIRS // 20
    assert tiles > PAIRS // 4
