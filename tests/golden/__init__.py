"""What every release has left behind, to be opened, continued and replayed by all later ones."""

from __future__ import annotations

import hashlib
import json
import lzma
from pathlib import Path
from typing import Any

import msgspec

from ziggurat.kernel.game import Game
from ziggurat.play.match import Match

HERE = Path(__file__).parent
PASSWORD = "a golden password"  # of every account with a name


def releases() -> list[Path]:
    """The folder of each release, the oldest first."""
    return sorted(
        (path for path in HERE.iterdir() if path.name[0].isdigit()),
        key=lambda path: [int(part) for part in path.name.split(".")],
    )


def state_of(game: Game) -> dict[str, str]:
    """A fingerprint of each field of a game's record, so that a later record may have more fields."""
    record = game.state[0]
    values = {name: json.dumps(_plain(record[name])) for name in record.dtype.names or ()}
    return {name: hashlib.sha256(value.encode()).hexdigest()[:8] for name, value in values.items()}


def _plain(value: Any) -> Any:
    """A field as plain Python, the fields of a nested record by name."""
    if value.dtype.names:
        return {name: _plain(value[name]) for name in value.dtype.names}
    return value.tolist()


def how_it_stands(match: Match) -> dict[str, Any]:
    """What has become of a match, as plain data."""
    over = match.over
    stands = {
        "ply": match.ply,
        "state": state_of(match.game),
        "to_act": match.to_act,
        "agents": match.agents,
        "resigned": sorted(match.resigned),
        "draw": sorted(match.draw_offers),
        "clocks": match.clocks,
        "due": match.due,
        "undoable": [match.undoable(seat) for seat in match.seats],
        "over": over and {"winners": over.winners, "code": over.code, "rule": over.rule},
        "points": [getattr(match.game, "points", match.game.score)(seat) for seat in match.seats] if over else None,
    }
    plain: dict[str, Any] = json.loads(msgspec.json.encode(stands))
    return plain


def read_lines(path: Path) -> list[Any]:
    """The JSON lines of a file."""
    return [json.loads(line) for line in unpacked(path).splitlines()]


def unpacked(path: Path) -> bytes:
    """What a file holds, packed or plain."""
    return lzma.decompress(path.read_bytes()) if path.suffix == ".xz" else path.read_bytes()
