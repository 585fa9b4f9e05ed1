"""The rulebooks for players: true to the ledger, alike in all languages, with positions that are legal and used."""

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.ledger import ID
from tests.test_parsers import mutated
from ziggurat.kernel import registry, rulebook_text
from ziggurat.kernel.errors import BadOption
from ziggurat.kernel.records import plain
from ziggurat.kernel.rulebook_figures import Drawing, draw, read_figures
from ziggurat.kernel.rulebook_format import Block, Book, EditionNote, RulebookError, Span, parse

BOOKS = [(game, language) for game in registry.names() for language in rulebook_text.languages(game)]
each_book = pytest.mark.parametrize(("game", "language"), BOOKS)
each_game = pytest.mark.parametrize("game", sorted({game for game, _ in BOOKS}))


def folder(game: str) -> Path:
    return registry.find(game).rulebook.folder


def blocks(book: Book) -> list[Block]:
    """All blocks, in the order of the book."""
    parts = [book.blocks, *(chapter.blocks for chapter in book.chapters), *(each.blocks for each in book.paragraphs)]
    return [block for part in parts for block in part]


def texts(book: Book) -> Iterator[tuple[Span, ...]]:
    """All texts of a book, captions and notes included."""
    for block in blocks(book):
        yield from (block.spans, *block.items)
    for paragraph in book.paragraphs:
        yield from (note.spans for note in paragraph.editions)
        for ruling in paragraph.rulings:
            yield from (ruling.spans, *(note.spans for note in ruling.editions))


def notations(block: Block) -> list[str]:
    """What a block writes in notation."""
    return [span.text for text in (block.spans, *block.items) for span in text if span.style == "notation"]


def shape(parts: tuple[Block, ...]) -> list[Any]:
    """All of some blocks that no language changes, but for notation."""
    return [(block.kind, block.figure, len(block.items)) for block in parts]


def marks(notes: tuple[EditionNote, ...]) -> list[tuple[str, ...]]:
    """For which editions some notes are."""
    return [note.editions for note in notes]


def structure(book: Book) -> Iterator[Any]:
    """All of a book that no language changes, part by part."""
    yield shape(book.blocks)
    for chapter in book.chapters:
        yield shape(chapter.blocks), [paragraph.id for paragraph in chapter.paragraphs]
    for paragraph in book.paragraphs:
        yield paragraph.id, shape(paragraph.blocks), marks(paragraph.editions)
        yield paragraph.id, sorted(text for block in paragraph.blocks for text in notations(block))
        for ruling in paragraph.rulings:
            yield ruling.id, bool(ruling.spans), marks(ruling.editions)


def ids(book: Book) -> list[str]:
    """The ids of all rules and rulings."""
    return [name for each in book.paragraphs for name in (each.id, *(ruling.id for ruling in each.rulings))]


# -- the books -----------------------------------------------------------------------------------------------------


def test_babel_has_a_rulebook_in_english() -> None:
    assert ("babel", "en") in BOOKS


@each_book
def test_a_rulebook_has_every_id_of_the_ledger_once(game: str, language: str) -> None:
    ledger = ID.findall((folder(game) / "RULES.md").read_text(encoding="utf-8"))
    assert sorted(ids(rulebook_text.read(game, language))) == sorted(ledger)


@each_book
def test_a_rulebook_is_built_as_the_english_one(game: str, language: str) -> None:
    english, other = (list(structure(rulebook_text.read(game, each))) for each in ("en", language))
    for there, here in zip(english, other, strict=False):
        assert here == there
    assert len(english) == len(other)


@each_book
def test_editions_are_marked_where_the_ledger_marks_them(game: str, language: str) -> None:
    ledger = (folder(game) / "RULES.md").read_text(encoding="utf-8")
    paragraphs = dict(re.findall(rf"{ID.pattern}(.*)$", ledger, re.MULTILINE))
    book = rulebook_text.read(game, language)
    for paragraph in book.paragraphs:
        told = ", ".join(re.findall(r"\*\*([a-z, ]+)\*\*:", paragraphs[paragraph.id]))
        assert sorted(filter(None, told.split(", "))) == sorted(sum(marks(paragraph.editions), ())), paragraph.id


