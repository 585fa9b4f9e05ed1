"""Cards under one's hands: dragging, taking back, seeing beforehand, looking through the discards, being halved."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Windows
from tests.browser.program import Program, sit_down
from tests.browser.sitting import (
    LIT,
    by_notation,
    click_and_see,
    hand_of,
    offers,
    ply_of,
    quick_turn,
    settlers,
    spot,
    wait_for_turn,
    wait_until_past,
)

NATIONS = "MSHPA"


def carry(page: Page, start: str, goal: str) -> None:
    """Drag something from one place to another, in a few steps as a hand does."""
    spot(page, start).hover()
    page.mouse.down()
    box = spot(page, goal).bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=6)
    expect(page.locator(".dragged")).to_be_visible()
    page.mouse.up()
    expect(page.locator(".dragged")).to_have_count(0)


def test_dragging_and_taking_back(windows: Windows) -> None:
    """A card dragged to its land, another to the column; both taken back; after the end of a turn nothing can be."""
    page, _, _ = sit_down(windows.open("/"), windows.program())
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_be_disabled()
    whole = hand_of(page)
    for kind in ("t", "s"):
        choice, ply = next(one for one in offers(page) if one.kind == kind), ply_of(page)
        carry(page, choice.start, choice.goal)
        wait_until_past(page, ply)
    assert sum(hand_of(page).values()) == sum(whole.values()) - 2
    for _ in range(2):
        ply = ply_of(page)
        undo.click()
        wait_until_past(page, ply)
    assert hand_of(page) == whole
    expect(undo).to_be_disabled()
    expect(page.locator(".log-part")).to_contain_text("takes the last action back")
    quick_turn(page)
    expect(undo).to_be_disabled()


def test_a_card_that_is_dropped_nowhere_goes_back(windows: Windows) -> None:
    """Let go over nothing: nothing happens, nothing is picked up, and no reason is given for nothing."""
    page, _, _ = sit_down(windows.open("/"), windows.program())
    whole, start = hand_of(page), offers(page)[0].start
    spot(page, start).hover()
    page.mouse.down()
    page.mouse.move(640, 20, steps=5)
    page.mouse.up()
    expect(page.locator(".lit, .picked, .why")).to_have_count(0)
    assert (hand_of(page), ply_of(page)) == (whole, 0)


def test_seeing_beforehand_what_a_building_brings(windows: Windows) -> None:
    """With the starting card in hand, pointing at the site shows the tier that would rise and the value it brings."""
    page, _, _ = sit_down(windows.open("/"), windows.program())
    for kind in ("t", "s"):
        click_and_see(page, next(one for one in offers(page) if one.kind == kind))
    build = by_notation(page, "bs")
    spot(page, build.start).click()
    site, value = spot(page, build.goal), page.locator(".near .value .now")
    expect(site).to_have_class(LIT)
    expect(site.locator(".ghost")).to_have_count(0)
    site.hover()
    expect(site.locator(".ghost")).to_have_count(1)
    expect(site.locator(".numeral")).to_have_text("1")
    expect(value).to_have_text(re.compile("0→1"))
    expect(page.locator(".explain")).to_contain_text("value 0 → 1")
    page.mouse.move(2, 2)
    expect(site.locator(".ghost")).to_have_count(0)
    site.click()
    expect(value).to_have_text("1")
    expect(site.locator(".ghost")).to_have_count(0)


def test_a_card_goes_down_on_a_run_too(windows: Windows) -> None:
    """Whoever has a card in hand settles it by pressing the column, even where a run with its bracket lies."""
    page, program, match = sit_down(windows.open("/"), windows.program())
    while max(hand_of(page).values()) < 3:
        quick_turn(page)
        program.turn(match)
        assert wait_for_turn(page)
    held = hand_of(page)
    many = max(held, key=lambda nation: held[nation])
    other = next(nation for nation in held if nation != many)
    if not any(one.kind == "s" for one in offers(page)):
        click_and_see(page, by_notation(page, f"t{other}"))
    for _ in range(3):
        settle = by_notation(page, f"s{many}")
        click_and_see(page, settle)
    bracket = settle.goal.replace("column", "run") + f".{many}."
    run, card = page.locator(f"[data-place^='{bracket}']").last.bounding_box(), next(iter(hand_of(page)))
    assert run
    before, ply = settlers(page, settle.goal), ply_of(page)
    spot(page, f"hand.{card}").click()
    page.mouse.click(run["x"] + run["width"] / 2, run["y"] + run["height"] / 2)
    wait_until_past(page, ply)
    assert settlers(page, settle.goal) == before + 1


OVERLAP = """(panel) => {
  const above = panel.getBoundingClientRect()
  return [...document.querySelectorAll('.lit')].filter((place) => {
    const { left, right, top, bottom } = place.getBoundingClientRect()
    return left < above.right && right > above.left && top < above.bottom && bottom > above.top
  }).map((place) => place.dataset.place)
}"""


def test_a_turn_by_fingers_on_a_phone(windows: Windows) -> None:
    """What can be done with a card is said where it hides no place that is lit; both lead to the same."""
    page, _, _ = sit_down(windows.open("/", phone=True), windows.program())
    for number, kind in enumerate(("t", "s", "b")):
        choice, ply = next(one for one in offers(page) if one.kind == kind), ply_of(page)
        spot(page, choice.start).tap()
        expect(spot(page, choice.goal)).to_have_class(LIT)
        said = page.locator(".explain .choices")
        expect(said.get_by_role("button").first).to_be_visible()
        assert page.locator(".explain").evaluate(OVERLAP) == []
        (said.get_by_text(choice.notation, exact=True) if number == 1 else spot(page, choice.goal)).tap()
        wait_until_past(page, ply)
    spot(page, "turn").tap()
    expect(page.locator(".status")).to_contain_text("is thinking")


def test_looking_through_the_discards(windows: Windows) -> None:
    """The pile opens, and has as many of each nation as were played away."""
    page, program, match = sit_down(windows.open("/"), windows.program())
    quick_turn(page)
    program.turn(match)
    wait_for_turn(page)
    page.get_by_role("button", name="Discards").click()
    shown = page.get_by_role("dialog").locator("li b").all_inner_texts()
    assert dict(zip(NATIONS, map(int, shown), strict=True)) == program.look(match)["table"]["discard"]
    assert sum(map(int, shown)) == 2
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def halving(payload: dict[str, Any]) -> list[str]:
    """The actions that lead from a hand to halving the other's, as far as the hand allows; empty where it does not."""
    held, side = dict(payload["hand"]["hand"]), payload["table"]["seats"][payload["seat"]]
    many = max(held, key=lambda nation: held[nation])
    going = [] if side["token"] != "Q" else [f"t{nation}" for nation in held if held[nation] and nation != many][:1]
    if held[many] < 3 or (side["token"] == "Q" and not going):
        return []
    return [*going, *[f"s{many}"] * 3, f"halve{many}"]


