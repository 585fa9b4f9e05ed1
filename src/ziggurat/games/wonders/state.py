"""The state of a game of 7 Wonders: one aligned record, one field a line.

A city is a place at the table with a board: cities 0 to players - 1 are the seats', with two players city 2 is the Free
City. Hands are kept by packet: packet p is what was dealt to seat p, and wanders. Lists have a fixed room and a size;
what lies beyond the size is zero. What says "kept" could be worked out from the rest, and is kept because it is needed
at every decision.
"""

from ziggurat.games.wonders.arrays import COLOUR_ROOM, EVENTS, PRICES, WORDS
from ziggurat.games.wonders.limits import (
    AGES,
    BOARDS,
    DECK,
    DIGS,
    DOWN,
    HAND,
    KINDS,
    OWN_TILES,
    SEATS,
    SET_WORDS,
    TILES,
    TURNS,
)
from ziggurat.kernel.records import record_type
from ziggurat.kernel.rng import RNG

# what is asked
OVER, ASK_BOARD, ASK_SIDE, ASK_TILE, ASK_CARD, ASK_SEVENTH, ASK_FREE_CITY, ASK_DIG, ASK_LOSS, ASK_COPY = range(10)

# options
SIDE_A, SIDE_B, SIDES_RANDOM, SIDES_CHOSEN = range(4)
WONDERS_DEALT, WONDERS_CHOSEN = range(2)
LATE_TILES_COUNT, LATE_TILES_NEXT_AGE = range(2)

FIRST_RULINGS = 1  # the version of the rules in which the rest of a turn was a small turn of its own (R-W1, R-W2)

DUG = -2  # where a card has lain that somebody has dug out
DISCARDED = -1  # where a card lies face down that marks no stage
FROM_PILE = SEATS  # the packet of a card that was never in a hand
PUBLIC = 1 << SEATS  # among those who have seen a card: everybody, onlookers too

