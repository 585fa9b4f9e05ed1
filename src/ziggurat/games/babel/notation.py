"""Actions as short text, both ways (NOTATION.md)."""

from pathlib import Path

from ziggurat.games.babel.action_space import (
    ABILITIES,
    ABILITY,
    ACTIONS,
    BUILD,
    DISCARD,
    END,
    EXPEL,
    HALVE,
    LEAP_OWN,
    MIGRATE,
    RAZE,
    ROB,
    SETTLE,
    TRAVEL,
    WIN_OVER,
)
from ziggurat.games.babel.cards import LETTERS, MOST_BLOCKS, NATIONS
from ziggurat.kernel.errors import ActionNotationError
from ziggurat.kernel.texts import Phrase, speak

SOURCES = "sot"  # starting card, own stock, theirs

FOLDER = Path(__file__).parent

_KINDS = "end, t, s, d, b, m, raze, rob, expel, winover, leap, halve"
_NATION = Phrase("expected-nation", {"letters": " ".join(LETTERS)})
_LANDS = Phrase("expected-lands", {"letters": " ".join(LETTERS)})
_RUN = Phrase("expected-run", {"most": MOST_BLOCKS})
_NOTHING = Phrase("expected-nothing", {})
_SOURCE, _STOCK = Phrase("expected-source", {}), Phrase("expected-stock", {})
_EXPECTED = {
    "expel": _NATION, "halve": _NATION, "leap": _STOCK, "winover": _RUN, "raze": _RUN, "rob": _RUN, "end": _NOTHING,
    "b": _SOURCE, "m": _LANDS, "t": _NATION, "s": _NATION, "d": _NATION,
}  # fmt: skip


def action_text(action: int) -> str:
    """The notation of an action."""
    return _TEXTS[action]


def parse_action(text: str) -> int:
    """The action behind a notation; upper and lower case are alike."""
    number = _NUMBERS.get(text.strip().lower())
    if number is None:
        place, phrase = _fault(text)
        raise ActionNotationError(text, place, speak(FOLDER, {}, "en", phrase), phrase=phrase)
    return number


def _fault(text: str) -> tuple[int, Phrase]:
    """Where a text stops being a notation, and what would have been one."""
    word = text.strip().lower()
    start = len(text) - len(text.lstrip())
    for kind, expected in _EXPECTED.items():
        if word.startswith(kind):
            known = _longest_start(word, kind)
            if known in _NUMBERS:
                expected = _RUN if _NUMBERS[known] >= ABILITY else _NOTHING
            return start + len(known), expected
    return start, Phrase("expected-action", {"kinds": _KINDS})


def _longest_start(word: str, kind: str) -> str:
    """The longest start of a word that some notation of that kind begins with."""
    starts = {text[:end] for text in _NUMBERS if text.startswith(kind) for end in range(len(kind), len(text) + 1)}
    end = len(word)
    while word[:end] not in starts:
        end -= 1
    return word[:end]


def _texts() -> list[str]:
    """The notations of all actions, in their order."""
    texts = [""] * ACTIONS
    texts[END] = "end"
    for nation, letter in enumerate(LETTERS):
        texts[TRAVEL + nation] = f"t{letter}"
        texts[SETTLE + nation] = f"s{letter}"
        texts[DISCARD + nation] = f"d{letter}"
    for source, letter in enumerate(SOURCES):
        texts[BUILD + source] = f"b{letter}"
    routes = [(a, b) for a in LETTERS for b in LETTERS if a != b]
    for i, (a, b) in enumerate(routes):
        texts[MIGRATE + i] = f"m{a}{b}"
    for run in range(MOST_BLOCKS):
        for ability, name in enumerate(_ability_texts()):
            texts[ABILITY + ABILITIES * run + ability] = name + (f"/{run + 1}" if run else "")
    return texts


def _ability_texts() -> list[str]:
    """The notations of the abilities, without the run."""
    names = [""] * ABILITIES
    names[RAZE], names[ROB], names[WIN_OVER] = "raze", "rob", "winover"
    names[LEAP_OWN], names[LEAP_OWN + 1] = "leapo", "leapt"
    for nation in range(NATIONS):
        names[EXPEL + nation] = f"expel{LETTERS[nation]}"
        names[HALVE + nation] = f"halve{LETTERS[nation]}"
    return names


_TEXTS = _texts()
_NUMBERS = {text.lower(): number for number, text in enumerate(_TEXTS)}
_NUMBERS |= {f"{_TEXTS[ABILITY + ability].lower()}/1": ABILITY + ability for ability in range(ABILITIES)}
