"""The campaign `power`: thousands of power cuts on a disk that fails, with other ones of what no sync has confirmed.

ZIGGURAT_POWER_CUTS=5000    cuts of the power
ZIGGURAT_POWER_SEED=2       which
"""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def campaign() -> int:
    """Run the tests of a failing disk with more cuts."""
    environment = {"ZIGGURAT_POWER_CUTS": "5000", "ZIGGURAT_POWER_SEED": "2"} | os.environ
    command = [sys.executable, "-m", "pytest", "-q", "-s", "tests/crash/test_faults.py"]
    return int(subprocess.run(command, cwd=ROOT, env=environment).returncode != 0)
