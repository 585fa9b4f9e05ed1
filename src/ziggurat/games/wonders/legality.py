"""All that a seat can choose, by what is asked."""

import numpy as np
import numpy.typing as npt

from ziggurat.games.wonders.action_space import (
    BOARD,
    BUILD,
    BUILD_JOIN,
    CHAIN,
    CHAIN_JOIN,
    COPY,
    COPY_NOTHING,
    DIG,
    DIG_JOIN,
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
    OLYMPIA_JOIN,
    PAYMENTS,
    SELL,
    SIDE,
    STAGE,
    STAGE_TOKEN,
    TILE,
    TOKEN,
    TOKEN_JOIN,
    kind_of,
    pair_of_tokens,
)
from ziggurat.games.wonders.arrays import (
    BOARDS,
    CARDS,
    COLOUR,
    GUILD_KINDS,
    LOSE_CARD,
    PENALTY,
    PENALTY_OF,
)
from ziggurat.games.wonders.building import (
    Bill,
    can_chain,
    can_join,
    card_bill,
    coins_to_spend,
    free_tax,
    running_project,
    stage_bill,
    with_joining,
)
from ziggurat.games.wonders.city import has_card, has_name, has_next_stage, left_of, right_of
from ziggurat.games.wonders.hands import packet_of
from ziggurat.games.wonders.limits import FREE_CITY, OWN_TILES
from ziggurat.games.wonders.payment import (
    IMPOSSIBLE,
    Purchase,
    divided_payment,
    is_divided,
    purchase,
    simple_payment,
    simple_payments,
)
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
)
from ziggurat.games.wonders.tower import draft_packet
from ziggurat.kernel.jit import rule, wide

Actions = npt.NDArray[np.int16]


@rule
def legal(game: np.record, seat: int, actions: Actions) -> int:
    """W2.2 Write what a seat can choose, in ascending order; also when it has chosen, since it may choose again."""
    if not (game.asked >> seat) & 1:
        return 0
    phase = game.phase
    if ASK_CARD <= phase <= ASK_SEVENTH:
        return list_cards(game, seat, actions)
    if phase == ASK_FREE_CITY:
        return list_free_city(game, seat, actions)
    if phase == ASK_DIG:
        return list_digs(game, wide(game.digger), actions)
    if phase == ASK_LOSS:
        return list_losses(game, seat, actions)
    if phase == ASK_COPY:
        return list_copies(game, seat, actions)
    return list_set_up(game, seat, actions)


@rule
def list_set_up(game: np.record, seat: int, actions: Actions) -> int:
    """W1.5, T11 Boards that are left, sides, or tiles to keep."""
    if game.phase == ASK_BOARD:
        return list_boards(game, actions)
    if game.phase == ASK_SIDE:
        actions[0] = SIDE
        actions[1] = SIDE + 1
        return 2
    return list_tiles_to_keep(game, seat, actions) if game.phase == ASK_TILE else 0


@rule
def list_boards(game: np.record, actions: Actions) -> int:
    """W1.5 The boards that are left."""
    count = 0
    for board in range(BOARDS):
        for place in range(BOARDS):
            if game.boards[place] == board:
                actions[count] = BOARD + board
                count += 1
    return count


@rule
def list_tiles_to_keep(game: np.record, seat: int, actions: Actions) -> int:
    """T11 Any of the tiles before the seat."""
    packet, count = draft_packet(game, seat), 0
    for place in range(OWN_TILES):
        if game.draft[packet, place] > 0:
            actions[count] = KEEP + int(game.draft[packet, place]) - 1
            count += 1
    return count


# -- cards in hand -------------------------------------------------------------------------------------------------


@rule
def list_cards(game: np.record, seat: int, actions: Actions) -> int:
    """W3, T13 Any card of the hand, each kind once: sell it, build it, use it for a stage or for a tile."""
    packet = packet_of(game, seat)
    count, first, tail, length = 0, -1, 0, 0
    last = -1
    for place in range(game.hand_size[packet]):
        kind = wide(game.hand[packet, place])
        if kind == last:
            continue
        last = kind
        actions[count] = FORMS * kind + SELL
        count = list_builds(game, seat, kind, actions, count + 1)
        if first < 0:
            first, tail = kind, count
            count = list_stages_and_tiles(game, seat, kind, actions, count)
            length = count - tail
        else:
            for i in range(length):
                actions[count + i] = wide(actions[tail + i]) + FORMS * (kind - first)
            count += length
    return count


