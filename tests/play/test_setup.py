"""Setups: what cannot be played is refused before anybody sits down to it."""

from typing import Any, cast

import msgspec
import pytest

from tests.play.tables import ANN, BEN, BOT, LIVE, setup_of
from tests.support.worlds import part_way
from ziggurat.kernel.errors import BadKey, BadOption, PositionError, UnknownGame
from ziggurat.kernel.rng import key_from_seed
from ziggurat.play.clock import Clock
from ziggurat.play.errors import UnreadableLog
from ziggurat.play.match import Match
from ziggurat.play.setup import SeatSetup, Setup


def test_a_setup_names_all_options_and_has_a_fresh_deal() -> None:
    one, other = Setup.new("babel", (ANN, BEN)), Setup.new("babel", (ANN, BEN))
    assert one.options == {"edition": "de", "starter": "seat 0"}
    assert len({one.key, other.key}) == len({one.salt, other.salt}) == len({one.commitment, other.commitment}) == 2
    assert len(bytes.fromhex(str(one.key))) == len(bytes.fromhex(str(one.salt))) == 32


def test_an_option_given_stays_and_the_others_have_their_defaults() -> None:
    assert setup_of(edition="ru").options == {"edition": "ru", "starter": "seat 0"}
    assert setup_of(edition="ru").deal().options == {"edition": "ru", "starter": "seat 0"}


@pytest.mark.parametrize("options", [{"edition": "xx"}, {"colour": "red"}, {"edition": ""}])
def test_bad_options_are_refused(options: dict[str, str]) -> None:
    with pytest.raises(BadOption):
        Setup.new("babel", (ANN, BEN), options=options)


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownGame):
        Setup.new("chess", (ANN, BEN))


@pytest.mark.parametrize("seats", [(), (ANN,), (ANN, BEN, BOT)])
def test_a_wrong_number_of_seats_is_refused(seats: tuple[SeatSetup, ...]) -> None:
    with pytest.raises(BadOption, match="2 for this game"):
        Setup.new("babel", seats)


@pytest.mark.parametrize("key", ["", "ab", "x" * 64, "ab" * 33])
def test_a_bad_key_is_refused(key: str) -> None:
    with pytest.raises(BadKey):
        Setup.new("babel", (ANN, BEN), key=key)


@pytest.mark.parametrize(
    "clock",
    [
        Clock(kind="live"),
        Clock(kind="live", bank=-1),
        Clock(kind="live", bank=86_401),
        Clock(kind="live", bank=60, increment=-1),
        Clock(kind="live", bank=60, increment=3601),
        Clock(kind="days"),
        Clock(kind="days", days=61),
        Clock(kind=cast(Any, "sand")),
    ],
)
def test_a_wrong_clock_is_refused(clock: Clock) -> None:
    with pytest.raises(BadOption, match="is no clock"):
        Setup.new("babel", (ANN, BEN), clock=clock)


@pytest.mark.parametrize(
    "clock",
    [Clock(), Clock(kind="live", bank=1), Clock(kind="live", bank=86_400, increment=3600), Clock(kind="days", days=60)],
)
def test_a_clock_in_its_bounds_is_taken_and_can_be_read_again(clock: Clock) -> None:
    setup = Setup.new("babel", (ANN, BEN), clock=clock)
    assert Setup.decode(setup.encode()) == setup


@pytest.mark.parametrize("name", ['Ann "the axe"', "Ann\nBen", "\ud800"])
def test_a_name_that_no_record_could_hold_is_refused_at_the_start(name: str) -> None:
    with pytest.raises(BadOption, match="name of a seat"):
        Setup.new("babel", (SeatSetup(name), BEN))


@pytest.mark.parametrize("version", [0, 3])
def test_rules_of_another_version_are_not_played(version: int) -> None:
    setup = msgspec.structs.replace(setup_of(), version=version)
    with pytest.raises(UnreadableLog, match=f"version {version}"):
        setup.check()
    with pytest.raises(UnreadableLog):
        Match(setup)


def test_a_setup_comes_back_from_its_json() -> None:
    setup = setup_of(3, ANN, BOT, clock=LIVE, edition="hu")
    assert Setup.decode(setup.encode()) == setup


@pytest.mark.parametrize("text", ["", "{", "[]", "{}", '{"game":1}', "\ud800", '{"x":' + "[" * 100_000])
def test_a_setup_that_cannot_be_read_says_so(text: str) -> None:
    with pytest.raises(UnreadableLog):
        Setup.decode(text)


def test_the_first_event_tells_everything_but_the_deal() -> None:
    setup = setup_of(3, ANN, BOT, clock=LIVE)
    started = setup.started()
    assert (started.game, started.version, started.options) == ("babel", 2, setup.options)
    assert [(seat.name, seat.agent) for seat in started.seats] == [("Ann", None), ("greedy", "greedy")]
    assert (started.clock, started.commitment) == (LIVE, setup.commitment)
    told = msgspec.json.encode(started).decode()
    assert not any(secret in told for secret in (str(setup.key), str(setup.salt), "of-ann"))


# -- from a position -------------------------------------------------------------------------------------------------


def test_a_position_has_no_key_no_salt_and_no_commitment() -> None:
    line = part_way("babel", {"edition": "ru"}, 4, 30).position()
    setup = Setup.new("babel", (ANN, BEN), position=line)
    assert (setup.key, setup.salt, setup.commitment, setup.started().commitment) == (None, None, None, None)
    assert setup.position == setup.deal().position() == line
    assert "Commitment" not in Match.start(setup).record()


def test_what_a_position_hides_is_dealt_once() -> None:
    line = part_way("babel", {}, 4, 31).view(1).position()
    setup = Setup.new("babel", (ANN, BEN), position=line)
    assert setup.deal() == setup.deal() == Setup.decode(setup.encode()).deal()
    assert setup.deal().view(1).position() == line


@pytest.mark.parametrize("line", ["", "nonsense", "babel/2 de 22.1"])
def test_a_bad_position_is_refused(line: str) -> None:
    with pytest.raises(PositionError):
        Setup.new("babel", (ANN, BEN), position=line)


def test_a_position_stands_alone() -> None:
    line = part_way("babel", {}, 4, 30).position()
    with pytest.raises(BadOption, match="alone"):
        Setup.new("babel", (ANN, BEN), position=line, key=key_from_seed(1))
    with pytest.raises(BadOption, match="alone"):
        Setup.new("babel", (ANN, BEN), position=line, options={"edition": "ru"})


def test_a_setup_with_no_start_or_two_is_not_dealt() -> None:
    line = part_way("babel", {}, 4, 30).position()
    for change in ({"key": None}, {"position": line}):
        with pytest.raises(UnreadableLog, match="key or from a position"):
            msgspec.structs.replace(setup_of(), **change).deal()
