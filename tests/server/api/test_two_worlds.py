"""Nothing hidden can be found: two servers, two deals that look alike to somebody, and every answer is the same bytes.

The two differ in nothing but what is hidden: accounts, secrets, ids, names and times are copies. Whoever looks asks
both for everything that can be asked, makes every mistake that can be made, and plays on in both alike.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import os
import random
import shutil
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack
from typing import Any, NamedTuple, TypeVar

import pytest

from tests.support.api import Answer, FakeClock, Place, Visitor, ask_plainly, open_place, scope_of
from tests.support.scattered import scattered
from tests.support.talking import PlainSocket
from tests.support.worlds import configurations, part_way
from ziggurat.kernel import records, registry
from ziggurat.kernel.game import Game
from ziggurat.play import Clock, Match, SeatSetup, Setup
from ziggurat.server.database.models import Seat, Table
from ziggurat.server.rooms.room import last_entry

CONFIGURATIONS = pytest.mark.parametrize(
    ("name", "options"),
    configurations(),
    ids=lambda value: value if isinstance(value, str) else "-".join(value.values()),
)
PAIRS = int(os.environ.get("ZIGGURAT_TWIN_PAIRS", "4"))  # for each configuration and each viewer
MANY = 300  # actions; of larger spaces not all are asked about
FURTHER = 4  # actions that are played in each
SAMPLE = 8  # actions that are asked about in most; all of them in some
SHARE = 0.25  # of all questions are asked on the way; all of them at the beginning and at the end
LIVE = Clock(kind="live", bank=86_400, increment=5)
PEOPLE = ("anna", "boris", "clara", "david", "emma", "fritz", "greta", "onlooker")
FRAMES = ("", "?invite=welcome", "?seat=-1", "?seat=0", "?seat=1", "?open=true", "?from=1&to=2", "?from=1000")
SEEN: Counter[str] = Counter()  # what was compared, for all configurations of a game
T = TypeVar("T")
TIMES = b"ziggurat_action_seconds"  # how long things took, which is no secret and never the same


class Secrets(NamedTuple):
    """What somebody needs to be the same person on both servers."""

    id: str
    name: str
    csrf: str
    cookie: str
    token: str


class Twins:
    """Two places that were one until the cards were dealt."""

    def __init__(self, places: list[Place], people: dict[str, Secrets]) -> None:
        self.places = places
        self.people = people
        self.asked = 0
        self.visitors = {
            (who, by): [_visitor(place, secrets, by) for place in places]
            for who, secrets in people.items()
            for by in ("cookie", "token")
        } | {("nobody", by): [place.visitor() for place in places] for by in ("cookie", "token")}

    async def begin(self, match: str, games: tuple[Game, Game], clock: Clock, public: bool) -> None:
        """Begin a match on both from a position each, at a table of its own."""
        for place, game in zip(self.places, games, strict=True):
            name, sitting = game.rulebook.name, [self.people[PEOPLE[seat]] for seat in game.seats]
            seats = tuple(SeatSetup(who.name, account=who.id) for who in sitting)
            setup = Setup.new(name, seats, position=game.position(), clock=clock, public=public, invite="welcome")
            begun = Match.start(setup, place.clock())
            await place.house.store.begin(match, setup.encode(), last_entry(begun))
            await self._set_table(place, match, name, sitting, public)

    async def _set_table(self, place: Place, match: str, game: str, sitting: list[Secrets], public: bool) -> None:
        async with place.house.database.sessions.begin() as session:
            session.add(
                Table(
                    id=match,
                    game=game,
                    options={},
                    clock={},
                    host_id=self.people["anna"].id,
                    public=public,
                    invite="welcome",
                    autostart=False,
                    state="playing",
                    created_at=place.clock(),
                )
            )
            await session.flush()
            for seat, who in enumerate(sitting):
                session.add(Seat(table_id=match, seat=seat, account_id=who.id))

    def pass_by(self, seconds: float) -> None:
        """Let the same time go by."""
        for place in self.places:
            place.clock.pass_by(seconds)

    async def do(
        self, who: str, method: str, path: str, body: Any = None, other: Any = None, **headers: str
    ) -> list[Answer]:
        """Ask both the same, or each its own."""
        by = "token" if self.asked % 3 == 2 else "cookie"
        self.asked += 1
        kind = {} if body is None else {"content-type": "application/json"}
        answers = []
        for place, visitor, told in zip(self.places, self.visitors[who, by], (body, other or body), strict=True):
            content = told if isinstance(told, bytes) else b"" if told is None else json.dumps(told).encode()
            scope = scope_of(method, path, visitor.headers | kind | headers)
            answers.append(await ask_plainly(place.app, scope, content))
        return answers

    async def same(self, who: str, method: str, path: str, body: Any = None, **headers: str) -> Answer:
        """Ask both the same; the answers must be the same to the byte, headers and all."""
        one, other = await self.do(who, method, path, body, **headers)
        assert one == other, f"{who}: {method} {path} {body!r}"
        return one

    async def same_socket(self, who: str, match: str, plies: range, last: int, *said: Any) -> None:
        """What both sockets show from a ply on, and answer to what is wrong, is the same; and as the stream has it."""
        heard = []
        for visitor in self.visitors[who, "cookie"]:
            path = f"/api/games/{match}/socket?invite=welcome&after={last}"
            async with (
                PlainSocket(visitor, path) as talk,
                visitor.events(match, "?invite=welcome", last=last) as stream,
            ):
                shown = await talk.take(len(plies))
                assert shown == [happening.data for happening in await stream.take(len(plies))]
                for body in said:
                    talk.say(body)
                heard.append(shown + await talk.take(len(said)))
        assert heard[0] == heard[1]

    async def same_stream(self, who: str, match: str, plies: range, last: int | None, query: str = "") -> None:
        """What both streams say from a ply on is the same."""
        read = []
        for visitor in self.visitors[who, "cookie"]:
            async with visitor.events(match, f"?invite=welcome{query}", last=last) as stream:
                happenings = await stream.take(len(plies))
                assert [happening.ply for happening in happenings] == list(plies)
                read.append((stream.status, stream.headers, [happening.raw for happening in happenings]))
        assert read[0] == read[1]


def _visitor(place: Place, secrets: Secrets, by: str) -> Visitor:
    visitor = place.visitor(token=secrets.token if by == "token" else None)
    if by == "cookie":
        visitor.client.cookies.set("ziggurat", secrets.cookie)
        visitor.csrf = secrets.csrf
    return visitor


async def people_of(place: Place) -> dict[str, Secrets]:
    people = {}
    for who in PEOPLE:
        visitor = await place.guest()
        made = await visitor.post("/api/me/tokens", {"label": "program", "scopes": ["read", "play"]})
        cookie = visitor.client.cookies["ziggurat"]
        people[who] = Secrets(visitor.id, visitor.name, str(visitor.csrf), cookie, made.json()["secret"])
    return people


@pytest.fixture(scope="module")
def twins(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[asyncio.Runner, Twins]]:
    folder = tmp_path_factory.mktemp("twins")

    async def open_twins(stack: AsyncExitStack) -> Twins:
        async with open_place(str(folder / "0.db")) as place:
            people = await people_of(place)
        shutil.copy(folder / "0.db", folder / "1.db")
        # Nothing may happen by itself, at times of its own.
        opened = [open_place(str(folder / f"{i}.db"), FakeClock(), idle=1e6, heartbeat=1e6) for i in (0, 1)]
        return Twins([await stack.enter_async_context(place) for place in opened], people)

    with asyncio.Runner() as runner:
        stack = AsyncExitStack()
        yield runner, runner.run(open_twins(stack))
        runner.run(stack.aclose())


class Pair:
    """A match in two worlds, with the games behind it, as somebody looks at it."""

    def __init__(self, twins: Twins, match: str, games: tuple[Game, Game], viewer: int | None, chance: random.Random):
        self.twins = twins
        self.match = match
        self.games = games
        self.viewer = viewer
        self.who = "onlooker" if viewer is None else PEOPLE[viewer]
        self.chance = chance
        self.ply = 0
        self.differed = 0  # actions that were not the same in both
        self.path = f"/api/games/{match}"

    def seen(self, game: Game) -> bytes:
        """All that the viewer may know."""
        return records.to_bytes(game.blanked(self.viewer))

    @property
    def alike(self) -> bool:
        """Whether the viewer cannot tell the two worlds apart."""
        return self.seen(self.games[0]) == self.seen(self.games[1])

    def questions(self, thorough: bool) -> list[tuple[str, str]]:
        """Everything that can be asked: who asks, and for what."""
        asked = [("nobody", self.path), ("nobody", f"{self.path}/log"), (self.who, "/api/tables?list=mine")]
        for who in sorted({self.who, "onlooker"}):
            asked += [(who, self.path), (who, f"{self.path}?invite=welcome"), (who, f"{self.path}/log")]
            asked += [(who, f"{self.path}/record"), (who, f"/api/tables/{self.match}")]
        asked += [(self.who, f"{self.path}?ply={ply}") for ply in range(self.ply + 2)]
        asked += [(who, f"{self.path}/frames{query}") for who in ("nobody", self.who) for query in FRAMES]
        for seat in (-1, 0, 1, 2, 8):
            asked += [(self.who, f"{self.path}?seat={seat}"), (self.who, f"{self.path}/log?seat={seat}&after=0")]
        asked += [(who, f"{self.path}/prices") for who in ("nobody", self.who)]
        asked += [(self.who, f"{self.path}/why?action={action}") for action in self.sample(thorough)]
        return [*asked, (self.who, f"{self.path}/why?action=0&seat={1 - (self.viewer or 0)}")]

    async def look_around(self, thorough: bool, share: float) -> None:
        """Everything that can be asked is answered alike."""
        for who, path in self.some(self.questions(thorough), share):
            await self.twins.same(who, "GET", path)
        for last in self.some(range(-1, self.ply), share):
            await self.twins.same_stream(self.who, self.match, range(last + 1, self.ply + 1), last)
        for last in self.some(range(-1, self.ply), share / 2):
            mistakes = [
                body for what, body in self.mistakes(False) if what == "actions" and not isinstance(body, bytes)
            ]
            wrong = self.some(mistakes, share / 2)
            await self.twins.same_socket(self.who, self.match, range(last + 1, self.ply + 1), last, *wrong)
        for query in self.some(["", "&seat=-1"], share):
            await self.twins.same_stream(self.who, self.match, range(self.ply, self.ply + 1), None, query)

    def some(self, all_of_them: Sequence[T], share: float) -> list[T]:
        """A share of something, by chance."""
        return self.chance.sample(all_of_them, max(1, round(len(all_of_them) * share))) if all_of_them else []

    def sample(self, thorough: bool) -> list[int]:
        size = self.games[0].rulebook.actions
        return list(range(size)) if thorough and size <= MANY else sorted(self.chance.sample(range(size), SAMPLE))

    def mistakes(self, thorough: bool) -> list[tuple[str, Any]]:
        """Everything that can be done wrong."""
        legal = self.games[0].legal_for(self.viewer).numbers() if self.viewer is not None else []
        illegal = [action for action in self.sample(thorough) if action not in legal]
        made: list[tuple[str, Any]] = [("actions", {"ply": self.ply, "action": action}) for action in illegal]
        some, other = self.chance.choice(legal or [0]), 1 - (self.viewer or 0)
        for body in (
            {"ply": self.ply + 7, "action": some},
            {"ply": self.ply, "action": some, "seat": other},
            {"ply": self.ply, "action": some, "seat": 7},
            {"ply": self.ply, "action": "abracadabra"},
            {"ply": self.ply, "action": 60_000},
            {"ply": self.ply, "action": -1},
            {"ply": self.ply, "action": True},
            {"ply": "last", "action": some},
            {"action": some},
            b"{",
        ):
            made.append(("actions", body))
        made += [(what, {"ply": self.ply + 1}) for what in ("undo", "resign", "leave", "return")]
        made += [("return", {"ply": self.ply}), ("draw", {"ply": self.ply, "answer": "decline"})]
        return [*made, ("replace", {"seat": other}), ("record", {})]

    async def make_mistakes(self, thorough: bool, share: float) -> None:
        """Every mistake is answered alike, and none of them does anything."""
        for what, body in self.some(self.mistakes(thorough), share):
            answer = await self.twins.same(self.who, "POST", f"{self.path}/{what}", body)
            assert 400 <= answer.status < 500, answer
        for action in self.some(range(min(MANY, self.games[0].rulebook.actions)), 0.01):  # late, or the same again
            await self.twins.same(self.who, "POST", f"{self.path}/actions", {"ply": self.ply - 1, "action": action})
        answer = await self.twins.same(self.who, "GET", f"{self.path}/events", **{"last-event-id": "1000"})
        assert answer.status in (404, 409)

    def choose(self) -> tuple[int, tuple[int, int]] | None:
        """What a seat can do in both worlds, after which they still look alike; in secret, something else in each."""
        for seat in self.chance.sample(self.games[0].to_act, len(self.games[0].to_act)):
            for actions in self.ways(seat):
                after = [game.copy() for game in self.games]
                for game, action in zip(after, actions, strict=True):
                    game.play(action, seat)
                if self.seen(after[0]) == self.seen(after[1]) and not after[0].is_over:
                    return seat, actions
        return None

    def ways(self, seat: int) -> list[tuple[int, int]]:
        """Pairs of actions of a seat, one for each world: for others than the viewer first some that differ."""
        one, other = (game.legal_for(seat).numbers() for game in self.games)
        both = sorted(set(one) & set(other))
        alike = [(action, action) for action in self.chance.sample(both, len(both))]
        if seat == self.viewer or seat not in self.games[1].to_act:
            return alike
        return [(self.chance.choice(one), self.chance.choice(other)) for _ in range(5)] + alike

    async def play(self, seat: int, actions: tuple[int, int]) -> None:
        """Do it in both."""
        self.twins.pass_by(1.5)
        assert await self.both(seat, "actions", *({"ply": self.ply, "action": action} for action in actions)) == {200}
        self.played(seat, actions)
        if self.chance.random() < 0.3:
            await self.take_back(seat)

    async def both(self, seat: int, what: str, *bodies: Any) -> set[int]:
        """Somebody does something in both; what the viewer is answered is the same."""
        path = f"{self.path}/{what}"
        if seat == self.viewer:
            return {(await self.twins.same(PEOPLE[seat], "POST", path, bodies[0])).status}
        return {answer.status for answer in await self.twins.do(PEOPLE[seat], "POST", path, *bodies)}

    async def take_back(self, seat: int) -> None:
        """Try to take it back again; what comes of it is the same in both."""
        body = {"ply": self.ply}
        statuses = await self.both(seat, "undo", body, body)
        assert len(statuses) == 1
        if statuses == {200}:
            for game in self.games:
                game.undo(seat)
            self.ply += 1

    async def play_by_socket(self, seat: int, actions: tuple[int, int]) -> None:
        """Do it in both, over a socket of whoever acts; what that is told is the same, if the viewer acts."""
        self.twins.pass_by(1.5)
        heard = []
        for visitor, action in zip(self.twins.visitors[PEOPLE[seat], "cookie"], actions, strict=True):
            async with PlainSocket(visitor, f"{self.path}/socket?after={self.ply}") as talk:
                talk.say({"ply": self.ply, "action": action})
                heard.append(await talk.take(2))
                assert heard[-1][1] == b'{"ply":%d}' % (self.ply + 1)
        assert seat != self.viewer or heard[0] == heard[1]
        self.played(seat, actions)

    def played(self, seat: int, actions: tuple[int, int]) -> None:
        """Remember what was done in both."""
        for game, action in zip(self.games, actions, strict=True):
            game.play(action, seat)
        self.differed += actions[0] != actions[1]
        self.ply += 1

    async def run(self, thorough: bool) -> None:
        """Look, err and play on, with a stream open all the while."""
        async with AsyncExitStack() as stack:
            streams = [
                await stack.enter_async_context(visitor.events(self.match, "?invite=welcome"))
                for visitor in self.twins.visitors[self.who, "cookie"]
            ]
            await self.look_around(thorough, 1.0)
            await self.make_mistakes(thorough, 1.0)
            for further in range(FURTHER):
                chosen = self.choose()
                if chosen is None:
                    break
                await (self.play_by_socket(*chosen) if self.chance.random() < 0.5 else self.play(*chosen))
                assert self.alike
                share = 1.0 if further == FURTHER - 1 else SHARE
                await self.look_around(False, share)
                await self.make_mistakes(False, share)
            told = [[happening.raw for happening in await stream.until(self.ply)] for stream in streams]
            assert told[0] == told[1]
            assert len(told[0]) == self.ply + 1
        one, other = await self.twins.do("nobody", "GET", "/metrics")
        assert without_times(one.body) == without_times(other.body)


def without_times(text: bytes) -> list[bytes]:
    return [line for line in text.splitlines() if TIMES not in line]


def position_of(name: str, options: dict[str, str], seed: int) -> Game:
    """A position on the way of a random game, or one that only chance could make."""
    if name == "babel" and seed % 2:
        return scattered(seed, options["edition"])
    game = part_way(name, options, seed, random.Random(seed).randint(0, 90))
    return game if not game.is_over else part_way(name, options, seed, 20)


def worlds(game: Game, viewer: int | None, seed: int) -> tuple[Game, Game]:
    """A game and one that looks the same to a seat, or to an onlooker."""
    twin = game.redealt(0 if viewer is None else viewer, seed=seed)
    for seat in game.seats[1:] if viewer is None else ():
        twin = twin.redealt(seat, seed=seed + seat)
    one, other = (type(game).from_position(world.position()) for world in (game, twin))
    return one, other


@CONFIGURATIONS
@pytest.mark.parametrize("viewer", [0, 1, None], ids=["seat 0", "seat 1", "onlooker"])
def test_worlds_that_look_alike_answer_with_the_same_bytes(
    twins: tuple[asyncio.Runner, Twins], name: str, options: dict[str, str], viewer: int | None
) -> None:
    runner, both = twins
    differing = differed = 0
    pairs = PAIRS if name == "babel" else max(1, PAIRS // 4)  # 7 Wonders has more configurations, and more to ask
    first = configurations().index((name, options)) + (viewer or 0)  # not always with the same clock and door

    async def compare() -> None:
        nonlocal differing, differed
        for seed in range(first, first + pairs):
            chance = random.Random(f"{options} {viewer} {seed}")
            start = position_of(name, options, chance.randrange(10**6))
            pair = worlds(start, viewer, seed)
            match = f"w{hashlib.md5(repr(options).encode()).hexdigest()[:16]}x{viewer}x{seed}".replace("None", "n")
            lines = [game.position().split() for game in pair]
            differing += lines[0][5:-1] != lines[1][5:-1]
            clock = LIVE if seed % 4 == 1 else Clock()
            both.pass_by(1)
            await both.begin(match, pair, clock, public=seed % 3 != 2)
            watched = Pair(both, match, pair, viewer, chance)
            assert watched.alike
            await watched.run(thorough=seed == first)
            differed += watched.differed

    runner.run(compare())
    SEEN.update({f"{name} pairs": pairs, f"{name} differing": differing, f"{name} differed": differed})


@pytest.mark.parametrize("name", registry.names())
def test_those_worlds_did_differ(name: str) -> None:
    """Alike is worth something only where there was something to hide: hands, and choices made in secret."""
    if not SEEN[f"{name} pairs"]:
        pytest.skip("looks back at the comparisons, which were not run")
    assert SEEN[f"{name} differing"] > SEEN[f"{name} pairs"] / 2, "most pairs must differ in something"
    assert name == "babel" or SEEN[f"{name} differed"], "somebody must have chosen differently in secret"


def test_the_comparison_would_see_a_difference(twins: tuple[asyncio.Runner, Twins]) -> None:
    """Whoever holds the hand that differs does see it, at every place where it may be seen."""
    runner, both = twins
    pair = worlds(part_way("babel", {}, 5, 0), 0, 3)

    async def compare() -> None:
        await both.begin("different", pair, Clock(), public=True)
        with pytest.raises(AssertionError):
            await both.same("boris", "GET", "/api/games/different")
        with pytest.raises(AssertionError):
            await both.same("boris", "GET", "/api/games/different?ply=0")
        with pytest.raises(AssertionError):
            await both.same("boris", "GET", "/api/games/different/frames")
        with pytest.raises(AssertionError):
            await both.same_stream("boris", "different", range(1), None)
        await both.same("anna", "GET", "/api/games/different")

    runner.run(compare())
