"""The rulebooks for players, by game and language: whole for a page, a rule at a time for a terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from ziggurat.kernel import registry
from ziggurat.kernel.errors import BadOption
from ziggurat.kernel.rulebook_figures import Drawing, draw, read_figures
from ziggurat.kernel.rulebook_format import Block, Book, EditionNote, Paragraph, Ruling, Span, parse


def languages(game: str) -> list[str]:
    """The languages in which a game has a rulebook for players."""
    return sorted(file.stem for file in _folder(game).glob("*.md") if file.stem.islower())


@cache
def read(game: str, language: str) -> Book:
    """The rulebook of a game in a language."""
    if language not in languages(game):
        raise BadOption("language", language, f"one of: {', '.join(languages(game))}")
    path = _folder(game) / f"{language}.md"
    editions = registry.find(game).rulebook.options.get("edition", ())
    figures = read_figures(_folder(game))
    return parse(path.read_text(encoding="utf-8"), path.name, editions=editions, figures=figures)


@cache
def drawings(game: str) -> Mapping[str, Drawing]:
    """All figures of a game's rulebook, by name, ready to draw."""
    figures = read_figures(_folder(game))
    return {name: draw(registry.find(game), name, figure) for name, figure in figures.items()}


def paragraph(game: str, language: str, rule: str) -> str:
    """A rule or a ruling by its id, in any case, as plain text: one line a block, captions in brackets."""
    wanted = rule.strip().upper()
    for found in read(game, language).paragraphs:
        if found.id == wanted:
            return _paragraph_text(found)
        for ruling in found.rulings:
            if ruling.id == wanted:
                return f"{ruling.id} ({found.id} {found.heading})\n\n{_ruling_text(ruling, '')}"
    known = [each.id for each in read(game, language).paragraphs]
    raise BadOption("rule", rule, f"one of: {', '.join(known)}, or a ruling that one of them names")


def whole(game: str, language: str) -> str:
    """A rulebook from its title to its last rule, as plain text."""
    book = read(game, language)
    parts = [book.title.upper(), *map(_block_text, book.blocks)]
    for chapter in book.chapters:
        parts += [f"\n{chapter.title.upper()}", *map(_block_text, chapter.blocks)]
        parts += map(_paragraph_text, chapter.paragraphs)
    return "\n\n".join(parts)


def _folder(game: str) -> Path:
    return registry.find(game).rulebook.folder / "rulebook"


def _paragraph_text(paragraph: Paragraph) -> str:
    parts = [f"{paragraph.id} {paragraph.heading}", *map(_block_text, paragraph.blocks)]
    parts += ["\n".join(map(_note_text, paragraph.editions))] if paragraph.editions else []
    return "\n\n".join([*parts, *(_ruling_text(ruling, f"{ruling.id} ") for ruling in paragraph.rulings)])


def _block_text(block: Block) -> str:
    if block.kind == "figure":
        return f"[{_words(block.spans)}]"
    signs = (f"{number}." if block.kind == "steps" else "*" for number in range(1, len(block.items) + 1))
    items = [f"{sign} {_words(item)}" for sign, item in zip(signs, block.items, strict=True)]
    return "\n".join(items) or _words(block.spans)


def _ruling_text(ruling: Ruling, head: str) -> str:
    lines = [_words(ruling.spans)] if ruling.spans else []
    return head + "\n".join([*lines, *map(_note_text, ruling.editions)])


def _note_text(note: EditionNote) -> str:
    return f"{', '.join(note.editions)}: {_words(note.spans)}"


def _words(spans: Sequence[Span]) -> str:
    return "".join(span.text for span in spans)
