"""The store that processes share: they race, hear each other, and get over a server that goes away."""

import asyncio
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any

import asyncpg
import pytest

from tests.play.shelves import PATIENCE, begin, bodies, entry, in_postgresql, race, until
from tests.support.postgresql import PostgreSQL
from ziggurat.play.errors import Conflict, StoreUnavailable
from ziggurat.play.stores.postgresql import NEWS_AT_ONCE, PostgresqlStore
from ziggurat.play.stores.store import ANYTHING

SHORT = 0.3  # seconds in which a message would have come


@asynccontextmanager
async def raw(dsn: str) -> AsyncIterator[Any]:
    connection = await asyncpg.connect(dsn)
    try:
        yield connection
    finally:
        await connection.close()


# -- races between processes -----------------------------------------------------------------------------------------


def test_two_stores_race_for_each_ply_and_one_wins(dsn: str) -> None:
    async def scene() -> None:
        async with in_postgresql(dsn) as one, in_postgresql(dsn) as other:
            await begin(one, "m")
            for ply in range(1, 11):
                won = await race(
                    store.append("m", entry(ply, f"{name} {racer}"))
                    for racer in range(10)
                    for name, store in (("one", one), ("other", other))
                )
                assert won.count(True) == 1
            log = await bodies(one, "m")
            assert len(log) == 11
            assert await bodies(other, "m") == log

    asyncio.run(scene())


def test_two_stores_begin_the_same_match_and_one_does(dsn: str) -> None:
    async def scene() -> None:
        async with in_postgresql(dsn) as one, in_postgresql(dsn) as other:
            for number in range(20):
                stores = {"one": one, "other": other}
                won = await race(store.begin(f"m{number}", name, entry(0, name)) for name, store in stores.items())
                assert won.count(True) == 1
                winner = list(stores)[won.index(True)]
                assert (await one.setup(f"m{number}"), await bodies(other, f"m{number}")) == (winner, [winner])

    asyncio.run(scene())


def test_groups_that_meet_in_another_order_do_not_lock_each_other_out(dsn: str) -> None:
    """Whole groups for the same matches, from either end: every place has one winner, and nobody waits in a circle."""

    async def scene() -> None:
        async with in_postgresql(dsn) as one, in_postgresql(dsn) as other:
            names = [f"m{number:03}" for number in range(150)]
            begun = await race(
                [*(begin(one, name) for name in names), *(begin(other, name) for name in reversed(names))]
            )
            assert begun.count(True) == 150
            for ply in range(1, 6):
                won = await race(
                    [
                        *(one.append(name, entry(ply, "one")) for name in names),
                        *(other.append(name, entry(ply, "other")) for name in reversed(names)),
                    ]
                )
                assert all(mine != theirs for mine, theirs in zip(won[:150], reversed(won[150:]), strict=True))

    asyncio.run(scene())


@pytest.mark.parametrize("what", ["begin", "append"])
def test_two_groups_that_hold_what_the_other_wants_do_not_wait_in_a_circle(dsn: str, what: str) -> None:
    """A third holds m until both wait. In the order given, the one would then have a and want b, the other b and a."""

    async def scene() -> None:
        async with in_postgresql(dsn) as one, in_postgresql(dsn) as other, raw(dsn) as third:
            if what == "append":
                for name in ("a", "b", "m"):
                    await begin(one, name)
            holding = third.transaction()
            await holding.start()
            await third.execute(
                "INSERT INTO matches (id, setup, begun_at) VALUES ('m', '', 0)"
                if what == "begin"
                else "INSERT INTO events (match, ply, at, body) VALUES ('m', 1, 0, '')"
            )
            groups = asyncio.create_task(race([*group(one, "amb"), *group(other, "bma")]))
            async with asyncio.timeout(PATIENCE):
                while await third.fetchval("SELECT count(*) FROM pg_locks WHERE NOT granted") < 2:
                    await asyncio.sleep(0.01)
            await holding.rollback()
            won = await groups
            assert won in ([True] * 3 + [False] * 3, [False] * 3 + [True] * 3)

    def group(store: PostgresqlStore, names: str) -> list[Awaitable[None]]:
        if what == "begin":
            return [store.begin(name, "setup", entry(0)) for name in names]
        return [store.append(name, entry(1)) for name in names]

    asyncio.run(scene())


