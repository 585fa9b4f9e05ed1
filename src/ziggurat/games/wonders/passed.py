"""What a seat can tell of hands that it has passed on, asked from Python."""

import numpy as np
import numpy.typing as npt

from ziggurat.games.wonders.knowledge import hand_shares_group, knows_place
from ziggurat.games.wonders.limits import DOWN
from ziggurat.games.wonders.state import STATE
from ziggurat.kernel.jit import short_entry
from ziggurat.kernel.records import Games, Plain


@short_entry
def passed_at(games: Games, index: int, seat: int, out: npt.NDArray[np.uint8]) -> None:
    """1 for each face-down card that, as far as the seat can tell, may still be in the packet from which it came."""
    game = games[index]
    for at in range(game.down_size):
        if not knows_place(game, seat, at) and hand_shares_group(game, seat, at):
            out[at] = 1


def may_be_in_hands(game: Plain, seat: int) -> list[int]:
    """1 for each face-down card that, as far as a seat can tell, may still be in a hand."""
    out = np.zeros(DOWN, dtype=np.uint8)
    passed_at(game.record(STATE), 0, seat, out)
    found: list[int] = out[: game["down_size"]].tolist()
    return found
