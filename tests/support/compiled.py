"""All compiled functions, read from the sources: rules, entries and short entries of kernel, games and agents."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).parents[2] / "src" / "ziggurat"
LAYERS = ("kernel", "games", "agents")
MARKS = {"rule", "entry", "short_entry"}
RULES = {"rule"}


@dataclass(frozen=True)
class Compiled:
    """A compiled function: where it stands, and what of."""

    path: Path
    node: ast.FunctionDef
    mark: str

    @property
    def module(self) -> str:
        """The name of its module, without the package."""
        return ".".join(self.path.relative_to(PACKAGE).with_suffix("").parts)

    @property
    def name(self) -> str:
        """Its qualified name."""
        return f"{self.module}.{self.node.name}"

    @property
    def lines(self) -> range:
        """The lines from its `def` to its end."""
        return range(self.node.lineno, (self.node.end_lineno or self.node.lineno) + 1)


@cache
def tree_of(path: Path) -> ast.Module:
    """A source, parsed."""
    return ast.parse(path.read_text(encoding="utf-8"))


def sources() -> list[Path]:
    """All files whose functions can be compiled."""
    found = (path for layer in LAYERS for path in (PACKAGE / layer).rglob("*.py"))
    return sorted(path for path in found if "tests" not in path.relative_to(PACKAGE).parts)


def compiled_in(path: Path) -> Iterator[Compiled]:
    """The compiled functions of a file: marked by a decorator, or by a call such as `mixed = rule(mixed_key)`."""
    called = {
        node.args[0].id: node.func.id
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in MARKS
        and node.args and isinstance(node.args[0], ast.Name)
    }  # fmt: skip
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.FunctionDef):
            marks = {name_of(mark) for mark in node.decorator_list} | {called.get(node.name, "")}
            for mark in sorted(marks & MARKS):
                yield Compiled(path, node, mark)


def name_of(mark: ast.expr) -> str:
    """The last name of a decorator, however it is written: `rule`, `jit.rule`, `rule(...)`."""
    if isinstance(mark, ast.Call):
        return name_of(mark.func)
    return mark.attr if isinstance(mark, ast.Attribute) else mark.id if isinstance(mark, ast.Name) else ""


@cache
def all_compiled() -> tuple[Compiled, ...]:
    """Every compiled function that there is."""
    return tuple(function for path in sources() for function in compiled_in(path))


# -- who calls whom ------------------------------------------------------------------------------------------------


def callees() -> dict[str, set[str]]:
    """For each compiled function the compiled functions that it calls; a verb calls the rules that implement it."""
    functions = {function.name: function for function in all_compiled()}
    graph = {name: calls_of(function) for name, function in functions.items()}
    for path in sources():
        for verb, rule in implemented_in(path):
            graph.setdefault(verb, set()).add(rule)
    return {name: {callee for callee in called if callee in graph} for name, called in graph.items()}


def calls_of(function: Compiled) -> set[str]:
    """The qualified names of all that a function calls, by its own name or as an attribute of a module."""
    known = names_in(function.path)
    called = {
        resolved(node.func, known) for node in ast.walk(function.node) if isinstance(node, ast.Call)
    }  # fmt: skip
    return called - {""}


def resolved(called: ast.expr, known: dict[str, str]) -> str:
    """The qualified name of what is called; empty for what belongs to nothing that was imported or defined."""
    if isinstance(called, ast.Name):
        return known.get(called.id, "")
    if isinstance(called, ast.Attribute):
        owner = resolved(called.value, known)
        return f"{owner}.{called.attr}" if owner else ""
    return ""


@cache
def names_in(path: Path) -> dict[str, str]:
    """What each name at the top of a file stands for: imported, defined, or another name for something."""
    module = ".".join(path.relative_to(PACKAGE).with_suffix("").parts)
    found: dict[str, str] = {}
    for node in tree_of(path).body:
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("ziggurat."):
            origin = (node.module or "").removeprefix("ziggurat.")
            found.update({each.asname or each.name: through(f"{origin}.{each.name}") for each in node.names})
    for node in tree_of(path).body:
        if isinstance(node, ast.FunctionDef):
            found[node.name] = f"{module}.{node.name}"
        elif isinstance(node, ast.Assign) and isinstance(node.value, ast.Call | ast.Name):
            meant = node.value.args[0] if isinstance(node.value, ast.Call) and node.value.args else node.value
            if isinstance(meant, ast.Name) and meant.id in found:
                found.update({target.id: found[meant.id] for target in node.targets if isinstance(target, ast.Name)})
    return found


def through(name: str) -> str:
    """Where something is defined that is imported from elsewhere: a module may only pass it on."""
    origin, _, last = name.rpartition(".")
    path = PACKAGE.joinpath(*origin.split(".")).with_suffix(".py")
    return names_in(path).get(last, name) if origin and path.is_file() else name


def implemented_in(path: Path) -> Iterator[tuple[str, str]]:
    """Verbs, and the rules that a file names for them."""
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "implement":
            for word in node.keywords:
                if word.arg:
                    yield f"kernel.verbs.{word.arg}", resolved(word.value, names_in(path))
