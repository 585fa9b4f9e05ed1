"""The processes in which bots think, beside a real server: they come with it and go with it, however it goes."""

import asyncio
import os
import signal
from pathlib import Path

import pytest

from tests.crash.players import ASK, GIVE_UP, Network, Person, Tally, until
from tests.support.servers import ServerProcess

pytestmark = [
    pytest.mark.compiled,
    pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes are looked up in /proc"),
]


def thinkers(server: int) -> list[int]:
    """The processes for bots of a server."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            words = (folder / "cmdline").read_bytes().split(b"\0")
        except OSError:
            continue
        if parent == server and b"ziggurat.server.thinking.worker" in words:
            found.append(int(folder.name))
    return found


def lives(pid: int) -> bool:
    """Whether a process is there, and not just not buried yet."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def priority(pid: int) -> int:
    """How far others come before a process."""
    return os.getpriority(os.PRIO_PROCESS, pid)


async def one_of(server: ServerProcess) -> int:
    await until(lambda: bool(thinkers(server.pid)))
    return thinkers(server.pid)[0]


def test_a_bots_process_that_is_killed_is_replaced_and_none_outlives_the_server(tmp_path: Path) -> None:
    async def scenario(server: ServerProcess) -> None:
        async with Network() as net:
            ann = await Person.new(net, lambda: server.address, Tally())
            first = await one_of(server)
            await until(lambda: priority(first) > priority(server.pid))
            game = await ann.open_table(seats=["search:ms=2000", "search:ms=2000"], start=True)
            os.kill(first, signal.SIGKILL)
            async with asyncio.timeout(GIVE_UP):
                while (shown := (await ann.ask("GET", f"/api/games/{game}"))[0])["ply"] < 2:
                    await asyncio.sleep(ASK)
            assert [seat["agent"] for seat in shown["seats"]] == ["search:ms=2000"] * 2
            assert first not in thinkers(server.pid)
            left = thinkers(server.pid)
            assert left
            server.kill()
            await until(lambda: not any(map(lives, left)))
            await asyncio.to_thread(server.start)
            again = await one_of(server)
            assert await asyncio.to_thread(server.terminate) == 0
            await until(lambda: not lives(again))

    with ServerProcess(str(tmp_path / "server.sqlite3")) as server:
        asyncio.run(scenario(server))
