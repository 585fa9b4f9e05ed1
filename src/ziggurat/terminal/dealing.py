"""A deal at the terminal that nobody alone has chosen: the program seals a secret, and each person adds to it."""

import sys
from collections.abc import Callable, Sequence
from getpass import getpass
from hashlib import sha256

from ziggurat.kernel.texts import say
from ziggurat.play import deal
from ziggurat.terminal.lines import FOLDER

Ask = Callable[[str], str]
Show = Callable[[str], None]


def dealt(
    people: Sequence[bool], language: str, *, typed: bool, ask: Ask | None = None, show: Show = print
) -> deal.JointDeal:
    """A fresh deal, told step by step: the seal first, then what each person adds, drawn here or `typed` by them."""
    secret = deal.new_secret()
    show(say(FOLDER, language, "deal-sealed", seal=deal.seal(secret)))
    parts = [_part(seat, language, ask or _asked, typed) if person else None for seat, person in enumerate(people)]
    made = deal.JointDeal(secret, tuple(parts))
    for seat, part in enumerate(made.shown(bits=False)):
        if part is not None and typed:
            show(say(FOLDER, language, "deal-pledged", seat=seat, pledge=part.pledge))
    return made


def _part(seat: int, language: str, ask: Ask, typed: bool) -> deal.Part:
    """What a person adds: bits drawn here, or a hash of whatever they type."""
    entry = ask(say(FOLDER, language, "deal-add", seat=seat)).strip() if typed else ""
    return deal.Part("own", bits_of(entry) if entry else deal.new_bits())


def bits_of(entry: str) -> str:
    """The bits that somebody has typed: 32 hexadecimal digits as they are, of anything else the hash."""
    small = entry.lower()
    if len(small) == 2 * deal.BITS_BYTES and all(letter in "0123456789abcdef" for letter in small):
        return small
    return sha256(entry.encode(errors="surrogateescape")).hexdigest()[: 2 * deal.BITS_BYTES]


def _asked(question: str) -> str:
    """Ask without showing what is typed, where that is possible: another person may be looking."""
    return getpass(question) if sys.stdin.isatty() else input(question)
