"""The golden playthroughs are what the rules give today, and every configuration has one."""

import pytest

from tests.playthroughs import FOLDER, SEEDS, playthroughs
from ziggurat import Babel
from ziggurat.games.babel.cards import EDITIONS


@pytest.fixture(scope="module")
def today() -> dict[str, str]:
    return playthroughs()


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_playthrough_is_as_it_was(edition: str, today: dict[str, str]) -> None:
    name = f"babel-{edition}.txt"
    golden = (FOLDER / name).read_text(encoding="utf-8")
    for number, (old, new) in enumerate(zip(golden.splitlines(), today[name].splitlines(), strict=False), 1):
        assert new == old, f"{name} line {number}; if this is meant, run: make playthroughs"
    assert golden == today[name]


def test_every_edition_has_a_playthrough_and_every_playthrough_an_edition() -> None:
    assert set(SEEDS) == set(Babel.rulebook.options["edition"])
    assert {path.name for path in FOLDER.glob("*.txt")} == {f"babel-{edition}.txt" for edition in EDITIONS}


def test_together_they_show_every_ability_and_more_than_one_ending() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in FOLDER.glob("*.txt"))
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
