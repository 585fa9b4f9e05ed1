"""README's Python runs as it stands, and what it links to is there."""

import doctest
import re
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_readme_runs() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert tried > 20
    assert failed == 0


def test_links_lead_somewhere() -> None:
    for book in ROOT.glob("*.md"):
        for target in re.findall(r"\]\(([^)#]+)", book.read_text(encoding="utf-8")):
            assert (ROOT / target).exists(), f"{book.name} links to {target}"


def test_the_commands_of_the_makefile_are_the_promised_ones() -> None:
    targets = re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    assert {"play", "test", "check", "bench", "ledger"} <= set(targets)
