"""`greedy`: takes what the game's own tactics appraise highest, one decision ahead, or one turn where a turn has many.

What the seat cannot know is dealt at random a few times, and what looks best is tried in each of these worlds.
"""

import numpy as np
import numpy.typing as npt

from ziggurat.agents.agent import Agent
from ziggurat.agents.thoughts import Budget, Candidate, Thoughts
from ziggurat.agents.turns import ROOMS, Ignored, TurnPlan, actions_of, plan
from ziggurat.kernel import records, verbs
from ziggurat.kernel.game import View
from ziggurat.kernel.jit import entry
from ziggurat.kernel.records import Games
from ziggurat.kernel.rng import KEY_WORDS, Generator, below, draw_below, generator, next_word

PERCENT = 100
LINES = 16  # of a turn that are tried in more than one world


@entry
def greedy_choice(
    games: Games,
    seat: int,
    worlds: Games,
    actions: verbs.Actions,
    totals: npt.NDArray[np.float64],
    key: verbs.Key,
    generators: Generator,
    samples: int,
    slips: int,
) -> int:
    """The action with the highest average appraisal over some worlds; the first of equals. A share is overlooked."""
    count = verbs.legal(games[0], seat, actions)
    for i in range(count):
        totals[i] = 0.0
    for _ in range(samples):
        for word in range(KEY_WORDS):
            key[word] = next_word(generators[0])
        worlds[0] = games[0]
        verbs.redeal(worlds[0], seat, key)
        for i in range(count):
            worlds[1] = worlds[0]
            verbs.play(worlds[1], seat, int(actions[i]))
            totals[i] += verbs.appraise(worlds[1], seat)
    best = below(generators[0], count) if slips > 0 else 0
    for i in range(count):
        noticed = slips == 0 or below(generators[0], PERCENT) >= slips
        if noticed and totals[i] > totals[best]:
            best = i
    return int(actions[best])


class GreedyAgent(Agent):
    """One decision deep, or one turn, by the game's own tactics."""

    def __init__(self, key: str, worlds: int = 4, slips: int = 0, width: int = 24) -> None:
        self._generator = generator(key)
        self._samples = worlds
        self._slips = slips  # percent of the actions that it overlooks
        self._width = width  # positions of a turn from which it looks further; 0 for one decision only
        self._key = np.zeros(KEY_WORDS, dtype=np.uint32)
        self._turn = TurnPlan()

    def consider(self, view: View, budget: Budget | None = None) -> Thoughts:
        """The legal action that looks best."""
        choices = self.choices(view)
        if view.rulebook.whole_turns and self._width > 0:
            return self._planned(view, choices)
        actions = np.zeros(view.rulebook.actions, dtype=np.int16)
        totals = np.zeros(view.rulebook.actions)
        worlds = records.new(view.rulebook.state, 2)
        number = greedy_choice(
            view.state, view.seat, worlds, actions, totals, self._key, self._generator, self._samples, self._slips
        )
        action = view.action(int(number))
        return Thoughts((Candidate(action, None, self._samples, (action,)),))

    def _planned(self, view: View, choices: list[int]) -> Thoughts:
        """The next action of a plan for the whole turn."""
        line, seen = self._turn.rest, 0
        if self._slips or not self._turn.goes_on(view, choices):
            line, seen = self._planned_line(view) or ((choices[draw_below(self._generator, len(choices))],), 0)
        self._turn.step(view, line)
        actions = tuple(view.action(number) for number in line)
        return Thoughts((Candidate(actions[0], None, self._samples, actions),), nodes=seen)

    def _planned_line(self, view: View) -> tuple[tuple[int, ...], int] | None:
        """The best line of the turn and how many positions were seen; None when everything is overlooked."""
        room = ROOMS.find(view.rulebook, self._width, LINES)
        size, seen = plan(room, view, self._generator, self._overlooked(view), self._width, self._samples)
        return (actions_of(room.lines[0]), seen) if size else None

    def _overlooked(self, view: View) -> Ignored:
        """What it does not think of just now."""
        ignored = np.zeros(view.rulebook.actions, dtype=np.int8)
        if self._slips:
            for number in range(view.rulebook.actions):
                ignored[number] = draw_below(self._generator, PERCENT) < self._slips
        return ignored
