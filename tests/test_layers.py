"""Dependencies point down: kernel ← games ← agents ← arena; kernel ← play ← server and terminal; cli wires.

Naive engines stand alone.
"""

import ast
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1] / "src" / "ziggurat"
ALLOWED = {
    "kernel": {"kernel"},
    "games": {"kernel", "games"},
    "agents": {"kernel", "agents"},
    "reference": set(),
    "play": {"kernel", "play"},
    "server": {"kernel", "agents", "play", "server"},
    "terminal": {"kernel", "agents", "play", "terminal"},
    "arena": {"kernel", "agents", "play", "arena"},
    "bench": {"kernel", "agents", "arena", "bench"},
}


def imports(path: Path) -> set[str]:
    """What a file imports of this package, by layer."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        if isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} imports relatively"
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        found |= {name.split(".")[1] for name in names if name.startswith("ziggurat.")}
    return found


@pytest.mark.parametrize("layer", ALLOWED)
def test_a_layer_imports_only_what_lies_below_it(layer: str) -> None:
    files = [path for path in (PACKAGE / layer).rglob("*.py") if "tests" not in path.relative_to(PACKAGE).parts]
    assert files
    for path in files:
        assert imports(path) <= ALLOWED[layer], path


def test_every_folder_is_a_known_layer() -> None:
    folders = {path.name for path in PACKAGE.iterdir() if (path / "__init__.py").exists()}
    assert folders == set(ALLOWED)


def test_no_game_imports_another() -> None:
    for path in (PACKAGE / "games").rglob("*.py"):
        if "tests" in path.relative_to(PACKAGE).parts:
            continue
        game = path.relative_to(PACKAGE / "games").parts[0]
        text = path.read_text(encoding="utf-8")
        others = {other.name for other in (PACKAGE / "games").iterdir() if other.is_dir()} - {game, "__pycache__"}
        assert not any(f"ziggurat.games.{other}" in text for other in others), path


@pytest.mark.parametrize(
    "game", [path.parent for path in (PACKAGE / "games").glob("*/engine.py")], ids=lambda p: p.name
)
def test_the_engine_is_a_contents_page(game: Path) -> None:
    assert len((game / "engine.py").read_text(encoding="utf-8").splitlines()) <= 80


def test_no_module_has_a_generator_of_its_own() -> None:
    for layer in ("kernel", "games", "agents"):
        for path in (PACKAGE / layer).rglob("*.py"):
            if "tests" not in path.relative_to(PACKAGE).parts:
                text = path.read_text(encoding="utf-8")
                assert "import random" not in text, path
                assert "np.random" not in text, path
