"""Every phrase is read and said in one way only, and stands in the README."""

import re
from itertools import product
from pathlib import Path

import pytest

from ziggurat.games.wonders import effects, tables, vocabulary
from ziggurat.games.wonders.effects import PATTERNS, Effect, all_kinds, read_effect
from ziggurat.games.wonders.material import Cost, read_cost
from ziggurat.games.wonders.tables import FOLDER, material
from ziggurat.games.wonders.vocabulary import SLOTS

README = (FOLDER / "README.md").read_text(encoding="utf-8")
PARTS = {
    "points": ["1 point", "12 points"],
    "coins": ["1 coin", "10 coins"],
    "coins_by_age": ["A coins", "1 coin", "5 coins"],
    "shields": ["1 shield", "2 shields"],
    "victory_tokens": ["1 victory token", "2 victory tokens"],
    "symbols": ["compass", "gear", "tablet", "gear / tablet", "compass / gear / tablet"],
    "options": [*vocabulary.RESOURCES, "2 wood", "ore glass", "2 ore glass", "wood / clay", "2 wood / glass cloth"],
    "is_sold": ["", ", not sold"],
    "things": [
        *(f"{colour} card" for colour in vocabulary.COLOURS),
        "brown or grey card",
        "brown, grey or purple card",
        "wonder stage",
        "defeat token",
        "set of science symbols",
    ],
    "cities": list(vocabulary.CITIES),
    "resources": list(vocabulary.CLASSES),
    "directions": list(vocabulary.DIRECTIONS),
    "change": ["1 coin more", "1 coin less", "2 coins more", "3 coins less"],
    "build": list(vocabulary.BUILDS),
    "build_or_chain": [*vocabulary.BUILDS, "chains"],
    "event": list(vocabulary.EVENTS),
    "times": list(vocabulary.TIMES),
    "colour": list(vocabulary.COLOURS),
    "brown_kind": list(vocabulary.BROWN_KINDS),
    "value": ["1", "3", "5"],
    "number": ["1", "2", "10"],
    "becomes": ["nothing", "1", "3"],
}


def phrases(kind: type[Effect]) -> list[str]:
    """The phrases of a kind with all parts that PARTS has for it."""
    names = re.findall(r"\{(\w+)\}", kind.phrase)
    return [kind.phrase.format(**dict(zip(names, chosen))) for chosen in product(*(PARTS[name] for name in names))]


ALL = [(kind, phrase) for kind in all_kinds() for phrase in phrases(kind)]


def given() -> list[Effect]:
    """Everything that the material gives or takes."""
    box = material()
    stages = [stage for board in box.boards for side in board.sides for stage in side.stages]
    lists = [thing.gives for things in (box.cards, box.tiles, stages) for thing in things]
    lists += [side.start for board in box.boards for side in board.sides]
    lists += [effects for project in box.projects for effects in (project.failed, project.done)]
    return [effect for several in lists for effect in several]


def test_every_part_has_examples() -> None:
    assert PARTS.keys() == SLOTS.keys()


@pytest.mark.parametrize("kind", all_kinds(), ids=lambda kind: kind.__name__)
def test_phrases_are_read_and_said_alike(kind: type[Effect]) -> None:
    for phrase in phrases(kind):
        effect = read_effect(phrase)
        assert type(effect) is kind, phrase
        assert str(effect) == phrase
        assert read_effect(str(effect)) == effect


def test_different_phrases_mean_different_things() -> None:
    assert len({phrase for _, phrase in ALL}) == len(ALL)
    assert len({read_effect(phrase) for _, phrase in ALL}) == len(ALL)


@pytest.mark.parametrize("kind", all_kinds(), ids=lambda kind: kind.__name__)
def test_no_phrase_looks_like_two_kinds(kind: type[Effect]) -> None:
    for phrase in phrases(kind):
        assert [other for other, form in PATTERNS.items() if form.fullmatch(phrase)] == [kind], phrase


def test_every_kind_is_used() -> None:
    assert {type(effect) for effect in given()} == set(all_kinds())


