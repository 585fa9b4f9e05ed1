"""What has changed a price: each active tile, card and stage that does, found by asking for the price without it."""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from ziggurat.games.wonders.action_space import DIG, FREE_DIG, FREE_SELL, form_of, kind_of
from ziggurat.games.wonders.arrays import (
    IS_TRADE,
    MATERIAL,
    PRICE_BITS,
    PRICE_CHANGE_GOODS,
    PRICE_CHANGE_RAW,
    PRICE_COINS,
    PRICES,
    SHUTS_TRADE,
    STAGE_THINGS,
    TILE_THINGS,
    USUAL_PRICE,
)
from ziggurat.games.wonders.building import bill_of
from ziggurat.games.wonders.choosing import city_asked
from ziggurat.games.wonders.cities import cards_in
from ziggurat.games.wonders.limits import FREE_CITY, STAGES
from ziggurat.games.wonders.payment import IMPOSSIBLE, least_in_all, purchase
from ziggurat.games.wonders.production import ACTIVE, look_at_market
from ziggurat.games.wonders.same_turn import look_at_market_for_digging, look_at_market_for_seventh
from ziggurat.games.wonders.state import ASK_DIG, ASK_SEVENTH
from ziggurat.games.wonders.things import Values
from ziggurat.games.wonders.tower import look_at_building_rules
from ziggurat.kernel.jit import short_entry
from ziggurat.kernel.records import Games, Plain, clone, plain
from ziggurat.kernel.texts import Phrase
from ziggurat.kernel.verbs import Actions

NOT_TO_BE_HAD = -1  # as the least price


class Change(NamedTuple):
    """Something that changes a price, and how."""

    by: str  # tile.12, stage.1, a card, a project, chain, olympia, token or stagetoken
    said: Phrase


@short_entry
def least_at(games: Games, index: int, seat: int, actions: Actions, count: int, out: npt.NDArray[np.int64]) -> None:
    """W4.7 For each action the fewest coins that it could cost, whoever has them; NOT_TO_BE_HAD where none would do."""
    game = games[index]
    for place in range(count):
        action = int(actions[place])
        form = form_of(action)
        city = FREE_CITY if FREE_SELL <= form < DIG or form == FREE_DIG else city_asked(game, seat)
        bill = bill_of(game, city, kind_of(action), form)
        bought = purchase(game, city, bill[1], bill[2], bill[3])
        out[place] = NOT_TO_BE_HAD if bought[0] == IMPOSSIBLE else bill[0] + least_in_all(game, city, bought)


@short_entry
def cover_tile_at(games: Games, index: int, tile: int) -> None:
    """T19 What the rules and the market would be without an active tile."""
    game = games[index]
    for place in range(ACTIVE):
        if game.active[place] == tile:
            game.active[place] = 0
    look_at_building_rules(game)
    if game.phase == ASK_DIG:
        look_at_market_for_digging(game)
    elif game.phase == ASK_SEVENTH:
        look_at_market_for_seventh(game)
    else:
        look_at_market(game)


def least_prices(games: Games, seat: int, actions: list[int]) -> list[int]:
    """The fewest coins that each action could cost."""
    out = np.zeros(max(1, len(actions)), dtype=np.int64)
    least_at(games, 0, seat, np.array(actions, dtype=np.int16), len(actions), out)
    prices: list[int] = out[: len(actions)].tolist()
    return prices


def changes_of(games: Games, seat: int, city: int, actions: list[int]) -> list[list[Change]]:
    """For each action what changes its least price: active tiles, then the cards and stages of the city."""
    usual = least_prices(games, seat, actions)
    found: list[list[Change]] = [[] for _ in actions]
    for by, name, without in _others(games, city):
        for place, price in enumerate(least_prices(without, seat, actions)):
            if said := change(name, price, usual[place]):
                found[place].append(Change(by, said))
    return found


def change(name: Phrase, without: int, price: int) -> Phrase | None:
    """A change from one price to another as a phrase; None where they are equal."""
    if without == price:
        return None
    values: Values = {"by": name}
    if NOT_TO_BE_HAD in (without, price):
        return Phrase("changed-possible" if without == NOT_TO_BE_HAD else "changed-impossible", values)
    return Phrase("changed-more" if price > without else "changed-less", {**values, "coins": abs(price - without)})


def _others(games: Games, city: int) -> list[tuple[str, Phrase, Games]]:
    """The table without each thing that can change a price, with its id and its name."""
    game = plain(games)
    tiles = [tile for tile in game["active"] if tile]
    found = [(f"tile.{tile}", _tile_name(tile), _without_tile(games, tile)) for tile in tiles]
    things = price_things(game, city)
    for by, (name, _) in things.items():
        rest = [thing for other, (_, thing) in things.items() if other != by]
        found.append((by, name, _with_prices(games, city, rest)))
    return found


def _tile_name(tile: int) -> Phrase:
    return Phrase("by-tile", {"tile": str(tile), "number": tile})


def _without_tile(games: Games, tile: int) -> Games:
    other = clone(games)
    cover_tile_at(other, 0, tile)
    return other


def price_things(game: Plain, city: int) -> dict[str, tuple[Phrase, int]]:
    """W4.10, T31 The cards and stages that set a price for a city now, each with its name and as a thing."""
    shut = any(SHUTS_TRADE[TILE_THINGS + tile - 1] for tile in game["active"] if tile)
    found: dict[str, tuple[Phrase, int]] = {}
    for kind in cards_in(game, city):
        if PRICE_BITS[kind] and not (shut and IS_TRADE[kind]):
            card = MATERIAL.cards[kind].id
            found[card] = (Phrase("by-card", {"card": card}), kind)
    first = STAGE_THINGS + STAGES * (2 * game["board"][city] + game["side"][city])
    for stage in range(game["stages"][city]):
        if PRICE_BITS[first + stage]:
            found[f"stage.{stage + 1}"] = (Phrase("by-stage", {"stage": stage + 1}), first + stage)
    return found


def prices_with(game: Plain, things: list[int]) -> list[int]:
    """W4.7, W4.10, T28, R-T9 What a unit costs where only these things and the tiles set prices."""
    prices = [USUAL_PRICE] * PRICES
    for thing in things:
        prices = [min(price, int(PRICE_COINS[thing])) if PRICE_BITS[thing] >> at & 1 else price
                  for at, price in enumerate(prices)]  # fmt: skip
    for tile in game["active"]:
        if tile:
            changes = int(PRICE_CHANGE_RAW[TILE_THINGS + tile - 1]), int(PRICE_CHANGE_GOODS[TILE_THINGS + tile - 1])
            prices = [price + changes[at % 2] for at, price in enumerate(prices)]
    return [max(0, price) for price in prices]


def _with_prices(games: Games, city: int, things: list[int]) -> Games:
    other = clone(games)
    other[0]["price"][city] = prices_with(plain(games), things)
    return other
