"""What stored games rest on does not move unseen: the numbers of actions, what keys deal, and what notations mean."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import ziggurat
from tests.golden import HERE, releases, unpacked
from tests.golden.fingerprints import FILE, fingerprints
from tests.golden.test_golden import logs
from ziggurat.kernel import registry
from ziggurat.play import events, numbering
from ziggurat.play.restoring import restored
from ziggurat.server.rooms.room import last_entry

PACKAGE = Path(ziggurat.__file__).parent
NEW_CARD = """
[cards.{id}]
age = 1
colour = "brown"
cost = "1 coin"
gives = ["wood / clay"]
copies = [7]
"""

WHAT_TO_DO = {
    "numbering": """The actions of {game} have other numbers than in release {since}. Logs, records and positions hold
notations, so this harms nothing that is stored, as long as every notation keeps its meaning. Do this:
1. keep every notation of every numbering/*.json readable with its old meaning (the tests beside this one);
2. raise the version in ziggurat/__init__.py and CHANGELOG.md, if this release has not done so;
3. write down the new numbering: python -m tests.golden.fingerprints
4. when the release is finished, leave its golden folder behind: python -m tests.golden.make""",
    "deals": """A key deals another game of {game} than in release {since}: every stored game would be replayed wrongly.
Deal as before with the options that were there before. If the rules demand another deal: raise Rulebook.version, keep
dealing the old one for matches, records and positions of the old version, then do 2. to 4. as for a new numbering.""",
}


@pytest.mark.parametrize("what", list(WHAT_TO_DO))
@pytest.mark.parametrize("game", registry.names())
def test_what_stored_games_rest_on_has_not_moved(game: str, what: str) -> None:
    known = json.loads(FILE.read_text()).get(game, {"since": "nothing"})
    assert fingerprints_now()[game][what] == known.get(what), WHAT_TO_DO[what].format(game=game, since=known["since"])


@pytest.fixture(autouse=True)
def _forgotten() -> Iterator[None]:
    """What was read under a patched numbering is forgotten."""
    yield
    forget()


def fingerprints_now() -> dict[str, dict[str, str]]:
    """Worked out once."""
    if not _now:
        _now.update(fingerprints())
    return _now


_now: dict[str, dict[str, str]] = {}


def forget() -> None:
    """Empty the caches of numbers and notations."""
    for cached in (numbering.number_of, events._decoded_action, events._encoded_action):
        cached.cache_clear()


@pytest.mark.parametrize("path", sorted(PACKAGE.glob("games/*/numbering/*.json")), ids=lambda path: path.parts[-3])
def test_every_notation_that_was_ever_stored_has_its_meaning(path: Path) -> None:
    game = path.parts[-3]
    for text in numbering.first_form(game):
        assert numbering.text_of(game, numbering.number_of(game, text)).removesuffix("/1") == text.removesuffix("/1")


@pytest.mark.parametrize("game", registry.names())
def test_a_log_is_read_whatever_numbers_the_actions_have(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """All actions numbered anew, from the last to the first: both forms of logs mean the same."""
    kind = registry.find(game)
    book = kind.rulebook
    last = book.actions - 1
    written = [events.encode(events.acted(0, number), game) for number in range(book.actions)]
    turned = replace(
        book,
        action_text=lambda number: book.action_text(last - number),
        parse_action=lambda text: last - book.parse_action(text),
    )
    monkeypatch.setattr(kind, "rulebook", turned)
    forget()
    for number, body in enumerate(written):
        assert events.decode(body, game) == events.acted(0, last - number)
        assert events.encode(events.acted(0, last - number), game) == body
    first = numbering.first_form(game)
    for number in range(0, len(first), 7):
        event: Any = events.decode(f'{{"type":"action","v":1,"seat":0,"action":{number}}}', game)
        assert turned.action_text(event.action) == first[number]


# -- a card in the middle ----------------------------------------------------------------------------------------------

PROGRAM = """
import json, sys
from ziggurat.play.restoring import restored
from ziggurat.play.stores import Entry
from ziggurat.games.wonders.arrays import CARDS
logs = json.load(sys.stdin)
told = [restored(setup, [Entry(*entry) for entry in log]) for setup, log in logs]
print(json.dumps([CARDS, [[match.ply, match.game.position(), match.record()] for match in told]]))
"""


def with_a_new_card(folder: Path) -> Path:
    """A copy of the package in which 7 Wonders has one more card in the middle, which is in no deck of three."""
    copy = folder / "ziggurat"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("static", "__pycache__", "tests"))
    file = copy / "games" / "wonders" / "cards.toml"
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("\n[cards.clay_pool]", NEW_CARD.format(id="new_card") + "\n[cards.clay_pool]", 1))
    return copy


def told_by(package: Path, wanted: list[Any]) -> tuple[int, list[Any]]:
    """How many cards a package knows, and what it makes of some logs, with interpreted rules."""
    environment = os.environ | {"PYTHONPATH": str(package.parent), "NUMBA_DISABLE_JIT": "1"}
    command = [sys.executable, "-c", PROGRAM]
    done = subprocess.run(command, input=json.dumps(wanted), capture_output=True, text=True, env=environment)
    assert done.returncode == 0, done.stderr
    cards, told = json.loads(done.stdout)
    return cards, told


def test_a_card_added_in_the_middle_changes_no_stored_match(tmp_path: Path) -> None:
    database = tmp_path / "server.sqlite3"
    database.write_bytes(unpacked(HERE / "0.1.0" / "server.sqlite3.xz"))
    kept = [(setup, log) for setup, log in logs(database).values() if '"wonders"' in setup and '"3"' in setup][:3]
    wanted: list[Any] = []
    told: list[Any] = []
    for setup, log in kept:
        match = restored(setup, log)
        anew = [last_entry(match.at(ply)) for ply in range(match.ply + 1)]
        wanted += [(setup, log), (setup, anew)]
        told += 2 * [[match.ply, match.game.position(), match.record()]]
    cards, then = told_by(PACKAGE, wanted[:1])
    more, now = told_by(with_a_new_card(tmp_path / "new"), wanted)
    assert (more, then) == (cards + 1, told[:1])
    assert now == told


# -- releases ----------------------------------------------------------------------------------------------------------

CHANGELOG = HERE.parents[1] / "CHANGELOG.md"
FORMATS = re.compile(r"^- Stored: ", re.MULTILINE)


def test_every_release_that_changed_what_is_stored_has_left_something_behind() -> None:
    """Releases that are finished and have a line "Stored: …" in their list; the first has changed everything."""
    parts = re.split(r"^## ", CHANGELOG.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
    finished = [part for part in parts if not part.partition("\n")[0].endswith("unreleased")]
    names = {part.split(",")[0] for part in finished if FORMATS.search(part) or part is parts[-1]}
    assert names
    assert names <= {path.name for path in releases()}


def test_the_package_has_the_version_that_the_changelog_opens_with() -> None:
    first = re.search(r"^## (\S+), (\S+)$", CHANGELOG.read_text(encoding="utf-8"), re.MULTILINE)
    assert first
    assert first[1] == ziggurat.__version__
