"""A hand as lines: each card with its uses and what they cost at least; or whatever else is before a seat."""

from collections.abc import Iterator

import numpy as np

from ziggurat.games.wonders.action_space import ACTIONS, BOARD, BUILD, DIG, FORMS, FREE_BUILD
from ziggurat.games.wonders.arrays import MATERIAL
from ziggurat.games.wonders.data import hand_of, holder_of, packet_of
from ziggurat.games.wonders.figures import payments_of
from ziggurat.games.wonders.limits import FREE_CITY, NOBODY
from ziggurat.games.wonders.lines import Line
from ziggurat.games.wonders.notation import FORM_PARTS
from ziggurat.games.wonders.state import (
    ASK_BOARD,
    ASK_CARD,
    ASK_COPY,
    ASK_DIG,
    ASK_FREE_CITY,
    ASK_SEVENTH,
    ASK_TILE,
    OVER,
)
from ziggurat.games.wonders.things import Values, cost_phrase, gifts, listed
from ziggurat.games.wonders.whynot import CODES, obstacles_at, question, reason_phrase, what_stands
from ziggurat.games.wonders.words import phrase, tile_values
from ziggurat.kernel import entries
from ziggurat.kernel.records import Games, Plain, plain
from ziggurat.kernel.texts import Phrase

Uses = dict[tuple[str, bool], int]  # by use and whether it joins: the fewest coins


def hand_lines(games: Games, seat: int, *, is_own: bool) -> Iterator[Line]:
    """What is before a seat: its hand with uses and prices, for itself; else only what it holds."""
    game = plain(games)
    if not game["age"]:
        yield from _draft_lines(game, seat)
        return
    cards = held(game, seat)
    if game["phase"] in (OVER, ASK_COPY):
        return
    if not is_own:
        if cards:
            yield Line(Phrase("table-hand", {"who": seat, "cards": listed([card_name(kind) for kind in cards])}))
        return
    title, cards = _before(game, seat, cards)
    if cards:
        yield Line(title)
    yield from _card_lines(games, game, seat, cards)
    yield from _tile_lines(game, seat)
    yield from _choice_lines(game, seat)
    yield from _known_lines(game, seat)


def card_name(kind: int) -> Phrase:
    """A card by its name alone."""
    return Phrase("name-card", {"card": MATERIAL.cards[kind].id})


def held(game: Plain, seat: int) -> list[int]:
    """W2.2 The kinds of cards that a seat holds, as far as they are known."""
    packet = packet_of(game, seat)
    return [kind for kind in game["hand"][packet][: game["hand_size"][packet]] if kind >= 0]


def _before(game: Plain, seat: int, cards: list[int]) -> tuple[Phrase, list[int]]:
    """What a seat chooses from now: its hand, or W5.6 the discard pile."""
    if game["phase"] == ASK_DIG and game["asked"] >> seat & 1:
        discards = [kind for kind, count in enumerate(game["discard"]) if count]
        return Phrase("table-discards", {"count": sum(game["discard"])}), discards
    if game["phase"] == ASK_FREE_CITY and game["asked"] >> seat & 1:
        return Phrase("table-hand-free", {}), cards
    return Phrase("table-own-hand", {"count": len(cards)}), cards


def legal_numbers(games: Games, seat: int) -> list[int]:
    """W2.2 The legal actions of a seat."""
    actions = np.empty(ACTIONS, dtype=np.int16)
    numbers: list[int] = actions[: entries.legal_at(games, 0, seat, actions)].tolist()
    return numbers


def _uses(games: Games, game: Plain, seat: int) -> dict[int, Uses]:
    """For each kind of card its uses, each with the fewest coins that it takes."""
    actions = [action for action in legal_numbers(games, seat) if action < BOARD]
    found: dict[int, Uses] = {}
    for action, (left, right, bank, _) in zip(actions, payments_of(game, seat, actions), strict=True):
        kind, form = divmod(action, FORMS)
        use, _, joins = FORM_PARTS[form]
        uses, coins = found.setdefault(kind, {}), left + right + bank
        key = (use.removeprefix("free."), joins)
        uses[key] = min(coins, uses.get(key, coins))
    return found


