"""What any release has left behind is opened, continued and replayed by this one."""

from __future__ import annotations

import asyncio
import json
import random
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.golden import PASSWORD, how_it_stands, read_lines, releases, state_of, unpacked
from tests.support.api import DAWN, FakeClock, Place, Visitor, open_place
from tests.support.postgresql import PostgreSQL
from ziggurat.arena.log import game_from
from ziggurat.arena.log import read as read_arena
from ziggurat.kernel import registry
from ziggurat.kernel.game import Game
from ziggurat.kernel.gamerecord import all_headers, is_unfinished
from ziggurat.play import study
from ziggurat.play.errors import UnreadableLog
from ziggurat.play.events import decode
from ziggurat.play.match import Match
from ziggurat.play.restoring import restored
from ziggurat.play.setup import Setup
from ziggurat.play.stores import Entry
from ziggurat.play.verify import verify
from ziggurat.terminal import saves

LATER = FakeClock(DAWN + 20_000_000)  # some hours after the golden servers were left
RELEASES = pytest.mark.parametrize("release", releases(), ids=lambda path: path.name)

# Below: fields of records whose meaning a later release has changed, with the reason: they are not compared.
UNWRITTEN = ("undoable", "undo_seat", "by_lot", "deed", "paid")  # fields that no position line tells
SPARE = {"spare": "it means nothing, and is shorter or gone since there is `rulings`"}
DUG = "since 0.2.0 a card that was dug out leaves its place marked, so that views tell no more than is known"
DOWN = ("down", "down_at", "down_turn", "down_packet", "down_known", "down_size")
CHANGED_FIELDS: dict[str, dict[str, str]] = {"babel": SPARE, "wonders": SPARE | dict.fromkeys(DOWN, DUG)}
ORDERS_ONLY = {("0.1.0", "babel")}  # what these noted as points was the order alone


@cache
def left_matches(release: Path) -> dict[str, dict[str, Any]]:
    """How each match stood when the release was left, by its id."""
    return {line["id"]: line for line in read_lines(release / "matches.jsonl.xz")}


@pytest.fixture
def database(release: Path, tmp_path: Path) -> Path:
    """A copy of a release's database."""
    path = tmp_path / "server.sqlite3"
    path.write_bytes(unpacked(release / "server.sqlite3.xz"))
    return path


def logs(database: Path) -> dict[str, tuple[str, list[Entry]]]:
    """All logs of a database, with their setups, by match."""
    with closing(sqlite3.connect(database)) as file:
        found: dict[str, tuple[str, list[Entry]]] = {
            name: (setup, []) for name, setup in file.execute("SELECT id, setup FROM matches")
        }
        for name, *entry in file.execute("SELECT match, ply, at, due, body FROM events ORDER BY match, ply"):
            found[name][1].append(Entry(*entry))
    return found


def same_state(game: str, then: dict[str, str], now: dict[str, str]) -> None:
    """Whether a record says what it said then, in every field that it has had since."""
    kept = [name for name in then if name in now and name not in CHANGED_FIELDS[game]]
    assert len(kept) > len(then) // 2
    assert {name: now[name] for name in kept} == {name: then[name] for name in kept}


def same_match(release: Path, then: dict[str, Any], match: Match) -> None:
    """Whether a match stands as it stood then; a bot may have played on between that look and the server's end."""
    stood = match.at(then["ply"])
    now = how_it_stands(stood)
    if now["points"] and (release.name, match.setup.game) in ORDERS_ONLY:
        now["points"] = [stood.game.score(seat) for seat in stood.seats]
    same_state(match.setup.game, then["state"], now["state"])
    for name in ("ply", "to_act", "agents", "resigned", "draw", "undoable", "over", "points"):
        assert now[name] == then[name], name
    if then["clocks"] is not None:
        assert then["clocks"].items() <= now["clocks"].items()


@RELEASES
def test_every_log_is_replayed_to_where_it_stood(release: Path, database: Path) -> None:
    kept = logs(database)
    assert set(kept) == set(left_matches(release))
    for name, then in left_matches(release).items():
        same_match(release, then, restored(*kept[name]))


@RELEASES
def test_what_is_written_now_is_read_as_what_was_written_then(release: Path, database: Path) -> None:
    from ziggurat.server.rooms.room import last_entry

    for name, (setup, entries) in logs(database).items():
        match = Match(Setup.decode(setup))
        again: list[Entry] = []
        for entry in entries:
            match.add(decode(entry.body, match.setup.game), entry.at)
            again.append(last_entry(match))
        same_match(release, left_matches(release)[name], restored(setup, again))
        half = len(entries) // 2  # a log that an old release began and this one went on with
        same_match(release, left_matches(release)[name], restored(setup, [*entries[:half], *again[half:]]))


