"""Batches against single games: what is legal, who has won, what is refused, and that nothing hidden shows."""

import copy
import pickle
from collections.abc import Callable
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt
import pytest

from tests.support.worlds import part_way
from ziggurat import Babel, Wonders
from ziggurat.games.babel.state import NOBODY, YARD_EMPTY
from ziggurat.games.wonders import action_space as space
from ziggurat.games.wonders.arrays import CARDS
from ziggurat.games.wonders.limits import HAND
from ziggurat.kernel import batch as batches
from ziggurat.kernel import registry
from ziggurat.kernel.batch import Batch, Lists, Results
from ziggurat.kernel.errors import BadOption, ZigguratError
from ziggurat.kernel.game import Game, OptionValue
from ziggurat.kernel.jit import entry
from ziggurat.kernel.records import Games

KINDS = pytest.mark.parametrize("kind", [registry.find(name) for name in registry.names()])
Told: TypeAlias = tuple[int, list[int], int]  # seat, what was legal, what was played
SMALL: dict[str, OptionValue] = {"players": 3, "tower": False, "projects": False}
Variant: TypeAlias = tuple[type[Game], dict[str, OptionValue]]
VARIANTS: list[Variant] = [
    (Babel, {}),
    (Babel, {"edition": "hu", "starter": "lot"}),
    (Wonders, {"players": 2}),
    (Wonders, SMALL),
]
MORE: list[Variant] = [
    (Babel, {"edition": "en"}),
    (Babel, {"edition": "ru"}),
    (Wonders, {"players": 2}),
    (Wonders, {"players": 3}),
    (Wonders, {"players": 4, "wonders": "chosen", "sides": "chosen"}),
    (Wonders, {"players": 5}),
    (Wonders, {"players": 6}),
    (Wonders, {"players": 7}),
]


@entry
def results_at(games: Games, results: Results) -> None:
    for i in range(len(games)):
        batches.write_result(games[i], i, results)


@entry
def list_all(games: Games, lists: Lists) -> None:
    for i in range(len(games)):
        batches.list_actions(games[i], i, lists)


@entry
def places_at(results: Results) -> None:
    for i in range(len(results.scores)):
        for seat in range(results.scores.shape[1]):
            batches.write_place(i, seat, results)


def options_of(kind: type[Game]) -> dict[str, OptionValue]:
    return {} if kind is Babel else SMALL


def fair_rewards(scores: list[int]) -> list[float]:
    """From 1 for the first to -1 for the last in equal steps; who is equal gets the mean of the places they fill."""
    steps = np.linspace(1, -1, len(scores))
    order = sorted(scores, reverse=True)
    return [float(np.mean([step for step, other in zip(steps, order, strict=True) if other == own])) for own in scores]


def play_out(batch: Batch, options: dict[str, OptionValue], replayed: int) -> list[Game]:
    """Step until some games have ended; each of them once more as a single game."""
    told: list[list[Told]] = [[] for _ in range(len(batch))]
    ended: list[Game] = []
    while len(ended) < replayed:
        chosen = batch.random_actions().copy()
        for i in range(len(batch)):
            legal = batch.legal[i, : batch.counts[i]].tolist()
            assert not (batch.legal[i, batch.counts[i] :] != -1).any()
            assert batch.masks[i].nonzero()[0].tolist() == legal
            told[i].append((int(batch.seats[i]), legal, int(chosen[i])))
        batch.step(chosen)
        for i in range(len(batch)):
            if batch.over[i]:
                ended.append(again(batch, i, options, told[i]))
                told[i] = []
            check_result(batch, i, ended[-1] if batch.over[i] else None)
    return ended


def again(batch: Batch, i: int, options: dict[str, OptionValue], told: list[Told]) -> Game:
    """The game that has just ended, dealt from its key and played by itself."""
    key = batch.ended_key(i)
    game = batch._kind(None, key=key, **options)
    for seat, legal, action in told:
        assert game.to_act[0] == seat
        assert game.legal_for(seat).numbers() == legal
        game.play(action, seat)
    return game


