"""What everybody sees at a reveal: what each city did and paid, kept until the next one (W2.2)."""

import numpy as np

from ziggurat.games.wonders.action_space import BOARD, DIG, TILE, form_of
from ziggurat.games.wonders.building import FOR_TILE, is_discarded, is_stage, way_of
from ziggurat.games.wonders.city import cities
from ziggurat.games.wonders.state import ASK_CARD
from ziggurat.kernel.jit import rule, wide


@rule
def note_deeds(game: np.record) -> None:
    """W2.2 All choices come to light; W9.5 with two players not before the Free City's, T11 those of a draft never."""
    is_seen = game.phase >= ASK_CARD and not (game.phase == ASK_CARD and game.players == 2)
    for city in range(cities(game)):
        is_deed = is_seen and bool(game.choice[city] >= 0)
        game.deed[city] = 1 + deed_of(wide(game.choice[city])) if is_deed else 0
        for part in range(3):
            game.paid[city, part] = game.pay[city, part] if is_deed else 0


@rule
def deed_of(action: int) -> int:
    """W3.2, W3.3, T14 A choice as others see it: cards that are laid face down and tiles stay hidden."""
    if action >= BOARD or form_of(action) >= DIG:
        return action
    way = way_of(form_of(action))
    if way == FOR_TILE:
        return TILE
    return form_of(action) if is_discarded(way) or is_stage(way) else action
