"""The options of a game, each with its values, the default first."""

from collections.abc import Mapping

from ziggurat.kernel.records import Games

PLAYERS = ("3", "2", "4", "5", "6", "7")
YES_NO = ("yes", "no")
SIDES = ("A", "B", "random", "chosen")
WONDERS = ("dealt", "chosen")
LATE_TILES = ("count", "next_age")

OPTIONS: Mapping[str, tuple[str, ...]] = {
    "players": PLAYERS,
    "tower": YES_NO,
    "projects": YES_NO,
    "sides": SIDES,
    "wonders": WONDERS,
    "late_tiles": LATE_TILES,
}


def set_option(games: Games, name: str, value: int) -> None:
    """Write the number of an option's value into a fresh record."""
    if name == "players":
        games[0]["players"] = int(PLAYERS[value])
    elif name in ("tower", "projects"):
        games[0][f"with_{name}"] = value == 0
    else:
        games[0][name] = value
