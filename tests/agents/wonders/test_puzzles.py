"""`search` solves puzzles: takes what wins, denies, pays the right neighbour, keeps what is needed."""

import pytest

from tests.agents.wonders.puzzles import Puzzle, own_points, puzzles, spoiled, winning
from ziggurat.agents import make

pytestmark = pytest.mark.compiled

PUZZLES = pytest.mark.parametrize("puzzle", puzzles(), ids=lambda puzzle: puzzle.name)
DENIALS = pytest.mark.parametrize(
    "puzzle", [puzzle for puzzle in puzzles() if puzzle.denies], ids=lambda puzzle: puzzle.name
)


def test_there_are_enough() -> None:
    assert len(puzzles()) >= 20
    assert sum(bool(puzzle.denies) for puzzle in puzzles()) >= 3
    assert len({puzzle.position for puzzle in puzzles()}) == len(puzzles())


@PUZZLES
def test_the_right_answers_win_whatever_the_others_do_and_no_other_does(puzzle: Puzzle) -> None:
    assert winning(puzzle) == puzzle.right


@DENIALS
def test_what_brings_as_much_loses_to_the_card_that_is_passed_on(puzzle: Puzzle) -> None:
    kept = max(own_points(puzzle, answer) for answer in puzzle.right)
    assert all(f":{puzzle.denies}" in answer for answer in puzzle.right)
    assert any(own_points(puzzle, answer) >= kept for answer in spoiled(puzzle))


@PUZZLES
@pytest.mark.parametrize("seed", [1, 2])
def test_search_solves_it(puzzle: Puzzle, seed: int) -> None:
    choice = make("search:playouts=2000", seed=seed).choose(puzzle.game().view(puzzle.seat))
    assert str(choice) in puzzle.right, puzzle.why
