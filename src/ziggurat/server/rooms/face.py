"""How a match looks after its last event: rendered once for everybody, then once for each seat that looks.

Everything is made from records in which the rules have blanked what the viewer may not know.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, NamedTuple

import msgspec

from ziggurat.kernel import registry
from ziggurat.kernel.game import Scene
from ziggurat.kernel.records import Games
from ziggurat.play.events import Acted, AnyEvent, TakenOver, acted
from ziggurat.play.match import Match
from ziggurat.server.wire import Deal, Text

_encode = msgspec.json.Encoder().encode


class Showing(NamedTuple):
    """What is shown of an event that is about to happen."""

    secret: bool  # whether others than its maker may not know which action it is
    notation: str | None  # of an action, where that needs the position


OPEN = Showing(False, None)


def showing(match: Match, event: AnyEvent) -> Showing:
    """What is to be shown of an event that is about to happen in a match."""
    if not isinstance(event, Acted):
        return OPEN
    game, book = match.game, match.game.rulebook
    secret = book.is_secret(game.state, event.seat, event.action)
    return Showing(secret, None if book.said_here is None else game.action(event.action, event.seat).notation)


@cache
def _seats_shown(seats: tuple[int, ...]) -> bytes:
    return _encode(seats)


@lru_cache(maxsize=100_000)
def _action_shown(game: str, seat: int, action: int, said: str | None) -> bytes:
    """An action with its notation, as JSON."""
    notation = registry.find(game).rulebook.all_actions[action].notation if said is None else said
    return _encode(msgspec.to_builtins(acted(seat, action)) | {"notation": notation})


class Face:
    """The last event of a match and the table after it; `last` is the face before, if there is one.

    Whatever is taken from the match is taken at once: it may run ahead before anybody looks.
    """

    def __init__(self, name: str, match: Match, last: Face | None, shown: Showing) -> None:
        self.ply = match.ply
        self.event = event = match.events[-1]
        self._match = match
        self._secret, self._notation = shown
        self._drawing = bool(match.draw_offers)
        self._to_act, self._over = match.to_act, match.over
        self._setting: bytes = last._setting if last and last._still_set(match) else _setting(name, match)
        self._shared: bytes | None = None
        self._payloads: dict[int | None, bytes] = {}
        self._scene: Scene | None
        self.public: Games
        if type(event) is Acted and last is not None:
            self._scene = match.game.scene(last.public, event.seat, -1 if shown.secret else event.action)
        else:
            self._scene = match.game.scene()
        self.public = self._scene.public
        self._told: bytes | None = None if isinstance(event, Acted) else _encode([_told_of(event)])

    def payload(self, seat: int | None) -> bytes:
        """What a seat (or an onlooker) may know now, as JSON."""
        made = self._payloads.get(seat)
        if made is None:
            if self._shared is None:
                self._shared = self._open_fields()
            made = self._payloads[seat] = self._shared + self._own_fields(seat)
        return made

    @property
    def kept(self) -> bool:
        """Whether it can be shown even while the match runs ahead of it."""
        return self._scene is not None

    def forget(self) -> None:
        """Let go of what can be rendered again."""
        self._what_happened()  # which no later scene tells
        self._scene = self._shared = None
        self._payloads.clear()

    def _what_happened(self) -> bytes:
        if self._told is None:
            assert self._scene is not None
            self._told = self._scene.told
        return self._told

    def _seen(self) -> Scene:
        if self._scene is None:
            assert self._match.ply == self.ply, "the match has moved on"
            self._scene = self._match.game.scene()
        return self._scene

    def _open_fields(self) -> bytes:
        """The fields that are the same for everybody; those that seldom change are taken from the face before."""
        open_fields = b'%b"ply":%d,"at":%d,"told":%b,"to_act":%b,"table":%b,' % (
            self._setting,
            self.ply,
            self._match.times[self.ply],
            self._what_happened(),
            _seats_shown(self._to_act),
            self._seen().table,
        )
        return open_fields if self._secret else open_fields + b'"event":%b,' % self._event_shown(None)

    def _own_fields(self, seat: int | None) -> bytes:
        """The fields that are one viewer's own."""
        secret = b'"event":%b,' % self._event_shown(seat) if self._secret else b""
        if seat is None:
            return secret + b'"seat":null,"hand":null,"legal":[],"undo":0}'
        scene = self._seen()
        legal, undo = (b"[]", 0) if self._over else (scene.offers(seat), scene.undoable(seat))
        return b'%b"seat":%d,"hand":%b,"legal":%b,"undo":%d}' % (secret, seat, scene.hand(seat), legal, undo)

    def _still_set(self, match: Match) -> bool:
        """Whether an event that followed this face can have changed nothing of who plays and how it stands."""
        if self._drawing or match.draw_offers or match.over is not None:
            return False
        return type(match.events[-1]) is Acted and match.setup.clock.kind == "none"

    def told_texts(self) -> list[Text]:
        """What has happened, in words that everybody may hear."""
        return msgspec.json.decode(self._what_happened(), type=list[Text])

    def event_for(self, seat: int | None) -> dict[str, Any]:
        """The event as data; to others than its maker a secret choice shows nothing but that it was made."""
        shown: dict[str, Any] = msgspec.json.decode(self._event_shown(seat))
        return shown

    def _event_shown(self, seat: int | None) -> bytes:
        event = self.event
        if not isinstance(event, Acted):
            return _encode(event)
        if self._secret and seat != event.seat:
            return _encode({name: value for name, value in msgspec.to_builtins(event).items() if name != "action"})
        return _action_shown(self._match.setup.game, event.seat, event.action, self._notation)


def _told_of(event: AnyEvent) -> dict[str, Any]:
    """What has happened that is no action, as a phrase."""
    values: dict[str, Any] = {} if not hasattr(event, "seat") else {"who": event.seat}
    if isinstance(event, TakenOver):
        values |= {"agent": event.agent, "reason": event.reason}
    return {"key": f"match-{event.__struct_config__.tag}", "values": values}


def _setting(name: str, match: Match) -> bytes:
    """Who plays what, and how it stands between them, as the beginning of a JSON object."""
    fields = {
        "game": name,
        "kind": match.setup.game,
        "seats": [_seat_now(match, seat) for seat in match.seats],
        "draw": sorted(match.draw_offers),
        "clock": match.clocks,
        "over": match.over,
        "deal": _deal(match),
    }
    return _encode(fields)[:-1] + b","


def _seat_now(match: Match, seat: int) -> dict[str, Any]:
    who = match.setup.seats[seat]
    person = who.account is not None
    return {"name": who.name, "agent": match.agents[seat], "person": person, "resigned": seat in match.resigned}


def _deal(match: Match) -> Deal:
    """The commitment and what was pledged; what they sealed is shown when the match is over."""
    setup, over = match.setup, match.over is not None
    key, salt = (setup.key, setup.salt) if over else (None, None)
    if setup.joint is None:
        return Deal(match.commitment, key, salt)
    secret = setup.joint.secret if over else None
    return Deal(match.commitment, key, salt, secret, setup.joint.shown(bits=over))
