"""`random`: every legal action alike."""

from ziggurat.agents.agent import Agent
from ziggurat.kernel.game import Action, View
from ziggurat.kernel.rng import draw_below, generator


class RandomAgent(Agent):
    """Chooses uniformly among the legal actions."""

    def __init__(self, key: str) -> None:
        self._generator = generator(key)

    def choose(self, view: View) -> Action:
        """Any legal action."""
        numbers = self.choices(view)
        return view.action(numbers[draw_below(self._generator, len(numbers))])
