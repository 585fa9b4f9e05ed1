"""Perft: how many sequences of so many actions a position allows. The number is a fingerprint of the rules."""

import copy

import numpy as np

from tests.support.chacha import SlowGenerator
from ziggurat.kernel import entries, records
from ziggurat.kernel.game import Game
from ziggurat.kernel.records import Games
from ziggurat.reference.babel import Babel as Naive


def perft(game: Game, depth: int) -> int:
    """The number of sequences of `depth` actions; shorter ones that end the game do not count."""
    buffers = [np.zeros(game.rulebook.actions, dtype=np.int16) for _ in range(depth)]
    return _count(game.state, depth, buffers)


def _count(games: Games, depth: int, buffers: list[np.ndarray]) -> int:
    mask = entries.to_act_at(games, 0)
    if mask == 0:
        return 0
    seat = mask.bit_length() - 1
    count = int(entries.legal_at(games, 0, seat, buffers[depth - 1]))
    if depth == 1:
        return count
    total = 0
    for i in range(count):
        child = records.clone(games)
        entries.play_at(child, 0, seat, int(buffers[depth - 1][i]))
        total += _count(child, depth - 1, buffers)
    return total


def split(game: Game, depth: int) -> dict[str, int]:
    """The same, told apart by the first action: what a failure prints."""
    parts = {}
    seat = game.to_act[-1]
    for action in game.legal_for(seat):
        child = game.copy()
        child.play(action, seat)
        parts[action.notation] = perft(child, depth - 1) if depth > 1 else 1
    return parts


def naive_perft(naive: Naive, depth: int) -> int:
    """The same by the naive engine. Its source of randomness is copied along, so that shuffles come out alike."""
    legal = naive.legal()
    if depth == 1:
        return len(legal)
    total = 0
    for action in legal:
        child = copy.copy(naive)
        for name in ("hands", "columns", "temples", "stocks", "starting", "tokens", "pile", "discard", "yard"):
            setattr(child, name, copy.deepcopy(getattr(naive, name)))
        chance = getattr(naive.below, "__self__", None)
        assert isinstance(chance, SlowGenerator)
        child.below = copy.copy(chance).below
        child.play(action)
        total += naive_perft(child, depth - 1)
    return total
