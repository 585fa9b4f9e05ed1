"""Game records: a text file that a person can read and a program can replay.

    [Ziggurat record 1]
    [Game "babel 1"]
    [Option edition "de"]
    [Key "1f3a…"]

    1. tH sP bs end
    2. …

Headers stand first, one a line; [Game] comes first and one of [Key] or [Position] is needed. Others are free.
Then the actions, each turn on its own line behind its number. Lines that begin with # are comments. Where several
seats choose at the same time, an action carries its seat: `2:…`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, TypeVar

from ziggurat.kernel.errors import (
    ActionNotationError,
    BadOption,
    IllegalAction,
    PositionError,
    RecordError,
    ZigguratError,
)

if TYPE_CHECKING:
    from ziggurat.kernel.game import Game

FORMAT = "Ziggurat record"
VERSION = 1

_HEADER = re.compile(r'\[(\w+)(?: (\w+))? "([^"\n]*)"\]')
_NAME = re.compile(r"[A-Za-z]\w*")
_OWN = ("Game", "Option", "Key", "Position", "Result")

G = TypeVar("G", bound="Game")


def write(game: Game, headers: Mapping[str, str]) -> str:
    """Write a game down."""
    lines = [f"[{FORMAT} {VERSION}]", f'[Game "{game.rulebook.name} {game.rulebook.version}"]']
    lines += [f'[Option {name} "{value}"]' for name, value in game.options.items()]
    lines.append(f'[Key "{game.key}"]' if game.key else f'[Position "{game.start_position()}"]')
    for name, value in headers.items():
        if name in _OWN or not _NAME.fullmatch(name):
            raise BadOption("free header", name, f"a word other than {', '.join(_OWN)}")
        if '"' in value or not value.isprintable():
            raise BadOption("header text", value, "printable text without quotation marks")
        lines.append(f'[{name} "{value}"]')
    if game.outcome:
        lines.append(f'[Result "{game.outcome}"]')
    return "\n".join([*lines, "", *_turn_lines(game)]) + "\n"


def _turn_lines(game: Game) -> Iterator[str]:
    """The actions, a line a turn."""
    replay = game.copy()
    while replay.history:
        replay.undo()
    turns: dict[int, list[str]] = {}
    for seat, action in game.history:
        prefix = f"{seat}:" if len(replay.to_act) > 1 else ""
        turns.setdefault(replay.turn, []).append(prefix + action.notation)
        replay.play(action, seat)
    for turn, actions in turns.items():
        yield f"{turn}. {' '.join(actions)}"


def read(cls: type[G], text: str) -> G:
    """Read a record and replay it, action by action."""
    lines = text.splitlines()
    headers, options, first = _read_headers(cls, lines)
    game = _start(cls, headers, options, lines)
    for number in range(first, len(lines)):
        _replay_line(game, lines[number], number + 1)
    return game


def header(text: str, name: str) -> str | None:
    """One free header of a record, without replaying it."""
    for line in text.splitlines():
        match = _HEADER.fullmatch(line.strip())
        if match and match[1] == name and match[2] is None:
            return match[3]
    return None


def _read_headers(cls: type[Game], lines: list[str]) -> tuple[dict[str, str], dict[str, str], int]:
    """All headers, all options, and the index of the first line after them."""
    wanted = f"[{FORMAT} {VERSION}]"
    if not lines or lines[0].strip() != wanted:
        raise RecordError(lines[0] if lines else "", 0, f"{wanted} as the first line", line=1)
    headers: dict[str, str] = {}
    options: dict[str, str] = {}
    number = 1
    while number < len(lines) and (lines[number].startswith(("[", "#")) or not lines[number].strip()):
        line = lines[number].strip()
        if line.startswith("["):
            match = _HEADER.fullmatch(line)
            if not match or (match[2] is not None) != (match[1] == "Option"):
                raise RecordError(line, 0, 'a header such as [Date "2026-01-31"]', line=number + 1)
            place = options if match[2] else headers
            if (match[2] or match[1]) in place:
                raise RecordError(line, 0, f"only one header {match[2] or match[1]}", line=number + 1)
            place[match[2] or match[1]] = match[3]
        number += 1
    game = f"{cls.rulebook.name} {cls.rulebook.version}"
    if headers.get("Game") != game:
        raise RecordError(headers.get("Game", ""), 0, f'the header [Game "{game}"]', line=2)
    return headers, options, number


def _start(cls: type[G], headers: dict[str, str], options: dict[str, str], lines: list[str]) -> G:
    """The game as it stood before its first action."""
    if ("Key" in headers) == ("Position" in headers):
        raise RecordError("", 0, "either a header [Key] or a header [Position]", line=2)
    name = "Key" if "Key" in headers else "Position"
    line = next(i for i, line in enumerate(lines) if line.strip().startswith(f"[{name} "))
    try:
        return cls(None, key=headers["Key"], **options) if name == "Key" else cls.from_position(headers["Position"])
    except PositionError as error:
        raise RecordError(error.text, error.place, error.expected, line=line + 1) from error
    except BadOption as error:
        raise RecordError(str(error.given), 0, str(error), line=line + 1) from error


def _replay_line(game: Game, line: str, number: int) -> None:
    """Replay one line of actions."""
    if line.lstrip().startswith("#"):
        return
    for match in re.finditer(r"\S+", line):
        word, place = match[0], match.start()
        if re.fullmatch(r"[0-9]{1,9}\.", word):
            if int(word[:-1]) != game.turn:
                raise RecordError(line, place, f"turn {game.turn}", line=number)
            continue
        seat, _, notation = word.rpartition(":")
        if seat and not re.fullmatch(r"[0-9]", seat):
            raise RecordError(line, place, "the number of a seat before the colon", line=number)
        _replay_word(game, notation, int(seat) if seat else None, line, place + len(word) - len(notation), number)


def _replay_word(game: Game, notation: str, seat: int | None, line: str, place: int, number: int) -> None:
    """Replay one action; whatever is wrong with it is told with its place in the file."""
    try:
        game.play(notation, seat)
    except ActionNotationError as error:
        raise RecordError(line, place + error.place, error.expected, line=number) from error
    except IllegalAction as error:
        raise RecordError(line, place, f"a legal action ({' '.join(error.legal)})", line=number) from error
    except ZigguratError as error:
        raise RecordError(line, place, f"no action here ({error})", line=number) from error
