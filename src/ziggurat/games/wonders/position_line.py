"""A position line cut into its fields."""

import re

from ziggurat.games.wonders.limits import (
    NOTHING,
)
from ziggurat.games.wonders.notation import KINDS
from ziggurat.games.wonders.position import (
    EMPTY,
    FIELDS,
    UNKNOWN,
)
from ziggurat.kernel.errors import PositionError


class Line:
    """A position line cut into its fields, each with its place."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.words = [(match[0], match.start()) for match in re.finditer(r"\S+", text)]
        self.number = 0

    def next(self) -> str:
        """The next field."""
        if self.number == len(self.words):
            raise PositionError(self.text, len(self.text), FIELDS[self.number])
        self.number += 1
        return self.words[self.number - 1][0]

    def fail(self, expected: str, offset: int = 0) -> PositionError:
        """An error at the field read last."""
        return PositionError(self.text, self.words[max(self.number - 1, 0)][1] + offset, expected)

    def fail_in(self, field: str, expected: str) -> PositionError:
        """An error at a field read before."""
        return PositionError(self.text, self.words[FIELDS.index(field)][1], expected)

    def match(self, pattern: str, expected: str) -> re.Match[str]:
        """A field of one shape."""
        found = re.fullmatch(pattern, self.next())
        if not found:
            raise self.fail(expected)
        return found

    def parts(self, count: int, pattern: str, expected: str, separator: str = "/") -> list[re.Match[str]]:
        """A field of several parts, each of one shape."""
        found: list[re.Match[str]] = []
        word, offset = self.next(), 0
        for part in word.split(separator):
            match = re.fullmatch(pattern, part)
            if not match or len(found) == count:
                raise self.fail(expected, offset)
            found.append(match)
            offset += len(part) + 1
        if len(found) != count:
            raise self.fail(f"{count} parts with {separator} between", len(word))
        return found

    def kind(self, word: str) -> int:
        """A kind of card by its id, NOTHING for a question mark."""
        if word != UNKNOWN and word not in KINDS:
            raise self.fail(f"a card; {word[:30]} is none")
        return NOTHING if word == UNKNOWN else KINDS[word]

    def kinds(self, text: str, most: int) -> list[int]:
        """Kinds of cards with + between."""
        found = [] if text == EMPTY else [self.kind(word) for word in text.split("+")]
        if len(found) > most:
            raise self.fail(f"at most {most} cards")
        return found