@RELEASES
def test_every_kind_of_event_is_read(release: Path) -> None:
    for line in (release / "events.jsonl").read_text(encoding="utf-8").splitlines():
        assert json.loads(line)["type"] in {kind_of(line, game) for game in registry.names()}


def kind_of(line: str, game: str) -> str | None:
    """The type of an event in a log of a game; None where it is an action of another game."""
    try:
        return str(decode(line, game).__struct_config__.tag)
    except UnreadableLog:
        return None


# -- a server ----------------------------------------------------------------------------------------------------------


class People:
    """The people of a golden database, as they come back."""

    def __init__(self, place: Place, release: Path) -> None:
        self.place = place
        self.known = json.loads((release / "people.json").read_text())
        self.by_id: dict[str, Visitor] = {}
        self.by_name: dict[str, Visitor] = {}

    async def come_back(self) -> None:
        """By password, by token and by cookie."""
        for name in ("Anna", "Boris"):
            visitor = self.place.visitor()
            await visitor.introduce(await visitor.post("/api/login", {"name": name, "password": PASSWORD}))
            program = self.place.visitor(token=self.known[name]["token"])
            assert (await program.get("/api/me")).json()["id"] == visitor.id == self.known[name]["id"]
            self.by_name[name] = visitor
        guest = self.place.visitor()
        guest.client.cookies.set("ziggurat", self.known["guest"]["cookie"])
        self.by_name["Clara"] = await guest.introduce(await guest.get("/api/me"))
        self.by_id = {visitor.id: visitor for visitor in self.by_name.values()}

    async def go_on(self, name: str, plies: int | None) -> None:
        """Play a match on for some plies, or to its end: people choose anything, bots think."""
        chance = random.Random(name)
        room = await self.place.house.rooms.get(name)
        until = 10_000 if plies is None else room.match.ply + plies
        async with asyncio.timeout(60):
            while room.match.ply < until and not (room.settled and room.match.over):
                match = room.match
                seats = [seat for seat in match.to_act if match.is_person(seat)]
                if not room.settled or not seats:
                    await asyncio.sleep(0.005)
                    continue
                seat = chance.choice(seats)
                action = chance.choice(match.game.legal_for(seat).numbers())
                who = self.by_id[match.setup.seats[seat].account or ""]
                answer = await who.act(name, match.ply, match.game.action(action, seat).notation, seat=seat)
                assert answer.status_code in (200, 409), answer.text


def contains(now: Any, then: Any) -> bool:
    """Whether data says all that it said then."""
    if isinstance(then, dict):
        return isinstance(now, dict) and all(contains(now.get(name), value) for name, value in then.items())
    if isinstance(then, list):
        return isinstance(now, list) and len(now) == len(then) and all(map(contains, now, then))
    return bool(now == then)


async def all_is_shown(people: People, release: Path) -> None:
    """Every table and every match, to those who may see it, and in the lists."""
    for then in read_lines(release / "tables.jsonl.xz"):
        who = people.by_name[then.pop("seen_by")]
        if then["state"] == "playing":  # bots may end it at any moment, now that the server is open again
            del then["state"], then["over"]
        elif then["over"]:
            then["over"] = {name: then["over"][name] for name in ("winners", "code")}
        now = (await who.get(f"/api/tables/{then['id']}")).json()
        assert contains(now, then)
    listed = {"mine": 0, "finished": 0, "open": 0}
    for which in listed:
        page = (await people.by_name["Anna"].get(f"/api/tables?list={which}")).json()
        while page["tables"]:
            listed[which] += len(page["tables"])
            following = f"/api/tables?list={which}&before={page['next']}"
            page = (await people.by_name["Anna"].get(following)).json() if page["next"] else {"tables": []}
    assert all(listed.values()), listed
    for name, then in left_matches(release).items():
        shown = await people.place.house.rooms.get(name)
        seats = [who.account for who in shown.match.setup.seats if who.account]
        visitor = people.by_id[seats[0]] if seats else people.by_name["Anna"]
        assert (await visitor.look(name))["ply"] >= then["ply"]
        assert (await visitor.get(f"/api/games/{name}/log")).status_code == 200
        assert (await visitor.look(name, "?ply=0"))["ply"] == 0


