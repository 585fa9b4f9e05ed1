"""Hands that never touch a mouse."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from playwright.sync_api import Page

FAR = 120  # presses of a key after which something counts as out of reach
WHERE = """() => {
  const now = document.activeElement, box = now.getBoundingClientRect()
  return [now.tagName, now.dataset.place ?? '', now.querySelector('code')?.textContent ?? '',
          (now.innerText || now.ariaLabel || now.value || '').trim(), box.x + box.width / 2, box.y + box.height / 2]
}"""
MIDDLE = "one => { const box = one.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2] }"


class Focus(NamedTuple):
    """What has the focus: its kind, its place at the table, its notation in the list, what it says, where it is."""

    tag: str
    place: str
    notation: str
    text: str
    x: float
    y: float

    @property
    def is_lost(self) -> bool:
        """Whether a key would go to nothing in particular."""
        return self.tag in ("BODY", "HTML")


def focus(page: Page) -> Focus:
    """What has the focus now."""
    return Focus(*page.evaluate(WHERE))


def press_until(page: Page, key: str, found: Callable[[Focus], bool]) -> Focus:
    """Press a key until the focus is where it should be."""
    for _ in range(FAR):
        now = focus(page)
        if found(now):
            return now
        page.keyboard.press(key)
    raise AssertionError(f"{key} does not lead there; the focus is on {focus(page)}")


def walk_to(page: Page, place: str) -> None:
    """Go to a place at the table by arrow keys alone."""
    x, y = page.locator(f"[data-place='{place}']").evaluate(MIDDLE)
    for step in range(FAR):
        now = focus(page)
        if now.place == place:
            return
        right, down = x - now.x, y - now.y
        # Where the straight way does not lead, the other direction does.
        sideways = abs(right) > abs(down) if step % 5 else abs(right) <= abs(down)
        page.keyboard.press(
            ("ArrowRight" if right > 0 else "ArrowLeft") if sideways else ("ArrowDown" if down > 0 else "ArrowUp")
        )
    raise AssertionError(f"arrows do not lead to {place}; the focus is on {focus(page)}")
