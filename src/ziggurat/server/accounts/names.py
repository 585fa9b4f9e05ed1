"""Names of accounts: what may be one, when two are the same, and which are nobody's."""

import re
import unicodedata

from ziggurat.agents import LEVELS, catalog
from ziggurat.kernel.errors import BadOption
from ziggurat.server.accounts import lookalikes

SHORTEST = 2
LONGEST = 24
_LONGEST_TYPED = 100  # before it is composed: a syllable of Hangul may come as three signs
_BETWEEN = " -_'."
# Letters and marks by their category, but blank to the eye.
_BLANK = re.compile("FILLER|VARIATION SELECTOR|GRAPHEME JOINER|VOWEL INHERENT")
# Letters with at most three marks each, so that no name climbs over its neighbours, and one or two signs between them.
_SHAPE = re.compile("(?:am{0,3})+(?:s{1,2}(?:am{0,3})+)*")
_RESERVED = frozenset(
    {"admin", "administrator", "anonymous", "bot", "bots", "moderator", "nobody", "root", "server", "support", "system"}
    | {"you", "ziggurat", *catalog.names(), *LEVELS}
)

_GUEST = "guest"
_RESERVED_LOOKS = frozenset(map(lookalikes.skeleton, _RESERVED))


def tidy(text: str) -> str:
    """A name as it is kept."""
    name = unicodedata.normalize("NFKC", text[:_LONGEST_TYPED]).replace("’", "'")
    name = re.sub(" +", " ", name.strip(" "))
    shape = "".join(map(_kind, name))
    if len(text) > _LONGEST_TYPED or not SHORTEST <= len(name) <= LONGEST or not _SHAPE.fullmatch(shape):
        expected = f"{SHORTEST} to {LONGEST} letters and digits, with spaces, hyphens, dots, _ or ' between them"
        raise BadOption("name", text[:_LONGEST_TYPED], expected)
    return name


def refuse_mixed(name: str) -> None:
    """Refuse a new name with letters of several scripts: one of them may stand there to look like another's."""
    if lookalikes.mixes_scripts(name):
        raise BadOption("name", name, "letters of one script, such as Latin, Cyrillic or Greek")


def fold(name: str) -> str:
    """What two names have in common when they are the same to a reader of small and capital letters."""
    return unicodedata.normalize("NFKC", name.casefold())


def key(text: str) -> str:
    """What is the same for all ways to write a name, and there for what is none too."""
    try:
        return fold(tidy(text))
    except BadOption:
        return text[:_LONGEST_TYPED]


def is_reserved(folded: str) -> bool:
    """Whether a name would pass for a guest's, an agent's or the server's own."""
    letters = "".join(filter(str.isalnum, folded))
    seen = lookalikes.skeleton(letters)
    return _GUEST in (letters[: len(_GUEST)], seen[: len(_GUEST)]) or letters in _RESERVED or seen in _RESERVED_LOOKS


def _kind(char: str) -> str:
    """A letter or digit, a mark on one, a sign between them, or nothing that a name may hold."""
    category = unicodedata.category(char)
    if _BLANK.search(unicodedata.name(char, "")):
        return "x"
    if category[0] == "L" or category == "Nd":
        return "a"
    return "m" if category in ("Mn", "Mc") else "s" if char in _BETWEEN else "x"
