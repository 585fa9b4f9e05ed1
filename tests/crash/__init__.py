"""Servers and databases that die at the worst moments: what was acknowledged is there, once, and play goes on."""
