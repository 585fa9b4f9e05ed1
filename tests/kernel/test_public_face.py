"""What somebody types in the first hour with the library: Python's own numbers, slices, records of any game."""

from typing import Any

import numpy as np
import pytest

import ziggurat
from ziggurat import (
    Babel,
    BadOption,
    Game,
    GameIsOver,
    IllegalAction,
    NothingToUndo,
    NotToAct,
    RecordError,
    Wonders,
    agents,
    from_record,
)


def test_options_may_be_numbers_and_truth_values() -> None:
    game = Wonders(seed=1, players=4, tower=False, projects=True)
    assert game.options | {"players": "4", "tower": "no", "projects": "yes"} == game.options
    numbers: dict[str, Any] = {"players": np.int8(4), "tower": np.bool_(False)}
    assert Wonders(seed=1, **numbers) == game


@pytest.mark.parametrize(("options", "said"), [
    ({"players": 9}, "9 is no value of the option players; give one of: "),
    ({"tower": "maybe"}, "'maybe' is no value of the option tower; give one of: "),
    ({"tower": 1}, "1 is no value of the option tower; give one of: "),
    ({"sides": None}, "None is no value of the option sides; give one of: "),
    ({"players": [3]}, "[3] is no value of the option players; give one of: "),
])  # fmt: skip
def test_another_value_is_refused_with_those_that_there_are(options: dict[str, Any], said: str) -> None:
    with pytest.raises(BadOption) as refused:
        Wonders(seed=1, **options)
    assert str(refused.value).startswith(said)


@pytest.mark.parametrize("kind", [Babel, Wonders])
def test_legal_actions_can_be_sliced(kind: type[Game]) -> None:
    legal = kind(seed=1).legal
    assert legal[:2] == list(legal)[:2]
    assert legal[::-1] == list(legal)[::-1]
    assert legal[-1] == list(legal)[-1]


@pytest.mark.parametrize(("number", "seat"), [("tH", 0), (1.5, 0), (True, 0), (None, 0), (-1, 0), (9999, 0), (0, 2),
                                              (0, -1), (0, "0")])  # fmt: skip
def test_push_says_what_it_wants_and_changes_nothing(number: Any, seat: Any) -> None:
    game = Babel(seed=1)
    before = game.position()
    with pytest.raises(BadOption):
        game.push(number, seat)
    assert (game.position(), game.history) == (before, ())


@pytest.mark.parametrize("kind", [Babel, Wonders])
def test_push_refuses_what_is_not_legal_as_play_does(kind: type[Game]) -> None:
    game = kind(seed=7)
    legal = set(game.legal.numbers())
    number = next(number for number in reversed(range(game.rulebook.actions)) if number not in legal)
    before = game.copy()
    with pytest.raises(IllegalAction) as played:
        game.play(number, 0)
    with pytest.raises(IllegalAction) as pushed:
        game.push(number, 0)
    assert str(pushed.value) == str(played.value)
    assert game == before
    assert game.plies == 0


def test_push_knows_whose_turn_it_is_and_that_a_game_is_over() -> None:
    game = Babel(seed=7)
    with pytest.raises(NotToAct):
        game.push(game.legal.numbers()[0], 1)
    while not game.is_over:
        game.push(game.legal.numbers()[-1], game.to_act[0])
    with pytest.raises(GameIsOver):
        game.push(1, 0)


def test_push_takes_any_whole_number() -> None:
    game, other = Babel(seed=1), Babel(seed=1)
    action = game.legal[0]
    game.push(action, 0)  # type: ignore[arg-type]
    other.push(int(action), 0)
    assert game == other


def test_an_action_that_is_not_legal_is_named_as_it_was_typed() -> None:
    with pytest.raises(IllegalAction) as refused:
        Wonders(seed=1, players=3, tower="no", projects="no").play("build:palace")
    assert refused.value.notation == "build:palace"
    assert str(refused.value).startswith("build:palace is not legal: ")


def test_a_record_keeps_its_headers() -> None:
    game = Babel(seed=1)
    game.headers["White"] = "Anna"
    game.play(game.legal[0])
    again = Babel.from_record(game.record(Event="Club evening"))
    assert again.headers == {"White": "Anna", "Event": "Club evening"}
    assert again.copy().headers == again.headers
    assert Babel.from_record(again.record()).headers == again.headers
    assert '[White "Berta"]' in again.record(White="Berta")


@pytest.mark.parametrize("kind", [Babel, Wonders])
def test_a_record_says_of_which_game_it_is(kind: type[Game]) -> None:
    game = kind(seed=1)
    game.play(game.legal[0])
    assert from_record(game.record()) == game


def test_a_record_of_an_unknown_game_is_refused_with_those_that_are_known() -> None:
    record = Babel(seed=1).record().replace('"babel ', '"chess ')
    with pytest.raises(RecordError, match="one of the games babel, wonders"):
        from_record(record)
    with pytest.raises(BadOption, match="is no game record"):
        from_record(b"[Ziggurat record 1]")  # type: ignore[arg-type]


def test_what_cannot_be_taken_back_is_told_as_it_is() -> None:
    game = Babel(seed=7)
    for seat in (None, 0):
        with pytest.raises(NothingToUndo, match="this is where the game began"):
            game.undo(seat)
    while game.to_act == (0,):
        game.play(game.legal[-1])
    with pytest.raises(NothingToUndo, match=r"Seat 0 has nothing .* undo\(\) without a seat takes back the last"):
        game.undo(0)
    with pytest.raises(BadOption, match="7 is no seat"):
        game.undo(7)


def test_an_agent_asks_for_a_view() -> None:
    game: Any = Babel(seed=1)
    for ask in (agents.make("random").choose, agents.make("greedy").explain):
        with pytest.raises(BadOption, match=r"give game\.view\(seat\)"):
            ask(game)


def test_options_of_an_agent_stand_in_its_text_or_are_named() -> None:
    choices = [
        agents.make(text, seed=1, **options).choose(Babel(seed=7).view(0))
        for text, options in (
            ("search:playouts=40,trust=0", {}),
            ("search", {"playouts": 40, "trust": 0}),
            ("search:playouts=40", {"trust": 0}),
        )
    ]
    assert choices == choices[:1] * 3
    for options in ({"depth": 3}, {"ms": 0}, {"ms": 1.5}, {"ms": True}):
        with pytest.raises(BadOption):
            agents.make("search", **options)
    with pytest.raises(BadOption, match="a level has no options"):
        agents.make("mason", ms=5)


def test_all_public_names_are_there() -> None:
    assert sorted(ziggurat.__all__) == ziggurat.__all__
    for name in ziggurat.__all__:
        assert getattr(ziggurat, name).__doc__, name
