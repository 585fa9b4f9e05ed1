"""Checks a finished match's record: its deal against the commitment, its actions against the rules."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from ziggurat.kernel import registry
from ziggurat.kernel.errors import BadOption
from ziggurat.kernel.game import Game
from ziggurat.kernel.gamerecord import all_headers
from ziggurat.play import deal
from ziggurat.play.errors import NotProven
from ziggurat.play.match import AGREED, RESIGNED

FROM_THE_SERVER = "Take the record of a finished match from the server that dealt it."


@dataclass(frozen=True)
class Proof:
    """What was shown about a record."""

    game: str
    actions: int
    commitment: str
    ending: str
    kind: str = deal.SEALED
    parts: tuple[deal.PartShown | None, ...] = ()

    @property
    def together(self) -> bool:
        """Whether somebody at the table added bits of their own, so that nobody alone has chosen the deal."""
        return any(part is not None and part.by == "own" for part in self.parts)

    @property
    def promise(self) -> str:
        """What everybody at the table could see before the cards were dealt, as one line."""
        return deal.promise(self.commitment, [None if part is None else part.pledge for part in self.parts])


def verify(text: str, promised: str | None = None) -> Proof:
    """Check a record, against what was promised to a player too where that is given.

    A commitment that is not kept, or an end that is not there, raises `NotProven`.
    """
    headers = all_headers(text)
    parts = _check_deal(headers)
    game = registry.find(headers["Game"].partition(" ")[0]).from_record(text)
    if parts and len(parts) != len(game.seats):
        raise _broken(f"the deal has {len(parts)} parts, and the game {len(game.seats)} seats.")
    ending = _check_ending(game, headers)
    kind = headers.get("Deal", deal.SEALED)
    proof = Proof(headers["Game"], len(game.history), headers["Commitment"].lower(), ending, kind, parts)
    if promised is not None:
        _check_promise(proof, promised)
    return proof


def read_file(path: Path) -> str:
    """The text of a record file."""
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadOption("game record", str(path), f"a readable text file ({error})") from error


def _check_deal(headers: Mapping[str, str]) -> tuple[deal.PartShown | None, ...]:
    """Refuse a deal that is not the one that was sealed; the parts of one that nobody alone has chosen."""
    kind = headers.get("Deal", deal.SEALED)
    if kind == deal.SEALED:
        _check_needed(headers, "Commitment", "Key", "Salt")
        if deal.commitment(headers["Key"], headers["Salt"]) != headers["Commitment"].lower():
            raise _broken("key and salt do not give the commitment.")
        return ()
    if kind != deal.JOINT:
        told = f"this release cannot check a deal of the kind {kind!r}."
        raise NotProven("other-deal", told, f"The kinds it knows are {deal.SEALED} and {deal.JOINT}; upgrade it.")
    _check_needed(headers, "Commitment", "Key", "Secret", "Part0", "Part1")
    joint = deal.joint_of(headers)
    if joint is None:
        raise _broken("the parts of the seats are not all there, or are no bits.")
    if joint.commitment != headers["Commitment"].lower():
        raise _broken("the secret does not give the commitment.")
    if joint.key != headers["Key"].lower():
        raise _broken("the secret and the parts of the seats do not give the key.")
    return joint.shown(bits=True)


def _check_needed(headers: Mapping[str, str], *names: str) -> None:
    missing = [name for name in names if name not in headers]
    if missing:
        raise NotProven("not-sealed", f"the record has no header {', '.join(missing)}.", FROM_THE_SERVER)


def _broken(what: str) -> NotProven:
    return NotProven("broken-seal", what, "This is not the deal that was promised at the start.")


def _check_promise(proof: Proof, promised: str) -> None:
    """Compare with what a player has seen before the cards were dealt."""
    seen = deal.read_promise(promised)
    if seen is None:
        raise BadOption("promise", promised[:80], "the line that the table showed before the deal: SEAL/PLEDGE/PLEDGE…")
    commitment, pledges = seen
    if commitment != proof.commitment:
        raise _broken("another seal was shown to you.")
    shown = [None if part is None else part.pledge for part in proof.parts]
    for seat, pledge in enumerate(pledges):
        if seat >= len(shown) or shown[seat] != pledge:
            raise _broken(f"another pledge of seat {seat} was shown to you.")
    if pledges and len(pledges) != len(shown):
        raise _broken(f"{len(pledges)} pledges were shown to you, and the deal has {len(shown)} parts.")


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
