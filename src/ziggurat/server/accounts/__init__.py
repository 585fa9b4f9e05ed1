"""Who plays: guests, named accounts, their sessions and their tokens."""
