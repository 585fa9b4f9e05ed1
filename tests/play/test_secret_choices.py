"""Choices that all make at once and in secret: 7 Wonders at a table of two to seven."""

import random

import pytest

from tests.play.tables import LIVE, any_action, any_wish, seen
from ziggurat import Wonders
from ziggurat.kernel.errors import NotToAct
from ziggurat.kernel.rng import key_from_seed
from ziggurat.play.clock import Clock
from ziggurat.play.errors import Conflict, UndoRefused
from ziggurat.play.events import acted
from ziggurat.play.match import Match
from ziggurat.play.setup import SeatSetup, Setup
from ziggurat.play.verify import verify


def table_of(players: int, seed: int = 0, clock: Clock | None = None, **options: str) -> Match:
    """A match among people."""
    seats = tuple(SeatSetup(f"Player {seat}", account=f"of-{seat}") for seat in range(players))
    setup = Setup.new(
        "wonders", seats, options={"players": str(players), **options}, clock=clock, key=key_from_seed(seed)
    )
    return Match.start(setup)


def choose(match: Match, seat: int, ply: int | None = None, place: int = 0) -> None:
    """A seat plays one of its legal actions, decided on a ply."""
    action = match.game.legal_for(seat)[place]
    match.add(match.act(seat, action, ply=match.ply if ply is None else ply, now=0), 0)


def test_what_was_decided_holds_while_no_bot_answers_for_another() -> None:
    match = table_of(3)
    match.add(match.take_over(1, "greedy", "left", ply=0), 0)
    match.add(match.stall(1, ply=1), 0)
    choose(match, 0, ply=1)
    choose(match, 2, ply=1)
    assert match.to_act == (1,)


def test_all_choose_on_the_same_ply_in_any_order() -> None:
    match = table_of(4)
    for seat in (2, 0, 3, 1):
        choose(match, seat, ply=0)
    assert match.ply == 4
    assert match.to_act == (0, 1, 2, 3)
    with pytest.raises(Conflict):
        choose(match, 0, ply=0)  # what the last choice has revealed, nobody could know then


def test_who_has_chosen_can_choose_again_until_the_last_has() -> None:
    match = table_of(3)
    choose(match, 1)
    choose(match, 1, place=1)
    assert match.to_act == (0, 2)
    choose(match, 0)
    choose(match, 1, place=2)
    choose(match, 2)
    kept = match.game.state[0]["tiles"][1][0]
    assert f"keep:{kept}" == match.game.history[3][1].notation


def test_a_seat_decides_on_what_it_has_done_itself() -> None:
    match = table_of(3)
    choose(match, 1)
    with pytest.raises(Conflict):
        match.act(1, match.game.legal_for(1)[1], ply=0, now=0)
    assert match.holds(0, 0)
    assert not match.holds(0, 1)
    assert not match.holds(2, 0)


def test_the_same_again_is_known_though_others_have_chosen_meanwhile() -> None:
    match = table_of(3)
    first = match.game.legal_for(1)[0].number
    choose(match, 0)
    choose(match, 1)
    assert match.repeats(acted(1, first), 0)
    assert match.repeats(acted(1, first), 1)
    assert not match.repeats(acted(1, first + 1), 0)
    assert not match.repeats(acted(2, first), 0)
    assert not match.repeats(acted(1, first), match.ply)


def test_a_choice_is_taken_back_though_others_have_chosen_and_theirs_stay() -> None:
    match = table_of(3)
    choose(match, 0)
    choose(match, 1)
    own = match.game.view(1)
    match.add(match.undo(0, ply=1), 0)
    assert match.to_act == (0, 2)
    assert match.game.view(1).legal.numbers() == own.legal.numbers()
    with pytest.raises(UndoRefused):
        match.undo(0, ply=match.ply)
    with pytest.raises(UndoRefused):
        match.undo(2, ply=match.ply)
    choose(match, 2)
    choose(match, 0, place=1)
    assert [match.undoable(seat) for seat in match.seats] == [0, 0, 0]


def test_of_two_choices_the_later_is_taken_back_first() -> None:
    match = table_of(3)
    choose(match, 0)
    choose(match, 0, place=1)
    choose(match, 1)
    assert match.undoable(0) == 2
    awaited = []
    for _ in range(2):
        match.add(match.undo(0, ply=match.ply), 0)
        awaited.append(match.to_act)
    assert awaited == [(2,), (0, 2)]


def test_clocks_run_for_all_who_are_awaited_and_stop_one_by_one() -> None:
    match = table_of(3, clock=LIVE)
    match.add(match.act(1, match.game.legal_for(1)[0], ply=0, now=1_000), 1_000)
    clocks = match.clocks
    assert clocks is not None
    assert clocks.since == (0, None, 0)
    assert clocks.banks == (60_000, 64_000, 60_000)
    match.add(match.undo(1, ply=1), 3_000)
    clocks = match.clocks
    assert clocks is not None
    assert clocks.deadlines == (60_000, 62_000, 60_000)
    assert match.overdue(60_000) == [0, 2]
    match.add(match.take_over(0, "greedy", "time", ply=match.ply), 60_000)
    assert match.bots_to_act() == [0]


def test_with_more_than_two_who_resigns_leaves_the_seat_to_a_bot() -> None:
    match = table_of(4)
    choose(match, 0)
    match.add(match.resign(2, ply=0), 0)
    assert match.over is None
    assert match.to_be_taken_over() == [2]
    match.add(match.take_over(2, "random", "resigned", ply=match.ply), 0)
    match.add(match.act_for_bot(2, match.game.legal_for(2)[0], ply=match.ply), 0)
    assert match.to_act == (1, 3)


def test_who_is_not_asked_cannot_act() -> None:
    match = table_of(3, wonders="chosen")
    assert match.to_act == (0,)
    with pytest.raises(NotToAct):
        match.act(1, "board:giza", ply=0, now=0)


@pytest.mark.parametrize("players", range(2, 8))
def test_lively_matches_end_and_every_moment_can_be_replayed(players: int) -> None:
    chance = random.Random(players)
    match = table_of(players, seed=players, clock=LIVE)
    stood, now = [seen(match)], 0
    while not match.over:
        now += chance.choice([0, 1, 400])
        event = any_wish(match, chance, now) if chance.random() < 0.5 else any_action(match, chance, now)
        if event is not None:
            match.add(event, now)
            stood.append(seen(match))
    for ply in sorted(chance.sample(range(match.ply), 6)):
        assert seen(match.at(ply)) == stood[ply]
    assert match.over.points == tuple(match.game.points(seat) for seat in match.seats)
    assert match.over.winners == match.game.winners
    assert match.over.places == match.game.places


@pytest.mark.parametrize("players", range(2, 8))
def test_records_name_the_seats_and_are_proven(players: int) -> None:
    chance = random.Random(players)
    match = table_of(players, seed=players)
    while not match.over:
        seat = chance.choice(match.seats)
        if match.undoable(seat) and chance.random() < 0.2:
            choose(match, seat, place=-1)
        match.add(any_action(match, chance, 0), 0)
    record = match.record()
    assert Wonders.from_record(record) == match.game
    assert verify(record).actions == len(match.game.history)
    assert sorted({word[0] for word in record.split() if ":" in word and word[0].isdigit()}) == [
        str(seat) for seat in match.seats
    ]
