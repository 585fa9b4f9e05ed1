"""For any action what stands in its way; the lists in `legality` are made of the same questions."""

import numpy as np

from ziggurat.games.wonders import obstacles as o
from ziggurat.games.wonders.action_space import (
    BOARD,
    COPY,
    COPY_NOTHING,
    DIG,
    DIG_NOTHING,
    FREE_DIG,
    FREE_DIG_NOTHING,
    FREE_SELL,
    KEEP,
    LOSE,
    LOSE_TWO,
    SIDE,
    TILE,
    form_of,
    higher_token,
    kind_of,
    lower_token,
)
from ziggurat.games.wonders.arrays import (
    BOARDS,
    COLOUR,
    IS_GUILD,
    LOSE_CARD,
    LOSE_TOKENS,
    ON_THE_LEFT,
    ON_THE_RIGHT,
    PENALTY,
    PENALTY_OF,
    PURPLE,
)
from ziggurat.games.wonders.building import (
    BY_OLYMPIA,
    BY_TOKEN,
    CHAINED,
    FOR_TILE,
    SOLD,
    STAGED_BY_TOKEN,
    Bill,
    bill_of,
    can_chain,
    can_join,
    card_bill,
    coins_to_spend,
    free_tax,
    is_stage,
    joins_by_colour,
    joins_with,
    payment_of,
    running_project,
    stage_bill,
    way_of,
)
from ziggurat.games.wonders.choosing import city_asked
from ziggurat.games.wonders.city import counted, has_card, has_name, has_next_stage, left_of, right_of
from ziggurat.games.wonders.hands import packet_of
from ziggurat.games.wonders.limits import FREE_CITY, NOTHING, OWN_TILES
from ziggurat.games.wonders.payment import IMPOSSIBLE, least_in_all, payment, purchase
from ziggurat.games.wonders.state import (
    ASK_BOARD,
    ASK_CARD,
    ASK_COPY,
    ASK_DIG,
    ASK_FREE_CITY,
    ASK_LOSS,
    ASK_SEVENTH,
    ASK_SIDE,
    ASK_TILE,
    OVER,
)
from ziggurat.games.wonders.tower import draft_packet
from ziggurat.kernel.jit import rule, wide


@rule
def obstacles(game: np.record, seat: int, action: int) -> int:
    """W2.2 All that stands in the way of an action, as bits; 0 exactly when it is legal."""
    if game.phase == OVER:
        return o.GAME_OVER
    if not (game.asked >> seat) & 1:
        return o.NOT_ASKED
    if not fits_question(game, action):
        return o.ASKED_OTHERWISE
    if action >= BOARD:
        return other_obstacles(game, seat, action)
    if form_of(action) >= DIG:
        return rare_obstacles(game, seat, kind_of(action), form_of(action))
    return card_obstacles(game, seat, kind_of(action), form_of(action))


@rule
def fits_question(game: np.record, action: int) -> bool:
    """W2.2 Whether an action answers what is asked now."""
    if action >= BOARD:
        return other_fits_question(game, action)
    form, phase = form_of(action), game.phase
    if form < FREE_SELL:
        return bool(ASK_CARD <= phase <= ASK_SEVENTH)
    if form < DIG:
        return bool(phase == ASK_FREE_CITY)
    if form < LOSE:
        return bool(phase == ASK_DIG) and (form == FREE_DIG) == digs_for_free_city(game)
    return bool(phase == ASK_COPY) if form == COPY else bool(phase == ASK_LOSS)


@rule
def other_fits_question(game: np.record, action: int) -> bool:
    """W2.2 The same for what is done without a card."""
    phase = game.phase
    if action < SIDE:
        return bool(phase == ASK_BOARD)
    if action < DIG_NOTHING:
        return bool(phase == ASK_SIDE) if action < KEEP else bool(phase == ASK_TILE)
    if action < LOSE_TWO:
        return bool(phase == ASK_DIG) and (action == FREE_DIG_NOTHING) == digs_for_free_city(game)
    return bool(phase == ASK_COPY) if action == COPY_NOTHING else bool(phase == ASK_LOSS)


@rule
def digs_for_free_city(game: np.record) -> bool:
    """W9.12 Whether it is the Free City that takes a card from the discard pile."""
    return bool(game.players == 2 and game.digger == FREE_CITY)


