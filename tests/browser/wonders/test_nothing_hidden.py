"""Nothing hidden reaches a browser: no other hand, no choice before the reveal, no tile, no key.

A player's browser is listened to through the draft of tiles and some turns with both modules. Whatever it was sent must
fit other worlds just as well, in which the others hold other cards and tiles and have chosen something else. Neither
the key nor the salt stands anywhere in traffic, page or memory before the end; afterwards both are shown.
"""

from __future__ import annotations

import json
import random
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Windows
from tests.browser.program import Program, sits_at
from tests.browser.test_nothing_hidden import memory_of
from tests.browser.wiretap import BLANK, Wiretap
from tests.browser.wonders.sitting import BOTH, choose, finish, gather, is_awaited, offers, pick
from ziggurat.kernel.game import Game

SEAT = 0  # whose browser is listened to
ROUNDS = 7  # the draft and some turns
WORLDS = 2  # for each state, other worlds that look the same to that seat


def listened(windows: Windows, person: Program, match: str) -> tuple[Page, Wiretap]:
    """A window of somebody who has sat down, listened to from its first request on."""
    context = windows.person()
    sits_at(person, context)
    page = windows.open(BLANK, context)
    tap = Wiretap(page)
    page.goto(f"/table/{match}")
    return page, tap


def decides(person: Program, match: str, chance: random.Random) -> str:
    """Let somebody choose anything, and then something else; what it is at last."""
    for _ in range(2):
        offer = chance.choice(person.look(match)["legal"])
        person.act(match, offer["action"])
    return str(offer["notation"])


def play_a_while(page: Page, others: list[Program], match: str) -> None:
    """Rounds in which the others have chosen before the page does, which looks at prices and at the table in words."""
    chance = random.Random(7)
    for _ in range(ROUNDS):
        assert is_awaited(page)
        for person in others:
            decides(person, match, chance)
        page.wait_for_timeout(50)
        listed = [one for one in offers(page) if not one.use.startswith("sell")] or offers(page)
        pick(page, listed[0].start)
        choose(page, listed[0])
    page.keyboard.press("t")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")


def fits(payload: dict[str, Any], world: Game) -> bool:
    """Whether a state that was sent is what that world would have shown."""
    scene = world.scene()
    shown = [json.loads(text) for text in (scene.table, scene.hand(SEAT), scene.offers(SEAT))]
    sent = [{**payload["table"], "revealed": None}, payload["hand"], payload["legal"]]
    return sent == [{**shown[0], "revealed": None}, *shown[1:]]


def test_nothing_hidden_reaches_a_browser(windows: Windows) -> None:
    people, match = gather(windows, 3, **BOTH)
    page, tap = listened(windows, people[SEAT], match)
    play_a_while(page, people[1:], match)
    tap.catch_up()
    traffic, content, memory, payloads = tap.text, page.content(), memory_of(page), tap.payloads
    finish(people, match)
    expect(page.locator(".ending")).to_be_visible()

    last = people[0].look(match)
    deal, commitment = last["deal"], payloads[0]["deal"]["commitment"]
    hidden = [deal["key"], deal["secret"], *(part["bits"] for part in deal["parts"] if part)]
    assert all(secret not in where for secret in hidden for where in (traffic, content, memory))
    assert commitment in traffic
    assert commitment in memory  # so a secret of this kind would have been found there
    assert all(one["event"].keys() <= {"type", "v", "seat"} for one in payloads if one["event"].get("seat", 0) != SEAT)
    assert {one["seat"] for one in payloads} == {SEAT}
    only_payloads_hold_hands(tap)
    looks_alike(payloads, people[SEAT].record(match, "wonders"))


def only_payloads_hold_hands(tap: Wiretap) -> None:
    """Nothing else that a browser is sent has a hand in it; what things cost is told of one's own cards alone."""
    with_hands = [one for one in tap.received if "/api/" in one.url and '"hand":{"cards"' in one.body]
    assert with_hands
    assert all(len(one.payloads) == one.body.count('"hand":{"cards":') for one in with_hands)
    held = {frozenset(payload["hand"]["cards"]) for payload in tap.payloads}
    for one in tap.received:
        if "/prices" in one.url and one.body:
            assert frozenset(told["card"] for told in json.loads(one.body)["cards"]) in held


def looks_alike(payloads: list[dict[str, Any]], game: Game) -> None:
    """Every state that was sent fits other worlds too: other hands, other tiles, other choices."""
    now, stood = game.from_start(), [game.from_start()]
    for seat, action in game.history:
        now.play(action, seat)
        stood.append(now.copy())
    differing = {"hand": 0, "tiles": 0, "choice": 0}
    for payload in payloads:
        true = stood[payload["ply"]]
        for seed in range(WORLDS):
            world = true.redealt(SEAT, seed=seed)
            assert fits(payload, world), payload["ply"]
            for what in differing:
                differing[what] += bool((world.state[what][0][1:] != true.state[what][0][1:]).any())
    assert min(differing.values()) > 0, differing  # they are other worlds
