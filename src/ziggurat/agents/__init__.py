"""Opponents. An agent gets a view, never the state, and plays any game through the verbs.

Agents are addressed by text: `random`, `greedy`, with options behind a colon: `greedy:worlds=8`.
"""

from ziggurat.agents.agent import Agent
from ziggurat.agents.catalog import ENTRIES, make, names

__all__ = ["ENTRIES", "Agent", "make", "names"]