@each_book
def test_every_figure_is_used_once(game: str, language: str) -> None:
    used = [block.figure for block in blocks(rulebook_text.read(game, language)) if block.figure]
    assert sorted(used) == sorted(rulebook_text.drawings(game))


@each_book
def test_every_link_leads_somewhere(game: str, language: str) -> None:
    book = rulebook_text.read(game, language)
    links = [span.link for text in texts(book) for span in text if span.link]
    assert set(links) <= set(ids(book))
    assert links


@each_book
def test_notation_in_a_rulebook_can_be_read(game: str, language: str) -> None:
    parse_action = registry.find(game).rulebook.parse_action
    parts = [block for paragraph in rulebook_text.read(game, language).paragraphs for block in paragraph.blocks]
    found = [word for block in parts for text in notations(block) for word in text.split()]
    assert found
    assert all(parse_action(word) >= 0 for word in found)


@each_book
def test_every_rule_can_be_looked_up_as_plain_text(game: str, language: str) -> None:
    book = rulebook_text.read(game, language)
    for name in ids(book):
        text = rulebook_text.paragraph(game, language, f" {name.lower()} ")
        assert text.startswith(f"{name} ")
        assert text.count("\n") > 1
        assert "](" not in text
        assert "`" not in text


def test_what_cannot_be_looked_up_is_refused_with_what_can() -> None:
    with pytest.raises(BadOption, match="B01, B02"):
        rulebook_text.paragraph("babel", "en", "B99")
    with pytest.raises(BadOption, match=r"one of: .*en"):
        rulebook_text.read("babel", "xx")
    with pytest.raises(BadOption, match="language"):
        rulebook_text.read("babel", "README")


def test_plain_text_has_a_block_a_line() -> None:
    text = rulebook_text.paragraph("babel", "en", "B30")
    assert [line.partition(" ")[0] for line in text.split("\n\n")] == ["B30", "To", "[Your", "hu:", "R-B5"]
    assert "\nhu: Any settler" in text
    steps = rulebook_text.paragraph("babel", "en", "B93")
    assert "\n7. end: you turn over" in steps
    assert "\n* The level:" in rulebook_text.paragraph("babel", "en", "B22")
    assert rulebook_text.paragraph("babel", "en", "R-B7").startswith("R-B7 (B25 Your first turn)\n\nhu: A leap (B36)")


# -- figures -------------------------------------------------------------------------------------------------------


def places(game: str) -> list[re.Pattern[str]]:
    """The shapes of all places, from the examples in NOTATION.md."""
    notation = (folder(game) / "NOTATION.md").read_text(encoding="utf-8").partition("| place |")[2].partition("\n\n")[0]
    examples = re.findall(r"^\| `([\w.]+)` \|", notation, re.MULTILINE)
    shapes = ("[0-9]+", "[A-Z]", "[a-z][a-z0-9_]*")
    for shape in shapes:
        examples = [re.sub(rf"(?<=\.){shape}", shape, each) for each in examples]
    return [re.compile(each) for each in examples]


def is_there(place: str, table: dict[str, Any]) -> bool:
    """Whether there is something to see at a place of Babel."""
    kind, *parts = place.split(".")
    seat = table["seats"][int(parts[0])] if parts and parts[0].isdigit() else {}
    if kind in ("temple", "column"):
        return bool(seat[f"{kind}s"][parts[1]])
    if kind == "nation":
        return parts[2] in seat["columns"][parts[1]]
    if kind == "run":
        runs = [(run["nation"], str(run["run"])) for run in seat["runs"]]
        return seat["token"] == parts[1] and (parts[2], parts[3]) in runs
    return kind != "stock" or bool(seat["stock"])


