"""What an agent is."""

from abc import ABC, abstractmethod

from ziggurat.agents.explanation import Explanation, explain
from ziggurat.agents.thoughts import Budget, Thoughts
from ziggurat.kernel.errors import BadOption, NotToAct
from ziggurat.kernel.game import Action, View


class Agent(ABC):
    """Decides for a seat from what that seat may know. Same view, same generator, same answer.

    A budget given with the question holds instead of the agent's own; where it counts milliseconds, the answer may
    depend on the machine.
    """

    last: Thoughts | None = None  # what the last answer was based on

    @abstractmethod
    def consider(self, view: View, budget: Budget | None = None) -> Thoughts:
        """What there is to choose from and what comes of it, the choice first."""

    def choose(self, view: View, budget: Budget | None = None) -> Action:
        """One of the legal actions of the view's seat."""
        self.last = self.consider(_seen(view), budget)
        return self.last.choice

    def explain(self, view: View, budget: Budget | None = None) -> Explanation:
        """What it would do, what else there is, and why: as data and as text."""
        self.last = self.consider(_seen(view), budget)
        return explain(view, self.last)

    @staticmethod
    def choices(view: View) -> list[int]:
        """What there is to choose from; a seat that has nothing to decide is refused."""
        numbers = view.legal.numbers()
        if not numbers:
            raise NotToAct(view.seat, view.to_act)
        return numbers


def _seen(view: View) -> View:
    """What an agent is asked with: a view, and nothing else."""
    if not isinstance(view, View):
        raise BadOption("view", type(view).__name__, "game.view(seat): an agent sees only what its seat may know")
    return view
