"""A match as a store keeps it, made to happen again. Whatever is wrong with it is one error: `UnreadableLog`.

A log is checked against the rules on the way, because whoever wrote it may have been another release: what was legal
then and is not now must be told, and never be played as something else. Errors quote nothing of a log, which hides
what is not everybody's.
"""

from __future__ import annotations

from collections.abc import Sequence

from ziggurat.play.errors import UnreadableLog
from ziggurat.play.events import Acted, AnyEvent, Started, TimeReturned, decode
from ziggurat.play.match import Match
from ziggurat.play.setup import Setup
from ziggurat.play.stores.store import Entry


def restored(setup: str, entries: Sequence[Entry]) -> Match:
    """The match that a setup and its log tell of."""
    try:
        match = Match(Setup.decode(setup))
        for entry in entries:
            match.add(event_of(match, entry), entry.at)
    except UnreadableLog:
        raise
    except Exception as error:
        told = f"the rules here cannot make it happen again ({type(error).__name__})"
        raise UnreadableLog(told) from error
    if not match.events:
        raise UnreadableLog("it has no beginning")
    return match


def event_of(match: Match, entry: Entry) -> AnyEvent:
    """What an entry says, if it can follow upon the match as it stands."""
    if entry.ply != match.ply + 1:
        raise UnreadableLog(f"ply {match.ply + 1} is missing")
    event = decode(entry.body, match.setup.game)
    if not isinstance(event, Started | TimeReturned) and event.seat not in match.seats:
        raise UnreadableLog(f"ply {entry.ply} names a seat that there is not")
    if match.over:
        raise UnreadableLog(f"ply {entry.ply} follows upon its end")
    if isinstance(event, Acted) and match.game.rulebook.obstacles(match.game.state, 0, event.seat, event.action):
        raise UnreadableLog(f"what was played on ply {entry.ply} is not possible by these rules")
    return event
