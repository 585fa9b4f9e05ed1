"""Sitting down at the terminal: which game, with whom, new or saved."""

import sys
from pathlib import Path

import ziggurat.agents as agents
from ziggurat.kernel import prepare, registry
from ziggurat.kernel.errors import BadOption
from ziggurat.kernel.game import Game
from ziggurat.kernel.gamerecord import header
from ziggurat.kernel.texts import say
from ziggurat.terminal import saves
from ziggurat.terminal.lines import FOLDER, Lines

PERSON = "person"


def sit_down(
    name: str,
    *,
    against: str,
    seat: int,
    options: dict[str, str],
    seed: int | None,
    key: str | None,
    resume: bool,
    new: bool,
    file: Path | None,
    language: str,
) -> None:
    """Start or go on with a game, and play it."""
    kind = registry.find(name)
    say(FOLDER, language, "prompt", seat=0)
    hand = prepare.prepare(name, [*agents.ENTRIES, f"ziggurat.games.{name}.whynot:obstacles_at"], _whisper)
    path = file or _saved(name, resume=resume, new=new or bool(seed is not None or key), language=language)
    if path:
        text = _read(path)
        game = kind.from_record(text)
        players = [header(text, f"Seat{number}") or PERSON for number in game.seats]
        print(say(FOLDER, language, "resumed", file=str(path)))
    else:
        game = kind(seed, key=key, **options)
        players = _players(game, against, seat)
        path = saves.new_file(game)
    made = {
        number: (player, agents.make(player, seed=None if seed is None else seed + number))
        for number, player in enumerate(players)
        if player != PERSON
    }
    wait = hand.wait if hand else lambda: None
    Lines(game, made, path, language=language, before_first_action=wait).run()


def tell_record(name: str, file: Path, language: str) -> None:
    """Tell a recorded game from its first action to its last."""
    game = registry.find(name).from_record(_read(file))
    for ply in range(len(game.history)):
        for line in game.tell(ply, language):
            print(line)
    print(f"\n{game}\n")
    outcome = game.rulebook.outcome(game.state, language)
    if outcome:
        print(outcome)


def _players(game: Game, against: str, seat: int) -> list[str]:
    """Who sits where: one's own seat is a person's, the others as asked for."""
    if seat not in game.seats:
        raise BadOption("seat", seat, f"one from 0 to {len(game.seats) - 1}")
    return [PERSON if number == seat else against for number in game.seats]


def _saved(name: str, *, resume: bool, new: bool, language: str) -> Path | None:
    """The saved game to go on with; asked for, or offered to a person at a terminal."""
    path = saves.latest(name)
    if resume and not path:
        raise BadOption("saved game", name, say(FOLDER, language, "nothing-to-resume", game=name))
    if resume or not path or new:
        return path if resume else None
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        print(say(FOLDER, language, "saved-hint", game=name))
        return None
    turn = registry.find(name).from_record(_read(path)).turn
    try:
        answer = input(say(FOLDER, language, "resume-question", game=name, turn=turn))
    except (EOFError, KeyboardInterrupt):
        answer = "n"
    return None if answer.strip().lower().startswith("n") else path


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadOption("game record", str(path), f"a readable text file ({error})") from error


def _whisper(line: str) -> None:
    print(line, file=sys.stderr, flush=True)
