"""Opponents. An agent gets a view, never the state, and plays any game through the verbs.

Agents are addressed by text: `random`, `greedy`, with options behind a colon: `greedy:worlds=8`.
"""

from ziggurat.agents.agent import Agent
from ziggurat.agents.catalog import entries_for, make, names
from ziggurat.agents.thoughts import Budget, Candidate, Thoughts

__all__ = ["Agent", "Budget", "Candidate", "Thoughts", "entries_for", "make", "names"]
