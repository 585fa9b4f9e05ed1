"""The gate: who comes in, who does not, and what is said of it."""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import resource
import subprocess
import sys
from typing import Any

import pytest

from ziggurat.server import gate
from ziggurat.server.gate import BY_ADDRESS, RESERVED, Gate, Sampler, can_open
from ziggurat.server.metrics import Metrics
from ziggurat.server.settings import Settings


class Quiet:
    def __init__(self, unread: int = 0) -> None:
        self.unread = unread
        self.why = ""

    def look_at_the_clock(self, now: float) -> None:
        pass

    def cut_off(self, reason: str) -> None:
        self.why = reason


def opened(**settings: Any) -> Gate:
    return Gate(Settings(database="unused", **settings), Metrics())


def admitted(at: Gate, count: int, address: str = "a") -> int:
    return sum(at.enter(Quiet(), address) for _ in range(count))


def test_thirty_people_behind_one_address_play_with_two_tabs_each() -> None:
    browsers, lines = 30, 6  # as many as a browser opens to one server, whatever its tabs are
    streams = 2
    assert admitted(opened(), browsers * (lines + streams)) == browsers * (lines + streams)


def test_one_address_leaves_room_for_others() -> None:
    at = opened()
    assert admitted(at, 10 * BY_ADDRESS) == BY_ADDRESS
    assert admitted(at, 10, "b") == 10


def test_the_addresses_of_one_household_are_one() -> None:
    at, guests = opened(), [Quiet() for _ in range(400)]
    assert all(at.enter(guest, f"2001:db8::{number:x}") for number, guest in enumerate(guests))
    assert not at.enter(Quiet(), "2001:db8::ffff")
    assert at.enter(Quiet(), "2001:db8:0:1::1")
    for number, guest in enumerate(guests):
        at.leave(guest, f"2001:db8::{number:x}")
    assert at.enter(Quiet(), "2001:db8::ffff")


def test_who_leaves_most_unread_is_cut_off_and_nobody_else() -> None:
    at, slow, rude = opened(), [Quiet(30), Quiet(0)], [Quiet(20), Quiet(50), Quiet(40)]
    assert all(at.enter(guest, "a") for guest in slow)
    assert all(at.enter(guest, "b") for guest in rude)
    at.relieve(140)
    assert not any(guest.why for guest in (*slow, *rude))
    at.relieve(100)
    assert [guest.why for guest in (*slow, *rude)] == ["", "", "", "too much unread", ""]


def test_one_that_cannot_be_looked_at_stops_the_clock_of_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gate, "TICK", 0.001)

    class Bad(Quiet):
        @property
        def unread(self) -> int:
            raise RuntimeError("handler is closed")

        @unread.setter
        def unread(self, size: int) -> None:
            pass

        def look_at_the_clock(self, now: float) -> None:
            raise RuntimeError("handler is closed")

    class Good(Quiet):
        looks = 0

        def look_at_the_clock(self, now: float) -> None:
            self.looks += 1

    async def scenario() -> None:
        at, bad, good = opened(), Bad(), Good(7)
        assert at.enter(bad, "a")
        assert at.enter(good, "b")
        at.relieve(0)
        assert good.why == "too much unread"
        at.open()
        async with asyncio.timeout(60):
            while good.looks < 3:
                await asyncio.sleep(0.001)
        await at.close()

    asyncio.run(scenario())


def test_who_leaves_makes_room() -> None:
    at = opened(connections=2)
    guests = [Quiet(), Quiet()]
    assert all(at.enter(guest, "a") for guest in guests)
    assert not at.enter(Quiet(), "b")
    at.leave(guests[0], "a")
    assert at.enter(Quiet(), "b")
    assert not at.enter(Quiet(), "c")


@pytest.mark.parametrize(
    ("settings", "admits"),
    [
        ({"limits": 0.0}, 1000),
        ({"limits": 0.5}, BY_ADDRESS // 2),
        ({"connections_by_address": 0}, 1000),
        ({"connections_by_address": 7}, 7),
        ({"connections_by_address": 7, "limits": 0.0}, 7),
        ({"connections": 5}, 5),
    ],
)
def test_what_the_host_has_set(settings: dict[str, Any], admits: int) -> None:
    assert admitted(opened(**settings), 1000) == admits


def test_behind_a_proxy_all_come_from_one_address() -> None:
    at = opened(behind_proxy=("10.0.0.1",))
    assert admitted(at, 1000, "10.0.0.1") == 1000
    assert admitted(at, 1000, "10.0.0.2") == BY_ADDRESS


def test_never_more_connections_than_open_files() -> None:
    at = opened(limits=0.0)
    at.bound_by_files(1000)
    assert admitted(at, 2000) == 1000 - RESERVED
    at.bound_by_files(10)
    assert at.most >= 5


def test_where_open_files_are_few_one_address_leaves_room_for_others() -> None:
    at = opened()
    at.bound_by_files(300)
    assert admitted(at, 1000) == (300 - RESERVED) // 2
    assert admitted(at, 10, "b") == 10
    at = opened(connections_by_address=150)  # the host has said so
    at.bound_by_files(300)
    assert admitted(at, 1000) == 150


def test_what_is_refused_is_counted_and_logged_once_in_a_while(caplog: pytest.LogCaptureFixture) -> None:
    metrics = Metrics()
    at = Gate(Settings(database="unused", connections=1), metrics)
    with caplog.at_level(logging.INFO):
        admitted(at, 101)
    assert 'ziggurat_connections_refused_total{reason="too many"} 100' in metrics.text()
    assert [record.getMessage() for record in caplog.records] == ["connection refused"]


def test_a_sampler_says_how_much_it_has_left_out(caplog: pytest.LogCaptureFixture) -> None:
    times = iter((0.0, 1.0, 2.0, 10.0, 11.0, 30.0, 30.0))
    sampler = Sampler(logging.getLogger("sampled"), every=10, clock=lambda: next(times))
    with caplog.at_level(logging.INFO):
        for _ in range(6):
            sampler.warning("it happened", key="it")
        sampler.warning("another thing", key="other")
    said = [(record.getMessage(), record.__dict__["left_out"]) for record in caplog.records]
    assert said == [("it happened", 0), ("it happened", 2), ("it happened", 1), ("another thing", 0)]


def test_whether_a_file_can_be_opened() -> None:
    def fails(path: str, flags: int) -> int:
        raise OSError(errno.EMFILE, "Too many open files")

    assert can_open(os.devnull)
    assert not can_open(os.devnull, fails)


def test_open_files_are_raised_as_far_as_the_system_lets() -> None:
    program = (
        "import resource; from ziggurat.server.gate import raise_open_files; "
        "print(raise_open_files(), *resource.getrlimit(resource.RLIMIT_NOFILE))"
    )
    hard = min(4096, resource.getrlimit(resource.RLIMIT_NOFILE)[1])

    def few() -> None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard))

    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, preexec_fn=few, check=True)
    assert [int(word) for word in done.stdout.split()] == [min(hard, gate.MOST_FILES), hard, hard]
