"""A tiny game for three or more, by turns or all at once and in secret: what Match promises, with no rules around."""

from types import SimpleNamespace
from typing import Any

from ziggurat.kernel.errors import IllegalAction, NotToAct
from ziggurat.kernel.game import Action
from ziggurat.kernel.reasons import Outcome

ROUNDS = 5
STEP = Action(0, "step")


def is_secret(state: "Circle", seat: int, action: int) -> bool:
    """A step together with others is hidden until the round is full."""
    return state.order == "together" and set(state.to_act) != {seat}


class Circle:
    """Every seat steps once in each round; by turns, or `together` in any order. Nobody wins."""

    rulebook = SimpleNamespace(
        version=1,
        versions=(1,),
        actions=1,
        options={"order": ("turns", "together"), "seats": ("3", "4")},
        is_secret=is_secret,
    )

    def __init__(self, _seed: None, *, key: str | None, order: str, seats: str) -> None:
        self.key, self.order, self.seats = key, order, range(int(seats))
        self.history: list[int] = []

    @classmethod
    def under(cls, _version: int, _seed: None = None, *, key: str, **options: str) -> "Circle":
        return cls(None, key=key, **options)

    @property
    def to_act(self) -> tuple[int, ...]:
        rounds, stepped = divmod(len(self.history), len(self.seats))
        if rounds == ROUNDS:
            return ()
        waiting = [seat for seat in self.seats if seat not in self.history[rounds * len(self.seats) :]]
        return tuple(waiting) if self.order == "together" else (stepped,)

    @property
    def outcome(self) -> Outcome | None:
        return None if self.to_act else self._ended()

    def _ended(self) -> Outcome:
        everybody = len(self.seats)
        return Outcome(None, "round", "C1", "All have walked.", places=(1,) * everybody, points=(0,) * everybody)

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

    @property
    def state(self) -> "Circle":
        return self

    def legal_for(self, seat: int) -> list[Action]:
        return [STEP] if seat in self.to_act else []

    def undoable(self, seat: int) -> int:
        """A step may be taken back until its round is full; by turns also until the next one."""
        stepped = len(self.history) % len(self.seats)
        hidden = self.history[len(self.history) - stepped :]
        return hidden.count(seat) if self.order == "together" else int(hidden[-1:] == [seat])

    def undo(self, seat: int) -> Action:
        del self.history[len(self.history) - 1 - self.history[::-1].index(seat)]
        return STEP

    def score(self, seat: int) -> int:
        return 0


def find(_name: str) -> Any:
    """For the registry's place."""
    return Circle
