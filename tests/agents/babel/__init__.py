"""Opponents for Babel: whole turns, puzzles."""
