"""The page of one's account: a name, a recovery code, another password by it, one's data, and being forgotten."""

import json
import re
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Windows

NAME, FIRST, SECOND = "Enheduanna", "three words of hers", "three other words"
CODE = re.compile(r"[0-9A-Z]{4}(-[0-9A-Z]{4}){5}")


def panel(page: Page, title: str) -> Locator:
    return page.locator("section", has=page.get_by_role("heading", name=title, exact=True))


def shown_code(page: Page) -> str:
    expect(page.get_by_text("This is your recovery code")).to_be_visible()
    found = CODE.search(page.content()) or CODE.search(page.locator("input[readonly]").first.input_value())
    assert found
    return found[0]


def test_from_taking_a_name_to_being_forgotten(windows: Windows, downloads: Path) -> None:
    page = windows.open("/me")
    taking = panel(page, "Take a name")
    taking.get_by_label("Name").fill(NAME)
    taking.get_by_label("Password").fill(FIRST)
    taking.get_by_role("button", name="Take this name").click()
    code = shown_code(page)
    page.set_viewport_size({"width": 360, "height": 640})
    field = page.get_by_label("Recovery code", exact=True).first
    assert field.evaluate("field => field.scrollWidth <= field.clientWidth"), "all of it can be read on a phone"

    windows.expected = ("401",)
    other = windows.open("/me")
    other.get_by_text("forgotten").first.click()
    recovering = other.locator("details")
    recovering.get_by_label("Name").fill(NAME)
    recovering.get_by_label("Recovery code").fill(code)
    recovering.get_by_label("New password").fill(SECOND)
    recovering.get_by_role("button").click()
    assert shown_code(other) != code
    page.reload()
    expect(page.get_by_text(NAME)).to_have_count(0)

    with other.expect_download() as saving:
        other.get_by_role("link", name="Download your data").click()
    file = downloads / "mine.json"
    saving.value.save_as(file)
    kept = json.loads(file.read_text())
    assert (kept["account"]["name"], len(kept["sessions"])) == (NAME, 1)

    other.get_by_role("button", name="Delete your account").click()
    other.get_by_role("button", name="Delete it for good").click()
    expect(other.get_by_text(NAME)).to_have_count(0)
    other.reload()
    login = panel(other, "Log in")
    login.get_by_label("Name").first.fill(NAME)
    login.get_by_label("Password").first.fill(SECOND)
    with other.expect_response("**/api/login") as answered:
        login.get_by_role("button", name="Log in").click()
    assert answered.value.status == 401
