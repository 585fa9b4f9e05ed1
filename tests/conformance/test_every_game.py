"""One suite over every game on the shelf: what the kernel promises, whatever the rules are."""

import random

import numpy as np
import pytest

from tests.support.worlds import configurations, part_way
from ziggurat import agents
from ziggurat.kernel import entries, records, registry
from ziggurat.kernel.batch import Batch
from ziggurat.kernel.errors import (
    BadOption,
    GameIsOver,
    IllegalAction,
    NothingToUndo,
    NotToAct,
    UnknownGame,
)
from ziggurat.kernel.game import Game
from ziggurat.kernel.jit import INTERPRETED
from ziggurat.kernel.rng import key_from_seed, key_words

CONFIGURATIONS = pytest.mark.parametrize(
    ("name", "options"),
    configurations(),
    ids=lambda value: value if isinstance(value, str) else "-".join(value.values()),
)
PLIES = (0, 1, 7, 30, 61, 100)
MANY = 300  # actions of which all are looked at; of larger spaces only some


def some_actions(game: Game, *wanted: int) -> list[int]:
    """All actions, or of a large space a share that differs from place to place; and those that are wanted."""
    size = game.rulebook.actions
    step = 1 if size <= MANY else size // (MANY // 3)
    return sorted({*range(len(game.history) % step, size, step), *wanted})


def state_without_undo(game: Game) -> bytes:
    """The bytes of a record, but for who may take what back, how the first seat was found, and what was done last."""
    state = records.clone(game.state)
    state["undo_seat"], state["undoable"] = -1, 0
    for name in {"by_lot", "deed", "paid"} & set(state.dtype.names or ()):
        state[name] = 0
    return state.tobytes()


@CONFIGURATIONS
def test_random_play_ends_and_somebody_is_told_why(name: str, options: dict[str, str]) -> None:
    for seed in range(3):
        game = part_way(name, options, seed, 10_000)
        assert game.is_over
        assert game.outcome is not None
        assert game.outcome.rule in (game.rulebook.folder / "RULES.md").read_text(encoding="utf-8")
        scores = [game.score(seat) for seat in game.seats]
        best = [seat for seat in game.seats if scores[seat] == max(scores)]
        assert game.winner == (best[0] if len(best) == 1 else None)
        assert game.winners == (tuple(best) if len(best) < len(scores) else ())
        assert game.places == tuple(1 + sum(other > score for other in scores) for score in scores)
        assert game.outcome.points == tuple(game.points(seat) for seat in game.seats)
        assert all(view.places == game.places for view in map(game.view, game.seats))
        assert all(0 <= abs(points) < 250 for points in game.outcome.points), "what players count"
        with pytest.raises(GameIsOver):
            game.play(0)


@CONFIGURATIONS
def test_legal_actions_exist_exactly_for_those_to_act_and_agree_with_why_not(
    name: str, options: dict[str, str]
) -> None:
    for seed, plies in enumerate(PLIES):
        game = part_way(name, options, seed, plies)
        for seat in game.seats:
            legal = game.legal_for(seat)
            numbers = legal.numbers()
            assert bool(numbers) == bool(legal)
            assert numbers or seat not in game.to_act
            assert not numbers or seat in game.to_act or game.undoable(seat)  # who has chosen in secret chooses again
            assert numbers == sorted(set(numbers))
            assert len(legal) == len(numbers)
            for number in some_actions(game, *numbers):
                reasons = game.why_not(number, seat)
                assert (number in legal) == (number in numbers) == (not reasons)
                for reason in reasons:
                    assert reason.rule
                    assert reason.sentence[0].isupper()
                    assert reason.sentence[-1] in ".!"
                assert game.describe(number, seat)
                assert game.view(seat).why_not(number) == reasons
            other = next(other for other in game.seats if other != seat)
            with pytest.raises(BadOption, match="speak for"):
                game.view(seat).legal_for(other)
            with pytest.raises(BadOption, match="speak for"):
                game.view(seat).why_not(0, other)


@CONFIGURATIONS
def test_an_illegal_action_changes_nothing_and_says_what_is_legal(name: str, options: dict[str, str]) -> None:
    game = part_way(name, options, 5, 20)
    before, seat = game.state.tobytes(), game.to_act[0]
    illegal = next(number for number in range(game.rulebook.actions) if number not in game.legal)
    with pytest.raises(IllegalAction) as caught:
        game.play(illegal)
    assert caught.value.reasons
    assert list(caught.value.legal) == [action.notation for action in game.legal]
    for waiting in [other for other in game.seats if not game.legal_for(other)]:
        with pytest.raises(NotToAct):
            game.play(game.legal_for(seat)[0], waiting)
    with pytest.raises(BadOption):
        game.play(game.legal_for(seat)[0], 99)
    with pytest.raises(BadOption):
        game.play(game.rulebook.actions)
    assert game.state.tobytes() == before