@rule
def other_obstacles(game: np.record, seat: int, action: int) -> int:
    """W1.5, T11, P79, W7.8 What stands in the way of something done without a card."""
    if action < SIDE:
        return board_obstacles(game, action - BOARD)
    if action < KEEP:
        return 0
    if action < DIG_NOTHING:
        return draft_obstacles(game, seat, action - KEEP + 1)
    if action == COPY_NOTHING:
        return o.GUILD_BESIDE if has_guild_beside(game, seat) else 0
    return token_obstacles(game, seat, action - LOSE_TWO) if action >= LOSE_TWO else 0


@rule
def board_obstacles(game: np.record, board: int) -> int:
    """W1.5 A board that is left."""
    for place in range(BOARDS):
        if game.boards[place] == board:
            return 0
    return o.BOARD_TAKEN


@rule
def draft_obstacles(game: np.record, seat: int, tile: int) -> int:
    """T11 A tile of those before the seat."""
    for place in range(OWN_TILES):
        if game.draft[draft_packet(game, seat), place] == tile:
            return 0
    return o.TILE_NOT_BEFORE


@rule
def has_guild_beside(game: np.record, seat: int) -> bool:
    """W7.8 Whether a guild stands in a neighbouring city."""
    return counted(game, seat, 1 << PURPLE, ON_THE_LEFT | ON_THE_RIGHT) > 0


@rule
def stands_beside(game: np.record, seat: int, kind: int) -> bool:
    """W7.8 Whether a card stands in a neighbouring city."""
    return has_card(game, left_of(game, seat), kind) or has_card(game, right_of(game, seat), kind)


@rule
def token_obstacles(game: np.record, seat: int, pair: int) -> int:
    """P79 Two victory tokens that the seat has, where that is the penalty."""
    higher, lower = higher_token(pair), lower_token(pair)
    if PENALTY[running_project(game)] != LOSE_TOKENS:
        return o.ASKED_OTHERWISE
    enough = game.victories[seat, higher] >= (2 if higher == lower else 1) and game.victories[seat, lower] >= 1
    return 0 if enough else o.NOT_TO_LOSE


@rule
def rare_obstacles(game: np.record, seat: int, kind: int, form: int) -> int:
    """W5.6, P77, W7.8 A card of the discard pile, a card to lose, a guild to copy."""
    if form == LOSE:
        project = running_project(game)
        if PENALTY[project] != LOSE_CARD:
            return o.ASKED_OTHERWISE
        return 0 if has_card(game, seat, kind) and COLOUR[kind] == PENALTY_OF[project] else o.NOT_TO_LOSE
    if form == COPY:
        return 0 if IS_GUILD[kind] and stands_beside(game, seat, kind) else o.NOT_BESIDE
    found = o.NOT_DISCARDED if game.discard[kind] == 0 else 0
    return found | structure_obstacles(game, wide(game.digger), kind, form)


@rule
def card_obstacles(game: np.record, seat: int, kind: int, form: int) -> int:
    """W3, T13 What stands in the way of using a card of the hand."""
    way, city = way_of(form), city_asked(game, seat)
    found = 0 if has_in_hand(game, seat, kind) else o.NO_CARD
    if way == SOLD:
        return found | (o.CAN_PLAY if form == FREE_SELL and free_city_can_play(game, seat) else 0)
    if way == FOR_TILE:
        return found | tile_obstacles(game, seat, form - TILE + 1)
    if form >= FREE_SELL and way != CHAINED and must_chain(game, kind):
        found |= o.MUST_CHAIN
    if is_stage(way):
        return found | stage_obstacles(game, city, kind, form)
    return found | structure_obstacles(game, city, kind, form)


@rule
def has_in_hand(game: np.record, seat: int, kind: int) -> bool:
    """W2.2, W9.5 Whether a seat holds a card; for the Free City besides the one picked for the own city."""
    packet, number = packet_of(game, seat), 0
    for place in range(game.hand_size[packet]):
        number += 1 if game.hand[packet, place] == kind else 0
    if game.phase == ASK_FREE_CITY and kind_of(wide(game.choice[seat])) == kind:
        number -= 1
    return number > 0


@rule
def tile_obstacles(game: np.record, seat: int, tile: int) -> int:
    """T13 An own tile that is not built."""
    for place in range(OWN_TILES):
        if game.tiles[seat, place] == tile:
            return 0
    return o.NO_TILE


