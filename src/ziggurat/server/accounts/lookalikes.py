"""Names that look like others: letters of several scripts in one name, and letters that pass for each other."""

from __future__ import annotations

import unicodedata

# Scripts that are written together; what is in none of these sets stands alone.
_TOGETHER = (
    frozenset({"CJK", "HIRAGANA", "KATAKANA"}),
    frozenset({"CJK", "HANGUL"}),
    frozenset({"CJK", "BOPOMOFO"}),
)
_OF_EVERY_SCRIPT = frozenset({"MODIFIER"})
_SCRIPTS = {"IDEOGRAPHIC": "CJK", "KATAKANA-HIRAGANA": "KATAKANA"}
# Letters of other scripts, Latin ones of phonetics, and digits, that pass for plain Latin letters in the fonts that
# people use.
_CYRILLIC = dict(
    zip("аеорсухіѕјԁһԛԝӏьвгпкмтАВЕКМНОРСТУХІЅЈԌӀԚԜ", "aeopcyxisjdhqwlbbrnkmtABEKMHOPCTYXISJGlQW", strict=True)
)
_GREEK = dict(zip("αιοκνρτυχγωΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "aiokvptuxywABEZHIKMNOPTYX", strict=True))
_ARMENIAN = dict(zip("օսոհցզՕՍԼ", "ounhgqOUL", strict=True))
_DIGITS = {"0": "o", "1": "l", "I": "l", "|": "l"}
_LATIN = dict(zip("ɑɡɪıȷᴀʙᴄᴅᴇɢʜᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ", "agiijabcdeghjklmnoprstuvwyz", strict=True))
_ALIKE = str.maketrans(_CYRILLIC | _GREEK | _ARMENIAN | _LATIN)
_ROUND_AND_STRAIGHT = str.maketrans(_DIGITS)


def mixes_scripts(name: str) -> bool:
    """Whether the letters of a name come from scripts that nobody writes together."""
    scripts = {_script(char) for char in name if unicodedata.category(char)[0] == "L"} - _OF_EVERY_SCRIPT
    return len(scripts) > 1 and not any(scripts <= together for together in _TOGETHER)


def skeleton(name: str) -> str:
    """What two names have in common that look the same, small and capital letters apart or not."""
    latin = name.translate(_ALIKE).translate(_ROUND_AND_STRAIGHT)
    return unicodedata.normalize("NFKC", latin.casefold()).translate(_ROUND_AND_STRAIGHT)


def _script(char: str) -> str:
    """The script of a letter, by its name in Unicode."""
    first = unicodedata.name(char, "UNKNOWN").split()[0]
    return _SCRIPTS.get(first, first)
