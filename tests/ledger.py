"""`make ledger`: every paragraph of every rulebook with the number of tests that carry its id; none may have none."""

import os
import re
import sys
from collections import Counter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
ID = re.compile(r"^- ((?:R-)?[A-Z]+[0-9.]+)\b", re.MULTILINE)


def paragraphs() -> list[str]:
    """The ids of all paragraphs, in the order of the books."""
    books = sorted((ROOT / "src/ziggurat/games").glob("*/RULES.md"))
    return [rule for book in books for rule in ID.findall(book.read_text(encoding="utf-8"))]


class Counting:
    """Collects the ids that tests carry."""

    def __init__(self) -> None:
        self.tests: Counter[str] = Counter()

    @pytest.hookimpl(tryfirst=True)  # before those are left out that need compiled code
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        for item in items:
            self.tests.update({str(rule) for mark in item.iter_markers("rule") for rule in mark.args})


def main() -> int:
    """Print the ledger; return 1 if a paragraph has no test or a test names no paragraph."""
    os.environ["NUMBA_DISABLE_JIT"] = "1"  # nothing is run, so nothing need be compiled
    counting = Counting()
    quiet = ["--collect-only", "-p", "no:terminal", str(ROOT / "tests"), str(ROOT / "src")]
    if pytest.main([*quiet, f"--rootdir={ROOT}"], plugins=[counting]) != 0:
        print("The tests could not be collected; run: make test")
        return 1
    ids = paragraphs()
    for rule in ids:
        print(f"{rule:8} {counting.tests[rule]:4}")
    untested = [rule for rule in ids if not counting.tests[rule]]
    unknown = sorted(set(counting.tests) - set(ids))
    print(f"{len(ids)} paragraphs, {len(untested)} without a test")
    for rule in untested:
        print(f"no test carries {rule}; mark one with @pytest.mark.rule({rule!r})")
    for rule in unknown:
        print(f"tests carry {rule}, which stands in no RULES.md")
    return 1 if untested or unknown else 0


if __name__ == "__main__":
    sys.exit(main())
