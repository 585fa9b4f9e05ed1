"""One suite over every store: (match, ply) is the key, and who comes second gets a conflict, never a merge."""

import asyncio
import random
from contextlib import suppress
from functools import partial

import msgspec
import pytest

from tests.play.shelves import Opener, begin, bodies, entry, race, until
from tests.play.tables import LIVE, lively, seen
from ziggurat.play.errors import Conflict, StoreUnavailable, UnknownMatch
from ziggurat.play.events import decode, encode
from ziggurat.play.match import Match
from ziggurat.play.setup import Setup
from ziggurat.play.stores import Entry, Store
from ziggurat.play.stores.store import Write

RACERS = 50


def test_a_log_is_begun_appended_to_and_read(opener: Opener) -> None:
    async def scene() -> None:
        async with opener() as store:
            entries = [
                Entry(0, 5, None, "zero"),
                Entry(1, 6, 1_700_000_000_000, "one"),
                Entry(2, 6, None, "two “ß” 巴"),
            ]
            await store.begin("m", '{"key":"ä"}', entries[0])
            assert await store.tail("m") == entries[:1]
            for next_entry in entries[1:]:
                await store.append("m", next_entry)
            assert await store.tail("m") == entries
            assert all(type(found) is Entry for found in await store.tail("m"))
            assert await store.setup("m") == '{"key":"ä"}'

    asyncio.run(scene())


def test_the_tail_begins_behind_a_ply(opener: Opener) -> None:
    async def scene() -> None:
        async with opener() as store:
            await begin(store, "m", 4)
            whole = [entry(ply) for ply in range(5)]
            for after in (-7, -2, -1, 0, 1, 3, 4, 5, 99):
                assert await store.tail("m", after) == whole[max(0, after + 1) :]

    asyncio.run(scene())


def test_the_tail_is_a_copy(opener: Opener) -> None:
    async def scene() -> None:
        async with opener() as store:
            await begin(store, "m", 1)
            (await store.tail("m")).clear()
            assert len(await store.tail("m")) == 2

    asyncio.run(scene())


def test_an_unknown_match_has_no_setup_and_no_log(opener: Opener) -> None:
    async def scene() -> None:
        async with opener() as store:
            await begin(store, "m", 1)
            for name in ("n", "", "M", "m ", "'; DROP TABLE events; --"):
                with pytest.raises(UnknownMatch):
                    await store.setup(name)
                assert await store.tail(name) == []

    asyncio.run(scene())


@pytest.mark.parametrize("ply", [-1, 0, 1, 2])
def test_nothing_can_be_appended_to_an_unknown_match(opener: Opener, ply: int) -> None:
    async def scene() -> None:
        async with opener() as store:
            with pytest.raises(Conflict):
                await store.append("m", entry(ply, due=50))
            assert await store.tail("m", -9) == []
            assert await store.due(0, 99) == []
            await begin(store, "m")  # and it is still free to begin
            assert await bodies(store, "m") == ["body 0"]

    asyncio.run(scene())


def test_a_log_begins_only_once(opener: Opener) -> None:
    async def scene() -> None:
        async with opener() as store:
            await store.begin("m", "first", entry(0, "first"))
            for _ in range(2):
                with pytest.raises(Conflict):
                    await store.begin("m", "second", entry(0, "second"))
            await store.append("m", entry(1))
            with pytest.raises(Conflict):
                await store.begin("m", "third", entry(0, "third"))
            assert await store.setup("m") == "first"
            assert await bodies(store, "m") == ["first", "body 1"]

    asyncio.run(scene())


@pytest.mark.parametrize("ply", [-1, 1, 2])
def test_a_log_begins_with_ply_0_or_not_at_all(opener: Opener, ply: int) -> None:
    async def scene() -> None:
        async with opener() as store:
            with pytest.raises(Conflict):
                await store.begin("m", "setup", entry(ply, due=50))
            with pytest.raises(UnknownMatch):
                await store.setup("m")
            assert await store.tail("m", -9) == []
            assert await store.due(0, 99) == []
            await begin(store, "m")
            with pytest.raises(Conflict):
                await store.begin("m", "setup", entry(1))  # an append in disguise
            assert await bodies(store, "m") == ["body 0"]

    asyncio.run(scene())


