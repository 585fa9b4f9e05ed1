"""The deals that the browser's tests know are those of today's rules."""

from itertools import pairwise

from tests.web.deals import FILE, vectors, written


def test_the_browsers_deals_are_those_of_the_rules() -> None:
    assert written() == FILE.read_text(encoding="utf-8"), "if this is meant, run: python -m tests.web.deals"


def test_a_story_razes_and_shuffles_the_discard_pile() -> None:
    """Otherwise the browser's tests would show less than they claim."""
    tables = [[moment["table"] for moment in story["moments"]] for story in vectors()["stories"]]
    pairs = [(before, after) for story in tables for before, after in pairwise(story)]
    assert any(after["yard_size"] > before["yard_size"] for before, after in pairs)
    assert any(sum(after["discard"].values()) == 0 < sum(before["discard"].values()) for before, after in pairs)