@pytest.mark.parametrize("name", ["cards", "boards", "tiles", "projects"])
def test_the_files_say_what_is_loaded(name: str) -> None:
    text = (FOLDER / f"{name}.toml").read_text(encoding="utf-8")
    written = re.findall(r'"([^"]+)"', "".join(re.findall(r"(?:gives|start|failed|done) = \[(.*?)\]", text)))
    said = {str(effect) for effect in given()}
    assert written
    assert set(written) <= said


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("1 points", "1 point"),
        ("2 point", "2 points"),
        ("1 wood", "wood"),
        ("wood wood", "2 wood"),
        ("wood ore wood", "2 wood ore"),
        ("1 coins after a chain", "1 coin after a chain"),
        ("A coin after a chain", "A coins after a chain"),
        ("lose 1 victory tokens", "lose 1 victory token"),
        ("goods cost 2 coin less to buy", "goods cost 2 coins less to buy"),
    ],
)
def test_there_is_one_way_to_write_it(text: str, written: str) -> None:
    with pytest.raises(ValueError, match=f"is written '{written}'"):
        read_effect(text)
    assert str(read_effect(written)) == written


@pytest.mark.parametrize(
    "text",
    [
        "",
        "point",
        "0 points",
        "-1 points",
        "٣ points",
        "three points",
        "Wood",
        "wood/clay",
        "wood / ",
        "wood,  not sold",
        "1 point for each pink card here",
        "1 point for each brown and grey card here",
        "1 point for each brown card there",
        "chains need no resources",
        "textile",
        "twice, build a card free",
        "victory token 0 becomes 1",
        " 3 points",
        "3 points\n",
    ],
)
def test_what_is_no_effect(text: str) -> None:
    with pytest.raises(ValueError, match="is no effect"):
        read_effect(text)


@pytest.mark.parametrize(
    "text", ["wood / wood", "compass / compass", "2 wood / 2 wood", "1 point for each red or red card here"]
)
def test_nothing_stands_twice(text: str) -> None:
    with pytest.raises(ValueError, match="twice"):
        read_effect(text)


@pytest.mark.parametrize(
    ("text", "coins", "resources"),
    [
        ("nothing", 0, ()),
        ("1 coin", 1, ()),
        ("14 coins", 14, ()),
        ("wood papyrus", 0, ("wood", "papyrus")),
        ("4 stone papyrus", 0, ("stone",) * 4 + ("papyrus",)),
        ("2 coins glass", 2, ("glass",)),
    ],
)
def test_costs(text: str, coins: int, resources: tuple[str, ...]) -> None:
    assert read_cost(text) == Cost(coins, resources)
    assert str(Cost(coins, resources)) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "free",
        "coin",
        "0 coins",
        "1 coins",
        "2 coin",
        "glass 2 coins",
        "1 wood",
        "wood wood",
        "wood, ore",
        "wood ",
        " wood",
        "1 coin ",
        "2 coinswood",
        "2 coins  wood",
        "nothing wood",
        "compass",
        "wood / ore",
        " ",
    ],
)
def test_what_is_no_cost(text: str) -> None:
    with pytest.raises(ValueError, match=r"is no cost|is written"):
        read_cost(text)


def documented() -> list[str]:
    """The phrases of the README's chapter on effects, in backticks, with N, M and C filled in."""
    chapter = README.partition("## Effects")[2].partition("## Room for more")[0]
    lines = re.findall(r"^\| `.*? \||^`N points for each.*? \(|^`lose .*$", chapter, re.MULTILINE)
    texts = [text for line in lines for text in re.findall(r"`(.+?)`", line)]
    return [filled(text) for text in texts]


def filled(text: str) -> str:
    """A phrase of the README with something in each of its places."""
    for letter, word in {"N": "2", "M": "1", "C": "red", "THING": "wonder stage", "WHERE": "here"}.items():
        text = re.sub(rf"\b{letter}\b", word, text)
    return text


def test_the_readme_tells_every_phrase() -> None:
    assert {type(read_effect(phrase)) for phrase in documented()} == set(all_kinds()) - {effects.CoinsForEach}
    assert "`N coins for each THING WHERE`" in README


@pytest.mark.parametrize("words", [vocabulary.RESOURCES, vocabulary.COLOURS, vocabulary.SYMBOLS, vocabulary.TILE_KINDS])
def test_the_readme_tells_every_word(words: tuple[str, ...]) -> None:
    assert all(f"`{word}`" in README for word in words)


@pytest.mark.parametrize("raw", [tables._Card, tables._Side, tables._Stage, tables._Tile, tables._TowerSide])
def test_the_readme_tells_every_field(raw: type) -> None:
    assert all(f"`{field}`" in README for field in raw.__annotations__)


def test_the_package_has_the_files() -> None:
    assert {path.name for path in Path(FOLDER).glob("*.toml")} == {
        "cards.toml",
        "boards.toml",
        "tiles.toml",
        "projects.toml",
    }
