"""The contract of a game folder, and the public face that every game gets from it.

`Rulebook` is what a game folder provides besides its verbs. `Game` is a game in progress, in the spirit of
python-chess; `View` is what one seat may see of it. Both are positions and answer the same questions.
"""

from __future__ import annotations

import operator
import threading
from array import array
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, cached_property
from pathlib import Path
from typing import Any, ClassVar, NoReturn, Self, TypeAlias, overload

import msgspec
import numpy as np
import numpy.typing as npt

from ziggurat.kernel import entries, gamerecord, records
from ziggurat.kernel.errors import BadOption, GameIsOver, IllegalAction, NothingToUndo, NotToAct, ZigguratError
from ziggurat.kernel.reasons import Outcome, Reason, places_of
from ziggurat.kernel.records import Games, Plain
from ziggurat.kernel.rng import key_from_seed, key_words, new_key
from ziggurat.kernel.texts import Phrase, say, speak

OptionValue: TypeAlias = str | int | bool


@dataclass(frozen=True, kw_only=True)
class Rulebook:
    """What a game folder provides besides the verbs."""

    name: str  # as in `ziggurat play NAME`
    version: int  # of the rules; changes when the same key and actions give another game
    folder: Path  # holds RULES.md, NOTATION.md and text/
    state: np.dtype[np.void]  # the record type, aligned
    seats: tuple[int, int]  # fewest and most
    actions: int  # size of the action space
    options: Mapping[str, tuple[str, ...]]  # each option's values, the default first
    set_option: Callable[[Games, str, int], None]  # writes the number of an option's value into a fresh record
    action_text: Callable[[int], str]
    parse_action: Callable[[str], int]
    position_text: Callable[[Games, int | None], str]  # in full, or as a seat sees it
    parse_position: Callable[[str], tuple[Games, int | None]]  # with the seat whose view it is
    obstacles: Callable[[Games, int, int, int], int]  # (games, index, seat, action): 0 exactly when legal
    reasons: Callable[[Games, int, int, str], list[Reason]]  # (games, seat, action, language)
    words: Mapping[str, str]  # which values of a phrase are words, and of which family in text/
    phrase: Callable[[Plain, int, int, bool], Phrase]  # (record, seat, action, legal): what an action would do
    told: Callable[[Plain, Plain, int, int], list[Phrase]]  # (before, after, seat, action), as an onlooker sees them;
    # the action is -1 where it is secret
    table_of: Callable[[Plain], dict[str, Any]]  # all that is public, for JSON, from what an onlooker sees
    hand_of: Callable[[Plain, int], dict[str, Any]]  # what only a seat may know, for JSON, from what it sees
    offers: Callable[[Plain, int, Sequence[int]], list[dict[str, Any]]]  # the legal actions of a seat, for JSON
    is_secret: Callable[[Games, int, int], bool]  # (before, seat, action): whether others may not know which it was
    outcome: Callable[[Games, str], Outcome | None]  # (games, language), without places and points
    points: Callable[[Plain], Sequence[int]]  # of every seat as players count them, as if the game ended now
    draw: Callable[[Games, int | None, str], str]  # the table as text, from a seat's side
    seat_count: Callable[[Games], int]
    turn: Callable[[Games], int]  # number of the running turn or round, for records
    counts: tuple[str, ...]  # what its tactics count, in the order in which `weigh` writes it
    tally: Callable[
        [Plain, int], Mapping[str, int]
    ]  # (record, seat): how much there is of it as players count, by name,
    # as far as that is a number
    most_at_once: int = 0  # no seat ever has more legal actions than this; 0: no better bound than `actions` is known
    older: tuple[int, ...] = ()  # versions of the rules before this one under which games are still played on
    room: int = 0  # bytes that the longest JSON of `show`, `offer` or `tell` can take; 0 for a game without these verbs
    said_here: Callable[[Games, int, int], str] | None = None  # (games, seat, action), where notation needs a position
    read_here: Callable[[Games, int, str], int] | None = None  # (games, seat, text), the other way
    prices: Callable[[Games, int, str], list[dict[str, Any]]] | None = None  # (view, seat, language): what uses cost
    entries: tuple[str, ...] = ()  # the doors of its own that Python uses besides the verbs, as MODULE:ENTRY
    players_option: str | None = None  # the option that says how many play, where that can vary
    things: Callable[[], dict[str, Any]] | None = None  # what each thing in the box does, as phrases by its id
    kin: Callable[[int], int] | None = (
        None  # a number that actions share which differ only in who is paid; None: none do
    )
    margin: int = 0  # the score that is a clear lead, where scores are points; 0 where only winning counts
    swing: float = 1.0  # the appraisal that makes a win e times as likely as a loss, where it can be told
    whole_turns: bool = False  # whether one seat after the other does as much as it likes: a turn is worth a plan

    @property
    def versions(self) -> tuple[int, ...]:
        """All versions of the rules that can be played, the newest last; new games use that one."""
        return (*self.older, self.version)

    def called(self, language: str = "en") -> str:
        """The name of the game as players write it."""
        return say(self.folder, language, "title")

    @cached_property
    def all_actions(self) -> tuple[Action, ...]:
        """Every action once, by number; whoever names an action gets one of these."""
        return tuple(Action(number, self.action_text(number)) for number in range(self.actions))

    @cached_property
    def kins(self) -> npt.NDArray[np.int16]:
        """For each action the number that it shares with those that differ only in who is paid."""
        numbers = range(self.actions)
        return np.array(list(numbers) if self.kin is None else [self.kin(number) for number in numbers], dtype=np.int16)

    @cached_property
    def desk(self) -> Desk:
        """Where compiled code writes for this game."""
        return Desk(self)


