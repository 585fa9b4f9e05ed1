"""What every game shares: verbs, records, randomness, errors, the public face of a game. Knows no game."""
