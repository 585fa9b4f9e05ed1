"""Bots think in processes of their own: what one of them breaks, leaks or never ends costs nobody else anything."""
