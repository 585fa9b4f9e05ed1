"""What a person does at the table of 7 Wonders, as clicks."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, NamedTuple

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Windows
from tests.browser.program import Program, sits_at
from tests.browser.sitting import LISTED, spot, table_is_set

BASE = {"tower": "no", "projects": "no"}
BOTH = {"tower": "yes", "projects": "yes"}
TOO_WIDE = "document.documentElement.scrollWidth - document.body.clientWidth"
AWAITED = ".say.yours"  # this seat has not chosen yet
# What is asked now: it changes as soon as the last has chosen, and not before.
ASKED = """() => {
  const text = (what) => document.querySelector(what)?.textContent ?? ''
  const places = [...document.querySelectorAll('[data-place]')].map((one) => one.dataset.place)
  return [text('.head .when'), text('.choosing h2'), text('.choice.free'),
          ...places.filter((place) => /^(hand|draft|boards|sides|discards)\\./.test(place))].join(' ')
}"""
REACHED = "(ply) => Number(document.querySelector('.match').dataset.ply) >= ply"
NEXT = (
    f"(before) => document.querySelector('.ending') || (document.querySelector('{AWAITED}') && ({ASKED})() !== before)"
)


class Offer(NamedTuple):
    """One line of the list of what can be done: its notation, the places that it leads from and to, its words."""

    notation: str
    start: str
    goal: str
    said: str

    @property
    def use(self) -> str:
        """What is done with a card, and whether a project is joined: build, tile, build+join, free.build and so on."""
        return re.sub(r"\d+$", "", self.notation.split(":")[0]) + "".join(re.findall(r"\+\w+$", self.notation))

    @property
    def pays(self) -> bool:
        """Whether coins go to a neighbour."""
        return "<" in self.notation or ">" in self.notation


Wish = Callable[[list[Offer]], Offer]
TITLE = "7 Wonders: Babel"


# -- sitting down ----------------------------------------------------------------------------------------------------


def open_table(host: Program, *seats: str, **options: str) -> Any:
    """A table for friends that begins as soon as all sit."""
    wanted = {"game": "wonders", "seats": seats, "options": options, "public": False, "start": True}
    return host.post("/api/tables", wanted)


def gather(windows: Windows, players: int, *bots: str, **options: str) -> tuple[list[Program], str]:
    """So many people and some bots at a table; the match that they play."""
    people = [windows.program() for _ in range(players)]
    table = open_table(people[0], "me", *["open"] * (players - 1), *bots, **options)
    invite = table["invite"].partition("invite=")[2]
    for guest in people[1:]:
        guest.post(f"/api/tables/{table['id']}/join", {"invite": invite})
    return people, table["id"]


def window_of(windows: Windows, person: Program, match: str, **who: object) -> Page:
    """The browser in which somebody goes on who has sat down already."""
    context = windows.person(**who)  # type: ignore[arg-type]
    sits_at(person, context)
    page = windows.open(f"/table/{match}", context)
    table_is_set(page)
    return page


# -- how it stands ---------------------------------------------------------------------------------------------------


def offers(page: Page) -> list[Offer]:
    """The list of what can be done now."""
    listed = page.locator(LISTED).evaluate_all(
        "all => all.map(one => [one.querySelector('code').textContent, one.dataset.from, one.dataset.to, "
        "one.querySelector('span').textContent])"
    )
    return [Offer(*one) for one in listed]


def is_awaited(page: Page) -> bool:
    """Wait until this seat is to choose; False when the game is over."""
    page.locator(f"{AWAITED}, .ending").first.wait_for(state="attached")
    return page.locator(".ending").count() == 0


def hand_of(page: Page) -> list[str]:
    """The cards in the hand on this screen."""
    return [str(place)[5:] for place in places(page, "hand.")]


def places(page: Page, beginning: str) -> list[str]:
    """All places whose names begin so."""
    found: list[str] = page.locator(f"[data-place^='{beginning}']").evaluate_all(
        "all => all.map(one => one.dataset.place)"
    )
    return found


def age_of(page: Page) -> int:
    """The Age that is played; 0 before the first."""
    said = page.locator(".head .when").inner_text()
    found = re.search(r"Age (I+)", said)
    return len(found.group(1)) if found else 0


def chosen(page: Page) -> Locator:
    """What stands above the hand as one's own choice."""
    return page.locator(".near .choice:not(.free)")