async def opened_and_continued(database: str, release: Path) -> None:
    """Open a server on a golden database, look at everything, play on, and open it again."""
    left = left_matches(release)
    running = [name for name, then in left.items() if not then["over"]]
    async with open_place(database, LATER) as place:
        people = People(place, release)
        await people.come_back()
        await all_is_shown(people, release)
        for name in running:
            await people.go_on(name, None if name in running[::6] else 3)
        rooms = [await place.house.rooms.get(name) for name in running]
        stood = {room.name: how_it_stands(room.match) for room in rooms if room.match.over}
        assert len(stood) >= len(running[::6])
    async with open_place(database, LATER) as place:
        people = People(place, release)
        await people.come_back()
        for name, then in stood.items():
            room = await place.house.rooms.get(name)
            assert how_it_stands(room.match) == then
            if not room.match.setup.position:
                owner = next(who.account for who in room.match.setup.seats if who.account)
                verify((await people.by_id[owner].get(f"/api/games/{name}/record")).text)


@pytest.fixture
def in_postgresql(release: Path, postgresql: PostgreSQL) -> str:
    """A golden database in PostgreSQL; its address."""
    url = postgresql.new_database()
    postgresql.load(url.rpartition("/")[2], unpacked(release / "postgresql.sql.xz").decode())
    return url


@RELEASES
def test_a_server_opens_and_continues_it(release: Path, database: Path) -> None:
    asyncio.run(opened_and_continued(str(database), release))


@RELEASES
def test_a_server_on_postgresql_opens_and_continues_it(release: Path, in_postgresql: str) -> None:
    asyncio.run(opened_and_continued(in_postgresql, release))


# -- files -------------------------------------------------------------------------------------------------------------


def records(release: Path) -> Iterator[tuple[str, str]]:
    """The records of a release by what they are about."""
    for path in sorted((release / "records").glob("*.txt")):
        yield path.stem, path.read_text(encoding="utf-8")


def game_of(record: str) -> Game:
    """The game that a record tells."""
    return registry.find(all_headers(record)["Game"].partition(" ")[0]).from_record(record)


@RELEASES
def test_every_record_is_replayed_and_proven(release: Path) -> None:
    left = {then["about"]: then for then in left_matches(release).values()}
    for about, text in records(release):
        game = game_of(text)
        same_state(game.rulebook.name, left[about]["state"], state_of(game))
        assert verify(text).actions == len(game.history)
        assert study.from_record(text).game == game


@RELEASES
def test_a_log_is_written_down_as_it_was_then(release: Path, database: Path) -> None:
    """Word by word, coins included: what an action in a log means has not moved, and neither have its payments."""
    kept = logs(database)
    ids = {then["about"]: name for name, then in left_matches(release).items()}
    for about, text in records(release):
        match = restored(*kept[ids[about]])
        assert match.record(Match=ids[about]).partition("\n\n")[2] == text.partition("\n\n")[2], about


@RELEASES
def test_every_position_line_is_read_and_written(release: Path) -> None:
    for line in read_lines(release / "positions.jsonl.xz"):
        kind = registry.find(line["game"])
        game = kind.from_position(line["line"], seed=0)
        again = game.position() if line["seat"] is None else game.view(line["seat"]).position()
        other = kind.from_position(again, seed=0)
        assert state_of(other) == state_of(game)
        if line["seat"] is None:
            assert game.position() == other.position()
            fresh = {name: value for name, value in line["state"].items() if name not in UNWRITTEN}
            same_state(line["game"], fresh, state_of(game))


@RELEASES
def test_the_logs_of_an_arena_are_read(release: Path) -> None:
    for path in (release / "arena").glob("*.jsonl"):
        games = read_arena(path)
        assert games
        for played in games:
            assert game_from(path, played.number) == played
            game = game_of(played.record)
            assert game.is_over
            assert len(game.history) == played.plies


@RELEASES
@pytest.mark.parametrize("name", ["babel", "wonders"])
def test_a_game_left_at_the_terminal_is_found_and_played_on(
    release: Path, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ZIGGURAT_DATA_DIR", str(tmp_path))
    (tmp_path / "games").mkdir()
    shutil.copy(release / "saves" / f"{name}.txt", tmp_path / "games" / f"{name}-2026-01-01-120000.txt")
    path = saves.latest(name)
    assert path is not None
    text = saves.read(path)
    game, chance = game_of(text), random.Random(1)
    while game.to_act:
        seat = game.to_act[0]
        game.play(chance.choice(game.legal_for(seat).numbers()), seat)
    saves.save(game, path, {})
    assert not is_unfinished(saves.read(path), name)
