"""Every page in every language: nothing is left in English, nothing leads out of the window, dates and numbers fit."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from playwright.sync_api import Page, expect

from tests.browser.conftest import Windows
from tests.browser.rooms import LANGUAGES, Person, Room, all_rooms, enter, house, settled, speak
from tests.browser.sitting import table_is_set
from tests.support.texts import folders
from ziggurat.games import babel
from ziggurat.kernel import texts
from ziggurat.kernel.texts import Phrase

BABEL = Path(str(babel.__file__)).parent
PLAY = BABEL.parents[1] / "play"
ZOOMED = {"width": 640, "height": 400}  # a window of 1280 × 800 at 200 %
FETCHED = 20.0  # seconds until texts that are fetched count as never coming
LONG = 8  # letters from which a piece of a sentence is no chance

# All that is written on a page: texts that are shown, and names that are only heard; but not what was said before.
WRITTEN = """() => {
  const texts = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const around = walker.currentNode.parentElement
    if (!around.closest('option[lang], [role=log]') && around.checkVisibility()) texts.push(walker.currentNode.data)
  }
  for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'])
    for (const one of document.querySelectorAll(`[${name}]`)) texts.push(one.getAttribute(name))
  return [...texts, document.title].map((text) => text.trim()).filter(Boolean)
}"""
# How far a page is wider than the room that it has.
TOO_WIDE = "document.documentElement.scrollWidth - document.body.clientWidth"


# -- what would be English -------------------------------------------------------------------------------------------


class _Pieces(Visitor):
    """Collects the pieces of text between what is filled in."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_TextElement(self, node: Any) -> None:  # noqa: N802  the parser's own names
        self.found.add(" ".join(node.value.split()))


@cache
def pieces(language: str) -> frozenset[str]:
    """All pieces of text of a language, in every folder that has some."""
    collected = _Pieces()
    for folder in folders():
        collected.visit(FluentParser().parse((folder / "text" / f"{language}.ftl").read_text(encoding="utf-8")))
    return frozenset(collected.found)


@cache
def english_only(language: str) -> tuple[frozenset[str], frozenset[str]]:
    """Words, and longer pieces of sentences, that stand in English files and nowhere in those of a language."""
    own = " ".join(pieces(language)).lower()
    foreign = {piece for piece in pieces("en") if piece.lower() not in own and re.search("[a-z]{2}", piece)}
    long = {piece for piece in foreign if " " in piece and len(piece) >= LONG}
    return frozenset(piece for piece in foreign if piece.isalpha()), frozenset(long)


def left_in_english(page: Page, language: str) -> Iterator[str]:
    """Whatever on a page is written in English only."""
    words, sentences = english_only(language)
    for text in set(page.evaluate(WRITTEN)):
        plain = " ".join(text.split())
        if plain.strip("↶☰✓✕→ .:…") in words or any(piece in plain for piece in sentences):
            yield f"{language}: {plain}"


# -- every page ------------------------------------------------------------------------------------------------------


def spoken(page: Page, room: Room, language: str) -> None:
    """The same page in another language."""
    if room.framed:
        speak(page, language)
        return
    page.evaluate("language => localStorage.setItem('ziggurat.language', language)", language)
    enter(page, room)


@pytest.mark.parametrize("size", ["zoomed", "phone"])
def test_every_page_fits_and_speaks_every_language(windows: Windows, size: str) -> None:
    context = windows.person(phone=size == "phone")
    rooms = all_rooms(context, windows.address)
    page = windows.open("/", context)
    if size == "zoomed":
        page.set_viewport_size(ZOOMED)  # type: ignore[arg-type]
    faults = [fault for room in rooms for fault in _faults(page, room)]
    assert not faults, "\n".join(faults)


def _faults(page: Page, room: Room) -> Iterator[str]:
    enter(page, room)
    for language in LANGUAGES:
        spoken(page, room, language)
        if language != "en":
            yield from (f"{room.name}, {left}" for left in _left_at_last(page, language))
        over = page.evaluate(TOO_WIDE)
        if over > 0:
            yield f"{room.name} in {language} is {over} pixels too wide: {_widest(page)}"


