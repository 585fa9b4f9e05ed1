"""Golden playthroughs: whole games in words, one file a configuration. Read them; a change in the rules shows here."""

from pathlib import Path

from tests.support.policies import directed
from ziggurat import Babel
from ziggurat.games.babel.cards import EDITIONS

FOLDER = Path(__file__).parent
SEEDS = {"de": 5, "en": 89, "ru": 45, "hu": 21}


def playthroughs() -> dict[str, str]:
    """The text of every playthrough by the name of its file."""
    return {f"babel-{edition}.txt": tell(edition, SEEDS[edition]) for edition in EDITIONS}


def tell(edition: str, seed: int) -> str:
    """One game: the table at each turn, what was legal, what was chosen, what it did, and what each seat saw."""
    game = Babel(seed, edition=edition)
    choose = directed(seed, noise=0.2)
    lines = [f"Babel, edition {edition}, seed {seed}", f"key {game.key}", ""]
    turn = 0
    while not game.is_over:
        if game.turn != turn:
            turn = game.turn
            lines += ["", "=" * 100, str(game), f"position: {game.position()}"]
            lines += [f"seat {seat} sees: {game.view(seat).position()}" for seat in game.seats]
            lines += [""]
        seat = game.to_act[0]
        action = game.action(choose(game))
        legal = " ".join(f"{other.number}={other.notation}" for other in game.legal)
        lines += [f"seat {seat} may: {legal}", f"  {action.notation}: {game.describe(action)}"]
        game.play(action)
        lines += [f"  {line}" for line in game.tell()]
    lines += ["", "=" * 100, str(game), f"position: {game.position()}", str(game.outcome)]
    return "\n".join(lines) + "\n"


def write() -> None:
    """Write all files anew."""
    for name, text in playthroughs().items():
        (FOLDER / name).write_text(text, encoding="utf-8")
