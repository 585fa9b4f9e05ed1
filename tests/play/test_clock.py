"""Clocks: they run for people who are awaited, and for nobody else."""

import random

import pytest

from tests.play import circle
from tests.play.tables import ANN, BEN, BOT, DAYS, LIVE, TURN, lively, match_of, play, seen
from ziggurat.kernel import registry
from ziggurat.kernel.rng import key_from_seed
from ziggurat.play.clock import BOT_NET, DAY, Clock, ClockState, RunningClock
from ziggurat.play.errors import Conflict, TimeIsUp
from ziggurat.play.events import TimeReturned, decode, encode
from ziggurat.play.match import Match
from ziggurat.play.setup import SeatSetup, Setup

START = 1_700_000_000_000
BANK, INCREMENT = 60_000, 5_000  # of LIVE


def state_of(match: Match) -> ClockState:
    assert match.clocks is not None
    return match.clocks


# -- none ------------------------------------------------------------------------------------------------------------


def test_without_clocks_nobody_is_ever_late() -> None:
    match = match_of(now=START)
    assert (match.clocks, match.due, match.overdue(START + 10**12)) == (None, None, [])
    play(match, "tM", now=START + 10**12)


def test_without_clocks_a_bot_is_looked_after_all_the_same() -> None:
    match = match_of(0, BOT, BEN, now=START)
    assert match.due == START + BOT_NET
    play(match, "tM", now=START + 100)
    assert match.due == START + 100 + BOT_NET
    play(match, *TURN[1:])
    assert match.due is None


# -- live ------------------------------------------------------------------------------------------------------------


def test_the_clock_of_the_seat_awaited_runs_and_the_other_stands() -> None:
    match = match_of(clock=LIVE, now=START)
    assert match.clocks == ClockState((BANK, BANK), (START, None), (START + BANK, None))
    assert match.due == START + BANK


def test_the_increment_comes_when_the_seat_is_no_longer_awaited_and_not_for_each_action() -> None:
    match = match_of(clock=LIVE, now=START)
    for seconds, action in enumerate(TURN[:3], 1):
        play(match, action, now=START + seconds * 1000)
        assert match.clocks == ClockState((BANK, BANK), (START, None), (START + BANK, None))
    play(match, "end", now=START + 10_000)
    left = BANK - 10_000 + INCREMENT
    assert match.clocks == ClockState((left, BANK), (None, START + 10_000), (None, START + 10_000 + BANK))
    play(match, *TURN, now=START + 11_000)
    back = BANK - 1_000 + INCREMENT
    assert match.clocks == ClockState((left, back), (START + 11_000, None), (START + 11_000 + left, None))


def test_an_undo_neither_stops_the_clock_nor_earns_anything() -> None:
    match = match_of(clock=LIVE, now=START)
    before = match.clocks
    for second in range(1, 20, 2):
        play(match, "tM", now=START + second * 1000)
        match.add(match.undo(0, ply=match.ply), START + second * 1000 + 500)
        assert match.clocks == before


@pytest.mark.parametrize("clock", [LIVE, DAYS], ids=lambda clock: clock.kind)
def test_at_the_deadline_time_is_up_and_a_millisecond_before_it_is_not(clock: Clock) -> None:
    match = match_of(clock=clock, now=START)
    deadline = state_of(match).deadlines[0]
    assert deadline is not None
    assert deadline == match.due == START + (BANK if clock is LIVE else 3 * DAY)
    assert match.overdue(deadline - 1) == []
    assert match.act(0, "tM", ply=0, now=deadline - 1)
    before = seen(match)
    for late in (deadline, deadline + 1):
        assert match.overdue(late) == [0]
        with pytest.raises(TimeIsUp, match="seat 0"):
            match.act(0, "tM", ply=0, now=late)
    assert seen(match) == before


def test_the_last_millisecond_counts() -> None:
    match = match_of(clock=LIVE, now=START)
    play(match, *TURN, now=START + BANK - 1)
    assert state_of(match).banks == (1 + INCREMENT, BANK)


def test_time_up_is_told_after_the_ply_and_before_the_rules() -> None:
    match = match_of(clock=LIVE, now=START)
    with pytest.raises(TimeIsUp):
        match.act(0, "end", ply=0, now=START + BANK)


def test_who_is_out_of_time_may_still_resign() -> None:
    match = match_of(clock=LIVE, now=START)
    match.add(match.resign(0, ply=0), START + BANK + 1)
    assert match.over


def test_the_clock_stands_when_the_match_is_over() -> None:
    match = match_of(clock=LIVE, now=START)
    match.add(match.resign(1, ply=0), START + 1)
    assert (state_of(match).since, state_of(match).deadlines, match.due) == ((None, None), (None, None), None)


# -- days ------------------------------------------------------------------------------------------------------------


