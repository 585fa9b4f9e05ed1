"""What is told at the end of a turn and of an Age: tiles placed, the project settled, conflicts, points."""

from ziggurat.games.wonders.action_space import BOARD, FORMS, LOSE_TWO
from ziggurat.games.wonders.arrays import (
    DEFEATS,
    LOSE_COINS,
    LOSE_START,
    MATERIAL,
    PENALTY,
    REWARD_THINGS,
    SPACES,
    TILE_THINGS,
    UNPAID,
    VICTORY,
    VICTORY_BECOMES,
)
from ziggurat.games.wonders.cities import BARE, OBJECT, PAIRS, beside, city_count, city_phrase, project_of
from ziggurat.games.wonders.limits import TURNS
from ziggurat.games.wonders.sheet import ending_of, ranking
from ziggurat.games.wonders.state import ASK_COPY, ASK_LOSS, LATE_TILES_NEXT_AGE, OVER
from ziggurat.games.wonders.things import Values, cost_phrase, gifts
from ziggurat.kernel.records import Plain
from ziggurat.kernel.texts import Phrase


def after_turn(before: Plain, after: Plain, coins: list[int], joins: list[int]) -> list[Phrase]:
    """T15 Tiles are placed; in the last turn the Age ends. Coins and joins are those right after the reveal."""
    said = _tiles_placed(before, after)
    if before["turn"] < TURNS:
        return said
    said.append(Phrase("told-age-over", {"age": before["age"]}))
    if before["with_projects"]:
        said += _project_settled(before, after, joins)
        if after["phase"] == ASK_LOSS:
            return said
        said += _penalties(before, after, coins, joins)
    return [*said, *_conflicts(before, after), *_next_age(after)]


def after_losses(before: Plain, after: Plain) -> list[Phrase]:
    """P73, P75 What was lost; then come the conflicts."""
    said = _penalties(before, after, before["coins"], before["joins"])
    return [*said, *_conflicts(before, after), *_next_age(after)]


def _tiles_placed(before: Plain, after: Plain) -> list[Phrase]:
    """T15, T16, T18 Each tile that was placed, with its effect and its builder, and the one that it covers."""
    said = []
    for place in range(before["placed"], after["placed"]):
        tile = after["tower"][place]
        values: Values = {**_tile(tile), "gives": gifts(MATERIAL.tiles[tile - 1].gives)}
        builder = after["builder"][place]
        said.append(Phrase("told-tile-built", {**values, "who": builder}) if builder >= 0
                    else Phrase("told-tile-placed", values))  # fmt: skip
        if place >= SPACES[after["players"]]:
            said.append(Phrase("told-tile-covered", _tile(after["tower"][place - int(SPACES[after["players"]])])))
    return said


def _tile(number: int) -> Values:
    return {"tile": str(number), "number": number}


# -- the project ---------------------------------------------------------------------------------------------------


def _project_settled(before: Plain, after: Plain, joins: list[int]) -> list[Phrase]:
    """P72, P73 The project is finished, with its rewards, or it has failed, and who chooses what to lose."""
    project = MATERIAL.projects[project_of(before)]
    if not any(times[before["age"] - 1] for times in after["rewards"]):
        losing: Values = {"loss": gifts(project.failed)}
        asked = [seat for seat in range(after["players"]) if after["phase"] == ASK_LOSS and after["asked"] >> seat & 1]
        said = [Phrase("told-must-lose", {"who": seat, **losing}) for seat in asked]
        return [Phrase("told-project-failed", {"project": project.id, **losing}), *said]
    rewarded = [seat for seat in range(before["players"]) if joins[seat]]
    said = [Phrase("told-project-done", {"project": project.id})]
    return said + [_reward(before, after, seat, joins[seat]) for seat in rewarded]


def _reward(before: Plain, after: Plain, seat: int, times: int) -> Phrase:
    """P72, R-P5 The reward of a seat, once for each token; T25 tiles change victory tokens."""
    project = project_of(before)
    if value := int(VICTORY[REWARD_THINGS + project]):
        return Phrase("told-reward-tokens", {"who": seat, "times": times, "value": _victory(before, after, value)})
    return Phrase("told-reward", {"who": seat, "times": times, "gives": gifts(MATERIAL.projects[project].done)})


def _penalties(before: Plain, after: Plain, coins: list[int], joins: list[int]) -> list[Phrase]:
    """P73, P74 What everybody lost who had not joined; nothing where the project is finished."""
    if any(times[before["age"] - 1] for times in after["rewards"]):
        return []
    return [_penalty(before, after, seat, coins[seat]) for seat in range(before["players"]) if not joins[seat]]


