"""Why an action is not legal: every obstacle with its rule, what is needed and what is there."""

from collections.abc import Callable
from typing import NamedTuple

from ziggurat.games.wonders import effects as e
from ziggurat.games.wonders import obstacles as o
from ziggurat.games.wonders.action_space import BOARD, DIG, FORMS, FREE_DIG, FREE_SELL, KEEP
from ziggurat.games.wonders.arrays import BOARDS, COLOUR, MATERIAL, PENALTY_OF
from ziggurat.games.wonders.asking import bill_of_action, payments_of_action, price_of
from ziggurat.games.wonders.cities import beside, chain_sources, has, project_of, stages_in
from ziggurat.games.wonders.limits import FREE_CITY
from ziggurat.games.wonders.notation import FORM_PARTS
from ziggurat.games.wonders.position import PHASES
from ziggurat.games.wonders.possible import obstacles
from ziggurat.games.wonders.scarcity import scarce
from ziggurat.games.wonders.state import ASK_DIG, ASK_FREE_CITY
from ziggurat.games.wonders.things import FOLDER, NUMBERS, WORDS, words_of
from ziggurat.games.wonders.vocabulary import CHAIN, COLOURS, WONDER_STAGE
from ziggurat.kernel.jit import short_entry
from ziggurat.kernel.reasons import Reason
from ziggurat.kernel.records import Games, Plain, plain
from ziggurat.kernel.texts import Phrase, speak

CODES = {
    value: name.lower().replace("_", "-")
    for name, value in vars(o).items()
    if name.isupper() and isinstance(value, int)
}
# codes of reasons that say more than the obstacle's own name
CLOSER = (
    "not-for-sale-two", "not-for-sale-three", "not-for-sale-four", "no-chain-two", "no-chain-ever", "card-picked",
    "too-few-coins-tax", "too-few-coins-taxes", "free-building-used", "no-such-tokens", "not-here", "no-board",
)  # fmt: skip
Values = dict[str, int | str]
_COLOUR = COLOUR.tolist()


@short_entry
def obstacles_at(games: Games, index: int, seat: int, action: int) -> int:
    """All that stands in the way of an action, as bits; 0 exactly when it is legal."""
    return obstacles(games[index], seat, action)


class Question(NamedTuple):
    """An action of a seat, taken apart."""

    game: Plain
    seat: int
    action: int
    city: int  # for which it would be done
    kind: int  # of its card, or -1
    use: str  # as in notation, without `free.`; nothing where there is no card
    joins: bool

    @property
    def card(self) -> str:
        """Its card by id."""
        return MATERIAL.cards[self.kind].id


def question(game: Plain, seat: int, action: int) -> Question:
    """An action taken apart."""
    if action >= BOARD:
        return Question(game, seat, action, seat, -1, "", False)
    kind, form = divmod(action, FORMS)
    use, _, joins = FORM_PARTS[form]
    city = FREE_CITY if FREE_SELL <= form < DIG or form == FREE_DIG else seat
    if DIG <= form < FREE_DIG and game["phase"] == ASK_DIG:
        city = game["digger"]
    return Question(game, seat, action, city, kind, use.removeprefix("free."), joins)


def reasons(games: Games, seat: int, action: int, language: str) -> list[Reason]:
    """All reasons why an action is not legal; none when it is."""
    found = int(obstacles_at(games, 0, seat, action))
    asked = question(plain(games), seat, action)
    return [reason(asked, bit, language) for bit in CODES if found & bit]


def reason(asked: Question, bit: int, language: str) -> Reason:
    """One obstacle as a reason."""
    code, rule, needs, has_now, details = what_stands(asked, bit)
    said = speak(FOLDER, WORDS, language, reason_phrase(code, needs, has_now, details))
    return Reason(rule, code, needs, has_now, details, said)


def reason_phrase(code: str, needs: int | str | None, has_now: int | str | None, details: Values) -> Phrase:
    """The sentence of a reason as a phrase."""
    amounts: Values = {name: value for name, value in (("needs", needs), ("has", has_now)) if value is not None}
    return Phrase(f"why-{code}", {**amounts, **details})


Obstacle = tuple[str, str, int | str | None, int | str | None, Values]  # code, rule, needed, there, what it names


def what_stands(asked: Question, bit: int) -> Obstacle:
    """One obstacle: its code, its rule, what is needed and there, and what the sentence names."""
    return _OBSTACLES[bit](asked)


