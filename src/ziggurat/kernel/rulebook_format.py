"""Reads a rulebook for players: a small, strict part of Markdown, as README.md in a game's `rulebook/` describes it."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from typing import Literal

from ziggurat.kernel.errors import NotationError

Style = Literal["plain", "emphasis", "strong", "notation"]
Kind = Literal["text", "list", "steps", "figure"]

RULE = r"[A-Z]+[0-9]+(?:\.[0-9]+)*"
RULING = rf"R-{RULE}"
INLINE = re.compile(
    rf"\*\*(?P<strong>[^*`\[\]<>\\]+)\*\*|\*(?P<emphasis>[^*`\[\]<>\\]+)\*|`(?P<notation>[^`]+)`"
    rf"|\[(?P<link>[^*`\[\]<>\\]+)\]\(#(?P<target>(?:R-)?{RULE})\)|(?P<plain>[^*`\[\]<>\\_]+)"
)
SHAPES = {
    "title": re.compile(r"# (?P<text>.+)"),
    "chapter": re.compile(r"## (?P<text>.+)"),
    "rule": re.compile(rf"### (?P<id>{RULE}) (?P<text>.+)"),
    "figure": re.compile(r"!\[(?P<text>.+)\]\(figure:(?P<name>[a-z0-9-]+)\)"),
    "list": re.compile(r"\* (?P<text>.+)"),
    "steps": re.compile(r"(?P<number>[0-9]+)\. (?P<text>.+)"),
    "editions": re.compile(r"- (?P<labels>[a-z]+(?:, [a-z]+)*): (?P<text>.+)"),
    "ruling": re.compile(r"> (?P<text>.+)"),
}
ALONE = ("title", "chapter", "rule", "figure")
FORBIDDEN = re.compile(r"\s|#|!\[|[-+=|>~]|\*+ |[0-9]+[.)] |```")  # how no line of text begins
UNSEEN = re.compile(r"\s$|[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ufeff]")
STYLES: tuple[Style, ...] = ("strong", "emphasis", "notation", "plain")


class RulebookError(NotationError):
    """A rulebook that cannot be read; carries the file besides line and place."""

    def __init__(self, file: str, line: int, text: str, place: int, expected: str) -> None:
        self.file = file
        super().__init__(text, place, expected, line=line)
        self.args = (f"{file}: {self.args[0]}",)


@dataclass(frozen=True)
class Span:
    """A piece of a sentence in one style; a link names the rule to which it leads."""

    text: str
    style: Style = "plain"
    link: str | None = None


@dataclass(frozen=True)
class Block:
    """Text, the items of a list, numbered steps, or a figure with its caption."""

    kind: Kind
    spans: tuple[Span, ...] = ()  # the text, or the caption
    items: tuple[tuple[Span, ...], ...] = ()
    figure: str | None = None


@dataclass(frozen=True)
class EditionNote:
    """How some editions play differently."""

    editions: tuple[str, ...]
    spans: tuple[Span, ...]


@dataclass(frozen=True)
class Ruling:
    """What the printed rules leave open, as we decided it; without spans of its own it holds in the editions only."""

    id: str
    spans: tuple[Span, ...]
    editions: tuple[EditionNote, ...]


@dataclass(frozen=True)
class Paragraph:
    """One rule."""

    id: str
    heading: str
    blocks: tuple[Block, ...]
    editions: tuple[EditionNote, ...]
    rulings: tuple[Ruling, ...]


@dataclass(frozen=True)
class Chapter:
    """A chapter: what introduces it, and its rules."""

    title: str
    blocks: tuple[Block, ...]
    paragraphs: tuple[Paragraph, ...]


@dataclass(frozen=True)
class Book:
    """A whole rulebook in one language."""

    title: str
    blocks: tuple[Block, ...]
    chapters: tuple[Chapter, ...]

    @property
    def paragraphs(self) -> Iterator[Paragraph]:
        """All rules, in the order of the book."""
        return (paragraph for chapter in self.chapters for paragraph in chapter.paragraphs)


def parse(text: str, file: str, *, editions: Collection[str], figures: Collection[str]) -> Book:
    """Read a rulebook; whatever its format does not know is refused with file and line."""
    return _Reader(text, file, editions, figures).book()


@dataclass(frozen=True)
class _Line:
    number: int
    text: str
    kind: str
    found: re.Match[str] | None

    def part(self, name: str) -> str:
        assert self.found is not None
        return self.found[name]

    def at(self, name: str) -> int:
        assert self.found is not None
        return self.found.start(name)


@dataclass
class _Reader:
    """Goes through the lines of a file, group by group; blank lines stand between groups."""

    text: str
    file: str
    known_editions: Collection[str]
    known_figures: Collection[str]
    seen: dict[str, int] = field(default_factory=dict)  # ids and figures, with their lines
    links: list[tuple[_Line, int, str]] = field(default_factory=list)
    groups: list[list[_Line]] = field(default_factory=list)  # those that are still to be read

    def book(self) -> Book:
        """The whole file."""
        self.groups = list(self._grouped())
        self.groups.append([_Line(self.text.count("\n") + 1, "", "end", None)])
        title = self._expect("title", "the title, such as # Babel")
        blocks = self._blocks()
        chapters = []
        while self.groups[0][0].kind == "chapter":
            chapters.append(self._chapter())
        if not chapters or self.groups[0][0].kind != "end":
            raise self._fail(self.groups[0][0], 0, "a chapter, such as ## Your turn")
        self._check_links()
        return Book(self._plain(title), blocks, tuple(chapters))

    # -- lines and groups ------------------------------------------------------------------------------------------

    def _grouped(self) -> Iterator[list[_Line]]:
        group: list[_Line] = []
        for number, text in enumerate([*self.text.split("\n"), ""], start=1):
            if text:
                group.append(self._line(number, text, group))
            elif group:
                yield group
                group = []

    def _line(self, number: int, text: str, before: list[_Line]) -> _Line:
        kind, found = next(((k, m) for k, shape in SHAPES.items() if (m := shape.fullmatch(text))), ("text", None))
        line = _Line(number, text, kind, found)
        if kind == "text" and FORBIDDEN.match(text):
            raise self._fail(line, 0, "a line of a kind that README.md of the rulebooks names")
        if unseen := UNSEEN.search(text):
            raise self._fail(line, unseen.start(), "no blanks at the end, and nothing else that cannot be seen")
        if before and (kind != before[0].kind or kind in ALONE):
            raise self._fail(line, 0, "a blank line between things of different kinds")
        return line

    def _expect(self, kind: str, expected: str) -> _Line:
        if self.groups[0][0].kind != kind:
            raise self._fail(self.groups[0][0], 0, expected)
        return self.groups.pop(0)[0]

    def _fail(self, line: _Line, place: int, expected: str) -> RulebookError:
        return RulebookError(self.file, line.number, line.text, place, expected)

    # -- the parts of a book ---------------------------------------------------------------------------------------

    def _chapter(self) -> Chapter:
        title = self._plain(self.groups.pop(0)[0])
        blocks = self._blocks()
        paragraphs = []
        while self.groups[0][0].kind == "rule":
            paragraphs.append(self._paragraph())
        if self.groups[0][0].kind not in ("chapter", "end"):
            raise self._fail(self.groups[0][0], 0, "a rule, such as ### B22 Build, or a chapter")
        return Chapter(title, blocks, tuple(paragraphs))

    def _paragraph(self) -> Paragraph:
        line = self.groups.pop(0)[0]
        blocks = self._blocks()
        if not blocks:
            raise self._fail(self.groups[0][0], 0, f"the text of {line.part('id')}")
        editions = self._notes(self.groups.pop(0)) if self.groups[0][0].kind == "editions" else ()
        rulings = []
        while self.groups[0][0].kind == "ruling":
            rulings.append(self._ruling(self.groups.pop(0)))
        if self.groups[0][0].kind not in ("rule", "chapter", "end"):
            raise self._fail(self.groups[0][0], 0, "text and figures before editions, editions before rulings")
        return Paragraph(self._new(line, line.part("id")), self._plain(line), blocks, editions, tuple(rulings))

    def _blocks(self) -> tuple[Block, ...]:
        blocks = []
        while self.groups[0][0].kind in ("text", "list", "steps", "figure"):
            blocks.append(self._block(self.groups.pop(0)))
        return tuple(blocks)

    def _block(self, lines: list[_Line]) -> Block:
        first = lines[0]
        if first.kind == "figure":
            return self._figure(first)
        if first.kind == "list":
            return Block("list", items=self._items(lines))
        if first.kind == "steps":
            for number, line in enumerate(lines, start=1):
                if line.part("number") != str(number):
                    raise self._fail(line, 0, f"step {number}.")
            return Block("steps", items=self._items(lines))
        return Block("text", self._joined([(line, 0) for line in lines]))

    def _figure(self, line: _Line) -> Block:
        name = line.part("name")
        if name not in self.known_figures:
            raise self._fail(line, line.at("name"), "a figure of figures.toml")
        self._new(line, f"figure:{name}")
        return Block("figure", self._spans(line, line.at("text"), line.part("text")), figure=name)

    def _items(self, lines: list[_Line]) -> tuple[tuple[Span, ...], ...]:
        return tuple(self._spans(line, line.at("text"), line.part("text")) for line in lines)

    def _notes(self, lines: list[_Line]) -> tuple[EditionNote, ...]:
        notes = [self._note(line) for line in lines]
        labels = [label for note in notes for label in note.editions]
        if len(set(labels)) < len(labels):
            raise self._fail(lines[-1], 0, "each edition once")
        return tuple(notes)

    def _note(self, line: _Line) -> EditionNote:
        labels = tuple(line.part("labels").split(", "))
        for label in labels:
            if label not in self.known_editions:
                raise self._fail(line, line.at("labels"), f"an edition: {', '.join(self.known_editions)}")
        return EditionNote(labels, self._spans(line, line.at("text"), line.part("text")))

    def _ruling(self, lines: list[_Line]) -> Ruling:
        """A ruling: its lines without the sign before them, text first, then what holds in some editions."""
        head = re.match(rf"> (?P<id>{RULING})(?P<rest> .+)?$", lines[0].text)
        if not head:
            raise self._fail(lines[0], 2, "the id of a ruling, such as R-B5")
        inner = [_quoted(line) for line in lines[1:]]
        split = next((place for place, line in enumerate(inner) if line.kind == "editions"), len(inner))
        pieces = [(lines[0], head.start("rest") + 1)] if head["rest"] else []
        pieces += [(line, 2) for line in lines[1 : split + 1]]
        for line in inner:
            if line.kind == "text" and (FORBIDDEN.match(line.text, 2) or line in inner[split:]):
                raise self._fail(line, 2, "the text of the ruling, then lines such as - hu: text")
        if not pieces and split == len(inner):
            raise self._fail(lines[0], len(lines[0].text), "the text of the ruling")
        spans = self._joined(pieces)
        return Ruling(self._new(lines[0], head["id"]), spans, self._notes(inner[split:]) if inner[split:] else ())

    def _new(self, line: _Line, name: str) -> str:
        """Note an id or a figure, which may stand in a book only once."""
        if name in self.seen:
            raise self._fail(line, 0, f"{name} only once; it stands in line {self.seen[name]} already")
        self.seen[name] = line.number
        return name

    # -- inside a line ---------------------------------------------------------------------------------------------

    def _plain(self, line: _Line) -> str:
        """A heading, which has no styles."""
        spans = self._spans(line, line.at("text"), line.part("text"))
        if [span.style for span in spans] != ["plain"] or spans[0].link:
            raise self._fail(line, line.at("text"), "a heading in plain text")
        return spans[0].text

    def _joined(self, pieces: list[tuple[_Line, int]]) -> tuple[Span, ...]:
        """The spans of several lines that are one text."""
        spans: list[Span] = []
        for line, start in pieces:
            spans += [Span(" ")] if spans else []
            spans += self._spans(line, start, line.text[start:])
        return _merged(spans)

    def _spans(self, line: _Line, start: int, text: str) -> tuple[Span, ...]:
        spans = []
        place = 0
        while place < len(text):
            found = INLINE.match(text, place)
            if not found:
                raise self._fail(line, start + place, "text, *emphasis*, **strong**, `notation` or [a link](#B22)")
            spans.append(self._span(line, start + place, found))
            place = found.end()
        return tuple(spans)

    def _span(self, line: _Line, place: int, found: re.Match[str]) -> Span:
        if found["link"]:
            self.links.append((line, place, found["target"]))
            return Span(found["link"], "plain", found["target"])
        style = next(style for style in STYLES if found[style])
        return Span(found[style], style)

    def _check_links(self) -> None:
        for line, place, target in self.links:
            if target not in self.seen:
                raise self._fail(line, place, f"a link to a rule that is there, not {target}")


def _quoted(line: _Line) -> _Line:
    """A line of a ruling by what stands behind its sign; places still count from the sign."""
    found = re.fullmatch(r"> - (?P<labels>[a-z]+(?:, [a-z]+)*): (?P<text>.+)", line.text)
    return _Line(line.number, line.text, "editions" if found else "text", found)


def _merged(spans: list[Span]) -> tuple[Span, ...]:
    """Plain neighbours as one span."""
    merged: list[Span] = []
    for span in spans:
        if merged and _is_plain(span) and _is_plain(merged[-1]):
            span = Span(merged.pop().text + span.text)
        merged.append(span)
    return tuple(merged)


def _is_plain(span: Span) -> bool:
    return span.style == "plain" and span.link is None
