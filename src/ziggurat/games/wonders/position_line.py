"""A position line of 7 Wonders, whose fields hold cards."""

from ziggurat.games.wonders.limits import NOTHING
from ziggurat.games.wonders.notation import KINDS
from ziggurat.games.wonders.position import EMPTY, FIELDS, UNKNOWN
from ziggurat.kernel import positionline


class Line(positionline.Line):
    """A position line cut into its fields, each with its place."""

    def __init__(self, text: str) -> None:
        super().__init__(text, FIELDS)

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
