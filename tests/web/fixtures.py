"""Payloads, deals and phrases of 7 Wonders for the browser's tests: `python -m tests.web.fixtures` writes them anew.

Payloads are what a server would send to seat 0. Each is the first moment that fits, of games played at random from
seed 0 on, so that it stays the same until rules or payloads change.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from ziggurat import Wonders
from ziggurat.games.wonders.tests.positions import city, position
from ziggurat.games.wonders.words import things_data
from ziggurat.play import study
from ziggurat.play.events import acted
from ziggurat.play.match import Match
from ziggurat.play.setup import SeatSetup, Setup
from ziggurat.server.rooms.frames import frames
from ziggurat.server.rooms.room import face_at

FOLDER = Path(__file__).parents[2] / "web" / "tests" / "fixtures" / "wonders"
ID = "fixture"
NAMES = ("Anna", "Boris", "Csilla", "Dora", "Emil", "Franz", "Galina")

Fits = Callable[[Wonders], bool]


def in_phase(name: str) -> Fits:
    """Whether seat 0 is asked for something."""
    return lambda game: game.phase == name and 0 in game.to_act


def at(age: int, turn: int) -> Fits:
    """Whether seat 0 chooses a card in a turn of an Age."""
    return lambda game: in_phase("card")(game) and (game.age, turn_of(game)) == (age, turn)


def turn_of(game: Wonders) -> int:
    """The turn within the Age."""
    return int(game.state[0]["turn"])


def has_two_ways(game: Wonders) -> bool:
    """Whether a card can be built with more than one way to divide the price."""
    if not at(2, 2)(game):
        return False
    prices = re.findall(r"build:(\w+)[<>]\d\S*", str(game.legal_for(0)).replace("+join", ""))
    return len(prices) > len(set(prices))


def is_over(game: Wonders) -> bool:
    """Whether the game has ended."""
    return game.is_over


@dataclass(frozen=True)
class Wanted:
    """Which moment of which games."""

    fits: Fits
    options: dict[str, str] = field(default_factory=dict)


PAYLOADS = {
    "base": Wanted(at(3, 6), {"players": "4", "tower": "no", "projects": "no"}),
    "board": Wanted(in_phase("board"), {"players": "5", "wonders": "chosen"}),
    "copy": Wanted(in_phase("copy"), {"sides": "B"}),
    "dig": Wanted(in_phase("dig"), {"sides": "B"}),
    "five": Wanted(at(3, 3), {"players": "5", "sides": "B"}),
    "free": Wanted(in_phase("free"), {"players": "2"}),
    "loss": Wanted(in_phase("loss")),
    "over": Wanted(is_over),
    "over-seven": Wanted(is_over, {"players": "7", "sides": "B"}),
    "seven": Wanted(at(3, 4), {"players": "7", "sides": "random"}),
    "seventh": Wanted(in_phase("seventh"), {"sides": "B"}),
    "side": Wanted(in_phase("side"), {"players": "4", "sides": "chosen"}),
    "three": Wanted(at(2, 3)),
    "three-first": Wanted(at(1, 1)),
    "tile": Wanted(in_phase("tile"), {"players": "4"}),
    "two": Wanted(has_two_ways, {"players": "2"}),
}

DEALS: tuple[dict[str, str], ...] = (
    {"players": "3"},
    {"players": "2", "sides": "random"},
    {"players": "7", "sides": "random"},
    {"players": "5", "tower": "no", "projects": "no", "sides": "B"},
    {"players": "4", "projects": "no", "sides": "chosen", "wonders": "chosen"},
    {"players": "6", "tower": "no"},
)
OF_TABLE = ("phase", "age", "turn", "cities", "project")  # what tells of a deal
OF_CITY = ("board", "side")
OF_HAND = ("cards", "draft")


# -- playing ---------------------------------------------------------------------------------------------------------


def begun(seed: int, options: dict[str, str]) -> Match:
    """A match before its first action."""
    game = Wonders(seed, **options)
    seats = tuple(SeatSetup(name) for name in NAMES[: len(game.seats)])
    book = game.rulebook
    return Match.start(Setup(game=book.name, version=book.version, options=game.options, seats=seats, key=game.key))


def played(match: Match, seed: int) -> Iterator[Match]:
    """A match before each of its actions, which are chosen at random, and at its end."""
    chance = random.Random(seed)
    while not match.over:
        yield match
        seat = chance.choice(match.to_act)
        match.add(acted(seat, chance.choice(match.game.legal_for(seat).numbers())), 0)
    yield match


def payload_of(match: Match, seat: int = 0) -> dict[str, Any]:
    """What a server sends to a seat."""
    found: dict[str, Any] = msgspec.json.decode(face_at(ID, match, match.ply).payload(seat))
    return found


def first_that_fits(wanted: Wanted) -> dict[str, Any]:
    """The payload of the first moment that fits."""
    for seed in range(1000):
        for match in played(begun(seed, wanted.options), seed):
            if wanted.fits(game_of(match)):
                return payload_of(match)
    raise LookupError(f"no game in a thousand has a moment like {wanted}")


def game_of(match: Match) -> Wonders:
    """The game of a match."""
    assert isinstance(match.game, Wonders)
    return match.game


# -- what is written -------------------------------------------------------------------------------------------------


def rich() -> dict[str, Any]:
    """A game that is over, with symbols chosen twice, a copied guild, rewards and penalties on the score sheet."""
    first = city(
        "babylon B", "pantheon school scientists_guild", stages=3, coins=7, defeats=2, one=1, five=2, unpaid=1,
        penalties=-3, tiles=2, reward3=2,
    )  # fmt: skip
    second = city("olympia B", "library", stages=3, copied="scientists_guild")
    game = position(
        first, second, players=3, age=3, turn=6, project="archives", tower=[8, 17], moment="over", asked="-"
    )
    return payload_of(study.from_position("wonders", game.position()))


def deal_of(seed: int, options: dict[str, str]) -> dict[str, Any]:
    """The key of a game, and the moments that show what it has dealt, with open hands."""
    match = begun(seed, options)
    moments: list[dict[str, Any]] = []
    seen: set[tuple[Any, ...]] = set()
    for now in played(match, seed):
        game = game_of(now)
        moment = (game.phase, game.age, turn_of(game))
        if _shows_a_deal(*moment) and moment not in seen:
            seen.add(moment)
            frame = frames(ID, now, range(now.ply, now.ply + 1), None, every_hand=True)[0]
            moments.append(_of_deal(msgspec.json.decode(frame)))
    return {"key": match.setup.key, "options": match.setup.options, "moments": moments}


def _shows_a_deal(phase: str, age: int, turn: int) -> bool:
    return (phase in ("tile", "side") and turn == 0) or (phase == "card" and turn == 1) or (age == 0 and turn == 0)


def _of_deal(frame: dict[str, Any]) -> dict[str, Any]:
    """What of a frame tells of a deal."""
    table = {name: frame["table"][name] for name in OF_TABLE}
    table["cities"] = [{name: city[name] for name in OF_CITY} for city in table["cities"]]
    hands = [{name: hand[name] for name in OF_HAND} for hand in frame["hands"]]
    return {"ply": frame["ply"], "kind": "wonders", "seat": None, "table": table, "hand": None, "hands": hands}


def written() -> dict[str, str]:
    """The text of every file, by its name."""
    made: dict[str, Any] = {name: first_that_fits(wanted) for name, wanted in PAYLOADS.items()}
    made["rich"] = rich()
    made["things"] = things_data()
    made["deals"] = [deal_of(seed, options) for seed, options in enumerate(DEALS)]
    return {f"{name}.json": _text(thing) for name, thing in made.items()}


def _text(thing: Any) -> str:
    """JSON with a line for each part, so that differences can be read."""
    pairs = [(None, one) for one in thing] if isinstance(thing, list) else list(thing.items())
    lines = [
        ("" if name is None else f"{json.dumps(name)}: ") + json.dumps(one, ensure_ascii=False, separators=(",", ":"))
        for name, one in pairs
    ]
    opening, closing = "[]" if isinstance(thing, list) else "{}"
    return f"{opening}\n" + ",\n".join(lines) + f"\n{closing}\n"


if __name__ == "__main__":
    for name, text in written().items():
        (FOLDER / name).write_text(text, encoding="utf-8")
