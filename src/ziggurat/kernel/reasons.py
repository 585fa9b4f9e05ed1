"""Why an action is not legal, as data and as a sentence."""

from collections.abc import Mapping
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

    def __str__(self) -> str:
        return f"{self.sentence} {self.rule}"
