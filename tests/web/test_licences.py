"""The built table names the works of others that it contains, with their licences, and carries each font once."""

import tomllib
from pathlib import Path

import pytest

from ziggurat.server.http.page import FOLDER

pytestmark = pytest.mark.skipif(not (FOLDER / "index.html").is_file(), reason="the table is not built: make web")

ROOT = Path(__file__).parents[2]
BUNDLED = {
    "@fluent/bundle": "Apache-2.0",
    "@fontsource/alegreya": "OFL-1.1",
    "@fontsource/alegreya-sans": "OFL-1.1",
    "svelte": "MIT",
    "uqr": "MIT",
}


def notices() -> dict[str, str]:
    """Each notice by the name of its package."""
    _, *parts = (FOLDER / "licences.txt").read_text(encoding="utf-8").split(f"\n\n{'-' * 80}\n")
    return {part.partition(" ")[0]: part for part in parts}


@pytest.mark.parametrize(("package", "licence"), BUNDLED.items())
def test_each_work_of_others_is_named_with_its_licence(package: str, licence: str) -> None:
    notice = notices()[package]
    assert f"\nLicence: {licence}\n" in notice
    words = {"MIT": "Permission is hereby granted", "OFL-1.1": "SIL OPEN FONT LICENSE", "Apache-2.0": "LICENSE"}
    assert words[licence] in notice


def test_the_package_names_the_licences_of_all_that_a_wheel_carries() -> None:
    metadata = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    named = set(metadata["license"].split(" AND "))
    carried = {line.removeprefix("Licence: ") for notice in notices().values() for line in notice.splitlines()
               if line.startswith("Licence: ")}  # fmt: skip
    assert carried <= named
    assert named == {"Apache-2.0", *BUNDLED.values()}


def test_each_font_is_there_once_in_the_format_that_every_browser_reads() -> None:
    fonts = [path for path in (FOLDER / "assets").iterdir() if path.suffix.startswith(".woff")]
    assert fonts
    assert {path.suffix for path in fonts} == {".woff2"}


def test_the_licences_name_nothing_that_only_builds_the_table() -> None:
    assert not {"vite", "vitest", "typescript", "axe-core", "svelte-check"} & notices().keys()
