"""What things give: one class a phrase, read from and said in the words that README.md lists."""

import re
from dataclasses import dataclass, fields
from typing import ClassVar

from ziggurat.games.wonders.vocabulary import DOUBLE, MIXED, SINGLE, SLOTS


@dataclass(frozen=True)
class Effect:
    """Something that a card, stage, tile, project or board gives; `phrase` is its text, with a field for each part."""

    phrase: ClassVar[str] = ""

    def __str__(self) -> str:
        return self.phrase.format(**{f.name: SLOTS[f.name].say(getattr(self, f.name)) for f in fields(self)})


@dataclass(frozen=True)
class Points(Effect):
    """Points at the end."""

    points: int
    phrase: ClassVar[str] = "{points}"


@dataclass(frozen=True)
class Coins(Effect):
    """Coins from the bank, once, when it comes into play."""

    coins: int
    phrase: ClassVar[str] = "{coins}"


@dataclass(frozen=True)
class Shields(Effect):
    """Shields, for good."""

    shields: int
    phrase: ClassVar[str] = "{shields}"


@dataclass(frozen=True)
class Science(Effect):
    """One science symbol; of several, one that is chosen at the end."""

    symbols: tuple[str, ...]
    phrase: ClassVar[str] = "{symbols}"


@dataclass(frozen=True)
class Makes(Effect):
    """Units of resources every turn, by one of the alternatives."""

    options: tuple[tuple[str, ...], ...]
    is_sold: bool  # whether neighbours can buy them
    phrase: ClassVar[str] = "{options}{is_sold}"

    @property
    def kind(self) -> str | None:
        """Whether it makes one unit, two of one resource, or one of one of two; None if it is none of these."""
        sizes = [len(option) for option in self.options]
        if sizes == [2] and len(set(self.options[0])) == 1:
            return DOUBLE
        return {(1,): SINGLE, (1, 1): MIXED}.get(tuple(sizes))


@dataclass(frozen=True)
class VictoryToken(Effect):
    """A victory token of this value."""

    value: int
    phrase: ClassVar[str] = "victory token {value}"


@dataclass(frozen=True)
class PointsForEach(Effect):
    """Points at the end, by what stands in some cities then."""

    points: int
    things: tuple[str, ...]  # colours of cards, or one thing that is no card
    cities: tuple[str, ...]
    phrase: ClassVar[str] = "{points} for each {things} {cities}"


@dataclass(frozen=True)
class CoinsForEach(Effect):
    """Coins once, by what stands in some cities when it comes into play."""

    coins: int
    things: tuple[str, ...]  # colours of cards, or one thing that is no card
    cities: tuple[str, ...]
    phrase: ClassVar[str] = "{coins} for each {things} {cities}"


@dataclass(frozen=True)
class Price(Effect):
    """What a unit costs from these neighbours, instead of the usual price."""

    resources: tuple[str, ...]
    coins: int
    directions: tuple[str, ...]
    phrase: ClassVar[str] = "{resources} cost {coins} to buy {directions}"


@dataclass(frozen=True)
class PriceChange(Effect):
    """What is added to the price of a unit from either neighbour."""

    resources: tuple[str, ...]
    change: int
    phrase: ClassVar[str] = "{resources} cost {change} to buy"


@dataclass(frozen=True)
class Tax(Effect):
    """Coins to the bank for building something, by Age."""

    build_or_chain: str  # a colour, wonder stage or chain
    coins_by_age: tuple[int, ...]
    phrase: ClassVar[str] = "{build_or_chain} cost {coins_by_age} more"


@dataclass(frozen=True)
class NoResources(Effect):
    """Building something takes no resources; its coins are still due."""

    build: str  # a colour or wonder stage
    phrase: ClassVar[str] = "{build} need no resources"


@dataclass(frozen=True)
class CoinsInstead(Effect):
    """Coins to the bank for each resource of a cost, instead of the resources."""

    build: str  # a colour or wonder stage
    coins: int
    phrase: ClassVar[str] = "{build} cost {coins} for each resource"


@dataclass(frozen=True)
class Bonus(Effect):
    """Coins from the bank after something was built, by Age."""

    coins_by_age: tuple[int, ...]
    event: str  # a colour, wonder stage or chain
    phrase: ClassVar[str] = "{coins_by_age} after {event}"


@dataclass(frozen=True)
class ChainsFromBeside(Effect):
    """Cards in the neighbouring cities serve for chains too."""

    phrase: ClassVar[str] = "chains from beside"


