"""The server is told to stop under load: what it has begun it finishes, and says goodbye."""

import asyncio

import pytest

from tests.crash.logs import check_streams, judge, read_logs
from tests.crash.players import Crowd, Network, Tally, acknowledged, started
from tests.support.servers import ServerProcess

STOPS = 2
PAIRS = 5

pytestmark = pytest.mark.compiled


async def stop_and_start(server: ServerProcess, tally: Tally) -> None:
    for _ in range(STOPS):
        await acknowledged(tally, 100)
        assert await asyncio.to_thread(server.terminate) == 0
        server.launch()
        await started(server)


def test_stopping_loses_nothing_and_ends_streams_in_good_order(database_url: str) -> None:
    async def scenario(server: ServerProcess) -> None:
        tally = Tally()
        async with Network() as net:
            crowd = await Crowd.gather(net, lambda: server.address, tally, PAIRS, seed=6)
            await crowd.play_while(stop_and_start(server, tally))
        verdict = await judge(database_url, tally, crowd.games)
        assert (verdict.lost, verdict.doubled) == (0, 0)
        check_streams(tally, await read_logs(database_url))
        assert sum(viewer.closings for viewer in tally.viewers) > PAIRS
        assert not any(viewer.broken for viewer in tally.viewers)
        assert [line["what"] for line in server.log_lines].count("stopped") == STOPS
        assert server.faults == []

    with ServerProcess(database_url) as server:
        asyncio.run(scenario(server))
