"""Deals that nobody alone has chosen, in real browsers: made in the waiting room, proven in the replay."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Windows
from tests.browser.rooms import house
from tests.browser.sitting import play_now, resign, table_is_set
from ziggurat.play import deal
from ziggurat.play.verify import verify


def open_table(windows: Windows) -> tuple[Page, str, str]:
    """Somebody who waits for a friend; the table, and the link to it."""
    page = windows.open("/")
    table = page.get_by_role("article", name="Babel", exact=True)
    table.get_by_role("button", name=house("way-friend")).click()
    page.get_by_role("dialog").get_by_role("button", name=house("new-open")).click()
    link = page.get_by_label("Link")
    link.wait_for()
    address = link.input_value()
    return page, address.partition("/table/")[2].partition("?")[0], "/table/" + address.partition("/table/")[2]


def kept(page: Page, key: str) -> Any:
    """What a browser has kept."""
    return json.loads(page.evaluate("key => localStorage.getItem(key)", key) or "[]")


def see_the_proof(page: Page, match: str) -> None:
    """Open the seal in the replay."""
    page.goto(f"/replay/{match}")
    expect(page.locator(".seal")).to_have_text(house("seal-proven"))
    page.locator(".seal").click()
    dialog = page.get_by_role("dialog")
    for text in ("seal-proven-together", "seal-noted", "seal-fits", "seal-part-fits", "seal-key-fits"):
        expect(dialog).to_contain_text(house(text))
    expect(dialog.locator(".bad")).to_have_count(0)


def test_two_browsers_deal_together_and_each_proves_it(windows: Windows) -> None:
    anna, match, link = open_table(windows)
    sealed = anna.request.get(f"/api/tables/{match}").json()["deal"]["commitment"]
    boris = windows.open(link)
    boris.get_by_role("button", name="Sit down here").click()
    for page in (anna, boris):
        table_is_set(page)
    notes = {page: [note for note in kept(page, "ziggurat.seals") if note[0] == match] for page in (anna, boris)}
    assert notes[anna] == notes[boris]
    [[_, commitment, pledges]] = notes[anna]
    assert commitment == sealed
    own = [row for page in (anna, boris) for row in kept(page, "ziggurat.bits") if row[0] == match]
    assert [row[2] for row in own] == pledges
    assert [deal.pledge(row[3]) for row in own] == pledges

    resign(anna)
    record = anna.request.get(f"/api/games/{match}/record").text()
    proof = verify(record, deal.promise(commitment, pledges))
    assert [part and (part.by, part.bits) for part in proof.parts] == [("own", row[3]) for row in own]
    for page in (anna, boris):
        see_the_proof(page, match)


def test_one_press_still_begins_a_game_against_a_bot(windows: Windows) -> None:
    page = windows.open("/")
    play_now(page)
    match = page.url.partition("/table/")[2].partition("?")[0]
    [[table, _, _, bits]] = kept(page, "ziggurat.bits")
    assert table == match
    resign(page)
    assert f'[Part0 "own {bits}"]' in page.request.get(f"/api/games/{match}/record").text()
    see_the_proof(page, match)


def test_who_withholds_bits_loses_the_seat_and_the_others_are_told(windows: Windows) -> None:
    anna, match, link = open_table(windows)
    rude = windows.program()
    wish = {"invite": link.partition("invite=")[2], "pledge": deal.pledge("ab" * 16)}
    rude.post(f"/api/tables/{match}/join", wish)
    expect(anna.get_by_role("status")).to_have_text(house("wait-deal", who=rude.name, count=1))
    rude.post(f"/api/tables/{match}/leave")  # Anna's bits are out already, so the deal begins anew
    expect(anna.locator(".room").get_by_text(house("wait-withheld", who=rude.name, count=1))).to_be_visible()
    boris = windows.open(link)
    boris.get_by_role("button", name="Sit down here").click()
    for page in (anna, boris):
        table_is_set(page)
    pledged = [row for row in kept(anna, "ziggurat.bits") if row[0] == match]
    assert len({row[1] for row in pledged}) == len({row[3] for row in pledged}) == 2, "another seal, other bits"
    resign(boris)
    for page in (anna, boris):
        see_the_proof(page, match)


def test_a_browser_keeps_its_bits_where_the_seal_has_changed(windows: Windows) -> None:
    anna, match, link = open_table(windows)

    def lie(route: Route) -> None:
        answer = route.fetch()
        shown = answer.json()
        if shown.get("deal"):
            shown["deal"]["commitment"] = "00" * 32
        route.fulfill(response=answer, json=shown)

    anna.route(f"**/api/tables/{match}*", lie)
    boris = windows.open(link)
    boris.get_by_role("button", name="Sit down here").click()
    expect(anna.get_by_role("status")).to_have_text(house("wait-deal-changed"))
    shown = anna.request.get(f"/api/tables/{match}").json()  # not by way of what lies to the page
    anna.unroute_all(behavior="ignoreErrors")
    assert [part["sent"] for part in shown["deal"]["parts"]] == [False, True]


def test_a_server_that_deals_without_ones_bits_is_found_out(windows: Windows) -> None:
    """It takes the pledge and draws in the player's place: all hashes fit, and yet nobody but it has chosen."""
    page = windows.open("/")

    def deaf(route: Route) -> None:
        heard = {name: told for name, told in (route.request.post_data_json or {}).items() if name != "pledge"}
        route.continue_(post_data=json.dumps(heard))

    page.route("**/api/tables", deaf)
    play_now(page)
    page.unroute_all(behavior="ignoreErrors")
    match = page.url.partition("/table/")[2].partition("?")[0]
    resign(page)
    assert '[Part0 "server' in page.request.get(f"/api/games/{match}/record").text()
    page.goto(f"/replay/{match}")
    expect(page.locator(".seal")).to_have_text(house("seal-broken"))
    page.locator(".seal").click()
    expect(page.get_by_role("dialog")).to_contain_text(house("seal-part-other"))
