"""Plays 7 Wonders in the compiled engine and in the naive one, side by side."""

import copy
import random
from collections import Counter
from typing import Any

import numpy as np
import numpy.typing as npt

from tests.support.chacha import SlowGenerator
from ziggurat.games.wonders import engine, legality, notation, possible, scoring, setup, view
from ziggurat.games.wonders.action_space import ACTIONS, FORMS
from ziggurat.games.wonders.options import OPTIONS, set_option
from ziggurat.games.wonders.state import STATE
from ziggurat.kernel import records
from ziggurat.kernel.jit import short_entry
from ziggurat.kernel.records import Games
from ziggurat.kernel.rng import key_from_seed, key_words, set_key
from ziggurat.reference import wonders as naive

PARTS = ("military", "coins", "wonder", "blue", "yellow", "guilds", "science", "tower", "projects")
Actions = npt.NDArray[np.int16]


@short_entry
def deal_at(games: Games, index: int, key: npt.NDArray[np.uint32]) -> None:
    set_key(games[index].rng, key)
    setup.deal(games[index])


@short_entry
def to_act_at(games: Games, index: int) -> int:
    return engine.to_act(games[index])


@short_entry
def legal_at(games: Games, index: int, seat: int, actions: Actions) -> int:
    return legality.legal(games[index], seat, actions)


@short_entry
def play_at(games: Games, index: int, seat: int, action: int) -> None:
    engine.play(games[index], seat, action)


@short_entry
def blank_at(games: Games, index: int, seat: int) -> None:
    view.blank(games[index], seat)


@short_entry
def redeal_at(games: Games, index: int, seat: int, key: npt.NDArray[np.uint32]) -> None:
    view.redeal(games[index], seat, key)


@short_entry
def first_dispute_at(games: Games, index: int, seat: int, actions: Actions) -> int:
    """The first action on which the list of legal actions and the obstacles disagree; -1 for none."""
    count, place = legality.legal(games[index], seat, actions), 0
    for action in range(ACTIONS):
        is_listed = place < count and actions[place] == action
        place += 1 if is_listed else 0
        if is_listed != (possible.obstacles(games[index], seat, action) == 0):
            return action
    return -1


@short_entry
def points_at(games: Games, index: int, seat: int) -> int:
    return scoring.points(games[index], seat)


@short_entry
def parts_at(games: Games, index: int, seat: int, out: npt.NDArray[np.int64]) -> None:
    game = games[index]
    out[0] = scoring.military_points(game, seat)
    out[1] = scoring.treasury_points(game, seat)
    out[2] = scoring.wonder_points(game, seat)
    out[3] = scoring.card_points(game, seat, 2)
    out[4] = scoring.card_points(game, seat, 3)
    out[5] = scoring.guild_points(game, seat)
    out[6] = scoring.science_points(game, seat)
    out[7] = scoring.tower_points(game, seat)
    out[8] = scoring.project_points(game, seat)


class Fast:
    """The compiled engine, spoken to in texts."""

    def __init__(self, key: str, options: dict[str, str]) -> None:
        self.games = records.new(STATE)
        for name, value in options.items():
            set_option(self.games, name, OPTIONS[name].index(value))
        self.players = int(options["players"])
        self.actions = np.zeros(ACTIONS, dtype=np.int16)
        self.out = np.zeros(9, dtype=np.int64)
        deal_at(self.games, 0, key_words(key))

    def around(self, games: Games) -> "Fast":
        """The same table around another record."""
        other = copy.copy(self)
        other.games = games
        return other

    def to_act(self) -> tuple[int, ...]:
        mask = to_act_at(self.games, 0)
        return tuple(seat for seat in range(8) if mask >> seat & 1)

    def numbers(self, seat: int) -> list[int]:
        count = legal_at(self.games, 0, seat, self.actions)
        numbers: list[int] = self.actions[:count].tolist()
        return numbers

    def legal(self, seat: int) -> dict[str, int]:
        numbers = self.numbers(seat)
        assert numbers == sorted(set(numbers)), numbers
        texts = {self.text(seat, number): number for number in numbers}
        assert len(texts) == len(numbers), (texts, numbers)
        return texts

    def text(self, seat: int, action: int) -> str:
        text = notation.said_here(self.games, seat, action)
        assert notation.read_here(self.games, seat, text) == action, text
        return text

    def play(self, seat: int, action: int) -> None:
        play_at(self.games, 0, seat, action)

    def points(self) -> list[int]:
        return [points_at(self.games, 0, seat) for seat in range(self.players)]

    def parts(self) -> list[list[int]]:
        found = []
        for seat in range(self.players):
            parts_at(self.games, 0, seat, self.out)
            found.append(self.out.tolist())
        return found


