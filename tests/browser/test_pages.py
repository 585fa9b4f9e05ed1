"""The pages of the house: coming in, coming back, a name of one's own, the waiting room, light and dark, and rest."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.conftest import Windows
from tests.browser.rooms import Person, all_rooms, enter, house, settled
from tests.browser.sitting import click_action, laid, offers, table_is_set, wait_for_turn, wait_until_past

PASSWORD = "gilgamesh and enkidu"
HEAD = "header.top"


# -- coming in and moving about --------------------------------------------------------------------------------------


def test_play_now_is_one_click_and_the_game_is_found_again(windows: Windows) -> None:
    page = windows.open("/")
    laid(page).get_by_role("button", name=house("home-play")).click()
    table_is_set(page)
    assert wait_for_turn(page)
    table = page.url
    page.goto("/")
    going = page.locator(".home section").first
    expect(going).to_contain_text(house("going-yours"))
    going.get_by_role("link").click()
    table_is_set(page)
    assert page.url == table


def test_a_first_start_shows_what_is_prepared_and_how_far_until_all_is(windows: Windows) -> None:
    """The server's answers, one look after the other; the last one is repeated. Playing is offered meanwhile."""
    left: list[list[tuple[str, int]]] = [[("babel", 12), ("wonders", 40)], [("wonders", 80)], []]
    now = [0]

    def answer(route: Route) -> None:
        games = [{"game": game, "percent": percent} for game, percent in left[now[0]]]
        route.fulfill(json={"games": games})

    visitor = windows.person()
    visitor.route("**/api/place/preparing", answer)
    page = windows.open("/", visitor)
    shown = page.get_by_role("region", name=house("preparing-title"))
    expect(shown.get_by_role("listitem")).to_have_text([re.compile("Babel.*12 %"), re.compile("7 Wonders.*40 %")])
    expect(shown).to_contain_text(house("preparing-about"))
    expect(shown.get_by_role("progressbar").first).to_have_js_property("value", 12)
    expect(laid(page).get_by_role("button", name=house("home-play"))).to_be_enabled()
    now[0] = 1
    expect(shown.get_by_role("listitem")).to_have_text([re.compile("7 Wonders.*80 %")])
    now[0] = 2
    expect(shown).to_have_count(0)


# Every way from one room to another, one after the other.
AROUND = (
    "tables",
    "lessons",
    "tables",
    "rules",
    "tables",
    "me",
    "lessons",
    "rules",
    "lessons",
    "me",
    "rules",
    "me",
    "tables",
)


def test_every_room_leads_to_every_other(windows: Windows) -> None:
    page = windows.open("/lessons/babel/aim")
    table_is_set(page)
    for name in AROUND:
        page.locator(HEAD).get_by_role("link", name=house(f"nav-{name}"), exact=True).click()
        expect(page.locator(f"{HEAD} [aria-current]")).to_have_text(house(f"nav-{name}"))
        expect(page.locator("main h1").first).to_have_text(
            house(f"{name}-title" if name in ("tables", "me") else f"{name}-choose")
        )
    page.locator(f"{HEAD} .home").click()
    expect(page.locator(".home h1")).to_have_text(house("home-title"))


def test_an_address_that_leads_nowhere_says_so(windows: Windows) -> None:
    page = windows.open("/no/such/room")
    expect(page.locator("main h1")).to_have_text(house("lost-title"))
    page.get_by_role("link", name=house("lost-home")).click()
    expect(page.locator(".home h1")).to_be_visible()


@pytest.mark.parametrize(
    ("path", "key"),
    [
        ("/table/0123456789abcdef", "table-unknown"),
        ("/replay/0123456789abcdef", "table-unknown"),
        ("/rules/chess", "rules-unknown"),
        ("/lessons/chess", "lessons-unknown"),
        ("/lessons/babel/castling", "lessons-unknown"),
    ],
)
def test_what_is_not_there_is_told(windows: Windows, path: str, key: str) -> None:
    windows.expected = ("404 (Not Found)",)
    page = windows.open(path)
    expect(page.locator("main [role=alert]")).to_have_text(house(key))


