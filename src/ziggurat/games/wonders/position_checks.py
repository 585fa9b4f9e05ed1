"""Refuses position lines of what cannot lie on a table."""

from collections import Counter

import numpy as np

from ziggurat.games.wonders.arrays import CARD_AGE, CARDS, COPIES_IN, IS_GUILD, STAGE_COUNT
from ziggurat.games.wonders.limits import (
    AGES,
    NOTHING,
    OWN_TILES,
    SEATS,
    TURNS,
    UNKNOWN_TILE,
)
from ziggurat.games.wonders.position import cities_at, stands_in
from ziggurat.games.wonders.position_line import Line
from ziggurat.games.wonders.state import (
    ASK_BOARD,
    ASK_CARD,
    ASK_COPY,
    ASK_DIG,
    ASK_FREE_CITY,
    ASK_LOSS,
    ASK_SEVENTH,
    ASK_TILE,
    DUG,
    OVER,
)


def check_table(line: Line, game: np.void, seat: int | None) -> None:
    """Refuse what cannot lie on a table."""
    _check_moment(line, game)
    _check_cities(line, game)
    _check_hands(line, game)
    _check_cards(line, game, seat is not None)
    _check_tiles(line, game)
    _check_choices(line, game, seat)


def _check_moment(line: Line, game: np.void) -> None:
    """W2.1, W2.2 A turn of an Age or a round of the draft, with seats that can be asked then."""
    phase, everybody = int(game["phase"]), (1 << int(game["players"])) - 1
    if (game["age"] == 0) != (ASK_BOARD <= phase <= ASK_TILE):
        raise line.fail_in("moment", "Age 0 exactly while the table is set")
    lowest, highest = (1, TURNS) if game["age"] else (0, 1 if phase == ASK_TILE else 0)
    if not lowest <= game["turn"] <= highest:
        raise line.fail_in("moment", f"a turn from {lowest} to {highest}")
    if phase in (ASK_SEVENTH, ASK_LOSS, ASK_COPY, OVER) and game["turn"] != TURNS:
        raise line.fail_in("moment", f"turn {TURNS}, at the end of an Age")
    digs = game["digger"] >= 0
    if (phase == ASK_DIG and not digs) or (digs and phase not in (ASK_SEVENTH, ASK_DIG)):
        raise line.fail_in("moment", "the city that digs, behind the word dig")
    if game["digger"] >= cities_at(game):
        raise line.fail_in("moment", "a city at this table")
    if phase == ASK_FREE_CITY and game["players"] != 2:
        raise line.fail_in("moment", "no Free City with so many players")
    chosen, asked = int(game["chosen"]), int(game["asked"])
    if asked & ~everybody or chosen & ~asked or (chosen == asked and asked):
        raise line.fail_in("asked", "seats at this table, one of which has still to choose")


def _check_cities(line: Line, game: np.void) -> None:
    """W1.5, W3.6 Every city has a board of its own, and no more stages than it has."""
    cities = cities_at(game)
    boards = [int(board) for board in game["board"][:cities] if board >= 0]
    if len(set(boards)) < len(boards) or (len(boards) < cities and game["phase"] != ASK_BOARD):
        raise line.fail_in("cities", "another board for each city")
    for city in range(cities):
        most = STAGE_COUNT[2 * game["board"][city] + game["side"][city]] if game["board"][city] >= 0 else 0
        markers = int(np.count_nonzero(game["down_at"][: game["down_size"]] == city))
        if game["stages"][city] > most or game["stages"][city] != markers:
            raise line.fail_in("cities", "as many stages as there are, each with its card face down")


def _check_hands(line: Line, game: np.void) -> None:
    """W2.1, W2.4, W9.3 to W9.5 Hands and pile are as large as the turn makes them."""
    turn, phase = int(game["turn"]), int(game["phase"])
    is_two, is_playing = game["players"] == 2, ASK_CARD <= phase <= ASK_DIG
    size = 8 - turn if phase in (ASK_CARD, ASK_FREE_CITY) else 7 - turn
    if not is_playing or (phase == ASK_DIG and turn == TURNS):
        size = 0
    drawing = (1 if game["age"] == 2 else 0) if is_two and phase in (ASK_CARD, ASK_FREE_CITY) else -1
    for packet in range(int(game["players"])):
        if game["hand_size"][packet] != size + (packet == drawing):
            raise line.fail_in("hands", f"hands of {size} cards in this turn")
    if game["pile_size"] != (7 - turn if is_two and is_playing and not (phase == ASK_DIG and turn == TURNS) else 0):
        raise line.fail_in("pile", "a pile as large as this turn makes it")