class Desk(threading.local):
    """Room that compiled code writes into, once for each thread."""

    def __init__(self, book: Rulebook) -> None:
        self.worlds = records.new(book.state)
        self.actions = np.zeros(book.actions, dtype=np.int16)
        self.out = np.zeros(book.room * (2 + 2 * book.seats[1]), dtype=np.uint8)
        self.marks = np.zeros(2 + 3 * book.seats[1], dtype=np.int64)


class Scene:
    """What can be seen of a game after an action: JSON texts, and the record from which an onlooker's were made."""

    __slots__ = ("_marks", "_plies", "_texts", "public")

    def __init__(self, public: Games, texts: bytes, marks: list[int], plies: int) -> None:
        self.public = public
        self._texts = texts
        self._marks = marks
        self._plies = plies

    @property
    def told(self) -> bytes:
        """What the last action has done, as `Rulebook.told` says it; an empty list where it was not asked for."""
        return self._texts[: self._marks[0]] or b"[]"

    @property
    def table(self) -> bytes:
        """`Rulebook.table_of` the game."""
        return self._texts[self._marks[0] : self._marks[1]]

    def hand(self, seat: int) -> bytes:
        """`Rulebook.hand_of` a seat."""
        return self._texts[self._marks[3 * seat or 1] : self._marks[3 * seat + 2]]

    def offers(self, seat: int) -> bytes:
        """`Rulebook.offers` to a seat; an empty list where it is not to act."""
        return self._texts[self._marks[3 * seat + 2] : self._marks[3 * seat + 3]] or b"[]"

    def undoable(self, seat: int) -> int:
        """How many of its last actions a seat may take back."""
        return min(self._marks[3 * seat + 4], self._plies)


