"""The CUDA kernel itself. Import this only where there is CUDA or its simulator: see `gpu.find_cuda`."""

import importlib
from typing import Any

import numpy as np
from numba import cuda

from ziggurat.kernel import playouts, rng


def make_kernel(name: str) -> Any:
    """A kernel that deals and plays each game to its end, by uniform random choice; a game's own functions inside.

    Each thread plays in its local memory, which the hardware interleaves: threads that touch the same field touch
    neighbouring bytes. In the array of games they would be a whole record apart. A game whose action space is much
    larger than any list of legal actions names the longest one, so that threads need less memory.
    """
    engine: Any = importlib.import_module(f"ziggurat.games.{name}.engine")
    space: Any = importlib.import_module(f"ziggurat.games.{name}.action_space")
    deal, to_act, legal, play = engine.deal, engine.to_act, engine.legal, engine.play
    set_key, choose, first_seat = rng.set_key, playouts.choose, playouts.first_seat
    room, state = getattr(space, "MOST_AT_ONCE", space.ACTIONS), engine.STATE

    def kernel(games: Any, keys: Any, choosers: Any, decisions: Any) -> None:
        i = cuda.grid(1)
        if i < len(games):
            actions = cuda.local.array(room, np.int16)
            own = cuda.local.array(1, state)
            own[0] = games[i]
            set_key(own[0].rng, keys[i])
            deal(own[0])
            count = 0
            mask = to_act(own[0])
            while mask != 0:
                seat = first_seat(mask)
                choices = legal(own[0], seat, actions)
                play(own[0], seat, int(actions[choose(choosers, i, choices)]))
                count += 1
                mask = to_act(own[0])
            games[i] = own[0]
            decisions[i] = count

    made: Any = cuda.jit(kernel)
    return made
