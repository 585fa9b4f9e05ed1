"""The doors from Python into the verbs. Python holds arrays and names a game by its index: passing a single record
costs Numba some microseconds a call, passing an array and an index a fraction of one.
"""

import numpy as np
import numpy.typing as npt

from ziggurat.kernel import verbs
from ziggurat.kernel.jit import entry, wide
from ziggurat.kernel.records import Games
from ziggurat.kernel.rng import seek, set_key


@entry
def deal_at(games: Games, index: int, key: verbs.Key) -> None:
    """Deal one game from a key."""
    set_key(games[index].rng, key)
    verbs.deal(games[index])


@entry
def to_act_at(games: Games, index: int) -> int:
    """The seats to act, as a bit mask."""
    return verbs.to_act(games[index])


@entry
def legal_at(games: Games, index: int, seat: int, actions: verbs.Actions) -> int:
    """List the legal actions of a seat."""
    return verbs.legal(games[index], seat, actions)


@entry
def play_at(games: Games, index: int, seat: int, action: int) -> None:
    """Play one legal action."""
    verbs.play(games[index], seat, action)


@entry
def replay_at(games: Games, index: int, seats: npt.NDArray[np.int8], actions: verbs.Actions, count: int) -> None:
    """Play the first `count` actions of a game again."""
    for ply in range(count):
        verbs.play(games[index], wide(seats[ply]), wide(actions[ply]))


@entry
def blank_at(games: Games, index: int, seat: int) -> None:
    """Blank what a seat may not know."""
    verbs.blank(games[index], seat)


@entry
def seen_at(games: Games, index: int, seat: int, worlds: Games) -> None:
    """Copy one game to another place and blank there what a seat may not know."""
    worlds[0] = games[index]
    verbs.blank(worlds[0], seat)


@entry
def shown_at(games: Games, index: int, seat: int, worlds: Games, out: verbs.Text) -> int:
    """Write as JSON what lies open on the table (seat -1), or what only a seat may know; return how long it is."""
    worlds[0] = games[index]
    verbs.blank(worlds[0], seat)
    return verbs.show(worlds[0], seat, out)


@entry
def offers_at(games: Games, index: int, seat: int, worlds: Games, actions: verbs.Actions, out: verbs.Text) -> int:
    """Write the legal actions of a seat as JSON, from what the seat may know; return how long it is."""
    worlds[0] = games[index]
    verbs.blank(worlds[0], seat)
    count = verbs.legal(worlds[0], seat, actions)
    return verbs.offer(worlds[0], seat, actions, count, out)


@entry
def undoable_at(games: Games, index: int, seat: int) -> int:
    """How many of its last actions a seat may take back; 0 when the game is over."""
    game = games[index]
    if game.undo_seat != seat or verbs.to_act(game) == 0:
        return 0
    return wide(game.undoable)


@entry
def redeal_at(games: Games, index: int, seat: int, key: verbs.Key) -> None:
    """Deal anew what a seat cannot know."""
    verbs.redeal(games[index], seat, key)


@entry
def score_at(games: Games, index: int, seat: int) -> int:
    """What a finished game is worth to a seat."""
    return verbs.score(games[index], seat)


@entry
def seek_at(games: Games, index: int, drawn: int) -> None:
    """Put a game's generator where `drawn` words have been taken."""
    seek(games[index].rng, drawn)
