"""`greedy`: looks one decision ahead and takes what the game's own tactics appraise highest.

What the seat cannot know is dealt at random a few times, and every action is tried in each of these worlds.
"""

import numpy as np
import numpy.typing as npt

from ziggurat.agents.agent import Agent
from ziggurat.agents.thoughts import Budget, Candidate, Thoughts
from ziggurat.kernel import records, verbs
from ziggurat.kernel.game import View
from ziggurat.kernel.jit import entry
from ziggurat.kernel.records import Games
from ziggurat.kernel.rng import KEY_WORDS, Generator, below, generator, next_word

PERCENT = 100


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
    """One decision deep, by the game's own tactics."""

    def __init__(self, key: str, worlds: int = 4, slips: int = 0) -> None:
        self._generator = generator(key)
        self._samples = worlds
        self._slips = slips  # percent of the actions that it overlooks
        self._key = np.zeros(KEY_WORDS, dtype=np.uint32)

    def consider(self, view: View, budget: Budget | None = None) -> Thoughts:
        """The legal action that looks best."""
        self.choices(view)
        actions = np.zeros(view.rulebook.actions, dtype=np.int16)
        totals = np.zeros(view.rulebook.actions)
        worlds = records.new(view.rulebook.state, 2)
        number = greedy_choice(
            view.state, view.seat, worlds, actions, totals, self._key, self._generator, self._samples, self._slips
        )
        action = view.action(int(number))
        return Thoughts((Candidate(action, None, self._samples, (action,)),))
