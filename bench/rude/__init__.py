"""One rude client beside people who play: what it costs them."""