def test_each_turn_has_its_days_anew() -> None:
    match = match_of(clock=DAYS, now=START)
    play(match, "tM", now=START + DAY)
    assert match.due == START + 3 * DAY  # an action is not a turn
    play(match, *TURN[1:], now=START + 2 * DAY)
    assert match.due == START + 5 * DAY
    play(match, *TURN, now=START + 4 * DAY)
    assert match.due == START + 7 * DAY
    assert state_of(match).banks == (3 * DAY, 3 * DAY)


# -- bots, takeovers and takebacks -----------------------------------------------------------------------------------


def test_the_time_of_bots_does_not_run() -> None:
    match = match_of(0, BOT, BEN, clock=LIVE, now=START)
    assert match.clocks == ClockState((BANK, BANK), (None, None), (None, None))
    assert match.overdue(START + 10**9) == []
    assert match.due == START + BOT_NET
    play(match, *TURN, now=START + 40_000)
    assert match.clocks == ClockState((BANK, BANK), (None, START + 40_000), (None, START + 40_000 + BANK))


def test_a_takeover_stops_the_clock_and_earns_nothing() -> None:
    match = match_of(clock=LIVE, now=START)
    match.add(match.take_over(0, "greedy", "left", ply=0), START + 20_000)
    assert match.clocks == ClockState((BANK - 20_000, BANK), (None, None), (None, None))
    assert match.due == START + 20_000 + BOT_NET


def test_leaving_and_coming_back_is_no_way_to_more_time() -> None:
    match = match_of(clock=LIVE, now=START)
    for second in range(10):
        match.add(match.take_over(0, "greedy", "left", ply=match.ply), START + 1000 * second + 1000)
        match.add(match.take_back(0, ply=match.ply), START + 1000 * second + 1000)
    assert state_of(match).banks == (BANK - 10_000, BANK)
    assert state_of(match).deadlines == (START + BANK, None)


@pytest.mark.parametrize(
    ("clock", "given"),
    [
        (Clock(kind="live", bank=60, increment=5), 6_000),  # a tenth of the bank
        (Clock(kind="live", bank=60, increment=20), 20_000),  # the increment, where that is more
        (Clock(kind="live", bank=5), 500),
    ],
)
def test_who_takes_a_seat_back_after_the_flag_fell_has_some_time_again(clock: Clock, given: int) -> None:
    match = match_of(clock=clock, now=START)
    fell = START + clock.bank * 1000
    assert match.overdue(fell) == [0]
    match.add(match.take_over(0, "greedy", "time", ply=0), fell + 300)
    assert state_of(match).banks[0] == 0
    match.add(match.take_back(0, ply=1), fell + 7_000)
    assert state_of(match).banks[0] == given
    assert state_of(match).deadlines[0] == fell + 7_000 + given
    play(match, "tM", now=fell + 7_000 + given - 1)
    with pytest.raises(TimeIsUp):
        match.act(0, "sM", ply=3, now=fell + 7_000 + given)


def test_who_comes_back_while_the_other_is_awaited_has_the_time_but_it_does_not_run() -> None:
    match = match_of(clock=LIVE, now=START)
    match.add(match.take_over(0, "greedy", "time", ply=0), START + BANK)
    play(match, *TURN, now=START + BANK + 100)
    match.add(match.take_back(0, ply=match.ply), START + BANK + 200)
    assert state_of(match).banks == (6_000, BANK)
    assert state_of(match).since == (None, START + BANK + 100)


def test_who_comes_back_to_a_clock_of_days_has_them_all() -> None:
    match = match_of(clock=DAYS, now=START)
    match.add(match.take_over(0, "greedy", "time", ply=0), START + 3 * DAY)
    match.add(match.take_back(0, ply=1), START + 4 * DAY)
    assert match.due == START + 7 * DAY


# -- the log decides -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("clock", [LIVE, DAYS], ids=lambda clock: clock.kind)
def test_deadlines_hold_across_restarts(clock: Clock) -> None:
    for seed in range(20, 26):
        match, _ = lively(seed, clock)
        log = [
            (decode(encode(event, "babel"), "babel"), at) for event, at in zip(match.events, match.times, strict=True)
        ]
        again = Match.replay(Setup.decode(match.setup.encode()), log)
        assert again.clocks == match.clocks
        assert again.due == match.due


@pytest.mark.parametrize("seed", range(8))
def test_the_clocks_agree_with_a_plain_count(seed: int) -> None:
    """Time spent by each person while awaited, counted from the log by hand."""
    chance = random.Random(seed)
    match = match_of(seed, clock=LIVE, now=START)
    now, banks, since = START, [BANK, BANK], START
    for _ in range(60):
        seat = match.to_act[0]
        now += chance.randrange(400)
        action = chance.choice(match.game.legal_for(seat).numbers())
        match.add(match.act(seat, action, ply=match.ply, now=now), now)
        if match.over:
            break
        if match.to_act[0] != seat:
            banks[seat] += INCREMENT - (now - since)
            since = now
        assert state_of(match).banks == tuple(banks)
        assert match.due == since + banks[match.to_act[0]]


