"""`python -m tests.golden.make`: leaves behind what users of this release have, in a folder named after it.

Run it once, from the sources of a release that changes a stored format. A folder that is there is never written again.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import lzma
import os
import random
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, closing
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Table

import ziggurat
from tests.golden import HERE, PASSWORD, how_it_stands, state_of
from tests.support.api import Place, Visitor, open_place
from tests.support.postgresql import INSTALLED, PostgreSQL
from ziggurat import agents
from ziggurat.play import deal
from ziggurat.play.clock import Clock
from ziggurat.play.events import AnyEvent, TimeReturned
from ziggurat.play.match import Match
from ziggurat.play.setup import SeatSetup, Setup
from ziggurat.server.database.connection import Database
from ziggurat.server.database.models import METADATA
from ziggurat.server.rooms import wishes
from ziggurat.server.rooms.room import Room, last_entry

QUICK = "greedy:worlds=1,width=0"
LIVE: dict[str, Any] = {"kind": "live", "bank": 600, "increment": 5}
DAYS: dict[str, Any] = {"kind": "days", "days": 3}
GREEDY = 0.6  # the share of actions that a quick agent chooses; the others are any that are legal
README = """# What release {version} has left behind

Written by `python -m tests.golden.make` from commit
{commit}. Never changed: all later releases open, continue and
replay it (`tests/golden/`).

