"""What others may have chosen in secret, where a world is made from a view: something that they can choose."""

import numpy as np

from ziggurat.games.wonders.action_space import (
    BUILD,
    CHAIN,
    FORMS,
    KEEP,
    LOSE,
    LOSE_TWO,
    SELL,
    SIDE,
    STAGE,
)
from ziggurat.games.wonders.arrays import CARDS, COLOUR, LOSE_CARD, PENALTY, PENALTY_OF
from ziggurat.games.wonders.building import (
    Bill,
    can_chain,
    card_bill,
    free_tax,
    running_project,
    stage_bill,
)
from ziggurat.games.wonders.choosing import note_payment
from ziggurat.games.wonders.city import has_card, has_name, has_next_stage
from ziggurat.games.wonders.hands import packet_of
from ziggurat.games.wonders.limits import NOTHING, OWN_TILES
from ziggurat.games.wonders.payment import payment, purchase
from ziggurat.games.wonders.state import ASK_CARD, ASK_FREE_CITY, ASK_SIDE, ASK_TILE
from ziggurat.games.wonders.tower import draft_packet
from ziggurat.kernel.jit import rule, wide
from ziggurat.kernel.rng import below


@rule
def guess_choices(game: np.record, seat: int) -> None:
    """W2.2, W9.5 Everybody else who has chosen has chosen something."""
    chosen = int(game.chosen)
    if game.phase == ASK_FREE_CITY:
        chosen = 3
    for other in range(game.players):
        if other != seat and (chosen >> other) & 1:
            game.choice[other] = guess(game, other)


@rule
def guess(game: np.record, seat: int) -> int:
    """W2.2 Something that a seat can choose, where several choose at once: cards, sides, tiles, or what they lose."""
    phase = game.phase
    if ASK_CARD <= phase <= ASK_FREE_CITY:
        return guess_card(game, seat)
    if phase == ASK_SIDE:
        return SIDE + below(game.rng, 2)
    if phase == ASK_TILE:
        place = below(game.rng, OWN_TILES - int(game.turn))
        return KEEP + int(game.draft[draft_packet(game, seat), place]) - 1
    return guess_loss(game, seat)


@rule
def guess_card(game: np.record, seat: int) -> int:
    """W3 Any card of the hand, built, used for a stage or sold, whichever can be paid."""
    packet = packet_of(game, seat)
    kind = wide(game.hand[packet, below(game.rng, wide(game.hand_size[packet]))])
    chains = not has_name(game, seat, kind) and can_chain(game, seat, kind)
    chains = chains and free_tax(game, kind, True) <= int(game.coins[seat])
    builds = not has_name(game, seat, kind) and can_pay(game, seat, card_bill(game, kind))
    stages = has_next_stage(game, seat) and can_pay(game, seat, stage_bill(game, seat))
    form = pick_form(game, builds, chains, stages)
    note_payment(game, seat, FORMS * kind + form)
    return FORMS * kind + form


@rule
def pick_form(game: np.record, builds: bool, chains: bool, stages: bool) -> int:
    """W3 One of the uses that are possible, by chance; selling always is."""
    ways = 1 + int(builds) + int(chains) + int(stages)
    wanted = below(game.rng, ways)
    if builds:
        if wanted == 0:
            return BUILD
        wanted -= 1
    if chains:
        if wanted == 0:
            return CHAIN
        wanted -= 1
    return STAGE if stages and wanted == 0 else SELL


@rule
def can_pay(game: np.record, city: int, bill: Bill) -> bool:
    """W4.11 Whether the coins at hand allow the first payment of a bill."""
    to_left, to_right = payment(game, city, purchase(game, city, bill[1], bill[2], bill[3]), 0)
    return to_left >= 0 and bill[0] + to_left + to_right <= int(game.coins[city])


@rule
def guess_loss(game: np.record, seat: int) -> int:
    """P77, P79 Some card of the colour, or the two lowest victory tokens."""
    project = running_project(game)
    if PENALTY[project] != LOSE_CARD:
        return guess_tokens(game, seat)
    lost, wanted = NOTHING, below(game.rng, wide(game.colours[seat, PENALTY_OF[project]]))
    for kind in range(CARDS):
        if COLOUR[kind] == PENALTY_OF[project] and has_card(game, seat, kind):
            if wanted == 0:
                lost = kind
            wanted -= 1
    return FORMS * lost + LOSE


@rule
def guess_tokens(game: np.record, seat: int) -> int:
    """P79 The two lowest victory tokens."""
    if game.victories[seat, 0] >= 2:
        return LOSE_TWO
    if game.victories[seat, 0] == 1:
        return LOSE_TWO + (1 if game.victories[seat, 1] > 0 else 3)
    if game.victories[seat, 1] >= 2:
        return LOSE_TWO + 2
    return LOSE_TWO + (4 if game.victories[seat, 1] == 1 else 5)
