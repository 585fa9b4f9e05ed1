"""A whole position as one line, in full or as a seat sees it, both ways (NOTATION.md)."""

import re

import numpy as np

from ziggurat.games.babel.cards import (
    CARDS_PER_NATION,
    EDITIONS,
    EN,
    END_PHASE_VALUE,
    HU,
    LETTERS,
    LEVELS,
    NATIONS,
    RU,
    SAFE_VALUE,
    TEMPLE_COUNTS,
    TOKEN_LETTERS,
    WINNING_VALUE,
)
from ziggurat.games.babel.state import FALL, NOBODY, RUNNING, STATE, SUPREMACY, TWENTY, YARD_EMPTY
from ziggurat.kernel import records
from ziggurat.kernel.entries import seek_at
from ziggurat.kernel.positionline import Line
from ziggurat.kernel.records import Games
from ziggurat.kernel.rng import key_text, key_words

FORMAT = "babel/"  # with the version of the rules behind it
ENDINGS = {SUPREMACY: "supremacy", TWENTY: "twenty", FALL: "fall", YARD_EMPTY: "yard"}
FIELDS = (
    "format", "edition", "turn", "phase", "flags", "tokens", "starting cards", "hands", "columns of seat 0",
    "columns of seat 1", "temples of seat 0", "temples of seat 1", "stocks", "discard pile", "draw pile", "yard", "key",
)  # fmt: skip


# -- writing -------------------------------------------------------------------------------------------------------


def position_text(games: Games, seat: int | None) -> str:
    """The position line, in full (seat None) or with question marks for what a seat does not know."""
    game = games[0]
    hidden = seat is not None
    return " ".join(
        [
            f"{FORMAT}{game['rulings']}",
            EDITIONS[game["edition"]],
            f"{game['turn']}.{game['active']}",
            _phase_text(game),
            ("m" if game["migrated"] else "") + ("e" if game["end_phase"] else "") or "-",
            "".join(TOKEN_LETTERS[token] for token in game["token"]),
            "".join(str(int(there)) for there in game["starting"]),
            ",".join(_hand_text(game, other, hidden and other != seat) for other in range(2)),
            *("/".join(_column_text(game, side, land) for land in range(NATIONS)) for side in range(2)),
            *("/".join(_temple_text(game["temple"][side, land]) for land in range(NATIONS)) for side in range(2)),
            ",".join(_digits(game["stock"][side][: game["stock_size"][side]]) for side in range(2)),
            _counted(game["discard"]),
            f"?{game['pile_size']}" if hidden else _letters(game["pile"][: game["pile_size"]]),
            _yard_text(game, hidden),
            "?" if hidden else f"{key_text(game['rng']['key'])}:{game['rng']['drawn']}",
        ]
    )


def _phase_text(game: np.void) -> str:
    if game["ending"] != RUNNING:
        return f"{ENDINGS[int(game['ending'])]}:{'-' if game['winner'] == NOBODY else game['winner']}"
    return f"owe{game['owed']}" if game["owed"] else "act"


def _counted(counts: np.ndarray) -> str:
    return "".join(letter * int(count) for letter, count in zip(LETTERS, counts, strict=True)) or "-"


def _hand_text(game: np.void, side: int, hidden: bool) -> str:
    """A hand: first the cards that the other seat can tell, then a dot and the rest, or a ? and their number."""
    known = _counted(game["known"][side]).strip("-")
    if hidden:
        return f"{known}?{int(game['hand_size'][side]) - len(known)}"
    rest = _counted(game["hand"][side] - game["known"][side])
    return f"{known}.{rest.strip('-')}" if known else rest


def _letters(cards: np.ndarray) -> str:
    return "".join(LETTERS[card] for card in cards) or "-"


def _digits(levels: np.ndarray) -> str:
    return "".join(str(int(level)) for level in levels) or "-"


def _column_text(game: np.void, side: int, land: int) -> str:
    return _letters(game["columns"][side, land][: game["column_size"][side, land]])