@each_game
def test_figures_are_legal_positions_with_places_that_are_written_down(game: str) -> None:
    kind = registry.find(game)
    shapes = places(game)
    for name, drawing in rulebook_text.drawings(game).items():
        figure = drawing.figure
        played = kind.from_position(figure.position, seed=1)
        assert played.view(figure.seat).position() == figure.position, name
        assert figure.crop, name
        for place in (*figure.crop, *figure.marks):
            assert any(shape.fullmatch(place) for shape in shapes), (name, place)


@each_game
def test_figures_show_what_an_onlooker_and_the_seat_would_see(game: str) -> None:
    for drawing in rulebook_text.drawings(game).values():
        figure, kind = drawing.figure, registry.find(game)
        played = kind.from_position(figure.position, seed=2)
        seen, numbers = plain(played.blanked(figure.seat)), played.legal_for(figure.seat).numbers()
        assert drawing.table == kind.rulebook.table_of(plain(played.blanked(None)))
        assert drawing.hand in (None, kind.rulebook.hand_of(seen, figure.seat))
        assert drawing.offer is None or drawing.offer in kind.rulebook.offers(seen, figure.seat, numbers)
        assert (drawing.offer or {}).get("notation") == figure.action


def test_what_figures_of_babel_mark_is_there() -> None:
    drawings = rulebook_text.drawings("babel")
    assert len(drawings) >= 10
    for name, drawing in drawings.items():
        shown = {place.partition(".")[2] for place in drawing.figure.crop if place.startswith("land.")}
        for mark in drawing.figure.marks:
            assert is_there(mark, drawing.table), (name, mark)
            if mark.split(".")[0] in ("temple", "column", "run", "nation"):
                assert mark.split(".")[2] in shown, (name, mark)


@pytest.mark.rule("B93")
def test_the_great_example_is_drawn_before_and_after() -> None:
    before, after = (rulebook_text.drawings("babel")[f"great-{when}"] for when in ("before", "after"))
    game = registry.find("babel").from_position(before.figure.position, seed=3)
    for action in ("winover", "mHS", "winover", "raze", "tA", "sH", "rob", "tS", "halveP", "halveP", "end"):
        game.play(action)
        while game.to_act == (1,) and action == "halveP":
            game.play(game.legal[0])
    table = game.rulebook.table_of(plain(game.blanked(None)))
    assert {**table, "discard": None} == {**after.table, "discard": None}
    assert sum(table["discard"].values()) == sum(after.table["discard"].values())


@pytest.mark.rule("B41", "B42")
@pytest.mark.parametrize(("name", "how"), [("supremacy", "supremacy"), ("fall", "fall")])
def test_actions_that_figures_call_winning_win(name: str, how: str) -> None:
    figure = rulebook_text.drawings("babel")[name].figure
    assert figure.action
    game = registry.find("babel").from_position(figure.position, seed=3)
    game.play(figure.action)
    assert game.outcome is not None
    assert (game.outcome.code, game.winner) == (how, 0)


# -- the format ----------------------------------------------------------------------------------------------------

SMALL = """# Game

Hello *there*,
and **there**.

## First

See [rule one](#X1) and `tH`.

### X1 One

Text.

* an item
* another

1. first
2. second

![A picture](figure:one)

- en: Not so.
- de, ru: So.

> R-X1 We say
> so.
> - hu: But not here.

> R-X2
> - hu: Only here.

### X2 Two

Text, see [ruling](#R-X2).
"""
LABELS = ("de", "en", "ru", "hu")


def small(text: str = SMALL) -> Book:
    return parse(text, "en.md", editions=LABELS, figures=["one"])


