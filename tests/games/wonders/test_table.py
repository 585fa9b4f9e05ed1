"""The table of 7 Wonders as text: for every number of players and every question, within 80 columns."""

import re

import pytest

from tests.support.wonders_play import CONFIGURATIONS, NAMES, positions
from ziggurat.games.wonders.arrays import MATERIAL
from ziggurat.games.wonders.figures import CATEGORIES
from ziggurat.games.wonders.table import draw, draw_sheet
from ziggurat.kernel.texts import say


@pytest.mark.parametrize("options", CONFIGURATIONS, ids=NAMES)
def test_every_line_fits_and_says_something(options: dict[str, str]) -> None:
    for place, (game, seat, _) in enumerate(positions(31, options)):
        if place % 6 == 0:
            for text in (str(game.view(seat)), str(game), draw(game.blanked(None), None, "en")):
                assert all(len(line) <= 80 and line == line.rstrip() for line in text.split("\n")), text
                assert not re.search(r"[{}]|None|\n\n\n", text), text


def test_a_seat_sees_its_own_hand_and_no_other() -> None:
    for place, (game, seat, _) in enumerate(positions(32, CONFIGURATIONS[2])):
        if place % 20 == 9 and game.phase == "card":
            hand = game.hand(seat) or ()
            names = [say(game.rulebook.folder, "en", f"card-{card}") for card in hand]
            text = str(game.view(seat))
            assert all(re.search(rf"^  {re.escape(name)} \(", text, re.MULTILINE) for name in names)
            assert len(re.findall(r"^  [^:\n]+ \(\w+; cost: ", text, re.MULTILINE)) == len(set(hand))


def test_a_finished_game_shows_the_score_sheet() -> None:
    for options in CONFIGURATIONS[:2]:
        *_, (game, _, _) = positions(33, options)
        assert game.is_over
        rows = [re.split(r"\s{2,}|(?<=\D) (?=-?\d)", line.strip()) for line in draw_sheet(game.state, "en").split("\n")]
        assert len(rows) == len(CATEGORIES) + 2
        assert rows[-1][1:] == [str(game.points(each)) for each in game.seats]
        assert draw_sheet(game.state, "en") in str(game.view(0))


def test_tiles_are_told_with_the_coins_of_the_running_age() -> None:
    texts = [str(game) for place, (game, _, _) in enumerate(positions(34, CONFIGURATIONS[1])) if place % 7 == 0]
    assert any(re.search(r"cost 2 coins more|2 coins after|costs 2 coins|3 coins", text) for text in texts)
    assert len(MATERIAL.tiles) == 24
