"""Processes in which bots think: whatever one of them does, the others answer, and the server lives on."""

import asyncio
import contextlib
import json
import logging
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.support.puppets import MAKER, Stage
from ziggurat import Babel, Wonders
from ziggurat.server.errors import QueueFull
from ziggurat.server.fair import Payer
from ziggurat.server.metrics import Metrics
from ziggurat.server.settings import Settings
from ziggurat.server.thinking import pool as pools
from ziggurat.server.thinking import thinker
from ziggurat.server.thinking.errors import AgentFailed, NoThinkers, NotWanted, ThinkerDied, ThoughtTooLong
from ziggurat.server.thinking.messages import Question
from ziggurat.server.thinking.pool import Pool
from ziggurat.server.thinking.thinker import Thinker

ANN, BOB, CARL = Payer("1.1.1.1", "ann"), Payer("2.2.2.2", "bob"), Payer("3.3.3.3", "carl")
LONGEST = 900.0  # seconds after which a test counts as stuck
GAME = Babel(4)


@asynccontextmanager
async def pool_of(processes: int = 1, **settings: Any) -> AsyncIterator[Pool]:
    pool = Pool(Settings(database="unused", bot_processes=processes, bot_maker=MAKER, **settings), Metrics())
    try:
        async with asyncio.timeout(LONGEST):
            yield pool
    finally:
        await pool.close()


def question(agent: str, seat: int | None = None, match: str = "m", game: Any = GAME, within: int = 100) -> Question:
    return Question.about(match, agent, game.view(game.to_act[0] if seat is None else seat), within)


async def until(what: Callable[[], bool]) -> None:
    while not what():
        await asyncio.sleep(0.01)


def lives(pid: int) -> bool:
    """Whether a process is there, and not just not buried yet."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def first() -> int:
    return GAME.legal[0].number


def test_agents_answer_from_views_of_both_games(stage: Stage) -> None:
    async def scenario() -> None:
        async with pool_of() as pool:
            for game in (GAME, Wonders(4, players="3")):
                answer = await pool.ask(question("greedy", game=game), ANN)
                assert answer.choice in game.legal_for(game.to_act[0])
            assert len(pool._all) == 1

    asyncio.run(scenario())


def test_the_process_sees_the_view_and_nothing_else(stage: Stage) -> None:
    """What goes over is the same to the byte in two worlds that look alike, and the process reads just that."""

    async def scenario() -> None:
        stage.follow(mason=f"notes:{stage.marker('')}")
        other = GAME.redealt(GAME.to_act[0], seed=9)
        assert bytes(GAME.state.tobytes()) != bytes(other.state.tobytes())
        assert question("mason") == question("mason", game=other)
        async with pool_of() as pool:
            await pool.ask(question("mason"), ANN)
        (note,) = [json.loads(path.read_text()) for path in stage.folder.iterdir() if path.name.isdigit()]
        view = GAME.view(GAME.to_act[0])
        assert (note["view"], note["position"]) == (bytes(view).hex(), view.position())
        assert note["pid"] != os.getpid()
        assert not any(view.state[0]["rng"]["key"])

    asyncio.run(scenario())


def test_an_agent_that_has_no_action_fails_alone(stage: Stage) -> None:
    async def scenario() -> None:
        async with pool_of() as pool:
            for deed in ("raises", "none", "nonsense", "huge"):
                stage.follow(mason=deed)
                with pytest.raises(AgentFailed, match=r"fault|no action"):
                    (await pool.ask(question("mason", match=deed), ANN)).choice  # noqa: B018
            assert (await pool.ask(question("greedy"), ANN)).choice in GAME.legal
            assert len(pool._all) == 1

    asyncio.run(scenario())


@pytest.mark.parametrize(("deed", "how"), [("breaks", "signal 11"), ("exits", "status 0")])
def test_a_process_that_dies_is_replaced_and_its_thought_tried_once_more(
    stage: Stage, caplog: pytest.LogCaptureFixture, deed: str, how: str
) -> None:
    async def scenario() -> None:
        stage.follow(mason=deed)
        async with pool_of() as pool:
            with pytest.raises(ThinkerDied, match=how):
                await pool.ask(question("mason"), ANN)
            assert (await pool.ask(question("greedy"), ANN)).choice in GAME.legal
            assert 'ziggurat_bot_restarts_total{cause="died"} 2' in pool._metrics.text()

    asyncio.run(scenario())
    lost = [record for record in caplog.records if record.getMessage() == "a process for bots was lost"]
    assert [vars(record)["attempt"] for record in lost] == [1, 2]
    told = vars(lost[0])
    assert (told["game"], told["seat"], told["agent"]) == ("m", 0, "mason")
    assert told["view"] == GAME.view(0).position() != GAME.position()


def test_a_thought_survives_the_death_of_its_process(stage: Stage) -> None:
    async def scenario() -> None:
        stage.follow(mason=f"aborts-once:{stage.marker('once')}")
        async with pool_of() as pool:
            assert (await pool.ask(question("mason"), ANN)).choice == first()

    asyncio.run(scenario())


async def answered(pool: Pool, question: Question, payer: Payer) -> int:
    """What a bot does in the end: on a busy machine a process may be so slow that it is ended as well."""
    while True:
        with contextlib.suppress(ThoughtTooLong):
            return (await pool.ask(question, payer)).choice


def test_the_death_of_a_process_that_does_nothing_is_seen_at_once(
    stage: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario() -> None:
        async with pool_of() as pool:
            await pool.ask(question("random"), ANN)
            (old,) = pool._all
            os.kill(old.pid, signal.SIGKILL)
            await until(lambda: bool(pool._idle) and old not in pool._idle)
            answer = await pool.ask(question("random"), ANN)
            assert answer.choice in GAME.legal

    asyncio.run(scenario())
    assert [vars(record)["cause"] for record in caplog.records if "has ended" in record.getMessage()] == ["signal 9"]


def test_a_process_that_stands_still_is_seen_before_it_has_begun_to_think(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rules may take long to be prepared, and a process says when they do: one that says nothing is ended."""

    async def scenario() -> None:
        async with pool_of() as pool:
            await pool.ask(question("random"), ANN)
            (old,) = pool._all
            os.kill(old.pid, signal.SIGSTOP)
            with monkeypatch.context() as patch:
                patch.setattr(thinker, "HEARD", 0.05)
                with pytest.raises(ThinkerDied, match="not ready"):
                    await old.ask(question("random"), 600)
            assert not lives(old.pid)
            await until(lambda: old not in pool._idle)
            assert (await pool.ask(question("random"), ANN)).choice in GAME.legal

    asyncio.run(scenario())


