"""The server under load: whole games through the API, next to boardgame.io in the same run."""
