"""After a coverage run: fail unless every statement and every branch of the rules has been taken."""

import ast
import json
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]


def rule_lines(path: Path) -> set[int]:
    """The lines of all functions marked with @rule or @entry."""
    lines: set[int] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef):
            names = {mark.id for mark in node.decorator_list if isinstance(mark, ast.Name)}
            if names & {"rule", "entry"}:
                lines.update(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    return lines


def main() -> int:
    """Print what was missed; return 1 if it belongs to a rule."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "coverage.json"
        command = [sys.executable, "-m", "coverage", "json", "-q", "-o", str(report)]
        subprocess.run(command, check=True, cwd=ROOT)
        files = json.loads(report.read_text())["files"]
    missed = rules = branches = 0
    for name, found in files.items():
        lines = rule_lines(ROOT / name)
        rules += len(lines & set(found["executed_lines"] + found["missing_lines"]))
        branches += sum(abs(start) in lines for start, _ in found["executed_branches"] + found["missing_branches"])
        for line in sorted(lines & set(found["missing_lines"])):
            print(f"{name}:{line} was never run")
            missed += 1
        for start, end in found["missing_branches"]:
            if start in lines:
                print(f"{name}:{start} never went on to {end}")
                missed += 1
    print(f"rules: {rules} statements and {branches} branches, {missed} missed")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
