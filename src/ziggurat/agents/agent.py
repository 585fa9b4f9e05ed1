"""What an agent is."""

from abc import ABC, abstractmethod

from ziggurat.kernel.errors import NotToAct
from ziggurat.kernel.game import Action, View


class Agent(ABC):
    """Chooses for a seat from what that seat may know. Same view, same generator, same answer."""

    @abstractmethod
    def choose(self, view: View) -> Action:
        """One of the legal actions of the view's seat."""

    @staticmethod
    def choices(view: View) -> list[int]:
        """What there is to choose from; a seat that has nothing to decide is refused."""
        numbers = view.legal.numbers()
        if not numbers:
            raise NotToAct(view.seat, view.to_act)
        return numbers