def test_several_stores_make_the_tables_at_once(dsn: str) -> None:
    async def scene() -> None:
        stores = await asyncio.gather(*(PostgresqlStore.open(dsn, make_tables=True) for _ in range(6)))
        await begin(stores[0], "m")
        for store in stores:
            assert await bodies(store, "m") == ["body 0"]
            await store.close()

    asyncio.run(scene())


# -- news ------------------------------------------------------------------------------------------------------------


def test_each_store_hears_what_the_others_have_appended_and_not_what_it_has_itself(dsn: str) -> None:
    async def scene() -> None:
        async with in_postgresql(dsn) as one, in_postgresql(dsn) as other, in_postgresql(dsn) as third:
            heard: dict[str, list[str]] = {"one": [], "other": [], "third": []}
            for name, store in (("one", one), ("other", other), ("third", third)):
                await store.listen(heard[name].append)
            await begin(one, "m")
            await begin(other, "n")
            await one.append("m", entry(1))
            await until(lambda: sorted(heard["third"]) == ["m", "m", "n"] and len(heard["other"]) == 2)
            await asyncio.sleep(SHORT)
            assert (heard["one"], heard["other"]) == (["n"], ["m", "m"])

    asyncio.run(scene())


def test_nothing_is_told_of_what_was_refused(dsn: str) -> None:
    async def scene() -> None:
        async with in_postgresql(dsn) as one, in_postgresql(dsn) as other:
            heard: list[str] = []
            await begin(one, "m", 1)
            await other.listen(heard.append)
            with pytest.raises(Conflict):
                await one.append("m", entry(1))
            with pytest.raises(Conflict):
                await one.begin("m", "again", entry(0))
            await begin(one, "n")
            await until(lambda: "n" in heard)
            assert heard == ["n"]

    asyncio.run(scene())


def test_news_comes_when_the_log_can_be_read(dsn: str) -> None:
    async def scene() -> None:
        async with in_postgresql(dsn) as one, in_postgresql(dsn) as other:
            heard: asyncio.Queue[str] = asyncio.Queue()
            await other.listen(heard.put_nowait)
            for number in range(30):
                await begin(one, f"m{number}")
                async with asyncio.timeout(PATIENCE):
                    assert await heard.get() == f"m{number}"
                assert await bodies(other, f"m{number}") == ["body 0"]

    asyncio.run(scene())


def test_a_great_group_is_told_in_full(dsn: str) -> None:
    """More names than one notification holds, each as long as those of the server."""

    async def scene() -> None:
        async with in_postgresql(dsn) as one, in_postgresql(dsn) as other:
            heard: list[str] = []
            await other.listen(heard.append)
            names = [f"{number:016x}" for number in range(2 * NEWS_AT_ONCE + 50)]
            await asyncio.gather(*(begin(one, name) for name in names))
            await until(lambda: len(heard) >= len(names))
            assert sorted(heard) == names

    asyncio.run(scene())


def test_shouts_are_heard_by_the_others_alone_and_by_those_who_heed(dsn: str) -> None:
    async def scene() -> None:
        async with in_postgresql(dsn) as one, in_postgresql(dsn) as other:
            news: list[str] = []
            heeded: dict[str, list[str]] = {"one": [], "other": [], "again": []}
            await one.heed(heeded["one"].append)
            await other.listen(news.append)
            await other.heed(heeded["other"].append)
            await other.heed(heeded["again"].append)
            for text in ("session 17 has ended", "", "two  spaces “ß” "):
                await one.shout(text)
            await other.shout("back")
            await until(lambda: len(heeded["again"]) == 3 and heeded["one"] == ["back"])
            await asyncio.sleep(SHORT)
            assert heeded["other"] == heeded["again"] == ["session 17 has ended", "", "two  spaces “ß” "]
            assert (heeded["one"], news) == (["back"], [])

    asyncio.run(scene())


# -- a server that goes away -----------------------------------------------------------------------------------------


def test_without_a_server_nothing_opens(postgresql: PostgreSQL) -> None:
    for dsn in ("postgresql://postgres@127.0.0.1:1/none", f"postgresql://postgres@127.0.0.1:{postgresql.port}/none"):
        with pytest.raises(StoreUnavailable, match="PostgreSQL"):
            asyncio.run(PostgresqlStore.open(dsn))