@pytest.mark.parametrize("ply", [-1, 0, 1, 2, 3, 5, 6, 100])
def test_a_stale_write_a_second_one_and_one_that_skips_are_conflicts(opener: Opener, ply: int) -> None:
    async def scene() -> None:
        async with opener() as store:
            await begin(store, "m", 3)
            with pytest.raises(Conflict):
                await store.append("m", entry(ply, "late"), outcome="over")
            assert await store.tail("m", -9) == [entry(ply) for ply in range(4)]
            await store.append("m", entry(4, due=60))
            assert await store.due(0, 99) == ["m"]  # nor has the refused one ended the match

    asyncio.run(scene())


def test_the_same_written_twice_is_a_conflict_too(opener: Opener) -> None:
    async def scene() -> None:
        async with opener() as store:
            await begin(store, "m", 1)
            with pytest.raises(Conflict):
                await store.append("m", entry(1))

    asyncio.run(scene())


def test_matches_do_not_touch_each_other(opener: Opener) -> None:
    async def scene() -> None:
        async with opener() as store:
            await asyncio.gather(*(begin(store, f"m{number}", number) for number in range(20)))
            for number in range(20):
                assert len(await bodies(store, f"m{number}")) == number + 1

    asyncio.run(scene())


# -- races -----------------------------------------------------------------------------------------------------------


def test_of_fifty_who_race_for_a_ply_exactly_one_wins(opener: Opener) -> None:
    async def scene() -> None:
        async with opener() as store:
            await begin(store, "m")
            for ply in range(1, 6):
                won = await race(store.append("m", entry(ply, f"racer {racer}")) for racer in range(RACERS))
                assert won.count(True) == 1
                assert (await bodies(store, "m"))[ply:] == [f"racer {won.index(True)}"]

    asyncio.run(scene())


def test_of_fifty_who_begin_a_match_exactly_one_does(opener: Opener) -> None:
    async def scene() -> None:
        async with opener() as store:
            won = await race(store.begin("m", f"setup {racer}", entry(0, f"racer {racer}")) for racer in range(RACERS))
            assert won.count(True) == 1
            assert await store.setup("m") == f"setup {won.index(True)}"
            assert await bodies(store, "m") == [f"racer {won.index(True)}"]

    asyncio.run(scene())


def test_a_conflict_in_a_group_does_not_disturb_the_others(opener: Opener) -> None:
    """All are on their way at once: good ones, stale ones, ones that skip, second begins, unknown matches."""

    async def scene() -> None:
        async with opener() as store:
            for number in range(10):
                await begin(store, f"m{number}", 2)
            good = [store.append(f"m{number}", entry(3, "good"), "over") for number in range(10)]
            bad = [
                *(store.append(f"m{number}", entry(1, "stale"), "over") for number in range(10)),
                *(store.append(f"m{number}", entry(5, "skips")) for number in range(10)),
                *(store.begin(f"m{number}", "again", entry(0, "again")) for number in range(10)),
                *(store.append(f"x{number}", entry(1, "unknown")) for number in range(10)),
            ]
            new = [store.begin(f"n{number}", "new", entry(0, "new")) for number in range(10)]
            together = [(write, True) for write in good + new] + [(write, False) for write in bad]
            random.Random(3).shuffle(together)
            won = await race(write for write, _ in together)
            assert won == [expected for _, expected in together]
            for number in range(10):
                assert await bodies(store, f"m{number}") == ["body 0", "body 1", "body 2", "good"]
                assert await bodies(store, f"n{number}") == ["new"]
                assert await store.setup(f"m{number}") == f"setup of m{number}"
                assert await store.tail(f"x{number}", -9) == []

    asyncio.run(scene())


def test_a_second_begin_beside_an_append_leaves_the_append_alone(opener: Opener) -> None:
    async def scene() -> None:
        async with opener() as store:
            await begin(store, "m")
            won = await race([store.begin("m", "again", entry(0, "again")), store.append("m", entry(1, "next"))])
            assert won == [False, True]
            assert await bodies(store, "m") == ["body 0", "next"]

    asyncio.run(scene())


def test_writes_sent_without_waiting_leave_no_gap(opener: Opener) -> None:
    """Each is taken in its place or refused; what was taken is an unbroken log of just those."""

    async def scene() -> None:
        async with opener() as store:
            won = await race([begin(store, "m"), *(store.append("m", entry(ply)) for ply in range(1, 9))])
            taken = [f"body {ply}" for ply, good in enumerate(won) if good]
            assert await bodies(store, "m") == taken
            assert taken

    asyncio.run(scene())


