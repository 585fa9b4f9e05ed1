"""Choosing in secret: changed, taken back, refused with reasons, kept through lost connections, and then revealed."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Windows
from tests.browser.rooms import house
from tests.browser.sitting import ply_of, spot
from tests.browser.wonders.sitting import (
    Offer,
    choose,
    chooses,
    chosen,
    drafted,
    hand_of,
    is_awaited,
    offers,
    pick,
    play_until,
    window_of,
)

LOST, BACK = house("connection-lost"), house("connection-back")


def sale(page: Page, card: str) -> Offer:
    """Discarding a card."""
    return next(one for one in offers(page) if one.notation == f"sell:{card}")


def test_a_choice_is_changed_and_taken_back_until_the_reveal(windows: Windows) -> None:
    """Chosen, chosen otherwise, taken back, lost from sight and found again, chosen; then the last one chooses."""
    windows.expected = ("net::ERR", "Failed to fetch")
    (anna, boris, clara), match = drafted(windows)
    page = window_of(windows, anna, match)
    first, second, third = hand_of(page)[:3]
    undo = page.get_by_role("button", name=house("act-undo"))
    expect(undo).to_be_disabled()
    for card in (first, second):
        choose(page, sale(page, card))
        expect(chosen(page)).to_contain_text(sale(page, card).said)
    expect(page.locator(".status")).to_contain_text(boris.name)
    ply = ply_of(page)
    chooses(boris, match)
    page.locator(f".match:not([data-ply='{ply}'])").wait_for()
    expect(page.locator(".status")).not_to_contain_text(boris.name)
    undo.click()
    expect(chosen(page)).to_contain_text(sale(page, first).said)
    page.keyboard.press("u")
    expect(chosen(page)).to_have_count(0)
    expect(undo).to_be_disabled()

    choose(page, sale(page, third))
    page.context.set_offline(True)
    expect(page.get_by_role("alert")).to_contain_text(LOST)
    page.context.set_offline(False)
    expect(page.get_by_text(BACK).first).to_be_visible()
    said = sale(page, third).said
    expect(chosen(page)).to_contain_text(said)
    page.reload()
    expect(chosen(page)).to_contain_text(said)
    assert page.locator(".reveal").count() == 0
    page.context.set_offline(True)
    expect(page.get_by_role("alert")).to_contain_text(LOST)
    chooses(clara, match)  # while one is away, the round ends
    page.context.set_offline(False)
    assert is_awaited(page)
    expect(page.locator(".when")).to_contain_text("turn 2")
    expect(chosen(page)).to_have_count(0)
    expect(undo).to_be_disabled()
    assert third not in hand_of(page) or hand_of(page).count(third) < 2


def test_the_reveal_is_told_city_by_city(windows: Windows) -> None:
    """The last choice turns all cards over: each city with its sentence and its coins; what was sold stays hidden."""
    (anna, boris, clara), match = drafted(windows)
    page = window_of(windows, anna, match)
    built, sold = chooses(boris, match, "build"), chooses(clara, match, "sell")
    choose(page, sale(page, hand_of(page)[0]))
    told = page.locator(".reveal ul").first.locator("li")
    expect(told).to_have_count(3)
    expect(told.nth(0)).to_contain_text("3")
    expect(told.nth(1)).to_contain_text(boris.name)
    shown = people_say(page)
    assert built.split(":")[1].split("_")[0].split("<")[0].lower() in shown.lower()
    assert sold.split(":")[1].replace("_", " ") not in told.nth(2).inner_text().lower()
    expect(page.locator(f"[data-place='city.1'] [data-place='card.1.{card_in(built)}']")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator(".reveal button").click() if page.locator(".reveal").count() else None
    expect(page.locator(".reveal")).to_have_count(0)
    page.locator(".head").get_by_role("button", name="What happened").click()
    expect(told).to_have_count(3)
    pick(page, f"hand.{hand_of(page)[0]}")
    expect(page.locator(".reveal")).to_have_count(0)


def people_say(page: Page) -> str:
    """All that the reveal says."""
    return page.locator(".reveal").inner_text()


def card_in(notation: str) -> str:
    """The card of a decision."""
    return re.split(r"[<>+]", notation.split(":")[1])[0]


def why(page: Page) -> Locator:
    """The reasons that are being given."""
    return page.locator(".explain .why li")


def test_what_is_not_possible_says_why_and_where_it_is_written(windows: Windows) -> None:
    """A use that is not possible stands there with its reason; pressed, it leads to the rule in the book."""
    (anna, *_), match = drafted(windows)
    page = window_of(windows, anna, match)
    prices = anna.get(f"/api/games/{match}/prices")
    uses = [(one["card"], use) for one in prices["cards"] for use in one["uses"] if "+" not in use["to"]]
    card, use = next((card, use) for card, use in uses if not use["possible"])
    sheet = pick(page, f"hand.{card}")
    barred = sheet.locator(".not .why").filter(has_text=use["why"][0]["said"]).first
    expect(barred).to_contain_text(use["why"][0]["rule"])
    barred.click()
    expect(why(page)).to_contain_text(use["why"][0]["said"])
    link, rule = why(page).first.get_by_role("link"), use["why"][0]["rule"]
    expect(link).to_have_attribute("href", f"/rules/wonders#{rule}")
    with page.context.expect_page() as opened:
        link.click()
    expect(opened.value.locator(f"[id='{rule}']")).to_be_in_viewport()
    opened.value.close()
    assert ply_of(page) == anna.look(match)["ply"]


def test_every_place_says_what_it_is(windows: Windows) -> None:
    """Pointing at any place, by mouse or by keyboard, brings an explanation that is not the general one."""
    people, match = drafted(windows)
    play_until(people, match, 3, "build", "tile", "build")
    page = window_of(windows, people[0], match)
    panel, hint = page.locator(".explain .about"), house("explain-hint-wonders")
    found = page.locator("button[data-place]").all()
    kinds = {str(one.get_attribute("data-place")).partition(".")[0] for one in found}
    assert {"hand", "stage", "card", "market", "tile", "about"} <= kinds
    for number, place in enumerate(found):
        page.mouse.move(2, 2)
        expect(panel).to_have_text(hint)
        place.hover() if number % 2 else place.focus()
        expect(panel).not_to_have_text(hint)
        expect(panel).not_to_have_text("")
        place.blur()
    assert spot(page, "about.tower").count() == 1
