"""A clock would have run out while no server ran: the time is given back, and only what follows counts."""

import asyncio
import time

import pytest

from tests.crash.logs import Log, check_log, is_there, read_logs
from tests.crash.players import Network, Person, Player, Tally
from tests.support.servers import ServerProcess
from ziggurat.play.events import TakenBack, TakenOver, TimeReturned

BANK = 3  # seconds
AT_LAST = 60.0  # seconds; it is asked for again and again

pytestmark = pytest.mark.compiled


async def log_of(database: str, game: str) -> Log:
    return (await read_logs(database))[game]


async def taken_over(database: str, game: str) -> int:
    """The ply of the takeover, when it is there."""
    deadline = time.monotonic() + AT_LAST
    while True:
        events = (await log_of(database, game)).events
        for ply, event in enumerate(events):
            if isinstance(event, TakenOver):
                assert event == TakenOver(seat=0, agent="greedy", reason="time")
                return ply
        assert time.monotonic() < deadline, f"nobody took over: {events}"
        await asyncio.sleep(0.1)


def test_a_deadline_that_nobody_saw_pass(database_url: str) -> None:
    async def scenario(server: ServerProcess) -> None:
        tally = Tally()
        async with Network() as net:
            ann = await Person.new(net, lambda: server.address, tally)
            bob = await Person.new(net, lambda: server.address, tally)
            game = await ann.begin_with(bob, clock={"kind": "live", "bank": BANK, "increment": 600})
            late = Player(ann, game, 0, stream=False, seed=8)
            seen = await late.look()
            server.kill()
            await asyncio.sleep(max(0.0, seen["clock"]["deadlines"][0] / 1000 - time.time()) + 0.5)
            assert (await log_of(database_url, game)).plies == [0]
            await asyncio.to_thread(server.start)
            ply = await taken_over(database_url, game)
            lost, late_at = (await log_of(database_url, game)).events[1], (await log_of(database_url, game)).times[ply]
            assert isinstance(lost, TimeReturned)
            down = lost.until - max(lost.began, seen["clock"]["since"][0])
            assert late_at >= seen["clock"]["deadlines"][0] + down
            assert down >= 500
            await play_on(late, Player(bob, game, 1, stream=False, seed=9))
        log = await log_of(database_url, game)
        check_log(log)
        assert all(is_there(log, each) for each in tally.actions)
        assert TakenBack(seat=0) in log.events

    with ServerProcess(database_url) as server:
        asyncio.run(scenario(server))


async def play_on(late: Player, other: Player) -> None:
    """The bot plays for who was late, until they come back; then both play to the end."""
    now = await other.look()
    while now["to_act"] != [other.seat]:
        await asyncio.sleep(0.05)
        now = await other.look()
    assert now["seats"][0]["agent"] == "greedy"
    await late.person.ask("POST", f"/api/games/{late.game}/return", {"ply": now["ply"]})
    await late.look()
    await other.look()
    async with asyncio.TaskGroup() as seats:
        seats.create_task(late.play())
        seats.create_task(other.play())
