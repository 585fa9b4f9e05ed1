"""Actions as short text, both ways (NOTATION.md); where neighbours are paid it names the coins, as the table stands."""

import re
from pathlib import Path

import numpy as np
import numpy.typing as npt

from ziggurat.games.wonders.action_space import (
    ACTIONS,
    BOARD,
    BUILD,
    BUILD_JOIN,
    CHAIN,
    CHAIN_JOIN,
    COPY,
    COPY_NOTHING,
    DIG,
    DIG_JOIN,
    DIG_NOTHING,
    FORMS,
    FREE_BUILD,
    FREE_CHAIN,
    FREE_DIG,
    FREE_DIG_NOTHING,
    FREE_OLYMPIA,
    FREE_SELL,
    FREE_STAGE,
    JOIN_PAYMENTS,
    KEEP,
    LOSE,
    LOSE_TWO,
    OLYMPIA,
    OLYMPIA_JOIN,
    PAYMENTS,
    SELL,
    SIDE,
    STAGE,
    STAGE_TOKEN,
    TILE,
    TOKEN,
    TOKEN_JOIN,
    VALUES,
    form_of,
    kind_of,
)
from ziggurat.games.wonders.arrays import MATERIAL
from ziggurat.games.wonders.building import bill_of, joins_by_colour, joins_with, payment_of
from ziggurat.games.wonders.choosing import city_asked
from ziggurat.games.wonders.limits import BOARDS, FREE_CITY, TILES
from ziggurat.games.wonders.payment import payment, purchase
from ziggurat.kernel.errors import ActionNotationError
from ziggurat.kernel.jit import short_entry
from ziggurat.kernel.records import Games
from ziggurat.kernel.texts import Phrase, speak

FOLDER = Path(__file__).parent

# uses of a card: its first form, the first form with which it joins, and how many payments either has
USES: dict[str, tuple[int, int, int, int]] = {
    "sell": (SELL, -1, 1, 0),
    "build": (BUILD, BUILD_JOIN, PAYMENTS, PAYMENTS),
    "chain": (CHAIN, CHAIN_JOIN, 1, JOIN_PAYMENTS),
    "olympia": (OLYMPIA, OLYMPIA_JOIN, 1, JOIN_PAYMENTS),
    "token": (TOKEN, TOKEN_JOIN, 1, JOIN_PAYMENTS),
    "stage": (STAGE, -1, PAYMENTS, 0),
    "stagetoken": (STAGE_TOKEN, -1, 1, 0),
    **{f"tile{tile}": (TILE + tile - 1, -1, 1, 0) for tile in range(1, TILES + 1)},
    "free.sell": (FREE_SELL, -1, 1, 0),
    "free.build": (FREE_BUILD, -1, PAYMENTS, 0),
    "free.chain": (FREE_CHAIN, -1, 1, 0),
    "free.olympia": (FREE_OLYMPIA, -1, 1, 0),
    "free.stage": (FREE_STAGE, -1, PAYMENTS, 0),
    "dig": (DIG, DIG_JOIN, 1, JOIN_PAYMENTS),
    "free.dig": (FREE_DIG, -1, 1, 0),
    "lose": (LOSE, -1, 1, 0),
    "copy": (COPY, -1, 1, 0),
}
KINDS = {card.id: kind for kind, card in enumerate(MATERIAL.cards)}
_PARTS = re.compile(r"(?P<use>[a-z.]+[0-9]*):(?P<card>[a-z0-9_]+)(?P<rest>(?:[<>/]\d{1,3})*)(?P<join>\+\w+)?")
_COINS = re.compile(r"(?:<(\d+))?(?:>(\d+))?(?:/(\d+))?")
_SPARE_BOARDS = [f"board:{number}" for number in range(len(MATERIAL.boards), BOARDS)]


def _forms() -> list[tuple[str, int, bool]]:
    """For each form its use, its place on the list of payments, and whether it joins."""
    forms = [("", 0, False)] * FORMS
    for use, (alone, joining, payments, join_payments) in USES.items():
        for index in range(payments):
            forms[alone + index] = (use, index, False)
        for index in range(join_payments):
            forms[joining + index] = (use, index, True)
    return forms


def _others() -> dict[int, str]:
    """The notations of what is done without a card."""
    boards = [f"board:{board.id}" for board in MATERIAL.boards] + _SPARE_BOARDS
    texts = {BOARD + number: text for number, text in enumerate(boards)}
    texts |= {SIDE: "side:A", SIDE + 1: "side:B"}
    texts |= {KEEP + tile: f"keep:{tile + 1}" for tile in range(TILES)}
    pairs = [(VALUES[high], VALUES[low]) for high in range(3) for low in range(high + 1)]
    texts |= {LOSE_TWO + number: f"lose:{high},{low}" for number, (high, low) in enumerate(pairs)}
    return texts | {DIG_NOTHING: "dig:-", FREE_DIG_NOTHING: "free.dig:-", COPY_NOTHING: "copy:-"}


FORM_PARTS = _forms()
OTHERS = _others()
_OTHER_NUMBERS = {text.lower(): number for number, text in OTHERS.items()}

BY_COLOUR, BY_TOKEN = 1, 2


