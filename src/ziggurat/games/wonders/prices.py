"""Explained prices: for each card before a seat and each use of it whether it is possible, why not, and all ways to
pay, with the sources used, what is bought from whom, and what has changed the price (NOTATION.md, "As JSON").
"""

from collections import Counter
from collections.abc import Sequence
from itertools import product
from typing import Any, NamedTuple

from ziggurat.games.wonders.action_space import BOARD, FORMS
from ziggurat.games.wonders.arrays import MATERIAL, STAGE_EVENT
from ziggurat.games.wonders.asking import payments_of_action
from ziggurat.games.wonders.changes import Change, change, changes_of, least_prices
from ziggurat.games.wonders.cities import beside, chain_sources, city_sources, next_stage_of, project_of, side_of
from ziggurat.games.wonders.data import text_of
from ziggurat.games.wonders.figures import payments_of
from ziggurat.games.wonders.hand_lines import held, legal_numbers
from ziggurat.games.wonders.limits import FREE_CITY
from ziggurat.games.wonders.notation import USES
from ziggurat.games.wonders.sourcing import LEFT, OWN, RIGHT, Taken, Unit, taken_from, units_of
from ziggurat.games.wonders.state import ASK_CARD, ASK_DIG, ASK_FREE_CITY, ASK_SEVENTH
from ziggurat.games.wonders.things import FOLDER, WORDS
from ziggurat.games.wonders.vocabulary import COLOURS, GOODS, RAW_MATERIALS
from ziggurat.games.wonders.whynot import CODES, obstacles_at, question, reason, reason_phrase
from ziggurat.kernel.records import Games, Plain, plain
from ziggurat.kernel.texts import Phrase, speak

JOIN, ANY = "+join", "+any"


class Use(NamedTuple):
    """A use of a card, in a city."""

    kind: int
    word: str  # as in notation: build, free.stage, tile7
    joining: str  # nothing, +join or +any
    city: int

    @property
    def name(self) -> str:
        """The use by itself: build+join, stage, tile.7."""
        word = self.word.removeprefix("free.")
        return (f"tile.{word.removeprefix('tile')}" if word.startswith("tile") else word) + self.joining

    @property
    def to(self) -> str:
        """The place to which its offers lead."""
        word = self.word.removeprefix("free.")
        if word.startswith("tile"):
            return self.name
        if word == "sell":
            return f"sell.{self.city}" if self.word.startswith("free.") else "sell"
        return f"{word}.{self.city}{self.joining}"

    @property
    def action(self) -> int:
        """Its first action."""
        return FORMS * self.kind + USES[self.word][1 if self.joining else 0]

    @property
    def plain(self) -> "Use":
        """The usual way of doing the same, with which it is compared."""
        word = self.word.removeprefix("free.")
        usual = {"chain": "build", "olympia": "build", "token": "build", "stagetoken": "stage"}.get(word, word)
        return self._replace(word=self.word.replace(word, usual), joining="")


def prices(games: Games, seat: int, language: str = "en") -> list[dict[str, Any]]:
    """Every card before a seat with all its uses, explained; from what the seat may see."""
    game = plain(games)
    cards = list(dict.fromkeys(_cards_before(game, seat)))
    uses = [use for kind in cards for use in uses_of(game, seat, kind)]
    said = zip(uses, _Table(games, seat, language).explained(uses), strict=True) if uses else ()
    by_kind: dict[int, list[dict[str, Any]]] = {kind: [] for kind in cards}
    for use, explained in said:
        by_kind[use.kind].append(explained)
    return [{"card": MATERIAL.cards[kind].id, "uses": uses} for kind, uses in by_kind.items()]


def _cards_before(game: Plain, seat: int) -> list[int]:
    """W2.2, W5.6 The cards from which a seat chooses now."""
    if not game["asked"] >> seat & 1:
        return []
    if game["phase"] == ASK_DIG:
        return [kind for kind, count in enumerate(game["discard"]) if count]
    return held(game, seat) if game["phase"] in (ASK_CARD, ASK_SEVENTH, ASK_FREE_CITY) else []


# -- which uses there are ------------------------------------------------------------------------------------------


def uses_of(game: Plain, seat: int, kind: int) -> list[Use]:
    """W3, T13, P64 The uses of a card that could apply in this game, whether they are possible now or not."""
    if game["phase"] == ASK_DIG:
        return _dig_uses(game, kind)
    if game["phase"] == ASK_FREE_CITY:
        words = ["free.build", *(["free.chain"] if chain_sources(kind) else [])]
        words += ["free.olympia"] if game["olympians"] >> FREE_CITY & 1 else []
        return [Use(kind, word, "", FREE_CITY) for word in (*words, "free.stage", "free.sell")]
    words = ["build", *(["chain"] if chain_sources(kind) else [])]
    words += ["olympia"] if game["olympians"] >> seat & 1 else []
    words += ["token"] if game["free_builds"][seat] else []
    building = [Use(kind, word, joining, seat) for word in words for joining in ("", *_joining(game, seat, kind))]
    others = ["stage", *(["stagetoken"] if game["free_stages"][seat] else []), "sell"]
    others += [f"tile{tile}" for tile in game["tiles"][seat] if game["with_tower"] and tile > 0]
    return building + [Use(kind, word, "", seat) for word in others]


