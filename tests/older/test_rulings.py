"""Games that were begun under older rules go on under them: records and positions of the first release."""

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.play.tables import ANN, BEN
from ziggurat import Babel, BadOption, Game, RecordError, Wonders
from ziggurat.kernel import registry
from ziggurat.play import study
from ziggurat.play.events import acted
from ziggurat.play.match import Match
from ziggurat.play.setup import Setup
from ziggurat.play.verify import verify

FOLDER = Path(__file__).parent
RECORDS = sorted((FOLDER / "version1").glob("*.txt"))


def read(record: Path) -> Game:
    """A record of the first release."""
    return registry.find(record.stem.partition("-")[0]).from_record(record.read_text(encoding="utf-8"))


def play_on(game: Game, seed: int) -> None:
    """Play by chance to the end."""
    chance = random.Random(seed)
    while not game.is_over:
        seat = chance.choice(game.to_act)
        game.push(chance.choice(game.legal_for(seat).numbers()), seat)


@pytest.mark.parametrize("record", RECORDS, ids=lambda path: path.stem)
def test_a_record_of_version_1_is_replayed_and_written_as_it_was(record: Path) -> None:
    game = read(record)
    assert (game.version, game.is_over) == (1, True)
    assert game.record() == record.read_text(encoding="utf-8")


@pytest.mark.parametrize("record", RECORDS, ids=lambda path: path.stem)
def test_a_record_of_version_1_can_be_continued_from_any_ply(record: Path) -> None:
    history, game = read(record).history, read(record).from_start()
    for seat, action in history[: len(history) // 2]:
        game.play(action, seat)
    assert game.version == game.view(0).version == game.copy().version == game.redealt(0, seed=1).version == 1
    again = type(game).from_position(game.position())
    assert (again.version, again.position()) == (1, game.position())
    play_on(game, 3)
    assert type(game).from_record(game.record()) == game


@pytest.mark.parametrize("record", RECORDS, ids=lambda path: path.stem)
def test_a_record_of_version_1_is_studied_under_its_own_rules(record: Path) -> None:
    match = study.from_record(record.read_text(encoding="utf-8"))
    assert (match.setup.version, match.game.version, match.game.is_over) == (1, 1, True)


@pytest.mark.parametrize("name", registry.names())
def test_new_games_are_played_under_the_newest_rules(name: str) -> None:
    kind = registry.find(name)
    assert kind(1).version == kind.rulebook.version == kind.rulebook.versions[-1]
    assert "version" not in kind.rulebook.options
    for version in kind.rulebook.versions:
        assert kind.under(version, 1).version == version
        assert kind.under(version, 1).position().startswith(f"{name}/{version} ")


@pytest.mark.parametrize("version", [0, 9, -1, "1", True, 1.0])
def test_a_version_that_nobody_knows_is_refused(version: Any) -> None:
    with pytest.raises(BadOption, match="version"):
        Babel.under(version, 1)


def test_a_match_keeps_the_rules_under_which_it_began() -> None:
    """In the first version nobody could end the first turn of hu without having built."""
    new = Setup.new("babel", (ANN, BEN), options={"edition": "hu"})
    old = msgspec.structs.replace(new, version=1)
    assert (new.version, old.started().version) == (2, 1)
    assert "end" in Match.start(new).game.legal
    match = Match.start(Setup.decode(old.encode()))
    assert "end" not in match.game.legal
    chance = random.Random(1)
    while match.over is None:
        seat = match.game.to_act[0]
        match.add(acted(seat, chance.choice(match.game.legal_for(seat).numbers())), 0)
    assert '[Game "babel 1"]' in match.record()
    assert verify(match.record()).game == "babel 1"


def test_a_position_in_a_setup_brings_its_rules_along() -> None:
    line = Babel.under(1, 1, edition="hu").position()
    assert Setup.new("babel", (ANN, BEN), position=line).version == 1
    assert Setup.new("babel", (ANN, BEN), position=line.replace("babel/1", "babel/2")).version == 2


def test_header_and_position_of_a_record_must_agree() -> None:
    game = Babel.from_position(Babel.under(1, 1).position())
    with pytest.raises(RecordError, match="version 2"):
        Babel.from_record(game.record().replace("babel 1", "babel 2"))


# -- what the old rulings allowed ------------------------------------------------------------------------------------


def under_new_rules(record: Path) -> str:
    """The same record, as if it had been played under the second version."""
    text = record.read_text(encoding="utf-8")
    return text.replace('wonders 1"]', 'wonders 2"]').replace('"wonders/1 ', '"wonders/2 ')


@pytest.mark.rule("R-T11", "R-W1")
@pytest.mark.parametrize(
    ("name", "action"),
    [("tile-twice", "build:baths"), ("tax-from-this-turn", "dig:stockade"), ("press-twice", "dig:altar+join")],
)
def test_what_the_old_rulings_allowed_is_refused_by_the_new_ones(name: str, action: str) -> None:
    record = FOLDER / "version1" / f"wonders-{name}.txt"
    assert action in [played.notation for _, played in read(record).history]
    with pytest.raises(RecordError, match="a legal action") as caught:
        Wonders.from_record(under_new_rules(record))
    assert caught.value.text[caught.value.place :].startswith(action)


@pytest.mark.rule("W9.8")
def test_the_free_city_has_fewer_coins_by_the_new_rulings() -> None:
    record = FOLDER / "version1" / "wonders-free-city-together.txt"
    new = Wonders.from_record(under_new_rules(record).split("\n\n")[0] + "\n")
    old = Wonders.from_position(new.position().replace("wonders/2", "wonders/1"))
    for seat, action in read(record).history[:3]:
        old.play(action.notation, seat)
        new.play(action.notation, seat)
    assert [city["coins"] for city in (old.city(2), new.city(2))] == [5, 3]


# -- position lines --------------------------------------------------------------------------------------------------

LINES = (FOLDER / "positions-1.txt").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("line", LINES, ids=range(len(LINES)))
def test_every_line_of_the_first_release_is_read_and_played_on(line: str) -> None:
    kind = registry.find(line.partition("/")[0])
    game = kind.from_position(line, seed=1)
    _, seat = kind.rulebook.parse_position(line)
    said = game.position() if seat is None else game.view(seat).position()
    assert (game.version, said.partition(" ")[0]) == (1, line.partition(" ")[0])
    assert said == line or ".dig" in line  # while one digs, who looks is told now
    chance = random.Random(line)
    for _ in range(8):
        if game.to_act:
            acting = chance.choice(game.to_act)
            game.push(chance.choice(game.legal_for(acting).numbers()), acting)
    assert game.version == 1
    assert kind.from_position(game.position()).position() == game.position()