def _left_at_last(page: Page, language: str) -> list[str]:
    """What stays in English: long texts are fetched after a language is chosen, and stand in the old one until then."""
    deadline = time.monotonic() + FETCHED
    while (left := list(left_in_english(page, language))) and time.monotonic() < deadline:
        page.wait_for_timeout(100)
    return left


def _widest(page: Page) -> str:
    """What leads out of the window."""
    found: str = page.evaluate(
        """() => [...document.body.querySelectorAll('*')]
          .filter((one) => one.getBoundingClientRect().right > document.body.clientWidth + 0.5)
          .slice(-3).map((one) => one.outerHTML.slice(0, 120)).join(' … ')"""
    )
    return found


# -- the table, in the middle of a game ------------------------------------------------------------------------------


def said(phrase: dict[str, Any], language: str, names: list[str], words: dict[str, str]) -> str:
    """A phrase of the server in words, by the files themselves."""
    folder = BABEL if phrase["key"] in _keys(BABEL) else PLAY
    return texts.speak(folder, words, language, _phrase(phrase), names)


def _phrase(data: dict[str, Any]) -> Phrase:
    values = {name: _phrase(value) if isinstance(value, dict) else value for name, value in data["values"].items()}
    return Phrase(data["key"], values)


@cache
def _keys(folder: Path) -> frozenset[str]:
    parsed = FluentParser().parse((folder / "text" / "en.ftl").read_text(encoding="utf-8"))
    return frozenset(entry.id.name for entry in parsed.body if isinstance(entry, ftl.Message))


def test_the_language_is_changed_in_the_middle_of_a_game(windows: Windows) -> None:
    person = Person(windows.person())
    table = person.table("me", "greedy")
    now = person.acts(table, 20)
    log = person.ask("GET", f"/api/games/{table}/log?seat=0")["events"]
    words = person.ask("GET", "/api/shelf")["games"][0]["words"]
    page = windows.open(f"/table/{table}", person.context)
    table_is_set(page)
    for language in (*LANGUAGES[1:], "en"):
        speak(page, language)
        names = [person.me["name"], house("level-greedy", language)]
        expect(page.locator(".status b")).to_have_text(house("table-yours", language))
        offers = page.locator(".actions-part li button span").all_inner_texts()
        assert sorted(offers) == sorted(said(offer["text"], language, names, words) for offer in now["legal"])
        told = page.locator(".log-part ul li").all_inner_texts()
        wanted = [" ".join(said(text, language, names, words) for text in event["told"]) for event in log]
        assert told == [line for line in wanted if line]


# -- dates and numbers -----------------------------------------------------------------------------------------------

DATES = {
    "en-GB": r"\d{1,2} [A-Z][a-z]+ \d{4}, \d\d:\d\d",
    "en-US": r"[A-Z][a-z]+ \d{1,2}, \d{4}, \d{1,2}:\d\d\s[AP]M",
    "de-DE": r"\d\d\.\d\d\.\d{4}, \d\d:\d\d",
    "ru-RU": r"\d{1,2} [а-я]+\.? \d{4}\sг\., \d\d:\d\d",
    "hu-HU": r"\d{4}\. [a-zé]+\.? \d{1,2}\. \d{1,2}:\d\d",
}


@pytest.mark.parametrize("locale", DATES)
def test_dates_and_numbers_are_written_as_the_reader_writes_them(windows: Windows, locale: str) -> None:
    person = Person(windows.person(language=locale))
    table = person.table("me", "greedy")
    person.ask("POST", f"/api/games/{table}/resign", {"ply": 0})
    page = windows.open("/tables?list=mine", person.context)
    expect(page.locator("time").first).to_have_text(re.compile(f"^{DATES[locale]}$"))
    page.goto(f"/replay/{table}")
    table_is_set(page)
    settled(page)
    half = "0.5×" if locale.startswith("en") else "0,5×"
    assert page.locator(".speed option").first.inner_text() == half
    expect(page.locator("html")).to_have_attribute("lang", locale[:2])
