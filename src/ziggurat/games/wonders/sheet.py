"""The score sheet, and how a game ended (W7)."""

from collections.abc import Callable
from typing import Any

from ziggurat.games.wonders.arrays import MATERIAL
from ziggurat.games.wonders.figures import CATEGORIES, parts_of, points_of
from ziggurat.games.wonders.score_parts import (
    OF_CARD,
    OF_COINS,
    OF_COPIED,
    OF_DEFEATS,
    OF_PROJECT,
    OF_SETS,
    OF_STAGE,
    OF_SYMBOLS,
    OF_TILES,
    OF_UNPAID,
    OF_VICTORIES,
)
from ziggurat.games.wonders.state import OVER
from ziggurat.games.wonders.vocabulary import SYMBOLS
from ziggurat.kernel.records import Plain
from ziggurat.kernel.texts import Phrase

Ending = tuple[str, int | None, dict[str, int | str]]  # its code, the winner if there is one, what its text names


# -- the score sheet -----------------------------------------------------------------------------------------------


def categories_of(game: Plain) -> list[str]:
    """W7 The lines of the score sheet, in order: those of the modules in play."""
    left_out = {"tower": not game["with_tower"], "projects": not game["with_projects"]}
    return [category for category in CATEGORIES if not left_out.get(category)]


def sheets_of(game: Plain) -> list[dict[str, list[dict[str, Any]]]]:
    """W7 For each seat the parts of its points by category, those that are not 0."""
    return [_sheet(rows) for rows in parts_of(game)]


def _sheet(rows: list[list[int]]) -> dict[str, list[dict[str, Any]]]:
    found: dict[str, list[dict[str, Any]]] = {}
    for category, of_what, which, count, chosen, points in rows:
        part = {"text": PARTS[of_what](which, count, chosen).data(), "points": points}
        found.setdefault(CATEGORIES[category], []).append(part)
    return found


def _symbols(which: int, count: int, chosen: int) -> Phrase:
    """W7.5 How many of a symbol there are, and how many of these were chosen."""
    symbol = SYMBOLS[which]
    if not chosen:
        return Phrase("part-symbols", {"count": count, "symbol": symbol})
    return Phrase("part-symbols-chosen", {"count": count, "symbol": symbol, "chosen": chosen})


def _project(which: int, count: int, chosen: int) -> Phrase:
    """P76 A project, and how many times its reward was got."""
    project = MATERIAL.projects[which].id
    return (
        Phrase("part-project", {"project": project})
        if count == 1
        else Phrase("part-project-times", {"project": project, "times": count})
    )


PARTS: dict[int, Callable[[int, int, int], Phrase]] = {
    OF_VICTORIES: lambda which, count, _: Phrase("part-victories", {"count": count, "value": which}),
    OF_DEFEATS: lambda _, count, __: Phrase("part-defeats", {"count": count}),
    OF_COINS: lambda _, count, __: Phrase("part-coins", {"count": count}),
    OF_STAGE: lambda which, _, __: Phrase("part-stage", {"stage": which}),
    OF_CARD: lambda which, _, __: Phrase("part-card", {"card": MATERIAL.cards[which].id}),
    OF_COPIED: lambda which, _, __: Phrase("part-copied", {"card": MATERIAL.cards[which].id}),
    OF_SYMBOLS: _symbols,
    OF_SETS: lambda _, count, __: Phrase("part-sets", {"count": count}),
    OF_TILES: lambda _, count, __: Phrase("part-tiles", {"count": count}),
    OF_PROJECT: _project,
    OF_UNPAID: lambda _, count, __: Phrase("part-unpaid", {"count": count}),
}

# -- how a game ended ----------------------------------------------------------------------------------------------


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
