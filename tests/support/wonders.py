"""The compiled engine of 7 Wonders, spoken to directly and in texts."""

import copy
import random
from typing import Any

import numpy as np
import numpy.typing as npt

from ziggurat.games.wonders import building, choosing, legality, notation, payment, possible, scoring
from ziggurat.games.wonders.action_space import ACTIONS, BOARD, form_of, kind_of
from ziggurat.games.wonders.game import RULEBOOK, Wonders
from ziggurat.games.wonders.options import OPTIONS
from ziggurat.kernel.entries import deal_at, legal_at, play_at, to_act_at
from ziggurat.kernel.jit import short_entry
from ziggurat.kernel.records import Games
from ziggurat.kernel.rng import key_words

Actions = npt.NDArray[np.int16]


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
def price_at(games: Games, index: int, seat: int, action: int, out: npt.NDArray[np.int64]) -> None:
    """Coins to the left, to the right and to the bank."""
    game, form = games[index], form_of(action)
    city = choosing.city_asked(game, seat)
    bill = building.bill_of(game, city, kind_of(action), form)
    bought = payment.purchase(game, city, bill[1], bill[2], bill[3])
    out[0], out[1] = payment.payment(game, city, bought, building.payment_of(form))
    out[2] = bill[0]


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
        self.games = Wonders.blank_record(**options)
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

    def fields(self) -> dict[str, npt.NDArray[Any]]:
        """The fields of the record by name."""
        return {name: np.asarray(self.games[0][name]) for name in RULEBOOK.state.names or () if name != "rng"}

    def coins(self, seat: int, action: int) -> tuple[int, int, int]:
        """What an action costs: coins to the left, to the right and to the bank."""
        if action < BOARD:
            price_at(self.games, 0, seat, action, self.out)
        else:
            self.out[:] = 0
        return int(self.out[0]), int(self.out[1]), int(self.out[2])

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


def random_options(chance: random.Random) -> dict[str, str]:
    return {name: chance.choice(values) for name, values in OPTIONS.items()}