def test_writers_who_look_and_try_again_lose_nothing(opener: Opener) -> None:
    """Many writers, one log: each repeats after a conflict until its word is in; every word is there once."""

    async def write(store: Store, words: list[str]) -> None:
        for word in words:
            while True:
                log = await store.tail("m")
                try:
                    await store.append("m", entry(len(log), word))
                    break
                except Conflict:
                    await asyncio.sleep(0)

    async def scene() -> None:
        async with opener() as store:
            await begin(store, "m")
            words = [[f"{writer}-{number}" for number in range(6)] for writer in range(8)]
            await asyncio.gather(*(write(store, mine) for mine in words))
            log = (await bodies(store, "m"))[1:]
            assert sorted(log) == sorted(word for mine in words for word in mine)
            for mine in words:
                assert [word for word in log if word in mine] == mine

    asyncio.run(scene())


def test_a_writer_who_gives_up_waiting_does_not_disturb_the_others(opener: Opener) -> None:
    async def scene() -> None:
        async with opener() as store:
            for number in range(5):
                await begin(store, f"m{number}")
            tasks = [asyncio.create_task(store.append(f"m{number}", entry(1))) for number in range(5)]
            await asyncio.sleep(0)
            tasks[2].cancel()
            results = await asyncio.gather(*tasks, return_exceptions=True)
            assert [result for place, result in enumerate(results) if place != 2] == [None] * 4
            await store.append("m0", entry(2))
            assert [len(await bodies(store, f"m{number}")) for number in (0, 1, 3, 4)] == [3, 2, 2, 2]

    asyncio.run(scene())


def test_who_posts_is_told_once_and_one_who_fails_to_listen_does_not_disturb_the_others(opener: Opener) -> None:
    async def scene() -> None:
        async with opener() as store:
            for number in range(4):
                await begin(store, f"m{number}")
            told: list[tuple[int, type | None]] = []

            def hear(number: int, error: Exception | None) -> None:
                told.append((number, type(error) if error else None))
                assert number != 1

            for number, ply in enumerate((1, 1, 5, 1)):
                with suppress(AssertionError):  # one that is done at once may fail at once
                    store.post(Write(f"m{number}", entry(ply)), partial(hear, number))
            await until(lambda: len(told) == 4)
            await store.append("m0", entry(2))
            await store.append("m1", entry(2))
            assert sorted(told, key=lambda pair: pair[0]) == [(0, None), (1, None), (2, Conflict), (3, None)]

    asyncio.run(scene())


def test_one_who_watches_and_fails_does_not_stop_the_store(opener: Opener) -> None:
    async def scene() -> None:
        async with opener() as store:
            await begin(store, "m")

            def fails(error: Exception | None) -> None:
                raise RuntimeError("no pulse today")

            store.watch(fails)
            async with asyncio.timeout(60):
                for ply in (1, 2):
                    await store.append("m", entry(ply))
            assert len(await bodies(store, "m")) == 3

    asyncio.run(scene())


# -- what is due -----------------------------------------------------------------------------------------------------


def test_due_is_a_window_of_time_open_at_its_start_and_closed_at_its_end(opener: Opener) -> None:
    async def scene() -> None:
        async with opener() as store:
            for due in (10, 20, 30):
                await begin(store, f"at {due}", due=due)
            await begin(store, "never")
            windows = {
                (0, 9): set[str](),
                (0, 10): {"at 10"},
                (10, 20): {"at 20"},
                (9, 30): {"at 10", "at 20", "at 30"},
                (10, 29): {"at 20"},
                (30, 99): set[str](),
                (20, 20): set[str](),
            }
            for (after, upto), expected in windows.items():
                found = await store.due(after, upto)
                assert set(found) == expected
                assert len(found) == len(expected)

    asyncio.run(scene())


def test_only_the_last_entry_says_when_a_match_is_due(opener: Opener) -> None:
    async def scene() -> None:
        async with opener() as store:
            await begin(store, "m", due=10)
            await store.append("m", entry(1, due=50))
            assert (await store.due(0, 40), await store.due(40, 60)) == ([], ["m"])
            await store.append("m", entry(2, due=30))
            assert (await store.due(0, 40), await store.due(40, 60)) == (["m"], [])
            await store.append("m", entry(3))
            assert await store.due(0, 100) == []

    asyncio.run(scene())