class SceneOfData(Scene):
    """The same for games whose rules do not write JSON, from their data in Python: each part when it is asked for.

    What it is made of is taken at once, so the game may go on. A seat at which nobody looks costs nothing.
    """

    __slots__ = ("_book", "_games", "_happened", "_hidden")

    def __init__(
        self, book: Rulebook, games: Games, public: Games, happened: tuple[Games, int, int] | None, hidden: list[int]
    ) -> None:
        super().__init__(public, b"", [], 0)
        self._book = book
        self._games = games
        self._happened = happened  # what an onlooker saw before the last action, its seat and its number
        self._hidden = hidden  # the seats whose last actions may be taken back, as often as they may

    @property
    def told(self) -> bytes:
        """What the last action has done, as `Rulebook.told` says it; an empty list where it was not asked for."""
        if self._happened is None:
            return b"[]"
        before, seat, action = self._happened
        told = self._book.told(records.plain(before), records.plain(self.public), seat, action)
        return msgspec.json.encode([phrase.data() for phrase in told])

    @property
    def table(self) -> bytes:
        """`Rulebook.table_of` the game."""
        return msgspec.json.encode(self._book.table_of(records.plain(self.public)))

    def hand(self, seat: int) -> bytes:
        """`Rulebook.hand_of` a seat."""
        return msgspec.json.encode(self._book.hand_of(records.plain(self._seen_by(seat)), seat))

    def offers(self, seat: int) -> bytes:
        """`Rulebook.offers` to a seat; an empty list where it is not to act."""
        seen = self._seen_by(seat)
        numbers = _numbers_at(seen, seat, self._book.actions)
        return msgspec.json.encode(self._book.offers(records.plain(seen), seat, numbers))

    def undoable(self, seat: int) -> int:
        """How many of its last actions a seat may take back."""
        return self._hidden.count(seat)

    def _seen_by(self, seat: int) -> Games:
        seen = records.new(self._book.state)
        entries.seen_at(self._games, 0, seat, seen)
        return seen


@dataclass(frozen=True)
class Action:
    """One thing to do: a number in the game's action space, with its notation."""

    number: int
    notation: str

    def __int__(self) -> int:
        return self.number

    def __index__(self) -> int:
        return self.number

    def __str__(self) -> str:
        return self.notation

    def __repr__(self) -> str:
        return f"<{self.notation}>"


class LegalActions:
    """The legal actions of a seat, worked out when asked. `in` takes an action, its number or its notation."""

    def __init__(self, position: Position, seat: int) -> None:
        self._position = position
        self.seat = seat

    def numbers(self) -> list[int]:
        """The legal actions as plain numbers, ascending."""
        return self._position._legal_numbers(self.seat)

    def __iter__(self) -> Iterator[Action]:
        return (self._position.action(number, self.seat) for number in self.numbers())

    def __len__(self) -> int:
        return len(self.numbers())

    def __bool__(self) -> bool:
        return bool(self.numbers())

    @overload
    def __getitem__(self, index: int) -> Action: ...

    @overload
    def __getitem__(self, index: slice) -> list[Action]: ...

    def __getitem__(self, index: int | slice) -> Action | list[Action]:
        found = self.numbers()[index]
        if isinstance(found, list):
            return [self._position.action(number, self.seat) for number in found]
        return self._position.action(found, self.seat)

    def __contains__(self, action: object) -> bool:
        try:
            found = self._position.action(action, self.seat)
        except ZigguratError:
            return False
        return self._position._obstacles(self.seat, found) == 0

    def __str__(self) -> str:
        return " ".join(str(action) for action in self)

    def __repr__(self) -> str:
        return f"<LegalActions for seat {self.seat}: {self or 'none'}>"


def _whole(number: object, what: str) -> int:
    """A whole number of any integer type; anything else is refused, truth values too."""
    if isinstance(number, bool) or not hasattr(number, "__index__"):
        raise BadOption(what, number, "a whole number" + (" or a notation" if what == "action" else ""))
    return int(operator.index(number))


def _value(value: object) -> object:
    """An option's value as it is written: yes and no for truth values, digits for whole numbers."""
    if isinstance(value, bool | np.bool_):
        return "yes" if value else "no"
    return str(operator.index(value)) if hasattr(value, "__index__") else value


def check_deal(seed: int | None, key: str | None) -> None:
    """Refuse what no game can be dealt from."""
    if seed is not None and key is not None:
        raise BadOption("deal", (seed, key), "a seed or a key, not both")
    if key is not None:
        key_words(key)


def _key(seed: int | None) -> str:
    """The key behind a seed; a fresh one where there is none."""
    return new_key() if seed is None else key_from_seed(_whole(seed, "seed"))