def _temple_text(temple: int) -> str:
    return "".join(str(level) for level in range(1, LEVELS + 1) if int(temple) >> (level - 1) & 1) or "-"


def _yard_text(game: np.void, hidden: bool) -> str:
    unknown = int(game["yard_size"]) - int(game["razed"])
    below = f"?{unknown}" if hidden else _digits(game["yard"][:unknown])
    razed = _digits(game["yard"][unknown : int(game["yard_size"])])
    return below if razed == "-" else f"{below}.{razed}"


# -- reading -------------------------------------------------------------------------------------------------------


def parse_position(text: str) -> tuple[Games, int | None]:
    """Read a position line; return the record and, for a seat's line, the seat."""
    games = records.new(STATE)
    game = games[0]
    line = Line(text, FIELDS)
    game["rulings"] = int(line.match(rf"{FORMAT}([12])", f"{FORMAT}2, or {FORMAT}1 for the rules of version 1")[1])
    game["edition"] = EDITIONS.index(line.match("|".join(EDITIONS), f"an edition: {' '.join(EDITIONS)}")[0])
    _read_turn(line, game)
    seat = _read_hands(line, game)
    _read_land(line, game)
    _read_piles(line, game, seat)
    _read_key(line, games, seat)
    line.end()
    game["undo_seat"] = NOBODY
    _check_values(line, game)
    return games, seat


def _parts(line: Line, separator: str, count: int, shape: str, expected: str) -> list[str]:
    """The parts of a field; a lone dash stands for an empty one."""
    return ["" if part[0] == "-" else part[0] for part in line.parts(count, shape, expected, separator)]


def _read_turn(line: Line, game: np.void) -> None:
    turn = line.match(r"([1-9][0-9]{0,3})\.([01])", "turn and active seat, such as 5.0")
    game["turn"], game["active"] = int(turn[1]), int(turn[2])
    names = "|".join(ENDINGS.values())
    phase = line.match(rf"act|owe([1-9][0-9]?)|({names}):([01-])", "act, owe1, owe2 … or how it ended, such as fall:0")
    game["owed"] = int(phase[1] or 0)
    game["winner"] = NOBODY
    if phase[2]:
        game["ending"] = next(number for number, name in ENDINGS.items() if name == phase[2])
        game["winner"] = NOBODY if phase[3] == "-" else int(phase[3])
        if phase[3] == "-" and phase[2] != "yard":
            raise line.fail("a winner; only the yard's end can be a draw")
    flags = line.match(r"m?e?|-", "m (has migrated), e (end phase), me or -")[0]
    game["migrated"], game["end_phase"] = "m" in flags, "e" in flags


def _read_hands(line: Line, game: np.void) -> int | None:
    tokens = line.match(rf"[{TOKEN_LETTERS}]{{2}}", "two letters for the tokens: M S H P A, Q for the quarry")[0]
    game["token"] = [TOKEN_LETTERS.index(letter) for letter in tokens]
    game["starting"] = [
        int(digit) for digit in line.match("[01]{2}", "two digits for the starting cards, such as 01")[0]
    ]
    shape = rf"(?=.)(?:[{LETTERS}]+\.)?[{LETTERS}]*|-|[{LETTERS}]*\?[0-9]{{1,2}}"
    hands = _parts(line, ",", 2, shape, "two hands such as MMS,?5")
    for side, hand in enumerate(hands):
        known = re.split(r"[.?]", hand)[0] if re.search(r"[.?]", hand) else ""
        game["known"][side] = [known.count(letter) for letter in LETTERS]
        if "?" in hand:
            game["hand_size"][side] = min(len(known) + int(hand.partition("?")[2]), 99)
        else:
            game["hand"][side] = [hand.count(letter) for letter in LETTERS]
            game["hand_size"][side] = len(hand.replace(".", ""))
    hidden = ["?" in hand for hand in hands]
    if all(hidden):
        raise line.fail("at least one open hand")
    if 2 * int(game["owed"]) > game["hand_size"][1 - game["active"]]:
        raise line.fail_in("phase", "no more than half of the hand owed (B37)")
    return hidden.index(False) if any(hidden) else None