def _penalty(before: Plain, after: Plain, seat: int, coins: int) -> Phrase:
    """P74, P77 to P80 What one seat lost, or took instead."""
    if after["unpaid"][seat] > before["unpaid"][seat]:
        tokens = after["unpaid"][seat] - before["unpaid"][seat]
        return Phrase("told-unpaid", {"who": seat, "tokens": tokens, "points": -int(UNPAID[before["age"] - 1])})
    penalty = PENALTY[project_of(before)]
    if penalty == LOSE_COINS:
        return Phrase("told-lost-coins", {"who": seat, "coins": coins})
    if penalty == LOSE_START:
        return Phrase("told-lost-start", {"who": seat})
    action = after["deed"][seat] - 1
    if action >= BOARD:
        higher, lower = PAIRS[action - LOSE_TWO]
        return Phrase("told-lost-tokens", {"who": seat, "higher": higher, "lower": lower})
    return Phrase("told-lost-card", {"who": seat, "card": MATERIAL.cards[action // FORMS].id})


# -- conflicts -----------------------------------------------------------------------------------------------------


def _active(before: Plain, after: Plain) -> list[int]:
    """R-T2 The tiles that count at the end of an Age."""
    game = before if before["late_tiles"] == LATE_TILES_NEXT_AGE else after
    return [tile for tile in game["active"] if tile]


def _victory(before: Plain, after: Plain, value: int) -> int:
    """T25 What a victory token that is due becomes; 0 for none."""
    for tile in _active(before, after):
        value = int(VICTORY_BECOMES[tile - 1, value])
    return value


def _defeats(before: Plain, after: Plain) -> int:
    """T24 How many defeat tokens are taken for one."""
    return max([1, *(int(DEFEATS[TILE_THINGS + tile - 1]) for tile in _active(before, after))])


def _conflicts(before: Plain, after: Plain) -> list[Phrase]:
    """W6.1, W6.2 The conflict of each city with its left neighbour, so that every pair comes once."""
    return [_conflict(before, after, city, beside(after, city)[0]) for city in range(city_count(after))]


def _conflict(before: Plain, after: Plain, city: int, other: int) -> Phrase:
    own, their = after["shields"][city], after["shields"][other]
    winner, loser = (city, other) if own >= their else (other, city)
    values: Values = {"city": city_phrase(after, winner)}
    values |= {"own": max(own, their), "their": min(own, their)}
    if own == their:
        return Phrase("told-conflict-even", {**values, "other": city_phrase(after, loser, BARE)})
    values |= {"other": city_phrase(after, loser, OBJECT)}
    value = _victory(before, after, 2 * before["age"] - 1)
    return Phrase("told-conflict-won", {**values, "value": value, "defeats": _defeats(before, after)})


# -- what comes next -----------------------------------------------------------------------------------------------


def _next_age(after: Plain) -> list[Phrase]:
    """W2.1, W7.8, W7.9 The next Age begins, guilds are copied, or the game is over."""
    if after["phase"] == OVER:
        return _game_over(after)
    if after["phase"] == ASK_COPY:
        asked = [seat for seat in range(after["players"]) if after["asked"] >> seat & 1]
        return [Phrase("told-copies", {"who": seat}) for seat in asked]
    return age_begun(after)


def age_begun(after: Plain) -> list[Phrase]:
    """W2.1, P63 An Age begins, with its project."""
    said = [Phrase("told-age", {"age": after["age"]})]
    if after["with_projects"]:
        project = MATERIAL.projects[project_of(after)]
        values: Values = {"project": project.id, "colour": project.colour, "cost": cost_phrase(project.cost)}
        said.append(Phrase("told-project", {**values, "tokens": after["tokens"]}))
    return said


def copied(before: Plain, after: Plain) -> list[Phrase]:
    """W7.8 The guilds that are copied; then the game is over."""
    asked = [seat for seat in range(after["players"]) if before["asked"] >> seat & 1]
    said = [
        Phrase("told-copy", {"who": seat, "card": MATERIAL.cards[after["copied"][seat]].id})
        if after["copied"][seat] >= 0
        else Phrase("told-copy-nothing", {"who": seat})
        for seat in asked
    ]
    return [*said, *_game_over(after)]


def _game_over(after: Plain) -> list[Phrase]:
    """W7.9 The points of everybody, the best first, and who has won."""
    said = [Phrase("told-points", {"who": seat, "points": points}) for points, _, seat in ranking(after)]
    ended = ending_of(after)
    return [*said, Phrase(f"end-{ended[0]}", ended[2])] if ended else said
