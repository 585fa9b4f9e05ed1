"""Reads position lines (NOTATION.md)."""

import re
from collections import Counter
from collections.abc import Sequence

import numpy as np

from ziggurat.games.wonders.arrays import CARDS, MATERIAL
from ziggurat.games.wonders.kept import seats_to_ask, work_out
from ziggurat.games.wonders.limits import (
    AGES,
    BITS,
    DIGS,
    DOWN,
    HAND,
    NOBODY,
    NOTHING,
    OWN_TILES,
    TILES,
    TURNS,
    UNKNOWN_TILE,
)
from ziggurat.games.wonders.notation import KINDS, parse_action
from ziggurat.games.wonders.options import LATE_TILES, PLAYERS, SIDES, WONDERS
from ziggurat.games.wonders.position import (
    BOARD_NUMBERS,
    EMPTY,
    FIELDS,
    FORMAT,
    GUILD_IDS,
    PHASES,
    PROJECT_NUMBERS,
    RAW_TILES,
    TOKENS,
    UNKNOWN,
    board_id,
    cities_at,
    lists_boards,
    stands_in,
)
from ziggurat.games.wonders.position_checks import check_table
from ziggurat.games.wonders.position_line import Line
from ziggurat.games.wonders.possible import obstacles
from ziggurat.games.wonders.redealing import count_all_discards
from ziggurat.games.wonders.same_turn import EITHER
from ziggurat.games.wonders.state import (
    ASK_CARD,
    ASK_DIG,
    ASK_FREE_CITY,
    ASK_SEVENTH,
    DISCARDED,
    DUG,
    FIRST_RULINGS,
    FROM_PILE,
    PUBLIC,
    STATE,
)
from ziggurat.games.wonders.view import count_discards
from ziggurat.kernel import records
from ziggurat.kernel.errors import ZigguratError
from ziggurat.kernel.jit import short_entry, wide
from ziggurat.kernel.records import Games
from ziggurat.kernel.rng import key_words, seek


def parse_position(text: str) -> tuple[Games, int | None]:
    """Read a position line; return the record and, for a seat's line, the seat."""
    games = records.new(STATE)
    game = games[0]
    line = Line(text)
    game["rulings"] = int(line.match(rf"{FORMAT}([12])", f"{FORMAT}2, or {FORMAT}1 for the rules of version 1")[1])
    _read_options(line, game)
    _read_moment(line, game)
    _read_cities(line, game)
    _read_cards(line, game)
    _read_down(line, game)
    _read_tiles(line, game)
    _read_projects(line, game)
    _read_rest(line, game)
    seat = _read_key(line, games)
    line.end()
    _read_used(line, game)
    check_table(line, game, seat)
    work_out_at(games, 0, -1 if seat is None else seat)
    if not asks_those_it_should_at(games, 0):
        raise line.fail_in("asked", "the seats that have something to decide now")
    if not choices_are_possible_at(games, 0):
        raise line.fail_in("choices", "choices that can be made")
    return games, seat


@short_entry
def work_out_at(games: Games, index: int, seat: int) -> None:
    """Work out what the record keeps; of the discard pile what the seat has seen, all for -1."""
    work_out(games[index])
    if seat < 0:
        count_all_discards(games[index])
    else:
        count_discards(games[index], seat)


@short_entry
def asks_those_it_should_at(games: Games, index: int) -> bool:
    """W2.2 Whether those are asked who have something to decide."""
    return seats_to_ask(games[index]) == wide(games[index].asked)


@short_entry
def choices_are_possible_at(games: Games, index: int) -> bool:
    """W2.2 Whether everything that has been chosen could be chosen."""
    game = games[index]
    phase, asked, possible = wide(game.phase), wide(game.asked), True
    if phase == ASK_FREE_CITY:
        game.phase, game.asked = ASK_CARD, 3
    for seat in range(game.players):
        if game.choice[seat] >= 0:
            possible = possible and obstacles(game, seat, wide(game.choice[seat])) == 0
    game.phase, game.asked = phase, asked
    return possible


