"""How much room the record and the action space have: the base game, the Tower of Babel, the Great Projects, and some
to spare for what may come.
"""

SEATS = 8  # also cities: with two players the Free City is city 2
FREE_CITY = 2
KINDS = 192  # kinds of cards
BITS = 32  # of a set of cards in a word
SET_WORDS = KINDS // BITS  # 6
HAND = 10  # cards in a hand
DECK = 64  # cards of an Age
DOWN = 224  # cards that lie face down: 8 seats x 3 Ages x 8 cards, and 32 that were lost
STAGES = 5  # of one wonder
TILES = 24
OWN_TILES = 3
BOARDS = 16
AGES = 3
TURNS = 6
DIGS = 4  # looks through the discard pile: three stages of Halicarnassus, and one to spare
NOBODY = -1
NOTHING = -1
UNKNOWN_TILE = 99  # in a view