# -- who one is ------------------------------------------------------------------------------------------------------


def fill_in(form: Locator, name: str, password: str) -> None:
    """A name and a password, sent."""
    form.get_by_label(house("me-name")).fill(name)
    form.get_by_label(house("me-password")).fill(password)
    form.get_by_role("button").click()


def test_a_name_is_taken_and_found_on_another_device(windows: Windows) -> None:
    windows.expected = ("401 (Unauthorized)", "409 (Conflict)")
    page = windows.open("/me")
    expect(page.locator(".who")).to_have_text(house("me-nobody"))
    fill_in(page.locator("form").first, "Enheduanna", PASSWORD)
    expect(page.locator(".who")).to_have_text(house("me-named", who="Enheduanna"))
    other = windows.open("/me")
    fill_in(other.locator("form").first, "Enheduanna", PASSWORD)
    expect(other.get_by_role("alert")).to_have_text(house("problem-name-unavailable"))
    fill_in(other.locator("form").nth(1), "Enheduanna", "something else")
    expect(other.locator("form").nth(1)).to_contain_text(house("problem-wrong-credentials"))
    fill_in(other.locator("form").nth(1), "Enheduanna", PASSWORD)
    expect(other.locator(".who")).to_have_text(house("me-named", who="Enheduanna"))
    other.get_by_role("button", name=house("me-logout"), exact=True).click()
    expect(other.locator(".who")).to_have_text(house("me-nobody"))


def test_a_guest_keeps_the_games_that_were_played(windows: Windows) -> None:
    person = Person(windows.person())
    person.table("me", "random")
    page = windows.open("/me", person.context)
    expect(page.locator(".who")).to_have_text(house("me-guest", who=person.me["name"]))
    fill_in(page.locator("form").first, "Kubaba", PASSWORD)
    expect(page.locator(".who")).to_have_text(house("me-named", who="Kubaba"))
    page.goto("/tables?list=mine")
    expect(page.locator(".tables li")).to_have_count(1)
    expect(page.locator(".tables li")).to_contain_text("Kubaba")


def test_a_token_is_shown_once_and_can_be_revoked(windows: Windows) -> None:
    person = Person(windows.person())
    page = windows.open("/me", person.context)
    page.get_by_label(house("me-token-label")).fill("My bot")
    page.get_by_role("button", name=house("me-token-make")).click()
    secret = page.get_by_label(house("me-token-secret")).input_value()
    bearer = {"authorization": f"Bearer {secret}"}
    assert page.request.get("/api/me", headers=bearer).json()["name"] == person.me["name"]
    page.reload()
    expect(page.get_by_text("My bot", exact=True)).to_be_visible()
    assert secret not in page.content()
    page.get_by_role("button", name=house("me-token-revoke-named", label="My bot")).click()
    expect(page.get_by_text("My bot", exact=True)).to_have_count(0)
    assert page.request.get("/api/me", headers=bearer).status == 401


# -- the waiting room ------------------------------------------------------------------------------------------------


def test_a_table_waits_for_a_friend_and_then_begins(windows: Windows) -> None:
    host = windows.open("/")
    laid(host).get_by_role("button", name=house("way-friend")).click()
    host.get_by_role("button", name=house("new-open")).click()
    expect(host.locator(".status")).to_have_text(house("wait-for-seats", count=1))
    link = host.get_by_label(house("share-link")).input_value()
    friend = windows.open(link.removeprefix(windows.address))
    friend.get_by_role("button", name=house("seat-sit")).click()
    table_is_set(friend)
    table_is_set(host)


