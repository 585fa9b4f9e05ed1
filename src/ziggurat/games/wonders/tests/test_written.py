"""Positions of every moment are read as they are written, and worlds can be dealt for whoever looks at them."""

from typing import Any

import pytest

from ziggurat import PositionError, Wonders
from ziggurat.games.wonders.tests.positions import (
    city,
    hand,
    moment,
    offered,
    position,
    refusal,
    reveal,
)


def at_board() -> Wonders:
    game = Wonders(5, wonders="chosen", sides="chosen")
    game.play("board:giza")
    return game


def at_side() -> Wonders:
    game = Wonders(5, sides="chosen")
    game.play("side:B", 1)
    return game


def at_tile() -> Wonders:
    game = Wonders(5)
    game.play(offered(game, 1)[2], 1)
    return game


def at_card() -> Wonders:
    game = position(city("giza", coins=9), city("babylon"), age=1, hands=["guard_tower"])
    game.play("build:guard_tower<2", 0)
    return game


def at_free() -> Wonders:
    game = position(players=2)
    for seat in (0, 1):
        game.play(offered(game, seat)[0], seat)
    return game


def at_seventh() -> Wonders:
    return reveal(position(city("babylon B", stages=2), turn=6))


def at_dig() -> Wonders:
    return reveal(position(city("halicarnassus B", "foundry"), hands=["temple"]), "stage:temple")


def at_loss() -> Wonders:
    parts = [city("giza", "altar temple"), city("rhodes", "theater palace")]
    game = reveal(position(*parts, age=3, turn=6, project="archives", tokens=1))
    game.play("lose:theater", 1)
    return game


def at_copy() -> Wonders:
    return reveal(position(city("olympia B", stages=3), city("giza", "spies_guild"), age=3, turn=6))


def at_over() -> Wonders:
    return reveal(position(age=3, turn=6))


MOMENTS = {
    "board": at_board, "side": at_side, "tile": at_tile, "card": at_card, "free": at_free, "seventh": at_seventh,
    "dig": at_dig, "loss": at_loss, "copy": at_copy, "over": at_over,
}  # fmt: skip


@pytest.mark.parametrize("asked", MOMENTS)
def test_every_moment_is_read_as_it_is_written(asked: str) -> None:
    game = MOMENTS[asked]()
    assert moment(game).endswith(asked)
    again = Wonders.from_position(game.position())
    assert again.position() == game.position()
    assert again.to_act == game.to_act
    for seat in game.seats:
        assert offered(again, seat) == offered(game, seat)
        assert again.score_sheet() == game.score_sheet()


@pytest.mark.parametrize("asked", MOMENTS)
def test_worlds_can_be_dealt_at_every_moment(asked: str) -> None:
    game = MOMENTS[asked]()
    for seat in game.seats:
        for seed in range(3):
            other = game.redealt(seat, seed=seed)
            assert bytes(other.view(seat)) == bytes(game.view(seat))


def test_others_may_have_chosen_any_use_of_a_card() -> None:
    """Seat 1 has chosen; what, seat 0 guesses: among others a chain, a stage, a sale."""
    parts = [city("rhodes"), city("giza", "baths altar theater scriptorium quarry"), city("alexandria")]
    game = position(*parts, hands=["", "aqueduct temple statue courthouse"])
    game.play("chain:temple", 1)
    guesses = set()
    for seed in range(24):
        other = game.redealt(0, seed=seed)
        guesses.add(str(other.action(int(other.state[0]["choice"][1]), 1)).split(":")[0])
    assert guesses == {"build", "chain", "stage", "sell"}


@pytest.mark.parametrize(
    "tokens",
    [{"one": 2}, {"one": 1, "three": 1}, {"one": 1, "five": 1}, {"three": 2}, {"three": 1, "five": 1}, {"five": 2}],
)
def test_others_may_have_chosen_tokens_to_lose(tokens: dict[str, Any]) -> None:
    parts = [city("giza", one=2), city("rhodes", **tokens)]
    game = reveal(position(*parts, age=3, turn=6, project="triumphal_arches", tokens=1))
    (only,) = offered(game, 1)
    game.play(only, 1)
    other = game.redealt(0, seed=1)
    assert str(other.action(int(other.state[0]["choice"][1]), 1)) == only


def test_a_position_in_which_nobody_is_left_to_choose_a_board_is_refused() -> None:
    fields = Wonders(5, wonders="chosen").position().split()
    names = ["giza", "rhodes", "ephesus"]
    fields[4] = "/".join(f"{name}:A:3:0:-:-" for name in names)
    fields[13] = ",".join("-" if name in names else name for name in fields[13].split(","))
    with pytest.raises(PositionError, match="something to decide"):
        Wonders.from_position(" ".join(fields))


@pytest.mark.rule("W1.5")
def test_a_board_that_is_taken_cannot_be_chosen() -> None:
    assert refusal(at_board(), "board:giza", 1) == {"BOARD_TAKEN"}


@pytest.mark.rule("T11")
def test_only_a_tile_before_the_seat_can_be_kept() -> None:
    game = at_tile()
    other = next(tile for tile in range(1, 25) if f"keep:{tile}" not in offered(game, 0))
    assert refusal(game, f"keep:{other}") == {"TILE_NOT_BEFORE"}


@pytest.mark.rule("W9.1", "R-W16")
def test_two_players_have_no_equal_cards() -> None:
    """As with three players, every kind of card is there once."""
    for age in (1, 2, 3):
        game = position(players=2, age=age, turn=1)
        cards = hand(game, 0) + hand(game, 1)
        assert len(set(cards)) == len(cards)
