"""Chapter: an Age begins, and a turn in it (W1.2 to W1.4, W2.1, W2.2, W9.3, W9.4, P63)."""

import numpy as np

from ziggurat.games.wonders.arrays import (
    CARD_AGE,
    CARDS,
    COPIES_IN,
    FIRST_PROJECT,
    GUILD_KINDS,
    PROJECTS_OF_AGE,
)
from ziggurat.games.wonders.city import cities
from ziggurat.games.wonders.hands import all_seats, ask, holder, packet_of, put_in_hand, take_from_pile
from ziggurat.games.wonders.limits import NOBODY
from ziggurat.games.wonders.production import look_at_market
from ziggurat.games.wonders.projects import reveal_project
from ziggurat.games.wonders.state import ASK_CARD
from ziggurat.games.wonders.tower import look_at_tower
from ziggurat.kernel.jit import rule, wide
from ziggurat.kernel.rng import below, shuffle

FIRST_HAND = 7


@rule
def start_age(game: np.record) -> None:
    """W2.1, P63 A project is revealed, then everybody gets seven cards; W5.7 what is free once an Age is free again."""
    age = wide(game.age) + 1
    game.age = age
    game.turn = 1
    if game.with_projects:
        project = wide(FIRST_PROJECT[age]) + below(game.rng, wide(PROJECTS_OF_AGE[age]))
        reveal_project(game, project)
    deal_age(game)
    for city in range(cities(game)):
        if (game.olympians >> city) & 1:
            game.olympia[city] = 1
    start_turn(game)


@rule
def deal_age(game: np.record) -> None:
    """W2.1, W9.3 Seven cards to each seat; with two players the rest is the pile."""
    gather_deck(game)
    shuffle(game.rng, game.pile, wide(game.pile_size))
    for seat in range(game.players):
        for _ in range(FIRST_HAND):
            put_in_hand(game, seat, take_from_pile(game))


@rule
def gather_deck(game: np.record) -> None:
    """W1.2, W1.4, W9.1 All copies that are in with so many players, in their order; W1.3 in Age III also the guilds."""
    size = 0
    for kind in range(CARDS):
        if CARD_AGE[kind] == game.age:
            for _ in range(COPIES_IN[cities(game), kind]):
                game.pile[size] = kind
                size += 1
    if game.age == 3:
        for place in range(len(GUILD_KINDS)):
            if (game.guilds >> place) & 1:
                game.pile[size] = GUILD_KINDS[place]
                size += 1
        game.guilds = 0
    game.pile_size = size


@rule
def draw_from_pile(game: np.record) -> None:
    """W9.4 With two players the holder of the Free City's card draws the top card of the pile into the hand."""
    kind = take_from_pile(game)
    game.drawn[game.age - 1, game.turn - 1] = kind
    put_in_hand(game, packet_of(game, holder(game)), kind)


@rule
def start_turn(game: np.record) -> None:
    """W2.2 Everybody picks a card; T19 by the tiles on view, R-P2 and the tokens that lie on the project now."""
    game.joined = 0
    game.digger = NOBODY
    game.can_join = 1 if game.tokens > 0 else 0
    if game.with_tower:
        look_at_tower(game)
    if game.players == 2:
        draw_from_pile(game)
    look_at_market(game)
    ask(game, ASK_CARD, all_seats(game))
