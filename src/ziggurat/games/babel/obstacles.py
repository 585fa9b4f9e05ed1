"""What can stand in the way of an action, as bits. An action is legal exactly when no bit is set.

One function a kind of action (beside its effect, in the chapter it belongs to) answers for the legal list and for
"why not" alike, so that the two cannot disagree.
"""

GAME_OVER = 1 << 0
NOT_TO_ACT = 1 << 1
MUST_DISCARD = 1 << 2
NOTHING_OWED = 1 << 3
NO_CARD = 1 << 4
ALREADY_THERE = 1 << 5
AT_QUARRY = 1 << 6
NO_STARTING_CARD = 1 << 7
STOCK_EMPTY = 1 << 8
WRONG_LEVEL = 1 << 9
WRONG_LEAP = 1 << 10
TOO_FEW_SETTLERS = 1 << 11
ONLY_STARTING_CARD = 1 << 12
HAS_MIGRATED = 1 << 13
COLUMN_TOO_SHORT = 1 << 14
NO_RUN = 1 << 15
NO_SUCH_RUN = 1 << 16
NOTHING_TO_RAZE = 1 << 17
NOTHING_TO_ROB = 1 << 18
NOT_HIGHER = 1 << 19
NOBODY_TO_EXPEL = 1 << 20
NOBODY_TO_WIN_OVER = 1 << 21
HAND_TOO_SMALL = 1 << 22
STARTING_CARD_DUE = 1 << 23
