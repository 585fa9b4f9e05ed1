"""Opponents: how they play, and how strong."""
