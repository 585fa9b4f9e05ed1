"""One folder is one whole game. A game imports the kernel and nothing else of this package."""
