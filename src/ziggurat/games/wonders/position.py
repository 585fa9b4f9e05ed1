"""A whole position as one line, in full or as a seat sees it (NOTATION.md); `position_reading` is the way back."""

from collections.abc import Iterable

import numpy as np

from ziggurat.games.wonders.arrays import CARDS, MAKES, MATERIAL, TILE_THINGS
from ziggurat.games.wonders.limits import (
    AGES,
    BITS,
    SEATS,
    TILES,
    UNKNOWN_TILE,
)
from ziggurat.games.wonders.notation import action_text
from ziggurat.games.wonders.options import LATE_TILES, SIDES, WONDERS
from ziggurat.games.wonders.production import ACTIVE
from ziggurat.games.wonders.state import (
    ASK_BOARD,
    ASK_CARD,
    ASK_COPY,
    ASK_DIG,
    ASK_FREE_CITY,
    ASK_LOSS,
    ASK_SEVENTH,
    ASK_SIDE,
    ASK_TILE,
    DISCARDED,
    DUG,
    FIRST_RULINGS,
    FROM_PILE,
    OVER,
    PUBLIC,
)
from ziggurat.kernel.records import Games
from ziggurat.kernel.rng import key_text

FORMAT = "wonders/"  # with the version of the rules behind it
EMPTY = "-"
UNKNOWN = "?"
PHASES = {
    OVER: "over", ASK_BOARD: "board", ASK_SIDE: "side", ASK_TILE: "tile", ASK_CARD: "card", ASK_SEVENTH: "seventh",
    ASK_FREE_CITY: "free", ASK_DIG: "dig", ASK_LOSS: "loss", ASK_COPY: "copy",
}  # fmt: skip
FIELDS = (
    "format", "options", "moment", "asked", "cities", "hands", "pile", "face-down cards", "tiles", "draft", "tower",
    "projects", "guilds", "boards", "choices", "draws", "key",
)  # fmt: skip

# what a city has besides coins, stages and cards: the name here, the field, and its place there
TOKENS = {
    "one": ("victories", 0), "three": ("victories", 1), "five": ("victories", 2), "defeats": ("defeats", None),
    "unpaid": ("unpaid", None), "penalties": ("penalties", None), "joins": ("joins", None),
    "builds": ("free_builds", None), "stages": ("free_stages", None), "colours": ("any_colours", None),
    "tiles": ("tiles_built", None), "olympia": ("olympia", None),
    "reward1": ("rewards", 0), "reward2": ("rewards", 1), "reward3": ("rewards", 2),
}  # fmt: skip
BOARD_NUMBERS = {board.id: number for number, board in enumerate(MATERIAL.boards)}
PROJECT_NUMBERS = {project.id: number for number, project in enumerate(MATERIAL.projects)}
RAW_TILES = frozenset(number + 1 for number in range(TILES) if MAKES[TILE_THINGS + number, 0])
GUILD_IDS = [card.id for card in MATERIAL.cards if card.is_drawn]


# -- writing -------------------------------------------------------------------------------------------------------


def position_text(games: Games, seat: int | None) -> str:
    """The position line, in full (seat None) or, from a record blanked for a seat, as that seat sees it."""
    game = games[0]
    cities = cities_at(game)
    return " ".join(
        [
            f"{FORMAT}{game['rulings']}",
            _options_text(game),
            f"{game['age']}.{game['turn']}.{PHASES[int(game['phase'])]}" + _digger_text(game) + _used_text(game),
            f"{_mask(game['asked'])}.{_mask(game['chosen'])}",
            "/".join(_city_text(game, city) for city in range(cities)),
            "/".join(_cards_text(game["hand"][p][: game["hand_size"][p]]) for p in range(int(game["players"]))),
            _cards_text(game["pile"][: game["pile_size"]]),
            ("+".join(_down_text(game, at) for at in range(int(game["down_size"]))) or EMPTY) + _digs_text(game),
            _tiles_text(game["tiles"], game) + f"/{_tile(game['face_down'])}",
            _tiles_text(game["draft"], game),
            _tower_text(game),
            _projects_text(game),
            _guilds_text(game, seat),
            _list(board_id(board) for board in game["boards"][: len(BOARD_NUMBERS)]) if lists_boards(game) else EMPTY,
            "|".join(action_text(int(game["choice"][c])) if game["choice"][c] >= 0 else EMPTY for c in range(cities)),
            _draws_text(game),
            f"{UNKNOWN}{seat}" if seat is not None else f"{key_text(game['rng']['key'])}:{game['rng']['drawn']}",
        ]
    )


def cities_at(game: np.void) -> int:
    """W9.2 How many cities there are."""
    return 3 if game["players"] == 2 else int(game["players"])


def _options_text(game: np.void) -> str:
    modules = ("t" if game["with_tower"] else "") + ("p" if game["with_projects"] else "")
    names = SIDES[game["sides"]], WONDERS[game["wonders"]], LATE_TILES[game["late_tiles"]]
    return f"{game['players']}:{modules or EMPTY}:{':'.join(names)}"


def _digger_text(game: np.void) -> str:
    return f"{game['digger']}" if game["digger"] >= 0 else ""


