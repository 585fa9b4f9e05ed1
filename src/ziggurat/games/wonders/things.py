"""What things give and cost, as phrases: one text for each kind of effect, so that whatever the files say can be said.

`things` is all of it at once, for clients that show cards: by `card.school`, `stage.giza.A.0`, `tile.7` and so on.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Any

from ziggurat.games.wonders import effects as e
from ziggurat.games.wonders.arrays import MATERIAL
from ziggurat.games.wonders.material import Cost
from ziggurat.games.wonders.vocabulary import (
    AGES,
    CHAIN,
    CITIES,
    CLASSES,
    COLOURS,
    DIRECTIONS,
    WONDER_STAGE,
)
from ziggurat.kernel.texts import Phrase

FOLDER = Path(__file__).parent
WORDS = {
    "card": "card", "origin": "card", "origin2": "card", "board": "board", "tile": "tile", "tile2": "tile",
    "project": "project", "symbol": "symbol", "class": "class",
    "resource": "resource", "resource2": "resource", "resource3": "resource", "resource4": "resource",
    "colour": "colour", "colour2": "colour", "colour3": "colour",
}  # fmt: skip
NUMBERS = ("", "", "-two", "-three", "-four")  # how the key of a text ends that names so many words

Values = dict[str, int | str | Phrase]

_CLASS_IDS = {CLASSES["raw materials"]: "raw", CLASSES["goods"]: "goods"}
_PLACES = {CITIES["here"]: "here", CITIES["beside"]: "beside", CITIES["here and beside"]: "around"}
_SIDES = {DIRECTIONS["on the left"]: "left", DIRECTIONS["on the right"]: "right", DIRECTIONS["on both sides"]: "both"}
_COUNTED = {"wonder stage": "stage", "defeat token": "defeat", "set of science symbols": "set"}


def listed(phrases: Sequence[Phrase], key: str = "list") -> Phrase:
    """Several phrases in a row, as one."""
    first, *rest = phrases
    return Phrase(key, {"first": first, "rest": listed(rest, key)}) if rest else first


def words_of(name: str, words: Sequence[str]) -> dict[str, str]:
    """Several words of a family as values: `resource`, `resource2` and so on."""
    return {f"{name}{place or ''}": word for place, word in zip(("", 2, 3, 4), words)}


# -- effects -------------------------------------------------------------------------------------------------------


def effect_phrase(effect: e.Effect, age: int = 0) -> Phrase:
    """An effect as a phrase; in an Age, with the number of coins that it is then."""
    said = _EFFECTS[type(effect)](effect)
    return Phrase(said.key, {**said.values, "coins": age}) if age and said.values.get("coins") == "age" else said


def gifts(effects: Iterable[e.Effect], age: int = 0) -> Phrase:
    """Several effects as one phrase."""
    return listed([effect_phrase(effect, age) for effect in effects])


def _science(effect: e.Science) -> Phrase:
    if len(effect.symbols) == 1:
        return Phrase("effect-science", {"symbol": effect.symbols[0]})
    return Phrase("effect-science-any", {})


def _makes(effect: e.Makes) -> Phrase:
    """Units that are made: some of one resource, or one of several."""
    sold = "yes" if effect.is_sold else "no"
    if len(effect.options) == 1:
        units = effect.options[0]
        return Phrase("effect-makes", {"count": len(units), "resource": units[0], "sold": sold})
    words = [option[0] for option in effect.options]
    return Phrase(f"effect-makes{NUMBERS[len(words)]}", {**words_of("resource", words), "sold": sold})


def _each(kind: str, amount: str) -> Callable[[Any], Phrase]:
    """Points or coins for each of what is counted."""

    def phrase(effect: e.PointsForEach | e.CoinsForEach) -> Phrase:
        values: Values = {amount: getattr(effect, amount), "place": _PLACES[effect.cities]}
        if effect.things[0] in COLOURS:
            return Phrase(
                f"effect-{kind}-each{NUMBERS[len(effect.things)]}", values | words_of("colour", effect.things)
            )
        return Phrase(f"effect-{kind}-each-{_COUNTED[effect.things[0]]}", values)

    return phrase


def _price(effect: e.Price) -> Phrase:
    values: Values = {"class": _CLASS_IDS[effect.resources], "coins": effect.coins, "side": _SIDES[effect.directions]}
    return Phrase("effect-price", values)


def _price_change(effect: e.PriceChange) -> Phrase:
    key = "effect-price-less" if effect.change < 0 else "effect-price-more"
    return Phrase(key, {"class": _CLASS_IDS[effect.resources], "coins": abs(effect.change)})


def _of_build(key: str, what: str, **values: int | str) -> Phrase:
    """An effect on cards of a colour, on stages, or on chains."""
    if what == WONDER_STAGE:
        return Phrase(f"{key}-stage", values)
    return Phrase(f"{key}-chain", values) if what == CHAIN else Phrase(key, {"colour": what, **values})


def _by_age(coins: tuple[int, ...]) -> int | str:
    """An amount that is the same in every Age, or `age` where it is the number of the Age."""
    return "age" if coins == AGES else coins[0]


_EFFECTS: dict[type[e.Effect], Callable[[Any], Phrase]] = {
    e.Points: lambda effect: Phrase("effect-points", {"points": effect.points}),
    e.Coins: lambda effect: Phrase("effect-coins", {"coins": effect.coins}),
    e.Shields: lambda effect: Phrase("effect-shields", {"shields": effect.shields}),
    e.Science: _science,
    e.Makes: _makes,
    e.VictoryToken: lambda effect: Phrase("effect-victory-token", {"value": effect.value}),
    e.PointsForEach: _each("points", "points"),
    e.CoinsForEach: _each("coins", "coins"),
    e.Price: _price,
    e.PriceChange: _price_change,
    e.Tax: lambda effect: _of_build("effect-tax", effect.build_or_chain, coins=_by_age(effect.coins_by_age)),
    e.NoResources: lambda effect: _of_build("effect-no-resources", effect.build),
    e.CoinsInstead: lambda effect: _of_build("effect-coins-instead", effect.build, coins=effect.coins),
    e.Bonus: lambda effect: _of_build("effect-bonus", effect.event, coins=_by_age(effect.coins_by_age)),
    e.ChainsFromBeside: lambda effect: Phrase("effect-chains-beside", {}),
    e.FreeBuild: lambda effect: Phrase("effect-free-build", {"times": effect.times}),
    e.FreeStage: lambda effect: Phrase("effect-free-stage", {"times": effect.times}),
    e.JoinWithAnyColour: lambda effect: Phrase("effect-any-colour", {"times": effect.times}),
    e.BuildDiscarded: lambda effect: Phrase("effect-dig", {}),
    e.SeventhCard: lambda effect: Phrase("effect-seventh", {}),
    e.MakeAnyNumber: lambda effect: Phrase("effect-any-number", {"brown": effect.brown_kind}),
    e.MakeNothing: lambda effect: Phrase("effect-nothing", {"brown": effect.brown_kind}),
    e.TradeCardsDoNothing: lambda effect: Phrase("effect-trade-shut", {}),
    e.VictoryTokenBecomes: lambda effect: Phrase(
        "effect-victory-becomes", {"value": effect.value, "becomes": effect.becomes}
    ),
    e.DefeatTokenBecomes: lambda effect: Phrase("effect-defeat-becomes", {"number": effect.number}),
    e.CopyGuild: lambda effect: Phrase("effect-copy-guild", {}),
    e.LoseCard: lambda effect: Phrase("effect-lose-card", {"colour": effect.colour}),
    e.LoseCoins: lambda effect: Phrase("effect-lose-coins", {}),
    e.LoseVictoryTokens: lambda effect: Phrase("effect-lose-tokens", {"number": effect.victory_tokens}),
    e.LoseStart: lambda effect: Phrase("effect-lose-start", {}),
}

# -- costs ---------------------------------------------------------------------------------------------------------


def units_phrases(units: Sequence[str]) -> list[Phrase]:
    """Units of resources, each resource once with its number."""
    together = groupby(sorted(units, key=list(units).index))
    return [Phrase("cost-units", {"count": len(list(same)), "resource": word}) for word, same in together]


def cost_phrases(cost: Cost) -> list[Phrase]:
    """A cost: its coins, then its resources; a phrase that says so where there is none."""
    coins = [Phrase("cost-coins", {"coins": cost.coins})] if cost.coins else []
    return [*coins, *units_phrases(cost.resources)] or [Phrase("cost-nothing", {})]


def cost_phrase(cost: Cost) -> Phrase:
    """A cost as one phrase."""
    return listed(cost_phrases(cost))


# -- everything in the box -----------------------------------------------------------------------------------------


@cache
def things() -> dict[str, list[Phrase]]:
    """What everything in the box gives and costs; a project by what is `done`, what has `failed`, and its cost."""
    said: dict[str, list[Phrase]] = {}
    for card in MATERIAL.cards:
        said[f"card.{card.id}"] = _all(card.gives)
        said[f"card.{card.id}.cost"] = cost_phrases(card.cost)
    for board in MATERIAL.boards:
        for letter, side in zip("AB", board.sides, strict=True):
            said[f"start.{board.id}.{letter}"] = _all(side.start)
            for place, stage in enumerate(side.stages):
                said[f"stage.{board.id}.{letter}.{place}"] = _all(stage.gives)
                said[f"stage.{board.id}.{letter}.{place}.cost"] = cost_phrases(stage.cost)
    for tile in MATERIAL.tiles:
        said[f"tile.{tile.number}"] = _all(tile.gives)
    for project in MATERIAL.projects:
        said[f"project.{project.id}.done"] = _all(project.done)
        said[f"project.{project.id}.failed"] = _all(project.failed)
        said[f"project.{project.id}.cost"] = cost_phrases(project.cost)
    return said


def _all(effects: Iterable[e.Effect]) -> list[Phrase]:
    return [effect_phrase(effect) for effect in effects]


def things_data() -> dict[str, Any]:
    """`things` as JSON has it."""
    return {name: [phrase.data() for phrase in phrases] for name, phrases in things().items()}
