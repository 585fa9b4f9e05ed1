"""Writes `perft.txt` anew: `python -m tests.reference.make_perft`. Counts come from the fast engine; tests hold them
against the naive one.
"""

from pathlib import Path
from typing import Any

from tests.support.perft import perft
from ziggurat import Babel
from ziggurat.games.babel.tests.positions import position

FILE = Path(__file__).parent / "perft.txt"

GREAT: dict[str, Any] = {
    "tokens": "HQ",
    "hands": ("AHS", "MMSHPPA"),
    "columns": ({"H": "SSSSAPP", "S": "PP", "A": "HH"}, {"H": "PSAAM"}),
    "temples": ({}, {"H": "123456", "A": "123"}),
}


def named_positions() -> dict[str, Babel]:
    """A dozen positions that between them use every paragraph on actions and abilities."""
    return {
        "opening": Babel(1),
        "opening by lot, hu": Babel(2, edition="hu", starter="lot"),
        "second turn": position(
            turn=2, active=1, tokens="MQ", starting="01", hands=("M", "MSHPPPAA"), stocks=("42", "")
        ),
        "second turn, hu": position(
            edition="hu", turn=2, active=1, tokens="MQ", starting="01", hands=("M", "MSHPPPAA"), stocks=("21", "")
        ),
        "great example": position(**GREAT),
        "great example, en": position(edition="en", **GREAT),
        "great example, hu": position(edition="hu", **GREAT),
        "several runs": position(
            tokens="MM", hands=("SS", "PPPHH"), columns=({"M": "AAAMAAASMMM"}, {"M": "SSPSS", "H": "PPP"}),
            temples=({"M": "1"}, {"M": "123"}), stocks=("3", "32"),
        ),
        "several blocks, hu": position(
            edition="hu", tokens="MM", hands=("S", "PPPHH"), columns=({"M": "AMAPAMM"}, {"M": "SSPSS"}),
            temples=({"M": "1"}, {"M": "123"}), stocks=("3", "32"),
        ),
        "end phase": position(
            flags="e", tokens="PP", hands=("HPA", "MS"), columns=({"P": "HHHPPP"}, {"P": "AAAS"}),
            temples=({"P": "12", "M": "12345", "S": "1234"}, {"P": "1234", "H": "123", "A": "123"}), stocks=("4", "3"),
        ),
        "the last card of the yard": position(
            tokens="SH", hands=("MM", "S"), columns=({"S": "HHP"}, {"H": "AA"}), stocks=("1", "2"), yard="5",
        ),
        "halved": position(phase="owe3", tokens="SH", hands=("MM", "MMSHPPA"), columns=({"S": "HHHH"}, {})),
        "an empty draw pile": position(
            tokens="AQ", hands=("M", "S"), columns=({"A": "MSHPA"}, {}), pile="", stocks=("21", ""), yard_top="61",
        ),
    }  # fmt: skip


def main() -> None:
    """Count to a depth that takes a moment."""
    lines = ["# name | position | sequences of 1, 2, 3 … actions"]
    for name, game in named_positions().items():
        counts, depth = [perft(game, 1)], 1
        while counts[-1] and counts[-1] < 20_000 and depth < 8:
            depth += 1
            counts.append(perft(game, depth))
        lines.append(f"{name} | {game.position()} | {' '.join(map(str, counts))}")
    FILE.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
