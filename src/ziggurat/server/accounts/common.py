"""Passwords that everybody tries first."""

from __future__ import annotations

import re

FEWEST_SIGNS = 4  # that differ; with fewer, length is no help
LONG_NUMBER = 12  # signs without a letter that are no birthday and no telephone
_ROWS = ("abcdefghijklmnopqrstuvwxyz", "01234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm", "qwertzuiop", "yxcvbnm")
_ENDS = re.compile(r"^[\W\d_]+|[\W\d_]+$")
_LEET = str.maketrans("013457@$!", "oieastasi")
# The words of the usual lists of leaked passwords that are long enough to be one here, or become it with digits behind.
_LISTED = """
    password passwort passwd passw parola parol jelszo jelszó пароль passworter motdepasse contrasena contraseña senha
    letmein welcome willkommen iloveyou ichliebedich sunshine princess football baseball basketball superman batman
    trustno monkey dragon master shadow michael jennifer jordan hunter hunting hallo hello hallohallo computer internet
    starwars whatever freedom secret geheim qwerty qwertz qwertyuiop qwertzuiop asdfgh asdfghjkl yxcvbnm zxcvbnm
    qazwsx qazwsxedc qwer asdf zxcv admin administrator root changeme default guest login access test testing temp
    temporary samsung google facebook pokemon naruto minecraft fortnite liverpool chelsea arsenal barcelona bayern
    schatz schalke sommer winter spring summer autumn herbst fruehling frühling charlie ashley
    jessica thomas daniel andrew matthew joshua nicole michelle anthony alexander liebe lovely loveme lovelove
    flower butterfly chocolate cookie ginger pepper cheese banana orange purple killer
    mustang corvette ferrari porsche mercedes harley yamaha mercury phoenix thunder cowboys yankees lakers rangers
    abcabc abcdabcd aaaa babel babylon ziggurat wonders tower mason scribe architect apprentice любовь йцукен
    йцукенгшщз наташа солнышко szeretlek szerelem kicsim macska budapest
"""
_WORDS = frozenset(_LISTED.split())


def is_common(password: str, name: str = "") -> bool:
    """Whether a password is among the first that somebody would try for a name."""
    plain = "".join(password.casefold().split())
    bare = _ENDS.sub("", plain)
    words = {plain, bare, bare.translate(_LEET), _ENDS.sub("", plain.translate(_LEET))}
    few = len(set(plain)) < FEWEST_SIGNS or (not bare and len(plain) < LONG_NUMBER)
    named = len(name) > 1 and bare != "" and bare == _ENDS.sub("", "".join(name.casefold().split()))
    return few or named or not words.isdisjoint(_WORDS) or _repeats(plain) or _in_a_row(plain)


def _repeats(plain: str) -> bool:
    """Whether it is one short piece over and over, and a common one."""
    pieces = (plain[:length] for length in range(1, len(plain) // 2 + 1) if len(plain) % length == 0)
    return any(
        piece * (len(plain) // len(piece)) == plain
        and (len(piece) < FEWEST_SIGNS or piece in _WORDS or _in_a_row(piece))
        for piece in pieces
    )


def _in_a_row(plain: str) -> bool:
    """Whether it runs along keys or the alphabet, either way, whole or in two runs."""
    runs = [run for row in _ROWS for run in (row * 2, row[::-1] * 2)]
    cuts = range(3, len(plain) - 2)
    along = [any(plain[:cut] in run for run in runs) and any(plain[cut:] in run for run in runs) for cut in cuts]
    return any(plain in run for run in runs) or any(along)