STATE = record_type(
    [
        ("rng", RNG),  # deal key and place in its keystream; blank in a view
        ("makes", "i8", (SEATS, WORDS)),  # [city]: what it can use of its own, in lanes; kept
        ("sells", "i8", (SEATS, WORDS)),  # [city]: what neighbours can buy, in lanes; kept
        ("cards", "u4", (SEATS, SET_WORDS)),  # [city]: the structures that stand there, as a set of kinds
        ("guilds", "i4"),  # the guilds that are in, as a set of their places in the file; blank in a view
        ("coins", "i2", (SEATS,)),  # [city]
        ("shields", "i2", (SEATS,)),  # [city]: of cards, stages and projects
        ("penalties", "i2", (SEATS,)),  # [seat]: points of tokens for penalties that could not be paid, 0 or less
        ("hand", "i2", (SEATS, HAND)),  # [packet, place]: kinds, ascending; in a view NOTHING for unknown
        ("pile", "i2", (DECK,)),  # with two players: kinds, top last
        ("choice", "i2", (SEATS,)),  # [city]: the action chosen for it and not yet revealed, or NOTHING
        ("pay", "i2", (SEATS, 3)),  # [city]: coins that the choice takes: to the left, to the right, to the bank
        ("deed", "i2", (SEATS,)),  # [city]: 1 + what it did when all was last revealed, as far as all saw it; or 0
        ("paid", "i2", (SEATS, 3)),  # [city]: coins that this took: to the left, to the right, to the bank
        ("down", "i2", (DOWN,)),  # cards that lie face down or were discarded: kinds; in a view NOTHING for unknown
        ("down_known", "i2", (DOWN,)),  # the seats that have seen that card lie there, as a bit mask; or PUBLIC
        ("drawn", "i2", (AGES, TURNS)),  # with two players: the kind drawn from the pile in a turn, or NOTHING
        ("dug", "i2", (DIGS,)),  # [look through the discard pile]: the kind dug out, or NOTHING
        ("dug_before", "i2", (DIGS,)),  # [look]: how many cards lay face down then
        ("fresh", "i2", (2, 2)),  # [left or right of the digger, place]: 1 + a card on sale built this turn; or 0
        ("purse", "i2"),  # the coins that the digger can spend
        ("undoable", "i2"),  # how many of the last actions are not yet carried out, and may be taken back
        ("down_size", "i2"),
        ("asked", "i2"),  # the seats that are asked, as a bit mask
        ("chosen", "i2"),  # those of them that have chosen
        ("joined", "i2"),  # seats that have joined the project this turn, as a bit mask
        ("lost_start", "i2"),  # cities whose board has lost its start, as a bit mask
        ("sevenths", "i2"),  # cities that play the seventh card, as a bit mask
        ("copiers", "i2"),  # cities that copy a guild at the end, as a bit mask
        ("olympians", "i2"),  # cities that build one card free each Age, as a bit mask
        ("copied", "i2", (SEATS,)),  # [city]: the guild copied at the end, or NOTHING
        ("down_at", "i1", (DOWN,)),  # DISCARDED, DUG (never in a view), or the city whose stage it marks
        ("down_turn", "i1", (DOWN,)),  # when it came there: 8 * age + turn; 7 is what is left of a hand
        ("down_packet", "i1", (DOWN,)),  # from which packet, or FROM_PILE
        ("discard", "i1", (KINDS,)),  # [kind]: how many lie in the discard pile; kept
        ("hand_size", "i1", (SEATS,)),  # [packet]
        ("pile_size", "i1"),
        ("board", "i1", (SEATS,)),  # [city]: board, or NOTHING
        ("side", "i1", (SEATS,)),  # [city]: 0 is A, 1 is B
        ("boards", "i1", (BOARDS,)),  # where they are chosen: the boards as shuffled, top last; -1 for one taken
        ("stages", "i1", (SEATS,)),  # [city]: stages built
        ("colours", "i1", (SEATS, COLOUR_ROOM)),  # [city, colour]: structures; kept
        ("symbols", "i1", (SEATS, 4)),  # [city]: compasses, gears, tablets, and those to be chosen; kept
        ("victories", "i1", (SEATS, 3)),  # [city]: victory tokens worth 1, 3, 5
        ("defeats", "i1", (SEATS,)),  # [city]: defeat tokens from conflicts
        ("unpaid", "i1", (SEATS,)),  # [seat]: tokens for penalties that could not be paid
        ("olympia", "i1", (SEATS,)),  # [city]: 1 while it can build one card free this Age
        ("free_builds", "i1", (SEATS,)),  # [seat]: tokens for a free building
        ("free_stages", "i1", (SEATS,)),  # [seat]: tokens for a stage without resources
        ("any_colours", "i1", (SEATS,)),  # [seat]: tokens for joining with any colour
        ("rewards", "i1", (SEATS, AGES)),  # [seat, age - 1]: how many times it got the reward of that Age's project
        ("project", "i1", (AGES,)),  # [age - 1]: the project revealed, or NOTHING
        ("tokens", "i1"),  # participation tokens on the project
        ("joins", "i1", (SEATS,)),  # [seat]: participation tokens this Age
        ("can_join", "i1"),  # 1 when there was a token on the project at the start of the turn
        ("draft", "i1", (SEATS, OWN_TILES)),  # [packet, place]: tiles that are drafted, ascending; 0 for none
        (
            "tiles",
            "i1",
            (SEATS, OWN_TILES),
        ),  # [seat, round of the draft]: a tile; below 0 while it waits; 0 when placed
        ("tiles_built", "i1", (SEATS,)),  # [seat]
        ("face_down", "i1"),  # with two players: the tile on the third space, or 0; blank in a view
        ("tower", "i1", (TILES,)),  # tiles placed, in order
        ("builder", "i1", (TILES,)),  # [place in the tower]: the seat that built that tile, or NOBODY where unknown
        ("placed", "i1"),
        ("active", "i1", (4,)),  # the tiles whose effects hold, ascending; 0 for none
        ("price", "i1", (SEATS, PRICES)),  # [city]: of a unit: left raw, left goods, right raw, right goods; kept
        ("tax", "i1", (EVENTS,)),  # coins more for what is built: by colour, for a stage, by chain; kept
        ("bonus", "i1", (EVENTS,)),  # coins after it; kept
        ("waived", "i1", (EVENTS,)),  # 1 where no resources are needed; kept
        ("instead", "i1", (EVENTS,)),  # coins for each resource, where these cannot be used; kept
        ("chains_beside", "i1"),  # 1 while neighbours' cards serve for chains; kept
        ("dug_by", "i1", (DIGS,)),  # [look]: the seat that looked
        ("digs", "i1"),  # looks through the discard pile so far
        ("bought", "i1", (4,)),  # for the digger's stage: raw from the left, from the right, goods likewise
        ("has_paid", "i1"),  # 1 when the digger's stage took resources
        ("spent", "i1"),  # units of tiles that the seventh card does not find any more, as bits
        ("digger", "i1"),  # the city that takes a card from the discard pile this turn, or NOBODY
        ("phase", "i1"),  # what is asked
        ("age", "i1"),  # 1 to 3; 0 before the first
        ("turn", "i1"),  # 1 to 6; in the draft, its round from 0
        ("players", "i1"),  # option: 2 to 8
        ("with_tower", "i1"),  # option
        ("with_projects", "i1"),  # option
        ("sides", "i1"),  # option: SIDE_A, SIDE_B, SIDES_RANDOM or SIDES_CHOSEN
        ("wonders", "i1"),  # option: WONDERS_DEALT or WONDERS_CHOSEN
        ("late_tiles", "i1"),  # option: LATE_TILES_COUNT or LATE_TILES_NEXT_AGE
        ("undo_seat", "i1"),  # who acted last, or NOBODY
        ("rulings", "i1"),  # the version of the rules under which the game is played
    ]
)