def test_a_small_book_is_read() -> None:
    book = small()
    assert (book.title, [chapter.title for chapter in book.chapters]) == ("Game", ["First"])
    assert book.blocks[0].spans == (
        Span("Hello "),
        Span("there", "emphasis"),
        Span(", and "),
        Span("there", "strong"),
        Span("."),
    )
    one, two = book.paragraphs
    assert [block.kind for block in one.blocks] == ["text", "list", "steps", "figure"]
    assert one.blocks[3] == Block("figure", (Span("A picture"),), figure="one")
    assert [note.editions for note in one.editions] == [("en",), ("de", "ru")]
    assert [(ruling.id, ruling.spans) for ruling in one.rulings] == [("R-X1", (Span("We say so."),)), ("R-X2", ())]
    assert one.rulings[0].editions == (EditionNote(("hu",), (Span("But not here."),)),)
    assert two.blocks[0].spans[1] == Span("ruling", link="R-X2")
    assert book.chapters[0].blocks[0].spans[-2] == Span("tH", "notation")


@pytest.mark.parametrize(
    ("old", "new", "line", "column", "expected"),
    [
        ("# Game", "Game", 1, 1, "the title"),
        ("## First", "### X0 First", 6, 1, "a chapter"),
        ("## First", "##First", 6, 1, "of a kind"),
        ("## First", "## *First*", 6, 4, "plain text"),
        ("### X1 One", "### One", 10, 1, "of a kind"),
        ("### X1 One", "#### X1 One", 10, 1, "of a kind"),
        ("### X1 One\n\nText.", "### X1 One\nText.", 11, 1, "a blank line"),
        ("### X2 Two", "### X1 Two", 32, 1, "it stands in line 10 already"),
        ("### X2 Two\n\nText, see [ruling](#R-X2).\n", "### X2 Two\n", 33, 1, "the text of X2"),
        ("Text.\n\n* an", "Text.\n* an", 13, 1, "a blank line"),
        ("* another", "*  another\tx", 15, 11, "cannot be seen"),
        ("* another", "+ another", 15, 1, "of a kind"),
        ("* another", "  another", 15, 1, "of a kind"),
        ("2. second", "3. second", 18, 1, "step 2."),
        ("2. second", "2) second", 18, 1, "of a kind"),
        ("figure:one", "figure:two", 20, 21, "a figure of figures.toml"),
        ("![A picture](figure:one)", "![A picture](https://example.org/x.png)", 20, 1, "of a kind"),
        ("- en: Not so.", "- fr: Not so.", 22, 3, "an edition: de, en, ru, hu"),
        ("- en: Not so.", "- Not so.", 22, 1, "of a kind"),
        ("- de, ru: So.", "- de, en: So.", 23, 1, "each edition once"),
        ("> R-X1 We", "> We", 25, 3, "the id of a ruling"),
        ("> so.", "> * so.", 26, 3, "the text of the ruling"),
        ("> - hu: But not here.", "> - hu: But\n> not here.", 28, 3, "the text of the ruling"),
        ("> R-X2\n> - hu: Only here.", "> R-X2", 29, 7, "the text of the ruling"),
        ("> R-X2\n", "> R-X1\n", 29, 1, "it stands in line 25 already"),
        ("> R-X2\n> - hu: Only here.\n", "> R-X2 x\n\nMore.\n", 31, 1, "editions before rulings"),
        ("[rule one](#X1)", "[rule one](#X9)", 8, 5, "a rule that is there"),
        ("[rule one](#X1)", "[rule one](https://example.org)", 8, 5, "[a link](#B22)"),
        ("[rule one](#X1)", "<b>rule one</b>", 8, 5, "*emphasis*"),
        ("*there*", "*there", 3, 7, "*emphasis*"),
        ("`tH`", "`tH", 8, 25, "`notation`"),
        ("Text.", "Text. ", 12, 6, "no blanks at the end"),
        ("Text.", "snake_case", 12, 6, "*emphasis*"),
        ("Text.", "```", 12, 1, "of a kind"),
        ("Text.", "| a | b |", 12, 1, "of a kind"),
        ("Text.", "---", 12, 1, "of a kind"),
    ],
)
def test_what_the_format_does_not_know_is_refused_with_its_line(
    old: str, new: str, line: int, column: int, expected: str
) -> None:
    assert SMALL.count(old) >= 1
    with pytest.raises(RulebookError, match=f"^en.md: At line {line}, column {column}: ") as caught:
        small(SMALL.replace(old, new, 1))
    assert expected in caught.value.expected


