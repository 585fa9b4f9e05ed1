"""7 Wonders as phrases: what an action does, what has happened, how the game ended. The words stand in `text/`.

`things` says what cards, stages, tiles and projects give; `told` what everybody hears at a reveal.
"""

from functools import cache

from ziggurat.games.wonders.action_space import (
    BOARD,
    COPY_NOTHING,
    DIG_NOTHING,
    FORMS,
    FREE_DIG_NOTHING,
    KEEP,
    LOSE_TWO,
    SIDE,
)
from ziggurat.games.wonders.arrays import MATERIAL
from ziggurat.games.wonders.asking import Price, price_of
from ziggurat.games.wonders.cities import BARE, PAIRS, beside, chain_origin, city_phrase, paid_phrases, project_of
from ziggurat.games.wonders.figures import BY_TOKEN
from ziggurat.games.wonders.limits import FREE_CITY
from ziggurat.games.wonders.notation import FORM_PARTS
from ziggurat.games.wonders.sheet import ending_of
from ziggurat.games.wonders.state import ASK_DIG
from ziggurat.games.wonders.things import (
    FOLDER,
    WORDS,
    Values,
    cost_phrase,
    effect_phrase,
    gifts,
    listed,
    things,
    things_data,
)
from ziggurat.games.wonders.told import told
from ziggurat.kernel.reasons import Outcome
from ziggurat.kernel.records import Games, Plain, plain
from ziggurat.kernel.texts import Phrase, speak

__all__ = [
    "FOLDER",
    "WORDS",
    "cost_phrase",
    "effect_phrase",
    "gifts",
    "outcome",
    "phrase",
    "things",
    "things_data",
    "told",
]

FREE = "free."
NO_PAYMENT = ("sell", "tile", "lose", "copy")  # uses of a card that never cost anything


# -- what an action does -------------------------------------------------------------------------------------------


def phrase(game: Plain, seat: int, action: int, legal: bool) -> Phrase:
    """An action as a phrase, with what it takes where it is legal."""
    if action >= BOARD:
        return other_phrase(action)
    kind, form = divmod(action, FORMS)
    use, _, joins = FORM_PARTS[form]
    is_free, use = use.startswith(FREE), use.removeprefix(FREE)
    said = _priced(game, seat, action, use, joins) if legal else plain_phrase(kind, use, joins)
    return Phrase("act-free-city", {"what": said}) if is_free else said


def _priced(game: Plain, seat: int, action: int, use: str, joins: bool) -> Phrase:
    """A legal use of a card, with its price."""
    kind, form = divmod(action, FORMS)
    city = _city_of(game, seat, FORM_PARTS[form][0])
    values = card_values(kind, use)
    price = price_of(game, seat, action)
    if not use.startswith(NO_PAYMENT):
        values |= {"price": _price_phrase(game, city, price)}
    if use.startswith("stage"):
        values |= {"stage": game["stages"][city] + 1}
    if use == "chain":
        values |= {"origin": chain_origin(game, city, kind)}
    said = Phrase(f"act-{_word(use)}", values)
    return _joining(game, said, price.joining) if joins else said


def _city_of(game: Plain, seat: int, use: str) -> int:
    """The city for which an action is done."""
    if game["phase"] == ASK_DIG:
        return int(game["digger"])
    return FREE_CITY if use.startswith(FREE) else seat


def _joining(game: Plain, said: Phrase, joining: int) -> Phrase:
    """The same with joining the project."""
    values: Values = {"what": said, "project": MATERIAL.projects[project_of(game)].id}
    return Phrase("act-join-any" if joining == BY_TOKEN else "act-join", values)


def _price_phrase(game: Plain, city: int, price: Price) -> Phrase:
    left, right = (city_phrase(game, other, BARE) for other in beside(game, city))
    parts = paid_phrases("pay", price[:3], left, right)
    return listed(parts) if parts else Phrase("pay-nothing", {})


@cache
def plain_phrase(kind: int, use: str, joins: bool) -> Phrase:
    """A use of a card of which nothing more can be told, because it is not possible now."""
    word = _word(use)
    key = f"act-{word}" if use.startswith(NO_PAYMENT) else f"plain-{word}"
    said = Phrase(key, card_values(kind, use))
    return Phrase("plain-join", {"what": said}) if joins else said


def _word(use: str) -> str:
    """A use as it stands in the keys of texts: all tiles have one."""
    return "tile" if use.startswith("tile") else use


def card_values(kind: int, use: str) -> Values:
    """The card that is used, and the tile."""
    values: Values = {"card": MATERIAL.cards[kind].id}
    return values | tile_values(int(use.removeprefix("tile"))) if use.startswith("tile") else values


def tile_values(number: int) -> Values:
    """A tile by its name and its number."""
    return {"tile": str(number), "number": number}


@cache
def other_phrase(action: int) -> Phrase:
    """What is done without a card."""
    if action < SIDE:
        boards = [board.id for board in MATERIAL.boards]
        known = action - BOARD < len(boards)
        return Phrase("act-board", {"board": boards[action - BOARD]}) if known else Phrase("act-no-board", {})
    if action < KEEP:
        return Phrase("act-side", {"side": "AB"[action - SIDE]})
    if action < DIG_NOTHING:
        return Phrase("act-keep", tile_values(action - KEEP + 1))
    if action == DIG_NOTHING:
        return Phrase("act-dig-nothing", {})
    if action == FREE_DIG_NOTHING:
        return Phrase("act-free-city", {"what": Phrase("act-dig-nothing", {})})
    if action == COPY_NOTHING:
        return Phrase("act-copy-nothing", {})
    return Phrase("act-lose-two", pair_values(action))


def pair_values(action: int) -> Values:
    """The two victory tokens that are lost."""
    higher, lower = PAIRS[action - LOSE_TWO]
    return {"higher": higher, "lower": lower}


# -- how a game ended ----------------------------------------------------------------------------------------------


def outcome(games: Games, language: str) -> Outcome | None:
    """W7.9 Who has won: by points, then by coins, or shared; None while the game runs."""
    ended = ending_of(plain(games))
    if ended is None:
        return None
    code, winner, values = ended
    said = speak(FOLDER, WORDS, language, Phrase(f"end-{code}", values))
    return Outcome(winner, code, "W7.9", said, values)