def _fixed(code: str, rule: str) -> Callable[[Question], Obstacle]:
    """An obstacle of which nothing more is to be said."""
    return lambda asked: (code, rule, None, None, {})


def _of_card(code: str, rule: str) -> Callable[[Question], Obstacle]:
    """An obstacle that names the card."""
    return lambda asked: (code, rule, None, None, {"card": asked.card})


def _whose(asked: Question) -> Values:
    """For whom the sentence speaks."""
    return {"whose": "free" if asked.game["players"] == 2 and asked.city == FREE_CITY else "own"}


# -- whose turn it is ----------------------------------------------------------------------------------------------


def _not_asked(asked: Question) -> Obstacle:
    seats = [seat for seat in range(asked.game["players"]) if asked.game["asked"] >> seat & 1]
    return "not-asked", "W2.2", None, None, {"phase": PHASES[asked.game["phase"]], "seats": len(seats)}


def _asked_otherwise(asked: Question) -> Obstacle:
    return "asked-otherwise", "W2.2", None, None, {"phase": PHASES[asked.game["phase"]]}


# -- building ------------------------------------------------------------------------------------------------------


def _same_name(asked: Question) -> Obstacle:
    return "same-name", "W3.5", 0, 1, {"card": asked.card, **_whose(asked)}


def _too_few_coins(asked: Question) -> Obstacle:
    """W4.11 Coins to the bank and for resources, taxes of tiles among them, against those at hand."""
    price = price_of(asked.game, asked.seat, asked.action)
    trade = max(0, price.left) + max(0, price.right)
    details: Values = {"bank": price.bank, "trade": trade, **_whose(asked)}
    code, tiles = "too-few-coins", _taxing_tiles(asked)
    if tiles:
        code += "-tax" if len(tiles) == 1 else "-taxes"
        details |= {"tax": asked.game["age"] * len(tiles), **words_of("tile", [str(tile) for tile in tiles])}
        details |= {f"number{place or ''}": tile for place, tile in zip(("", 2), tiles, strict=False)}
    return code, "W4.11", price.bank + trade, _coins(asked), details


def _coins(asked: Question) -> int:
    """W4.11, R-W1 The coins that a city can spend now."""
    return int(asked.game["purse"] if asked.game["phase"] == ASK_DIG else asked.game["coins"][asked.city])


def _taxing_tiles(asked: Question) -> list[int]:
    """T21, R-T3 The active tiles that ask for coins on top of a price, two at most."""
    if asked.use.startswith("stage"):
        taxed = {WONDER_STAGE}
    else:
        taxed = {COLOURS[_COLOUR[asked.kind]], *([CHAIN] if asked.use == "chain" else [])}
    found = [(tile, effect) for tile in asked.game["active"] if tile for effect in MATERIAL.tiles[tile - 1].gives]
    return [tile for tile, effect in found if isinstance(effect, e.Tax) and effect.build_or_chain in taxed]


def _not_for_sale(asked: Question) -> Obstacle:
    """W4.5 The resources of which too few can be had, with how many there are and where."""
    left, right = beside(asked.game, asked.city)
    found = scarce(asked.game, asked.city, bill_of_action(asked.game, asked.seat, asked.action)[1:], left, right)
    details: Values = {**words_of("resource", found.resources), "left": found.left, "right": found.right}
    code = f"not-for-sale{NUMBERS[len(found.resources)]}"
    return code, "W4.5", found.needed, found.made, details | {"sold": found.left + found.right} | _whose(asked)


def _no_such_payment(asked: Question) -> Obstacle:
    ways = payments_of_action(asked.game, asked.seat, asked.action)
    return "no-such-payment", "W4.13", None, len(ways), {"card": asked.card}


def _no_chain(asked: Question) -> Obstacle:
    """W4.12, T23 The cards from which a chain would lead here."""
    origins = chain_sources(asked.kind)
    where: Values = {"place": "around" if asked.game["chains_beside"] else "here", **_whose(asked)}
    if not origins:
        return "no-chain-ever", "W4.12", None, None, {"card": asked.card}
    code = f"no-chain{NUMBERS[len(origins)]}"
    return code, "W4.12", 1, 0, {"card": asked.card, **words_of("origin", origins), **where}


def _no_free_building(asked: Question) -> Obstacle:
    """W5.7 The power is not there, or was used this Age."""
    there = bool(asked.game["olympians"] >> asked.city & 1)
    return ("free-building-used" if there else "no-free-building"), "W5.7", 1, 0, _whose(asked)


