"""Golden playthroughs: whole games in words, one file a configuration. Read them; a change in the rules shows here."""

from pathlib import Path

from tests.support.policies import directed
from ziggurat import Babel, Wonders, agents
from ziggurat.games.babel.cards import EDITIONS

FOLDER = Path(__file__).parent
SEEDS = {"de": 5, "en": 89, "ru": 45, "hu": 21}
PLAYERS = {  # of 7 Wonders, with options that together show everything
    "2": {"sides": "B"},
    "3": {"sides": "A"},
    "4": {"sides": "random", "late_tiles": "next_age"},
    "5": {"sides": "chosen", "wonders": "chosen"},
    "6": {"sides": "B", "tower": "no"},
    "7": {"sides": "A", "projects": "no"},
}


def playthroughs() -> dict[str, str]:
    """The text of every playthrough by the name of its file."""
    babel = {f"babel-{edition}.txt": tell(edition, SEEDS[edition]) for edition in EDITIONS}
    return babel | {f"wonders-{players}.txt": tell_wonders(players) for players in PLAYERS}


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


def tell_wonders(players: str) -> str:
    """One game among greedy seats: at each question the table, what each may do and chooses, then what came of it."""
    game = Wonders(int(players), players=players, **PLAYERS[players])
    minds = [agents.make("greedy:worlds=2,slips=20", seed=seat) for seat in game.seats]
    lines = [f"7 Wonders, {players} players, seed {players}", f"key {game.key}"]
    while not game.is_over:
        lines += ["", "=" * 100, str(game), f"position: {game.position()}"]
        for seat in game.to_act:
            view = game.view(seat)
            lines += [f"seat {seat} sees: {view.position()}", f"seat {seat} may: {view.legal}"]
        for seat in game.to_act:
            action = minds[seat].choose(game.view(seat))
            lines += [f"  seat {seat} {action.notation}: {game.describe(action, seat)}"]
            game.play(action, seat)
            lines += [f"  {line}" for line in game.tell()]
    lines += ["", "=" * 100, str(game), f"position: {game.position()}", str(game.outcome)]
    return "\n".join(lines) + "\n"


def write() -> None:
    """Write all files anew."""
    for name, text in playthroughs().items():
        (FOLDER / name).write_text(text, encoding="utf-8")
