"""Doors into the rules that only explanations, prices and clients go through."""

from typing import Any

from ziggurat import Wonders
from ziggurat.games.wonders.action_space import BOARD
from ziggurat.games.wonders.figures import may_be_in_hands, payments_of
from ziggurat.games.wonders.tests.positions import city, position, reveal
from ziggurat.kernel.records import plain


def in_turn(turn: int, **options: str) -> Wonders:
    """A game in the first Age in which everybody has sold a card each turn."""
    game = Wonders(3, tower="no", projects="no", **options)
    while game.turn < turn:
        for seat in game.to_act:
            game.play(next(action for action in game.legal_for(seat) if str(action).startswith("sell")), seat)
    return game


def test_a_card_sold_from_a_hand_that_was_seen_before_may_still_be_there() -> None:
    """The second packet comes back to nobody within three turns, but whoever passed it on knows what was in it."""
    game = in_turn(3)
    seen = may_be_in_hands(plain(game.view(0).state), 0)
    assert len(seen) == 6
    assert any(seen)
    assert not all(seen)


def test_what_is_no_card_costs_nothing() -> None:
    game = Wonders(1, wonders="chosen")
    seat = game.to_act[0]
    action = game.legal_for(seat).numbers()[0]
    assert action >= BOARD
    assert payments_of(plain(game.state), seat, [action]) == [[0, 0, 0, 0]]


def test_a_tile_changes_prices_and_the_position_of_a_view_is_read_back() -> None:
    game = position(city(), age=2, tower=[1, 9, 12])
    view = game.view(0)
    assert view.prices()
    again = Wonders.from_position(view.position(), seed=1)
    assert again.view(0).legal.numbers() == view.legal.numbers()


def payments_for(game: Wonders, card: str, use: str) -> dict[str, list[str]]:
    """What a use of a card costs, by its notation, and what has changed that."""
    uses: list[dict[str, Any]] = next(each["uses"] for each in game.view(0).prices() if each["card"] == card)
    payments = next(each["payments"] for each in uses if each["use"] == use)
    return {each["notation"]: [change["by"] for change in each["changed"]] for each in payments}


def test_a_tile_changes_the_price_of_a_seventh_card_and_of_joining_while_digging() -> None:
    game = position(city("babylon B", stages=2, coins=9), age=1, turn=6, hands=["altar baths"], tower=[12])
    reveal(game, "sell:altar")
    assert payments_for(game, "baths", "build") == {"build:baths<3": ["tile.12"]}
    own, beside = city("halicarnassus B", "foundry", coins=9), [city("giza"), city("ephesus")]
    game = position(own, *beside, age=2, turn=3, hands=["school"], discards="altar", project="obelisk", tower=[10])
    reveal(game, "stage:school")
    assert payments_for(game, "altar", "dig+join") == {"dig:altar>3+join": ["tile.10", "obelisk"]}
