"""Matches: who may do what when. A wish changes nothing, and one that is refused least of all."""

import random
from collections.abc import Callable
from functools import partial

import pytest

from tests.play.tables import ANN, BEN, BOT, LIVE, TURN, lively, match_of, play, play_at_random, seen, setup_of
from ziggurat.kernel.errors import (
    ActionNotationError,
    BadOption,
    IllegalAction,
    NothingToUndo,
    NotToAct,
    ZigguratError,
)
from ziggurat.kernel.records import plain
from ziggurat.play.errors import (
    Conflict,
    DrawRefused,
    MatchIsOver,
    SeatRefused,
    TimeIsUp,
    UndoRefused,
    UnreadableLog,
)
from ziggurat.play.events import Acted, AnyEvent, Resigned, Stalled, TakenBack, TakenOver, Undone, acted, encode
from ziggurat.play.match import Match
from ziggurat.play.restoring import restored
from ziggurat.play.stores import Entry

Wish = Callable[[Match], object]

ALL_WISHES: dict[str, Callable[..., object]] = {
    "act": lambda match, seat, ply: match.act(seat, "tM", ply=ply, now=0),
    "act for a bot": lambda match, seat, ply: match.act_for_bot(seat, "tM", ply=ply),
    "undo": lambda match, seat, ply: match.undo(seat, ply=ply),
    "resign": lambda match, seat, ply: match.resign(seat, ply=ply),
    "offer a draw": lambda match, seat, ply: match.offer_draw(seat, ply=ply),
    "decline a draw": lambda match, seat, ply: match.decline_draw(seat, ply=ply),
    "take over": lambda match, seat, ply: match.take_over(seat, "greedy", "left", ply=ply),
    "stall": lambda match, seat, ply: match.stall(seat, ply=ply),
    "take back": lambda match, seat, ply: match.take_back(seat, ply=ply),
}
EVERY_WISH = pytest.mark.parametrize("wish", ALL_WISHES.values(), ids=ALL_WISHES)


def refused(match: Match, error: type[ZigguratError], wish: Wish) -> ZigguratError:
    """The error that a wish gets; nothing may have changed."""
    before = seen(match)
    with pytest.raises(error) as caught:
        wish(match)
    assert type(caught.value) is error
    assert seen(match) == before
    return caught.value


def test_a_match_begins_with_its_start() -> None:
    match = match_of(now=77)
    assert match.ply == 0
    assert match.events == [match.setup.started()]
    assert list(match.times) == [77]
    assert (match.to_act, match.over, match.agents) == ((0,), None, [None, None])
    assert match.game == match.setup.deal()


def test_a_match_without_events_has_no_ply() -> None:
    assert Match(setup_of()).ply == -1


def test_a_wish_changes_nothing_until_it_happens() -> None:
    match = match_of()
    before = seen(match)
    event = match.act(0, "tM", ply=0, now=5)
    assert seen(match) == before
    match.add(event, 5)
    assert (match.ply, match.to_act, match.times[-1]) == (1, (0,), 5)
    assert match.game.history == ((0, match.game.action("tM")),)
    play(match, *TURN[1:])
    assert (match.ply, match.to_act) == (4, (1,))


def test_an_action_may_be_given_as_text_number_or_value() -> None:
    match = match_of()
    legal = match.game.legal_for(0)[1]
    assert (
        match.act(0, legal, ply=0, now=0)
        == match.act(0, legal.number, ply=0, now=0)
        == match.act(0, legal.notation, ply=0, now=0)
        == Acted(seat=0, action=legal.number)
    )


def test_actions_are_checked_by_the_rules() -> None:
    match = match_of()
    illegal = next(number for number in range(219) if number not in match.game.legal_for(0))
    error = refused(match, IllegalAction, lambda match: match.act(0, illegal, ply=0, now=0))
    assert isinstance(error, IllegalAction)
    assert error.reasons
    refused(match, NotToAct, lambda match: match.act(1, "tM", ply=0, now=0))
    refused(match, ActionNotationError, lambda match: match.act(0, "castle", ply=0, now=0))
    refused(match, BadOption, lambda match: match.act(0, 219, ply=0, now=0))
    refused(match, BadOption, lambda match: match.act(0, -1, ply=0, now=0))


@EVERY_WISH
@pytest.mark.parametrize("ply", [-1, 0, 1, 3, 99])
def test_whatever_was_decided_on_another_ply_is_a_conflict(wish: Callable[..., object], ply: int) -> None:
    match = match_of()
    play(match, *TURN[:2])
    error = refused(match, Conflict, lambda match: wish(match, 0, ply))
    assert isinstance(error, Conflict)
    assert (error.ply, error.last) == (ply, 2)


