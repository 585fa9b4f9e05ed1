"""The table as plain text: lines that read well on a screen and aloud."""

import numpy as np

from ziggurat.games.babel.cards import LETTERS, NATIONS, QUARRY, TOKEN_LETTERS
from ziggurat.games.babel.state import RUNNING
from ziggurat.games.babel.words import FOLDER
from ziggurat.kernel.records import Games
from ziggurat.kernel.texts import forms, say

OWN_TOKEN, OTHER_TOKEN = "*", "o"


def draw(games: Games, seat: int | None, language: str) -> str:
    """The table from a seat's side; without a seat, with both hands open."""
    game = games[0]
    first = 0 if seat is None else seat
    names = {side: _name(side, seat, language) for side in (first, 1 - first)}
    lines = [_title(game, language)]
    lines += [_seat_line(game, side, name, language) for side, name in names.items()]
    lines += ["", *_land_lines(game, names, language), "", _piles(game, language)]
    lines += [_hand_line(game, side, seat, language) for side in names if seat in (None, side)]
    lines += [
        _known_line(game, side, language) for side in names if seat not in (None, side) and game["known"][side].any()
    ]
    return "\n".join(line.rstrip() for line in lines)


def _name(side: int, seat: int | None, language: str) -> str:
    return say(FOLDER, language, "table-you" if side == seat else "table-seat", seat=side)


def _title(game: np.void, language: str) -> str:
    over = game["ending"] != RUNNING
    owed = int(game["owed"])
    return say(
        FOLDER,
        language,
        "table-title",
        turn=int(game["turn"]),
        phase="end" if game["end_phase"] else "normal",
        state="over" if over else "owe" if owed else "act",
        seat=int(game["active"]) if not owed else 1 - int(game["active"]),
        cards=owed,
    )


def _seat_line(game: np.void, side: int, name: str, language: str) -> str:
    land = int(game["token"][side])
    stock = [str(level) for level in game["stock"][side][: game["stock_size"][side]]]
    shown = say(FOLDER, language, "table-empty")
    if stock:
        shown = say(FOLDER, language, "table-stock", cards=" ".join(stock), top=stock[-1])
    return say(
        FOLDER,
        language,
        "table-line-quarry" if land == QUARRY else "table-line",
        who=name,
        value=int(game["height"][side].sum()),
        hand=int(game["hand_size"][side]),
        stock=shown,
        starting="yes" if game["starting"][side] else "no",
        **forms(FOLDER, language, "land", TOKEN_LETTERS[land]),
    )


def _land_lines(game: np.void, names: dict[int, str], language: str) -> list[str]:
    """One line a land: its name, then each side's temple and column, from the river outward."""
    temple, column = (say(FOLDER, language, f"table-{word}") for word in ("temple", "column"))
    rows = [[say(FOLDER, language, "table-land"), *(f"{name}: {temple}, {column}" for name in names.values())]]
    for land in range(NATIONS):
        name = say(FOLDER, language, f"land-{LETTERS[land]}")
        rows.append([f"{LETTERS[land]} {name}", *(_side(game, side, land, i) for i, side in enumerate(names))])
    widths = [max(len(row[i]) for row in rows) for i in range(3)]
    return ["  |  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) for row in rows]


def _side(game: np.void, side: int, land: int, number: int) -> str:
    """A side's token, temple and column at a land."""
    token = (OWN_TOKEN, OTHER_TOKEN)[number] if game["token"][side] == land else " "
    height = int(game["height"][side, land])
    column = game["columns"][side, land][: game["column_size"][side, land]]
    return f"{token} {height or '.'}  {' '.join(LETTERS[card] for card in column) or '.'}"


def _piles(game: np.void, language: str) -> str:
    size, razed = int(game["yard_size"]), int(game["razed"])
    known = " ".join(str(level) for level in reversed(game["yard"][size - razed : size]))
    discard = " ".join(f"{count} {letter}" for letter, count in zip(LETTERS, game["discard"], strict=True) if count)
    return say(
        FOLDER,
        language,
        "table-piles",
        yard=size,
        razed=known or "none",
        pile=int(game["pile_size"]),
        discard=discard or say(FOLDER, language, "table-empty"),
    )


def _known_line(game: np.void, side: int, language: str) -> str:
    cards = " ".join(letter for letter, count in zip(LETTERS, game["known"][side], strict=True) for _ in range(count))
    return say(FOLDER, language, "table-known", seat=side, cards=cards)


def _hand_line(game: np.void, side: int, seat: int | None, language: str) -> str:
    cards = " ".join(letter for letter, count in zip(LETTERS, game["hand"][side], strict=True) for _ in range(count))
    shown = cards or say(FOLDER, language, "table-empty")
    return say(FOLDER, language, "table-own-hand" if side == seat else "table-hand", seat=side, cards=shown)