@short_entry
def seek_drawn_at(games: Games, index: int, drawn: int) -> None:
    """Put the generator where so many words have been taken."""
    seek(games[index].rng, drawn)


def _read_options(line: Line, game: np.void) -> None:
    shape = rf"({'|'.join(PLAYERS)}):(-|tp?|p):({'|'.join(SIDES)}):({'|'.join(WONDERS)}):({'|'.join(LATE_TILES)})"
    found = line.match(shape, "options such as 3:tp:A:dealt:count")
    game["players"] = int(found[1])
    game["with_tower"], game["with_projects"] = "t" in found[2], "p" in found[2]
    game["sides"], game["wonders"] = SIDES.index(found[3]), WONDERS.index(found[4])
    game["late_tiles"] = LATE_TILES.index(found[5])


def _read_moment(line: Line, game: np.void) -> None:
    shape = rf"([0-3])\.([0-6])\.({'|'.join(PHASES.values())})([0-7]?)((?::[^: ]*)*)"
    found = line.match(shape, "a moment such as 1.1.card")
    game["age"], game["turn"] = int(found[1]), int(found[2])
    game["phase"] = next(phase for phase, name in PHASES.items() if name == found[3])
    game["digger"] = int(found[4]) if found[4] else NOBODY
    game["undo_seat"] = NOBODY
    asked = line.match(r"(-|[0-7]+)\.(-|[0-7]+)", "seats asked and those that have chosen, such as 012.-")
    game["asked"], game["chosen"] = _seats(asked[1]), _seats(asked[2])


def _seats(text: str) -> int:
    return sum(1 << seat for seat in {int(digit) for digit in text.strip(EMPTY)})


def _read_used(line: Line, game: np.void) -> None:
    """What the seventh card does not find any more, and what a digger has left; where it is not said, all is there."""
    parts = line.words[FIELDS.index("moment")][0].split(":")[1:]
    game["purse"] = game["coins"][game["digger"]] if game["digger"] >= 0 else 0
    if not parts:
        return
    is_seventh, digs = game["phase"] == ASK_SEVENTH, game["digger"] >= 0
    fits = game["phase"] in (ASK_SEVENTH, ASK_DIG) and len(parts) == is_seventh + digs
    if not fits or game["rulings"] == FIRST_RULINGS:
        raise line.fail_in("moment", "nothing more, as nothing can be used up then")
    if is_seventh:
        game["spent"] = _spent(line, game, parts[0])
    if digs:
        _read_digger(line, game, parts[-1])


def _spent(line: Line, game: np.void, text: str) -> int:
    """The tiles whose units are spent, as bits by their places among the active ones."""
    active, spent = game["active"].tolist(), 0
    for word in [] if text == EMPTY else text.split("+"):
        tiles = [int(tile) if tile.isascii() and tile.isdigit() else 0 for tile in word.split("/")]
        raw = [tile for tile in active if tile in RAW_TILES]
        if len(tiles) == 1 and tiles[0] and tiles[0] in active:
            spent |= 1 << active.index(tiles[0])
        elif tiles == raw:
            spent |= EITHER
        else:
            raise line.fail_in("moment", "active tiles whose units are spent, such as 17+21, or 17/18 for one of them")
    return spent


