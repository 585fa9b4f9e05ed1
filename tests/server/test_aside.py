"""Studies and lessons in a few threads: whoever asks for much holds up themselves, and the line has an end."""

import asyncio
import threading
from collections.abc import Callable

import pytest

from ziggurat.server import aside
from ziggurat.server.aside import Aside
from ziggurat.server.errors import QueueFull
from ziggurat.server.fair import Payer

ANN, BOB = Payer("1.1.1.1", "ann"), Payer("2.2.2.2", "bob")


def blocking(gate: threading.Event, done: list[str], name: str) -> Callable[[], str]:
    def work() -> str:
        assert gate.wait(60)
        done.append(name)
        return name

    return work


def test_a_lesson_waits_for_what_has_begun_and_not_for_all_that_came_before() -> None:
    async def scenario() -> list[str]:
        threads, gate, done = Aside(1), threading.Event(), list[str]()
        asked = [asyncio.ensure_future(threads.do(ANN, blocking(gate, done, f"study{n}"))) for n in range(11)]
        await asyncio.sleep(0)
        asked.append(asyncio.ensure_future(threads.do(BOB, blocking(gate, done, "lesson"))))
        await asyncio.sleep(0)
        assert threads.waiting == 11
        gate.set()
        assert await asyncio.gather(*asked) == [*(f"study{n}" for n in range(11)), "lesson"]
        threads.close()
        return done

    assert asyncio.run(scenario())[:3] in (["study0", "study1", "lesson"], ["study0", "lesson", "study1"])


def test_the_line_has_an_end_for_each_and_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(aside, "MOST_WAITING_EACH", 2)

    async def scenario() -> None:
        threads, gate, done = Aside(1), threading.Event(), list[str]()
        asked = [asyncio.ensure_future(threads.do(ANN, blocking(gate, done, "a"))) for _ in range(3)]
        await asyncio.sleep(0)
        with pytest.raises(QueueFull):
            await threads.do(ANN, blocking(gate, done, "a"))
        asked.append(asyncio.ensure_future(threads.do(BOB, blocking(gate, done, "b"))))
        await asyncio.sleep(0)
        gate.set()
        await asyncio.gather(*asked)
        threads.close()

    asyncio.run(scenario())


def test_what_fails_fails_alone_and_what_nobody_waits_for_is_not_done() -> None:
    async def scenario() -> None:
        threads, gate, done = Aside(1), threading.Event(), list[str]()
        slow = asyncio.ensure_future(threads.do(ANN, blocking(gate, done, "slow")))
        await asyncio.sleep(0)
        left = asyncio.ensure_future(threads.do(ANN, blocking(gate, done, "left")))
        wrong = asyncio.ensure_future(threads.do(ANN, int, "x"))
        await asyncio.sleep(0)
        left.cancel()
        gate.set()
        with pytest.raises(ValueError, match="invalid literal"):
            await wrong
        assert await slow == "slow"
        assert await threads.do(BOB, int, "7") == 7
        assert done == ["slow"]
        threads.close()

    asyncio.run(scenario())
