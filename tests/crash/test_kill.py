"""The server is killed again and again under load. `ZIGGURAT_CRASHES=100` for a hundred times, `-s` for the figures."""

import asyncio
import os
import random

import pytest

from tests.crash.logs import check_streams, judge, read_logs
from tests.crash.players import Crowd, Network, Tally, acknowledged, started
from tests.support.postgresql import PostgreSQL
from tests.support.servers import ServerProcess

CRASHES = int(os.environ.get("ZIGGURAT_CRASHES", "4"))
PAIRS = 12

pytestmark = pytest.mark.compiled


async def kill_again_and_again(servers: list[ServerProcess], tally: Tally, chance: random.Random) -> None:
    """Any of them: while it starts, when it has just started, and in the middle of bursts."""
    for _ in range(CRASHES):
        server = chance.choice(servers)
        moment = chance.choice(["starting", "started", "burst", "burst"])
        if moment == "starting":
            await asyncio.sleep(chance.random() * 1.5)
        else:
            await started(server)
            if moment == "started":
                await asyncio.sleep(chance.random() * 0.05)
            else:
                await acknowledged(tally, chance.randrange(1, 120))
        server.kill()
        server.launch()
    for server in servers:
        await started(server)


def test_nothing_acknowledged_is_lost_or_doubled(database_url: str) -> None:
    async def scenario(server: ServerProcess) -> None:
        tally = Tally()
        async with Network() as net:
            crowd = await Crowd.gather(net, lambda: server.address, tally, PAIRS, seed=1)
            await crowd.play_while(kill_again_and_again([server], tally, random.Random(7)))
        assert await asyncio.to_thread(server.terminate) == 0
        verdict = await judge(database_url, tally, crowd.games)
        print(f"{server.starts - 1} kills: {verdict}; {tally.reconnects} times a stream came back")
        assert (verdict.lost, verdict.doubled) == (0, 0)
        assert server.starts == CRASHES + 1
        assert tally.unavailable == []
        assert tally.reconnects > 0
        check_streams(tally, await read_logs(database_url))

    with ServerProcess(database_url) as server:
        asyncio.run(scenario(server))


def test_two_processes_lose_and_double_nothing_between_them(postgresql: PostgreSQL) -> None:
    """Every request and every stream goes to either, the same again too; one after the other is killed."""
    url, where = postgresql.new_database(), random.Random(5)

    async def scenario(servers: list[ServerProcess]) -> None:
        tally = Tally()
        async with Network() as net:
            crowd = await Crowd.gather(net, lambda: where.choice(servers).address, tally, PAIRS, seed=3)
            await crowd.play_while(kill_again_and_again(servers, tally, random.Random(11)))
        assert [await asyncio.to_thread(server.terminate) for server in servers] == [0, 0]
        verdict = await judge(url, tally, crowd.games)
        kills = [server.starts - 1 for server in servers]
        print(f"{kills} kills of two processes: {verdict}; {tally.reconnects} times a stream came back")
        assert (verdict.lost, verdict.doubled) == (0, 0)
        assert sum(kills) == CRASHES
        assert tally.reconnects > 0
        check_streams(tally, await read_logs(url))

    with ServerProcess(url) as first, ServerProcess(url) as second:
        asyncio.run(scenario([first, second]))
