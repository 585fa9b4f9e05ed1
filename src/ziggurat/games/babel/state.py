"""The state of a game of Babel: one aligned record, one field a line.

All small fields are signed: Numba turns the difference of two unsigned fields into a huge number.
Lists of cards have a fixed room and a size; what lies beyond the size is always zero, so that equal positions have
equal bytes.
"""

from ziggurat.games.babel.cards import NATION_CARDS, NATIONS, TEMPLE_CARDS
from ziggurat.kernel.records import record_type
from ziggurat.kernel.rng import RNG

# how a game ended
RUNNING = 0
SUPREMACY = 1  # B41
TWENTY = 2  # B42
FALL = 3  # B42
YARD_EMPTY = 4  # B43

FIRST_RULINGS = 1  # the version of the rules in which hu had to build the starting card, as the others do (B25)

NOBODY = -1  # winner of a running or drawn game

STATE = record_type(
    [
        ("rng", RNG),  # deal key and place in its keystream; blank in a view
        ("turn", "i2"),  # 1 for the first turn of the first player, counted over both
        ("undoable", "i2"),  # how many of its last actions `undo_seat` may take back, having learned nothing since
        ("columns", "i1", (2, NATIONS, NATION_CARDS)),  # [seat, land, place]: nation, from the river outward
        ("column_size", "i1", (2, NATIONS)),  # [seat, land]: 0 to 60
        ("temple", "i1", (2, NATIONS)),  # [seat, land]: bit l - 1 set for each level l that stands there
        ("height", "i1", (2, NATIONS)),  # [seat, land]: level of the top card, 0 to 6
        ("hand", "i1", (2, NATIONS)),  # [seat, nation]: number of cards; blank in another seat's view
        ("known", "i1", (2, NATIONS)),  # [seat, nation]: cards in that hand which the other seat can tell (R-B14)
        ("hand_size", "i1", (2,)),  # [seat]: 0 to 60, always public (B13)
        ("pile", "i1", (NATION_CARDS,)),  # draw pile, its top last; blank in a view
        ("pile_size", "i1"),  # 0 to 50
        ("discard", "i1", (NATIONS,)),  # [nation]: number of cards in the discard pile
        ("yard", "i1", (TEMPLE_CARDS,)),  # levels, top last; in a view only the razed ones
        ("yard_size", "i1"),  # 0 to 45
        ("razed", "i1"),  # cards on top of the yard that both players have seen (B32)
        ("stock", "i1", (2, TEMPLE_CARDS)),  # [seat, place]: levels, top last
        ("stock_size", "i1", (2,)),  # [seat]: 0 to 45
        ("starting", "i1", (2,)),  # [seat]: 1 while the starting card is not built
        ("token", "i1", (2,)),  # [seat]: land, or QUARRY
        ("active", "i1"),  # whose turn it is
        ("owed", "i1"),  # cards that the other seat has still to discard (B37)
        ("migrated", "i1"),  # 1 when the active seat has migrated this turn (B26)
        ("end_phase", "i1"),  # 1 from the moment that B42 tells
        ("ending", "i1"),  # RUNNING, or how the game ended
        ("winner", "i1"),  # seat, or NOBODY
        ("edition", "i1"),  # option: DE, EN, RU or HU
        ("by_lot", "i1"),  # option: 1 when the first seat is drawn by lot (B05)
        ("undo_seat", "i1"),  # who acted last, or NOBODY
        ("rulings", "i1"),  # the version of the rules under which the game is played
        ("spare", "i1", (5,)),  # nothing; fills the record up to a multiple of eight bytes
    ]
)