def test_a_seat_is_given_to_a_bot_and_freed_and_the_table_closed(windows: Windows) -> None:
    person = Person(windows.person())
    table = person.table("me", "open", public=False, start=False)
    page = windows.open(f"/table/{table}", person.context)
    page.get_by_role("button", name=house("seat-bot"), exact=True).click()
    page.get_by_role("button", name=house("seat-bot-sit")).click()
    expect(page.locator(".status")).to_have_text(house("wait-start"))
    page.get_by_role("button", name=house("seat-free-again")).click()
    expect(page.locator(".status")).to_have_text(house("wait-for-seats", count=1))
    page.get_by_role("button", name=house("wait-close")).click()
    page.get_by_role("dialog").get_by_role("button", name=house("wait-close"), exact=True).click()
    expect(page.locator(".status")).to_have_text(house("wait-closed"))


# -- light, dark, rest -----------------------------------------------------------------------------------------------


def ground(page: Page) -> str:
    """The colour behind everything."""
    colour: str = page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    return colour


def test_light_and_dark_are_chosen_and_kept(windows: Windows) -> None:
    page = windows.open("/", theme="dark")
    page.locator(".home h1").wait_for()
    night = ground(page)
    page.get_by_role("button", name=house("theme-auto")).click()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    day = ground(page)
    assert day != night
    page.reload()
    assert ground(page) == day
    page.goto("/rules/babel")
    page.get_by_role("button", name=house("theme-light")).click()
    assert ground(page) == night
    page.get_by_role("button", name=house("theme-dark")).click()
    page.emulate_media(color_scheme="light")
    assert ground(page) == day


def test_nothing_moves_for_whoever_wants_rest(windows: Windows) -> None:
    context = windows.person(still=True)
    rooms = all_rooms(context, windows.address)
    page = windows.open("/", context)
    for room in rooms:
        enter(page, room)
        assert moving(page) == [], room.name
    page.goto(next(room for room in rooms if room.name == "playing").path)
    assert wait_for_turn(page)
    ply = int(page.locator(".match").get_attribute("data-ply") or 0)
    choice = next(one for one in offers(page) if one.kind == "s")
    click_action(page, choice.start, choice.goal)
    wait_until_past(page, ply)
    assert moving(page) == []


def test_cards_travel_for_everybody_else(windows: Windows) -> None:
    person = Person(windows.person(still=False))
    table = person.table("me", "random")
    page = windows.open(f"/table/{table}", person.context)
    assert wait_for_turn(page)
    page.evaluate("() => { window.moved = 0; document.addEventListener('transitionrun', () => window.moved++); }")
    choice = offers(page)[0]
    click_action(page, choice.start, choice.goal)
    wait_until_past(page, 0)
    page.wait_for_timeout(100)
    assert page.evaluate("window.moved + document.getAnimations().length") > 0


def moving(page: Page) -> list[str]:
    """What moves on a page."""
    settled(page)
    found: list[str] = page.evaluate("document.getAnimations().map((one) => one.effect.target.outerHTML.slice(0, 100))")
    return found


# -- colour is never alone -------------------------------------------------------------------------------------------

LETTERS = set("MSHPA")


def test_nothing_is_told_by_colour_alone(windows: Windows) -> None:
    page = windows.open("/lessons/babel/great")
    table_is_set(page)
    strips = page.locator(".strip")
    assert strips.count() > 10
    shown = strips.evaluate_all("all => all.map(one => [one.textContent.trim(), one.querySelectorAll('svg').length])")
    assert all(letter in LETTERS and glyphs for letter, glyphs in shown)
    lands = page.locator(".land .bank").evaluate_all(
        "all => all.map(one => [one.querySelector('.name').textContent, one.querySelectorAll('svg').length])"
    )
    assert [name for name, _ in lands] == ["Media", "Sumer", "Hatti", "Persia", "Assyria"]
    assert all(glyphs for _, glyphs in lands)
    cards = page.locator(".hand .card .card").evaluate_all(
        "all => all.map(one => [one.querySelector('.corner').dataset.letter, one.querySelector('.name').textContent, "
        "one.querySelectorAll('svg').length])"
    )
    assert cards
    assert all(letter in LETTERS and re.search(r"\w", name) and glyphs for letter, name, glyphs in cards)