def _card_lines(games: Games, game: Plain, seat: int, cards: list[int]) -> Iterator[Line]:
    """Each card with what it costs and gives, and below it what can be done with it."""
    uses = _uses(games, game, seat)
    for kind in dict.fromkeys(cards):
        card = MATERIAL.cards[kind]
        values: Values = {"card": card.id, "colour": card.colour, "cost": cost_phrase(card.cost)}
        yield Line(Phrase("table-card", {**values, "gives": gifts(card.gives), "count": cards.count(kind)}), 1)
        if kind in uses:
            in_order = sorted(uses[kind].items(), key=lambda use: use[0][0] == "sell")
            yield Line(Phrase("table-uses", {"uses": listed([_use(*use) for use in in_order])}), 2)
        if why := _why_not_built(games, game, seat, kind, uses.get(kind, {})):
            yield Line(why, 2)


def _use(use: tuple[str, bool], coins: int) -> Phrase:
    """One use of a card, with its price."""
    name, joins = use
    if name.startswith("tile"):
        return Phrase("use-tile", tile_values(int(name.removeprefix("tile"))))
    if name in ("sell", "lose", "copy"):
        return Phrase(f"use-{name}", {})
    return Phrase(f"use-{name}-join" if joins else f"use-{name}", {"coins": coins})


def _why_not_built(games: Games, game: Plain, seat: int, kind: int, uses: Uses) -> Phrase | None:
    """Why a card cannot be built, where no way of building it is left."""
    if {use for use, _ in uses} & {"build", "chain", "olympia", "token", "dig"} or not game["asked"] >> seat & 1:
        return None
    form = {ASK_CARD: BUILD, ASK_SEVENTH: BUILD, ASK_FREE_CITY: FREE_BUILD, ASK_DIG: DIG}.get(game["phase"])
    if form is None:
        return None
    action = FORMS * kind + form
    found = int(obstacles_at(games, 0, seat, action))
    said = [_reason(game, seat, action, bit) for bit in CODES if found & bit]
    return Phrase("table-why", {"why": said[0]}) if said else None


def _reason(game: Plain, seat: int, action: int, bit: int) -> Phrase:
    code, _, needs, has, details = what_stands(question(game, seat, action), bit)
    return reason_phrase(code, needs, has, details)


def _draft_lines(game: Plain, seat: int) -> Iterator[Line]:
    """W1.5, T11 The boards that are left, or the tiles before a seat."""
    if game["phase"] == ASK_BOARD and game["asked"] >> seat & 1:
        left = [board.id for number, board in enumerate(MATERIAL.boards) if number not in game["board"]]
        yield Line(Phrase("table-boards", {"boards": listed([Phrase("name-board", {"board": each}) for each in left])}))
    if game["phase"] == ASK_TILE:
        tiles = [tile for tile in game["draft"][(seat + game["turn"]) % game["players"]] if tile]
        yield Line(Phrase("table-draft", {"who": seat, "count": len(tiles)}))
        for tile in tiles:
            if tile <= len(MATERIAL.tiles):
                yield Line(tile_phrase(tile), 1)


def tile_phrase(tile: int, age: int = 0, builder: int = NOBODY) -> Phrase:
    """A tile with what it does, in an Age where one runs, and who built it, where that is known."""
    values: Values = {**tile_values(tile), "gives": gifts(MATERIAL.tiles[tile - 1].gives, age)}
    return Phrase("table-tile-built", {**values, "who": builder}) if builder >= 0 else Phrase("table-tile", values)


def _tile_lines(game: Plain, seat: int) -> Iterator[Line]:
    """T11 The own tiles that are not built."""
    if not game["with_tower"]:
        return
    own = [tile for tile in game["tiles"][seat] if 0 < tile <= len(MATERIAL.tiles)]
    if own:
        yield Line(Phrase("table-own-tiles", {"count": len(own)}))
    for tile in own:
        yield Line(tile_phrase(tile), 1)


def _choice_lines(game: Plain, seat: int) -> Iterator[Line]:
    """W2.2 What the seat has chosen and can still change."""
    for city in (seat, FREE_CITY) if holder_of(game) == seat else (seat,):
        if game["choice"][city] >= 0 and city_is_asked(game, seat, city):
            yield Line(Phrase("table-choice", {"what": phrase(game, seat, game["choice"][city], True)}))


def _known_lines(game: Plain, seat: int) -> Iterator[Line]:
    """W2.3 What the seat can tell of hands that others hold now."""
    for known in hand_of(game, seat)["passed"]:
        names = listed([Phrase("name-card", {"card": card}) for card in known["cards"]])
        yield Line(Phrase("table-known", {"who": known["seat"], "left": known["left"], "cards": names}))


def city_is_asked(game: Plain, seat: int, city: int) -> bool:
    """W2.2, W9.5 Whether a choice is one of the running question, so that its price can be told."""
    return bool(game["asked"] >> seat & 1) and (city == FREE_CITY) == (game["phase"] == ASK_FREE_CITY)
