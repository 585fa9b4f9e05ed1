"""Time in which nobody could do anything runs on nobody's clock: stops, sleeps, clocks that are set, broken stores."""

import itertools

import pytest
from sqlalchemy import Connection, delete, func, select

from tests.server.api.told import good, log_of, problem, two_at_a_table
from tests.support.api import DAWN, FakeClock, Place, open_place
from ziggurat.play.events import decode
from ziggurat.play.match import Match
from ziggurat.play.setup import Setup
from ziggurat.server import pulse
from ziggurat.server.database.models import METADATA
from ziggurat.server.pulse import STALL, merged, since
from ziggurat.server.steady import JUMP, SteadyClock

LIVE = {"kind": "live", "bank": 300, "increment": 5}
DAYS = {"kind": "days", "days": 1}


async def deadline(place: Place, match: str) -> int:
    shown = await place.visitor().get(f"/api/games/{match}")
    return int(good(shown)["clock"]["deadlines"][0])


@pytest.mark.parametrize("clock", [LIVE, DAYS])
async def test_no_clock_runs_while_no_server_does(database_url: str, clock: dict[str, object]) -> None:
    time = FakeClock()
    async with open_place(database_url, time) as place:
        anna, _, match = await two_at_a_table(place, clock=clock)
        before, cookie = await deadline(place, match), anna.client.cookies["ziggurat"]
        time.pass_by(100)
    for stopped in (400, 7 * 24 * 3600):
        time.pass_by(stopped)
        async with open_place(database_url, time) as place:
            after = await deadline(place, match)
            assert after == before + stopped * 1000
            before = after
            time.pass_by(50)
    async with open_place(database_url, time) as place:
        again = place.visitor()
        again.client.cookies.set("ziggurat", cookie)
        again.csrf = good(await again.get("/api/me"))["csrf"]
        seen = await again.look(match)
        assert [event["event"]["type"] for event in await log_of(again, match)] == ["started", *["time-returned"] * 2]
        good(await again.act(match, 0, seen["legal"][0]["action"]))  # decided before the first stop: it still holds
        setup = Setup.decode(await place.house.store.setup(match))
        log = [(decode(entry.body, setup.game), entry.at) for entry in await place.house.store.tail(match)]
        assert Match.replay(setup, log).clocks == place.house.rooms._rooms[match].match.clocks


async def test_time_that_passes_while_a_server_runs_counts(database_url: str) -> None:
    time = FakeClock()
    async with open_place(database_url, time) as place:
        anna, _, match = await two_at_a_table(place, clock=LIVE)
        time.pass_by(301)
        await place.house.rooms.look_after(await place.house.rooms.get(match))
        assert (await anna.look(match))["event"]["reason"] == "time"


class Machine:
    """The two clocks of a machine."""

    def __init__(self) -> None:
        self.wall = DAWN
        self.steady = 1000.0

    def monotonic(self) -> float:
        """As the module `time` has it."""
        return self.steady

    def run(self, seconds: float) -> None:
        self.wall += int(seconds * 1000)
        self.steady += seconds


def test_a_steady_clock() -> None:
    machine = Machine()
    clock = SteadyClock(lambda: machine.wall, lambda: machine.steady)
    assert clock() == DAWN
    machine.run(5)
    assert (clock(), clock.behind()) == (DAWN + 5000, 0)
    machine.wall -= 24 * 3600 * 1000
    assert (clock(), clock.behind()) == (DAWN + 5000, 0), "set back, it goes on"
    machine.wall += 24 * 3600 * 1000 + JUMP
    assert clock.behind() == 0
    machine.wall += 400_000
    assert clock() == DAWN + 5000, "it stands still while the machine sleeps"
    clock.catch_up(clock.behind())
    assert (clock(), clock.behind()) == (machine.wall, 0)


