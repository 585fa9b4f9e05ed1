"""Doors into the rules that only explanations, prices and clients go through."""

from ziggurat import Wonders
from ziggurat.games.wonders.action_space import BOARD
from ziggurat.games.wonders.figures import may_be_in_hands, payments_of
from ziggurat.games.wonders.tests.positions import city, position
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
