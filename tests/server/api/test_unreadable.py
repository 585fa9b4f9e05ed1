"""Matches that this program cannot read: they are told of and listed, and nothing else suffers from them."""

from __future__ import annotations

import json
import logging
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.server.api.told import good, problem
from tests.support.api import DAWN, FakeClock, Visitor, eventually, open_place

Damage = Callable[[sqlite3.Connection, str], None]
FIRST = "SELECT body FROM events WHERE match = ? AND ply = ?"


def setup(**changes: Any) -> Damage:
    """A setup that says something else."""

    def damage(file: sqlite3.Connection, match: str) -> None:
        kept = json.loads(file.execute("SELECT setup FROM matches WHERE id = ?", (match,)).fetchone()[0])
        file.execute("UPDATE matches SET setup = ? WHERE id = ?", (json.dumps(kept | changes), match))

    return damage


def event(ply: int = 2, **changes: Any) -> Damage:
    """An event that says something else."""

    def damage(file: sqlite3.Connection, match: str) -> None:
        kept = json.loads(file.execute(FIRST, (match, ply)).fetchone()[0])
        file.execute("UPDATE events SET body = ? WHERE match = ? AND ply = ?", (json.dumps(kept | changes), match, ply))

    return damage


def statement(text: str) -> Damage:
    """Anything else."""

    def damage(file: sqlite3.Connection, match: str) -> None:
        file.execute(text, (match,))

    return damage


DAMAGES: dict[str, Damage] = {
    "rules of a later version": setup(version=99),
    "a game that is not here": setup(game="tigris"),
    "an option that is not here": setup(options={"edition": "fr"}),
    "no setup": statement("UPDATE matches SET setup = '{' WHERE id = ?"),
    "a later form of an action": event(v=3),
    "a later form of the start": event(0, v=7),
    "an unknown kind of event": event(type="castled"),
    "an unknown action": event(action="castle"),
    "an action that is not possible": event(action="raze/7"),
    "a seat that is not there": event(type="takeover", v=1, seat=7, agent="greedy", reason="left"),
    "nothing to take back": event(1, type="undo", v=1),
    "an event too few": statement("DELETE FROM events WHERE match = ? AND ply = 1"),
    "no events": statement("DELETE FROM events WHERE match = ?"),
}


async def begin(host: Visitor, *seats: str, **more: Any) -> str:
    """The id of a match that begins at once."""
    wanted = {"game": "babel", "seats": list(seats), "start": True, **more}
    return str(good(await host.post("/api/tables", wanted), 201)["id"])


async def play(host: Visitor, match: str, plies: int) -> None:
    """The first of what is legal, again and again."""
    for _ in range(plies):
        ply = (await host.look(match))["ply"]
        for seat in (0, 1):
            shown = await host.look(match, f"?seat={seat}")
            if shown["legal"]:
                good(await host.act(match, ply, shown["legal"][0]["notation"], seat=seat))
                break


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=list(DAMAGES))
async def test_a_match_that_cannot_be_read_is_told_of_and_listed(
    damage: Damage, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    database, clock = tmp_path / "server.sqlite3", FakeClock()
    days = {"kind": "days", "days": 1}
    async with open_place(str(database), clock) as place:
        host = await place.guest()
        token = (await host.post("/api/me/tokens", {"label": "t", "scopes": ["read", "play"]})).json()["secret"]
        torn, whole = [await begin(host, "me", "me", clock=days) for _ in range(2)]
        for match in (torn, whole):
            await play(host, match, 4)
    with closing(sqlite3.connect(database)) as file, file:
        damage(file, torn)
    async with open_place(str(database), clock) as place:
        clock.pass_by(86_400 * 2)  # both are due, and the one that cannot be read comes first or last
        owner = place.visitor(token=token)
        tables = good(await owner.get("/api/tables?list=mine"))["tables"]
        assert {(table["id"], table["seats"][0]["name"]) for table in tables} == {(torn, host.name), (whole, host.name)}
        assert all(table["created_at"] == DAWN for table in tables)
        told = problem(await owner.get(f"/api/games/{torn}"), 500, "unreadable-log")
        assert "cannot be read" in told["detail"]
        assert "/api/tables/" in told["next"]
        for path in ("log", "record", "events", "frames"):
            problem(await owner.get(f"/api/games/{torn}/{path}"), 500, "unreadable-log")
        assert good(await owner.get(f"/api/tables/{torn}"))["seats"][1]["name"] == host.name

        async def looked_after() -> bool:
            shown = await owner.look(whole)
            return any(seat["agent"] for seat in shown["seats"])

        assert await eventually(looked_after)
    said = [record for record in caplog.records if record.message == "a match cannot be read"]
    assert len(said) <= 1
    assert all(record.levelno == logging.ERROR for record in said)


async def test_an_outcome_or_a_clock_in_an_unknown_form_keeps_no_list_from_being_shown(tmp_path: Path) -> None:
    database = tmp_path / "server.sqlite3"
    async with open_place(str(database)) as place:
        host = await place.guest()
        token = (await host.post("/api/me/tokens", {"label": "t", "scopes": ["read"]})).json()["secret"]
        match = await begin(host, "me", "me")
        good(await host.post(f"/api/games/{match}/resign", {"ply": 0, "seat": 0}))
    with closing(sqlite3.connect(database)) as file, file:
        file.execute("""UPDATE matches SET outcome = '{"form": 9}'""")
        file.execute("""UPDATE tables SET clock = '{"kind": "hourglass"}'""")
    async with open_place(str(database)) as place:
        owner = place.visitor(token=token)
        for which in ("mine", "finished"):
            (table,) = good(await owner.get(f"/api/tables?list={which}"))["tables"]
            assert (table["state"], table["over"], table["clock"]["kind"]) == ("over", None, "none")
