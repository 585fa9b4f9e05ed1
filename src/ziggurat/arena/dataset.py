"""The games of a run as Parquet: one row a game, with lists that have an entry for each seat."""

from collections.abc import Sequence
from pathlib import Path

from ziggurat.arena.plan import Plan
from ziggurat.arena.table import Played


def write(path: Path, plan: Plan, games: Sequence[Played]) -> None:
    """Write all games, by number; `explode` makes a row for each seat of them."""
    import polars as pl

    ordered = sorted(games, key=lambda game: game.number)
    blank: list[int | None] = [None] * plan.seats
    columns = {
        "game": [plan.game] * len(ordered),
        "seed": [plan.seed] * len(ordered),
        "number": [game.number for game in ordered],
        "deal": [game.deal for game in ordered],
        "key": [game.key for game in ordered],
        **{f"option_{name}": [game.options[name] for game in ordered] for name in plan.options},
        "seat": [list(range(len(game.seats))) for game in ordered],
        "agent": [game.seats for game in ordered],
        "place": [game.places for game in ordered],
        "points": [game.points or blank for game in ordered],
        "choices": [[len(times) for times in game.milliseconds] for game in ordered],
        "milliseconds": [[sum(times) for times in game.milliseconds] for game in ordered],
        "each_choice_ms": [game.milliseconds for game in ordered],
        "plies": [game.plies for game in ordered],
        "record": [game.record for game in ordered],
    }
    pl.DataFrame(columns, schema_overrides={"points": pl.List(pl.Int64)}).write_parquet(path)
