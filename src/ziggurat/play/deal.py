"""Deals that can be checked: what is hashed, and how a key comes about.

Kinds of deals, by the word that setups and records call them:

- `joint`: nobody alone has chosen it. The server seals a secret when the table is made; whoever sits down pledges bits
  of their own, and shows them when all pledges are known. The key is a hash of the secret and of all bits.
- `sealed`: the server alone has drawn the key, and has sealed it with a salt. So were all deals of release 0.1.0.
- `shared`: one deal for several tables. The word is kept for it; no release deals so yet.

All hashes are SHA-256 of the texts below, everything in them in small hexadecimal letters, so that anybody can check.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Mapping, Sequence
from typing import Literal, TypeAlias

import msgspec

SEALED, JOINT, SHARED = "sealed", "joint", "shared"
SEALED_LABEL = "ziggurat-deal-1"  # of key and salt
SECRET_LABEL = "ziggurat-secret-2"
BITS_LABEL = "ziggurat-bits-2"
KEY_LABEL = "ziggurat-deal-2"  # of the secret and the bits by seat
NONE = "none"  # the part of a bot in a record
NOBODY = "-"  # stands for the bits of a seat that adds none
SECRET_BYTES, BITS_BYTES = 32, 16

By: TypeAlias = Literal["own", "server"]

_HASH = re.compile(r"[0-9a-f]{64}")


class Part(msgspec.Struct, frozen=True):
    """What a seat adds to a joint deal: bits of whoever sits there, or of the server for who sends none."""

    by: By
    bits: str


class PartShown(msgspec.Struct, frozen=True):
    """A seat's part as everybody may know it: its pledge at once, its bits when the match is over."""

    by: By
    pledge: str
    bits: str | None = None


class JointDeal(msgspec.Struct, frozen=True, tag=JOINT, tag_field="kind"):
    """A deal that nobody alone has chosen: the server's secret and the part of each seat, None for a bot."""

    secret: str
    parts: tuple[Part | None, ...]

    @property
    def key(self) -> str:
        """The key that it gives."""
        return joint_key(self.secret, [None if part is None else part.bits for part in self.parts])

    @property
    def commitment(self) -> str:
        """What has sealed the secret."""
        return seal(self.secret)

    def shown(self, *, bits: bool) -> tuple[PartShown | None, ...]:
        """The parts as everybody may know them, with their bits or without."""
        return tuple(
            None if part is None else PartShown(part.by, pledge(part.bits), part.bits if bits else None)
            for part in self.parts
        )


def _hash(*words: str) -> str:
    """What stands for a word in a damaged record gives a hash that nobody has shown."""
    return hashlib.sha256(":".join(words).encode(errors="surrogatepass")).hexdigest()


# -- joint deals -----------------------------------------------------------------------------------------------------


def new_secret() -> str:
    """A fresh secret of a server."""
    return secrets.token_hex(SECRET_BYTES)


def new_bits() -> str:
    """128 fresh random bits."""
    return secrets.token_hex(BITS_BYTES)


def seal(secret: str) -> str:
    """What is shown of a secret when the table is made."""
    return _hash(SECRET_LABEL, secret.lower())


def pledge(bits: str) -> str:
    """What is shown of somebody's bits before all others have been pledged."""
    return _hash(BITS_LABEL, bits.lower())


def joint_key(secret: str, bits: Sequence[str | None]) -> str:
    """The deal key of a secret and the bits of each seat."""
    return _hash(KEY_LABEL, secret.lower(), *(NOBODY if some is None else some.lower() for some in bits))


# -- in records ------------------------------------------------------------------------------------------------------


def headers_of(joint: JointDeal) -> dict[str, str]:
    """A joint deal as headers of a record; the key stands there by itself."""
    parts = {f"Part{seat}": NONE if part is None else f"{part.by} {part.bits}" for seat, part in enumerate(joint.parts)}
    return {"Deal": JOINT, "Commitment": joint.commitment, "Secret": joint.secret, **parts}


def joint_of(headers: Mapping[str, str]) -> JointDeal | None:
    """The joint deal that the headers of a record tell; None where they tell none that is whole."""
    count = sum(1 for name in headers if re.fullmatch(r"Part\d+", name))
    told = [headers.get(f"Part{seat}", "") for seat in range(count)]
    found = [re.fullmatch(r"(own|server) ([0-9a-fA-F]{32})", text) for text in told]
    if (
        not count
        or "Secret" not in headers
        or any(one is None and text != NONE for one, text in zip(found, told, strict=True))
    ):
        return None
    return JointDeal(headers["Secret"], tuple(None if one is None else Part(one[1], one[2]) for one in found))  # type: ignore[arg-type]


# -- deals by the server alone ---------------------------------------------------------------------------------------


def new_salt() -> str:
    """A fresh salt, so that a commitment cannot be guessed from a likely key."""
    return secrets.token_hex(32)


def commitment(key: str, salt: str) -> str:
    """What is shown at the start of a deal that the server alone has drawn."""
    return _hash(SEALED_LABEL, key.lower(), salt.lower())


# -- what a player has seen ------------------------------------------------------------------------------------------


def promise(commitment: str, pledges: Sequence[str | None]) -> str:
    """What was promised before the cards were dealt, as a line that a player can keep: the seal, then the pledges."""
    return "/".join([commitment, *(NOBODY if one is None else one for one in pledges)])


def read_promise(text: str) -> tuple[str, tuple[str | None, ...]] | None:
    """The seal and the pledges of such a line; None where it is none."""
    first, *others = text.strip().lower().split("/")
    if not _HASH.fullmatch(first) or not all(one == NOBODY or _HASH.fullmatch(one) for one in others):
        return None
    return first, tuple(None if one == NOBODY else one for one in others)