def check_result(batch: Batch, i: int, game: Game | None) -> None:
    """A game that goes on shows nothing; one that is over, what the single game says."""
    if game is None:
        assert not any(rows[i].any() for rows in (batch.scores, batch.places, batch.rewards))
        assert batch.ended_key(i) is None
        return
    assert game.is_over
    assert batch.scores[i].tolist() == [game.points(seat) for seat in game.seats]
    assert tuple(batch.places[i].tolist()) == game.places
    expected = fair_rewards([game.score(seat) for seat in game.seats])
    assert batch.rewards[i].tolist() == pytest.approx(expected)


@pytest.mark.parametrize(("kind", "options"), VARIANTS)
def test_rewards_and_scores_are_those_of_single_games(kind: type[Game], options: dict[str, OptionValue]) -> None:
    play_out(Batch(kind, 2, seed=5, **options), options, 1)


@pytest.mark.compiled
@pytest.mark.parametrize(("kind", "options"), MORE)
def test_so_they_are_with_every_number_of_seats(kind: type[Game], options: dict[str, OptionValue]) -> None:
    batch = Batch(kind, 8, seed=11, **options)
    ended = play_out(batch, options, 10)
    assert batch.finished == len(ended)
    assert batch.rewards.shape == batch.scores.shape == batch.places.shape == (8, len(ended[0].seats))


def empty(count: int, seats: int) -> Results:
    return batches._results(count, seats)


@pytest.mark.parametrize("seats", range(2, 8))
def test_rewards_of_ties_are_shared_and_sum_up_to_nothing(seats: int) -> None:
    rows = np.random.default_rng(seats).integers(0, 4, size=(40, seats))
    rows[0], rows[1] = 3, np.arange(seats)
    results = empty(len(rows), seats)
    results.scores[:] = rows
    places_at(results)
    for row, rewards, places in zip(rows.tolist(), results.rewards, results.places, strict=True):
        assert rewards.tolist() == pytest.approx(fair_rewards(row))
        assert float(rewards.sum()) == pytest.approx(0, abs=1e-6)
        assert places.tolist() == [1 + sum(other > own for other in row) for own in row]
    assert results.rewards[0].tolist() == [0] * seats
    assert (results.rewards[1, -1], results.rewards[1, 0]) == (1, -1)


def test_a_draw_rewards_nobody() -> None:
    game = part_way("babel", {}, 1, 10_000)
    game.state[0]["ending"], game.state[0]["winner"] = YARD_EMPTY, NOBODY
    results = empty(1, 2)
    results_at(game.state, results)
    assert results.places.tolist() == [[1, 1]]
    assert results.rewards.tolist() == [[0, 0]]
    assert results.scores.tolist() == [[game.points(0), game.points(1)]]


@KINDS
def test_a_finished_game_has_an_empty_list(kind: type[Game]) -> None:
    game = part_way(kind.rulebook.name, {}, 1, 10_000)
    lists = Lists(np.zeros(1, np.int8), np.full((1, 300), -1, np.int16), np.ones(1, np.int16))
    lists.actions[0, :4] = 7
    list_all(game.state, lists)
    assert (lists.seats[0], lists.counts[0]) == (-1, 0)
    assert (lists.actions == -1).all()


@KINDS
def test_no_list_is_longer_than_its_room(kind: type[Game]) -> None:
    book = kind.rulebook
    batch = Batch(kind, 3, seed=2, **options_of(kind))
    assert batch.legal.shape == (3, book.most_at_once or book.actions)
    assert book.most_at_once <= book.actions


def test_lists_of_wonders_have_room_for_all_forms_of_a_hand_and_for_all_that_can_be_dug_out() -> None:
    assert Wonders.rulebook.most_at_once == space.MOST_AT_ONCE
    assert space.MOST_AT_ONCE >= space.FORMS * HAND
    assert space.MOST_AT_ONCE > (2 + space.JOIN_PAYMENTS) * CARDS