# -- several at once -------------------------------------------------------------------------------------------------


def at_once(monkeypatch: pytest.MonkeyPatch, clock: Clock, *seats: SeatSetup) -> Match:
    monkeypatch.setattr(registry, "find", circle.find)
    options = {"order": "together", "seats": "3"}
    seats = seats or (ANN, BEN, SeatSetup("Cleo", account="of-cleo"))
    return Match.start(Setup.new("circle", seats, options=options, clock=clock, key=key_from_seed(1)), START)


def step(match: Match, seat: int, at: int) -> None:
    match.add(match.act(seat, "step", ply=match.ply, now=at), at)


def test_where_all_are_awaited_all_clocks_run_and_the_first_deadline_is_due(monkeypatch: pytest.MonkeyPatch) -> None:
    match = at_once(monkeypatch, LIVE)
    assert state_of(match).since == (START, START, START)
    step(match, 1, START + 10_000)
    assert state_of(match).since == (START, None, START)
    assert state_of(match).banks == (BANK, BANK - 10_000 + INCREMENT, BANK)
    assert match.overdue(START + BANK) == [0, 2]
    assert match.due == START + BANK


def test_a_bot_among_people_is_looked_after_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    match = at_once(monkeypatch, LIVE, ANN, BOT, BEN)
    assert match.due == START + BOT_NET
    assert state_of(match).since == (START, None, START)


@pytest.mark.parametrize("clock", [LIVE, DAYS], ids=lambda clock: clock.kind)
def test_a_choice_made_and_taken_back_is_no_way_to_more_time(monkeypatch: pytest.MonkeyPatch, clock: Clock) -> None:
    match = at_once(monkeypatch, clock)
    deadline = state_of(match).deadlines[0]
    assert deadline is not None
    for second in range(1, 9):
        step(match, 0, START + 1000 * second)
        match.add(match.undo(0, ply=match.ply), START + 1000 * second)
    assert state_of(match).deadlines[0] == deadline
    step(match, 0, START + 10_000)
    assert state_of(match).banks[0] == (BANK - 10_000 + INCREMENT if clock is LIVE else 3 * DAY)
    match.add(match.undo(0, ply=match.ply), START + 30_000)  # the 20 seconds between were not its own
    assert state_of(match).deadlines[0] == deadline + 20_000


def test_a_running_clock_alone() -> None:
    clock = RunningClock(Clock(kind="live", bank=10, increment=1), 2)
    clock.move([0, 1], 0, lambda seat: True)
    clock.move([1], 10_000, lambda seat: True)
    assert clock.state() == ClockState((0, 10_000), (None, 0), (None, 10_000))  # out of time: no increment
    clock.give_back(0)
    clock.give_back(1)
    assert clock.state() == ClockState((1_000, 10_000), (None, 0), (None, 10_000))


# -- time in which nobody could do anything --------------------------------------------------------------------------


def test_lost_time_counts_for_no_clock_that_ran_then_and_once() -> None:
    match = match_of(clock=LIVE, now=START)
    lost = [(START - 5_000, START + 10_000), (START + 20_000, START + 30_000)]
    for began, until, shifted in ((START - 5_000, START + 10_000, 10_000), (START + 20_000, START + 30_000, 20_000)):
        owed = match.owed(lost)
        assert owed == TimeReturned(began=began, until=until)
        match.add(match.return_time(owed, ply=match.ply), START + 40_000)
        assert match.due == START + BANK + shifted
        with pytest.raises(Conflict):
            match.return_time(owed, ply=match.ply)
    assert match.owed(lost) is None
    play(match, *TURN, now=START + 40_000)
    assert state_of(match).banks[0] == BANK - 20_000 + INCREMENT
    assert match.owed(lost) is None, "the other's clock did not run then"
    log = [
        (decode(encode(event, match.setup.game), match.setup.game), at)
        for event, at in zip(match.events, match.times, strict=True)
    ]
    assert Match.replay(match.setup, log).clocks == match.clocks


def test_who_decided_before_time_was_returned_has_decided() -> None:
    match = match_of(clock=LIVE, now=START)
    match.add(TimeReturned(began=START, until=START + 5_000), START + 5_000)
    assert match.holds(0, 0)
    match.add(match.act(0, "tM", ply=0, now=START + 6_000), START + 6_000)
    assert match.repeats(match.events[-1], 0)


def test_where_no_clock_runs_nothing_is_owed() -> None:
    assert match_of(now=START).owed([(0, START + 10**9)]) is None
    assert match_of(clock=LIVE, now=START).owed([(0, START)]) is None