@pytest.mark.parametrize("how", ["set forward", "asleep", "stalled", "stalled for seconds"])
async def test_a_sleep_or_a_jump_takes_no_seat_away(
    database_url: str, how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    machine = Machine()
    clock = SteadyClock(lambda: machine.wall, lambda: machine.steady)
    async with open_place(database_url, clock) as place:  # type: ignore[arg-type]
        pulse = place.house.pulse
        monkeypatch.setattr("ziggurat.server.pulse.time", machine)
        pulse._ticked = machine.steady
        anna, _, match = await two_at_a_table(place, clock=LIVE)
        machine.run(2)
        pulse._look_at_the_clocks()
        before = await deadline(place, match)
        lost = {"stalled": int((STALL + 400) * 1000), "stalled for seconds": 5000}.get(how, 400_000)
        if how.startswith("stalled"):
            machine.run(lost / 1000)
        else:
            machine.wall += lost
        room = await place.house.rooms.get(match)
        await place.house.rooms.look_after(room)
        assert await deadline(place, match) == before + lost
        assert room.match.is_person(0)
        good(await anna.act(match, 0, (await anna.look(match))["legal"][0]["action"]))
        await pulse.beat()
        saved = await place.house.database.ask(lambda at: at.exec_driver_sql("SELECT * FROM outages").all())
        assert len(saved) == 1


async def test_a_store_that_takes_nothing_costs_nobody_time(database_url: str) -> None:
    time = FakeClock()
    async with open_place(database_url, time) as place:
        _, _, match = await two_at_a_table(place, clock=LIVE)
        pulse = place.house.pulse
        await pulse.beat()
        before = await deadline(place, match)
        time.pass_by(3)
        pulse.told(OSError("disk full"))
        time.pass_by(60)
        pulse.told(None)
        room = await place.house.rooms.get(match)
        await place.house.rooms.look_after(room)
        assert await deadline(place, match) == before + 63_000


async def test_nobody_was_away_while_no_server_was_there(database_url: str) -> None:
    """Whoever comes back first after a stop cannot have the other replaced at once, and later can."""
    time = FakeClock()
    async with open_place(database_url, time) as place:
        anna, boris, match = await two_at_a_table(place)
        awaited = (await anna.look(match))["to_act"][0]
        waits = boris if awaited == 0 else anna
        cookie = waits.client.cookies["ziggurat"]
        time.pass_by(20)
    time.pass_by(3600)
    async with open_place(database_url, time) as place:
        again = place.visitor()
        again.client.cookies.set("ziggurat", cookie)
        again.csrf = good(await again.get("/api/me"))["csrf"]
        for passes in (0, 80):
            time.pass_by(passes)
            problem(await again.post(f"/api/games/{match}/replace", {"seat": awaited}), 409, "table-refused")
        time.pass_by(41)
        good(await again.post(f"/api/games/{match}/replace", {"seat": awaited}))


def test_time_that_counts() -> None:
    lost = [(100, 200), (300, 400)]
    assert [since(now, 50, lost) for now in (90, 150, 220, 260, 360, 450)] == [40, 50, 70, 210, 250, 400]
    assert since(410, 150, lost) == 60
    assert since(1000, 50, lost) == 950
    assert since(410, 0, lost) == 410


def test_spans_that_touch_are_one() -> None:
    spans: list[tuple[int, int]] = []
    for span in ((10, 20), (40, 50), (20, 25), (5, 7), (24, 41)):
        spans = merged(spans, *span)
    assert spans == [(5, 7), (10, 50)]
    for order in itertools.permutations([(0, 4), (2, 9), (20, 30)]):
        spans = []
        for span in order:
            spans = merged(spans, *span)
        assert spans == [(0, 9), (20, 30)]


async def test_processes_that_start_at_once_note_the_same_rows_once(place: Place) -> None:
    """Each finds that nothing is noted yet, and all write."""
    notes, outages = METADATA.tables["pulse"], METADATA.tables["outages"]

    def noted(connection: Connection) -> tuple[int, int]:
        for _ in range(2):
            pulse.add(connection, notes, id=pulse.ROW, at=1)
            pulse.add(connection, outages, began=1, until=2)
        same = outages.c.began == 1
        counts = [select(func.count()).select_from(notes), select(func.count()).select_from(outages).where(same)]
        first, second = (connection.scalar(count) or 0 for count in counts)
        connection.execute(delete(outages).where(same))
        return first, second

    assert await place.house.database.change(noted) == (1, 1)
