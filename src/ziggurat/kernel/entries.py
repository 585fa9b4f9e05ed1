"""The doors from Python into the verbs. Python holds arrays and names a game by its index: passing a single record
costs Numba some microseconds a call, passing an array and an index a fraction of one. All of them are short.
"""

import numpy as np
import numpy.typing as npt

from ziggurat.kernel import verbs
from ziggurat.kernel.jit import short_entry, wide
from ziggurat.kernel.records import Games
from ziggurat.kernel.rng import seek, set_key

Marks = npt.NDArray[np.int64]


@short_entry
def deal_at(games: Games, index: int, key: verbs.Key) -> None:
    """Deal one game from a key."""
    set_key(games[index].rng, key)
    verbs.deal(games[index])


@short_entry
def to_act_at(games: Games, index: int) -> int:
    """The seats to act, as a bit mask."""
    return verbs.to_act(games[index])


@short_entry
def legal_at(games: Games, index: int, seat: int, actions: verbs.Actions) -> int:
    """List the legal actions of a seat."""
    return verbs.legal(games[index], seat, actions)


@short_entry
def play_at(games: Games, index: int, seat: int, action: int) -> None:
    """Play one legal action."""
    verbs.play(games[index], seat, action)


@short_entry
def replay_at(games: Games, index: int, seats: npt.NDArray[np.int8], actions: verbs.Actions, count: int) -> None:
    """Play the first `count` actions of a game again."""
    for ply in range(count):
        verbs.play(games[index], wide(seats[ply]), wide(actions[ply]))


@short_entry
def blank_at(games: Games, index: int, seat: int) -> None:
    """Blank what a seat may not know."""
    verbs.blank(games[index], seat)


@short_entry
def seen_at(games: Games, index: int, seat: int, worlds: Games) -> None:
    """Copy one game to another place and blank there what a seat may not know."""
    worlds[0] = games[index]
    verbs.blank(worlds[0], seat)


@short_entry
def scene_at(
    games: Games,
    index: int,
    seat_count: int,
    before: Games,
    seat: int,
    action: int,
    public: Games,
    worlds: Games,
    actions: verbs.Actions,
    out: verbs.Text,
    marks: Marks,
) -> None:
    """Write as JSON all that can be seen of a game now, each part from a record blanked for whoever looks.

    First what the last action (of `seat`, from what an onlooker saw `before`; seat -1 for none) has done, then the
    table, whose blanked record stays in `public`, then for each seat its hand, its legal actions and, as a number, how
    many actions it may take back. `marks` tells where each part ends.
    """
    public[0] = games[index]
    verbs.blank(public[0], -1)
    at = verbs.tell(before[0], seat, action, public[0], out) if seat >= 0 else 0
    marks[0] = at
    at += verbs.show(public[0], -1, out[at:])
    marks[1] = at
    awaited = verbs.to_act(games[index])
    for viewer in range(seat_count):
        worlds[0] = games[index]
        verbs.blank(worlds[0], viewer)
        at += verbs.show(worlds[0], viewer, out[at:])
        marks[2 + 3 * viewer] = at
        if awaited & (1 << viewer):
            count = verbs.legal(worlds[0], viewer, actions)
            at += verbs.offer(worlds[0], viewer, actions, count, out[at:])
        marks[3 + 3 * viewer] = at
        own = games[index].undo_seat == viewer and awaited != 0
        marks[4 + 3 * viewer] = wide(games[index].undoable) if own else 0


@short_entry
def undoable_at(games: Games, index: int) -> int:
    """How many of the last actions may be taken back by those who made them; 0 when the game is over."""
    return wide(games[index].undoable) if verbs.to_act(games[index]) != 0 else 0


@short_entry
def redeal_at(games: Games, index: int, seat: int, key: verbs.Key) -> None:
    """Deal anew what a seat cannot know."""
    verbs.redeal(games[index], seat, key)


@short_entry
def score_at(games: Games, index: int, seat: int) -> int:
    """What a finished game is worth to a seat."""
    return verbs.score(games[index], seat)


@short_entry
def seek_at(games: Games, index: int, drawn: int) -> None:
    """Put a game's generator where `drawn` words have been taken."""
    seek(games[index].rng, drawn)


@short_entry
def appraise_at(games: Games, index: int, seat: int) -> float:
    """How good a position looks to a seat."""
    return verbs.appraise(games[index], seat)


@short_entry
def weigh_at(games: Games, index: int, seat: int, totals: verbs.Figures) -> None:
    """What that counts, each by itself."""
    verbs.weigh(games[index], seat, totals)


@short_entry
def prefer_at(games: Games, index: int, seat: int, action: int) -> float:
    """How promising a legal action looks at first sight."""
    return verbs.prefer(games[index], seat, action)
