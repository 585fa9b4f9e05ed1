"""What every rule promises: one id first, no recursion, no allocation, no exceptions."""

import ast
import importlib
import re
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1] / "src" / "ziggurat"
FILES = sorted(
    path for layer in ("kernel", "games") for path in (PACKAGE / layer).rglob("*.py") if "tests" not in path.parts
)


def rules(path: Path) -> list[ast.FunctionDef]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef)
        and any(isinstance(mark, ast.Name) and mark.id == "rule" for mark in node.decorator_list)
    ]


def calls(rule: ast.FunctionDef) -> set[str]:
    return {node.func.id for node in ast.walk(rule) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)}


def test_there_are_rules() -> None:
    assert sum(len(rules(path)) for path in FILES) > 60


def test_no_rule_calls_itself_even_through_others() -> None:
    """Numba's cached code crashes on recursion, and a GPU has no stack for it."""
    graph = {rule.name: calls(rule) for path in FILES for rule in rules(path)}

    def reachable(name: str, seen: frozenset[str] = frozenset()) -> set[str]:
        found: set[str] = set()
        for callee in graph.get(name, set()) - found:
            if callee in graph:
                assert callee not in seen, f"{callee} is recursive"
                found |= {callee} | reachable(callee, seen | {name})
        return found

    for name in graph:
        assert name not in reachable(name), f"{name} is recursive"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_rules_allocate_nothing_and_raise_nothing(path: Path) -> None:
    for rule in rules(path):
        for node in ast.walk(rule):
            where = f"{path}:{getattr(node, 'lineno', 0)} in {rule.name}"
            costly = (
                ast.Raise,
                ast.Try,
                ast.Assert,
                ast.ListComp,
                ast.DictComp,
                ast.Dict,
                ast.List,
                ast.Lambda,
                ast.JoinedStr,
            )
            assert not isinstance(node, costly), where
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "np":
                assert node.attr in ("int64", "record", "uint32", "int8", "int16"), where


@pytest.mark.parametrize("path", [p for p in FILES if "games" in p.parts], ids=lambda path: path.stem)
def test_a_rule_names_its_paragraph_first(path: Path) -> None:
    if path.stem in ("setup", "turn", "actions", "abilities", "ending"):
        for rule in rules(path):
            text = ast.get_docstring(rule) or ""
            assert re.match(r"(R-)?[BWTP]\d+|The number for one nation|1 for a win", text), f"{rule.name}: {text}"


@pytest.mark.compiled
def test_a_compiled_rule_refuses_to_be_called_from_python() -> None:
    """A compiled rule has no door to Python; Numba would crash where this raises."""
    from ziggurat import Babel

    ending = importlib.import_module("ziggurat.games.babel.ending")
    game = Babel(1)
    with pytest.raises(TypeError, match="compiled rule"):
        ending.value(game.state[0], 0)
