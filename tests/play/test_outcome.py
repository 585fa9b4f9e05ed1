"""How a match ended: places and points that players know, whatever release has stored it."""

import json
import random

import msgspec
import pytest

from tests.support.wonders_play import CONFIGURATIONS
from ziggurat import Wonders
from ziggurat.play.outcome import Over, by_players, read_over


@pytest.mark.parametrize(
    ("scores", "places", "points", "winners"),
    [
        ([39 * 4096 + 2, 41 * 4096, 40 * 4096 + 9], (3, 1, 2), (39, 41, 40), (1,)),
        ([39 * 4096 + 2, 39 * 4096 + 3, 39 * 4096], (2, 1, 3), (39, 39, 39), (1,)),
        ([39 * 4096 + 2, 39 * 4096 + 2, 12], (1, 1, 3), (39, 39, 0), (0, 1)),
        ([-2 * 4096 + 3, 5, 0], (3, 1, 2), (-2, 0, 0), (1,)),
    ],
)
def test_points_and_places_of_7_wonders_from_stored_scores(
    scores: list[int], places: tuple[int, ...], points: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    stored = {"winners": winners, "code": "points", "rule": "W7.9", "values": {"points": 39}, "scores": scores}
    found = read_over(json.dumps(stored), "wonders", 3)
    assert found == Over(winners, places, "points", "W7.9", {"points": 39}, points)


@pytest.mark.parametrize(
    ("values", "scores", "places", "points", "winners"),
    [
        ({"own": 15, "their": 9, "who": 0}, [1, -1], (1, 2), (15, 9), (0,)),
        ({"own": 15, "their": 9, "who": 1}, [-1, 1], (2, 1), (9, 15), (1,)),
        ({"own": 7, "their": 7}, [0, 0], (1, 1), (7, 7), ()),
    ],
)
def test_points_and_places_of_babel_from_stored_scores(
    values: dict[str, int],
    scores: list[int],
    places: tuple[int, ...],
    points: tuple[int, ...],
    winners: tuple[int, ...],
) -> None:
    stored = {"winners": winners, "code": "yard-value", "rule": "B43", "values": values, "scores": scores}
    found = read_over(json.dumps(stored), "babel", 2)
    assert (found.winners, found.places, found.points) == (winners, places, points)


@pytest.mark.parametrize("options", CONFIGURATIONS[:3], ids=str)
def test_what_earlier_releases_stored_of_a_game_says_what_is_stored_today(options: dict[str, str]) -> None:
    game, chance = Wonders(5, **options), random.Random(5)
    while not game.is_over:
        seat = chance.choice(game.to_act)
        game.push(chance.choice(game.legal_for(seat).numbers()), seat)
    scores = [game.score(seat) for seat in game.seats]
    stored = {"winners": game.winners, "code": "points", "rule": "W7.9", "values": {}, "scores": scores}
    found = read_over(json.dumps(stored), "wonders", len(scores))
    assert (found.winners, found.places) == (game.winners, game.places)
    assert found.points == tuple(game.points(seat) for seat in game.seats)


def test_what_is_stored_today_is_read_as_it_is() -> None:
    for over in (
        Over((1,), (2, 1, 3), "points", "W7.9", {"who": 1}, (39, 41, 12)),
        by_players((2,), 3, "resigned", {"seat": 0}),
        by_players((), 2, "agreed"),
    ):
        assert read_over(msgspec.json.encode(over), "wonders", len(over.places)) == over
