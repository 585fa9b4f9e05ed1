"""The words of the four files, and the parts of which their phrases are made: how each is read and how it is said."""

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, TypeVar

T = TypeVar("T")

RAW_MATERIALS = ("wood", "stone", "clay", "ore")
GOODS = ("glass", "cloth", "papyrus")
RESOURCES = RAW_MATERIALS + GOODS
COLOURS = ("brown", "grey", "blue", "yellow", "red", "green", "purple")
SYMBOLS = ("compass", "gear", "tablet")
AGES = (1, 2, 3)
SIDES = ("A", "B")

WONDER_STAGE = "wonder stage"
DEFEAT_TOKEN = "defeat token"
SCIENCE_SET = "set of science symbols"
CHAIN = "chain"

SELF, LEFT, RIGHT = "self", "left", "right"
SINGLE, DOUBLE, MIXED = "single", "double", "mixed"
BROWN_KINDS = (SINGLE, DOUBLE, MIXED)
TILE_KINDS = ("boon", "burden", "mixed")

NOTHING = "nothing"
NUMBER = "[1-9][0-9]*"

CITIES = {"here": (SELF,), "beside": (LEFT, RIGHT), "here and beside": (LEFT, SELF, RIGHT)}
DIRECTIONS = {"on the left": (LEFT,), "on the right": (RIGHT,), "on both sides": (LEFT, RIGHT)}
CLASSES = {"raw materials": RAW_MATERIALS, "goods": GOODS}
TIMES = {"once": "game", "once an age": "age"}
BUILDS = {f"{colour} cards": colour for colour in COLOURS} | {"wonder stages": WONDER_STAGE}
EVENTS = {f"a {colour} card": colour for colour in COLOURS} | {"a wonder stage": WONDER_STAGE, "a chain": CHAIN}


@dataclass(frozen=True)
class Slot:
    """A part of a phrase: what it looks like, what it means, and how that is said again."""

    pattern: str
    read: Callable[[str], Any]
    say: Callable[[Any], str]


def either(words: Sequence[str]) -> str:
    """A pattern for any of these words; the longest first, so that none hides another."""
    return "|".join(re.escape(word) for word in sorted(words, key=len, reverse=True))


def one_of(meanings: dict[str, Any]) -> Slot:
    """A part that is one of some fixed texts, each with its own meaning."""
    texts = {meaning: text for text, meaning in meanings.items()}
    return Slot(either(list(meanings)), meanings.__getitem__, texts.__getitem__)


def counted(noun: str) -> Slot:
    """A number of things: `1 coin`, `2 coins`."""
    return Slot(rf"{NUMBER} {noun}s?", lambda text: int(text.split()[0]), lambda number: say_number(number, noun))


def say_number(number: int, noun: str) -> str:
    """A number with its noun, which has a plural but for one."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def distinct(parts: Iterable[T]) -> tuple[T, ...]:
    """The parts of a list in which none may stand twice."""
    found = tuple(parts)
    if len(set(found)) < len(found):
        raise ValueError("something stands there twice")
    return found


def read_by_age(text: str) -> tuple[int, ...]:
    """What an amount is in each Age: `A coins` is 1, 2, 3."""
    amount = text.split()[0]
    return AGES if amount == "A" else (int(amount),) * len(AGES)


def say_by_age(amounts: tuple[int, ...]) -> str:
    """The amount of coins that is this much in each Age."""
    return "A coins" if amounts == AGES else say_number(amounts[0], "coin")


def read_units(text: str) -> tuple[str, ...]:
    """The units of resources that a text names, one by one: `2 ore glass` is ore, ore, glass."""
    pairs = re.findall(rf"(?:(\d+) )?({either(RESOURCES)})", text)
    return tuple(word for number, word in pairs for _ in range(int(number or 1)))


def say_units(units: tuple[str, ...]) -> str:
    """Units of resources with their numbers, each resource once."""
    together = sorted(units, key=units.index)
    counts = [(word, len(list(group))) for word, group in groupby(together)]
    return " ".join(word if number == 1 else f"{number} {word}" for word, number in counts)


UNIT = rf"(?:{NUMBER} )?(?:{either(RESOURCES)})"
UNITS = rf"{UNIT}(?: {UNIT})*"


def read_options(text: str) -> tuple[tuple[str, ...], ...]:
    """The alternatives of a production, each as its units."""
    return distinct(read_units(option) for option in text.split(" / "))


def say_options(options: tuple[tuple[str, ...], ...]) -> str:
    """The alternatives of a production."""
    return " / ".join(say_units(option) for option in options)


def read_things(text: str) -> tuple[str, ...]:
    """What is counted: the colours of cards, or a thing that is no card."""
    if not text.endswith(" card"):
        return (text,)
    return distinct(re.split(", | or ", text.removesuffix(" card")))


def say_things(things: tuple[str, ...]) -> str:
    """What is counted, in the singular."""
    if things[0] not in COLOURS:
        return things[0]
    *first, last = things
    return f"{', '.join(first)} or {last} card" if first else f"{last} card"


SYMBOL = f"(?:{either(SYMBOLS)})"
COLOUR = f"(?:{either(COLOURS)})"
CARDS = rf"{COLOUR}(?:(?:, {COLOUR})* or {COLOUR})? card"


def read_change(text: str) -> int:
    """By how much a price changes: `1 coin less` is −1."""
    amount = int(text.split()[0])
    return -amount if text.endswith("less") else amount


def say_change(change: int) -> str:
    """A change of a price in words."""
    return f"{say_number(abs(change), 'coin')} {'less' if change < 0 else 'more'}"


PLAIN = Slot(NUMBER, int, str)

# The parts of phrases, by the names of the fields that they fill.
SLOTS = {
    "points": counted("point"),
    "coins": counted("coin"),
    "coins_by_age": Slot(f"(?:A|{NUMBER}) coins?", read_by_age, say_by_age),
    "shields": counted("shield"),
    "victory_tokens": counted("victory token"),
    "symbols": Slot(rf"{SYMBOL}(?: / {SYMBOL})*", lambda text: distinct(text.split(" / ")), " / ".join),
    "options": Slot(rf"{UNITS}(?: / {UNITS})*", read_options, say_options),
    "is_sold": one_of({"": True, ", not sold": False}),
    "things": Slot(f"{CARDS}|{either([WONDER_STAGE, DEFEAT_TOKEN, SCIENCE_SET])}", read_things, say_things),
    "cities": one_of(CITIES),
    "resources": one_of(CLASSES),
    "directions": one_of(DIRECTIONS),
    "change": Slot(f"{NUMBER} coins? (?:more|less)", read_change, say_change),
    "build": one_of(BUILDS),
    "build_or_chain": one_of(BUILDS | {"chains": CHAIN}),
    "event": one_of(EVENTS),
    "times": one_of(TIMES),
    "colour": one_of({colour: colour for colour in COLOURS}),
    "brown_kind": one_of({kind: kind for kind in BROWN_KINDS}),
    "value": PLAIN,
    "number": PLAIN,
    "becomes": Slot(f"{NUMBER}|{NOTHING}", lambda t: 0 if t == NOTHING else int(t), lambda n: str(n) if n else NOTHING),
}
