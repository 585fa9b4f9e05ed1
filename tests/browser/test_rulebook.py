"""The rulebook in the browser: searched, pointed at, read in every edition and every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import ziggurat.games.babel as babel
from tests.browser.conftest import Windows
from tests.browser.rooms import LANGUAGES, house, settled, speak

BOOK = Path(str(babel.__file__)).parent / "rulebook"


def headings(language: str) -> dict[str, str]:
    """The rules of the book by their numbers, as its file has them."""
    text = (BOOK / f"{language}.md").read_text(encoding="utf-8")
    return dict(re.findall(r"^### (\S+) (.+)$", text, re.MULTILINE))


def opened(windows: Windows, path: str = "/rules/babel") -> Page:
    """A window with the book."""
    page = windows.open(path)
    page.locator(".rule").first.wait_for()
    settled(page)
    return page


def in_sight(page: Page, place: str) -> None:
    """Wait until a rule stands where one looks."""
    expect(page.locator(f"[id='{place}']")).to_be_in_viewport()


def test_a_search_shows_what_it_finds_and_nothing_else(windows: Windows) -> None:
    page = opened(windows)
    everything = page.locator(".rule:visible").count()
    page.get_by_role("searchbox").fill("halve")
    expect(page.locator("mark").first).to_be_visible()
    assert {text.lower() for text in page.locator("mark:visible").all_inner_texts()} == {"halve"}
    found = page.locator(".rule:visible")
    assert 0 < found.count() < everything
    expect(page.locator("#B37")).to_be_visible()
    page.get_by_role("searchbox").fill("zzz")
    expect(page.locator(".nothing")).to_contain_text(house("rules-nothing", query="zzz"))
    page.get_by_role("button", name=house("rules-nothing-all")).click()
    expect(page.locator(".rule:visible")).to_have_count(everything)


def test_every_number_leads_to_its_rule(windows: Windows) -> None:
    page = opened(windows, "/rules/babel#B33")
    in_sight(page, "B33")
    expect(page.locator("#B33")).to_have_class(re.compile(r"\btarget\b"))
    page.locator("nav a[data-to='B12']").click()
    in_sight(page, "B12")
    assert page.url.endswith("/rules/babel#B12")
    page.go_back()
    in_sight(page, "B33")
    wanted = page.locator(".rulebook a[href^='#']").evaluate_all("all => all.map(one => one.hash.slice(1))")
    there = page.locator(".rulebook [id]").evaluate_all("all => all.map(one => one.id)")
    assert set(wanted) <= set(there)


def test_the_link_to_a_rule_can_be_copied(windows: Windows) -> None:
    context = windows.person()
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = windows.open("/rules/babel", context)
    page.get_by_role("button", name=house("rules-link-copy", id="B26")).click()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link == f"{windows.address}/rules/babel#B26"
    friend = opened(windows, link.removeprefix(windows.address))
    in_sight(friend, "B26")


def test_notes_of_other_editions_are_put_away(windows: Windows) -> None:
    page = opened(windows)
    hungarian = page.locator(".badge", has_text=house("rules-edition-hu"))
    assert hungarian.count()
    page.get_by_role("radio", name=house("rules-edition-de")).check(force=True)
    expect(page.locator(".badge")).to_have_count(0)
    page.get_by_role("radio", name=house("rules-edition-hu")).check(force=True)
    expect(hungarian.first).to_be_visible()
    page.reload()
    expect(page.get_by_role("radio", name=house("rules-edition-hu"))).to_be_checked()


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_book_is_there_in_every_language(windows: Windows, language: str) -> None:
    page = opened(windows, "/rules/babel#B36")
    speak(page, language)
    wanted = headings(language)
    expect(page.locator("#B36 .heading")).to_have_text(wanted["B36"])
    shown = page.locator(".rule").evaluate_all(
        "all => all.map(one => [one.id, one.querySelector('.heading').textContent.trim()])"
    )
    assert dict(shown) == wanted
    in_sight(page, "B36")
    expect(page.locator(".rulebook")).to_have_attribute("lang", language)


def test_every_figure_is_drawn_and_told(windows: Windows) -> None:
    page = opened(windows)
    figures = page.locator("figure")
    assert figures.count() == len(re.findall(r"\]\(figure:", (BOOK / "en.md").read_text(encoding="utf-8")))
    told = figures.locator("[role=img]").evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
    assert len(told) == figures.count()
    assert all(len(text) > 20 for text in told)
    empty = figures.evaluate_all("all => all.filter(one => one.querySelector('.paper').clientHeight < 60).length")
    assert empty == 0
