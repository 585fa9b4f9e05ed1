"""A match as a row of frames: what somebody may know after each of its events, without what can be done then."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

import msgspec

from ziggurat.play.match import Match
from ziggurat.server.rooms.face import Face
from ziggurat.server.rooms.room import face_at, faces

Parts: TypeAlias = dict[str, msgspec.Raw]

_NONE = msgspec.Raw(b"null")
_parts: msgspec.json.Decoder[Parts] = msgspec.json.Decoder(Parts)
_encode = msgspec.json.Encoder().encode


def frames(name: str, match: Match, plies: range, seat: int | None, *, every_hand: bool) -> list[msgspec.Raw]:
    """Some frames of a match, as a seat or an onlooker (None) may see it, or with every hand open."""
    hands = match.seats if every_hand else None
    return [msgspec.Raw(_frame(face, seat, hands)) for face in _shown(name, match, plies)]


def offers(name: str, match: Match, seat: int) -> msgspec.Raw:
    """What a seat can do at the end of a match."""
    return _parts.decode(face_at(name, match, match.ply).payload(seat))["legal"]


def _shown(name: str, match: Match, plies: range) -> Iterator[Face]:
    return (face for face in faces(name, match, plies.stop - 1) if face.ply in plies)


def _frame(face: Face, seat: int | None, hands: range | None) -> bytes:
    """What the payload of the same viewer says, but for what can be done; and all hands, if they are open."""
    parts = _parts.decode(face.payload(seat))
    del parts["legal"], parts["undo"]
    parts["hands"] = _NONE if hands is None else msgspec.Raw(_encode([_hand(face, other) for other in hands]))
    return _encode(parts)


def _hand(face: Face, seat: int) -> msgspec.Raw:
    return _parts.decode(face.payload(seat))["hand"]
