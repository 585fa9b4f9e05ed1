"""Lines of text within 80 columns, each a phrase with its depth."""

import textwrap
from typing import NamedTuple

from ziggurat.games.wonders.things import FOLDER, WORDS
from ziggurat.kernel.texts import Phrase, speak

WIDTH = 80
INDENT = "  "


class Line(NamedTuple):
    """A line of the table, and how far it is indented; without a phrase it is empty."""

    said: Phrase | None = None
    depth: int = 0


def written(line: Line, language: str) -> list[str]:
    """A line in words, wrapped; what goes on stands deeper."""
    if line.said is None:
        return [""]
    text, margin = speak(FOLDER, WORDS, language, line.said), INDENT * line.depth
    return textwrap.wrap(text, WIDTH, initial_indent=margin, subsequent_indent=margin + INDENT, break_on_hyphens=False)
