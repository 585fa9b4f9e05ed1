"""Opponents. An agent gets a view, never the state, and plays any game through the verbs.

Agents are addressed by text: `random`, `greedy`, with options behind a colon: `greedy:worlds=8`; or by the name of one
of five levels, from `apprentice` to `master`.
"""

from ziggurat.agents.agent import Agent
from ziggurat.agents.catalog import entries_for, is_light, make, names, options_of
from ziggurat.agents.explanation import Explanation
from ziggurat.agents.levels import BELOW_ALL, BEST, LEVELS, USUAL, called, next_lower, plainly
from ziggurat.agents.thoughts import Budget, Candidate, Thoughts

__all__ = [
    "BELOW_ALL",
    "BEST",
    "LEVELS",
    "USUAL",
    "Agent",
    "Budget",
    "Candidate",
    "Explanation",
    "Thoughts",
    "called",
    "entries_for",
    "is_light",
    "make",
    "names",
    "next_lower",
    "options_of",
    "plainly",
]
