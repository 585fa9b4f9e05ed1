"""What a screen reader hears is what the line-mode client says: of every event, and of the table."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import Windows
from tests.browser.program import Sitting, sit_down
from tests.browser.sitting import (
    LISTED,
    by_notation,
    click_and_see,
    offers,
    ply_of,
    quick_turn,
    wait_for_turn,
    wait_until_at,
)
from ziggurat.kernel.game import Game

LISTENING = """
  window.heard = []
  new MutationObserver((changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach((node) => {
    if (node.parentElement?.matches('[role=log]')) window.heard.push(node.textContent)
  }))).observe(document, { childList: true, subtree: true })
"""
YOURS, BACK = "It is your turn.", "The connection is back."


def listener(windows: Windows) -> Page:
    """A window in which everything is taken down that comes into the live region."""
    context = windows.person()
    context.add_init_script(LISTENING)
    return windows.open("/", context)


def heard(page: Page) -> list[str]:
    """What a screen reader was given to say."""
    said: list[str] = page.evaluate("window.heard")
    return said


def names_of(page: Page, program_name: str) -> list[str]:
    """The players by seat; the page's own is told by the first event of theirs."""
    mine = page.evaluate("fetch('/api/me').then((answer) => answer.json()).then((me) => me.name)")
    return [mine, program_name]


def lines(game: Game, names: list[str], ply: int) -> list[str]:
    """What the line-mode client says of an action, with names for seats."""
    return [line.replace("Seat 0", names[0]).replace("Seat 1", names[1]) for line in game.tell(ply)]


def test_every_event_is_told_as_at_the_terminal(windows: Windows) -> None:
    """Three turns, some actions one by one and some all at once, to the end: each told once, in order, and no more."""
    windows.expected = ("net::ERR",)
    page, program, match = sit_down(listener(windows), windows.program())
    names = names_of(page, program.name)
    quick_turn(page)
    program.turn(match)
    quick_turn(page)
    while_away(page, lambda: program.turn(match, keep=4))
    assert wait_for_turn(page)
    wait_until_at(page, program.look(match)["ply"])
    program.wish(match, "resign")
    expect(page.locator(".ending")).to_be_visible()

    game = program.record(match)
    told = [line for ply in range(len(game.history)) for line in lines(game, names, ply)]
    ended = [f"{program.name} resigns.", f"{program.name} has resigned."]
    assert [text for text in heard(page) if text not in (YOURS, BACK)] == [*told, *ended]
    assert BACK in heard(page)
    assert heard(page).count(YOURS) == 3  # once for each turn of theirs; the first was there when the page opened


def while_away(page: Page, happens: Callable[[], None]) -> None:
    """Let something happen while the page is off the network and in the background: it hears of it all at once."""
    page.evaluate("Object.defineProperty(document, 'hidden', { value: true, configurable: true })")
    page.context.set_offline(True)
    expect(page.get_by_role("alert")).to_be_visible()
    happens()
    page.context.set_offline(False)


def test_the_table_in_words_is_what_the_terminal_says(windows: Windows) -> None:
    """The title, both players, the piles and the hand in the same sentences; the lands in sentences of their own."""
    sitting = sit_down(windows.open("/"), windows.program())
    page, program, match = sitting
    names = names_of(page, program.name)
    quick_turn(page)
    program.turn(match)
    assert wait_for_turn(page)
    click_and_see(page, next(one for one in offers(page) if one.kind == "t"))
    spoken, ply = in_words(page), ply_of(page)
    program.wish(match, "resign")

    game = program.record(match).from_start()
    for seat, action in program.record(match).history[:ply]:
        game.play(action, seat)
    drawn = game.rulebook.draw(game.view(0).state, 0, "en").splitlines()
    sentences = [line for line in drawn if line and "|" not in line]
    mine, theirs = f"{names[0]}:", f"{names[1]}:"
    expected = [line.replace("You (seat 0):", mine).replace("Seat 1:", theirs) for line in sentences]
    assert [line for line in spoken if line in expected] == expected
    assert len(spoken) == len(expected) + 10  # and a sentence for each side of each land


def in_words(page: Page) -> list[str]:
    """The table in words, as a dialog shows it."""
    page.keyboard.press("t")
    said = page.get_by_role("dialog").get_by_role("listitem")
    expect(said.first).to_be_visible()
    spoken = said.all_inner_texts()
    page.keyboard.press("Escape")
    return spoken


def test_actions_are_offered_in_the_words_of_the_terminal(windows: Windows) -> None:
    """The list beside the table says of each action what the line-mode client says."""
    sitting: Sitting = sit_down(windows.open("/"), windows.program())
    page, program, match = sitting
    click_and_see(page, next(one for one in offers(page) if one.kind == "t"))
    shown = {one.locator("code").inner_text(): one.locator("span").inner_text() for one in page.locator(LISTED).all()}
    click_and_see(page, by_notation(page, next(one for one in shown if one.startswith("s"))))
    program.wish(match, "resign")
    game = program.record(match)
    game.undo()
    assert shown == {action.notation: game.describe(action, 0) for action in game.legal_for(0)}