def _wonder_complete(asked: Question) -> Obstacle:
    stages = stages_in(asked.game, asked.city)
    return "wonder-complete", "W3.6", stages + 1, stages, {"stages": stages, **_whose(asked)}


def _token(code: str, rule: str) -> Callable[[Question], Obstacle]:
    return lambda asked: (code, rule, 1, 0, {})


def _no_tile(asked: Question) -> Obstacle:
    number = int(asked.use.removeprefix("tile"))
    return "no-tile", "T13", None, None, {"tile": str(number), "number": number}


# -- the project ---------------------------------------------------------------------------------------------------


def _project(asked: Question) -> Values:
    return {"project": MATERIAL.projects[project_of(asked.game)].id}


def _wrong_colour(asked: Question) -> Obstacle:
    """P64 The colour of the project, and that of the card."""
    wanted, found = MATERIAL.projects[project_of(asked.game)].colour, COLOURS[_COLOUR[asked.kind]]
    details: Values = {"card": asked.card, "colour": wanted, "colour2": found, **_project(asked)}
    return "wrong-colour", "P64", wanted, found, details


# -- now and then --------------------------------------------------------------------------------------------------


def _not_to_lose(asked: Question) -> Obstacle:
    """P77, P79 A card of the colour that is to be lost, or two victory tokens."""
    if asked.action >= BOARD:
        return "no-such-tokens", "P79", 2, sum(asked.game["victories"][asked.seat]), {}
    wanted = COLOURS[PENALTY_OF[project_of(asked.game)]]
    stands = has(asked.game, asked.seat, asked.kind)
    return ("not-to-lose" if stands else "not-here"), "P77", None, None, {"card": asked.card, "colour": wanted}


def _board_taken(asked: Question) -> Obstacle:
    board = asked.action - BOARD
    if board >= BOARDS:
        return "no-board", "W1.5", None, None, {}
    return "board-taken", "W1.5", None, None, {"board": MATERIAL.boards[board].id}


def _tile_not_before(asked: Question) -> Obstacle:
    number = asked.action - KEEP + 1
    return "tile-not-before", "T11", None, None, {"tile": str(number), "number": number}


def _no_card(asked: Question) -> Obstacle:
    """W2.2, W9.5 A card that is not in the hand, or was picked for the own city."""
    picked = asked.game["choice"][asked.seat]
    is_picked = asked.game["phase"] == ASK_FREE_CITY and picked >= 0 and picked // FORMS == asked.kind
    return ("card-picked" if is_picked else "no-card"), ("W9.5" if is_picked else "W2.2"), 1, 0, {"card": asked.card}


_OBSTACLES: dict[int, Callable[[Question], Obstacle]] = {
    o.GAME_OVER: _fixed("game-over", "W7.9"),
    o.NOT_ASKED: _not_asked,
    o.ASKED_OTHERWISE: _asked_otherwise,
    o.NO_CARD: _no_card,
    o.SAME_NAME: _same_name,
    o.TOO_FEW_COINS: _too_few_coins,
    o.NOT_FOR_SALE: _not_for_sale,
    o.NO_SUCH_PAYMENT: _no_such_payment,
    o.NO_CHAIN: _no_chain,
    o.NO_FREE_BUILDING: _no_free_building,
    o.NO_BUILDING_TOKEN: _token("no-building-token", "P87"),
    o.WONDER_COMPLETE: _wonder_complete,
    o.NO_STAGE_TOKEN: _token("no-stage-token", "P88"),
    o.NO_TILE: _no_tile,
    o.NO_PROJECT: _fixed("no-project", "P63"),
    o.PROJECT_FULL: lambda asked: ("project-full", "P66", 1, 0, _project(asked)),
    o.HAS_JOINED: lambda asked: ("has-joined", "P68", 0, 1, _project(asked)),
    o.WRONG_COLOUR: _wrong_colour,
    o.NOT_DISCARDED: _of_card("not-discarded", "W5.6"),
    o.NOT_TO_LOSE: _not_to_lose,
    o.NOT_BESIDE: _of_card("not-beside", "W7.8"),
    o.GUILD_BESIDE: _fixed("guild-beside", "W7.8"),
    o.BOARD_TAKEN: _board_taken,
    o.TILE_NOT_BEFORE: _tile_not_before,
    o.MUST_CHAIN: _of_card("must-chain", "W9.10"),
    o.CAN_PLAY: _fixed("can-play", "W9.9"),
}
assert set(_OBSTACLES) == set(CODES), "an obstacle has no reason"