@dataclass(frozen=True)
class FreeBuild(Effect):
    """A card built for nothing at all, once an age or once a game."""

    times: str  # age or game
    phrase: ClassVar[str] = "{times}, build a card free"


@dataclass(frozen=True)
class FreeStage(Effect):
    """A wonder stage built without its resources; its coins are still due."""

    times: str  # age or game
    phrase: ClassVar[str] = "{times}, build a wonder stage without resources"


@dataclass(frozen=True)
class JoinWithAnyColour(Effect):
    """A project joined whatever the colour of the card that is built."""

    times: str  # age or game
    phrase: ClassVar[str] = "{times}, join with any colour"


@dataclass(frozen=True)
class BuildDiscarded(Effect):
    """A card of the discard pile, built free at the end of the turn in which it comes into play."""

    phrase: ClassVar[str] = "build a discarded card free"


@dataclass(frozen=True)
class SeventhCard(Effect):
    """The last card of each Age is played too."""

    phrase: ClassVar[str] = "play the seventh card"


@dataclass(frozen=True)
class MakeAnyNumber(Effect):
    """Brown cards of a kind make any number of their resource."""

    brown_kind: str
    phrase: ClassVar[str] = "{brown_kind} brown cards make any number"


@dataclass(frozen=True)
class MakeNothing(Effect):
    """Brown cards of a kind make nothing."""

    brown_kind: str
    phrase: ClassVar[str] = "{brown_kind} brown cards make nothing"


@dataclass(frozen=True)
class TradeCardsDoNothing(Effect):
    """Trade cards give nothing; their chains stay."""

    phrase: ClassVar[str] = "trade cards do nothing"


@dataclass(frozen=True)
class VictoryTokenBecomes(Effect):
    """Whoever is due a victory token of one value takes one of another, or none."""

    value: int
    becomes: int  # 0: none
    phrase: ClassVar[str] = "victory token {value} becomes {becomes}"


@dataclass(frozen=True)
class DefeatTokenBecomes(Effect):
    """Whoever is due one defeat token takes this many."""

    number: int
    phrase: ClassVar[str] = "defeat token becomes {number}"


@dataclass(frozen=True)
class CopyGuild(Effect):
    """At the end one guild of a neighbouring city counts as one's own."""

    phrase: ClassVar[str] = "copy a guild beside"


@dataclass(frozen=True)
class Penalty(Effect):
    """What those lose who have not joined a project that failed."""


@dataclass(frozen=True)
class LoseCard(Penalty):
    """A card of a colour."""

    colour: str
    phrase: ClassVar[str] = "lose a {colour} card"


@dataclass(frozen=True)
class LoseCoins(Penalty):
    """All coins."""

    phrase: ClassVar[str] = "lose all coins"


@dataclass(frozen=True)
class LoseVictoryTokens(Penalty):
    """Some victory tokens."""

    victory_tokens: int
    phrase: ClassVar[str] = "lose {victory_tokens}"


@dataclass(frozen=True)
class LoseStart(Penalty):
    """What the board gives from the start."""

    phrase: ClassVar[str] = "lose the start of the board"


def all_kinds() -> list[type[Effect]]:
    """Every class of effects that has a phrase."""
    kinds = [*Effect.__subclasses__(), *Penalty.__subclasses__()]
    return [kind for kind in kinds if kind.phrase]


def pattern(kind: type[Effect]) -> re.Pattern[str]:
    """What the phrases of a kind look like."""
    parts = re.split(r"\{(\w+)\}", kind.phrase)
    texts = [f"(?P<{part}>{SLOTS[part].pattern})" if i % 2 else re.escape(part) for i, part in enumerate(parts)]
    return re.compile("".join(texts))


PATTERNS = {kind: pattern(kind) for kind in all_kinds()}


def read_effect(text: str) -> Effect:
    """The effect that a phrase names; a `ValueError` says what is wrong with it."""
    for kind, form in PATTERNS.items():
        if match := form.fullmatch(text):
            return _as_written(text, kind(**{part: SLOTS[part].read(word) for part, word in match.groupdict().items()}))
    raise ValueError(f"{text!r} is no effect")


def _as_written(text: str, effect: Effect) -> Effect:
    """The effect, if the text is the one way in which it is written."""
    if str(effect) != text:
        raise ValueError(f"{text!r} is written {str(effect)!r}")
    return effect
