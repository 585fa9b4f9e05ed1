"""Levels: opponents by name, from a beginner's to the best. What plays a level may be another agent in each game."""

from collections.abc import Callable
from pathlib import Path

from ziggurat.agents.agent import Agent
from ziggurat.agents.thoughts import Budget, Thoughts
from ziggurat.kernel.game import View
from ziggurat.kernel.texts import say

FOLDER = Path(__file__).parent
ELSEWHERE = ""  # any other game

# Weakest first. Each beats the one before it in 65 to 85 of 100 games: BENCHMARKS.md has the ladders (`make ladder`).
LEVELS: dict[str, dict[str, str]] = {
    "apprentice": {"babel": "greedy:slips=20", "wonders": "greedy:slips=80", ELSEWHERE: "greedy:slips=60"},
    "mason": {"babel": "greedy:slips=10", "wonders": "greedy:slips=50", ELSEWHERE: "greedy:slips=30"},
    "scribe": {"babel": "greedy", "wonders": "greedy:slips=15", ELSEWHERE: "greedy"},
    "architect": {"babel": "search:playouts=30", "wonders": "search:playouts=600", ELSEWHERE: "search:playouts=300"},
    "master": {"babel": "search:ms=1000", "wonders": "search:ms=1000", ELSEWHERE: "search:ms=1000"},
}
USUAL = "mason"  # where nobody has chosen
BEST = "master"
BELOW_ALL = "greedy"  # plays on where the lowest level cannot, and where what is no level cannot


def plainly(text: str, game: str) -> str:
    """An agent's text with a level written out as the agent that plays it in a game."""
    return LEVELS[text].get(game, LEVELS[text][ELSEWHERE]) if text in LEVELS else text


def called(text: str, language: str) -> str:
    """What players call an agent: a level by its name in their language, any other by its text."""
    return say(FOLDER, language, f"level-{text}") if text in LEVELS else text


def next_lower(text: str) -> str | None:
    """Who plays on where an agent cannot: the next lower level, or `greedy`; None where `greedy` itself cannot."""
    if text == BELOW_ALL:
        return None
    lower = list(LEVELS)[: list(LEVELS).index(text)] if text in LEVELS else []
    return lower[-1] if lower else BELOW_ALL


class LevelAgent(Agent):
    """Plays at a level: the game that it is first asked about says as which agent."""

    def __init__(self, level: str, build: Callable[[str], Agent]) -> None:
        self._level = level
        self._build = build  # makes an agent of its plain text
        self._minds: dict[str, Agent] = {}  # by game

    def consider(self, view: View, budget: Budget | None = None) -> Thoughts:
        """What the agent behind the level thinks."""
        game = view.rulebook.name
        if game not in self._minds:
            self._minds[game] = self._build(plainly(self._level, game))
        return self._minds[game].consider(view, budget)
