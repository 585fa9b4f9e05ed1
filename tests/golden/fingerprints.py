"""`python -m tests.golden.fingerprints`: writes what stored games rest on in each game, to be compared by a test.

Only when its test has said that something moved, and after doing what it says.
"""

from __future__ import annotations

import hashlib
import itertools
import json
import sys
from pathlib import Path

import ziggurat
from tests.golden import HERE
from ziggurat.kernel import registry
from ziggurat.kernel.game import Game
from ziggurat.kernel.rng import key_from_seed

FILE = HERE / "fingerprints.json"
# The fields of a position line that a deal fills: hands, piles, boards, tiles, projects, guilds (NOTATION.md).
DEALT = {"babel": range(5, 15), "wonders": (4, 5, 6, 8, 9, 11, 12, 13)}
WEIGHTY = {"wonders": ("players", "tower", "projects", "sides", "wonders")}  # options that change what is dealt


def _hash(texts: list[str]) -> str:
    return hashlib.sha256("\n".join(texts).encode()).hexdigest()[:16]


def numbering_of(kind: type[Game]) -> str:
    """A fingerprint of which number each action has."""
    return _hash([kind.rulebook.action_text(number) for number in range(kind.rulebook.actions)])


def deals_of(kind: type[Game]) -> str:
    """A fingerprint of what keys deal, with all options that matter: decks, and the order in which they are dealt."""
    book = kind.rulebook
    names = WEIGHTY.get(book.name, tuple(book.options))
    dealt: list[str] = []
    for values in itertools.product(*(book.options[name] for name in names)):
        game = kind(None, key=key_from_seed(len(dealt)), **dict(zip(names, values, strict=True)))
        fields = game.position().split(" ")
        dealt.append(" ".join(fields[index] for index in DEALT.get(book.name, range(1, len(fields)))))
    return _hash(dealt)


def fingerprints() -> dict[str, dict[str, str]]:
    """Of each game on the shelf."""
    kinds = [registry.find(name) for name in registry.names()]
    return {kind.rulebook.name: {"numbering": numbering_of(kind), "deals": deals_of(kind)} for kind in kinds}


def main(path: Path = FILE) -> int:
    """Write the file; what has moved has done so in this release."""
    known = json.loads(path.read_text()) if path.exists() else {}
    for game, found in fingerprints().items():
        since = known.get(game, {}).get("since")
        same = all(known.get(game, {}).get(name) == value for name, value in found.items())
        known[game] = {**found, "since": since if same else ziggurat.__version__}
    path.write_text(json.dumps(known, indent=1) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