@rule
def list_builds(game: np.record, seat: int, kind: int, actions: Actions, count: int) -> int:
    """W3.1, W3.5, W4.12, R-T6, W5.7, P87 Build a card: at its cost, by chain, by the wonder's power, with a token."""
    if has_name(game, seat, kind):
        return count
    joins = can_join(game, seat, kind)
    coins, base = int(game.coins[seat]), FORMS * kind
    bill = card_bill(game, kind)
    count = list_payments(game, seat, bill, coins, base + BUILD, actions, count)
    if joins:
        count = list_payments(game, seat, with_joining(game, bill), coins, base + BUILD_JOIN, actions, count)
    if can_chain(game, seat, kind):
        tax = free_tax(game, kind, True)
        count = list_free(game, seat, tax, joins, base + CHAIN, base + CHAIN_JOIN, actions, count)
    if game.olympia[seat]:
        tax = free_tax(game, kind, False)
        count = list_free(game, seat, tax, joins, base + OLYMPIA, base + OLYMPIA_JOIN, actions, count)
    if game.free_builds[seat] > 0:
        tax = free_tax(game, kind, False)
        count = list_free(game, seat, tax, joins, base + TOKEN, base + TOKEN_JOIN, actions, count)
    return count


@rule
def list_free(
    game: np.record, city: int, tax: int, joins: bool, alone: int, joining: int, actions: Actions, count: int
) -> int:
    """W4.12, P69, R-T4 Build for nothing but taxes; joining still has its price."""
    coins = coins_to_spend(game, city)
    if tax <= coins:
        actions[count] = alone
        count += 1
        if joins:
            count = list_payments(game, city, with_joining(game, (tax, 0, 0, 0)), coins, joining, actions, count)
    return count


@rule
def list_payments(game: np.record, city: int, bill: Bill, coins: int, base: int, actions: Actions, count: int) -> int:
    """W4.7, W4.11, W4.13, R-T5 Every payment of a bill that the coins at hand allow."""
    left_over = coins - bill[0]
    if left_over < 0:
        return count
    bought = purchase(game, city, bill[1], bill[2], bill[3])
    if bought[0] == IMPOSSIBLE:
        return count
    if is_divided(bought):
        return list_divided(game, city, bought, left_over, base, actions, count)
    for index in range(simple_payments(bought)):
        to_left, to_right = simple_payment(game, city, bought, index)
        if to_left + to_right <= left_over:
            actions[count] = base + index
            count += 1
    return count


@rule
def list_divided(
    game: np.record, city: int, bought: Purchase, left_over: int, base: int, actions: Actions, count: int
) -> int:
    """W4.7, W4.13 The same where both raw materials and goods can be divided."""
    index = 0
    to_left, to_right = divided_payment(game, city, bought, index)
    while index < PAYMENTS and to_left >= 0:
        if to_left + to_right <= left_over:
            actions[count] = base + index
            count += 1
        index += 1
        to_left, to_right = divided_payment(game, city, bought, index)
    return count


@rule
def list_stages_and_tiles(game: np.record, seat: int, kind: int, actions: Actions, count: int) -> int:
    """W3.2, P88, T13 Use a card for the next stage or a tile; P86 nobody joins with a stage."""
    base = FORMS * kind
    if has_next_stage(game, seat):
        bill = stage_bill(game, seat)
        coins = int(game.coins[seat])
        count = list_payments(game, seat, bill, coins, base + STAGE, actions, count)
        if game.free_stages[seat] > 0 and bill[0] <= coins:
            actions[count] = base + STAGE_TOKEN
            count += 1
    return list_tiles(game, seat, base, actions, count)


@rule
def list_tiles(game: np.record, seat: int, base: int, actions: Actions, count: int) -> int:
    """T13 Any of the own tiles that is not built, in ascending order."""
    one, two, three = wide(game.tiles[seat, 0]), wide(game.tiles[seat, 1]), wide(game.tiles[seat, 2])
    lowest, highest = min(one, two, three), max(one, two, three)
    middle = one + two + three - lowest - highest
    for tile in (lowest, middle, highest):
        if tile > 0:
            actions[count] = base + TILE + tile - 1
            count += 1
    return count


