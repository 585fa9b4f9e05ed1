"""The look itself: named positions look as their golden pictures in looks/ do. `make looks` writes them anew."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass

import pytest
from playwright.sync_api import Page, Route

from tests.browser.conftest import Windows
from tests.browser.pictures import (
    FOLDER,
    TOLERATED,
    compare,
    difference,
    golden_of,
    most_in_a_window,
    opened,
    save_small,
)
from tests.browser.rooms import house, settled
from tests.browser.sitting import table_is_set
from tests.browser.wonders import looks as wonders

ANEW = os.environ.get("ZIGGURAT_LOOKS") == "anew"
GAME = FOLDER / "game.txt"
PLY = 125  # Anna has just come to Assyria, with a run to raze; the end phase runs
LARGEST = 150_000  # bytes of a picture
ALL_TOGETHER = 1_500_000


@dataclass(frozen=True)
class Look:
    """What is looked at, how, and whether all of the window or a part of it."""

    name: str
    show: Callable[[Page], None]
    part: str | None = None
    phone: bool = False
    theme: str = "light"


def lesson(name: str) -> Callable[[Page], None]:
    """A lesson as it begins."""

    def show(page: Page) -> None:
        page.goto(f"/lessons/babel/{name}")
        table_is_set(page)

    return show


def figure(rule: str) -> Callable[[Page], None]:
    """A rule of the book, with its figure."""

    def show(page: Page) -> None:
        page.goto(f"/rules/babel#{rule}")
        page.locator(f"#{rule} figure .pen").first.wait_for()

    return show


def entrance(page: Page) -> None:
    """The entrance, where nobody else waits."""
    page.route("**/api/tables?list=open", lambda route: route.fulfill(json={"tables": [], "next": None}))
    page.goto("/")
    page.locator(".home article").first.wait_for()


def record(page: Page) -> None:
    """A game that was brought along, at a moment of its end phase, through Anna's eyes."""
    page.goto("/replay?new")
    page.locator("#record").fill(GAME.read_text(encoding="utf-8"))
    page.get_by_role("button", name=house("import-go")).click()
    table_is_set(page)
    page.goto(f"/replay?ply={PLY}&eyes=0")
    page.locator(f".log a[aria-current][href*='ply={PLY}&']").wait_for(state="attached")
    page.locator(".seal .open").wait_for()


LOOKS = [
    Look("lesson-light", lesson("great")),
    Look("lesson-dark", lesson("great"), theme="dark"),
    Look("lesson-phone-dark", lesson("great"), phone=True, theme="dark"),
    Look("end-phase-phone", lesson("ending"), phone=True),
    Look("hand", lesson("travel"), part=".table .hand"),
    Look("hand-dark", lesson("travel"), part=".table .hand", theme="dark"),
    Look("figure", figure("B33"), part="#B33 figure"),
    Look("figure-phone-dark", figure("B26"), part="#B26 figure >> nth=0", phone=True, theme="dark"),
    Look("home", entrance),
    Look("home-phone-dark", entrance, phone=True, theme="dark"),
    Look("replay", record),
    Look("replay-phone", record, phone=True),
    Look("wonders-three", wonders.played(3)),
    Look("wonders-three-phone-dark", wonders.played(3), phone=True, theme="dark"),
    Look("wonders-seven-dark", wonders.played(7), theme="dark"),
    Look("wonders-seven-phone", wonders.played(7), phone=True),
    Look("wonders-scores", wonders.scores(3, 63), part=".scores"),
    Look("wonders-scores-phone-dark", wonders.scores(7, 147), phone=True, theme="dark"),
    Look("wonders-uses", wonders.trade),
    Look("wonders-uses-phone", wonders.trade, phone=True),
]


def as_anna(route: Route) -> None:
    """A guest by a name that is always the same."""
    answer = route.fetch()
    route.fulfill(response=answer, json={**answer.json(), "name": "Anna"})


SMALLEST_CARD = """part => {
    const shown = document.querySelector(part ?? "body")
    const seen = one => {
        const { left, top, right, bottom, width, height } = one.getBoundingClientRect()
        const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
        const at = inside && document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
        return inside && width >= 20 && height >= 20 && at && (one.contains(at) || at.contains(one))
    }
    const area = one => one.getBoundingClientRect().width * one.getBoundingClientRect().height
    const cards = selector => [...shown.querySelectorAll(selector)].filter(seen).sort((a, b) => area(a) - area(b))
    const found = cards(".card")[0] ?? cards("[data-place]")[0] ?? cards("tbody th")[0] ?? cards("svg")[0]
    found.style.visibility = "hidden"
    for (const part of found.querySelectorAll("*")) part.style.visibility = "hidden"
    return `${found.tagName}.${found.className.baseVal ?? found.className} of ${area(found)} pixels`
}"""


def opened_at(windows: Windows, look: Look) -> Page:
    """The page of a look."""
    page = windows.open("/no/such/room", phone=look.phone, theme=look.theme)
    page.route("**/api/guest", as_anna)
    look.show(page)
    settled(page)
    page.mouse.move(0, 0)
    return page


def taken(page: Page, look: Look) -> bytes:
    """The picture as it is now."""
    if look.part:
        return page.locator(look.part).screenshot(animations="disabled", caret="hide")
    return page.screenshot(animations="disabled", caret="hide")


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: look.name)
def test_it_looks_as_it_should_and_a_missing_card_would_be_seen(windows: Windows, look: Look) -> None:
    page = opened_at(windows, look)
    picture = taken(page, look)
    if ANEW:
        save_small(picture, FOLDER / f"{look.name}.png")
    compare(picture, look.name)
    card = page.evaluate(SMALLEST_CARD, look.part.partition(" >> ")[0] if look.part else None)
    missing = most_in_a_window(difference(opened(taken(page, look)), golden_of(look.name)))
    assert missing > TOLERATED, f"without {card} only {missing} pixels differ"


def test_golden_pictures_are_small_and_none_is_left_over() -> None:
    pictures = {path.stem: path.stat().st_size for path in FOLDER.glob("*.png")}
    assert set(pictures) == {look.name for look in LOOKS}
    assert max(pictures.values()) <= LARGEST
    assert sum(pictures.values()) <= ALL_TOGETHER
