"""`make bench-rude` measures: a short run of it, with an attack of each kind; its figures are not looked at."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
ATTACKS = ("whole_logs", "bots")

pytestmark = pytest.mark.compiled


def test_a_short_run_of_the_measurement() -> None:
    command = [sys.executable, "-m", "bench.rude", "--json", "--rounds", "1", "--seconds", "0.5"]
    done = subprocess.run([*command, "--attacks", ",".join(ATTACKS)], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    assert set(report["attacks"]) == set(ATTACKS)
    for attack, found in report["attacks"].items():
        assert found["acts"] > 0, attack
        assert min(found["p50_ms"]) > 0, "the people did not play"