def snapshot(batch: Batch) -> list[bytes]:
    """All that a batch knows."""
    arrays = [batch._games, *batch._lists, *batch._results, batch.masks, batch._deals]
    return [str(batch.finished).encode(), *(array.tobytes() for array in arrays)]


@KINDS
def test_an_illegal_action_plays_nothing_at_all(kind: type[Game]) -> None:
    batch, other = (Batch(kind, 4, seed=3, **options_of(kind)) for _ in range(2))
    for _ in range(5):
        chosen = batch.random_actions().copy()
        absent = next(number for number in range(9999) if number not in batch.legal[2])
        for bad in (absent, -1, kind.rulebook.actions, 1 << 40, -(1 << 63)):
            before = snapshot(batch)
            with pytest.raises(BadOption, match="no legal action in game 2; give one of: ") as caught:
                batch.step(np.where(np.arange(4) == 2, bad, chosen))
            assert f"{batch.legal[2, 0]} ({batch.view(2).legal[0]})" in str(caught.value)
            assert snapshot(batch) == before
        batch.step(chosen)
        other.step(chosen)
        assert snapshot(batch) == snapshot(other)


def test_an_error_names_some_of_many_actions_and_where_all_are() -> None:
    batch = Batch(Wonders, 1, seed=1)
    while batch.counts[0] <= batches.NAMED:
        batch.step(batch.random_actions())
    with pytest.raises(BadOption, match=rf"all {batch.counts[0]} stand in legal\[0\]"):
        batch.step([-1])
    while batch.counts[0] > batches.NAMED:
        batch.step(batch.random_actions())
    with pytest.raises(BadOption, match=r"give one of: [^…]*$"):
        batch.step([-1])


@pytest.mark.parametrize(
    "actions",
    [
        None, 1, [1], [1, 2, 3], [[1, 2]], [[1], [2]], [1, [2]], "ab", [1.0, 2.0], [True, False], ["1", "2"], [None, 1],
        [1 << 80, 1], np.array([1 + 0j, 1]), {1, 2}, object(),
    ],
)  # fmt: skip
def test_what_is_no_array_of_actions_is_refused(actions: Any) -> None:
    batch = Batch(Babel, 2, seed=1)
    before = snapshot(batch)
    with pytest.raises(BadOption, match="one action for each of 2 games, as whole numbers"):
        batch.step(actions)
    assert snapshot(batch) == before


@pytest.mark.parametrize("dtype", ["i1", "u1", ">i2", "u8", "i8"])
def test_whole_numbers_of_all_kinds_are_actions(dtype: str) -> None:
    batch, other = Batch(Babel, 2, seed=1), Batch(Babel, 2, seed=1)
    batch.step(batch.random_actions().astype(dtype))
    other.step(other.random_actions().tolist())
    assert snapshot(batch) == snapshot(other)


def test_what_no_batch_is_made_of_is_refused() -> None:
    made: Any = Batch
    for given in ("babel", Babel(1), int, Game):
        with pytest.raises(BadOption, match=r"no game; give a class of games, such as ziggurat\.Babel"):
            made(given, 2, seed=1)
    for count in (0, -1, 1.5, True, "2", None):
        with pytest.raises(BadOption, match="no number of games"):
            made(Babel, count, seed=1)
    for seed in (None, 1.5, "1", True):
        with pytest.raises(BadOption, match="no seed"):
            made(Babel, 2, seed=seed)
    with pytest.raises(BadOption, match="edition, starter"):
        made(Babel, 2, seed=1, players=2)
    with pytest.raises(BadOption, match="option players"):
        made(Wonders, 2, seed=1, players=8)
    for place, seat in ((2, 0), (-1, 0), (1.0, 0), (0, 2), (0, -1), (0, "0")):
        with pytest.raises(BadOption, match=r"no (game|seat);"):
            made(Babel, 2, seed=1).view(place, seat)


