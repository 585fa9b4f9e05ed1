"""Ziggurat: Babel and 7 Wonders: Babel, as a rulebook that runs."""

import importlib
import importlib.util
import os
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ziggurat.games.babel.game import Babel
    from ziggurat.games.wonders.game import Wonders
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
    from ziggurat.kernel.registry import find, from_record, names

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
    "from_record",
    "names",
]

_GAMES = {"Babel": "babel", "Wonders": "wonders"}
_HOMES = {
    "ziggurat.kernel.game": ("Action", "Game", "LegalActions", "View"),
    "ziggurat.kernel.reasons": ("Outcome", "Reason"),
    "ziggurat.kernel.registry": ("find", "from_record", "names"),
}
_HOME_OF = {name: home for home, names in _HOMES.items() for name in names}


def _forget_old_bytecode() -> None:
    """Remove Python's bytecode of those files of this package that were written to after it was made.

    Python itself looks at the size of a source and at the second in which it was changed, as far as a file tells. What
    agrees in both would be run as it was before, and what is compiled of it be kept as that of the source of today.
    """
    for folder, _, names in os.walk(os.path.dirname(__file__)):
        for source in (os.path.join(folder, name) for name in names if name.endswith(".py")):
            try:
                bytecode = importlib.util.cache_from_source(source)
                if os.stat(bytecode).st_mtime_ns <= os.stat(source).st_ctime_ns:
                    os.unlink(bytecode)
            except (OSError, NotImplementedError):  # there is none, or it is not ours to remove
                pass


_forget_old_bytecode()


def __getattr__(name: str) -> Any:
    """Each name is read when it is asked for: who plays one game need not wait for the other, `--help` for neither."""
    if name in _GAMES:
        found = importlib.import_module("ziggurat.kernel.registry").find(_GAMES[name])
    elif name in __all__:
        found = getattr(importlib.import_module(_HOME_OF.get(name, "ziggurat.kernel.errors")), name)
    else:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    """The public names, whether they have been read or not."""
    return sorted({*globals(), *__all__})
