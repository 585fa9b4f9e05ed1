"""Plays 7 Wonders in the compiled engine and in the naive one, side by side."""

import random
import re
from collections import Counter
from typing import Any

from tests.support.chacha import SlowGenerator
from tests.support.wonders import Fast, first_dispute_at
from ziggurat.games.wonders import state
from ziggurat.games.wonders.action_space import FORMS
from ziggurat.games.wonders.arrays import CARDS, MATERIAL
from ziggurat.games.wonders.limits import BITS
from ziggurat.games.wonders.position import board_id
from ziggurat.kernel.rng import key_from_seed
from ziggurat.reference import wonders as naive

PARTS = ("military", "coins", "wonder", "blue", "yellow", "guilds", "science", "tower", "projects")
PHASES = {
    state.ASK_BOARD: "boards", state.ASK_SIDE: "sides", state.ASK_TILE: "draft", state.ASK_CARD: "turn",
    state.ASK_SEVENTH: "seventh", state.ASK_FREE_CITY: "free", state.ASK_DIG: "dig", state.ASK_LOSS: "lose",
    state.ASK_COPY: "copy", state.OVER: "over",
}  # fmt: skip
TOKENS = {
    "free_builds": naive.FREE_BUILDING,
    "free_stages": naive.FREE_STAGE,
    "any_colours": naive.ANY_COLOUR,
}
IDS = [card.id for card in MATERIAL.cards]
PROJECT_IDS = [project.id for project in MATERIAL.projects]
ABOUT_CARDS = re.compile(
    r"((?:free\.)?(?:build|chain|olympia|token|stage|stagetoken|dig)):([a-z_0-9]+)[<>0-9]*(\+join|\+any|)"
)


class Difference(AssertionError):
    """The engines disagree; the arguments say where."""


# -- what both engines know, in the same words -----------------------------------------------------------------------


def names(kinds: list[int]) -> list[str]:
    return sorted(IDS[kind] for kind in kinds)


def snapshot(fast: Fast) -> dict[str, Any]:
    """All that the naive engine knows, read off a record."""
    game = {name: value.tolist() for name, value in fast.fields().items()}
    players = game["players"]
    packets = [game["hand"][p][: game["hand_size"][p]] for p in range(players)]
    down = list(zip(game["down"], game["down_at"], strict=True))[: game["down_size"]]
    cities = 3 if players == 2 else players
    return {
        "phase": PHASES[game["phase"]],
        "age": game["age"],
        "turn": game["turn"] if game["age"] else 0,
        "cities": [city_of(game, city) for city in range(cities)],
        "hands": sorted(names(packet) for packet in packets),
        "pile": [IDS[kind] for kind in game["pile"][: game["pile_size"]]],
        "discard": names([kind for kind, at in down if at == state.DISCARDED]),
        "markers": [names([kind for kind, at in down if at == city]) for city in range(cities)],
        "tower": game["tower"][: game["placed"]],
        "face_down": game["face_down"],
        "draft": sorted(sorted(tile for tile in packet if tile) for packet in game["draft"][:players]),
        "project": PROJECT_IDS[game["project"][game["age"] - 1]] if is_running(game) else "",
        "tokens": game["tokens"],
        "joins": game["joins"][:players],
        "joined": [seat for seat in range(players) if game["joined"] >> seat & 1 and is_running(game)],
        "guilds": names([kind for kind in range(CARDS) if is_guild_to_come(game, kind)]),
    }


def is_running(game: dict[str, Any]) -> bool:
    """Whether a project lies there that has not been settled."""
    return bool(game["with_projects"]) and game["age"] > 0 and game["phase"] not in (state.OVER, state.ASK_COPY)


def is_guild_to_come(game: dict[str, Any], kind: int) -> bool:
    guilds = [card.id for card in MATERIAL.cards if card.is_drawn]
    return IDS[kind] in guilds and bool(game["guilds"] >> guilds.index(IDS[kind]) & 1)