@cache
def _seats_in(mask: int) -> tuple[int, ...]:
    """The seats in a bit mask."""
    return tuple(seat for seat in range(mask.bit_length()) if mask >> seat & 1)


def _numbers_at(games: Games, seat: int, size: int) -> list[int]:
    """The legal actions of a seat as plain numbers, ascending."""
    actions = np.empty(size, dtype=np.int16)
    count = entries.legal_at(games, 0, seat, actions)
    numbers: list[int] = actions[:count].tolist()
    return numbers


class Position:
    """What can be asked of a position, whether all of it is known or only a seat's part."""

    rulebook: ClassVar[Rulebook]

    def __init__(self, games: Games) -> None:
        self._games = games

    @property
    def state(self) -> Games:
        """The record behind this position: an array with one entry."""
        return self._games

    @cached_property
    def seats(self) -> range:
        """All seats."""
        return range(self.rulebook.seat_count(self._games))

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that have something to decide now; empty when the game is over."""
        return _seats_in(entries.to_act_at(self._games, 0))

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return not self.to_act

    @property
    def turn(self) -> int:
        """The number of the running turn."""
        return self.rulebook.turn(self._games)

    @property
    def version(self) -> int:
        """The version of the rules under which this game is played."""
        return int(self._games[0]["rulings"])

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended: winner, reason, rule, and the places and points of all seats; None while it runs."""
        ended = self.rulebook.outcome(self._games, "en")
        if ended is None:
            return None
        places = places_of([int(entries.score_at(self._games, 0, seat)) for seat in self.seats])
        return replace(ended, places=places, points=self._points())

    @property
    def winner(self) -> int | None:
        """The seat that has won alone; None while the game runs, for a draw and where several share the victory."""
        outcome = self.outcome
        return outcome.winner if outcome else None

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; none while the game runs and for a draw, where all seats share the first place."""
        outcome = self.outcome
        return outcome.winners if outcome else ()

    @property
    def places(self) -> tuple[int, ...]:
        """The place of each seat, 1 for the best; who is equal shares the better place. Empty while the game runs."""
        outcome = self.outcome
        return outcome.places if outcome else ()

    def points(self, seat: int) -> int:
        """A seat's points as players count them, as if the game ended now."""
        return self._points()[self._seat(seat)]

    def _points(self) -> tuple[int, ...]:
        return tuple(self.rulebook.points(records.plain(self._games)))

    def action(self, action: object, seat: int | None = None) -> Action:
        """An action from its number or notation, as that seat would write it here (the default is who is to act)."""
        if isinstance(action, Action):
            return action
        number = self._read(action, seat) if isinstance(action, str) else _whole(action, "action")
        if not 0 <= number < self.rulebook.actions:
            raise BadOption("action number", number, f"one from 0 to {self.rulebook.actions - 1}")
        if self.rulebook.said_here is None:
            return self.rulebook.all_actions[number]
        return Action(number, self.rulebook.said_here(self._games, self._speaker(seat), number))

    def _read(self, text: str, seat: int | None) -> int:
        if self.rulebook.read_here is None:
            return self.rulebook.parse_action(text)
        return self.rulebook.read_here(self._games, self._speaker(seat), text)

    def _speaker(self, seat: int | None) -> int:
        return self._default_seat() if seat is None else self._seat(seat)

    def legal_for(self, seat: int) -> LegalActions:
        """What a seat can do now."""
        return LegalActions(self, self._seat(seat))

    def why_not(self, action: Action | int | str, seat: int | None = None, language: str = "en") -> list[Reason]:
        """The reasons why an action is not legal; an empty list exactly when it is."""
        seat = self._speaker(seat)
        found = self.action(action, seat)
        if self._obstacles(seat, found) == 0:
            return []
        return self.rulebook.reasons(self._games, seat, found.number, language)

    def describe(self, action: Action | int | str, seat: int | None = None, language: str = "en") -> str:
        """What an action would do, in words."""
        seat = self._speaker(seat)
        found = self.action(action, seat)
        legal = self._obstacles(seat, found) == 0
        return self._speak(self.rulebook.phrase(records.plain(self._games), seat, found.number, legal), language)

    def _speak(self, phrase: Phrase, language: str) -> str:
        return speak(self.rulebook.folder, self.rulebook.words, language, phrase)

    def _default_seat(self) -> int:
        return (self.to_act or (0,))[0]

    def _seat(self, seat: int) -> int:
        if type(seat) is int and 0 <= seat < len(self.seats):
            return seat
        number = _whole(seat, "seat")
        if number not in self.seats:
            raise BadOption("seat", seat, f"one from 0 to {len(self.seats) - 1}")
        return number

    def _legal_numbers(self, seat: int) -> list[int]:
        return _numbers_at(self._games, seat, self.rulebook.actions)

    def _obstacles(self, seat: int, action: Action) -> int:
        return self.rulebook.obstacles(self._games, 0, seat, action.number)


