"""Many games stepped side by side from Python: masks out, one action a game in. The shape that learning wants."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from ziggurat.kernel import records, verbs
from ziggurat.kernel.errors import BadOption
from ziggurat.kernel.jit import entry
from ziggurat.kernel.playouts import first_seat
from ziggurat.kernel.records import Games
from ziggurat.kernel.rng import KEY_WORDS, Generator, below, generator, key_from_seed, next_word, set_key

if TYPE_CHECKING:
    from ziggurat.kernel.game import Game

Masks = npt.NDArray[np.bool_]


@entry
def fill_masks(games: Games, seats: npt.NDArray[np.int8], masks: Masks, actions: verbs.Actions) -> None:
    """For each game the lowest seat to act, and a mask of what it can do; seat -1 and no action when over."""
    for i in range(len(games)):
        masks[i, :] = False
        seats[i] = -1
        to_act = verbs.to_act(games[i])
        if to_act != 0:
            seats[i] = first_seat(to_act)
            for k in range(verbs.legal(games[i], int(seats[i]), actions)):
                masks[i, actions[k]] = True


@entry
def deal_all(games: Games, key: verbs.Key, generators: Generator) -> None:
    """Deal all games from one stream of keys."""
    for i in range(len(games)):
        for word in range(KEY_WORDS):
            key[word] = next_word(generators[0])
        set_key(games[i].rng, key)
        verbs.deal(games[i])


@entry
def step_all(
    games: Games,
    fresh: Games,
    seats: npt.NDArray[np.int8],
    masks: Masks,
    chosen: npt.NDArray[np.int64],
    over: npt.NDArray[np.bool_],
    key: verbs.Key,
    generators: Generator,
) -> int:
    """Play one action in each game; deal anew what is over. Returns how many are; -1 - i if action i is illegal."""
    for i in range(len(games)):
        if not (0 <= chosen[i] < masks.shape[1] and masks[i, chosen[i]]):
            return -1 - i
    finished = 0
    for i in range(len(games)):
        verbs.play(games[i], int(seats[i]), int(chosen[i]))
        over[i] = verbs.to_act(games[i]) == 0
        if over[i]:
            finished += 1
            games[i] = fresh[0]
            for word in range(KEY_WORDS):
                key[word] = next_word(generators[0])
            set_key(games[i].rng, key)
            verbs.deal(games[i])
    return finished


@entry
def pick_all(masks: Masks, chosen: npt.NDArray[np.int64], generators: Generator) -> None:
    """For each game a uniform choice among the actions that its mask allows."""
    for i in range(len(masks)):
        count = 0
        for action in range(masks.shape[1]):
            count += masks[i, action]
        wanted = below(generators[0], max(count, 1))
        for action in range(masks.shape[1]):
            if masks[i, action]:
                if wanted == 0:
                    chosen[i] = action
                wanted -= 1


class Batch:
    """Many games of one kind, all with the same options, dealt from one seed; finished games are dealt anew."""

    def __init__(self, kind: type[Game], count: int, *, seed: int, **options: str) -> None:
        self._fresh = kind.blank_record(**options)
        self.games = records.new(kind.rulebook.state, count)
        self.games[:] = self._fresh[0]
        self.seats = np.zeros(count, dtype=np.int8)  # who is to act in each game
        self.masks = np.zeros((count, kind.rulebook.actions), dtype=np.bool_)  # what that seat can do
        self.over = np.zeros(count, dtype=np.bool_)  # which games the last step ended
        self.finished = 0
        self._buffer = np.zeros(kind.rulebook.actions, dtype=np.int16)
        self._key = np.zeros(KEY_WORDS, dtype=np.uint32)
        self._deals = generator(key_from_seed(seed))
        self._choices = generator(key_from_seed(~seed))
        self._chosen = np.zeros(count, dtype=np.int64)
        deal_all(self.games, self._key, self._deals)
        self._look()

    def step(self, actions: npt.NDArray[np.int64]) -> None:
        """Play one action in each game, by the mask; if one is not legal, nothing is played."""
        if np.shape(actions) != self._chosen.shape:
            raise BadOption("array of actions", np.shape(actions), f"one action for each of {len(self.games)} games")
        chosen = np.ascontiguousarray(actions, dtype=np.int64)
        done = step_all(self.games, self._fresh, self.seats, self.masks, chosen, self.over, self._key, self._deals)
        if done < 0:
            raise BadOption(f"legal action in game {-1 - done}", int(chosen[-1 - done]), "one that its mask allows")
        self.finished += int(done)
        self._look()

    def random_actions(self) -> npt.NDArray[np.int64]:
        """A uniform legal choice for each game."""
        pick_all(self.masks, self._chosen, self._choices)
        return self._chosen

    def _look(self) -> None:
        fill_masks(self.games, self.seats, self.masks, self._buffer)