def test_without_its_tables_a_store_is_unavailable(dsn: str) -> None:
    async def scene() -> None:
        store = await PostgresqlStore.open(dsn)
        with pytest.raises(StoreUnavailable):
            await begin(store, "m")
        with pytest.raises(StoreUnavailable):
            await store.tail("m")
        await store.close()

    asyncio.run(scene())


def test_while_the_server_is_away_nothing_is_written_and_afterwards_all_goes_on(
    postgresql: PostgreSQL, dsn: str
) -> None:
    async def scene() -> None:
        async with in_postgresql(dsn) as one, in_postgresql(dsn) as other:
            heard: list[str] = []
            shouts: list[str] = []
            await other.listen(heard.append)
            await other.heed(shouts.append)
            await begin(one, "m", 2)
            await until(lambda: len(heard) == 3)
            heard.clear()
            await asyncio.to_thread(postgresql.stop)
            try:
                for store in (one, other):
                    with pytest.raises(StoreUnavailable):
                        await store.append("m", entry(3, "in the dark"))
                    with pytest.raises(StoreUnavailable):
                        await store.begin("n", "setup", entry(0))
                    with pytest.raises(StoreUnavailable):
                        await store.tail("m")
                    with pytest.raises(StoreUnavailable):
                        await store.setup("m")
                    with pytest.raises(StoreUnavailable):
                        await store.due(0, 9)
                    with pytest.raises(StoreUnavailable):
                        await store.shout("help")
                assert heard == []
            finally:
                await asyncio.to_thread(postgresql.start_again)
            assert await bodies(one, "m") == ["body 0", "body 1", "body 2"]
            await one.append("m", entry(3))
            assert await bodies(other, "m") == ["body 0", "body 1", "body 2", "body 3"]
            await until(lambda: ANYTHING in heard)
            heard.clear()
            await one.append("m", entry(4))
            await one.shout("hello again")
            await until(lambda: heard == ["m"] and shouts == ["hello again"])

    asyncio.run(scene())


def _heard_so_often(heard: list[str], times: int) -> bool:
    return heard.count(ANYTHING) >= times


def test_through_crashes_of_the_server_nothing_is_lost_and_nothing_doubled(postgresql: PostgreSQL, dsn: str) -> None:
    """Writers that send the same again until it is known to be written, while the server crashes twice."""

    async def write(store: PostgresqlStore, match: str, stop: asyncio.Event) -> tuple[int, int]:
        ply, outages = 0, 0
        while not stop.is_set():
            try:
                await store.append(match, entry(ply + 1))
            except StoreUnavailable:
                outages += 1
                await asyncio.sleep(0.02)
            except Conflict:
                log: list[str] = []
                with suppress(StoreUnavailable):
                    log = await bodies(store, match)
                if len(log) == ply + 2:  # it had been written, and only the answer was lost
                    assert log[-1] == f"body {ply + 1}"
                    ply += 1
            else:
                ply += 1
        return ply, outages

    async def scene() -> None:
        async with in_postgresql(dsn) as one, in_postgresql(dsn) as other:
            heard: list[str] = []
            await other.listen(heard.append)
            names = [f"m{number}" for number in range(12)]
            for name in names:
                await begin(one, name)
            stop = asyncio.Event()
            writers = [asyncio.create_task(write((one, other)[n % 2], name, stop)) for n, name in enumerate(names)]
            for crash in range(1, 3):
                await asyncio.sleep(0.3)
                await asyncio.to_thread(postgresql.crash)
                await until(partial(_heard_so_often, heard, crash))
            await asyncio.sleep(0.3)
            stop.set()
            told = await asyncio.gather(*writers)
            assert sum(outages for _, outages in told) > 0
            for name, (ply, _) in zip(names, told, strict=True):
                log = await bodies(one, name)
                assert log[: ply + 1] == [f"body {number}" for number in range(ply + 1)]
                assert len(log) - ply - 1 in (0, 1)  # at most the one whose answer was never asked for again
                assert ply > 0

    asyncio.run(scene())


def test_a_store_can_be_closed_while_the_server_is_away(postgresql: PostgreSQL, dsn: str) -> None:
    async def scene() -> None:
        store = await PostgresqlStore.open(dsn, make_tables=True)
        await store.listen(lambda name: None)
        await begin(store, "m")
        await asyncio.to_thread(postgresql.stop)
        try:
            async with asyncio.timeout(PATIENCE):
                await store.close()
        finally:
            await asyncio.to_thread(postgresql.start_again)

    asyncio.run(scene())
