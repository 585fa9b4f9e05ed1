"""What an agent may spend on a decision, and what it found."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ziggurat.kernel.game import Action


@dataclass(frozen=True)
class Budget:
    """How long an agent may think about one decision: until either is spent. None sets no limit of that kind.

    `within` is a deadline in milliseconds: behind it the agent answers with what it has, whatever else it may spend.
    """

    ms: int | None = None
    playouts: int | None = None
    within: int | None = None

    def instead_of(self, own: Budget) -> Budget:
        """What holds when this is given to an agent with a budget of its own: a deadline alone only bounds that."""
        budget = own if self.ms is None and self.playouts is None else self
        if self.within is None or budget.ms is None:
            return replace(budget, within=self.within)
        return replace(budget, ms=min(budget.ms, self.within), within=self.within)

    @property
    def longest(self) -> int | None:
        """The milliseconds after which it is over in any case."""
        return min((limit for limit in (self.ms, self.within) if limit is not None), default=None)


@dataclass(frozen=True)
class Candidate:
    """An action, what is expected of it, and how the game would go on."""

    action: Action
    estimate: float | None  # the share of a win that the seat can expect, 0 to 1; None where nobody looked
    visits: int  # how often it was tried
    line: tuple[Action, ...]  # the main line, beginning with the action itself


@dataclass(frozen=True)
class Thoughts:
    """What was looked at, the choice first, then the best alternatives; and what that took."""

    candidates: tuple[Candidate, ...]
    playouts: int = 0  # games that were played, to their end or to where they were judged
    nodes: int = 0  # positions that were looked at
    seconds: float = 0.0

    @property
    def choice(self) -> Action:
        """What the agent does."""
        return self.candidates[0].action
