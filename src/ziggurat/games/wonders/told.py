"""What has happened, for everybody at the table, from what an onlooker sees before and after a choice.

While others still choose, only that somebody has chosen. At a reveal a phrase for each thing, city by city and then in
the order of the rules: `ended` goes on where a turn or an Age is over.
"""

from collections.abc import Callable
from typing import NamedTuple

from ziggurat.games.wonders.action_space import BOARD, FORMS
from ziggurat.games.wonders.arrays import (
    CHAIN_EVENT,
    COINS,
    COLOUR,
    EACH_COINS,
    EACH_COINS_AT,
    EACH_COINS_OF,
    MATERIAL,
    PROJECT_COLOUR,
    STAGE_EVENT,
    STAGE_THINGS,
)
from ziggurat.games.wonders.cities import (
    RECEIVER,
    beside,
    chain_origin,
    city_count,
    city_phrase,
    counted,
    is_free_city,
    paid_phrases,
    project_of,
    side_of,
)
from ziggurat.games.wonders.ended import after_losses, after_turn, age_begun, copied
from ziggurat.games.wonders.limits import STAGES
from ziggurat.games.wonders.notation import FORM_PARTS
from ziggurat.games.wonders.state import (
    ASK_BOARD,
    ASK_CARD,
    ASK_COPY,
    ASK_DIG,
    ASK_FREE_CITY,
    ASK_LOSS,
    ASK_SEVENTH,
    ASK_SIDE,
    ASK_TILE,
    FIRST_RULINGS,
    STATE,
)
from ziggurat.games.wonders.things import Values, gifts, listed
from ziggurat.kernel.records import Plain, plain
from ziggurat.kernel.texts import Phrase

SALE = 3
_COINS, _EACH, _EACH_OF, _EACH_AT = (array.tolist() for array in (COINS, EACH_COINS, EACH_COINS_OF, EACH_COINS_AT))
_COLOUR, _PROJECT_COLOUR = COLOUR.tolist(), PROJECT_COLOUR.tolist()


class Deed(NamedTuple):
    """What a city did at a reveal, as far as all saw it."""

    city: int
    use: str  # build chain olympia token stage stagetoken sell tile dig dig-nothing
    kind: int  # of the card that was built
    joins: bool
    paid: list[int]  # to the left, to the right, to the bank


def deeds(after: Plain) -> list[Deed]:
    """W2.2 What the cities did at the last reveal."""
    return [_deed(after, city) for city in range(city_count(after)) if after["deed"][city]]


def _deed(after: Plain, city: int) -> Deed:
    action = after["deed"][city] - 1
    if action >= BOARD:
        return Deed(city, "dig-nothing", -1, False, [0, 0, 0])
    kind, form = divmod(action, FORMS)
    use, _, joins = FORM_PARTS[form]
    use = use.removeprefix("free.")
    return Deed(city, "tile" if use.startswith("tile") else use, kind, joins, after["paid"][city])


def told(before: Plain, after: Plain, seat: int, action: int) -> list[Phrase]:
    """What a choice has led to, for everybody at the table; a phrase each."""
    if after["chosen"]:
        again = before["chosen"] >> seat & 1
        return [Phrase("told-chosen-again" if again else "told-chosen", {"who": seat})]
    return _TELLERS[before["phase"]](before, after)


# -- before the first Age ------------------------------------------------------------------------------------------


def _boards(before: Plain, after: Plain) -> list[Phrase]:
    """W1.5 A seat has taken a board; W9.2 the Free City takes one at last."""
    taken = [city for city in range(city_count(after)) if after["board"][city] != before["board"][city]]
    said = [Phrase("told-board", {"city": city_phrase(after, city), "board": _board(after, city)}) for city in taken]
    return [*said, *_first_age(after)]


def _board(game: Plain, city: int) -> str:
    return MATERIAL.boards[int(game["board"][city])].id


def _sides(before: Plain, after: Plain) -> list[Phrase]:
    """W1.5 All have chosen their sides."""
    said = [Phrase("told-side", {"who": seat, "side": "AB"[after["side"][seat]]}) for seat in range(after["players"])]
    return [*said, *_first_age(after)]


def _tiles(before: Plain, after: Plain) -> list[Phrase]:
    """T11 Everybody has kept a tile."""
    return [Phrase("told-tiles-kept", {}), *_first_age(after)]


def _first_age(after: Plain) -> list[Phrase]:
    return age_begun(after) if after["age"] else []


# -- a reveal ------------------------------------------------------------------------------------------------------


def _cards(before: Plain, after: Plain) -> list[Phrase]:
    """W5.1 to W5.4 What each city did; W9.5 with two players the Free City's choice comes first."""
    if after["phase"] == ASK_FREE_CITY:
        return [Phrase("told-all-chosen", {}), Phrase("told-free-city", {"who": after["asked"].bit_length() - 1})]
    done = deeds(after)
    said = [phrase for deed in done for phrase in _told_deed(before, after, deed)]
    if after["phase"] in (ASK_SEVENTH, ASK_DIG):
        return [*said, *_asked_next(after)]
    return [*said, *after_turn(before, after, _coins(before, after, done), _joins(before, done))]


