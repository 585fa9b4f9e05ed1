"""Chapter: a turn is revealed, and what follows from it (W5, W9.8, T15, P64)."""

import numpy as np

from ziggurat.games.wonders.action_space import BOARD, TILE, form_of, kind_of
from ziggurat.games.wonders.age import start_turn
from ziggurat.games.wonders.arrays import (
    CHAIN_EVENT,
    COINS,
    COLOUR,
    EACH_COINS,
    EACH_COINS_AT,
    EACH_COINS_OF,
    STAGE_EVENT,
)
from ziggurat.games.wonders.building import (
    BY_OLYMPIA,
    BY_TOKEN,
    CHAINED,
    FOR_TILE,
    SOLD,
    STAGED_BY_TOKEN,
    is_discarded,
    is_stage,
    joins_with,
    way_of,
)
from ziggurat.games.wonders.city import add_card, add_stage, cities, counted, left_of, right_of, stage_of
from ziggurat.games.wonders.ending import end_age
from ziggurat.games.wonders.hands import (
    all_seats,
    ask,
    holder,
    lay_down,
    packet_of,
    seat_of,
    show_discards,
    take_from_discards,
    take_from_hand,
    take_from_pile,
)
from ziggurat.games.wonders.limits import FREE_CITY, NOBODY, TURNS
from ziggurat.games.wonders.projects import join_project
from ziggurat.games.wonders.same_turn import (
    forget_what_was_used,
    look_at_market_for_digging,
    look_at_market_for_seventh,
    note_fresh,
    note_what_is_used,
)
from ziggurat.games.wonders.state import (
    ASK_DIG,
    ASK_FREE_CITY,
    ASK_SEVENTH,
    DISCARDED,
    FIRST_RULINGS,
    FROM_PILE,
)
from ziggurat.games.wonders.tower import place_tiles, put_tile_down
from ziggurat.kernel.jit import rule, wide

SALE = 3  # coins for a card


@rule
def end_of_own_choices(game: np.record) -> None:
    """W9.5 With two players the holder now picks for the Free City, before anything is revealed."""
    if game.players == 2:
        game.phase = ASK_FREE_CITY
        game.asked = 1 << holder(game)
        game.chosen = 0
    else:
        reveal(game)


@rule
def reveal(game: np.record) -> None:
    """W2.2, W5.1 Everything is revealed; W5.5 then, in the last turn, who has the power plays the seventh card."""
    note_what_is_used(game)
    play_cards(game)
    sevenths = int(game.sevenths) & all_seats(game) if game.turn == TURNS else 0
    if sevenths != 0:
        ask(game, ASK_SEVENTH, sevenths)
        look_at_market_for_seventh(game)
    else:
        end_of_cards(game)


@rule
def reveal_seventh(game: np.record) -> None:
    """W5.5.1 The seventh card is a small turn of its own after the sixth."""
    if game.digger != NOBODY:
        note_fresh(game, wide(game.digger), 1)
    play_cards(game)
    end_of_cards(game)


@rule
def play_cards(game: np.record) -> None:
    """W5.2 to W5.4 All pay, all that was chosen comes into play together, then coins come in; W9.8 Free City first."""
    if game.players == 2 and game.rulings != FIRST_RULINGS:
        play_together(game, FREE_CITY, FREE_CITY + 1)
        play_together(game, 0, FREE_CITY)
    else:
        play_together(game, 0, cities(game))


@rule
def play_together(game: np.record, first: int, end: int) -> None:
    """W5.2 to W5.4 What some cities have chosen is paid and comes into play together, then their coins come in."""
    for city in range(first, end):
        if game.choice[city] >= 0:
            pay(game, city)
            put_down(game, city, kind_of(wide(game.choice[city])), form_of(wide(game.choice[city])))
    for city in range(first, end):
        if game.choice[city] >= 0:
            take_coins(game, city, kind_of(wide(game.choice[city])), form_of(wide(game.choice[city])))


@rule
def pay(game: np.record, city: int) -> None:
    """W4.7, W5.2, P65, R-T9 Coins go to the neighbours who sell, and to the bank."""
    game.coins[city] -= game.pay[city, 0] + game.pay[city, 1] + game.pay[city, 2]
    game.coins[left_of(game, city)] += game.pay[city, 0]
    game.coins[right_of(game, city)] += game.pay[city, 1]


