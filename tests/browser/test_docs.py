"""The page about the API in a real browser: it opens under its own policy, shows every call, and fits every window."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Windows

SIZES = ((1366, 600), (1920, 1080), (360, 640))


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_page_opens_without_an_error_and_shows_every_call(windows: Windows, theme: str) -> None:
    page, errors = windows.open("/no/such/room", theme=theme), []
    page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto("/api/docs")
    calls = page.request.get("/api/openapi.json").json()["paths"].values()
    ids = [operation["operationId"] for methods in calls for operation in methods.values()]
    assert [page.locator(f"section#{one}").is_visible() for one in ids] == [True] * len(ids)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"it scrolls sideways at {width}"
    ground = page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert ground == ("rgb(246, 239, 224)" if theme == "light" else "rgb(29, 23, 18)")
    assert not errors
