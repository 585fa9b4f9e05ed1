"""What a city makes and sells, source by source, in the words of README.md, as the active tiles leave it."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from ziggurat.games.wonders import effects as e
from ziggurat.games.wonders.arrays import MATERIAL
from ziggurat.games.wonders.vocabulary import say_options


class Source(NamedTuple):
    """Something that makes units: a card by its id, `board`, a stage as `stage.1`, a tile as `tile.9`."""

    source: str
    makes: str  # in the words of README.md
    options: tuple[tuple[str, ...], ...]  # the alternatives, each as its units
    is_endless: bool  # any number of them
    is_sold: bool  # whether neighbours can buy them


def sources_of(
    board: int, side: int, stages: int, lost_start: bool, cards: tuple[int, ...], active: tuple[int, ...]
) -> tuple[list[str], list[str]]:
    """W4.3, W4.6 What a city makes for itself, and what of it neighbours can buy."""
    found = all_sources(board, side, stages, lost_start, cards, active)
    return [source.makes for source in found], [source.makes for source in found if source.is_sold]


@lru_cache(maxsize=4096)
def all_sources(
    board: int, side: int, stages: int, lost_start: bool, cards: tuple[int, ...], active: tuple[int, ...]
) -> tuple[Source, ...]:
    """W4.3, T31 to T36 Every source of a city: start of the board, cards, stages, active tiles."""
    found: list[Source] = []
    wonder = MATERIAL.boards[board].sides[side] if board >= 0 else None
    tiles = [MATERIAL.tiles[tile - 1] for tile in active if tile]
    if wonder and not lost_start:
        found += _sources("board", wonder.start)
    for kind in cards:
        found += _card_sources(kind, [effect for tile in tiles for effect in tile.gives])
    for number, stage in enumerate(wonder.stages[:stages] if wonder else ()):
        found += _sources(f"stage.{number + 1}", stage.gives)
    for tile in tiles:
        found += _sources(f"tile.{tile.number}", tile.gives)
    return tuple(found)


def _sources(source: str, gives: tuple[e.Effect, ...], is_endless: bool = False) -> Iterator[Source]:
    for effect in gives:
        if isinstance(effect, e.Makes):
            units = say_options(effect.options)
            text = f"any number of {units}" if is_endless else units
            yield Source(source, text, effect.options, is_endless, effect.is_sold)


def _card_sources(kind: int, rules: list[e.Effect]) -> Iterator[Source]:
    """T31, T33, T35 A card's sources: none where a tile shuts it, endless where one says so."""
    card = MATERIAL.cards[kind]
    is_shut = card.is_trade and e.TradeCardsDoNothing() in rules
    makes = [effect for effect in card.gives if isinstance(effect, e.Makes)]
    brown = makes[0].kind if makes and card.colour == "brown" else None
    if is_shut or (brown and e.MakeNothing(brown) in rules):
        return iter(())
    return _sources(card.id, card.gives, bool(brown and e.MakeAnyNumber(brown) in rules))
