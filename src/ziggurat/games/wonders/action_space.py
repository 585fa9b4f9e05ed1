"""The action space of 7 Wonders: one fixed number for each thing that a player can decide.

What is done with a card is FORMS * kind + form. Where a neighbour is paid, the form names a place on the list of
payments that `payment` makes: all that are not worse than another for both, by coins to the left.
"""

from ziggurat.games.wonders.arrays import CARDS
from ziggurat.games.wonders.limits import BOARDS, HAND, TILES
from ziggurat.kernel.jit import rule

PAYMENTS = 24  # ways to divide what is paid between the neighbours: 20 at most with the cards that there are
JOIN_PAYMENTS = 2  # the same where only the resource for joining is bought

# what is done with a card: building in all its ways, alone and joining the project
SELL = 0
BUILD = 1  # + payment
BUILD_JOIN = BUILD + PAYMENTS  # + payment
CHAIN = BUILD_JOIN + PAYMENTS
CHAIN_JOIN = CHAIN + 1  # + payment
OLYMPIA = CHAIN_JOIN + JOIN_PAYMENTS
OLYMPIA_JOIN = OLYMPIA + 1  # + payment
TOKEN = OLYMPIA_JOIN + JOIN_PAYMENTS
TOKEN_JOIN = TOKEN + 1  # + payment
STAGE = TOKEN_JOIN + JOIN_PAYMENTS  # + payment
STAGE_TOKEN = STAGE + PAYMENTS
TILE = STAGE_TOKEN + 1  # + number of the tile - 1
# the same for the Free City
FREE_SELL = TILE + TILES
FREE_BUILD = FREE_SELL + 1  # + payment
FREE_CHAIN = FREE_BUILD + PAYMENTS
FREE_OLYMPIA = FREE_CHAIN + 1
FREE_STAGE = FREE_OLYMPIA + 1  # + payment
# what is asked now and then
DIG = FREE_STAGE + PAYMENTS
DIG_JOIN = DIG + 1  # + payment
FREE_DIG = DIG_JOIN + JOIN_PAYMENTS
LOSE = FREE_DIG + 1
COPY = LOSE + 1
FORMS = COPY + 1  # 164

# what is done without a card
BOARD = FORMS * CARDS  # + board
SIDE = BOARD + BOARDS  # + side
KEEP = SIDE + 2  # + number of the tile - 1
DIG_NOTHING = KEEP + TILES
FREE_DIG_NOTHING = DIG_NOTHING + 1
LOSE_TWO = FREE_DIG_NOTHING + 1  # + pair of victory tokens
COPY_NOTHING = LOSE_TWO + 6
ACTIONS = COPY_NOTHING + 1

MOST_AT_ONCE = FORMS * HAND  # legal actions: no more than all forms of all cards in a hand
VALUES = (1, 3, 5)  # of victory tokens


@rule
def kind_of(action: int) -> int:
    """The kind of card of which an action speaks."""
    return action // FORMS


@rule
def form_of(action: int) -> int:
    """What an action does with its card."""
    return action % FORMS


@rule
def pair_of_tokens(higher: int, lower: int) -> int:
    """The number of a pair of victory tokens, by the places of their values, the higher one first: 0 to 5."""
    return higher * (higher + 1) // 2 + lower


@rule
def higher_token(pair: int) -> int:
    """The place of the higher value of a pair."""
    return 2 if pair >= 3 else 1 if pair >= 1 else 0


@rule
def lower_token(pair: int) -> int:
    """The place of the lower value of a pair."""
    higher = higher_token(pair)
    return pair - higher * (higher + 1) // 2