class View(Position):
    """What one seat may know. Worlds that differ only in what is hidden from it give byte-identical views."""

    def __init__(self, games: Games, seat: int) -> None:
        super().__init__(games)
        self.seat = seat

    @property
    def legal(self) -> LegalActions:
        """What this seat can do now."""
        return LegalActions(self, self.seat)

    def _default_seat(self) -> int:
        return self.seat

    def legal_for(self, seat: int) -> LegalActions:
        """What this seat can do now. What another seat can do, a view does not know."""
        return LegalActions(self, self._own(seat))

    def why_not(self, action: Action | int | str, seat: int | None = None, language: str = "en") -> list[Reason]:
        """The reasons why this seat cannot play an action; an empty list exactly when it can."""
        return super().why_not(action, self.seat if seat is None else self._own(seat), language)

    def describe(self, action: Action | int | str, seat: int | None = None, language: str = "en") -> str:
        """What an action of this seat would do, in words."""
        return super().describe(action, self.seat if seat is None else self._own(seat), language)

    def _own(self, seat: int) -> int:
        if self._seat(seat) != self.seat:
            raise BadOption("seat that this view can speak for", seat, f"{self.seat}, or ask that seat's own view")
        return self.seat

    def position(self) -> str:
        """The position as one line, as this seat sees it."""
        return self.rulebook.position_text(self._games, self.seat)

    def redeal(self, key: str) -> Games:
        """A uniformly drawn world that agrees with this view: an array with one record."""
        world = records.clone(self._games)
        entries.redeal_at(world, 0, self.seat, key_words(key))
        return world

    def __bytes__(self) -> bytes:
        return records.to_bytes(self._games)

    def __str__(self) -> str:
        return self.rulebook.draw(self._games, self.seat, "en")

    def __repr__(self) -> str:
        return f"<View of {self.rulebook.name} by seat {self.seat}: {self.position()}>"


