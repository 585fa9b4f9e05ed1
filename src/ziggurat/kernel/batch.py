"""Many games stepped side by side from Python: legal actions out, one action a game in, and who has won.

The shape that learning wants. A learner sees no more than a seat may: which actions are legal, how games ended, and
views.
"""

from __future__ import annotations

from typing import Any, NamedTuple, NoReturn, TypeAlias

import numpy as np
import numpy.typing as npt

from ziggurat.kernel import entries, records, verbs
from ziggurat.kernel.errors import BadOption
from ziggurat.kernel.game import Game, OptionValue, View, _whole
from ziggurat.kernel.jit import entry, rule, wide
from ziggurat.kernel.playouts import first_seat
from ziggurat.kernel.records import Games
from ziggurat.kernel.rng import (
    KEY_WORDS,
    Generator,
    below,
    generator,
    key_from_seed,
    key_text,
    next_word,
    set_key,
)

Masks: TypeAlias = npt.NDArray[np.bool_]
Chosen: TypeAlias = npt.NDArray[np.int64]

NOTHING = -1  # fills the lists up
NAMED = 12  # actions that an error names
SHOWN = ("seats", "legal", "counts")  # of a batch: the arrays of its lists, locked


class Lists(NamedTuple):
    """What can be done in each game."""

    seats: npt.NDArray[np.int8]  # who is to act; -1 when the game is over
    actions: npt.NDArray[np.int16]  # [game, place]: the legal ones of that seat, ascending, then -1
    counts: npt.NDArray[np.int16]  # how many there are


class Results(NamedTuple):
    """How the games ended that the last step has ended; zeros for all others."""

    over: npt.NDArray[np.bool_]  # which these are
    scores: npt.NDArray[np.int64]  # [game, seat]: points as players count them
    places: npt.NDArray[np.int8]  # [game, seat]: 1 for the best; who is equal shares the better place
    rewards: npt.NDArray[np.float32]  # [game, seat]
    keys: npt.NDArray[np.uint32]  # [game, word]: from which they were dealt


# -- compiled ----------------------------------------------------------------------------------------------------------


@rule
def list_actions(game: np.record, index: int, lists: Lists) -> None:
    """Write who is to act in a game, the lowest of several, and what it can do."""
    mask = verbs.to_act(game)
    seat = first_seat(mask) if mask != 0 else -1
    count = verbs.legal(game, seat, lists.actions[index]) if mask != 0 else 0
    place = count
    while place < lists.actions.shape[1] and lists.actions[index, place] != NOTHING:
        lists.actions[index, place] = NOTHING
        place += 1
    lists.seats[index] = seat
    lists.counts[index] = count


@rule
def clear_result(results: Results, index: int) -> None:
    """A game goes on: nothing is to be told of it."""
    for seat in range(results.scores.shape[1]):
        results.scores[index, seat] = 0
        results.places[index, seat] = 0
        results.rewards[index, seat] = 0
    for word in range(KEY_WORDS):
        results.keys[index, word] = 0


@rule
def write_result(game: np.record, index: int, results: Results) -> None:
    """A game is over: how it ended, and from which key it was dealt."""
    seats = results.scores.shape[1]
    for seat in range(seats):
        results.scores[index, seat] = verbs.score(game, seat)
    for seat in range(seats):
        write_place(index, seat, results)
    for seat in range(seats):
        results.scores[index, seat] = verbs.points(game, seat)
    for word in range(KEY_WORDS):
        results.keys[index, word] = game.rng.key[word]


@rule
def write_place(index: int, seat: int, results: Results) -> None:
    """The place of a seat, and its reward: the seats that are worse less those that are better, by all others."""
    better, worse, seats = 0, 0, results.scores.shape[1]
    own = wide(results.scores[index, seat])
    for other in range(seats):
        their = wide(results.scores[index, other])
        if their > own:
            better += 1
        elif their < own:
            worse += 1
    results.places[index, seat] = 1 + better
    results.rewards[index, seat] = (worse - better) / (seats - 1)


@rule
def deal_next(game: np.record, key: verbs.Key, generators: Generator) -> None:
    """Deal a game from the next key of the stream."""
    for word in range(KEY_WORDS):
        key[word] = next_word(generators[0])
    set_key(game.rng, key)
    verbs.deal(game)


