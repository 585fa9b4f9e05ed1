"""`random`: every legal action alike."""

from ziggurat.agents.agent import Agent
from ziggurat.agents.thoughts import Budget, Candidate, Thoughts
from ziggurat.kernel.game import View
from ziggurat.kernel.rng import draw_below, generator


class RandomAgent(Agent):
    """Chooses uniformly among the legal actions."""

    def __init__(self, key: str) -> None:
        self._generator = generator(key)

    def consider(self, view: View, budget: Budget | None = None) -> Thoughts:
        """Any legal action."""
        numbers = self.choices(view)
        action = view.action(numbers[draw_below(self._generator, len(numbers))])
        return Thoughts((Candidate(action, None, 0, (action,)),))
