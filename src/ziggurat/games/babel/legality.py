"""All legal actions of a seat, and for any action what stands in its way: two readings of the same obstacles."""

import numpy as np
import numpy.typing as npt

from ziggurat.games.babel.abilities import (
    discard_obstacles,
    effect_obstacles,
    payer,
    run_obstacles,
    runs_here,
    runs_of,
)
from ziggurat.games.babel.action_space import (
    ABILITIES,
    ABILITY,
    BUILD,
    DISCARD,
    END,
    MIGRATE,
    SETTLE,
    STARTING,
    THEIRS,
    TRAVEL,
    migration,
    migration_source,
)
from ziggurat.games.babel.actions import build_obstacles, migrate_obstacles, settle_obstacles, travel_obstacles
from ziggurat.games.babel.cards import MOST_BLOCKS, NATIONS
from ziggurat.games.babel.obstacles import AT_QUARRY, GAME_OVER, MUST_DISCARD, NOT_TO_ACT
from ziggurat.games.babel.state import RUNNING
from ziggurat.games.babel.turn import end_obstacles
from ziggurat.kernel.jit import rule

Actions = npt.NDArray[np.int16]


@rule
def legal(game: np.record, seat: int, actions: Actions) -> int:
    """B10, B27, B37 Write the legal actions of a seat in ascending order; return their number."""
    if turn_obstacles(game, seat) != 0:
        return 0
    if game.owed > 0:
        return list_discards(game, seat, actions)
    count = list_actions(game, seat, actions, 1)
    count = list_abilities(game, seat, actions, count)
    if end_obstacles(game, seat, count - 1) == 0:
        actions[0] = END
        return count
    for i in range(count - 1):
        actions[i] = actions[i + 1]
    return count - 1


@rule
def turn_obstacles(game: np.record, seat: int) -> int:
    """B10, B37 The game runs, and it is the seat's to decide: the active one's, or the halved one's."""
    if game.ending != RUNNING:
        return GAME_OVER
    return NOT_TO_ACT if (game.active == seat) == (game.owed > 0) else 0


@rule
def list_discards(game: np.record, seat: int, actions: Actions) -> int:
    """B37 What a halved player can give up."""
    count = 0
    for nation in range(NATIONS):
        if discard_obstacles(game, seat, nation) == 0:
            actions[count] = DISCARD + nation
            count += 1
    return count


@rule
def list_actions(game: np.record, seat: int, actions: Actions, count: int) -> int:
    """B20 to B27 Travel, settle, build, migrate."""
    for nation in range(NATIONS):
        actions[count] = TRAVEL + nation
        count += travel_obstacles(game, seat, nation) == 0
    for nation in range(NATIONS):
        actions[count] = SETTLE + nation
        count += settle_obstacles(game, seat, nation) == 0
    for source in range(STARTING, THEIRS + 1):
        actions[count] = BUILD + source
        count += build_obstacles(game, seat, source, 0) == 0
    for source in range(NATIONS):
        if migrate_obstacles(game, seat, source) == 0:
            for target in range(NATIONS):
                actions[count] = migration(source, target)
                count += source != target
    return count


@rule
def list_abilities(game: np.record, seat: int, actions: Actions, count: int) -> int:
    """B30 to B37 Every ability, once for each run that can pay for it."""
    runs = runs_here(game, seat)
    if runs == 0:
        return count
    for run in range(MOST_BLOCKS):
        before = count
        for ability in range(ABILITIES):
            if run < runs_of(runs, payer(ability)) and effect_obstacles(game, seat, ability) == 0:
                actions[count] = ABILITY + ABILITIES * run + ability
                count += 1
        if count == before:
            break
    return count


@rule
def obstacles(game: np.record, seat: int, action: int) -> int:
    """B10 All that stands in the way of an action, as bits; 0 exactly when it is legal."""
    found = turn_obstacles(game, seat)
    if found != 0:
        return found
    if DISCARD <= action < ABILITY:
        return discard_obstacles(game, seat, action - DISCARD)
    if game.owed > 0:
        return MUST_DISCARD
    if action < TRAVEL:
        return end_obstacles(game, seat, other_actions(game, seat))
    return action_obstacles(game, seat, action)


@rule
def action_obstacles(game: np.record, seat: int, action: int) -> int:
    """B20 to B37 What stands in the way of an action of the active seat, other than ending the turn."""
    if action < SETTLE:
        return travel_obstacles(game, seat, action - TRAVEL)
    if action < BUILD:
        return settle_obstacles(game, seat, action - SETTLE)
    if action < MIGRATE:
        return build_obstacles(game, seat, action - BUILD, 0)
    if action < DISCARD:
        return migrate_obstacles(game, seat, migration_source(action))
    return ability_obstacles(game, seat, (action - ABILITY) % ABILITIES, (action - ABILITY) // ABILITIES)


@rule
def ability_obstacles(game: np.record, seat: int, ability: int, run: int) -> int:
    """B30, B31 The run that pays, and what the ability needs."""
    found = run_obstacles(game, seat, payer(ability), run)
    return found if found & AT_QUARRY else found | effect_obstacles(game, seat, ability)


@rule
def other_actions(game: np.record, seat: int) -> int:
    """R-B2 Whether a seat can do anything else than end its turn: 1 or 0."""
    for action in range(TRAVEL, DISCARD):
        if action_obstacles(game, seat, action) == 0:
            return 1
    for action in range(ABILITY, ABILITY + ABILITIES):
        if action_obstacles(game, seat, action) == 0:
            return 1
    return 0
