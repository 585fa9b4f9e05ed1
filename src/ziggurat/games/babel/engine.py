"""The contents page of Babel: what happens when, and in which chapter it stands."""

import numpy as np

from ziggurat.games.babel.abilities import discard_halved, use_ability
from ziggurat.games.babel.action_space import (
    ABILITIES,
    ABILITY,
    BUILD,
    DISCARD,
    MIGRATE,
    SETTLE,
    TRAVEL,
    migration_source,
    migration_target,
)
from ziggurat.games.babel.actions import build, migrate, settle, travel
from ziggurat.games.babel.ending import score, value
from ziggurat.games.babel.legality import legal
from ziggurat.games.babel.offered import offer
from ziggurat.games.babel.setup import deal
from ziggurat.games.babel.shown import show
from ziggurat.games.babel.state import RUNNING, STATE
from ziggurat.games.babel.tactics import appraise, weigh
from ziggurat.games.babel.tactics_order import prefer
from ziggurat.games.babel.told import tell
from ziggurat.games.babel.turn import end_turn
from ziggurat.games.babel.view import blank, redeal
from ziggurat.kernel.jit import rule
from ziggurat.kernel.verbs import implement


@rule
def to_act(game: np.record) -> int:
    """B10, B37 One seat decides: the active one, or the other while it owes discards. A bit mask; 0 when over."""
    if game.ending != RUNNING:
        return 0
    return 1 << decider(game)


@rule
def decider(game: np.record) -> int:
    """B37 The seat that decides in a running game."""
    return 1 - int(game.active) if game.owed > 0 else int(game.active)


@rule
def play(game: np.record, seat: int, action: int) -> None:
    """B10 Play one legal action."""
    note_for_undo(game, seat, action)
    if action < TRAVEL:
        end_turn(game, seat)
    elif action < SETTLE:
        travel(game, seat, action - TRAVEL)
    elif action < BUILD:
        settle(game, seat, action - SETTLE)
    elif action < MIGRATE:
        build(game, seat, action - BUILD)
    elif action < DISCARD:
        migrate(game, seat, migration_source(action), migration_target(action))
    elif action < ABILITY:
        discard_halved(game, seat, action - DISCARD)
    else:
        use_ability(game, seat, (action - ABILITY) % ABILITIES, (action - ABILITY) // ABILITIES)


@rule
def note_for_undo(game: np.record, seat: int, action: int) -> None:
    """B10 Actions may be taken back until somebody else acts; the end of a turn turns cards over and stands."""
    if game.undo_seat != seat:
        game.undoable = 0
    game.undo_seat = seat
    game.undoable = 0 if action < TRAVEL else game.undoable + 1


implement(
    STATE,
    deal=deal, to_act=to_act, legal=legal, play=play, blank=blank, redeal=redeal, score=score, points=value,
    appraise=appraise, weigh=weigh, prefer=prefer, show=show, offer=offer, tell=tell,
)  # fmt: skip
