"""What the command says before any game is read: help, its version, completion for shells."""

import os
import subprocess
import sys

import pytest

import ziggurat

LISTING = """
import sys
from ziggurat import cli
sys.argv[0] = "ziggurat"
try:
    cli.main()
finally:
    print("loaded:", *sorted({"numba", "numpy", "litestar", "sqlalchemy"} & set(sys.modules)), file=sys.stderr)
"""


def said(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """What a fresh process says, and which of the large libraries it has read."""
    command = [sys.executable, "-c", LISTING, *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, env=os.environ | environment)


@pytest.mark.parametrize("arguments", [("--version",), ("--help",), ("play", "--help"), ("serve", "--help")])
def test_help_and_version_read_no_large_library(arguments: tuple[str, ...]) -> None:
    answer = said(*arguments)
    assert answer.returncode == 0
    assert answer.stderr.strip() == "loaded:"


def test_the_version_is_that_of_the_package() -> None:
    assert said("--version").stdout == f"ziggurat {ziggurat.__version__}\n"


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_shells_are_offered_completion(shell: str) -> None:
    script = said(_ZIGGURAT_COMPLETE=f"source_{shell}").stdout
    assert "ziggurat" in script
    assert f"complete_{shell}" in script


def test_completion_knows_the_commands() -> None:
    offered = said(_ZIGGURAT_COMPLETE="complete_bash", COMP_WORDS="ziggurat se", COMP_CWORD="1").stdout
    assert "serve" in offered.split()