def test_options_are_written_as_for_a_single_game() -> None:
    one, other = Batch(Wonders, 2, seed=1, players=4, tower=False), Batch(Wonders, 2, seed=1, players="4", tower="no")
    assert one.view(0).position() == other.view(0).position()
    assert one.scores.shape == (2, 4)


@KINDS
def test_the_same_seed_is_the_same_batch(kind: type[Game]) -> None:
    one, same, other = (Batch(kind, 3, seed=seed, **options_of(kind)) for seed in (7, 7, 8))
    for _ in range(20):
        for batch in (one, same, other):
            batch.step(batch.random_actions())
        assert snapshot(one) == snapshot(same)
    assert snapshot(one) != snapshot(other)


def public(batch: Batch) -> dict[str, Any]:
    """All that can be read of a batch."""
    return {name: getattr(batch, name) for name in dir(batch) if not name.startswith("_")}


@KINDS
def test_nothing_that_is_public_holds_what_is_hidden(kind: type[Game]) -> None:
    batch = Batch(kind, 3, seed=9, **options_of(kind))
    for _ in range(30):
        batch.step(batch.random_actions())
        seen: dict[str, npt.NDArray[Any]] = {
            name: value for name, value in public(batch).items() if isinstance(value, np.ndarray)
        }
        assert set(seen) == {"seats", "legal", "counts", "masks", "over", "scores", "places", "rewards"}
        assert all(array.dtype.names is None for array in seen.values())
        keys = {batch._games[i]["rng"]["key"].tobytes() for i in range(3)}
        assert not any(key in array.tobytes() for array in seen.values() for key in keys)
    assert not hasattr(batch, "games")


@KINDS
def test_views_are_those_of_a_single_game(kind: type[Game]) -> None:
    batch = Batch(kind, 2, seed=9, **options_of(kind))
    for _ in range(12):
        batch.step(batch.random_actions())
        for i in range(2):
            game = kind._around(batch._games[i : i + 1].copy())
            views = batch.views(i)
            assert [bytes(view) for view in views] == [bytes(game.view(seat)) for seat in game.seats]
            assert not any(view.state[0]["rng"]["key"].any() for view in views)
            assert bytes(batch.view(i)) == bytes(views[batch.seats[i]])
            assert batch.view(i).legal.numbers() == batch.legal[i, : batch.counts[i]].tolist()


def test_what_is_legal_cannot_be_written_to_and_views_are_copies() -> None:
    batch = Batch(Babel, 2, seed=1)
    for array in (batch.seats, batch.legal, batch.counts):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 0
    before = snapshot(batch)
    batch.view(0).state.view(np.uint8)[:] = 99
    assert snapshot(batch) == before
    batch.masks[:] = True
    batch.rewards[:] = 5
    with pytest.raises(ZigguratError):
        batch.step([200, 200])


@pytest.mark.parametrize("again", [copy.deepcopy, lambda batch: pickle.loads(pickle.dumps(batch))])
def test_a_copy_of_a_batch_goes_on_by_itself(again: Callable[[Batch], Batch]) -> None:
    """Its lists are its own: what they show is what it plays by."""
    batch = Batch(Babel, 3, seed=1)
    batch.step(batch.random_actions())
    before = snapshot(batch)
    other = again(batch)
    for _ in range(30):
        other.step(other.legal[range(3), other.counts - 1])
    assert snapshot(batch) == before
    assert not other.legal.flags.writeable
    for _ in range(30):
        batch.step(batch.legal[range(3), batch.counts - 1])
    assert snapshot(batch) == snapshot(other)


def test_masks_are_made_when_asked_for_in_one_array() -> None:
    batch = Batch(Babel, 2, seed=1)
    masks = batch.masks
    for _ in range(10):
        batch.step(batch.random_actions())
        assert batch.masks is masks
        assert [row.nonzero()[0].tolist() for row in masks] == [row[row >= 0].tolist() for row in batch.legal]


def test_a_batch_says_what_it_is() -> None:
    batch = Batch(Babel, 3, seed=1)
    assert (len(batch), repr(batch)) == (3, "<Batch of 3 games of babel, 0 finished>")
