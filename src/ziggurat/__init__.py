"""Ziggurat: Babel and 7 Wonders: Babel, as a rulebook that runs."""

from typing import TYPE_CHECKING, Any

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

if TYPE_CHECKING:
    from ziggurat.games.babel.game import Babel
    from ziggurat.games.wonders.game import Wonders

__version__ = "0.2.0"

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
    "Wonders",
    "ZigguratError",
    "find",
    "names",
]


_GAMES = {"Babel": "babel", "Wonders": "wonders"}


def __getattr__(name: str) -> Any:
    """A game is read when it is asked for: whoever plays one need not wait for the other."""
    if name in _GAMES:
        return find(_GAMES[name])
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
