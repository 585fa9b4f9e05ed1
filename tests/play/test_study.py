"""Studying: the same beginning and the same actions always give the same match, and what will not do is told."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from tests.play.tables import TURN, match_of, play, play_at_random
from ziggurat import Babel
from ziggurat.kernel import records
from ziggurat.kernel.errors import (
    ActionNotationError,
    BadKey,
    BadOption,
    GameIsOver,
    IllegalAction,
    NotToAct,
    PositionError,
    RecordError,
    UnknownGame,
)
from ziggurat.kernel.gamerecord import all_headers
from ziggurat.kernel.rng import key_from_seed
from ziggurat.play import study
from ziggurat.play.errors import ActionRefused
from ziggurat.play.match import Match

KEY = key_from_seed(0)


def state(match: Match) -> bytes:
    return records.to_bytes(match.game.state)


def resigned() -> Match:
    match = match_of(0)
    play(match, *TURN)
    match.add(match.resign(1, ply=match.ply), 0)
    return match


def agreed() -> Match:
    match = match_of(0)
    play(match, *TURN)
    for seat in match.seats:
        match.add(match.offer_draw(seat, ply=match.ply), 0)
    return match


# -- beginnings ------------------------------------------------------------------------------------------------------


def test_a_key_deals_as_ever() -> None:
    for edition in ("de", "hu"):
        match = study.from_key("babel", KEY, {"edition": edition})
        assert match.game.position() == Babel(key=KEY, edition=edition).position()
        assert match.ply == 0


def test_a_full_position_begins_as_it_stands() -> None:
    line = match_of(3).game.position()
    assert study.from_position("babel", line).game.position() == line


@pytest.mark.parametrize("seat", [0, 1])
def test_what_a_seat_cannot_see_is_dealt_but_always_alike(seat: int) -> None:
    line = match_of(3).game.view(seat).position()
    one, other = (study.from_position("babel", line) for _ in range(2))
    assert state(one) == state(other)
    assert one.game.view(seat).position() == line


@pytest.mark.parametrize("seed", range(3))
def test_a_record_is_the_match_that_it_was_made_of(seed: int) -> None:
    match = match_of(seed)
    play_at_random(match, random.Random(seed))
    studied = study.from_record(match.record())
    assert state(studied) == state(match)
    assert (studied.over, studied.commitment) == (match.over, match.commitment)
    assert [seat.name for seat in studied.setup.seats] == ["Ann", "Ben"]
    assert studied.game.history == match.game.history


def test_a_record_from_a_position_is_read_too() -> None:
    game = Babel.from_position(match_of(0).game.position())
    for action in TURN:
        game.play(action)
    studied = study.from_record(game.record())
    assert studied.game.position() == game.position()
    assert studied.commitment is None


@pytest.mark.parametrize("make", [resigned, agreed])
def test_the_end_that_players_gave_a_match_is_told_when_asked_for(make: Callable[[], Match]) -> None:
    match = make()
    studied = study.from_record(match.record())
    assert studied.over is None
    study.ended_by_players(studied, all_headers(match.record()))
    assert studied.over == match.over
    study.ended_by_players(studied, all_headers(match.record()))
    assert studied.over == match.over


@pytest.mark.parametrize("ended", ["", "resigned", "resigned 7", "resigned x", "otherwise"])
def test_an_end_that_cannot_be_is_none(ended: str) -> None:
    match = match_of(0)
    study.ended_by_players(match, {"Ended": ended})
    assert match.over is None


def test_a_record_that_is_too_long_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    match = match_of(0)
    play(match, *TURN)
    monkeypatch.setattr(study, "MOST_ACTIONS", 3)
    with pytest.raises(BadOption, match="at most 3 actions"):
        study.from_record(match.record())


def test_what_cannot_be_read_is_told() -> None:
    with pytest.raises(UnknownGame):
        study.from_key("chess", KEY, {})
    with pytest.raises(BadKey):
        study.from_key("babel", "abc", {})
    with pytest.raises(PositionError):
        study.from_position("babel", "babel/2 nonsense")
    with pytest.raises(RecordError):
        study.from_record("nonsense")


# -- going on --------------------------------------------------------------------------------------------------------


def test_actions_are_played_in_turn_by_whoever_is_to_act() -> None:
    match, played = study.from_key("babel", KEY, {}), match_of(0)
    study.play_on(match, [*TURN, "1:tM"])
    play(played, *TURN, "tM")
    assert state(match) == state(played)


@pytest.mark.parametrize(
    ("words", "index", "cause"),
    [
        (["tM", "raze"], 1, IllegalAction),
        (["tM", "sM", "perhaps"], 2, ActionNotationError),
        (["1:tM"], 0, NotToAct),
        (["x:tM"], 0, ActionNotationError),
        (["9:tM"], 0, BadOption),
        (["tM", "²:sM"], 1, ActionNotationError),
    ],
)
def test_what_cannot_be_played_is_told_with_its_index(words: list[str], index: int, cause: type[Exception]) -> None:
    with pytest.raises(ActionRefused, match=f"^Action {index + 1}: ") as error:
        study.play_on(study.from_key("babel", KEY, {}), words)
    assert error.value.index == index
    assert isinstance(error.value.cause, cause)
    assert bool(error.value.reasons) == bool(error.value.legal) == (cause is IllegalAction)


def test_reasons_come_in_the_language_that_was_asked_for() -> None:
    with pytest.raises(ActionRefused) as error:
        study.play_on(study.from_key("babel", KEY, {}), ["raze"], "de")
    assert "Steinbruch" in error.value.reasons[0].sentence


def test_nothing_goes_on_after_the_end() -> None:
    match = match_of(0)
    play_at_random(match, random.Random(0))
    with pytest.raises(ActionRefused) as error:
        study.play_on(study.from_record(match.record()), ["end"])
    assert isinstance(error.value.cause, GameIsOver)
