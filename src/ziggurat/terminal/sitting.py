"""Sitting down at the terminal: which game, with whom, new or saved."""

import re
import sys
from datetime import date
from pathlib import Path

import ziggurat.agents as agents
from ziggurat.kernel import jit, prepare, registry
from ziggurat.kernel.errors import BadOption, NothingToResume
from ziggurat.kernel.game import Game, check_deal
from ziggurat.kernel.gamerecord import all_headers, free_headers
from ziggurat.kernel.texts import say
from ziggurat.play.deal import headers_of
from ziggurat.terminal import saves
from ziggurat.terminal.dealing import dealt
from ziggurat.terminal.lines import AGENT, FOLDER, Lines, Meanwhile

PERSON = "person"
ANSWERS = ("answer-yes", "answer-no")


def start(
    name: str,
    *,
    against: str = agents.USUAL,
    seat: int = 0,
    seats: str | None = None,
    options: dict[str, str],
    seed: int | None = None,
    key: str | None = None,
    language: str = "en",
    typed: bool = False,
) -> None:
    """Deal a new game and play it: against one kind of agents, or with `seats` that say who sits where."""
    kind = registry.find(name)
    _check_language(language)
    wanted = None if seats is None else _read_seats(seats)
    options = _with_players(kind, options, wanted)
    who = _seated(kind.rulebook.seat_count(kind.blank_record(**options)), seat, wanted, against)
    check_deal(seed, key)
    if typed and not (seed is None and key is None):
        raise BadOption("way to deal", "--add-to-deal", "it alone; --seed and --key choose the whole deal")
    meanwhile = _prepared(name, language)
    headers = {"Date": date.today().isoformat()}
    if seed is None and key is None:
        try:
            together = dealt([text == PERSON for text in who], language, typed=typed)
        except (KeyboardInterrupt, EOFError):
            print()
            return
        key = together.key
        headers |= headers_of(together)
    game = kind(seed, key=key, **options)
    headers |= {f"{AGENT}{other}": text for other, text in enumerate(who) if text != PERSON}
    _sit(game, saves.new_file(game), headers, language, meanwhile, seed)


def _seated(count: int, seat: int, wanted: list[str] | None, against: str) -> list[str]:
    """Who sits where, checked before anything is prepared."""
    if not 0 <= seat < count:
        raise BadOption("seat", seat, f"one from 0 to {count - 1}")
    if wanted is not None and len(wanted) != count:
        raise BadOption("number of seats", len(wanted), f"{count} with these options")
    if against != PERSON:
        agents.make(against)
    return wanted or [PERSON if other == seat else against for other in range(count)]


def _read_seats(text: str) -> list[str]:
    """Who sits where: `person` or agents, with spaces or commas between."""
    names = "|".join((PERSON, *agents.names(), *agents.LEVELS))
    seats = [part for part in re.split(rf"\s+|,(?=(?:{names})\b)", text.strip()) if part]
    for seat in seats:
        if seat != PERSON:
            agents.make(seat)
    return seats


def _with_players(kind: type[Game], options: dict[str, str], seats: list[str] | None) -> dict[str, str]:
    """The options; where nobody says how many play, as many as there are seats."""
    name = kind.rulebook.players_option
    return options if seats is None or name is None or name in options else {**options, name: str(len(seats))}


def resume(name: str, file: Path | None, language: str) -> None:
    """Go on with the game in a file, or with the one saved last."""
    kind = registry.find(name)
    _check_language(language)
    path = file or saves.latest(name)
    if path is None:
        raise NothingToResume(name, say(FOLDER, language, "nothing-to-resume", game=name))
    text = saves.read(path)
    game = kind.from_record(text)
    meanwhile = _prepared(name, language)
    print(say(FOLDER, language, "resumed", file=str(path)))
    _sit(game, path, free_headers(text), language, meanwhile, None)


def wants_to_resume(name: str, language: str) -> bool:
    """Whether a person at a terminal wants to go on with a game that waits; others are only told of it."""
    path = saves.latest(name)
    if path is None:
        return False
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        print(say(FOLDER, language, "saved-hint", game=name))
        return False
    return _agrees(say(FOLDER, language, "resume-question", game=name), language)


def _agrees(question: str, language: str) -> bool:
    """Ask until the answer is yes (which Enter is too) or no, in the player's words or in English."""
    yes, no = ({word for each in {language, "en"} for word in say(FOLDER, each, key).split()} for key in ANSWERS)
    answer = "?"
    while answer not in yes | no | {""}:
        answer = input(question).strip().lower()
    return answer not in no


def tell_record(file: Path, language: str) -> None:
    """Tell the game in a record file from its first action to its last."""
    _check_language(language)
    tell(saves.read(file), language)


def tell(text: str, language: str) -> None:
    """Tell a recorded game from its first action to its last."""
    _check_language(language)
    game = registry.find(all_headers(text)["Game"].partition(" ")[0]).from_record(text)
    for ply in range(len(game.history)):
        for line in game.tell(ply, language):
            print(line)
    print(f"\n{game.rulebook.draw(game.state, None, language)}\n")
    outcome = game.rulebook.outcome(game.state, language)
    if outcome:
        print(outcome)


def _sit(
    game: Game, path: Path, headers: dict[str, str], language: str, meanwhile: Meanwhile, seed: int | None
) -> None:
    """Seat the agents that the headers name, and play."""
    names = {seat: headers[f"{AGENT}{seat}"] for seat in game.seats if f"{AGENT}{seat}" in headers}
    made = {seat: agents.make(text, seed=None if seed is None else seed + seat) for seat, text in names.items()}
    Lines(game, made, path, headers=headers, language=language, meanwhile=meanwhile).run()


def _prepared(name: str, language: str) -> Meanwhile:
    """Compile the rules of a game that is played here for the first time: beside the play, where that is possible."""
    if not jit.MIXED:
        prepare.complete(name, agents.entries_for(name), _whisper, language)
        return lambda is_light: None
    background = prepare.begin({name: agents.entries_for(name)})
    if not background.is_over:
        _whisper(say(FOLDER, language, "preparing-beside", game=registry.find(name).rulebook.called(language)))

    def meanwhile(is_light: bool) -> None:
        if not (is_light or background.is_over):
            _whisper(say(FOLDER, language, "still-preparing"))
            background.wait(name)
        background.look()

    return meanwhile


def _check_language(language: str) -> None:
    """Refuse a language that we do not speak before anything else happens."""
    say(FOLDER, language, "prompt", seat=0)


def _whisper(line: str) -> None:
    print(line, file=sys.stderr, flush=True)
