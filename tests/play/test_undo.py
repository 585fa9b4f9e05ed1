"""Undo: exactly while the actor has learned nothing and nobody else has acted since."""

import random

import pytest

from tests.play.tables import ANN, BOT, LIVE, TURN, any_action, match_of, play, play_at_random, seen
from ziggurat.kernel import records
from ziggurat.play.errors import Conflict, MatchIsOver, SeatRefused, UndoRefused
from ziggurat.play.events import Acted, Undone
from ziggurat.play.match import Match

END = 0


def may_undo(match: Match, seat: int) -> bool:
    try:
        return match.undo(seat, ply=match.ply) == Undone(seat=seat)
    except UndoRefused:
        return False


def fair_undos(match: Match, seat: int) -> int:
    """How many actions a seat may take back, from the log alone: its own last ones, none of which ended a turn."""
    actions: list[Acted] = []
    for event in match.events:
        if isinstance(event, Acted):
            actions.append(event)
        elif isinstance(event, Undone):
            actions.pop()
    count = 0
    while count < len(actions) and actions[-1 - count].seat == seat and actions[-1 - count].action != END:
        count += 1
    return count


@pytest.mark.parametrize("seed", range(12))
def test_undo_is_open_exactly_when_the_rules_say_so(seed: int) -> None:
    chance = random.Random(seed)
    match = match_of(seed)
    undone = 0
    while not match.over:
        for seat in match.seats:
            assert may_undo(match, seat) == (match.game.undoable(seat) > 0)
            assert match.undoable(seat) == match.game.undoable(seat) == fair_undos(match, seat)
        open_to = [seat for seat in match.seats if may_undo(match, seat)]
        if open_to and chance.random() < 0.3:
            match.add(match.undo(open_to[0], ply=match.ply), 0)
            undone += 1
        else:
            match.add(any_action(match, chance, 0), 0)
    assert undone > 5
    assert [match.undoable(seat) for seat in match.seats] == [0, 0]


@pytest.mark.parametrize("seed", range(4))
def test_who_may_undo_has_learned_nothing(seed: int) -> None:
    """In all worlds that looked alike before the action, what the actor sees after it is the same."""
    chance = random.Random(seed)
    match = match_of(seed)
    shown = 0
    while not match.over:
        seat, before = match.to_act[0], match.game.copy()
        event = any_action(match, chance, 0)
        match.add(event, 0)
        assert isinstance(event, Acted)
        if match.undoable(seat):
            for world in range(3):
                other = before.redealt(seat, seed=world)
                other.play(event.action, seat)
                assert bytes(other.view(seat)) == bytes(match.game.view(seat))
            shown += 1
    assert shown > 20


@pytest.mark.parametrize("seed", range(6))
def test_an_undo_leads_back_to_where_it_stood(seed: int) -> None:
    chance = random.Random(seed)
    match = match_of(seed)
    play_at_random(match, chance, 20)
    for _ in range(40):
        before, plies = records.to_bytes(match.game.state), match.ply
        event = any_action(match, chance, 0)
        match.add(event, 0)
        if match.over:
            break
        assert isinstance(event, Acted)
        if may_undo(match, event.seat):
            match.add(match.undo(event.seat, ply=match.ply), 0)
            assert records.to_bytes(match.game.state) == before
            assert match.ply == plies + 2  # the log remembers both
            match.add(event, 0)


def test_undo_is_refused_before_the_first_action_and_after_ending_a_turn() -> None:
    match = match_of()
    for seat in match.seats:
        assert not may_undo(match, seat)
    play(match, *TURN)
    for seat in match.seats:
        assert not may_undo(match, seat)


def test_undo_is_refused_to_the_other_seat_and_after_it_has_acted() -> None:
    match = match_of()
    play(match, *TURN[:3])
    assert may_undo(match, 0)
    before = seen(match)
    with pytest.raises(UndoRefused, match="nothing to take back"):
        match.undo(1, ply=3)
    assert seen(match) == before
    play(match, "end", "tM")
    assert not may_undo(match, 0)
    assert may_undo(match, 1)


def test_undo_is_refused_after_the_end() -> None:
    match = match_of()
    play(match, "tM")
    match.add(match.resign(1, ply=1), 0)
    assert match.game.undoable(0) == 1  # the game would allow it; the match does not
    assert match.undoable(0) == 0
    with pytest.raises(MatchIsOver):
        match.undo(0, ply=2)


def test_undo_on_another_ply_is_a_conflict() -> None:
    match = match_of()
    play(match, "tM")
    for ply in (0, 2):
        with pytest.raises(Conflict):
            match.undo(0, ply=ply)


def test_the_owner_of_a_seat_that_a_bot_plays_undoes_nothing() -> None:
    match = match_of(0, ANN, BOT)
    play(match, "tM")
    match.add(match.take_over(0, "greedy", "left", ply=1), 0)
    with pytest.raises(SeatRefused):
        match.undo(0, ply=2)


def test_other_events_do_not_take_the_right_to_undo() -> None:
    match = match_of(clock=LIVE)
    play(match, "tM")
    match.add(match.offer_draw(1, ply=1), 0)
    match.add(match.take_over(1, "greedy", "left", ply=2), 0)
    assert may_undo(match, 0)
