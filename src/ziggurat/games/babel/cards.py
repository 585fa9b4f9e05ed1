"""B01, B02 The material of Babel: nations, lands, temple cards, and the limits that follow from them."""

NATIONS = 5
MEDES, SUMERIANS, HITTITES, PERSIANS, ASSYRIANS = range(NATIONS)
QUARRY = NATIONS  # where a token stands before its first journey; lands have their nations' numbers

LETTERS = "MSHPA"  # nations and lands
TOKEN_LETTERS = LETTERS + "Q"  # where a token can be

CARDS_PER_NATION = 12
NATION_CARDS = NATIONS * CARDS_PER_NATION  # 60

LEVELS = 6
TEMPLE_COUNTS = (10, 9, 8, 7, 6, 5)  # cards of level 1, 2 … 6
TEMPLE_CARDS = sum(TEMPLE_COUNTS)  # 45
YARD_CARDS = TEMPLE_CARDS - 2  # both players hold a starting card

FIRST_HAND = 5
NATION_DRAW = 3

RUN = 3  # equal cards in a row that make an ability
MOST_BLOCKS = CARDS_PER_NATION  # runs to choose from: 4 at most, but 12 blocks in the Hungarian edition

END_PHASE_VALUE = 15
SAFE_VALUE = 10
WINNING_VALUE = 20

EDITIONS = ("de", "en", "ru", "hu")
DE, EN, RU, HU = range(4)

STARTERS = ("seat 0", "lot")
