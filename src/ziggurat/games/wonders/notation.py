"""Actions as short text (NOTATION.md); where neighbours are paid it names the coins, so it needs the position."""

from ziggurat.games.wonders.action_space import (
    BOARD,
    BUILD,
    BUILD_JOIN,
    CHAIN,
    COPY,
    COPY_NOTHING,
    DIG,
    DIG_NOTHING,
    FORMS,
    FREE_BUILD,
    FREE_CHAIN,
    FREE_DIG,
    FREE_DIG_NOTHING,
    FREE_OLYMPIA,
    FREE_SELL,
    FREE_STAGE,
    KEEP,
    LOSE,
    LOSE_TWO,
    OLYMPIA,
    SELL,
    SIDE,
    STAGE,
    STAGE_TOKEN,
    TILE,
    TOKEN,
    VALUES,
)
from ziggurat.games.wonders.arrays import MATERIAL

STARTS = {
    SELL: "sell", BUILD: "build", BUILD_JOIN: "build", CHAIN: "chain", OLYMPIA: "olympia", TOKEN: "token",
    STAGE: "stage", STAGE_TOKEN: "stagetoken", TILE: "tile", FREE_SELL: "free.sell", FREE_BUILD: "free.build",
    FREE_CHAIN: "free.chain", FREE_OLYMPIA: "free.olympia", FREE_STAGE: "free.stage", DIG: "dig",
    FREE_DIG: "free.dig", LOSE: "lose", COPY: "copy",
}  # fmt: skip
NOTHING_TEXTS = {DIG_NOTHING: "dig:-", FREE_DIG_NOTHING: "free.dig:-", COPY_NOTHING: "copy:-"}


def _use(form: int) -> str:
    """What is done with a card."""
    start = max(start for start in STARTS if start <= form)
    return f"tile{form - TILE + 1}" if start == TILE else STARTS[start]


USES = [_use(form) for form in range(FORMS)]
PAIRS = [(VALUES[high], VALUES[low]) for high in range(3) for low in range(high + 1)]


def card_text(action: int, to_left: int, to_right: int, joining: str) -> str:
    """What is done with a card, with the coins for the neighbours and how the project is joined."""
    kind, form = divmod(action, FORMS)
    left, right = f"<{to_left}" if to_left else "", f">{to_right}" if to_right else ""
    return f"{USES[form]}:{MATERIAL.cards[kind].id}{left}{right}{joining}"


def other_text(action: int) -> str:
    """What is done without a card."""
    if action in NOTHING_TEXTS:
        return NOTHING_TEXTS[action]
    if action < SIDE:
        return f"board:{MATERIAL.boards[action - BOARD].id}"
    if action < KEEP:
        return f"side:{'AB'[action - SIDE]}"
    if action < DIG_NOTHING:
        return f"keep:{action - KEEP + 1}"
    return "lose:{},{}".format(*PAIRS[action - LOSE_TWO])
