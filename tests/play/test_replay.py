"""The log is the match: replayed to any ply it stands as it stood then, clocks and offers included."""

import pytest

from tests.play.tables import DAYS, LIVE, lively, seen
from ziggurat.play.clock import Clock
from ziggurat.play.errors import Conflict
from ziggurat.play.events import (
    Acted,
    AnyEvent,
    DrawDeclined,
    DrawOffered,
    TakenBack,
    TakenOver,
    Undone,
    decode,
    encode,
)
from ziggurat.play.match import Match
from ziggurat.play.setup import Setup

CLOCKS = pytest.mark.parametrize("clock", [Clock(), LIVE, DAYS], ids=lambda clock: clock.kind)


@CLOCKS
@pytest.mark.parametrize("seed", range(10))
def test_replayed_to_any_ply_a_match_stands_as_it_stood_then(seed: int, clock: Clock) -> None:
    match, stood = lively(seed, clock)
    assert len(stood) == match.ply + 1
    for ply, then in enumerate(stood):
        assert seen(match.at(ply)) == then
    assert seen(match) == stood[-1]


@CLOCKS
def test_a_match_read_from_its_written_log_goes_on_where_it_stood(clock: Clock) -> None:
    for seed in range(10, 16):
        match, stood = lively(seed, clock)
        setup, bodies = match.setup.encode(), [encode(event, "babel") for event in match.events]
        times = list(match.times)
        for cut in (1, len(bodies) // 2, len(bodies)):
            log = [(decode(body, "babel"), at) for body, at in zip(bodies[:cut], times[:cut], strict=True)]
            again = Match.replay(Setup.decode(setup), log)
            assert seen(again) == stood[cut - 1]
            for body, at in zip(bodies[cut:], times[cut:], strict=True):
                again.add(decode(body, "babel"), at)
            assert seen(again) == stood[-1]


def test_lively_matches_have_everything_in_them() -> None:
    """Or the tests above would show less than they say."""
    kinds: list[type[AnyEvent]] = []
    ends = set()
    for seed in range(10):
        match, _ = lively(seed, LIVE)
        kinds += [type(event) for event in match.events]
        ends.add(match.over.code if match.over else None)
    for kind in (Acted, Undone, DrawOffered, DrawDeclined, TakenOver, TakenBack):
        assert kinds.count(kind) > 10
    assert len(ends) > 2


def test_the_match_as_it_was_is_another_match() -> None:
    match, stood = lively(3, LIVE)
    before = match.at(10)
    for event, at in zip(match.events[11:20], match.times[11:20], strict=True):
        before.add(event, at)
    assert seen(before) == stood[19]
    assert seen(match) == stood[-1]


@pytest.mark.parametrize("offset", [1, 2, 1000])
def test_there_is_no_ply_beyond_the_last_and_none_before_the_first(offset: int) -> None:
    match, _ = lively(3, LIVE, most=30)
    for ply in (match.ply + offset, -offset):
        with pytest.raises(Conflict):
            match.at(ply)
