"""What every compiled function promises: one id first, no recursion, no allocation, no exceptions."""

import ast
import importlib
import re
from pathlib import Path

import pytest

from tests.support.compiled import PACKAGE, Compiled, all_compiled, callees, compiled_in, sources

FILES = [path for path in sources() if list(compiled_in(path))]
ALLOWED_OF_NUMPY = ("int64", "record", "uint32", "int8", "int16")
COSTLY = (
    ast.Raise,
    ast.Try,
    ast.Assert,
    ast.ListComp,
    ast.SetComp,
    ast.GeneratorExp,
    ast.DictComp,
    ast.Dict,
    ast.Set,
    ast.List,
    ast.Lambda,
    ast.JoinedStr,
    ast.Global,
    ast.Nonlocal,
    ast.Yield,
    ast.YieldFrom,
)

# what a game says of its paragraphs stands everywhere but where it is only numbered, hidden, judged or written down
NO_CHAPTERS = {
    "babel": {"action_space", "view", "tactics", "tactics_order", "shown", "offered", "told"},
    "wonders": {"action_space", "view", "knowledge", "redealing", "guessing", "tactics", "kept"},
}
ID = re.compile(r"((?:R-)?[A-Z]+[0-9]+(?:\.[0-9]+)*)\b")


def test_there_are_compiled_functions_of_all_kinds_and_layers() -> None:
    found = {(function.module.split(".")[0], function.mark) for function in all_compiled()}
    assert {(layer, mark) for layer in ("kernel", "games", "agents") for mark in ("rule", "entry")} - found == {
        ("games", "entry")
    }
    assert {("kernel", "short_entry"), ("games", "short_entry")} <= found


def cycle_in(graph: dict[str, set[str]]) -> list[str]:
    """A way through a graph that comes back to where it was; empty where there is none."""
    done: set[str] = set()

    def walk(name: str, way: list[str]) -> list[str]:
        if name in way:
            return [*way[way.index(name) :], name]
        if name not in done:
            for callee in sorted(graph.get(name, ())):
                if found := walk(callee, [*way, name]):
                    return found
            done.add(name)
        return []

    return next((found for name in sorted(graph) if (found := walk(name, []))), [])


def test_nothing_compiled_calls_itself_even_through_others() -> None:
    """Numba's cached code crashes on recursion, and a GPU has no stack for it."""
    graph = callees()
    assert "games.wonders.turn.reveal" in graph["games.wonders.engine.carry_out"]
    assert {"games.babel.engine.play", "games.wonders.engine.play"} <= graph["kernel.verbs.play"]
    assert "kernel.verbs.play" in graph["agents.rounds.play_out"]
    assert "agents.tree.mixed_key" in graph["agents.rounds.note_choice"]
    assert cycle_in(graph) == []


def test_a_circle_is_found() -> None:
    assert cycle_in({"a": {"b"}, "b": {"c"}, "c": {"b"}}) == ["b", "c", "b"]
    assert cycle_in({"a": {"a"}}) == ["a", "a"]
    assert cycle_in({"a": {"b", "c"}, "b": {"c"}, "c": set()}) == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: ".".join(path.relative_to(PACKAGE).with_suffix("").parts))
def test_compiled_functions_allocate_nothing_and_raise_nothing(path: Path) -> None:
    for function in compiled_in(path):
        for node in (node for statement in function.node.body for node in ast.walk(statement)):
            where = f"{path}:{getattr(node, 'lineno', 0)} in {function.name}"
            assert not isinstance(node, COSTLY), where
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "np":
                assert node.attr in ALLOWED_OF_NUMPY, where


def paragraphs(game: str) -> set[str]:
    """The ids of a rulebook, and of its chapters."""
    text = (PACKAGE / "games" / game / "RULES.md").read_text(encoding="utf-8")
    ids = set(re.findall(r"^- ((?:R-)?[A-Z]+[0-9]+(?:\.[0-9]+)*)\b", text, re.MULTILINE))
    return ids | {rule.partition(".")[0] for rule in ids}


def in_chapters() -> list[Compiled]:
    """The rules of all chapters of all games."""
    found = []
    for function in all_compiled():
        layer, *rest = function.module.split(".")
        if layer == "games" and function.mark == "rule" and rest[1] not in NO_CHAPTERS.get(rest[0], set()):
            found.append(function)
    return found


@pytest.mark.parametrize("module", sorted({function.module for function in in_chapters()}))
def test_a_rule_names_its_paragraph_first(module: str) -> None:
    """A paragraph that stands in the rulebook of its game."""
    known = paragraphs(module.split(".")[1])
    for function in in_chapters():
        if function.module == module:
            text = ast.get_docstring(function.node) or ""
            first = ID.match(text)
            assert first, f"{function.name}: {text}"
            assert first[1] in known, f"{function.name}: {text}"


def test_what_is_no_chapter_is_there() -> None:
    """A name on the list that stands for no file would let a new chapter of that name go unseen."""
    for game, names in NO_CHAPTERS.items():
        assert names <= {path.stem for path in FILES if path.parent == PACKAGE / "games" / game}


@pytest.mark.compiled
def test_a_compiled_rule_refuses_to_be_called_from_python() -> None:
    """A compiled rule has no door to Python; Numba would crash where this raises."""
    from ziggurat import Babel

    ending = importlib.import_module("ziggurat.games.babel.ending")
    game = Babel(1)
    with pytest.raises(TypeError, match="compiled rule"):
        ending.value(game.state[0], 0)
