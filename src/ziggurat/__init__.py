"""Ziggurat: Babel and 7 Wonders: Babel, as a rulebook that runs."""

from ziggurat.games.babel.game import Babel
from ziggurat.kernel.errors import (
    ActionNotationError,
    BadOption,
    GameIsOver,
    IllegalAction,
    NotationError,
    NothingToUndo,
    NotToAct,
    PositionError,
    RecordError,
    UnknownGame,
    ZigguratError,
)
from ziggurat.kernel.game import Action, Game, LegalActions, View
from ziggurat.kernel.reasons import Outcome, Reason
from ziggurat.kernel.registry import find, names

__version__ = "0.1.0"

__all__ = [
    "Action",
    "ActionNotationError",
    "Babel",
    "BadOption",
    "Game",
    "GameIsOver",
    "IllegalAction",
    "LegalActions",
    "NotToAct",
    "NotationError",
    "NothingToUndo",
    "Outcome",
    "PositionError",
    "Reason",
    "RecordError",
    "UnknownGame",
    "View",
    "ZigguratError",
    "find",
    "names",
]