def test_ten_thousand_mutated_books_are_read_or_refused_with_a_place() -> None:
    chance = random.Random(4)
    refused = 0
    for _ in range(10_000):
        try:
            assert ids(small(mutated(chance, SMALL)))
        except RulebookError as error:
            refused += 1
            assert 0 <= error.place <= len(error.text)
            assert 1 <= (error.line or 0) <= SMALL.count("\n") + 40
    assert refused > 1_000


def test_a_book_without_chapters_is_refused() -> None:
    for text in ("", "# Game\n", "# Game\n\nHello.\n"):
        with pytest.raises(RulebookError, match="expected"):
            small(text)


def test_what_follows_an_edition_note_is_refused() -> None:
    with pytest.raises(RulebookError, match="editions before rulings"):
        small(SMALL.replace("> R-X1 We say\n> so.\n> - hu: But not here.\n", "More text.\n"))
    with pytest.raises(RulebookError, match="a rule, such as"):
        small(SMALL.replace("### X1 One\n\nText.", "Text.", 1))


GOOD = 'position = "babel/2 de 1.0 act - QQ 11 MSSHHPPA,?5 -/-/-/-/- -/-/-/-/- -/-/-/-/- -/-/-/-/- -,- - ?47 ?43 ?"\n'


@pytest.mark.parametrize(
    ("text", "line", "expected"),
    [
        ("[one\n", 1, "TOML"),
        ("\n[one]\nx = \n", 3, "TOML"),
        ("one = 1\n", 1, "a table with a position"),
        ("\n[one]\nseat = 0\n", 2, "a table with a position"),
        (f"\n\n[one]\n{GOOD}colour = 'red'\n", 3, "not colour = 'red'"),
        (f"[one]\n{GOOD}seat = true\n", 1, "not seat = True"),
        (f"[one]\n{GOOD}marks = [1]\n", 1, "not marks"),
    ],
)
def test_a_bad_figure_is_refused_with_its_line(tmp_path: Path, text: str, line: int, expected: str) -> None:
    (tmp_path / "figures.toml").write_text(text, encoding="utf-8")
    with pytest.raises(RulebookError, match=f"^figures.toml: At line {line}, column 1") as caught:
        read_figures(tmp_path)
    assert expected in caught.value.expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (GOOD.replace("?43", "?42"), "all temple cards"),
        (GOOD + "seat = 1\n", "as seat 1 sees it"),
        (GOOD + "action = 'end'\n", "a legal action, not end"),
        (GOOD + "action = 'nonsense'\n", "a legal action, not nonsense"),
    ],
)
def test_a_figure_that_cannot_lie_on_a_table_is_refused(tmp_path: Path, text: str, expected: str) -> None:
    (tmp_path / "figures.toml").write_text(f"[one]\n{text}", encoding="utf-8")
    figure = read_figures(tmp_path)["one"]
    with pytest.raises(RulebookError, match=r"^figures.toml: At line 1") as caught:
        draw(registry.find("babel"), "one", figure)
    assert expected in caught.value.expected


def test_a_folder_without_figures_has_none(tmp_path: Path) -> None:
    assert read_figures(tmp_path) == {}


def test_a_figure_without_an_action_has_no_offer(tmp_path: Path) -> None:
    (tmp_path / "figures.toml").write_text(f"[one]\n{GOOD}", encoding="utf-8")
    drawing: Drawing = draw(registry.find("babel"), "one", read_figures(tmp_path)["one"])
    assert (drawing.offer, drawing.hand) == (None, None)
    assert drawing.table["yard_size"] == 43
