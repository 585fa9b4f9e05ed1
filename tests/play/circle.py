"""A tiny game for three or more, by turns or all at once: what Match promises for tables that no real game has yet."""

from types import SimpleNamespace
from typing import Any

from ziggurat.kernel.errors import IllegalAction, NotToAct
from ziggurat.kernel.game import Action
from ziggurat.kernel.reasons import Outcome

ROUNDS = 5
STEP = Action(0, "step")


class Circle:
    """Every seat steps once in each round; by turns, or `together` in any order. Nobody wins."""

    rulebook = SimpleNamespace(version=1, actions=1, options={"order": ("turns", "together"), "seats": ("3", "4")})

    def __init__(self, _seed: None, *, key: str | None, order: str, seats: str) -> None:
        self.key, self.order, self.seats = key, order, range(int(seats))
        self.history: list[int] = []

    @property
    def to_act(self) -> tuple[int, ...]:
        rounds, stepped = divmod(len(self.history), len(self.seats))
        if rounds == ROUNDS:
            return ()
        waiting = [seat for seat in self.seats if seat not in self.history[rounds * len(self.seats) :]]
        return tuple(waiting) if self.order == "together" else (stepped,)

    @property
    def outcome(self) -> Outcome | None:
        return None if self.to_act else Outcome(None, "round", "C1", "All have walked.")

    def check(self, action: object, seat: int) -> Action:
        if seat not in self.to_act:
            raise NotToAct(seat, self.to_act)
        if action not in (STEP, 0, "step"):
            raise IllegalAction(str(action), (), ("step",))
        return STEP

    def play(self, action: object, seat: int) -> Action:
        step = self.check(action, seat)
        self.push(step.number, seat)
        return step

    def push(self, number: int, seat: int) -> None:
        self.history.append(seat)

    def undoable(self, seat: int) -> int:
        """A step may be taken back until the next one, and until its round is full."""
        last = self.history[-1:] == [seat] and len(self.history) % len(self.seats)
        return 1 if last else 0

    def undo(self) -> None:
        self.history.pop()

    def score(self, seat: int) -> int:
        return 0


def find(_name: str) -> Any:
    """For the registry's place."""
    return Circle
