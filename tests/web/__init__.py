"""What the browser works out by itself, held against this package."""
