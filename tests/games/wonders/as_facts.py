"""The loaded material, said again in the form of the facts, so that both can be compared value by value."""

import json
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from ziggurat.games.wonders import effects as e
from ziggurat.games.wonders.material import Card, Cost, Project, Side, Stage, Tile
from ziggurat.games.wonders.tables import material
from ziggurat.games.wonders.vocabulary import CHAIN, COLOURS, WONDER_STAGE

Fact = dict[str, Any]

FOLDER = Path(__file__).parent / "facts"
CARDS = {card.id: card for card in material().cards}


def facts(name: str) -> Any:
    return json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))


def resources(cost: Cost) -> dict[str, int]:
    return dict(Counter(cost.resources))


def thing(word: str) -> str:
    return word.replace(" ", "_")


GIVEN: dict[type[e.Effect], Callable[[Any], Fact]] = {
    e.Points: lambda x: {"type": "vp", "amount": x.points},
    e.Coins: lambda x: {"type": "coins", "amount": x.coins},
    e.Shields: lambda x: {"type": "shields", "amount": x.shields},
    e.Science: lambda x: (
        {"type": "science", "symbol": x.symbols[0]}
        if len(x.symbols) == 1
        else {"type": "science_choice", "symbols": list(x.symbols)}
    ),
    e.Makes: lambda x: {"type": "produce", "options": [list(option) for option in x.options], "tradable": x.is_sold},
    e.PointsForEach: lambda x: {
        "type": "vp_per",
        "amount": x.points,
        "per": [thing(word) for word in x.things],
        "scope": list(x.cities),
    },
    e.CoinsForEach: lambda x: {
        "type": "coins_per",
        "amount": x.coins,
        "per": [thing(word) for word in x.things],
        "scope": list(x.cities),
    },
    e.Price: lambda x: {
        "type": "trade_discount",
        "price": x.coins,
        "resources": list(x.resources),
        "neighbours": list(x.directions),
    },
    e.FreeBuild: lambda x: {"type": f"free_build_per_{x.times}"},
    e.SeventhCard: lambda x: {"type": "play_last_card"},
    e.BuildDiscarded: lambda x: {"type": "build_from_discard"},
    e.CopyGuild: lambda x: {"type": "copy_guild", "from": ["left", "right"]},
}


def given(effects: Sequence[e.Effect]) -> list[Fact]:
    return [GIVEN[type(effect)](effect) for effect in effects]


def card_fact(card: Card) -> Fact:
    return {
        "color": card.colour,
        "age": card.age,
        "cost": {"coins": card.cost.coins, "resources": resources(card.cost)},
        "free_if": list(card.chain_from),
        "unlocks": sorted(card.chain_to),
        "counts": "guild" if card.is_drawn else list(card.copies),
        "effect": given(card.gives),
    }


def stage_fact(stage: Stage) -> Fact:
    assert stage.cost.coins == 0
    return {"cost": resources(stage.cost), "effect": given(stage.gives)}


def start_fact(side: Side) -> str:
    (made,) = side.start
    assert isinstance(made, e.Makes)
    assert made.is_sold
    ((unit,),) = made.options
    return unit


def trigger(what: str, after: str = "") -> dict[str, str]:
    if what in COLOURS:
        return {f"{after}build_card": what}
    return {f"{after}{ {CHAIN: 'build_by_chain', WONDER_STAGE: 'build_wonder_stage'}[what] }": "any"}


def by_age(coins: tuple[int, ...]) -> int | str:
    if coins == (1, 2, 3):
        return "A"
    assert len(set(coins)) == 1
    return coins[0]


def browns(*kinds: str) -> list[str]:
    """Ids of the brown cards of some kinds, kind by kind."""
    brown = [card for card in CARDS.values() if card.colour == "brown"]
    return [card.id for kind in kinds for card in brown for made in card.gives if made_kind(made) == kind]


def made_kind(effect: e.Effect) -> str | None:
    assert isinstance(effect, e.Makes)
    return effect.kind


