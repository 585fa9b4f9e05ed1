"""A choice can be taken back until all is revealed, and leaves no trace."""

import random

import pytest

from ziggurat import Wonders
from ziggurat.games.wonders.options import OPTIONS
from ziggurat.kernel import records
from ziggurat.kernel.errors import NothingToUndo

pytestmark = pytest.mark.compiled


def without_mark(game: Wonders) -> bytes:
    """The record, but for who acted last."""
    state = records.clone(game.state)
    state["undo_seat"] = -1
    return state.tobytes()


@pytest.mark.parametrize("players", OPTIONS["players"])
def test_a_hidden_choice_is_taken_back_whoever_has_chosen_since(players: str) -> None:
    taken_back = 0
    for seed in range(3):
        chance = random.Random(seed)
        game = Wonders(seed, players=players, sides="random")
        while not game.is_over:
            seat, before = chance.choice(game.to_act), game.copy()
            action = chance.choice(list(game.legal_for(seat)))
            game.play(action, seat)
            if game.undoable(seat) and chance.random() < 0.3:
                game.undo(seat)
                assert without_mark(game) == without_mark(before)
                assert game.to_act == before.to_act
                game.play(action, seat)
                taken_back += 1
    assert taken_back > 5


def test_what_is_revealed_stays() -> None:
    game = Wonders(1, tower="no", projects="no")
    for seat in game.to_act:
        game.play(next(iter(game.legal_for(seat))), seat)
    assert game.turn == 2
    assert [game.undoable(seat) for seat in game.seats] == [0, 0, 0]
    with pytest.raises(NothingToUndo):
        game.undo(0)
