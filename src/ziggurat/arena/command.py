"""`ziggurat arena`: plays what is still to be played, and says what it shows."""

import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

import msgspec

from ziggurat import agents
from ziggurat.arena import crew, dataset, log, program, table, text
from ziggurat.arena.findings import Findings, find
from ziggurat.arena.page import as_page
from ziggurat.arena.plan import Plan
from ziggurat.kernel import prepare
from ziggurat.kernel.errors import BadOption

Tick = Callable[[], None]


@dataclass(frozen=True)
class Finished:
    """What became of a run."""

    found: Findings
    games: list[table.Played]
    stopped: bool  # by Ctrl-C, before the last game


def run(
    plan: Plan,
    *,
    path: Path | None = None,
    workers: int | None = None,
    anew: bool = False,
    play: crew.Play = table.play,
) -> Finished:
    """Play all games of a plan that its log does not have yet, and work out what they show."""
    number = crew.workers_for(plan, workers)
    path = path or log.usual_path(plan)
    if anew:
        log.set_aside(path)
    with log.Log(path, plan) as book:
        stopped = _play(plan, book, number, play)
        games = [book.played[fixture.number] for fixture in plan.fixtures() if fixture.number in book.played]
    found = find(plan, games, workers=number, program=program.sources(), log=str(path))
    return Finished(found, games, stopped)


def _play(plan: Plan, book: log.Log, workers: int, play: crew.Play) -> bool:
    """Play what is missing; whether somebody stopped it."""
    missing = [fixture for fixture in plan.fixtures() if fixture.number not in book.played]
    _announce(plan, book, len(missing), workers)
    if not missing:
        return False
    compile_rules(plan.game)
    with progress(plan.total, plan.total - len(missing)) as tick:
        try:
            with closing(crew.all_played(plan, missing, min(workers, len(missing)), play)) as played:
                for game in played:
                    book.add(game)
                    tick()
        except KeyboardInterrupt:
            return True
    return False


def compile_rules(game: str) -> None:
    """Compile once, before all processes load it from the disk."""
    prepare.complete(game, agents.entries_for(game), whisper)


def _announce(plan: Plan, book: log.Log, missing: int, workers: int) -> None:
    rounded = plan.total // len(plan.tables)
    if rounded != plan.games:
        whisper(f"{rounded} games a table instead of {plan.games}: every deal is played with each agent in each seat.")
    if missing < plan.total:
        rest = (
            f"{missing} are still to be played." if missing else "nothing is left to play (--anew plays it all again)."
        )
        whisper(f"{plan.total - missing} of {plan.total} games are in {book.path}; {rest}")
    if missing:
        whisper(f"{missing} games, {workers} at a time. Ctrl-C stops; the same command goes on from there.")


def whisper(line: str) -> None:
    """Say something that is not part of the report."""
    print(line, file=sys.stderr, flush=True)


@contextmanager
def progress(total: int, done: int) -> Iterator[Tick]:
    """A bar for people at a terminal; nothing for programs."""
    if not sys.stderr.isatty():
        yield lambda: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn, TimeRemainingColumn

    shown = (BarColumn(), MofNCompleteColumn(), "games ·", TimeElapsedColumn(), "· left", TimeRemainingColumn())
    with Progress(*shown, console=Console(stderr=True)) as bar:
        task = bar.add_task("games", total=total, completed=done)
        yield lambda: bar.advance(task)


def as_json(found: Findings) -> str:
    """The report as JSON; what has no end is null."""
    return msgspec.json.format(msgspec.json.encode(found), indent=2).decode()


def write_report(folder: Path, plan: Plan, finished: Finished) -> None:
    """The report in every form, in a folder: text, JSON, Parquet, one page, and the ladder as Markdown."""
    found, games = finished.found, finished.games
    texts = {
        "report.txt": text.as_text(found) + "\n",
        "report.json": as_json(found) + "\n",
        "report.html": as_page(plan, found, games),
        "ladder.md": text.as_markdown(found),
    }
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, content in texts.items():
            (folder / name).write_text(content, encoding="utf-8")
        dataset.write(folder / "games.parquet", plan, games)
    except OSError as error:
        raise BadOption("folder for a report", str(folder), f"one that can be written ({error})") from error


def arena(plan: Plan, *, path: Path | None, workers: int | None, anew: bool, json: bool, report: Path | None) -> bool:
    """Play, print the report, write it if asked to; whether all was played."""
    finished = run(plan, path=path, workers=workers, anew=anew)
    if not finished.games:
        whisper("No game was finished.")
        return False
    print(as_json(finished.found) if json else text.as_text(finished.found))
    if report is not None:
        write_report(report, plan, finished)
        whisper(f"Report: {report / 'report.html'}")
    return not finished.stopped
