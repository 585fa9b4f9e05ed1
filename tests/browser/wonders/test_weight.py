"""A game's scripts come only when it is opened."""

from __future__ import annotations

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Windows
from tests.browser.sitting import table_is_set
from ziggurat.server.http import page as built

TRAITS = {"babel": b"starting.", "wonders": b"lumber_yard"}  # what stands in the scripts of one game alone
LOADED = "performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => name.endsWith('.js'))"


def games_loaded(page: Page) -> set[str]:
    """The games whose scripts this page has asked for."""
    bodies = [built.files()[urlsplit(name).path].body for name in page.evaluate(LOADED)]
    assert bodies
    return {game for game, trait in TRAITS.items() if any(trait in body for body in bodies)}


@pytest.mark.parametrize("game", TRAITS)
def test_one_game_does_not_load_the_other(windows: Windows, game: str) -> None:
    """Neither at the entrance nor with the other game's table."""
    page = windows.open("/")
    page.locator(".home article").first.wait_for()
    assert games_loaded(page) == set()
    page.goto(f"/lessons/{game}/aim")
    table_is_set(page)
    assert games_loaded(page) == {game}