@EVERY_WISH
@pytest.mark.parametrize("seat", [-1, 2, 1000])
def test_a_seat_that_does_not_exist_is_refused(wish: Callable[..., object], seat: int) -> None:
    refused(match_of(), SeatRefused, lambda match: wish(match, seat, match.ply))


@EVERY_WISH
@pytest.mark.parametrize("how", ["rules", "resigned", "agreed"])
def test_nothing_can_be_done_after_the_end(wish: Callable[..., object], how: str) -> None:
    match = ended(how)
    for seat in match.seats:
        refused(match, MatchIsOver, partial(wish, seat=seat, ply=match.ply))
    assert (match.to_act, match.due, match.bots_to_act(), match.overdue(10**15)) == ((), None, [], [])


def ended(how: str) -> Match:
    match = match_of(clock=LIVE)
    if how == "rules":
        play_at_random(match, random.Random(5))
    elif how == "resigned":
        match.add(match.resign(1, ply=0), 0)
    else:
        match.add(match.offer_draw(1, ply=0), 0)
        match.add(match.offer_draw(0, ply=1), 0)
    assert match.over
    return match


def test_a_match_ends_by_the_rules_as_its_game_does() -> None:
    for seed in range(6):
        match = match_of(seed)
        play_at_random(match, random.Random(seed))
        outcome = match.game.outcome
        assert match.over
        assert outcome
        assert match.over.winners == (() if outcome.winner is None else (outcome.winner,))
        assert (match.over.code, match.over.rule, match.over.values) == (outcome.code, outcome.rule, outcome.values)
        assert (match.over.places, match.over.points) == (outcome.places, outcome.points)
        assert match.over.points == tuple(sum(heights) for heights in plain(match.game.state)["height"])
        assert all(match.at(ply).over is None for ply in range(0, match.ply, 7))


# -- bots ------------------------------------------------------------------------------------------------------------


def test_bots_and_people_act_each_through_their_own_door() -> None:
    match = match_of(0, ANN, BOT)
    assert [match.is_person(seat) for seat in match.seats] == [True, False]
    assert match.bots_to_act() == []
    refused(match, SeatRefused, lambda match: match.act_for_bot(0, "tM", ply=0))
    play(match, *TURN)
    assert match.bots_to_act() == [1]
    refused(match, SeatRefused, lambda match: match.act(1, "tM", ply=4, now=0))
    match.add(match.act_for_bot(1, "tM", ply=4), 0)
    refused(match, SeatRefused, lambda match: match.undo(1, ply=5))
    play(match, *TURN[1:])
    assert (match.to_act, match.bots_to_act()) == ((0,), [])


def test_a_bot_is_held_to_the_rules() -> None:
    match = match_of(1, BOT, BEN)
    illegal = next(number for number in range(219) if number not in match.game.legal_for(0))
    refused(match, IllegalAction, lambda match: match.act_for_bot(0, illegal, ply=0))
    refused(match, SeatRefused, lambda match: match.act_for_bot(1, "tM", ply=0))


def test_a_seat_is_taken_over_and_taken_back() -> None:
    match = match_of()
    match.add(match.take_over(0, "greedy", "left", ply=0), 0)
    assert (match.agents, match.bots_to_act()) == (["greedy", None], [0])
    refused(match, SeatRefused, lambda match: match.act(0, "tM", ply=1, now=0))
    refused(match, SeatRefused, lambda match: match.take_over(0, "greedy", "absent", ply=1))
    refused(match, SeatRefused, lambda match: match.take_back(1, ply=1))
    assert match.take_over(0, "random", "failed", ply=1) == TakenOver(seat=0, agent="random", reason="failed")
    match.add(match.take_back(0, ply=1), 0)
    assert match.agents == [None, None]
    play(match, *TURN)


def test_a_match_waits_where_no_bot_answers() -> None:
    match = match_of(1, BOT, BEN)
    refused(match, SeatRefused, lambda match: match.stall(1, ply=0))
    match.add(match.stall(0, ply=0), 0)
    assert (match.stalled, match.to_act, match.bots_to_act()) == ({0}, (0,), [0])
    assert match.events[-1] == Stalled(seat=0)
    assert match.at(1).stalled == {0}
    match.add(match.act_for_bot(0, match.game.legal[0], ply=1), 0)
    assert match.stalled == set()
    left = match_of()
    left.add(left.take_over(0, "greedy", "left", ply=0), 0)
    left.add(left.stall(0, ply=1), 0)
    left.add(left.take_back(0, ply=2), 0)
    assert left.stalled == set()


