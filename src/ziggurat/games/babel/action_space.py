"""The action space of Babel: one fixed small number for each thing that a player can do."""

from ziggurat.games.babel.cards import MOST_BLOCKS, NATIONS
from ziggurat.kernel.jit import rule

END = 0
TRAVEL = 1  # + nation
SETTLE = TRAVEL + NATIONS  # + nation
BUILD = SETTLE + NATIONS  # + source
MIGRATE = BUILD + 3  # + 4 * from + (to, not counting from)
DISCARD = MIGRATE + NATIONS * (NATIONS - 1)  # + nation
ABILITY = DISCARD + NATIONS  # + ABILITIES * run + ability

# where the card for a build or a leap comes from
STARTING, OWN, THEIRS = range(3)

# abilities, each paid by a run of its nation; halving and expelling come once for each nation
RAZE = 0
ROB = 1
EXPEL = 2  # + nation expelled
WIN_OVER = EXPEL + NATIONS
LEAP_OWN = WIN_OVER + 1
LEAP_THEIRS = LEAP_OWN + 1
HALVE = LEAP_THEIRS + 1  # + nation that pays
ABILITIES = HALVE + NATIONS  # 15

ACTIONS = ABILITY + ABILITIES * MOST_BLOCKS  # 219


@rule
def migration(source: int, target: int) -> int:
    """The action that migrates from one land to another."""
    return MIGRATE + source * (NATIONS - 1) + target - (1 if target > source else 0)


@rule
def migration_source(action: int) -> int:
    """The land that a migration leaves."""
    return (action - MIGRATE) // (NATIONS - 1)


@rule
def migration_target(action: int) -> int:
    """The land that a migration goes to."""
    target = (action - MIGRATE) % (NATIONS - 1)
    return target + 1 if target >= migration_source(action) else target
