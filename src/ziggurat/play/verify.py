"""Checks a finished match's record: its deal against the commitment, its actions against the rules."""

from dataclasses import dataclass
from pathlib import Path

from ziggurat.kernel import registry
from ziggurat.kernel.errors import BadOption
from ziggurat.kernel.game import Game
from ziggurat.kernel.gamerecord import all_headers
from ziggurat.play import deal
from ziggurat.play.errors import NotProven
from ziggurat.play.match import AGREED, RESIGNED


@dataclass(frozen=True)
class Proof:
    """What was shown about a record."""

    game: str
    actions: int
    commitment: str
    ending: str


def verify(text: str) -> Proof:
    """Check a record. A commitment that is not kept, or an end that is not there, raises `NotProven`."""
    headers = all_headers(text)
    _check_commitment(headers)
    game = registry.find(headers["Game"].partition(" ")[0]).from_record(text)
    ending = _check_ending(game, headers)
    return Proof(headers["Game"], len(game.history), headers["Commitment"], ending)


def read_file(path: Path) -> str:
    """The text of a record file."""
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadOption("game record", str(path), f"a readable text file ({error})") from error


def _check_commitment(headers: dict[str, str]) -> None:
    missing = [name for name in ("Commitment", "Key", "Salt") if name not in headers]
    if missing:
        advice = "Take the record of a finished match from the server that dealt it."
        raise NotProven("not-sealed", f"the record has no header {', '.join(missing)}.", advice)
    if deal.commitment(headers["Key"], headers["Salt"]) != headers["Commitment"].lower():
        advice = "This is not the deal that was promised at the start."
        raise NotProven("broken-seal", "key and salt do not give the commitment.", advice)


def _check_ending(game: Game, headers: dict[str, str]) -> str:
    """How the match ended, by the rules or by the players."""
    ended = headers.get("Ended", "")
    if not game.is_over:
        code, _, seat = ended.partition(" ")
        if not (ended == AGREED or (code == RESIGNED and seat in {str(number) for number in game.seats})):
            raise NotProven("unfinished", "the match has not ended.", "Take its record when it is over.")
        if "Result" in headers:
            told = "the record tells a result, but the players ended the match before."
            raise NotProven("other-end", told, "Distrust it.")
        return ended
    if ended or headers.get("Result") != str(game.outcome):
        told = f"the record tells another end than its actions, which is: {game.outcome}"
        raise NotProven("other-end", told, "Distrust it.")
    return str(game.outcome)
