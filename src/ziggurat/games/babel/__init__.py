"""Babel, the two-player game by Uwe Rosenberg and Hagen Dorgathen: the rules as code."""
