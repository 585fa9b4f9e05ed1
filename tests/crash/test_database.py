"""PostgreSQL goes down under load while the server lives. `ZIGGURAT_CRASHES=100` for a hundred times."""

import asyncio
import http.client
import os

import pytest

from tests.crash.logs import check_streams, judge, read_logs
from tests.crash.players import Crowd, Network, Tally, acknowledged, until
from tests.support.postgresql import PostgreSQL
from tests.support.servers import ServerProcess

CRASHES = int(os.environ.get("ZIGGURAT_CRASHES", "4"))
PAIRS = 6

pytestmark = pytest.mark.compiled


def status_of(server: ServerProcess, path: str) -> int:
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)
    try:
        connection.request("GET", path)
        return connection.getresponse().status
    finally:
        connection.close()


async def crash_again_and_again(postgresql: PostgreSQL, server: ServerProcess, tally: Tally) -> None:
    """Power cuts, each in the middle of play; then it stays away for a while."""
    for _ in range(CRASHES):
        await acknowledged(tally, 60)
        await asyncio.to_thread(postgresql.crash)
    await asyncio.to_thread(postgresql.stop)
    try:
        told = len(tally.unavailable) + 2 * PAIRS
        await until(lambda: len(tally.unavailable) >= told)
        assert await asyncio.to_thread(status_of, server, "/healthz") == 200
        assert await asyncio.to_thread(status_of, server, "/readyz") == 503
    finally:
        await asyncio.to_thread(postgresql.start_again)


def test_the_server_outlives_its_database(postgresql: PostgreSQL) -> None:
    url = postgresql.new_database()

    async def scenario(server: ServerProcess) -> None:
        tally = Tally()
        async with Network() as net:
            crowd = await Crowd.gather(net, lambda: server.address, tally, PAIRS, seed=2)
            await crowd.play_while(crash_again_and_again(postgresql, server, tally))
        assert server.running
        verdict = await judge(url, tally, crowd.games)
        print(f"{CRASHES + 1} restarts of PostgreSQL: {verdict}; {len(tally.unavailable)} answers with 503")
        assert (verdict.lost, verdict.doubled) == (0, 0)
        assert (server.starts, tally.broken) == (1, 0)
        assert not any(viewer.broken for viewer in tally.viewers)
        check_streams(tally, await read_logs(url))
        assert await asyncio.to_thread(server.terminate) == 0

    with ServerProcess(url) as server:
        asyncio.run(scenario(server))
