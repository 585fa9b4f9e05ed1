"""Whole games by chance: everything is accounted for, a seat's view is the same in all worlds that look alike."""

import random
from collections import Counter

import pytest

from ziggurat import Wonders
from ziggurat.games.wonders.arrays import CARDS, COPIES_IN, IS_GUILD
from ziggurat.games.wonders.position import stands_in
from ziggurat.games.wonders.state import DUG
from ziggurat.games.wonders.tests.positions import moment, offered

TABLES = [
    ("2", {"sides": "chosen", "wonders": "chosen"}),
    ("2", {"sides": "B", "late_tiles": "next_age"}),
    ("3", {"sides": "random"}),
    ("5", {"sides": "chosen"}),
    ("7", {"sides": "B"}),
]


def pick(chance: random.Random, texts: list[str]) -> str:
    """Mostly something that is built, often what is rare."""
    rare = [text for text in texts if "+" in text or text.startswith(("token", "olympia", "stage", "chain", "tile"))]
    building = [text for text in texts if not text.startswith(("sell", "free.sell"))]
    roll = chance.random()
    return chance.choice(rare if rare and roll < 0.4 else building if building and roll < 0.9 else texts)


def all_cards(game: Wonders) -> Counter[int]:
    """Every card, wherever it lies."""
    state = game.state[0]
    size = int(state["down_size"])
    found = Counter(state["down"][:size][state["down_at"][:size] != DUG].tolist())
    for packet in game.seats:
        found += Counter(state["hand"][packet][: state["hand_size"][packet]].tolist())
    found += Counter(state["pile"][: state["pile_size"]].tolist())
    for place in range(max(3, len(game.seats))):
        found += Counter(kind for kind in range(CARDS) if stands_in(state, place, kind))
    return found


def assert_whole(game: Wonders) -> None:
    """No card is lost or made up; nobody owes coins."""
    cities, age = max(3, len(game.seats)), int(game.state[0]["age"])
    assert all_cards(game).total() == 7 * cities * age
    assert all(number <= (1 if IS_GUILD[kind] else COPIES_IN[cities, kind]) for kind, number in all_cards(game).items())
    assert game.state[0]["coins"].min() >= 0


def assert_views_agree(game: Wonders, seat: int, seed: int) -> None:
    """Another world that looks the same to a seat gives it the same view and the same choices."""
    other = game.redealt(seat, seed=seed)
    assert_whole(other)
    assert bytes(other.view(seat)) == bytes(game.view(seat))
    assert other.legal_for(seat).numbers() == game.legal_for(seat).numbers()


@pytest.mark.parametrize(("players", "options"), TABLES)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_game_by_chance(players: str, options: dict[str, str], seed: int) -> None:
    chance = random.Random(f"{players} {options} {seed}")
    game = Wonders(seed, players=players, **options)
    while not game.is_over:
        seat = chance.choice(game.to_act)
        if chance.random() < 0.06 or not moment(game).endswith("card"):
            assert_views_agree(game, chance.choice(game.seats), seed)
        game.play(pick(chance, offered(game, seat)), seat)
    assert_whole(game)
    assert Wonders.from_position(game.position()).position() == game.position()
    assert [game.score(seat) // 4096 for seat in game.seats] == list(game.score_sheet()["total"])
