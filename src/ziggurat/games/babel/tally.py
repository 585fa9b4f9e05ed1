"""What there is of what the tactics count, as players count it."""

from ziggurat.games.babel.cards import LEVELS, NATIONS
from ziggurat.games.babel.words import column_of, runs_in
from ziggurat.kernel.records import Plain


def tally(game: Plain, seat: int) -> dict[str, int]:
    """What a seat has and what its opponent has, by the names in COUNTS."""
    theirs = {f"{name}-theirs": number for name, number in _side(game, 1 - seat).items()}
    return _side(game, seat) | theirs


def _side(game: Plain, side: int) -> dict[str, int]:
    """Value, levels that settlers leave room for, runs, cards in hand."""
    return {
        "levels": sum(game["height"][side]),
        "settlers": sum(_room(game, side, land) for land in range(NATIONS)),
        "threats": sum(_runs(game, side, land) for land in range(NATIONS)),
        "hand": game["hand_size"][side],
    }


def _room(game: Plain, side: int, land: int) -> int:
    """B23 How many levels a temple could still grow on the settlers at its land."""
    return int(max(min(game["column_size"][side][land], LEVELS) - game["height"][side][land], 0))


def _runs(game: Plain, side: int, land: int) -> int:
    """B30 How many runs at a land could pay for an ability."""
    return len(runs_in(game["edition"], column_of(game, side, land)))
