"""The table explains itself: everything that can be pointed at, and everything that is not possible, by which rule."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Windows
from tests.browser.program import sit_down
from tests.browser.sitting import by_notation, click_and_see, hand_of, offers, spot, wait_for_turn
from ziggurat.kernel import registry
from ziggurat.kernel.texts import forms, say

LANGUAGES = ("en", "de", "ru", "hu")
BABEL = registry.find("babel").rulebook.folder
HOUSE = Path(__file__).parents[2] / "web"
AT_TABLE = HOUSE / "src/games/babel"


def why(page: Page) -> Locator:
    """The reasons that are being given."""
    return page.locator(".explain .why li")


def speak(page: Page, language: str) -> None:
    """Choose a language in the middle of everything."""
    page.locator("header select").select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)


def drag(page: Page, start: Locator, goal: Locator) -> None:
    """Carry something with the mouse from one place to another."""
    start.hover()
    page.mouse.down()
    goal.hover()
    page.mouse.up()


def too_early(language: str) -> str:
    """Why a first turn cannot end at once."""
    return say(BABEL, language, "why-starting-card-due")


def wrong_land(language: str, nation: str, land: str) -> str:
    """Why a card does not lead to another nation's land."""
    words = {**forms(BABEL, language, "nation", nation), **forms(BABEL, language, "land", land)}
    return say(AT_TABLE, language, "not-their-land", **words)


def test_what_is_not_possible_says_why_in_every_language(windows: Windows) -> None:
    """Ending the first turn at once, and a card dragged to a strange land; the language changes while one reads."""
    page = sit_down(windows.open("/"), windows.program()).page
    nation = next(iter(hand_of(page)))
    land = "M" if nation != "M" else "A"
    spot(page, "turn").click()
    for language in LANGUAGES:
        speak(page, language)
        expect(why(page)).to_contain_text(too_early(language))
    for language in LANGUAGES:
        speak(page, language)
        drag(page, spot(page, f"hand.{nation}"), spot(page, f"land.{land}"))
        expect(why(page)).to_contain_text(wrong_land(language, nation, land))
        expect(why(page).get_by_role("link")).to_have_attribute("href", "/rules/babel#B20")
        spot(page, "turn").click()
        expect(why(page)).to_contain_text(too_early(language))
        expect(why(page).get_by_role("link")).to_have_attribute("href", "/rules/babel#B25")
    assert hand_of(page)  # and nothing has happened
    expect(page.locator(".match")).to_have_attribute("data-ply", "0")


def test_a_reason_leads_to_its_rule(windows: Windows) -> None:
    """The link beside a reason opens the rulebook at that paragraph, and the game stays where it is."""
    page = sit_down(windows.open("/"), windows.program()).page
    spot(page, "turn").click()
    with page.context.expect_page() as opened:
        why(page).get_by_role("link").click()
    expect(opened.value.locator("#B25")).to_be_in_viewport()
    expect(opened.value.locator("#B25")).to_contain_text("starting card")
    expect(why(page)).to_have_count(1)


def test_reasons_come_from_the_rules(windows: Windows) -> None:
    """What the page says of a building that does not fit is what the rules say, to the letter."""
    page, program, match = sit_down(windows.open("/"), windows.program())
    click_and_see(page, next(one for one in offers(page) if one.kind == "t"))
    spot(page, "starting.0").click()
    expect(why(page).first).to_be_visible()
    shown = why(page).all_inner_texts()
    program.wish(match, "resign")
    reasons = program.record(match).why_not("bs", 0)
    assert shown == [f"{reason.sentence} Rule {reason.rule}" for reason in reasons]


@pytest.mark.parametrize("by", ["hover", "focus"])
def test_everything_says_what_it_is(windows: Windows, by: str) -> None:
    """Pointing at any place or card, by mouse or keyboard, brings an explanation that is not the general one."""
    page = sit_down(windows.open("/"), windows.program()).page
    run_of_three(page)
    panel, hint = page.locator(".explain .about"), say(HOUSE, "en", "explain-hint")
    places = page.locator("[data-place], .browse").all()
    kinds = {str(one.get_attribute("data-place")).partition(".")[0] for one in places}
    assert {"hand", "hands", "land", "column", "temple", "stock", "starting", "turn", "yard", "pile"} <= kinds
    for place in places:
        page.mouse.move(2, 2)
        expect(panel).to_have_text(hint)
        place.hover() if by == "hover" else place.focus()
        expect(panel).not_to_have_text(hint)
        expect(panel).not_to_have_text("")
        if by == "focus":
            place.blur()


def test_an_explanation_keeps_up_with_the_table(windows: Windows) -> None:
    """A place that has just been used no longer promises what has happened."""
    page = sit_down(windows.open("/"), windows.program()).page
    panel = page.locator(".explain .about")
    click_and_see(page, next(one for one in offers(page) if one.kind == "t"))
    settle = next(one for one in offers(page) if one.kind == "s")
    spot(page, settle.start).click()
    spot(page, settle.goal).hover()
    expect(panel).to_contain_text("Settle")
    spot(page, settle.goal).click()
    expect(panel).to_contain_text("Settlers in")


def run_of_three(page: Page) -> None:
    """Travel, and settle as many of one nation as the hand has."""
    held = hand_of(page)
    many = max(held, key=lambda nation: held[nation])
    away = next(nation for nation in held if nation != many)
    for notation in (f"t{away}", *[f"s{many}"] * held[many]):
        assert wait_for_turn(page)
        click_and_see(page, by_notation(page, notation))
