"""The logs as they lie in the database, held against what was acknowledged."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import dataclass
from typing import Any

import asyncpg
import msgspec

from tests.crash.players import Acknowledged, Tally
from ziggurat.play.events import Acted, AnyEvent, decode
from ziggurat.play.match import Match
from ziggurat.play.setup import Setup
from ziggurat.play.verify import verify

MATCHES = "SELECT id, setup, over_at, outcome FROM matches"
EVENTS = "SELECT match, ply, at, body FROM events ORDER BY match, ply"


@dataclass(frozen=True)
class Log:
    """One match as it was written."""

    setup: Setup
    over_at: int | None
    outcome: str | None
    plies: list[int]
    times: list[int]
    events: list[AnyEvent]

    def match(self) -> Match:
        """Played again by the rules, which refuse what is not legal."""
        return Match.replay(self.setup, zip(self.events, self.times, strict=True))


@dataclass(frozen=True)
class Verdict:
    """What became of everything that was acknowledged."""

    games: int
    acknowledged: int
    retried: int
    repeated: int  # retries of something that was written already
    lost: int
    doubled: int

    def __str__(self) -> str:
        return (
            f"{self.games} games, {self.acknowledged} actions acknowledged, {self.retried} of them after retries, "
            f"{self.repeated} answered idempotently, {self.lost} lost, {self.doubled} doubled"
        )


async def read_logs(database: str) -> dict[str, Log]:
    """All logs of a database."""
    matches, events = await _rows(database)
    logs = {name: Log(Setup.decode(setup), over, outcome, [], [], []) for name, setup, over, outcome in matches}
    for name, ply, at, body in events:
        logs[name].plies.append(ply)
        logs[name].times.append(at)
        logs[name].events.append(decode(body, logs[name].setup.game))
    return logs


async def _rows(database: str) -> tuple[list[Any], list[Any]]:
    if database.startswith("postgresql"):
        connection = await asyncpg.connect(database.replace("+asyncpg", ""))
        try:
            return await connection.fetch(MATCHES), await connection.fetch(EVENTS)
        finally:
            await connection.close()
    with closing(sqlite3.connect(database.removeprefix("sqlite+aiosqlite:///"))) as file:
        return file.execute(MATCHES).fetchall(), file.execute(EVENTS).fetchall()


async def judge(database: str, tally: Tally, games: list[str]) -> Verdict:
    """Hold the logs of matches that are over against what was acknowledged, and check each by the rules."""
    logs = await read_logs(database)
    missing = [game for game in games if game not in logs]
    assert not missing, f"matches that were begun are not there: {missing}"
    for game in games:
        check_log(logs[game])
    taken = [each for each in tally.actions if not is_there(logs[each.game], each)]
    written = sum(isinstance(event, Acted) for game in games for event in logs[game].events)
    distinct = len({(each.game, each.ply) for each in tally.actions})
    assert distinct == len(tally.actions), "one place was acknowledged twice"
    again = [each for each in tally.actions if each.attempts > 1]
    repeated = [each for each in again if each not in taken and logs[each.game].times[each.ply] < each.sent_at]
    return Verdict(len(games), distinct, len(again), len(repeated), len(taken), written - (distinct - len(taken)))


def check_log(log: Log) -> None:
    """A finished match: no gaps, legal throughout, its end as it was written, its deal as it was promised."""
    assert log.plies == list(range(len(log.plies)))
    assert log.times == sorted(log.times)
    match = log.match()
    assert match.over is not None
    assert log.outcome == msgspec.json.encode(match.over).decode()
    assert log.over_at == log.times[-1]
    assert verify(match.record()).actions == len(match.game.history)


def is_there(log: Log, action: Acknowledged) -> bool:
    """Whether an action stands in the log where it was acknowledged."""
    expected = Acted(seat=action.seat, action=action.action)
    return action.ply < len(log.events) and log.events[action.ply] == expected


def check_streams(tally: Tally, logs: dict[str, Log]) -> None:
    """Every stream of a match that is over has told every ply, once and in order."""
    for viewer in tally.viewers:
        assert viewer.plies == logs[viewer.game].plies