def city_of(game: dict[str, Any], city: int) -> dict[str, Any]:
    """What stands in a city, and what its seat holds."""
    tiles = game["tiles"][city]
    side = "" if game["board"][city] < 0 or side_is_open(game, city) else "AB"[game["side"][city]]
    found = {
        "board": board_id(game["board"][city]) if game["board"][city] >= 0 else "",
        "side": side,
        "cards": names([kind for kind in range(CARDS) if game["cards"][city][kind // BITS] >> kind % BITS & 1]),
        "victories": sorted(v for v, n in zip((1, 3, 5), game["victories"][city], strict=True) for _ in range(n)),
        "unpaid": (game["unpaid"][city], game["penalties"][city]),
        "start_lost": bool(game["lost_start"] >> city & 1),
        "olympia": bool(game["olympia"][city]),
        "tiles": sorted(tile for tile in tiles if tile > 0),
        "waiting": sorted(-tile for tile in tiles if tile < 0),
        "copied": IDS[game["copied"][city]] if game["copied"][city] >= 0 else "",
    }
    return found | {
        name: game[name][city] for name in ("coins", "stages", "defeats", "shields", "tiles_built", *TOKENS)
    }


def side_is_open(game: dict[str, Any], city: int) -> bool:
    """Whether a seat has still to choose its side; the naive engine gives no sides before all boards are chosen."""
    chosen = game["sides"] == state.SIDES_CHOSEN and city < game["players"]
    return bool(game["phase"] == state.ASK_BOARD or (chosen and game["phase"] == state.ASK_SIDE))


def naive_snapshot(slow: Any) -> dict[str, Any]:
    """The same of the naive engine."""
    hidden, is_over = naive.hidden(slow), slow.phase == "over"
    return {
        "phase": slow.phase,
        "age": slow.age,
        "turn": slow.turn,
        "cities": [naive_city(slow, city) for city in range(len(slow.cities))],
        "hands": sorted(sorted(hand) for hand in hidden["hands"]),
        "pile": list(hidden["pile"]),
        "discard": sorted(hidden["discard"]),
        "markers": [sorted(cards) for cards in hidden["markers"]],
        "tower": tower_of(slow),
        "face_down": hidden["closed_tile"],
        "draft": sorted(sorted(packet) for packet in hidden["passing"]) or [[] for _ in range(slow.players)],
        "project": slow.project,
        "tokens": 0 if is_over else slow.tokens_left,
        "joins": [0] * slow.players if is_over else list(slow.participation),
        "joined": sorted(slow.joined) if slow.project else [],
        "guilds": sorted(guilds_to_come(hidden["to_come"])),
    }


def guilds_to_come(deals: list[dict[str, Any]]) -> list[str]:
    cards = [card for deal in deals for hand in (*deal["hands"], deal["pile"]) for card in hand]
    return [card for card in cards if MATERIAL.cards[IDS.index(card)].is_drawn]


def tower_of(slow: Any) -> list[int]:
    """The tiles placed, in order: they go around the spaces (T17)."""
    spaces = slow.spaces
    placed = sum(len(space) for space in spaces)
    return [spaces[number % len(spaces)][number // len(spaces)] for number in range(placed)]


def naive_city(slow: Any, number: int) -> dict[str, Any]:
    city = slow.cities[number]
    side = city.side if city.side in ("A", "B") else ""
    waiting = sorted(tile for tile in city.built_tiles if tile in slow.waiting)
    found = {
        "board": city.board,
        "side": side,
        "cards": sorted(city.cards),
        "victories": sorted(city.victories),
        "unpaid": (len(city.unpaid), sum(city.unpaid)),
        "start_lost": city.start_lost,
        "olympia": side != "" and naive.can_build_free(slow, number),
        "tiles": sorted(city.tiles),
        "waiting": waiting,
        "copied": city.copied,
        "coins": city.coins,
        "stages": len(city.markers),
        "defeats": city.defeats,
        "shields": naive.shields(city) if side else 0,
        "tiles_built": len(city.built_tiles),
    }
    return found | {name: city.rewards.count(phrase) for name, phrase in TOKENS.items()}


def differing(mine: dict[str, Any], other: dict[str, Any]) -> dict[str, Any]:
    """What differs between two snapshots, cities told apart."""
    found: dict[str, Any] = {name: (mine[name], other[name]) for name in mine if mine[name] != other[name]}
    if "cities" in found:
        found["cities"] = [differing(*both) for both in zip(mine["cities"], other["cities"], strict=True)]
    return found


# -- one game ----------------------------------------------------------------------------------------------------------


class Pair:
    """One game in both engines."""

    def __init__(self, seed: int, options: dict[str, str]) -> None:
        key = key_from_seed(seed)
        self.seed, self.options = seed, options
        self.fast, self.slow = Fast(key, options), naive.deal(options, SlowGenerator(key).word)
        self.log: list[tuple[int, str]] = []

    def differ(self, *what: Any) -> Difference:
        return Difference(self.seed, self.options, self.log, *what)

    def same_state(self) -> None:
        """The same seats are waited for, and all that lies anywhere is the same; so are the points by now."""
        mine, other = snapshot(self.fast), naive_snapshot(self.slow)
        if mine != other:
            raise self.differ(differing(mine, other))
        if self.fast.to_act() != tuple(naive.to_act(self.slow)):
            raise self.differ("to act", self.fast.to_act(), naive.to_act(self.slow))

    def same_points(self) -> None:
        """The same points by category, as if the game ended now."""
        sheets = naive.scores(self.slow)
        for seat, parts in enumerate(self.fast.parts()):
            mine = dict(zip(PARTS, parts, strict=True)) | {"total": sum(parts)}
            if mine != sheets[seat] or self.fast.points()[seat] != sum(parts):
                raise self.differ("points", seat, mine, sheets[seat])

    def same_legal(self, seat: int) -> dict[str, int]:
        """What a seat can choose in both engines; with its obstacles in the fast one."""
        mine, other = self.fast.legal(seat), naive.legal(self.slow, seat)
        if sorted(mine) != sorted(other):
            raise self.differ("legal", seat, sorted(set(mine) - set(other)), sorted(set(other) - set(mine)))
        disputed = first_dispute_at(self.fast.games, 0, seat, self.fast.actions)
        if disputed >= 0:
            raise self.differ("obstacles", seat, disputed, divmod(disputed, FORMS))
        return mine

    def same_price(self, seat: int, text: str, action: int) -> None:
        """What an action costs: coins to the left, to the right and to the bank."""
        mine = self.fast.coins(seat, action)
        if mine != naive_price(self.slow, seat, text):
            raise self.differ("price", seat, text, mine, naive_price(self.slow, seat, text))

    def play(self, seat: int, text: str, action: int) -> None:
        self.log.append((seat, text))
        self.fast.play(seat, action)
        naive.choose(self.slow, seat, text)

    def same_winners(self) -> None:
        coins = [int(n) for n in self.fast.games[0]["coins"][: self.fast.players]]
        ranks = list(zip(self.fast.points(), coins, strict=True))
        best = tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))
        if not naive.is_over(self.slow) or best != tuple(naive.winners(self.slow)):
            raise self.differ("winners", best, naive.winners(self.slow))


def naive_price(slow: Any, seat: int, text: str) -> tuple[int, int, int]:
    """Coins to the left, to the right and to the bank; nothing where an action is about no card that is built."""
    about = ABOUT_CARDS.fullmatch(text)
    if not about:
        return 0, 0, 0
    use, card, joining = about.groups()
    told = naive.prices(slow, seat, card, use + joining)
    offer = next(offer for offer in told["offers"] if offer["text"] == text)
    return offer["left"], offer["right"], sum(told["bank"].values())


def play_side_by_side(seed: int, options: dict[str, str], chance: random.Random, often: float = 0.1) -> Counter[str]:
    """One random game in both engines: after every decision the same state, legal texts, prices and points.

    What a seat can choose does not change before all is revealed, so that between reveals every seat is asked again
    only now and then (`often`), and else the one that has just chosen.
    """
    pair = Pair(seed, options)
    used: Counter[str] = Counter()
    legal: dict[int, dict[str, int]] = {}
    seat = 0
    while True:
        pair.same_state()
        is_new = not int(pair.fast.games[0]["chosen"])
        asked = range(pair.fast.players) if is_new or chance.random() < often else (seat,)
        legal |= {seat: pair.same_legal(seat) for seat in asked}
        if is_new and pair.slow.age:
            pair.same_points()
        awaited = pair.fast.to_act()
        if not awaited:
            break
        seat, text = pick(chance, awaited, legal)
        used[text.split(":")[0] + "".join(part for part in ("+join", "+any") if part in text)] += 1
        pair.same_price(seat, text, legal[seat][text])
        pair.play(seat, text, legal[seat][text])
    pair.same_winners()
    return used


def pick(chance: random.Random, awaited: tuple[int, ...], legal: dict[int, dict[str, int]]) -> tuple[int, str]:
    """Some decision: mostly of a seat that is waited for, now and then of one that changes its mind."""
    able = [seat for seat in legal if legal[seat]]
    seat = chance.choice(able) if chance.random() < 0.05 else chance.choice(awaited)
    texts = list(legal[seat])
    building = [text for text in texts if not text.split(":")[0].endswith("sell") and not text.startswith("tile")]
    rare = [text for text in building if "+" in text or "token" in text or "olympia" in text or "stage" in text]
    roll = chance.random()
    if rare and roll < 0.35:
        return seat, chance.choice(rare)
    if building and roll < 0.85:
        return seat, chance.choice(building)
    return seat, chance.choice(texts)
