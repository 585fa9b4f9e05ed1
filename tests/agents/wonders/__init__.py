"""Opponents at the table of 7 Wonders."""