@rule
def is_listed(lists: Lists, index: int, action: int) -> bool:
    """Whether an action stands on the list of a game."""
    found = False
    for place in range(lists.counts[index]):
        found = found or lists.actions[index, place] == action
    return found


@entry
def deal_all(games: Games, lists: Lists, key: verbs.Key, generators: Generator) -> None:
    """Deal all games from one stream of keys."""
    for i in range(len(games)):
        deal_next(games[i], key, generators)
        list_actions(games[i], i, lists)


@entry
def step_all(
    games: Games, fresh: Games, lists: Lists, chosen: Chosen, results: Results, key: verbs.Key, generators: Generator
) -> int:
    """Play one action in each game; deal anew what is over. Returns how many are; -1 - i if action i is illegal."""
    for i in range(len(games)):
        if not is_listed(lists, i, wide(chosen[i])):
            return -1 - i
    finished = 0
    for i in range(len(games)):
        verbs.play(games[i], wide(lists.seats[i]), wide(chosen[i]))
        results.over[i] = verbs.to_act(games[i]) == 0
        if results.over[i]:
            finished += 1
            write_result(games[i], i, results)
            games[i] = fresh[0]
            deal_next(games[i], key, generators)
        else:
            clear_result(results, i)
        list_actions(games[i], i, lists)
    return finished


@entry
def fill_masks(lists: Lists, masks: Masks) -> None:
    """The lists as masks over all actions."""
    for i in range(len(masks)):
        masks[i, :] = False
        for place in range(lists.counts[i]):
            masks[i, wide(lists.actions[i, place])] = True


@entry
def pick_all(lists: Lists, chosen: Chosen, generators: Generator) -> None:
    """For each game a uniform choice among its legal actions."""
    for i in range(len(chosen)):
        chosen[i] = lists.actions[i, below(generators[0], wide(lists.counts[i]))]


# -- from Python -------------------------------------------------------------------------------------------------------


