"""A position line cut into its fields: what the readers of all games share."""

import re
from collections.abc import Sequence

from ziggurat.kernel.errors import PositionError


class Line:
    """A position line cut into its fields, each with its place."""

    def __init__(self, text: str, fields: Sequence[str]) -> None:
        self.text = text
        self.fields = fields
        self.words = [(match[0], match.start()) for match in re.finditer(r"\S+", text)]
        self.number = 0

    def next(self) -> str:
        """The next field."""
        if self.number == len(self.words):
            raise PositionError(self.text, len(self.text), self.fields[self.number])
        self.number += 1
        return self.words[self.number - 1][0]

    def end(self) -> None:
        """There is no field more."""
        if self.number < len(self.words):
            self.number += 1
            raise self.fail("the end of the line")

    def fail(self, expected: str, offset: int = 0) -> PositionError:
        """An error at the field read last."""
        return PositionError(self.text, self.words[max(self.number - 1, 0)][1] + offset, expected)

    def fail_in(self, field: str, expected: str) -> PositionError:
        """An error at a field read before."""
        return PositionError(self.text, self.words[self.fields.index(field)][1], expected)

    def match(self, pattern: str, expected: str) -> re.Match[str]:
        """A field of one shape."""
        found = re.fullmatch(pattern, self.next())
        if not found:
            raise self.fail(expected)
        return found

    def parts(self, count: int, pattern: str, expected: str, separator: str = "/") -> list[re.Match[str]]:
        """A field of several parts, each of one shape."""
        word, offset = self.next(), 0
        parts, found = word.split(separator), []
        for part in parts[:count]:
            match = re.fullmatch(pattern, part)
            if not match:
                raise self.fail(expected, offset)
            found.append(match)
            offset += len(part) + 1
        if len(parts) != count:
            raise self.fail(f"{count} parts with {separator} between", min(offset, len(word)))
        return found