def _read_land(line: Line, game: np.void) -> None:
    for side in range(2):
        columns = _parts(line, "/", NATIONS, rf"[{LETTERS}]{{1,60}}|-", "a column of letters M S H P A, or -")
        for land, column in enumerate(columns):
            game["columns"][side, land, : len(column)] = [LETTERS.index(letter) for letter in column]
            game["column_size"][side, land] = len(column)
    rising = "".join(f"{level}?" for level in range(1, LEVELS + 1))
    for side in range(2):
        temples = _parts(line, "/", NATIONS, rf"(?=.){rising}|-", "rising levels from 1 to 6, or -")
        for land, temple in enumerate(temples):
            game["temple"][side, land] = sum(1 << (int(level) - 1) for level in temple)
            game["height"][side, land] = int(temple[-1]) if temple else 0


def _read_piles(line: Line, game: np.void, seat: int | None) -> None:
    for side, stock in enumerate(_parts(line, ",", 2, r"[1-6]{1,45}|-", "two stocks of levels 1 to 6, such as 531,-")):
        game["stock"][side, : len(stock)] = [int(level) for level in stock]
        game["stock_size"][side] = len(stock)
    discard = line.match(rf"[{LETTERS}]+|-", "the discard pile in letters, or -")[0]
    game["discard"] = [min(discard.count(letter), 99) for letter in LETTERS]
    if seat is None:
        pile = line.match(rf"[{LETTERS}]{{1,60}}|-", "the draw pile in letters, top last, or -")[0].strip("-")
        game["pile"][: len(pile)] = [LETTERS.index(letter) for letter in pile]
        game["pile_size"] = len(pile)
    else:
        game["pile_size"] = int(line.match(r"\?([0-9]{1,2})", "the size of the draw pile, such as ?37")[1])
    _check_nation_cards(line, game, seat)
    if game["pile_size"] == 0:
        _tell_hands(game, seat)
    _read_yard(line, game, seat is not None)
    _check_temple_cards(line, game, seat)


def _read_yard(line: Line, game: np.void, hidden: bool) -> None:
    shape = r"(?:\?([0-9]{1,2})|([1-6]{1,45}|-))(?:\.([1-6]{1,45}))?"
    yard = line.match(shape, "the yard, top last, such as 5312 or ?30, razed cards behind a dot")
    if (yard[1] is not None) != hidden:
        raise line.fail("the size of the yard behind a ?" if hidden else "the levels of the yard")
    below = 0 if hidden else len((yard[2] or "").strip("-"))
    razed = yard[3] or ""
    unknown = int(yard[1]) if hidden else below
    if unknown + len(razed) > len(game["yard"]):
        raise line.fail("at most 45 temple cards")
    if not hidden and below:
        game["yard"][:below] = [int(level) for level in yard[2]]
    game["yard"][unknown : unknown + len(razed)] = [int(level) for level in razed]
    game["yard_size"], game["razed"] = unknown + len(razed), len(razed)
    if game["yard_size"] == 0 and game["ending"] != YARD_EMPTY:
        raise line.fail("a card in the yard, as the game has not ended by it (B43)")


def _read_key(line: Line, games: Games, seat: int | None) -> None:
    if seat is not None:
        line.match(r"\?", "? in place of the key")
        return
    found = line.match(r"([0-9a-f]{64}):([0-9]{1,15})", "64 hexadecimal digits, a colon and the number of words drawn")
    games[0]["rng"]["key"][:] = key_words(found[1])
    seek_at(games, 0, int(found[2]))


# -- what can lie on a table ---------------------------------------------------------------------------------------


def _check_nation_cards(line: Line, game: np.void, seat: int | None) -> None:
    """B01 All nation cards are there: the open ones leave just as many as are hidden."""
    missing = _unseen_nation_cards(game)
    hidden = 0
    if seat is None:
        _take(missing, game["pile"][: game["pile_size"]])
    else:
        missing -= game["known"][1 - seat]
        hidden = int(game["hand_size"][1 - seat]) - int(game["known"][1 - seat].sum()) + int(game["pile_size"])
    _check_missing(line, missing, hidden, "nation cards")