class Difference(Exception):
    """The engines disagree; the arguments say where."""


def random_options(chance: random.Random) -> dict[str, str]:
    return {name: chance.choice(values) for name, values in OPTIONS.items()}


def play_side_by_side(seed: int, options: dict[str, str], chance: random.Random) -> Counter[str]:
    """One random game in both engines: the same legal texts for every seat after every decision, the same scores."""
    key = key_from_seed(seed)
    fast, slow = Fast(key, options), naive.deal(options, SlowGenerator(key).word)
    used: Counter[str] = Counter()
    log: list[tuple[int, str]] = []
    legal: dict[int, dict[str, int]] = {}
    while True:
        awaited = fast.to_act()
        if awaited != tuple(naive.to_act(slow)):
            raise Difference(seed, options, log, "to act", awaited, naive.to_act(slow))
        is_new = not int(fast.games[0]["chosen"])
        if is_new or chance.random() < 0.1:
            legal = {seat: same_legal(fast, slow, seat, (seed, options, log)) for seat in range(fast.players)}
        if not awaited:
            break
        seat, text = pick(chance, awaited, legal, fast.players)
        used[text.split(":")[0] + "".join(part for part in ("+join", "+any") if part in text)] += 1
        log.append((seat, text))
        fast.play(seat, legal[seat][text])
        naive.choose(slow, seat, text)
    finish(fast, slow, (seed, options, log))
    return used


def same_legal(fast: Fast, slow: Any, seat: int, where: tuple[Any, ...]) -> dict[str, int]:
    """What a seat can choose in both engines; with its obstacles in the fast one."""
    mine, other = fast.legal(seat), naive.legal(slow, seat)
    if sorted(mine) != sorted(other):
        only = (sorted(set(mine) - set(other)), sorted(set(other) - set(mine)))
        raise Difference(*where, "legal", seat, only)
    disputed = first_dispute_at(fast.games, 0, seat, fast.actions)
    if disputed >= 0:
        raise Difference(*where, "obstacles", seat, disputed, divmod(disputed, FORMS))
    return mine


def pick(
    chance: random.Random, awaited: tuple[int, ...], legal: dict[int, dict[str, int]], players: int
) -> tuple[int, str]:
    """Some decision: mostly of a seat that is waited for, now and then of one that changes its mind."""
    able = [seat for seat in range(players) if legal[seat]]
    seat = chance.choice(able) if chance.random() < 0.05 else chance.choice(awaited)
    texts = list(legal[seat])
    building = [text for text in texts if not text.split(":")[0].endswith(("sell",)) and not text.startswith("tile")]
    rare = [text for text in building if "+" in text or "token" in text or "olympia" in text or "stage" in text]
    roll = chance.random()
    if rare and roll < 0.35:
        return seat, chance.choice(rare)
    if building and roll < 0.85:
        return seat, chance.choice(building)
    return seat, chance.choice(texts)


def finish(fast: Fast, slow: Any, where: tuple[Any, ...]) -> None:
    """Both engines are over, with the same points and the same winners."""
    if not naive.is_over(slow):
        raise Difference(*where, "over")
    sheets = naive.scores(slow)
    for seat, parts in enumerate(fast.parts()):
        mine = dict(zip(PARTS, parts, strict=True)) | {"total": sum(parts)}
        if mine != sheets[seat] or fast.points()[seat] != sum(parts):
            raise Difference(*where, "points", seat, mine, sheets[seat])
    coins = [int(n) for n in fast.games[0]["coins"][: fast.players]]
    ranks = [(points, coins) for points, coins in zip(fast.points(), coins, strict=True)]
    best = tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))
    if best != tuple(naive.winners(slow)):
        raise Difference(*where, "winners", best, naive.winners(slow))