@CONFIGURATIONS
def test_every_action_is_read_as_it_is_written(name: str, options: dict[str, str]) -> None:
    game = registry.find(name)(1, **options)
    texts = [game.action(number).notation for number in range(game.rulebook.actions)]
    assert len(set(texts)) == game.rulebook.actions
    for number in some_actions(game):
        text = texts[number]
        assert game.action(text).number == number
        assert game.action(f" {text.upper()} ") == game.action(text.lower()) == game.action(number)
        assert int(game.action(text)) == number


@CONFIGURATIONS
def test_positions_are_read_as_they_are_written_and_go_on_to_the_letter(name: str, options: dict[str, str]) -> None:
    for seed, plies in enumerate([*PLIES, 10_000]):
        game = part_way(name, options, seed, plies)
        again = type(game).from_position(game.position())
        assert again.position() == game.position()
        assert state_without_undo(again) == state_without_undo(game)
        assert eval(repr(game), {type(game).__name__: type(game)}).position() == game.position()
        chance = random.Random(seed)
        while not game.is_over:
            seat = chance.choice(game.to_act)
            action = chance.choice(list(game.legal_for(seat)))
            game.play(action, seat)
            again.play(action.notation, seat)
        assert state_without_undo(again) == state_without_undo(game)


@CONFIGURATIONS
def test_a_seats_line_can_be_continued(name: str, options: dict[str, str]) -> None:
    for seed, plies in enumerate(PLIES):
        game = part_way(name, options, seed, plies)
        for seat in game.seats:
            line = game.view(seat).position()
            again = type(game).from_position(line, seed=3)
            assert again.view(seat).position() == line
            other = type(game).from_position(line)
            assert other.view(seat).position() == line


@CONFIGURATIONS
def test_records_are_read_as_they_are_written(name: str, options: dict[str, str]) -> None:
    for plies in (0, 25, 10_000):
        game = part_way(name, options, 9, plies)
        text = game.record(Seat0="Anna", Place="Ur")
        again = type(game).from_record(text)
        assert again == game
        assert again.history == game.history
        assert again.record(Seat0="Anna", Place="Ur") == text
    middle = type(game).from_position(part_way(name, options, 9, 12).position())
    middle.play(middle.legal[0])
    assert type(game).from_record(middle.record()) == middle


@CONFIGURATIONS
def test_copies_and_undo_lead_back_to_the_same_bytes(name: str, options: dict[str, str]) -> None:
    game = registry.find(name)(4, **options)
    chance = random.Random(4)
    states = [game.state.tobytes()]
    while not game.is_over and len(states) < 80:
        other = game.copy()
        game.play(chance.choice(list(game.legal)))
        assert other.state.tobytes() == states[-1]
        assert other != game
        states.append(game.state.tobytes())
    while game.history:
        assert game.state.tobytes() == states.pop()
        last = game.history[-1][1]
        assert game.undo() == last
    assert game.state.tobytes() == states.pop()
    with pytest.raises(NothingToUndo):
        game.undo()