def test_a_bots_own_seat_is_nobodys_to_take_back() -> None:
    match = match_of(1, ANN, BOT)
    refused(match, SeatRefused, lambda match: match.take_back(1, ply=0))


def test_seats_belong_to_accounts_whoever_plays_them() -> None:
    match = match_of(1, ANN, BOT)
    match.add(match.take_over(0, "greedy", "left", ply=0), 0)
    assert (match.seats_of("of-ann"), match.seats_of("of-ben"), match.seats_of("greedy")) == ([0], [], [])
    assert match_of(1, ANN, ANN).seats_of("of-ann") == [0, 1]


# -- the log ---------------------------------------------------------------------------------------------------------


def test_saying_the_same_again_is_known_as_a_repetition() -> None:
    match = match_of()
    play(match, "tM")
    said = acted(0, match.game.action("tM").number)
    assert match.repeats(said, 0)
    assert not match.repeats(acted(0, said.action + 1), 0)
    assert not match.repeats(acted(1, said.action), 0)
    assert not match.repeats(Undone(seat=0), 0)
    assert not any(match.repeats(said, ply) for ply in (-2, -1, 1, 2))
    assert not match.repeats(match.events[0], -1)  # nobody decides the start


def test_a_log_begins_with_its_start_and_has_no_second() -> None:
    match = Match(setup_of())
    refused_events: list[AnyEvent] = [acted(0, 0), Undone(seat=0), Resigned(seat=0), TakenBack(seat=0)]
    for event in refused_events:
        with pytest.raises(UnreadableLog):
            match.add(event, 0)
    assert match.events == []
    match.add(match.setup.started(), 0)
    refused(match, UnreadableLog, lambda match: match.add(match.setup.started(), 1))


def test_a_log_whose_events_cannot_have_happened_is_not_followed() -> None:
    match = match_of()
    refused(match, NothingToUndo, lambda match: match.add(Undone(seat=0), 1))
    for seat, action in ((1, 1), (2, 1), (-1, 1), (0, -1), (0, 219), (0, 40_000)):
        refused(match, UnreadableLog, partial(Match.add, event=acted(seat, action), at=1))
    over = ended("rules")
    refused(over, UnreadableLog, lambda match: match.add(acted(0, 0), 1))


@pytest.mark.parametrize("how", ["rules", "resigned", "agreed"])
def test_nothing_in_a_log_follows_upon_the_end(how: str) -> None:
    """What would give a finished match another outcome has not been written by any server."""
    over = ended(how)
    log = [entry_of(over, ply) for ply in range(over.ply + 1)]
    setup = over.setup.encode()
    assert seen(restored(setup, log)) == seen(over)
    later = (Resigned(seat=0), Undone(seat=1), TakenOver(seat=1, agent="greedy", reason="left"), Stalled(seat=0))
    for event in later:
        entry = Entry(over.ply + 1, over.times[-1], None, encode(event, "babel"))
        with pytest.raises(UnreadableLog, match="follows upon its end"):
            restored(setup, [*log, entry])


def entry_of(match: Match, ply: int) -> Entry:
    """An event of a match as it is kept."""
    return Entry(ply, match.times[ply], None, encode(match.events[ply], match.setup.game))


def test_random_wishes_that_are_refused_change_nothing() -> None:
    """Wishes of every kind on every ply of lively matches: an event, or a typed error and nothing else."""
    kinds: set[type[ZigguratError]] = set()
    for seed in range(8):
        chance = random.Random(seed)
        match, stood = lively(seed, LIVE)
        for ply in range(0, match.ply + 1, 5):
            then = match.at(ply)
            before = seen(then)
            for wish in ALL_WISHES.values():
                try:
                    wish(then, chance.randrange(-1, 3), ply + chance.choice([0, 0, 0, 1, -1]))
                except ZigguratError as error:
                    kinds.add(type(error))
            try:
                then.act(chance.randrange(2), chance.randrange(219), ply=ply, now=then.times[-1] + 200_000)
            except ZigguratError as error:
                kinds.add(type(error))
            assert seen(then) == before == stood[ply]
    expected = {Conflict, SeatRefused, UndoRefused, DrawRefused, NotToAct, IllegalAction, TimeIsUp, MatchIsOver}
    assert expected - kinds <= {MatchIsOver}
