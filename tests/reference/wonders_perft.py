"""Perft of 7 Wonders: `python -m tests.reference.wonders_perft` writes `wonders_perft.txt` anew.

A position is told twice: as a line, and as what has led to it (options, seed, number of choices), since the naive
engine knows no lines. Counts come from the compiled engine; tests hold them against the naive one.
"""

import random
from copy import deepcopy
from pathlib import Path
from typing import Any

from tests.support.chacha import SlowGenerator
from tests.support.perft import perft
from ziggurat import Wonders
from ziggurat.kernel.rng import key_from_seed
from ziggurat.reference import wonders as naive

FILE = Path(__file__).parent / "wonders_perft.txt"
USUAL = {"players": "3", "tower": "yes", "projects": "yes", "sides": "A", "wonders": "dealt", "late_tiles": "count"}
BASE = {"tower": "no", "projects": "no"}

# what is asked, Age and turn, and the options that are not as usual
WANTED: dict[str, tuple[str, int, int, dict[str, str]]] = {
    "boards are chosen": ("board", 0, 0, {"wonders": "chosen", "sides": "chosen"}),
    "sides are chosen": ("side", 0, 0, {"sides": "chosen", "players": "4"}),
    "tiles are drafted": ("tile", 0, 0, {}),
    "the first turn": ("card", 1, 1, {}),
    "the first turn of the base game": ("card", 1, 1, BASE),
    "the last turn of Age I": ("card", 1, 6, {}),
    "the last turn of Age II, four players": ("card", 2, 6, {"players": "4", "sides": "B"}),
    "the last turn, five players": ("card", 3, 6, {"players": "5", "late_tiles": "next_age"}),
    "the last turn, six players, no tower": ("card", 3, 6, {"players": "6", "tower": "no"}),
    "the last turn, seven players, no projects": ("card", 3, 6, {"players": "7", "projects": "no", "sides": "B"}),
    "two players": ("card", 2, 5, {"players": "2", "sides": "random"}),
    "the Free City": ("free", 3, 3, {"players": "2", "sides": "random"}),
    "a seventh card": ("seventh", 2, 6, {"sides": "B", "players": "5"}),
    "the discard pile": ("dig", 2, 2, {"sides": "B", "players": "5"}),
    "a penalty is chosen": ("loss", 2, 6, {"players": "4"}),
    "a guild is copied": ("copy", 3, 6, {"sides": "B", "players": "7"}),
}


def pick(chance: random.Random, texts: list[str]) -> str:
    """Some choice, sales and tiles not too often."""
    building = [text for text in texts if not text.startswith(("sell", "free.sell", "tile"))]
    return chance.choice(sorted(building if building and chance.random() < 0.9 else texts))


def new_game(seed: int, options: dict[str, str]) -> Wonders:
    every: dict[str, Any] = USUAL | options
    return Wonders(seed, **every)


def played(seed: int, options: dict[str, str], plies: int) -> Wonders:
    """A game after some choices."""
    game, chance = new_game(seed, options), random.Random(seed)
    for _ in range(plies):
        if game.is_over:
            break
        seat = game.to_act[0]
        game.play(pick(chance, [action.notation for action in game.legal_for(seat)]), seat)
    return game


def naively_played(seed: int, options: dict[str, str], plies: int) -> Any:
    """The same in the naive engine."""
    table, chance = naive.deal(USUAL | options, SlowGenerator(key_from_seed(seed)).word), random.Random(seed)
    for _ in range(plies):
        seat = naive.to_act(table)[0]
        naive.choose(table, seat, pick(chance, list(naive.legal(table, seat))))
    return table


def naive_perft(table: Any, depth: int) -> int:
    """The number of sequences of choices, by the naive engine; the highest seat chooses first."""
    awaited = naive.to_act(table)
    if not awaited:
        return 0
    legal = naive.legal(table, awaited[-1])
    if depth == 1:
        return len(legal)
    total = 0
    for text in legal:
        child = deepcopy(table)
        naive.choose(child, awaited[-1], text)
        total += naive_perft(child, depth - 1)
    return total


def found(name: str) -> tuple[int, int]:
    """Seed and number of choices that lead to a wanted position first."""
    phase, age, turn, options = WANTED[name]
    for seed in range(200):
        game, chance, plies = new_game(seed, options), random.Random(seed), 0
        while not game.is_over:
            at = (game.phase, game.age, int(game.state[0]["turn"]))
            if at == (phase, age, turn) and not game.state[0]["chosen"]:
                return seed, plies
            seat = game.to_act[0]
            game.play(pick(chance, [action.notation for action in game.legal_for(seat)]), seat)
            plies += 1
    raise LookupError(name)


def main() -> None:
    """Count to a depth that takes a moment."""
    lines = ["# name | seed and choices made | position | sequences of 1, 2, 3 … choices"]
    for name, (_, _, _, options) in WANTED.items():
        seed, plies = found(name)
        game = played(seed, options, plies)
        counts, depth = [perft(game, 1)], 1
        while counts[-1] and counts[-1] < 2_000 and depth < 10:
            depth += 1
            counts.append(perft(game, depth))
        lines.append(f"{name} | {seed} {plies} | {game.position()} | {' '.join(map(str, counts))}")
    FILE.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
