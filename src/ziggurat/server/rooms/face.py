"""How a match looks after its last event: rendered once for everybody, then once for each seat that looks.

Everything is made from records in which the rules have blanked what the viewer may not know.
"""

from __future__ import annotations

from typing import Any

import msgspec

from ziggurat.kernel.records import plain
from ziggurat.kernel.texts import Phrase
from ziggurat.play.events import Acted, AnyEvent, TakenOver
from ziggurat.play.match import Match
from ziggurat.server.wire import Text

_encode = msgspec.json.Encoder().encode


def is_secret(match: Match, event: AnyEvent) -> bool:
    """Whether an event that is about to happen must stay hidden from the other seats for now."""
    return isinstance(event, Acted) and match.game.rulebook.is_secret(match.game.state, event.seat, event.action)


class Face:
    """The last event of a match and the table after it; `last` is the face before, if there is one."""

    def __init__(self, name: str, match: Match, last: Face | None, secret: bool) -> None:
        self.ply = match.ply
        self.event = match.events[-1]
        self.public = plain(match.game.blanked(None))
        self._name = name
        self._match = match
        self._before = last.public if last else None
        self._secret = secret
        self._setting: bytes = last._setting if last and last._still_set(match) else b""
        self._shared: bytes | None = None
        self._payloads: dict[int | None, bytes] = {}

    def payload(self, seat: int | None) -> bytes:
        """What a seat (or an onlooker) may know now, as JSON."""
        made = self._payloads.get(seat)
        if made is None:
            if self._shared is None:
                self._shared = self._open_fields()
            made = self._payloads[seat] = self._shared + self._own_fields(seat)
        return made

    def forget(self) -> None:
        """Let go of what can be rendered again."""
        self._shared = None
        self._payloads.clear()

    def _open_fields(self) -> bytes:
        """The fields that are the same for everybody; those that seldom change are taken from the face before."""
        if not self._setting:
            self._setting = _encode(_setting(self._name, self._match))[:-1] + b","
        match = self._match
        open_fields = b'%b"ply":%d,"at":%d,"told":%b,"to_act":%b,"table":%b,' % (
            self._setting,
            self.ply,
            match.times[-1],
            _encode(self.told()),
            _encode(match.to_act),
            match.game.shown(None),
        )
        return open_fields if self._secret else open_fields + b'"event":%b,' % _encode(self.event_for(None))

    def _own_fields(self, seat: int | None) -> bytes:
        """The fields that are one viewer's own."""
        match = self._match
        secret = b'"event":%b,' % _encode(self.event_for(seat)) if self._secret else b""
        if seat is None:
            return secret + b'"seat":null,"hand":null,"legal":[],"undo":0}'
        legal = match.game.offered(seat) if seat in match.to_act else b"[]"
        hand, undo = match.game.shown(seat), match.undoable(seat)
        return b'%b"seat":%d,"hand":%b,"legal":%b,"undo":%d}' % (secret, seat, hand, legal, undo)

    def _still_set(self, match: Match) -> bool:
        """Whether an event that followed this face can have changed nothing of who plays and how it stands."""
        still = isinstance(match.events[-1], Acted) and match.over is None and match.setup.clock.kind == "none"
        return still and not self._drawing and not match.draw_offers

    @property
    def _drawing(self) -> bool:
        return b'"draw":[]' not in self._setting

    def told(self) -> list[dict[str, Any]]:
        """What has happened, in words that everybody may hear."""
        event = self.event
        if isinstance(event, Acted):
            if self._secret or self._before is None:
                return []
            phrases = self._match.game.rulebook.told(self._before, self.public, event.seat, event.action)
            return [as_data(phrase) for phrase in phrases]
        values: dict[str, Any] = {} if not hasattr(event, "seat") else {"who": event.seat}
        if isinstance(event, TakenOver):
            values |= {"agent": event.agent, "reason": event.reason}
        return [{"key": f"match-{event.__struct_config__.tag}", "values": values}]

    def told_texts(self) -> list[Text]:
        """What has happened, in words, for those who want it typed."""
        return [Text(**phrase) for phrase in self.told()]

    def event_for(self, seat: int | None) -> dict[str, Any]:
        """The event as data; to others than its maker a secret choice shows nothing but that it was made."""
        event = self.event
        shown: dict[str, Any] = msgspec.to_builtins(event)
        if isinstance(event, Acted):
            if self._secret and seat != event.seat:
                del shown["action"]
            else:
                shown["notation"] = self._match.game.action(event.action).notation
        return shown


def _setting(name: str, match: Match) -> dict[str, Any]:
    """Who plays what, and how it stands between them."""
    return {
        "game": name,
        "kind": match.setup.game,
        "seats": [_seat_now(match, seat) for seat in match.seats],
        "draw": sorted(match.draw_offers),
        "clock": match.clocks,
        "over": match.over,
        "deal": _deal(match),
    }


def as_data(phrase: Phrase) -> dict[str, Any]:
    """A sentence as data."""
    values = {name: as_data(value) if isinstance(value, Phrase) else value for name, value in phrase.values.items()}
    return {"key": phrase.key, "values": values}


def _seat_now(match: Match, seat: int) -> dict[str, Any]:
    who = match.setup.seats[seat]
    person = who.account is not None
    return {"name": who.name, "agent": match.agents[seat], "person": person, "resigned": seat in match.resigned}


def _deal(match: Match) -> dict[str, str | None]:
    """The commitment; what it sealed is shown when the match is over."""
    if not match.over:
        return {"commitment": match.commitment, "key": None, "salt": None}
    return {"commitment": match.commitment, "key": match.setup.key, "salt": match.setup.salt}