def _read_digger(line: Line, game: np.void, text: str) -> None:
    """The digger's purse, the units that its stage took from either side, what is new beside it."""
    expected = "what a digger has left, such as 3.0+1+0+0.ore_vein/-"
    found = re.fullmatch(r"([0-9]{1,3})\.(-|[0-9](?:\+[0-9]){3})\.([a-z0-9_+-]+)/([a-z0-9_+-]+)", text)
    if not found or int(found[1]) > game["coins"][game["digger"]]:
        raise line.fail_in("moment", expected)
    game["purse"] = int(found[1])
    if found[2] != EMPTY:
        game["bought"], game["has_paid"] = [int(number) for number in found[2].split("+")], 1
        if game["stages"][game["digger"]] == 0:
            raise line.fail_in("moment", "a stage that was built before digging")
    for side, (names, step) in enumerate(((found[3], 1), (found[4], -1))):
        words = [] if names == EMPTY else names.split("+")
        city = (int(game["digger"]) + step) % cities_at(game)
        if len(words) > 2 or any(word not in KINDS or not stands_in(game, city, KINDS[word]) for word in words):
            raise line.fail_in("moment", expected)
        game["fresh"][side][: len(words)] = [1 + KINDS[word] for word in words]


def _read_cities(line: Line, game: np.void) -> None:
    game["board"][:], game["copied"][:] = NOTHING, NOTHING
    shape = r"([a-z]+|-):([AB]):([0-9]{1,3}):([0-5]):([a-z0-9_+]+|-):([a-z0-9_=,-]+)"
    for city, found in enumerate(line.parts(cities_at(game), shape, "cities such as giza:A:3:0:-:-")):
        if found[1] not in {*BOARD_NUMBERS, EMPTY}:
            raise line.fail(f"boards; {found[1]} is none")
        game["board"][city] = BOARD_NUMBERS.get(found[1], NOTHING)
        game["side"][city], game["coins"][city] = "AB".index(found[2]), int(found[3])
        game["stages"][city] = int(found[4])
        for kind in line.kinds(found[5], CARDS):
            game["cards"][city][kind // BITS] |= np.uint32(1 << kind % BITS)
        for token in [] if found[6] == EMPTY else found[6].split(","):
            _read_token(line, game, city, *token.partition("=")[::2])


def _read_token(line: Line, game: np.void, city: int, name: str, value: str) -> None:
    if name == "copied":
        game["copied"][city] = line.kind(value)
    elif not re.fullmatch("-?[0-9]{1,2}", value) or name not in {*TOKENS, "lost"}:
        raise line.fail(f"tokens such as one=2; {name} is none")
    elif name == "lost":
        game["lost_start"] |= 1 << city
    else:
        field, place = TOKENS[name]
        row = game[field] if place is None else game[field][city]
        row[city if place is None else place] = int(value)


def _read_cards(line: Line, game: np.void) -> None:
    hands = line.parts(int(game["players"]), r"[a-z0-9_+?]+|-", "a hand for each seat, such as altar+baths, or -")
    for packet, found in enumerate(hands):
        kinds = line.kinds(found[0], HAND)
        game["hand"][packet][: len(kinds)], game["hand_size"][packet] = kinds, len(kinds)
        if kinds != sorted(kinds):
            raise line.fail("hands in order")
    pile = line.kinds(line.match(r"[a-z0-9_+?]+|-", "the pile, or -")[0], 7)
    game["pile"][: len(pile)], game["pile_size"] = pile, len(pile)


def _read_down(line: Line, game: np.void) -> None:
    expected = "cards face down, such as altar.d.0.13.02"
    words, _, looks = line.match(r"[a-z0-9_+?.*-]+(?:/[a-z0-9_+.-]+)?", expected)[0].partition("/")
    entries = [] if words == EMPTY else words.split("+")
    if len(entries) > DOWN:
        raise line.fail(f"at most {DOWN} cards face down")
    for at, entry in enumerate(entries):
        found = re.fullmatch(r"([a-z][a-z0-9_]*|\?)\.([0-7dx])\.([0-7p])\.([1-3])([1-7])\.(-|\*|[0-7]+)", entry)
        if not found:
            raise line.fail(expected)
        game["down"][at] = line.kind(found[1])
        game["down_at"][at] = _place_of(found[2])
        game["down_packet"][at] = FROM_PILE if found[3] == "p" else int(found[3])
        game["down_turn"][at] = 8 * int(found[4]) + int(found[5])
        game["down_known"][at] = PUBLIC if found[6] == "*" else _seats(found[6])
    game["down_size"] = len(entries)
    _read_looks(line, game, looks.split("+") if looks else [])


def _place_of(text: str) -> int:
    """Where a card lies face down: d for the discard pile, x where it was dug out, or the city of a stage."""
    return {"d": DISCARDED, "x": DUG}[text] if text in "dx" else int(text)


def _read_looks(line: Line, game: np.void, looks: Sequence[str]) -> None:
    """Looks through the discard pile; one that goes on now is there even where a line of old does not tell it."""
    if not looks and game["phase"] == ASK_DIG:
        looks = [f"-.{game['down_size']}.{int(game['asked']).bit_length() - 1}"]
    if len(looks) > DIGS:
        raise line.fail(f"at most {DIGS} looks through the discard pile")
    game["dug"][:] = NOTHING
    for look, entry in enumerate(looks):
        found = re.fullmatch(r"([a-z][a-z0-9_]*|-)\.([0-9]{1,3})\.([0-7])", entry)
        if not found or int(found[2]) > game["down_size"] or int(found[3]) >= game["players"]:
            raise line.fail("looks through the discard pile, such as press_age1.17.0")
        game["dug"][look] = NOTHING if found[1] == EMPTY else line.kind(found[1])
        game["dug_before"][look], game["dug_by"][look] = int(found[2]), int(found[3])
    game["digs"] = len(looks)


def _read_tiles(line: Line, game: np.void) -> None:
    players, numbers = int(game["players"]), r"(-?[0-9]{1,2}|\?),(-?[0-9]{1,2}|\?),(-?[0-9]{1,2}|\?)"
    if not game["with_tower"]:
        line.match("-/0", "-/0, as the tower is not in play")
        line.match("-", "-, as the tower is not in play")
        line.match(r"-\.-", "-.-, as the tower is not in play")
        return
    shape = rf"{numbers}|([0-9]{{1,2}}|\?)"
    for seat, found in enumerate(line.parts(players + 1, shape, "three tiles for each seat, then the face-down one")):
        if (found[1] is None) != (seat == players):
            raise line.fail("three tiles for each seat, then the face-down one")
        if seat == players:
            game["face_down"] = _tile_number(line, found[4])
        else:
            game["tiles"][seat] = [_tile_number(line, found[1 + place]) for place in range(OWN_TILES)]
    for packet, found in enumerate(line.parts(players, numbers, "three tiles for each packet, such as 3,7,0")):
        game["draft"][packet] = [_tile_number(line, found[1 + place]) for place in range(OWN_TILES)]
    found = line.match(r"(-|[0-9,:]+)\.(-|[0-9,]+)", "tiles placed and tiles active, such as 3:0,7:2.3,7")
    placed = [_placed_tile(line, game, word) for word in found[1].split(",") if word and word != EMPTY]
    numbered = ",".join(tile for tile, _ in placed)
    for field, text, most in (("tower", numbered, TILES), ("active", found[2], len(game["active"]))):
        tiles = [_tile_number(line, word) for word in text.split(",") if word and word != EMPTY]
        if len(tiles) > most:
            raise line.fail(f"at most {most} tiles")
        game[field][: len(tiles)] = tiles
    game["placed"] = int(np.count_nonzero(game["tower"]))
    game["builder"][: len(placed)] = [builder for _, builder in placed]


def _placed_tile(line: Line, game: np.void, word: str) -> tuple[str, int]:
    """T15 A tile of the tower and the seat that built it; NOBODY where a line of old does not tell."""
    found = re.fullmatch(r"([0-9]{1,2})(?::([0-7]))?", word)
    if not found or (found[2] and int(found[2]) >= game["players"]):
        raise line.fail("tiles with the seats that built them, such as 3:0,7:2.3,7")
    return found[1], int(found[2]) if found[2] else NOBODY


def _tile_number(line: Line, word: str) -> int:
    tile = UNKNOWN_TILE if word == UNKNOWN else int(word)
    if tile != UNKNOWN_TILE and abs(tile) > TILES:
        raise line.fail(f"tiles from 1 to {TILES}")
    return tile


def _read_projects(line: Line, game: np.void) -> None:
    found = line.match(r"(-|[a-z_,]+)\.([0-9])\.([01])\.(-|[0-7]+)", "projects such as belvedere.2.1.-")
    game["project"][:] = NOTHING
    names = [] if found[1] == EMPTY else found[1].split(",")
    for age, name in enumerate(names[:AGES]):
        if name not in PROJECT_NUMBERS or MATERIAL.projects[PROJECT_NUMBERS[name]].age != age + 1:
            raise line.fail(f"a project of Age {age + 1}; {name} is none")
        game["project"][age] = PROJECT_NUMBERS[name]
    if len(names) != (int(game["age"]) if game["with_projects"] else 0):
        raise line.fail("a project for each Age that has begun, none where they are not in play")
    game["tokens"], game["can_join"], game["joined"] = int(found[2]), int(found[3]), _seats(found[4])


def _read_rest(line: Line, game: np.void) -> None:
    guilds = line.match(r"\?|-|[a-z_,]+", "the guilds that are in, - or ?")[0]
    for guild in [] if guilds in (EMPTY, UNKNOWN) else guilds.split(","):
        if guild not in GUILD_IDS:
            raise line.fail(f"guilds; {guild} is none")
        game["guilds"] |= 1 << GUILD_IDS.index(guild)
    boards = line.match(r"-|[a-z,-]+", "the boards that can be chosen, or -")[0]
    if lists_boards(game):
        _read_boards(line, game, boards.split(","))
    elif boards != EMPTY:
        raise line.fail("-, as no boards are chosen")
    _read_choices(line, game)
    _read_draws(line, game)


def _read_boards(line: Line, game: np.void, names: Sequence[str]) -> None:
    left, taken = Counter(name for name in names if name != EMPTY), {board_id(int(board)) for board in game["board"]}
    if left != Counter(set(BOARD_NUMBERS) - taken) or len(names) != len(BOARD_NUMBERS):
        raise line.fail("every board that is left, and - for each one taken")
    game["boards"][: len(BOARD_NUMBERS)] = [BOARD_NUMBERS.get(name, NOTHING) for name in names]


def _read_choices(line: Line, game: np.void) -> None:
    game["choice"][:] = NOTHING
    shape = r"[a-z0-9_.:,+/-]+[AB]?"
    for city, found in enumerate(line.parts(cities_at(game), shape, "a choice or - for each city", "|")):
        if found[0] != EMPTY:
            try:
                game["choice"][city] = parse_action(found[0])
            except ZigguratError:
                raise line.fail("a choice such as sell:altar") from None


def _read_draws(line: Line, game: np.void) -> None:
    game["drawn"][:] = NOTHING
    if game["players"] != 2:
        line.match(EMPTY, "-, as nobody draws")
        return
    for age, found in enumerate(line.parts(AGES, r"[a-z0-9_+?]+", "what was drawn in each turn of each Age")):
        kinds = line.kinds(found[0], TURNS)
        if len(kinds) != TURNS:
            raise line.fail(f"{TURNS} cards or question marks for each Age")
        game["drawn"][age] = kinds


def _read_key(line: Line, games: Games) -> int | None:
    shape = r"\?([0-7])|([0-9a-f]{64}):([0-9]{1,15})"
    found = line.match(shape, "64 hexadecimal digits, a colon and the number of words drawn; or ? and a seat")
    if found[1]:
        if int(found[1]) >= games[0]["players"]:
            raise line.fail("a seat at this table")
        return int(found[1])
    games[0]["rng"]["key"][:] = key_words(found[2])
    seek_drawn_at(games, 0, int(found[3]))
    return None
