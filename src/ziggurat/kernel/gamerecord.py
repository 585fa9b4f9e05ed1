"""Game records: a text file that a person can read and a program can replay.

    [Ziggurat record 1]
    [Game "babel 2"]
    [Option edition "de"]
    [Key "1f3a…"]

    1. tH sP bs end
    2. …

Headers stand first, one a line; [Game] and one of [Key] or [Position] are needed, others are free.
Then the actions, each turn on its own line behind its number. Lines that begin with # are comments. Where several
seats choose at the same time, an action carries its seat: `2:…`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
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
T = TypeVar("T")


# -- writing -------------------------------------------------------------------------------------------------------


def write(game: Game, headers: Mapping[str, str]) -> str:
    """Write a game down."""
    lines = [f"[{FORMAT} {VERSION}]", f'[Game "{game.rulebook.name} {game.version}"]']
    lines += [f'[Option {name} "{value}"]' for name, value in game.options.items()]
    lines.append(f'[Key "{game.key}"]' if game.key else f'[Position "{game.start_position()}"]')
    for name, value in headers.items():
        if name in _OWN or not _NAME.fullmatch(name):
            raise BadOption("free header", name, f"a word other than {', '.join(_OWN)}")
        if not isinstance(value, str) or '"' in value or not value.isprintable():
            raise BadOption("header text", value, "printable text without quotation marks")
        lines.append(f'[{name} "{value}"]')
    if game.outcome:
        lines.append(f'[Result "{game.outcome}"]')
    return "\n".join([*lines, "", *_turn_lines(game)]) + "\n"


def _turn_lines(game: Game) -> Iterator[str]:
    """The actions, a line a turn."""
    replay = game.from_start()
    turns: dict[int, list[str]] = {}
    for seat, action in game.history:
        prefix = "" if replay.to_act == (seat,) else f"{seat}:"
        turns.setdefault(replay.turn, []).append(prefix + action.notation)
        replay.play(action, seat)
    for turn, actions in turns.items():
        yield f"{turn}. {' '.join(actions)}"


# -- reading -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Header:
    """One header, with its place in the file."""

    value: str
    text: str  # the whole line
    line: int  # counted from 1

    def fault(self, expected: str, offset: int = 0) -> RecordError:
        """An error that points into the header's value."""
        return RecordError(self.text, self.text.index('"') + 1 + offset, expected, line=self.line)


def read(cls: type[G], text: str) -> G:
    """Read a record and replay it, action by action."""
    if not isinstance(text, str):
        raise BadOption("game record", text, "a text")
    lines = text.removeprefix("\ufeff").splitlines()
    headers, options, first = _read_headers(lines)
    game = _start(cls, headers, options)
    game.headers = _free(headers)
    for number in range(first, len(lines)):
        _replay_line(game, lines[number], number + 1)
    return game


def all_headers(text: str) -> dict[str, str]:
    """All headers of a record, without replaying it."""
    headers, _, _ = _read_headers(text.removeprefix("\ufeff").splitlines())
    return {name: header.value for name, header in headers.items()}


def free_headers(text: str) -> dict[str, str]:
    """The headers that are the players' own: names, date, agents."""
    headers, _, _ = _read_headers(text.removeprefix("\ufeff").splitlines())
    return _free(headers)


def _free(headers: Mapping[str, Header]) -> dict[str, str]:
    return {name: header.value for name, header in headers.items() if name not in _OWN}


def game_name(text: str, known: Sequence[str]) -> str:
    """Of which game a text is the record, without replaying it; one that is not known is refused with its place."""
    if not isinstance(text, str):
        raise BadOption("game record", text, "a text")
    headers, _, _ = _read_headers(text.removeprefix("\ufeff").splitlines())
    name = headers["Game"].value.partition(" ")[0]
    if name not in known:
        raise headers["Game"].fault(f"one of the games {', '.join(known)}")
    return name


def is_unfinished(text: str, game: str) -> bool:
    """Whether a text is the record of an unfinished game of that name, without replaying it."""
    try:
        headers, _, _ = _read_headers(text.removeprefix("\ufeff").splitlines())
    except RecordError:
        return False
    return headers["Game"].value.startswith(f"{game} ") and "Result" not in headers


def _read_headers(lines: list[str]) -> tuple[dict[str, Header], dict[str, Header], int]:
    """All headers, all options, and the index of the first line after them."""
    wanted = f"[{FORMAT} {VERSION}]"
    if not lines or lines[0].strip() != wanted:
        later = bool(lines) and lines[0].startswith(f"[{FORMAT} ")
        hint = "; a later release has written this, upgrade ziggurat to read it" if later else ""
        raise RecordError(lines[0] if lines else "", 0, f"{wanted} as the first line{hint}", line=1)
    headers: dict[str, Header] = {}
    options: dict[str, Header] = {}
    number = 1
    while number < len(lines) and (lines[number].startswith(("[", "#")) or not lines[number].strip()):
        line = lines[number]
        if line.startswith("["):
            match = _HEADER.fullmatch(line.rstrip())
            if not match or (match[2] is not None) != (match[1] == "Option"):
                raise RecordError(line, 0, 'a header such as [Date "2026-01-31"]', line=number + 1)
            place, name = (options, match[2]) if match[2] else (headers, match[1])
            if name in place:
                raise RecordError(line, 0, f"only one header {name}", line=number + 1)
            place[name] = Header(match[3], line, number + 1)
        number += 1
    if "Game" not in headers:
        raise RecordError("", 0, "a header [Game]", line=number)
    return headers, options, number


def _start(cls: type[G], headers: dict[str, Header], options: dict[str, Header]) -> G:
    """The game as it stood before its first action."""
    version = _version(cls, headers["Game"])
    if ("Key" in headers) == ("Position" in headers):
        raise headers["Game"].fault("either a header [Key] or a header [Position]")
    for name, header in options.items():
        if "Position" in headers:
            raise header.fault("no options beside a [Position], which has its own")
        _check(header, partial(cls.blank_record, **{name: header.value}))
    if "Key" in headers:
        values = {name: header.value for name, header in options.items()}
        return _check(headers["Key"], lambda: cls.under(version, key=headers["Key"].value, **values))
    return _from_position(cls, headers["Position"], version)


def _version(cls: type[Game], header: Header) -> int:
    """The version of the rules under which the game was played."""
    for version in cls.rulebook.versions:
        if header.value == f"{cls.rulebook.name} {version}":
            return version
    raise header.fault(" or ".join(f"{cls.rulebook.name} {version}" for version in reversed(cls.rulebook.versions)))


def _check(header: Header, make: Callable[[], T]) -> T:
    """Make something from a header; what is wrong with it is told with its place."""
    try:
        return make()
    except BadOption as error:
        raise header.fault(error.expected) from error


def _from_position(cls: type[G], header: Header, version: int) -> G:
    try:
        game = cls.from_position(header.value)
    except PositionError as error:
        raise header.fault(error.expected, error.place) from error
    if cls.rulebook.parse_position(header.value)[1] is not None:
        raise header.fault("a full position line, with nothing hidden")
    if game.version != version:
        raise header.fault(f"a position under the rules of version {version}, as the header [Game] says")
    return game


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
        seat, _, notation = word.partition(":") if re.match("[0-9]+:", word) else ("", "", word)
        if len(seat) > 1:
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
