"""What an agent is."""

from abc import ABC, abstractmethod

from ziggurat.kernel.game import Action, View


class Agent(ABC):
    """Chooses for a seat from what that seat may know. Same view, same generator, same answer."""

    @abstractmethod
    def choose(self, view: View) -> Action:
        """One of the legal actions of the view's seat."""
