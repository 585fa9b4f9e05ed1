"""Exact sizes of the tree of choices for named positions of 7 Wonders, confirmed by the naive second engine."""

from pathlib import Path

import pytest

from tests.reference.wonders_perft import FILE, WANTED, naive_perft, naively_played, played
from tests.support.perft import perft, split
from ziggurat import Wonders

LINES = [line.split(" | ") for line in Path(FILE).read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
CASES = pytest.mark.parametrize(("name", "way", "line", "counts"), LINES, ids=[line[0] for line in LINES])
CONFIRMED = 800  # counts below this are confirmed by the naive engine, which takes milliseconds for each

pytestmark = pytest.mark.compiled


@CASES
def test_the_tree_has_the_known_size(name: str, way: str, line: str, counts: str) -> None:
    game = Wonders.from_position(line)
    for depth, count in enumerate(map(int, counts.split()), 1):
        assert perft(game, depth) == count, f"{name} at depth {depth}: {split(game, depth)}"


@CASES
def test_the_naive_engine_counts_the_same(name: str, way: str, line: str, counts: str) -> None:
    seed, plies = map(int, way.split())
    table = naively_played(seed, WANTED[name][3], plies)
    for depth, count in enumerate(map(int, counts.split()), 1):
        if count < CONFIRMED:
            assert naive_perft(table, depth) == count, f"{name} at depth {depth}"


@CASES
def test_a_position_is_what_the_choices_lead_to(name: str, way: str, line: str, counts: str) -> None:
    seed, plies = map(int, way.split())
    assert played(seed, WANTED[name][3], plies).position() == line


def test_the_table_has_all_wanted_positions() -> None:
    assert [line[0] for line in LINES] == list(WANTED)
