"""Naive second engines, written from the rulebooks alone: slow, plain, and there to disagree."""
