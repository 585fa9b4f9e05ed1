"""Actions as logs keep them: by their notation, which no later release gives another meaning.

The notation is the one that needs no position (`Rulebook.action_text`). Numbers are for a running program only: a new
card or a new use may number all of them anew. Logs of the first form kept numbers; what those meant stands in
`numbering/events-1.json` of each game that was there then, which is read when such a log is.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache

import msgspec

from ziggurat.kernel import registry
from ziggurat.kernel.errors import ActionNotationError
from ziggurat.play.errors import UnreadableLog

FIRST_FORM = "numbering/events-1.json"
_FIRST_PAYMENT = re.compile(r"/1(?!\d)")  # an action that has got a list of payments since was its first


class Numbering(msgspec.Struct, frozen=True):
    """The actions of a game in the order of their numbers: each use of each card (in place of *), then all others."""

    cards: list[str]
    uses: list[str]
    others: list[str]

    def texts(self) -> tuple[str, ...]:
        """Their notations, by number."""
        with_cards = [use.replace("*", card) for card in self.cards for use in self.uses]
        return (*with_cards, *self.others)


def text_of(game: str, number: int) -> str:
    """An action as it is written into a log."""
    return registry.find(game).rulebook.action_text(number)


@lru_cache(maxsize=100_000)
def number_of(game: str, text: str) -> int:
    """The number that an action in a log has now."""
    book = registry.find(game).rulebook
    try:
        number = book.parse_action(text)
    except ActionNotationError as error:
        raise UnreadableLog(f"{game} has no action that is written so") from error
    if not 0 <= number < book.actions or _spelled(book.action_text(number)) != _spelled(text):
        raise UnreadableLog(f"{game} writes an action in another way")
    return number


def _spelled(text: str) -> str:
    return _FIRST_PAYMENT.sub("", text)


@cache
def first_form(game: str) -> tuple[str, ...]:
    """The notations of all actions, by the numbers that logs of the first form kept."""
    path = registry.find(game).rulebook.folder / FIRST_FORM
    try:
        return msgspec.json.decode(path.read_bytes(), type=Numbering).texts()
    except FileNotFoundError as error:
        raise UnreadableLog(f"{game} has never kept actions by number") from error
