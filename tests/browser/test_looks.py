"""The look itself: named positions look as their golden pictures in looks/ do. `make looks` writes them anew."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass

import pytest
from playwright.sync_api import Page, Route

from tests.browser.conftest import Windows
from tests.browser.pictures import FOLDER, TOLERATED, compare, difference, opened, save_small, share_of_white
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


def taken(windows: Windows, look: Look) -> bytes:
    """The picture as it is now."""
    page = windows.open("/no/such/room", phone=look.phone, theme=look.theme)
    page.route("**/api/guest", as_anna)
    look.show(page)
    settled(page)
    page.mouse.move(0, 0)
    if look.part:
        return page.locator(look.part).screenshot(animations="disabled", caret="hide")
    return page.screenshot(animations="disabled", caret="hide")


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: look.name)
def test_it_looks_as_it_should(windows: Windows, look: Look) -> None:
    picture = taken(windows, look)
    if ANEW:
        save_small(picture, FOLDER / f"{look.name}.png")
    compare(picture, look.name)


def test_a_card_too_many_would_be_seen(windows: Windows) -> None:
    picture = opened(taken(windows, LOOKS[4]))
    changed = picture.copy()
    changed.paste(picture.crop((0, 0, 40, 60)), (picture.width // 2, 0))
    assert share_of_white(difference(picture, picture)) == 0
    assert share_of_white(difference(picture, changed)) > TOLERATED


def test_golden_pictures_are_small_and_none_is_left_over() -> None:
    pictures = {path.stem: path.stat().st_size for path in FOLDER.glob("*.png")}
    assert set(pictures) == {look.name for look in LOOKS}
    assert max(pictures.values()) <= LARGEST
    assert sum(pictures.values()) <= ALL_TOGETHER
