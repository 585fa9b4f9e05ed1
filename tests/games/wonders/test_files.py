"""Files with a mistake in them are refused, with the line on which it stands."""

import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from ziggurat.games.wonders.material_file import MaterialError
from ziggurat.games.wonders.tables import FOLDER, read_boards, read_cards, read_projects, read_tower

READERS: dict[str, Callable[[Path], object]] = {
    "cards": read_cards,
    "boards": read_boards,
    "tiles": read_tower,
    "projects": read_projects,
}

# file, what stands there, what is put in its place, on which line of it the mistake is, what the error says
MISTAKES = [
    ("cards", '[cards.altar]\nage = 1\ncolour = "blue"', '[cards.altar]\nage = 1\ncolour = "azure"', 2, "azure"),
    ("cards", "[cards.altar]\nage = 1", "[cards.altar]\nage = 4", 1, "'?4'? is no age"),
    ("cards", "[cards.altar]\nage = 1", '[cards.altar]\nage = "1"', 1, "Expected `int`"),
    ("cards", "[cards.altar]\nage = 1", "[cards.altar]\nera = 1\nage = 1", 1, "unknown field `era`"),
    ("cards", "[cards.altar]\nage = 1\n", "[cards.altar]\n", 0, "missing required field `age`"),
    ("cards", "[cards.altar]", "[cards.Altar]", 0, "is no id"),
    ("cards", "[cards.altar]", "[kards.altar]", 0, "expected the tables cards"),
    ("cards", "[cards.altar]", "[cards.altar", 0, "Expected"),
    ("cards", "[cards.altar]", "[cards.baths]", 0, "baths"),
    ("cards", 'cost = "wood papyrus"\ngives', 'cost = "wood parchment"\ngives', 0, "'wood parchment' is no cost"),
    ("cards", 'cost = "wood papyrus"\ngives', 'cost = "1 wood papyrus"\ngives', 0, "is written 'wood papyrus'"),
    ("cards", 'gives = ["8 points"]', 'gives = ["8 pionts"]', 0, "'8 pionts' is no effect"),
    ("cards", 'gives = ["8 points"]', 'gives = ["lose all coins"]', 0, "is a penalty"),
    ("cards", 'chain_from = ["temple"]', 'chain_from = ["tempel"]', 0, "'tempel' is no card of the Age before"),
    ("cards", 'chain_from = ["temple"]', 'chain_from = ["altar"]', 0, "'altar' is no card of the Age before"),
    ("cards", 'name = "loom"\nage = 1', 'name = "The Loom"\nage = 1', 0, "is no name"),
    ("cards", "copies = [4, 5, 7]", "copies = [4, 7, 5]", 0, "ascend"),
    ("cards", "copies = [4, 5, 7]", "copies = []", 0, "at least one"),
    ("cards", "copies = [4, 5, 7]", "copies = [4, 5, 8]", 0, "8 is no copies"),
    ("cards", "copies = [4, 5, 7]", 'copies = "guild"', 0, "guild"),
    ("boards", "[boards.rhodes.B]", "[boards.rhodes.C]", 0, "unknown field `C`"),
    ("boards", 'cost = "3 clay", gives = ["2 shields"]', 'cost = "3 clay", gives = ["2 swords"]', 0, "'2 swords'"),
    ("boards", 'cost = "4 ore", gives = ["7', 'cost = "4 oar", gives = ["7', 0, "'4 oar' is no cost"),
    ("boards", 'cost = "4 ore", gives = ["7', 'price = "4 ore", gives = ["7', 0, "unknown field `price`"),
    ("boards", 'start = ["cloth"]', 'start = ["silk"]', 0, "'silk' is no effect"),
    ("tiles", "number = 2\n", "number = 3\n", 0, "the tile in place 2 has the number 3"),
    ("tiles", 'kind = "mixed"', 'kind = "mingled"', 0, "'mingled' is no kind"),
    ("tiles", '"chains from beside"', '"chains from afar"', 0, "'chains from afar' is no effect"),
    ("tiles", "spaces = 4", 'spaces = "four"', 0, "Expected `int`"),
    ("boards", '"4 ore", gives = ["7 points"]', '4, gives = ["7 points"]', 0, "Expected `str`"),
    ("boards", 'cost = "3 ore", gives = ["build', 'gives = ["build', -2, "missing required field `cost`"),
    ("boards", "[boards.rhodes.A]", "[boards.rhodes]\nside = 3\n[boards.rhodes.A]", 1, "unknown field `side`"),
    ("projects", 'failed = ["lose 2 victory tokens"]', 'failed = ["2 shields"]', 0, "'2 shields' is no penalty"),
    ("projects", 'done = ["12 coins"]', 'done = ["lose all coins"]', 0, "'lose all coins' is a penalty"),
    ("projects", "tokens = { 2 = 2", "tokens = { two = 2", 0, "two"),
    ("projects", "[joining]", "[joining_in]", 0, "expected the tables joining, projects"),
]


def text_of(name: str) -> str:
    return (FOLDER / f"{name}.toml").read_text(encoding="utf-8")


def refused(name: str, text: str, folder: Path) -> MaterialError:
    file = folder / f"{name}.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(MaterialError) as caught:
        READERS[name](file)
    assert caught.value.file == file
    return caught.value


@pytest.mark.parametrize(("name", "right", "wrong", "offset", "says"), MISTAKES)
def test_mistakes(name: str, right: str, wrong: str, offset: int, says: str, tmp_path: Path) -> None:
    before, found, after = text_of(name).partition(right)
    assert found
    error = refused(name, before + wrong + after, tmp_path)
    assert re.search(says, str(error)), error
    assert error.line == before.count("\n") + 1 + offset
    assert str(error).startswith(f"{error.file}, line {error.line}: ")
    assert str(error).endswith("The README beside it describes every word.")


@pytest.mark.parametrize("name", READERS)
@pytest.mark.parametrize("text", ["", "cards = 3", "x", "[cards]\nschool = 3", "boards = []", "tiles = 1\ntower = 2"])
def test_other_files(name: str, text: str, tmp_path: Path) -> None:
    refused_or_read(name, text, tmp_path)


def refused_or_read(name: str, text: str, folder: Path) -> bool:
    """Whether a text is refused; an error of another type is a fault."""
    file = folder / f"{name}.toml"
    file.write_text(text, encoding="utf-8")
    try:
        READERS[name](file)
    except MaterialError as error:
        assert 1 <= error.line <= max(1, len(text.splitlines()))
        return True
    return False


@pytest.mark.parametrize("name", READERS)
def test_two_hundred_mutations_are_read_or_refused_with_a_line(name: str, tmp_path: Path) -> None:
    chance = random.Random(f"mutations of {name}")
    words = re.findall(r"\w+|[^\w\s]", text_of(name))
    refusals = 0
    for _ in range(200):
        pieces = re.split(r"(\w+|[^\w\s])", text_of(name))
        place = chance.randrange(1, len(pieces), 2)
        pieces[place] = chance.choice(["", chance.choice(words), pieces[place] * 2])
        refusals += refused_or_read(name, "".join(pieces), tmp_path)
    assert refusals > 100
