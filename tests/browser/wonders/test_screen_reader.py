"""What a screen reader hears at a table of 7 Wonders is what the line-mode client says; the table in words is whole."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Windows
from tests.browser.program import sits_at
from tests.browser.rooms import house
from tests.browser.sitting import LISTED, table_is_set
from tests.browser.test_screen_reader import LISTENING, heard
from tests.browser.wonders.sitting import (
    ASKED,
    NEXT,
    REACHED,
    age_of,
    choose,
    chooses,
    drafted,
    finish,
    hand_of,
    is_awaited,
    offers,
)
from ziggurat.kernel import registry
from ziggurat.kernel.game import Game
from ziggurat.kernel.texts import say

WORDS = registry.find("wonders").rulebook.folder


def spoken(game: Game, names: list[str], ply: int) -> list[str]:
    """What the line-mode client says of an action, with names for seats."""
    lines = game.tell(ply)
    for seat, name in enumerate(names):
        lines = [line.replace(f"Seat {seat}", name).replace(f"seat {seat}", name) for line in lines]
    return lines


def test_what_is_heard_is_what_the_terminal_says(windows: Windows) -> None:
    """Turns to the end of an Age: each event is told once, in order; then the table in words, and the offers."""
    people, match = drafted(windows)
    names = [person.name for person in people]
    context = windows.person()
    context.add_init_script(LISTENING)
    sits_at(people[0], context)
    page = windows.open(f"/table/{match}", context)
    table_is_set(page)
    assert is_awaited(page)
    begun = people[0].look(match)["ply"]
    while age_of(page) == 1:
        before = page.evaluate(ASKED)
        chooses(people[1], match)
        choose(page, offers(page)[0])
        chooses(people[2], match)
        page.wait_for_function(NEXT, arg=before)
    last = people[0].look(match)["ply"]
    page.wait_for_function(REACHED, arg=last)
    in_words(page, names)
    shown = {one.locator("code").inner_text(): one.locator("span").inner_text() for one in page.locator(LISTED).all()}
    said = [text for text in heard(page) if text != house("table-choose")]
    assert heard(page).count(house("table-choose")) >= 5
    finish(people, match)

    game = people[0].record(match, "wonders")
    assert said == [line for ply in range(begun, last) for line in spoken(game, names, ply)]
    now = game.from_start()
    for seat, action in game.history[:last]:
        now.play(action, seat)
    described = {action.notation: now.describe(action, 0) for action in now.legal_for(0)}
    assert shown.keys() == described.keys()
    for notation, text in described.items():
        for seat, name in enumerate(names):
            text = text.replace(f"Seat {seat}", name).replace(f"seat {seat}", name)
        assert shown[notation] == text


def test_who_chooses_last_is_asked_again(windows: Windows) -> None:
    """The next round begins with the answer to one's own choice; that it is one's turn again is heard all the same."""
    people, match = drafted(windows)
    context = windows.person()
    context.add_init_script(LISTENING)
    sits_at(people[0], context)
    page = windows.open(f"/table/{match}", context)
    table_is_set(page)
    for rounds in range(1, 4):
        assert is_awaited(page)
        expect(page.get_by_role("log").get_by_text(house("table-choose"), exact=True)).to_have_count(rounds)
        chooses(people[1], match)
        chooses(people[2], match)
        choose(page, offers(page)[0])
    expect(page.get_by_role("log").get_by_text(house("table-choose"), exact=True)).to_have_count(4)


def in_words(page: Page, names: list[str]) -> None:
    """The table in words has every city, every card of the hand, the tower and the project."""
    page.keyboard.press("t")
    lines = page.get_by_role("dialog").get_by_role("listitem")
    expect(lines.first).to_be_visible()
    said = "\n".join(lines.all_inner_texts())
    page.keyboard.press("Escape")
    assert all(said.count(name) >= 4 for name in names)
    assert all(say(WORDS, "en", f"card-{card}") in said for card in hand_of(page))