def _asked_next(after: Plain) -> list[Phrase]:
    """W5.5, W5.6 Who plays the seventh card, or looks through the discard pile."""
    if after["phase"] == ASK_DIG:
        return [Phrase("told-digs", {"city": city_phrase(after, after["digger"])})]
    return [Phrase("told-seventh", {"who": seat}) for seat in range(after["players"]) if after["asked"] >> seat & 1]


def _told_deed(before: Plain, after: Plain, deed: Deed) -> list[Phrase]:
    """What one city did, what it paid, whether it joined, what it got."""
    city = city_phrase(after, deed.city)
    said = [Phrase(f"told-{deed.use}", {"city": city, **_deed_values(before, after, deed)})]
    if any(deed.paid):
        left, right = (city_phrase(after, other, RECEIVER) for other in beside(after, deed.city))
        said.append(Phrase("told-paid", {"city": city, "price": listed(paid_phrases("paid", deed.paid, left, right))}))
    if deed.joins:
        said.append(Phrase(_join_key(before, deed.kind), {"city": city, "project": _project(before)}))
    coins = income(before, after, deed)
    if coins and deed.use != "sell":
        said.append(Phrase("told-coins", {"city": city, "coins": coins}))
    return said


def _deed_values(before: Plain, after: Plain, deed: Deed) -> Values:
    """What the phrase for a deed names."""
    if deed.use.startswith("stage"):
        stage = after["stages"][deed.city]
        gives = gifts(side_of(after, deed.city).stages[stage - 1].gives)
        return {"stage": stage, "board": _board(after, deed.city), "gives": gives}
    if deed.use in ("sell", "tile", "dig-nothing"):
        return {}
    values: Values = {"card": MATERIAL.cards[deed.kind].id}
    return values | {"origin": chain_origin(before, deed.city, deed.kind)} if deed.use == "chain" else values


def _project(game: Plain) -> str:
    return MATERIAL.projects[project_of(game)].id


def _join_key(game: Plain, kind: int) -> str:
    """P64, P85 Joined by the colour of the card, or with the token for any."""
    return "told-join" if _COLOUR[kind] == _PROJECT_COLOUR[project_of(game)] else "told-join-any"


def income(before: Plain, after: Plain, deed: Deed) -> int:
    """W3.3, W5.4, R-T7 The coins that a deed brings from the bank."""
    if deed.use in ("tile", "dig-nothing"):
        return 0
    if deed.use == "sell":
        return SALE
    table = _table_at(before, after, deed.city)
    if deed.use.startswith("stage"):
        side = 2 * after["board"][deed.city] + after["side"][deed.city]
        thing = STAGE_THINGS + STAGES * side + after["stages"][deed.city] - 1
        return _coins_from(table, deed.city, thing) + int(before["bonus"][STAGE_EVENT])
    bonus = before["bonus"][_COLOUR[deed.kind]] + (before["bonus"][CHAIN_EVENT] if deed.use == "chain" else 0)
    return _coins_from(table, deed.city, deed.kind) + int(bonus)


def _coins_from(after: Plain, city: int, thing: int) -> int:
    """W5.4 The coins that a thing pays once."""
    number = counted(after, city, _EACH_OF[thing], _EACH_AT[thing]) if _EACH[thing] else 0
    return int(_COINS[thing] + _EACH[thing] * number)


def _table_at(before: Plain, after: Plain, city: int) -> Plain:
    """W9.8 The table on which a city's coins are counted: the Free City's come before others' structures stand."""
    if after["rulings"] == FIRST_RULINGS or not is_free_city(after, city) or before["phase"] == ASK_DIG:
        return after
    other = plain(after.record(STATE))
    for seat in range(after["players"]):
        for field in ("colours", "stages"):
            other[field][seat] = before[field][seat]
    return other


def _coins(before: Plain, after: Plain, done: list[Deed]) -> list[int]:
    """W5.2, W5.4 The coins of every city after a reveal, before anything else happens."""
    coins = list(before["coins"])
    for deed in done:
        left, right = beside(after, deed.city)
        coins[deed.city] += income(before, after, deed) - sum(deed.paid)
        coins[left] += deed.paid[0]
        coins[right] += deed.paid[1]
    return coins


def _joins(before: Plain, done: list[Deed]) -> list[int]:
    """P64 The participation tokens of every seat after a reveal."""
    joined = {deed.city for deed in done if deed.joins}
    return [tokens + (seat in joined) for seat, tokens in enumerate(before["joins"])]


_TELLERS: dict[int, Callable[[Plain, Plain], list[Phrase]]] = {
    ASK_BOARD: _boards,
    ASK_SIDE: _sides,
    ASK_TILE: _tiles,
    ASK_CARD: _cards,
    ASK_FREE_CITY: _cards,
    ASK_SEVENTH: _cards,
    ASK_DIG: _cards,
    ASK_LOSS: after_losses,
    ASK_COPY: copied,
}
