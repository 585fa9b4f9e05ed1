"""Searches whose worlds are looked at."""

# of 7 Wonders, Age I, turn 6: prints how many games were played, and what the root holds that cannot be done there
CRASHED = """
import sys
from pathlib import Path
from ziggurat import Wonders
from ziggurat.agents import make
game = Wonders.from_record(Path("tests/agents/wonders/age1_turn6.txt").read_text())
seat = game.to_act[0]
agent = make(f"search:playouts={sys.argv[1]}", seed=18)
thoughts = agent.consider(game.view(seat))
held = set(agent._searchers[0].found())
print(thoughts.playouts, sorted(held - set(game.legal_for(seat).numbers())))
"""
