"""Every loop of compiled code ends within what it walks through: a `while` says in its condition how far it goes."""

import ast
from collections.abc import Iterator

import pytest

from tests.support.compiled import Compiled, all_compiled

REVIEWED = {
    "kernel.rng.below": "draws again with a chance below one half each time, and walks through nothing",
    "games.wonders.payment.missing_raw": "walks through nothing; a test of 7 Wonders' bounds shows that it ends",
    "games.wonders.payment.missing_goods": "the same",
    "games.babel.tactics.levels_within_reach": "raises `height` to a card that lies higher, or leaves",
}


def loops() -> Iterator[tuple[Compiled, ast.While]]:
    """Every `while` of compiled code."""
    for function in all_compiled():
        for node in ast.walk(function.node):
            if isinstance(node, ast.While):
                yield function, node


def is_bounded(loop: ast.While) -> bool:
    """Whether the condition compares a number that each round moves one way, with no `or` around it."""
    parts = loop.test.values if isinstance(loop.test, ast.BoolOp) and isinstance(loop.test.op, ast.And) else [loop.test]
    return any(
        isinstance(part, ast.Compare) and len(part.ops) == 1 and any(
            moves(loop, side.id, upward)
            for side, upward in ((part.left, is_less(part)), (part.comparators[0], not is_less(part)))
            if isinstance(side, ast.Name) and is_ordered(part)
        )
        for part in parts
    )  # fmt: skip


def is_ordered(part: ast.Compare) -> bool:
    return isinstance(part.ops[0], ast.Lt | ast.LtE | ast.Gt | ast.GtE)


def is_less(part: ast.Compare) -> bool:
    return isinstance(part.ops[0], ast.Lt | ast.LtE)


def moves(loop: ast.While, name: str, upward: bool) -> bool:
    """Whether each round adds something to a variable, or takes something from it, and nothing else sets it."""
    steps = [node for node in loop.body if isinstance(node, ast.AugAssign) and name in set_by(node.target)]
    others = [
        node
        for node in ast.walk(loop)
        if (isinstance(node, ast.Assign) and any(name in set_by(target) for target in node.targets))
        or (isinstance(node, ast.AugAssign) and name in set_by(node.target) and node not in steps)
    ]
    wanted = ast.Add if upward else ast.Sub | ast.FloorDiv
    is_skipped = any(isinstance(node, ast.Continue) for node in within(loop))
    all_move = all(isinstance(step.op, wanted) and is_a_step(step.value) for step in steps)
    return bool(steps) and not others and not is_skipped and all_move


def set_by(target: ast.expr) -> set[str]:
    """The variables that an assignment to a target sets."""
    if isinstance(target, ast.Tuple):
        return {name for part in target.elts for name in set_by(part)}
    return {target.id} if isinstance(target, ast.Name) else set()


def within(node: ast.AST) -> Iterator[ast.AST]:
    """What stands in a loop, but for loops inside it."""
    for part in ast.iter_child_nodes(node):
        yield part
        if not isinstance(part, ast.For | ast.While):
            yield from within(part)


def is_a_step(value: ast.expr) -> bool:
    """A positive constant, or something and a positive constant."""
    if isinstance(value, ast.BinOp) and isinstance(value.op, ast.Add):
        return is_a_step(value.right)
    return isinstance(value, ast.Constant) and isinstance(value.value, int) and value.value > 0


def test_every_while_has_a_bound() -> None:
    unbounded = {function.name for function, loop in loops() if not is_bounded(loop)}
    assert unbounded == set(REVIEWED)


def test_there_are_loops_to_look_at() -> None:
    names = {function.name for function, _ in loops()}
    assert {"games.wonders.hands.take_from_hand", "agents.tree.place_of", "kernel.jsontext.put_until"} <= names


@pytest.mark.parametrize(
    ("text", "bounded"),
    [
        ("while at < size and row[at] != kind:\n    at += 1", True),
        ("while row[at] != kind:\n    at += 1", False),
        ("while at < size or row[at] != kind:\n    at += 1", False),
        ("while at < size:\n    at -= 1", False),
        ("while left > 0:\n    if row[at]:\n        left -= 1", False),
        ("while left > 0:\n    left -= 1\n    left = most", False),
        ("while place > 0 and row[place]:\n    place -= 1", True),
        ("while size > place:\n    place += copied + 1", True),
        ("while True:\n    at += 1", False),
    ],
)
def test_what_counts_as_a_bound(text: str, bounded: bool) -> None:
    (loop,) = ast.parse(text).body
    assert isinstance(loop, ast.While)
    assert is_bounded(loop) == bounded