TILES: dict[type[e.Effect], Callable[[Any], Fact]] = {
    e.Tax: lambda x: {"type": "tax", "trigger": trigger(x[0].build_or_chain), "coins": by_age(x[0].coins_by_age)},
    e.NoResources: lambda x: {"type": "waive_resource_cost", "trigger": trigger(x[0].build)},
    e.Bonus: lambda x: {
        "type": "gain_coins",
        "trigger": trigger(x[0].event, "after_"),
        "coins": by_age(x[0].coins_by_age),
    },
    e.CoinsInstead: lambda x: {
        "type": "replace_resource_cost_with_coins",
        "trigger": trigger(x[0].build),
        "coins_per_resource": x[0].coins,
    },
    e.PriceChange: lambda x: {
        "type": "trade_price",
        "resources": list(x[0].resources),
        "delta": x[0].change,
        "sellers": ["left", "right"],
    },
    e.Makes: lambda x: {
        "type": "free_resource",
        "choose_one_of": [unit for (unit,) in x[0].options],
        "tradable": x[0].is_sold,
    },
    e.MakeNothing: lambda x: {"type": "disable_production", "cards": browns(*(effect.brown_kind for effect in x))},
    e.MakeAnyNumber: lambda x: {"type": "unlimited_production", "cards": browns(x[0].brown_kind)},
    e.TradeCardsDoNothing: lambda x: {
        "type": "disable_cards",
        "cards": [card.id for card in CARDS.values() if card.is_trade],
    },
    e.ChainsFromBeside: lambda x: {"type": "extend_chains", "to_cities": ["left", "right"]},
    e.VictoryTokenBecomes: lambda x: {
        "type": "replace_victory_token",
        "map": {str(effect.value): effect.becomes for effect in x},
    },
    e.DefeatTokenBecomes: lambda x: {"type": "multiply_defeat_tokens", "factor": x[0].number},
}


def tile_fact(tile: Tile) -> Fact:
    (kind,) = {type(effect) for effect in tile.gives}
    assert len(tile.gives) == 1 or kind in (e.MakeNothing, e.VictoryTokenBecomes)
    return {"id": tile.id, "polarity": tile.kind, "effect": TILES[kind](tile.gives)}


PENALTIES: dict[type[e.Effect], Callable[[Any], Fact]] = {
    e.LoseCard: lambda x: {"type": "discard_card", "color": x.colour},
    e.LoseCoins: lambda x: {"type": "lose_all_coins"},
    e.LoseVictoryTokens: lambda x: {"type": "discard_victory_tokens", "count": x.victory_tokens},
    e.LoseStart: lambda x: {"type": "lose_wonder_production"},
}

COUNTED = {"wonder stage": "wonder_stages", "purple": "guilds", "set of science symbols": "science_sets"}

REWARDS: dict[type[e.Effect], Callable[[Any], Fact]] = {
    e.Coins: lambda x: {"type": "coins", "amount": x.coins},
    e.Shields: lambda x: {"type": "shields", "count": x.shields},
    e.VictoryToken: lambda x: {"type": "victory_token", "value": x.value},
    e.FreeBuild: lambda x: {"game": {"type": "free_building"}}[x.times],
    e.FreeStage: lambda x: {"game": {"type": "free_wonder_stage"}}[x.times],
    e.JoinWithAnyColour: lambda x: {"game": {"type": "any_colour_participation"}}[x.times],
    e.PointsForEach: lambda x: {
        "type": COUNTED[x.things[0]],
        "vp_each": x.points,
        "scope": sorted(x.cities, key=["self", "left", "right"].index),
    },
}


def penalty_fact(project: Project) -> Fact:
    (penalty,) = project.failed
    return PENALTIES[type(penalty)](penalty)


def reward_fact(project: Project) -> Fact:
    (reward,) = project.done
    return REWARDS[type(reward)](reward)


def project_fact(project: Project) -> Fact:
    return {
        "age": project.age,
        "color": project.colour,
        "cost": {"coins": project.cost.coins, "resources": list(project.cost.resources)},
        "penalty": penalty_fact(project),
        "reward": reward_fact(project),
    }
