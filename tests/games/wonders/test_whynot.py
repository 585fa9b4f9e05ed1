"""Why something is not possible in 7 Wonders: reasons exactly where an action is illegal, with true numbers."""

import random

import pytest

from tests.support.wonders_play import CONFIGURATIONS, NAMES, positions
from ziggurat.games.wonders import whynot
from ziggurat.games.wonders.action_space import ACTIONS, BOARD, FORMS
from ziggurat.kernel.reasons import Reason

SOLD = ("not-for-sale", "not-for-sale-two", "not-for-sale-three", "not-for-sale-four")
DEAR = ("too-few-coins", "too-few-coins-tax", "too-few-coins-taxes")
COUNTED = (*DEAR, *SOLD)


@pytest.mark.parametrize("options", CONFIGURATIONS, ids=NAMES)
def test_reasons_are_given_exactly_for_what_is_illegal(options: dict[str, str]) -> None:
    chance = random.Random(5)
    for game, seat, _ in positions(11, options):
        view = game.view(seat)
        legal = view.legal.numbers()
        kinds = [number // FORMS for number in legal if number < BOARD] or [0]
        some = [FORMS * chance.choice(kinds) + chance.randrange(FORMS) for _ in range(4)]
        for action in (*some, chance.randrange(ACTIONS), chance.choice(legal)):
            found = whynot.reasons(view.state, seat, action, "en")
            assert bool(found) == (action not in legal), view.describe(action)
            for reason in found:
                is_true(reason)


def is_true(reason: Reason) -> None:
    assert reason.code in {*whynot.CODES.values(), *whynot.CLOSER}
    assert reason.sentence[0].isupper()
    assert reason.sentence.endswith(".")
    details = {name: value for name, value in reason.details.items() if isinstance(value, int)}
    needs, has = (int(each or 0) if reason.code in COUNTED else 0 for each in (reason.needs, reason.has))
    if reason.code in DEAR:
        assert needs == details["bank"] + details["trade"] > has
        assert details.get("tax", 0) <= details["bank"]
    elif reason.code in COUNTED:
        assert needs > has + details["left"] + details["right"]
