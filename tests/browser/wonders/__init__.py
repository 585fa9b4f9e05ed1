"""7 Wonders in a real browser."""