def _unseen_nation_cards(game: np.void) -> np.ndarray:
    """B01 How many cards of each nation lie neither in a column, nor in an open hand, nor in the discard pile."""
    missing: np.ndarray = CARDS_PER_NATION - game["discard"] - game["hand"].sum(axis=0, dtype=int)
    for side in range(2):
        for land in range(NATIONS):
            _take(missing, game["columns"][side, land][: game["column_size"][side, land]])
    return missing


def _tell_hands(game: np.void, seat: int | None) -> None:
    """R-B14 With no card left to draw, whatever a player does not see is in the other hand."""
    unseen = _unseen_nation_cards(game)
    for side in range(2):
        game["known"][side] = game["hand"][side] if seat in (None, side) else unseen


def _check_temple_cards(line: Line, game: np.void, seat: int | None) -> None:
    """B01 All temple cards are there: the open ones leave just as many as are hidden."""
    missing = np.array(TEMPLE_COUNTS)
    missing[0] -= game["starting"].sum()
    for side in range(2):
        _take(missing, game["stock"][side][: game["stock_size"][side]] - 1)
        for temple in game["temple"][side]:
            missing -= [int(temple) >> level & 1 for level in range(LEVELS)]
    unknown = int(game["yard_size"]) - int(game["razed"])
    _take(missing, game["yard"][0 if seat is None else unknown : game["yard_size"]] - 1)
    _check_missing(line, missing, 0 if seat is None else unknown, "temple cards")


def _take(missing: np.ndarray, cards: np.ndarray) -> None:
    for card in cards:
        missing[card] -= 1


def _check_missing(line: Line, missing: np.ndarray, hidden: int, what: str) -> None:
    if missing.min() < 0:
        raise line.fail(f"no more {what} of a kind than there are (B01)")
    if missing.sum() != hidden:
        raise line.fail(f"all {what} on the table, none missing and none too many (B01)")


def _check_values(line: Line, game: np.void) -> None:
    """B41, B42, B43 A game that runs is not decided yet; one that has ended was won as it says."""
    if game["ending"] != RUNNING:
        if not _has_ended_so(game):
            raise line.fail_in(
                "phase", "an ending that agrees with the values, the end phase and the yard (B41 to B43)"
            )
    elif any(_has_won(game, seat) for seat in range(2)):
        raise line.fail_in("phase", "a running game; these values decide it (B41, B42)")
    elif max(_value(game, seat) for seat in range(2)) >= END_PHASE_VALUE and not game["end_phase"]:
        raise line.fail_in("flags", "the flag e; a value of 15 starts the end phase (B42)")


def _value(game: np.void, seat: int) -> int:
    return int(game["height"][seat].sum())


def _has_won(game: np.void, seat: int, *endings: int) -> bool:
    """B41, B42 Whether a seat has what one of these endings asks for; any, where none is named."""
    own, their = _value(game, seat), _value(game, 1 - seat)
    low = their <= SAFE_VALUE if game["edition"] == HU else their < SAFE_VALUE
    fallen = low and (game["edition"] not in (EN, RU) or own >= END_PHASE_VALUE)
    met = {
        SUPREMACY: not game["end_phase"] and own >= END_PHASE_VALUE and their < SAFE_VALUE,
        TWENTY: bool(game["end_phase"]) and own >= WINNING_VALUE,
        FALL: bool(game["end_phase"]) and fallen,
    }
    return any(met[ending] for ending in endings or met)


def _has_ended_so(game: np.void) -> bool:
    """Whether the ending that a line names is the one that the rules give."""
    if game["ending"] != YARD_EMPTY:
        return _has_won(game, int(game["winner"]), int(game["ending"]))
    lead = _value(game, 0) - _value(game, 1) or int(game["hand_size"][0]) - int(game["hand_size"][1])
    return bool(game["yard_size"] == 0 and game["winner"] == (NOBODY if lead == 0 else int(lead < 0)))
