"""What there is of what the tactics count, as players count it."""

from ziggurat.games.wonders.arrays import LANE
from ziggurat.games.wonders.figures import points_of
from ziggurat.kernel.records import Plain

UNITS = 63  # the mask of a lane
TOKENS = ("free_builds", "free_stages", "any_colours")


def tally(game: Plain, seat: int) -> dict[str, int]:
    """Points so far, coins, units that the city makes, science symbols and tokens, by their names in COUNTS."""
    raw, goods = (game["makes"][seat][group] >> (LANE * 6) & UNITS for group in (1, 2))
    return {
        "points": sum(points_of(game)[seat]),
        "coins": game["coins"][seat],
        "sources": raw + goods,
        "symbols": sum(game["symbols"][seat]),
        "tokens": sum(game[name][seat] for name in TOKENS),
    }