# -- the Free City -------------------------------------------------------------------------------------------------


@rule
def list_free_city(game: np.record, seat: int, actions: Actions) -> int:
    """W9.5, W9.9 What the Free City can play of the holder's other cards; it sells one only where it can play none."""
    count = list_free_cards(game, seat, actions, False)
    return count if count > 0 else list_free_cards(game, seat, actions, True)


@rule
def list_free_cards(game: np.record, seat: int, actions: Actions, selling: bool) -> int:
    """W9.5 All cards but the one picked for the own city; W9.1 as with three players, no two are equal."""
    packet, own, count = packet_of(game, seat), kind_of(wide(game.choice[seat])), 0
    for place in range(game.hand_size[packet]):
        kind = wide(game.hand[packet, place])
        if kind != own and selling:
            actions[count] = FORMS * kind + FREE_SELL
            count += 1
        elif kind != own:
            count = list_free_plays(game, kind, actions, count)
    return count


@rule
def list_free_plays(game: np.record, kind: int, actions: Actions, count: int) -> int:
    """W9.10, W9.11, W9.12 A card that chains must be built so; another is built, or serves for a stage."""
    base, coins = FORMS * kind, int(game.coins[FREE_CITY])
    if not has_name(game, FREE_CITY, kind):
        if can_chain(game, FREE_CITY, kind) and free_tax(game, kind, True) <= coins:
            actions[count] = base + FREE_CHAIN
            return count + 1
        count = list_payments(game, FREE_CITY, card_bill(game, kind), coins, base + FREE_BUILD, actions, count)
        if game.olympia[FREE_CITY] and free_tax(game, kind, False) <= coins:
            actions[count] = base + FREE_OLYMPIA
            count += 1
    if has_next_stage(game, FREE_CITY):
        count = list_payments(game, FREE_CITY, stage_bill(game, FREE_CITY), coins, base + FREE_STAGE, actions, count)
    return count


# -- what is asked now and then ------------------------------------------------------------------------------------


@rule
def list_digs(game: np.record, city: int, actions: Actions) -> int:
    """W5.6, P69, R-T4 Any discarded card that does not stand in the city, if its tax can be paid; or nothing."""
    count, coins = 0, coins_to_spend(game, city)
    is_free_city = game.players == 2 and city == FREE_CITY
    for kind in range(CARDS):
        if game.discard[kind] > 0 and not has_name(game, city, kind):
            base, tax = FORMS * kind, free_tax(game, kind, False)
            if is_free_city:
                actions[count] = base + FREE_DIG
                count += 1 if tax <= coins else 0
            else:
                joins = can_join(game, city, kind)
                count = list_free(game, city, tax, joins, base + DIG, base + DIG_JOIN, actions, count)
    actions[count] = FREE_DIG_NOTHING if is_free_city else DIG_NOTHING
    return count + 1


@rule
def list_losses(game: np.record, seat: int, actions: Actions) -> int:
    """P77, P79 Any card of the colour, or any two victory tokens."""
    project = running_project(game)
    if PENALTY[project] != LOSE_CARD:
        return list_token_losses(game, seat, actions)
    count = 0
    for kind in range(CARDS):
        if COLOUR[kind] == PENALTY_OF[project] and has_card(game, seat, kind):
            actions[count] = FORMS * kind + LOSE
            count += 1
    return count


@rule
def list_token_losses(game: np.record, seat: int, actions: Actions) -> int:
    """P79 Any two of the victory tokens, by their values."""
    count = 0
    for higher in range(3):
        for lower in range(higher + 1):
            enough = 2 if higher == lower else 1
            if game.victories[seat, higher] >= enough and game.victories[seat, lower] >= 1:
                actions[count] = LOSE_TWO + pair_of_tokens(higher, lower)
                count += 1
    return count


@rule
def list_copies(game: np.record, seat: int, actions: Actions) -> int:
    """W7.8 Any guild that stands beside; nothing only where there is none."""
    count = 0
    for place in range(len(GUILD_KINDS)):
        kind = wide(GUILD_KINDS[place])
        if has_card(game, left_of(game, seat), kind) or has_card(game, right_of(game, seat), kind):
            actions[count] = FORMS * kind + COPY
            count += 1
    if count == 0:
        actions[0] = COPY_NOTHING
        count = 1
    return count
