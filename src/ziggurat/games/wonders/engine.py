"""The contents page of 7 Wonders: what happens when, and in which chapter it stands."""

import numpy as np

from ziggurat.games.wonders.choosing import choose
from ziggurat.games.wonders.deeds import note_deeds
from ziggurat.games.wonders.ending import copy_guilds, end_project
from ziggurat.games.wonders.legality import legal
from ziggurat.games.wonders.possible import fits_question
from ziggurat.games.wonders.scoring import points, score
from ziggurat.games.wonders.setup import deal, keep_tiles, take_boards, take_sides
from ziggurat.games.wonders.state import (
    ASK_BOARD,
    ASK_CARD,
    ASK_DIG,
    ASK_FREE_CITY,
    ASK_LOSS,
    ASK_SEVENTH,
    ASK_SIDE,
    ASK_TILE,
    STATE,
)
from ziggurat.games.wonders.tactics import appraise, prefer, weigh
from ziggurat.games.wonders.turn import end_dig, end_of_own_choices, reveal, reveal_seventh
from ziggurat.games.wonders.view import blank, redeal
from ziggurat.kernel.jit import rule
from ziggurat.kernel.verbs import implement


@rule
def to_act(game: np.record) -> int:
    """W2.2 The seats that are asked and have not chosen yet, as a bit mask; 0 when the game is over."""
    return int(game.asked) & ~int(game.chosen)


@rule
def play(game: np.record, seat: int, action: int) -> None:
    """W2.2 Choose, or choose again; when the last has chosen, all is revealed and carried out.

    What answers another question changes nothing.
    """
    if not (int(game.asked) >> seat) & 1 or not fits_question(game, action):
        return
    choose(game, seat, action)
    if game.chosen == game.asked:
        game.undoable = 0
        note_deeds(game)
        carry_out(game)


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


implement(
    STATE,
    deal=deal, to_act=to_act, legal=legal, play=play, blank=blank, redeal=redeal, score=score, points=points,
    appraise=appraise, weigh=weigh, prefer=prefer,
)  # fmt: skip
