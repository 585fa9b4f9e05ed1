"""The golden playthroughs are what the rules give today, and every configuration has one."""

import pytest

from tests.playthroughs import FOLDER, PLAYERS, SEEDS, playthroughs
from ziggurat import Babel, Wonders
from ziggurat.games.babel.cards import EDITIONS

NAMES = [f"babel-{edition}.txt" for edition in EDITIONS] + [f"wonders-{players}.txt" for players in PLAYERS]


@pytest.fixture(scope="module")
def today() -> dict[str, str]:
    return playthroughs()


@pytest.mark.parametrize("name", NAMES)
def test_a_playthrough_is_as_it_was(name: str, today: dict[str, str]) -> None:
    golden = (FOLDER / name).read_text(encoding="utf-8")
    for number, (old, new) in enumerate(zip(golden.splitlines(), today[name].splitlines(), strict=False), 1):
        assert new == old, f"{name} line {number}; if this is meant, run: make playthroughs"
    assert golden == today[name]


def test_every_edition_and_number_of_players_has_a_playthrough_and_nothing_else_has() -> None:
    assert set(SEEDS) == set(Babel.rulebook.options["edition"])
    assert set(PLAYERS) == set(Wonders.rulebook.options["players"])
    assert {path.name for path in FOLDER.glob("*.txt")} == set(NAMES)


def test_together_they_show_every_ability_and_more_than_one_ending() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in FOLDER.glob("babel-*.txt"))
    for word in (
        "razed",
        "robbed",
        "expelled",
        "won over",
        "leapt",
        "halves",
        "discarded",
        "migrated",
        "end phase begins",
    ):
        assert f" {word}" in text, word
    assert "B41" in text
    assert "B42" in text


def test_those_of_7_wonders_show_every_question_and_every_use_of_a_card() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in FOLDER.glob("wonders-*.txt"))
    for phase in ("board", "side", "tile", "card", "free", "over"):
        assert f".{phase} " in text, phase
    for use in ("build", "chain", "stage", "sell", "keep", "free.build"):
        assert f" {use}:" in text, use
    assert "+join" in text
    assert "W7.9" in text
