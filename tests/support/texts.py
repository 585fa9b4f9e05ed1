"""Fluent files taken apart, and the keys that Python and the browser's code ask for."""

import ast
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "ziggurat"
WEB = ROOT / "web"
CATEGORIES = frozenset({"zero", "one", "two", "few", "many"})  # and `other`, which is any select's usual default


@dataclass
class Message:
    """What one message of a file needs and has."""

    key: str
    attributes: set[str] = field(default_factory=set)
    placeholders: set[str] = field(default_factory=set)
    selects: list[tuple[str, frozenset[str]]] = field(default_factory=list)  # what is selected on, and the variants
    references: set[str] = field(default_factory=set)  # other messages that it says

    def variants(self, name: str) -> set[str]:
        """All variants of the selects on a value."""
        return {variant for selector, variants in self.selects if selector == name for variant in variants}


class _Reader(Visitor):
    """Collects what a message holds."""

    def __init__(self, message: Message) -> None:
        self.message = message

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802  the parser's own names
        self.message.placeholders.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.message.references.add(node.id.name)

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802
        names = [part.id.name for part in _inside(node.selector) if isinstance(part, ftl.VariableReference)]
        variants = frozenset(str(getattr(each.key, "name", None) or each.key.value) for each in node.variants)
        self.message.selects += [(name, variants) for name in names]
        self.generic_visit(node)


def _inside(node: Any) -> Iterator[Any]:
    """A selector and its arguments, where it is a call such as NUMBER($n)."""
    yield node
    if isinstance(node, ftl.FunctionReference):
        yield from node.arguments.positional


@cache
def read(path: Path) -> Mapping[str, Message]:
    """All messages of a file. What cannot be read, or stands there twice, is refused with its line."""
    text = path.read_text(encoding="utf-8")
    messages: dict[str, Message] = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ftl.Junk):
            line = text[: entry.span.start if entry.span else 0].count("\n") + 1
            raise AssertionError(f"{path.relative_to(ROOT)}:{line} cannot be read: {entry.annotations[0].message}")
        if isinstance(entry, ftl.Message):
            message = _message(entry)
            assert message.key not in messages, f"{path.relative_to(ROOT)} has {message.key} twice"
            messages[message.key] = message
    return messages


def _message(entry: Any) -> Message:
    message = Message(entry.id.name, {attribute.id.name for attribute in entry.attributes})
    _Reader(message).visit(entry)
    return message


def folders() -> list[Path]:
    """All folders that have texts, wherever they are."""
    files = [*PACKAGE.rglob("text/*.ftl"), *(WEB / "text").glob("*.ftl"), *(WEB / "src").rglob("text/*.ftl")]
    return sorted({file.parent.parent for file in files})


def name_of(folder: Path) -> str:
    """A folder as it is called in a failure."""
    return str(folder.relative_to(ROOT))


# -- what Python asks for --------------------------------------------------------------------------------------------


def python_files(folder: Path) -> list[Path]:
    """The Python files of a folder, without those of folders in it that have texts of their own, and without tests."""
    others = [other for other in folders() if other != folder and folder in other.parents]
    files = [path for path in folder.rglob("*.py") if "tests" not in path.parts]
    return sorted(path for path in files if not any(other in path.parents for other in others))


def strings_in(path: Path) -> set[str]:
    """All strings of a Python file."""
    return {
        node.value for node in ast.walk(_tree(path)) if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def asked_in(path: Path, *, of_others: bool = False) -> set[str]:
    """The keys that a file asks for by name, of its own folder or (through a book's folder) of every game."""
    found: set[str] = set()
    for node in ast.walk(_tree(path)):
        if isinstance(node, ast.Call) and (key := _key_argument(node, of_others)) is not None:
            found |= {str(part.value) for part in _outcomes(key) if isinstance(part, ast.Constant)}
    return found


def _key_argument(call: ast.Call, of_others: bool) -> ast.expr | None:
    """The argument of a call that is a key: `say(FOLDER, language, key)`, `self.text(key)`, `Phrase(key, …)`."""
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    if name == "say" and len(call.args) >= 3:
        own = isinstance(call.args[0], ast.Name) and call.args[0].id == "FOLDER"
        return call.args[2] if own != of_others else None
    is_text = name == "text" and isinstance(call.func, ast.Attribute) and ast.unparse(call.func.value) == "self"
    return call.args[0] if (is_text or name == "Phrase") and call.args and not of_others else None


def _outcomes(node: ast.expr) -> list[ast.expr]:
    """What an expression can come to, as far as it is a choice between two."""
    return [*_outcomes(node.body), *_outcomes(node.orelse)] if isinstance(node, ast.IfExp) else [node]


@cache
def _tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


# -- what the browser's code asks for --------------------------------------------------------------------------------

QUOTED = re.compile(r"'([a-zA-Z][\w-]*)(?:\.\w+)?'|\"([a-zA-Z][\w-]*)(?:\.\w+)?\"|`([a-zA-Z][\w-]*)`")
COMPARED = re.compile(r"[!=]==?\s*(?:'[^']*'|\"[^\"]*\")")
FAMILY_FORM = re.compile(r"`([a-z]+)-\$\{[^}]*\}\.(\w+)`")


@cache
def browser_code() -> str:
    """All code of the browser's table."""
    files = sorted(path for path in (WEB / "src").rglob("*") if path.suffix in (".ts", ".svelte"))
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


def quoted(code: str) -> set[str]:
    """All strings of some code that could be keys."""
    return {next(filter(None, groups)) for groups in QUOTED.findall(code)}


def prefixes(code: str) -> set[str]:
    """How the keys begin that are put together: `problem-` of `problem-${code}`."""
    return set(re.findall(r"`([a-z][\w-]*-)\$\{", code))


def arguments(function: str) -> list[str]:
    """The argument that is the key, of all calls: the first of `t(key)`, the second of `gameText(game, key)`."""
    place = {"t": 0, "has": 0, "gameText": 1}[function]
    calls = re.finditer(rf"(?<![\w.]){function}\(", browser_code())
    parts = [_arguments_at(call.end()) for call in calls]
    return [COMPARED.sub("", each[place]) for each in parts if len(each) > place and ": string" not in each[0]]


def _arguments_at(start: int) -> list[str]:
    """The arguments of the call whose first begins there."""
    code, depth, found = browser_code(), 0, [""]
    for sign in code[start : start + 2000]:
        depth += (sign in "([{") - (sign in ")]}")
        if depth < 0:
            break
        if sign == "," and depth == 0:
            found.append("")
        else:
            found[-1] += sign
    return found


def asked_in_browser(function: str) -> set[str]:
    """The keys that the browser's code asks for by name."""
    return {key for argument in arguments(function) for key in quoted(re.sub(r"`[^`]*`", "", argument))}
