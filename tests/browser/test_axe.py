"""axe-core finds nothing on any page, in both themes, wide and on a phone; dialogs and drawers are looked at too."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Windows
from tests.browser.rooms import Room, all_rooms, enter, house, settled

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
LARGE = {"target-size": {"enabled": True}}  # axe leaves this rule of WCAG 2.2 out unless asked
EVERYTHING = {"rules": LARGE}
COLOURS = {"runOnly": ["color-contrast"]}  # all that another theme can change
SHAPES = {"rules": LARGE | {"color-contrast": {"enabled": False}}}  # all that another size can change


@cache
def axe() -> str:
    """The script; a page's policy lets in no others by tags, but a debugger may bring it."""
    return AXE.read_text(encoding="utf-8")


def faults(page: Page, rules: object) -> list[str]:
    """What axe finds, in a line each."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe())
    found = page.evaluate("(rules) => axe.run(document, { resultTypes: ['violations'], ...rules })", rules)
    return [_told(fault, node) for fault in found["violations"] for node in fault["nodes"]]


def _told(fault: dict[str, Any], node: dict[str, Any]) -> str:
    why = " ".join(line.strip() for line in node["failureSummary"].splitlines()[1:])
    return f"{fault['id']} ({fault['impact']}): {node['target']} {node['html'][:160]} — {why}"


def on_a_phone(page: Page, name: str) -> Iterator[str]:
    """Everything but the colours, which are those of a wide window."""
    settled(page)
    yield from (f"{name}, on a phone: {fault}" for fault in faults(page, SHAPES))


def in_both_themes(page: Page, name: str) -> Iterator[str]:
    """Everything by daylight; at night the colours."""
    for theme, rules in (("light", EVERYTHING), ("dark", COLOURS)):
        page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
        settled(page)
        yield from (f"{name}, {theme}: {fault}" for fault in faults(page, rules))


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_axe_finds_nothing_on_any_page(windows: Windows, phone: bool) -> None:
    context = windows.person(phone=phone)
    rooms = all_rooms(context, windows.address)
    page = windows.open("/", context)
    look = on_a_phone if phone else in_both_themes
    found: list[str] = []
    for room in rooms:
        enter(page, room)
        found += look(page, room.name)
    assert not found, "\n".join(found)


def _button(name: str) -> Callable[[Page], None]:
    return lambda page: page.get_by_role("button", name=name).first.click()


def _hint(page: Page) -> None:
    page.get_by_role("button", name=house("lesson-next"), exact=True).click()
    page.get_by_role("button", name=house("lesson-ask-hint")).click()


def _refusal(page: Page) -> None:
    page.locator("[data-place^='hand.']").first.click()
    page.locator("[data-place='yard']").click()
    page.locator(".why").wait_for()


def _search(page: Page) -> None:
    page.get_by_role("searchbox").fill("Assyrians")
    page.locator("mark").first.wait_for()


def _forged(page: Page) -> None:
    page.locator("#record").fill('[Ziggurat record 1]\n[Game "chess 1"]\n[Key "00"]\n\n1. e4')
    page.get_by_role("button", name="Replay it").click()
    page.locator("#fault").wait_for()


OPENED: list[tuple[str, str, Callable[[Page], None]]] = [
    ("home", "a new table", _button("With a friend")),
    ("me", "being forgotten", _button("Forget me here")),
    ("waiting", "closing the table", _button("Close the table")),
    ("playing", "the menu", _button("Menu")),
    ("playing", "a refusal", _refusal),
    ("playing", "the table in words", lambda page: page.keyboard.press("t")),
    ("replay-import", "a record that is none", _forged),
    ("replay", "the seal", lambda page: page.locator(".seal").click()),
    ("replay", "the record", _button("The record")),
    ("lesson", "a hint", _hint),
    ("rulebook", "a search", _search),
]


def test_axe_finds_nothing_in_what_opens(windows: Windows) -> None:
    windows.expected = ("400 (Bad Request)", "404 (Not Found)")  # a game that is not on the shelf
    context = windows.person()
    rooms = {room.name: room for room in all_rooms(context, windows.address)}
    page = windows.open("/", context)
    found: list[str] = []
    for name, what, opens in OPENED:
        found += _opened(page, rooms[name], what, opens)
    assert not found, "\n".join(found)


def _opened(page: Page, room: Room, what: str, opens: Callable[[Page], None]) -> list[str]:
    page.emulate_media(color_scheme="light")
    enter(page, room)
    opens(page)
    return list(in_both_themes(page, f"{room.name}, {what}"))