class Game(Position):
    """A game in progress: ask what is legal, play, undo, copy, print, write down.

    Make one from a small `seed` or a full 256-bit `key` (64 hexadecimal digits); with neither the key is fresh.
    `headers` are the players' own words at the head of its record: who played, when, where.
    """

    view_class: ClassVar[type[View]]

    def __init__(self, seed: int | None = None, *, key: str | None = None, **options: OptionValue) -> None:
        self._deal(None, seed, key, options)

    @classmethod
    def under(cls, version: int, seed: int | None = None, /, *, key: str | None = None, **options: OptionValue) -> Self:
        """A game under a version of the rules, for what was begun under an older one; others take the newest."""
        game = cls.__new__(cls)
        game._deal(version, seed, key, options)
        return game

    def _deal(self, version: int | None, seed: int | None, key: str | None, options: Mapping[str, OptionValue]) -> None:
        check_deal(seed, key)
        self.key: str | None = key if key is not None else _key(seed)
        self.options = self._checked(options)
        self.headers: dict[str, str] = {}
        Position.__init__(self, self.blank_record(version, **self.options))
        entries.deal_at(self._games, 0, key_words(self.key))
        self._begin()

    @classmethod
    def blank_record(cls, version: int | None = None, /, **options: OptionValue) -> Games:
        """A record with nothing in it but the options and the version of the rules, ready to be dealt."""
        games = records.new(cls.rulebook.state)
        games[0]["rulings"] = cls._known_version(version)
        for name, value in cls._checked(options).items():
            cls.rulebook.set_option(games, name, cls.rulebook.options[name].index(value))
        return games

    @classmethod
    def from_position(cls, line: str, *, seed: int | None = None) -> Self:
        """Continue from a position line. What a seat's line hides is dealt at random, from the seed if there is one."""
        if not isinstance(line, str):
            raise BadOption("position line", line, "a text")
        games, seat = cls.rulebook.parse_position(line)
        if seat is not None:
            entries.redeal_at(games, 0, seat, key_words(_key(seed)))
        return cls._around(games)

    @classmethod
    def from_record(cls, text: str) -> Self:
        """Read a game record and replay it; its free headers are kept in `headers`."""
        return gamerecord.read(cls, text)

    @classmethod
    def _around(cls, games: Games) -> Self:
        game = cls.__new__(cls)
        Position.__init__(game, games)
        game.key = None
        game.options = {}
        game.headers = {}
        game._begin()
        return game

    def _begin(self) -> None:
        self._start = records.to_bytes(self._games)
        self._seats = array("b")
        self._numbers = array("h")

    @classmethod
    def _checked(cls, options: Mapping[str, OptionValue]) -> dict[str, str]:
        known = cls.rulebook.options
        for name in options:
            if name not in known:
                raise BadOption("option", name, f"one of: {', '.join(known)}")
        return {name: cls._chosen(name, options.get(name, values[0])) for name, values in known.items()}

    @classmethod
    def _chosen(cls, name: str, value: OptionValue) -> str:
        """An option's value in the spelling of the game; players=3 and tower=False are understood."""
        values = cls.rulebook.options[name]
        for spelling in values:
            if spelling == _value(value):
                return spelling
        raise BadOption(f"value of the option {name}", value, f"one of: {', '.join(values)}")

    @classmethod
    def _known_version(cls, version: int | None) -> int:
        """A version of the rules that can be played; the newest for None."""
        known = cls.rulebook.versions
        number = known[-1] if version is None else _whole(version, "version")
        if number not in known:
            raise BadOption("version", version, f"one of: {', '.join(map(str, known))}")
        return number

    @property
    def legal(self) -> LegalActions:
        """What the seat to act can do now (the lowest, where several are to act)."""
        return LegalActions(self, self._default_seat())

    @property
    def history(self) -> tuple[tuple[int, Action], ...]:
        """All actions so far, with the seats that made them."""
        played = zip(self._seats, self._numbers, strict=True)
        if self.rulebook.said_here is not None:
            return self._told_again(played)
        actions = self.rulebook.all_actions
        return tuple((seat, actions[number]) for seat, number in played)

    @property
    def plies(self) -> int:
        """How many actions there were so far."""
        return len(self._numbers)

    def seat_of(self, ply: int) -> int:
        """The seat that made the action of a ply."""
        return self._seats[ply]

    def _told_again(self, played: Iterable[tuple[int, int]]) -> tuple[tuple[int, Action], ...]:
        """Actions as they were written when they were played."""
        replay, said = self.from_start(), []
        for seat, number in played:
            said.append((seat, replay.action(number, seat)))
            replay._push(number, seat)
        return tuple(said)

    def check(self, action: Action | int | str, seat: int) -> Action:
        """The action that a seat could play now. If it is not legal, the error says why; nothing changes either way."""
        found = self.action(action, seat)
        if self._obstacles(self._seat(seat), found):
            self._refuse(found, seat, action if isinstance(action, str) else found.notation)
        return found

    def _refuse(self, action: Action, seat: int, written: str) -> NoReturn:
        to_act = self.to_act
        if not to_act:
            raise GameIsOver(str(self.outcome))
        legal = [str(other) for other in self.legal_for(seat)]
        if seat not in to_act and not legal:
            raise NotToAct(seat, to_act)
        raise IllegalAction(written, self.why_not(action, seat), legal)

    def play(self, action: Action | int | str, seat: int | None = None) -> Action:
        """Play an action by value, number or notation. If it is not legal, nothing changes and the error says why."""
        seat = self._default_seat() if seat is None else seat
        found = self.check(action, seat)
        self._push(found.number, seat)
        return found

    def push(self, number: int, seat: int) -> None:
        """Play a legal action by its number, the quick way for programs; `play` takes notations too.

        If it is not legal, nothing changes and the error says why.
        """
        if type(number) is not int or type(seat) is not int:
            number, seat = self._pushed(number), self._seat(seat)
        if not (0 <= number < self.rulebook.actions and 0 <= seat < len(self.seats)):
            raise BadOption("action number and seat", (number, seat), self._pushable())
        if self.rulebook.obstacles(self._games, 0, seat, number):
            action = self.action(number, seat)
            self._refuse(action, seat, action.notation)
        self._push(number, seat)

    def _push(self, number: int, seat: int) -> None:
        """Play an action that was found to be legal."""
        entries.play_at(self._games, 0, seat, number)
        self._seats.append(seat)
        self._numbers.append(number)

    def _pushed(self, number: object) -> int:
        """The number of an action that is given as something else than a plain number."""
        if isinstance(number, bool) or not hasattr(number, "__index__"):
            raise BadOption("action number", number, "a legal action's number, or use play(), which reads notations")
        return int(operator.index(number))

    def _pushable(self) -> str:
        return f"an action from 0 to {self.rulebook.actions - 1} and a seat from 0 to {len(self.seats) - 1}"

    def tell(self, ply: int = -1, language: str = "en") -> list[str]:
        """What the last action (or that of another ply) has done, in words that every seat may hear."""
        if not -len(self._numbers) <= _whole(ply, "ply") < len(self._numbers):
            raise BadOption("ply", ply, f"one of the {len(self._numbers)} so far")
        seat, action = self._seats[ply], self._numbers[ply]
        before = self._replayed(ply % len(self._numbers))
        after = records.clone(before)
        entries.play_at(after, 0, seat, action)
        known = -1 if self.rulebook.is_secret(before, seat, action) else action
        for games in (before, after):
            entries.blank_at(games, 0, -1)
        told = self.rulebook.told(records.plain(before), records.plain(after), seat, known)
        return [self._speak(phrase, language) for phrase in told]

    def was_hidden(self, ply: int) -> bool:
        """Whether the choice of a ply was made in secret, so that nobody saw more than that it was made."""
        seat, action = self._seats[ply], self._numbers[ply]
        games = self._replayed(ply)
        is_secret = self.rulebook.is_secret(games, seat, action)
        entries.play_at(games, 0, seat, action)
        return is_secret and int(entries.undoable_at(games, 0)) > 0

    def undo(self, seat: int | None = None) -> Action:
        """Take the last action back, whatever it was. `undoable` tells how many a seat may fairly take back.

        Of a seat: its last one that is still hidden, even if others have chosen meanwhile; what they chose stays.
        """
        ply = len(self._numbers) - 1 if seat is None else self._last_hidden(self._seat(seat))
        if ply < 0:
            raise NothingToUndo(seat if self._numbers else None)
        seat, number = self._seats.pop(ply), self._numbers.pop(ply)
        self._games = self._replayed(len(self._numbers))
        return self.action(number, seat)

    def _last_hidden(self, seat: int) -> int:
        """The ply of the last action that a seat may take back; -1 for none."""
        hidden = self._seats[len(self._seats) - self._takebacks() :]
        return len(self._seats) - 1 - hidden[::-1].index(seat) if seat in hidden else -1

    def _takebacks(self) -> int:
        """How many of the last actions may be taken back by those who made them."""
        return min(int(entries.undoable_at(self._games, 0)), len(self._seats))

    def _replayed(self, plies: int) -> Games:
        """The record as it was after some plies, played again from the start."""
        games = records.from_bytes(self.rulebook.state, self._start)
        seats, actions = np.array(self._seats, dtype=np.int8), np.array(self._numbers, dtype=np.int16)
        entries.replay_at(games, 0, seats, actions, plies)
        return games

    def undoable(self, seat: int) -> int:
        """How many of its last actions a seat may take back: it has learned nothing since, nor has anybody else."""
        return self._seats[len(self._seats) - self._takebacks() :].count(self._seat(seat))

    def copy(self) -> Self:
        """An independent copy, history included.

        To try something and go back, copy: it takes microseconds. `undo` plays the game again from its start.
        """
        other = self.from_start()
        other._games = records.clone(self._games)
        other._seats, other._numbers = self._seats[:], self._numbers[:]
        return other

    def from_start(self) -> Self:
        """The same game as it was before its first action."""
        other = self._around(records.from_bytes(self.rulebook.state, self._start))
        other.key, other.options, other._start = self.key, dict(self.options), self._start
        other.headers = dict(self.headers)
        return other

    def blanked(self, seat: int | None) -> Games:
        """A copy of the record in which all is blank that a seat may not know; None for an onlooker."""
        games = records.new(self.rulebook.state)
        entries.seen_at(self._games, 0, -1 if seat is None else seat, games)
        return games

    def scene(self, before: Games | None = None, seat: int = -1, action: int = -1) -> Scene:
        """All that can be seen of the game now, as JSON from compiled code, each part made of what its viewer may know.

        With what an onlooker saw `before` the last action, its seat and its number (-1 for a secret one) it also tells
        what that has done.
        """
        if not self.rulebook.room:
            return self._scene_of_data(before, seat, action)
        desk, seats, public = self.rulebook.desk, len(self.seats), records.new(self.rulebook.state)
        told = seat if before is not None else -1
        given = desk.worlds if before is None else before
        entries.scene_at(
            self._games, 0, seats, given, told, action, public, desk.worlds, desk.actions, desk.out, desk.marks
        )
        marks = desk.marks.tolist()
        return Scene(public, desk.out[: marks[3 * seats]].tobytes(), marks, len(self._numbers))

    def _scene_of_data(self, before: Games | None, seat: int, action: int) -> Scene:
        """The same from the game's data in Python, for games whose rules do not write JSON."""
        happened = None if before is None else (before, seat, action)
        hidden = self._seats[len(self._seats) - self._takebacks() :].tolist()
        return SceneOfData(self.rulebook, records.clone(self._games), self.blanked(None), happened, hidden)

    def view(self, seat: int) -> View:
        """What a seat may know; everything else is blank."""
        number = self._seat(seat)
        return self.view_class(self.blanked(number), number)

    def redealt(self, seat: int, *, seed: int | None = None) -> Self:
        """Another game that looks the same to a seat: all that it cannot know is dealt anew."""
        view = self.view(seat)
        return self._around(view.redeal(_key(seed)))

    def score(self, seat: int) -> int:
        """What the finished game is worth to a seat, for comparing only: the highest wins, equal ones share the place.

        These numbers are the search's own (7 Wonders: 4096 × points + coins; Babel: 1, 0, −1). What players count is
        `points`, and who came where is `places` and `winners`.
        """
        return int(entries.score_at(self._games, 0, self._seat(seat)))

    def position(self) -> str:
        """The whole position as one line, from which the game can be continued to the letter."""
        return self.rulebook.position_text(self._games, None)

    def start_position(self) -> str:
        """The position from which this game began."""
        return self.rulebook.position_text(records.from_bytes(self.rulebook.state, self._start), None)

    def record(self, **headers: str) -> str:
        """The game as a record file: its `headers` and those given here, deal key, actions with turn numbers."""
        return gamerecord.write(self, self.headers | headers)

    def __str__(self) -> str:
        return self.rulebook.draw(self._games, None, "en")

    def __repr__(self) -> str:
        return f"{type(self).__name__}.from_position({self.position()!r})"

    def __eq__(self, other: object) -> bool:
        """Whether both are in the same state to the last byte, who may undo what included."""
        return type(other) is type(self) and records.to_bytes(self._games) == records.to_bytes(other._games)

    def __hash__(self) -> int:
        raise TypeError("a game changes and has no hash; use its position line as a key")