def kin_of(action: int) -> int:
    """W4.7 The action that is the same but for who is paid: the one with the first payment."""
    return action - FORM_PARTS[action % FORMS][1] if action < BOARD else action


@short_entry
def coins_at(games: Games, index: int, seat: int, action: int, marks: npt.NDArray[np.int64]) -> None:
    """Coins to the left and to the right for an action, -1 where there is no such payment; and how it joins."""
    game, form = games[index], form_of(action)
    city = FREE_CITY if FREE_SELL <= form < DIG or form == FREE_DIG else city_asked(game, seat)
    bill = bill_of(game, city, kind_of(action), form)
    bought = purchase(game, city, bill[1], bill[2], bill[3])
    marks[0], marks[1] = payment(game, city, bought, payment_of(form))
    marks[2] = 0
    if joins_with(form):
        marks[2] = BY_COLOUR if game.age == 0 or joins_by_colour(game, kind_of(action)) else BY_TOKEN


def said_here(games: Games, seat: int, action: int) -> str:
    """The notation of an action, as the table stands."""
    if action >= BOARD:
        return OTHERS[action]
    kind, form = divmod(action, FORMS)
    use, index, joins = FORM_PARTS[form]
    to_left, to_right, joining = _coins(games, seat, action)
    ending = ("", "+join", "+any")[joining] if joins else ""
    return f"{use}:{MATERIAL.cards[kind].id}{_coins_text(to_left, to_right, index)}{ending}"


def _coins(games: Games, seat: int, action: int) -> tuple[int, int, int]:
    marks = np.zeros(3, dtype=np.int64)
    coins_at(games, 0, seat, action, marks)
    return int(marks[0]), int(marks[1]), int(marks[2])


def _coins_text(to_left: int, to_right: int, index: int) -> str:
    """Coins for the neighbours; where there is no such payment, its place on the list."""
    if to_left < 0:
        return f"/{index + 1}"
    return (f"<{to_left}" if to_left else "") + (f">{to_right}" if to_right else "")


def action_text(action: int) -> str:
    """The notation of an action whatever the position: payments by their place on the list."""
    if action >= BOARD:
        return OTHERS[action]
    kind, form = divmod(action, FORMS)
    use, index, joins = FORM_PARTS[form]
    payments = USES[use][3 if joins else 2]
    place = f"/{index + 1}" if payments > 1 else ""
    return f"{use}:{MATERIAL.cards[kind].id}{place}{'+join' if joins else ''}"


def parse_action(text: str) -> int:
    """The action behind a notation that needs no position; upper and lower case are alike."""
    use, kind, _, _, index, joining = _taken_apart(text)
    return kind if use is None else _number(use, kind, max(index - 1, 0), bool(joining))


def read_here(games: Games, seat: int, text: str) -> int:
    """The action behind a notation, as the table stands; coins that are no payment make it an illegal one."""
    use, kind, to_left, to_right, index, joining = _taken_apart(text)
    if use is None:
        return kind
    payments = USES[use][3 if joining else 2]
    if index:
        return _number(use, kind, index - 1, bool(joining))
    for place in range(payments):
        number = _number(use, kind, place, bool(joining))
        found = _coins(games, seat, number)
        if found[:2] == (to_left, to_right) and ("", "+join", "+any")[found[2]] == joining:
            return number
    return _number(use, kind, payments - 1, bool(joining))


def _number(use: str, kind: int, index: int, joins: bool) -> int:
    return FORMS * kind + USES[use][1 if joins else 0] + index


def _taken_apart(text: str) -> tuple[str | None, int, int, int, int, str]:
    """A notation as use, kind of card, coins to the left and to the right, place on the list, and how it joins."""
    word = text.strip().lower()
    if word in _OTHER_NUMBERS:
        return None, _OTHER_NUMBERS[word], 0, 0, 0, ""
    match = _PARTS.fullmatch(word)
    if not match or match["use"] not in USES or match["card"] not in KINDS:
        raise _fault(text)
    join = match["join"] or ""
    if join and (join not in ("+join", "+any") or USES[match["use"]][1] < 0):
        raise _fault(text)
    coins = _COINS.fullmatch(match["rest"])
    if not coins:
        raise _fault(text)
    to_left, to_right, index = (int(part or 0) for part in coins.groups())
    if index > USES[match["use"]][3 if join else 2]:
        raise _fault(text)
    return match["use"], KINDS[match["card"]], to_left, to_right, index, join


def _fault(text: str) -> ActionNotationError:
    """Where a text stops being a notation, and what would have been one."""
    word, start = text.strip().lower(), len(text) - len(text.lstrip())
    use, _, rest = word.partition(":")
    card = re.split(r"[<>+/]", rest)[0]
    if use not in USES and f"{use}:" not in {other.partition(":")[0] + ":" for other in OTHERS.values()}:
        place, phrase = start, Phrase("expected-use", {})
    elif card not in KINDS:
        place, phrase = start + len(use) + 1, Phrase("expected-card", {})
    else:
        place, phrase = start + len(use) + 1 + len(card), Phrase("expected-payment", {})
    return ActionNotationError(text, min(place, len(text)), speak(FOLDER, {}, "en", phrase), phrase=phrase)


assert all(use for use, _, _ in FORM_PARTS), "a use of a card has no notation"
assert len(OTHERS) == ACTIONS - BOARD, "an action has no notation"
