"""Exact sizes of the action tree for a dozen named positions, confirmed by the naive second engine."""

from pathlib import Path

import pytest

from tests.reference.make_perft import FILE, named_positions
from tests.support.mirror import naive_copy
from tests.support.perft import naive_perft, perft, split
from ziggurat import Babel

LINES = [line.split(" | ") for line in Path(FILE).read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
CASES = pytest.mark.parametrize(("name", "line", "counts"), LINES, ids=[line[0] for line in LINES])


@CASES
def test_the_tree_has_the_known_size(name: str, line: str, counts: str) -> None:
    game = Babel.from_position(line)
    for depth, count in enumerate(map(int, counts.split()), 1):
        assert perft(game, depth) == count, f"{name} at depth {depth}: {split(game, depth)}"


@CASES
def test_the_naive_engine_counts_the_same(name: str, line: str, counts: str) -> None:
    game = Babel.from_position(line)
    for depth, count in enumerate(map(int, counts.split()), 1):
        if count < 5_000:
            assert naive_perft(naive_copy(game), depth) == count, f"{name} at depth {depth}: {split(game, depth)}"


def test_the_table_has_all_named_positions() -> None:
    written = {name: line for name, line, _ in LINES}
    assert written == {name: game.position() for name, game in named_positions().items()}
    assert len(written) >= 12
