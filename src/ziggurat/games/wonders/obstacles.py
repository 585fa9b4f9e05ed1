"""What can stand in the way of an action, as bits. An action is legal exactly when no bit is set."""

GAME_OVER = 1 << 0
NOT_ASKED = 1 << 1
ASKED_OTHERWISE = 1 << 2
NO_CARD = 1 << 3
SAME_NAME = 1 << 4
TOO_FEW_COINS = 1 << 5
NOT_FOR_SALE = 1 << 6
NO_SUCH_PAYMENT = 1 << 7
NO_CHAIN = 1 << 8
NO_FREE_BUILDING = 1 << 9
NO_BUILDING_TOKEN = 1 << 10
WONDER_COMPLETE = 1 << 11
NO_STAGE_TOKEN = 1 << 12
NO_TILE = 1 << 13
NO_PROJECT = 1 << 14
PROJECT_FULL = 1 << 15
HAS_JOINED = 1 << 16
WRONG_COLOUR = 1 << 17
NOT_DISCARDED = 1 << 18
NOT_TO_LOSE = 1 << 19
NOT_BESIDE = 1 << 20
GUILD_BESIDE = 1 << 21
BOARD_TAKEN = 1 << 22
TILE_NOT_BEFORE = 1 << 23
MUST_CHAIN = 1 << 24
CAN_PLAY = 1 << 25
