"""Position lines, in full and as a seat sees it: read as they are written, wrong ones refused with a place."""

import random

import pytest

from tests.support.wonders import Fast, random_options
from ziggurat.games.wonders.notation import action_text, read_here
from ziggurat.games.wonders.options import OPTIONS
from ziggurat.games.wonders.position import position_text
from ziggurat.games.wonders.position_reading import parse_position
from ziggurat.kernel import records
from ziggurat.kernel.entries import blank_at
from ziggurat.kernel.errors import ActionNotationError, PositionError
from ziggurat.kernel.records import Games
from ziggurat.kernel.rng import key_from_seed

pytestmark = pytest.mark.compiled


def without_undo(games: Games) -> bytes:
    state = records.clone(games)
    state["undo_seat"], state["undoable"], state["deed"], state["paid"] = -1, 0, 0, 0
    return state.tobytes()


def assert_read_as_written(games: Games, seat: int | None) -> str:
    line = position_text(games, seat)
    again, whose = parse_position(line)
    assert whose == seat
    assert without_undo(again) == without_undo(games), (line, records.diff(games[0], again[0]))
    return line


@pytest.mark.parametrize("players", OPTIONS["players"])
def test_lines_are_read_as_they_are_written(players: str) -> None:
    for seed in range(15):
        chance = random.Random(f"{players} {seed}")
        fast = Fast(key_from_seed(seed), random_options(chance) | {"players": players})
        while awaited := fast.to_act():
            if chance.random() < 0.2:
                assert_read_as_written(fast.games, None)
                for seat in chance.sample(range(fast.players), 2):
                    seen = records.clone(fast.games)
                    blank_at(seen, 0, seat)
                    assert_read_as_written(seen, seat)
            seat = chance.choice(awaited)
            fast.play(seat, chance.choice(fast.numbers(seat)))
        assert_read_as_written(fast.games, None)


def test_lines_that_were_changed_are_refused_with_a_place_or_are_real_positions() -> None:
    chance = random.Random(8)
    refused = 0
    for seed in range(400):
        fast = Fast(key_from_seed(seed), random_options(chance))
        for _ in range(chance.randrange(90)):
            if awaited := fast.to_act():
                fast.play(awaited[0], chance.choice(fast.numbers(awaited[0])))
        line = position_text(fast.games, None)
        for _ in range(8):
            place = chance.randrange(len(line))
            changed = line[:place] + chance.choice(
                ["", "0", "3", "-", "+", "/", ".", "?", "a", line[place - 9 : place]]
            )
            changed += line[place + chance.choice((0, 1)) :]
            try:
                games, seat = parse_position(changed)
            except PositionError as error:
                assert 0 <= error.place <= len(changed)
                refused += 1
            else:
                other = fast.around(games)
                assert seat is not None or all(other.numbers(seat) for seat in other.to_act())
    assert refused > 1000


@pytest.mark.parametrize("place", ["/6000", "/65536", "/99999999999", "/" + "9" * 5000, "<" + "9" * 5000])
@pytest.mark.parametrize("choice", ["build:lumber_yard", "sell:ore_vein", "stage:ore_vein"])
def test_a_choice_with_a_payment_that_is_not_there_is_refused_with_a_place(choice: str, place: str) -> None:
    fast = Fast(key_from_seed(1), {"players": "3"})
    while not (wanted := [number for number in fast.numbers(0) if action_text(number).startswith("sell:")]):
        fast.play(fast.to_act()[0], fast.numbers(fast.to_act()[0])[0])
    fast.play(0, wanted[0])
    line = position_text(fast.games, None)
    assert line.count(action_text(wanted[0])) == 1
    with pytest.raises(PositionError):
        parse_position(line.replace(action_text(wanted[0]), choice + place))
    with pytest.raises(ActionNotationError):
        read_here(fast.games, 1, choice + place)
