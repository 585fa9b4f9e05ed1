"""Matches: a game with people and bots in its seats, kept as a log to which events are appended."""

from ziggurat.play.clock import Clock
from ziggurat.play.match import Match
from ziggurat.play.setup import SeatSetup, Setup
from ziggurat.play.verify import verify

__all__ = ["Clock", "Match", "SeatSetup", "Setup", "verify"]
