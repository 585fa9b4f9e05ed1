"""Why an action is not legal, as data and as a sentence."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Reason:
    """One thing that stands in the way of an action."""

    rule: str  # id in the game's RULES.md
    code: str  # stable name of the obstacle, also the key of its text
    needs: int | str | None  # what the rule asks for, where that can be said in a word
    has: int | str | None  # what is there
    details: Mapping[str, int | str] = field(default_factory=dict)  # what the sentence names
    sentence: str = ""

    def __str__(self) -> str:
        return f"{self.sentence} {self.rule}"


@dataclass(frozen=True)
class Outcome:
    """How a game ended."""

    winner: int | None  # None for a draw
    code: str
    rule: str
    sentence: str
    values: Mapping[str, int | str] = field(default_factory=dict)  # what the text `end-{code}` names
    places: tuple[int, ...] = ()  # by seat, 1 for the best; who is equal shares the better place
    points: tuple[int, ...] = ()  # by seat, as players count them

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats on the first place; none for a draw, where all seats share it."""
        return first_of(self.places)

    def __str__(self) -> str:
        return f"{self.sentence} {self.rule}"


def places_of(scores: Sequence[int]) -> tuple[int, ...]:
    """Places from scores, the highest first; equal scores share the better place, and the next is left free."""
    return tuple(1 + sum(other > score for other in scores) for score in scores)


def first_of(places: Sequence[int]) -> tuple[int, ...]:
    """The seats on the first place; none where that is all of them."""
    first = tuple(seat for seat, place in enumerate(places) if place == 1)
    return first if len(first) < len(places) else ()
