"""After a coverage run: fail unless every statement and every branch of all compiled functions has been taken."""

import json
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.support.compiled import all_compiled, compiled_in

ROOT = Path(__file__).parents[1]


def rule_lines(path: Path) -> set[int]:
    """The lines of all functions of a file that are compiled."""
    return {line for function in compiled_in(path) for line in function.lines}


def unseen(names: set[str]) -> list[str]:
    """The files with compiled functions that a coverage run has not looked at."""
    wanted = {function.path.relative_to(ROOT).as_posix() for function in all_compiled()}
    return sorted(wanted - names)


def main() -> int:
    """Print what was missed; return 1 if it belongs to a compiled function."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "coverage.json"
        command = [sys.executable, "-m", "coverage", "json", "-q", "-o", str(report)]
        subprocess.run(command, check=True, cwd=ROOT)
        files = json.loads(report.read_text())["files"]
    missed = rules = branches = 0
    for name in unseen(set(files)):
        print(f"{name} was not looked at")
        missed += 1
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