def test_a_match_that_is_over_is_not_due(opener: Opener) -> None:
    async def scene() -> None:
        async with opener() as store:
            for name in ("m", "n"):
                await begin(store, name, 1, due=10)
            await store.append("m", entry(2, due=10), outcome='{"winners":[0]}')
            assert await store.due(0, 100) == ["n"]
            await store.append("n", entry(2, due=10))
            assert await store.due(0, 100) == ["n"]

    asyncio.run(scene())


def test_a_match_can_begin_and_end_with_one_entry(opener: Opener) -> None:
    async def scene() -> None:
        async with opener() as store:
            await store.write(Write("m", entry(0, due=10), setup="setup", outcome="over"))
            assert await store.due(0, 100) == []
            assert await store.setup("m") == "setup"

    asyncio.run(scene())


def test_times_are_wide(opener: Opener) -> None:
    async def scene() -> None:
        async with opener() as store:
            late = 2**53
            await store.begin("m", "setup", Entry(0, late, late, "body"))
            assert await store.tail("m") == [Entry(0, late, late, "body")]
            assert await store.due(late - 1, late) == ["m"]

    asyncio.run(scene())


# -- closing and opening again ---------------------------------------------------------------------------------------


def test_closing_finishes_what_is_being_written(lasting: Opener) -> None:
    async def scene() -> None:
        async with lasting() as store:
            await asyncio.gather(*(begin(store, f"m{number}") for number in range(100)))
            tasks = [asyncio.create_task(store.append(f"m{number}", entry(1))) for number in range(100)]
            await asyncio.sleep(0)  # they have been sent, and nothing more
        assert await asyncio.gather(*tasks) == [None] * 100
        async with lasting() as store:
            for number in range(100):
                assert await bodies(store, f"m{number}") == ["body 0", "body 1"]

    asyncio.run(scene())


def test_a_closed_store_takes_nothing_and_says_so(lasting: Opener) -> None:
    async def scene() -> None:
        async with lasting() as store:
            await begin(store, "m")
        with pytest.raises(StoreUnavailable):
            await store.append("m", entry(1))
        with pytest.raises(StoreUnavailable):
            await store.tail("m")

    asyncio.run(scene())


def test_what_was_written_is_there_after_opening_again(lasting: Opener) -> None:
    async def scene() -> None:
        async with lasting() as store:
            await begin(store, "m", 3, due=10)
            await begin(store, "over", 1, due=10)
            await store.append("over", entry(2, due=10), outcome="over")
        for ply in range(4, 7):
            async with lasting() as store:
                assert await store.setup("m") == "setup of m"
                assert await store.due(0, 100) == ["m"]
                with pytest.raises(Conflict):
                    await store.append("m", entry(ply - 1, "late"))
                await store.append("m", entry(ply, due=10))
                assert await bodies(store, "m") == [f"body {number}" for number in range(ply + 1)]

    asyncio.run(scene())


def test_a_match_goes_on_after_a_restart_with_the_same_clocks_and_deadlines(lasting: Opener) -> None:
    played = [lively(seed, LIVE, most=60) for seed in range(3)]

    async def scene() -> None:
        async with lasting() as store:
            for number, (match, _) in enumerate(played):
                for ply in range(match.ply + 1):
                    then = match.at(ply)
                    setup = match.setup.encode() if ply == 0 else None
                    outcome = msgspec.json.encode(then.over).decode() if then.over else None
                    kept = Entry(ply, then.times[-1], then.due, encode(then.events[-1], "babel"))
                    await store.write(Write(f"m{number}", kept, setup, outcome))
        async with lasting() as store:
            for number, (match, _) in enumerate(played):
                log = [(decode(kept.body, "babel"), kept.at) for kept in await store.tail(f"m{number}")]
                again = Match.replay(Setup.decode(await store.setup(f"m{number}")), log)
                assert seen(again) == seen(match)
                assert (await store.tail(f"m{number}"))[-1].due == match.due
            running = {f"m{number}" for number, (match, _) in enumerate(played) if match.due is not None}
            assert set(await store.due(0, 2**60)) == running
            assert running

    asyncio.run(scene())
