"""Resigning and agreeing on a draw, between two and among more."""

import pytest

from tests.play import circle
from tests.play.tables import ANN, BEN, BOT, TURN, match_of, play, seen
from ziggurat.kernel import registry
from ziggurat.kernel.rng import key_from_seed
from ziggurat.play.clock import BOT_NET
from ziggurat.play.errors import DrawRefused, MatchIsOver, SeatRefused
from ziggurat.play.match import Match
from ziggurat.play.outcome import Over, by_players
from ziggurat.play.setup import SeatSetup, Setup


def offer(match: Match, seat: int) -> None:
    match.add(match.offer_draw(seat, ply=match.ply), 0)


def decline(match: Match, seat: int) -> None:
    match.add(match.decline_draw(seat, ply=match.ply), 0)


def refuse_draw(match: Match, seat: int, why: str) -> None:
    before = seen(match)
    with pytest.raises(DrawRefused, match=why):
        match.offer_draw(seat, ply=match.ply)
    assert seen(match) == before


# -- resigning -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("actions", [0, 3, 4, 6])
def test_between_two_who_resigns_loses_whoever_is_to_act(seat: int, actions: int) -> None:
    match = match_of()
    play(match, *(TURN * 2)[:actions])
    match.add(match.resign(seat, ply=match.ply), 0)
    assert match.over == by_players((1 - seat,), 2, "resigned", {"seat": seat})
    assert match.over.places == ((2, 1) if seat == 0 else (1, 2))
    assert match.over.points is None
    assert (match.to_act, match.to_be_taken_over()) == ((), [])
    with pytest.raises(MatchIsOver):
        match.resign(1 - seat, ply=match.ply)


def test_one_may_resign_against_a_bot_and_from_a_seat_that_a_bot_plays() -> None:
    match = match_of(0, ANN, BOT)
    match.add(match.resign(0, ply=0), 0)
    assert match.over == by_players((1,), 2, "resigned", {"seat": 0})
    match = match_of()
    match.add(match.take_over(1, "greedy", "left", ply=0), 0)
    match.add(match.resign(1, ply=1), 0)
    assert match.over == by_players((0,), 2, "resigned", {"seat": 1})


def three(monkeypatch: pytest.MonkeyPatch) -> Match:
    monkeypatch.setattr(registry, "find", circle.find)
    seats = (ANN, BEN, SeatSetup("Cleo", account="of-cleo"))
    options = {"order": "turns", "seats": "3"}
    return Match.start(Setup.new("circle", seats, options=options, key=key_from_seed(1)), 1000)


def test_among_three_the_match_goes_on_with_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    match = three(monkeypatch)
    match.add(match.resign(1, ply=0), 2000)
    assert (match.over, match.to_act) == (None, (0,))
    assert match.to_be_taken_over() == [1]
    assert match.due == 2000 + BOT_NET
    with pytest.raises(SeatRefused, match="resigned already"):
        match.resign(1, ply=1)
    match.add(match.take_over(1, "greedy", "resigned", ply=1), 3000)
    assert (match.agents, match.to_be_taken_over()) == ([None, "greedy", None], [])
    assert match.due is None
    with pytest.raises(SeatRefused, match="no person"):
        match.take_back(1, ply=2)
    play(match, "step", "step", "step")
    assert match.to_act == (0,)


def test_among_three_the_last_who_has_not_resigned_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    match = three(monkeypatch)
    match.add(match.resign(1, ply=0), 2000)
    match.add(match.resign(0, ply=1), 2000)
    assert match.over == by_players((2,), 3, "resigned", {"seat": 0})
    assert match.over.places == (2, 2, 1)
    assert match.to_be_taken_over() == []
    assert seen_resigned(match.at(1)) == (None, {1}, [1])


def seen_resigned(match: Match) -> tuple[Over | None, set[int], list[int]]:
    return match.over, match.resigned, match.to_be_taken_over()


# -- draws -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("first", [0, 1])
def test_an_offer_and_an_agreement_make_a_draw(first: int) -> None:
    match = match_of()
    offer(match, first)
    assert (match.draw_offers, match.over, match.to_act) == ({first}, None, (0,))
    offer(match, 1 - first)
    assert match.over == by_players((), 2, "agreed")
    assert (match.to_act, match.due) == ((), None)


def test_an_offer_can_be_declined_or_withdrawn_and_made_again() -> None:
    match = match_of()
    for seat in (1, 0):
        offer(match, 0)
        decline(match, seat)
        assert (match.draw_offers, match.over) == (set(), None)
    offer(match, 1)
    offer(match, 0)
    assert match.over


def test_an_offer_stands_while_who_made_it_acts_and_lapses_when_another_does() -> None:
    match = match_of()
    offer(match, 0)
    play(match, *TURN)
    assert match.draw_offers == {0}
    play(match, "tM")
    assert match.draw_offers == set()
    offer(match, 1)
    assert match.over is None


def test_an_offer_lapses_when_a_seat_is_taken_over() -> None:
    match = match_of()
    offer(match, 0)
    match.add(match.take_over(1, "greedy", "left", ply=1), 0)
    assert match.draw_offers == set()
    match.add(match.take_back(1, ply=2), 0)
    offer(match, 1)
    assert match.over is None


def test_one_offers_only_once() -> None:
    match = match_of()
    offer(match, 1)
    refuse_draw(match, 1, "offered a draw already")


def test_there_must_be_an_offer_to_decline() -> None:
    match = match_of()
    before = seen(match)
    with pytest.raises(DrawRefused, match="No draw"):
        match.decline_draw(0, ply=0)
    assert seen(match) == before


def test_bots_agree_to_nothing() -> None:
    match = match_of(0, ANN, BOT)
    refuse_draw(match, 0, "Bots")
    with pytest.raises(SeatRefused):
        match.offer_draw(1, ply=0)
    match = match_of()
    match.add(match.take_over(0, "greedy", "absent", ply=0), 0)
    refuse_draw(match, 1, "Bots")


def test_among_three_all_must_agree(monkeypatch: pytest.MonkeyPatch) -> None:
    match = three(monkeypatch)
    offer(match, 0)
    offer(match, 2)
    assert match.over is None
    offer(match, 1)
    assert match.over == by_players((), 3, "agreed")


def test_among_three_an_act_of_one_who_has_not_offered_lets_all_offers_lapse(monkeypatch: pytest.MonkeyPatch) -> None:
    match = three(monkeypatch)
    offer(match, 0)
    offer(match, 2)
    play(match, "step")
    assert match.draw_offers == {0, 2}
    play(match, "step")
    assert match.draw_offers == set()
