"""What a bot may take that is asked for over the network."""

import pytest

from ziggurat.agents import LEVELS
from ziggurat.kernel.errors import BadOption
from ziggurat.server.errors import OverTheCap
from ziggurat.server.settings import Settings
from ziggurat.server.thinking.caps import capped, check_agent

USUAL = Settings(database="unused")


@pytest.mark.parametrize(
    ("text", "option", "cap"),
    [
        ("search:ms=600000", "ms", 5000),
        ("search:ms=100,threads=2", "threads", 1),
        ("search:playouts=10000000", "playouts", 20_000),
        ("greedy:worlds=1000", "worlds", 32),
        ("greedy:width=1000", "width", 96),
    ],
)
def test_what_goes_beyond_is_refused_with_the_cap(text: str, option: str, cap: int) -> None:
    with pytest.raises(OverTheCap, match=f"at most {cap}") as refused:
        check_agent(text, USUAL)
    assert (refused.value.option, refused.value.cap) == (option, cap)


@pytest.mark.parametrize("text", [*LEVELS, "greedy", "random", "greedy:slips=99", "search:ms=5000,threads=1"])
def test_what_keeps_to_them_is_taken_as_it_is(text: str) -> None:
    check_agent(text, USUAL)
    assert capped(text, USUAL) == text


@pytest.mark.parametrize("text", ["nobody", "master:ms=5", "search:ms=0", ""])
def test_what_is_no_agent_is_refused(text: str) -> None:
    with pytest.raises(BadOption):
        check_agent(text, USUAL)


def test_who_sat_down_under_other_caps_keeps_to_those_of_now() -> None:
    assert capped("search:ms=600000,threads=64,trust=3", USUAL) == "search:ms=5000,threads=1,trust=3"
    assert capped("search:threads=4", Settings(database="unused", stand_in="search:threads=4")) == "search:threads=4"


def test_levels_are_taken_whatever_the_caps() -> None:
    low = Settings(database="unused", bot_seconds=0.1, bot_playouts=1)
    for level in LEVELS:
        check_agent(level, low)
        assert capped(level, low) == level