@rule
def stage_obstacles(game: np.record, city: int, kind: int, form: int) -> int:
    """W3.2, W3.6, P88 A stage that is left, a token if it is used, and the payment."""
    if not has_next_stage(game, city):
        return o.WONDER_COMPLETE
    found = o.NO_STAGE_TOKEN if way_of(form) == STAGED_BY_TOKEN and game.free_stages[city] == 0 else 0
    return found | payment_obstacles(game, city, bill_of(game, city, kind, form), payment_of(form))


@rule
def structure_obstacles(game: np.record, city: int, kind: int, form: int) -> int:
    """W3.1, W3.5, W4.12, W5.7, P64, P87 Another name, the way of building, joining, and the payment."""
    way = way_of(form)
    found = o.SAME_NAME if has_name(game, city, kind) else 0
    if way == CHAINED and not can_chain(game, city, kind):
        found |= o.NO_CHAIN
    if way == BY_OLYMPIA and not game.olympia[city]:
        found |= o.NO_FREE_BUILDING
    if way == BY_TOKEN and game.free_builds[city] == 0:
        found |= o.NO_BUILDING_TOKEN
    if joins_with(form) and not can_join(game, city, kind):
        return found | joining_obstacles(game, city, kind)
    return found | payment_obstacles(game, city, bill_of(game, city, kind, form), payment_of(form))


@rule
def joining_obstacles(game: np.record, seat: int, kind: int) -> int:
    """P64, P66, P68, R-P2, R-P8 A project with tokens, not yet joined this turn, and its colour or a token."""
    if running_project(game) == NOTHING:
        return o.NO_PROJECT
    found = 0 if game.can_join else o.PROJECT_FULL
    if (game.joined >> seat) & 1:
        found |= o.HAS_JOINED
    if not joins_by_colour(game, kind) and game.any_colours[seat] == 0:
        found |= o.WRONG_COLOUR
    return found


@rule
def payment_obstacles(game: np.record, city: int, bill: Bill, index: int) -> int:
    """W4.5, W4.11, W4.13 Resources that can be had, a payment in that place of the list, and the coins for it."""
    bought = purchase(game, city, bill[1], bill[2], bill[3])
    if bought[0] == IMPOSSIBLE:
        return o.NOT_FOR_SALE | (o.TOO_FEW_COINS if bill[0] > coins_to_spend(game, city) else 0)
    to_left, to_right = payment(game, city, bought, index)
    if to_left < 0:
        return o.NO_SUCH_PAYMENT
    return o.TOO_FEW_COINS if bill[0] + to_left + to_right > coins_to_spend(game, city) else 0


# -- the Free City -------------------------------------------------------------------------------------------------


@rule
def must_chain(game: np.record, kind: int) -> bool:
    """W9.10 Whether a card could be built by chain in the Free City."""
    if has_name(game, FREE_CITY, kind) or not can_chain(game, FREE_CITY, kind):
        return False
    return free_tax(game, kind, True) <= wide(game.coins[FREE_CITY])


@rule
def free_city_can_play(game: np.record, seat: int) -> bool:
    """W9.9 Whether the Free City can build any of the cards left, or a stage with one."""
    packet = packet_of(game, seat)
    for place in range(game.hand_size[packet]):
        kind = wide(game.hand[packet, place])
        if has_in_hand(game, seat, kind) and free_city_can_use(game, kind):
            return True
    return False


@rule
def free_city_can_use(game: np.record, kind: int) -> bool:
    """W9.9, W9.12 Whether the Free City can build a card in any way, or a stage with it."""
    if has_next_stage(game, FREE_CITY) and can_pay(game, FREE_CITY, stage_bill(game, FREE_CITY)):
        return True
    if has_name(game, FREE_CITY, kind):
        return False
    if must_chain(game, kind) or can_pay(game, FREE_CITY, card_bill(game, kind)):
        return True
    return bool(game.olympia[FREE_CITY]) and free_tax(game, kind, False) <= game.coins[FREE_CITY]


@rule
def can_pay(game: np.record, city: int, bill: Bill) -> bool:
    """W4.11 Whether the coins at hand allow any payment of a bill."""
    bought = purchase(game, city, bill[1], bill[2], bill[3])
    return bought[0] != IMPOSSIBLE and bill[0] + least_in_all(game, city, bought) <= game.coins[city]