class Batch:
    """Many games of one kind, all with the same options, dealt from one seed; finished games are dealt anew.

    All arrays have a row for each game and are written again by the next step: copy what is to be kept.

    `seats`: who is to act. `legal`: what that seat can do, ascending, filled up with -1; `counts`: how many that are
    (`legal[:, : counts.max()]` is narrow). These three cannot be written to. `masks` is the same over all actions.

    Of the games that the last step has ended, with a column for each seat: `over`: which these are; `scores`: points
    as players count them; `places`: 1 for the best, equal ones share it; `rewards`: the seats that came worse less
    those that came better, by the number of opponents: 1 for winning alone, -1 for the last, 0 in a draw, 0 in sum.
    All are 0 for games that go on.
    """

    def __init__(self, kind: type[Game], count: int, *, seed: int, **options: OptionValue) -> None:
        self._kind = _known(kind)
        self._fresh = kind.blank_record(**options)
        size = _counted(count)
        self._deals = generator(key_from_seed(_whole(seed, "seed")))
        self._choices = generator(key_from_seed(~int(seed)))
        self._key = np.zeros(KEY_WORDS, dtype=np.uint32)
        self._chosen = np.zeros(size, dtype=np.int64)
        self._games = records.new(kind.rulebook.state, size)
        self._games[:] = self._fresh[0]
        self._lists = _lists(size, kind.rulebook.most_at_once or kind.rulebook.actions)
        self._show_lists()
        self._results = _results(size, kind.rulebook.seat_count(self._fresh))
        self.over, self.scores, self.places, self.rewards, _ = self._results
        self.finished = 0
        self._masks: Masks | None = None
        self._masked = False
        deal_all(self._games, self._lists, self._key, self._deals)

    def _show_lists(self) -> None:
        self.seats, self.legal, self.counts = (_locked(array) for array in self._lists)

    def __getstate__(self) -> dict[str, Any]:
        """All but what shows other arrays: a copy or a pickle shows its own."""
        return {name: value for name, value in vars(self).items() if name not in SHOWN}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self._show_lists()

    def __len__(self) -> int:
        return len(self._chosen)

    def __repr__(self) -> str:
        return f"<Batch of {len(self)} games of {self._kind.rulebook.name}, {self.finished} finished>"

    def step(self, actions: npt.ArrayLike) -> None:
        """Play one legal action in each game, for the seat to act; if one is not legal, nothing at all is played."""
        chosen = self._read(actions)
        self._masked = False
        done = int(step_all(self._games, self._fresh, self._lists, chosen, self._results, self._key, self._deals))
        if done < 0:
            self._refuse(-1 - done, int(chosen[-1 - done]))
        self.finished += done

    def random_actions(self) -> Chosen:
        """A uniform legal choice for each game, always in the same array."""
        pick_all(self._lists, self._chosen, self._choices)
        return self._chosen

    @property
    def masks(self) -> Masks:
        """Which of all actions are legal in each game; made when it is asked for, always in the same array."""
        if self._masks is None:
            self._masks = np.zeros((len(self), self._kind.rulebook.actions), dtype=np.bool_)
        if not self._masked:
            fill_masks(self._lists, self._masks)
            self._masked = True
        return self._masks

    def view(self, game: int, seat: int | None = None) -> View:
        """What a seat may know of a game; the seat that is to act, if none is named."""
        index = self._index(game)
        number = int(self.seats[index]) if seat is None else self._seat(seat)
        seen = records.new(self._kind.rulebook.state)
        entries.seen_at(self._games, index, number, seen)
        return self._kind.view_class(seen, number)

    def views(self, game: int) -> tuple[View, ...]:
        """What each seat may know of a game."""
        return tuple(self.view(game, seat) for seat in range(self.scores.shape[1]))

    def ended_key(self, game: int) -> str | None:
        """The key from which the game was dealt that the last step has ended there; None for one that goes on."""
        index = self._index(game)
        return key_text(self._results.keys[index]) if self._results.keys[index].any() else None

    def _read(self, actions: npt.ArrayLike) -> Chosen:
        """Actions as an array of our own type."""
        expected = f"one action for each of {len(self)} games, as whole numbers"
        try:
            given = np.asarray(actions)
        except (TypeError, ValueError) as error:
            raise BadOption("array of actions", type(actions).__name__, expected) from error
        if given.dtype.kind not in "iu" or given.shape != self._chosen.shape:
            raise BadOption("array of actions", f"{given.dtype} {given.shape}", expected)
        return np.ascontiguousarray(given, dtype=np.int64)

    def _refuse(self, game: int, action: int) -> NoReturn:
        view = self.view(game)
        named = [f"{int(number)} ({number})" for number in view.legal[:NAMED]]
        more = "" if len(view.legal) <= NAMED else f", … all {len(view.legal)} stand in legal[{game}]"
        raise BadOption(f"legal action in game {game}", action, f"one of: {', '.join(named)}{more}")

    def _index(self, game: int) -> int:
        number = _whole(game, "game")
        if not 0 <= number < len(self):
            raise BadOption("game", game, f"one from 0 to {len(self) - 1}")
        return number

    def _seat(self, seat: int) -> int:
        number, seats = _whole(seat, "seat"), self.scores.shape[1]
        if not 0 <= number < seats:
            raise BadOption("seat", seat, f"one from 0 to {seats - 1}")
        return number


def _known(kind: type[Game]) -> type[Game]:
    if not (isinstance(kind, type) and issubclass(kind, Game) and hasattr(kind, "rulebook")):
        raise BadOption("game", kind, "a class of games, such as ziggurat.Babel")
    return kind


def _counted(count: int) -> int:
    if _whole(count, "number of games") < 1:
        raise BadOption("number of games", count, "1 or more")
    return int(count)


def _lists(count: int, width: int) -> Lists:
    """Empty lists."""
    actions = np.full((count, width), NOTHING, dtype=np.int16)
    return Lists(np.full(count, -1, dtype=np.int8), actions, np.zeros(count, dtype=np.int16))


def _results(count: int, seats: int) -> Results:
    """Nothing is over yet."""
    return Results(
        over=np.zeros(count, dtype=np.bool_),
        scores=np.zeros((count, seats), dtype=np.int64),
        places=np.zeros((count, seats), dtype=np.int8),
        rewards=np.zeros((count, seats), dtype=np.float32),
        keys=np.zeros((count, KEY_WORDS), dtype=np.uint32),
    )


def _locked(array: npt.NDArray[np.signedinteger[Any]]) -> npt.NDArray[np.signedinteger[Any]]:
    """The same array, which nobody can write to: what is legal is checked by it."""
    view = array.view()
    view.flags.writeable = False
    return view
