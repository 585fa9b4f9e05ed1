"""What plays, and on what: the sources of rules and agents, and the machine."""

import hashlib
import os
import platform
from functools import cache
from pathlib import Path
from typing import Any

from ziggurat.kernel import jit


@cache
def sources() -> str:
    """A hash of the rules and the agents, so that games of different ones are not mixed."""
    digest = hashlib.sha256()
    for name, contents in jit.compiled_sources():
        digest.update(name.encode())
        digest.update(contents)
    return digest.hexdigest()[:16]


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def machine() -> dict[str, Any]:
    """What a figure was measured on."""
    import numba

    return {
        "processor": _processor(),
        "cores": cores(),
        "system": f"{platform.system()} {platform.machine()}",
        "python": platform.python_version(),
        "numba": numba.__version__,
        "interpreted": jit.INTERPRETED,
    }


def _processor() -> str:
    """The processor's name, as far as the system tells."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or "unknown processor"
