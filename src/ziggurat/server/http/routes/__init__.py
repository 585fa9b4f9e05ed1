"""The routes that Litestar serves, a file for each part of the house."""