| file | what it is |
| --- | --- |
| `server.sqlite3.xz` | the database of a server, as the server left it |
| `postgresql.sql.xz` | the same rows in PostgreSQL, by `pg_dump --inserts` |
| `people.json` | names and tokens; every password is `PASSWORD` in `tests/golden/__init__.py` |
| `matches.jsonl.xz` | how each match of the database stood, by its id, and what it is about |
| `tables.jsonl.xz` | the tables as their people were shown them |
| `events.jsonl` | an event of every type, as it lies in a log |
| `records/` | records of finished matches; their names are those in `matches.jsonl.xz` |
| `positions.jsonl.xz` | position lines in full and as seats see them, with a fingerprint of each field |
| `arena/` | logs of `ziggurat arena` |
| `saves/` | games left at the terminal, to be resumed |
"""


class Story:
    """People, their tables, and what is to be remembered of each match."""

    def __init__(self, place: Place, people: dict[str, Visitor]) -> None:
        self.place = place
        self.people = people
        self.about: dict[str, str] = {}  # what each match is about, by its id
        self.tables: dict[str, dict[str, Any]] = {}
        self._seeds = itertools.count(1)

    async def table(self, seats: str, **wanted: Any) -> dict[str, Any]:
        """A table with the people whose names are given, the first of whom opens it; any other word stays as it is."""
        words = seats.split()
        host = next((word for word in words if word in self.people), "Anna")
        kept = [("me" if word == host else "open") if word in self.people else word for word in words]
        kept = [word if word in ("me", "open") else word.replace("quick", QUICK) for word in kept]
        table = good(await self.people[host].post("/api/tables", {"seats": kept, **wanted}), 201)
        for seat, word in enumerate(words):
            if word in self.people and word != host:
                invite = table["invite"].partition("invite=")[2]
                path = f"/api/tables/{table['id']}/join"
                good(await self.people[word].post(path, {"invite": invite, "seat": seat}))
        self.tables[table["id"]] = good(await self.people[host].get(f"/api/tables/{table['id']}"))
        return self.tables[table["id"]]

    async def match(self, about: str, seats: str, plies: int | None = 0, undo: float = 0.0, **wanted: Any) -> Room:
        """A match that has gone on for some plies, or to its end."""
        table = await self.table(seats, **wanted)
        host = next((word for word in seats.split() if word in self.people), "Anna")
        good(await self.people[host].post(f"/api/tables/{table['id']}/start"))
        self.about[table["id"]] = about
        room = await self.place.house.rooms.get(table["id"])
        await self.go_on(room, plies, undo)
        return room

    async def go_on(self, room: Room, plies: int | None = None, undo: float = 0.0) -> None:
        """Let people and bots play until so many plies are written, or to the end."""
        chance = random.Random(next(self._seeds))
        player = agents.make(QUICK, seed=chance.randrange(1000))
        while not (room.settled and room.match.over) and (plies is None or room.match.ply < plies):
            seats = [seat for seat in room.match.to_act if room.match.is_person(seat)]
            if not seats or not room.settled:
                await asyncio.sleep(0.01)
                continue
            seat = chance.choice(seats)
            self.place.clock.pass_by(chance.choice((0, 1, 5)))
            await self.act(room, seat, chance, player)
            bots_think = room.match.bots_to_act()  # they might end the round before anything is taken back
            if chance.random() < undo and room.match.undoable(seat) and not bots_think:
                await self.ask(room, seat, "undo")

    async def act(self, room: Room, seat: int, chance: random.Random, player: agents.Agent | None = None) -> None:
        """Let a person choose."""
        view = room.match.game.view(seat)
        wise = player is not None and chance.random() < GREEDY
        action = player.choose(view) if wise and player else view.legal[chance.randrange(len(view.legal))]
        said = chance.choice((action.number, action.notation))
        good(await self.owner(room, seat).act(room.name, room.match.ply, said, seat=seat))

    async def ask(self, room: Room, seat: int, what: str, **body: Any) -> None:
        """Undo, resign, draw, leave, return: whatever a person asks for."""
        path = f"/api/games/{room.name}/{what}"
        good(await self.owner(room, seat).post(path, {"ply": room.match.ply, "seat": seat, **body}))

    def owner(self, room: Room, seat: int) -> Visitor:
        """Whose seat it is."""
        return next(who for who in self.people.values() if who.id == room.match.setup.seats[seat].account)

    async def settle(self) -> None:
        """Wait until no bot thinks any more."""
        rooms = self.place.house.rooms
        while any(not room.settled or room.match.bots_to_act() for room in rooms._all()):
            await asyncio.sleep(0.01)


def good(answer: Any, status: int = 200) -> Any:
    """What an answer holds, if it is a good one."""
    assert answer.status_code == status, answer.text
    return answer.json()


# -- what is played ----------------------------------------------------------------------------------------------------


async def babel(story: Story) -> None:
    """Matches of Babel: finished and running in every edition."""
    for edition, starter in zip(("de", "en", "ru", "hu"), ("seat 0", "lot") * 2, strict=True):
        wanted = {"game": "babel", "options": {"edition": edition, "starter": starter}}
        await story.match(f"babel-{edition}-finished", "Anna Boris", None, 0.05, **wanted)
        await story.match(f"babel-{edition}-running", "Boris Anna", 37, 0.1, **wanted)
    await story.match("babel-against-a-level", "Anna apprentice", 12, game="babel")
    await story.match("babel-one-person-both-seats", "me me", 25, 0.1, game="babel")
    await story.match("babel-private", "Clara Anna", 20, game="babel", public=False)
    await story.match("babel-days", "Anna Clara", 23, game="babel", clock=DAYS)
    await story.match("babel-bots-alone", "quick random", None, game="babel", options={"edition": "ru"})


async def babel_with_interruptions(story: Story) -> None:
    """Draws, resigning, and every way in which a bot takes a seat over."""
    room = await story.match("babel-drawn", "Anna Boris", 15, game="babel")
    await story.ask(room, 0, "draw", answer="offer")
    await story.ask(room, 1, "draw", answer="decline")
    await story.ask(room, 1, "draw", answer="offer")
    await story.ask(room, 0, "draw", answer="offer")
    room = await story.match("babel-draw-offered", "Anna Boris", 15, game="babel")
    await story.ask(room, 1, "draw", answer="offer")
    room = await story.match("babel-resigned", "Anna Boris", 15, game="babel")
    await story.ask(room, 1, "resign")
    room = await story.match("babel-left-and-came-back", "Anna Boris", 15, game="babel", clock=LIVE)
    await story.ask(room, 0, "leave")
    await story.go_on(room, 40)
    await story.ask(room, 0, "return")
    await story.go_on(room, 50)
    room = await story.match("babel-left", "Anna Boris", 15, game="babel")
    await story.ask(room, 1, "leave")
    await story.go_on(room, 30)
    room = await story.match("babel-failed", "quick Anna", 12, game="babel")
    await story.settle()
    await room.submit(wishes.take_over(room.match.ply, 0, "random", "failed"))
    await story.go_on(room, 30)
    room = await story.match("babel-live-finished", "Clara Boris", None, 0.03, game="babel", clock=LIVE)


async def babel_out_of_time(story: Story) -> None:
    """A flag that falls, and somebody who is away."""
    room = await story.match("babel-out-of-time", "Anna Boris", 15, game="babel", clock={"kind": "live", "bank": 60})
    story.place.clock.pass_by(100)
    await story.place.house.rooms.look_after(room)
    await story.settle()
    room = await story.match("babel-absent", "Anna Boris", 15, game="babel")
    away, there = room.match.to_act[0], 1 - room.match.to_act[0]
    story.place.clock.pass_by(500)
    path = f"/api/games/{room.name}/replace"
    good(await story.owner(room, there).post(path, {"seat": away}))
    await story.settle()
    await story.go_on(room, 40)
    await story.match("babel-live-running", "Anna Boris", 33, 0.1, game="babel", clock=LIVE)


FINISHED: dict[int, tuple[str, dict[str, str]]] = {
    2: ("Anna Boris", {"tower": "yes", "projects": "yes"}),
    3: ("Anna Boris Clara", {"sides": "random"}),
    4: ("Anna quick Clara quick", {"sides": "B", "late_tiles": "next_age"}),
    5: ("Anna quick Clara quick quick", {"tower": "no"}),
    6: ("Anna quick Clara quick quick quick", {"projects": "no", "wonders": "chosen"}),
    7: ("Anna Boris Clara quick quick quick quick", {"sides": "chosen", "wonders": "chosen"}),
}


async def wonders(story: Story) -> None:
    """Matches of 7 Wonders: finished and running with every number of players."""
    for players, (seats, options) in FINISHED.items():
        wanted = {"game": "wonders", "options": {"players": str(players), **options}}
        await story.match(f"wonders-{players}-finished", seats, None, 0.05, **wanted)
        room = await story.match(f"wonders-{players}-running", seats, 9 * players + 2, 0.1, **wanted)
        await some_choose(story, room)
    plain = {"players": "3", "tower": "no", "projects": "no"}
    await story.match("wonders-plain-finished", "Clara Anna Boris", None, 0.05, game="wonders", options=plain)
    await story.match("wonders-last-age", "Anna quick quick", 50, game="wonders", clock=DAYS)
    await story.match("wonders-just-begun", "Anna Boris Clara", 0, game="wonders", options={"sides": "chosen"})
    await story.match("wonders-private", "Anna Boris Clara", 25, 0.1, game="wonders", public=False, clock=LIVE)


async def some_choose(story: Story, room: Room) -> None:
    """Leave a round in the middle: somebody chooses, changes that, takes it back and chooses again."""
    await story.settle()
    seats = [seat for seat in room.match.to_act if room.match.is_person(seat)]
    chance = random.Random(room.match.ply)
    if len(seats) < 2:
        return
    await story.act(room, seats[0], chance)
    if room.match.game.legal_for(seats[0]):
        await story.act(room, seats[0], chance)
    if room.match.undoable(seats[0]):
        await story.ask(room, seats[0], "undo")
        await story.act(room, seats[0], chance)


async def babel_while_nobody_could_play(story: Story) -> None:
    """No bot that answers, and time in which the server was away."""
    room = await story.match("babel-stalled", "quick Anna", 12, game="babel")
    await story.settle()
    await room.submit(wishes.stall(room.match.ply, 0))
    await story.go_on(room, 20)
    room = await story.match("babel-time-returned", "Anna Boris", 15, game="babel", clock=LIVE)
    began = story.place.clock()
    story.place.clock.pass_by(100)
    lost = TimeReturned(began=began, until=story.place.clock())
    await room.submit(wishes.return_time(room.match.ply, lost))
    await story.go_on(room, 25)


async def wonders_with_interruptions(story: Story) -> None:
    """Resigning and leaving among several."""
    room = await story.match("wonders-resigned", "Anna Boris Clara", 20, game="wonders")
    await story.ask(room, 1, "resign")
    await story.place.house.rooms.look_after(room)
    await story.go_on(room, 40)
    room = await story.match("wonders-left", "Anna Boris Clara", 20, game="wonders")
    await story.ask(room, 2, "leave")
    await story.go_on(room, 60)


async def from_positions(story: Story) -> None:
    """Matches that begin from a position line; no route opens them, so they are written as the server writes."""
    sources = {about: name for name, about in story.about.items()}
    for about, source, seat in (
        ("babel-from-a-position", "babel-hu-running", None),
        ("babel-from-what-a-seat-saw", "babel-en-running", 1),
        ("wonders-from-a-position", "wonders-5-running", None),
        ("wonders-from-what-a-seat-saw", "wonders-3-running", 2),
    ):
        match = (await story.place.house.rooms.get(sources[source])).match
        line = match.game.position() if seat is None else match.game.view(seat).position()
        names = list(story.people.values())
        seats = tuple(
            SeatSetup(names[number].name, account=names[number].id) if number < 3 else SeatSetup(QUICK, agent=QUICK)
            for number in match.seats
        )
        setup = Setup.new(match.setup.game, seats, position=line, clock=Clock(**DAYS))
        name = f"{random.Random(about).getrandbits(64):016x}"
        begun = Match.start(setup, story.place.clock())
        await story.place.house.store.begin(name, setup.encode(), last_entry(begun))
        story.about[name] = about
        await story.go_on(await story.place.house.rooms.get(name), 14)


async def dealt_together(story: Story) -> None:
    """Matches whose people have added to the deal; a deal that is being made, and one that begins anew."""
    anna, boris = story.people["Anna"], story.people["Boris"]
    for about, game, seats, plies in (
        ("babel-dealt-together-finished", "babel", ["me", "open"], None),
        ("babel-dealt-together-running", "babel", ["open", "me"], 30),
        ("wonders-dealt-together-finished", "wonders", ["me", "open", QUICK], None),
    ):
        table = await pledged(story, seats, game=game)
        for seed, visitor in enumerate((anna, boris)):
            table = good(await visitor.ask("PUT", f"/api/tables/{table['id']}/bits", json={"bits": bits(seed)}))
        assert table["state"] == "playing"
        story.about[table["id"]] = about
        await story.go_on(await story.place.house.rooms.get(table["id"]), plies)
    waiting = await pledged(story, ["me", "open"], game="babel")
    good(await anna.ask("PUT", f"/api/tables/{waiting['id']}/bits", json={"bits": bits(0)}))
    left = await pledged(story, ["me", "open"], game="babel")
    good(await boris.post(f"/api/tables/{left['id']}/leave"))
    for table in (waiting, left):
        story.tables[table["id"]] = good(await anna.get(f"/api/tables/{table['id']}"))


async def pledged(story: Story, seats: list[str], **wanted: Any) -> dict[str, Any]:
    """A full table of Anna's and Boris's at which both have pledged bits."""
    wish = {"seats": seats, "start": True, "pledge": deal.pledge(bits(0)), **wanted}
    table = good(await story.people["Anna"].post("/api/tables", wish), 201)
    path = f"/api/tables/{table['id']}/join"
    full: dict[str, Any] = good(await story.people["Boris"].post(path, {"pledge": deal.pledge(bits(1))}))
    return full


def bits(seed: int) -> str:
    """What somebody adds to a deal."""
    return random.Random(seed).randbytes(deal.BITS_BYTES).hex()


async def tables(story: Story) -> None:
    """Tables that have not begun, that were closed, and that follow another."""
    await story.table("Anna open", game="babel", clock=LIVE)
    await story.table("Anna Boris open quick", game="wonders", public=False, options={"players": "4"})
    closed = await story.table("Clara open", game="babel")
    good(await story.people["Clara"].ask("DELETE", f"/api/tables/{closed['id']}"))
    finished = next(name for name, about in story.about.items() if about == "wonders-3-finished")
    good(await story.people["Boris"].post(f"/api/tables/{finished}/rematch"))


CHAPTERS = (
    babel,
    babel_with_interruptions,
    babel_out_of_time,
    babel_while_nobody_could_play,
    wonders,
    wonders_with_interruptions,
    from_positions,
    dealt_together,
    tables,
)

# -- what is left behind -----------------------------------------------------------------------------------------------


@asynccontextmanager
async def a_server(folder: Path) -> AsyncIterator[tuple[Story, dict[str, Any]]]:
    """A server with two people who have names and tokens, and a guest."""
    async with open_place(str(folder / "server.sqlite3")) as place:
        people = {name: place.visitor() for name in ("Anna", "Boris")}
        secrets: dict[str, Any] = {}
        for name, visitor in people.items():
            answer = await visitor.post("/api/accounts", {"name": name, "password": PASSWORD})
            await visitor.introduce(answer)
            made = good(await visitor.post("/api/me/tokens", {"label": "golden", "scopes": ["read", "play"]}), 201)
            secrets[name] = {"id": visitor.id, "token": made["secret"]}
        people["Clara"] = await place.guest()
        cookie = people["Clara"].client.cookies["ziggurat"]
        secrets["guest"] = {"id": people["Clara"].id, "name": people["Clara"].name, "cookie": cookie}
        yield Story(place, people), secrets


async def write_server(folder: Path, into: Path) -> None:
    """Play everything on a server, and write down how it stood."""
    async with a_server(folder) as (story, secrets):
        for chapter in CHAPTERS:
            await chapter(story)
        await story.settle()
        matches = {name: (await story.place.house.rooms.get(name)).match for name in story.about}
        write_matches(into, story.about, matches)
        shown = [await seen_table(story, name) for name in story.tables]
    (into / "people.json").write_text(json.dumps(secrets, indent=1) + "\n")
    pack(into / "tables.jsonl.xz", as_lines(shown).encode())


async def seen_table(story: Story, name: str) -> dict[str, Any]:
    """A table as one of its people is shown it."""
    for who in ("Anna", "Boris", "Clara"):
        answer = await story.people[who].get(f"/api/tables/{name}")
        if answer.status_code == 200 and (who == "Clara" or answer.json()["invite"]):
            return {"seen_by": who, **answer.json()}
    raise AssertionError("a table that nobody may see")


def write_matches(into: Path, about: Mapping[str, str], matches: Mapping[str, Match]) -> None:
    """How each match stands, the records of those that are over, and positions on the way."""
    lines = [{"id": name, "about": about[name], **how_it_stands(match)} for name, match in matches.items()]
    pack(into / "matches.jsonl.xz", as_lines(lines).encode())
    (into / "records").mkdir()
    for name, match in matches.items():
        if match.over and not match.setup.position:
            (into / "records" / f"{about[name]}.txt").write_text(match.record(Match=name), encoding="utf-8")
    positions = [line for name, match in matches.items() for line in positions_of(about[name], match)]
    pack(into / "positions.jsonl.xz", as_lines(positions).encode())


def positions_of(about: str, match: Match) -> Iterator[dict[str, Any]]:
    """Position lines of a match on its way, in full and as each seat sees it."""
    for ply in sorted({2, match.ply // 2, match.ply}):
        game = match.at(min(ply, match.ply)).game
        yield {"game": match.setup.game, "about": about, "seat": None, "line": game.position(), "state": state_of(game)}
        for seat in game.seats:
            yield {"game": match.setup.game, "about": about, "seat": seat, "line": game.view(seat).position()}


def as_lines(rows: list[dict[str, Any]]) -> str:
    """JSON, a line for each row."""
    return "".join(json.dumps(row, ensure_ascii=False, separators=(",", ":")) + "\n" for row in rows)


def pack(path: Path, content: bytes) -> None:
    """Write a packed file."""
    path.write_bytes(lzma.compress(content, preset=9 | lzma.PRESET_EXTREME))


def write_events(database: Path, into: Path) -> None:
    """One event of every type, and of every reason of a takeover."""
    with closing(sqlite3.connect(database)) as file:
        bodies = [row[0] for row in file.execute("SELECT body FROM events ORDER BY match, ply")]
    found: dict[str, str] = {}
    for body in bodies:
        event = json.loads(body)
        found.setdefault(f"{event['type']} {event.get('reason', '')} {event.get('game', '')}", body)
    kinds = {kind.__struct_config__.tag for kind in AnyEvent.__args__}
    assert {name.partition(" ")[0] for name in found} == kinds, "a type of event is left out"
    (into / "events.jsonl").write_text("".join(body + "\n" for _, body in sorted(found.items())), encoding="utf-8")


async def write_postgresql(database: Path, into: Path) -> None:
    """The same rows in PostgreSQL, dumped."""
    server = PostgreSQL(sorted(INSTALLED.glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))[-1].parent)
    try:
        server.start()
        url = server.new_database()
        source, target = await Database.open(str(database)), await Database.open(url)
        await target.change(partial(write_rows, await source.ask(all_rows)))
        await source.close()
        await target.close()
        command = [str(server.binaries / "pg_dump"), "-h", "127.0.0.1", "-p", str(server.port), "-U", "postgres"]
        command += ["--inserts", "--no-owner", "--no-privileges", url.rpartition("/")[2]]
        dump = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    finally:
        server.remove()
    unknown = ("\\restrict", "\\unrestrict", "SET transaction_timeout")  # to older servers and clients
    kept = [line for line in dump.splitlines() if line and not line.startswith(("--", *unknown))]
    pack(into / "postgresql.sql.xz", ("\n".join(kept) + "\n").encode())


def all_rows(connection: Connection) -> list[tuple[Table, list[dict[str, Any]]]]:
    """All rows of a database, table by table."""
    tables = METADATA.sorted_tables
    return [(table, [row._asdict() for row in connection.execute(table.select())]) for table in tables]


def write_rows(rows: list[tuple[Table, list[dict[str, Any]]]], connection: Connection) -> None:
    """The same into another one."""
    for table, values in rows:
        if values:
            connection.execute(table.insert(), values)


def write_arena(folder: Path, into: Path) -> None:
    """Logs of small runs of both games."""
    (into / "arena").mkdir()
    runs = (["babel", QUICK, "random"], ["wonders", QUICK, "random", "random", "--players", "3"])
    for words in runs:
        log = into / "arena" / f"{words[0]}.jsonl"
        command = [sys.executable, "-m", "ziggurat.cli", "arena", *words, "--games", "3", "--seed", "11"]
        subprocess.run([*command, "--log", str(log)], check=True, env=os.environ | {"ZIGGURAT_DATA_DIR": str(folder)})


def write_saves(folder: Path, into: Path) -> None:
    """Games left at the terminal after some lines."""
    (into / "saves").mkdir()
    for game, options in (("babel", ["--edition", "hu"]), ("wonders", ["--seats", "person random random"])):
        command = [sys.executable, "-m", "ziggurat.cli", "play", game, "--seed", "5", *options]
        home = folder / game
        lines = "1\n" * 9 + "quit\n"
        environment = os.environ | {"ZIGGURAT_DATA_DIR": str(home)}
        subprocess.run(command, input=lines, text=True, check=False, env=environment, stdout=subprocess.DEVNULL)
        for saved in (home / "games").glob("*.txt"):
            shutil.copy(saved, into / "saves" / f"{game}.txt")


def main() -> int:
    """Write the folder of this release."""
    into = HERE / ziggurat.__version__
    if into.exists():
        print(f"{into} is there already; what a release has left behind is never written again.")
        return 1
    with tempfile.TemporaryDirectory(prefix="ziggurat-golden-") as name:
        folder = Path(name)
        new = folder / "new"
        new.mkdir()
        asyncio.run(write_server(folder, new))
        write_events(folder / "server.sqlite3", new)
        asyncio.run(write_postgresql(folder / "server.sqlite3", new))
        with closing(sqlite3.connect(folder / "server.sqlite3", isolation_level=None)) as file:
            file.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            file.execute("VACUUM")
        pack(new / "server.sqlite3.xz", (folder / "server.sqlite3").read_bytes())
        write_arena(folder, new)
        write_saves(folder, new)
        commit = subprocess.run(["git", "rev-parse", "HEAD"], check=True, capture_output=True, text=True).stdout.strip()
        (new / "README.md").write_text(README.format(version=ziggurat.__version__, commit=commit), encoding="utf-8")
        shutil.copytree(new, into)
    return 0


if __name__ == "__main__":
    sys.exit(main())
