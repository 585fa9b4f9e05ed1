"""The gate behind `make coverage` sees all compiled functions, whatever they are marked with and wherever they are."""

import ast

import pytest

from tests.rule_branches import rule_lines, unseen
from tests.support.compiled import PACKAGE, all_compiled, name_of


@pytest.mark.parametrize(
    "name",
    [
        "kernel.entries.scene_at",
        "kernel.playouts.random_games",
        "games.wonders.figures.payments_at",
        "games.wonders.position_reading.choices_are_possible_at",
        "games.babel.turn.begin_turn",
        "agents.rounds.search_round",
        "agents.tree.mixed_key",
    ],
)
def test_every_kind_of_compiled_function_is_seen(name: str) -> None:
    (function,) = [each for each in all_compiled() if each.name == name]
    assert set(function.lines) <= rule_lines(function.path)
    assert len(function.lines) > 2


def test_a_file_that_nobody_looked_at_is_told() -> None:
    names = {function.path.relative_to(PACKAGE.parents[1]).as_posix() for function in all_compiled()}
    assert unseen(names) == []
    assert unseen(names - {"src/ziggurat/agents/tree.py"}) == ["src/ziggurat/agents/tree.py"]


@pytest.mark.parametrize("text", ["@rule", "@jit.rule", "@rule()", "@jit.rule(fast=True)"])
def test_a_mark_is_read_however_it_is_written(text: str) -> None:
    (function,) = ast.parse(f"{text}\ndef play(): ...").body
    assert isinstance(function, ast.FunctionDef)
    assert name_of(function.decorator_list[0]) == "rule"
