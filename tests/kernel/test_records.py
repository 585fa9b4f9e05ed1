"""Records: copies, fingerprints, differences, and records in words."""

import numpy as np
import pytest

from ziggurat import Babel
from ziggurat.games.babel.state import STATE
from ziggurat.kernel import records


def test_fresh_records_are_zero_and_aligned() -> None:
    games = records.new(STATE, 3)
    assert not any(games.tobytes())
    assert STATE.isalignedstruct
    assert STATE.itemsize <= 1024


def test_a_clone_is_equal_and_independent() -> None:
    game = Babel(1)
    copy = records.clone(game.state)
    assert copy.tobytes() == game.state.tobytes()
    assert records.digest(copy) == records.digest(game.state)
    copy[0]["turn"] = 99
    assert game.state[0]["turn"] == 1
    assert records.digest(copy) != records.digest(game.state)


def test_bytes_there_and_back() -> None:
    game = Babel(1)
    again = records.from_bytes(STATE, records.to_bytes(game.state))
    assert again.tobytes() == game.state.tobytes()
    again[0]["turn"] = 5


def test_a_difference_names_the_fields_and_both_values() -> None:
    game = Babel(1)
    before = records.clone(game.state)
    game.play(game.legal[0])
    changed = records.diff(before[0], game.state[0])
    assert set(changed) == {"hand", "hand_size", "discard", "token", "undo_seat", "undoable"}
    assert changed["hand_size"] == ([8, 5], [7, 5])
    assert records.diff(before[0], before[0]) == {}


def test_a_record_in_words_has_a_line_for_every_field() -> None:
    text = records.show(Babel(1).state[0])
    assert [line.partition(":")[0] for line in text.splitlines()] == list(STATE.names or ())
    assert "hand_size: [8, 5]" in text


@pytest.mark.parametrize("count", [0, 1, 1000])
def test_a_batch_is_an_array(count: int) -> None:
    assert isinstance(records.new(STATE, count), np.ndarray)
    assert len(records.new(STATE, count)) == count


def test_a_plain_record_has_every_field_as_python_numbers() -> None:
    kind = records.record_type([("rng", [("key", "u4", (2,))]), ("a", "i4", (2, 2)), ("b", "u2"), ("c", "i1", (2,))])
    games = records.new(kind, 2)
    games[1]["a"], games[1]["b"], games[1]["c"] = [[1, -2], [70_000, 4]], 65_535, [-1, 127]
    found = records.plain(games, 1)
    assert (found["a"], found["b"], found["c"]) == ([[1, -2], [70_000, 4]], 65_535, [-1, 127])
    assert records.plain(games)["c"] == [0, 0]
    with pytest.raises(KeyError):
        found["rng"]
    with pytest.raises(KeyError):
        found["no such field"]
