"""The score sheet, and how a game ended (W7)."""

from ziggurat.games.wonders.figures import points_of
from ziggurat.games.wonders.state import OVER
from ziggurat.kernel.records import Plain

Ending = tuple[str, int | None, dict[str, int | str]]  # its code, the winner if there is one, what its text names


def ranking(game: Plain) -> list[tuple[int, int, int]]:
    """W7.9 The seats by points, then by coins, the best first: (points, coins, seat)."""
    found = [(sum(points), game["coins"][seat], seat) for seat, points in enumerate(points_of(game))]
    return sorted(found, key=lambda rank: (-rank[0], -rank[1], rank[2]))


def ending_of(game: Plain) -> Ending | None:
    """W7.9 How a game ended; None while it runs."""
    if game["phase"] != OVER:
        return None
    (points, coins, winner), (others, their_coins, _), *_ = ranking(game)
    if (points, coins) == (others, their_coins):
        winners = sum(rank[:2] == (points, coins) for rank in ranking(game))
        return "shared", None, {"points": points, "coins": coins, "winners": winners}
    if points == others:
        return "coins", winner, {"who": winner, "points": points, "coins": coins, "others": their_coins}
    return "points", winner, {"who": winner, "points": points, "others": others}
