"""What the page weighs, and that nothing on it jumps."""

from __future__ import annotations

import gzip
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Windows
from tests.browser.program import sit_down, sits_at
from tests.browser.sitting import by_notation, click_and_see, offers, wait_for_turn, wait_until_at
from ziggurat.server.http import page as built

MOST = 220 * 1024  # bytes of all scripts together, of all games, compressed
ACTIONS = 30
STILL = 0.01  # the sum of layout shifts that nobody would see

# What moves because an action moves it: cards, temples, tokens, the list of what can be done, what was just told.
MOVING = ".hand, .backs, .column, .site, .tokens, .stock, .actions, .say"
SHIFTS = """(moving) => {
  window.shifts = []
  const name = (node) => `${node.nodeName} ${node.className}`
  const moves = (node) => !node || (node.nodeType === 1 ? node : node.parentElement)?.closest(moving)
  new PerformanceObserver((list) => list.getEntries().forEach(({ value, sources }) => {
    const jumped = sources.map(({ node }) => node).filter((node) => !moves(node))
    if (jumped.length) window.shifts.push({ value, jumped: jumped.map(name) })
  })).observe({ type: 'layout-shift' })
}"""

# What must stay where it is, whatever happens, as boxes on the page.
NAMES = "board land site bank plate value pile explain actions-part log-part say turn"
LANDMARKS = ", ".join(f".match .{name}:is(div, section)" for name in NAMES.split())
BOXES = """all => all.filter((one) => one.checkVisibility()).map((one) => {
  if (getComputedStyle(one).position === 'fixed') return one.classList[0]
  const { x, y, width, height } = one.getBoundingClientRect()
  return [one.classList[0], ...[x, y + (one.closest('.near') ? 0 : scrollY), width, height].map(Math.round)].join(' ')
})"""


def test_all_scripts_together_are_light() -> None:
    """Every script of every room, as it is sent."""
    scripts = {path: len(gzip.compress(file.body, 9)) for path, file in built.files().items() if path.endswith(".js")}
    assert len(scripts) > 5
    assert sum(scripts.values()) <= MOST, scripts


def boxes(page: Page) -> Any:
    """Where everything stands that must not move, in the fonts that the page brings along."""
    page.evaluate("document.fonts.ready")
    page.mouse.move(1, 1)
    return page.locator(LANDMARKS).evaluate_all(BOXES)


def useful(notations: list[str]) -> str:
    """An action that lets temples and columns grow."""
    growing = [one for one in notations if one[0] in "bs"]
    return (growing or [one for one in notations if one == "end"] or notations)[0]


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_nothing_jumps_while_a_game_is_played(windows: Windows, phone: bool) -> None:
    """Thirty actions, and the turns of the other side: the board and all that frames it stays put to the pixel."""
    page, program, match = sit_down(windows.open("/", phone=phone), windows.program())
    page.evaluate(SHIFTS, MOVING)
    stood = boxes(page)
    for _ in range(ACTIONS):
        assert wait_for_turn(page)
        action = useful([one.notation for one in offers(page)])
        click_and_see(page, by_notation(page, action))
        if action == "end":
            program.turn(match)
        assert boxes(page) == stood, action
    shifts = page.evaluate("window.shifts")
    assert sum(shift["value"] for shift in shifts) < STILL, shifts


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_nothing_jumps_late_in_a_game(windows: Windows, phone: bool) -> None:
    """Long stocks and columns, large hands, a new draw pile, and cards of the other hand that are known by then."""
    anna, boris = windows.program(), windows.program()
    table = anna.post("/api/tables", {"game": "babel", "seats": ["me", "open"], "public": False, "start": True})
    match, invite = table["id"], table["invite"].partition("invite=")[2]
    boris.post(f"/api/tables/{match}/join", {"invite": invite})
    context = windows.person(phone=phone)
    sits_at(anna, context)
    page = windows.open(f"/table/{match}", context)
    assert wait_for_turn(page)
    stood = boxes(page)
    while not (known := {nation: count for nation, count in anna.look(match)["hand"]["known"].items() if count}):
        for program in (anna, boris):
            program.turn(match, keep=9)
        wait_until_at(page, anna.look(match)["ply"])
        assert boxes(page) == stood
    letters = " ".join(nation for nation, count in known.items() for _ in range(count))
    expect(page.locator("[data-place='hands.1']")).to_have_attribute("aria-label", re.compile(f"Known: {letters}$"))
    assert page.locator("[data-place='hands.1'] .corner").count() == min(7, sum(known.values()))