def _dig_uses(game: Plain, kind: int) -> list[Use]:
    """W5.6, W9.12 A card of the discard pile is built, and the project may be joined."""
    city = game["digger"]
    if game["players"] == 2 and city == FREE_CITY:
        return [Use(kind, "free.dig", "", city)]
    return [Use(kind, "dig", joining, city) for joining in ("", *_joining(game, city, kind))]


def _joining(game: Plain, seat: int, kind: int) -> list[str]:
    """P64, P85 Joining the project, by colour or with a token for any."""
    if project_of(game) < 0:
        return []
    fits = MATERIAL.projects[project_of(game)].colour == MATERIAL.cards[kind].colour
    return [ANY if not fits and game["any_colours"][seat] else JOIN]


# -- what they cost ------------------------------------------------------------------------------------------------


class _Table:
    """The table as a seat sees it, for explaining uses of cards."""

    def __init__(self, games: Games, seat: int, language: str) -> None:
        self.games, self.seat, self.language = games, seat, language
        self.game = plain(games)
        self.legal = [action for action in legal_numbers(games, seat) if action < BOARD]
        self.costs = dict(zip(self.legal, payments_of(self.game, seat, self.legal), strict=True))

    def explained(self, uses: list[Use]) -> list[dict[str, Any]]:
        """Some uses, all of one city, explained."""
        changes = changes_of(self.games, self.seat, uses[0].city, [use.action for use in uses])
        return [self._explained(use, found) for use, found in zip(uses, changes, strict=True)]

    def _explained(self, use: Use, changes: list[Change]) -> dict[str, Any]:
        actions, why = self._actions(use), []
        if not actions:
            why = self._why(use)
        is_about_prices = all(each["code"].startswith(_ABOUT_PRICES) for each in why)
        changed = [self._change(each) for each in (*changes, *self._by_use(use))] if is_about_prices else []
        return {
            "use": use.name,
            "to": use.to,
            "possible": bool(actions),
            "why": why,
            "payments": [self._payment(use, action, changed) for action in actions],
            "changed": changed,
        }

    def _actions(self, use: Use) -> list[int]:
        """The legal actions of a use: one for each way to pay."""
        alone, joining, payments, join_payments = USES[use.word]
        first, count = (joining, join_payments) if use.joining else (alone, payments)
        start = FORMS * use.kind + first
        return [action for action in self.legal if start <= action < start + count]

    def _change(self, found: Change) -> dict[str, Any]:
        said = speak(FOLDER, WORDS, self.language, found.said)
        return {"by": found.by, "text": found.said.data(), "said": said}

    def _by_use(self, use: Use) -> list[Change]:
        """How the use itself changes the price: a chain, a power or a token against the usual cost, joining on top."""
        alone = use._replace(joining="")
        usual, price, joined = least_prices(self.games, self.seat, [use.plain.action, alone.action, use.action])
        word = use.word.removeprefix("free.")
        names = {"chain": "by-chain", "olympia": "by-olympia", "token": "by-token", "stagetoken": "by-stagetoken"}
        said = change(Phrase(names[word], {}), usual, price) if word in names else None
        found = [Change(word, said)] if said else []
        if use.joining:
            project = MATERIAL.projects[project_of(self.game)].id
            more = change(Phrase("by-project", {"project": project}), price, joined)
            found += [Change(project, more)] if more else []
        return found

    def _why(self, use: Use) -> list[dict[str, Any]]:
        """Why a use is not possible, asked of its cheapest payment."""
        ways = [sum(way) for way in payments_of_action(self.game, self.seat, use.action)]
        action = use.action + (ways.index(min(ways)) if ways and use.word in _PAID else 0)
        found, asked = int(obstacles_at(self.games, 0, self.seat, action)), question(self.game, self.seat, action)
        reasons = [reason(asked, bit, self.language) for bit in CODES if found & bit]
        return [
            {
                "code": each.code,
                "rule": each.rule,
                "text": reason_phrase(each.code, each.needs, each.has, dict(each.details)).data(),
                "said": each.sentence,
            }
            for each in reasons
        ]

    def _payment(self, use: Use, action: int, changed: list[dict[str, Any]]) -> dict[str, Any]:
        """One way to pay, with its sources."""
        left, right, bank, joining = self.costs[action]
        taken = self.taken(use, left, right)
        return {
            "action": action,
            "notation": text_of(use.kind, action % FORMS, left, right, joining),
            "left": left,
            "right": right,
            "bank": bank,
            "own": [{"source": each.unit.source, "makes": each.resource} for each in taken if each.unit.gate == OWN],
            "bought": {"left": self._bought(use, taken, LEFT), "right": self._bought(use, taken, RIGHT)},
            "changed": changed,
        }

    def _bought(self, use: Use, taken: list[Taken], gate: int) -> list[dict[str, Any]]:
        """What is bought from one neighbour, resource by resource."""
        counts = Counter(each.resource for each in taken if each.unit.gate == gate)
        return [
            {"resource": resource, "count": count, "coins": count * self._unit_price(use.city, gate, resource)}
            for resource, count in counts.items()
        ]

    def _unit_price(self, city: int, gate: int, resource: str) -> int:
        """W4.7 What a unit costs from a neighbour."""
        price: int = self.game["price"][city][2 * (gate == RIGHT) + (resource in GOODS)]
        return price

    def taken(self, use: Use, left: int, right: int) -> list[Taken]:
        """W4.3 to W4.9 From where each unit comes that a use needs, so that exactly these coins are paid."""
        need = resources_of(self.game, use)
        if not need:
            return []
        if self.game["phase"] == ASK_DIG and self.game["has_paid"]:
            return self._taken_beside_stage(use, need, left, right)
        classes = [[unit for unit in need if unit in family] for family in (RAW_MATERIALS, GOODS)]
        units = self._units(use.city, len(need))
        missing = [len(each) - len(taken_from(each, units, (len(each), 0, 0))) for each in classes]
        for raw, goods in product(range(missing[0] + 1), range(missing[1] + 1)):
            if self._coins(use.city, raw, goods, missing) == (left, right):
                found = [
                    each
                    for some, count, all_missing in zip(classes, (raw, goods), missing, strict=True)
                    for each in taken_from(some, units, (len(some), count, all_missing - count))
                ]
                if len(found) == len(need):
                    return found
        raise ValueError("no way to pay this")

    def _taken_beside_stage(self, use: Use, need: list[str], left: int, right: int) -> list[Taken]:
        """R-P1, R-W1 The same while one digs: stage and joining are paid together, each source serving once."""
        stage = side_of(self.game, use.city).stages[self.game["stages"][use.city] - 1].cost.resources
        units = self._units(use.city, len(need) + len(stage))
        bought, found = self.game["bought"], []
        for family, at in ((RAW_MATERIALS, 0), (GOODS, 2)):
            paid, more = ([unit for unit in some if unit in family] for some in (stage, need))
            if more:
                sides = (int(left > 0), int(right > 0)) if left or right else self._free_sides(use.city, at // 2)
                found += _beside(paid, more, units, bought[at : at + 2], sides)
        if len(found) < len(need):
            raise ValueError("no way to pay this")
        return found

    def _free_sides(self, city: int, which: int) -> tuple[int, int]:
        """T30 From which sides a unit of a class can come that costs nothing, besides the own city."""
        return int(self.game["price"][city][which] == 0), int(self.game["price"][city][2 + which] == 0)

    def _units(self, city: int, most: int) -> list[Unit]:
        """The units that the city and its neighbours can make for it."""
        left, right = beside(self.game, city)
        fresh = {kind - 1 for row in self.game["fresh"] for kind in row} if self.game["phase"] == ASK_DIG else set()
        own = units_of(city_sources(self.game, city), OWN, most)
        return own + [
            unit
            for other, gate in ((left, LEFT), (right, RIGHT))
            for unit in units_of([each for each in city_sources(self.game, other, fresh) if each.is_sold], gate, most)
        ]

    def _coins(self, city: int, raw: int, goods: int, missing: Sequence[int]) -> tuple[int, int]:
        """W4.7 What it costs to buy so many raw materials and goods from the left, and the rest from the right."""
        left_raw, left_goods, right_raw, right_goods = self.game["price"][city]
        to_right = (missing[0] - raw) * right_raw + (missing[1] - goods) * right_goods
        return raw * left_raw + goods * left_goods, to_right


def _beside(
    paid: list[str], more: list[str], units: list[Unit], bought: Sequence[int], sides: tuple[int, int]
) -> list[Taken]:
    """Units for joining beside those that a stage has taken: from the own city if that does, else from a side."""
    for left, right in ((0, 0), (sides[0], 0), (0, sides[1])):
        own = len(paid) + len(more) - sum(bought) - left - right
        all_taken = taken_from([*paid, *more], units, (own, bought[0] + left, bought[1] + right))
        gate = LEFT if left else RIGHT if right else OWN
        found = [each for each in all_taken if each.resource in more and each.unit.gate == gate]
        if len(all_taken) == len(paid) + len(more) and len(found) >= len(more):
            return found[: len(more)]
    return []


_ABOUT_PRICES = ("too-few-coins", "not-for-sale")  # how the codes of reasons begin
_PAID = ("build", "stage", "chain", "olympia", "token", "dig", "free.build", "free.stage")


def resources_of(game: Plain, use: Use) -> list[str]:
    """W4.1, T22, T37, P64 The resources that a use needs, unit by unit."""
    word = use.word.removeprefix("free.")
    need: list[str] = []
    card = MATERIAL.cards[use.kind]
    colour = COLOURS.index(card.colour)
    if word == "build" and not game["waived"][colour] and not game["instead"][colour]:
        need += card.cost.resources
    stage = next_stage_of(game, use.city) if word == "stage" else None
    if stage and not game["waived"][STAGE_EVENT]:
        need += stage.cost.resources
    return [*need, *MATERIAL.projects[project_of(game)].cost.resources] if use.joining else need
