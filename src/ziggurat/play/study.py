"""Studying: a match from a position, a key or a record, played on as one likes. Nothing of it is kept."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from ziggurat.kernel import registry
from ziggurat.kernel.errors import BadOption, IllegalAction, ZigguratError
from ziggurat.kernel.game import Game
from ziggurat.kernel.gamerecord import all_headers
from ziggurat.play.deal import joint_of
from ziggurat.play.errors import ActionRefused
from ziggurat.play.events import AnyEvent, DrawOffered, Resigned, acted
from ziggurat.play.match import AGREED, RESIGNED, Match
from ziggurat.play.setup import SeatSetup, Setup

MOST_ACTIONS = 2000  # of a record and behind it


def from_position(game: str, line: str) -> Match:
    """A match that begins from a position line; what a seat's line hides is dealt, always in the same way."""
    kind = registry.find(game)
    return _begun(kind.from_position(line, seed=0), position=True)


def from_key(game: str, key: str, options: Mapping[str, str]) -> Match:
    """A match that begins from a deal key."""
    return _begun(registry.find(game)(None, key=key, **options))


def from_record(text: str) -> Match:
    """A match as its record tells it, without the end that its players gave it."""
    headers = all_headers(text)
    game = registry.find(headers["Game"].partition(" ")[0]).from_record(text)
    history = game.history
    if len(history) > MOST_ACTIONS:
        raise BadOption("length of a record", len(history), f"one of at most {MOST_ACTIONS} actions")
    match = _begun(game.from_start(), headers, position="Position" in headers)
    for seat, action in history:
        match.add(acted(seat, action.number), 0)
    return match


def ended_by_players(match: Match, headers: Mapping[str, str]) -> None:
    """Let a match end as the header `Ended` of its record says."""
    code, _, seat = headers.get("Ended", "").partition(" ")
    events: list[AnyEvent] = []
    if code == AGREED:
        events = [DrawOffered(seat=number) for number in match.seats]
    elif code == RESIGNED and seat in {str(number) for number in match.seats}:
        events = [Resigned(seat=int(seat))]
    for event in events if match.over is None else []:
        match.add(event, 0)


def play_on(match: Match, words: Sequence[str], language: str = "en") -> None:
    """Play actions; where several seats are to act, one says so with its seat before a colon, as in records."""
    for index, word in enumerate(words):
        try:
            play_word(match, word)
        except IllegalAction as error:
            seat, notation = seat_and_notation(match, word)
            raise ActionRefused(index, error, match.game.why_not(notation, seat, language)) from error
        except ZigguratError as error:
            raise ActionRefused(index, error) from error


def play_word(match: Match, word: str) -> None:
    """Play one action, if the rules allow it."""
    seat, notation = seat_and_notation(match, word)
    match.add(acted(seat, match.game.check(notation, seat).number), 0)


def seat_and_notation(match: Match, word: str) -> tuple[int, str]:
    """Who plays, and what: the seat before the colon, or the first that is to act."""
    found = re.match("([0-9]+):", word)
    if not found:
        return (match.game.to_act or (0,))[0], word
    if len(found[1]) > 2:
        raise BadOption("seat before a colon", found[1], f"one from 0 to {len(match.seats) - 1}")
    return int(found[1]), word[found.end() :]


def _begun(game: Game, headers: Mapping[str, str] | None = None, *, position: bool = False) -> Match:
    """A match that begins as a game stands."""
    headers = headers or {}
    names = [headers.get(f"Seat{seat}", "") for seat in game.seats]
    joint = None if position else joint_of(headers)
    if joint is not None and (joint.key != game.key or len(joint.parts) != len(names)):
        joint = None  # a damaged record can be looked at, and whoever verifies it is told
    setup = Setup(
        game=game.rulebook.name,
        version=game.version,
        options={} if position else dict(game.options),
        seats=tuple(SeatSetup(name if name.isprintable() else "") for name in names),
        key=None if position else game.key,
        salt=None if position else headers.get("Salt"),
        joint=joint,
        position=game.start_position() if position else None,
    )
    return Match.start(setup)