def _used_text(game: np.void) -> str:
    """What the seventh card does not find any more, and what a digger has left; nothing where all is there."""
    if game["rulings"] == FIRST_RULINGS or game["phase"] not in (ASK_SEVENTH, ASK_DIG):
        return ""
    text = f":{_spent_text(game)}" if game["phase"] == ASK_SEVENTH else ""
    if game["digger"] >= 0:
        bought = "+".join(str(number) for number in game["bought"]) if game["has_paid"] else EMPTY
        fresh = "/".join("+".join(_card(int(kind) - 1) for kind in row if kind) or EMPTY for row in game["fresh"])
        text += f":{game['purse']}.{bought}.{fresh}"
    return text


def _spent_text(game: np.void) -> str:
    """The tiles whose units are spent; a slash between two of which one is, whichever."""
    tiles = [int(tile) for place, tile in enumerate(game["active"]) if int(game["spent"]) >> place & 1]
    either = [int(tile) for tile in game["active"] if tile in RAW_TILES] if int(game["spent"]) >> ACTIVE & 1 else []
    return "+".join([*map(str, tiles), *(["/".join(map(str, either))] if either else [])]) or EMPTY


def _mask(mask: int) -> str:
    return "".join(str(seat) for seat in range(SEATS) if int(mask) >> seat & 1) or EMPTY


def _list(items: Iterable[object]) -> str:
    return ",".join(str(item) for item in items) or EMPTY


def _card(kind: int) -> str:
    return UNKNOWN if kind < 0 else MATERIAL.cards[kind].id


def _cards_text(kinds: Iterable[int]) -> str:
    return "+".join(_card(int(kind)) for kind in kinds) or EMPTY


def _city_text(game: np.void, city: int) -> str:
    """Board, side, coins, stages, structures and tokens of a city."""
    board = board_id(int(game["board"][city]))
    cards = _cards_text(kind for kind in range(CARDS) if stands_in(game, city, kind))
    numbers = {name: int(_field(game, city, name)) for name in TOKENS}
    tokens = [f"{name}={number}" for name, number in numbers.items() if number]
    tokens += ["lost=1"] if int(game["lost_start"]) >> city & 1 else []
    tokens += [f"copied={_card(int(game['copied'][city]))}"] if game["copied"][city] >= 0 else []
    return f"{board}:{'AB'[game['side'][city]]}:{game['coins'][city]}:{game['stages'][city]}:{cards}:{_list(tokens)}"


def board_id(board: int) -> str:
    """A board by its id, a dash for none."""
    return MATERIAL.boards[board].id if board >= 0 else EMPTY


def stands_in(game: np.void, city: int, kind: int) -> bool:
    """Whether a card stands in a city."""
    return bool(int(game["cards"][city][kind // BITS]) >> kind % BITS & 1)


def _field(game: np.void, city: int, name: str) -> int:
    field, place = TOKENS[name]
    return int(game[field][city] if place is None else game[field][city][place])


def _down_text(game: np.void, at: int) -> str:
    """A card face down: its kind, the stage's city or d, its packet or p, Age and turn, and who has seen it there."""
    place = {DISCARDED: "d", DUG: "x"}.get(int(game["down_at"][at]), str(game["down_at"][at]))
    packet = "p" if game["down_packet"][at] == FROM_PILE else str(game["down_packet"][at])
    age, turn = divmod(int(game["down_turn"][at]), 8)
    seen = "*" if int(game["down_known"][at]) & PUBLIC else _mask(game["down_known"][at])
    return f"{_card(int(game['down'][at]))}.{place}.{packet}.{age}{turn}.{seen}"


def _digs_text(game: np.void) -> str:
    """Looks through the discard pile: what was dug out, how many cards lay face down then, and the seat."""
    looks = range(int(game["digs"]))
    said = [f"{_card(int(game['dug'][look]))}.{game['dug_before'][look]}.{game['dug_by'][look]}" for look in looks]
    return "/" + "+".join(said).replace(UNKNOWN, EMPTY) if said else ""


def _tower_text(game: np.void) -> str:
    placed = _list(_placed_text(game, at) for at in range(int(game["placed"])))
    return f"{placed}.{_list(tile for tile in game['active'] if tile)}"


def _placed_text(game: np.void, at: int) -> str:
    """A tile of the tower, with the seat that built it, where that is known."""
    return f"{game['tower'][at]}" + (f":{game['builder'][at]}" if game["builder"][at] >= 0 else "")


def _tile(tile: int) -> str:
    return UNKNOWN if tile == UNKNOWN_TILE else str(tile)


def _tiles_text(rows: np.ndarray, game: np.void) -> str:
    if not game["with_tower"]:
        return EMPTY
    return "/".join(_list(_tile(int(tile)) for tile in rows[seat]) for seat in range(int(game["players"])))


def _projects_text(game: np.void) -> str:
    """Projects by Age, tokens on the last, 1 when one can join this turn, and who has joined."""
    ids = [MATERIAL.projects[project].id for project in game["project"] if project >= 0]
    return f"{_list(ids)}.{game['tokens']}.{game['can_join']}.{_mask(game['joined'])}"


def _guilds_text(game: np.void, seat: int | None) -> str:
    if seat is not None and game["age"] < AGES:
        return UNKNOWN
    return _list(guild for place, guild in enumerate(GUILD_IDS) if int(game["guilds"]) >> place & 1)


def lists_boards(game: np.void) -> bool:
    """Whether boards are being chosen."""
    return bool(game["phase"] == ASK_BOARD)


def _draws_text(game: np.void) -> str:
    if game["players"] != 2:
        return EMPTY
    return "/".join("+".join(_card(int(kind)) for kind in row) for row in game["drawn"])