@CONFIGURATIONS
def test_views_are_byte_identical_for_worlds_that_differ_only_in_what_is_hidden(
    name: str, options: dict[str, str]
) -> None:
    for seed, plies in enumerate(PLIES):
        game = part_way(name, options, seed, plies)
        for seat in game.seats:
            view = game.view(seat)
            for world_seed in range(12 // len(game.seats)):
                world = game.redealt(seat, seed=world_seed)
                assert bytes(world.view(seat)) == bytes(view)
                assert str(world.view(seat)) == str(view)
                assert world.view(seat).legal.numbers() == view.legal.numbers()
                assert world.legal_for(seat).numbers() == game.legal_for(seat).numbers()
            onlooker = records.clone(game.state)
            entries.blank_at(onlooker, 0, -1)
            from_view = records.clone(view.state)
            entries.blank_at(from_view, 0, -1)
            assert onlooker.tobytes() == from_view.tobytes()


@CONFIGURATIONS
def test_a_view_has_no_key_and_a_redeal_has_another(name: str, options: dict[str, str]) -> None:
    game = part_way(name, options, 2, 40)
    key = game.state[0]["rng"]["key"].tobytes()
    for seat in game.seats:
        view = game.view(seat)
        assert not any(view.state[0]["rng"]["key"])
        assert key not in bytes(view)
        assert game.key is not None
        assert game.key not in view.position() + str(view) + repr(view)
        assert key not in view.redeal(key_from_seed(77)).tobytes()


@CONFIGURATIONS
def test_a_redealt_world_can_be_played_to_its_end(name: str, options: dict[str, str]) -> None:
    for seed, plies in enumerate(PLIES):
        game = part_way(name, options, seed, plies)
        for seat in game.seats:
            world = game.redealt(seat, seed=seed)
            again = type(game).from_position(world.position())
            assert state_without_undo(again) == state_without_undo(world)
            while not world.is_over:
                world.play(world.legal[-1], world.to_act[0])


@CONFIGURATIONS
def test_agents_see_only_views_and_choose_alike_in_all_worlds_that_look_alike(
    name: str, options: dict[str, str]
) -> None:
    quick = ("random", "greedy:width=0", "greedy:slips=40,width=0")
    for text in quick if INTERPRETED else ("random", "greedy", "greedy:slips=40", "search:playouts=6"):
        for seed, plies in enumerate(PLIES):
            game = part_way(name, options, seed, plies)
            for seat in game.to_act:
                chosen = agents.make(text, seed=1).choose(game.view(seat))
                assert chosen in game.legal_for(seat)
                world = game.redealt(seat, seed=9)
                assert agents.make(text, seed=1).choose(world.view(seat)) == chosen
            for seat in [seat for seat in game.seats if not game.legal_for(seat)]:
                with pytest.raises(NotToAct):
                    agents.make(text, seed=1).choose(game.view(seat))


@CONFIGURATIONS
def test_undo_is_fair_exactly_while_nothing_was_learned(name: str, options: dict[str, str]) -> None:
    """What a seat takes back, it could take back in every world that looks the same to it, and it sees nothing new."""
    game = part_way(name, options, 6, 0)
    chance = random.Random(6)
    for _ in range(150):
        if game.is_over:
            break
        seat = chance.choice(game.to_act)
        before = bytes(game.view(seat))
        action = chance.choice(game.legal_for(seat).numbers())
        secret = game.rulebook.is_secret(game.state, seat, action)
        game.play(action, seat)
        others = [other for other in game.seats if other != seat and game.undoable(other)]
        assert secret or not others  # nobody has learned anything from what was done since
        for other in chance.sample(others, min(len(others), 2)):
            assert_taken_back(game, other)
        if game.undoable(seat):
            again = game.copy()
            again.undo(seat)
            assert bytes(again.view(seat)) == before


def assert_taken_back(game: Game, seat: int) -> None:
    """A seat takes back what it has chosen in secret; the choices of the others stay, and it learns nothing."""
    again = game.copy()
    taken = again.undo(seat)
    assert len(again.history) == len(game.history) - 1
    for other in set(game.seats) - {seat}:
        assert again.legal_for(other).numbers() == game.legal_for(other).numbers()
        assert again.undoable(other) == game.undoable(other)
    again.play(taken, seat)
    for other in game.seats:
        assert again.view(other).position() == game.view(other).position()


@CONFIGURATIONS
def test_equal_positions_have_equal_bytes_after_a_full_game(name: str, options: dict[str, str]) -> None:
    """Nothing is left behind where a list has shrunk."""
    for seed in range(6):
        game = part_way(name, options, seed, 60 + seed)
        again = type(game).from_position(game.position())
        assert records.diff(game.state[0], again.state[0]).keys() <= {
            "undo_seat", "undoable", "by_lot", "deed", "paid",
        }  # fmt: skip


@CONFIGURATIONS
def test_a_batch_steps_many_games_as_single_games_do(name: str, options: dict[str, str]) -> None:
    kind = registry.find(name)
    batch = Batch(kind, 5, seed=3, **options)
    for _ in range(300):
        for i in range(5):
            mask = entries.to_act_at(batch._games, i)
            assert mask >> int(batch.seats[i]) & 1
        before = records.clone(batch._games)
        chosen = batch.random_actions().copy()
        seats = batch.seats.copy()
        batch.step(chosen)
        for i in range(5):
            assert_stepped_alike(before, batch, i, int(seats[i]), int(chosen[i]))
    assert batch.finished > 0
    with pytest.raises(BadOption, match="game 2"):
        batch.step(np.where(np.arange(5) == 2, -1, batch.random_actions()))
    with pytest.raises(BadOption, match="one action for each"):
        batch.step(np.zeros(3, dtype=np.int64))


def assert_stepped_alike(before: records.Games, batch: Batch, i: int, seat: int, action: int) -> None:
    """Game i of a batch is where a single game would be."""
    single = records.clone(before[i : i + 1])
    entries.play_at(single, 0, seat, action)
    over = entries.to_act_at(single, 0) == 0
    assert bool(batch.over[i]) == over
    if not over:
        assert single.tobytes() == batch._games[i : i + 1].tobytes()


def test_the_registry_knows_its_games_and_no_others() -> None:
    assert registry.names() == ["babel", "wonders"]
    with pytest.raises(UnknownGame, match="babel"):
        registry.find("chess")


def test_options_are_checked() -> None:
    kind = registry.find("babel")
    with pytest.raises(BadOption, match="edition"):
        kind(1, editon="de")
    with pytest.raises(BadOption, match="de, en, ru, hu"):
        kind(1, edition="fr")
    with pytest.raises(BadOption, match="not both"):
        kind(1, key="0" * 64)
    with pytest.raises(BadOption, match="64 hexadecimal digits"):
        kind(key="xyz")
    with pytest.raises(TypeError):
        hash(kind(1))


def test_a_game_without_seed_or_key_gets_a_fresh_key() -> None:
    kind = registry.find("babel")
    one, other = kind(), kind()
    assert one.key is not None
    assert one.key != other.key
    assert kind(key=one.key) == one
    assert key_words(one.key).tolist() == one.state[0]["rng"]["key"].tolist()
