"""Which language a player reads: the one asked for, or the one that the environment speaks."""

import os
from collections.abc import Mapping
from pathlib import Path

from ziggurat.kernel import texts

FOLDER = Path(__file__).parent
DEFAULT = "en"
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set decides


def known() -> list[str]:
    """The languages that this client speaks."""
    return texts.languages(FOLDER)


def preferred(environment: Mapping[str, str] = os.environ) -> str:
    """The language of an environment: `de` for `de_AT.UTF-8`; English where it names none that we speak."""
    locale = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    language = locale.partition(".")[0].partition("@")[0].partition("_")[0].lower()
    return language if language in known() else DEFAULT