def _check_cards(line: Line, game: np.void, hidden: bool) -> None:
    """W1.2 to W1.4 All cards of the Ages that have begun are there, each where it can be."""
    found: Counter[int] = Counter()
    unknown = [0] * (AGES + 1)
    dug = _dug(line, game, hidden)
    for at in range(int(game["down_size"])):
        if game["down_at"][at] == DUG:
            continue
        found[int(game["down"][at])] += 1
        unknown[int(game["down_turn"][at]) // 8] += int(game["down"][at] < 0)
    for packet in range(int(game["players"])):
        found += Counter(int(kind) for kind in game["hand"][packet][: game["hand_size"][packet]])
    found += Counter(int(kind) for kind in game["pile"][: game["pile_size"]])
    unknown[int(game["age"])] += found[NOTHING] - sum(unknown)
    for city in range(cities_at(game)):
        found += Counter(kind for kind in range(CARDS) if stands_in(game, city, kind))
    if found[NOTHING] and not hidden:
        raise line.fail_in("hands", "no question marks, as the key is there")
    for age in range(1, AGES + 1):
        _check_age(line, game, age, found, unknown[age], dug)


def _dug(line: Line, game: np.void, hidden: bool) -> Counter[int]:
    """W5.6 Cards that were dug out and whose places a view still shows: they are there twice."""
    kinds = Counter(int(kind) for kind in game["dug"][: game["digs"]] if kind >= 0)
    size = int(game["down_size"])
    places = Counter(int(game["down"][at]) for at in range(size) if game["down_at"][at] == DUG)
    if places != (Counter() if hidden else kinds):
        raise line.fail_in("face-down cards", "an x at the place of each card that was dug out, in a full line")
    return kinds if hidden else Counter()


def _check_age(line: Line, game: np.void, age: int, found: Counter[int], unknown: int, dug: Counter[int]) -> None:
    """W1.2, W1.3 The cards of an Age: none too many, and as many missing as are unknown."""
    cities = cities_at(game)
    kinds = [kind for kind in range(CARDS) if CARD_AGE[kind] == age]
    copies = {kind: 1 if IS_GUILD[kind] else int(COPIES_IN[cities, kind]) for kind in kinds}
    if any(found[kind] > copies[kind] + dug[kind] for kind in kinds):
        raise line.fail_in("cities", f"no more cards of a kind than there are in Age {age}")
    guilds = sum(1 for kind in kinds if IS_GUILD[kind])
    total = sum(dug[kind] for kind in kinds) + sum(copies.values()) - (guilds - (cities + 2) if guilds else 0)
    if sum(found[kind] for kind in kinds) + unknown != (total if age <= game["age"] else 0):
        raise line.fail_in("cities", f"all cards of Age {age} on the table, none missing and none too many")
    seen = sum(found[kind] for kind in kinds if IS_GUILD[kind])
    if seen > cities + 2 or seen + unknown < (cities + 2 if guilds and age <= game["age"] else 0):
        raise line.fail_in("cities", f"{cities + 2} guilds")


def _check_tiles(line: Line, game: np.void) -> None:
    """T7, T10 Every tile is there once, three for each seat."""
    tiles = [abs(int(tile)) for name in ("tiles", "tower", "draft") for tile in game[name].ravel() if tile]
    known = [tile for tile in [*tiles, int(game["face_down"])] if tile not in (0, UNKNOWN_TILE)]
    if len(set(known)) < len(known):
        raise line.fail_in("tiles", "every tile once")
    if game["with_tower"] and len(tiles) != OWN_TILES * int(game["players"]):
        raise line.fail_in("tiles", "three tiles for each seat, built ones counted")
    if game["with_tower"] and bool(game["face_down"]) != (game["players"] == 2):
        raise line.fail_in("tiles", "a face-down tile exactly with two players")
    if not set(game["active"].tolist()) <= {0, *game["tower"].tolist()}:
        raise line.fail_in("tower", "active tiles that are placed")


def _check_choices(line: Line, game: np.void, seat: int | None) -> None:
    """W2.2 Whoever has chosen has a choice, where one can know it."""
    wanted = {city for city in range(SEATS) if int(game["chosen"]) >> city & 1}
    if game["phase"] == ASK_FREE_CITY:
        wanted = {0, 1}
    if seat is not None:
        wanted &= {seat}
    if {city for city in range(SEATS) if game["choice"][city] >= 0} != wanted:
        raise line.fail_in("choices", "a choice for each seat that has chosen, - for the others")