def halve(page: Page, program: Program, match: str) -> None:
    """Play until the program can halve the hand on the page, and does."""
    for _ in range(12):
        if actions := halving(program.look(match)):
            for action in actions:
                program.act(match, action)
            return
        program.turn(match)
        quick_turn(page)
    raise AssertionError("no hand could be halved in twelve turns")


def test_being_halved(windows: Windows) -> None:
    """Whoever is halved is told so, can do nothing but discard, chooses which cards go, and play goes on."""
    page, program, match = sit_down(windows.open("/"), windows.program(), seat=1)
    halve(page, program, match)
    expect(page.locator(".status")).to_contain_text("Your hand is halved: choose what to discard.")
    owed = program.look(match)["table"]["owed"]
    before = sum(hand_of(page).values())
    assert owed == before // 2
    for _ in range(owed):
        assert {one.kind for one in offers(page)} == {"d"}
        choice = max(offers(page), key=lambda one: hand_of(page)[one.start[-1]])
        click_and_see(page, choice)
    expect(page.locator(".status")).not_to_contain_text("halved")
    assert sum(hand_of(page).values()) == before - owed
    assert offers(page) == []
    program.act(match, "bs" if "bs" in [one["notation"] for one in program.look(match)["legal"]] else "end")
    program.turn(match)
    assert wait_for_turn(page)
    assert "d" not in {one.kind for one in offers(page)}
