"""Explained prices of 7 Wonders: the same payments as the legal list, paid for by sources that are really there."""

from collections import Counter
from typing import Any

import pytest

from tests.support.wonders_play import CONFIGURATIONS, NAMES, positions
from ziggurat.games.wonders.action_space import BOARD
from ziggurat.games.wonders.arrays import MATERIAL
from ziggurat.games.wonders.changes import price_things, prices_with
from ziggurat.games.wonders.cities import beside, city_count, city_sources
from ziggurat.games.wonders.game import Wonders
from ziggurat.games.wonders.sources import Source
from ziggurat.games.wonders.vocabulary import GOODS
from ziggurat.kernel.records import Plain, plain

EVERY = 9  # positions of a game that are looked at


def looked_at(options: dict[str, str]) -> list[tuple[Wonders, int]]:
    return [(game.copy(), seat) for place, (game, seat, _) in enumerate(positions(21, options)) if place % EVERY == 3]


@pytest.mark.parametrize("options", CONFIGURATIONS, ids=NAMES)
def test_payments_are_the_legal_list_and_are_really_covered(options: dict[str, str]) -> None:
    for game, seat in looked_at(options):
        view = game.view(seat)
        cards = view.prices()
        found = sorted(payment["action"] for card in cards for use in card["uses"] for payment in use["payments"])
        legal = [number for number in view.legal.numbers() if number < BOARD]
        assert found == (legal if cards else []) or game.phase in ("loss", "copy")
        for card in cards:
            for use in card["uses"]:
                is_explained(use)
                for payment in use["payments"]:
                    assert payment["notation"] == str(view.action(payment["action"], seat))
                    is_covered(plain(view.state), card["card"], use, payment)


def is_explained(use: dict[str, Any]) -> None:
    assert use["possible"] == bool(use["payments"]) == (not use["why"])
    assert all(each["said"] and each["rule"] and each["text"]["key"] == f"why-{each['code']}" for each in use["why"])


def is_covered(game: Plain, card: str, use: dict[str, Any], payment: dict[str, Any]) -> None:
    """Own sources and purchases are exactly what the use needs, and the coins are what these cost."""
    if use["use"] in ("sell", *(f"tile.{tile}" for tile in range(1, 25))):
        assert [payment["own"], *payment["bought"].values()] == [[], [], []]
        return
    word, _, joining = use["use"].partition("+")
    city = int(use["to"].partition(".")[2].partition("+")[0])
    bought = {side: Counter({each["resource"]: each["count"] for each in payment["bought"][side]})
              for side in ("left", "right")}  # fmt: skip
    got = Counter(each["makes"] for each in payment["own"]) + bought["left"] + bought["right"]
    assert got == Counter(needed(game, city, card, word, bool(joining)))
    can_make(city_sources(game, city), [(each["source"], each["makes"]) for each in payment["own"]])
    for place, side in enumerate(("left", "right")):
        sold = [source for source in city_sources(game, beside(game, city)[place]) if source.is_sold]
        assert makes_all(sold, list(bought[side].elements()))
        prices = [game["price"][city][2 * place + (each["resource"] in GOODS)] for each in payment["bought"][side]]
        coins = [each["count"] * price for each, price in zip(payment["bought"][side], prices, strict=True)]
        assert coins == [each["coins"] for each in payment["bought"][side]]
        assert sum(coins) == payment[side]
    assert payment["left"] + payment["right"] + payment["bank"] <= game["coins"][city]


def needed(game: Plain, city: int, card: str, word: str, joins: bool) -> list[str]:
    """The resources that a use needs, read from the material."""
    kind = next(each for each in MATERIAL.cards if each.id == card)
    tiles = [str(effect) for tile in game["active"] if tile for effect in MATERIAL.tiles[tile - 1].gives]
    need: list[str] = []
    waived = (f"{kind.colour} cards need no resources", f"{kind.colour} cards cost 1 coin for each resource")
    if word == "build" and not set(waived) & set(tiles):
        need += kind.cost.resources
    if word == "stage" and "wonder stages need no resources" not in tiles:
        side = MATERIAL.boards[game["board"][city]].sides[game["side"][city]]
        need += side.stages[game["stages"][city]].cost.resources
    return need + list(MATERIAL.projects[game["project"][game["age"] - 1]].cost.resources) if joins else need


def can_make(sources: tuple[Source, ...], used: list[tuple[str, str]]) -> None:
    """Every source makes what it is used for, and not more often than it can."""
    by_id = {source.source: source for source in sources}
    for (name, resource), made in Counter(used).items():
        source = by_id[name]
        assert any(resource in option for option in source.options)
        most = max(option.count(resource) for option in source.options)
        assert source.is_endless or made <= most
    for name, count in Counter(source for source, _ in used).items():
        assert by_id[name].is_endless or count <= max(map(len, by_id[name].options))


def makes_all(sources: list[Source], units: list[str]) -> bool:
    """Whether some sources can make all these units at once, tried out one by one."""
    if not units:
        return True
    first, *rest = units
    for place, source in enumerate(sources):
        others = sources if source.is_endless else sources[:place] + sources[place + 1 :]
        for option in source.options:
            if first in option:
                left = list(option)
                left.remove(first)
                more = [source._replace(options=(tuple(left),))] if left and not source.is_endless else []
                if makes_all(others + more, rest):
                    return True
    return False


@pytest.mark.parametrize("options", CONFIGURATIONS, ids=NAMES)
def test_prices_come_from_the_things_that_are_said_to_change_them(options: dict[str, str]) -> None:
    for game, _ in looked_at(options):
        record = plain(game.state)
        if game.phase in ("card", "seventh", "free", "dig"):
            for city in range(city_count(record)):
                things = [thing for _, thing in price_things(record, city).values()]
                assert prices_with(record, things) == record["price"][city]


def test_tiles_cards_and_tokens_that_change_a_price_are_named() -> None:
    found = {
        (change["by"].split(".")[0], change["text"]["key"])
        for options in CONFIGURATIONS
        for game, seat in looked_at(options)
        for card in game.view(seat).prices()
        for use in card["uses"]
        for change in use["changed"]
    }
    assert {("tile", "changed-more"), ("tile", "changed-less"), ("chain", "changed-possible")} <= found
    assert any(key == "changed-less" and by not in ("tile", "chain", "olympia", "token") for by, key in found)
