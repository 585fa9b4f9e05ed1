"""Several server processes on one PostgreSQL: they serve the same matches, and stand in for one another."""

import asyncio
import time
from contextlib import ExitStack

import pytest

from tests.crash.logs import check_log, check_streams, is_there, judge, read_logs
from tests.crash.players import Network, Person, Player, Tally, Viewer, until
from tests.support.postgresql import PostgreSQL
from tests.support.servers import ServerProcess

AT_ONCE = 4
SOME_SECONDS = 15.0

# A bot's action stays on its way until whoever sends it is gone.
HOLD_UP = """CREATE FUNCTION hold_up() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN PERFORM pg_sleep(300); RETURN NEW; END $$;
    CREATE TRIGGER hold_up BEFORE INSERT ON events FOR EACH ROW
    WHEN (NEW.body LIKE '%"seat":1%') EXECUTE FUNCTION hold_up()"""
HELD_UP = "SELECT count(*) FROM pg_stat_activity WHERE wait_event = 'PgSleep' AND datname = current_database()"
LET_GO = """SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE wait_event = 'PgSleep' AND datname = current_database();
    DROP TRIGGER hold_up ON events"""

pytestmark = pytest.mark.compiled


def name_of(url: str) -> str:
    return url.rpartition("/")[2]


def test_a_match_between_two_processes_outlives_one(postgresql: PostgreSQL) -> None:
    url = postgresql.new_database()

    async def scenario(first: ServerProcess, second: ServerProcess) -> None:
        tally = Tally()
        home = first.address
        async with Network() as net:
            ann = await Person.new(net, lambda: home, tally)
            bob = await Person.new(net, lambda: second.address, tally)
            eve = await Person.new(net, lambda: home, tally)
            game = await ann.begin_with(bob)
            players = [Player(ann, game, 0, stream=True, seed=3), Player(bob, game, 1, stream=True, seed=4)]
            async with asyncio.TaskGroup() as tasks:
                for player in players:
                    tasks.create_task(player.play())
                onlooker = Viewer(eve, game)
                tasks.create_task(onlooker.watch())
                await until(lambda: len(tally.actions) >= 40)
                home = second.address
                first.kill()
        verdict = await judge(url, tally, [game])
        assert (verdict.lost, verdict.doubled) == (0, 0)
        check_streams(tally, await read_logs(url))
        assert [viewer.broken for viewer in tally.viewers] == [1, 0, 1]

    with ServerProcess(url) as first, ServerProcess(url) as second:
        asyncio.run(scenario(first, second))


def test_another_process_takes_up_a_bot(postgresql: PostgreSQL) -> None:
    url = postgresql.new_database()

    async def scenario(first: ServerProcess, second: ServerProcess) -> None:
        tally = Tally()
        home = first.address
        async with Network() as net:
            ann = await Person.new(net, lambda: home, tally)
            game = await ann.open_table(seats=["me", "greedy"], start=True)
            await asyncio.to_thread(postgresql.execute, name_of(url), HOLD_UP)
            player = Player(ann, game, 0, stream=False, seed=5)
            await _play_until_the_bot_is_to_act(player)
            await until(lambda: postgresql.execute(name_of(url), HELD_UP).strip() == "1")
            home = second.address
            first.kill()
            await asyncio.to_thread(postgresql.execute, name_of(url), LET_GO)
            await _log_grows(url, game, player.latest["ply"])
            await player.play()
        log = (await read_logs(url))[game]
        check_log(log)
        assert all(is_there(log, each) for each in tally.actions)

    with ServerProcess(url) as first, ServerProcess(url) as second:
        asyncio.run(scenario(first, second))


async def _play_until_the_bot_is_to_act(player: Player) -> None:
    now = await player.look()
    while now["to_act"] == [player.seat]:
        await player.act(now["ply"], now["legal"][0]["action"])
        now = player.latest


async def _log_grows(url: str, game: str, ply: int) -> None:
    """Nobody asks the other process for anything: it finds out by itself."""
    deadline = time.monotonic() + SOME_SECONDS
    while (await read_logs(url))[game].plies[-1] <= ply:
        assert time.monotonic() < deadline, f"nobody has taken up the bot within {SOME_SECONDS} s"
        await asyncio.sleep(0.2)


def test_several_start_at_once_on_a_fresh_database(postgresql: PostgreSQL) -> None:
    url = postgresql.new_database()

    async def scenario(servers: list[ServerProcess]) -> None:
        tally = Tally()
        async with Network() as net:
            ann = await Person.new(net, lambda: servers[0].address, tally)
            game = await ann.open_table(seats=["me", "greedy"], start=True)
            for server in servers:
                answer = await ann.http.get(f"{server.address}/api/games/{game}", headers=ann.headers)
                assert (answer.status_code, answer.json()["seat"]) == (200, 0)

    with ExitStack() as stack:
        servers = [ServerProcess(url) for _ in range(AT_ONCE)]
        for server in servers:
            stack.callback(server.clean_up)
            server.launch()
        for server in servers:
            server.wait_until_ready()
        assert postgresql.execute(name_of(url), "SELECT count(*) FROM alembic_version").strip() == "1"
        assert [server.faults for server in servers] == [[]] * AT_ONCE
        asyncio.run(scenario(servers))
        assert [server.terminate() for server in servers] == [0] * AT_ONCE