@rule
def put_down(game: np.record, city: int, kind: int, form: int) -> None:
    """W3.1 to W3.3, W5.3, T14 The card leaves the hand and goes where it belongs."""
    way = way_of(form)
    packet = packet_of(game, seat_of(game, city))
    take_from_hand(game, packet, kind)
    if is_discarded(way):
        lay_down(game, kind, DISCARDED, packet, wide(game.turn), 1 << seat_of(game, city))
        if way == FOR_TILE:
            put_tile_down(game, city, form - TILE + 1)
    elif is_stage(way):
        lay_down(game, kind, city, packet, wide(game.turn), 1 << seat_of(game, city))
        put_down_stage(game, city, way)
    else:
        put_down_structure(game, city, kind, form)


@rule
def put_down_stage(game: np.record, city: int, way: int) -> None:
    """W3.2 The next stage stands; P88 a token for it goes back."""
    add_stage(game, city)
    if way == STAGED_BY_TOKEN:
        game.free_stages[city] -= 1


@rule
def put_down_structure(game: np.record, city: int, kind: int, form: int) -> None:
    """W3.1 The card stands in the city; W5.7, P87 the power or the token is used up; P64 the project is joined."""
    way = way_of(form)
    add_card(game, city, kind)
    if way == BY_OLYMPIA:
        game.olympia[city] = 0
    elif way == BY_TOKEN:
        game.free_builds[city] -= 1
    if joins_with(form):
        join_project(game, city, kind)


@rule
def take_coins(game: np.record, city: int, kind: int, form: int) -> None:
    """W3.3, W5.4, R-T7 Coins for a sale, from what was built, and of tiles after it."""
    way = way_of(form)
    if way == SOLD:
        game.coins[city] += SALE
    elif is_stage(way):
        game.coins[city] += coins_from(game, city, stage_of(game, city, int(game.stages[city]) - 1))
        game.coins[city] += game.bonus[STAGE_EVENT]
    elif way != FOR_TILE:
        game.coins[city] += coins_from(game, city, kind) + int(game.bonus[COLOUR[kind]])
        if way == CHAINED:
            game.coins[city] += game.bonus[CHAIN_EVENT]


@rule
def coins_from(game: np.record, city: int, thing: int) -> int:
    """W5.4 The coins that a thing pays once, as the table stands now."""
    coins = int(COINS[thing])
    if EACH_COINS[thing] > 0:
        number = counted(game, city, wide(EACH_COINS_OF[thing]), wide(EACH_COINS_AT[thing]))
        coins += int(EACH_COINS[thing]) * number
    return coins


@rule
def end_of_cards(game: np.record) -> None:
    """W2.4, W5.6 In the last turn what is left is discarded; then the discard pile may be dug through."""
    if game.turn == TURNS:
        discard_last_cards(game)
    if game.digger == NOBODY:
        end_turn(game)
        return
    digger = seat_of(game, wide(game.digger))
    show_discards(game, digger)
    look_at_market_for_digging(game)
    ask(game, ASK_DIG, 1 << digger)


@rule
def discard_last_cards(game: np.record) -> None:
    """W2.4, W9.6 The last cards of the hands and of the pile are discarded, for no coins."""
    for seat in range(game.players):
        packet = packet_of(game, seat)
        for _ in range(game.hand_size[packet]):
            kind = wide(game.hand[packet, 0])
            take_from_hand(game, packet, kind)
            lay_down(game, kind, DISCARDED, packet, TURNS + 1, 1 << seat)
    for _ in range(game.pile_size):
        lay_down(game, take_from_pile(game), DISCARDED, FROM_PILE, TURNS + 1, 0)


@rule
def end_dig(game: np.record) -> None:
    """W5.6 What was chosen from the discard pile is built; then the turn ends."""
    action = wide(game.choice[game.digger])
    if action < BOARD:
        dig(game, wide(game.digger), kind_of(action), form_of(action))
    end_turn(game)


@rule
def dig(game: np.record, city: int, kind: int, form: int) -> None:
    """W5.6, P69, R-T4 A discarded card is built for nothing but taxes and joining; its coins are paid."""
    pay(game, city)
    take_from_discards(game, kind)
    put_down_structure(game, city, kind, form)
    take_coins(game, city, kind, form)


@rule
def end_turn(game: np.record) -> None:
    """W2.2, T15 Tiles are placed last of all; then hands are passed, or the Age ends."""
    forget_what_was_used(game)
    if game.with_tower:
        place_tiles(game)
    if game.turn < TURNS:
        game.turn += 1
        start_turn(game)
    else:
        end_age(game)
