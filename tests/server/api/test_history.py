"""What has happened is told from the log again, away from the event loop; and of a seat only what somebody asks for."""

import threading
from collections.abc import Callable
from typing import Any

import pytest

from tests.server.api.told import good
from tests.support.api import Place, eventually
from ziggurat.kernel import registry
from ziggurat.server.rooms.face import Face

NEAR = 3  # plies that a stream shows without waiting for a thread


@pytest.fixture
def threads(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The threads in which matches are shown as they stood."""
    seen: set[str] = set()
    shown = Face.payload

    def payload(self: Face, seat: int | None) -> bytes:
        seen.add(threading.current_thread().name.split("_")[0])
        return shown(self, seat)

    monkeypatch.setattr(Face, "payload", payload)
    return seen


async def finished(place: Place) -> str:
    """A match of seven bots that is over."""
    host = await place.guest()
    wanted = {"game": "wonders", "seats": ["random"] * 7, "options": {"players": "7"}, "start": True}
    match = str(good(await host.post("/api/tables", wanted), 201)["id"])

    async def over() -> bool:
        return bool((await host.look(match))["over"])

    await eventually(over)
    return match


async def test_a_long_history_is_rendered_beside_the_event_loop(lasting: Place, threads: set[str]) -> None:
    """An onlooker who asks for all of it again and again would else stop everybody's matches."""
    onlooker, match = lasting.visitor(), await finished(lasting)
    last = (await onlooker.look(match))["ply"]
    for path in (f"?ply={last - 1}", "/frames"):
        threads.clear()
        good(await onlooker.get(f"/api/games/{match}{path}"))
        assert threads == {"aside"}, path
    threads.clear()
    async with onlooker.events(match, last=-1) as events:
        assert [event.ply for event in await events.take(5)] == list(range(5))
    assert threads == {"aside"}


async def test_who_has_missed_little_waits_for_no_thread(lasting: Place, threads: set[str]) -> None:
    onlooker, match = lasting.visitor(), await finished(lasting)
    last = (await onlooker.look(match))["ply"]
    threads.clear()
    async with onlooker.events(match, last=last - NEAR) as events:
        assert [event.ply for event in await events.take(NEAR)] == list(range(last - NEAR + 1, last + 1))
    assert "aside" not in threads


def counted(name: str, made: Callable[..., Any], asked: list[str]) -> Callable[..., Any]:
    def part(*given: Any) -> Any:
        asked.append(name)
        return made(*given)

    return part


async def test_nothing_is_worked_out_for_seats_at_which_nobody_looks(
    lasting: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    onlooker, match = lasting.visitor(), await finished(lasting)
    book = registry.find("wonders").rulebook
    asked: list[str] = []
    for name in ("hand_of", "offers", "table_of"):
        monkeypatch.setitem(book.__dict__, name, counted(name, getattr(book, name), asked))
    good(await onlooker.get(f"/api/games/{match}/log"))
    assert asked == []
    good(await onlooker.get(f"/api/games/{match}?ply=10"))
    assert asked == ["table_of"]


async def test_many_frames_count_several_times(lasting: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    """Or a hundred whole replays asked for together would hold up everybody for as long as they take to make."""
    onlooker, match = lasting.visitor(), await finished(lasting)
    last = (await onlooker.look(match))["ply"]
    spent: list[str] = []
    monkeypatch.setattr(lasting.house.limits, "spend", lambda kind, *given: spent.append(kind))
    good(await onlooker.get(f"/api/games/{match}/frames"))
    assert spent.count("past") == 1 + min(last + 1, 200) // 50 > 1
    spent.clear()
    good(await onlooker.get(f"/api/games/{match}/frames?from={last}"))
    assert spent.count("past") == 1