def test_processes_that_nobody_needs_end_until_one_is_left(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        monkeypatch.setattr(pools, "SPARE_AFTER", 0.05)
        stage.follow(mason=f"ponders:{stage.marker('p')}")
        async with pool_of(2) as pool:
            slow = asyncio.ensure_future(pool.ask(question("mason"), ANN))
            await pool.ask(question("random", match="other"), BOB)
            stage.release("p")
            await slow
            await until(lambda: len(pool._all) == 1)
            assert (await pool.ask(question("random"), ANN)).choice in GAME.legal

    asyncio.run(scenario())


def test_an_endless_thought_is_ended(stage: Stage) -> None:
    """In Python, and in C with the interpreter's lock held."""

    async def scenario() -> None:
        stage.follow(mason="spins", architect="hangs", scribe="first")
        async with pool_of(bot_patience=0.5) as pool:
            for endless in ("mason", "architect"):
                with pytest.raises(ThoughtTooLong):
                    await pool.ask(question(endless), ANN)
                assert not pool._all
            assert await answered(pool, question("scribe"), ANN) == first()

    asyncio.run(scenario())


def test_a_thought_is_given_more_time_than_its_deadline(stage: Stage) -> None:
    """However short the host's patience is: what keeps to its deadline is never ended."""

    async def scenario() -> None:
        stage.follow(mason=f"ponders:{stage.marker('p')}")
        async with pool_of(bot_patience=0.01) as pool:
            slow = asyncio.ensure_future(pool.ask(question("mason", within=600_000), ANN))
            await until(lambda: stage.is_thinking("p"))
            await asyncio.sleep(0.1)
            stage.release("p")
            assert (await slow).choice == first()

    asyncio.run(scenario())


def test_a_leak_ends_with_the_thought_and_costs_nobody_else_anything(stage: Stage) -> None:
    async def scenario() -> None:
        stage.follow(mason="leaks", scribe="keeps:350")
        async with pool_of(bot_memory=300) as pool:
            with pytest.raises((AgentFailed, ThinkerDied)):
                (await pool.ask(question("mason"), ANN)).choice  # noqa: B018
            assert (await pool.ask(question("scribe"), ANN)).choice == first()
            await until(lambda: not pool._all)
            assert 'cause="memory"' in pool._metrics.text()
            assert (await pool.ask(question("greedy"), ANN)).choice in GAME.legal

    asyncio.run(scenario())


def test_what_an_agent_prints_is_no_answer(stage: Stage) -> None:
    async def scenario() -> None:
        stage.follow(mason="prints")
        async with pool_of() as pool:
            assert (await pool.ask(question("mason"), ANN)).choice == first()

    asyncio.run(scenario())


def test_patience_begins_with_thinking_and_waiting_is_no_failure(stage: Stage) -> None:
    """One process, a thought that is as slow as it may be, and others that wait for longer than that."""

    async def scenario() -> None:
        stage.follow(mason="hangs", scribe="first")
        async with pool_of(bot_patience=0.5) as pool:
            slow = [asyncio.ensure_future(pool.ask(question("mason", match=str(n)), ANN)) for n in range(3)]
            await asyncio.sleep(0)
            assert await answered(pool, question("scribe"), ANN) == first()
            assert all(
                isinstance(error, ThoughtTooLong) for error in await asyncio.gather(*slow, return_exceptions=True)
            )

    asyncio.run(scenario())


def test_who_asks_for_much_waits_behind_their_own_and_unwatched_matches_come_last(stage: Stage) -> None:
    async def scenario() -> None:
        stage.follow(
            mason=f"ponders:{stage.marker('p')}",
            master=f"ponders:{stage.marker('q')}",
            scribe="first",
            architect=f"ponders:{stage.marker('r')}",
        )
        order: list[str] = []

        async def ask(name: str, payer: Payer, watched: bool) -> None:
            await pool.ask(question("scribe", match=name), payer, lambda: watched)
            order.append(name)

        async with pool_of() as pool:
            first_one = asyncio.ensure_future(pool.ask(question("mason"), ANN))
            await until(lambda: stage.is_thinking("p"))
            another = asyncio.ensure_future(pool.ask(question("master", match="long"), CARL))
            await until(lambda: stage.is_thinking("q"))
            third = asyncio.ensure_future(pool.ask(question("architect", match="longer"), Payer("4.4.4.4", "dora")))
            await until(lambda: stage.is_thinking("r"))
            asked = [asyncio.ensure_future(ask(f"dark{n}", BOB, False)) for n in range(2)]
            asked += [asyncio.ensure_future(ask(f"ann{n}", ANN, True)) for n in range(4)]
            await asyncio.sleep(0)
            asked += [asyncio.ensure_future(ask("bob", BOB, True))]
            await asyncio.sleep(0)
            assert pool.waiting == 7
            stage.release("p")
            await until(lambda: len(order) == 5)
            stage.release("q")
            stage.release("r")
            await asyncio.gather(first_one, another, third, *asked)
        assert order == ["ann0", "bob", "ann1", "ann2", "ann3", "dark0", "dark1"]

    asyncio.run(scenario())


def test_who_has_nobody_thinking_is_not_held_up_by_long_thoughts_of_others(stage: Stage) -> None:
    """One process is kept for accounts that have none, one for addresses: others may be busy as long as they like."""

    async def scenario() -> None:
        stage.follow(mason=f"ponders:{stage.marker('p')}", master=f"ponders:{stage.marker('q')}", scribe="first")
        neighbour = Payer(ANN.address, "neighbour")
        async with pool_of(1) as pool:
            slow = [asyncio.ensure_future(pool.ask(question("mason", match=str(n)), ANN)) for n in range(3)]
            await until(lambda: stage.is_thinking("p"))
            assert (await pool.ask(question("scribe"), neighbour)).choice == first()
            slow.append(asyncio.ensure_future(pool.ask(question("master", match="long"), neighbour)))
            await until(lambda: stage.is_thinking("q"))
            for _ in range(3):
                assert (await pool.ask(question("scribe"), BOB)).choice == first()
            assert (len(pool._all), pool.waiting) == (3, 2)
            stage.release("p")
            stage.release("q")
            await asyncio.gather(*slow)
            assert not pool._running

    asyncio.run(scenario())


def test_what_nobody_wants_any_more_is_not_thought(stage: Stage) -> None:
    async def scenario() -> None:
        stage.follow(mason=f"ponders:{stage.marker('p')}", scribe=f"notes:{stage.marker('')}")
        async with pool_of() as pool:
            slow = asyncio.ensure_future(pool.ask(question("mason"), ANN))
            await until(lambda: stage.is_thinking("p"))
            stale = asyncio.ensure_future(pool.ask(question("scribe"), ANN, is_wanted=lambda: False))
            await asyncio.sleep(0)
            stage.release("p")
            with pytest.raises(NotWanted):
                await stale
            await slow
        assert not [path for path in stage.folder.iterdir() if path.name.isdigit()]

    asyncio.run(scenario())


def test_an_account_can_have_so_many_waiting_and_no_more(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        monkeypatch.setattr(pools, "MOST_WAITING_EACH", 3)
        async with pool_of() as pool:
            asked = [asyncio.ensure_future(pool.ask(question("greedy", match=str(n)), ANN)) for n in range(5)]
            others = asyncio.ensure_future(pool.ask(question("greedy"), BOB))
            answers = await asyncio.gather(*asked, return_exceptions=True)
            assert [isinstance(answer, QueueFull) for answer in answers] == [False] * 3 + [True] * 2
            assert (await others).choice in GAME.legal

    asyncio.run(scenario())


def test_processes_that_cannot_be_started_are_told_of_and_tried_again(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario() -> None:
        monkeypatch.setattr(pools, "SLOWEST", 0.01)
        real = sys.executable
        monkeypatch.setattr(sys, "executable", "/bin/false")
        async with pool_of() as pool:
            with pytest.raises(NoThinkers):
                await pool.ask(question("greedy"), ANN)
            monkeypatch.setattr(sys, "executable", real)
            assert (await pool.ask(question("greedy"), ANN)).choice in GAME.legal

    asyncio.run(scenario())
    assert "a process for bots cannot be started" in caplog.text


def test_closing_ends_every_process(stage: Stage) -> None:
    async def scenario() -> list[int]:
        stage.follow(mason="hangs")
        async with pool_of(2) as pool:
            slow = asyncio.ensure_future(pool.ask(question("mason"), ANN))
            await pool.ask(question("greedy", match="other"), BOB)
            pids = [thinker.pid for thinker in pool._all]
            assert len(pids) == 2
            slow.cancel()
        return pids

    assert not any(map(lives, asyncio.run(scenario())))


ORPHANS = """
import asyncio, sys
from tests.server.thinking.test_pool import *

async def main():
    pool = Pool(Settings(database="unused", bot_processes=2, bot_maker=MAKER), Metrics())
    slow = [asyncio.ensure_future(pool.ask(question("mason", match=str(n)), ANN)) for n in range(2)]
    await until(lambda: len(pool._all) == 2 and not pool._starting and not pool.waiting)
    print(*(thinker.pid for thinker in pool._all), flush=True)
    await asyncio.gather(*slow)

asyncio.run(main())
"""


def test_no_process_outlives_a_server_that_is_killed(stage: Stage) -> None:
    stage.follow(mason="hangs")
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    server = subprocess.Popen([sys.executable, "-c", ORPHANS], stdout=subprocess.PIPE, env=environment)
    try:
        assert server.stdout is not None
        pids = [int(pid) for pid in server.stdout.readline().split()]
        assert len(pids) == 2
        assert all(map(lives, pids))
    finally:
        server.send_signal(signal.SIGKILL)
        server.communicate()
    deadline = time.monotonic() + LONGEST
    while any(map(lives, pids)):
        assert time.monotonic() < deadline, "a process for bots lives on"
        time.sleep(0.02)


def test_memory_is_kept_by_the_process_that_thought_last(stage: Stage) -> None:
    """Only that one remembers the turn; any other begins anew, and so does this one after another has thought."""

    async def scenario() -> None:
        async with pool_of(2) as pool:
            for match in ("a", "b"):
                await pool.ask(question("greedy", match=match), ANN)
            (thinker,) = pool._all
            thought = pools.Thought(
                question("greedy", match="a"),
                ANN,
                lambda: True,
                lambda: True,
                asyncio.get_running_loop().create_future(),
            )
            assert not pool._question_for(thinker, thought).fresh
            elsewhere = Thinker(100, MAKER)
            assert pool._question_for(elsewhere, thought).fresh
            assert pool._question_for(thinker, thought).fresh
            pool.forget("a", 0)
            assert pool._question_for(thinker, thought).fresh

    asyncio.run(scenario())


def test_messages_go_over_as_they_are() -> None:
    asked = question("search:ms=500", seat=1, game=Wonders(3, players="4"))
    assert asked.seen().position() == Wonders(3, players="4").view(1).position() == asked.position()
    assert "rules of version" in Question("m", 0, "greedy", "babel", -1, asked.view, 1).position()


def test_a_worker_logs_nothing_when_it_is_stopped_in_good_order(stage: Stage, caplog: pytest.LogCaptureFixture) -> None:
    async def scenario() -> None:
        async with pool_of() as pool:
            pool.warm_up()
            await pool.ask(question("greedy"), ANN)

    with caplog.at_level(logging.WARNING):
        asyncio.run(scenario())
    assert not [record for record in caplog.records if record.name.startswith("ziggurat")]