def chooses(person: Program, match: str, kind: str = "") -> str:
    """Let somebody without a browser choose the first of a kind, or anything; its notation."""
    listed = [offer["notation"] for offer in person.look(match)["legal"]]
    wanted = next((one for one in listed if one.startswith(kind)), listed[0])
    person.act(match, wanted)
    return str(wanted)


def choose_all(people: list[Program], match: str, *kinds: str) -> None:
    """Let everybody choose who is asked, each another kind of thing if possible."""
    for seat in people[0].look(match)["to_act"]:
        chooses(people[seat], match, kinds[seat % len(kinds)] if kinds else "")


def drafted(windows: Windows, players: int = 3, **options: str) -> tuple[list[Program], str]:
    """Some at a table with both modules, their tiles drafted."""
    people, match = gather(windows, players, **{**BOTH, **options})
    while people[0].look(match)["table"]["phase"] == "tile":
        choose_all(people, match)
    return people, match


def finish(people: list[Program], match: str) -> None:
    """Play on without a browser, to the end."""
    while not people[0].look(match)["over"]:
        choose_all(people, match)


def play_until(people: list[Program], match: str, turn: int, *kinds: str) -> None:
    """Play on without a browser until cards are chosen in a turn of the first Age, or later."""
    now = people[0].look(match)["table"]
    while now["phase"] != "card" or (now["age"] == 1 and now["turn"] < turn):
        choose_all(people, match, *kinds)
        now = people[0].look(match)["table"]


# -- choosing --------------------------------------------------------------------------------------------------------


def put_news_away(page: Page) -> None:
    """What was revealed lies above the middle of the table until one has read it."""
    close = page.locator(".telling .reveal header button")
    if close.count():
        close.click()


def pick(page: Page, start: str) -> Locator:
    """Take something up; the sheet with all that can be done with it."""
    sheet = page.locator(".uses")
    if not start.startswith("hand."):
        put_news_away(page)
    if page.locator(f"[data-place='{start}'][aria-pressed='true']").count() == 0:
        spot(page, start).first.click()
    expect(sheet).to_be_visible()
    return sheet


def button_of(page: Page, offer: Offer) -> Locator:
    """The button for an offer, among those of what is picked up."""
    if offer.start in ("nothing", "tokens"):
        return page.locator(f".choosing button[data-from='{offer.start}']").get_by_text(offer.said, exact=True)
    found = pick(page, offer.start).locator(f"button[data-to='{offer.goal}']")
    return found.filter(has_text=re.compile(re.escape(offer.said) + r"\s*(Chosen|$|[^.]*$)"))


def choose(page: Page, offer: Offer) -> None:
    """Choose something at the table, and wait until the page has it from the server."""
    button = button_of(page, offer)
    choose_by(page, button.first)


def choose_by(page: Page, button: Locator) -> None:
    """Choose by a button, and wait until the page has it from the server."""
    known = page.evaluate("acknowledged.length")
    button.click()
    ply = page.wait_for_function("(known) => acknowledged[known]", arg=known).json_value()
    page.wait_for_function(REACHED, arg=ply)


def play_round(page: Page, wish: Wish) -> Offer:
    """Choose, and wait until all have chosen and this seat is asked again, or all is over."""
    before, offer = page.evaluate(ASKED), wish(offers(page))
    choose(page, offer)
    page.wait_for_function(NEXT, arg=before)
    return offer
