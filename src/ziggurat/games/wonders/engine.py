"""The contents page of 7 Wonders: what happens when, and in which chapter it stands."""

import numpy as np

from ziggurat.games.wonders.action_space import BOARD, FORMS, form_of, kind_of
from ziggurat.games.wonders.building import bill_of, payment_of
from ziggurat.games.wonders.ending import copy_guilds, end_project
from ziggurat.games.wonders.limits import FREE_CITY
from ziggurat.games.wonders.payment import payment, purchase
from ziggurat.games.wonders.setup import keep_tiles, take_boards, take_sides
from ziggurat.games.wonders.state import (
    ASK_BOARD,
    ASK_CARD,
    ASK_DIG,
    ASK_FREE_CITY,
    ASK_LOSS,
    ASK_SEVENTH,
    ASK_SIDE,
    ASK_TILE,
)
from ziggurat.games.wonders.turn import dig, end_of_own_choices, end_turn, reveal, reveal_seventh
from ziggurat.kernel.jit import rule, wide


@rule
def to_act(game: np.record) -> int:
    """W2.2 The seats that are asked and have not chosen yet, as a bit mask; 0 when the game is over."""
    return int(game.asked) & ~int(game.chosen)


@rule
def play(game: np.record, seat: int, action: int) -> None:
    """W2.2 Choose, or choose again; when the last has chosen, all is revealed and carried out."""
    note_for_undo(game, seat)
    city = wide(game.digger) if game.phase == ASK_DIG else FREE_CITY if game.phase == ASK_FREE_CITY else seat
    game.choice[city] = action
    game.chosen |= 1 << seat
    if action < BOARD:
        note_payment(game, city, action)
    if game.chosen == game.asked:
        game.undoable = 0
        carry_out(game)


@rule
def note_payment(game: np.record, city: int, action: int) -> None:
    """W4.7, W5.1 What a choice takes, by the table as it stands now."""
    form = form_of(action)
    bill = bill_of(game, city, kind_of(action), form)
    bought = purchase(game, city, bill[1], bill[2], bill[3])
    game.pay[city, 0], game.pay[city, 1] = payment(game, city, bought, payment_of(form))
    game.pay[city, 2] = bill[0]


@rule
def note_for_undo(game: np.record, seat: int) -> None:
    """A choice may be taken back until it is carried out, or somebody else has acted."""
    game.undoable = int(game.undoable) + 1 if game.undo_seat == seat else 1
    game.undo_seat = seat


@rule
def carry_out(game: np.record) -> None:
    """W2.2 Everybody has chosen; go on to what is asked next."""
    phase = game.phase
    if phase == ASK_CARD:
        end_of_own_choices(game)
    elif phase == ASK_FREE_CITY:
        reveal(game)
    elif phase == ASK_SEVENTH:
        reveal_seventh(game)
    elif phase == ASK_DIG:
        end_dig(game)
    elif phase == ASK_LOSS:
        end_project(game)
    elif phase == ASK_TILE:
        keep_tiles(game)
    elif phase == ASK_SIDE:
        take_sides(game)
    elif phase == ASK_BOARD:
        take_boards(game)
    else:
        copy_guilds(game)


@rule
def end_dig(game: np.record) -> None:
    """W5.6 What was chosen from the discard pile is built; then the turn ends."""
    action = wide(game.choice[game.digger])
    if action < BOARD:
        dig(game, wide(game.digger), action // FORMS, action % FORMS)
    end_turn(game)
