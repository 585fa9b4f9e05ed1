"""A file of the material while it is read; whatever is wrong with it is told with its line."""

import re
import tomllib
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, NoReturn, TypeVar

import msgspec

from ziggurat.games.wonders.effects import Effect, Penalty, read_effect
from ziggurat.kernel.errors import ZigguratError

ID = "[a-z][a-z0-9_]*"

T = TypeVar("T")


class MaterialError(ZigguratError):
    """A file of cards, boards, tiles or projects that cannot be read."""

    def __init__(self, file: Path, line: int, what: str) -> None:
        self.file = file
        self.line = line
        super().__init__(f"{file}, line {line}: {what}. The README beside it describes every word.")


class MaterialFile:
    """A file while it is read: what stands in it, and on which line."""

    def __init__(self, file: Path, tables: set[str]) -> None:
        self.file = file
        self._lines = file.read_text(encoding="utf-8").splitlines()
        self.content = self._parse()
        unknown = [name for name in self.content if name not in tables]
        for name in unknown or sorted(tables - self.content.keys()):
            self.refuse("", name, f"expected the tables {', '.join(sorted(tables))}, no more and no fewer")
        for name, table in self.content.items():
            if not isinstance(table, dict):
                self.refuse("", name, f"{name} is no table")

    def _parse(self) -> dict[str, Any]:
        try:
            return tomllib.loads("\n".join(self._lines))
        except tomllib.TOMLDecodeError as error:
            line = re.search(r"line (\d+)", str(error))
            raise MaterialError(self.file, int(line[1]) if line else len(self._lines), str(error)) from error

    def entry(self, section: str, kind: type[T]) -> T:
        """The entry under a header, in the form that it has to have."""
        found: Any = self.content
        for name in section.split("."):
            found = found[name]
        try:
            return msgspec.convert(found, kind)
        except msgspec.ValidationError as error:
            raise MaterialError(self.file, self._line(section, *_place(str(error))), str(error)) from error

    def entries(self, table: str, kind: type[T]) -> list[tuple[str, T]]:
        """All entries of a table, by id and in the order of the file."""
        return [(name, self.entry(f"{table}.{name}", kind)) for name in self._ids(table)]

    def _ids(self, table: str) -> list[str]:
        for name in self.content[table]:
            if not re.fullmatch(ID, name):
                self.refuse("", name, f"{name!r} is no id; give small letters, digits and _")
        return list(self.content[table])

    def refuse(self, section: str, word: str, what: str) -> NoReturn:
        """Say what is wrong with an entry, with the line on which the word stands."""
        raise MaterialError(self.file, self._line(section, word), what)

    def _line(self, section: str, word: str, place: int = 0) -> int:
        """The line of a word in a section, the first or a later one; where there is none, the section's first line."""
        start, end = self._extent(section)
        sought = re.compile(rf"(?<!\w){re.escape(word)}(?!\w)")
        found = [number for number in range(start, end) if sought.search(self._lines[number].partition("#")[0])]
        return (found[place] if place < len(found) else found[0] if found else start) + 1

    def _extent(self, section: str) -> tuple[int, int]:
        """Where a section begins and where the next one does; the whole file where it has no header."""
        heads = {number: line.strip("[] ") for number, line in enumerate(self._lines) if line.startswith("[")}
        own = [number for number, head in heads.items() if f"{head}.".startswith(f"{section}.")]
        if not own:
            return 0, len(self._lines)
        return own[0], min([number for number in heads if number > own[-1]], default=len(self._lines))

    def read(self, section: str, word: str, reader: Callable[[str], T]) -> T:
        """What a text means; one that means nothing is refused."""
        try:
            return reader(word)
        except ValueError as error:
            self.refuse(section, word, str(error))

    def gives(self, section: str, phrases: Iterable[str]) -> tuple[Effect, ...]:
        """Effects that are no penalties."""
        return tuple(self._effect(section, phrase, is_penalty=False) for phrase in phrases)

    def penalties(self, section: str, phrases: Iterable[str]) -> tuple[Effect, ...]:
        """Effects that are penalties."""
        return tuple(self._effect(section, phrase, is_penalty=True) for phrase in phrases)

    def _effect(self, section: str, phrase: str, *, is_penalty: bool) -> Effect:
        effect = self.read(section, phrase, read_effect)
        if isinstance(effect, Penalty) != is_penalty:
            self.refuse(section, phrase, f"{phrase!r} is {'no' if is_penalty else 'a'} penalty")
        return effect

    def check(self, section: str, field: str, given: object, known: Iterable[object]) -> None:
        """Refuse what is none of the known words or numbers."""
        known = list(known)
        if given not in known:
            self.refuse(section, field, f"{given!r} is no {field}; give {', '.join(str(word) for word in known)}")


def _place(message: str) -> tuple[str, int]:
    """The field of which a message speaks, and in which of a list: `… - at `$.stages[2].cost``."""
    path = re.findall(r"\.(\w+)(?:\[(\d+)\])?", message.partition("`$")[2])
    unknown = re.search(r"unknown field `(.+?)`", message)
    word = unknown[1] if unknown else path[-1][0] if path else ""
    return word, int(path[0][1] or 0) if len(path) > 1 else 0
